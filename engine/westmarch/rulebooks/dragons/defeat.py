"""Defeating a manifestation of a Dragon, or removing it from the game."""

from westmarch.cards.kinds import BALROG, MINIONS, RINGWRAITH
from westmarch.cards.model.card import Faction
from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer, Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.dragons import attacking_dragon, is_own
from westmarch.mechanics.journey import new_site
from westmarch.mechanics.lookups import SiteAttack, in_play
from westmarch.mechanics.quantities.combat import BEATEN, PLACE_OF_DEFEATED
from westmarch.mechanics.quantities.dragons import DRAGON_OF, UNIQUE_DRAGONS
from westmarch.mechanics.quantities.points import MARSHALLING_POINTS, POINTS
from westmarch.mechanics.quantities.sites import AUTOMATIC_ATTACKS
from westmarch.mechanics.trophies import is_trophy
from westmarch.table.actions import PLAY, AnyPlay, TakeTrophy
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.combat import AttackDefeated, AttackFought
from westmarch.table.events.memory import DragonFell, Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Combat, Fact

RULES = Rulebook("dragons.defeat")

REMOVED = "removed-from-the-game"

_OUT = "out-of-play"
_PILE = "marshalling-point-pile"

_BEATEN_AT = "beaten at"
"""Remembered of a Dragon who was beaten at his lair: the site card, while it stays in play."""


# Who scores


@RULES.react("only-opponent-scores", AttackDefeated, order=Rank.EARLY)
def opponent_scores(game: Game, event: AttackDefeated) -> list[Event]:
    """The points of a manifestation go to the opponent of the player who played it."""
    combat = event.combat
    if attacking_dragon(game, combat) is None or is_own(game, combat):
        return []
    place = game.value(PLACE_OF_DEFEATED, combat)
    card = game.card(combat.source)
    player = combat.defender if place == _PILE else None
    return [] if card.place == place else [CardMoved(card=card.id, to=place, player=player)]


@RULES.react(
    "own-manifestation",
    AttackDefeated,
    order=Rank.EARLY,
    says=lambda game, _gone, event: (
        f"{game.name(event.combat.source)} was put in play by the very player who has defeated it "
        "now, so it is removed from the game, and nobody has any points for it."
    ),
)
def nobody_scores(game: Game, event: AttackDefeated) -> list[Event]:
    """A manifestation that its own player defeats leaves the game for no points."""
    combat = event.combat
    if attacking_dragon(game, combat) is None or not is_own(game, combat):
        return []
    return [CardMoved(card=combat.source, to=REMOVED)]


@RULES.adjust("kill-points", PLACE_OF_DEFEATED, order=Layer.LATER)
def minions_score_too(game: Game, place: str, combat: Combat) -> str | None:
    """Whether minions get these points like anybody else is open."""
    if game.state.kind(combat.defender) not in MINIONS or attacking_dragon(game, combat) is None:
        return None
    return _PILE if game.reading("q.dragons.minion-kill-points") == "b" else None


@RULES.replace("trophy-then-out-of-play", CardMoved, order=Rank.BEFORE)
def is_kept_by_nobody(game: Game, event: CardMoved) -> list[Event] | None:
    """A trophy that would be out of play but for its taker is so without him."""
    if event.to != "discard-pile" or not is_trophy(game, event.card):
        return None
    trophy = game.state.fact("trophy", event.card)
    unstarred = trophy is not None and trophy.value == _OUT
    return [CardMoved(card=event.card, to=_OUT)] if unstarred else None


# A Dragon who was won over


@RULES.react("hero-defeats-roused", AttackFought)
def hero_beats_a_faction(game: Game, event: AttackFought) -> list[Event]:
    """A faction that heroes have beaten goes to their player's pile."""
    beaten = _is_beaten_faction(game, event.combat) and not _leaves_for_good(game, event.combat)
    return _faction_falls(event.combat, _PILE) if beaten else []


@RULES.define("hero-defeats-roused", MARSHALLING_POINTS)
def beaten_factions_count(game: Game, player: str, source: str) -> int | None:
    """There it counts among the kills."""
    if source != "kill":
        return None
    beaten = (each for each in game.state.pile(player, _PILE) if _is_foreign(game, each, player))
    points: int = sum(game.value(POINTS, each, player) for each in beaten)
    return points


@RULES.react("ringwraith-defeats-roused", AttackFought)
def minions_beat_a_faction(game: Game, event: AttackFought) -> list[Event]:
    """A faction that minions have beaten is out of play, for no points."""
    beaten = _is_beaten_faction(game, event.combat) and _leaves_for_good(game, event.combat)
    return _faction_falls(event.combat, _OUT) if beaten else []


@RULES.adjust("ringwraith-defeats-roused", PLACE_OF_DEFEATED, order=Layer.EXCEPTED)
def no_points_for_minions(game: Game, place: str, combat: Combat) -> str | None:
    """So it is, even if minions get points for other manifestations."""
    return _OUT if _is_faction(game, combat.source) and _leaves_for_good(game, combat) else None


@RULES.forbid(
    "ringwraith-defeats-roused",
    TakeTrophy,
    says="{action.card} is gone at once, and makes no trophy.",
)
def leaves_before_it_is_taken(game: Game, action: TakeTrophy) -> bool:
    """Whether somebody may take it as a trophy first is open."""
    if not _is_faction(game, action.card) or game.state.kind(action.player) not in MINIONS:
        return False
    return game.reading("q.dragons.roused-trophy") == "b"


def _is_faction(game: Game, card: str) -> bool:
    return isinstance(game.printed(card).facts, Faction)


def _is_foreign(game: Game, card: str, player: str) -> bool:
    """Tell whether a card in a player's pile is a faction of the other's."""
    return game.card(card).owner != player and _is_faction(game, card)


def _is_beaten_faction(game: Game, combat: Combat) -> bool:
    return _is_faction(game, combat.source) and game.value(BEATEN, combat.strikes)


def _leaves_for_good(game: Game, combat: Combat) -> bool:
    """Ringwraiths get nothing for it; whether others are like them or like Wizards is open."""
    kind = game.state.kind(combat.defender)
    if kind != BALROG:
        return kind == RINGWRAITH
    return game.reading("q.dragons.roused-other-alignments") == "a"


def _faction_falls(combat: Combat, place: str) -> list[Event]:
    player = combat.defender if place == _PILE else None
    return [
        CardMoved(card=combat.source, to=place, player=player),
        AttackDefeated(combat=combat),
    ]


# What else follows


@RULES.react("trigger", AttackDefeated)
def dragon_falls(game: Game, event: AttackDefeated) -> list[Event]:
    """The defeat of any manifestation is the end of its Dragon."""
    dragon = attacking_dragon(game, event.combat)
    if dragon is None or _has_fallen(game, dragon):
        return []
    return [DragonFell(dragon=dragon, card=event.combat.source)]


@RULES.replace("trigger", CardMoved)
def dragon_goes(game: Game, event: CardMoved) -> list[Event] | None:
    """So is its leaving the game; whether any other way out of play is as bad is open."""
    dragon = game.value(DRAGON_OF, event.card)
    if dragon is None or _has_fallen(game, dragon) or not _is_there(game, event.card):
        return None
    # A creature comes for one attack, and its discard afterwards is no way out of play.
    gone = event.to in (REMOVED, _OUT) or (
        game.printed(event.card).type != "creature"
        and game.reading("q.dragons.removal-trigger") == "b"
    )
    return [DragonFell(dragon=dragon, card=event.card), event] if gone else None


@RULES.react(
    "all-removed",
    DragonFell,
    says="{event.dragon} has fallen: every other manifestation in play is removed from the game.",
)
def others_are_removed(game: Game, event: DragonFell) -> list[Event]:
    """All manifestations of the Dragon in play leave the game."""
    return [
        CardMoved(card=each, to=REMOVED)
        for each in _manifestations_in_play(game, event.dragon)
        if each != event.card
    ]


def _manifestations_in_play(game: Game, dragon: str) -> list[str]:
    factions = (each for player in game.state.players for each in _factions(game, player.name))
    return [each for each in (*in_play(game), *factions) if game.value(DRAGON_OF, each) == dragon]


def _factions(game: Game, player: str) -> list[str]:
    pile = game.state.pile(player, _PILE)
    return [each for each in pile if game.card(each).owner == player and _is_faction(game, each)]


def _is_there(game: Game, card: str) -> bool:
    """Tell whether a manifestation is in play."""
    found = game.card(card)
    return found.place == "in-play" or card in _factions(game, found.owner)


def _has_fallen(game: Game, dragon: str) -> bool:
    return game.state.fact("fallen", dragon) is not None


@RULES.forbid(
    "no-further-play",
    PLAY,
    says="The Dragon has been defeated: no manifestation of it may be played any more.",
    blanket="card",
)
def dragon_has_fallen(game: Game, action: AnyPlay) -> bool:
    """A Dragon that fell does not come back."""
    dragon = game.value(DRAGON_OF, action.card)
    return dragon is not None and _has_fallen(game, dragon)


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
    dragon = _fallen_dragon_of(game, site)
    if dragon is None or not attacks:
        return None
    reading = game.reading("q.dragons.lair-attack-loss")
    if reading == "b":
        return ()
    if reading == "c" and _is_spared(game, dragon, site):
        return None
    left = tuple(each for each in attacks if not each.printed or each.attack.race != "Dragon")
    return left if len(left) < len(attacks) else None


def _fallen_dragon_of(game: Game, site: str) -> str | None:
    name = game.name(site)
    for dragon, (lair, _) in game.value(UNIQUE_DRAGONS).items():
        if lair == name and _has_fallen(game, dragon):
            return str(dragon)
    return None


def _is_spared(game: Game, dragon: str, site: str) -> bool:
    """Tell whether a Dragon was beaten at his lair, but not at this card of it."""
    beaten_at = game.state.fact(_BEATEN_AT, dragon)
    return beaten_at is not None and beaten_at.value != site


@RULES.react("lair-loses-attack", DragonFell)
def falls_at_his_lair(game: Game, event: DragonFell) -> list[Event]:
    """A Dragon who is beaten at his lair is beaten at one card of it."""
    combat = game.state.combat
    lair, _ = game.value(UNIQUE_DRAGONS)[event.dragon]
    if combat is None or (combat.kind != "automatic" and combat.keyed_to != lair):
        return []
    return [Remembered(fact=Fact(_BEATEN_AT, event.dragon, new_site(game, combat.company)))]


@RULES.react("lair-loses-attack", CardMoved)
def lair_leaves_play(game: Game, event: CardMoved) -> list[Event]:
    """When that card leaves play, no card is left at which he was beaten."""
    for fact in game.state.facts:
        if fact.what == _BEATEN_AT and fact.value == event.card:
            nowhere = Remembered(fact=Fact(_BEATEN_AT, fact.about))
            return [Forgotten(what=_BEATEN_AT, about=fact.about), nowhere]
    return []
