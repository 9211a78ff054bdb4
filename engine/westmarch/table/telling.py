"""What players call a moment, a card and how it lies, for sentences that are read out."""

from collections.abc import Callable
from typing import Any

from westmarch.cards.model.card import Ally, Character, Creature, Event, Item, Site
from westmarch.kernel.words import all_of
from westmarch.table.events.turns import RECKONING_PHASE
from westmarch.table.game import Game
from westmarch.table.state import ASIDE, BEING_PLAYED, IN_PLAY, ON_GUARD
from westmarch.table.windows import ENDING, ORGANIZATION, ORGANIZATION_ENDS, ORGANIZING


def phase_now(game: Game) -> str:
    """Name the phase that it is: “the player's site phase”."""
    phase = game.state.phase.replace("movement-hazard", "movement/hazard")
    if phase == "setup":
        return "the time before the first turn"
    if phase == RECKONING_PHASE:
        return "the final reckoning"
    return f"{game.called(game.state.turn_player)}'s {phase} phase"


def moment_now(game: Game) -> str:
    """Say how far a phase has come: “the player is organizing”, “an attack is being fought”."""
    state = game.state
    if state.chain:
        return "a chain of effects is under way"
    if state.combat is not None:
        return "an attack is being fought"
    open_ = {each.name for each in state.windows}
    if ORGANIZING.name in open_:
        return f"{game.called(state.turn_player)} is organizing"
    if ORGANIZATION.name in open_:
        return "the phase has not come to its end"
    if {ORGANIZATION_ENDS.name, ENDING.name} & open_:
        return "the phase is at its end"
    return "this is another moment of that phase"


def not_now(when: str) -> Callable[[Game, Any], str]:
    """Say when something is done, and which phase it is instead, or how far this one has come."""

    def told(game: Game, action: Any) -> str:
        phase = f"{game.state.phase.replace('movement-hazard', 'movement/hazard')} phase"
        own = "opponent" not in when or action.player != game.state.turn_player
        now = moment_now(game) if phase in when and own else f"it is {phase_now(game)}"
        return f"{when}, and {now}."

    return told


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
            special = "".join(f", {each}" for each in sorted(game.printed(card).keywords))
            return f"a {facts.side} {facts.length}-event{special}"
    kind = game.printed(card).type
    return f"{_article(kind)} {kind}"


def _article(word: str) -> str:
    return "an" if word[:1].lower() in "aeiou" else "a"
