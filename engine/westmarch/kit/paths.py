"""What can be seen, and under which path: the closed list that `see` answers from."""

import re
from functools import cache

from msgspec import Struct

from westmarch.errors import BadData, nearest


class Path(Struct, frozen=True):
    """A family of paths, with what is seen there."""

    pattern: str
    """A path in which each word in angle brackets stands for any text without a slash."""
    value: str
    """What kind of value is seen there, for people."""
    meaning: str


PATHS: tuple[Path, ...] = (
    Path("card/<label>/place", "a place", "Where the card is."),
    Path("card/<label>/position", "untapped, tapped or wounded", "How the card lies."),
    Path("card/<label>/bearer", "a label or null", "The card that bears or controls it."),
    Path("card/<label>/company", "a label or null", "The company that the character is in."),
    Path("card/<label>/prowess", "a number", "With everything that changes it now."),
    Path("card/<label>/body", "a number", "With everything that changes it now."),
    Path("card/<label>/corruption-points", "a number", "Those that count for the character now."),
    Path("card/<label>/direct-influence", "a number", "Without what counts against some only."),
    Path("card/<label>/keywords", "a list of words", "The designations printed on the card."),
    Path("card/<label>/item-class", "a word or null", "minor, major, greater, gold ring, special."),
    Path("name/<spelling>", "a name or null", "The card that the spelling stands for."),
    Path(
        "site/<site>/automatic-attacks",
        "a list of objects with race, strikes, prowess and body",
        "What a company entering now would face, in order; a missing body is null.",
    ),
    Path("site/<site>/dragon-lair", "true or false", "Whether the site counts as a lair now."),
    Path("site/<site>/hoard", "true or false", "Whether the site contains a hoard now."),
    Path("site/<site>/lair-of", "a name or null", "The unique Dragon whose lair it is."),
    Path("dragon/<name>/lair", "a name or null", "The site that is this Dragon's lair."),
    Path("dragon/<name>/region", "a name or null", "The region that the lair lies in."),
    Path("dragon/<name>/lair-as-written", "text or null", "The lair as the edition spells it."),
    Path("dragons/count", "a number", "How many unique Dragons there are."),
    Path("dragons/lairs", "a number", "How many lairs they have."),
    Path("region/<name>/lairs", "a list of names", "The lairs in the region."),
    Path("player/<name>/points/character", "a number", "Marshalling points."),
    Path("player/<name>/points/ally", "a number", "Marshalling points."),
    Path("player/<name>/points/item", "a number", "Marshalling points."),
    Path("player/<name>/points/faction", "a number", "Marshalling points."),
    Path("player/<name>/points/kill", "a number", "Marshalling points."),
    Path("player/<name>/points/miscellaneous", "a number", "Marshalling points."),
    Path("attack/race", "a word or null", "Of the attack being fought; null if there is none."),
    Path("attack/strikes", "a number or null", "Of the attack being fought."),
    Path("attack/prowess", "a number or null", "Of the attack being fought, as modified."),
    Path("attack/body", "a number or null", "Of the attack being fought; null without a body."),
    Path("attack/source", "a name or null", "The card that the attack comes from."),
    Path(
        "attack/manifestation-of",
        "a name, none or null",
        "The unique Dragon who attacks; `none` if it is said to be no such attack.",
    ),
    Path("turn/player", "a player", "Whose turn it is."),
    Path("turn/phase", "a phase", "How far the turn has come."),
    Path("awaiting", "a player or null", "Who has to act now."),
)
"""Sites are named by their label where they are on the table, and else by their name."""

POINTS = ("character", "ally", "item", "faction", "kill", "miscellaneous")


@cache
def expression() -> str:
    """Give the regular expression that exactly the known paths match."""
    parts = "|".join(re.sub(r"<[a-z]+>", "[^/]+", path.pattern) for path in PATHS)
    return f"^(?:{parts})$"


@cache
def checked(path: str) -> tuple[str, ...]:
    """Take a path apart; complain if it is not in the list."""
    if not re.match(expression(), path):
        raise BadData(
            f"There is nothing to be seen at “{path}”.",
            hint=nearest(path, (each.pattern for each in PATHS)),
        )
    return tuple(path.split("/"))
