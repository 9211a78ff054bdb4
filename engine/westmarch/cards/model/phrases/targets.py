"""What cards are aimed at, and whom their effects are about."""

from typing import Literal

from msgspec import Struct

from westmarch.cards.model.attack import Companies
from westmarch.cards.model.phrases.things import Attacks, Cards, Role, Where, Who

# What something is played or used on


Situation = Literal[
    "strike", "corruption check", "influence check", "faction check", "company", "journey"
]
"""A strike that somebody faces, a check that he makes, or a company in which he is: his bearer's,
or one that is on its way. A check for a faction is an influence check, too."""


class OnCharacter(Struct, frozen=True, tag="on-character"):
    """A character, perhaps in some situation."""

    who: Who = Who()
    facing: Attacks | Situation | None = None
    """What he faces or makes; `company` for being in the bearer's company."""
    at: Where | None = None
    strike_of: Attacks | None = None
    """The strike that he faces is of such an attack."""
    wounded_by: Attacks | None = None
    """A strike of such an attack, which is being fought, has wounded him."""


class OnCompany(Struct, frozen=True, tag="on-company"):
    """A company."""

    moving: bool = False
    through: str = ""
    """It moves through a region of this type."""
    at_most: int | None = None
    """It is no larger than this."""
    having: Who | None = None
    """It has such a character."""
    at: Where | None = None
    facing: Attacks | None = None
    of: Companies | None = None
    """It is of this sort."""
    met: bool = False
    """Whoever plays the card meets it: another company at the same site."""


class OnSite(Struct, frozen=True, tag="on-site"):
    """A site."""

    where: Where = Where()


class OnAttack(Struct, frozen=True, tag="on-attack"):
    """The attack that is being fought, or an automatic-attack of a site in play."""

    attacks: Attacks = Attacks()
    at: Where | None = None


class OnStrike(Struct, frozen=True, tag="on-strike"):
    """A strike of such an attack, against the bearer where there is one."""

    attacks: Attacks = Attacks()
    first: bool = False
    """No other strike of the attack has been faced before."""


class OnCard(Struct, frozen=True, tag="on-card"):
    """A card in play, or one that was declared and is being played."""

    cards: Cards
    played: bool = False


class OnRegion(Struct, frozen=True, tag="on-region"):
    """A region, by its name."""

    region_type: str


Target = OnCharacter | OnCompany | OnSite | OnAttack | OnStrike | OnCard | OnRegion

NAMED = (OnCharacter, OnCompany, OnSite, OnCard, OnRegion)
"""What a player has to name; an attack or a strike that is being fought is plain."""


class One(Struct, frozen=True, tag="one"):
    """Somebody or something by the part it has."""

    role: Role


class Bearer(Struct, frozen=True, tag="bearer"):
    """Whoever bears the card, if it is such a character."""

    who: Who


class EachCharacter(Struct, frozen=True, tag="each-character"):
    """All such characters: those of the company, of its player, or all in play."""

    who: Who = Who()
    of: Literal["", "the company", "its player"] = ""


class EachAttack(Struct, frozen=True, tag="each-attack"):
    """All such attacks, perhaps only those on the company, or those at such sites."""

    attacks: Attacks = Attacks()
    on_company: bool = False
    at: Where | None = None


class EachCard(Struct, frozen=True, tag="each-card"):
    """All such cards."""

    cards: Cards


Subject = One | Bearer | EachCharacter | EachAttack
