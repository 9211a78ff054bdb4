"""How events are played: when, by whom, on what, and what comes of it."""

from collections.abc import Iterator

from msgspec import structs
from msgspec.structs import replace

from westmarch.cards.model.card import Card
from westmarch.cards.model.effects import playings
from westmarch.cards.model.phrases.targets import OnCharacter, OnCompany, OnSite
from westmarch.cards.model.phrases.things import Who
from westmarch.cards.model.play_clauses import AnyTime, BringsItself, Playing, SparesMinions
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.agent_actions import is_at
from westmarch.mechanics.agent_attacks import attacked_at
from westmarch.mechanics.allies import company_with
from westmarch.mechanics.draft import drafted, starting_sites
from westmarch.mechanics.quantities.actions import (
    ACTION_SORT,
    COSTS,
    INHERITS,
    OUT_OF_TURN,
    SUITS_ANYWAY,
)
from westmarch.mechanics.quantities.setup import PLACES_IN_DRAFT
from westmarch.mechanics.quantities.turn import AT_THE_END, BRINGS_ITSELF
from westmarch.mechanics.sides import MINIONS
from westmarch.mechanics.table import Cost, in_hand
from westmarch.rulebooks.cards.aims import are_together, fits_target, means_agents, purpose_of
from westmarch.rulebooks.cards.effects.aftermath import attacking, effect_rules
from westmarch.rulebooks.cards.effects.happening import happen, settled
from westmarch.rulebooks.cards.here import Here, playing_here
from westmarch.rulebooks.cards.journeys_ahead import asked_at_once
from westmarch.rulebooks.cards.making import makes, rule, saying
from westmarch.rulebooks.cards.meant import fits, holds
from westmarch.rulebooks.cards.missing import missing_to_play
from westmarch.table.actions import FetchFromSideboard, PlayEvent
from westmarch.table.events.cards import EventPlayed
from westmarch.table.game import Game
from westmarch.table.moments import AFTER_JOURNEY, is_moment, is_own_time


@makes(Playing)
def playing(card: Card, clause: Playing) -> Iterator[Rule]:
    """One of the ways in which the event is played."""
    ways = [each for each in card.clauses if isinstance(each, Playing)]
    number, place = ways.index(clause), card.clauses.index(clause)
    effects = settled(clause.effects, clause.target)

    def does_not_fit(game: Game, action: PlayEvent) -> bool:
        if action.effect != number or game.printed(action.card).id != card.id:
            return False
        # Whoever was discarded for it is gone when it resolves.
        paid = clause.leaving and action in game.state.chain
        return not can_play(game, clause, playing_here(action), paid=paid)

    def costs(game: Game, played: str, action: object) -> tuple[Cost, ...] | None:
        if not isinstance(action, PlayEvent) or action.effect != number:
            return None
        if action.character is None or not (clause.tapping or clause.leaving):
            return None
        return (Cost(action.character, "tap" if clause.tapping else "discard"),)

    def takes_effect(game: Game, event: EventPlayed) -> list[Event]:
        if event.effect != number:
            return []
        player = game.card(event.card).owner
        here = Here(event.card, player, None, event.target, event.character)
        return happen(game, effects, here, place)

    def in_its_own_time(game: Game, action: PlayEvent) -> bool | None:
        if action.effect != number or game.printed(action.card).id != card.id:
            return None
        held = in_hand(game, action.player, action.card)
        return (held and is_own_time(game, clause.moment, action.player)) or None

    def is_missing(game: Game, _: bool, action: PlayEvent) -> str:
        here = playing_here(action)
        by = who_plays(game, clause, action.card)
        return missing_to_play(game, card, clause, here, by) or says

    def places(game: Game, which: str) -> tuple[str | None, ...]:
        if game.printed(which).id != card.id:
            return ()
        return tuple(places_in_draft(game, clause, which))

    def is_for_the_end(game: Game, which: str) -> bool | None:
        return game.printed(which).id == card.id or None

    says = saying(card, clause)
    if clause.moment == AFTER_JOURNEY:
        yield rule(card, "define", AT_THE_END, is_for_the_end, of="itself")
    if card.alignment == "stage":
        yield rule(card, "define", PLACES_IN_DRAFT, places, of="itself")
    yield rule(card, "permit", PlayEvent, in_its_own_time, says, of="itself")
    yield rule(card, "forbid", PlayEvent, does_not_fit, is_missing, again=True, of="itself")
    if clause.tapping or clause.leaving:
        yield rule(card, "define", COSTS, costs, of="itself")
    yield rule(card, "react", EventPlayed, takes_effect, says, of="itself")
    yield from effect_rules(card, effects, place)
    yield from attacking(card, effects, number)


@makes(SparesMinions)
def spares_minions(card: Card, clause: SparesMinions) -> Iterator[Rule]:
    """Against whom the event is not played."""

    def against_a_minion_player(game: Game, action: PlayEvent) -> bool:
        opponent = game.state.kind(game.state.opponent(action.player))
        return opponent in MINIONS and game.printed(action.card).id == card.id

    says = saying(card, clause)
    yield rule(card, "forbid", PlayEvent, against_a_minion_player, says, of="itself")


@makes(AnyTime)
def any_time(card: Card, clause: AnyTime) -> Iterator[Rule]:
    """Whenever its player might act at all, be it in response or with nothing under way."""

    def is_this(game: Game, which: str) -> bool | None:
        return game.printed(which).id == card.id or None

    def own_turn(game: Game, action: object) -> str | None:
        if not isinstance(action, PlayEvent) or not is_this(game, action.card):
            return None
        return "resource" if action.player == game.state.turn_player else None

    def is_time(game: Game, action: PlayEvent) -> bool | None:
        if not is_this(game, action.card) or not in_hand(game, action.player, action.card):
            return None
        quiet = game.state.combat is None and game.state.window.kind.resources
        return bool(game.state.chain) or quiet or None

    says = saying(card, clause)
    if clause.as_resource:
        yield structs.replace(rule(card, "define", ACTION_SORT, own_turn, of="itself"), order=-10)
    yield rule(card, "define", OUT_OF_TURN, is_this, of="itself")
    allowed = rule(card, "permit", PlayEvent, is_time, says, of="itself")
    yield structs.replace(allowed, lifts=_HAZARD_TIMES)


_HAZARD_TIMES = ("core.turn.resource-player-no-hazards", "core.turn.hazard-player-window")
"""What keeps hazards to the opponent's movement/hazard phase."""


@makes(BringsItself)
def brings_itself(card: Card, clause: BringsItself) -> Iterator[Rule]:
    """It comes into the play deck on its own, for its player who organizes."""

    def is_this(game: Game, which: str) -> bool | None:
        return game.printed(which).id == card.id or None

    def comes(game: Game, action: FetchFromSideboard) -> bool | None:
        if len(action.cards) != 1 or not is_this(game, action.cards[0]):
            return None
        mine = action.cards[0] in game.state.pile(action.player, "sideboard")
        his = action.player == game.state.turn_player and game.state.phase == "organization"
        quiet = not game.state.chain and game.state.combat is None
        return (mine and his and quiet and action.to == "play-deck") or None

    says = saying(card, clause)
    yield rule(card, "define", BRINGS_ITSELF, is_this)
    allowed = rule(card, "permit", FetchFromSideboard, comes, says)
    yield structs.replace(allowed, lifts=("core.untap.sideboard-access-condition",))


def can_play(game: Game, clause: Playing, here: Here, *, paid: bool = False) -> bool:
    """Tell whether an event can be played in this way here and now, its price perhaps paid."""
    return game.once(_can_play, clause, here, paid)


def _can_play(game: Game, clause: Playing, here: Here, paid: bool) -> bool:
    return (
        is_moment(game, clause.moment)
        and (paid or _has_actor(game, clause, here))
        and game.once(_suits, clause, here)
        and all(holds(game, each, here) for each in asked_at_once(clause))
    )


def might_suit(game: Game, clause: Playing, here: Here) -> bool:
    """Tell whether it might be played on something, whoever plays it."""
    if isinstance(clause.target, OnCompany) and clause.target.met:
        return True
    return game.once(_suits, clause, here)


def _suits(game: Game, clause: Playing, here: Here) -> bool:
    """Tell whether what it is played on is what the event asks for, or some other card lets it."""
    heals = isinstance(clause.target, OnCharacter) and purpose_of(clause.effects)
    if fits_target(game, clause.target, here, heals or ""):
        return True
    if here.target is None or game.once(Game.says_nothing, SUITS_ANYWAY):
        return False
    return bool(game.value(SUITS_ANYWAY, here.card, here.target))


def places_in_draft(game: Game, clause: Playing, card: str) -> Iterator[str | None]:
    """Go through what a card of the pool can be played on in this way before the game begins."""
    player, target = game.card(card).owner, clause.target
    there: tuple[str | None, ...] = (None,)
    if isinstance(target, OnSite):
        there = starting_sites(game, player)
    elif isinstance(target, OnCharacter):
        there = drafted(game, player)
        if target.starting:
            target = replace(target, at=None)
    for each in there:
        here = Here(card, player, None, each)
        if (
            is_moment(game, clause.moment)
            and fits_target(game, target, here)
            and all(holds(game, condition, here) for condition in clause.conditions)
        ):
            yield each


def who_plays(game: Game, clause: Playing, card: str) -> Who | None:
    """Who has to play the event in this way: a further way may need what the first one needs."""
    first = playings(game.printed(card))[0]
    own = clause.by is not None or isinstance(clause.target, OnCharacter)
    if not own and clause != first and game.value(INHERITS, card):
        return first.by
    return clause.by


def _has_actor(game: Game, clause: Playing, here: Here) -> bool:
    """Tell whether the character who is to play the event is there, with those it is for."""
    by = who_plays(game, clause, here.card)
    if by is None:
        return here.actor is None
    actor = here.actor
    if means_agents(by):
        return actor is not None and _is_at_hand(game, by, actor, here)
    company = company_with(game, actor) if actor is not None else None
    if actor is None or company is None:
        return False
    if game.card(actor).owner != here.player or not fits(game, by, actor, card=here.card):
        return False
    combat = game.state.combat
    if combat is not None and company.id != combat.side(here.player):
        return False
    if isinstance(clause.target, OnCompany) and clause.target.met:
        return True
    return are_together(game, company.id, here.target)


def _is_at_hand(game: Game, by: Who, agent: str, here: Here) -> bool:
    """Tell whether an agent on the table is one of those meant, and where the company goes."""
    if agent not in game.state.agents or game.card(agent).owner != here.player:
        return False
    if not fits(game, by, agent, card=here.card):
        return False
    company = here.target if here.target in game.state.companies else None
    return company is None or is_at(game, agent, attacked_at(game, company))
