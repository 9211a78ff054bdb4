"""The table of a scenario: what its words put there, and which card on it they mean."""

import re
import unicodedata
from collections.abc import Callable, Iterable
from typing import Any, Literal, cast, get_args

from msgspec import UNSET, Struct
from msgspec.structs import replace

from westmarch.cards.deck import DeckList, Part
from westmarch.cards.kinds import BALROG, RINGWRAITH, WIZARD, Kind
from westmarch.cards.model.card import Card, CardType, Creature, Event
from westmarch.corpus.names import Names
from westmarch.corpus.patterns import NTHS, listed
from westmarch.corpus.said import Said
from westmarch.errors import BadData
from westmarch.table.game import Game
from westmarch.wire.protocol import (
    CardAt,
    CompanyAt,
    Happened,
    Length,
    Phase,
    Place,
    PlayerAt,
    Position,
    Trophy,
    Turn,
)

Player = Literal["player", "opponent"]
PLAYERS: tuple[Player, ...] = get_args(Player)
State = Literal["untapped", "tapped", "wounded"]

WHEREABOUTS = "@"
"""Before the label of a company, it stands for the site card at which the company then is."""

_REFERENCE = re.compile(
    r"(?:the (?P<owner>player|opponent)'s |(?P<bearer>(?!the player|the opponent)[^\"]+)'s (?=\"))?"
    rf"(?:(?:the )?(?P<nth>{'|'.join(NTHS)}) (?=\"|[A-ZÀ-ÖØ-Þ]|hero |minion ))?"
    r"(?:(?P<state>untapped|tapped|wounded) )?"
    r"(?:(?:the )?(?P<side>hero|minion) )?"
    r'(?:"(?P<quoted>[^"]+)"|(?P<bare>.+))'
)


class Reference(Struct, frozen=True):
    """A card as a step speaks of it: whose it is said to be, how it lies, and its name."""

    name: str
    owner: Player | None
    state: State
    quoted: bool
    nth: int = 0
    """Which it is of several copies, as the Givens name them; 0 if that is not said."""
    bearer: str = ""
    side: Literal["", "hero", "minion"] = ""
    """Which version of it is meant, where there are several."""

    def __str__(self) -> str:
        whose = f"the {self.owner}'s " if self.owner else ""
        return f"{whose}{self.name}"


def reference(text: str) -> Reference:
    """Read what a step says of a card."""
    found = _REFERENCE.fullmatch(text)
    if found is None:
        raise BadData(f"“{text}” does not name a card.")
    owner = found["owner"]
    return Reference(
        name=found["quoted"] or found["bare"],
        owner=player(f"the {owner}") if owner else None,
        state=cast("State", found["state"] or "untapped"),
        quoted=bool(found["quoted"]),
        nth=NTHS.index(found["nth"]) + 1 if found["nth"] else 0,
        bearer=found["bearer"] or "",
        side=cast("Literal['', 'hero', 'minion']", found["side"] or ""),
    )


def references(text: str) -> list[Reference]:
    """Read a list of cards."""
    return [reference(each) for each in listed(text)]


def player(text: str) -> Player:
    """Read which of the two players is spoken of."""
    return "opponent" if text.startswith("the opponent") else "player"


class NotThere(BadData):
    """Something is spoken of that no Given has put on the table."""


class Bringing(Struct):
    """A deck while the position is being laid out."""

    kind: Kind
    parts: dict[Part, list[str]]

    def list(self) -> DeckList:
        """Give what is in it."""
        return DeckList(**{part: tuple(cards) for part, cards in self.parts.items()})


class Piece(Struct):
    """One card on the table while the position is being laid out."""

    label: str
    card: Card
    owner: Player
    place: Place
    position: State = "untapped"
    on: str | None = None
    beside: str | None = None
    company: str | None = None
    this_turn: bool = False
    whose: Player | None = None
    """Whose pile it lies in."""
    plain: bool = False
    """It was named without a word on which version of it is meant."""
    trophy: Trophy = ""
    uncontrolled: bool = False
    in_use: bool = False
    agent: bool = False
    face_down: bool = False


class Group(Struct):
    """One company while the position is being laid out."""

    label: str
    player: Player
    site: str
    entered: bool = False
    moving_to: str | None = None
    way: str = ""
    regions: tuple[str, ...] = ()
    moved: bool = False


_AVATARS: dict[tuple[str, str], Kind] = {
    ("minion", "Ringwraith"): RINGWRAITH,
    ("balrog", "Balrog"): BALROG,
}
"""By the alignment and the race of an avatar, whose he is; a Wizard may have fallen."""
_AWAY: dict[Place, str] = {
    "hand": "in the {}'s hand",
    "play-deck": "in the {}'s play deck",
    "discard-pile": "in the {}'s discard pile",
    "sideboard": "in the {}'s sideboard",
    "out-of-play": "out of play",
    "removed-from-the-game": "removed from the game",
}
"""Where a site card is from which no company has it."""
Later = Callable[[Game, Any], Any]
"""Gives the action that is meant as the game stands; complains if it cannot be that."""


class Table:
    """Grows step by step into the position that a scenario begins with."""

    def __init__(self, names: Names, edition: str, *, loosely: bool = False) -> None:
        self.names = names
        self.loosely = loosely
        """What goes without saying need not be said."""
        self.edition = edition
        self.kinds: dict[Player, Kind] = dict.fromkeys(PLAYERS, WIZARD)
        self.kinds_said: set[Player] = set()
        """Those of whom a step says what kind of player they are."""
        self.notes: list[str] = []
        """What has been taken to go without saying, in sentences."""
        self.declared: dict[Player, str] = dict.fromkeys(PLAYERS, "")
        self.turn: Player = "player"
        self.phase: Phase = "site"
        self.phase_said = False
        """A step says how far the turn has come."""
        self.number = 0
        """How many turns have begun; 0 if no step says so."""
        self.is_later = False
        """Where no step says which turn it is, the first turns of both players are over."""
        self.pieces: dict[str, Piece] = {}
        self.companies: dict[str, Group] = {}
        self.parts: dict[str, Group] = {}
        """By a character's label, the company that it is in after steps have split its own."""
        self.history: list[Happened] = []
        self.exhausted: dict[Player, int] = {}
        self.length: Length = ""
        self.readings: dict[str, str] = {}
        self.agreed: dict[str, int] = {}
        self.decks: dict[Player, Bringing] = {}
        """The decks that players bring before the game."""
        self.begun = False
        """The table is laid: from here on, a company may have come somewhere else."""
        self.acted = False
        """Somebody has done something, so it is too late to say how far the turn has come."""
        self.tested = ""
        """The gold ring that somebody was said to test last."""
        self.used: set[str] = set()
        """The cards that steps have had played."""
        self.later: list[Later] = []
        """What the last step has left open until the game comes to it."""
        self.said: Said | None = None
        """What the last step names beside a card, for the card to tell what it is there."""
        self.whole = False
        """The last step says for which of its effects a card is played or used."""

    def card(
        self, ref: Reference, types: Iterable[CardType] = (), owner: Player | None = None
    ) -> Card:
        """Find the card meant, in the version of the player whose it is."""
        kind = ref.side or self.kinds[ref.owner or owner or self.turn]
        card = self.names.card(ref.name, kind, types)
        bare = ref.quoted or self.loosely or card.type in ("character", "site", "region")
        if not bare and not types:
            raise BadData(
                f"{card.name} is written without quotation marks.",
                hint=f'Only characters and sites go without: write "{card.name}".',
            )
        return card

    def put(
        self,
        ref: Reference,
        place: Place,
        *,
        types: Iterable[CardType] = (),
        owner: Player | None = None,
    ) -> Piece:
        """Put one more card on the table."""
        whose = ref.owner or owner or "player"
        card = self.card(ref, types, whose)
        piece = Piece(self._label(card.name), card, whose, place, ref.state)
        piece.plain = not ref.side and ref.name != card.id
        self.pieces[piece.label] = piece
        return piece

    def put_on(self, ref: Reference, whose: Player) -> Piece:
        """Put a card on what is a player's: a hazard is the other player's, if nobody says."""
        piece = self.put(ref, "in-play", owner=whose)
        if ref.owner is None and is_hazard(piece.card):
            piece.owner = "opponent" if whose == "player" else "player"
        return piece

    def the(self, ref: Reference, types: Iterable[CardType] = ()) -> Piece:
        """Find the card on the table that is meant.

        A card that no step has put anywhere is in its player's hand; but a character or a site
        has to be somewhere already.
        """
        card = self.card(ref, types)
        found = self._which(ref, card, ref.owner)
        if len(found) == 1:
            return found[0]
        if found:
            raise self._several(ref, found)
        if card.type in ("character", "site"):
            raise NotThere(
                f"No Given puts {ref} on the table.",
                hint=f"Write, for example, “Given {self._example(card)}”.",
            )
        return self.put(ref, "hand", types=types, owner=ref.owner)

    def knows(self, ref: Reference) -> bool:
        """Tell whether a step has put this card on the table."""
        return bool(self._which(ref, self.card(ref), ref.owner))

    def character(self, text: str) -> Piece:
        """Find the character meant."""
        return self.the(reference(text), ("character",))

    def somebody(self, text: str) -> Piece:
        """Find the character or the ally meant."""
        return self.the(reference(text), ("character", "ally"))

    def player_of(self, text: str) -> str:
        """Give whose character or ally is meant, as steps name a player."""
        return f"the {self.somebody(text).owner}"

    def owner(self, label: str) -> Player:
        """Give whose a card or a company is."""
        if label in self.pieces:
            return self.pieces[label].owner
        groups = (*self.companies.values(), *self.parts.values())
        return next(each.player for each in groups if each.label == label)

    def text(self, ref: Reference) -> str:
        """Give the id of the card whose text is meant, be it on several copies."""
        named = self._named(self.card(ref).name)
        ids = {each.card.id for each in named if ref.owner in (None, each.owner)}
        return ids.pop() if len(ids) == 1 else self.the(ref).card.id

    def played(
        self,
        ref: Reference,
        by: Player,
        types: Iterable[CardType] = (),
        source: Place = "hand",
    ) -> Piece:
        """Find the card that a player plays: one of his that is not in play yet.

        If no step says where it is, it is at `source`. One that is named by who bears it has
        left play by then.
        """
        owner = ref.owner or by
        card = self.card(ref, types, owner)
        found = [p for p in self._which(ref, card, owner) if ref.bearer or p.place != "in-play"]
        found = [p for p in found if p.place == source] or found
        if len({p.place for p in found}) > 1:
            raise self._several(ref, found)
        piece = found[0] if found else self.put(ref, source, types=types, owner=owner)
        self.used.add(piece.label)
        return piece

    def site(self, text: str) -> Piece | Card:
        """Find the site meant: the card on the table if there is one, or else just the site."""
        if (here := self._site_of_company(text)) is not None:
            return here
        ref = reference(text)
        card = self.card(ref, ("site",))
        found = [p for p in self._copies(ref, card) if ref.owner in (None, p.owner)]
        if len(found) > 1:
            found = [p for p in found if p.owner == self.turn]
        return found[0] if len(found) == 1 else card

    def thing(self, text: str) -> Piece:
        """Find the card on the table meant by words that may be “the site” or “Glóin's site”."""
        return self._site_of_company(text) or self.the(reference(text))

    def whereabouts(self, group: Group) -> str:
        """Give what stands for the site card of a company, wherever it will be."""
        return f"{WHEREABOUTS}{group.label}" if self.begun else group.site

    def spot(self, text: str) -> str:
        """Find what something lies on or is aimed at: its label, or the name of a region."""
        company = text == "the company" or text.endswith("'s company")
        region = self.names.region(text)
        if region is not None:
            return region
        return self.company(text).label if company else self.thing(text).label

    def company(self, text: str) -> Group:
        """Find the company meant."""
        whose = text.removesuffix("'s company")
        if whose not in ("the company", "the player", "the opponent"):
            character = self.the(reference(whose), ("character",))
            if character.label in self.parts:
                return self.parts[character.label]
            if character.company is None:
                raise BadData(
                    f"{character.card.name} is in no company.",
                    hint="Whoever is not on the table has to be played into one first.",
                )
            return self.companies[character.company]
        owner = self.turn if whose == "the company" else player(whose)
        found = [group for group in self.companies.values() if group.player == owner]
        if len(found) == 1:
            return found[0]
        if not found:
            raise NotThere(
                f"The {owner} has no company.",
                hint="Write, for example, “Given Glóin is at The Lonely Mountain”.",
            )
        raise BadData(
            f"The {owner} has {len(found)} companies.",
            hint=f"Name one by a character in it: “{self._someone(found[0])}'s company”.",
        )

    def gather(self, characters: list[Reference], site: str | Piece) -> Group:
        """Form a company of characters at a site."""
        owners = {ref.owner for ref in characters[1:] if ref.owner} | {
            characters[0].owner or "player"
        }
        if len(owners) > 1:
            raise BadData("A company belongs to one player.", hint="Give each company a step.")
        owner = owners.pop()
        self._know_by_avatar(owner, characters)
        if isinstance(site, str):
            named = reference(site)
            place = self._site_of_company(site) or self._site_for(named, named.owner or owner)
        else:
            place = site
        group = Group(self._fresh("company", self.companies), owner, place.label)
        self.companies[group.label] = group
        for ref in characters:
            member = self.put(ref, "in-play", types=("character",), owner=owner)
            member.company = group.label
        return group

    def on_the_way(self) -> None:
        """Have it be the movement/hazard phase, where no step says how far the turn has come."""
        if self.loosely and not self.phase_said and not self.acted:
            self.phase = "movement-hazard"

    def _know_by_avatar(self, owner: Player, characters: list[Reference]) -> None:
        """Take a player for one of the kind whose avatar he has, where no step says of which."""
        if not self.loosely or owner in self.kinds_said:
            return
        for ref in characters:
            card = self.card(ref, ("character",), owner)
            kind = _AVATARS.get((card.alignment, getattr(card.facts, "race", "")))
            if kind is not None:
                self.kinds[owner] = kind
                self.kinds_said.add(owner)
                said = (
                    f"{card.name} is with the {owner}, who was taken to be a {kind.title()} player"
                )
                self.notes.append(f"{said}.")

    def part(self, characters: list[Piece], group: Group, site: Piece | None) -> Group:
        """Name the company that characters form who are split off theirs."""
        known = {*self.companies, *(each.label for each in self.parts.values())}
        here = group.site if site is None else site.label
        new = Group(self._fresh("company", known), group.player, here)
        self.parts |= {each.label: new for each in characters}
        return new

    def place_for_company(self, text: str, owner: Player) -> Piece:
        """Find the site card for a new company: that in play, or one of the location deck.

        If no step says where the site is, it is in the location deck.
        """
        return self._site_card(text, owner, "in-play")

    def destination(self, text: str, group: Group) -> Piece:
        """Find the site card that a company moves to: one of the location deck, or one in play.

        If no step says where it is, it is in the location deck.
        """
        return self._site_card(text, group.player, "location-deck")

    def _site_card(self, text: str, by: Player, rather: Place) -> Piece:
        """Find a site card of a player's, rather in one place; of several in a deck, any one."""
        if (here := self._site_of_company(text)) is not None:
            return here
        ref = reference(text)
        owner = ref.owner or by
        card = self.card(ref, ("site",), owner)
        found = self._which(ref, card, owner)
        found = [p for p in found if p.place == rather] or found
        if len({(p.card.id, p.place == "in-play" and p.label) for p in found}) > 1:
            raise self._several(ref, found)
        return found[0] if found else self.put(ref, "location-deck", types=("site",), owner=owner)

    @property
    def leaves_turn_open(self) -> bool:
        """Tell whether it is taken to be a later turn, since no step says which one it is."""
        return self.is_later and not self.number and self.phase != "setup"

    def position(self) -> Position:
        """Lay everything out."""
        number = len(PLAYERS) + 1 if self.leaves_turn_open else self.number or 1
        return Position(
            edition=self.edition,
            turn=Turn(player=self.turn, phase=self.phase, number=number),
            players=tuple(self._player(name) for name in PLAYERS),
            cards=tuple(
                CardAt(
                    label=piece.label,
                    card=piece.card.id,
                    owner=piece.owner,
                    place=piece.place,
                    position=piece.position,
                    on=piece.on,
                    beside=piece.beside,
                    company=piece.company,
                    this_turn=piece.this_turn,
                    whose=None if piece.whose == piece.owner else piece.whose,
                    trophy=piece.trophy,
                    uncontrolled=piece.uncontrolled,
                    in_use=piece.in_use,
                    agent=piece.agent,
                    face_down=piece.face_down,
                )
                for piece in self.pieces.values()
            ),
            companies=tuple(
                CompanyAt(
                    label=group.label,
                    player=group.player,
                    site=group.site,
                    entered=group.entered,
                    moving_to=group.moving_to,
                    way=group.way,
                    regions=group.regions,
                    moved=group.moved,
                )
                for group in self.companies.values()
            ),
            history=tuple(self.history),
            readings=self.readings,
            agreed=self.agreed,
            length=self.length,
        )

    def _player(self, name: Player) -> PlayerAt:
        brought = self.decks.get(name)
        return PlayerAt(
            name=name,
            kind=self.kinds[name],
            exhausted=self.exhausted.get(name, 0),
            declared=self.declared[name],
            deck=UNSET if brought is None else brought.list(),
        )

    def _site_of_company(self, text: str) -> Piece | None:
        """Find the site card of a company, if that is how it is spoken of."""
        if text == "the site":
            return self._site_of(self.company("the company"))
        if not text.endswith("'s site"):
            return None
        return self._site_of(self.company(f"{text.removesuffix(' site')} company"))

    def _site_of(self, group: Group) -> Piece:
        site = self.pieces[group.site]
        return replace(site, label=self.whereabouts(group)) if self.begun else site

    def _site_for(self, ref: Reference, owner: Player) -> Piece:
        card = self.card(ref, ("site",), owner)
        found = [piece for piece in self._copies(ref, card) if piece.owner == owner]
        here = [piece for piece in found if not self.is_away(piece)]
        here.sort(key=lambda piece: piece.place != "in-play")
        if found and not here and not is_haven(card):
            raise self.lies_elsewhere(found[0], "and so no company is there")
        return here[0] if here else self.put(ref, "in-play", types=("site",), owner=owner)

    def further(self, ref: Reference, owner: Player) -> Piece:
        """Find one more card of a site: one that is not in play, wherever a step has put it.

        If there is none such, it is in the location deck.
        """
        card = self.card(ref, ("site",), owner)
        found = [p for p in self._copies(ref, card) if p.owner == owner and p.place != "in-play"]
        deck = (each for each in found if each.place == "location-deck")
        further = next(deck, found[0] if found else None)
        return further or self.put(ref, "location-deck", types=("site",), owner=owner)

    def another(self, ref: Reference, owner: Player, types: Iterable[CardType]) -> Piece:
        """Find one more copy in a hand: one that no step has played yet, or else a new one."""
        card = self.card(ref, types, owner)
        held = (p for p in self._copies(ref, card) if (p.owner, p.place) == (owner, "hand"))
        copy = next((each for each in held if each.label not in self.used), None)
        copy = copy or self.put(ref, "hand", types=types, owner=owner)
        self.used.add(copy.label)
        return copy

    def is_away(self, piece: Piece) -> bool:
        """Tell whether a site card lies where no company has it from."""
        return piece.place in _AWAY

    def lies_elsewhere(self, piece: Piece, therefore: str) -> BadData:
        """Complain of a site that a step has put where a company cannot use it."""
        return BadData(
            f"{piece.card.name} is {_AWAY[piece.place].format(piece.owner)}, {therefore}.",
            hint="A player has one card of a site that is no haven; leave one of the steps out.",
        )

    def _named(self, name: str) -> list[Piece]:
        return [piece for piece in self.pieces.values() if piece.card.name == name]

    def _copies(self, ref: Reference, card: Card) -> list[Piece]:
        """Go by name, unless it is said which version is meant."""
        return [p for p in self._named(card.name) if not ref.side or p.card.id == card.id]

    def _which(self, ref: Reference, card: Card, owner: Player | None) -> list[Piece]:
        """Find the copies of a card that may be meant: by whose they are, who bears them, which."""
        found = [p for p in self._copies(ref, card) if owner in (None, p.owner)]
        if ref.bearer:
            bearer = self.the(reference(ref.bearer), ("character", "ally"))
            found = [p for p in found if p.on == bearer.label]
            if not found:
                raise BadData(f"{bearer.card.name} does not bear {card.name}.")
        if not ref.nth:
            return found
        if ref.nth > len(found):
            raise BadData(
                f"There is no {NTHS[ref.nth - 1]} {card.name}, only {len(found)}.",
                hint="They are counted in the order in which the Givens name them.",
            )
        return [found[ref.nth - 1]]

    def _several(self, ref: Reference, found: list[Piece]) -> BadData:
        if found[0].card.unique and len({piece.owner for piece in found}) == 1:
            return BadData(
                f"{ref} is unique, and is on the table {len(found)} times.",
                hint="Leave one of them out: two steps put the same card there.",
            )
        return BadData(
            f"{ref} could be any of {len(found)} cards.",
            hint="Say whose it is: “the player's …” or “the opponent's …”."
            if len({piece.owner for piece in found}) > 1
            else f"Say which, in the order of the Givens: “the first “{ref.name}””, “the second "
            f"“{ref.name}””; or who bears it: “Glóin's “{ref.name}””.",
        )

    def _example(self, card: Card) -> str:
        return (
            f"{card.name} is at Rivendell"
            if card.type == "character"
            else f"Glóin is at {card.name}"
        )

    def _someone(self, group: Group) -> str:
        return next(p.card.name for p in self.pieces.values() if p.company == group.label)

    def _label(self, name: str) -> str:
        return self._fresh(slug(name), self.pieces)

    def _fresh(self, stem: str, taken: Iterable[str]) -> str:
        number = 1
        label = stem
        while label in taken:
            number += 1
            label = f"{stem}-{number}"
        return label


def is_hazard(card: Card) -> bool:
    """Tell whether a card is a hazard: a creature, or a hazard event."""
    facts = card.facts
    return isinstance(facts, Creature) or (isinstance(facts, Event) and facts.side == "hazard")


def is_haven(card: Card) -> bool:
    """Tell whether a card is a haven, of which a player may have several cards."""
    return getattr(card.facts, "site_type", "") == "Haven"


def slug(name: str) -> str:
    """Write a name in small plain letters and hyphens: of “Glóin”, `gloin`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"['’]", "", plain)).strip("-")
