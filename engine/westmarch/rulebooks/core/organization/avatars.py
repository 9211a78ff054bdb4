"""Avatars: when one is revealed, and where it comes into play."""

from westmarch.cards.kinds import BALROG, KINDS, PLAYERS, Kind
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.mechanics.control import characters_of
from westmarch.mechanics.lookups import is_avatar, table_cards
from westmarch.mechanics.organization import is_of_a_character, is_time_to_come
from westmarch.mechanics.quantities.people import (
    AVATAR,
    AVATAR_HAVEN,
    AVATAR_MAY_COME,
    HOME_SITE,
    IS_AVATAR,
    REVEALED,
)
from westmarch.mechanics.sides import is_avatar_for, is_balrog, is_fallen, is_specific
from westmarch.rulebooks.core.organization import RULES
from westmarch.table.actions import PlayCharacter
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.characters import CharacterPlayed
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact


@RULES.define("revealing-an-avatar", AVATAR)
def avatar_in_play(game: Game, player: str) -> str | None:
    """The avatar that a player has in play is the player's own."""
    own = characters_of(game, player)
    return next((each for each in own if game.value(IS_AVATAR, each)), None)


@RULES.define("revealing-an-avatar", REVEALED)
def name_of_avatar(game: Game, player: str) -> str | None:
    """An avatar that was ever played is revealed, and stays so when it has left play."""
    fact = game.state.fact("revealed", player)
    if fact is not None:
        return str(fact.value)
    avatar = game.value(AVATAR, player)
    return None if avatar is None else game.name(avatar)


@RULES.react("revealing-an-avatar", CharacterPlayed)
def avatar_is_revealed(game: Game, event: CharacterPlayed) -> list[Event]:
    """Playing an avatar reveals it, and to reveal it again tells nothing new."""
    player = game.card(event.card).owner
    if event.card != game.value(AVATAR, player):
        return []
    return [Remembered(fact=Fact("revealed", player, game.name(event.card)))]


@RULES.forbid(
    "no-second-avatar",
    PlayCharacter,
    says="{action.player} has revealed another avatar than {action.card}.",
)
def another_avatar(game: Game, action: PlayCharacter) -> bool:
    """Nobody changes the avatar."""
    revealed = game.value(REVEALED, action.player)
    return as_avatar(game, action) and revealed not in (None, game.name(action.card))


@RULES.define("avatar-play-sites", AVATAR_MAY_COME)
def avatar_may_come(game: Game, action: PlayCharacter) -> bool | None:
    """An avatar comes into play at home, or at a haven of its kind."""
    return _comes(game, action) is None if _is_of_an_avatar(game, action) else None


@RULES.permit(
    "avatar-play-sites",
    PlayCharacter,
    says="The avatar may come into play at this site.",
)
def avatar_comes_into_play(game: Game, action: PlayCharacter) -> Lack | bool | None:
    """An avatar comes into play at home, or at a haven of its kind."""
    return _comes(game, action) or True if _is_of_an_avatar(game, action) else None


def _is_of_an_avatar(game: Game, action: PlayCharacter) -> bool:
    return as_avatar(game, action) and is_of_a_character(game, action)


def _at_home_or_haven(game: Game, action: PlayCharacter) -> Lack | None:
    if game.value(HOME_SITE, action.card, action.site):
        return None
    return None if game.value(AVATAR_HAVEN, action.site, action.player) else Lack(_why_not_there)


def _why_not_there(game: Game, action: PlayCharacter) -> str:
    """Say that the site is none of his; whose avatar it is, other rules tell."""
    if not is_avatar_for(game, action.card, action.player):
        return ""
    return (
        f"{game.name(action.site)} is neither a home site of {game.name(action.card)} nor a haven "
        "at which such an avatar comes into play."
    )


_comes = all_of(_at_home_or_haven, is_time_to_come)


def _register_havens(kind: Kind) -> None:
    """Register the havens to which the avatar of a kind of player comes."""
    havens = PLAYERS[kind].avatar_comes_to

    @RULES.define(f"{kind}-play-sites", AVATAR_HAVEN)
    def is_such_a_haven(game: Game, site: str, player: str) -> bool:
        """The avatar of such a player comes to the havens that are named."""
        return game.state.kind(player) == kind and game.name(site) in havens


for _kind in (each for each in KINDS if PLAYERS[each].avatar_comes_to):
    _register_havens(_kind)


@RULES.forbid(
    "fallen-wizard-play-site",
    PlayCharacter,
    says="{action.card} is a Fallen-wizard, and comes into play at home: no haven will do.",
)
def fallen_wizard_is_not_at_home(game: Game, action: PlayCharacter) -> bool:
    """A Fallen-wizard comes into play at a home site of his."""
    return (
        is_fallen(game, action.player)
        and as_avatar(game, action)
        and is_avatar_for(game, action.card, action.player)
        and not game.value(HOME_SITE, action.card, action.site)
    )


@RULES.react(
    "avatar-clears-opposing-stage",
    CharacterPlayed,
    says=lambda game, _, event: (
        f"{game.name(event.card)} has come, and so the opponent discards the Stage cards that "
        "are specific to him."
    ),
)
def opponent_gives_his_up(game: Game, event: CharacterPlayed) -> list[Event]:
    """The coming of a Fallen-wizard discards the opponent's Stage cards specific to him."""
    player, name = game.card(event.card).owner, game.name(event.card)
    if not is_fallen(game, player):
        return []
    # What is specific to one of them is a Stage card.
    return [
        CardMoved(card=each.id, to="discard-pile")
        for each in table_cards(game)
        if each.owner != player and is_specific(game, each.id, name)
        if getattr(game.printed(each.id).facts, "length", "") == "permanent"
    ]


@RULES.forbid(
    "balrog-play-site",
    PlayCharacter,
    says="{action.card} comes into play at The Under-gates and nowhere else.",
)
def balrog_is_not_at_the_gates(game: Game, action: PlayCharacter) -> bool:
    """The Balrog comes into play at The Under-gates."""
    return (
        game.state.kind(action.player) == BALROG
        and as_avatar(game, action)
        and is_balrog(game, action.card)
        and game.name(action.site) != "The Under-gates"
    )


def as_avatar(game: Game, action: PlayCharacter) -> bool:
    """Tell whether a character is played as an avatar, and not as a follower."""
    return is_avatar(game, action.card) and action.controller is None
