"""Actions: what may be done at all, what it costs, and which conditions have to hold to the end."""

from typing import Any

from westmarch.cards.model.card import Event as EventFacts
from westmarch.cards.model.effects import abilities, playings, plays_otherwise
from westmarch.kernel.event import Event
from westmarch.kernel.judge import still_forbidding
from westmarch.kernel.lack import Lack
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.kernel.words import all_of, sentence
from westmarch.mechanics.chain import costs
from westmarch.mechanics.lookups import copies_in_play, current_company, is_hazard, is_there
from westmarch.mechanics.quantities.actions import (
    ACTION_SORT,
    AS_HAZARD,
    COPIES,
    INHERITS,
    NEGATED,
    OPEN_TO,
    SERVES,
    USES,
    WORKS_WITH,
)
from westmarch.mechanics.quantities.journeys import REGION_TYPE
from westmarch.mechanics.quantities.turn import ACTS_AGAINST_JOURNEYS, TIME_FOR_RESOURCES
from westmarch.rulebooks.cards.prices import STORED
from westmarch.table.actions import (
    EVERY,
    HAZARD,
    PRICED,
    RESOURCE,
    Action,
    ChooseCard,
    PlayEvent,
    UseCard,
)
from westmarch.table.events.cards import CardMoved, CardTapped
from westmarch.table.events.chain import CardCancelled, Declared
from westmarch.table.events.characters import (
    CharacterDiscarded,
    CharacterEliminated,
    CharacterReturned,
)
from westmarch.table.events.memory import EffectLapsed
from westmarch.table.events.prisoners import CharacterTaken
from westmarch.table.events.turns import TurnEnded
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, LASTING
from westmarch.table.telling import moment_now, phase_now, place_told
from westmarch.table.windows import MOVEMENT_HAZARD, RESPOND

RULES = Rulebook("core.actions")

_ITSELF = (
    "tap it",
    "discard it",
    "tap it and its bearer",
    "tap its bearer and discard it",
    *STORED,
)
"""The prices that a card pays with itself."""


def _what_is_going_on(game: Game) -> str:
    """Say what the game is about just now."""
    busy = game.state.chain or game.state.combat is not None
    return moment_now(game) if busy else f"it is {phase_now(game)}"


@RULES.refuse(
    "needs-allowance",
    says=lambda game, *_: f"No rule allows this now: {_what_is_going_on(game)}.",
)
def nothing_allows_it(game: Game, action: Any) -> bool:
    """Refuse what nothing permits."""
    return True


@RULES.forbid(
    "needs-allowance",
    PlayEvent,
    says="Nothing on {action.card} speaks of whom it is played on, or by.",
)
def card_takes_nothing(game: Game, action: PlayEvent) -> bool:
    """An event whose text names no target and no player of it is played on nothing, by nobody."""
    printed = game.printed(action.card)
    says_so = bool(playings(printed)) or plays_otherwise(printed)
    return not says_so and (action.target, action.character) != (None, None)


@RULES.forbid("needs-allowance", UseCard, says="{action.card} offers nothing of the kind.")
def card_does_not_offer_it(game: Game, action: UseCard) -> bool:
    """A card can be used for what it offers."""
    return action.ability not in game.value(USES, action.card)


# Whose action it is, and when


@RULES.define("resource-character-action", ACTION_SORT)
def is_of_resource(game: Game, action: Action) -> str | None:
    """To play a resource or a character, and what they can be used for."""
    return "resource" if RESOURCE in action.traits and not _is_with_hazard(game, action) else None


@RULES.define("hazard-action", ACTION_SORT)
def is_of_hazard(game: Game, action: Action) -> str | None:
    """To play a hazard, and what it can be used for, if it is no concern of its bearer's."""
    own = _is_with_hazard(game, action) and game.card(_card_of(action)).owner == action.player
    return "hazard" if own else None


def _is_with_hazard(game: Game, action: Action) -> bool:
    """Tell whether an action plays or uses a hazard, whoever's it is."""
    if HAZARD not in action.traits:
        return False
    card = _card_of(action)
    return is_hazard(game, card) or game.value(AS_HAZARD, card, action)


def _card_of(action: Any) -> str:
    card: str = action.card
    return card


@RULES.permit(
    "resource-action-timing",
    UseCard,
    says="{action.card} is used when {action.player} could play a resource short-event.",
)
def while_resources_may_be_played(game: Game, action: UseCard) -> Lack | bool | None:
    """Resources and characters act when their player could play a resource short-event."""
    if game.value(ACTION_SORT, action) != "resource":
        return None
    return game.value(TIME_FOR_RESOURCES, action.player) or Lack(_something_under_way)


def _something_under_way(game: Game, action: UseCard) -> str:
    """Say so; whose turn it is, and what an attack leaves time for, other rules tell."""
    if action.player != game.state.turn_player or game.state.combat is not None:
        return ""
    return f"Something else is under way, and this is no time to use {game.name(action.card)}."


@RULES.permit(
    "hazard-action-timing",
    UseCard,
    says="{action.card} is used when {action.player} could play a hazard short-event.",
)
def while_hazards_may_be_played(game: Game, action: UseCard) -> Lack | bool | None:
    """Hazards act when their player could play a hazard short-event."""
    if game.value(ACTION_SORT, action) != "hazard":
        return None
    return game.value(ACTS_AGAINST_JOURNEYS, action.player) or Lack(_no_moment_for_hazards)


def _no_moment_for_hazards(game: Game, action: UseCard) -> str:
    """Say so; in whose turn and in which phase hazards act, other rules tell."""
    if action.player == game.state.turn_player or game.state.phase != "movement-hazard":
        return ""
    return "This is no moment of the movement/hazard phase at which hazards are used."


@RULES.define("hazard-action-timing", ACTS_AGAINST_JOURNEYS)
def is_asked_on_a_journey(game: Game, player: str) -> bool:
    """That is in the movement/hazard phase of one of the opponent's companies, when he is asked."""
    state = game.state
    return (
        state.phase == "movement-hazard"
        and player != state.turn_player
        and state.window.kind in (MOVEMENT_HAZARD, RESPOND)
        and current_company(game) is not None
    )


def _who_is_asked(game: Game) -> str:
    """Say who may act now."""
    waiting = game.state.window.waiting
    if not waiting:
        return "nobody does"
    return f"it is {all_of([game.called(each) for each in waiting])} who may act"


@RULES.forbid(
    "when-asked",
    EVERY,
    says=lambda game, _, action: (
        f"{sentence(game.called(action.player))} has nothing to decide at this moment: "
        f"{_who_is_asked(game)}."
    ),
    blanket="time",
)
def is_not_asked(game: Game, action: Action) -> bool:
    """Only somebody acts whom the present step leaves it to, and who has not said he is done."""
    window = game.state.window
    return action.player not in window.waiting and action.player not in window.idle


def _choice_told(game: Game, _: bool, action: Action) -> str:
    due = game.state.choices[0]
    return f"{game.name(due.card)} has {game.called(due.player)} choose a card first."


@RULES.forbid("choice-comes-first", EVERY, says=_choice_told, blanket="kind")
def has_to_choose_first(game: Game, action: Action) -> bool:
    """What has to be chosen is chosen before anything else is done."""
    return bool(game.state.choices) and not isinstance(action, ChooseCard)


@RULES.forbid("choice-comes-first", ChooseCard, says=_choice_told)
def has_to_choose_for_another(game: Game, action: ChooseCard) -> bool:
    """Of several choices that come at the same time, each calls for it; no other card does."""
    choices = game.state.choices
    return bool(choices) and action.card not in (choices[0].card, *choices[0].among)


@RULES.forbid(
    "own-cards-only", UseCard, says="{action.card} is not {action.player}'s card.", blanket="card"
)
def is_not_his(game: Game, action: UseCard) -> bool:
    """A card serves its own player, unless it is open to another."""
    theirs = game.card(action.card).owner != action.player
    return theirs and not game.value(OPEN_TO, action.card, action.player)


@RULES.define("allowance-open-to-type", OPEN_TO)
def bearer_is_his(game: Game, card: str, player: str) -> bool:
    """What a card offers to whom it lies on is for the player of that character."""
    bearer = game.state.cards.get(game.card(card).host or "")
    return bearer is not None and bearer.owner == player


@RULES.define("may-take-an-action", USES)
def does_something(game: Game, card: str) -> tuple[int, ...]:
    """What it says somebody may do, the card's player may have done."""
    return _abilities_at(game, card, paying_itself=False)


@RULES.define("may-be-tapped-or-discarded", USES)
def is_spent(game: Game, card: str) -> tuple[int, ...]:
    """So it is with what it offers for its own tapping or discarding."""
    return _abilities_at(game, card, paying_itself=True)


@RULES.forbid(
    "may-take-an-action",
    UseCard,
    says="What {action.card} offers is for its bearer's player.",
    blanket="card",
)
def is_for_its_bearer(game: Game, action: UseCard) -> bool:
    """What a hazard lets its bearer do, the bearer's player decides, and nobody else."""
    bearer = game.state.cards.get(game.card(action.card).host or "")
    if bearer is None or bearer.owner == action.player:
        return False
    return is_hazard(game, action.card)


@RULES.forbid(
    "choose-mode-at-declaration",
    PlayEvent,
    says="{action.card} has no such effect to choose.",
)
def chooses_nothing(game: Game, action: PlayEvent) -> bool:
    """A card is declared for one of its effects."""
    ways = playings(game.printed(action.card))
    return not 0 <= action.effect < max(1, len(ways))


def _abilities_at(game: Game, card: str, *, paying_itself: bool) -> tuple[int, ...]:
    return tuple(
        number
        for number, each in enumerate(abilities(game.printed(card)))
        if (each.price in _ITSELF) == paying_itself
    )


# Costs and conditions


@RULES.react("costs-paid-at-declaration", Declared, order=Rank.BEFORE)
def price_is_paid(game: Game, event: Declared) -> list[Event]:
    """The price is paid on the spot."""
    return [
        CardTapped(card=each.card)
        if each.how == "tap"
        else CardMoved(card=each.card, to="discard-pile")
        for each in costs(game, event.action)
    ]


@RULES.forbid(
    "tap-for-effect",
    PRICED,
    says=lambda game, _, action: (
        f"For this, {all_of([game.name(each) for each in _cannot_tap(game, action)])} would have "
        "to be untapped."
    ),
)
def cannot_tap(game: Game, action: Any) -> bool:
    """Whoever is to tap has to be untapped, and in play."""
    return bool(_cannot_tap(game, action))


def _cannot_tap(game: Game, action: Any) -> list[str]:
    to_tap = (each.card for each in costs(game, action) if each.how == "tap")
    return [each for each in to_tap if not _lies(game, each, "untapped")]


@RULES.forbid(
    "discard-for-effect",
    PRICED,
    says=lambda game, _, action: " ".join(
        f"{game.name(each)} is {place_told(game, each)}, and would have to be discarded for it."
        for each in _gone(game, action)
    ),
)
def cannot_discard(game: Game, action: Any) -> bool:
    """What is to be discarded has to be in play, or stored where it is used so."""
    return bool(_gone(game, action))


def _gone(game: Game, action: Any) -> list[str]:
    return [
        each.card
        for each in costs(game, action)
        if each.how == "discard"
        and not is_there(game, each.card)
        and not game.card(each.card).stored
    ]


@RULES.define("conditions-rechecked-at-resolution", NEGATED)
def condition_is_lost(game: Game, action: Any) -> bool:
    """What was tapped has to be there still, and tapped; what had to be so has to be so still."""
    tapped = (each.card for each in costs(game, action) if each.how == "tap")
    if not all(_lies(game, each, "tapped") for each in tapped):
        return True
    return bool(still_forbidding(game, action))


def _lies(game: Game, card: str, position: str) -> bool:
    found = game.state.cards.get(card)
    return found is not None and is_there(game, card) and found.position == position


@RULES.define("alternative-inherits-playability", INHERITS)
def needs_what_the_card_needs(game: Game, card: str) -> bool:
    """Who has to play the card has to play it for another effect as well."""
    return True


@RULES.adjust("alternative-exception-cards", INHERITS)
def is_excepted(game: Game, inherits: bool, card: str) -> bool | None:
    """Some cards are excepted."""
    names = {each["Card"] for each in game.table("core.actions.alternative-exception-cards")}
    return False if game.name(card) in names else None


@RULES.define("item-alignment-conditions", SERVES)
def serves_its_side(game: Game, resource: str, item: str) -> bool:
    """What a resource of heroes needs of an item, no item of minions has, nor the reverse."""
    return not _are_opposed(game, resource, item)


@RULES.define("item-alignment-on-resolution", WORKS_WITH)
def is_of_its_side(game: Game, resource: str, item: str) -> bool:
    """A resource of heroes does nothing with an item of minions, nor the other way round."""
    return not _are_opposed(game, resource, item)


def _are_opposed(game: Game, resource: str, item: str) -> bool:
    """Tell whether one is a card of heroes and the other one of minions."""
    sides = {game.printed(resource).alignment, game.printed(item).alignment}
    return sides == {"hero", "minion"}


# Effects


@RULES.define("effects-end-with-card", COPIES)
def is_at_work(game: Game, card: str) -> tuple[str, ...]:
    """A card is at work while it is in play."""
    return copies_in_play(game, card)


@RULES.define("latest-effect-wins", REGION_TYPE)
def last_type_given(game: Game, region: str | None, purpose: str) -> str | None:
    """Of several effects on one and the same thing the last one counts."""
    given = [each.value for each in game.state.facts_of("region-changed") if each.about == region]
    return given[-1] if given else None


@RULES.react(
    "discarded-cards-forget",
    CardMoved,
    CharacterDiscarded,
    CharacterEliminated,
    CharacterReturned,
    CharacterTaken,
)
def nothing_sticks_to_it(
    game: Game,
    event: CardMoved
    | CharacterDiscarded
    | CharacterEliminated
    | CharacterReturned
    | CharacterTaken,
) -> list[Event]:
    """What was done to a card is over when it leaves play, and so is what it was used for."""
    if game.card(event.card).place == IN_PLAY:
        return []
    return [
        EffectLapsed(fact=each)
        for each in game.state.facts
        if each.about == event.card and (each.until == LASTING or each.what == "used")
    ]


@RULES.react("canceled-card-discarded", CardCancelled)
def cancelled_card_is_discarded(game: Game, event: CardCancelled) -> list[Event]:
    """A card that was cancelled is discarded at once."""
    return [CardMoved(card=event.card, to="discard-pile")]


@RULES.react("discarded-for-effect-lasts", TurnEnded)
def effects_are_over(game: Game, event: TurnEnded) -> list[Event]:
    """What a card did that was used is over with the turn, wherever the card is now."""
    return [
        EffectLapsed(fact=each)
        for each in game.state.facts
        if each.until == LASTING and not _is_short(game, str(each.card))
    ]


def _is_short(game: Game, card: str) -> bool:
    facts = game.printed(card).facts
    return isinstance(facts, EventFacts) and facts.length == "short"
