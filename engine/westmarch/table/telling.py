"""What players call a moment, a card and how it lies, for sentences that are read out."""

from collections.abc import Callable

from westmarch.cards.model.card import Ally, Character, Creature, Event, Item, Site
from westmarch.kernel.words import all_of
from westmarch.table.events.turns import RECKONING_PHASE
from westmarch.table.game import Game
from westmarch.table.state import ASIDE, BEING_PLAYED, IN_PLAY, ON_GUARD


def phase_now(game: Game) -> str:
    """Name the phase that it is: “the player's site phase”."""
    phase = game.state.phase.replace("movement-hazard", "movement/hazard")
    if phase == "setup":
        return "the time before the first turn"
    if phase == RECKONING_PHASE:
        return "the final reckoning"
    return f"{game.called(game.state.turn_player)}'s {phase} phase"


def not_now(when: str) -> Callable[[Game, object], str]:
    """Say when something is done, and which phase it is instead."""
    return lambda game, _: f"{when}, and it is {phase_now(game)}."


def place_told(game: Game, card: str) -> str:
    """Tell where a card is: “in the discard pile”."""
    place = game.card(card).place
    if place == BEING_PLAYED:
        return "still being played"
    if place == ON_GUARD:
        return place
    words = place.replace("-", " ")
    if place in (IN_PLAY, "out-of-play", ASIDE) or place.startswith("removed"):
        return words
    return "in hand" if place == "hand" else f"in the {words}"


def described(game: Game, card: str) -> str:
    """Tell what a card is, as far as others may ask for it: “an untapped Dwarf, warrior”."""
    facts, lies = game.printed(card).facts, game.card(card).position
    match facts:
        case Character() | Ally():
            race = facts.race if isinstance(facts, Character) else "ally"
            skills = f", {all_of(facts.skills)}" if facts.skills else ""
            return f"{_article(lies)} {lies} {race}{skills}"
        case Site():
            return f"{_article(lies)} {lies} {facts.site_type}"
        case Item():
            return f"a {facts.item_class} item"
        case Creature():
            return f"a creature, {facts.attack.race}"
        case Event():
            return f"a {facts.side} {facts.length}-event"
    kind = game.printed(card).type
    return f"{_article(kind)} {kind}"


def _article(word: str) -> str:
    return "an" if word[:1].lower() in "aeiou" else "a"
