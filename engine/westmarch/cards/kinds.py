"""The kinds of players, from the table of them in `rules/kinds.toml`.

Rules that say the same of several kinds, each with its own value, are registered from it.
"""

import tomllib
from typing import Final, Literal, get_args

import msgspec
from msgspec import Struct

from westmarch.cards.model.card import Alignment
from westmarch.files import read_text
from westmarch.paths import RULES

Kind = Literal["wizard", "ringwraith", "fallen-wizard", "balrog"]
KINDS: tuple[Kind, ...] = get_args(Kind)

WIZARD: Final = "wizard"
RINGWRAITH: Final = "ringwraith"
FALLEN_WIZARD: Final = "fallen-wizard"
BALROG: Final = "balrog"

Shade = Literal["white", "grey", "black"]


class KindOfPlayer(Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """What the rules say of a kind of player alike of several kinds."""

    called: str
    """How a sentence calls such a player: `a Wizard`."""
    avatar: str
    """The race of its avatars."""
    shade: Shade
    agents: Literal["character", "hazard"]
    """As what agents count in its deck."""
    versions: tuple[Alignment, ...]
    """The sides of the cards that are its own, the likeliest first."""
    side: str = ""
    """Of what side its companies are; nothing where that hangs on who is in them."""
    havens: tuple[str, ...] = ()
    """The sides of the sites that are havens for its characters."""
    begins_at: tuple[str, ...] = ()
    """Where its companies begin; nothing where it says itself where."""
    avatar_comes_to: tuple[str, ...] = ()
    """The havens to which its avatar comes, besides home."""
    starting: int = 0
    """How many more characters it begins with than others."""
    influence: int = 0
    """How many points of influence it has that control nobody."""
    foreign: str = ""
    """The side whose items its characters do not use, and which are worth half to it."""

    @property
    def name(self) -> str:
        """What such a player is, without an article."""
        return self.called.removeprefix("a ")


PLAYERS: Final[dict[str, KindOfPlayer]] = msgspec.convert(
    tomllib.loads(read_text(RULES / "kinds.toml")), dict[str, KindOfPlayer]
)
"""Each kind of player, by what the wire calls it."""

MINIONS: Final = tuple(each for each in KINDS if PLAYERS[each].shade == "black")
"""The kinds of players who serve the Shadow: their companies are minion companies."""

ONE_SIDED: Final = tuple(each for each in KINDS if len(PLAYERS[each].versions) == 1)
"""The kinds of players whose own cards are all of one side."""
