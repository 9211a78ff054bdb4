"""Which events are worth playing, and which cards worth using, as far as their texts tell."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card
from westmarch.cards.model.effects import abilities, length_of, playings, plays_otherwise
from westmarch.cards.model.play_clauses import Ability, Playing
from westmarch.kernel.offers import ANY_OR_NONE, Offer, OneOf, one_of
from westmarch.mechanics.corruption import is_attempt
from westmarch.mechanics.lookups import companies_of, is_hazard, stored_by
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.actions import COPIES, OUT_OF_TURN
from westmarch.mechanics.quantities.people import MEMBERS
from westmarch.mechanics.quantities.prisoners import HOLDS_PRISONERS
from westmarch.rulebooks.cards.abilities import can_use, user_of
from westmarch.rulebooks.cards.context import Here, bearer_of
from westmarch.rulebooks.cards.playing import can_play, might_suit, who_plays
from westmarch.rulebooks.cards.prices import PAID, STORED, TAPS_ITSELF
from westmarch.rulebooks.cards.targets import candidates
from westmarch.rulebooks.cards.things.people import fits, means_agents
from westmarch.table.actions import PlayEvent, UseCard
from westmarch.table.events.turns import RECKONING_PHASE
from westmarch.table.game import Game
from westmarch.table.moments import ALSO, is_moment
from westmarch.table.state import ON_GUARD, active_cards
from westmarch.table.windows import (
    ATTACKER_ACTS,
    COMBAT_ACTIONS,
    DEFENDER_ACTS,
    END_DISCARD,
    END_OF_TURN,
    ENDING,
    ENTRY_REVEAL,
    FACE_STRIKES,
    FINAL_CHECKS,
    LONG_EVENT,
    MOVEMENT_HAZARD,
    ORGANIZATION,
    ORGANIZATION_ENDS,
    RESPOND,
    SITE,
    TURN_END,
    UNTAP,
)

WHENEVER = (
    UNTAP,
    ORGANIZATION,
    ORGANIZATION_ENDS,
    LONG_EVENT,
    MOVEMENT_HAZARD,
    ENTRY_REVEAL,
    SITE,
    END_DISCARD,
    END_OF_TURN,
    TURN_END,
    RESPOND,
    COMBAT_ACTIONS,
    FACE_STRIKES,
    ATTACKER_ACTS,
    DEFENDER_ACTS,
    ENDING,
    FINAL_CHECKS,
)
"""The windows in which there may be a time for events and for what cards in play can do."""


@MOVES.offer(*WHENEVER)
def offer_events(game: Game, player: str) -> Iterator[PlayEvent | Offer]:
    """Each event in hand or on-guard, in each of its ways, on each thing that it fits."""
    for card, event in (*_in_season(game, player), *_to_be_revealed(game, player)):
        ways = playings(event)
        if not ways:
            yield _play(player, event, card)
        for number, way in enumerate(ways):
            if is_moment(game, way.moment):
                yield from _plays(game, player, card, number, way)


def _to_be_revealed(game: Game, player: str) -> tuple[tuple[str, Card], ...]:
    """What a player has on-guard, while the opponent's companies are at their sites."""
    here = game.state.phase == "site" and player != game.state.turn_player
    return game.survey(_events_among, game.state.pile(player, ON_GUARD)) if here else ()


def _events_among(game: Game, cards: tuple[str, ...]) -> tuple[tuple[str, Card], ...]:
    """Those of some cards that are played as events, with what is printed on them."""
    every = ((each, game.printed(each)) for each in cards)
    return tuple((each, printed) for each, printed in every if length_of(printed))


def _play(player: str, event: Card, card: str) -> PlayEvent | Offer:
    """Offer an event that says nothing of how it is played; or some of its text is not modelled."""
    action = PlayEvent(player=player, card=card)
    if not plays_otherwise(event):
        return action
    return Offer(action, target=ANY_OR_NONE, character=ANY_OR_NONE)


def _in_season(game: Game, player: str) -> list[tuple[str, Card]]:
    """The events in a player's hand that are for the present time, or for any."""
    timely = [_is_timely(game, player, hazard) for hazard in (False, True)]
    return [
        (each, printed)
        for each, printed in game.survey(_events_among, game.state.pile(player, "hand"))
        if timely[is_hazard(game, each)] or game.value(OUT_OF_TURN, each)
    ]


def _is_timely(game: Game, player: str, hazard: bool) -> bool:
    """Hazards are for the opponent's movement/hazard phase, all else for one's own turn.

    Whoever is attacked by a company may defend himself in the other player's.
    """
    state, combat = game.state, game.state.combat
    if combat is not None and combat.attacking is not None and player == combat.defender:
        return not hazard
    if state.phase == RECKONING_PHASE:
        return not hazard
    if hazard:
        return player != state.turn_player and state.phase == "movement-hazard"
    return player == state.turn_player


def _plays(
    game: Game, player: str, card: str, number: int, way: Playing
) -> Iterator[PlayEvent | Offer]:
    actors = tuple(_actors(game, player, card, way))
    if not actors:
        return
    targets = candidates(game, way.target)
    if way.target is not None:
        targets = [
            each for each in targets if might_suit(game, way, Here(card, player, None, each))
        ]
    for actor in actors:
        for target in targets:
            if can_play(game, way, Here(card, player, None, target, actor)):
                action = PlayEvent(
                    player=player, card=card, target=target, character=actor, effect=number
                )
                yield from _with_sites(game, action)


def _with_sites(game: Game, action: PlayEvent) -> Iterator[PlayEvent | Offer]:
    """What takes prisoners, with each site card that may show where they are held."""
    if not game.value(HOLDS_PRISONERS, action.card):
        yield action
        return
    deck = game.state.pile(action.player, "location-deck")
    yield from one_of(action, "site", deck)


def _actors(game: Game, player: str, card: str, way: Playing) -> Iterator[str | None]:
    by = who_plays(game, way, card)
    if by is None:
        yield None
        return
    if means_agents(by):
        yield from (each for each in game.state.agents if game.card(each).owner == player)
        return
    for company in companies_of(game, player):
        for each in game.value(MEMBERS, company.id):
            free = not way.tapping or game.card(each).position == "untapped"
            if free and fits(game, by, each, card=card):
                yield each


@MOVES.offer(*WHENEVER)
def offer_abilities(game: Game, player: str) -> Iterator[UseCard | Offer]:
    """Each effect that a card in play can be used for, and attempts without tapping for them."""
    for id_ in game.look(_able):
        for number, way in enumerate(abilities(game.pool.known[id_])):
            if not is_moment(game, way.moment):
                continue
            for card in _copies(game, player, id_, way):
                if (
                    _is_ready(game, card, way)
                    and user_of(game, card) == player
                    and _may_be_timely(game, player, card, way)
                ):
                    for target in candidates(game, way.target):
                        here = Here(card, player, bearer_of(game, card), target)
                        if can_use(game, way, here):
                            yield _use(
                                game,
                                UseCard(player=player, card=card, ability=number, target=target),
                            )


def _is_ready(game: Game, card: str, way: Ability) -> bool:
    """Tell whether a card that has to tap for what it does is untapped."""
    return TAPS_ITSELF not in PAID[way.price] or game.card(card).position == "untapped"


def _use(game: Game, action: UseCard) -> UseCard | Offer:
    return Offer(action, tap=OneOf((True, False))) if is_attempt(game, action) else action


def _copies(game: Game, player: str, id_: str, way: Ability) -> tuple[str, ...]:
    """The copies that might be used: those in play, or those that the player has stored."""
    if way.price in STORED:
        return tuple(stored_by(game, player, game.pool.known[id_].name))
    if game.pool.known[id_].type == "faction":
        mine = game.state.pile(player, "marshalling-point-pile")
        return tuple(each for each in mine if game.card(each).card == id_)
    return game.value(COPIES, id_)


def _able(game: Game) -> tuple[str, ...]:
    """The cards that are active now and have abilities, by their ids in the pool."""
    return tuple(each for each in active_cards(game.state) if abilities(game.pool.known[each]))


def _may_be_timely(game: Game, player: str, card: str, way: Ability) -> bool:
    """What a hazard does for its bearer is for his turn, too; some cards name further times.

    An agent who attacks may do something about that in whatever phase it is.
    """
    if way.moment in ALSO and game.state.phase == "site":
        return True
    combat = game.state.combat
    if combat is not None and combat.kind == "agent" and combat.source == card:
        return True
    mine = game.card(card).owner == player
    hazard = is_hazard(game, card) or card in game.state.agents
    return _is_timely(game, player, hazard and mine)
