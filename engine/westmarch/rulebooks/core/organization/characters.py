"""Characters: where they come into play, and where they may be discarded."""

from westmarch.cards.kinds import BALROG, PLAYERS
from westmarch.mechanics.control import is_character
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import companies_of, is_avatar
from westmarch.mechanics.quantities.people import (
    ADMITTED,
    AVATAR,
    HAVEN_SIDES,
    HOME_SITE,
    HOMES,
    IS_HAVEN,
    MIND,
    MIND_AT_MOST,
    PLAYABLE_AT,
)
from westmarch.mechanics.quantities.sites import SITE_STAYS, SITE_TYPE
from westmarch.mechanics.sides import is_fallen, is_orc_or_troll
from westmarch.rulebooks.core.organization import RULES
from westmarch.table.actions import DiscardCharacter, PlayCharacter, PlayRevealed
from westmarch.table.game import Game
from westmarch.table.telling import described

_HIGHEST_MIND = 5
_DARK_HOLDS = "any Dark-hold"
_BELOW = "any Under-deeps site other than a Dark-hold"


@RULES.define("character-play-sites", IS_HAVEN)
def haven_of_ones_own(game: Game, site: str, player: str) -> bool:
    """A haven is a haven for the players of its own alignment."""
    if game.value(SITE_TYPE, site) != "Haven":
        return False
    return game.printed(site).alignment in game.value(HAVEN_SIDES, player)


@RULES.define("character-play-sites", HAVEN_SIDES)
def sides_whose_havens_are_his(game: Game, player: str) -> tuple[str, ...] | None:
    """Havens of the hero side are a Wizard's, and those of the minion side his enemies'."""
    return PLAYERS[game.state.kind(player)].havens or None


@RULES.forbid(
    "character-play-sites",
    PlayCharacter,
    says="{action.site} is neither a haven nor a home site of {action.card}.",
)
def neither_home_nor_haven(game: Game, action: PlayCharacter) -> bool:
    """A character comes into play at home or at a haven."""
    if is_avatar(game, action.card):
        return False
    return not game.value(PLAYABLE_AT, action.card, action.site)


@RULES.define("character-play-sites", PLAYABLE_AT)
def is_at_home_or_at_a_haven(game: Game, character: str, site: str) -> bool:
    """Home is one such place, and a haven of his player's is another."""
    return _home_or_haven(game, game.card(character).owner, character, site)


@RULES.forbid(
    "avatar-limits-character-play",
    PlayCharacter,
    says="With the avatar elsewhere, {action.card} can only come under direct influence.",
)
def avatar_is_elsewhere(game: Game, action: PlayCharacter) -> bool:
    """With an avatar in play, others come to it, or to somebody who controls them."""
    avatar = game.value(AVATAR, action.player)
    if avatar is None or is_avatar(game, action.card) or action.controller is not None:
        return False
    site = site_of(game, avatar)
    return site is not None and game.name(site) != game.name(action.site)


@RULES.forbid(
    "new-company-needs-site",
    PlayCharacter,
    says="{action.site} is not there for a new company.",
)
def site_is_not_to_be_had(game: Game, action: PlayCharacter) -> bool:
    """A new company needs a site: the card in play, or else one of the location deck."""
    cards = {each.site for each in companies_of(game, action.player)}
    here = {each for each in cards if game.name(each) == game.name(action.site)}
    site = game.card(action.site)
    held = game.value(SITE_STAYS, action.site)
    free = site.owner == action.player and (held or site.place == "location-deck")
    return action.site not in here if here else not free


# A Balrog player's people


@RULES.adjust("balrog-home-site-change", HOMES)
def at_home_below(game: Game, homes: tuple[str, ...], character: str) -> tuple[str, ...] | None:
    """Those who are at home at any Dark-hold are so in the Under-deeps instead."""
    if game.state.kind(game.card(character).owner) != BALROG:
        return None
    return tuple(_BELOW if each == _DARK_HOLDS else each for each in homes)


# A Fallen-wizard's people


@RULES.define("fallen-wizard-mind-limit", MIND_AT_MOST)
def five_at_most(game: Game, player: str, by: str | None) -> int | None:
    """A Fallen-wizard finds nobody with more mind than this."""
    return _HIGHEST_MIND if is_fallen(game, player) else None


@RULES.forbid(
    "fallen-wizard-mind-limit",
    PlayCharacter,
    PlayRevealed,
    says=lambda game, _, action: (
        f"{game.name(action.card)} has a mind of {game.value(MIND, action.card)}, and a "
        f"Fallen-wizard plays nobody with more than "
        f"{game.value(MIND_AT_MOST, action.player, _comes_with(action))}."
    ),
)
def has_too_much_mind(game: Game, action: PlayCharacter | PlayRevealed) -> bool:
    """Nobody who has more is played."""
    limit = game.value(MIND_AT_MOST, action.player, _comes_with(action))
    if limit is None or not is_character(game, action.card) or is_avatar(game, action.card):
        return False
    mind = game.value(MIND, action.card)
    return mind is not None and mind > limit


def _comes_with(action: PlayCharacter | PlayRevealed) -> str | None:
    return action.by if isinstance(action, PlayCharacter) else None


@RULES.forbid(
    "fallen-wizard-orcs-trolls",
    PlayCharacter,
    PlayRevealed,
    says=lambda game, _, action: (
        f"{game.name(action.card)} is {described(game, action.card)}, and no Stage resource that "
        f"{game.called(action.player)} has in play admits such."
    ),
    blanket="card",
)
def is_not_admitted(game: Game, action: PlayCharacter | PlayRevealed) -> bool:
    """Orcs and Trolls need a Stage resource that lets them in."""
    return (
        is_fallen(game, action.player)
        and is_character(game, action.card)
        and is_orc_or_troll(game, action.card)
        and not game.value(ADMITTED, action.card, action.player)
    )


@RULES.forbid(
    "discardable-characters",
    DiscardCharacter,
    says=lambda game, _, action: (
        f"{game.name(action.character)} is an avatar, and no avatar is discarded."
        if is_avatar(game, action.character)
        else f"{game.name(action.character)} is at {_site_told(game, action.character)}, neither "
        "at home nor at a haven."
    ),
)
def cannot_be_discarded(game: Game, action: DiscardCharacter) -> bool:
    """Only at home or at a haven, and never an avatar."""
    site = site_of(game, action.character)
    return (
        is_avatar(game, action.character)
        or site is None
        or not _home_or_haven(game, action.player, action.character, site)
    )


def _site_told(game: Game, character: str) -> str:
    site = site_of(game, character)
    return "no site" if site is None else game.name(site)


def _home_or_haven(game: Game, player: str, character: str, site: str) -> bool:
    """Tell whether a site is a haven, or a home site of a character."""
    return game.value(IS_HAVEN, site, player) or game.value(HOME_SITE, character, site)
