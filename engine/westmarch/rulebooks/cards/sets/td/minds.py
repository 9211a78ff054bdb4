"""What a dark enchantment of The Dragons does to a mind, and what it takes to be rid of it."""

from westmarch.cards.model.vocabulary import SKILLS
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import company_of
from westmarch.mechanics.quantities.actions import CARD_RESULT, COPIES
from westmarch.mechanics.quantities.people import SKILLS_LOST
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.table.actions import ChooseCard
from westmarch.table.events.cards import CardChosen, CardMoved, CardTapped, ChoiceCalled
from westmarch.table.events.chain import OwnTextFollowed, RollCalled, RollMade
from westmarch.table.game import Game

# TD-48

MEMORIES_STOLEN = Rulebook("TD-48")

_RECOVERS = "TD-48.recovers"
_ENOUGH = 8


@MEMORIES_STOLEN.define("forgets-all", SKILLS_LOST)
def has_no_skill(game: Game, who: str) -> tuple[str, ...] | None:
    """Whoever bears it has forgotten all that he could do."""
    borne = any(game.card(each).host == who for each in game.value(COPIES, "TD-48"))
    return SKILLS if borne else None


@MEMORIES_STOLEN.react("recovers", OwnTextFollowed)
def looks_for_help(game: Game, event: OwnTextFollowed) -> list[Event]:
    """His companions may help him."""
    who = event.here.bearer
    return _asks(game, event.card, who, 0, ()) if who in game.state.cards else []


@MEMORIES_STOLEN.permit(
    "recovers", ChooseCard, says="Companions who are untapped may tap for him, one by one."
)
def says_who_helps(game: Game, action: ChooseCard) -> bool | None:
    """The card itself stands for nobody more."""
    return is_called_for(game, action, _RECOVERS)


@MEMORIES_STOLEN.react("recovers", CardChosen)
def is_helped(game: Game, event: CardChosen) -> list[Event]:
    """Who taps for him is worth one more."""
    if not is_answer(event, _RECOVERS):
        return []
    _, who, helpers = event.what
    if event.chosen == event.card:
        return [RollCalled(card=event.card, of=who, what=(_RECOVERS, helpers))]
    tapped = CardTapped(card=event.chosen)
    return [tapped, *_asks(game, event.card, who, helpers + 1, (event.chosen,))]


def _asks(game: Game, card: str, who: str, helpers: int, tired: tuple[str, ...]) -> list[Event]:
    company = company_of(game, who)
    free = tuple(
        each
        for each in (company.characters if company is not None else ())
        if each not in (who, *tired) and game.card(each).position == "untapped"
    )
    if not free:
        return [RollCalled(card=card, of=who, what=(_RECOVERS, helpers))]
    player, what = game.card(who).owner, (_RECOVERS, who, helpers)
    return [ChoiceCalled(card=card, player=player, among=(*free, card), what=what)]


@MEMORIES_STOLEN.react("recovers", RollMade)
def remembers(game: Game, event: RollMade) -> list[Event]:
    """If it all comes back to him the card goes."""
    if not is_answer(event, _RECOVERS):
        return []
    total = event.roll
    if event.what[1]:
        support = (event.what[1], "support")
        total = game.value(CARD_RESULT, event.card, (event.roll, "rolled"), support)
    return [CardMoved(card=event.card, to="discard-pile")] if total > _ENOUGH else []
