"""Cards of which there is one, and beings of whom there are several."""

from westmarch.kernel.event import Event
from westmarch.mechanics.combat_actions import removes_cards
from westmarch.mechanics.lookups import (
    cards_named,
    is_hazard,
)
from westmarch.mechanics.quantities.actions import TARGETS
from westmarch.mechanics.quantities.uniqueness import (
    BEING,
    COUNTS_AS_IN_PLAY,
    GIVES_WAY,
    LEAVING,
    RIVALS,
    SURPLUS,
    TAKEN,
)
from westmarch.rulebooks.core.glossary import RULES
from westmarch.table.actions import PLAY, AnyPlay
from westmarch.table.events.cards import CardMoved, EventPlayed
from westmarch.table.events.chain import ChainEnded
from westmarch.table.events.memory import EffectLapsed, Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact

_POINTS = "marshalling-point-pile"
_CAME_SECOND = "came second"
"""Remembered of a card until the chain of effects is over: there was a copy of it already."""


@RULES.define("marshalling-point-pile", COUNTS_AS_IN_PLAY)
def counts_in_its_pile(game: Game, card: str) -> bool | None:
    """A resource in a marshalling point pile does."""
    lies_there = game.card(card).place == _POINTS and not game.card(card).stored
    return True if lies_there and not is_hazard(game, card) else None


@RULES.define("store", COUNTS_AS_IN_PLAY)
def counts_where_it_is_stored(game: Game, card: str) -> bool | None:
    """So does what is stored."""
    return game.card(card).stored or None


@RULES.define("unique-in-play", TAKEN)
def gone_have_its_place(game: Game, card: str) -> tuple[str, ...]:
    """Its place is taken by a copy that was eliminated, too."""
    return _eliminated(game, card)


@RULES.forbid(
    "unique-in-play",
    PLAY,
    says="{action.card} is unique, and was eliminated in this game.",
    blanket="card",
)
def was_eliminated(game: Game, action: AnyPlay) -> bool:
    """Nobody plays what was removed from play."""
    return game.printed(action.card).unique and bool(_eliminated(game, action.card))


def _eliminated(game: Game, card: str) -> tuple[str, ...]:
    """The copies of a card that were removed from play; a hazard's place is then in either pile."""
    return tuple(
        each
        for each in cards_named(game, game.name(card))
        if game.card(each).place == "out-of-play"
        or (game.card(each).place == _POINTS and is_hazard(game, each))
    )


@RULES.define("duplicate-check-end-of-chain", LEAVING)
def is_to_be_removed(game: Game, card: str) -> bool:
    """A copy that something in the chain of effects is to remove leaves room for the next one."""
    return any(
        card in game.value(TARGETS, each) and removes_cards(game, each) for each in game.state.chain
    )


@RULES.react("duplicates-discarded", EventPlayed)
def came_second(game: Game, event: EventPlayed) -> list[Event]:
    """Which copy came second is known when there are two."""
    surplus = game.value(SURPLUS, event.card)
    return [Remembered(fact=Fact(_CAME_SECOND, event.card))] if surplus else []


@RULES.react("duplicates-discarded", ChainEnded)
def second_copy_is_discarded(game: Game, event: ChainEnded) -> list[Event]:
    """It is discarded if there are still two when the chain of effects has resolved."""
    second = game.state.facts_of(_CAME_SECOND)
    return [
        *(EffectLapsed(fact=each) for each in second),
        *(
            CardMoved(card=each.about, to="discard-pile")
            for each in second
            if game.card(each.about).place == IN_PLAY and game.value(SURPLUS, each.about)
        ),
    ]


@RULES.define("manifestation", BEING)
def manifests(game: Game, card: str) -> str | None:
    """A manifestation is the being that it says it is; where both say so, they are one."""
    printed = game.printed(card)
    other = printed.manifestation_of
    if other is None:
        return None
    both = any(each.manifestation_of == printed.name for each in game.pool.named(other))
    return min(printed.name, other) if both else other


@RULES.define("one-manifestation-in-play", RIVALS)
def others_of_his_being(game: Game, action: AnyPlay) -> tuple[str, ...] | None:
    """Other cards in play may be the same being, whoever's they are."""
    name, being = game.name(action.card), game.value(BEING, game.card(action.card).card)
    others = (each for each in game.survey(_by_being)[being] if game.name(each) != name)
    return tuple(each for each in others if game.value(COUNTS_AS_IN_PLAY, each)) or None


@RULES.forbid(
    "one-manifestation-in-play",
    PLAY,
    says=lambda game, _, action: (
        f"{game.name(game.value(RIVALS, action)[0])} is in play, and is the same as "
        f"{game.name(action.card)}."
    ),
)
def same_being_is_in_play(game: Game, action: AnyPlay) -> bool:
    """Of one being there is one card in play."""
    return bool(game.value(RIVALS, action))


@RULES.adjust("manifestation-leaving-play", RIVALS)
def leaves_as_the_other_comes(
    game: Game, rivals: tuple[str, ...], action: AnyPlay
) -> tuple[str, ...] | None:
    """Whoever leaves play as the other one comes keeps nobody out."""
    left = tuple(each for each in rivals if not game.value(GIVES_WAY, each, action))
    return left if left != rivals else None


def _by_being(game: Game) -> dict[str, tuple[str, ...]]:
    beings: dict[str, tuple[str, ...]] = {}
    for each in game.state.cards.values():
        being = game.value(BEING, each.card)
        beings[being] = (*beings.get(being, ()), each.id)
    return beings
