"""Items: which of them are in use, and what they do for their bearer."""

from collections.abc import Iterator

from westmarch.cards.model import Item, Modifier
from westmarch.kernel.events import Event, ItemLaidAside, ItemPlayed, ItemUsed
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities import BODY, DIRECT_INFLUENCE, PROWESS
from westmarch.mechanics.table import item_facts

RULES = Rulebook("core.items")

_ONE_EACH = ("weapon", "armor", "shield", "helmet")


@RULES.react("in-use-when-played", ItemPlayed)
def used_at_once(game: Game, event: ItemPlayed) -> list[Event]:
    """An item is in use from the moment it is played."""
    return [ItemUsed(card=event.card)]


@RULES.react("one-of-each-type", ItemUsed)
def earlier_one_laid_aside(game: Game, event: ItemUsed) -> list[Event]:
    """A second weapon, armor, shield or helmet ends the use of the first."""
    bearer = game.card(event.card).host
    types = [each for each in _ONE_EACH if each in game.printed(event.card).keywords]
    return [
        ItemLaidAside(card=other)
        for other in (game.card(bearer).holds if bearer else ())
        if other != event.card
        and game.card(other).in_use
        and any(each in game.printed(other).keywords for each in types)
    ]


@RULES.adjust("weapon-before-other-prowess", PROWESS, order=-10)
def weapon_first(game: Game, prowess: int, character: str) -> int | None:
    """The weapon in use comes first, with its maximum."""
    for item, keywords in _in_use(game, character):
        if "weapon" in keywords and item.prowess is not None:
            return _raised(prowess, item.prowess)
    return None


@RULES.adjust("body-items-before-others", BODY, order=-10)
def armor_first(game: Game, body: int, character: str) -> int | None:
    """Armor, shield and helmet in use come first, with their maximums."""
    worn = [
        item.body
        for item, keywords in _in_use(game, character)
        if item.body is not None and any(each in _ONE_EACH for each in keywords)
    ]
    for modifier in worn:
        body = _raised(body, modifier)
    return body if worn else None


@RULES.adjust("effects-only-in-use", DIRECT_INFLUENCE)
def influence_of_items(game: Game, influence: int, character: str) -> int | None:
    """An item in use changes what it says it changes."""
    gained = [
        item.direct_influence
        for item, _ in _in_use(game, character)
        if item.direct_influence is not None
    ]
    for modifier in gained:
        influence = _raised(influence, modifier)
    return influence if gained else None


def _in_use(game: Game, character: str) -> Iterator[tuple[Item, tuple[str, ...]]]:
    for each in game.card(character).holds:
        item = item_facts(game, each)
        if item is not None and game.card(each).in_use:
            yield item, game.printed(each).keywords


def _raised(number: int, modifier: Modifier) -> int:
    """Add a modifier; a maximum never takes away what was there before."""
    raised = number + modifier.amount
    return raised if modifier.maximum is None else max(number, min(raised, modifier.maximum))
