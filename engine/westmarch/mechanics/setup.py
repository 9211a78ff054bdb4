"""Before the first turn: where companies begin, what they begin with, and who is left over."""

from collections.abc import Iterator

from westmarch.cards.model.card import Event
from westmarch.cards.model.effects import playings
from westmarch.cards.model.phrases.targets import OnCompany
from westmarch.kernel.offers import Offer, OneOf, SomeOf
from westmarch.mechanics.draft import (
    characters_in_pool,
    drafted,
    events_drafted,
    goes_with,
    starting_sites,
)
from westmarch.mechanics.lookups import companies_of
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.setup import DRAFTED_TOO
from westmarch.table.actions import AddToDeck, DeclareStart, PlaceStartingItem
from westmarch.table.events.cards import CardMoved, ItemPlayed
from westmarch.table.events.setup import CompanyStarts
from westmarch.table.events.turns import Passed
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import IN_PLAY
from westmarch.table.windows import LEFT_OVER, SETUP, STARTING_SITES


@MOVES.perform(DeclareStart)
def start(play: Play, action: DeclareStart) -> None:
    """Form the companies."""
    everybody = drafted(play.game, action.player)
    first = tuple(each for each in everybody if each not in action.characters)
    parts = [(action.site, first)]
    if action.second is not None:
        parts.append((action.second, action.characters))
    for number, (site, characters) in enumerate(parts, start=1):
        name = f"{action.player}: company {number}"
        play.do(CompanyStarts(company=name, player=action.player, site=site, characters=characters))
    for event in tuple(events_drafted(play.game, action.player)):
        host = goes_with(play.game, event)
        if host is None and play.game.value(DRAFTED_TOO, event):
            host = f"{action.player}: company 1"
        if host is not None:
            play.do(CardMoved(card=event, to=IN_PLAY, host=host))
    play.do(Passed(player=action.player, said=True))


@MOVES.offer(STARTING_SITES)
def offer_sites(game: Game, player: str) -> Iterator[Offer]:
    """Each site of the location deck, alone or with a second one for some of those drafted."""
    everybody = drafted(game, player)
    if not everybody:
        return
    cards = starting_sites(game, player)
    sites = {game.card(each).card: each for each in cards}
    for card, site in sites.items():
        alone = DeclareStart(player=player, site=site)
        every = tuple(each for each in cards if game.card(each).card == card)
        yield Offer(alone, site=OneOf((site,), every))
        others = tuple(other for printed, other in sites.items() if printed != card)
        known = tuple(each for each in cards if game.card(each).card != card)
        if others and len(everybody) > 1:
            some = SomeOf(everybody, 1, len(everybody) - 1)
            both = OneOf(others, known)
            yield Offer(alone, site=OneOf((site,), every), second=both, characters=some)


@MOVES.perform(AddToDeck)
def add_to_deck(play: Play, action: AddToDeck) -> None:
    """Put them with the play deck, which is shuffled before hands are drawn."""
    play.do(*(CardMoved(card=each, to="play-deck") for each in action.cards))
    play.do(Passed(player=action.player, said=True))


@MOVES.offer(LEFT_OVER)
def offer_leftovers(game: Game, player: str) -> Iterator[Offer]:
    """Any of the characters who are left over."""
    left = (*characters_in_pool(game, player), *game.state.pile(player, "set-aside"))
    if left:
        yield Offer(AddToDeck(player=player, cards=left[:1]), cards=SomeOf(left))


@MOVES.perform(PlaceStartingItem)
def place_item(play: Play, action: PlaceStartingItem) -> None:
    """Give the item to the character; an event in its place lies alone, or on the company."""
    printed = play.game.printed(action.card)
    if isinstance(printed.facts, Event):
        on_company = any(isinstance(each.target, OnCompany) for each in playings(printed))
        host = play.game.card(action.character).company if on_company else None
        play.do(CardMoved(card=action.card, to=IN_PLAY, host=host))
        return
    play.do(ItemPlayed(card=action.card, character=action.character))


@MOVES.offer(SETUP)
def offer_items(game: Game, player: str) -> Iterator[PlaceStartingItem]:
    """Each card of the pool, with each starting character."""
    for card in game.state.pile(player, "pool"):
        for company in companies_of(game, player):
            for character in company.characters:
                yield PlaceStartingItem(player=player, card=card, character=character)
