"""What single hazards of The Dragons do to those they strike, and how creatures come by them."""

from typing import TypeGuard

from westmarch.cards.model.card import Creature
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import company_of, current_company, in_hand, item_facts
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.combat import BODY_CHECK_TOTAL, BODY_OF_STRIKE
from westmarch.mechanics.quantities.hazards import COUNTS, KEYS
from westmarch.mechanics.quantities.items import IN_USE
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.table.actions import PlayCreature
from westmarch.table.events.cards import ItemPlayed
from westmarch.table.events.chain import ChainEnded, Declared, OwnTextFollowed
from westmarch.table.events.combat import BodyCheckCalled, BodyCheckRolled, StrikeFailed
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.turns import WindowReopened
from westmarch.table.game import Game
from westmarch.table.state import LASTING, Fact
from westmarch.table.windows import SITE

# TD-7

CARRION_BIRDS = Rulebook("TD-7")

_CHECKS_LEFT = "body checks by TD-7"
"""Remembered of whoever it wounded: how many are left, and whether he was wounded before."""


@CARRION_BIRDS.react("two-body-checks", BodyCheckCalled)
def more_to_come(game: Game, event: BodyCheckCalled) -> list[Event]:
    """The first of its body checks is not the last."""
    who = event.character
    known = game.state.fact(_CHECKS_LEFT, who) is not None
    if event.of_strike or known or not _is_its(game, who):
        return []
    fact = Fact(_CHECKS_LEFT, who, (1, event.was_wounded), "strike", "TD-7")
    return [Remembered(fact=fact)]


@CARRION_BIRDS.react("two-body-checks", BodyCheckRolled)
def once_more(game: Game, event: BodyCheckRolled) -> list[Event]:
    """Whoever has passed one makes the other."""
    fact = None if event.of_strike else game.state.fact(_CHECKS_LEFT, event.character)
    if fact is None or event.total > event.body or fact.value[0] < 1:
        return []
    number, before = fact.value
    left = Fact(_CHECKS_LEFT, fact.about, (number - 1, before), "strike", "TD-7")
    return [
        Forgotten(what=_CHECKS_LEFT, about=fact.about),
        Remembered(fact=left),
        BodyCheckCalled(character=fact.about, of_strike=False, was_wounded=before),
    ]


@CARRION_BIRDS.adjust("two-body-checks", BODY_CHECK_TOTAL)
def is_modified(game: Game, total: int, check: BodyCheckCalled, dice: int) -> int | None:
    """Both of them are easier to pass."""
    return total - 1 if not check.of_strike and _is_its(game, check.character) else None


def _is_its(game: Game, who: str) -> bool:
    combat = game.state.combat
    if combat is None or combat.facing != who:
        return False
    return game.printed(combat.source).id == "TD-7"


# TD-14

DRAGONS_BLOOD = Rulebook("TD-14")

_INJURED = "injured by TD-14"
"""Remembered of whoever makes his body check once the strike has made its own."""
_PROTECTS = frozenset(("armor", "shield", "helmet"))


@DRAGONS_BLOOD.react("injures-all-the-same", OwnTextFollowed)
def is_in_danger(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Whoever faces the strike is in danger as long as it lasts."""
    who = event.here.character(game)
    return [leave(game, event, who, "strike")] if who is not None else []


@DRAGONS_BLOOD.react("injures-all-the-same", StrikeFailed)
def is_injured(game: Game, event: StrikeFailed) -> list[Event]:
    """Even a strike that fails leaves something behind."""
    who = event.character
    if not own_reached(game, "TD-14.injures-all-the-same", who):
        return []
    # The strike has its body check first, if it has a body.
    if game.value(BODY_OF_STRIKE) is not None:
        return [Remembered(fact=Fact(_INJURED, who, None, "strike", "TD-14"))]
    return [BodyCheckCalled(character=who, of_strike=False)]


@DRAGONS_BLOOD.react("injures-all-the-same", BodyCheckRolled)
def is_injured_then(game: Game, event: BodyCheckRolled) -> list[Event]:
    """His own body check follows on that of the strike."""
    if not event.of_strike or game.state.fact(_INJURED, event.character) is None:
        return []
    return [
        Forgotten(what=_INJURED, about=event.character),
        BodyCheckCalled(character=event.character, of_strike=False),
    ]


@DRAGONS_BLOOD.adjust("injures-all-the-same", BODY_CHECK_TOTAL)
def is_protected(game: Game, total: int, check: BodyCheckCalled, dice: int) -> int | None:
    """What he wears keeps some of it off."""
    who = check.character
    if check.of_strike or not own_reached(game, "TD-14.injures-all-the-same", who):
        return None
    worn = {
        word
        for each in game.card(who).holds
        if game.value(IN_USE, each)
        for word in game.printed(each).keywords
    }
    return total - len(worn & _PROTECTS)


# TD-58

RUMOR_OF_WEALTH = Rulebook("TD-58")

_ROUSED, _COME = "roused by TD-58", "come by TD-58"


@RUMOR_OF_WEALTH.react("spreads", OwnTextFollowed)
def spreads(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It is told of the site for the rest of the turn."""
    site = event.here.target
    return [leave(game, event, site, LASTING)] if site is not None else []


@RUMOR_OF_WEALTH.react("spreads", ItemPlayed)
def is_taken(game: Game, event: ItemPlayed) -> list[Event]:
    """Something worth the way has been taken from there."""
    company, item = company_of(game, event.character), item_facts(game, event.card)
    if company is None or item is None or item.item_class not in ("major", "greater"):
        return []
    if game.state.phase != "site" or not own_reached(game, "TD-58.spreads", company.site):
        return []
    return [Remembered(fact=Fact(_ROUSED, company.id, None, "company", "TD-58"))]


@RUMOR_OF_WEALTH.react("spreads", ChainEnded)
def opponent_is_asked(game: Game, event: ChainEnded) -> list[Event]:
    """The opponent has his turn to play the creature."""
    company, window = current_company(game), game.state.window
    if company is None or window.kind is not SITE or not _is_open(game, company.id, None):
        return []
    return [WindowReopened(waiting=(game.state.opponent(company.player), company.player))]


@RUMOR_OF_WEALTH.permit(
    "spreads",
    PlayCreature,
    says="Rumor of Wealth has spread, and something was taken from the site.",
    lifts=("core.turn.hazard-player-window",),
)
def comes(game: Game, action: PlayCreature) -> bool | None:
    """A creature follows, right there in the site phase."""
    window = game.state.window
    return (
        _is_open(game, action.company, action.card)
        and window.kind is SITE
        and window.company == action.company
        and in_hand(game, action.player, action.card)
        and _is_roused(game, action.card)
    ) or None


@RUMOR_OF_WEALTH.define("spreads", KEYS)
def at_the_site(game: Game, creature: str, company: str) -> tuple[str, ...] | None:
    """The name of the site is its key."""
    if not _is_open(game, company, creature) or not _is_roused(game, creature):
        return None
    return (game.name(game.state.companies[company].site),)


@RUMOR_OF_WEALTH.react("spreads", Declared)
def has_come(game: Game, event: Declared) -> list[Event]:
    """After one creature there is no other."""
    action = event.action
    if not isinstance(action, PlayCreature) or not _is_open(game, action.company, action.card):
        return []
    return [Remembered(fact=Fact(_COME, action.card, None, "turn", "TD-58"))]


@RUMOR_OF_WEALTH.adjust("spreads", COUNTS)
def is_no_hazard_of_the_journey(
    game: Game, counts: int, played: str | None, action: object
) -> int | None:
    """And it takes nothing of the hazard limit."""
    if not isinstance(action, PlayCreature) or game.state.phase != "site":
        return None
    return 0 if game.state.fact(_ROUSED, action.company) is not None else None


def _is_open(game: Game, company: str, creature: str | None) -> bool:
    """Tell whether something was taken, and no other creature has come for it."""
    if game.state.phase != "site" or game.state.fact(_ROUSED, company) is None:
        return False
    return all(each.about == creature for each in game.state.facts_of(_COME))


def _is_roused(game: Game, creature: str) -> bool:
    facts = game.printed(creature).facts
    dragon = isinstance(facts, Creature) and facts.attack.race == "Dragon"
    return dragon and game.name(creature) != "Eärcaraxë"


# TD-69

SLEEPLESS_MALICE = Rulebook("TD-69")

_FREE = "free by TD-69"
"""Remembered of a company: the creature that was free against it."""


@SLEEPLESS_MALICE.adjust("first-is-free", COUNTS)
def counts_nothing(game: Game, counts: int, played: str | None, action: object) -> int | None:
    """One Undead creature against each company is free."""
    if not _is_of_the_dead(action, game):
        return None
    before = game.state.fact(_FREE, action.company)
    return 0 if before is None or before.value == played else None


@SLEEPLESS_MALICE.react("first-is-free", Declared)
def was_free(game: Game, event: Declared) -> list[Event]:
    """It is the first that is declared while the card is in play."""
    action = event.action
    if not _is_of_the_dead(action, game) or game.state.fact(_FREE, action.company) is not None:
        return []
    return [Remembered(fact=Fact(_FREE, action.company, action.card, "turn", "TD-69"))]


def _is_of_the_dead(action: object, game: Game) -> TypeGuard[PlayCreature]:
    if not isinstance(action, PlayCreature) or not game.value(COPIES, "TD-69"):
        return False
    facts = game.printed(action.card).facts
    return isinstance(facts, Creature) and facts.attack.race == "Undead"
