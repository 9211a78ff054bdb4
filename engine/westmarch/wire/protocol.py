"""The wire protocol, version 1: JSON lines between the runner and one engine process.

The runner sends a request, the engine answers with a reply of the same `seq`.
A reply holds exactly one of `ok`, `need`, `unsupported` and `error`.
After `need` the runner sends `give`, whose reply takes the place of the first one.
The engine never sees what is expected of it.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from westmarch.cards.deck import DeckList
from westmarch.cards.kinds import WIZARD, Kind
from westmarch.kernel.chance import Need
from westmarch.table.actions import AnyAction, Number
from westmarch.table.ids import (
    AvatarName,
    CardId,
    CharacterId,
    CompanyId,
    DragonName,
    KeeperId,
    PlayerId,
    RegionName,
    RegionType,
    SiteId,
    SiteOrName,
    Way,
)

PROTOCOL = 1
MOST_CARDS, MOST_COMPANIES = 5_000, 500
"""No table holds more than this."""

Phase = Literal[
    "declared",
    "draft",
    "setup",
    "untap",
    "organization",
    "long-event",
    "movement-hazard",
    "site",
    "end-of-turn",
    "reckoning",
]
Length = Literal["", "starter", "short", "long", "campaign"]
Place = Literal[
    "hand",
    "play-deck",
    "discard-pile",
    "sideboard",
    "pool",
    "starting-company",
    "set-aside",
    "location-deck",
    "in-play",
    "being-played",
    "off-to-the-side",
    "on-guard",
    "marshalling-point-pile",
    "out-of-play",
    "removed-from-the-game",
]
Trophy = Literal["", "attack", "detainment"]
VerdictName = Literal["legal", "illegal", "undetermined", "unsupported"]


class PlayerAt(Struct, frozen=True, rename="kebab"):
    """A player as the position begins."""

    name: str
    kind: Kind = WIZARD
    exhausted: Number = 0
    """How often the play deck has been exhausted."""
    deck: DeckList | UnsetType = UNSET
    """Before the game: the deck that the player has brought, and hands in when declaring. Its
    cards are on the table only then."""
    declared: str = ""
    """The name of the Fallen-wizard who a Fallen-wizard player has declared to be."""


class Turn(Struct, frozen=True, rename="kebab"):
    """Whose turn it is and how far it has come."""

    player: PlayerId
    phase: Phase
    """`reckoning` once the last turn is over: then it is that of the player whose turn it was."""
    number: Number = 1


class CardAt(Struct, frozen=True, rename="kebab", omit_defaults=True):
    """A card and where it is as the position begins."""

    label: str
    """Chosen by the runner; actions and observations name the card by it."""
    card: str
    """The public id of the card, such as TD-130."""
    owner: PlayerId
    place: Place
    position: Literal["untapped", "tapped", "wounded"] = "untapped"
    on: KeeperId | None = None
    """The label of the card that bears or controls this one, or of the company it lies on; for a
    site, of the agent who has gone there, in the order of his travels; for a card that lies
    on-guard, of the company on which it was placed."""
    beside: KeeperId | None = None
    """For a card off to the side: the label of the card or the company that keeps it."""
    company: CompanyId | None = None
    """For a character: the label of its company."""
    this_turn: bool = False
    """It came into play this turn, after the turn had begun."""
    whose: PlayerId | None = None
    """Whose pile it lies in, where that is not its owner's."""
    trophy: Trophy = ""
    """For a card that a character keeps as a trophy: from what sort of attack."""
    uncontrolled: bool = False
    """For a character: it has lost its controller, and nobody controls it since."""
    in_use: bool = False
    """Of the items of a type of which a bearer uses one at a time: this is the one. If none of
    them is said to be, it is the last."""
    agent: bool = False
    """It is a character in play as an agent hazard. Agents came in the order of the cards."""
    face_down: bool = False
    """Its back is up: of an agent, or of a site that lies with one."""


class CompanyAt(Struct, frozen=True, rename="kebab", omit_defaults=True):
    """A company as the position begins."""

    label: str
    player: PlayerId
    site: SiteId
    """The label of the site card it is at."""
    entered: bool = False
    """It has entered the site in this site phase, and faced all automatic-attacks there."""
    moving_to: SiteId | None = None
    """The label of the site card to which it has declared movement."""
    way: Way = ""
    """In its movement/hazard phase: how it gets there, where there is more than one way. The one
    company that has taken its way is the first to have its part of the phase."""
    regions: tuple[RegionName, ...] = ()
    """The regions of that way, in their order."""
    moved: bool = False
    """It has moved to its site this turn."""


class Happened(Struct, frozen=True, rename="kebab", omit_defaults=True):
    """A fact of the game so far that the cards on the table do not show.

    `defeated`: an attack by a manifestation of `dragon` was defeated.
    `gained-attack`: `site` gained a Dragon automatic-attack of `strikes` and `prowess`.
    `lost-attacks`: `site` lost its automatic-attacks.
    `region-changed`: some effect made `region` a region of `type`.
    `path-changed`: some effect made region `number` on the site path of `site`, counted from
    its nearest haven, a region of `type`.
    `extra-regions`: some effect lets `company` pass `number` more regions.
    `sent-back`: `company` was sent back to its site of origin.
    `faced`: `company` has faced an attack of the creature `card`.
    `revealed`: `player` has revealed the avatar of the name `avatar`.
    `influence-lost`: some effect took `number` from the direct influence of `character`.
    `called`: `player` has called the end of the game; `earlier` is in the turn before this one.
    `lost-treasure`: `card`, an item, was played at the lair `site`, a name, and named a lost
    treasure.
    """

    what: Literal[
        "defeated",
        "gained-attack",
        "lost-attacks",
        "region-changed",
        "path-changed",
        "extra-regions",
        "sent-back",
        "faced",
        "revealed",
        "influence-lost",
        "lost-treasure",
        "called",
    ]
    when: Literal["this-turn", "earlier"]
    dragon: DragonName | None = None
    site: SiteOrName | None = None
    strikes: Number | None = None
    prowess: Number | None = None
    region: RegionName | None = None
    type: RegionType | None = None
    company: CompanyId | None = None
    card: CardId | None = None
    number: Number | None = None
    player: PlayerId | None = None
    avatar: AvatarName | None = None
    character: CharacterId | None = None


class Position(Struct, frozen=True, rename="kebab", omit_defaults=True):
    """All that an engine needs to set up the table. Nothing in it is derived from a rule."""

    edition: str
    turn: Turn
    players: tuple[PlayerAt, ...]
    cards: Annotated[tuple[CardAt, ...], Meta(max_length=MOST_CARDS)] = ()
    companies: Annotated[tuple[CompanyAt, ...], Meta(max_length=MOST_COMPANIES)] = ()
    history: Annotated[tuple[Happened, ...], Meta(max_length=MOST_COMPANIES)] = ()
    readings: dict[str, str] = {}
    """The readings chosen for open questions; for all others the default holds."""
    agreed: dict[str, Number] = {}
    """What the players have agreed on before the game, where a scenario leaves it to them: to play
    for so many `treasures`, and for so many `dragons` besides."""
    length: Length = ""
    """The length of game that the players or an organizer have settled; empty if nobody has."""


class Request(Struct, frozen=True, tag_field="op", tag=str.lower, kw_only=True):
    """One line from the runner to the engine."""

    seq: int


class Hello(Request, frozen=True):
    """Who are you, and what can you do?"""

    protocols: tuple[int, ...] = (PROTOCOL,)
    corpus: str = ""


class Setup(Request, frozen=True):
    """Set up this position, and forget all others."""

    position: Position


class Ask(Request, frozen=True):
    """May this be done now? Nothing changes on the table."""

    action: AnyAction


class Act(Request, frozen=True):
    """Do this if it is legal, and carry the game on to the next decision."""

    action: AnyAction


class See(Request, frozen=True):
    """What is to be seen at these paths?"""

    paths: tuple[str, ...]


class Give(Request, frozen=True):
    """The values asked for by `need`."""

    values: tuple[int, ...]


class Options(Request, frozen=True):
    """What may this player do now? Optional."""

    player: str


class Explain(Request, frozen=True):
    """Why was the last verdict what it was? Optional."""


class Bye(Request, frozen=True):
    """Stop."""


AnyRequest = Hello | Setup | Ask | Act | See | Give | Options | Explain | Bye


REASONS, QUESTIONS, JOINED = "reasons", "questions", "joined-editions"
CAPABILITIES: dict[str, str] = {
    "options": "It answers `options`.",
    "explain": "It answers `explain`.",
    REASONS: "It names the rules that decide by Westmarch's ids, and is held to them.",
    QUESTIONS: "It says `undetermined` where a verdict hangs on an open question, and names that.",
    JOINED: "It plays by several of its editions at once: those with a plus between their names.",
}
"""What an engine may be able to do besides answering."""

MODELLING = ("organize",)
"""Actions that say nothing but how Westmarch itself models the game."""


class Welcome(Struct, frozen=True, rename="kebab", omit_defaults=True):
    """The answer to `hello`. A list that is left out stands for all that there is."""

    name: str
    version: str
    protocol: int
    language: str = ""
    capabilities: tuple[str, ...] = ()
    """What it can do besides answering."""
    editions: tuple[str, ...] = ()
    """The editions whose rules it knows."""
    cards: tuple[str, ...] | None = None
    """The cards that it knows, by their public ids."""
    actions: tuple[str, ...] | None = None
    """The types of action that it knows."""
    paths: tuple[str, ...] | None = None
    """Where it can tell what is to be seen, as the list of paths writes it."""
    windows: tuple[str, ...] | None = None
    """The windows that it opens."""
    readings: dict[str, tuple[str, ...]] | None = None
    """The open questions of which it can be told a reading, each with the readings it knows."""


class VerdictGiven(Struct, frozen=True, rename="kebab", omit_defaults=True):
    """The answer to `ask` and `act`."""

    verdict: VerdictName
    because: tuple[str, ...] = ()
    """The rules that decide; for an illegal action those that forbid it."""
    questions: tuple[str, ...] = ()


class Offered(Struct, frozen=True):
    """The answer to `options`."""

    actions: tuple[AnyAction, ...]


class NumberPart(Struct, frozen=True, omit_defaults=True):
    """A part of a number that is reckoned up, and where it comes from."""

    amount: int
    what: str
    """In a few words, as the text of the reason has them."""
    rule: str = ""
    """The rule that adds it; for what is printed or rolled, none."""
    card: str = ""
    """The card that adds it or on which it is printed."""


class Reason(Struct, frozen=True, omit_defaults=True):
    """One step on the way to a verdict."""

    text: str
    rule: str = ""
    card: str = ""
    source: str = ""
    """Where the rule stands, or by which rules the card was amended."""
    role: Literal["decides", "fact", "number"] = "fact"
    """Whether it decides, or is a fact that what decides builds on, or a number reckoned up."""
    parts: tuple[NumberPart, ...] = ()
    """Of a number: what it is made of."""

    @property
    def origins(self) -> tuple[tuple[str, str, str], ...]:
        """Give each rule or card that a number has parts from, and what those are in words.

        Nothing is said of the parts where there is but one such rule or card.
        """
        found: dict[tuple[str, str], list[str]] = {}
        for part in self.parts:
            if part.rule or part.card:
                by = (part.rule, "") if part.rule else ("", part.card)
                found.setdefault(by, []).append(part.what)
        if len(found) == 1 and len(next(iter(found.values()))) == len(self.parts):
            return tuple((*by, "") for by in found)
        return tuple((*by, ", ".join(filter(None, what))) for by, what in found.items())


class Reasons(Struct, frozen=True):
    """The answer to `explain`: what decides, then the facts, then the numbers."""

    reasons: tuple[Reason, ...]


class Unsupported(Struct, frozen=True, omit_defaults=True):
    """The engine does not do this, and says so."""

    reason: str
    card: str = ""
    rule: str = ""


class Seen(Struct, frozen=True, omit_defaults=True):
    """The answer to `see`, path by path.

    A path stands under `values`, `unknown` or `unsupported`; one that stands nowhere is unknown.
    """

    values: dict[str, Any]
    """What is to be seen; null where there is nothing."""
    unknown: tuple[str, ...] = ()
    """Paths of which the engine cannot tell just now."""
    unsupported: dict[str, Unsupported] = {}
    """Paths of which it never tells, or not in this case: why not."""


class Fault(Struct, frozen=True):
    """The request could not be carried out: it made no sense to the engine."""

    message: str


class Reply(Struct, frozen=True, omit_defaults=True):
    """One line from the engine to the runner."""

    seq: int
    ok: Any | UnsetType = UNSET
    need: Need | UnsetType = UNSET
    unsupported: Unsupported | UnsetType = UNSET
    error: Fault | UnsetType = UNSET
