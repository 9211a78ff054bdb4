"""Why a verdict is what it is, in sentences."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from westmarch.kernel.game import Game, Spoke
from westmarch.kernel.judge import Verdict


class Reason(Struct, frozen=True):
    """One step of an explanation: what holds, and the rule or card that says so."""

    text: str
    """Empty where the rule speaks for itself."""
    rule: str = ""
    card: str = ""


class _Named:
    """An action or event whose cards answer with their names."""

    def __init__(self, game: Game, thing: Any) -> None:
        self._game = game
        self._thing = thing

    def __getattr__(self, field: str) -> Any:
        value = getattr(self._thing, field)
        return self._game.name(value) if isinstance(value, str) else value


def reasons(game: Game, verdict: Verdict) -> list[Reason]:
    """Give the reasons for a verdict, each fact before the rule that builds on it.

    A rule that only works something out, and has no sentence for it, is passed over.
    """
    deciding = {"forbid", "refuse"} if verdict.name == "illegal" else set()
    found: dict[Reason, None] = {}
    for said in verdict.trace:
        refused = said.rule.use == "permit" and not said.value
        if deciding and said.rule.use not in deciding and not refused:
            continue
        for each in _from_the_ground(said):
            if each.rule.says is not None or each.rule.use not in ("define", "adjust"):
                found[_reason(game, each)] = None
    return list(found)


def _from_the_ground(said: Spoke) -> Iterator[Spoke]:
    for each in said.heard:
        yield from _from_the_ground(each)
    yield said


def _reason(game: Game, said: Spoke) -> Reason:
    rule, says = said.rule, said.rule.says
    text = ""
    if callable(says):
        text = says(game, said.value, *said.args)
    elif says is not None:
        text = says.format(action=_Named(game, said.args[0])) if said.args else says
    return Reason(text, card=rule.id) if rule.card else Reason(text, rule=rule.id)
