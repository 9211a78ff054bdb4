"""Taking prisoners: what the insert leaves open of where they are held and what they keep."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer, Rank
from westmarch.kernel.rulebook import Rulebook, Term
from westmarch.mechanics.control import is_character
from westmarch.mechanics.items import is_ring
from westmarch.mechanics.lookups import character_facts, item_facts, kept_beside
from westmarch.mechanics.prisoners import LEFT_ALONE, is_captive
from westmarch.mechanics.quantities.people import CHARGED_MIND, MIND
from westmarch.mechanics.quantities.points import MARSHALLING_POINTS
from westmarch.mechanics.quantities.prisoners import BELOW_IN_REACH
from westmarch.table.events.cards import CardMoved, CardPutAside
from westmarch.table.events.characters import CharacterEliminated
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

RULES = Rulebook("dark-minions.prisoners")

_DIED_THERE = "died where he was held"
"""Remembered of a character who was eliminated as a prisoner."""


@RULES.adjust("rescue-site-under-deeps", BELOW_IN_REACH)
def only_for_those_who_move(game: Game, reached: bool, site: str, company: str) -> bool | None:
    """Below ground are held those who go there; perhaps nobody else."""
    moves = game.state.companies[company].destination is not None
    if not reached or moves:
        return None
    return False if game.reading("q.dark-minions.rescue-site-deeps") == "b" else None


@RULES.adjust("followers-to-general-influence", CHARGED_MIND, order=Layer.LATER)
def counts_at_once(game: Game, mind: int, who: str) -> int | None:
    """Whom a prisoner leaves behind is under general influence; perhaps it feels him at once."""
    if game.state.fact(LEFT_ALONE, who) is None:
        return None
    return game.value(MIND, who) if game.reading("q.dark-minions.follower-mind") == "b" else None


@RULES.replace("ring-stays", CardPutAside)
def keeps_one_ring(game: Game, event: CardPutAside) -> list[Event] | None:
    """His rings stay with him; perhaps it is one, and none that is to be tested."""
    if not (is_character(game, event.beside) and is_ring(game, event.card)):
        return None
    if game.reading("q.dark-minions.rings-kept") == "a":
        return None
    item = item_facts(game, event.card)
    tested = item is not None and item.item_class != "gold ring"
    first = not any(is_ring(game, each) for each in kept_beside(game, event.beside))
    return None if tested and first else [CardMoved(card=event.card, to="discard-pile")]


@RULES.replace("eliminated-prisoner", CharacterEliminated, order=Rank.BEFORE)
def dies_where_he_is_held(game: Game, event: CharacterEliminated) -> list[Event] | None:
    """It is noted of a prisoner that he dies as one."""
    if not is_captive(game, event.card) or game.state.fact(_DIED_THERE, event.card) is not None:
        return None
    return [Remembered(fact=Fact(_DIED_THERE, event.card)), event]


@RULES.react("eliminated-prisoner", CharacterEliminated)
def is_kept_for_what_he_costs(game: Game, event: CharacterEliminated) -> list[Event]:
    """His card lies with what counts for his player, and counts against him."""
    if game.state.fact(_DIED_THERE, event.card) is None:
        return []
    return [CardMoved(card=event.card, to="marshalling-point-pile")]


def _lost_there(game: Game, _: int, player: str, source: str) -> Iterator[Term]:
    for fact in game.state.facts_of(_DIED_THERE) if source == "character" else ():
        lost = character_facts(game, fact.about).lost_points
        if lost and game.card(fact.about).owner == player:
            yield -lost, f"for the loss of {game.name(fact.about)}"


@RULES.adjust("eliminated-prisoner", MARSHALLING_POINTS, terms=_lost_there)
def costs_what_his_card_says(game: Game, points: int, player: str, source: str) -> int | None:
    """What his own card takes for his death, it takes there, too."""
    lost = [amount for amount, _ in _lost_there(game, points, player, source)]
    return points + sum(lost) if lost else None
