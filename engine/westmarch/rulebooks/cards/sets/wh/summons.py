"""What Open to the Summons says: which agents come with it, and when."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.agents import is_agent_card
from westmarch.mechanics.draft import laid
from westmarch.mechanics.quantities.people import (
    AWAY_FROM_HOME,
    CALLS_SOMEBODY,
    COMES_WITH,
    IS_HAVEN,
)
from westmarch.mechanics.quantities.setup import BRINGS, DRAFTED_TOO
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.table.actions import DraftCharacter, PlayCharacter
from westmarch.table.events.setup import GOES_WITH
from westmarch.table.game import Game
from westmarch.table.windows import DRAFT

# WH-46

OPEN_TO_THE_SUMMONS = Rulebook("WH-46")


def _is_it(game: Game, card: str) -> bool:
    return game.card(card).card == "WH-46"


@OPEN_TO_THE_SUMMONS.define("calls-an-agent", CALLS_SOMEBODY)
def may_call(game: Game, card: str) -> bool | None:
    """As long as it lies on a company it is worth asking about."""
    return (_is_it(game, card) and game.card(card).host in game.state.companies) or None


@OPEN_TO_THE_SUMMONS.define("calls-an-agent", COMES_WITH)
def comes_to_them(game: Game, card: str, action: PlayCharacter) -> bool | None:
    """An agent comes to the company on which it lies, at a haven."""
    if not _is_it(game, card) or not is_agent_card(game, action.card):
        return None
    here = action.company is not None and game.card(card).host == action.company
    return (here and game.value(IS_HAVEN, action.site, action.player)) or None


@OPEN_TO_THE_SUMMONS.define("calls-an-agent", AWAY_FROM_HOME)
def is_called_from_home(game: Game, card: str) -> bool | None:
    """There he is not at home."""
    return _is_it(game, card) or None


@OPEN_TO_THE_SUMMONS.define("is-drafted", DRAFTED_TOO)
def is_laid_too(game: Game, card: str) -> bool | None:
    """It is laid in a round of its own."""
    return _is_it(game, card) or None


@OPEN_TO_THE_SUMMONS.permit("is-drafted", DraftCharacter, says=AS_WRITTEN)
def may_be_laid(game: Game, action: DraftCharacter) -> bool | None:
    """In the place of a character of the pool, in a round of the draft."""
    if not _is_it(game, action.card):
        return None
    card = game.card(action.card)
    mine = (card.owner, card.place) == (action.player, "pool")
    alone = action.on is None and action.by is None and not laid(game, action.player)
    return game.state.at(DRAFT) and mine and alone


@OPEN_TO_THE_SUMMONS.define("is-drafted", BRINGS)
def brings_an_agent(game: Game, card: str, character: str) -> bool | None:
    """It brings one agent."""
    if not _is_it(game, card):
        return None
    free = all(fact.about != card for fact in game.state.facts_of(GOES_WITH))
    return free and is_agent_card(game, character)
