"""Pools: those of whom the first company may be formed, and what begins in play with them."""

from westmarch.cards.every import Named
from westmarch.cards.kinds import FALLEN_WIZARD
from westmarch.mechanics.decks import CALLED, Entry, entries, of_sort, strangers
from westmarch.mechanics.quantities.items import HOARD_ITEM
from westmarch.rulebooks.core.setup import RULES, Breaches
from westmarch.rulebooks.core.setup.telling import listed
from westmarch.table.actions import PlaceStartingItem, RegisterDeck
from westmarch.table.game import Game


@RULES.forbid("pool-characters", RegisterDeck, says=listed)
def too_many_in_the_pool(game: Game, action: RegisterDeck) -> Breaches:
    """There are ten characters in a pool, and no avatar."""
    found = [each.card for each in of_sort(game, action, "character", ("pool",))]
    many = f"there are {len(found)} characters in the pool, and no more than 10 may be there"
    avatars = (f"{each.name} is an avatar, and in the pool" for each in found if each.has("avatar"))
    return ((many,) if len(found) > 10 else ()) + tuple(avatars)


def _is_stage(entry: Entry) -> bool:
    return entry.card.kind == "stage resource permanent-event"


def _others(game: Game, action: RegisterDeck) -> list[Named]:
    """Give what is in the pool besides characters, and Stage cards where they belong."""
    characters = {each.card.id for each in of_sort(game, action, "character", ("pool",))}
    stages = action.kind == FALLEN_WIZARD
    return [
        each.card
        for each in entries(game, action.player, ("pool",))
        if each.card.id not in characters and not (stages and _is_stage(each))
    ]


@RULES.forbid("pool-minor-items", RegisterDeck, says=listed)
def no_minor_items(game: Game, action: RegisterDeck) -> Breaches:
    """Besides them there are two plain minor items, or what may begin in place of one."""
    others = [each for each in _others(game, action) if not each.is_place]
    many = f"there are {len(others)} minor items in the pool, and no more than 2 may be there"
    breaches = [many] if len(others) > 2 else []
    for card in others:
        if card.has("may start"):
            continue
        if not card.kind.endswith(" minor item"):
            breaches.append(f"{card.name} is in the pool, and is no minor item")
        elif card.has("unique"):
            breaches.append(f"{card.name} is in the pool, and is unique")
        elif card.has("hoard item"):
            breaches.append(f"{card.name} is in the pool, and is a hoard item")
    return tuple(breaches)


@RULES.forbid(
    "pool-minor-items",
    PlaceStartingItem,
    says=lambda game, _, action: (
        f"{game.name(action.card)} is "
        f"{'unique' if game.printed(action.card).unique else 'a hoard item'}, and so cannot be "
        "in the pool."
    ),
)
def not_in_pool(game: Game, action: PlaceStartingItem) -> bool:
    """The pool holds no unique minor items and no hoard items."""
    return game.printed(action.card).unique or game.value(HOARD_ITEM, action.card)


@RULES.forbid("pool-stage-points", RegisterDeck, says=listed)
def not_three_stage_points(game: Game, action: RegisterDeck) -> Breaches:
    """A Fallen-wizard begins with three stage points."""
    if action.kind != FALLEN_WIZARD:
        return ()
    stages = [each.card for each in entries(game, action.player, ("pool",)) if _is_stage(each)]
    points = sum(each.number("stage points") for each in stages)
    fits = points <= 3 if strangers(game, action.player, ("pool",)) else points == 3
    parts = " + ".join(f"{each.number('stage points')} ({each.name})" for each in stages)
    said = f"the Stage resources in the pool have {points} stage points{parts and f': {parts}'}"
    later = tuple(
        f"{each.name} is in the pool, and its own text says that it does not begin"
        for each in dict.fromkeys(stages)
        if each.has("does not start")
    )
    return later if fits else (*later, f"{said}, and they have to have 3")


@RULES.forbid("pool-stage-non-unique", RegisterDeck, says=listed)
def all_stages_unique(game: Game, action: RegisterDeck) -> Breaches:
    """One of them is not unique."""
    if action.kind != FALLEN_WIZARD or strangers(game, action.player, ("pool",)):
        return ()
    stages = [each.card for each in entries(game, action.player, ("pool",)) if _is_stage(each)]
    unique = stages and all(each.has("unique") for each in stages)
    return ("the Stage resources in the pool are all unique",) if unique else ()


@RULES.forbid("declared-avatar-in-deck", RegisterDeck, says=listed)
def declares_another(game: Game, action: RegisterDeck) -> Breaches:
    """A Fallen-wizard player has the Fallen-wizard he declares."""
    if action.kind != FALLEN_WIZARD or not action.avatar:
        return ()
    held = entries(game, action.player, CALLED)
    there = any(each.has("Fallen-wizard") and each.name == action.avatar for each, _ in held)
    open_ = strangers(game, action.player, CALLED)
    return () if there or open_ else (f"{action.avatar} is not in the deck",)
