"""What players do in combat besides fighting: what it is about, and where it comes from."""

from msgspec.structs import replace

from westmarch.cards.model.effects import (
    abilities,
    ability_is_about,
    asks_for_skill,
    playing_is_about,
    playings,
)
from westmarch.cards.model.phrases.effect import Matter, with_parts
from westmarch.cards.model.phrases.effects.attacks import Cancel
from westmarch.cards.model.phrases.effects.cards import Remove
from westmarch.cards.model.phrases.effects.changes import Lasting
from westmarch.cards.model.phrases.effects.people import Turn
from westmarch.cards.model.phrases.effects.strikes import Several
from westmarch.cards.model.phrases.targets import OnAttack, OnCharacter, OnSite, OnStrike
from westmarch.cards.model.play_clauses import Ability, Playing
from westmarch.kernel.judge import allows
from westmarch.mechanics.chain import costs
from westmarch.mechanics.lookups import in_hand, is_there
from westmarch.table.actions import Action, BeginUsing, PlayCard, PlayEvent, UseCard
from westmarch.table.game import Game, Quantity
from westmarch.table.state import Window
from westmarch.table.windows import MOVEMENT_HAZARD

_CHECKS = {"corruption check", "influence check", "faction check", "character check"}


def ordinary(game: Game, action: Action) -> bool:
    """Tell whether the present phase would allow an action if there were no combat."""
    return allows(game.value(AT_PEACE), action)


def _at_peace(game: Game) -> Game:
    """See the table as if there were no combat, in the phase in which the attack came."""
    state = game.state
    windows = [each for each in state.windows if each.kind.within != "combat"]
    if state.phase == "movement-hazard" and state.combat is not None:
        # Whatever step of it the attack comes in, and whoever had nothing more to do before.
        players = tuple(each.name for each in state.players)
        responding = windows[-1:] if state.chain else []
        windows = [Window(MOVEMENT_HAZARD.name, players, state.combat.company), *responding]
    at_peace = replace(state, combat=None, windows=tuple(windows))
    return game.after(at_peace)


AT_PEACE = Quantity[Game]("the table at peace", _at_peace)
"""The game as it would be without the combat."""


def about(game: Game, action: Action) -> frozenset[Matter]:
    """Tell what an action is about: the attack, the strike, a check."""
    if isinstance(action, PlayEvent):
        return playing_is_about(game.printed(action.card), action.effect)
    if isinstance(action, UseCard):
        return ability_is_about(game.printed(action.card), action.ability)
    return frozenset()


def at_hand(game: Game, action: PlayEvent | UseCard | BeginUsing) -> bool:
    """Tell whether a player has the card that he would play or use."""
    if isinstance(action, PlayEvent):
        return in_hand(game, action.player, action.card)
    card = game.card(action.card)
    return card.owner == action.player and (is_there(game, card.id) or card.stored)


def cancels_strike(game: Game, action: Action) -> bool:
    """Tell whether an action cancels the strike."""
    return _cancels(game, action, "the strike")


def cancels_attack(game: Game, action: Action) -> bool:
    """Tell whether an action cancels the attack."""
    return _cancels(game, action, "the attack")


def would_cancel(game: Game, action: Action) -> bool:
    """Tell whether an action may cancel the attack, be it by a roll."""
    way = way_of(game, action)
    return way is not None and any(
        isinstance(each, Cancel) and each.what == "the attack" for each in with_parts(way.effects)
    )


def types_cancelled(game: Game, action: Action) -> tuple[str, ...]:
    """The types of places for an action that cancels only what is keyed to them by type."""
    way = way_of(game, action)
    cancels = cancels_attack(game, action) or cancels_strike(game, action)
    if way is None or not cancels or not isinstance(way.target, OnAttack | OnStrike):
        return ()
    attacks = way.target.attacks
    return () if attacks.by_name else attacks.keyed_to


def _cancels(game: Game, action: Action, what: str) -> bool:
    way = way_of(game, action)
    return way is not None and any(
        isinstance(each, Cancel) and each.what == what for each in way.effects
    )


def turns_site(game: Game, action: Action, verb: str) -> bool:
    """Tell whether an action does this to a site, as in `untap`."""
    way = way_of(game, action)
    return (
        way is not None
        and isinstance(way.target, OnSite)
        and any(isinstance(each, Turn) and each.verb == verb for each in way.effects)
    )


def removes_cards(game: Game, action: Action) -> bool:
    """Tell whether an action makes cards leave play."""
    way = way_of(game, action)
    return way is not None and any(isinstance(each, Remove) for each in way.effects)


def multiplies_strikes(game: Game, action: Action) -> bool:
    """Tell whether an action lets somebody face several strikes."""
    way = way_of(game, action)
    return way is not None and any(isinstance(each, Several) for each in way.effects)


def requires_skill(game: Game, action: Action) -> bool:
    """Tell whether a resource is for characters with a skill."""
    way = way_of(game, action)
    if way is None:
        return False
    who = [way.by] if isinstance(way, Playing) else []
    if isinstance(way.target, OnCharacter):
        who.append(way.target.who)
    return any(asks_for_skill(each) for each in who if each is not None)


def taps(game: Game, action: Action, character: str) -> bool:
    """Tell whether a character taps for an action."""
    return any(each.card == character and each.how == "tap" for each in costs(game, action))


def helping_company(game: Game, action: Action) -> str | None:
    """The company that an action comes from; None for one that belongs to no company."""
    helper = getattr(action, "character", None)
    if helper is None and not isinstance(action, PlayCard):
        helper = getattr(action, "card", None)
    while helper is not None and helper in game.state.cards:
        card = game.card(helper)
        if card.company is not None:
            return card.company
        helper = card.host
    return helper


def way_of(game: Game, action: Action) -> Playing | Ability | None:
    """The clause by which a card would be played or used for an effect; None for other actions."""
    if isinstance(action, PlayEvent):
        ways: tuple[Playing, ...] | tuple[Ability, ...] = playings(game.printed(action.card))
        number = action.effect
    elif isinstance(action, UseCard):
        ways, number = abilities(game.printed(action.card)), action.ability
    else:
        return None
    return ways[number] if 0 <= number < len(ways) else None


def bears_on_check(game: Game, action: Action) -> bool:
    """Tell whether an action changes a check, as opposed to anything else."""
    if about(game, action) & _CHECKS:
        return True
    way = way_of(game, action)
    return way is not None and any(
        shift.quantity in _CHECKS
        for effect in way.effects
        if isinstance(effect, Lasting)
        for shift in effect.shifts
    )
