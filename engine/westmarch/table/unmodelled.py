"""Which answers need a clause that the engine does not act on.

A clause names its topics: what an answer has to involve to depend on it. That is a quantity or an
event by its name, an action by its tag, what is looked at by the last word of its path, a part of
the game that is not covered, or one of four words: `playing` restricts the play of its card,
`playing-otherwise` widens it, `duplicating` restricts the play of a second copy, and `using` widens
what the card can be used for. Of an event that names no other way, `playing-otherwise` is the only
way.
"""

from collections.abc import Iterable, Iterator, Sequence
from re import fullmatch
from typing import Any

from msgspec import Struct

from westmarch.cards.model.card import Card as Printed
from westmarch.cards.model.card import Event as EventFacts
from westmarch.cards.model.card import Unmodelled
from westmarch.cards.model.effects import length_of, playings
from westmarch.cards.pool import Pool
from westmarch.kernel.event import Event
from westmarch.kernel.judge import forbidding, unliftable
from westmarch.kernel.rulebook import Rule
from westmarch.kernel.rules import NONE
from westmarch.kernel.trace import Topics, Trace
from westmarch.table.actions import PlayCard, PlayCreature, kebab
from westmarch.table.events.cards import CardMoved, EventPlayed
from westmarch.table.events.turns import PhaseBegan, PhaseEnded
from westmarch.table.game import Game
from westmarch.table.ids import names_in
from westmarch.table.state import ASIDE, BEING_PLAYED, IN_PLAY, ON_GUARD, Card, State

Gap = tuple[str, str]
"""A card of the pool, and a clause of it that is not modelled."""

SAME: dict[str, tuple[str, ...]] = {
    "prowess": ("prowess", "prowess against the strike"),
    "mind": ("mind", "mind charged", "mind compared"),
    "attack prowess": ("attack prowess", "prowess of the strike"),
    "attack body": ("attack body", "body of the strike"),
}
"""The quantities that a topic stands for, where there are more than the one of its name."""

_TARGETS = frozenset(("assign-strike", "strike-assigned"))
"""What a clause is about that says who is struck."""
_DEFEATED = ("marshalling-point-pile", "out-of-play")
"""Where a card goes that was defeated."""
_ON_THE_TABLE = (IN_PLAY, BEING_PLAYED)
_PLAYED_FROM = ("hand", ON_GUARD, ASIDE)

CERTAIN = frozenset(
    (
        "core.actions.discard-for-effect",
        "core.actions.tap-for-effect",
        "core.chain.no-actions-during-resolution",
        "core.combat.off-turn-defender",
        "core.company-combat.no-hazards",
        "core.corruption.one-card-per-turn",
        "core.corruption.only-new-chain",
        "core.glossary.environment-not-under-deeps",
        "core.glossary.off-to-the-side-untouchable",
        "core.glossary.one-manifestation-in-play",
        "core.hazards.limit-at-declaration",
        "core.movement-hazard.eight-steps",
        "core.on-guard.bound-to-company",
        "core.prisoners.captive-state",
        "core.turn.hazard-player-no-resources",
        "core.turn.hazard-player-window",
        "core.turn.one-copy-for-both",
        "core.turn.resource-player-no-hazards",
    )
)
"""The rules that forbid the play or the use of a card whatever its text says, unless a clause names
the rule that it lifts. With them go all that no permission lifts."""


class Telling(Struct, frozen=True):
    """A clause that is not modelled, on the card that has it."""

    card: Card
    clause: Unmodelled
    near: frozenset[str]
    """Its card, who has that, and with whom he is."""
    far: bool = False
    """It may be about anything."""
    attacks: bool = False
    """Its card is attacking, so all that is done is about it."""

    @property
    def gap(self) -> Gap:
        """Name the card and the clause."""
        return self.card.card, self.clause.text

    def reaches(self, ids: Iterable[Any]) -> bool:
        """Tell whether it is about one of these."""
        return self.far or not self.near.isdisjoint(ids)

    def is_set_off(self, tag: str, ids: Iterable[str]) -> bool:
        """Tell whether an event concerns it that befell these."""
        everywhere = self.clause.everywhere or self.attacks
        return tag in self.clause.touching and (everywhere or not self.near.isdisjoint(ids))


class Doubt(Struct, frozen=True):
    """A clause that may have made something else of what was done, and what it casts doubt on."""

    gap: Gap
    paths: tuple[str, ...] = ()
    """What of all that is seen is doubtful; everything, verdicts included, if it does not say."""

    def concerns(self, path: str) -> bool:
        """Tell whether it casts doubt on what is to be seen at a path; on a verdict, for none."""
        return not self.paths or any(fullmatch(each, path) for each in self.paths)


def has_gaps(pool: Pool, state: State) -> bool:
    """Tell whether any card of a game has a clause that is not modelled, wherever the card is."""
    return any(pool[each.card].unmodelled for each in state.cards.values())


def needed_if_legal(game: Game, action: Any, trace: Trace) -> tuple[Gap, ...]:
    """Find the clauses that might forbid an action which the rules permit."""
    state, topics = game.state, trace.topics
    return _gaps(
        each
        for each in _tellings(game.pool, state, _meant(action))
        if _is_worked_out(each, topics)
        or (not each.clause.lifting and _is_about(each, game, action))
        or (each.card.id == _played(action) and _restricts(each, action, game))
    )


def about_part(game: Game, action: Any, topic: str) -> tuple[Gap, ...]:
    """Find the clauses about a part of the game that is not covered, where somebody comes to it."""
    concerned = _concerned(game.state, action)
    return _gaps(
        each
        for each in _tellings(game.pool, game.state, _meant(action))
        if topic in each.clause.touching and each.reaches(concerned)
    )


def needed_if_illegal(game: Game, action: Any, trace: Trace) -> tuple[tuple[Gap, ...], list[Rule]]:
    """Find the clauses without which an action may be legal after all.

    That takes a clause for each rule that forbids it. Where one might give the permission that is
    missing, the rules are told that forbid the action whoever permits it.
    """
    state, topics = game.state, trace.topics
    tellings = [
        each
        for each in _tellings(game.pool, state, _meant(action))
        if each.clause.lifting
        or _is_about(each, game, action)
        or _is_worked_out(each, topics)
        or _widens(each, action, game)
    ]
    if not tellings:
        return (), []
    forbids = forbidding(game, action)
    lifting = {each: _lifting(each, tellings, game, action) for each in forbids}
    if not all(lifting.values()):
        return (), []
    others = (each for each in unliftable(game, action, CERTAIN) if each not in lifting)
    certain = [each for each in others if not _lifting(each, tellings, game, action)]
    needed = (each for them in lifting.values() for each in them)
    return ((), certain) if certain else (_gaps(needed), [])


def doubts(before: Game, after: State, trace: Trace, events: Sequence[Event]) -> tuple[Doubt, ...]:
    """Find the clauses that may have made something else of an action that was carried out."""
    happened = [
        (tag, _befallen(after, each)) for each in events for tag in _tags(before.pool, after, each)
    ]
    in_hand, topics = _in_hand(before.state, after), trace.topics
    played = tuple(each.card for each in events if isinstance(each, EventPlayed))
    found = (
        Doubt(each.gap, _doubtful(each.clause, in_hand))
        for state in (before.state, after)
        for each in _tellings(before.pool, state, played)
        if _is_worked_out(each, topics) or any(each.is_set_off(tag, ids) for tag, ids in happened)
    )
    return tuple(dict.fromkeys(found))


def _doubtful(clause: Unmodelled, in_hand: tuple[str, ...]) -> tuple[str, ...]:
    """Say what alone is doubtful: what is seen of cards in hand, or who sees a card."""
    if "seen-by" in clause.touching:
        return ("card/.*/seen-by",)
    if set(clause.touching) <= {"draws", "hand size"}:
        return (r"player/.*/cards/.*", *(f"card/{each}/.*" for each in in_hand))
    return ()


def _in_hand(before: State, after: State) -> tuple[str, ...]:
    """Give the cards that were, or are, in somebody's hand or play deck."""
    cards = (each for state in (before, after) for each in state.cards.values())
    return tuple(dict.fromkeys(each.id for each in cards if each.place in ("hand", "play-deck")))


def on_the_table(game: Game) -> tuple[Telling, ...]:
    """Find the clauses on the table, of which some may matter to what is to be seen."""
    return tuple(_tellings(game.pool, game.state))


def needed_to_see(
    game: Game, path: str, trace: Trace, tellings: tuple[Telling, ...]
) -> tuple[Gap, ...]:
    """Find the clauses, of those on the table and further ones, on which it depends what is to be
    seen at a path.
    """
    of, *_, what = ("", *path.split("/"))[-2:] if "/" in path else ("", path)
    topics = trace.topics
    named = {each for about in topics.values() for each in about}
    elsewhere = (each for each in named if each in game.pool and each not in game.state.cards)
    return _gaps(
        each
        for each in (*tellings, *_of_pool(game.pool, game.state, elsewhere))
        if _is_worked_out(each, topics) or (what in each.clause.touching and each.reaches((of,)))
    )


def _tellings(pool: Pool, state: State, meant: Iterable[str] = ()) -> Iterator[Telling]:
    """Go through the clauses of the cards on the table, and of those that an action is about.

    With them go those of the cards that are gone, and of which something is remembered.
    """
    for card in state.cards.values():
        if card.place not in _ON_THE_TABLE and card.id not in meant:
            continue
        printed = pool[card.card]
        if not printed.unmodelled:
            continue
        attacks = state.combat is not None and state.combat.source == card.id
        # An event speaks of anything, unless it lies on something.
        far = attacks or (printed.type == "event" and card.host is None and card.id not in meant)
        for clause in _in_question(pool, state, printed):
            if clause.in_play and (attacks or card.place != IN_PLAY):
                continue
            near = frozenset(clause.about or _near(state, card))
            yield Telling(card, clause, near, far or clause.everywhere, attacks)
    for fact in state.facts:
        if fact.card is not None:
            gone = Card(fact.card, fact.card, "", "")
            for clause in _in_question(pool, state, pool[fact.card]):
                yield Telling(gone, clause, frozenset((fact.about,)))


def _played(action: Any) -> str | None:
    """Give the card that is played or used, if one is."""
    return getattr(action, "card", None)


def _meant(action: Any) -> tuple[str, ...]:
    """Give the card that is played or used, and the sites that an action is about."""
    played = _played(action)
    sites = (name for what, name in names_in(action) if what.printed == "site")
    return tuple(sites) if played is None else (played, *sites)


def _of_pool(pool: Pool, state: State, cards: Iterable[str]) -> Iterator[Telling]:
    """Go through the clauses of cards that are spoken of, and are not on the table."""
    for each in cards:
        for clause in _in_question(pool, state, pool[each]):
            yield Telling(Card(each, each, "", ""), clause, frozenset((each,)))


def _in_question(pool: Pool, state: State, printed: Printed) -> Iterator[Unmodelled]:
    """Give the clauses of a card that matter with the cards that are there."""
    for clause in printed.unmodelled:
        if clause.only_with and not _met(pool, state, clause):
            continue
        if not _TARGETS.isdisjoint(clause.touching) and _is_alone(pool, state):
            continue
        yield clause


def _is_alone(pool: Pool, state: State) -> bool:
    """Tell whether there is but one who can be struck: who it is, then, is no question."""
    if state.combat is None:
        return False
    company = state.companies[state.combat.company]
    held = (it for each in company.characters for it in state.cards[each].holds)
    allies = (it for it in held if pool[state.cards[it].card].type == "ally")
    return len((*company.characters, *allies)) == 1


def _near(state: State, card: Card) -> Iterator[str]:
    """Name a card, its owner, and who or what it lies on, with the company; on a site, with those
    who are there.
    """
    yield card.owner
    at: Card | None = card
    while at is not None:
        yield at.id
        if at.company is not None:
            yield at.company
        if at.host in state.companies:
            yield at.host
            yield from state.companies[at.host].characters
            yield state.companies[at.host].player
        if at is not card:
            for company in state.companies.values():
                if company.site == at.id:
                    yield from (company.id, company.player, *company.characters)
        at = state.cards.get(at.host) if at.host is not None else None


def _met(pool: Pool, state: State, clause: Unmodelled) -> bool:
    """Tell whether one of the cards is there with which alone the clause matters."""
    places = {IN_PLAY, *_DEFEATED} if clause.or_defeated else {IN_PLAY}
    return any(
        card.place in places and pool[card.card].name in clause.only_with
        for card in state.cards.values()
    )


def _is_worked_out(telling: Telling, topics: Topics) -> bool:
    """Tell whether a quantity was worked out that the clause is about."""
    return any(
        name in topics and (not topics[name] or telling.reaches(topics[name]))
        for topic in telling.clause.touching
        for name in SAME.get(topic, (topic,))
    )


def _is_about(telling: Telling, game: Game, action: Any) -> bool:
    """Tell whether a clause restricts this very action."""
    tag, card, state = action.__struct_config__.tag, telling.card, game.state
    if tag not in telling.clause.touching:
        return False
    concerned = _concerned(state, action)
    names = (game.pool[state.cards[each].card].name for each in concerned & state.cards.keys())
    if not telling.reaches((*concerned, *names)):
        return False
    return card.place != "hand" or card.id != _played(action)


def _restricts(telling: Telling, action: Any, game: Game) -> bool:
    """Tell whether a clause may forbid the play of its own card.

    How an event is played otherwise may be the only way there is, if the card names none besides.
    """
    if telling.card.place == IN_PLAY:
        return False
    touching, printed = telling.clause.touching, game.pool[telling.card.card]
    played = isinstance(action, PlayCard) and isinstance(printed.facts, EventFacts)
    only_way = played and not playings(printed)
    if "playing" in touching or (only_way and "playing-otherwise" in touching):
        return True
    return "duplicating" in touching and any(
        other.card == telling.card.card and other.place == IN_PLAY
        for other in game.state.cards.values()
    )


def _widens(telling: Telling, action: Any, game: Game) -> bool:
    """Tell whether a clause may permit the play or the use of its own card.

    Of an event that names no other way to play it, what is said of playing it is the way.
    """
    card, touching = telling.card, telling.clause.touching
    if card.id != _played(action):
        return False
    printed = game.pool[card.card]
    if not isinstance(action, PlayCard):
        tag = action.__struct_config__.tag
        said = tag in touching or (tag == "use-card" and "using" in touching)
        return said and (card.place != "hand" or length_of(printed) == "short")
    if card.place not in _PLAYED_FROM:
        return False
    event = isinstance(printed.facts, EventFacts)
    only_way = event and not playings(printed) and "playing" in touching
    return only_way or "playing-otherwise" in touching


def _lifting(rule: Rule, tellings: Iterable[Telling], game: Game, action: Any) -> list[Telling]:
    """Give the clauses that could keep a rule from forbidding an action."""
    topics = _heard(game, rule, action).topics
    return [each for each in tellings if _lifts(each, rule, topics, action, game)]


def _lifts(telling: Telling, rule: Rule, topics: Topics, action: Any, game: Game) -> bool:
    """Tell whether a clause could keep a rule from forbidding an action."""
    if rule.id in telling.clause.lifting:
        return telling.reaches(_concerned(game.state, action))
    tag = action.__struct_config__.tag
    if rule.card == telling.card.card and tag in telling.clause.touching:
        return True
    if _is_worked_out(telling, topics):
        return True
    return not _is_certain(rule, telling, action) and _widens(telling, action, game)


def _is_certain(rule: Rule, telling: Telling, action: Any) -> bool:
    """Tell whether a rule holds however else the card may be played or used.

    What a card says of one way to play or to use it is no obstacle to another, nor is where it
    attacks and whom; and what lies on-guard may be revealed in its own time.
    """
    if rule.card == telling.card.card:
        of_one_way = (rule.again and rule.of == "itself") or PlayCreature in rule.on
        return rule.use == "forbid" and not of_one_way
    if rule.id == "core.hazards.declare-key" and getattr(action, "keyed_to", None) is None:
        return False
    if rule.id == "core.turn.hazard-player-window" and telling.card.place == ON_GUARD:
        return False
    return rule.again or bool(rule.blanket) or rule.id in CERTAIN


def _heard(game: Game, rule: Rule, action: Any) -> Trace:
    """Ask a rule once more, to hear what it works out; of a refusal, those who might permit it."""
    trace = Trace()
    listening = Game(game.rules, game.pool, game.state, trace, met=True)
    permits = game.rules.permits.get(type(action), NONE)
    for each in (rule,) if rule.use != "refuse" else (*permits.rules, rule):
        listening.evaluate(each, action)
    return trace


def _concerned(state: State, action: Any) -> set[str]:
    """What an action has to do with: the cards it names, their companies and sites, or a player."""
    named = {each for each in _ids(action) if each in state.cards or each in state.companies}
    companies = {state.cards[each].company for each in named if each in state.cards} | named
    if state.combat is not None:
        companies.add(state.combat.company)
    at_sites = [
        each for each in state.companies.values() if each.id in companies or each.site in named
    ]
    for company in at_sites:
        named |= {company.id, company.site, *company.characters}
        named |= {company.destination} if company.destination else set()
    return named or {action.player}


def _tags(pool: Pool, state: State, event: Event) -> tuple[str, ...]:
    """Give the names of an event; a card that moves is known by what it is and where it goes, and a
    phase by which one it is.
    """
    name = kebab(type(event).__name__)
    if isinstance(event, PhaseBegan | PhaseEnded):
        return name, f"{event.phase}-{name.removeprefix('phase-')}"
    if not isinstance(event, CardMoved):
        return (name,)
    how = {"discard-pile": "discarded", "location-deck": "returned"}.get(event.to)
    return (name,) if how is None else (name, f"{pool[state.cards[event.card].card].type}-{how}")


def _befallen(state: State, event: Event) -> frozenset[str]:
    """Give whom an event befell: players only if it names no card and no company.

    A phase concerns the companies of the player whose turn it is.
    """
    if isinstance(event, PhaseBegan | PhaseEnded):
        player = state.turn_player
        mine = (each for each in state.companies.values() if each.player == player)
        return frozenset((player, *(it for each in mine for it in (each.id, *each.characters))))
    named = frozenset(_ids(event))
    return named & (state.cards.keys() | state.companies.keys()) or named


def _ids(said: Any) -> Iterator[str]:
    """Go through the words in an action or an event, and in what it is made of."""
    if isinstance(said, str):
        yield said
    elif isinstance(said, tuple):
        for each in said:
            yield from _ids(each)
    elif isinstance(said, Struct):
        for field in said.__struct_fields__:
            yield from _ids(getattr(said, field))


def _gaps(tellings: Iterable[Telling]) -> tuple[Gap, ...]:
    return tuple(dict.fromkeys(each.gap for each in tellings))
