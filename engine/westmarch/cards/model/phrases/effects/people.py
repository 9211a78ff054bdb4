"""What becomes of people: they tap and heal, make checks, and are able to use palantíri."""

from typing import Annotated, Literal

from westmarch.cards.model.phrases.effect import Effect
from westmarch.cards.model.phrases.targets import (
    Someone,
)
from westmarch.cards.model.vocabulary import (
    Counted,
)
from westmarch.cards.wording.declare import phrase, words


@phrase("{verb} {subject:whom}")
class Turn(Effect, frozen=True):
    """Something is tapped or untapped, wounded, healed, or restored to stand untapped again."""

    verb: Annotated[
        Literal["tap", "untap", "wound", "heal", "restore"],
        words("TURN", "what becomes of it", "tap", "untap", "wound", "heal", "restore"),
    ]
    subject: Someone


@phrase("{subject} <makes|make> a corruption check [at {modifier:+}] [per {per}]")
class Check(Effect, frozen=True):
    """A corruption check is made."""

    subject: Someone
    modifier: int = 0
    per: Counted = ""
    """One for each of these."""


@phrase("{subject} <makes|make> a body check [at {modifier:+}]")
class BodyCheck(Effect, frozen=True):
    """A body check is made that has nothing to do with a strike."""

    subject: Someone
    modifier: int = 0


@phrase("{subject} can use a palantír until the turn ends")
class Enable(Effect, frozen=True):
    """Somebody has the ability to use one palantír for the rest of the turn: the first he uses."""

    subject: Someone
