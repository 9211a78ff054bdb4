"""Defeating a manifestation of a Dragon, or removing it from the game."""

from westmarch.kernel.actions import PlayCreature, PlayEvent, PlayFaction
from westmarch.kernel.events import AttackDefeated, CardMoved, DragonFell, Event
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities import (
    AUTOMATIC_ATTACKS,
    MANIFESTATION,
    UNIQUE_DRAGONS,
)
from westmarch.mechanics.table import SiteAttack, in_play

RULES = Rulebook("dragons.defeat")

REMOVED = "removed-from-the-game"


def _dragon(game: Game, event: AttackDefeated) -> str | None:
    dragon = game.value(MANIFESTATION, event.combat)
    return None if dragon in (None, "none") else str(dragon)


@RULES.react("only-opponent-scores", AttackDefeated, order=-20)
def opponent_scores(game: Game, event: AttackDefeated) -> list[Event]:
    """The points of a manifestation go to the opponent of the player who played it."""
    combat = event.combat
    card = game.card(combat.source)
    if _dragon(game, event) is None or card.owner == combat.defender:
        return []
    if card.place == "marshalling-point-pile":
        return []
    return [CardMoved(card=card.id, to="marshalling-point-pile", player=combat.defender)]


@RULES.react("own-manifestation", AttackDefeated, order=-20)
def nobody_scores(game: Game, event: AttackDefeated) -> list[Event]:
    """A manifestation that its own player defeats leaves the game for no points."""
    card = game.card(event.combat.source)
    if _dragon(game, event) is None or card.owner != event.combat.defender:
        return []
    return [CardMoved(card=card.id, to=REMOVED)]


@RULES.react("trigger", AttackDefeated)
def dragon_falls(game: Game, event: AttackDefeated) -> list[Event]:
    """The defeat of any manifestation is the end of its Dragon."""
    dragon = _dragon(game, event)
    return [] if dragon is None else [DragonFell(dragon=dragon, card=event.combat.source)]


@RULES.react("all-removed", DragonFell)
def others_are_removed(game: Game, event: DragonFell) -> list[Event]:
    """All manifestations of the Dragon in play leave the game."""
    return [
        CardMoved(card=each, to=REMOVED)
        for each in _manifestations_in_play(game, event.dragon)
        if each != event.card
    ]


def _manifestations_in_play(game: Game, dragon: str) -> list[str]:
    factions = (
        each.id
        for each in game.state.cards.values()
        if each.place == "marshalling-point-pile" and game.printed(each.id).type == "faction"
    )
    return [
        each
        for each in (*in_play(game), *factions)
        if game.printed(each).manifestation_of == dragon
    ]


@RULES.forbid(
    "no-further-play",
    PlayCreature,
    PlayEvent,
    PlayFaction,
    says="The Dragon has been defeated: no manifestation of it may be played any more.",
)
def dragon_has_fallen(game: Game, action: PlayCreature | PlayEvent | PlayFaction) -> bool:
    """A Dragon that fell does not come back."""
    dragon = game.printed(action.card).manifestation_of
    return dragon is not None and game.state.fact("fallen", dragon) is not None


@RULES.adjust(
    "lair-loses-attack",
    AUTOMATIC_ATTACKS,
    says=lambda game, value, attacks, site: (
        f"The Dragon of {game.name(site)} was defeated, so its automatic-attack is gone."
    ),
)
def lair_without_dragon(
    game: Game, attacks: tuple[SiteAttack, ...], site: str
) -> tuple[SiteAttack, ...] | None:
    """The lair of a fallen Dragon has no automatic-attack; how far that goes is open."""
    name = game.name(site)
    fallen = any(
        lair == name and game.state.fact("fallen", dragon) is not None
        for dragon, (lair, _) in game.value(UNIQUE_DRAGONS).items()
    )
    if not fallen or not attacks:
        return None
    if game.reading("q.dragons.lair-attack-loss") == "b":
        return ()
    left = tuple(each for each in attacks if not each.printed or each.attack.race != "Dragon")
    return left if len(left) < len(attacks) else None
