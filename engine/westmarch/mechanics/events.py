"""Events: cards played for their effect."""

from westmarch.cards.model.card import Event
from westmarch.cards.model.phrases.targets import (
    OnCard,
    OnCharacter,
    OnCompany,
    OnHazard,
    OnSite,
    OnWay,
    Target,
)
from westmarch.kernel.event import Event as Happening
from westmarch.kernel.rules import NONE
from westmarch.mechanics.chain import resolves
from westmarch.mechanics.combat_actions import way_of
from westmarch.table.actions import PlayEvent, UseCard
from westmarch.table.events.cards import CardMoved, EventPlayed
from westmarch.table.events.chain import AbilityUsed
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import IN_PLAY


@resolves(PlayEvent)
def event_takes_effect(play: Play, action: PlayEvent) -> None:
    """Let the event take effect; what becomes of any other card than a long-event, rules say."""
    facts = play.game.printed(action.card).facts
    if isinstance(facts, Event) and facts.length == "long":
        play.do(CardMoved(card=action.card, to=IN_PLAY))
    play.do(_played(action))


def what_comes_of_it(game: Game, action: PlayEvent) -> tuple[Happening, ...]:
    """What would come of an event by its own text if it resolved now."""
    return game.once(_what_comes_of_it, action)


def _what_comes_of_it(game: Game, action: PlayEvent) -> tuple[Happening, ...]:
    if way_of(game, action) is not None and not is_aimed_well(game, action):
        return ()
    own = game.rules.reacts.get(EventPlayed, NONE).clauses.get(game.printed(action.card).id, ())
    return tuple(each for rule in own for each in game.evaluate(rule, _played(action)) or ())


def is_aimed_well(game: Game, action: PlayEvent | UseCard) -> bool:
    """Tell whether a text is there, and aimed at such a thing as it asks for, whichever it is."""
    way = way_of(game, action)
    if way is None:
        return isinstance(action, PlayEvent) and action.target is None
    return _is_of_its_sort(game, way.target, action.target)


def _is_of_its_sort(game: Game, target: Target | None, named: str | None) -> bool:
    """Tell whether what is named is such a thing as a text is aimed at at all, whichever it is."""
    printed = game.printed(named).type if named in game.state.cards else None
    match target:
        case OnCompany():
            return named in game.state.companies
        case OnSite() | OnWay():
            return printed == "site"
        case OnCharacter():
            return printed in ("character", "ally")
        case OnCard() | OnHazard():
            return printed is not None
    return True


def _played(action: PlayEvent) -> EventPlayed:
    return EventPlayed(
        card=action.card,
        target=action.target,
        character=action.character,
        effect=action.effect,
        site=action.site,
    )


@resolves(UseCard)
def card_takes_effect(play: Play, action: UseCard) -> None:
    """Let the effect take place."""
    play.do(AbilityUsed(card=action.card, ability=action.ability, target=action.target))
