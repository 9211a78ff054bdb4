"""What single cards of Dark Minions say."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.agent_actions import is_at
from westmarch.mechanics.agents import HAS_ACTED
from westmarch.mechanics.allies import is_ally
from westmarch.mechanics.combat import has_a_strike
from westmarch.mechanics.prisoners import is_captive
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.agents import CLOSED_TO_AGENT
from westmarch.mechanics.quantities.combat import READY_FOR_STRIKE, STRUCK_BEFORE
from westmarch.mechanics.quantities.hazards import COUNTS
from westmarch.mechanics.quantities.people import BODY
from westmarch.mechanics.quantities.sites import NEAREST_HAVEN
from westmarch.mechanics.table import is_playable_at, kept_beside, site_facts, site_of, table_cards
from westmarch.table.actions import ActAgent, AssignStrike, PlayEvent, UseCard
from westmarch.table.events.agents import AgentActed
from westmarch.table.events.cards import AllyPlayed, CardMoved, EventPlayed
from westmarch.table.events.chain import OwnTextFollowed, RollCalled, RollMade
from westmarch.table.events.combat import BodyCheckRolled
from westmarch.table.events.companies import CompanyArrived, CompanyReturned, SiteExchanged
from westmarch.table.events.memory import EffectLapsed, Remembered
from westmarch.table.events.prisoners import CharacterTaken, PrisonersReleased
from westmarch.table.game import Game
from westmarch.table.state import Fact
from westmarch.table.windows import ASSIGN_FIRST

# DM-2

BADUILA = Rulebook("DM-2")


@BADUILA.react("turns-them-back", OwnTextFollowed)
def turns_them_back(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The company returns to where it came from."""
    company = game.state.companies.get(event.here.target or "")
    if company is None or company.destination is None:
        return []
    back = CompanyReturned(company=company.id, origin=company.site, new_site=company.destination)
    return [back]


@BADUILA.forbid(
    "turns-them-back", UseCard, says="Baduila is no agent at the site to which that company goes."
)
def is_not_in_their_way(game: Game, action: UseCard) -> bool:
    """He has to be there already, as an agent."""
    if game.printed(action.card).id != "DM-2":
        return False
    company = game.state.companies.get(action.target or "")
    if company is None or company.destination is None or action.card not in game.state.agents:
        return True
    return not is_at(game, action.card, game.name(company.destination))


# DM-28

LOBELIA = Rulebook("DM-28")

_HER_WALKS = ("Bree", "Old Forest", "The White Towers")


@LOBELIA.define("keeps-to-the-shire", CLOSED_TO_AGENT)
def would_lose_her_spoons(game: Game, agent: str, site: str) -> bool | None:
    """She goes nowhere but to a few places that are near home."""
    near = game.name(site) in _HER_WALKS or site_facts(game, site).region == "The Shire"
    return (game.printed(agent).id == "DM-28" and not near) or None


# DM-179

NOBLE_HOUND = Rulebook("DM-179")


@NOBLE_HOUND.define("struck-before-its-bearer", STRUCK_BEFORE)
def comes_first(game: Game, who: str) -> str | None:
    """It throws itself between its bearer and the strike."""
    held = (each for each in game.card(who).holds if game.card(each).card == "DM-179")
    return next((each for each in held if not has_a_strike(game, each)), None)


@NOBLE_HOUND.define("struck-before-its-bearer", READY_FOR_STRIKE)
def is_ready(game: Game, who: str) -> bool | None:
    """Tapped or wounded, it does so all the same."""
    return game.printed(who).id == "DM-179" or None


@NOBLE_HOUND.forbid(
    "struck-before-its-bearer",
    AssignStrike,
    says="Noble Hound has to be assigned a strike first.",
)
def is_passed_over(game: Game, action: AssignStrike) -> bool:
    """Its bearer is not assigned one as long as it has none."""
    # Whether it comes even before a claim of the attacker's is not for the card alone to say.
    combat = game.state.combat
    claimed = combat is not None and game.state.combat_step is ASSIGN_FIRST
    return not claimed and comes_first(game, action.character) is not None


# DM-58

FLIES_AND_SPIDERS = Rulebook("DM-58")

_STRUGGLES = "DM-58.struggles"


@FLIES_AND_SPIDERS.react("struggles", BodyCheckRolled, order=100)
def struggles(game: Game, event: BodyCheckRolled) -> list[Event]:
    """A prisoner who stands the poison struggles."""
    who = event.character
    host = str(game.card(who).beside)
    if not is_captive(game, who) or game.card(host).card != "DM-58":
        return []
    return [RollCalled(card=host, of=who, what=_STRUGGLES)]


@FLIES_AND_SPIDERS.react("struggles", RollMade)
def breaks_free(game: Game, event: RollMade) -> list[Event]:
    """He is free if the roll and his body come to more than 15."""
    if event.what != _STRUGGLES or event.roll + game.value(BODY, event.of) <= 15:
        return []
    return [PrisonersReleased(host=event.card, who=event.of)]


# DM-90

SPELLS_OF_THE_BARROW_WIGHTS = Rulebook("DM-90")


@SPELLS_OF_THE_BARROW_WIGHTS.react("takes-rings", CharacterTaken, order=20)
def takes_his_rings(game: Game, event: CharacterTaken) -> list[Event]:
    """Rings that would stay with him are discarded."""
    if game.card(event.host).card != "DM-90":
        return []
    return [CardMoved(card=each, to="discard-pile") for each in kept_beside(game, event.card)]


# DM-99

WAYLAID = Rulebook("DM-99")

_SEARCHED = "DM-99.takes-rings"


@WAYLAID.react("takes-rings", OwnTextFollowed)
def is_searched(game: Game, event: OwnTextFollowed) -> list[Event]:
    """A prisoner who has rings is searched for each of them."""
    host, who = event.here.card, event.here.target
    return [RollCalled(card=host, of=ring, what=_SEARCHED) for ring in kept_beside(game, who)]


@WAYLAID.react("takes-rings", RollMade)
def is_found(game: Game, event: RollMade) -> list[Event]:
    """It is found, and gone, if the roll is less than 7."""
    found = event.what == _SEARCHED and event.roll < 7
    return [CardMoved(card=event.of, to="discard-pile")] if found else []


# DM-74

NEVER_SEEN_HIM = Rulebook("DM-74")

_ACTED_ONCE = "acted, and may act again"
"""Remembered of the agent for the turn."""


def _acts_again(game: Game, agent: str) -> bool:
    """Tell whether the card lies on an agent who has taken one action in this turn."""
    borne = any(game.card(each).host == agent for each in game.value(COPIES, "DM-74"))
    return borne and game.state.fact(_ACTED_ONCE, agent) is not None


@NEVER_SEEN_HIM.react("acts-once-more", AgentActed)
def has_one_more(game: Game, event: AgentActed) -> list[Event]:
    """When he has taken his action he has one more."""
    acted = game.state.fact(HAS_ACTED, event.card)
    borne = any(game.card(each).host == event.card for each in game.value(COPIES, "DM-74"))
    if acted is None or not borne or game.state.fact(_ACTED_ONCE, event.card) is not None:
        return []
    once = Fact(_ACTED_ONCE, event.card, until="turn")
    return [EffectLapsed(fact=acted), Remembered(fact=once)]


@NEVER_SEEN_HIM.adjust("acts-once-more", COUNTS)
def counts_nothing(game: Game, counts: int, card: str, action: object) -> int | None:
    """The second one takes nothing of the hazard limit."""
    return 0 if isinstance(action, ActAgent) and _acts_again(game, action.card) else None


@NEVER_SEEN_HIM.forbid(
    "spares-balrogs", PlayEvent, says="It cannot be played against a Balrog player."
)
def spares_the_balrog(game: Game, action: PlayEvent) -> bool:
    """A Balrog player has not seen him, either."""
    balrog = game.state.kind(game.state.opponent(action.player)) == "balrog"
    return balrog and game.printed(action.card).id == "DM-74"


# DM-84

RELUCTANT_FINAL_PARTING = Rulebook("DM-84")


@RELUCTANT_FINAL_PARTING.react(
    "parts-friends",
    EventPlayed,
    AllyPlayed,
    CompanyArrived,
    SiteExchanged,
    says="Reluctant Final Parting: it is too far from home for an ally, who is discarded.",
)
def goes_home(
    game: Game, event: EventPlayed | AllyPlayed | CompanyArrived | SiteExchanged
) -> list[Event]:
    """Allies who are too far from where they come from leave."""
    if not game.value(COPIES, "DM-84"):
        return []
    return [
        CardMoved(card=each.id, to="discard-pile")
        for each in table_cards(game)
        if is_ally(game, each.id) and _is_far_away(game, each.id)
    ]


def _is_far_away(game: Game, ally: str) -> bool:
    """Tell whether the site of an ally has another nearest haven, by the cards of its own side."""
    site = site_of(game, ally)
    if site is None or site_facts(game, site).under_deeps:
        return site is not None
    side = game.printed(ally).alignment
    sites = [each for each in game.pool.of_type("site") if each.alignment == side]
    there = {game.value(NEAREST_HAVEN, each.id) for each in sites if each.name == game.name(site)}
    at_home = (each for each in sites if is_playable_at(game, ally, each.id))
    home = {game.value(NEAREST_HAVEN, each.id) for each in at_home}
    return bool(there) and bool(home) and there.isdisjoint(home)
