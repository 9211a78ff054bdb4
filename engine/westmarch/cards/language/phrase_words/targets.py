"""How cards name what they are aimed at."""

from collections.abc import Callable
from typing import Any

from westmarch.cards.language.phrase_words.things import (
    BEING_PLAYED,
    at,
    attacks,
    card_words,
    where,
    who,
)
from westmarch.cards.language.phrase_words.words import line_of
from westmarch.cards.model.phrases.targets import (
    OnAttack,
    OnCard,
    OnCharacter,
    OnCompany,
    OnRegion,
    OnSite,
    OnStrike,
    Target,
)
from westmarch.cards.model.phrases.things import Attacks

# Targets


def target_words(target: Target | None) -> str:
    """Write what something is played or used on."""
    return f"on {_TARGETS[type(target)](target)}" if target is not None else ""


def _on_character(target: OnCharacter) -> str:
    facing = target.facing
    situation = {
        "strike": "facing a strike",
        "corruption check": "making a corruption check",
        "influence check": "making an influence check",
        "faction check": "influencing a faction",
        "company": "in its bearer's company",
        "journey": "in a moving company",
    }
    if isinstance(facing, Attacks):
        return line_of(who(target.who), f"facing {attacks(facing)}", at(target.at))
    of = f"of {attacks(target.strike_of)}" if target.strike_of is not None else ""
    if target.wounded_by is not None:
        of = f"wounded by {attacks(target.wounded_by)}"
    return line_of(who(target.who), situation[facing] if facing else "", of, at(target.at))


def company_words(target: OnCompany) -> str:
    """Write which companies are meant."""
    size = f"of {target.at_most} or fewer" if target.at_most is not None else ""
    having = f"with {who(target.having)}" if target.having is not None else ""
    facing = f"facing {attacks(target.facing)}" if target.facing is not None else ""
    company = line_of("a", "moving" if target.moving else "", target.of or "", "company")
    through = f"through a {target.through}" if target.through else ""
    return line_of(
        company, through, size, having, at(target.at), facing, "at his site" if target.met else ""
    )


def _on_strike(target: OnStrike) -> str:
    of = f"of {attacks(target.attacks)}" if target.attacks != Attacks() else ""
    return line_of("the first strike" if target.first else "a strike", of)


_TARGETS: dict[type, Callable[[Any], str]] = {
    OnCharacter: _on_character,
    OnCompany: company_words,
    OnSite: lambda target: where(target.where),
    OnAttack: lambda target: line_of(attacks(target.attacks), at(target.at)),
    OnStrike: _on_strike,
    OnCard: lambda target: line_of("one", card_words(target.cards), BEING_PLAYED * target.played),
    OnRegion: lambda target: f"a {target.region_type} region",
}
