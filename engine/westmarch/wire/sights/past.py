"""What has been seen to happen since the table was set: how strikes ended, what checks came to."""

from collections.abc import Callable, Iterator

from westmarch.table.events.characters import CorruptionRolled, FactionInfluenced, InfluenceRolled
from westmarch.table.events.combat import AttackEnded, BodyCheckRolled, StrikeBegun, StrikeRolled
from westmarch.table.game import Game
from westmarch.table.state import Combat
from westmarch.wire.sights.named import WHOSE
from westmarch.wire.sights.path import Past, Path


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


def _past(pattern: str, meaning: str, shows: Callable[[Past, str], int | None]) -> Path:
    """Declare what dice and all that is added to them came to, the last time that it was rolled."""
    return Path(
        pattern,
        "a number or null",
        meaning,
        lambda _, past, label: shows(past, label),
        (WHOSE,),
        past=True,
    )


def _checked(what: str, shows: Callable[[Past, str], int | None]) -> Path:
    return _past(f"check/<label>/{what}", "What the last one came to, or was.", shows)


PAST = (
    Path("strike/<label>/outcome", "successful, failed, ineffectual, cancelled or null",
        "How the last strike ended that he faced: it failed if he beat it.", _outcome, (WHOSE,),
        past=True),
    _past("strike/<label>/total", "What his roll against it came to.", _strike_total),
    _past("strike/<label>/prowess", "What that was held against.", _strike_prowess),
    _past(
        "strike/<label>/body-check",
        "What the check of a failed one was.",
        lambda past, label: _body_check(past, label, of_strike=True),
    ),
    _checked("body-check", lambda past, label: _body_check(past, label, of_strike=False)),
    _checked("corruption-check", _rolled(CorruptionRolled)),
    _checked("influence-check", _rolled(FactionInfluenced)),
    _checked("influence-attempt", _rolled(InfluenceRolled)),
)  # fmt: skip
