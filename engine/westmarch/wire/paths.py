"""What can be seen, and under which path: the closed list that `see` answers from."""

import re
from functools import cache, lru_cache

from msgspec import Struct

from westmarch.errors import BadData, nearest


class Path(Struct, frozen=True):
    """A family of paths, with what is seen there."""

    pattern: str
    """A path in which each word in angle brackets stands for any text without a slash."""
    value: str
    """What kind of value is seen there, for people."""
    meaning: str


POINTS = ("character", "ally", "item", "faction", "kill", "miscellaneous")
"""The sources of marshalling points."""

CHECKS = ("body-check", "corruption-check", "influence-check", "influence-attempt")
"""What is rolled for somebody, and compared with a number."""
_COUNTED = (
    "hand",
    "play-deck",
    "discard-pile",
    "sideboard",
    "pool",
    "location-deck",
    "marshalling-point-pile",
    "out-of-play",
)

PATHS: tuple[Path, ...] = (
    Path("card/<label>/place", "a place", "Where the card is."),
    Path("card/<label>/position", "untapped, tapped or wounded", "How the card lies."),
    Path(
        "card/<label>/bearer",
        "a label or null",
        "The card that bears or controls it, or the company it lies on.",
    ),
    Path(
        "card/<label>/beside",
        "a label or null",
        "The card or the company that keeps it off to the side.",
    ),
    Path(
        "card/<label>/on-guard-at",
        "a label or null",
        "The site card at which it lies on-guard, if it does.",
    ),
    Path("card/<label>/company", "a label or null", "The company that the character is in."),
    Path("card/<label>/pile-of", "a player or null", "In whose pile the card lies, if in any."),
    Path("card/<label>/in-use", "true or false", "Whether the item does something for its bearer."),
    Path("card/<label>/trophy", "true or false", "Whether somebody keeps it as a trophy."),
    Path("card/<label>/seen-by", "a list of players", "Who may look at what the card is."),
    Path("card/<label>/face-down", "true or false", "Whether the card lies with its back up."),
    Path("card/<label>/agent", "true or false", "Whether it is in play as an agent hazard."),
    Path(
        "card/<label>/agent-at",
        "a list of names",
        "The sites at one of which the agent is; several as long as it has not been said.",
    ),
    Path(
        "card/<label>/path",
        "a list of labels",
        "The site cards that lie with the agent, in the order of his travels.",
    ),
    Path(
        "company/<company>/site",
        "a label or null",
        "The site card where the company is; null while it is on its way.",
    ),
    Path("company/<company>/new-site", "a label", "The site card where it goes, or stays."),
    Path(
        "company/<company>/site-path",
        "a list of objects with type and name",
        "The regions it moves through, in order; the name is null where it does not count.",
    ),
    Path(
        "card/<label>/companions",
        "a list of labels",
        "The others in the character's company.",
    ),
    Path(
        "card/<label>/influence",
        "general, direct, none or null",
        "What controls the character; null for an avatar, who needs nothing.",
    ),
    Path(
        "card/<label>/influence-over/<other>",
        "a number",
        "The direct influence that the character has left for another card.",
    ),
    Path("company/<company>/size", "a number", "As the rules count it."),
    Path("company/<company>/hazard-limit", "a number", "In its movement/hazard phase."),
    Path(
        "company/<company>/base-hazard-limit",
        "a number",
        "As it was set by the size of the company, before anything raises or lowers it.",
    ),
    Path("company/<company>/hazards", "a number", "How many were declared against the limit."),
    Path("company/<company>/hazards-left", "a number", "How many more the limit has room for."),
    *(
        Path(
            f"company/<company>/draws/{each}",
            "a number",
            "How many cards the player may draw for its movement.",
        )
        for each in ("player", "opponent")
    ),
    Path("card/<label>/mind", "a number or null", "With everything that changes it now."),
    Path("card/<label>/prowess", "a number", "With everything that changes it now."),
    Path("card/<label>/body", "a number", "With everything that changes it now."),
    Path("card/<label>/corruption-points", "a number", "Those that count for the character now."),
    Path("card/<label>/direct-influence", "a number", "Without what counts against some only."),
    Path("card/<label>/keywords", "a list of words", "The designations printed on the card."),
    Path("card/<label>/item-class", "a word or null", "minor, major, greater, gold ring, special."),
    Path("card/<label>/lost-treasure", "true or false", "Whether the item is a lost treasure."),
    Path("name/<spelling>", "a name or null", "The card that the spelling stands for."),
    Path(
        "site/<site>/automatic-attacks",
        "a list of objects with race, strikes, prowess and body",
        "What a company entering now would face, in order; a missing body is null.",
    ),
    Path(
        "site/<site>/on-guard",
        "a number",
        "How many cards lie on-guard there; which ones, only their player knows.",
    ),
    Path("site/<site>/dragon-lair", "true or false", "Whether the site counts as a lair now."),
    Path("site/<site>/hoard", "true or false", "Whether the site contains a hoard now."),
    Path("site/<site>/lair-of", "a name or null", "The unique Dragon whose lair it is."),
    Path("dragon/<name>/lair", "a name or null", "The site that is this Dragon's lair."),
    Path("dragon/<name>/region", "a name or null", "The region that the lair lies in."),
    Path("dragon/<name>/lair-as-written", "text or null", "The lair as the edition spells it."),
    Path("dragons/count", "a number", "How many unique Dragons there are."),
    Path("dragons/lairs", "a number", "How many lairs they have."),
    Path("dragon/<name>/manifestations", "a list of names", "The cards that are this Dragon."),
    Path("dragons/in-person/<set>", "a list of names", "Those whose creature came with a set."),
    Path("dragons/manifestations", "a number", "How many cards are one of the Dragons."),
    Path("key-word/<word>", "true or false", "Whether the rules list the word as a key word."),
    Path("key-words/<set>", "a number", "How many key words the rules list for a set, by code."),
    Path("label/<word>", "true or false", "Whether any card bears the word as a label."),
    Path(
        "sideboard/<cards>/<decks>",
        "true, false or null",
        "Whether a sideboard of so many cards may be used where the deck is played through so "
        "often; null if the rules do not say.",
    ),
    Path("region/<name>/lairs", "a list of names", "The lairs in the region."),
    *(Path(f"player/<name>/points/{each}", "a number", "Marshalling points.") for each in POINTS),
    *(
        Path(f"player/<name>/reckoning/{each}", "a number", "What they come to in the end.")
        for each in POINTS
    ),
    Path("player/<name>/general-influence", "a number", "What characters leave of it."),
    Path("player/<name>/final-points", "a number", "The total if the game were over now."),
    Path("player/<name>/call-points", "a number", "Marshalling points that count for a call."),
    Path("player/<name>/stage-points", "a number", "How far a Fallen-wizard player has strayed."),
    Path("player/<name>/hand-size", "a number", "With everything that changes it now."),
    Path("player/<name>/lost-treasures", "a number", "How many the player has stored."),
    *(Path(f"player/<name>/cards/{each}", "a number", "How many there are.") for each in _COUNTED),
    Path("attack/race", "a word or null", "Of the attack being fought; null if there is none."),
    Path("attack/strikes", "a number or null", "Of the attack being fought."),
    Path("attack/prowess", "a number or null", "Of the attack being fought, as modified."),
    Path("attack/body", "a number or null", "Of the attack being fought; null without a body."),
    Path("attack/source", "a name or null", "The card that the attack comes from."),
    Path("attack/detainment", "true, false or null", "Whether it is a detainment attack."),
    Path("attack/targets", "a list of labels or null", "Who was assigned each of its strikes."),
    Path("attack/excess-strikes", "a number or null", "Strikes that found nobody, not yet used."),
    Path(
        "attack/manifestation-of",
        "a name, none or null",
        "The unique Dragon who attacks; `none` if it is said to be no such attack.",
    ),
    Path("turn/player", "a player", "Whose turn it is."),
    Path("turn/phase", "a phase", "How far the turn has come."),
    Path("turn/last", "true or false", "Whether the game ends with this turn, as things stand."),
    Path("length", "a word", "The length of the game: starter, short, long, campaign."),
    Path("called", "a player or null", "Who has called the end of the game."),
    Path(
        "winner",
        "a player, tie or nobody",
        "Who would win if the game were over now; `nobody` where it could not be over.",
    ),
    Path("won", "a player, tie or null", "Who has won the game, so that it is over."),
    Path("awaiting", "a player or null", "Who has to act now."),
    Path("window", "a window or null", "What kind of window is open."),
    Path(
        "window/about",
        "a label or null",
        "What is to be decided about: the card that was declared last or asks for a choice, the "
        "one who faces a strike, the card that attacks, or the company whose part it is.",
    ),
    Path("chain", "a list of labels", "What is declared and not yet resolved, the last one last."),
    Path(
        "strike/<label>/outcome",
        "successful, failed, ineffectual, cancelled or null",
        "How the last strike ended that he faced: it failed if he beat it.",
    ),
    Path("strike/<label>/total", "a number or null", "What his roll against it came to."),
    Path("strike/<label>/prowess", "a number or null", "What that was held against."),
    Path("strike/<label>/body-check", "a number or null", "What the check of a failed one was."),
    *(
        Path(f"check/<label>/{each}", "a number or null", "What the last one came to, or was.")
        for each in CHECKS
    ),
)
"""Sites are named by their label where they are on the table, and else by their name."""
_KEPT = 10_000
"""So many paths are known again at once: who asks for ever others fills no memory."""


@cache
def expression() -> str:
    """Give the regular expression that exactly the known paths match."""
    parts = "|".join(re.sub(r"<[a-z]+>", "[^/]+", path.pattern) for path in PATHS)
    return f"^(?:{parts})$"


@lru_cache(_KEPT)
def pattern_of(path: str) -> str:
    """Give the pattern that a path follows; the path itself if there is none."""
    return next((each for each, known in _known() if known.fullmatch(path)), path)


@cache
def _known() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple(
        (path.pattern, re.compile(re.sub(r"<[a-z]+>", "[^/]+", path.pattern))) for path in PATHS
    )


@lru_cache(_KEPT)
def checked(path: str) -> tuple[str, ...]:
    """Take a path apart; complain if it is not in the list."""
    if not re.fullmatch(expression(), path):
        raise BadData(
            f"There is nothing to be seen at “{path}”.",
            hint=nearest(path, (each.pattern for each in PATHS)),
        )
    return tuple(path.split("/"))
