"""Ringwraiths: what their coming means for others, and those who follow one."""

from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.mechanics.control import (
    characters_of,
    is_follower,
    is_led,
    is_ringwraith,
)
from westmarch.mechanics.lookups import in_play, is_hazard
from westmarch.mechanics.organization import is_of_a_character, is_time_to_come
from westmarch.mechanics.quantities.people import (
    AVATAR,
    AVATAR_MAY_COME,
    HOME_SITE,
    IS_AVATAR,
    IS_HAVEN,
)
from westmarch.mechanics.quantities.uniqueness import BEING, GIVES_WAY
from westmarch.rulebooks.core.organization import RULES
from westmarch.table.actions import AnyPlay, PlayCharacter, UseCard
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.characters import CharacterDiscarded, CharacterPlayed, ControlChanged
from westmarch.table.events.turns import PhaseEnded
from westmarch.table.game import Game


@RULES.react("nazgul-manifestation-leaves", CharacterPlayed)
def nazgul_leaves(game: Game, event: CharacterPlayed) -> list[Event]:
    """The Nazgûl that is the same being as a Ringwraith leaves play when he comes."""
    return [
        CardMoved(card=each, to="discard-pile")
        for each in in_play(game)
        if _is_his_nazgul(game, event.card, each)
    ]


@RULES.define("nazgul-manifestation-leaves", GIVES_WAY)
def nazgul_gives_way(game: Game, card: str, action: AnyPlay) -> bool:
    """So the Nazgûl does not keep the Ringwraith out of play."""
    return _is_his_nazgul(game, action.card, card)


def _is_his_nazgul(game: Game, ringwraith: str, card: str) -> bool:
    """Tell whether a card is the Nazgûl that is the same being as a Ringwraith."""
    if not is_ringwraith(game, ringwraith) or not is_hazard(game, card):
        return False
    one, other = (game.value(BEING, game.card(each).card) for each in (ringwraith, card))
    return bool(one == other)


@RULES.permit(
    "ringwraith-displaces-follower", PlayCharacter, lifts=("core.turn.one-copy-for-both",)
)
def stronger_than_the_follower(game: Game, action: PlayCharacter) -> bool | None:
    """A follower in play does not keep the same Ringwraith from being played as an avatar."""
    if not _same_followers(game, action.card):
        return None
    return game.value(AVATAR_MAY_COME, action) or None


@RULES.react("ringwraith-displaces-follower", CharacterPlayed)
def follower_gives_way(game: Game, event: CharacterPlayed) -> list[Event]:
    """The follower who is the same Ringwraith is discarded."""
    return [CharacterDiscarded(card=each) for each in _same_followers(game, event.card)]


@RULES.permit(
    "ringwraith-follower-conditions",
    PlayCharacter,
)
def follows_a_ringwraith(game: Game, action: PlayCharacter) -> Lack | bool | None:
    """A Ringwraith follows another where that one can lead him."""
    follows = action.controller is not None and is_ringwraith(game, action.card)
    if not follows or not is_of_a_character(game, action):
        return None
    return _follows(game, action) or True


def _behind_his_own(game: Game, action: PlayCharacter) -> Lack | None:
    if action.controller == game.value(AVATAR, action.player):
        return None
    return Lack("{0.controller} is not {0.player}'s own Ringwraith, whom alone others follow.")


def _where_one_more_is_led(game: Game, action: PlayCharacter) -> Lack | None:
    if is_led(game, action.card, str(action.controller)):
        return None
    return Lack("No card in play lets one more Ringwraith follow {0.controller}.")


def _at_a_darkhaven_or_home(game: Game, action: PlayCharacter) -> Lack | None:
    if game.value(IS_HAVEN, action.site, action.player):
        return None
    if game.value(HOME_SITE, action.card, action.site):
        return None
    return Lack("{0.site} is neither a Darkhaven nor a home site of {0.card}.")


_follows = all_of(_behind_his_own, _where_one_more_is_led, _at_a_darkhaven_or_home, is_time_to_come)


@RULES.define("ringwraith-follower-not-avatar", IS_AVATAR)
def follower_is_no_avatar(game: Game, card: str) -> bool | None:
    """A Ringwraith who follows another is not his player's Ringwraith."""
    follows = is_follower(game, card) or game.card(card).uncontrolled
    return False if follows else None


@RULES.forbid(
    "ringwraith-follower-abilities",
    UseCard,
    says="{action.card} follows another Ringwraith, and so cannot do this.",
    blanket="card",
)
def follower_has_no_other_effects(game: Game, action: UseCard) -> bool:
    """A Ringwraith follower's own effects sleep."""
    return is_ringwraith(game, action.card) and not game.value(IS_AVATAR, action.card)


@RULES.react("followers-await-returning-avatar", CharacterPlayed)
def leads_them_again(game: Game, event: CharacterPlayed) -> list[Event]:
    """A Ringwraith who comes as an avatar takes over the Ringwraiths who have waited."""
    player = game.card(event.card).owner
    if event.card != game.value(AVATAR, player):
        return []
    return [ControlChanged(card=each, controller=event.card) for each in _waiting(game, player)]


@RULES.react("followers-await-returning-avatar", PhaseEnded)
def they_wait_no_longer(game: Game, event: PhaseEnded) -> list[Event]:
    """At the end of the organization phase those who still wait are discarded."""
    if event.phase != "organization":
        return []
    return [CharacterDiscarded(card=each) for each in _waiting(game, game.state.turn_player)]


def _same_followers(game: Game, card: str) -> list[str]:
    """The Ringwraith followers in play who are the same Ringwraith as a card."""
    return [
        each
        for player in game.state.players
        for each in characters_of(game, player.name)
        if each != card and game.name(each) == game.name(card) and is_follower(game, each)
    ]


def _waiting(game: Game, player: str) -> list[str]:
    """The Ringwraiths who have lost the one they followed."""
    own = characters_of(game, player)
    return [each for each in own if is_ringwraith(game, each) and game.card(each).uncontrolled]
