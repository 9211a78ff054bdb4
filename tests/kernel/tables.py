"""Small tables to play on: two players, a site each, and cards that need no text."""

from tests.cards.pools import pool_of
from westmarch.cards.model.card import Card as Printed
from westmarch.cards.model.card import Character, Item, Site
from westmarch.table.state import Card, Company, Player, State, Window

POOL = pool_of(
    "emended",
    (
        Printed(
            id="XX-1",
            name="Hero",
            type="character",
            alignment="hero",
            facts=Character(race="Man", prowess=5, body=8, mind=4),
        ),
        Printed(
            id="XX-2",
            name="Knife",
            type="item",
            alignment="hero",
            facts=Item(item_class="minor"),
        ),
        Printed(
            id="XX-3",
            name="Ruin",
            type="site",
            alignment="hero",
            facts=Site(site_type="Ruins & Lairs", region="Rhudaur"),
        ),
    ),
)


def table() -> State:
    """The player has a hero at a ruin, and knives in hand and deck; the opponent holds one, too."""
    cards = (
        Card("hero", "XX-1", "player", "in-play", company="band"),
        Card("ruin", "XX-3", "player", "in-play"),
        Card("knife", "XX-2", "player", "hand"),
        Card("spare", "XX-2", "player", "play-deck"),
        Card("other", "XX-2", "opponent", "hand"),
    )
    return State(
        edition="emended",
        players=(Player("player"), Player("opponent")),
        turn_player="player",
        phase="site",
        cards={each.id: each for each in cards},
        companies={"band": Company("band", "player", "ruin", ("hero",))},
        piles={
            "player/hand": ("knife",),
            "player/play-deck": ("spare",),
            "opponent/hand": ("other",),
        },
        windows=(Window("site", ("player",), "band"),),
    )
