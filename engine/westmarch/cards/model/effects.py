"""What an event or an ability is about, for rules that ask when it may be played or used."""

from westmarch.cards.known import once_a_card
from westmarch.cards.model.card import Card, Event
from westmarch.cards.model.phrases.effect import Effect, Matter, in_combat
from westmarch.cards.model.phrases.targets import (
    THE_ATTACK,
    OnAttack,
    OnCard,
    OnCharacter,
    OnCompany,
    One,
    OnStrike,
    Subject,
    Target,
)
from westmarch.cards.model.phrases.things import Attacks, Who
from westmarch.cards.model.play_clauses import Ability, AsEvent, Playing
from westmarch.cards.model.vocabulary import SKILLS


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
        return _aimed_at(way.target) | in_combat(way.target)
    return _aimed_at(way.target).union(*(each.about(way.target) for each in way.effects))


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


_MEANT: dict[type[Target], Subject] = {
    OnAttack: THE_ATTACK,
    OnStrike: THE_ATTACK,
    OnCompany: One("the company"),
}
"""Whom effects speak of that do not say, by what their card is aimed at; else it is him."""


def settled(effects: tuple[Effect, ...], target: Target | None) -> tuple[Effect, ...]:
    """Give the effects with whom they speak of, where that is what the card is aimed at."""
    whom = _MEANT.get(type(target), One("he")) if target is not None else One("he")
    return tuple(each.speaking_of(whom) for each in effects)
