"""Items: which of them are in use, and what they do for their bearer."""

from collections.abc import Iterator

from westmarch.cards.kinds import FALLEN_WIZARD, KINDS, PLAYERS, Kind
from westmarch.cards.model.card import Item, Modifier
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rulebook, Term
from westmarch.mechanics.allies import is_ally
from westmarch.mechanics.control import is_ringwraith
from westmarch.mechanics.lookups import item_facts
from westmarch.mechanics.quantities.influence import DIRECT_INFLUENCE
from westmarch.mechanics.quantities.items import (
    AT_ONCE,
    FIT_FOR_BALROG,
    IN_USE,
    ONE_AT_A_TIME,
    WORKS_UNUSED,
)
from westmarch.mechanics.quantities.people import BODY, PROWESS
from westmarch.mechanics.sides import is_balrog, is_orc_or_troll
from westmarch.table.actions import BeginUsing, TransferItem
from westmarch.table.events.cards import ItemLaidAside, ItemPlayed, ItemTransferred, ItemUsed
from westmarch.table.events.combat import ItemRescued
from westmarch.table.game import Game
from westmarch.table.windows import WINDOWS

RULES = Rulebook("core.items")


@RULES.react("in-use-when-played", ItemPlayed)
def used_at_once(game: Game, event: ItemPlayed) -> list[Event]:
    """An item is in use from the moment it is played."""
    return [ItemUsed(card=event.card)]


@RULES.permit(
    "begin-using",
    BeginUsing,
    says="{action.player} may let a character take up {action.card} in his own turn.",
)
def takes_it_up(game: Game, action: BeginUsing) -> Lack | bool:
    """The resource player may have an item used that lies idle."""
    return _takes_it_up(game, action) or True


def _in_his_turn(game: Game, action: BeginUsing) -> Lack | None:
    his = action.player == game.state.turn_player
    return None if his else Lack("It is not {0.player}'s turn.")


def _is_an_item(game: Game, action: BeginUsing) -> Lack | None:
    return None if item_facts(game, action.card) is not None else Lack("{0.card} is no item.")


def _is_borne(game: Game, action: BeginUsing) -> Lack | None:
    return None if game.card(action.card).host is not None else Lack("Nobody bears {0.card}.")


def _lies_idle(game: Game, action: BeginUsing) -> Lack | None:
    return Lack("{0.card} is in use already.") if game.card(action.card).in_use else None


def _is_borne_by_his_own(game: Game, action: BeginUsing) -> Lack | None:
    his = game.card(str(game.card(action.card).host)).owner == action.player
    return None if his else Lack("{0.card} is not {0.player}'s.")


def _while_nothing_is_under_way(game: Game, action: BeginUsing) -> Lack | None:
    if game.state.window.kind is WINDOWS.get(game.state.phase):
        return None
    return Lack("Something else is under way, and nobody takes up an item before it is over.")


_takes_it_up = all_of(
    _in_his_turn,
    _is_an_item,
    _is_borne,
    _lies_idle,
    _is_borne_by_his_own,
    _while_nothing_is_under_way,
)


@RULES.define("one-of-each-type", ONE_AT_A_TIME)
def one_of_each(game: Game) -> tuple[str, ...]:
    """One weapon, one armor, one shield, one helmet."""
    return ("weapon", "armor", "shield", "helmet")


@RULES.react("in-use-when-it-changes-hands", ItemTransferred, ItemRescued)
def stays_in_the_pack(game: Game, event: ItemTransferred | ItemRescued) -> list[Event]:
    """What comes from a companion does not displace what its new bearer uses.

    Perhaps he does not use it at all before his player has said so.
    """
    said_first = game.reading("q.core.item-changes-hands") == "b"
    return [ItemLaidAside(card=event.card)] if said_first or _of_its_type(game, event.card) else []


@RULES.react("switching-ends-previous", ItemUsed)
def earlier_one_laid_aside(game: Game, event: ItemUsed) -> list[Event]:
    """Using a second weapon, armor, shield or helmet ends the use of the first."""
    return [ItemLaidAside(card=each) for each in _of_its_type(game, event.card)]


def _of_its_type(game: Game, item: str) -> list[str]:
    """What else its bearer uses of what can be used one at a time only, and has no room for."""
    bearer = game.card(str(game.card(item).host))
    types = [each for each in game.value(ONE_AT_A_TIME) if each in game.printed(item).keywords]
    found: list[str] = []
    for kind in types:
        used = [
            other
            for other in bearer.holds
            if other != item
            and game.card(other).in_use
            and kind in game.printed(other).keywords
            and other not in found
        ]
        # Where he may use more than one, what he has borne longest makes room.
        found += used[: max(0, len(used) + 1 - game.value(AT_ONCE, bearer.id, kind))]
    return found


def _weapon_terms(game: Game, prowess: int, character: str) -> Iterator[Term]:
    for card, modifier in _wielded(game, character):
        yield from _raise_terms(game, prowess, card, modifier)
        prowess = _raised(prowess, modifier)


def _wielded(game: Game, character: str) -> list[tuple[str, Modifier]]:
    """The weapons in use that change prowess: one, unless somebody may use more."""
    found = [
        (card, item.prowess)
        for card, item, keywords in _in_use(game, character)
        if "weapon" in keywords and item.prowess is not None
    ]
    return found[: game.value(AT_ONCE, character, "weapon")]


@RULES.adjust(
    "weapon-before-other-prowess",
    PROWESS,
    order=Layer.OWN,
    says="the weapon in use",
    terms=_weapon_terms,
)
def weapon_first(game: Game, prowess: int, character: str) -> int | None:
    """The weapon in use comes first, with its maximum."""
    wielded = _wielded(game, character)
    for _, modifier in wielded:
        prowess = _raised(prowess, modifier)
    return prowess if wielded else None


def _worn_terms(game: Game, body: int, character: str) -> Iterator[Term]:
    types = game.value(ONE_AT_A_TIME)
    for card, item, keywords in _in_use(game, character):
        if item.body is not None and any(each in keywords for each in types):
            yield from _raise_terms(game, body, card, item.body)
            body = _raised(body, item.body)


@RULES.adjust(
    "body-items-before-others", BODY, order=Layer.OWN, says="what is worn", terms=_worn_terms
)
def armor_first(game: Game, body: int, character: str) -> int | None:
    """Armor, shield and helmet in use come first, with their maximums."""
    types = game.value(ONE_AT_A_TIME)
    worn = [
        item.body
        for _, item, keywords in _in_use(game, character)
        if item.body is not None and any(each in keywords for each in types)
    ]
    for modifier in worn:
        body = _raised(body, modifier)
    return body if worn else None


def _influence_terms(game: Game, influence: int, character: str) -> Iterator[Term]:
    for card, item, _ in _in_use(game, character):
        if item.direct_influence is not None:
            yield from _raise_terms(game, influence, card, item.direct_influence)
            influence = _raised(influence, item.direct_influence)


@RULES.adjust("effects-only-in-use", DIRECT_INFLUENCE, says="items", terms=_influence_terms)
def influence_of_items(game: Game, influence: int, character: str) -> int | None:
    """An item in use changes what it says it changes."""
    gained = [
        item.direct_influence
        for _, item, _ in _in_use(game, character)
        if item.direct_influence is not None
    ]
    for modifier in gained:
        influence = _raised(influence, modifier)
    return influence if gained else None


@RULES.define("movement-restrictions-always", WORKS_UNUSED)
def speaks_of_moving(game: Game, item: str, happening: str) -> bool | None:
    """What an item says of its bearer's moving holds even while the item is not in use."""
    return happening == "when the company moves" or None


# Who can use what


@RULES.forbid(
    "allies-no-items",
    TransferItem,
    says="{action.character} is an ally, and bears no items.",
)
def would_go_to_an_ally(game: Game, action: TransferItem) -> bool:
    """No item goes to an ally."""
    return is_ally(game, action.character)


def _register_use(kind: Kind) -> None:
    """Register that the characters of a kind of player do not use items of the other side."""
    foreign = PLAYERS[kind].foreign

    @RULES.adjust(f"{kind}-no-{foreign}-item-use", IN_USE)
    def is_only_carried(game: Game, used: bool, item: str) -> bool | None:
        """Characters of such a player carry items of the other side, and do not use them."""
        return False if _of_player(game, item, kind) and _is(game, item, foreign) else None


for _kind in (each for each in KINDS if PLAYERS[each].foreign):
    _register_use(_kind)


@RULES.adjust("ringwraiths-cannot-use-items", IN_USE)
def no_items_for_a_ringwraith(game: Game, used: bool, item: str) -> bool | None:
    """A Ringwraith himself uses no items."""
    bearer = game.card(item).host
    return False if bearer in game.state.cards and is_ringwraith(game, bearer) else None


@RULES.adjust("fallen-wizard-orcs-minion-only", IN_USE)
def no_hero_items_for_his_orcs(game: Game, used: bool, item: str) -> bool | None:
    """A Fallen-wizard's Orcs and Trolls carry hero items, and no more."""
    if not _of_player(game, item, FALLEN_WIZARD) or not _is(game, item, "hero"):
        return None
    return False if is_orc_or_troll(game, str(game.card(item).host)) else None


@RULES.adjust("balrog-avatar-cannot-use-items", IN_USE)
def no_items_for_the_balrog(game: Game, used: bool, item: str) -> bool | None:
    """The Balrog himself uses no items, unless they say so."""
    bearer = game.card(item).host
    his = bearer in game.state.cards and is_balrog(game, bearer)
    return False if his and not game.value(FIT_FOR_BALROG, item) else None


def _of_player(game: Game, item: str, kind: str) -> bool:
    """Tell whether the item is with somebody of such a player's."""
    bearer = game.state.cards.get(game.card(item).host or "")
    return bearer is not None and game.state.kind(bearer.owner) == kind


def _is(game: Game, item: str, alignment: str) -> bool:
    return game.printed(item).alignment == alignment


def _in_use(game: Game, character: str) -> Iterator[tuple[str, Item, tuple[str, ...]]]:
    for each in game.card(character).holds:
        item = item_facts(game, each)
        if item is not None and game.value(IN_USE, each):
            yield each, item, game.printed(each).keywords


def _raise_terms(game: Game, number: int, card: str, modifier: Modifier) -> Iterator[Term]:
    """Give what an item adds, and what its maximum takes back."""
    yield modifier.amount, game.name(card)
    over = _raised(number, modifier) - number - modifier.amount
    if over:
        yield over, f"{modifier.maximum} at most with {game.name(card)}"


def _raised(number: int, modifier: Modifier) -> int:
    """Add a modifier; a maximum never takes away what was there before."""
    raised = number + modifier.amount
    return raised if modifier.maximum is None else max(number, min(raised, modifier.maximum))
