"""Quantities of characters and of the companies they are in."""

from westmarch.kernel.rulebook import Quantity
from westmarch.mechanics.allies import is_ally, members
from westmarch.mechanics.table import is_avatar, somebodys_facts
from westmarch.table.game import Game


def _fighters(game: Game, company: str) -> tuple[str, ...]:
    return tuple(
        each
        for each in game.value(MEMBERS, company)
        if not is_ally(game, each) or game.value(TREATED_AS_CHARACTER, each, "combat")
    )


BROUGHT = Quantity("brought into a company", (None, ()))
"""Of an action: the company into which its effect brings somebody, and those it brings."""

MAY_COME = Quantity("may come", False, "any")
"""Of an action that plays a character: whether its player may bring in somebody now, and so."""

AVATAR_MAY_COME = Quantity("avatar may come", False, "any")
"""Of an action that plays a character: whether an avatar comes with it where avatars come."""

COMPANIES_TO_JOIN = Quantity("companies to join", ())
"""Pairs of companies that have to become one, once every company has moved."""

IS_HAVEN = Quantity("haven", False, "any")
"""Of a site and a player: whether the site is a haven for the player."""

HOME_SITE = Quantity("home site", False, "any")
"""Of a character and a site: whether the character is at home there."""

PLAYABLE_AT = Quantity("playable at a site", False, "any")
"""Of a character who is no avatar, and a site: whether the character comes into play there."""

GROUP_SIZE = Quantity(
    "size of a group", lambda game, characters: len(characters), told="the size of those together"
)
"""Of characters: how large a company they make together."""

COMPANY_SIZE = Quantity(
    "company size",
    lambda game, company: game.value(GROUP_SIZE, game.state.companies[company].characters),
    told="the size of {0}",
)
"""Of a company."""

IS_AVATAR = Quantity("counts as an avatar", is_avatar)
"""Of a character in play: whether it can be its player's avatar."""

AVATAR = Quantity("avatar", None)
"""Of a player: the avatar in play."""

SAURON = Quantity("Sauron", None)
"""Of a player: the card by which he is Sauron."""

REVEALED = Quantity("revealed avatar", None)
"""Of a player: the name of the avatar that the player has revealed."""

AVATAR_HAVEN = Quantity("haven for an avatar", False, "any")
"""Of a site and a player: whether it is among the havens where the player's avatars are played."""

RINGWRAITHS_LED = Quantity("Ringwraiths led", 0, "sum")
"""Of a Ringwraith: how many Ringwraiths may follow it, at no cost in influence."""

MIND_COMPARED = Quantity("mind compared")
"""Of a character who is to become a follower: what direct influence has to be enough for."""

MIND = Quantity(
    "mind",
    lambda game, who: somebodys_facts(game, who).mind,
    told="the mind of {0}",
    start="printed",
)
"""Of a character; None for an avatar."""

CHARGED_MIND = Quantity("mind charged", lambda game, who: game.value(MIND, who))
"""Of a character who is no avatar: how much influence it takes to control it."""

SKILLS_LEARNT = Quantity("skills learnt", (), "sum")
"""Of somebody: the skills that cards give him."""

HEALED = Quantity("healed", lambda game, who: (who,))
"""Of somebody whom the effect of a card heals: those whom it heals."""

TREATED_AS_CHARACTER = Quantity("treated as a character", True)
"""Of an ally and a purpose: whether it is one in `combat`, for a `skill`, for `healing`; or at all,
for no purpose in particular."""

MEMBERS = Quantity("members", members)
"""Of a company: its characters, and the allies they control."""

FIGHTERS = Quantity("fighters", _fighters)
"""Of a company: who counts as a character in combat."""

COMPOSITION = Quantity("composition", lambda game: game.value(FIGHTERS, game.state.combat.company))
"""Of the attack that is being fought: who is in the company."""

OVERT = Quantity("overt", False, "any")
"""Of characters: whether they make an overt company together."""

PROWESS = Quantity(
    "prowess",
    lambda game, who: somebodys_facts(game, who).prowess,
    told="the prowess of {0}",
    start="printed",
)

BODY = Quantity(
    "body",
    lambda game, who: somebodys_facts(game, who).body,
    told="the body of {0}",
    start="printed",
)

PROWESS_BONUS = Quantity("prowess bonus", 0, "sum")
"""Of a character who faces a strike: prowess that counts only against such an attack."""
