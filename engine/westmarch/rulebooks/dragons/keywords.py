"""Key words: the labels by which cards speak of each other."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.items import KEY_WORDS, LABELS
from westmarch.table.game import Game

RULES = Rulebook("dragons.keywords")

_COLUMN = "Key word"


@RULES.define("key-word", LABELS)
def what_it_is_labelled(game: Game, card: str) -> tuple[str, ...]:
    """A card is what its label says, for every other card that asks."""
    return game.printed(card).keywords


@RULES.define("base-game-examples", KEY_WORDS)
def of_the_wizards(game: Game, code: str) -> tuple[str, ...] | None:
    """Some of those that the base game brought."""
    if code != "METW":
        return None
    return tuple(row[_COLUMN] for row in game.table("dragons.keywords.base-game-examples"))


@RULES.define("new-list", KEY_WORDS)
def of_the_dragons(game: Game, code: str) -> tuple[str, ...] | None:
    """Those that The Dragons brought."""
    if code != "METD":
        return None
    return tuple(row[_COLUMN] for row in game.table("dragons.keywords.new-list"))


@RULES.adjust("capture-not-used", KEY_WORDS)
def without_capture(game: Game, words: tuple[str, ...], code: str) -> tuple[str, ...] | None:
    """No card is called a capture, so perhaps the word was listed in error."""
    if "capture" not in words or game.reading("q.dragons.dormant-key-words") == "b":
        return None
    return tuple(each for each in words if each != "capture")
