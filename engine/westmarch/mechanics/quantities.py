"""The quantities that rules define and adjust, and what is printed before any rule speaks."""

from collections.abc import Iterator
from typing import Any

from westmarch.cards.attack import Attack
from westmarch.cards.effects import playings
from westmarch.cards.journey_clauses import MovesAgain
from westmarch.cards.model import FromHand
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Quantity
from westmarch.mechanics.allies import is_ally, members
from westmarch.mechanics.control import Restricted, taken_each
from westmarch.mechanics.map import map_of
from westmarch.mechanics.table import (
    RegionChange,
    SiteAttack,
    character_facts,
    in_play,
    is_avatar,
    item_facts,
    site_facts,
    somebodys_facts,
)

Term = tuple[int, str]
"""A part of a number, and what it is."""


def _own_attacks(game: Game, site: str) -> tuple[SiteAttack, ...]:
    if game.state.fact("lost-attacks", site) is not None:
        return ()
    printed = site_facts(game, site).automatic_attacks
    return tuple(
        SiteAttack(each, site, number, printed=True) for number, each in enumerate(printed)
    )


def _attack_from_hand(game: Game, site: str) -> FromHand | None:
    lost = game.state.fact("lost-attacks", site) is not None
    return None if lost else site_facts(game, site).attack_from_hand


def _gained_attacks(game: Game, site: str) -> tuple[SiteAttack, ...]:
    gained = [
        fact.value
        for fact in game.state.facts
        if fact.what == "gained-attack" and fact.about == site
    ]
    return tuple(
        SiteAttack(Attack("Dragon", strikes, prowess), site, number)
        for number, (strikes, prowess) in enumerate(
            gained, start=len(site_facts(game, site).automatic_attacks)
        )
    )


def _extra_regions(game: Game, company: str) -> int:
    """How many more regions effects let a company pass."""
    return sum(
        fact.value
        for fact in game.state.facts
        if fact.what == "extra-regions" and fact.about == company
    )


def _both_ends(game: Game, company: str, site: str, way: Any) -> tuple[tuple[str, str | None], ...]:
    """Whatever the way, it touches the regions at both ends."""
    types = map_of(game.pool).types
    ends = (site_facts(game, game.state.companies[company].site), site_facts(game, site))
    return tuple((types[each.region], each.region) for each in ends if each.region in types)


def _works_in_another_way(game: Game, card: str, action: Any) -> bool:
    """Whether what an event does once is not among the effects by which it is played."""
    printed = game.printed(card)
    ways = playings(printed)
    if 0 <= action.effect < len(ways) and ways[action.effect].effects:
        return False
    return bool(printed.unmodelled) or any(isinstance(each, MovesAgain) for each in printed.clauses)


def _targets(game: Game, action: Any) -> tuple[str, ...]:
    """What an event, or a card that is used, is aimed at: as far as that is a card."""
    target = getattr(action, "target", None)
    return (target,) if target in game.state.cards else ()


def _has_in_play(game: Game, name: str, player: str) -> bool:
    """Whether a player has a card of a name in play."""
    return any(
        game.name(each) == name and game.card(each).owner == player for each in in_play(game)
    )


def _site_path(game: Game, company: str) -> tuple[tuple[str, str | None], ...]:
    """The path that was taken, with all types of regions as they count now."""
    path = game.state.companies[company].path
    changes: tuple[RegionChange, ...] = game.value(REGION_CHANGES) if path else ()
    for change in changes:
        path = tuple((change.applied(region_type), name) for region_type, name in path)
    return path


def _region_type(game: Game, region: str) -> str | None:
    """The type of a region on the map, as it counts now; None if it counts as what it is."""
    changes: tuple[RegionChange, ...] = game.value(REGION_CHANGES)
    printed = map_of(game.pool).types.get(region) if changes else None
    if printed is None:
        return None
    now = printed
    for change in changes:
        now = change.applied(now)
    return now if now != printed else None


def _hazard_limit(game: Game, company: str) -> int:
    """The base, and what modifies it one after the other."""
    limit: int = game.state.companies[company].hazard_limit or game.value(
        BASE_HAZARD_LIMIT, company
    )
    for modifier in game.value(LIMIT_MODIFIERS, company):
        limit = modifier.applied(limit)
    return limit


def _hazard_limit_terms(game: Game, company: str) -> Iterator[Term]:
    limit = game.state.companies[company].hazard_limit or game.value(BASE_HAZARD_LIMIT, company)
    yield limit, "for its size"
    for modifier in game.value(LIMIT_MODIFIERS, company):
        after = modifier.applied(limit)
        yield after - limit, game.name(modifier.source)
        limit = after


def _at_large(game: Game, card: str, company: str) -> tuple[str, ...]:
    """The copies in play, be they anywhere or among a player's factions."""
    factions = (
        each
        for player in game.state.players
        for each in game.state.pile(player.name, "marshalling-point-pile")
        if game.card(each).card == card and game.card(each).owner == player.name
    )
    return (*game.value(COPIES, card), *factions)


def _direct_influence(game: Game, who: str) -> int:
    return sum(amount for amount, _ in _direct_influence_terms(game, who))


def _direct_influence_terms(game: Game, who: str) -> Iterator[Term]:
    yield character_facts(game, who).direct_influence, "printed"
    for fact in game.state.facts:
        if fact.what == "influence-lost" and fact.about == who:
            yield -fact.value, "lost"


def _general_influence_terms(game: Game, player: str) -> Iterator[Term]:
    yield game.value(GENERAL_INFLUENCE, player), "in all"
    yield -game.value(USED_INFLUENCE, player), "taken by characters"


def _home_site(game: Game, character: str, site: str) -> bool:
    """A home site may be a site by its name, all of a region, or all of a type."""
    here = site_facts(game, site)
    homes = {game.name(site), f"any site in {here.region}"}
    if here.site_type != "Haven" or game.value(IS_HAVEN, site, game.card(character).owner):
        homes.add(f"any {here.site_type}")
    if not here.under_deeps:
        homes.add(f"any {here.site_type} outside the Under-deeps")
    elif here.site_type != "Dark-hold":
        homes.add("any Under-deeps site other than a Dark-hold")
    listed = character_facts(game, character).home_sites
    region_type = map_of(game.pool).types.get(here.region)
    if f"any {here.site_type} in a {region_type} that is not a Dragon's lair" in listed:
        return not game.value(DRAGON_LAIR, site)
    return not homes.isdisjoint(listed)


def _taken(game: Game, character: str, target: str) -> int:
    pools = game.value(INFLUENCE_POOLS, character, target)
    charges = game.value(CHARGES, character)
    return taken_each(game, pools, charges)


def _pooled(game: Game, character: str, target: str) -> int:
    pools: tuple[Restricted, ...] = game.value(INFLUENCE_POOLS, character, target)
    return sum(pool.amount for pool in pools if pool.helps(game, target))


def _fighters(game: Game, company: str) -> tuple[str, ...]:
    return tuple(
        each
        for each in game.value(MEMBERS, company)
        if not is_ally(game, each) or game.value(TREATED_AS_CHARACTER, each, "combat")
    )


def _any_orc(game: Game, characters: tuple[str, ...]) -> bool:
    """An Orc, a Troll or a Balrog is, and a Half-orc beside others than Men."""
    printed = [game.printed(each) for each in characters]
    others = [each for each in printed if "Half-orc" not in each.keywords]
    races = {getattr(each.facts, "race", None) for each in others}
    if len(others) < len(printed) and races - {"Man"}:
        return True
    return not races.isdisjoint(("Orc", "Troll", "Balrog"))


NEXT_PHASE = Quantity("next phase", None)
"""Of a phase: the one after it; None after the last."""

COMPANIES_IN_PHASE = Quantity("companies in the phase", ())
"""Of a phase: the companies that have a part of it each."""

WAYS = Quantity("ways", (), "sum")
"""Of a company and a site: the ways in which the company can get there."""

REGION_LIMIT = Quantity(
    "region limit",
    _extra_regions,
    "sum",
    told="the number of regions that {0} may pass through",
    start="what effects add",
)
"""Of a company: how many regions it can pass in one Region Movement."""

REGIONS_ONCE = Quantity("regions once", False)
"""Whether no region may occur twice in one Region Movement."""

ADJOINING = Quantity("adjoining regions", (), "sum")
"""Of a player: pairs of regions that adjoin for him, besides those that adjoin on the map."""

REGION_CHANGES = Quantity("changes of regions", (), "sum")
"""What makes regions of certain types count as others, in the order in which it applies."""

REGION_TYPE = Quantity("region type", _region_type)
"""Of the name of a region: the type that an effect has given it; None if none has."""

NEXT_STEP = Quantity("next step", None)
"""Of a step of a company's movement/hazard phase: the one after it; None after the last."""

MAY_DECLARE = Quantity("may declare movement", False, "any")
"""Of a company: whether this is the time to declare movement for it."""

TIME_FOR_RESOURCES = Quantity("time for resources", False)
"""Of a player: whether this is a time for resource short-events, if nothing else gives one."""

AT_THE_END = Quantity("at the end", False, "any")
"""Of a card: whether its text places it at the end of a company's movement/hazard phase."""

TIME_FOR_HAZARDS = Quantity("time for hazards", False, "any")
"""Whether hazards may be played at this moment of a company's movement/hazard phase."""

NEW_SITE = Quantity("new site", lambda game, company: game.state.companies[company].destination)
"""Of a company in its movement/hazard phase: the site card it moves to."""

WHEREABOUTS = Quantity("whereabouts", lambda game, company: game.state.companies[company].site)
"""Of a company: the site card it is at; an empty text while it is at none."""

PATH_OF_WAY = Quantity("path of a way", _both_ends)
"""Of a company, a site and a way there: the type and, where it counts, the name of each region."""

SITE_PATH = Quantity("site path", _site_path)
"""Of a company: the type of each region it moves through, and its name where it is named."""

REGION_COUNT = Quantity(
    "regions of a type",
    lambda game, company, region_type: sum(
        each == region_type for each, _ in game.value(SITE_PATH, company)
    ),
)
"""Of a company and a type of region: how many of its site path count as such."""

UNDER_DEEPS_NUMBER = Quantity("Under-deeps number", None)
"""Of a company whose new site is revealed: what it has to roll to get there; None for no roll."""

SITE_NEEDED = Quantity(
    "needed site",
    lambda game, site: any(each.site == site for each in game.state.companies.values()),
    "any",
)
"""Of a site card in play: whether it has to stay there."""

MODE = Quantity("mode", None)
"""Of a Ringwraith: the mode it is in."""

NEEDS_MODE = Quantity("needs a mode", True)
"""Of a Ringwraith: whether it has to be in a mode to leave the Darkhavens."""

HUNTERS = Quantity("hunters", _at_large)
"""Of a card of the pool that attacks travellers, and a company: the copies that attack it."""

BROUGHT = Quantity("brought into a company", (None, ()))
"""Of an action: the company into which its effect brings somebody, and those it brings."""

COMPANIES_TO_JOIN = Quantity("companies to join", ())
"""Pairs of companies that have to become one, once every company has moved."""

DRAW_SITE = Quantity("draw site", None)
"""Of a company: the site card whose numbers tell how many cards its movement is worth."""

DRAWS = Quantity("draws")
"""Of a company and a player: how many cards the player may draw for the company's movement."""

HANDS_TO_RESET = Quantity("hands to reset", ())
"""Of a phase: the players who draw up to their hand size, or discard down to it, at its end."""

ORDERS_DEMANDS = Quantity("orders demands", None)
"""Who says, at this moment, what comes first of all that passive conditions demand."""

DEMANDS_WAIT = Quantity("demands wait", False, "any")
"""Whether what passive conditions demand has to wait, for now, before it is declared."""

END_STEPS = Quantity("steps of the end-of-turn phase", ())
"""The windows of the end-of-turn phase, in their order."""

HAND_SIZE = Quantity("hand size", 8)
"""Of a player."""

IS_HAVEN = Quantity("haven", False, "any")
"""Of a site and a player: whether the site is a haven for the player."""

HOME_SITE = Quantity("home site", _home_site)
"""Of a character and a site: whether the character is at home there."""

GROUP_SIZE = Quantity("size of a group", lambda game, characters: len(characters))
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

GENERAL_INFLUENCE = Quantity("general influence", 20)
"""Of a player: all of it."""

USED_INFLUENCE = Quantity("general influence used")
"""Of a player: what his characters take of it."""

UNUSED_INFLUENCE = Quantity(
    "unused general influence",
    lambda game, player: game.value(GENERAL_INFLUENCE, player) - game.value(USED_INFLUENCE, player),
    told="the unused general influence of {0}",
    terms=_general_influence_terms,
)
"""Of a player: what characters leave of it."""

CHARGES = Quantity("charges on direct influence", (), "sum")
"""Of a character: its followers, and how much of its direct influence each of them takes."""

INFLUENCE_POOLS = Quantity("restricted direct influence", (), "sum")
"""Of a character, and of a card against which it is to count, if any: its direct influence that
counts only against some."""

POOLS_LOST = Quantity("restricted direct influence lost", ())
"""Of a character, such a card, and all its direct influence of the kind: what each part loses."""

TAKEN = Quantity("direct influence taken", _taken)
"""Of a character and a card: how much of what would count against the card followers take."""

BEYOND_CONTROL = Quantity("beyond control", None)
"""A follower, if there is one, for whom its controller has not influence enough any more."""

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

CARD_ROLL = Quantity(
    "roll for a card",
    lambda game, card, roll: roll,
    told="the roll for {0}",
    start="rolled",
    rolled=True,
)
"""Of a card whose text calls for a roll, and the dice: what counts as rolled."""

CARD_RESULT = Quantity(
    "result for a card",
    lambda game, card, *parts: sum(amount for amount, _ in parts),
    told="the result for {0}",
    terms=lambda game, card, *parts: parts,
    rolled=True,
)
"""Of a card whose text adds something to a roll, and the parts: what counts."""

CARD_NUMBER = Quantity(
    "number for a card",
    lambda game, card, *parts: sum(amount for amount, _ in parts),
    told="what it is held against",
    terms=lambda game, card, *parts: parts,
    rolled=True,
)
"""Of a card whose text holds a roll against more than a number, and the parts."""

MAKES_CHECKS = Quantity("makes corruption checks", False, "any")
"""Of a character: whether it makes the corruption checks that are called for."""

CORRUPTION_POINTS = Quantity(
    "corruption points", 0, "sum", told="the number of corruption points of {0}", rolled=True
)
"""Of a character: of all that it bears."""

CHECK_MODIFIER = Quantity(
    "modifier of a corruption check",
    lambda game, check: check.modifier,
    told="what is added to the roll",
    start="by what calls for it",
    rolled=True,
)
"""Of a corruption check: what this one check, as opposed to others of the character, adds."""

CORRUPTION_TOTAL = Quantity("corruption check", told="the corruption check of {0}", rolled=True)
"""Of a character and the dice: what is compared with its corruption points."""

INFLUENCE_CHECK = Quantity(
    "influence check",
    lambda game, who, roll: roll,
    told="the influence check of {0}",
    start="rolled",
    rolled=True,
)
"""Of a character who makes one because a card calls for it, and the dice: what counts as rolled."""

INFLUENCE_RESULT = Quantity("influence attempt", told="the result of the attempt", rolled=True)
"""Of an attempt and the dice of both players: what is compared with the number to beat."""

INFLUENCE_NUMBER = Quantity("number to beat", told="the number to beat", rolled=True)
"""Of an attempt: the number that its result has to exceed."""

DETAINMENT = Quantity("detainment", False, "any")
"""Of an attack: whether it is detainment."""

ACTION_SORT = Quantity("sort of action", "")
"""Of an action with a card: whether it is a `resource` or a `hazard` action."""

USES = Quantity("uses", (), "sum")
"""Of a card: which of its abilities there are, by their numbers."""

OPEN_TO = Quantity("open to another", False, "any")
"""Of a card and a player whose card it is not: whether the player may use it."""

COPIES = Quantity("copies at work", ())
"""Of a card of the pool: its copies that act on the game by being in play."""

INHERITS = Quantity("inherits conditions", False)
"""Of a card: whether its alternative effects need what its main effect needs to be played."""

NEEDS_EFFECT = Quantity("needs an effect", True)
"""Of an event: whether something has to come of it when it is played."""

HAS_EFFECT = Quantity("has an effect", _works_in_another_way, "any")
"""Of an event and the action that plays it: whether something comes of it."""

IDLE = Quantity("idle", False, "any")
"""Of an event and what would be remembered of it: whether that changes nothing as things stand."""

SECOND_COPY = Quantity("second copy", None)
"""Of an event and the action that plays it: where another copy is at work already, on the `entity`
or in the whole `game`, so that there is no place for it."""

CONCERNS = Quantity("concerns", False, "any")
"""Of an event in play and another card: whether the event acts on that very card."""

COSTS = Quantity("costs", (), "sum")
"""Of a card that is played or used, and of the action: what its player pays as he declares it."""

TARGETS = Quantity("targets", _targets)
"""Of an action: the cards that it is aimed at."""

OVER_SITE = Quantity("reaches an automatic-attack", False, "any")
"""Of an event and the attacks it speaks of: whether it reaches one before anybody faces it."""

SERVES = Quantity("serves a condition", True)
"""Of a resource and an item: whether the item can meet a condition that the resource has."""

WORKS_WITH = Quantity("works with", True)
"""Of a resource that does something and an item: whether it can do that with such an item."""

IN_PLAY_BY_NAME = Quantity("in play by name", _has_in_play, "any")
"""Of a name and a player who asks: whether a card of that name is in play."""

DECLARED_ROLLS = Quantity("declared rolls", (), "sum")
"""What the rolls are for that actions in the chain will call for, and whose, the next one first."""

TARGETABLE = Quantity("may be targeted", False, "any")
"""Of a card: whether it is where an effect can be aimed at it."""

IMMEDIATE = Quantity("immediate", False, "any")
"""Of what a passive condition demands: whether it is done at once, outside any chain."""

STILL_DEMANDED = Quantity("still demanded", False, "any")
"""Of a card and what its passive condition has demanded: whether it would demand it even now."""

GONE = Quantity("gone", True)
"""Of a name: whether that a card of this name was discarded sets off what waits for that."""

SWEEPING = Quantity("copies that sweep", ())
"""Of a card of the pool: its copies that change all of a kind, without being aimed at any."""

STAYS_IN_PLAY = Quantity("stays in play", False, "any")
"""Of a character or a long-event: whether it stays where others would be discarded."""

IN_FORCE = Quantity("in force", True)
"""Of a card in play and one of its clauses, by its number: whether what it changes is changed."""

NEGATED = Quantity("negated", False, "any")
"""Of a declared action that is about to resolve: whether it comes to nothing."""

CHAIN_CLOSED = Quantity("chain closed", False)
"""Of the present chain of effects: whether it begins to resolve."""

NEXT_TO_RESOLVE = Quantity("next to resolve", lambda game: game.state.chain[0])
"""Of the present chain of effects: the declared action that resolves next."""

PASSED_OVER = Quantity("passed over", None)
"""Of an action that is to begin a chain of effects: the player with a better right to begin one."""

BASE_HAZARD_LIMIT = Quantity("base hazard limit")
"""Of a company in its movement/hazard phase."""

LIMIT_HALVED = Quantity("halved hazard limits", False, "any")
"""Of a player: whether his opponent's companies have half the base hazard limit in this turn."""

SIDEBOARD_OPENER = Quantity("opener of the sideboard", "")
"""Of a player: on account of which card his opponent may open the sideboard, if of any."""

SIDEBOARD_SIZE = Quantity("sideboard size", None, lasting=True)
"""Of a number of decks: how many cards a sideboard may have if they are played through."""

LIMIT_MODIFIERS = Quantity("hazard limit modifiers", (), "sum")
"""Of a company: what raises or lowers its hazard limit, in the order in which it applies."""

HAZARD_LIMIT = Quantity(
    "hazard limit", _hazard_limit, told="the hazard limit of {0}", terms=_hazard_limit_terms
)
"""Of a company in its movement/hazard phase."""

HAZARDS_HELD_AGAINST = Quantity(
    "hazards held against the limit", lambda game, company: game.state.companies[company].hazards
)
"""Of a company, as a hazard resolves: how many hazards are compared with the limit."""

COUNTS = Quantity("counts against the hazard limit", 0, "sum")
"""Of a card that is played or used, and of the action: how much of the hazard limit it takes."""

ATTACKS_NEXT = Quantity("attacks next", False)
"""Of a creature, a company, its key, and how many attacks it has made: whether another follows."""

COUNTED_AGAINST = Quantity("company it counts against", None)
"""Of an action: the company whose hazard limit it takes up, if it takes up any."""

KEY_LOST = Quantity("lost key", False)
"""Of a creature, a company and its key: whether it no longer fits when a further attack is due."""

IS_KEYED_TO = Quantity("keyed to", False, "any")
"""Of an attack and the name or the type of a region or a site: whether it is keyed to that."""

KEYS = Quantity("keys", (), "sum")
"""Of a creature and a company: what the creature can be keyed to."""

AUTOMATIC_ATTACKS = Quantity("automatic attacks", _own_attacks)
"""Of a site: its automatic-attacks in the order in which they are faced."""

ADDED_ATTACKS = Quantity("added attacks", _gained_attacks, "sum")
"""Of a site: the automatic-attacks that cards in play and earlier effects add to it."""

ATTACK_FROM_HAND = Quantity("attack from hand", _attack_from_hand)
"""Of a site: what the opponent can play as an automatic-attack; None if there is no such attack."""

LEAVES_UNTAPPED = Quantity("leaves the site untapped", False, "any")
"""Of a resource that normally taps its site and a site: whether it would not tap this one now."""

NEXT_ATTACK = Quantity("next automatic attack", None)
"""Of a company that enters its site: the attack it faces next, if there is one left."""

ATTACK_STRIKES = Quantity(
    "strikes",
    lambda game: game.state.combat.attack.strikes,
    told="the number of strikes of the attack",
    start="printed",
)
ATTACK_PROWESS = Quantity(
    "attack prowess",
    lambda game: game.state.combat.attack.prowess,
    told="the prowess of the attack",
    start="printed",
)
ATTACK_BODY = Quantity(
    "attack body",
    lambda game: game.state.combat.attack.body,
    told="the body of the attack",
    start="printed",
)
"""Of the attack that is being fought."""

ATTACK_CHANGE = Quantity("attack change", 0, "sum")
"""Of the attack that is being fought: what effects add to its `strikes`, `prowess` or `body`."""

ATTACK_LASTS = Quantity(
    "attack lasts", lambda game: game.card(game.state.combat.source).place == "in-play"
)
"""Of the attack that is being fought: whether it goes on."""

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

OVERT = Quantity("overt", _any_orc)
"""Of characters: whether they make an overt company together."""

DEFENDERS = Quantity("defenders", lambda game: game.value(COMPOSITION))
"""Of the attack that is being fought: those who face it."""

READY_FOR_STRIKE = Quantity(
    "ready for a strike", lambda game, who: game.card(who).position == "untapped", "any"
)
"""Of somebody who faces an attack: whether the defender may assign a strike to him."""

DEFENDER_PICKS = Quantity("defender picks", False, "any")
"""Of the attack that is being fought: whether the defender picks its targets regardless."""

FIRST_STRIKE_CLAIMS = Quantity("claims on the first strike", (), "sum")
"""Of the attack that is being fought: who may be struck first, by the word of which cards."""

CLAIM_PREVAILS = Quantity("claim prevails", False)
"""Of such a claim: whether it holds although the defender picks the targets regardless."""

STRUCK_BEFORE = Quantity("struck before", None)
"""Of somebody who faces an attack: who has to be assigned a strike before him and has none."""

STRIKES_AT_MOST = Quantity("strikes at most", 1)
"""Of somebody who faces an attack: how many of its strikes can be assigned to him."""

STRIKES_FIXED = Quantity("fixed strikes", False)
"""Of the attack that is being fought: whether only what states a number changes its strikes."""

EXCESS_STRIKES = Quantity("excess strikes")
"""Of the attack that is being fought, once strikes are assigned."""

SUPPORTERS = Quantity("supporters", (), "sum")
"""Of the attack that is being fought: those who could tap in support of another."""

PROWESS_OF_STRIKE = Quantity(
    "prowess of the strike",
    lambda game: game.value(ATTACK_PROWESS),
    told="the prowess of the strike",
    rolled=True,
)
BODY_OF_STRIKE = Quantity("body of the strike", lambda game: game.value(ATTACK_BODY))
"""Of the strike that is being played out."""

DUE_NOW = Quantity("due now", ())
"""Of the strike that is being played out: what its result has set off and comes before the rest."""

PLACE_OF_DEFEATED = Quantity("place of the defeated", "marshalling-point-pile")
"""Of an attack that is defeated: where the card goes that it came from."""

MANIFESTATION_KINDS = Quantity("kinds of manifestation", ())
"""The rows of the list of kinds that there are of manifestations of Dragons."""

DRAGONS_IN_PERSON = Quantity("Dragons in person", ())
"""Of the code of a set: the Dragons whose basic manifestation came with it."""

MANIFESTATION = Quantity("manifestation", None)
"""Of an attack: the Dragon of which it is a manifestation, `none`, or None if no rule says."""

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
DIRECT_INFLUENCE = Quantity(
    "direct influence",
    _direct_influence,
    told="the direct influence of {0}",
    terms=_direct_influence_terms,
)
"""Of a character: all that is unrestricted. INFLUENCE_BONUS tells what is there of it for whom."""

INFLUENCE_BONUS = Quantity("influence bonus", _pooled, "sum")
"""Of a character and a card: what the direct influence against it is more, or less, than it is."""

PROWESS_BONUS = Quantity("prowess bonus", 0, "sum")
"""Of a character who faces a strike: prowess that counts only against such an attack."""

STRIKE_PROWESS = Quantity(
    "prowess against the strike",
    lambda game, who: game.printed(who).facts.prowess,
    told="the prowess of {0} against the strike",
)
"""Of a character who faces a strike."""

UNTAPPED_COST = Quantity("cost of staying untapped", 3)
"""Of a character who faces a strike: what it loses of its prowess by staying untapped."""

STRIKE_TOTAL = Quantity("strike total", told="the total of {0}", rolled=True)
"""Of a character and the dice: what is compared with the strike's prowess."""

DISCARD_RESULTS = Quantity(
    "discarding results", lambda game, who: character_facts(game, who).discarded_by
)
"""Of a character: the results of a body check that discard it."""

RESCUERS = Quantity("rescuers", ())
"""Of a character who is to be eliminated: the companions who can still take an item of it."""

IN_USE = Quantity("in use", lambda game, item: game.card(item).in_use)
"""Of an item that somebody bears: whether it does something for its bearer."""

WORKS_UNUSED = Quantity("works unused", False, "any")
"""Of an item and what its text waits for: whether that counts while the item is not in use."""

BODY_CHECK_TOTAL = Quantity(
    "body check total",
    lambda game, event, dice: dice,
    told="the body check",
    start="rolled",
    rolled=True,
)
"""Of a body check and the dice."""

GIFT = Quantity("gift", None)
"""Of a faction, a character and an item: what it adds to his influence check if he discards it."""

INFLUENCE_TOTAL = Quantity("influence check total", told="the influence check of {1}", rolled=True)
"""Of a faction, a character and the dice: what is compared with the faction's number."""

ITEM_CLASS = Quantity(
    "item class", lambda game, card: getattr(item_facts(game, card), "item_class", None)
)
"""Of a card: the class of item that it is, or counts as; None for what is no item."""

LABELS = Quantity("labels", ())
"""Of a card: the key words on it, by which the texts of other cards may mean it."""

KEY_WORDS = Quantity("key words", (), "sum")
"""Of the code of a set: the key words that the rules list for it."""

HOARD_ITEM = Quantity("hoard item", False, "any")
"""Of a card: whether it is a hoard item."""

CONTAINS_HOARD = Quantity("contains a hoard", False, "any")
"""Of a site: whether it contains a hoard."""

DRAGON_LAIR = Quantity("Dragon's lair", False, "any")
"""Of a site: whether it is a Dragon's lair."""

LAIR_TABLE = Quantity("lair table", (), lasting=True)
"""The rows of the list of lairs, as the rules print them."""

UNIQUE_DRAGONS = Quantity("unique Dragons", {}, lasting=True)
"""For each unique Dragon, the names of its lair and of the lair's region."""

SPELLING = Quantity("spelling", None, lasting=True)
"""Of a name as somebody spells it: the name of the card that is meant."""

POINTS = Quantity("points of a card", lambda game, card, player: game.printed(card).points)
"""Of a card and a player: what it is worth, or would be worth, to the player."""

TROPHY_POINTS = Quantity(
    "trophy points",
    lambda game, card: game.value(POINTS, card, game.card(game.card(card).host).owner),
)
"""Of a trophy: the points that raise its bearer's prowess and direct influence."""

POINTS_BONUS = Quantity("points bonus", 0, "sum")
"""Of a card: marshalling points that effects in play add to its own."""

MARSHALLING_POINTS = Quantity(
    "marshalling points", 0, "sum", told="the number of {1} points of {0}"
)
"""Of a player and a source: character, ally, item, faction, kill or miscellaneous."""

AVATAR_LOSS = Quantity("avatar loss")
"""Of a player: the miscellaneous points that the elimination of his avatar costs him."""

RECKONING = Quantity("reckoning", {})
"""Of a player: the points of each source, as they go into the final total."""

DOUBLES = Quantity("doubled source", True)
"""Of a source: whether its points count double if the opponent has none."""

WHOLE = Quantity("whole", lambda game, points: sum(points))
"""Of the points of all sources: the total of which one source is at most half."""

MATCHES = Quantity("match", lambda game, one, other: game.name(one) == game.name(other), "any")
"""Of two cards: whether one is a copy of the other when cards are shown in the end."""

FINAL_POINTS = Quantity(
    "final points", lambda game, player: sum(game.value(RECKONING, player).values())
)
"""Of a player: the total that decides the game."""

WINNER = Quantity("winner", None)
"""The player who would win if the game were over: a name, `tie`, or `nobody` while it goes on."""

LOST_TREASURE = Quantity("lost treasure", False, "any")
"""Of an item: whether it is a lost treasure."""

STORED_TREASURES = Quantity("stored treasures")
"""Of a player: how many lost treasures he has stored."""

TREASURES_NEEDED = Quantity("treasures needed")
"""How many lost treasures win the game."""

DRAGONS_NEEDED = Quantity("Dragons needed")
"""How many unique Dragons the winner has to have defeated besides."""

DRAGONS_DEFEATED = Quantity("Dragons defeated")
"""Of a player: how many unique Dragons he has defeated."""
