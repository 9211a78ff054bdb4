"""Quantities of marshalling points."""

from westmarch.mechanics.lookups import table_cards
from westmarch.table.game import Game, Quantity


def _stages_in_play(game: Game, player: str) -> tuple[str, ...]:
    return tuple(
        each.id
        for each in table_cards(game)
        if each.owner == player and game.printed(each.id).alignment == "stage"
    )


POINTS = Quantity[str, str, int](
    "points of a card", lambda game, card, player: game.printed(card).points
)
"""Of a card and a player: what it is worth, or would be worth, to the player."""

POINTS_SAID = Quantity[str, str, tuple[int, ...]]("points said", (), "sum")
"""Of a card and a Fallen-wizard player: what Stage resources and the avatar say it is worth."""

STAGE_RESOURCES = Quantity[str, tuple[str, ...]]("Stage resources", _stages_in_play, "sum")
"""Of a player: the Stage resources that are his to discard."""


def _trophy_points(game: Game, card: str) -> int:
    bearer = game.card(card).host
    assert bearer is not None
    return game.value(POINTS, card, game.card(bearer).owner)


STAGE_POINTS = Quantity[str, int](
    "stage points", 0, "sum", told="the number of stage points of {0}"
)
"""Of a Fallen-wizard player: how far he has strayed."""

TROPHY_POINTS = Quantity[str, int](
    "trophy points",
    _trophy_points,
)
"""Of a trophy: the points that raise its bearer's prowess and direct influence."""

POINTS_BONUS = Quantity[str, int]("points bonus", 0, "sum")
"""Of a card: marshalling points that effects in play add to its own."""

GROUP_POINTS = Quantity[str, str, int](
    "points of a group", 0, "first", told="what the factions of {0} add"
)
"""Of a character and a player: what the factions that he controls are worth besides, together."""

MARSHALLING_POINTS = Quantity[str, str, int](
    "marshalling points", 0, "sum", told="the number of {1} points of {0}"
)
"""Of a player and a source: character, ally, item, faction, kill or miscellaneous."""

AVATAR_LOSS = Quantity[str, int]("avatar loss", 0)
"""Of a player: the miscellaneous points that the elimination of his avatar costs him."""

SOURCES = Quantity[tuple[str, ...]]("sources of points", ())
"""The sources of marshalling points, each of which is totalled by itself."""

RECKONING = Quantity[str, dict[str, int]]("reckoning", {}, told="what each source comes to for {0}")
"""Of a player: the points of each source, as they go into the final total."""

DOUBLES = Quantity[str, bool]("doubled source", True)
"""Of a source: whether its points count double if the opponent has none."""

WHOLE = Quantity[tuple[int, ...], int]("whole", lambda game, points: sum(points))
"""Of the points of all sources: the total of which one source is at most half."""

MATCHES = Quantity[str, str, bool](
    "match", lambda game, one, other: game.name(one) == game.name(other), "any"
)
"""Of two cards: whether one is a copy of the other when cards are shown in the end."""

FINAL_POINTS = Quantity[str, int](
    "final points",
    lambda game, player: sum(game.value(RECKONING, player).values()),
    told="the final total of {0}",
    gathers=RECKONING,
)
"""Of a player: the total that decides the game."""
