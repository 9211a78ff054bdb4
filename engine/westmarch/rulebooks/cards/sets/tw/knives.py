"""What blades of The Wizards do whose wounds do not heal."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.making import AS_WRITTEN
from westmarch.table.actions import ChooseCard, Heal, PlayEvent, Untap, UseCard
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled
from westmarch.table.events.combat import AttackFought
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Combat, Fact

# TW-64

MORGUL_KNIFE = Rulebook("TW-64")

_BEARS = "TW-64.wounds-him"
_CORRUPTED = "corruption card played"
"""What the rules remember of whoever had one played on him."""


@MORGUL_KNIFE.react("wounds-him", AttackFought)
def leaves_its_splinter(game: Game, event: AttackFought) -> list[Event]:
    """The attacker says whose wound it is in; if it has found nobody, it is gone."""
    combat = event.combat
    wounded = _wounded(game, combat)
    found: list[Event] = []
    for each in game.value(COPIES, "TW-64"):
        if game.card(each).host != combat.company:
            continue
        if wounded:
            player = game.card(each).owner
            found.append(ChoiceCalled(card=each, player=player, among=wounded, what=(_BEARS,)))
        else:
            found.append(CardMoved(card=each, to="discard-pile"))
    return found


def _wounded(game: Game, combat: Combat) -> tuple[str, ...]:
    """Whom the attack has wounded who were not tempted in this turn already."""
    return tuple(
        str(each.about)
        for each in game.state.facts_of("wounded")
        if each.value == combat.source
        and game.card(each.about).place == IN_PLAY
        and game.printed(each.about).type == "character"
        and game.state.fact(_CORRUPTED, each.about) is None
    )


@MORGUL_KNIFE.permit("wounds-him", ChooseCard, says="The attacker says whose wound it is in.")
def says_whose(game: Game, action: ChooseCard) -> bool | None:
    """It is one of those whom the attack has wounded."""
    return is_called_for(game, action, _BEARS)


@MORGUL_KNIFE.react("wounds-him", CardChosen)
def is_in_the_wound(game: Game, event: CardChosen) -> list[Event]:
    """From there it works its way in."""
    if game.printed(event.card).id != "TW-64" or event.what != (_BEARS,):
        return []
    return [
        CardMoved(card=event.card, to=IN_PLAY, host=event.chosen),
        Remembered(fact=Fact(_CORRUPTED, event.chosen, until="turn")),
    ]


@MORGUL_KNIFE.forbid("instead-of-rest", Untap, Heal, says=AS_WRITTEN)
def has_no_rest(game: Game, action: Untap | Heal) -> bool:
    """Whoever has tried has done nothing else."""
    return any(_has_tried(game, each) for each in action.cards)


def _has_tried(game: Game, who: str) -> bool:
    knives = (each for each in game.state.cards.values() if each.card == "TW-64")
    borne = (each.id for each in knives if _bearer_then(game, each.id) == who)
    return any(game.state.fact("used", each) is not None for each in borne)


def _bearer_then(game: Game, knife: str) -> str | None:
    """Who bore it as the turn began: by now he may be rid of it."""
    return game.turn_start.card(knife).host


@MORGUL_KNIFE.forbid("instead-of-rest", UseCard, says=AS_WRITTEN)
def has_rested(game: Game, action: UseCard) -> bool:
    """Nor does anybody try who has untapped or was healed."""
    if game.printed(action.card).id != "TW-64" or action in game.state.chain:
        return False
    bearer = game.card(action.card).host
    if bearer is None or bearer not in game.state.cards:
        return False
    return game.card(bearer).position != game.turn_start.card(bearer).position


@MORGUL_KNIFE.forbid("not-twice", PlayEvent, says=AS_WRITTEN)
def is_there_already(game: Game, action: PlayEvent) -> bool:
    """One blade at a time."""
    if game.printed(action.card).id != "TW-64":
        return False
    lying = any(game.card(each).host == action.target for each in game.value(COPIES, "TW-64"))
    others = (each for each in game.state.chain if isinstance(each, PlayEvent) and each != action)
    return lying or any(game.printed(each.card).id == "TW-64" for each in others)
