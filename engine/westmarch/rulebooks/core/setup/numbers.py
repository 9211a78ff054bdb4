"""How large the parts of a deck are: the play deck with its creatures, and the sideboard."""

from collections.abc import Iterator

from westmarch.cards.deck import ASIDE, PLAY_DECK, Part
from westmarch.cards.every import Named
from westmarch.kernel.order import Rank
from westmarch.kernel.words import number_of, there_are
from westmarch.mechanics.decks import (
    CALLED,
    copies,
    counted_as,
    deck_of,
    entries,
    of_sort,
    strangers,
)
from westmarch.mechanics.quantities.decks import HALF_CREATURES
from westmarch.mechanics.quantities.ending import GAME_LENGTH
from westmarch.mechanics.quantities.turn import SIDEBOARD_SIZE
from westmarch.rulebooks.core.setup import RULES, Breaches
from westmarch.rulebooks.core.setup.telling import listed
from westmarch.table.actions import RegisterDeck
from westmarch.table.game import Game

_LEAST, _MOST = 30, 50
_CREATURES = 12


@RULES.forbid("deck-four-parts", RegisterDeck, says=listed)
def lacks_a_part(game: Game, action: RegisterDeck) -> Breaches:
    """Sites are by themselves, and there have to be some, and cards to draw."""
    deck = deck_of(game, action.player)
    parts = {"location deck": deck.sites, "play deck": deck.play_deck, "pool": deck.pool}
    missing = tuple(f"there is no {each}" for each, cards in parts.items() if not cards)
    return missing + tuple(
        f"{card.name} is a site, and lies in the {where}"
        for card, where in _places(game, action, (*PLAY_DECK, "pool"))
    )


@RULES.forbid("sideboard-contents", RegisterDeck, says=listed)
def no_sites_aside(game: Game, action: RegisterDeck) -> Breaches:
    """In the sideboard there are resources, hazards and characters."""
    return tuple(
        f"{card.name} is in the {where}, and sites are not"
        for card, where in _places(game, action, ASIDE)
    )


def _places(
    game: Game, action: RegisterDeck, parts: tuple[Part, ...]
) -> Iterator[tuple[Named, str]]:
    for card, part in entries(game, action.player, parts):
        if card.is_place:
            yield card, CALLED[part]


# The play deck


def _count(game: Game, action: RegisterDeck, sort: str) -> int:
    return sum(1 for _ in of_sort(game, action, sort, PLAY_DECK))


@RULES.forbid("play-deck-resources", RegisterDeck, says=listed)
def too_few_or_too_many_resources(game: Game, action: RegisterDeck) -> Breaches:
    """There are 30 to 50 resources."""
    number = _count(game, action, "resource")
    most = number + strangers(game, action.player, PLAY_DECK)
    if most >= _LEAST and number <= _MOST:
        return ()
    said = there_are(number, "resource")
    return (f"{said} in the play deck, and there have to be {_LEAST} to {_MOST}",)


@RULES.forbid("hazards-equal-resources", RegisterDeck, says=listed)
def more_of_one_than_of_the_other(game: Game, action: RegisterDeck) -> Breaches:
    """There are as many hazards as resources."""
    hazards, resources = _count(game, action, "hazard"), _count(game, action, "resource")
    if abs(hazards - resources) <= strangers(game, action.player, PLAY_DECK):
        return ()
    said = f"{there_are(hazards, 'hazard')} in the play deck, and "
    otherwise = "".join(_counted_otherwise(game, action))
    said += number_of(resources, "resource")
    return (f"{said}, and there have to be as many of both{otherwise}",)


def _counted_otherwise(game: Game, action: RegisterDeck) -> Iterator[str]:
    """Tell of what stands among the resources and is a hazard, or the other way round."""
    for entry in dict.fromkeys(entries(game, action.player, ("resources", "hazards"))):
        sort = counted_as(game, action, entry)
        if sort != entry.part.removesuffix("s"):
            yield f"; {entry.card.name} stands among the {entry.part}, and counts as a {sort}"


@RULES.forbid("play-deck-characters", RegisterDeck, says=listed)
def too_many_characters(game: Game, action: RegisterDeck) -> Breaches:
    """There are ten characters that are no avatars."""
    found = of_sort(game, action, "character", PLAY_DECK)
    number = sum(not each.card.has("avatar") for each in found)
    said = f"there are {number} characters in the play deck besides avatars"
    return (f"{said}, and no more than 10 may be there",) if number > 10 else ()


def _avatars(game: Game, action: RegisterDeck, *more: Part) -> list[Named]:
    held = entries(game, action.player, (*PLAY_DECK, *more))
    return [card for card, _ in held if card.has("avatar")]


@RULES.forbid("play-deck-avatars", RegisterDeck, says=listed)
def too_many_avatars(game: Game, action: RegisterDeck) -> Breaches:
    """There are three avatars."""
    number = len(_avatars(game, action))
    said = f"there are {number} avatars in the play deck, and no more than 3 may be there"
    return (said,) if number > 3 else ()


@RULES.forbid("not-three-different-avatars", RegisterDeck, says=listed)
def three_different_avatars(game: Game, action: RegisterDeck) -> Breaches:
    """They are not three different ones."""
    names = sorted({each.name for each in _avatars(game, action)})
    said = f"the avatars in the play deck are {', '.join(names)}: three different ones"
    return (said,) if len(names) >= 3 else ()


@RULES.forbid("sideboard-avatars", RegisterDeck, says=listed)
def two_avatars_more_than_once(game: Game, action: RegisterDeck) -> Breaches:
    """With the sideboard, one of them is there more than once."""
    parts = (*PLAY_DECK, *ASIDE)
    several = [
        f"{number} {card.name} ({where})"
        for card, number, where in copies(entries(game, action.player, parts))
        if card.has("avatar") and number > 1
    ]
    said = f"there are {' and '.join(several)}, and only one avatar may be there more than once"
    return (said,) if len(several) > 1 else ()


@RULES.define("twelve-creatures", HALF_CREATURES)
def whole_creatures(game: Game, card: Named, kind: str) -> int | None:
    """A creature that is nothing else counts in full."""
    return 2 if card.kind == "hazard creature" else None


@RULES.define("half-creatures", HALF_CREATURES)
def half_a_creature(game: Game, card: Named, kind: str) -> int | None:
    """Some other hazards count half."""
    found = {
        "an agent": card.has("agent"),
        "an Ahunt or At Home Dragon": card.has("Ahunt") or card.has("at Home"),
        "a creature that may be an event instead": card.kind.startswith("hazard creature/"),
        "a permanent-event that is a Spawn": (
            card.kind == "hazard permanent-event" and card.has("Spawn")
        ),
    }
    rows = game.table("core.setup.half-creatures")
    return 1 if any(found[row["Half a creature"]] for row in rows) else None


@RULES.forbid("twelve-creatures", RegisterDeck, says=listed)
def too_few_creatures(game: Game, action: RegisterDeck) -> Breaches:
    """The hazards come to twelve creatures."""
    hazards = [each.card for each in of_sort(game, action, "hazard", PLAY_DECK)]
    counted = [game.value(HALF_CREATURES, each, action.kind) for each in hazards]
    whole, halves = counted.count(2), counted.count(1)
    unknown = 2 * strangers(game, action.player, PLAY_DECK)
    if sum(counted) + unknown >= 2 * _CREATURES:
        return ()
    more = f" and {number_of(halves, 'half', 'halves')}, {whole + halves // 2} in all"
    said = f"among the hazards of the play deck {there_are(whole, 'creature')}"
    return (f"{said}{more if halves else ''}, and there have to be {_CREATURES}",)


# The sideboard


def _rows(game: Game, column: str, value: str) -> Iterator[dict[str, str]]:
    rows = game.table("core.setup.sideboard-size")
    return (row for row in rows if row[column].lower() == value)


@RULES.define("sideboard-size", SIDEBOARD_SIZE, order=Rank.AFTER)
def so_many_aside(game: Game, decks: int) -> int | None:
    """How many there may be, unless a rule of its own says so."""
    return next((int(row["Cards"]) for row in _rows(game, "Play decks", str(decks))), None)


@RULES.forbid("sideboard-size", RegisterDeck, says=listed)
def too_many_aside(game: Game, action: RegisterDeck) -> Breaches:
    """The sideboard has no more cards than the length of the game allows."""
    number = len(deck_of(game, action.player).sideboard)
    limits = (
        (row["Length"], game.value(SIDEBOARD_SIZE, int(row["Play decks"])))
        for row in _rows(game, "Length", game.value(GAME_LENGTH))
    )
    return tuple(
        f"there are {number} cards in the sideboard, "
        f"and no more than {most} may be there in a {length} game"
        for length, most in limits
        if most is not None and number > most
    )


@RULES.forbid("anti-fallen-wizard-cards", RegisterDeck, says=listed)
def too_many_against_fallen_wizards(game: Game, action: RegisterDeck) -> Breaches:
    """Ten more may be there against Fallen-wizards."""
    number = len(deck_of(game, action.player).against_fallen_wizards)
    said = f"there are {number} cards for games against Fallen-wizards besides"
    return (f"{said}, and no more than 10 may be there",) if number > 10 else ()
