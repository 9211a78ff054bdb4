"""Companies that have to rest."""

from typing import Annotated, Literal

from westmarch.cards.model.phrases.effect import Effect
from westmarch.cards.model.phrases.things import Who
from westmarch.cards.wording.declare import phrase, words


@phrase("{what} [unless {unless} of~it taps]")
class Rest(Effect, frozen=True):
    """The company does nothing in its site phase, or does not move this turn."""

    what: Annotated[
        Literal["do", "move"],
        words(
            "REST",
            "a time of rest",
            said={
                "do": "the company does nothing in its site phase",
                "move": "the company does not move this turn",
            },
        ),
    ]
    unless: Who | None = None
    """Somebody of a company may tap against it, once for each such effect, as late as at the
    choice between entering the site and doing nothing."""
