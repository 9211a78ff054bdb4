"""Characters: where they come into play, and where they may be discarded."""

from westmarch.mechanics.quantities.people import AVATAR, HOME_SITE, IS_HAVEN, PLAYABLE_AT
from westmarch.mechanics.table import companies_of, is_avatar, site_facts, site_of
from westmarch.rulebooks.core.organization import RULES
from westmarch.table.actions import DiscardCharacter, PlayCharacter
from westmarch.table.game import Game

_ALIGNMENTS = {"wizard": "hero", "ringwraith": "minion"}


@RULES.define("character-play-sites", IS_HAVEN)
def haven_of_ones_own(game: Game, site: str, player: str) -> bool:
    """A haven is a haven for the players of its own alignment."""
    alignment = _ALIGNMENTS.get(game.state.kind(player))
    return site_facts(game, site).site_type == "Haven" and game.printed(site).alignment == alignment


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
    in_deck = (site.owner, site.place) == (action.player, "location-deck")
    return action.site not in here if here else not in_deck


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
    return bool(game.value(IS_HAVEN, site, player) or game.value(HOME_SITE, character, site))
