"""What every event is: something that has happened, and leaves a new state behind."""

from typing import Any, ClassVar

from msgspec import Struct


class Event(Struct, frozen=True, tag_field="event", kw_only=True):
    """Something that has happened; what it leaves behind is a new state."""

    unseen: ClassVar[bool] = False
    """Whether nobody at the table sees anything of it: then it explains nothing."""

    def apply(self, state: Any) -> Any:
        """Give the state after the event."""
        return state


class Rolled(Event, frozen=True):
    """Chance answered."""

    purpose: str
    of: str
    result: tuple[int, ...]
