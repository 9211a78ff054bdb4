"""What has been seen to happen since the table was set: how strikes ended, what checks came to."""

from collections.abc import Callable, Iterator, Sequence

from westmarch.errors import BadData, nearest
from westmarch.kernel.event import Event
from westmarch.table.events.characters import CorruptionRolled, FactionInfluenced, InfluenceRolled
from westmarch.table.events.combat import AttackEnded, BodyCheckRolled, StrikeBegun, StrikeRolled
from westmarch.table.game import Game
from westmarch.table.state import Combat
from westmarch.wire.paths import checked

Past = Sequence[Event]


def recalled(game: Game, past: Past, path: str) -> str | int | None:
    """Give what was last seen at a path about the past; None if there was no such thing."""
    kind, label, *rest = checked(path)
    what = "/".join(rest)
    if label not in game.state.cards:
        raise BadData(f"there is no card “{label}”", hint=nearest(label, game.state.cards))
    if (kind, what) == ("strike", "outcome"):
        return _outcome(game, past, label)
    if (kind, what) not in _ROLLS:
        raise BadData(f"there is nothing to see at “{path}”")
    return _ROLLS[kind, what](past, label)


def is_past(path: str) -> bool:
    """Tell whether a path is about the past."""
    return path.startswith(("strike/", "check/"))


def _outcome(game: Game, past: Past, label: str) -> str | None:
    """How the last strike ended that somebody faced."""
    for combat in _fights(game, past):
        settled = [each.outcome for each in combat.strikes if each.target == label and each.outcome]
        if settled:
            return settled[-1]
    return None


def _fights(game: Game, past: Past) -> Iterator[Combat]:
    if game.state.combat is not None:
        yield game.state.combat
    for event in reversed(past):
        if isinstance(event, AttackEnded):
            yield event.combat


def _of_strike(past: Past, label: str) -> StrikeRolled | None:
    """The roll against the last strike that somebody began to face."""
    for event in reversed(past):
        if isinstance(event, StrikeRolled) and event.character == label:
            return event
        if isinstance(event, StrikeBegun) and event.character == label:
            return None
    return None


def _strike_total(past: Past, label: str) -> int | None:
    rolled = _of_strike(past, label)
    return None if rolled is None else rolled.total


def _strike_prowess(past: Past, label: str) -> int | None:
    rolled = _of_strike(past, label)
    return None if rolled is None else rolled.prowess


def _body_check(past: Past, label: str, *, of_strike: bool) -> int | None:
    found = (
        each.total
        for each in reversed(past)
        if isinstance(each, BodyCheckRolled)
        and (each.character, each.of_strike) == (label, of_strike)
    )
    return next(found, None)


def _rolled(
    of: type[CorruptionRolled] | type[FactionInfluenced] | type[InfluenceRolled],
) -> Callable[[Past, str], int | None]:
    def total(past: Past, label: str) -> int | None:
        found = (
            each.total
            for each in reversed(past)
            if isinstance(each, of) and each.character == label
        )
        return next(found, None)

    return total


_ROLLS: dict[tuple[str, str], Callable[[Past, str], int | None]] = {
    ("strike", "total"): _strike_total,
    ("strike", "prowess"): _strike_prowess,
    ("strike", "body-check"): lambda past, label: _body_check(past, label, of_strike=True),
    ("check", "body-check"): lambda past, label: _body_check(past, label, of_strike=False),
    ("check", "corruption-check"): _rolled(CorruptionRolled),
    ("check", "influence-check"): _rolled(FactionInfluenced),
    ("check", "influence-attempt"): _rolled(InfluenceRolled),
}
"""What dice and all that is added to them came to, the last time that it was rolled."""
