"""What My Precious does to whoever has a ring, and who he may turn out to be."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.items import is_ring
from westmarch.mechanics.quantities.hazards import COUNTS
from westmarch.mechanics.quantities.uniqueness import BEING, COUNTS_AS_IN_PLAY
from westmarch.rulebooks.cards.busy_agents import is_for_nothing, one_more
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.table.actions import ChooseCard
from westmarch.table.events.agents import AgentActed
from westmarch.table.events.cards import AllyPlayed, CardChosen, CardMoved, CardTapped, ChoiceCalled
from westmarch.table.events.combat import AttackEnded
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Combat

# DM-29

MY_PRECIOUS = Rulebook("DM-29")

_TAKES = "DM-29.seeks-a-ring"
_TAMED = "DM-29.is-tamed"
_GOLLUM = "Gollum"


def _is_his(game: Game, combat: Combat) -> bool:
    """Tell whether he has attacked, and is still there."""
    source = game.card(combat.source)
    his = combat.kind == "agent" and game.printed(source.id).id == "DM-29"
    return his and source.place == IN_PLAY and combat.source in game.state.agents


def _outcomes(combat: Combat) -> set[str]:
    return {each.outcome for each in combat.strikes}


def _gone(agent: str, *others: str) -> list[Event]:
    return [CardMoved(card=each, to="discard-pile") for each in (*others, agent)]


@MY_PRECIOUS.react("seeks-a-ring", AttackEnded)
def seeks_a_ring(game: Game, event: AttackEnded) -> list[Event]:
    """If he has struck somebody of a company that has a ring, he is off with one."""
    combat = event.combat
    if not _is_his(game, combat) or "successful" not in _outcomes(combat):
        return []
    company = game.state.companies.get(combat.company)
    members = () if company is None else company.characters
    rings = tuple(it for who in members for it in game.card(who).holds if is_ring(game, it))
    if len(rings) < 2:
        return _gone(combat.source, *rings) if rings else []
    return [ChoiceCalled(card=combat.source, player=combat.attacker, among=rings, what=(_TAKES,))]


@MY_PRECIOUS.permit("seeks-a-ring", ChooseCard, says="His player says which ring he takes.")
def says_which(game: Game, action: ChooseCard) -> bool | None:
    """Of several rings, the attacker chooses."""
    return is_called_for(game, action, _TAKES)


@MY_PRECIOUS.react("seeks-a-ring", CardChosen)
def is_off_with_it(game: Game, event: CardChosen) -> list[Event]:
    """Both are discarded."""
    mine = is_answer(event, _TAKES)
    return _gone(event.card, event.chosen) if mine else []


@MY_PRECIOUS.react("is-tamed", AttackEnded)
def may_be_tamed(game: Game, event: AttackEnded) -> Iterator[Event]:
    """If he has failed and lives, somebody of the company may tap to have him for a companion."""
    combat = event.combat
    if not _is_his(game, combat) or _outcomes(combat) != {"failed"}:
        return
    company = game.state.companies.get(combat.company)
    if company is None or _gollum(game, combat.defender, combat.source) is None:
        return
    able = tuple(each for each in company.characters if game.card(each).position == "untapped")
    if able:
        among = (*able, combat.source)
        yield ChoiceCalled(
            card=combat.source, player=combat.defender, among=among, what=(_TAMED, combat.defender)
        )


def _gollum(game: Game, player: str, agent: str) -> str | None:
    """The card by which a player could have him, unless another of his kind keeps it out."""
    hand = game.state.pile(player, "hand")
    found = (each for each in hand if game.name(each) == _GOLLUM)
    kept_out = any(
        each.id != agent
        and game.value(BEING, each.card) == _GOLLUM
        and (each.place == "out-of-play" or game.value(COUNTS_AS_IN_PLAY, each.id))
        for each in game.state.cards.values()
    )
    return None if kept_out else next(found, None)


@MY_PRECIOUS.permit(
    "is-tamed", ChooseCard, says="Somebody may tap to have Gollum, or My Precious is let go."
)
def says_who_taps(game: Game, action: ChooseCard) -> bool | None:
    """His player names a character, or My Precious himself if nobody is to."""
    return is_called_for(game, action, _TAMED)


@MY_PRECIOUS.react("is-tamed", CardChosen)
def is_tamed(game: Game, event: CardChosen) -> list[Event]:
    """He comes along as Gollum, and My Precious is no more."""
    mine = is_answer(event, _TAMED)
    gollum = _gollum(game, event.what[1], event.card) if mine else None
    if gollum is None or event.chosen == event.card:
        return []
    return [
        CardTapped(card=event.chosen),
        *_gone(event.card),
        AllyPlayed(card=gollum, character=event.chosen),
    ]


@MY_PRECIOUS.react("is-restless", AgentActed, order=Rank.AFTER)
def is_restless(game: Game, event: AgentActed) -> list[Event]:
    """Seen by all, he does two things for one."""
    his = game.printed(event.card).id == "DM-29" and not game.card(event.card).face_down
    return one_more(game, event.card, "DM-29") if his else []


@MY_PRECIOUS.adjust("is-restless", COUNTS)
def costs_nothing(game: Game, counts: int, card: str | None, action: object) -> int | None:
    """The second one takes nothing of the hazard limit."""
    return is_for_nothing(game, action, "DM-29")
