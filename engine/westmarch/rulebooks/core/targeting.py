"""Targeting: at what an action may be aimed, and what happens when a target is lost."""

from typing import Any

from westmarch.cards.model.card import Event as EventFacts
from westmarch.cards.model.card import Site
from westmarch.cards.model.phrases.effects.people import Check
from westmarch.cards.model.phrases.effects.rolls import Roll
from westmarch.cards.model.phrases.targets import NAMED, OnAttack, OnCard, OnHazard, OnRegion
from westmarch.cards.model.phrases.things import Attacks
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.combat_actions import way_of
from westmarch.mechanics.corruption import CorruptionCheck
from westmarch.mechanics.journey import regions_in_play
from westmarch.mechanics.lookups import in_play, is_hazard, is_resource
from westmarch.mechanics.quantities.actions import (
    DECLARED_ROLLS,
    IN_PLAY_BY_NAME,
    NEGATED,
    OVER_SITE,
    REACHES_ACROSS,
    TARGETABLE,
    TARGETS,
)
from westmarch.mechanics.sides import is_fallen, is_orc_or_troll
from westmarch.rulebooks.cards.demands import checked
from westmarch.table.actions import AIMED, InfluenceCard, PlayEvent, PlayFaction, UseCard
from westmarch.table.events.cards import CardMoved
from westmarch.table.game import Game
from westmarch.table.state import BEING_PLAYED, IN_PLAY
from westmarch.table.telling import place_told

RULES = Rulebook("core.targeting")

_ARTS = {"spell", "sorcery", "shadow-magic", "spirit-magic"}
"""The designations of what is a spell, or magic."""


# When targets are chosen


@RULES.forbid(
    "chosen-at-declaration",
    AIMED,
    says="The target has to be named with the declaration.",
)
def names_no_target(game: Game, action: PlayEvent | UseCard) -> bool:
    """Without its target the declaration is not complete."""
    way = way_of(game, action)
    return way is not None and isinstance(way.target, NAMED) and action.target is None


@RULES.define("lost-target-negates", NEGATED)
def target_is_gone(game: Game, action: Any) -> bool:
    """A target that can no longer be one is lost."""
    return any(not game.value(TARGETABLE, each) for each in game.value(TARGETS, action))


@RULES.react("lasts-with-effect", CardMoved)
def cards_go_with_it(game: Game, event: CardMoved) -> list[Event]:
    """With a card that leaves play goes what lay on it."""
    if event.to == IN_PLAY:
        return []
    return [
        CardMoved(card=each, to="discard-pile")
        for each in game.card(event.card).holds
        if isinstance(game.printed(each).facts, EventFacts)
    ]


# What may be targeted


@RULES.define("only-cards-in-play", TARGETABLE)
def is_in_play(game: Game, card: str) -> bool | None:
    """A card in play may be targeted, and one being played by what speaks of such cards."""
    return game.card(card).place in (IN_PLAY, BEING_PLAYED) or None


@RULES.forbid(
    "only-cards-in-play",
    AIMED,
    says=lambda game, _, action: " ".join(
        f"{game.name(each)} is {place_told(game, each)}, and so no target."
        for each in game.value(TARGETS, action)
        if not game.value(TARGETABLE, each)
    ),
)
def is_out_of_play(game: Game, action: PlayEvent | UseCard) -> bool:
    """What is elsewhere may not."""
    return any(not game.value(TARGETABLE, each) for each in game.value(TARGETS, action))


@RULES.forbid(
    "not-before-resolution",
    AIMED,
    says="{action.target} is still being played.",
)
def is_being_played(game: Game, action: PlayEvent | UseCard) -> bool:
    """A card that has not resolved is no target yet, unless such cards are what is meant."""
    way = way_of(game, action)
    target = way.target if way is not None else None
    if isinstance(target, OnHazard) or (isinstance(target, OnCard) and target.played):
        return False
    return any(game.card(each).place == BEING_PLAYED for each in game.value(TARGETS, action))


@RULES.define("declared-rolls", DECLARED_ROLLS)
def rolls_to_come(game: Game) -> tuple[tuple[str, str], ...]:
    """A roll is there to be aimed at as soon as the action is declared that will call for it."""
    rolls: list[tuple[str, str]] = []
    for each in reversed(game.state.chain):
        if isinstance(each, PlayFaction):
            rolls += [("influence check", each.character), ("faction check", each.character)]
        elif isinstance(each, InfluenceCard):
            rolls.append(("influence check", each.character))
            if _is_character(game, each.target):
                rolls.append(("character check", each.character))
            elif game.printed(each.target).type == "faction":
                rolls.append(("faction check", each.character))
        elif isinstance(each, CorruptionCheck):
            rolls.append(("corruption check", each.character))
        elif isinstance(each, PlayEvent | UseCard):
            rolls += [("influence check", who) for who in _will_influence(game, each)]
            rolls += [("corruption check", who) for who in _will_check(game, each)]
        else:
            rolls += [("corruption check", who) for who in checked(game, each)]
    return tuple(rolls)


def _will_check(game: Game, action: PlayEvent | UseCard) -> tuple[str, ...]:
    """Those who will make corruption checks because of an action, as far as it names them."""
    way = way_of(game, action)
    checks = way is not None and any(isinstance(each, Check) for each in way.effects)
    return _named(game, action) if checks else ()


def _will_influence(game: Game, action: PlayEvent | UseCard) -> tuple[str, ...]:
    """Whoever will make an influence check because of an action."""
    way = way_of(game, action)
    checks = way is not None and any(
        isinstance(each, Roll) and each.check == "influence check" for each in way.effects
    )
    return _named(game, action) if checks else ()


def _named(game: Game, action: PlayEvent | UseCard) -> tuple[str, ...]:
    named = (str(action.target), str(getattr(action, "character", None)))
    return next(((each,) for each in named if _is_character(game, each)), ())


def _is_character(game: Game, card: str) -> bool:
    return card in game.state.cards and game.printed(card).type == "character"


@RULES.define("marshalling-pile-resources", TARGETABLE)
def lies_in_pile(game: Game, card: str) -> bool | None:
    """A marshalling point pile is within reach, but not everything in it."""
    return game.card(card).place == "marshalling-point-pile" or None


@RULES.forbid(
    "stored-cards",
    AIMED,
    says="{action.target} is stored, and out of reach.",
)
def is_stored(game: Game, action: PlayEvent | UseCard) -> bool:
    """What is stored there is not, unless such cards are what is meant."""
    way = way_of(game, action)
    if way is not None and isinstance(way.target, OnCard) and way.target.stored:
        return False
    return any(game.card(each).stored for each in game.value(TARGETS, action))


@RULES.forbid(
    "marshalling-pile-hazards",
    AIMED,
    says="{action.target} was defeated, and is out of reach.",
)
def is_trophy(game: Game, action: PlayEvent | UseCard) -> bool:
    """Nor is a hazard."""
    return any(
        is_hazard(game, each) and game.card(each).place == "marshalling-point-pile"
        for each in game.value(TARGETS, action)
    )


@RULES.forbid(
    "face-down-cards",
    AIMED,
    says="It is aimed at a card that lies face-down.",
)
def is_face_down(game: Game, action: PlayEvent | UseCard) -> bool:
    """Nobody knows what a face-down card is."""
    return any(game.card(each).face_down for each in game.value(TARGETS, action))


# Automatic-attacks


@RULES.define("automatic-attacks-by-hazards", OVER_SITE)
def hazard_reaches_it(game: Game, card: str, attacks: Attacks) -> bool | None:
    """A hazard reaches an automatic-attack before it is fought, if it reaches any."""
    speaks_of_it = not attacks.origins or "automatic" in attacks.origins
    return (is_hazard(game, card) and speaks_of_it) or None


@RULES.define("automatic-attacks-by-resources", OVER_SITE)
def resource_reaches_it(game: Game, card: str, attacks: Attacks) -> bool | None:
    """A resource does so if it speaks of automatic-attacks."""
    return (not is_hazard(game, card) and "automatic" in attacks.origins) or None


@RULES.forbid(
    "attacks-by-resources-in-combat",
    AIMED,
    says="{action.card} speaks of attacks, and none is being fought.",
)
def nothing_is_fought(game: Game, action: PlayEvent | UseCard) -> bool:
    """Otherwise it takes an attack that is being fought."""
    if game.state.combat is not None:
        return False
    way = way_of(game, action)
    if way is None or not isinstance(way.target, OnAttack):
        return False
    return not game.value(OVER_SITE, action.card, way.target.attacks)


# Whose cards


@RULES.forbid(
    "opponents-cards",
    AIMED,
    says="{action.target} is the opponent's, and resources leave the opponent's cards alone.",
)
def is_opponents(game: Game, action: PlayEvent | UseCard) -> bool:
    """One's own resources leave the opponent's resources and characters alone."""
    if is_hazard(game, action.card):
        return False
    return any(
        game.card(each).owner != action.player
        and not is_hazard(game, each)
        and each not in game.state.agents
        and game.printed(each).type != "site"
        for each in game.value(TARGETS, action)
    )


@RULES.define("opponents-cards-in-play", IN_PLAY_BY_NAME)
def opponent_has_it(game: Game, name: str, player: str) -> bool | None:
    """What the opponent has in play is in play."""
    return (
        any(game.name(each) == name and game.card(each).owner != player for each in in_play(game))
        or None
    )


@RULES.forbid(
    "fw-orcs-and-trolls",
    AIMED,
    says=lambda game, _, action: (
        f"{game.name(action.card)} is a hero resource, and a Fallen-wizard aims none at an Orc "
        "or a Troll."
    ),
)
def is_an_orc(game: Game, action: PlayEvent | UseCard) -> bool:
    """A Fallen-wizard's hero resources are nothing for his Orcs and Trolls."""
    if not is_fallen(game, action.player) or game.printed(action.card).alignment != "hero":
        return False
    return any(
        game.card(each).owner == action.player
        and _is_character(game, each)
        and is_orc_or_troll(game, each)
        for each in game.value(TARGETS, action)
    )


@RULES.define("fw-automatic-attacks", REACHES_ACROSS)
def reaches_all_automatic_attacks(game: Game, action: PlayEvent) -> bool:
    """A Fallen-wizard's resources reach the automatic-attacks of his sites of either side."""
    way = way_of(game, action)
    speaks = way is not None and isinstance(way.target, OnAttack)
    return speaks and is_fallen(game, action.player)


@RULES.define("fw-spells-and-magic", REACHES_ACROSS)
def is_spell_or_magic(game: Game, action: PlayEvent) -> bool:
    """A Fallen-wizard's spells and magic ask nobody's side."""
    keywords = game.printed(action.card).keywords
    return is_fallen(game, action.player) and not _ARTS.isdisjoint(keywords)


@RULES.forbid(
    "cross-alignment-events",
    PlayEvent,
    says="{action.card} keeps to the cards of its own side.",
)
def is_of_the_other_side(game: Game, action: PlayEvent) -> bool:
    """Events of heroes and of minions do not touch the cards of the other side."""
    sides = {"hero", "minion"}
    if game.printed(action.card).alignment not in sides or game.value(REACHES_ACROSS, action):
        return False
    other = sides - {game.printed(action.card).alignment}
    return any(
        game.printed(each).alignment in other
        and (is_resource(game, each) or isinstance(game.printed(each).facts, Site))
        for each in game.value(TARGETS, action)
    )


@RULES.forbid(
    "regions-in-play",
    PlayEvent,
    says="{action.target} is in no site path now.",
)
def region_is_out_of_play(game: Game, action: PlayEvent) -> bool:
    """A region is there when somebody passes it, or when it is on the way to a site."""
    way = way_of(game, action)
    if way is None or not isinstance(way.target, OnRegion):
        return False
    return action.target not in regions_in_play(game)
