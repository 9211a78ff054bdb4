"""The rescue of prisoners, and what becomes of hosts and captives when one of them goes."""

from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.order import Rank
from westmarch.mechanics.lookups import Cost, company_of, in_hand, item_facts, kept_beside
from westmarch.mechanics.prisoners import (
    CAPTURE,
    REACHED,
    captives,
    hosts_in_play,
    rescue_site,
)
from westmarch.mechanics.quantities.actions import COSTS
from westmarch.mechanics.quantities.prisoners import (
    BORROWED,
    MAY_RESCUE,
    RELEASED_AT,
    STILL_TAKES,
)
from westmarch.rulebooks.core.prisoners import RULES
from westmarch.table.actions import (
    AttemptRescue,
    FreePrisoners,
    MoveCompany,
    PlayAlly,
    PlayFaction,
    PlayItem,
)
from westmarch.table.events.cards import CardMoved, CardTapped
from westmarch.table.events.characters import CharacterEliminated
from westmarch.table.events.combat import AttackEnded, StrikeResolved
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.prisoners import (
    CharacterFreed,
    PrisonersReleased,
    PrisonersRescued,
    RescueAttacksOver,
)
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact
from westmarch.table.windows import SITE

_RESCUED = "prisoners rescued"
"""Remembered of a company: how many actions had been declared when it freed prisoners."""


# An attempt


def _is_there(game: Game, company: str, host: str) -> bool:
    """Tell whether a company is at the site where a host holds prisoners of its player."""
    group, site = game.state.companies[company], rescue_site(game, host)
    own = any(game.card(each).owner == group.player for each in captives(game, host))
    return own and site is not None and game.name(group.site) == game.name(site)


@RULES.permit(
    "rescue-attempt",
    AttemptRescue,
    says="A company that has entered the rescue site may try to free those who are held there.",
)
def attempts_a_rescue(game: Game, action: AttemptRescue) -> Lack | bool:
    """A company in the rescue site may face the rescue-attacks."""
    return _attempts(game, action) or True


def _in_its_site_phase(game: Game, action: AttemptRescue) -> Lack | None:
    group = game.state.companies.get(action.company)
    if (
        group is not None
        and group.characters
        and group.player == action.player
        and game.state.at(SITE)
        and game.state.window.company == action.company
    ):
        return None
    return Lack("A rescue is attempted in the company's own site phase.")


def _where_they_are_held(game: Game, action: AttemptRescue) -> Lack | None:
    if _is_there(game, action.company, action.card):
        return None
    if not game.state.companies[action.company].entered:
        return Lack("The company has not entered its site.")
    return Lack("{0.card} holds nobody at this site whom {0.player} could rescue.")


def _not_faced_yet(game: Game, action: AttemptRescue) -> Lack | None:
    faced = game.value(MAY_RESCUE, action.company, action.card)
    return Lack("The company has faced the rescue-attacks of {0.card} already.") if faced else None


_attempts = all_of(_in_its_site_phase, _where_they_are_held, _not_faced_yet)


@RULES.react("rescue-attempt", RescueAttacksOver)
def way_is_free(game: Game, event: RescueAttacksOver) -> list[Event]:
    """Once they are faced, beaten or not, the prisoners can be reached."""
    return [Remembered(fact=Fact(REACHED, event.company, event.host, until="company"))]


@RULES.define("rescue-attempt", MAY_RESCUE)
def has_reached_them(game: Game, company: str, host: str) -> bool:
    """That is remembered while the company has its part of the phase."""
    return any(
        (each.what, each.about, each.value) == (REACHED, company, host) for each in game.state.facts
    )


@RULES.permit(
    "rescue-attempt",
    FreePrisoners,
    says="The rescue-attacks are faced, and a character may tap to free the prisoners.",
)
def frees_them(game: Game, action: FreePrisoners) -> Lack | bool:
    """Then one of its characters may tap to free them all."""
    company = company_of(game, action.character)
    may_free = (
        company is not None
        and company.player == action.player
        and game.state.at(SITE)
        and game.state.window.company == company.id
        and captives(game, action.card)
        and game.value(MAY_RESCUE, company.id, action.card)
    )
    if may_free:
        return True
    return Lack("The company of {0.character} has not faced the rescue-attacks of {0.card}.")


@RULES.define("rescue-attempt", COSTS)
def rescuer_taps(game: Game, card: str | None, action: object) -> tuple[Cost, ...] | None:
    """He taps for it."""
    return (Cost(action.character, "tap"),) if isinstance(action, FreePrisoners) else None


@RULES.react(
    "rescued-join-company",
    PrisonersRescued,
    says="All whom {event.host} held are free, and in the company, under general influence.",
)
def join_the_rescuers(game: Game, event: PrisonersRescued) -> list[Event]:
    """They join the company at once, and the site taps."""
    company = game.state.companies[event.company]
    player, site = company.player, company.site
    freed = [each for each in captives(game, event.host) if game.card(each).owner == player]
    return [
        *(CharacterFreed(card=each, company=event.company) for each in freed),
        CardTapped(card=site),
    ]


# What else the rescuers may do there


@RULES.react("rescue-minor-item", PrisonersRescued)
def may_take_something(game: Game, event: PrisonersRescued) -> list[Event]:
    """It is remembered that they have just been rescued."""
    fact = Fact(_RESCUED, event.company, game.state.declared, until="company")
    return [Forgotten(what=_RESCUED, about=event.company), Remembered(fact=fact)]


@RULES.permit(
    "rescue-minor-item",
    PlayItem,
    says="Right after a rescue, one minor item may be played.",
    lifts=(
        "core.site-phase.play-requirements",
        "core.site-phase.not-tapping-differs",
        "core.prisoners.borrowed-site-card",
    ),
)
def plays_a_minor_item(game: Game, action: PlayItem) -> bool | None:
    """As the very next thing, one minor item, also below ground."""
    item, company = item_facts(game, action.card), company_of(game, action.character)
    if item is None or item.item_class != "minor" or company is None:
        return None
    if not in_hand(game, company.player, action.card):
        return None
    fact = game.state.fact(_RESCUED, company.id)
    return (fact is not None and game.state.is_next(action.player, fact.value)) or None


def _is_borrowed(game: Game, site: str, player: str) -> bool:
    return game.card(site).owner != player


@RULES.permit(
    "borrowed-site-card",
    MoveCompany,
    says="Who has no card of the rescue site to hand may move there by the one that lies with the "
    "hazard.",
)
def borrows_the_card(game: Game, action: MoveCompany) -> Lack | bool | None:
    """The site card that lies with a host will do for a rescue, where there is no other."""
    keeper = game.card(action.site).beside
    held = () if keeper is None else captives(game, keeper)
    if not any(game.card(each).owner == action.player for each in held):
        return None
    deck = game.state.pile(action.player, "location-deck")
    if any(game.name(each) == game.name(action.site) for each in deck):
        return Lack("{0.player} has a card of {0.site} in the location deck.")
    return True


@RULES.define("borrowed-site-card", BORROWED)
def is_the_hazard_players(game: Game, site: str, player: str) -> bool:
    """A site card of the opponent's is there for that alone."""
    return _is_borrowed(game, site, player)


@RULES.forbid(
    "borrowed-site-card",
    PlayItem,
    PlayAlly,
    PlayFaction,
    says="The company is there by a borrowed site card, for a rescue and nothing else.",
)
def came_for_the_rescue(game: Game, action: PlayItem | PlayAlly | PlayFaction) -> bool:
    """Nothing else is done there but what comes with a rescue."""
    company = company_of(game, action.character)
    return company is not None and game.value(BORROWED, company.site, company.player)


@RULES.replace("borrowed-site-card", CardMoved)
def is_given_back(game: Game, event: CardMoved) -> list[Event] | None:
    """When they leave it goes back to the location deck it came from."""
    card = game.card(event.card)
    if card.place != IN_PLAY or event.to != "discard-pile" or game.printed(card.id).type != "site":
        return None
    lent = any(
        event.card in (each.site, each.origin, each.destination)
        and _is_borrowed(game, event.card, each.player)
        for each in game.state.companies.values()
    )
    return [CardMoved(card=event.card, to="location-deck")] if lent else None


# When one of them goes


@RULES.react(
    "empty-host-discarded",
    StrikeResolved,
    AttackEnded,
    CharacterEliminated,
    CharacterFreed,
    order=Rank.LAST,
)
def hosts_of_nobody_go(game: Game, event: Event) -> list[Event]:
    """A hazard host that holds nobody is discarded, once it can take nobody any more."""
    return [
        CardMoved(card=each, to="discard-pile")
        for each in hosts_in_play(game)
        if not captives(game, each) and not game.value(STILL_TAKES, each)
    ]


@RULES.define("empty-host-discarded", STILL_TAKES)
def waits_for_a_strike(game: Game, host: str) -> bool:
    """It can while a strike is still to come that it waits for."""
    return any(each.value == host for each in game.state.facts_of(CAPTURE))


@RULES.react("empty-host-discarded", CardMoved, order=Rank.LAST)
def site_goes_back(game: Game, event: CardMoved) -> list[Event]:
    """Its rescue site goes back to the location deck from which it came."""
    # What others kept is discarded by then (core.glossary.host-leaves-play).
    if event.to == IN_PLAY:
        return []
    return [CardMoved(card=each, to="location-deck") for each in kept_beside(game, event.card)]


@RULES.react(
    "host-discarded",
    CardMoved,
    says="{event.card} is gone, and those whom it held are free where they were held.",
)
def captives_go_free(game: Game, event: CardMoved) -> list[Event]:
    """When the host goes, its prisoners are free, and a company where they were held."""
    return [PrisonersReleased(host=event.card)] if captives(game, event.card) else []


@RULES.define("host-discarded", RELEASED_AT)
def where_they_were_held(game: Game, host: str, player: str) -> str | None:
    """By a site card of their own player's, if he has one to hand, or else by the host's."""
    site = rescue_site(game, host)
    if site is None:
        return None
    if game.reading("q.core.freed-company") == "b":
        return site
    deck = game.state.pile(player, "location-deck")
    return next((each for each in deck if game.name(each) == game.name(site)), site)
