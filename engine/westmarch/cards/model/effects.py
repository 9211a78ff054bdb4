"""What an event or an ability is about, for rules that ask when it may be played or used."""

from typing import Literal

from westmarch.cards.known import once_a_card
from westmarch.cards.model.card import Card, Event
from westmarch.cards.model.own import Own
from westmarch.cards.model.phrases.effect import Effect
from westmarch.cards.model.phrases.effects import (
    Cancel,
    Capture,
    Foil,
    Lasting,
    Roll,
    Several,
    Spare,
)
from westmarch.cards.model.phrases.targets import (
    EachAttack,
    OnAttack,
    OnCard,
    OnCharacter,
    OnCompany,
    One,
    OnStrike,
    Target,
)
from westmarch.cards.model.phrases.things import Attacks, Who
from westmarch.cards.model.play_clauses import Ability, AsEvent, Playing
from westmarch.cards.model.vocabulary import SKILLS

Matter = Literal[
    "attack",
    "strike",
    "corruption check",
    "influence check",
    "faction check",
    "character check",
    "body check",
    "body check of a strike",
]


def asks_for_skill(who: Who) -> bool:
    """Tell whether those meant have to have a skill."""
    return any(not set(SKILLS).isdisjoint(kind) for kind in who.kinds)


@once_a_card
def playings(card: Card) -> tuple[Playing, ...]:
    """Give the ways in which an event can be played, in the order of its text."""
    return tuple(each for each in card.clauses if isinstance(each, Playing))


@once_a_card
def plays_otherwise(card: Card) -> bool:
    """Tell whether what a card says of how it is played is not modelled, or not all of it."""
    topics = {"playing", "playing-otherwise"}
    return any(not topics.isdisjoint(each.touching) for each in card.unmodelled)


@once_a_card
def abilities(card: Card) -> tuple[Ability, ...]:
    """Give what a card in play can be used for, in the order of its text."""
    return tuple(each for each in card.clauses if isinstance(each, Ability))


@once_a_card
def length_of(card: Card) -> str:
    """Tell as what sort of event a card is played, as some creatures may be; empty if as none."""
    if isinstance(card.facts, Event):
        return card.facts.length
    return next((each.length for each in card.clauses if isinstance(each, AsEvent)), "")


def playing_is_about(card: Card, number: int) -> frozenset[Matter]:
    """Tell what an event is about if it is played in the way that bears this number."""
    return _about(playings(card), number)


def ability_is_about(card: Card, number: int) -> frozenset[Matter]:
    """Tell what the ability that bears this number is about."""
    return _about(abilities(card), number)


def _about(ways: tuple[Playing, ...] | tuple[Ability, ...], number: int) -> frozenset[Matter]:
    if not 0 <= number < len(ways):
        return frozenset()
    way = ways[number]
    if not way.effects:
        # What it does is in words only, or holds for as long as the card is there.
        return _aimed_at(way.target) | _in_combat(way.target)
    return _aimed_at(way.target).union(*(_reaches(each, way.target) for each in way.effects))


def _aimed_at(target: Target | None) -> frozenset[Matter]:
    """A card is about the check or the strike that it has to be played on."""
    if isinstance(target, OnStrike):
        return frozenset({"strike"})
    if isinstance(target, OnCard) and target.cancels is not None:
        return frozenset({"attack"})
    facing = target.facing if isinstance(target, OnCharacter) else None
    if facing is None or facing == "company" or facing == "journey" or isinstance(facing, Attacks):
        return frozenset()
    return frozenset({facing})


def _reaches(effect: Effect, target: Target | None) -> frozenset[Matter]:
    match effect:
        case Roll():
            return frozenset().union(*(_reaches(each, target) for each in effect.effects))
        case Cancel(what="the attack") | Several():
            return frozenset({"attack"})
        case Cancel(what="the strike") | Spare() | Foil():
            return frozenset({"strike"})
        case Own() | Capture():
            return _in_combat(target)
        case Lasting():
            return _when_changed(effect, target) | _body_checks(effect, target)
    return frozenset()


def _when_changed(effect: Lasting, target: Target | None) -> frozenset[Matter]:
    if effect.until == "strike":
        return frozenset({"strike"})
    return frozenset({"attack"}) if _is_of_attack(effect, target) else _in_combat(target)


def _body_checks(effect: Lasting, target: Target | None) -> frozenset[Matter]:
    """Whatever changes a body bears on the body checks of its owner."""
    if all(each.quantity != "body" for each in effect.shifts):
        return frozenset()
    of_attack = _is_of_attack(effect, target)
    return frozenset({"body check of a strike" if of_attack else "body check"})


def _is_of_attack(effect: Lasting, target: Target | None) -> bool:
    subject = effect.subject
    on_attack = isinstance(target, OnAttack) and subject is None
    return on_attack or isinstance(subject, EachAttack) or subject == One("the attack")


def _in_combat(target: Target | None) -> frozenset[Matter]:
    """Whatever is played on an attack, or on those who face one, is about the attack."""
    if isinstance(target, OnAttack):
        return frozenset({"attack"})
    facing = isinstance(target, OnCharacter | OnCompany) and isinstance(target.facing, Attacks)
    return frozenset({"attack"}) if facing else frozenset()
