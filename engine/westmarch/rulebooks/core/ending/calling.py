"""Calling the end: when, on which conditions, and which turn is the last."""

from collections.abc import Iterator

from westmarch.kernel.rulebook import Term
from westmarch.kernel.words import number_of
from westmarch.mechanics.ending import CallTerms
from westmarch.mechanics.lookups import companies_of, site_facts
from westmarch.mechanics.quantities.ending import (
    CALL_TALLY,
    CALL_TERMS,
    CONDITIONS_MET,
    DEEPS_COUNT,
    GAME_LENGTH,
    LAST_TURN,
)
from westmarch.mechanics.quantities.points import MARSHALLING_POINTS, POINTS, SOURCES
from westmarch.mechanics.trophies import is_trophy
from westmarch.rulebooks.core.ending import RULES
from westmarch.table.actions import CallCouncil
from westmarch.table.events.turns import CALLED
from westmarch.table.game import Game
from westmarch.table.state import Company
from westmarch.table.telling import phase_now
from westmarch.table.windows import TURN_END


@RULES.define("game-length-table", CALL_TERMS)
def terms_of_this_length(game: Game) -> CallTerms | None:
    """What it takes in a game of this length."""
    length = game.value(GAME_LENGTH)
    for row in game.table("core.ending.game-length-table"):
        if row["Length"].lower() == length:
            return CallTerms(
                points=int(row["Points"]),
                exhaustions=int(row["Exhausted besides"]),
                exhaustions_alone=int(row["Exhausted, without points"]),
                automatic_end=int(row["Exhausted by both"]),
            )
    return None


# Who may call, and when


@RULES.forbid(
    "call-at-own-turn-end",
    CallCouncil,
    says=lambda game, *_: (
        f"The end of the game is called at the end of one's own turn, and it is {phase_now(game)}."
        if game.state.phase != "end-of-turn"
        else "The end of the game is called when the end of one's own turn has been signalled."
    ),
    blanket="kind",
)
def is_not_the_end_of_his_turn(game: Game, action: CallCouncil) -> bool:
    """The end of the game is called at the end of the caller's own turn."""
    return not game.state.at(TURN_END) or action.player != game.state.turn_player


def _times(count: int) -> str:
    return {0: "never", 1: "once", 2: "twice"}.get(count, f"{count} times")


def _asked(game: Game) -> str:
    """Say what it takes to call the end of this game."""
    terms = game.value(CALL_TERMS)
    if terms is None:
        return "Nothing tells on what conditions the end of the game is called."
    besides = f" and one's play deck exhausted {_times(terms.exhaustions)}"
    return (
        f"The end of a {game.value(GAME_LENGTH).capitalize()} game is called with "
        f"{terms.points} marshalling points{besides if terms.exhaustions else ''}, or with one's "
        f"play deck exhausted {_times(terms.exhaustions_alone)}"
    )


def told_of(game: Game, player: str) -> str:
    """Say what it takes to call, and what a player has of it."""
    count = game.value(CALL_TALLY, player)
    points = f"{number_of(count, 'point')} that {'counts' if count < 2 else 'count'}"
    return (
        f"{_asked(game)}. {game.called(player).capitalize()} has {points}, and has "
        f"exhausted the play deck {_times(_exhausted(game, player))}."
    )


def _exhausted(game: Game, player: str) -> int:
    return next(each.exhausted for each in game.state.players if each.name == player)


def _meets(game: Game, player: str, length: str) -> bool | None:
    """Tell whether a player has what it takes to call, if the game is of this length."""
    terms = game.value(CALL_TERMS)
    if game.value(GAME_LENGTH) != length or terms is None:
        return None
    often = _exhausted(game, player)
    if often >= terms.exhaustions_alone:
        return True
    return often >= terms.exhaustions and game.value(CALL_TALLY, player) >= terms.points


def _calls(game: Game, action: CallCouncil, length: str) -> bool | None:
    if game.value(GAME_LENGTH) != length:
        return None
    return game.value(CONDITIONS_MET, action.player)


def _conditions(game: Game, _: object, action: CallCouncil) -> str:
    return told_of(game, action.player)


def _unmet(game: Game, action: CallCouncil) -> str:
    return told_of(game, action.player)


@RULES.define("call-starter-game", CONDITIONS_MET)
def meets_those_of_a_starter_game(game: Game, player: str) -> bool | None:
    """The conditions of a Starter game."""
    return _meets(game, player, "starter")


@RULES.permit("call-starter-game", CallCouncil, says=_conditions, otherwise=_unmet)
def calls_a_starter_game(game: Game, action: CallCouncil) -> bool | None:
    """A Starter game may be called by whoever meets them."""
    return _calls(game, action, "starter")


@RULES.define("call-short-game", CONDITIONS_MET)
def meets_those_of_a_short_game(game: Game, player: str) -> bool | None:
    """The conditions of a Short game."""
    return _meets(game, player, "short")


@RULES.permit("call-short-game", CallCouncil, says=_conditions, otherwise=_unmet)
def calls_a_short_game(game: Game, action: CallCouncil) -> bool | None:
    """A Short game may be called by whoever meets them."""
    return _calls(game, action, "short")


@RULES.define("call-long-game", CONDITIONS_MET)
def meets_those_of_a_long_game(game: Game, player: str) -> bool | None:
    """The conditions of a Long game."""
    return _meets(game, player, "long")


@RULES.permit("call-long-game", CallCouncil, says=_conditions, otherwise=_unmet)
def calls_a_long_game(game: Game, action: CallCouncil) -> bool | None:
    """A Long game may be called by whoever meets them."""
    return _calls(game, action, "long")


@RULES.define("call-campaign-game", CONDITIONS_MET)
def meets_those_of_a_campaign_game(game: Game, player: str) -> bool | None:
    """The conditions of a Campaign game."""
    return _meets(game, player, "campaign")


@RULES.permit("call-campaign-game", CallCouncil, says=_conditions, otherwise=_unmet)
def calls_a_campaign_game(game: Game, action: CallCouncil) -> bool | None:
    """A Campaign game may be called by whoever meets them."""
    return _calls(game, action, "campaign")


# The points that count for it


def _plain_terms(game: Game, player: str) -> Iterator[Term]:
    for source in game.value(SOURCES):
        if points := game.value(MARSHALLING_POINTS, player, source):
            yield points, f"{source} points"


@RULES.define("call-tally-is-plain", CALL_TALLY, terms=_plain_terms)
def all_that_he_has(game: Game, player: str) -> int:
    """All points there are, simply added up."""
    return sum(points for points, _ in _plain_terms(game, player))


def _terms_of_the_deeps(game: Game, _: int, player: str) -> Iterator[Term]:
    if game.value(DEEPS_COUNT, player):
        return
    for company in companies_of(game, player):
        if not site_facts(game, company.site).under_deeps:
            continue
        for card in _all_of(game, company):
            counts = game.card(card).owner == player or is_trophy(game, card)
            if counts and (points := game.value(POINTS, card, player)):
                yield -points, f"{game.name(card)} at {game.name(company.site)}"


def _all_of(game: Game, company: Company) -> Iterator[str]:
    """Go through those of a company and all that lies on them, on itself and on its site."""
    lying = [*company.characters, *company.holds, *game.card(company.site).holds]
    while lying:
        card = lying.pop()
        yield card
        lying += [each for each in game.card(card).holds if each not in company.characters]


@RULES.adjust(
    "under-deeps-left-out", CALL_TALLY, says="in the Under-deeps", terms=_terms_of_the_deeps
)
def deeps_do_not_count(game: Game, tally: int, player: str) -> int | None:
    """What is in the Under-deeps does not count."""
    lost = sum(points for points, _ in _terms_of_the_deeps(game, tally, player))
    return tally + lost if lost else None


# The last turn


def _called_in(game: Game) -> int | None:
    """The turn in which the end was called, if it was."""
    return next((each.value for each in game.state.facts_of(CALLED)), None)


@RULES.define("opponent-gets-last-turn", LAST_TURN)
def it_was_called_before(game: Game) -> bool | None:
    """The turn after that of the call is the last."""
    called = _called_in(game)
    return None if called is None else game.state.turn > called


@RULES.adjust(
    "opponent-gets-last-turn",
    CONDITIONS_MET,
    bars=True,
    says="The end of the game was called already, and is not called again.",
)
def is_called_already(game: Game, met: bool, player: str) -> bool | None:
    """What was called once is not called again."""
    return None if _called_in(game) is None else False


def _runs_out(game: Game, length: str) -> bool | None:
    """Tell whether both play decks were exhausted so often that a game of this length ends."""
    terms = game.value(CALL_TERMS)
    if game.value(GAME_LENGTH) != length or terms is None or _called_in(game) is not None:
        return None
    return all(each.exhausted >= terms.automatic_end for each in game.state.players)


@RULES.define("automatic-end-starter-game", LAST_TURN)
def starter_game_runs_out(game: Game) -> bool | None:
    """A Starter game ends by itself."""
    return _runs_out(game, "starter")


@RULES.define("automatic-end-short-game", LAST_TURN)
def short_game_runs_out(game: Game) -> bool | None:
    """A Short game ends by itself."""
    return _runs_out(game, "short")


@RULES.define("automatic-end-long-game", LAST_TURN)
def long_game_runs_out(game: Game) -> bool | None:
    """A Long game ends by itself."""
    return _runs_out(game, "long")


@RULES.define("automatic-end-campaign-game", LAST_TURN)
def campaign_game_runs_out(game: Game) -> bool | None:
    """A Campaign game ends by itself."""
    return _runs_out(game, "campaign")
