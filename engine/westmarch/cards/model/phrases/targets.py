"""What cards are aimed at, and whom their effects are about."""

from typing import Annotated, Literal

from msgspec import Struct

from westmarch.cards.model.attack import Companies
from westmarch.cards.model.phrases.things import Attacks, Cards, Where, Who
from westmarch.cards.model.vocabulary import Regions, RegionType, Role
from westmarch.cards.wording.declare import dashed, form, phrase, words


class Target(Struct, frozen=True, tag=dashed):
    """What something is played or used on."""


Situation = Annotated[
    Literal[
        "strike",
        "corruption check",
        "influence check",
        "faction check",
        "character check",
        "company",
        "journey",
    ],
    words(
        "FACING",
        "a situation",
        said={
            "strike": "facing a strike",
            "corruption check": "making a corruption check",
            "influence check": "making an influence check",
            "faction check": "influencing a faction",
            "character check": "influencing a character",
            "company": "in its bearer's company",
            "journey": "in a moving company",
        },
    ),
]
"""A strike that somebody faces, a check that he makes, or a company in which he is: his bearer's,
or one that is on its way. One for a faction or against a character is an influence check, too."""


@phrase(
    "{who} [{facing:FACING} [of {strike_of}]] [at {at:place}] [at~or~bound~for {bound:place}]"
    " {starting:or in the starting company} {beside:beside its bearer}",
    "{who} facing {facing:Attacks} [at {at:place}]",
    "{who} wounded by {wounded_by} [at {at:place}]",
)
class OnCharacter(Target, frozen=True, cache_hash=True):
    """A character, perhaps in some situation."""

    who: Who = Who()
    facing: Attacks | Situation | None = None
    """What he faces or makes; `company` for being in the bearer's company."""
    at: Where | None = None
    bound: Where | None = None
    """He is there, or on his way there."""
    strike_of: Attacks | None = None
    """The strike that he faces is of such an attack."""
    wounded_by: Attacks | None = None
    """A strike of such an attack, which is being fought, has wounded him."""
    starting: bool = False
    """Before the game, he need not be there."""
    beside: bool = False
    """He is where the bearer is, be it in another company."""


@phrase(
    "a(n) {moving:moving} [{of}] company {own:of its player} [through a {through}] [through {past}]"
    " [of {at_most} or fewer] [with {having}] [at {at:place}]"
    " [at~or~bound~for {bound:place}] [facing {facing}] {met:at his site} {afar:be it far away}"
)
class OnCompany(Target, frozen=True, cache_hash=True):
    """A company."""

    moving: bool = False
    through: RegionType = ""
    """It moves through a region of this type."""
    past: Regions | None = None
    """It moves through so many regions of a type."""
    at_most: int | None = None
    """It is no larger than this."""
    having: Who | None = None
    """It has such a character."""
    at: Where | None = None
    bound: Where | None = None
    """It is there, or on its way there."""
    facing: Attacks | None = None
    of: Companies | None = None
    """It is of this sort."""
    own: bool = False
    """It is one of the companies of whoever plays or uses the card."""
    met: bool = False
    """Whoever plays the card meets it: another company at the same site."""
    afar: bool = False
    """It need not be the company in which the card is."""


@phrase("{where}", "the~site~card {where:place}")
class OnSite(Target, frozen=True):
    """A site."""

    where: Where = Where()


@phrase("{attacks} [at {at:place}] {anywhere:on any company}")
class OnAttack(Target, frozen=True):
    """The attack that is being fought, or an automatic-attack of a site in play."""

    attacks: Attacks = Attacks()
    at: Where | None = None
    anywhere: bool = False
    """It need not be on the company of whoever uses the card."""


@phrase(
    "a strike [of {attacks}] {itself:against itself}",
    form("the first strike [of {attacks}]", first=True),
)
class OnStrike(Target, frozen=True):
    """A strike of such an attack, against the bearer where there is one."""

    attacks: Attacks = Attacks()
    first: bool = False
    """No other strike of the attack has been faced before."""
    itself: bool = False
    """It is against the ally itself."""


@phrase(
    "one {stored:stored} {cards} {played:being played}",
    form("what would cancel {cancels}", cards=Cards(("card",)), played=True),
)
class OnCard(Target, frozen=True):
    """A card in play, or one that was declared and is being played, or one that was stored."""

    cards: Cards
    played: bool = False
    stored: bool = False
    cancels: Attacks | None = None
    """What was declared with it would cancel the attack that is being fought, if that is such."""


@phrase("a {region_type} region")
class OnRegion(Target, frozen=True):
    """A region, by its name."""

    region_type: RegionType


@phrase("the~way~to~a~site with a {region_type} without a name")
class OnWay(Target, frozen=True):
    """A site, on the way to which there is a region of this type that has no name."""

    region_type: RegionType


@phrase(
    "what was played as a hazard on its company or what is with it",
    "what was played as a hazard on {company} or what is with it",
)
class OnHazard(Target, frozen=True):
    """A hazard that was played on a company, or on somebody or something in it.

    It may still be being played, or lie there.
    """

    company: OnCompany | None = None
    """Without one it is the company in which the card is."""


NAMED = (OnCharacter, OnCompany, OnSite, OnCard, OnRegion, OnWay, OnHazard)
"""What a player has to name; an attack or a strike that is being fought is plain."""


class Subject(Struct, frozen=True, tag=dashed):
    """Whom or what something is said of."""


class Someone(Subject, frozen=True):
    """Whom something is said of: cards, or companies."""


@phrase("{role}")
class One(Someone, frozen=True):
    """Somebody or something by the part it has."""

    role: Role


THE_ATTACK = One("the attack")


@phrase("{who} who bears it")
class Bearer(Someone, frozen=True):
    """Whoever bears the card, if it is such a character."""

    who: Who


@phrase(
    "each [{who.state}] [{who.but:,}] <{who.kinds:or}|character> {allies:and ally}"
    " <of {of}|in play>"
)
class EachCharacter(Someone, frozen=True):
    """All such characters: those of the company, of its player, or all in play."""

    who: Who = Who()
    of: Annotated[
        Literal["", "the company", "its player"],
        words("OWNER", "somebody", "the company", "its player"),
    ] = ""
    allies: bool = False
    """Whether the allies of these characters are meant, too."""


@phrase(
    "each <{attacks.origins:+or}|attack> [by {attacks.races:s or}] [not by {attacks.but:s or}]"
    " [at {at:place}] {on_company:on the company}"
)
class EachAttack(Subject, frozen=True):
    """All such attacks, perhaps only those on the company, or those at such sites."""

    attacks: Attacks = Attacks()
    on_company: bool = False
    at: Where | None = None


@phrase("every {cards}")
class EachCard(Struct, frozen=True, tag="each-card"):
    """All such cards."""

    cards: Cards
