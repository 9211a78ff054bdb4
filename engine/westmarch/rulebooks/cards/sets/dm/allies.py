"""What allies of Dark Minions, and a hazard against allies, say."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.allies import is_ally
from westmarch.mechanics.combat import has_a_strike
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import site_facts, table_cards
from westmarch.mechanics.playable import is_playable_at
from westmarch.mechanics.prisoners import CAPTURE
from westmarch.mechanics.quantities.actions import COPIES, SUITS_ANYWAY
from westmarch.mechanics.quantities.combat import READY_FOR_STRIKE, STRUCK_BEFORE
from westmarch.mechanics.quantities.people import MEMBERS
from westmarch.mechanics.quantities.prisoners import CAPTOR, HOLDS_PRISONERS
from westmarch.mechanics.quantities.sites import NEAREST_HAVEN
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import bearer_of, follows_own
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.table.actions import AssignStrike, PlayEvent, UseCard
from westmarch.table.events.cards import AllyPlayed, CardMoved, EventPlayed
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.companies import CompanyArrived, JourneysEnded, SiteExchanged
from westmarch.table.game import Game
from westmarch.table.windows import ASSIGN_FIRST

# DM-84

RELUCTANT_FINAL_PARTING = Rulebook("DM-84")


@RELUCTANT_FINAL_PARTING.react(
    "parts-friends",
    EventPlayed,
    AllyPlayed,
    CompanyArrived,
    JourneysEnded,
    SiteExchanged,
    says="Reluctant Final Parting: it is too far from home for an ally, who is discarded.",
)
def goes_home(
    game: Game, event: EventPlayed | AllyPlayed | CompanyArrived | JourneysEnded | SiteExchanged
) -> list[Event]:
    """Allies who are too far from where they come from leave."""
    if not game.value(COPIES, "DM-84"):
        return []
    return [
        CardMoved(card=each.id, to="discard-pile")
        for each in table_cards(game)
        if is_ally(game, each.id)
        and game.name(each.id) != "The Balrog"
        and _is_far_away(game, each.id)
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


# DM-179

NOBLE_HOUND = Rulebook("DM-179")

_IN_A_FIGHT = (
    "core.combat.off-turn-defender",
    "core.combat.pending-effects-restrict",
    "core.combat.window-closes",
    "core.strikes.only-designated-actions",
)
"""What leaves other cards no time while strikes are faced."""


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


_KEEPS = "DM-179.keeps-him-free"


def _would_be_taken(game: Game, who: str) -> bool:
    """Tell whether something that is declared, or waits, would take somebody prisoner."""
    if any(fact.about == who for fact in game.state.facts_of(CAPTURE)):
        return True
    combat = game.state.combat
    if combat is not None and combat.facing == who and game.value(CAPTOR, who):
        return True
    meant = (who, game.card(who).company)
    return any(
        isinstance(each, PlayEvent)
        and each.target in meant
        and game.value(HOLDS_PRISONERS, each.card)
        for each in game.state.chain
    )


@NOBLE_HOUND.permit("keeps-him-free", UseCard, says=AS_WRITTEN, lifts=_IN_A_FIGHT)
def is_in_time(game: Game, action: UseCard) -> bool | None:
    """As soon as that is declared, up to the strike itself."""
    return follows_own(game, action, _KEEPS) or None


@NOBLE_HOUND.forbid(
    "keeps-him-free", UseCard, says="Nothing would take the bearer of {action.card} prisoner."
)
def is_in_no_danger(game: Game, action: UseCard) -> bool:
    """It takes something that would."""
    if not follows_own(game, action, _KEEPS):
        return False
    bearer = bearer_of(game, action.card)
    declared = action in game.state.chain
    return not declared and (bearer is None or not _would_be_taken(game, bearer))


@NOBLE_HOUND.react("keeps-him-free", OwnTextFollowed)
def keeps_him_free(game: Game, event: OwnTextFollowed) -> list[Event]:
    """That holds until the attack is over."""
    bearer = event.here.bearer
    return [] if bearer is None else [leave(game, event, bearer, "combat")]


@NOBLE_HOUND.adjust("keeps-him-free", CAPTOR)
def nobody_takes_him(game: Game, captor: str | None, who: str) -> str | None:
    """So nobody takes him."""
    return "" if captor and own_reached(game, _KEEPS, who) else None


# DM-177

LINDION = Rulebook("DM-177")


@LINDION.define("speaks-for-them", SUITS_ANYWAY)
def calls_the_eagles(game: Game, event: str, target: str) -> bool | None:
    """Where Lindion is, the Eagles come, and nobody has to ask them."""
    if game.name(event) != "Eagle-mounts" or target not in game.state.companies:
        return None
    members = game.value(MEMBERS, target)
    return any(game.card(each).card == "DM-177" for each in members) or None
