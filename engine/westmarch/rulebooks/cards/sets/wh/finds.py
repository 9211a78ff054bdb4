"""What cards of The White Hand say of what is played, made and given where it would not be."""

from collections.abc import Iterator

from westmarch.cards.model.card import Ally
from westmarch.cards.model.play_clauses import PlayableWhere
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import companies_at, site_of
from westmarch.mechanics.lookups import admits, company_of, in_hand, item_facts, somebodys_facts
from westmarch.mechanics.organization import may_come
from westmarch.mechanics.playable import is_playable_at
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.people import ADMITTED, CHARGED_MIND, COMPANY_SIZE, IS_HAVEN
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import follows_own
from westmarch.rulebooks.cards.playable import AT_TAPPED_SITES
from westmarch.rulebooks.cards.things.places import is_such_site
from westmarch.rulebooks.cards.wizardhavens import is_arm, is_his_haven, is_protected
from westmarch.table.actions import (
    ChooseCard,
    PlayAlly,
    PlayCharacter,
    PlayEvent,
    PlayItem,
    UseCard,
)
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled, ItemUsed
from westmarch.table.events.chain import Declared, OwnTextFollowed
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Company, Fact


def _of_player(game: Game, card: str, player: str) -> list[str]:
    """The copies of a card of the pool that a player has in play."""
    return [each for each in game.value(COPIES, card) if game.card(each).owner == player]


def _plays_ally(game: Game, action: PlayAlly) -> Company | None:
    """The company that would play an ally now, if somebody of it is free to."""
    company = company_of(game, action.character)
    quiet = game.state.phase == "site" and game.state.combat is None and not game.state.chain
    if company is None or company.player != action.player or not quiet:
        return None
    free = game.card(action.character).position == "untapped"
    return company if free and in_hand(game, action.player, action.card) else None


# WH-109

FRIEND_OF_SECRET_THINGS = Rulebook("WH-109")


@FRIEND_OF_SECRET_THINGS.permit("at-tapped-sites", PlayAlly, says=AS_WRITTEN, lifts=AT_TAPPED_SITES)
def finds_friends_late(game: Game, action: PlayAlly) -> bool | None:
    """Where few come, allies are to be had even when others have been there."""
    company = _plays_ally(game, action)
    if company is None or not _of_player(game, "WH-109", action.player):
        return None
    few = game.value(COMPANY_SIZE, company.id) <= 2
    return (few and _is_to_be_had(game, action.card, company.site)) or None


def _is_to_be_had(game: Game, card: str, site: str) -> bool:
    """Tell whether an ally is playable at a site, by what its card says."""
    if is_playable_at(game, card, site, Ally):
        return True
    clauses = game.printed(card).clauses
    return any(
        isinstance(each, PlayableWhere)
        and not each.conditions
        and is_such_site(game, each.where, site, card)
        for each in clauses
    )


# WH-62

UNTIMELY_BROOD = Rulebook("WH-62")

_HATCHED = "hatched by WH-62"
"""Remembered of a player for the turn."""


@UNTIMELY_BROOD.permit("hatches", PlayAlly, says=AS_WRITTEN, lifts=AT_TAPPED_SITES)
def hatches(game: Game, action: PlayAlly) -> bool | None:
    """One small beast in each site phase, at a protected Wizardhaven."""
    company = _plays_ally(game, action)
    if company is None or not _of_player(game, "WH-62", action.player):
        return None
    done = game.state.fact(_HATCHED, action.player) is not None
    return (not done and _is_brood(game, action.card, company.site)) or None


@UNTIMELY_BROOD.react("hatches", Declared)
def has_hatched(game: Game, event: Declared) -> list[Event]:
    """It is remembered that one has come, unless it would have been there anyway."""
    action = event.action
    if not isinstance(action, PlayAlly) or not _of_player(game, "WH-62", action.player):
        return []
    site = site_of(game, action.character)
    if site is None or not _is_brood(game, action.card, site):
        return []
    untapped = game.card(site).position == "untapped"
    if untapped and _is_to_be_had(game, action.card, site):
        return []
    return [Remembered(fact=Fact(_HATCHED, action.player, until="turn", card="WH-62"))]


def _is_brood(game: Game, card: str, site: str) -> bool:
    printed = game.printed(card)
    small = isinstance(printed.facts, Ally) and somebodys_facts(game, card).mind == 1
    return small and not printed.unique and is_his_haven(game, site) and is_protected(game, site)


# WH-65, WH-67

DELVERS_HARVEST, EARTH_EATER = Rulebook("WH-65"), Rulebook("WH-67")

_TAKES = "WH-67.takes-an-arm"
_PILES = ("hand", "discard-pile", "sideboard")
"""Where arms may come from: not from hand, where they are to come to hand."""


def _digs(game: Game, player: str) -> bool:
    """Tell whether a company of a player's has entered Deep Mines, and is there still."""
    return any(
        each.player == player and each.entered and game.name(each.site) == "Deep Mines"
        for each in game.state.companies.values()
    )


@DELVERS_HARVEST.forbid("in-deep-mines", PlayEvent, says=AS_WRITTEN)
def does_not_dig(game: Game, action: PlayEvent) -> bool:
    """It takes somebody who digs."""
    return game.printed(action.card).id == "WH-65" and not _digs(game, action.player)


@EARTH_EATER.forbid("in-deep-mines", PlayEvent, says=AS_WRITTEN)
def finds_nothing_to_eat(game: Game, action: PlayEvent) -> bool:
    """It takes somebody who digs, and more harvests than eaters."""
    if game.printed(action.card).id != "WH-67":
        return False
    harvests = len(_of_player(game, "WH-65", action.player))
    eaters = len(_of_player(game, "WH-67", action.player))
    return not _digs(game, action.player) or harvests <= eaters


def _arms(game: Game, player: str, piles: tuple[str, ...], item_class: str) -> Iterator[str]:
    """Go through the arms of one class in some piles that are not unique."""
    for pile in piles:
        for each in game.state.pile(player, pile):
            facts, printed = item_facts(game, each), game.printed(each)
            meant = facts is not None and facts.item_class == item_class
            if meant and not printed.unique and is_arm(game, printed):
                yield each


def _arms_to_take(game: Game, player: str) -> tuple[str, ...]:
    found = _arms(game, player, _PILES[1:], "major")
    return tuple(each for each in found if game.printed(each).alignment == "minion")


@EARTH_EATER.forbid("takes-an-arm", UseCard, says="There is nothing of the kind to be had.")
def has_nothing_to_take(game: Game, action: UseCard) -> bool:
    """There has to be something."""
    return follows_own(game, action, _TAKES) and not _arms_to_take(game, action.player)


@EARTH_EATER.react("takes-an-arm", OwnTextFollowed)
def looks_for_an_arm(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Its player chooses what it is."""
    player = event.here.player
    among = _arms_to_take(game, player)
    if not among:
        return []
    return [ChoiceCalled(card=event.card, player=player, among=among, what=(_TAKES,))]


@EARTH_EATER.permit(
    "takes-an-arm", ChooseCard, says="What may be chosen is what Earth-eater calls for."
)
def says_which_arm(game: Game, action: ChooseCard) -> bool | None:
    """Any of those."""
    return is_called_for(game, action, _TAKES)


@EARTH_EATER.react("takes-an-arm", CardChosen)
def takes_it(game: Game, event: CardChosen) -> list[Event]:
    """And has it in hand."""
    mine = game.printed(event.card).id == "WH-67" and event.what[0] == _TAKES
    return [CardMoved(card=event.chosen, to="hand")] if mine else []


# WH-117

THE_FORGE_MASTER = Rulebook("WH-117")

_FORGES, _FOR_WHOM = "WH-117.forges", "WH-117.forges for"


@THE_FORGE_MASTER.forbid(
    "forges", UseCard, says="{action.card} is used at a Wizardhaven, and there has to be metal."
)
def has_no_forge(game: Game, action: UseCard) -> bool:
    """It takes a Wizardhaven, and something to make."""
    if not follows_own(game, action, _FORGES):
        return False
    site = site_of(game, action.card)
    there = site is not None and is_his_haven(game, site)
    return not there or not any(_arms(game, action.player, _PILES, "minor"))


@THE_FORGE_MASTER.react("forges", OwnTextFollowed)
def forges(game: Game, event: OwnTextFollowed) -> list[Event]:
    """His player says what he makes."""
    here = event.here
    among = tuple(_arms(game, here.player, _PILES, "minor"))
    what = (_FORGES, here.bearer)
    return (
        [ChoiceCalled(card=here.card, player=here.player, among=among, what=what)] if among else []
    )


@THE_FORGE_MASTER.permit(
    "forges", ChooseCard, says="What may be chosen is what The Forge-master calls for."
)
def says_what_and_for_whom(game: Game, action: ChooseCard) -> bool | None:
    """What it is, and then who gets it."""
    return is_called_for(game, action, _FORGES, _FOR_WHOM)


@THE_FORGE_MASTER.react("forges", CardChosen)
def gives_it(game: Game, event: CardChosen) -> list[Event]:
    """Whoever is at his site may have it."""
    if game.printed(event.card).id != "WH-117" or event.what[0] not in (_FORGES, _FOR_WHOM):
        return []
    if event.what[0] == _FOR_WHOM:
        item = event.what[1]
        return [CardMoved(card=item, to=IN_PLAY, host=event.chosen), ItemUsed(card=item)]
    site = site_of(game, event.what[1])
    player = game.card(event.card).owner
    there = tuple(
        each
        for company in companies_at(game, site)
        if company.player == player
        for each in company.characters
    )
    what = (_FOR_WHOM, event.chosen)
    return [ChoiceCalled(card=event.card, player=player, among=there, what=what)] if there else []


# WH-61

STRIDENT_SPAWN = Rulebook("WH-61")

_BRED = "WH-61.breeds-another"


def _half_orcs(game: Game, player: str) -> tuple[str, ...]:
    pile = game.state.pile(player, "discard-pile")
    return tuple(each for each in pile if "Half-orc" in game.printed(each).keywords)


@STRIDENT_SPAWN.define("at-his-havens", ADMITTED)
def are_let_in(game: Game, character: str, player: str) -> bool | None:
    """Half-orcs may come."""
    half = "Half-orc" in game.printed(character).keywords
    return (half and bool(_of_player(game, "WH-61", player))) or None


@STRIDENT_SPAWN.forbid(
    "at-his-havens",
    PlayCharacter,
    says="A Strident Spawn lets Half-orcs come to Wizardhavens, and {action.site} is none.",
)
def would_come_elsewhere(game: Game, action: PlayCharacter) -> bool:
    """To his Wizardhavens: for more it takes worse company."""
    half = "Half-orc" in game.printed(action.card).keywords
    if not half or not _of_player(game, "WH-61", action.player):
        return False
    bad = _of_player(game, "WH-63", action.player)
    return not bad and not game.value(IS_HAVEN, action.site, action.player)


@STRIDENT_SPAWN.permit(
    "at-his-havens",
    PlayCharacter,
    says=AS_WRITTEN,
    lifts=("core.organization.avatar-limits-character-play",),
)
def come_without_him(game: Game, action: PlayCharacter) -> bool | None:
    """He need not be there himself."""
    half = "Half-orc" in game.printed(action.card).keywords
    if not half or not _of_player(game, "WH-61", action.player):
        return None
    here = game.value(IS_HAVEN, action.site, action.player)
    return (here and may_come(game, action)) or None


@STRIDENT_SPAWN.forbid("breeds-another", UseCard, says="There is no Half-orc in the discard pile.")
def none_has_fallen(game: Game, action: UseCard) -> bool:
    """There has to be one."""
    return follows_own(game, action, _BRED) and not _half_orcs(game, action.player)


@STRIDENT_SPAWN.react("breeds-another", OwnTextFollowed)
def breeds_another(game: Game, event: OwnTextFollowed) -> list[Event]:
    """His player says which of them it is."""
    among = _half_orcs(game, event.here.player)
    call = ChoiceCalled(card=event.card, player=event.here.player, among=among, what=(_BRED,))
    return [call] if among else []


@STRIDENT_SPAWN.permit(
    "breeds-another", ChooseCard, says="What may be chosen is what A Strident Spawn calls for."
)
def says_which_half_orc(game: Game, action: ChooseCard) -> bool | None:
    """Any of them."""
    return is_called_for(game, action, _BRED)


@STRIDENT_SPAWN.react("breeds-another", CardChosen)
def is_bred_anew(game: Game, event: CardChosen) -> list[Event]:
    """He comes to hand."""
    mine = game.printed(event.card).id == "WH-61" and event.what[0] == _BRED
    return [CardMoved(card=event.chosen, to="hand")] if mine else []


@STRIDENT_SPAWN.adjust("cheap-half-orcs", CHARGED_MIND)
def takes_one_less(game: Game, mind: int, who: str) -> int | None:
    """A Half-orc of its player's takes one less."""
    half_orc = "Half-orc" in game.printed(who).keywords
    bred = half_orc and bool(_of_player(game, "WH-61", game.card(who).owner))
    return mind - 1 if bred else None


# WH-120

SARUMANS_MACHINERY = Rulebook("WH-120")

_MADE = "made by WH-120"
"""Remembered of a site for the turn."""


@SARUMANS_MACHINERY.forbid("at-the-works", PlayEvent, says=AS_WRITTEN)
def is_no_place_for_works(game: Game, action: PlayEvent) -> bool:
    """Two places are fit for it."""
    if game.printed(action.card).id != "WH-120" or action.target not in game.state.cards:
        return False
    name = game.name(str(action.target))
    return name != "Isengard" and name != "The White Towers"


@SARUMANS_MACHINERY.permit("makes-one", PlayItem, says=AS_WRITTEN, lifts=AT_TAPPED_SITES)
def makes_one(game: Game, action: PlayItem) -> bool | None:
    """One machine comes out of the works in each site phase."""
    company = company_of(game, action.character)
    quiet = game.state.phase == "site" and game.state.combat is None and not game.state.chain
    if company is None or company.player != action.player or not quiet:
        return None
    free = game.card(action.character).position == "untapped"
    if not free or not in_hand(game, action.player, action.card):
        return None
    return (_is_made_at(game, action.card, company.site) and not _has_made(game, company)) or None


@SARUMANS_MACHINERY.react("makes-one", Declared)
def has_made_one(game: Game, event: Declared) -> list[Event]:
    """It is remembered, unless the site would have allowed it anyway."""
    action = event.action
    company = company_of(game, action.character) if isinstance(action, PlayItem) else None
    if company is None or not _is_made_at(game, action.card, company.site):
        return []
    untapped = game.card(company.site).position == "untapped"
    if untapped and admits(game, company.site, action.card):
        return []
    return [Remembered(fact=Fact(_MADE, company.site, until="turn", card="WH-120"))]


def _is_made_at(game: Game, item: str, site: str) -> bool:
    printed = game.printed(item)
    works = any(game.card(each).host == site for each in game.value(COPIES, "WH-120"))
    return works and item_facts(game, item) is not None and "technology" in printed.keywords


def _has_made(game: Game, company: Company) -> bool:
    return game.state.fact(_MADE, company.site) is not None
