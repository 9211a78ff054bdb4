"""What is to be seen of a player."""

from westmarch.mechanics.quantities.dragons import STORED_TREASURES
from westmarch.mechanics.quantities.ending import CALL_TALLY
from westmarch.mechanics.quantities.influence import UNUSED_INFLUENCE
from westmarch.mechanics.quantities.points import (
    FINAL_POINTS,
    MARSHALLING_POINTS,
    RECKONING,
    STAGE_POINTS,
)
from westmarch.mechanics.quantities.turn import HAND_SIZE
from westmarch.wire.sights.named import PLAYER, of
from westmarch.wire.sights.path import Path

POINTS = ("character", "ally", "item", "faction", "kill", "miscellaneous")
"""The sources of marshalling points."""
_COUNTED = (
    "hand",
    "play-deck",
    "discard-pile",
    "sideboard",
    "pool",
    "location-deck",
    "marshalling-point-pile",
    "out-of-play",
)


def _points(source: str) -> Path:
    return Path(
        f"player/<name>/points/{source}",
        "a number",
        "Marshalling points.",
        lambda game, player: game.value(MARSHALLING_POINTS, player, source),
        (PLAYER,),
    )


def _reckoning(source: str) -> Path:
    return Path(
        f"player/<name>/reckoning/{source}",
        "a number",
        "What they come to in the end.",
        lambda game, player: game.value(RECKONING, player).get(source),
        (PLAYER,),
    )


def _cards(pile: str) -> Path:
    return Path(
        f"player/<name>/cards/{pile}",
        "a number",
        "How many there are.",
        lambda game, player: len(game.state.pile(player, pile)),
        (PLAYER,),
    )


OF_PLAYERS = (
    *map(_points, POINTS),
    *map(_reckoning, POINTS),
    Path("player/<name>/general-influence", "a number", "What characters leave of it.",
        of(UNUSED_INFLUENCE), (PLAYER,)),
    Path("player/<name>/final-points", "a number", "The total if the game were over now.",
        of(FINAL_POINTS), (PLAYER,)),
    Path("player/<name>/call-points", "a number", "Marshalling points that count for a call.",
        of(CALL_TALLY), (PLAYER,)),
    Path("player/<name>/stage-points", "a number", "How far a Fallen-wizard player has strayed.",
        of(STAGE_POINTS), (PLAYER,)),
    Path("player/<name>/hand-size", "a number", "With everything that changes it now.",
        of(HAND_SIZE), (PLAYER,)),
    Path("player/<name>/lost-treasures", "a number", "How many the player has stored.",
        of(STORED_TREASURES), (PLAYER,)),
    *map(_cards, _COUNTED),
)  # fmt: skip
