"""What cards do to attacks: they cancel them, let nothing cancel them, or bring them about."""

from typing import Annotated, Literal

from westmarch.cards.model.attack import Attack
from westmarch.cards.model.phrases.effect import Effect, Matter
from westmarch.cards.model.phrases.targets import (
    Target,
)
from westmarch.cards.wording.declare import phrase, words


@phrase("cancel {what}")
class Cancel(Effect, frozen=True):
    """The attack, the strike or the card is cancelled."""

    what: Annotated[
        Literal[
            "the attack",
            "the strike",
            "it",
            "every creature's attack on the company this turn",
            "every automatic-attack on the company this turn",
            "every automatic-attack at the site this turn",
        ],
        words(
            "CANCELLED",
            "what to cancel",
            *("the attack", "the strike", "it"),
            "every creature's attack on the company this turn",
            "every automatic-attack on the company this turn",
            "every automatic-attack at the site this turn",
        ),
    ]

    def about(self, target: Target | None) -> frozenset[Matter]:
        """Tell whether it is about the attack or the strike that is fought."""
        if self.what == "the attack":
            return frozenset({"attack"})
        return frozenset({"strike"}) if self.what == "the strike" else frozenset()


@phrase("nothing cancels the attack")
class Firm(Effect, frozen=True):
    """The attack cannot be cancelled any more."""


@phrase("the~company~faces an attack ({attack})")
class Face(Effect, frozen=True):
    """The company faces an attack, there and then."""

    attack: Attack
