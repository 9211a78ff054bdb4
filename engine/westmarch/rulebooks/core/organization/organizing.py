"""Organizing: when it begins, how long it lasts, and what else waits for it."""

from westmarch.cards.kinds import BALROG
from westmarch.kernel.lack import Lack
from westmarch.kernel.words import all_of, sentence
from westmarch.mechanics.control import is_character
from westmarch.mechanics.organization import CHARACTERS_DONE, comes_while_organizing
from westmarch.mechanics.quantities.actions import AT_HAND
from westmarch.mechanics.quantities.people import MAY_COME, MIND, ONE_MORE
from westmarch.rulebooks.core.organization import RULES
from westmarch.table.actions import (
    FREE,
    Action,
    ChangeCompany,
    ChangeControl,
    DiscardCharacter,
    Finish,
    Organize,
    PlayCharacter,
    SplitCompany,
    TransferItem,
)
from westmarch.table.game import Game
from westmarch.table.telling import not_now
from westmarch.table.windows import NEWCOMER, ORGANIZATION, ORGANIZING

_SMALL_FRY = 3


@RULES.permit(
    "declare-organizing-once",
    Organize,
    says="A player may organize once in his organization phase.",
)
def begins_to_organize(game: Game, action: Organize) -> Lack | bool:
    """The resource player may organize in the organization phase."""
    return _when_one_organizes(game, action) or True


def _when_one_organizes(game: Game, action: Organize) -> Lack | None:
    if in_organization_phase(game, action.player):
        return None
    if action.player != game.state.turn_player:
        return Lack("It is not {0.player}'s turn.")
    if game.state.phase != "organization":
        return Lack(not_now("A player organizes in the organization phase"))
    return Lack("Something else has to be done first.")


@RULES.forbid(
    "declare-organizing-once", Organize, says="{action.player} has organized this turn already."
)
def has_organized(game: Game, action: Organize) -> bool:
    """Once a turn."""
    return game.state.fact("organized", action.player) is not None


@RULES.permit(
    "nothing-else-while-organizing", Finish, says="While organizing, a player says when he is done."
)
def done_organizing(game: Game, action: Finish) -> bool | None:
    """The resource player says when organizing is finished."""
    return game.state.at(ORGANIZING) or None


@RULES.forbid(
    "nothing-else-while-organizing",
    FREE,
    says="{action.player} is organizing, and everything else has to wait.",
    blanket="time",
)
def busy_organizing(game: Game, action: Action) -> bool:
    """Everything else waits until organizing is finished."""
    return game.state.at(ORGANIZING)


@RULES.define("one-play-or-discard", MAY_COME)
def plays_while_organizing(game: Game, action: PlayCharacter) -> bool:
    """A character held in hand may be played, into a company of one's own or as a new one."""
    return comes_while_organizing(game, action) is None


@RULES.permit("one-play-or-discard", Finish)
def brings_nobody(game: Game, action: Finish) -> bool | None:
    """Nobody has to come because a card would let him."""
    return game.state.at(NEWCOMER) or None


@RULES.permit(
    "one-play-or-discard",
    DiscardCharacter,
    says="While organizing, a player may play or discard one character.",
)
def discards_while_organizing(game: Game, action: DiscardCharacter) -> Lack | bool | None:
    """A character of one's own may be discarded."""
    if not game.state.at(ORGANIZING):
        return None
    return is_own_character(game, action) or True


@RULES.forbid(
    "one-play-or-discard",
    PlayCharacter,
    DiscardCharacter,
    says=lambda game, _, action: (
        f"{sentence(game.called(action.player))} has played or discarded "
        f"{all_of([game.name(each) for each in _done(game, action.player)])} this turn already."
    ),
)
def had_the_one_character(game: Game, action: PlayCharacter | DiscardCharacter) -> bool:
    """One character is played, or one discarded."""
    return bool(_done(game, action.player)) and not game.value(ONE_MORE, action)


def _done(game: Game, player: str) -> tuple[str, ...]:
    """Whom a player has played or discarded while organizing."""
    fact = game.state.fact(CHARACTERS_DONE, player)
    return () if fact is None else fact.value


# The Balrog's people


@RULES.define("balrog-extra-character-action", ONE_MORE)
def plays_one_more(game: Game, action: PlayCharacter | DiscardCharacter) -> bool:
    """A Balrog player has a second such action, for somebody who is not unique."""
    done = _done(game, action.player)
    if game.state.kind(action.player) != BALROG or len(done) > 1:
        return False
    who = action.card if isinstance(action, PlayCharacter) else action.character
    return any(not game.printed(each).unique for each in (who, *done))


@RULES.define("balrog-character-sources", AT_HAND)
def comes_from_elsewhere(game: Game, character: str, player: str) -> bool:
    """He finds small fry wherever it is."""
    if game.state.kind(player) != BALROG or not is_character(game, character):
        return False
    card, printed = game.card(character), game.printed(character)
    if card.owner != player or card.place not in ("discard-pile", "sideboard") or printed.unique:
        return False
    mind = game.value(MIND, character)
    return mind is not None and mind <= _SMALL_FRY


# What several rules ask


def in_organization_phase(game: Game, player: str) -> bool:
    """Tell whether a player may do something in the organization phase, and is not organizing."""
    window = game.state.window
    return window.kind is ORGANIZATION and player in window.waiting


def is_organizing(game: Game, action: Action) -> Lack | None:
    """Ask that a player is organizing."""
    return None if game.state.at(ORGANIZING) else Lack("{0.player} is not organizing now.")


def is_own_character(
    game: Game, action: ChangeControl | ChangeCompany | DiscardCharacter | TransferItem
) -> Lack | None:
    """Ask that a character in play is its player's own."""
    own = owns(game, action.player, action.character)
    return None if own else Lack("{0.character} is not {0.player}'s.")


def is_own_company(game: Game, action: ChangeCompany | SplitCompany) -> Lack | None:
    """Ask that a company is its player's own."""
    own = game.state.companies[action.company].player == action.player
    return None if own else Lack("{0.company} is not {0.player}'s.")


def owns(game: Game, player: str, character: str) -> bool:
    """Tell whether a character in play is a player's own."""
    card = game.card(character)
    return card.owner == player and card.company is not None
