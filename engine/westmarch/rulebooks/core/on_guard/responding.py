"""What is revealed in response to a resource, or to an attempt at influence."""

from collections.abc import Iterator
from typing import Any

from westmarch.cards.model.card import Event as EventFacts
from westmarch.cards.model.journey_clauses import SendsBack
from westmarch.cards.model.phrases.conditions import InPlay
from westmarch.cards.model.phrases.effect import Effect, with_parts
from westmarch.cards.model.phrases.effects.cards import Remove
from westmarch.cards.model.phrases.effects.rests import Rest
from westmarch.cards.model.phrases.targets import OnAttack, OnCharacter, OnCompany, OnStrike
from westmarch.cards.model.phrases.things import Attacks
from westmarch.cards.model.play_clauses import Playing
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack
from westmarch.mechanics.combat_actions import way_of
from westmarch.mechanics.control import is_character
from westmarch.mechanics.lookups import is_hazard
from westmarch.mechanics.on_guard import (
    JOURNEY,
    as_if_played,
    cards_on_guard,
    company_met,
    has_guards,
    is_revealed,
)
from westmarch.mechanics.quantities.actions import OWN_CHAIN
from westmarch.mechanics.quantities.corruption import CORRUPTION_POINTS
from westmarch.mechanics.quantities.influence import (
    DIRECT_INFLUENCE,
    INFLUENCE_NUMBER,
    INFLUENCE_RESULT,
    INFLUENCE_TOTAL,
)
from westmarch.mechanics.quantities.on_guard import (
    REVEALED_BY_TEXT,
    TAKES_SOMEBODY,
    TAPS_SOMEBODY,
    WAITS_FOR_RESULT,
)
from westmarch.mechanics.quantities.people import ASSOCIATED, BODY, MIND, PROWESS
from westmarch.mechanics.quantities.sites import LEAVES_UNTAPPED
from westmarch.mechanics.quantities.turn import ASKED_ANYWAY
from westmarch.rulebooks.cards.conditions import holds
from westmarch.rulebooks.cards.context import playing_here
from westmarch.rulebooks.cards.effects.record import purpose_of
from westmarch.rulebooks.cards.targets import fits_target
from westmarch.rulebooks.core.on_guard import RULES
from westmarch.table.actions import (
    AT_SITE,
    Action,
    InfluenceCard,
    PlayCard,
    PlayCreature,
    PlayEvent,
    PlayFaction,
)
from westmarch.table.events.chain import ChainResumed, InterruptionOver
from westmarch.table.events.companies import StepBegan
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact
from westmarch.table.telling import not_now
from westmarch.table.windows import ENDING, ENTRY_REVEAL, RESPOND

_LIFTED = ("core.turn.hazard-player-window", "core.events.long-event-timing")
"""The restrictions to the movement/hazard phase that are no matter here."""
_NUMBERS = (PROWESS, BODY, MIND, DIRECT_INFLUENCE, CORRUPTION_POINTS)
"""What an event may change of a character."""
_ANY_ROLL = 7
"""What is taken for rolled where it only matters what is added to it."""


def _is_response(game: Game, action: PlayCard) -> bool:
    """Tell whether a card on-guard would be revealed, and no company is just entering."""
    return is_revealed(game, action) and not game.state.during(ENTRY_REVEAL)


def _taps_the_site(game: Game, declared: Any) -> bool:
    """Tell whether the site will tap for a resource, if that is played with success."""
    company = company_met(game)
    if company is None or game.card(company.site).position != "untapped":
        return False
    if isinstance(declared, PlayEvent):
        return _taps(game, declared, (company.site,))
    if AT_SITE not in getattr(declared, "traits", ()):
        return False
    return not game.value(LEAVES_UNTAPPED, declared.card, company.site)


# When something may be revealed


@RULES.permit(
    "reveal-on-resource",
    PlayEvent,
    says="The company tries to play what would tap the site, and so a hazard event on-guard may "
    "be revealed.",
    lifts=_LIFTED,
)
def may_reveal_in_response(game: Game, action: PlayEvent) -> Lack | bool | None:
    """In response to a resource that would tap the site."""
    if not _is_response(game, action):
        return None
    return _answers_a_resource(game, action) or True


def _answers_a_resource(game: Game, action: PlayEvent) -> Lack | None:
    if any(_taps_the_site(game, each) for each in game.state.chain):
        return None
    if game.state.phase != "site":
        return Lack(not_now("What lies on-guard is revealed in a company's site phase"))
    event = isinstance(game.printed(action.card).facts, EventFacts)
    if not event or not is_hazard(game, action.card):
        return Lack("{0.card} is no hazard event.")
    if not game.state.at(RESPOND):
        return Lack("Nothing has been declared to which {0.card} would be an answer.")
    return Lack("Nothing has been declared that would tap the site.")


@RULES.define("reveal-on-resource", ASKED_ANYWAY)
def decides_himself(game: Game, player: str) -> bool:
    """The hazard player says that he reveals nothing: nobody is to know what he could reveal."""
    state = game.state
    if player == state.turn_player or not state.chain:
        return False
    company = company_met(game)
    if company is None or not has_guards(state, company.id):
        return False
    return any(_taps_the_site(game, each) for each in state.chain)


@RULES.permit(
    "influence-check-cards",
    PlayEvent,
    says="{action.card} bears on the influence attempt that was declared, and so may be revealed.",
    lifts=(*_LIFTED, "core.on-guard.must-affect-company"),
)
def changes_the_attempt(game: Game, action: PlayEvent) -> bool | None:
    """In response to an attempt, what makes it easier or harder, or waits for it to succeed."""
    if not _is_response(game, action):
        return None
    return any(_changes(game, action, each) for each in game.state.chain) or None


def _changes(game: Game, action: PlayEvent, attempt: Any) -> bool:
    """Tell whether an event bears on an attempt."""
    if not isinstance(attempt, PlayFaction | InfluenceCard):
        return False
    if game.value(WAITS_FOR_RESULT, action.card, attempt):
        return True
    after = as_if_played(game, action)
    return _prospects(game, attempt) != _prospects(after, attempt)


def _prospects(game: Game, attempt: PlayFaction | InfluenceCard) -> tuple[int, ...]:
    """Give what an attempt would come to with a roll of a certain number."""
    if isinstance(attempt, PlayFaction):
        return (game.value(INFLUENCE_TOTAL, attempt.card, attempt.character, _ANY_ROLL),)
    result = game.value(INFLUENCE_RESULT, attempt, _ANY_ROLL, _ANY_ROLL)
    return result, game.value(INFLUENCE_NUMBER, attempt)


# What may not be revealed then


@RULES.forbid(
    "must-affect-company",
    PlayEvent,
    PlayCreature,
    says="{action.card} is revealed now only if it is an event that affects the company, one of "
    "its characters or what they bear, or changes an influence attempt.",
)
def is_about_something_else(game: Game, action: PlayEvent | PlayCreature) -> bool:
    """It is about the company, somebody in it or what they have."""
    if not _is_response(game, action):
        return False
    company = company_met(game)
    if isinstance(action, PlayCreature) or company is None:
        return True
    if game.value(REVEALED_BY_TEXT, action.card):
        return False
    if action.target is None:
        return not _affects(game, action, company.id)
    return action.target not in (company.id, *game.value(ASSOCIATED, company.id))


def _affects(game: Game, action: PlayEvent, company: str) -> bool:
    """Tell whether an event without a target would change anybody or anything of a company.

    What it might do later is no matter: core.on-guard.only-declared-effects.
    """
    after = as_if_played(game, action)
    theirs = game.value(ASSOCIATED, company)
    return any(_standing(game, each) != _standing(after, each) for each in theirs)


def _standing(game: Game, card: str) -> tuple[Any, ...]:
    """Give where a card lies and how, and the numbers of a character."""
    here = game.card(card)
    numbers = _NUMBERS if here.place == IN_PLAY and is_character(game, card) else ()
    return here.place, here.host, here.position, *(game.value(each, card) for each in numbers)


@RULES.forbid(
    "targets-existed-earlier",
    PlayEvent,
    says="{action.target} was no target for {action.card} in the movement/hazard phase of the "
    "company.",
)
def was_no_target(game: Game, action: PlayEvent) -> bool:
    """What it is aimed at was there in the movement/hazard phase, and such a target."""
    way, fact = way_of(game, action), game.state.fact(JOURNEY, action.card)
    if fact is None or not isinstance(way, Playing) or way.target is None:
        return False
    if not _is_response(game, action):
        return False
    company, state = fact.value
    then = Game(game.rules, game.pool, state)
    group = state.companies[company]
    of_company = (company, group.site, group.destination, *then.value(ASSOCIATED, company))
    if action.target not in of_company:
        return True
    here = playing_here(action)
    return not fits_target(then, way.target, here, purpose_of(way.effects)) or not all(
        holds(then, each, here) for each in way.conditions if not isinstance(each, InPlay)
    )


@RULES.react("targets-existed-earlier", StepBegan)
def journey_is_remembered(game: Game, event: StepBegan) -> list[Event]:
    """How things were then is remembered, as the phase comes to its end."""
    then = (event.company, game.state)
    # It is the whole table, hands and all.
    return [
        Remembered(fact=Fact(JOURNEY, each.id, then, "turn", known_to=""))
        for each in cards_on_guard(game.state)
        if event.step == ENDING.name and each.guards == event.company
    ]


def _effects(game: Game, action: PlayEvent) -> Iterator[Effect]:
    """Go through what an event does, and what it may do if dice allow."""
    way = way_of(game, action)
    return with_parts(way.effects if way is not None else ())


@RULES.forbid(
    "no-return-to-origin",
    PlayEvent,
    says="{action.card} sends companies back to their sites of origin.",
)
def sends_back(game: Game, action: PlayEvent) -> bool:
    """Nothing that sends the company back where it came from."""
    clauses = game.printed(action.card).clauses
    return _is_response(game, action) and any(isinstance(each, SendsBack) for each in clauses)


@RULES.forbid(
    "no-character-removal",
    PlayEvent,
    says="{action.card} might take somebody out of the company.",
)
def might_remove_somebody(game: Game, action: PlayEvent) -> bool:
    """Nothing that may take a character away, but for combat and corruption checks."""
    if not _is_response(game, action):
        return False
    if game.value(TAKES_SOMEBODY, action.card):
        return True
    if action.target not in game.state.cards:
        return False
    removes = any(isinstance(each, Remove) for each in _effects(game, action))
    return removes and game.printed(str(action.target)).type == "character"


@RULES.forbid(
    "no-do-nothing",
    PlayEvent,
    says="{action.card} has companies do nothing in their site phase.",
)
def keeps_them_idle(game: Game, action: PlayEvent) -> bool:
    """Nothing that has the company do nothing."""
    return _is_response(game, action) and any(
        isinstance(each, Rest) for each in _effects(game, action)
    )


@RULES.forbid("no-site-tapping", PlayEvent, says="{action.card} taps the site of the company.")
def taps_their_site(game: Game, action: PlayEvent) -> bool:
    """Nothing that taps the site."""
    company = company_met(game)
    if not _is_response(game, action) or company is None:
        return False
    return _taps(game, action, (company.site,))


@RULES.forbid("no-direct-tapping", PlayEvent, says="{action.card} taps characters.")
def taps_somebody(game: Game, action: PlayEvent) -> bool:
    """Nothing that taps a character outright."""
    company = company_met(game)
    if not _is_response(game, action) or company is None:
        return False
    return _taps(game, action, company.characters) or game.value(TAPS_SOMEBODY, action.card)


def _taps(game: Game, action: PlayEvent, cards: tuple[str, ...]) -> bool:
    """Tell whether one of these cards would be tapped by an event, and is untapped before."""
    after = as_if_played(game, action)
    return any(
        game.card(each).position == "untapped" and after.card(each).position == "tapped"
        for each in cards
    )


@RULES.forbid(
    "no-facing-attack-cards",
    PlayEvent,
    says="{action.card} is for somebody who faces an attack or a strike.",
)
def is_for_a_fight(game: Game, action: PlayEvent) -> bool:
    """Nothing that is played on an attack, or on whoever faces one."""
    way = way_of(game, action)
    if not _is_response(game, action) or way is None:
        return False
    match way.target:
        case OnAttack() | OnStrike():
            return True
        case OnCharacter():
            facing = isinstance(way.target.facing, Attacks) or way.target.facing == "strike"
            return facing or way.target.wounded_by is not None
        case OnCompany():
            return way.target.facing is not None
    return False


# The chain that it begins


@RULES.define(
    "separate-earlier-chain",
    OWN_CHAIN,
    says="What is revealed in response begins a chain of effects of its own, which comes first.",
)
def begins_its_own(game: Game, action: Action) -> bool | None:
    """What is revealed in response begins a chain of its own, before the one that is under way."""
    return (isinstance(action, PlayEvent) and _is_response(game, action)) or None


@RULES.react("original-chain-resumes", InterruptionOver)
def goes_on(game: Game, event: InterruptionOver) -> list[Event]:
    """When that is over, and all that came of it, the other chain goes on."""
    return [ChainResumed()]
