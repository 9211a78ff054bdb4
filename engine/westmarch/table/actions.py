"""What a player can do, named as a player would name it.

On the wire an action is a JSON object whose `type` is the name in kebab-case.
Cards and companies are given by their ids on the table.
"""

from functools import cache
from typing import Annotated, Any, ClassVar, Literal, get_args

from msgspec import Meta, Struct

from westmarch.kernel.traits import Trait, gather

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

    player: str


class PlayCard(Action, frozen=True):
    """Play a card: it leaves the hand at once, and waits on the chain of effects."""

    card: str


class Finish(Action, frozen=True):
    """Say that one is done: with the present window, or with all that is left of the turn."""

    turn: bool = False
    """Nothing more in this turn, however many windows are still to come."""


class RegisterDeck(Action, frozen=True):
    """Before the game, declare what kind of player one is, and hand in the deck one has brought."""

    kind: str
    """`wizard`, `ringwraith`, `fallen-wizard` or `balrog`."""
    avatar: str = ""
    """For a Fallen-wizard player: the name of the Fallen-wizard that he is."""


class SwitchWizard(Action, frozen=True):
    """Before the draft, take another Wizard in the place of the one who is declared as fallen."""

    wizard: str
    """The name of the Wizard who comes from outside the deck."""


class DraftCharacter(Action, frozen=True):
    """In a round of the draft, lay a character of the pool face-down, or a Stage resource."""

    card: str
    on: str | None = None
    """For a Stage resource: the drafted character or the starting site on which it is played."""
    by: str | None = None
    """For a character: the drafted card with which he comes, where he needs one."""


class DeclareStart(Action, frozen=True):
    """After the draft, lay out the site where the company begins, or the sites where two do."""

    site: str
    second: str | None = None
    """A second site, for a second company."""
    characters: tuple[str, ...] = ()
    """Those who begin at the second site."""


class AddToDeck(Action, frozen=True):
    """Before the first hand is drawn, add characters left in the pool to the play deck."""

    cards: tuple[str, ...]


class PlaceStartingItem(Action, frozen=True):
    """Before the game, give a minor item to a character of the starting company."""

    card: str
    character: str


class Untap(Action, frozen=True):
    """In the untap phase, untap cards of one's own."""

    cards: tuple[str, ...]


class Heal(Action, frozen=True):
    """In the untap phase, heal wounded characters at a haven."""

    cards: tuple[str, ...]


class Organize(Action, frozen=True):
    """Begin to organize: play or discard a character, and set up companies."""


class PlayCharacter(PlayCard, frozen=True):
    """Bring a character into play, to a company or as a company of its own."""

    traits = (PLAY, RESOURCE, COMPOSES)

    site: str
    """The site card where it comes into play: one in play, or one of the location deck."""
    company: str | None = None
    """The company it joins; without one it forms its own."""
    controller: str | None = None
    """The character whose direct influence controls it; without one it is general influence."""
    by: str | None = None
    """The card with which it comes, where it needs one."""


class DiscardCharacter(Action, frozen=True):
    """Discard a character of one's own, while organizing."""

    character: str


class DiscardStage(Action, frozen=True):
    """As the organization phase ends, discard a Stage resource of one's own."""

    card: str


class ChangeControl(Action, frozen=True):
    """Put a character under a companion's direct influence, or under general influence."""

    character: str
    controller: str | None = None


class ChangeCompany(Action, frozen=True):
    """Have a character go over to another company at the same site, followers and all."""

    traits = (COMPOSES,)

    character: str
    company: str


class JoinCompanies(Action, frozen=True):
    """Make one company of two at the same site."""

    traits = (COMPOSES,)

    company: str
    other: str
    """The company that is no more afterwards."""


class SplitCompany(Action, frozen=True):
    """Have characters leave their company and be one of their own at the same site."""

    company: str
    characters: tuple[str, ...]
    site: str | None = None
    """At a haven: another card of it, from the location deck, for the new company."""
    name: str = ""
    """What the new company is to be called; without it, the table finds a name."""


class PlaceOnCompany(Action, frozen=True):
    """Say with which part of a company that was split a card on it goes on."""

    card: str
    company: str


class StoreItem(Action, frozen=True):
    """Try to store an item that a character bears."""

    traits = (FREE, RESOURCE)

    card: str


class TransferItem(Action, frozen=True):
    """Try to hand an item to another character at the same site."""

    traits = (FREE, RESOURCE)

    card: str
    character: str


class MoveCompany(Action, frozen=True):
    """Declare movement for a company, to a site of the location deck or one in play."""

    traits = (FREE, RESOURCE, COMPOSES)

    company: str
    site: str


class TakeWay(Action, frozen=True):
    """Say how a moving company gets to its new site."""

    company: str
    way: str
    """`starter`, `region` or `under-deeps`."""
    regions: tuple[str, ...] = ()
    """For region movement, the regions in their order."""


class DrawCard(Action, frozen=True):
    """Draw a card that a company's movement allows."""


class DiscardFromHand(Action, frozen=True):
    """Discard a card from hand."""

    card: str


class ExchangeCards(Action, frozen=True):
    """When the play deck is exhausted, exchange cards of the sideboard and the discard pile."""

    from_sideboard: tuple[str, ...]
    from_discard_pile: tuple[str, ...]


class SupportCheck(Action, frozen=True):
    """Tap a character to support a companion's corruption check."""

    character: str
    of: str | None = None
    """Who makes the check; without it, whoever makes the one that resolves next."""
    which: Number = 0
    """Which of his checks, counted from 0 in the order in which they resolve."""


class PlayAlly(PlayCard, frozen=True):
    """Play an ally with a character, who taps for it."""

    traits = (FREE, PLAY, RESOURCE, AT_SITE, PRICED)

    character: str


class InfluenceCard(Action, frozen=True):
    """Try to influence a card of the opponent away."""

    traits = (FREE, RESOURCE)

    character: str
    target: str
    revealed: str | None = None
    """A copy of the card in hand, shown to help."""


class PlayRevealed(PlayCard, frozen=True):
    """Play the copy that was shown when a card of the opponent's was influenced away."""

    traits = (PLAY, RESOURCE, COMPOSES)

    character: str
    """Who influenced it away, and plays the copy."""
    controller: str | None = None
    """For a character: who controls it; without one it is general influence."""


class RescueItem(Action, frozen=True):
    """Have a character take an item of a companion who is about to be eliminated."""

    card: str
    character: str


class TakeTrophy(Action, frozen=True):
    """Put a beaten creature with a character as a trophy."""

    card: str
    character: str


class UseCard(Action, frozen=True):
    """Use a card in play for one of its effects, at its price."""

    traits = (FREE, ORDINARY, HAZARD, RESOURCE, AIMED, PRICED)

    card: str
    ability: Number = 0
    """Which of its effects, counted from 0."""
    target: str | None = None
    tap: bool = True
    """Whoever has to tap for it does; without it nobody does, where a rule offers that."""


class BeginUsing(Action, frozen=True):
    """Have a character begin to use an item he bears."""

    traits = (FREE, ORDINARY, RESOURCE)

    card: str


class ChooseCard(Action, frozen=True):
    """Choose a card, as the text of another calls for."""

    card: str
    """The card whose text calls for it."""
    chosen: str
    """A card; or by its name a site of which there is no card."""


class SpendExcess(Action, frozen=True):
    """Turn excess strikes into a penalty for the character whose strike is being resolved."""

    number: Number


class FetchFromSideboard(Action, frozen=True):
    """Bring cards from the sideboard to the discard pile, or one card into the play deck."""

    traits = (FREE,)

    cards: tuple[str, ...]
    to: str
    """`discard-pile` or `play-deck`."""


class TurnIn(Action, frozen=True):
    """Give up a card in hand that is barred against the opponent, for one of the sideboard."""

    card: str
    wanted: str


class SpendNazgul(Action, frozen=True):
    """Tap and discard a Nazgûl in play, and bring hazards from the sideboard for it."""

    traits = (FREE, ORDINARY, HAZARD)

    card: str
    cards: tuple[str, ...]
    to: str
    """`discard-pile` or `play-deck`."""


class ChooseCompany(Action, frozen=True):
    """Say which company goes next through the phase."""

    company: str


class LetRemain(Action, frozen=True):
    """Say which of several companies remains at a site where they cannot all be one."""

    company: str


class EnterSite(Action, frozen=True):
    """Have a company enter its site, automatic-attacks and all."""

    company: str


class CancelAttack(Action, frozen=True):
    """Have a character tap to cancel an attack: at his home site, or where its card allows that."""

    traits = (RESOURCE, PRICED)

    character: str


class PlayCreature(PlayCard, frozen=True):
    """Play a hazard creature on a company, keyed to something where it goes."""

    traits = (FREE, PLAY, HAZARD)

    company: str
    keyed_to: str | None = None
    """The region or site (by name or type) chosen; None leaves the choice to the table."""


class PlayAgent(PlayCard, frozen=True):
    """Play an agent as a hazard: he lies face-down, and nobody is told where he is."""

    traits = (FREE, PLAY, HAZARD)


class ActAgent(Action, frozen=True):
    """Have an agent on the table take an agent action."""

    traits = (FREE, HAZARD, PRICED)

    card: str
    deed: Deed
    site: str | None = None
    """The site card, of the location deck, to which he moves or where he shows that he is home."""


class RevealAgent(Action, frozen=True):
    """Turn up an agent who lies face-down."""

    traits = (FREE,)

    card: str
    site: str | None = None
    """If he has not left home: the card of his home site, of the location deck."""
    home: str | None = None
    """The name of his home site, where there is no card of any."""


class AttackWithAgent(Action, frozen=True):
    """Have an agent attack the company that enters the site where he is, or goes there."""

    traits = (PRICED,)

    card: str
    company: str


class ClaimAgent(Action, frozen=True):
    """Keep an agent whom one has just beaten, for his points."""

    card: str


class PlaceOnGuard(Action, frozen=True):
    """Lay a card from hand face-down on the new site of a company, to be revealed there."""

    traits = (FREE, HAZARD)

    card: str
    company: str


class ActFirst(Action, frozen=True):
    """Have what the hazard player has just begun taken back, so as to act first."""


class PlayAsAttack(Action, frozen=True):
    """Play a creature from hand as an automatic-attack of the site that a company enters."""

    traits = (PLAY,)

    card: str
    company: str


class PlayEvent(PlayCard, frozen=True):
    """Play an event, on a target if it takes one."""

    traits = (FREE, PLAY, ORDINARY, HAZARD, RESOURCE, AIMED, PRICED)

    target: str | None = None
    character: str | None = None
    """The character who plays it or pays for it, where it takes one."""
    effect: Number = 0
    """Which of its alternative effects, counted from 0."""
    site: str | None = None
    """For a hazard that takes a prisoner: the card of its player's location deck that is placed
    with it, and shows where he will be held."""


class PlayItem(PlayCard, frozen=True):
    """Play an item with a character, who taps for it."""

    traits = (FREE, PLAY, RESOURCE, AT_SITE, PRICED)

    character: str


class PlayRing(PlayCard, frozen=True):
    """Play a special ring in the place of a gold ring that was tested just now."""

    traits = (PLAY, RESOURCE, AT_SITE)

    ring: str
    """The gold ring."""
    character: str
    """Who bore it."""


class DesignateTreasure(Action, frozen=True):
    """In the scenario of the lost treasures, say of an item just played that it is one."""

    card: str


class PlayFaction(PlayCard, frozen=True):
    """Have a character try to bring a faction into play."""

    traits = (FREE, PLAY, RESOURCE, AT_SITE, PRICED)

    character: str
    gift: str | None = None
    """An item of his that he discards for it, where the faction's text offers that."""


class AttemptRescue(Action, frozen=True):
    """Have a company at the rescue site face what guards the prisoners of a hazard host."""

    traits = (FREE, RESOURCE)

    company: str
    card: str
    """The hazard host."""


class FreePrisoners(Action, frozen=True):
    """Tap a character to free the prisoners of a hazard host, once the rescue-attacks are faced."""

    traits = (FREE, RESOURCE, PRICED)

    character: str
    card: str
    """The hazard host."""


class AttackCompany(Action, frozen=True):
    """At the end of a company's site phase, have it attack a company of the opponent's."""

    traits = (FREE, RESOURCE)

    company: str
    other: str
    """The company that is attacked."""


class AssignStrike(Action, frozen=True):
    """Assign a strike of the attack to a character."""

    character: str
    by: str | None = None
    """The character whose strike it is, where a company attacks."""


class DealStrike(Action, frozen=True):
    """Where a company attacks, say how its character deals the strike that is played out."""

    character: str
    tap: bool = True
    """It taps for the strike; else it stays untapped, at the price of prowess."""


class FaceStrike(Action, frozen=True):
    """Have the strike assigned to a character played out next, and say how the character faces it.

    If the attacker does something about the strike first, the defender says it anew.
    """

    character: str
    tap: bool = True
    """It taps for the strike; else it stays untapped, at the price of prowess."""
    supporters: tuple[str, ...] = ()
    """Companions without a strike who tap for one prowess each."""


class CallCouncil(Action, frozen=True):
    """At the end of one's own turn, call the end of the game, which comes after one more turn."""


class MakeFinalCheck(Action, frozen=True):
    """In the final reckoning, have a character of one's own make the corruption check next."""

    character: str


class ShowCopy(Action, frozen=True):
    """In the final reckoning, show a card from hand that costs the other player a point."""

    card: str


class Undertake(Action, frozen=True):
    """Do something for which the game has rules and the engine has none yet."""

    what: Part
    card: str | None = None
    company: str | None = None
    """The company that does it."""


AnyPlay = PlayCard | PlayAsAttack
"""What plays a card."""
AtSite = PlayItem | PlayRing | PlayAlly | PlayFaction
"""What plays a resource with a character at his site."""

AnyAction = (
    Finish
    | RegisterDeck
    | SwitchWizard
    | DraftCharacter
    | DeclareStart
    | AddToDeck
    | PlaceStartingItem
    | Untap
    | Heal
    | Organize
    | PlayCharacter
    | DiscardCharacter
    | DiscardStage
    | ChangeControl
    | ChangeCompany
    | JoinCompanies
    | SplitCompany
    | PlaceOnCompany
    | StoreItem
    | TransferItem
    | MoveCompany
    | TakeWay
    | DrawCard
    | DiscardFromHand
    | ExchangeCards
    | SupportCheck
    | PlayAlly
    | InfluenceCard
    | PlayRevealed
    | RescueItem
    | TakeTrophy
    | UseCard
    | BeginUsing
    | ChooseCard
    | SpendExcess
    | FetchFromSideboard
    | TurnIn
    | SpendNazgul
    | ChooseCompany
    | LetRemain
    | EnterSite
    | CancelAttack
    | PlayAgent
    | ActAgent
    | RevealAgent
    | AttackWithAgent
    | ClaimAgent
    | PlaceOnGuard
    | ActFirst
    | PlayCreature
    | PlayAsAttack
    | PlayEvent
    | PlayItem
    | PlayRing
    | DesignateTreasure
    | PlayFaction
    | AttemptRescue
    | FreePrisoners
    | AttackCompany
    | AssignStrike
    | DealStrike
    | FaceStrike
    | CallCouncil
    | MakeFinalCheck
    | ShowCopy
    | Undertake
)

gather(get_args(AnyAction), EVERY)
