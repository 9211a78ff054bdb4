"""What single Ringwraiths of The Lidless Eye say."""

from westmarch.cards.model.phrases.things import Cards
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import character_facts
from westmarch.mechanics.quantities.people import AVATAR, BODY, JOINS_UNLED
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.table.actions import PlayEvent, UseCard
from westmarch.table.events.cards import CardMoved, ShuffleCalled
from westmarch.table.events.chain import Declared
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact
from westmarch.table.windows import COMBAT_ACTIONS

# LE-50

ADUNAPHEL = Rulebook("LE-50")


@ADUNAPHEL.permit(
    "sees-from-afar",
    UseCard,
    says=AS_WRITTEN,
    lifts=("core.combat.helper-in-company", "core.movement-hazard.other-companies-actions"),
)
def helps_from_afar(game: Game, action: UseCard) -> bool | None:
    """She need not be with those whom she helps."""
    combat = game.state.combat
    hers = game.card(action.card).card == "LE-50" and action.player == game.card(action.card).owner
    before = combat is not None and game.state.combat_step is COMBAT_ACTIONS
    return (hers and before and combat is not None and combat.defender == action.player) or None


# LE-51

AKHORAHIL = Rulebook("LE-51")

_USED = "magic that Akhôrahil used"
"""Remembered of the card: who used it."""


@AKHORAHIL.react("remembers-his-spells", Declared)
def has_used_it(game: Game, event: Declared) -> list[Event]:
    """Whoever plays magic, or on whom it is played who can use it, is who uses it."""
    action = event.action
    if not isinstance(action, PlayEvent):
        return []
    user = action.character or action.target
    his = user in game.state.cards and game.card(str(user)).card == "LE-51"
    if not his or not is_such_card(game, Cards(("magic card",)), action.card):
        return []
    return [Remembered(fact=Fact(_USED, action.card, user, "game", "LE-51"))]


@AKHORAHIL.replace("remembers-his-spells", CardMoved)
def knows_it_by_heart(game: Game, event: CardMoved) -> list[Event] | None:
    """It goes back to the play deck as long as he leads."""
    fact = game.state.fact(_USED, event.card)
    if fact is None or event.to != "discard-pile":
        return None
    player = game.card(event.card).owner
    if game.value(AVATAR, player) != fact.value:
        return None
    return [
        Forgotten(what=_USED, about=event.card),
        CardMoved(card=event.card, to="play-deck"),
        ShuffleCalled(player=player),
    ]


# LE-55

KHAMUL = Rulebook("LE-55")


@KHAMUL.adjust("hates-elves", BODY, says="Khamûl the Ringwraith")
def cuts_deep(game: Game, body: int, who: str) -> int | None:
    """What he strikes at an Elf goes deep."""
    combat = game.state.combat
    if combat is None or combat.facing != who or combat.striking is None:
        return None
    his = game.card(combat.striking).card == "LE-55"
    elf = game.printed(who).type == "character" and character_facts(game, who).race == "Elf"
    return body - 2 if his and elf else None


# LE-57

UVATHA = Rulebook("LE-57")


@UVATHA.define("joins-another", JOINS_UNLED)
def joins_another(game: Game, ringwraith: str) -> bool | None:
    """No card has to let him follow, and he takes nobody's place."""
    return game.printed(ringwraith).id == "LE-57" or None
