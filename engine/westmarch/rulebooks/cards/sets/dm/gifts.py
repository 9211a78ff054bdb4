"""The hermit on his hill, who gives much for little."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.table import company_of, in_hand, item_facts
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.rulebooks.cards.here import follows_own
from westmarch.table.actions import ChooseCard, PlayItem, UseCard
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled
from westmarch.table.events.chain import Declared, OwnTextFollowed
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Company, Fact

# DM-32

HERMITS_HILL = Rulebook("DM-32")

_TAKES = "DM-32.takes-gifts"
_GRATEFUL = "gifts for DM-32"
"""Remembered of a company that has discarded two minor items there."""
_GIFTS = 2


def _minor_items(game: Game, company: Company) -> tuple[str, ...]:
    """The minor items that the characters of a company bear."""
    return tuple(
        each
        for who in company.characters
        for each in game.card(who).holds
        if _is_of_class(game, each, "minor")
    )


def _is_of_class(game: Game, card: str, item_class: str) -> bool:
    item = item_facts(game, card)
    return item is not None and item.item_class == item_class


@HERMITS_HILL.forbid(
    "takes-gifts", UseCard, says="The company does not bear two minor items that it could discard."
)
def has_too_little_to_give(game: Game, action: UseCard) -> bool:
    """It takes two minor items."""
    if not follows_own(game, action, _TAKES):
        return False
    company = game.state.companies.get(action.target or "")
    return company is not None and len(_minor_items(game, company)) < _GIFTS


@HERMITS_HILL.forbid("takes-gifts", UseCard, says="{action.card} is tapped.")
def is_closed(game: Game, action: UseCard) -> bool:
    """Nothing is to be had at the tapped site."""
    return follows_own(game, action, _TAKES) and game.card(action.card).position == "tapped"


@HERMITS_HILL.react("takes-gifts", Declared)
def asks_for_gifts(game: Game, event: Declared) -> list[Event]:
    """The items are discarded as this is declared, and their player says which."""
    action = event.action
    if not isinstance(action, UseCard) or not follows_own(game, action, _TAKES):
        return []
    return _given(game, action.card, str(action.target), _GIFTS, None)


@HERMITS_HILL.permit(
    "takes-gifts", ChooseCard, says="Any minor item that the company bears may be discarded for it."
)
def says_which(game: Game, action: ChooseCard) -> bool | None:
    """The player chooses among the minor items of the company."""
    return is_called_for(game, action, _TAKES)


@HERMITS_HILL.react("takes-gifts", CardChosen)
def is_given(game: Game, event: CardChosen) -> Iterator[Event]:
    """One item is discarded, and then the other."""
    if not is_answer(event, _TAKES):
        return
    _, company, number = event.what
    yield CardMoved(card=event.chosen, to="discard-pile")
    yield from _given(game, event.card, company, number - 1, event.chosen)


def _given(game: Game, card: str, company: str, number: int, but: str | None) -> list[Event]:
    """Have so many more items discarded; where there are no others, nobody has to choose."""
    group = game.state.companies[company]
    among = tuple(each for each in _minor_items(game, group) if each != but)
    if len(among) <= number:
        return [CardMoved(card=each, to="discard-pile") for each in among]
    if number <= 0:
        return []
    what = (_TAKES, company, number)
    return [ChoiceCalled(card=card, player=group.player, among=among, what=what)]


@HERMITS_HILL.react("takes-gifts", OwnTextFollowed)
def is_grateful(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Something better is to be had there now."""
    fact = Fact(_GRATEFUL, str(event.here.target), None, "turn", "DM-32")
    return [Remembered(fact=fact)]


@HERMITS_HILL.permit(
    "takes-gifts",
    PlayItem,
    says="For two minor items a major item is playable at Hermit’s Hill.",
    lifts=("dragons.hoards.play-only-at-hoard",),
)
def is_playable_there(game: Game, action: PlayItem) -> bool | None:
    """A major item is playable there, even one of a hoard, by the rules for other items."""
    company = company_of(game, action.character)
    quiet = game.state.phase == "site" and game.state.combat is None and not game.state.chain
    if company is None or company.player != action.player or not quiet:
        return None
    free = game.card(action.character).position == "untapped"
    if not free or not in_hand(game, action.player, action.card):
        return None
    return _is_owed(game, company, action.card) or None


@HERMITS_HILL.react("takes-gifts", Declared)
def is_quits(game: Game, event: Declared) -> list[Event]:
    """One item is all that is to be had for them."""
    action = event.action
    company = company_of(game, action.character) if isinstance(action, PlayItem) else None
    if company is None or not _is_owed(game, company, action.card):
        return []
    return [Forgotten(what=_GRATEFUL, about=company.id)]


def _is_owed(game: Game, company: Company, item: str) -> bool:
    there = game.card(company.site).card == "DM-32"
    owed = there and game.state.fact(_GRATEFUL, company.id) is not None
    return owed and _is_of_class(game, item, "major")
