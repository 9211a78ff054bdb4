"""What single items of The Dragons do for those who bear them."""

from collections.abc import Iterator
from typing import Any

from westmarch.cards.model.phrases.things import Cards
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.corruption import CorruptionCheck
from westmarch.mechanics.quantities.actions import NEGATED, STAYS_IN_PLAY
from westmarch.mechanics.quantities.combat import EXCESS_STRIKES
from westmarch.mechanics.quantities.corruption import CHECK_MODIFIER
from westmarch.mechanics.quantities.items import IN_USE
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import bearer_of, bears, follows_own
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.table.actions import PlayEvent, UseCard
from westmarch.table.events.cards import CardMoved, ItemTransferred, ItemUsed
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.characters import CharacterDiscarded
from westmarch.table.events.combat import (
    BodyCheckCalled,
    ItemRescued,
    StrikeDefeated,
    StrikesTaken,
)
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import LASTING, Fact

# TD-96

ADAMANT_HELMET = Rulebook("TD-96")

_ENCHANTMENTS = Cards(("dark enchantment",))


@ADAMANT_HELMET.define("wards-off-enchantments", NEGATED, says=AS_WRITTEN)
def is_warded_off(game: Game, action: Any) -> bool:
    """What is played on the bearer comes to nothing."""
    if not isinstance(action, PlayEvent) or action.target not in game.state.cards:
        return False
    return is_such_card(game, _ENCHANTMENTS, action.card) and bears(game, action.target, "TD-96")


@ADAMANT_HELMET.react(
    "wards-off-enchantments", ItemUsed, ItemTransferred, ItemRescued, says=AS_WRITTEN
)
def frees(game: Game, event: ItemUsed | ItemTransferred | ItemRescued) -> list[Event]:
    """What lay on whoever takes the helmet is gone."""
    found = game.card(event.card)
    if found.card != "TD-96" or found.host is None or not game.value(IN_USE, event.card):
        return []
    return [
        CardMoved(card=each, to="discard-pile")
        for each in game.card(found.host).holds
        if is_such_card(game, _ENCHANTMENTS, each)
    ]


# TD-99

ARROWS_SHORN_OF_EBONY = Rulebook("TD-99")

_ATTACK = "attack"
_ROUTED = "routed"
"""Remembered of the attack once the strike has been defeated at which they were aimed."""


@ARROWS_SHORN_OF_EBONY.react("routs-them", OwnTextFollowed)
def is_aimed(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It hangs on the strike that is played out now."""
    combat = game.state.combat
    aimed = combat is not None and combat.facing is not None
    return [leave(game, event, _ATTACK, "strike")] if aimed else []


@ARROWS_SHORN_OF_EBONY.react("routs-them", StrikeDefeated)
def loses_heart(game: Game, event: StrikeDefeated) -> list[Event]:
    """The defeat of that strike is remembered as long as the attack lasts."""
    if not own_reached(game, "TD-99.routs-them"):
        return []
    return [Remembered(fact=Fact(_ROUTED, _ATTACK, None, "combat", "TD-99"))]


@ARROWS_SHORN_OF_EBONY.replace(
    "routs-them",
    BodyCheckCalled,
    says=("The strike at which Arrows Shorn of Ebony was aimed was defeated, and so is this one."),
)
def is_beaten(game: Game, event: BodyCheckCalled) -> list[Event] | None:
    """A later strike that fails is an easy prey."""
    if not event.of_strike or game.state.fact(_ROUTED, _ATTACK) is None:
        return None
    return [StrikeDefeated(character=event.character)]


# TD-130

MAGICAL_HARP = Rulebook("TD-130")


@MAGICAL_HARP.react("keeps-him", OwnTextFollowed)
def keeps_him(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
    """Whoever is aimed at is kept for the rest of the turn."""
    who = event.here.character(game)
    if who is not None:
        yield leave(game, event, who, LASTING)


@MAGICAL_HARP.define("keeps-him", STAYS_IN_PLAY)
def is_kept(game: Game, who: str) -> bool | None:
    """He stays where others would be discarded."""
    return own_reached(game, "TD-130.keeps-him", who) or None


@MAGICAL_HARP.replace(
    "keeps-him",
    CharacterDiscarded,
    says="Magical Harp keeps anything from discarding somebody this turn.",
)
def is_not_discarded(game: Game, event: CharacterDiscarded) -> list[Event] | None:
    """Nothing that would discard him does, but for his player's own choice."""
    return [] if not event.chosen and is_kept(game, event.card) else None


# TD-170

WIZARDS_STAFF = Rulebook("TD-170")


@WIZARDS_STAFF.adjust("withstands-spells", CHECK_MODIFIER)
def withstands_spells(game: Game, modifier: int, check: CorruptionCheck) -> int | None:
    """The bearer withstands better what spells cost him."""
    source = check.source
    demanded = source is not None and is_such_card(game, Cards(("spell",)), source)
    return modifier + 2 if demanded and bears(game, check.character, "TD-170") else None


# TD-183

HORN_OF_DEFIANCE = Rulebook("TD-183")


@HORN_OF_DEFIANCE.react("faces-them-all", OwnTextFollowed)
def faces_them_all(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The bearer faces whatever of the attack is not settled."""
    bearer = event.here.bearer
    if bearer is None:
        return []
    return [StrikesTaken(character=bearer, excess=game.value(EXCESS_STRIKES))]


@HORN_OF_DEFIANCE.forbid("faces-them-all", UseCard, again=True, says=AS_WRITTEN)
def has_them_all(game: Game, action: UseCard) -> bool:
    """It is idle where the bearer has all of them."""
    combat = game.state.combat
    if combat is None or not follows_own(game, action, "TD-183.faces-them-all"):
        return False
    targets = {each.target for each in combat.strikes if not each.outcome}
    return targets.issubset({bearer_of(game, action.card)}) and not game.value(EXCESS_STRIKES)
