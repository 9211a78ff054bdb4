"""Sites where a company discards minor items, and finds something better for them."""

from collections.abc import Iterator, Sequence

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import company_of, in_hand, is_of_class
from westmarch.mechanics.quantities.items import FOUND_ANYWHERE
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.rulebooks.cards.context import follows_own
from westmarch.table.actions import ChooseCard, PlayItem, UseCard
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled
from westmarch.table.events.chain import Declared, OwnTextFollowed
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Company, Fact

_GIFTS = 2


def takes_gifts(book: Rulebook, item_class: str, says: str, lifts: Sequence[str] = ()) -> None:
    """Let a company at a site discard two minor items, and play one item of a class for them.

    A permission lifts rules for that item; what it says itself of where it is played is no matter.
    """
    key, card = "takes-gifts", book.chapter
    taking, grateful = f"{card}.{key}", f"gifts for {card}"

    def _is_owed(game: Game, company: Company | None, item: str) -> bool:
        owed = company is not None and game.state.fact(grateful, company.id) is not None
        there = company is not None and game.card(company.site).card == card
        return owed and there and is_of_class(game, item, item_class)

    def _given(
        game: Game, site: str, company: str, number: int, but: str | None = None
    ) -> list[Event]:
        """Have so many more items discarded; where there are no others, nobody has to choose."""
        group = game.state.companies[company]
        among = tuple(each for each in _minor_items(game, group) if each != but)
        if len(among) <= number:
            return [CardMoved(card=each, to="discard-pile") for each in among]
        if number <= 0:
            return []
        what = (taking, company, number)
        return [ChoiceCalled(card=site, player=group.player, among=among, what=what)]

    @book.forbid(
        key, UseCard, says="The company does not bear two minor items that it could discard."
    )
    def has_too_little_to_give(game: Game, action: UseCard) -> bool:
        """It takes two minor items."""
        if not follows_own(game, action, taking):
            return False
        company = game.state.companies.get(action.target or "")
        return company is not None and len(_minor_items(game, company)) < _GIFTS

    @book.forbid(key, UseCard, says="{action.card} is tapped.")
    def is_closed(game: Game, action: UseCard) -> bool:
        """Nothing is to be had at the tapped site."""
        return follows_own(game, action, taking) and game.card(action.card).position == "tapped"

    @book.react(key, Declared)
    def asks_for_gifts(game: Game, event: Declared) -> list[Event]:
        """The items are discarded as this is declared, and their player says which."""
        action = event.action
        if not isinstance(action, UseCard) or not follows_own(game, action, taking):
            return []
        return _given(game, action.card, str(action.target), _GIFTS)

    @book.permit(
        key, ChooseCard, says="Any minor item that the company bears may be discarded for it."
    )
    def says_which(game: Game, action: ChooseCard) -> bool | None:
        """The player chooses among the minor items of the company."""
        return is_called_for(game, action, taking)

    @book.react(key, CardChosen)
    def is_given(game: Game, event: CardChosen) -> Iterator[Event]:
        """One item is discarded, and then the other."""
        if not is_answer(event, taking):
            return
        _, company, number = event.what
        yield CardMoved(card=event.chosen, to="discard-pile")
        yield from _given(game, event.card, company, number - 1, event.chosen)

    @book.react(key, OwnTextFollowed)
    def is_grateful(game: Game, event: OwnTextFollowed) -> list[Event]:
        """Something better is to be had there now."""
        return [Remembered(fact=Fact(grateful, str(event.here.target), None, "turn", card))]

    @book.permit(key, PlayItem, says=says, lifts=lifts)
    def is_playable_there(game: Game, action: PlayItem) -> bool | None:
        """Such an item is playable there, by the rules for other items."""
        company = company_of(game, action.character)
        quiet = game.state.phase == "site" and game.state.combat is None and not game.state.chain
        if company is None or company.player != action.player or not quiet:
            return None
        free = game.card(action.character).position == "untapped"
        if not free or not in_hand(game, action.player, action.card):
            return None
        return _is_owed(game, company, action.card) or None

    @book.define(key, FOUND_ANYWHERE)
    def is_found_there(game: Game, item: str, character: str) -> bool | None:
        """What the item says of where it is found does not matter."""
        return _is_owed(game, company_of(game, character), item) or None

    @book.react(key, Declared)
    def is_quits(game: Game, event: Declared) -> list[Event]:
        """One item is all that is to be had for them."""
        action = event.action
        company = company_of(game, action.character) if isinstance(action, PlayItem) else None
        if company is None or not _is_owed(game, company, action.card):
            return []
        return [Forgotten(what=grateful, about=company.id)]


def _minor_items(game: Game, company: Company) -> tuple[str, ...]:
    """The minor items that the characters of a company bear."""
    return tuple(
        each
        for who in company.characters
        for each in game.card(who).holds
        if is_of_class(game, each, "minor")
    )
