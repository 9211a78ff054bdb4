"""What a dark enchantment of The Dragons does to those who see what is coming."""

from westmarch.cards.model.phrases.things import Who
from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.actions import CARD_RESULT, HAS_EFFECT
from westmarch.mechanics.quantities.combat import ATTACK_RACES
from westmarch.mechanics.quantities.hazards import HAZARD_LIMIT
from westmarch.mechanics.quantities.people import MIND
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.actions import ChooseCard, PlayEvent
from westmarch.table.events.cards import CardChosen, CardMoved, CardTapped, ChoiceCalled
from westmarch.table.events.chain import Declared, OwnTextFollowed, RollCalled, RollMade
from westmarch.table.events.companies import HazardCounted
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

# TD-17

DRAGONS_TERROR = Rulebook("TD-17")

_PAYS = "TD-17.frightens"
_WHOM = "TD-17.whom-it-frightens"
_FEARS = "frightened by TD-17"
"""Remembered of the card, once for each of those who may be frightened."""
_MORE = 2
_NO_WIZARD = Who(but=("Wizard",))


@DRAGONS_TERROR.define("frightens", HAS_EFFECT)
def has_something_to_give(game: Game, card: str, action: PlayEvent) -> bool | None:
    """Something comes of it if there is a card to discard for it, and room for that."""
    if game.printed(card).id != "TD-17":
        return None
    held = any(each != card for each in game.state.pile(action.player, "hand"))
    return (held and _room(game) > 1) or None


def _room(game: Game) -> int:
    """How many hazards more may be played on the company."""
    combat = game.state.combat
    company = game.state.companies.get(combat.company) if combat is not None else None
    if company is None:
        return 0
    limit = game.value(HAZARD_LIMIT, company.id)
    return limit - company.hazards


def _asks(game: Game, card: str, spent: int) -> list[Event]:
    """Ask for a card that is discarded; the event itself stands for none."""
    player = game.card(card).owner
    hand = tuple(each for each in game.state.pile(player, "hand") if each != card)
    if not hand or _room(game) <= spent:
        return []
    return [ChoiceCalled(card=card, player=player, among=(*hand, card), what=(_PAYS,))]


@DRAGONS_TERROR.react("frightens", Declared, order=Rank.AFTER)
def begins(game: Game, event: Declared) -> list[Event]:
    """As it is declared it is paid for."""
    action = event.action
    mine = isinstance(action, PlayEvent) and game.card(action.card).card == "TD-17"
    return _asks(game, action.card, 0) if mine else []


@DRAGONS_TERROR.permit(
    "frightens",
    ChooseCard,
    says="A card is discarded, and somebody chosen for it.",
)
def says_what_and_whom(game: Game, action: ChooseCard) -> bool | None:
    """First the card, then the one who may be frightened."""
    return is_called_for(game, action, _PAYS, _WHOM)


@DRAGONS_TERROR.react("frightens", CardChosen)
def is_settled(game: Game, event: CardChosen) -> list[Event]:
    """One card, one character, and then perhaps another."""
    combat = game.state.combat
    if combat is None or not isinstance(event.what, tuple):
        return []
    if event.what[0] == _WHOM:
        fear = Fact(_FEARS, event.card, event.chosen, "chain", "TD-17")
        return [Remembered(fact=fear), *_asks(game, event.card, 0)]
    if event.what[0] != _PAYS or event.chosen == event.card:
        return []
    among = tuple(
        each
        for each in game.state.companies[combat.company].characters
        if fits(game, _NO_WIZARD, each)
    )
    paid = (
        CardMoved(card=event.chosen, to="discard-pile"),
        HazardCounted(company=combat.company),
    )
    if not among:
        return [*paid]
    player = game.card(event.card).owner
    asked = ChoiceCalled(card=event.card, player=player, among=among, what=(_WHOM,))
    return [*paid, asked]


@DRAGONS_TERROR.react("frightens", OwnTextFollowed)
def comes_over_them(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The dice are rolled for each of them."""
    fears = (each for each in game.state.facts_of(_FEARS) if each.about == event.card)
    return [RollCalled(card=event.card, of=each.value, what=_FEARS) for each in fears]


@DRAGONS_TERROR.react("frightens", RollMade)
def cannot_look_at_it(game: Game, event: RollMade) -> list[Event]:
    """Who has no mind to stand it taps."""
    combat = game.state.combat
    if event.what != _FEARS or combat is None:
        return []
    total = event.roll
    if "Dragon" in game.value(ATTACK_RACES, combat):
        more = (_MORE, "Dragon")
        total = game.value(CARD_RESULT, event.card, (event.roll, "rolled"), more)
    frightened = total > (game.value(MIND, event.of) or 0)
    tired = game.card(event.of).position != "untapped"
    return [CardTapped(card=event.of)] if frightened and not tired else []
