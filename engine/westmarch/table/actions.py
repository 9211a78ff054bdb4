"""What a player can do, named as a player would name it.

On the wire an action is a JSON object whose `type` is the name in kebab-case.
Cards and companies are given by their ids on the table.
"""

from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, Union

from msgspec import Meta, Struct

from westmarch.kernel.traits import Trait, gather
from westmarch.table.ids import (
    AgentId,
    AskingId,
    AvatarName,
    BeatenId,
    BorneId,
    CardId,
    CharacterId,
    ChosenId,
    CompanionId,
    CompanyId,
    CompanyName,
    DiscardedId,
    DraftedId,
    DraftPlaceId,
    EventTargetId,
    HomeName,
    InHandId,
    Key,
    PlayerId,
    PlayerKind,
    PoolId,
    RegionName,
    SideboardId,
    SiteId,
    SomebodyId,
    TargetId,
    ToPile,
    ToPlayId,
    Way,
    WizardName,
)
from westmarch.table.windows import (
    AGENTS,
    ASSIGN_ATTACKER,
    ASSIGN_DEFENDER,
    ASSIGN_FIRST,
    CHOOSE_COMPANY,
    COMBAT_ACTIONS,
    DEFENDER_FACES,
    DRAW,
    ENTER_OR_NOT,
    FACE_STRIKES,
    FINAL_CHECKS,
    MOVEMENT_HAZARD,
    NEWCOMER,
    ON_THE_WAY,
    ORGANIZATION,
    ORGANIZING,
    RING_TEST,
    SHOW_COPIES,
    SITE,
    TURN_END,
    UNTAP,
    WAY_CHOICE,
    WindowKind,
)

EVERY = Trait["Action"]("any action", "anything that a player may say")
FREE = Trait["Action"](
    "free action", "taken of one's own accord, not because a step of the game calls for it"
)
HAZARD = Trait["Action"](
    "hazard action", "plays or uses a hazard, or may do so: that depends on the card"
)
RESOURCE = Trait["Action"](
    "resource action", "plays or uses a resource or a character, or may do so: the card tells"
)
PLAY = Trait["AnyPlay"]("play", "plays a card")
AT_SITE = Trait["AtSite"]("play at a site", "plays a resource with a character at his site")
AIMED = Trait["PlayEvent | UseCard"](
    "aimed action", "plays or uses a card for an effect, on a target if it needs one"
)
PRICED = Trait["Action"](
    "priced action", "may have a price: somebody taps for it, or something is discarded"
)
ORDINARY = Trait["Action"]("ordinary action", "what players may do besides moving and fighting")
COMPOSES = Trait["PlayCharacter | ChangeCompany | JoinCompanies | MoveCompany | PlayRevealed"](
    "composition", "changes who travels with whom"
)
IN_PASSING = Trait["Action"](
    "said in passing", "is no reason to ask a player who could do nothing else"
)
DECLARED = Trait["Action"](
    "declared action", "waits on the chain of effects, and takes effect when nobody responds"
)


Part = Literal["riddles and offerings",]
"""The parts of the game that are not covered yet, as `table/covered.py` lists them."""


Deed = Literal["move", "step-back", "go-home", "heal", "untap", "turn-face-down", "open-site"]
"""What an agent may do on the table, as `core.agents.action-list` has it."""


Number = Annotated[int, Meta(ge=0, le=1000)]
"""A number that is said at the table: none is anywhere near as large as this bound."""


@cache
def kebab(name: str) -> str:
    """Spell a class name as the wire does: `PlayItem` is `play-item`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


class Action(Struct, frozen=True, rename="kebab", tag_field="type", tag=kebab, kw_only=True):
    """Something that one player declares."""

    traits: ClassVar[tuple[Trait[Any], ...]] = ()
    """What it is: rules that ask for one of these reach it, and those that ask for `EVERY`."""

    times: ClassVar[tuple[WindowKind, ...]] = ()
    """The windows in which it comes, if it has a time of its own. It may be asked about before
    that, since it is clear when it would be."""
    rolls_for: ClassVar[str] = ""
    """What its dice are for, the first of them, if there is a roll that goes with it."""

    player: PlayerId


class PlayCard(Action, frozen=True):
    """Play a card: it leaves the hand at once, and waits on the chain of effects."""

    card: ToPlayId


class Finish(Action, frozen=True):
    """Say that one is done: with the present window, or with all that is left of the turn."""

    traits = (IN_PASSING,)

    turn: bool = False
    """Nothing more in this turn, however many windows are still to come."""


class RegisterDeck(Action, frozen=True):
    """Before the game, declare what kind of player one is, and hand in the deck one has brought."""

    kind: PlayerKind
    """`wizard`, `ringwraith`, `fallen-wizard` or `balrog`."""
    avatar: AvatarName = ""
    """For a Fallen-wizard player: the name of the Fallen-wizard that he is."""


class SwitchWizard(Action, frozen=True):
    """Before the draft, take another Wizard in the place of the one who is declared as fallen."""

    wizard: WizardName
    """The name of the Wizard who comes from outside the deck."""


class DraftCharacter(Action, frozen=True):
    """In a round of the draft, lay a character of the pool face-down, or a Stage resource."""

    card: PoolId
    on: DraftPlaceId | None = None
    """For a Stage resource: the drafted character or the starting site on which it is played."""
    by: DraftedId | None = None
    """For a character: the drafted card with which he comes, where he needs one."""


class DeclareStart(Action, frozen=True):
    """After the draft, lay out the site where the company begins, or the sites where two do."""

    site: SiteId
    second: SiteId | None = None
    """A second site, for a second company."""
    characters: tuple[DraftedId, ...] = ()
    """Those who begin at the second site."""


class AddToDeck(Action, frozen=True):
    """Before the first hand is drawn, add characters left in the pool to the play deck."""

    cards: tuple[PoolId, ...]


class PlaceStartingItem(Action, frozen=True):
    """Before the game, give a minor item to a character of the starting company."""

    card: PoolId
    character: SomebodyId


class Untap(Action, frozen=True):
    """In the untap phase, untap cards of one's own."""

    times = (UNTAP,)

    cards: tuple[CardId, ...]


class Heal(Action, frozen=True):
    """In the untap phase, heal wounded characters at a haven."""

    times = (UNTAP,)

    cards: tuple[CardId, ...]


class Organize(Action, frozen=True):
    """Begin to organize: play or discard a character, and set up companies."""

    times = (ORGANIZATION,)


class PlayCharacter(PlayCard, frozen=True):
    """Bring a character into play, to a company or as a company of its own."""

    traits = (PLAY, RESOURCE, COMPOSES, DECLARED)
    times = (ORGANIZING, NEWCOMER)

    site: SiteId
    """The site card where it comes into play: one in play, or one of the location deck."""
    company: CompanyId | None = None
    """The company it joins; without one it forms its own."""
    controller: CharacterId | None = None
    """The character whose direct influence controls it; without one it is general influence."""
    by: CardId | None = None
    """The card with which it comes, where it needs one."""


class DiscardCharacter(Action, frozen=True):
    """Discard a character of one's own, while organizing."""

    times = (ORGANIZING,)

    character: SomebodyId


class DiscardStage(Action, frozen=True):
    """As the organization phase ends, discard a Stage resource of one's own."""

    card: CardId


class ChangeControl(Action, frozen=True):
    """Put a character under a companion's direct influence, or under general influence."""

    times = (ORGANIZING,)

    character: SomebodyId
    controller: CharacterId | None = None


class ChangeCompany(Action, frozen=True):
    """Have a character go over to another company at the same site, followers and all."""

    traits = (COMPOSES,)
    times = (ORGANIZING,)

    character: SomebodyId
    company: CompanyId


class JoinCompanies(Action, frozen=True):
    """Make one company of two at the same site."""

    traits = (COMPOSES,)
    times = (ORGANIZING,)

    company: CompanyId
    other: CompanyId
    """The company that is no more afterwards."""


class SplitCompany(Action, frozen=True):
    """Have characters leave their company and be one of their own at the same site."""

    times = (ORGANIZING,)

    company: CompanyId
    characters: tuple[CompanionId, ...]
    site: SiteId | None = None
    """At a haven: another card of it, from the location deck, for the new company."""
    name: CompanyName = ""
    """What the new company is to be called; without it, the table finds a name."""


class PlaceOnCompany(Action, frozen=True):
    """Say with which part of a company that was split a card on it goes on."""

    card: CardId
    company: CompanyId


class StoreItem(Action, frozen=True):
    """Try to store an item that a character bears."""

    traits = (FREE, RESOURCE, DECLARED)
    times = (ORGANIZATION,)
    rolls_for = "corruption-check"

    card: CardId


class TransferItem(Action, frozen=True):
    """Try to hand an item to another character at the same site."""

    traits = (FREE, RESOURCE, DECLARED)
    times = (ORGANIZATION,)
    rolls_for = "corruption-check"

    card: BorneId
    character: SomebodyId


class MoveCompany(Action, frozen=True):
    """Declare movement for a company, to a site of the location deck or one in play."""

    traits = (FREE, RESOURCE, COMPOSES)
    times = (ORGANIZATION, ON_THE_WAY)

    company: CompanyId
    site: SiteId


class TakeWay(Action, frozen=True):
    """Say how a moving company gets to its new site."""

    times = (WAY_CHOICE,)

    company: CompanyId
    way: Way
    """`starter`, `region` or `under-deeps`."""
    regions: tuple[RegionName, ...] = ()
    """For region movement, the regions in their order."""


class DrawCard(Action, frozen=True):
    """Draw a card that a company's movement allows."""

    times = (DRAW,)


class DiscardFromHand(Action, frozen=True):
    """Discard a card from hand."""

    card: InHandId


class ExchangeCards(Action, frozen=True):
    """When the play deck is exhausted, exchange cards of the sideboard and the discard pile."""

    from_sideboard: tuple[SideboardId, ...]
    from_discard_pile: tuple[DiscardedId, ...]


class SupportCheck(Action, frozen=True):
    """Tap a character to support a companion's corruption check."""

    rolls_for = "corruption-check"

    character: SomebodyId
    of: SomebodyId | None = None
    """Who makes the check; without it, whoever makes the one that resolves next."""
    which: Number = 0
    """Which of his checks, counted from 0 in the order in which they resolve."""


class PlayAlly(PlayCard, frozen=True):
    """Play an ally with a character, who taps for it."""

    traits = (FREE, PLAY, RESOURCE, AT_SITE, PRICED, DECLARED)
    times = (SITE,)

    character: SomebodyId


class InfluenceCard(Action, frozen=True):
    """Try to influence a card of the opponent away."""

    traits = (FREE, RESOURCE, DECLARED)
    times = (SITE,)
    rolls_for = "influence-attempt"

    character: SomebodyId
    target: CardId
    revealed: InHandId | None = None
    """A copy of the card in hand, shown to help."""


class PlayRevealed(PlayCard, frozen=True):
    """Play the copy that was shown when a card of the opponent's was influenced away."""

    traits = (PLAY, RESOURCE, COMPOSES, DECLARED)

    character: SomebodyId
    """Who influenced it away, and plays the copy."""
    controller: CharacterId | None = None
    """For a character: who controls it; without one it is general influence."""


class RescueItem(Action, frozen=True):
    """Have a character take an item of a companion who is about to be eliminated."""

    card: BorneId
    character: SomebodyId


class TakeTrophy(Action, frozen=True):
    """Put a beaten creature with a character as a trophy."""

    card: BeatenId
    character: SomebodyId


class UseCard(Action, frozen=True):
    """Use a card in play for one of its effects, at its price."""

    traits = (FREE, ORDINARY, HAZARD, RESOURCE, AIMED, PRICED, DECLARED)
    rolls_for = "card-text"

    card: CardId
    ability: Number = 0
    """Which of its effects, counted from 0."""
    target: TargetId | None = None
    tap: bool = True
    """Whoever has to tap for it does; without it nobody does, where a rule offers that."""


class BeginUsing(Action, frozen=True):
    """Have a character begin to use an item he bears."""

    traits = (FREE, ORDINARY, RESOURCE, DECLARED)

    card: BorneId


class ChooseCard(Action, frozen=True):
    """Choose a card, as the text of another calls for."""

    card: AskingId
    """The card whose text calls for it."""
    chosen: ChosenId
    """A card; or by its name a site of which there is no card."""


class SpendExcess(Action, frozen=True):
    """Turn excess strikes into a penalty for the character whose strike is being resolved."""

    number: Number


class FetchFromSideboard(Action, frozen=True):
    """Bring cards from the sideboard to the discard pile, or one card into the play deck."""

    traits = (FREE,)

    cards: tuple[SideboardId, ...]
    to: ToPile
    """`discard-pile` or `play-deck`."""


class TurnIn(Action, frozen=True):
    """Give up a card in hand that is barred against the opponent, for one of the sideboard."""

    traits = (IN_PASSING,)

    card: InHandId
    wanted: SideboardId


class SpendNazgul(Action, frozen=True):
    """Tap and discard a Nazgûl in play, and bring hazards from the sideboard for it."""

    traits = (FREE, ORDINARY, HAZARD, DECLARED)

    card: CardId
    cards: tuple[SideboardId, ...]
    to: ToPile
    """`discard-pile` or `play-deck`."""


class ChooseCompany(Action, frozen=True):
    """Say which company goes next through the phase."""

    times = (CHOOSE_COMPANY,)

    company: CompanyId


class LetRemain(Action, frozen=True):
    """Say which of several companies remains at a site where they cannot all be one."""

    company: CompanyId


class EnterSite(Action, frozen=True):
    """Have a company enter its site, automatic-attacks and all."""

    times = (ENTER_OR_NOT,)

    company: CompanyId


class CancelAttack(Action, frozen=True):
    """Have a character tap to cancel an attack: at his home site, or where its card allows that."""

    traits = (RESOURCE, PRICED, DECLARED)
    times = (COMBAT_ACTIONS,)

    character: SomebodyId


class PlayAgent(PlayCard, frozen=True):
    """Play an agent as a hazard: he lies face-down, and nobody is told where he is."""

    times = (MOVEMENT_HAZARD,)

    traits = (FREE, PLAY, HAZARD, DECLARED)


class ActAgent(Action, frozen=True):
    """Have an agent on the table take an agent action."""

    traits = (FREE, HAZARD, PRICED, DECLARED)
    times = (MOVEMENT_HAZARD,)

    card: AgentId
    deed: Deed
    site: SiteId | None = None
    """The site card, of the location deck, to which he moves or where he shows that he is home."""


class RevealAgent(Action, frozen=True):
    """Turn up an agent who lies face-down."""

    traits = (FREE,)

    card: AgentId
    site: SiteId | None = None
    """If he has not left home: the card of his home site, of the location deck."""
    home: HomeName | None = None
    """The name of his home site, where there is no card of any."""


class AttackWithAgent(Action, frozen=True):
    """Have an agent attack the company that enters the site where he is, or goes there."""

    traits = (PRICED, DECLARED)
    times = (AGENTS,)

    card: AgentId
    company: CompanyId


class ClaimAgent(Action, frozen=True):
    """Keep an agent whom one has just beaten, for his points."""

    card: CardId


class PlaceOnGuard(Action, frozen=True):
    """Lay a card from hand face-down on the new site of a company, to be revealed there."""

    traits = (FREE, HAZARD, DECLARED)
    times = (MOVEMENT_HAZARD,)

    card: InHandId
    company: CompanyId


class ActFirst(Action, frozen=True):
    """Have what the hazard player has just begun taken back, so as to act first."""

    traits = (IN_PASSING,)


class PlayCreature(PlayCard, frozen=True):
    """Play a hazard creature on a company, keyed to something where it goes."""

    traits = (FREE, PLAY, HAZARD, DECLARED)
    times = (MOVEMENT_HAZARD,)

    company: CompanyId
    keyed_to: Key | None = None
    """The region or site (by name or type) chosen; None leaves the choice to the table."""


class PlayAsAttack(Action, frozen=True):
    """Play a creature from hand as an automatic-attack of the site that a company enters."""

    traits = (PLAY,)

    card: InHandId
    company: CompanyId


class PlayEvent(PlayCard, frozen=True):
    """Play an event, on a target if it takes one."""

    traits = (FREE, PLAY, ORDINARY, HAZARD, RESOURCE, AIMED, PRICED, DECLARED)
    rolls_for = "card-text"

    target: EventTargetId | None = None
    character: SomebodyId | None = None
    """The character who plays it or pays for it, where it takes one."""
    effect: Number = 0
    """Which of its alternative effects, counted from 0."""
    site: SiteId | None = None
    """For a hazard that takes a prisoner: the card of its player's location deck that is placed
    with it, and shows where he will be held."""


class PlayItem(PlayCard, frozen=True):
    """Play an item with a character, who taps for it."""

    traits = (FREE, PLAY, RESOURCE, AT_SITE, PRICED, DECLARED)
    times = (SITE,)

    character: SomebodyId


class PlayRing(PlayCard, frozen=True):
    """Play a special ring in the place of a gold ring that was tested just now."""

    traits = (PLAY, RESOURCE, AT_SITE, DECLARED)
    times = (RING_TEST,)

    ring: BorneId
    """The gold ring."""
    character: SomebodyId
    """Who bore it."""


class DesignateTreasure(Action, frozen=True):
    """In the scenario of the lost treasures, say of an item just played that it is one."""

    card: BorneId


class PlayFaction(PlayCard, frozen=True):
    """Have a character try to bring a faction into play."""

    traits = (FREE, PLAY, RESOURCE, AT_SITE, PRICED, DECLARED)
    times = (SITE,)
    rolls_for = "influence-check"

    character: SomebodyId
    gift: BorneId | None = None
    """An item of his that he discards for it, where the faction's text offers that."""


class AttemptRescue(Action, frozen=True):
    """Have a company at the rescue site face what guards the prisoners of a hazard host."""

    traits = (FREE, RESOURCE)
    times = (SITE,)

    company: CompanyId
    card: CardId
    """The hazard host."""


class FreePrisoners(Action, frozen=True):
    """Tap a character to free the prisoners of a hazard host, once the rescue-attacks are faced."""

    traits = (FREE, RESOURCE, PRICED, DECLARED)
    times = (SITE,)

    character: SomebodyId
    card: CardId
    """The hazard host."""


class AttackCompany(Action, frozen=True):
    """At the end of a company's site phase, have it attack a company of the opponent's."""

    traits = (FREE, RESOURCE)

    company: CompanyId
    other: CompanyId
    """The company that is attacked."""


class AssignStrike(Action, frozen=True):
    """Assign a strike of the attack to a character."""

    times = (ASSIGN_FIRST, ASSIGN_DEFENDER, ASSIGN_ATTACKER)

    character: SomebodyId
    by: SomebodyId | None = None
    """The character whose strike it is, where a company attacks."""


class DealStrike(Action, frozen=True):
    """Where a company attacks, say how its character deals the strike that is played out."""

    character: SomebodyId
    tap: bool = True
    """It taps for the strike; else it stays untapped, at the price of prowess."""


class FaceStrike(Action, frozen=True):
    """Have the strike assigned to a character played out next, and say how the character faces it.

    If the attacker does something about the strike first, the defender says it anew.
    """

    times = (FACE_STRIKES, DEFENDER_FACES)
    rolls_for = "strike"

    character: SomebodyId
    tap: bool = True
    """It taps for the strike; else it stays untapped, at the price of prowess."""
    supporters: tuple[CompanionId, ...] = ()
    """Companions without a strike who tap for one prowess each."""


class CallCouncil(Action, frozen=True):
    """At the end of one's own turn, call the end of the game, which comes after one more turn."""

    times = (TURN_END,)


class MakeFinalCheck(Action, frozen=True):
    """In the final reckoning, have a character of one's own make the corruption check next."""

    times = (FINAL_CHECKS,)
    rolls_for = "corruption-check"

    character: SomebodyId


class ShowCopy(Action, frozen=True):
    """In the final reckoning, show a card from hand that costs the other player a point."""

    times = (SHOW_COPIES,)

    card: InHandId


class Undertake(Action, frozen=True):
    """Do something for which the game has rules and the engine has none yet."""

    what: Part
    card: CardId | None = None
    company: CompanyId | None = None
    """The company that does it."""


AnyPlay = PlayCard | PlayAsAttack
"""What plays a card."""
AtSite = PlayItem | PlayRing | PlayAlly | PlayFaction
"""What plays a resource with a character at his site."""

ACTIONS: tuple[type[Action], ...] = tuple(
    each
    for each in tuple(vars().values())
    if isinstance(each, type) and issubclass(each, Action) and not each.__subclasses__()
)
"""All that there are: each of which no other is a kind."""

BY_TAG: dict[str, type[Action]] = {str(each.__struct_config__.tag): each for each in ACTIONS}
"""All that there are, by their `type` on the wire."""

if TYPE_CHECKING:
    AnyAction = Action
else:
    AnyAction = Union[ACTIONS]  # noqa: UP007 - of so many that a line is made for them

gather(ACTIONS, EVERY)
