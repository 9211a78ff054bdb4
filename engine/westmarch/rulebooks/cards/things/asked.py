"""What a phrase asks for, field by field."""

from collections.abc import Callable
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import fields

from westmarch.kernel.lack import Need, all_of

P = TypeVar("P", bound=Struct)


class Asked(dict[P, Need], Generic[P]):
    """For each phrase of one kind the need that is made of those of its fields that are set.

    A need of a field is asked with the game, the phrase and what that is about, in the order in
    which these needs are declared.
    """

    def __init__(self, phrase: type[P]) -> None:
        super().__init__()
        self.phrase = phrase
        self.needs: dict[tuple[str, ...], Need] = {}
        """What is asked where one of these fields of the phrase says something."""
        self._silent = {each.name: each.default for each in fields(phrase)}

    def asks(self, *about: str) -> Callable[[Need], Need]:
        """Declare what is asked where one of these fields says something."""

        def register(need: Need) -> Need:
            self.needs[about] = need
            return need

        return register

    def __missing__(self, phrase: P) -> Need:
        """Put together what a phrase asks for, once."""
        needs = (
            need
            for about, need in self.needs.items()
            if any(getattr(phrase, each) != self._silent[each] for each in about)
        )
        found = self[phrase] = all_of(*needs)
        return found
