"""What cards do about strikes: who faces how many, untapped or not, and to what end."""

from westmarch.cards.model.phrases.effect import Effect, Matter, in_combat
from westmarch.cards.model.phrases.targets import (
    Someone,
    Target,
)
from westmarch.cards.wording.declare import phrase


@phrase("{subject} does not tap against the strike")
class Spare(Effect, frozen=True):
    """Somebody does not tap against the strike."""

    subject: Someone

    def about(self, target: Target | None) -> frozenset[Matter]:
        """Tell that it is about the strike."""
        return frozenset({"strike"})


@phrase(
    "{subject} may face {number} strike(s) of the attack",
    "{subject} may face several strikes of the attack",
)
class Several(Effect, frozen=True):
    """Somebody may face several strikes of the attack, as many as the defender likes to give."""

    subject: Someone
    number: int | None = None
    """No more than so many."""

    def about(self, target: Target | None) -> frozenset[Matter]:
        """Tell that it is about the attack."""
        return frozenset({"attack"})


@phrase("{subject} is taken prisoner if the strike succeeds")
class Capture(Effect, frozen=True):
    """The next strike that succeeds against somebody does not harm him, but takes him prisoner."""

    subject: Someone

    def about(self, target: Target | None) -> frozenset[Matter]:
        """Tell whether it is about the attack, by its target."""
        return in_combat(target)


@phrase("the strike is ineffectual")
class Foil(Effect, frozen=True):
    """The strike is ineffectual: it neither fails nor succeeds."""

    def about(self, target: Target | None) -> frozenset[Matter]:
        """Tell that it is about the strike."""
        return frozenset({"strike"})
