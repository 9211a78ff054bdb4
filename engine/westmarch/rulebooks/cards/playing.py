"""How events are played: when, by whom, on what, and what comes of it."""

from collections.abc import Iterator

from msgspec import structs
from msgspec.structs import replace

from westmarch.cards.kinds import MINIONS
from westmarch.cards.model.card import Card
from westmarch.cards.model.effects import playings, settled
from westmarch.cards.model.phrases.targets import OnCharacter, OnCompany, OnSite
from westmarch.cards.model.phrases.things import Who
from westmarch.cards.model.play_clauses import AnyTime, BringsItself, Playing, SparesMinions
from westmarch.cards.wording.writing import write
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, told
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.agent_actions import is_at
from westmarch.mechanics.agent_attacks import attacked_at
from westmarch.mechanics.allies import company_with
from westmarch.mechanics.draft import drafted, starting_sites
from westmarch.mechanics.lookups import Cost, in_hand
from westmarch.mechanics.quantities.actions import (
    ACTION_SORT,
    COSTS,
    INHERITS,
    OUT_OF_TURN,
    SUITS_ANYWAY,
)
from westmarch.mechanics.quantities.setup import PLACES_IN_DRAFT
from westmarch.mechanics.quantities.turn import AT_THE_END, BRINGS_ITSELF
from westmarch.rulebooks.cards.clause_registry import makes, rule, saying
from westmarch.rulebooks.cards.conditions import holds
from westmarch.rulebooks.cards.context import Here, playing_here
from westmarch.rulebooks.cards.effects import attacking, effect_rules, happen
from westmarch.rulebooks.cards.effects.record import purpose_of
from westmarch.rulebooks.cards.journeys_ahead import asked_at_once
from westmarch.rulebooks.cards.reach import are_together
from westmarch.rulebooks.cards.targets import fits_target, misfit
from westmarch.rulebooks.cards.things.people import means_agents, unfit
from westmarch.rulebooks.cards.ways import done, not_if, not_now, not_on
from westmarch.table.actions import FetchFromSideboard, PlayEvent
from westmarch.table.events.cards import EventPlayed
from westmarch.table.game import Game
from westmarch.table.moments import AFTER_JOURNEY, is_moment, is_own_time
from westmarch.table.state import IN_PLAY
from westmarch.table.telling import place_told


@makes(Playing)
def playing(card: Card, clause: Playing) -> Iterator[Rule]:
    """One of the ways in which the event is played."""
    ways = [each for each in card.clauses if isinstance(each, Playing)]
    number, place = ways.index(clause), card.clauses.index(clause)
    effects = settled(clause.effects, clause.target)

    def does_not_fit(game: Game, action: PlayEvent) -> Lack | None:
        if action.effect != number or game.printed(action.card).id != card.id:
            return None
        # Whoever was discarded for it is gone when it resolves.
        paid = clause.leaving and action in game.state.chain
        return unplayable(game, clause, playing_here(action), paid=paid)

    def costs(game: Game, played: str | None, action: object) -> tuple[Cost, ...] | None:
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
    yield rule(card, "forbid", PlayEvent, does_not_fit, told, again=True, of="itself")
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
        yield structs.replace(
            rule(card, "define", ACTION_SORT, own_turn, of="itself"), order=Rank.BEFORE
        )
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


def can_play(game: Game, clause: Playing, here: Here) -> bool:
    """Tell whether an event can be played in this way here and now."""
    return unplayable(game, clause, here) is None


def unplayable(game: Game, clause: Playing, here: Here, *, paid: bool = False) -> Lack | None:
    """Give why an event cannot be played in this way here and now, its price perhaps paid."""
    return game.once(_unplayable, clause, here, paid)


def _unplayable(game: Game, clause: Playing, here: Here, paid: bool) -> Lack | None:
    lack = not_now(game, clause, here) or (None if paid else _not_by(game, clause, here))
    if lack is not None:
        return lack
    misfitting = game.once(_unsuited, clause, here)
    if misfitting is not None:
        return not_on(clause, here, misfitting)
    return not_if(game, clause, asked_at_once(clause), here)


def might_suit(game: Game, clause: Playing, here: Here) -> bool:
    """Tell whether it might be played on something, whoever plays it."""
    if isinstance(clause.target, OnCompany) and clause.target.met:
        return True
    return game.once(_unsuited, clause, here) is None


def _unsuited(game: Game, clause: Playing, here: Here) -> Lack | None:
    """Give in what it is played on nothing that the event asks for, unless a card lets it be."""
    heals = isinstance(clause.target, OnCharacter) and purpose_of(clause.effects)
    lack = misfit(game, clause.target, here, heals or "")
    if lack is None or here.target is None or game.once(Game.says_nothing, SUITS_ANYWAY):
        return lack
    return None if game.value(SUITS_ANYWAY, here.card, here.target) else lack


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


def _not_by(game: Game, clause: Playing, here: Here) -> Lack | None:
    """Give how the character who is to play the event is not there, with those it is for."""
    by, actor = who_plays(game, clause, here.card), here.actor
    if by is None:
        said = "No character plays {0}, and {1} is named for it."
        return None if actor is None else Lack(said, (here.card, actor))
    lack = _NOBODY if actor is None else _not_the_one(game, by, actor, clause, here)
    return None if lack is None else Lack(_by_another, (by, clause, here, lack))


_NOBODY = Lack("nobody is named who plays it")


def _by_another(game: Game, by: Who, clause: Playing, here: Here, lack: Lack) -> str:
    return f"{done(game, clause, here)} by {write(by)}, and {lack.told(game)}."


def _not_the_one(game: Game, by: Who, actor: str, clause: Playing, here: Here) -> Lack | None:
    """Give why it is not for this character to play the event."""
    if means_agents(by):
        return _not_the_agent(game, by, actor, here)
    company = company_with(game, actor)
    if company is None:
        return Lack("{0} is not in play", (actor,))
    lack = _not_his(game, by, actor, here)
    if lack is not None:
        return lack
    combat = game.state.combat
    if combat is not None and company.id != combat.side(here.player):
        return Lack("{0} is not in the company that is attacked", (actor,))
    met = isinstance(clause.target, OnCompany) and clause.target.met
    if met or are_together(game, company.id, here.target):
        return None
    return Lack(_apart, (actor, here.target))


def _not_his(game: Game, by: Who, actor: str, here: Here) -> Lack | None:
    if game.card(actor).owner != here.player:
        return Lack("{0} is not {1}'s", (actor, here.player))
    return unfit(game, by, actor, card=here.card)


def _apart(game: Game, actor: str, target: str) -> str:
    if target in game.state.cards and game.card(target).place != IN_PLAY:
        return f"{game.name(target)} is {place_told(game, target)}"
    return f"{game.name(actor)} is not in the company of {game.called(target)}"


def _not_the_agent(game: Game, by: Who, agent: str, here: Here) -> Lack | None:
    """Give how an agent is not on the table, or none of those meant, or not near the company."""
    if agent not in game.state.agents:
        return Lack("{0} is no agent on the table", (agent,))
    lack, company = _not_his(game, by, agent, here), here.target
    if lack is not None or company not in game.state.companies:
        return lack
    attacked = attacked_at(game, company)
    if is_at(game, agent, attacked):
        return None
    return Lack("{0} is not at {1}, or cannot be revealed there", (agent, attacked))
