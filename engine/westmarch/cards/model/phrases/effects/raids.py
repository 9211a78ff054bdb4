"""What cards say of attacks that somebody faces of his own will, to win what the card gives."""

from typing import Annotated, Literal

from msgspec import Struct

from westmarch.cards.model.attack import Attack
from westmarch.cards.model.phrases.effect import Effect
from westmarch.cards.model.phrases.things import Who
from westmarch.cards.wording.declare import form, phrase, words


@phrase(
    "an attack ({attack})",
    "an attack like its first ({strikes} strike(s), {prowess} prowess)",
)
class Onset(Struct, frozen=True):
    """One of the attacks: all of it is given, or it is by those who guard the site."""

    attack: Attack | None = None
    strikes: int = 0
    prowess: int = 0


Fate = Annotated[
    Literal["", "wins", "bears"],
    words(
        "FATE",
        "what becomes of it",
        said={"": "for it", "wins": "to win it", "bears": "to bear it"},
    ),
]
"""The event stays where it lies, goes to the marshalling-point pile, or to whoever taps."""

Lost = Annotated[
    Literal["", "own", "unique", "all unique"],
    words(
        "LOST",
        "factions that are lost",
        said={
            "own": "its player's factions of the site",
            "unique": "unique factions of the site to hand",
            "all unique": "unique factions of the site",
        },
    ),
]
"""The factions playable at the site that are discarded, or that go back to hand.

None is spared by whose it is, but where only the player's own are meant."""


@phrase(
    "after {onsets:+and} it is discarded unless {who} taps {fate} [and loses {lost}]",
    form(
        "after {onsets:+and} on him alone it is discarded unless he taps {fate} [and loses {lost}]",
        alone=True,
    ),
)
class Raid(Effect, frozen=True):
    """The company faces attacks, one after the other, and then somebody may tap for the event."""

    onsets: tuple[Onset, ...]
    who: Who = Who()
    """Who of the company may tap, if he is untapped then."""
    fate: Fate = ""
    lost: Lost = ""
    alone: bool = False
    """Whom it is played on faces the attacks alone, and nobody else may tap."""
