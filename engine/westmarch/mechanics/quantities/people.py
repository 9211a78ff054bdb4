"""Quantities of characters and of the companies they are in."""

from westmarch.cards.kinds import FALLEN_WIZARD, PLAYERS
from westmarch.mechanics.allies import is_ally, members
from westmarch.mechanics.lookups import character_facts, is_avatar, somebodys_facts
from westmarch.table.actions import DiscardCharacter, PlayCharacter, PlayRevealed
from westmarch.table.game import Game, Quantity


def _fighters(game: Game, company: str) -> tuple[str, ...]:
    return tuple(
        each
        for each in game.value(MEMBERS, company)
        if not is_ally(game, each) or game.value(TREATED_AS_CHARACTER, each, "combat")
    )


def _composition(game: Game) -> tuple[str, ...]:
    combat = game.state.combat
    assert combat is not None
    return game.value(FIGHTERS, combat.company)


def _charged_mind(game: Game, who: str) -> int:
    mind = game.value(MIND, who)
    assert mind is not None
    return mind


def _company_side(game: Game, player: str, characters: tuple[str, ...], purpose: str) -> str:
    return PLAYERS[game.state.kind(player)].side


def declared_wizard(game: Game, player: str) -> str:
    """Give the name of the Fallen-wizard who a player has declared to be; empty for others."""
    if game.state.kind(player) != FALLEN_WIZARD:
        return ""
    said = next(each.declared for each in game.state.players if each.name == player)
    return said or game.value(REVEALED, player) or ""


BROUGHT = Quantity[PlayRevealed, tuple[str | None, tuple[str, ...]]](
    "brought into a company", (None, ())
)
"""Of an action: the company into which its effect brings somebody, and those it brings."""

MAY_COME = Quantity[PlayCharacter, bool]("may come", False, "any")
"""Of an action that plays a character: whether its player may bring in somebody now, and so."""

CALLS_SOMEBODY = Quantity[str, bool]("calls somebody", False, "any")
"""Of a card in hand or in play: whether characters come into play with it."""

COMES_WITH = Quantity[str, PlayCharacter, bool]("comes with a card", False, "any")
"""Of a card, and of an action that plays a character with it: whether he may come so."""

AWAY_FROM_HOME = Quantity[str, bool]("away from home", False, "any")
"""Of a card with which an agent comes into play as a character: whether it takes him elsewhere
than home."""

ONE_MORE = Quantity[PlayCharacter | DiscardCharacter, bool]("one more", False, "any")
"""Of an action that plays or discards a character: whether it may come after another such one."""

COMES_FROM_HOME = Quantity[PlayCharacter, bool]("comes from home", False, "any")
"""Of an action that plays a character: whether he comes even if his own text keeps him at home."""

AVATAR_MAY_COME = Quantity[PlayCharacter, bool]("avatar may come", False, "any")
"""Of an action that plays a character: whether an avatar comes with it where avatars come."""

COMPANIES_TO_JOIN = Quantity[tuple[tuple[str, str], ...]]("companies to join", ())
"""Pairs of companies that have to become one, once every company has moved."""

IS_HAVEN = Quantity[str, str, bool]("haven", False, "any")
"""Of a site and a player: whether the site is a haven for the player."""

HAVEN_SIDES = Quantity[str, tuple[str, ...]]("sides of havens", ())
"""Of a player: the alignments of which sites that are havens by their type are his havens."""

HOME_SITE = Quantity[str, str, bool]("home site", False, "any")
"""Of a character and a site: whether the character is at home there."""

HOMES = Quantity[str, tuple[str, ...]](
    "homes", lambda game, who: character_facts(game, who).home_sites
)
"""Of a character: its home sites, as cards list them."""

PLAYABLE_AT = Quantity[str, str, bool]("playable at a site", False, "any")
"""Of a character who is no avatar, and a site: whether the character comes into play there."""

GROUP_SIZE = Quantity[tuple[str, ...], int](
    "size of a group",
    lambda game, characters: len(characters),
    told="the size of all of them",
)
"""Of characters: how large a company they make together."""

COMPANY_SIZE = Quantity[str, int](
    "company size",
    lambda game, company: game.value(GROUP_SIZE, game.state.companies[company].characters),
    told="the size of {0}",
)
"""Of a company."""

MORE_LEADERS = Quantity[str, int]("more leaders", 0, "sum")
"""Of a company: how many leaders more than others it may have, none of whom counts for how large
it may be."""

ANY_SIZE = Quantity[str | None, bool]("any size", False, "any")
"""Of a company: whether it may be of any size wherever it is."""

LEADERS_AGREE = Quantity[str, tuple[str, ...], bool]("leaders agree", False, "any")
"""Of a company and of leaders: whether just these may be together in it."""

IS_AVATAR = Quantity[str, bool]("counts as an avatar", is_avatar)
"""Of a character in play: whether it can be its player's avatar."""

AVATAR = Quantity[str, str | None]("avatar", None)
"""Of a player: the avatar in play."""

SAURON = Quantity[str, str | None]("Sauron", None)
"""Of a player: the card by which he is Sauron."""

REVEALED = Quantity[str, str | None]("revealed avatar", None)
"""Of a player: the name of the avatar that the player has revealed."""

WHICH_FALLEN_WIZARD = Quantity[str, str]("Fallen-wizard", declared_wizard)
"""Of a player: the name of the Fallen-wizard who he is, as cards ask it; empty for others."""

MIND_AT_MOST = Quantity[str, str | None, int | None]("mind at most", None)
"""Of a player and of the card with which somebody comes, if he comes with one: the highest mind of
characters that he may play so; None where there is no bound."""

ADMITTED = Quantity[str, str, bool]("admitted", False, "any")
"""Of a character and a player: whether a Stage resource expressly lets the player bring it in."""

AVATAR_HAVEN = Quantity[str, str, bool]("haven for an avatar", False, "any")
"""Of a site and a player: whether it is among the havens where the player's avatars are played."""

RINGWRAITHS_LED = Quantity[str, int]("Ringwraiths led", 0, "sum")
"""Of a Ringwraith: how many Ringwraiths may follow it, at no cost in influence."""

JOINS_UNLED = Quantity[str, bool]("joins unled", False, "any")
"""Of a Ringwraith: whether he follows another without being led, and takes no influence for it."""

MIND_COMPARED = Quantity[str, int]("mind compared", 0)
"""Of a character who is to become a follower: what direct influence has to be enough for."""

MIND = Quantity[str, int | None](
    "mind",
    lambda game, who: somebodys_facts(game, who).mind,
    told="the mind of {0}",
    start="printed",
)
"""Of a character; None for an avatar."""

CHARGED_MIND = Quantity[str, int]("mind charged", _charged_mind)
"""Of a character who is no avatar: how much influence it takes to control it."""

SKILLS_LEARNT = Quantity[str, tuple[str, ...]]("skills learnt", (), "sum")
"""Of somebody: the skills that cards give him."""

SKILLS_LOST = Quantity[str, tuple[str, ...]]("skills lost", (), "sum")
"""Of somebody: the skills that he does not have, whatever gives them to him."""

KEPT_TAPPED = Quantity[str, bool]("kept tapped", False, "any")
"""Of a card: whether something says that it does not untap."""

STANDS_FOR = Quantity[str, str, tuple[str, ...]]("stands for", (), "sum")
"""Of somebody and a card that asks for such people: as what he serves besides what he is."""

HEALED = Quantity[str, tuple[str, ...]]("healed", lambda game, who: (who,))
"""Of somebody whom the effect of a card heals: those whom it heals."""

TREATED_AS_CHARACTER = Quantity[str, str, bool]("treated as a character", True)
"""Of an ally and a purpose: whether it is one in `combat`, for a `skill`, for `healing`; or at all,
for no purpose in particular."""

MEMBERS = Quantity[str, tuple[str, ...]]("members", members)
"""Of a company: its characters, and the allies they control."""

ASSOCIATED = Quantity[str, tuple[str, ...]]("associated", ())
"""Of a company: the cards that are associated with it."""

FIGHTERS = Quantity[str, tuple[str, ...]]("fighters", _fighters)
"""Of a company: who counts as a character in combat."""

COMPOSITION = Quantity[tuple[str, ...]]("composition", _composition)
"""Of the attack that is being fought: who is in the company."""

OVERT = Quantity[tuple[str, ...], bool]("overt", False, "any")
"""Of characters: whether they make an overt company together."""

ALIGNMENT = Quantity[str, str]("alignment", lambda game, who: game.printed(who).alignment)
"""Of a character: whose side it counts to."""

COMPANY_SIDE = Quantity[str, tuple[str, ...], str, str]("side of a company", _company_side)
"""Of a player, of characters of his, and of a purpose (`hazards`, or `detainment`): whether they
count as a `hero` or as a `minion` company."""

PROWESS = Quantity[str, int](
    "prowess",
    lambda game, who: somebodys_facts(game, who).prowess,
    told="the prowess of {0}",
    start="printed",
)

BODY = Quantity[str, int](
    "body",
    lambda game, who: somebodys_facts(game, who).body,
    told="the body of {0}",
    start="printed",
)

PROWESS_BONUS = Quantity[str, int](
    "prowess bonus", 0, "sum", told="what counts for {0} against such an attack"
)
"""Of a character who faces a strike: prowess that counts only against such an attack."""

LEADS_OTHERS = Quantity[str, bool]("leads others", False, "any")
"""Of a character who can have no followers: whether some card lets him have them."""
