"""How cards state what they do."""

from collections.abc import Callable, Iterable
from typing import Any

from westmarch.cards.language.attack_words import attack_words
from westmarch.cards.language.phrase_words.targets import company_words
from westmarch.cards.language.phrase_words.things import card_words, subject, who
from westmarch.cards.language.phrase_words.words import (
    line_of,
    quoted,
    race_words,
    region_words,
    with_article,
)
from westmarch.cards.language.vocabulary import series
from westmarch.cards.model.own import Own
from westmarch.cards.model.phrases.effects import (
    NTH,
    Allow,
    Bar,
    Bonus,
    Cancel,
    Check,
    Draw,
    Effect,
    Enable,
    Face,
    Fetch,
    Foil,
    Lasting,
    Lose,
    Lure,
    Passage,
    Place,
    Remove,
    Repeat,
    Rest,
    Roll,
    Several,
    Shift,
    Spare,
    Spend,
    Treat,
    Turn,
)
from westmarch.cards.model.phrases.targets import EachCard, OnCompany, One, Subject
from westmarch.cards.model.phrases.things import Cards

_UNTIL = {
    "turn": "until the turn ends",
    "combat": "until the attack is over",
    "strike": "until the strike is resolved",
}


# Effects


def then_words(effects: tuple[Effect, ...]) -> str:
    """Write what is done."""
    return f": {', '.join(map(_effect, effects))}" if effects else ""


def _effect(effect: Effect) -> str:
    return _EFFECTS[type(effect)](effect)


def own_words(own: Own) -> str:
    """Write what one card alone says."""
    return f"own {own.key}: {own.text}"


def shift_words(shifts: Iterable[Shift]) -> str:
    """Write by how much numbers change."""
    return " and ".join(map(_shift, shifts))


def _shift(shift: Shift) -> str:
    if shift.to is not None:
        return f"{shift.quantity} reduced to {shift.to}"
    if shift.times:
        return f"{shift.times} {shift.quantity}"
    at_most = f" at most {shift.at_most}" if shift.at_most is not None else ""
    per = f" per {shift.per}{at_most}" if shift.per else ""
    maximum = f", to a maximum of {shift.maximum}" if shift.maximum is not None else ""
    minimum = f", to a minimum of {shift.minimum}" if shift.minimum is not None else ""
    return f"{shift.amount:+} {shift.quantity}{per}{maximum}{minimum}"


def _lasting(effect: Lasting) -> str:
    has = f"{subject(effect.subject)} has" if effect.subject is not None else ""
    return line_of(has, shift_words(effect.shifts), _UNTIL.get(effect.until, ""))


def _check(effect: Check) -> str:
    modifier = f"at {effect.modifier:+}" if effect.modifier else ""
    per = f"per {effect.per}" if effect.per else ""
    return line_of(subject(effect.subject), "makes a corruption check", modifier, per)


def _bar(effect: Bar) -> str:
    keyed = " or ".join(map(with_article, effect.keyed_to))
    return line_of(
        "no creature",
        f"keyed to {keyed}" if keyed else "",
        "is played on the company this turn",
        "unless keyed to the site" if effect.unless_site else "",
        _on_path(effect),
    )


def _on_path(effect: Bar) -> str:
    if effect.longest is None:
        return ""
    without = " or ".join(effect.without)
    return f"if its site path is of {effect.longest} regions or fewer with no {without}"


def _passage(effect: Passage) -> str:
    within = series(quoted(effect.regions), "or")
    bound = f", to a minimum of {effect.minimum}" if effect.minimum is not None else ""
    return (
        f"{subject(effect.subject)} may move within {within} by {', '.join(effect.path)} "
        f"this turn at {effect.hazard_limit:+} hazard limit{bound}"
    )


def _several(effect: Several) -> str:
    number = "several" if effect.number is None else effect.number
    return f"{subject(effect.subject)} may face {number} strikes of the attack"


def _allow(effect: Allow) -> str:
    classes = " or ".join(effect.classes)
    return f"a tapped site with a hoard yields one {classes} item"


def _lure(effect: Lure) -> str:
    by = f'manifestations of "{effect.dragon}"' if effect.dragon else race_words(effect.races)
    to = region_words(*effect.path) if effect.path is not None else "it"
    return f"one creature by {by} may be keyed to {to} this turn"


def _rest(effect: Rest) -> str:
    if effect.what == "move":
        return "the company does not move this turn"
    return "the company does nothing in its site phase"


def whom_words(whom: Subject | EachCard) -> str:
    """Write to whom something is done."""
    return "him" if whom == One("he") else subject(whom)


def _remove(effect: Remove) -> str:
    if isinstance(effect.subject, Cards):
        every = f"every {card_words(effect.subject)}{_bearing(effect.on)}"
        return f"return {every} to hand" if effect.to == "hand" else f"discard {every}"
    if effect.to == "hand":
        return f"return {whom_words(effect.subject)} to hand"
    return f"discard {whom_words(effect.subject)}"


def _bearing(bearing: Subject | OnCompany | None) -> str:
    if bearing is None:
        return ""
    on = company_words(bearing) if isinstance(bearing, OnCompany) else whom_words(bearing)
    return f" on {on}"


def _fetch(effect: Fetch) -> str:
    piles = " or ".join(f"the {each.replace('-', ' ')}" for each in effect.piles)
    to = "hand" if effect.to == "hand" else "the play deck"
    return f"bring one {card_words(effect.cards)} from {piles} into {to}"


def _roll(effect: Roll) -> str:
    plus = f"plus {effect.plus}" if effect.plus else ""
    compared = "is greater than" if effect.above else "is less than"
    over = f"plus {effect.over}" if effect.over else ""
    than = line_of(compared, str(effect.than), over)
    rolled = f"if an {effect.check}" if effect.check else "if a roll"
    bonuses = f"({' and '.join(map(_bonus, effect.bonuses))})" if effect.bonuses else ""
    both = "both" if len(effect.effects) > 1 else ""
    then = " and ".join(map(_effect, effect.effects))
    return line_of(rolled, plus, bonuses, than, "then", both, then)


def _bonus(bonus: Bonus) -> str:
    return f"{bonus.amount:+} if {bonus.role} is {who(bonus.who)}"


_EFFECTS: dict[type, Callable[[Any], str]] = {
    Own: own_words,
    Cancel: lambda it: f"cancel {it.what}",
    Lasting: _lasting,
    Turn: lambda it: f"{it.verb} {whom_words(it.subject)}",
    Check: _check,
    Several: _several,
    Face: lambda it: f"the company faces an attack ({attack_words(it.attack)})",
    Spare: lambda it: f"{subject(it.subject)} does not tap against the strike",
    Bar: _bar,
    Rest: _rest,
    Passage: _passage,
    Spend: lambda it: (
        f"discarding one {card_words(it.cards)} from hand that could be keyed to it "
        f"then {_effect(it.effect)}"
    ),
    Repeat: lambda it: f"its {NTH[it.number]} automatic-attack is faced twice until the turn ends",
    Remove: _remove,
    Lose: lambda it: (
        f"discard one {card_words(it.cards)} of {it.of}"
        + " as the attacker chooses" * it.by_attacker
    ),
    Draw: lambda it: f"draw {it.number} {'card' if it.number == 1 else 'cards'}",
    Fetch: _fetch,
    Enable: lambda it: f"{subject(it.subject)} can use palantíri until the turn ends",
    Allow: _allow,
    Treat: lambda it: f"it counts as a {it.region_type} until the turn ends",
    Foil: lambda _: "the strike is ineffectual",
    Place: lambda it: f'place "{it.name}" with {it.role}',
    Lure: _lure,
    Roll: _roll,
}
