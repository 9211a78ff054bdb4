"""What Stage resources, Fallen-wizards and their sites say, where several say it or others will."""

from typing import Annotated

from westmarch.cards.model.clause import Clause
from westmarch.cards.model.phrases.conditions import Condition
from westmarch.cards.model.phrases.things import Who
from westmarch.cards.model.vocabulary import Quantity, Skill
from westmarch.cards.wording.declare import Said, phrase, words

WorthSort = Annotated[
    str,
    words(
        "WORTH_SORT",
        "cards that are worth points",
        *("allies", "allies with prowess", "arms", "characters", "Elf factions"),
        *("factions of speaking peoples", "hero allies", "items that are no arms"),
        *("items that are no rings", "kills", "ring items", "unique cards other than characters"),
        *("unique factions", "unique factions of other beings", "unique hero factions"),
    ),
]
"""Arms are weapons, armor, shields and helmets. Peoples that speak are Men, Dwarves, Elves,
Dúnedain, Hobbits, Orcs and Trolls; among other beings, Elves count as well."""


@phrase(
    "[while {conditions:+and}:] worth~to~its~player: {sorts:and} [of {least} or more]"
    " [of {most} or less] <count {points}|count in full>"
)
class Worth(Clause, frozen=True):
    """Certain cards of a Fallen-wizard's are worth so many points to him, and not just one."""

    sorts: tuple[WorthSort, ...]
    least: int | None = None
    """Of those, what is normally worth so much or more."""
    most: int | None = None
    """What is normally worth so much or less."""
    points: int | None = None
    """Without a number, what is printed."""
    conditions: tuple[Condition, ...] = ()


@phrase("is worth nothing to a Fallen-wizard")
class WorthNothing(Clause, frozen=True):
    """A Fallen-wizard player has no marshalling points for the card, whatever others say."""


@phrase("its site becomes a Wizardhaven")
class MakesWizardhaven(Clause, frozen=True):
    """The site on which the card lies is a Wizardhaven of its player's, where nothing is playable
    as the site says and nobody attacks his companies."""


@phrase("protects its site")
class Protects(Clause, frozen=True):
    """The site on which the card lies is protected, or the site whose card it is."""


@phrase("the opponent plays nothing there that is worth points")
class KeepsPointsOut(Clause, frozen=True):
    """Nothing that gives marshalling points is played there by the opponent, at any version."""


@phrase("its stage points count while its player has a company here")
class PointsWhileHere(Clause, frozen=True):
    """The site's stage points count while a company is there."""


@phrase("controlling its bearer takes {influence} influence, general or that of {who}")
class Favoured(Clause, frozen=True):
    """The character on whom the card lies takes so much influence, of certain characters only."""

    influence: int
    who: Who


@phrase("is discarded with its site only")
class StaysWithSite(Clause, frozen=True):
    """As long as its site is in play, nothing discards the card."""


Step = Annotated[tuple[int, int], Said("step", "{0:+} above {1}")]
"""How much it is, and the stage points above which it is so much."""


@phrase(
    "by~stage~points~its~bearer~has {quantities:and}: {base:+} [, {steps:,}]"
    " [; {factor} times for {names:or}]"
)
class ByStagePoints(Clause, frozen=True):
    """Numbers of whoever bears it, or of his player, change by that player's stage points."""

    quantities: tuple[Quantity, ...]
    base: int
    """How much, for whoever has none or is no Fallen-wizard."""
    steps: tuple[Step, ...] = ()
    """The last that holds counts for a Fallen-wizard."""
    factor: int | None = None
    names: tuple[str, ...] = ()
    """For these it counts so many times."""


@phrase(
    "makes another of its bearer: {prowess} prowess, {body} body,"
    " {direct_influence} direct influence, {general_influence} general influence,"
    " {check:+} to corruption checks, {skills:and}"
)
class TakesShape(Clause, frozen=True):
    """Numbers stand in the place of those that its bearer prints; of his skills these are left."""

    prowess: int
    body: int
    direct_influence: int
    general_influence: int
    check: int
    skills: tuple[Skill, ...]


@phrase("keeps its bearer from using items")
class UsesNoItems(Clause, frozen=True):
    """Its bearer carries items, and no more."""
