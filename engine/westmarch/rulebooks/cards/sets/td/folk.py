"""How the folk of the North stand up to Dragons."""

from westmarch.cards.model.card import Faction, Site
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.control import is_character
from westmarch.mechanics.quantities.combat import DEFENDERS
from westmarch.mechanics.quantities.dragons import MANIFESTATION
from westmarch.mechanics.quantities.people import PROWESS
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.table.actions import ChooseCard, PlayEvent
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

# TD-97

ALERT_THE_FOLK = Rulebook("TD-97")

_ROUSED = "TD-97.rouses"
_NEAR = {"Northern Rhovanion", "Iron Hills", "Woodland Realm", "Anduin Vales"}
_AT_MOST = 2


@ALERT_THE_FOLK.forbid("rouses", PlayEvent, says=AS_WRITTEN)
def has_nobody_to_rouse(game: Game, action: PlayEvent) -> bool:
    """Somebody has to live near, and Eärcaraxë is far away."""
    combat = game.state.combat
    if game.printed(action.card).id != "TD-97" or combat is None:
        return False
    declared = action in game.state.chain
    nobody = not declared and not _folk(game, action.player)
    return nobody or game.value(MANIFESTATION, combat) == "Eärcaraxë"


@ALERT_THE_FOLK.react("rouses", OwnTextFollowed)
def sends_for_help(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Its player says who is sent for."""
    player = event.here.player
    among = _folk(game, player)
    what = (_ROUSED, player, 0)
    return [ChoiceCalled(card=event.card, player=player, among=among, what=what)] if among else []


@ALERT_THE_FOLK.permit(
    "rouses", ChooseCard, says="What may be chosen is a faction that lives near, or no second one."
)
def says_whom(game: Game, action: ChooseCard) -> bool | None:
    """Whoever chooses the card itself sends for nobody else."""
    return is_called_for(game, action, _ROUSED)


@ALERT_THE_FOLK.react("rouses", CardChosen)
def they_come(game: Game, event: CardChosen) -> list[Event]:
    """All who face the attack are the stronger for them."""
    if game.printed(event.card).id != "TD-97" or event.chosen == event.card:
        return []
    _, player, number = event.what
    points = game.printed(event.chosen).points
    events: list[Event] = [CardMoved(card=event.chosen, to="discard-pile")]
    events += (
        Remembered(fact=Fact(_ROUSED, each, points, "combat", "TD-97"))
        for each in game.value(DEFENDERS)
        if is_character(game, each)
    )
    more = tuple(each for each in _folk(game, player) if each != event.chosen)
    if number + 1 < _AT_MOST and more:
        what = (_ROUSED, player, number + 1)
        among = (*more, event.card)
        events.append(ChoiceCalled(card=event.card, player=player, among=among, what=what))
    return events


@ALERT_THE_FOLK.adjust("rouses", PROWESS, says="Alert the Folk")
def is_not_alone(game: Game, prowess: int, who: str) -> int | None:
    """Their points are his in this fight."""
    gained = [each.value for each in game.state.facts_of(_ROUSED) if each.about == who]
    return prowess + sum(gained) if gained else None


def _folk(game: Game, player: str) -> tuple[str, ...]:
    """The factions in hand that are playable at a site near by."""
    return tuple(each for each in game.state.pile(player, "hand") if _lives_near(game, each))


def _lives_near(game: Game, card: str) -> bool:
    facts = game.printed(card).facts
    if not isinstance(facts, Faction):
        return False
    sites = (site.facts for name in facts.sites for site in game.pool.named(name))
    return any(isinstance(each, Site) and each.region in _NEAR for each in sites)
