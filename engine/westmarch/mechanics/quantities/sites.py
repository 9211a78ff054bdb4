"""Quantities of sites: their automatic-attacks, and what they are."""

from westmarch.cards.model.attack import Attack
from westmarch.cards.model.card import FromHand
from westmarch.mechanics.lookups import SiteAttack, site_facts
from westmarch.mechanics.quantities.people import IS_HAVEN
from westmarch.table.actions import Action
from westmarch.table.game import Game, Quantity


def _own_attacks(game: Game, site: str) -> tuple[SiteAttack, ...]:
    if game.state.fact("lost-attacks", site) is not None:
        return ()
    printed = site_facts(game, site).automatic_attacks
    return tuple(
        SiteAttack(each, site, number, printed=True) for number, each in enumerate(printed)
    )


def _attack_from_hand(game: Game, site: str) -> FromHand | None:
    lost = game.state.fact("lost-attacks", site) is not None
    lost = lost or game.value(SPARES_WHO_ENTERS, site)
    return None if lost else site_facts(game, site).attack_from_hand


def _gained_attacks(game: Game, site: str) -> tuple[SiteAttack, ...]:
    gained = [fact.value for fact in game.state.facts_of("gained-attack") if fact.about == site]
    return tuple(
        SiteAttack(Attack("Dragon", strikes, prowess), site, number)
        for number, (strikes, prowess) in enumerate(
            gained, start=len(site_facts(game, site).automatic_attacks)
        )
    )


def _site_type(game: Game, site: str) -> str:
    """Give the type that an effect has given it last, or else the printed one."""
    now = site_facts(game, site).site_type
    for fact in game.state.facts:
        if fact.what == TYPE_CHANGED and fact.about == site:
            now = fact.value
    return now


TYPE_CHANGED = "type-changed"
"""Remembered of a site card: the type that an effect has given it until the turn ends."""

AUTOMATIC_ATTACKS = Quantity[str, tuple[SiteAttack, ...]]("automatic attacks", _own_attacks)
"""Of a site: its automatic-attacks in the order in which they are faced."""

ADDED_ATTACKS = Quantity[str, tuple[SiteAttack, ...]]("added attacks", _gained_attacks, "sum")
"""Of a site: the automatic-attacks that cards in play and earlier effects add to it."""

ATTACK_FROM_HAND = Quantity[str, FromHand | None]("attack from hand", _attack_from_hand)
"""Of a site: what the opponent can play as an automatic-attack; None if there is no such attack."""

SPARES_WHO_ENTERS = Quantity[str, bool]("spares who enters", False, "any")
"""Of a site: whether something says that it has no automatic-attacks, from a hand or otherwise."""

SITE_TYPE = Quantity[str, str]("type of a site", _site_type)
"""Of a site card: of which type the site is."""

SERVES_AS = Quantity[str, str, str]("serves as", "")
"""Of a site and a purpose, `healing` or `hazards`: the type of site as which cards have it serve in
that and in nothing else, or `a haven`, whoever's it is; empty if they do not."""

TYPE_TO_HAZARDS = Quantity[str, str](
    "type of a site to hazards", lambda game, site: game.value(SITE_TYPE, site)
)
"""Of a site card: of which type the site is where hazards are played."""

HEALS = Quantity[str, str, bool](
    "heals", lambda game, site, player: game.value(IS_HAVEN, site, player)
)
"""Of a site and a player: whether the player's characters are healed there as at a haven."""

NEAREST_HAVEN = Quantity[str, str](
    "nearest haven", lambda game, site: site_facts(game, site).nearest_haven or ""
)
"""Of a site, be it on the table or not: the name of its nearest haven, as cards ask for it."""

HAVEN_MEANT = Quantity[str, str, str, bool]("haven that is meant", False, "any")
"""Of a card, a site and a player: whether the site is what the card calls a Haven or a Darkhaven,
when it speaks of what is the player's."""

SURFACE_SITE = Quantity[str, str, bool]("surface site", False, "any")
"""Of a site and an Under-deeps site: whether the first is the surface site of the other."""
ABOVE_THE_DEEPS = Quantity[str, bool]("above the Under-deeps", False, "any")
"""Of a site: whether it is the surface site of any Under-deeps site that there is."""

DUG_BELOW = Quantity[str, str, bool]("dug below", False, "any")
"""Of an Under-deeps site and another site: whether the first was played below the other."""

SITE_STAYS = Quantity[str, bool]("site stays", False, "any")
"""Of a site card: whether it stays in play when nobody is there and nobody goes there."""

PROTECTED = Quantity[str, str, bool]("protected", False, "any")
"""Of a site and a player: whether it is protected for the player."""

LEAVES_UNTAPPED = Quantity[str, str, bool]("leaves the site untapped", False, "any")
"""Of a resource that normally taps its site and a site: whether it would not tap this one now."""

SIDES_AT = Quantity[str, str, bool]("sides agree", False, "any")
"""Of a card and a site: whether they are of one side, where a Fallen-wizard would play it there."""

NEXT_ATTACK = Quantity[str, SiteAttack | None]("next automatic attack", None)
"""Of a company that enters its site: the attack it faces next, if there is one left."""

CONTAINS_HOARD = Quantity[str, bool]("contains a hoard", False, "any")
"""Of a site: whether it contains a hoard."""

DRAGON_LAIR = Quantity[str, bool]("Dragon's lair", False, "any")
"""Of a site: whether it is a Dragon's lair."""

BOUND_TO_SITE = Quantity[Action, bool]("bound to the site", True)
"""Of an action that plays a resource with a character: whether it takes the site phase, and what
else his company's site asks for."""

REGION_OF_SITE = Quantity[str, str](
    "region of a site", lambda game, site: site_facts(game, site).region
)
"""Of a site: the region in which it counts as lying; empty if it is in none."""
