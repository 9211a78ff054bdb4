"""The table as it stands: cards, companies, windows, combat, and what is remembered.

A state never changes; an event makes a new one out of it.
What is known twice, for speed, is written in one place only, `placed`: where a card is stands
on the card and in the pile, company or card that holds it.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from westmarch.cards.deck import DeckList
from westmarch.cards.kinds import WIZARD, Kind
from westmarch.cards.model.attack import Attack
from westmarch.table.windows import WINDOWS, WindowKind

IN_PLAY = "in-play"
BEING_PLAYED = "being-played"
"""Where a card lies, open to both players, from its declaration until it resolves."""
ASIDE = "off-to-the-side"
"""Where a card lies beside another one, or beside a company, that keeps it: on the table, and out
of play for all but uniqueness."""
ON_GUARD = "on-guard"
"""Where a card lies face-down that was placed on-guard, from its declaration until it is revealed
or returned."""
PILES = (
    "hand",
    BEING_PLAYED,
    ON_GUARD,
    "play-deck",
    "discard-pile",
    "sideboard",
    "pool",
    "starting-company",
    "set-aside",
    "location-deck",
    ASIDE,
    "marshalling-point-pile",
    "out-of-play",
    "removed-from-the-game",
)
"""Where a card can be when it is not in play. Each player has one of each."""
ACTIVE = (IN_PLAY, BEING_PLAYED, "marshalling-point-pile")
"""Where a card's own clauses are active."""
FOUGHT = "fought"
"""What is remembered of a company: the attack that it faced last, and what was declared by then."""
LASTING = "lasting"
"""How long something is remembered that lasts until the turn ends because rules say so."""


class Card(Struct, frozen=True):
    """A card on the table, as opposed to what is printed on it."""

    id: str
    card: str
    """What is printed on it: the id in the pool."""
    owner: str
    place: str
    position: str = "untapped"
    host: str | None = None
    """The card that bears or controls it or with which it lies, or the company on which it lies."""
    holds: tuple[str, ...] = ()
    """The cards it bears or controls, or that lie with it, the one that came last in the end.

    An agent controls nothing: what is here of sites are those he went to, the last one his own."""
    beside: str | None = None
    """For a card off to the side: the card or the company that keeps it, and neither bears nor
    controls it."""
    company: str | None = None
    """For a character, the company it belongs to."""
    uncontrolled: bool = False
    """For a character, it has lost its controller and is under nobody's influence since."""
    in_use: bool = False
    """For an item whose effects its bearer has."""
    stored: bool = False
    """It was stored."""
    face_down: bool = False
    """It lies with its back up, so that only its owner knows what it is."""
    guards: str | None = None
    """For a card that lies on-guard: the company on which it was placed."""
    lies_at: str | None = None
    """For such a card: the site card at which it lies."""
    shown: bool = False
    """Its owner has shown it to the other player from where it is hidden."""


class Company(Struct, frozen=True):
    """Characters who travel and fight together."""

    id: str
    player: str
    site: str
    """The site card it is at."""
    characters: tuple[str, ...] = ()
    holds: tuple[str, ...] = ()
    """The cards that lie on the company itself, and on none of its characters."""
    destination: str | None = None
    """The site card it moves to, from the declaration until it arrives."""
    way: str = ""
    """How it moves: `starter`, `region`, `under-deeps`; empty while it does not."""
    path: tuple[tuple[str, str | None], ...] = ()
    """Its site path: the type of each region, and its name where the path has names."""
    moved: bool = False
    """It has moved to a new site this turn."""
    origin: str | None = None
    """The site card it came from, if it has moved."""
    split_from: str | None = None
    """The company it was split off this turn."""
    finished: bool = False
    """It has had its part of the present phase."""
    entering: bool = False
    """It is on its way into the site, between the automatic-attacks."""
    entered: bool = False
    """It has successfully entered its site this turn."""
    faced: tuple[tuple[str, int], ...] = ()
    """The automatic-attacks it has faced this turn: the card they come from, and which of its."""
    to_face: tuple[Any, ...] = ()
    """The attacks declared as it entered its site that come after the automatic-attacks: actions
    that resolve when their turn has come."""
    hazard_limit: int = 0
    hazards: int = 0
    """How many hazards were declared against the limit."""


class Player(Struct, frozen=True):
    """One of the players."""

    name: str
    kind: Kind = WIZARD
    exhausted: int = 0
    """How often the play deck was exhausted."""
    declared: str = ""
    """The Fallen-wizard who a Fallen-wizard player has said to be, before the game."""
    deck: DeckList | None = None
    """The deck that the player has brought, until it is laid out."""


class Window(Struct, frozen=True):
    """A time in which certain players may do certain things."""

    name: str
    waiting: tuple[str, ...]
    """The players who have not said that they are done."""
    company: str | None = None
    """The company whose turn it is in the phase."""
    idle: tuple[str, ...] = ()
    """Those who were passed over, as there was nothing for them to do."""

    @property
    def kind(self) -> WindowKind:
        """What kind of window it is."""
        return WINDOWS[self.name]


class Strike(Struct, frozen=True):
    """One strike of an attack, once it is assigned."""

    target: str
    by: str | None = None
    """The character who strikes, where a company attacks."""
    outcome: str = ""
    """`failed`, `successful`, `ineffectual` or `cancelled`, once it is settled."""
    defeated: bool = False
    tapping: bool = True
    """The character taps for it, so there is no penalty for staying untapped."""
    striker_tapping: bool = True
    """So does the character who strikes."""
    supporters: int = 0
    """How many companions tapped to support the character against it."""
    excess: int = 0
    """How many excess strikes were turned against the character."""


class Combat(Struct, frozen=True):
    """An attack that is being fought out."""

    kind: str
    """`automatic`, `creature`, `company`, `agent`, or `other` for what an event does in its own
    name."""
    source: str
    """The card the attack comes from: a creature, a site, a card that adds to a site, or the first
    character of a company."""
    attack: Attack
    company: str
    defender: str
    attacker: str
    attacking: str | None = None
    """The company that attacks, if one does."""
    number: int = 0
    """Which of the attacks of its source it is."""
    keyed_to: str | None = None
    strikes: tuple[Strike, ...] = ()
    current: int | None = None
    """Which of the strikes is being played out."""
    plan: Any = None
    """How the defending player means to face it, as declared before the attacker could act."""
    declared: int = 0
    """How many actions had been declared in the game when its strike sequence began."""
    check: Any = None
    """The body check that is to follow."""
    cancelled: bool = False
    defeated: bool = False
    excess_spent: int = 0
    """How many of the excess strikes have been used."""

    def side(self, player: str) -> str | None:
        """The company that fights for a player."""
        if player == self.defender:
            return self.company
        return self.attacking

    def fighter(self, player: str) -> str | None:
        """The character who fights for a player in the strike that is being played out."""
        return self.facing if player == self.defender else self.striking

    @property
    def strike(self) -> Strike | None:
        """The strike that is being played out."""
        return None if self.current is None else self.strikes[self.current]

    @property
    def facing(self) -> str | None:
        """The character whose strike is being played out."""
        return None if self.current is None else self.strikes[self.current].target

    @property
    def striking(self) -> str | None:
        """The character who deals it, where a company attacks."""
        return None if self.current is None else self.strikes[self.current].by


class Fact(Struct, frozen=True):
    """Something remembered that the cards do not show."""

    what: str
    about: str
    value: Any = None
    until: str = "game"
    """With what it is forgotten: the `chain`, the `check` that is declared on it or on one that it
    has interrupted, the `strike`, the `combat`, the `company`'s part of
    the phase, the `phase`, the `turn`, when rules let it lapse (`lasting`), or never (`game`)."""
    card: str | None = None
    """The card of the pool whose clause made it: its clauses are active while this is remembered,
    wherever the card is."""
    known_to: str | None = None
    """The one player who knows of it; None where everybody does."""


class Interrupted(Struct, frozen=True):
    """A chain of effects that waits while something comes in between."""

    actions: tuple[Any, ...]
    """What is declared on it and not yet resolved."""
    pending: tuple[Any, ...] = ()
    """What passive conditions had demanded in its course."""
    facts: tuple[Fact, ...] = ()
    """What is to be remembered until it is over."""


class State(Struct, frozen=True):
    """Everything about a game at one moment."""

    edition: str
    players: tuple[Player, ...]
    turn_player: str
    phase: str
    turn: int = 1
    length: str = ""
    """The length of game that was settled, if one was: `starter`, `short`, `long`, `campaign`."""
    cards: dict[str, Card] = {}
    companies: dict[str, Company] = {}
    agents: tuple[str, ...] = ()
    """The characters who are in play as hazards: in no company, and nobody controls them. They
    stand in the order in which they came, which everybody has seen."""
    piles: dict[str, tuple[str, ...]] = {}
    """Cards not in play, by `pile` key, the top card first."""
    windows: tuple[Window, ...] = ()
    """The innermost window last."""
    chain: tuple[Any, ...] = ()
    """Actions declared and not yet resolved, the last one last."""
    interrupted: tuple[Interrupted, ...] = ()
    """The chains of effects that wait for what has come in between, the first one first."""
    declared: int = 0
    """How many actions were declared on a chain so far: tells what came right after what."""
    acts: dict[str, tuple[int, int]] = {}
    """For each player how many actions had been declared in the game with his own latest, and with
    the one before it. What a passive condition declares is nobody's action."""
    pending: tuple[Any, ...] = ()
    """What passive conditions demand, until the present chain is over and it can be declared."""
    choices: tuple[Any, ...] = ()
    """What players have to choose before the game goes on, the most urgent first."""
    combat: Combat | None = None
    facts: tuple[Fact, ...] = ()
    readings: dict[str, str] = {}
    winner: str | None = None
    """Who has won the game, by which it is over; `tie` if nobody has."""
    active: dict[str, int] | None = None
    """How many cards with each id of the pool lie where their clauses are active."""
    turn_start: "State | None" = None
    """The table as it was when the turn began: for all that rules remember from then."""

    @property
    def window(self) -> Window:
        """The window that is open now."""
        return self.windows[-1]

    def at(self, kind: WindowKind) -> bool:
        """Tell whether a window of this kind is the one that is open now."""
        return bool(self.windows) and self.windows[-1].name == kind.name

    def during(self, *kinds: WindowKind) -> bool:
        """Tell whether such a window is under way, even if something has come in between."""
        names = [each.name for each in kinds]
        for each in self.windows:  # noqa: SIM110 - this is asked so often that a generator costs
            if each.name in names:
                return True
        return False

    def is_next(self, player: str, since: int, *, declared: bool = False) -> bool:
        """Tell whether a player's next action comes right after so many actions of the game.

        If it has been `declared` by now, it is the one before it that matters.
        """
        return self.acts.get(player, (0, 0))[declared] <= since

    @property
    def combat_step(self) -> WindowKind | None:
        """How far the attack has come that is being fought: its innermost window."""
        for each in reversed(self.windows):
            kind = WINDOWS[each.name]
            if kind.within == "combat":
                return kind
        return None

    def fact(self, what: str, about: str) -> Fact | None:
        """What is remembered of this, if anything is."""
        for fact in self.facts:
            if fact.about == about and fact.what == what:
                return fact
        return None

    def facts_of(self, what: str) -> tuple[Fact, ...]:
        """All that is remembered of this sort, in the order in which it happened."""
        return tuple([fact for fact in self.facts if fact.what == what])

    @property
    def waiting(self) -> tuple[Any, ...]:
        """All actions that are declared and not yet resolved, on whichever chain or after it."""
        held = (action for each in self.interrupted for action in each.actions)
        later = (action for each in self.companies.values() for action in each.to_face)
        return (*later, *held, *self.chain)

    def pile(self, player: str, place: str) -> tuple[str, ...]:
        """The cards of a player's pile, the top one first."""
        return self.piles.get(f"{player}/{place}", ())

    def opponent(self, player: str) -> str:
        """The other player."""
        for each in self.players:
            if each.name != player:
                return each.name
        raise KeyError(player)

    def kind(self, player: str) -> Kind:
        """What kind of player this is: Wizard, Ringwraith …"""
        for each in self.players:
            if each.name == player:
                return each.kind
        raise KeyError(player)


def forgetting(state: State, *spans: str) -> State:
    """Forget what was to be remembered no longer than this."""
    return replace(state, facts=tuple(each for each in state.facts if each.until not in spans))


def pile(player: str, place: str) -> str:
    """Name a player's pile."""
    return f"{player}/{place}"


def placed(
    state: State,
    card_id: str,
    place: str,
    *,
    player: str | None = None,
    host: str | None = None,
    company: str | None = None,
    beside: str | None = None,
) -> State:
    """Put a card somewhere, and take it away from where it was."""
    card = state.cards[card_id]
    cards = state.cards.copy()
    companies, piles = state.companies, state.piles
    for key, ids in piles.items():
        if card_id in ids and (card.place != IN_PLAY):
            piles = {**piles, key: tuple(each for each in ids if each != card_id)}
            break
    if card.host is not None and card.host in cards:
        holder = cards[card.host]
        cards[holder.id] = replace(
            holder, holds=tuple(each for each in holder.holds if each != card_id)
        )
    elif card.host is not None and card.host in companies:
        below = companies[card.host]
        rest = tuple(each for each in below.holds if each != card_id)
        companies = {**companies, below.id: replace(below, holds=rest)}
    if card.company is not None and card.company != company:
        left = companies[card.company]
        rest = tuple(each for each in left.characters if each != card_id)
        companies = {**companies, left.id: replace(left, characters=rest)}
    if host is not None and host in companies:
        below = companies[host]
        companies = {**companies, host: replace(below, holds=(*below.holds, card_id))}
    elif host is not None:
        holder = cards[host]
        cards[host] = replace(holder, holds=(*holder.holds, card_id))
    if company is not None and company != card.company:
        joined = companies[company]
        companies = {
            **companies,
            company: replace(joined, characters=(*joined.characters, card_id)),
        }
    if place != IN_PLAY:
        key = pile(player or card.owner, place)
        piles = {**piles, key: (card_id, *piles.get(key, ()))}
    agents = state.agents
    if place != IN_PLAY and card_id in agents:
        agents = tuple(each for each in agents if each != card_id)
    stays = place == card.place == IN_PLAY
    on_table = {place, card.place} <= {IN_PLAY, ASIDE}
    position = card.position if on_table else "untapped"
    cards[card_id] = replace(
        card,
        place=place,
        host=host,
        beside=beside,
        company=company,
        position=position,
        in_use=card.in_use and stays,
        uncontrolled=card.uncontrolled and stays and host is None,
        face_down=card.face_down and on_table,
        shown=card.shown and place == card.place,
        stored=card.stored and place == card.place,
        guards=None,
        lies_at=None,
    )
    return replace(
        state,
        cards=cards,
        companies=companies,
        agents=agents,
        piles=piles,
        active=_active(state, card, place),
    )


def active_cards(state: State) -> dict[str, int]:
    """Count the cards whose clauses are active, by their ids in the pool."""
    if state.active is not None:
        return state.active
    found: dict[str, int] = {}
    for card in state.cards.values():
        if card.place in ACTIVE:
            found[card.card] = found.get(card.card, 0) + 1
    return found


def _active(state: State, card: Card, place: str) -> dict[str, int]:
    """Count anew for a card that goes to another place."""
    before = active_cards(state)
    change = (place in ACTIVE) - (card.place in ACTIVE)
    if not change:
        return before
    counts = {**before, card.card: before.get(card.card, 0) + change}
    if not counts[card.card]:
        del counts[card.card]
    return counts
