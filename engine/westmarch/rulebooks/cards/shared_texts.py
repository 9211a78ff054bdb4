"""What texts do that more than one printing of a card has."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from westmarch.cards.model.phrases.things import Where, Who
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Term
from westmarch.mechanics.control import is_character, is_ringwraith
from westmarch.mechanics.journey import companies_at, site_of
from westmarch.mechanics.lookups import character_facts, company_of, in_play, is_avatar, item_facts
from westmarch.mechanics.quantities.corruption import CORRUPTION_POINTS
from westmarch.rulebooks.cards.context import bears, follows_own
from westmarch.rulebooks.cards.demands import demand_check
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.rulebooks.cards.things.people import fits
from westmarch.rulebooks.cards.things.places import is_such_site
from westmarch.table.actions import UseCard
from westmarch.table.events.cards import (
    CardChosen,
    CardMoved,
    ChoiceCalled,
    ItemPlayed,
    ItemTransferred,
)
from westmarch.table.events.chain import OwnTextFollowed, RollMade
from westmarch.table.events.characters import (
    CharacterDiscarded,
    CharacterReturned,
)
from westmarch.table.events.combat import BodyCheckRolled, StrikeFailed, StrikeResolved
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, LASTING, Fact, placed

_ENOUGH = 5
"""As many cards as the deck has to have for the palantír of Orthanc."""


def caught_by(game: Game, event: BodyCheckRolled, spiders: str) -> list[Event] | None:
    """Discard a character whom these have wounded if the body check equals his body."""
    combat, struck = game.state.combat, event.character
    if event.of_strike or combat is None or game.card(combat.source).card != spiders:
        return None
    spared = (
        not is_character(game, struck) or is_avatar(game, struck) or is_ringwraith(game, struck)
    )
    return None if spared or event.total != event.body else [CharacterDiscarded(card=struck)]


_PILES = ("play-deck", "discard-pile")


def piles_searched(game: Game, event: ChoiceCalled) -> bool:
    """Tell whether a text has somebody pick a card out of a play deck or a discard pile."""
    return any(_is_in_a_pile(game, each) for each in event.among)


def found_elsewhere(game: Game, event: ChoiceCalled) -> list[Event]:
    """Give what is left of such a choice without these piles, as where there is a sideboard too."""
    left = tuple(each for each in event.among if not _is_in_a_pile(game, each))
    return [replace(event, among=left)] if {*left} - {event.card} else []


def _is_in_a_pile(game: Game, choice: str) -> bool:
    """Tell whether what may be chosen is a card of such a pile; it may be the name of a site."""
    return choice in game.state.cards and game.card(choice).place in _PILES


_SPENT = "spent on a strike"
"""Remembered of what its bearer bears until a strike against him fails, once one has."""


def is_spent(game: Game, event: StrikeFailed, card: str) -> list[Event]:
    """Remember of the copies of a card that a strike against their bearer has failed."""
    return [
        Remembered(fact=Fact(_SPENT, each, until="combat", card=card))
        for each in game.card(event.character).holds
        if game.card(each).card == card
    ]


def goes_when_spent(game: Game, event: StrikeResolved, card: str) -> list[Event]:
    """Discard them when that strike is over, body check and all."""
    return [
        CardMoved(card=each, to="discard-pile")
        for each in game.card(event.character).holds
        if game.card(each).card == card and game.state.fact(_SPENT, each) is not None
    ]


def rings_at_his_site(game: Game, who: str) -> list[str]:
    """The One Ring, if it is where Gollum or Stinker is, outside a haven."""
    site = site_of(game, who)
    if site is None or is_such_site(game, Where(("Haven",)), site, who):
        return []
    rings = (each for each in in_play(game) if game.name(each) == "The One Ring")
    there = {each: site_of(game, each) for each in rings}
    return [each for each, at in there.items() if at and game.name(at) == game.name(site)]


def sees_no_ring(game: Game, action: UseCard, card: str) -> bool:
    """Tell whether he would go where there is no ring to take with him."""
    text = f"{card}.takes-it-with-him"
    return follows_own(game, action, text) and not rings_at_his_site(game, action.card)


def falls_with_it(game: Game, event: OwnTextFollowed) -> list[Event]:
    """He and the ring are gone."""
    both = (event.card, *rings_at_his_site(game, event.card))
    return [CardMoved(card=each, to="discard-pile") for each in both]


def deck_is_thin(game: Game, action: UseCard, card: str) -> bool:
    """Tell whether a palantír of Orthanc is used with fewer than five cards in the play deck."""
    its_own = game.card(action.card).card == card
    return its_own and len(game.state.pile(action.player, "play-deck")) < _ENOUGH


# Whoever is called away may leave an item behind

_CALLED = "called away by {}"
_WHICH, _WHOSE = "{}.leaves", "{}.leaves it to"


def leaving(card: str) -> tuple[str, str]:
    """What is asked when somebody leaves: which item stays, and with whom."""
    return _WHICH.format(card), _WHOSE.format(card)


def hears_a_call(game: Game, event: RollMade, card: str) -> list[Event]:
    """Remember who may be called away by a roll."""
    if game.printed(event.card).id != card:
        return []
    return [Remembered(fact=Fact(_CALLED.format(card), event.of, event.card, "chain", card))]


def goes_away(who: str, because: str, card: str) -> Iterator[Event]:
    """Have somebody return to the hand who may leave an item with a companion."""
    yield Remembered(fact=Fact(_CALLED.format(card), who, because, "chain", card))
    yield CharacterReturned(card=who)


def may_leave_something(game: Game, event: CharacterReturned, card: str) -> list[Event] | None:
    """Ask whether he leaves an item to a companion, where there are such; if so, he waits."""
    fact = game.state.fact(_CALLED.format(card), event.card)
    if fact is None:
        return None
    items = tuple(each for each in game.card(event.card).holds if item_facts(game, each))
    if not items or not _companions(game, event.card):
        return None
    # Whoever chooses the card itself leaves nothing.
    among, what = (*items, fact.value), (_WHICH.format(card), event.card)
    player = game.card(event.card).owner
    return [
        Forgotten(what=fact.what, about=fact.about),
        ChoiceCalled(card=fact.value, player=player, among=among, what=what),
    ]


def leaves_it(game: Game, event: CardChosen, card: str) -> list[Event]:
    """Have a companion chosen, and then give him the item and let the other go."""
    if game.printed(event.card).id != card or not isinstance(event.what, tuple):
        return []
    key, who, *item = event.what
    if key == _WHOSE.format(card):
        return [ItemTransferred(card=item[0], character=event.chosen), CharacterReturned(card=who)]
    if key != _WHICH.format(card):
        return []
    if event.chosen == event.card:
        return [CharacterReturned(card=who)]
    player, what = game.card(who).owner, (_WHOSE.format(card), who, event.chosen)
    among = _companions(game, who)
    return [ChoiceCalled(card=event.card, player=player, among=among, what=what)]


def _companions(game: Game, who: str) -> tuple[str, ...]:
    company = company_of(game, who)
    return tuple(each for each in company.characters if each != who) if company else ()


def bears_the_ring(game: Game, who: str | None) -> bool:
    """Tell whether somebody bears The One Ring."""
    held = game.card(str(who)).holds if who in game.state.cards else ()
    return any(game.name(each) == "The One Ring" for each in held)


# Whoever sees another take an item may want it

_IN_THE_AIR = "in the air"
"""Remembered of a site until the turn ends: the card that tempts all who are there."""
_MODEST = Who((("Hobbit",), ("Wizard",), ("Ringwraith",)))


def hangs_in_the_air(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Remember the site until the turn ends."""
    site = event.here.target
    if site is None:
        return []
    fact = Fact(_IN_THE_AIR, site, event.here.card, "turn")
    return [leave(game, event, site, LASTING), Remembered(fact=fact)]


def tempted(game: Game, event: ItemPlayed, text: str) -> Iterator[Event]:
    """Have all others there check for corruption, the worse the heavier the item would be."""
    company = company_of(game, event.character)
    if company is None or not own_reached(game, text, company.site):
        return
    fact = game.state.fact(_IN_THE_AIR, str(company.site))
    assert fact is not None
    for other in companies_at(game, company.site):
        for each in other.characters:
            if each != event.character and not fits(game, _MODEST, each):
                weight = _would_weigh(game, event.card, each)
                yield demand_check(game, fact.value, each, event.card, -weight)


def _would_weigh(game: Game, item: str, who: str) -> int:
    """How many corruption points an item would give somebody who had it."""
    without = placed(game.state, item, IN_PLAY)
    before = Game(game.rules, game.pool, without).value(CORRUPTION_POINTS, who)
    with_it = placed(game.state, item, IN_PLAY, host=who)
    after = Game(game.rules, game.pool, with_it).value(CORRUPTION_POINTS, who)
    return after - before


# Whoever has the Ring is mightier than he was

_MIGHTY = 5


def mighty(game: Game, prowess: int, who: str, card: str) -> int | None:
    """Give the prowess of whoever bears it, up to twice what is printed."""
    if not bears(game, who, card):
        return None
    return max(prowess, min(prowess + _MIGHTY, 2 * character_facts(game, who).prowess))


def mighty_terms(card: str) -> Callable[[Game, int, str], Iterator[Term]]:
    """Give what tells how much it adds, and what twice the prowess takes back of that."""

    def parts(game: Game, prowess: int, who: str) -> Iterator[Term]:
        yield _MIGHTY, game.pool[card].name
        over = (mighty(game, prowess, who, card) or 0) - prowess - _MIGHTY
        if over:
            yield over, f"{2 * character_facts(game, who).prowess} at most with it"

    return parts
