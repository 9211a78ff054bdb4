"""Influence attempts against cards of the opponent."""

from collections.abc import Iterator

from westmarch.cards.model import Ally, Faction
from westmarch.cards.model import Event as EventFacts
from westmarch.kernel.actions import Finish, InfluenceCard, PlayRevealed
from westmarch.kernel.events import (
    CardInfluenced,
    CardMoved,
    CharacterDiscarded,
    Declared,
    Event,
    InfluenceFailed,
    InfluenceRolled,
    Remembered,
)
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook
from westmarch.kernel.state import IN_PLAY, Fact
from westmarch.kernel.words import signed
from westmarch.mechanics.control import is_character
from westmarch.mechanics.influence import REVEALED_FOR
from westmarch.mechanics.quantities import (
    COSTS,
    DIRECT_INFLUENCE,
    GENERAL_INFLUENCE,
    HOME_SITE,
    INFLUENCE_BONUS,
    INFLUENCE_NUMBER,
    INFLUENCE_RESULT,
    IS_AVATAR,
    IS_HAVEN,
    MIND,
    UNUSED_INFLUENCE,
    USED_INFLUENCE,
)
from westmarch.mechanics.table import (
    Cost,
    admits,
    company_of,
    in_hand,
    is_playable_at,
    item_facts,
    site_of,
)

RULES = Rulebook("core.influence")

_TRIED = "influence attempt"
"""Remembered of a player."""


# Declaring an attempt


@RULES.permit(
    "declare-by-tapping",
    InfluenceCard,
    says="In the site phase, an untapped character may try to influence a card away.",
)
def tries_without_a_copy(game: Game, action: InfluenceCard) -> bool | None:
    """An untapped character may try a card of the opponent's in the site phase."""
    shown = action.revealed is not None or _is_item(game, action.target)
    return None if shown else _may_try(game, action)


@RULES.define("declare-by-tapping", COSTS)
def influencer_taps(game: Game, card: str | None, action: object) -> tuple[Cost, ...] | None:
    """The character taps as the attempt is declared."""
    return (Cost(action.character, "tap"),) if isinstance(action, InfluenceCard) else None


@RULES.permit(
    "reveal-identical-optional", InfluenceCard, says="A copy of the card may be shown to help."
)
def tries_with_a_copy(game: Game, action: InfluenceCard) -> bool | None:
    """The player may show a copy of the ally, character or faction, whatever its alignment."""
    if action.revealed is None or _is_item(game, action.target):
        return None
    return _may_try(game, action) and _is_copy(game, action)


@RULES.permit(
    "item-needs-identical-card",
    InfluenceCard,
    says="For an item, a copy of it has to be shown, and is.",
)
def tries_an_item(game: Game, action: InfluenceCard) -> bool | None:
    """For an item the player has to show a copy of it."""
    if not _is_item(game, action.target):
        return None
    return _may_try(game, action) and action.revealed is not None and _is_copy(game, action)


@RULES.forbid(
    "not-on-first-turn",
    InfluenceCard,
    says="This is {action.player}'s first turn.",
)
def is_first_turn(game: Game, action: InfluenceCard) -> bool:
    """The first turns of both players are free of it."""
    return game.state.turn <= len(game.state.players)


@RULES.forbid(
    "company-must-have-entered",
    InfluenceCard,
    says="{action.character}'s company has not entered its site.",
)
def stays_outside(game: Game, action: InfluenceCard) -> bool:
    """The company has to be in the site."""
    company = company_of(game, action.character)
    return company is not None and not company.entered


@RULES.forbid(
    "one-attempt-per-turn",
    InfluenceCard,
    says="{action.player} has tried to influence a card away in this turn already.",
)
def has_tried(game: Game, action: InfluenceCard) -> bool:
    """One attempt a turn."""
    return game.state.fact(_TRIED, action.player) is not None


@RULES.react("one-attempt-per-turn", Declared)
def tries_now(game: Game, event: Declared) -> list[Event]:
    """An attempt counts from its declaration."""
    if not isinstance(event.action, InfluenceCard):
        return []
    return [Remembered(fact=Fact(_TRIED, event.action.player, until="turn"))]


@RULES.forbid(
    "new-avatar-cannot-influence",
    InfluenceCard,
    says="{action.character} is an avatar who came into play this turn.",
)
def has_just_come(game: Game, action: InfluenceCard) -> bool:
    """An avatar does not try in the turn in which it came."""
    came = game.turn_start.card(action.character).place != IN_PLAY
    return came and bool(game.value(IS_AVATAR, action.character))


# What can be tried, and where


@RULES.forbid(
    "avatar-not-a-target",
    InfluenceCard,
    says="{action.target} is an avatar, whom nobody influences away.",
)
def target_is_avatar(game: Game, action: InfluenceCard) -> bool:
    """An avatar is beyond influence."""
    return is_character(game, action.target) and bool(game.value(IS_AVATAR, action.target))


@RULES.forbid(
    "avatar-cards-not-targets",
    InfluenceCard,
    says="{action.target} is under an avatar's control.",
)
def avatar_holds_it(game: Game, action: InfluenceCard) -> bool:
    """So is everything that an avatar controls."""
    holder = _holder(game, action.target)
    return holder is not None and bool(game.value(IS_AVATAR, holder))


@RULES.forbid(
    "ally-at-same-site",
    InfluenceCard,
    says="{action.character} is not at the site of {action.target}.",
)
def ally_is_elsewhere(game: Game, action: InfluenceCard) -> bool:
    """An ally is met at its site."""
    return game.printed(action.target).type == "ally" and not _together(game, action)


@RULES.forbid(
    "character-at-same-site",
    InfluenceCard,
    says="{action.character} is not at the site of {action.target}.",
)
def character_is_elsewhere(game: Game, action: InfluenceCard) -> bool:
    """A character is met at its site."""
    return is_character(game, action.target) and not _together(game, action)


@RULES.forbid(
    "item-at-same-site",
    InfluenceCard,
    says="{action.character} is not at the site of {action.target}.",
)
def item_is_elsewhere(game: Game, action: InfluenceCard) -> bool:
    """An item is met at its site."""
    return _is_item(game, action.target) and not _together(game, action)


@RULES.forbid(
    "faction-at-playable-site",
    InfluenceCard,
    says="{action.character} is not at a site where {action.target} is playable.",
)
def faction_is_elsewhere(game: Game, action: InfluenceCard) -> bool:
    """A faction is met where it could be played."""
    facts = game.printed(action.target).facts
    return isinstance(facts, Faction) and not _playable_here(game, action.target, action.character)


@RULES.forbid(
    "item-without-permanent-event",
    InfluenceCard,
    says="A permanent-event lies on {action.target}.",
)
def event_lies_on_it(game: Game, action: InfluenceCard) -> bool:
    """An item is tried only as it is."""
    return _is_item(game, action.target) and any(
        isinstance(game.printed(each).facts, EventFacts) for each in game.card(action.target).holds
    )


# The result


def _attempt_terms(
    game: Game, action: InfluenceCard, ours: int, theirs: int
) -> Iterator[tuple[int, str]]:
    yield ours, "rolled"
    yield _direct_influence(game, action.character, action.target), "direct influence"
    unused: int = game.value(UNUSED_INFLUENCE, game.state.opponent(action.player))
    yield -unused, "unused general influence of the other side"
    yield -theirs, "rolled by the other side"


@RULES.define("attempt-result", INFLUENCE_RESULT, terms=_attempt_terms)
def both_sides(game: Game, action: InfluenceCard, ours: int, theirs: int) -> int:
    """Direct influence against general influence, and one roll against the other."""
    return sum(amount for amount, _ in _attempt_terms(game, action, ours, theirs))


@RULES.adjust(
    "controller-influence-subtracted",
    INFLUENCE_RESULT,
    says="unused direct influence of its controller",
)
def controller_resists(
    game: Game, result: int, action: InfluenceCard, ours: int, theirs: int
) -> int | None:
    """Who controls the card sets unused direct influence against the attempt."""
    holder = _holder(game, action.target)
    return None if holder is None else result - _direct_influence(game, holder, action.target)


@RULES.adjust("wizard-against-minions", INFLUENCE_RESULT, says="a Wizard against minions")
def minions_distrust_wizards(
    game: Game, result: int, action: InfluenceCard, ours: int, theirs: int
) -> int | None:
    """A Wizard's people hardly reach servants of the Shadow."""
    sides = _sides(game, action)
    return result - 5 if sides in {("wizard", "ringwraith"), ("wizard", "balrog")} else None


@RULES.adjust("ringwraith-against-heroes", INFLUENCE_RESULT, says="a Ringwraith against heroes")
def heroes_distrust_ringwraiths(
    game: Game, result: int, action: InfluenceCard, ours: int, theirs: int
) -> int | None:
    """A Ringwraith's people hardly reach those who follow a Wizard."""
    sides = _sides(game, action)
    free = {("ringwraith", "wizard"), ("ringwraith", "fallen-wizard")}
    return result - 5 if sides in free else None


@RULES.define(
    "number-to-beat",
    INFLUENCE_NUMBER,
    says=lambda game, _, action: (
        "what the faction asks for" if game.printed(action.target).type == "faction" else "mind"
    ),
)
def will_of_the_target(game: Game, action: InfluenceCard) -> int | None:
    """A mind, or what a faction asks for."""
    facts = game.printed(action.target).facts
    if isinstance(facts, Faction):
        return facts.number
    if isinstance(facts, Ally):
        return facts.mind
    whose = action.target if is_character(game, action.target) else _holder(game, action.target)
    mind: int | None = game.value(MIND, whose)
    return mind


@RULES.adjust("identical-card-makes-zero", INFLUENCE_NUMBER, says="for the copy that was shown")
def copy_convinces(game: Game, number: int, action: InfluenceCard) -> int | None:
    """A copy of anything but an item makes the number zero."""
    shown = action.revealed is not None and not _is_item(game, action.target)
    return 0 if shown else None


@RULES.react(
    "must-exceed-number",
    InfluenceRolled,
    says=lambda game, _, event: (
        f"The attempt comes to {signed(event.total)} against {event.number}: only more than "
        f"that wins {game.name(event.target)} over."
        if event.total <= event.number
        else f"The attempt comes to {event.total}, which is more than {event.number}: "
        f"{game.name(event.target)} is won over."
    ),
)
def success_or_failure(game: Game, event: InfluenceRolled) -> list[Event]:
    """Only more than the number is a success."""
    outcome = CardInfluenced if event.total > event.number else InfluenceFailed
    return [outcome(character=event.character, target=event.target, revealed=event.revealed)]


@RULES.react("success-discards-target", CardInfluenced)
def is_discarded(game: Game, event: CardInfluenced) -> list[Event]:
    """The card is discarded, with all that it controls."""
    if is_character(game, event.target):
        return [CharacterDiscarded(card=event.target)]
    gone = (event.target, *game.card(event.target).holds)
    return [CardMoved(card=each, to="discard-pile") for each in gone]


@RULES.react("failure-discards-revealed", InfluenceFailed)
def copy_is_discarded(game: Game, event: InfluenceFailed) -> list[Event]:
    """After a failure the copy that was shown is discarded."""
    if event.revealed is None:
        return []
    return [CardMoved(card=event.revealed, to="discard-pile")]


# Playing the copy


@RULES.permit(
    "play-revealed-card",
    PlayRevealed,
    says="The attempt has succeeded, and the copy that was shown may be played.",
)
def plays_the_copy(game: Game, action: PlayRevealed) -> bool:
    """Whoever has influenced a card away may play the copy that was shown."""
    fact = game.state.fact(REVEALED_FOR, action.card)
    return (
        _has_shown(game, action.player)
        and in_hand(game, action.player, action.card)
        and fact is not None
        and fact.value == action.character
        and action.controller in (None, action.character)
        and (action.controller is None or is_character(game, action.card))
    )


@RULES.permit("play-revealed-card", Finish)
def keeps_the_copy(game: Game, action: Finish) -> bool | None:
    """Nobody has to."""
    return _has_shown(game, action.player) or None


@RULES.forbid(
    "revealed-card-other-restrictions",
    PlayRevealed,
    says="{action.card} is not playable at the site of {action.character}.",
)
def not_playable_here(game: Game, action: PlayRevealed) -> bool:
    """The copy has to be playable where it is played."""
    return not _playable_here(game, action.card, action.character)


@RULES.permit(
    "revealed-character-text-ignored",
    PlayRevealed,
    lifts=("core.influence.revealed-card-other-restrictions",),
)
def comes_from_anywhere(game: Game, action: PlayRevealed) -> bool | None:
    """For a character it does not matter where it comes into play otherwise."""
    return (is_character(game, action.card) and plays_the_copy(game, action)) or None


@RULES.forbid(
    "revealed-character-influence",
    PlayRevealed,
    says="There is not influence enough for {action.card}.",
)
def beyond_influence(game: Game, action: PlayRevealed) -> bool:
    """A character needs influence as always; an avatar has no mind, and needs none."""
    mind = game.value(MIND, action.card) if is_character(game, action.card) else None
    if mind is None:
        return False
    if action.controller is None:
        general: int = game.value(GENERAL_INFLUENCE, action.player)
        left = general - int(game.value(USED_INFLUENCE, action.player))
    else:
        left = _direct_influence(game, action.controller, action.card)
    return bool(mind > left)


# What several rules ask


def _may_try(game: Game, action: InfluenceCard) -> bool:
    """Tell whether an untapped character could try a card of the opponent's now."""
    state, window = game.state, game.state.window
    company, target = company_of(game, action.character), game.card(action.target)
    return (
        state.phase == "site"
        and action.player in window.waiting
        and window.name in ("enter-or-not", "site")
        and company is not None
        and company.player == action.player
        and not company.finished
        and game.card(action.character).position == "untapped"
        and target.owner != action.player
        and _is_target(game, action.target)
    )


def _is_target(game: Game, card: str) -> bool:
    """Tell whether a card is an ally, character, faction or item in play."""
    kind, place = game.printed(card).type, game.card(card).place
    if kind == "faction":
        return card in game.state.pile(game.card(card).owner, "marshalling-point-pile")
    return kind in ("character", "ally", "item") and place == IN_PLAY


def _is_item(game: Game, card: str) -> bool:
    return item_facts(game, card) is not None


def _is_copy(game: Game, action: InfluenceCard) -> bool:
    """Tell whether a card in hand is the same as the target, of whatever alignment."""
    shown = action.revealed
    if shown is None or not in_hand(game, action.player, shown):
        return False
    mine, theirs = game.printed(shown), game.printed(action.target)
    return (mine.name, mine.type) == (theirs.name, theirs.type)


def _holder(game: Game, card: str) -> str | None:
    """The character who controls a card, if one does."""
    host = game.card(card).host
    return host if host in game.state.cards and is_character(game, host) else None


def _together(game: Game, action: InfluenceCard) -> bool:
    here, there = site_of(game, action.character), site_of(game, action.target)
    return here is not None and there is not None and game.name(here) == game.name(there)


def _playable_here(game: Game, card: str, character: str) -> bool:
    """Tell whether a card can be played at a character's site."""
    site, facts = site_of(game, character), game.printed(card).facts
    if site is None:
        return False
    if isinstance(facts, Faction | Ally):
        return is_playable_at(game, card, site)
    if _is_item(game, card):
        return admits(game, site, card)
    if not is_character(game, card):
        return False
    player = game.card(card).owner
    return bool(game.value(IS_HAVEN, site, player) or game.value(HOME_SITE, card, site))


def _direct_influence(game: Game, character: str, target: str) -> int:
    """The direct influence that a character has left against a card."""
    bonus: int = game.value(INFLUENCE_BONUS, character, target)
    return int(game.value(DIRECT_INFLUENCE, character)) + bonus


def _sides(game: Game, action: InfluenceCard) -> tuple[str, str]:
    """What kind of player tries, and what kind of player resists."""
    opponent = game.state.opponent(action.player)
    return game.state.kind(action.player), game.state.kind(opponent)


def _has_shown(game: Game, player: str) -> bool:
    """Tell whether it is time for a player to play the copy that was shown."""
    window = game.state.window
    return window.name == "revealed" and player in window.waiting
