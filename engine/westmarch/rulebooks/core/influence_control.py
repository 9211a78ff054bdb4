"""Influence: who controls characters, how far it goes, and what happens when it is exceeded."""

from collections.abc import Iterator
from itertools import product

from msgspec.structs import replace

from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of, told
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.control import (
    Charge,
    Restricted,
    characters_of,
    followers,
    is_follower,
    is_ringwraith,
    reach,
    ringwraiths_led,
)
from westmarch.mechanics.lookups import character_facts, company_of, is_avatar
from westmarch.mechanics.organization import is_of_a_character, is_time_to_come
from westmarch.mechanics.quantities.actions import KEPT_IN_PLAY
from westmarch.mechanics.quantities.influence import (
    BEYOND_CONTROL,
    CHARGES,
    DIRECT_INFLUENCE,
    GENERAL_INFLUENCE,
    INFLUENCE_BONUS,
    INFLUENCE_POOLS,
    POOLS_LOST,
    TAKEN,
    USED_INFLUENCE,
)
from westmarch.mechanics.quantities.people import (
    AVATAR,
    CHARGED_MIND,
    MIND_COMPARED,
    RINGWRAITHS_LED,
)
from westmarch.table.actions import (
    ChangeControl,
    DiscardCharacter,
    Finish,
    InfluenceCard,
    PlayCharacter,
)
from westmarch.table.events.characters import (
    CharacterDiscarded,
    CharacterEliminated,
    CharacterReturned,
    ControlLost,
)
from westmarch.table.events.turns import PhaseEnded
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY
from westmarch.table.windows import ORGANIZATION_ENDS

RULES = Rulebook("core.influence-control")


# General influence


@RULES.permit(
    "play-under-general",
    PlayCharacter,
    lifts=("core.influence-control.move-to-general",),
    says="A character may come into play under general influence.",
)
def comes_under_general_influence(game: Game, action: PlayCharacter) -> Lack | bool | None:
    """A character may be played under general influence, even if that is not enough."""
    if action.controller is not None or is_avatar(game, action.card):
        return None
    if not is_of_a_character(game, action):
        return None
    return is_time_to_come(game, action) or True


@RULES.adjust("fallen-wizard-general-influence", GENERAL_INFLUENCE)
def as_his_avatar_says(game: Game, influence: int, player: str) -> int | None:
    """A Fallen-wizard in play brings a number of his own; no other avatar has one."""
    avatar = game.value(AVATAR, player)
    return None if avatar is None else character_facts(game, avatar).general_influence


@RULES.define("mind-charged-to-general", USED_INFLUENCE)
def minds_of_all_but_followers(game: Game, player: str) -> int:
    """Whoever is neither an avatar nor a follower takes as much as his mind."""
    return sum(game.value(CHARGED_MIND, each) for each in _without_controller(game, player))


@RULES.forbid(
    "move-to-general",
    ChangeControl,
    PlayCharacter,
    says=told,
)
def exceeds_general_influence(game: Game, action: ChangeControl | PlayCharacter) -> Lack | None:
    """The minds of all who are not followers have to fit into general influence."""
    who = action.card if isinstance(action, PlayCharacter) else action.character
    if action.controller is not None or is_avatar(game, who):
        return None
    player, used = action.player, game.value(USED_INFLUENCE, action.player)
    mind, whole = game.value(CHARGED_MIND, who), game.value(GENERAL_INFLUENCE, player)
    if used + mind <= whole:
        return None
    return Lack(
        "The characters of {0} take {1} of {2} general influence; with {3}, whose mind is {4}, it "
        "would be {1} + {4} = {5}.",
        (player, used, whole, who, mind, used + mind),
    )


# Direct influence


@RULES.permit(
    "play-under-direct",
    PlayCharacter,
    says="A character may come into play under the direct influence of one who is there.",
)
def comes_under_direct_influence(game: Game, action: PlayCharacter) -> Lack | bool | None:
    """A character may be played as a follower of somebody who has the influence for it."""
    if action.controller is None or is_avatar(game, action.card):
        return None
    if not is_of_a_character(game, action):
        return None
    return _comes_as_follower(game, action) or True


def _under_no_follower(game: Game, action: PlayCharacter) -> Lack | None:
    leads = not is_follower(game, str(action.controller))
    return None if leads else Lack("{0.controller} is a follower, and leads nobody.")


def _under_one_controlled(game: Game, action: PlayCharacter) -> Lack | None:
    if not game.card(str(action.controller)).uncontrolled:
        return None
    return Lack("{0.controller} is under nobody's influence, and leads nobody.")


def _under_no_avatar(game: Game, action: PlayCharacter) -> Lack | None:
    if not is_avatar(game, str(action.controller)):
        return None
    if game.reading("q.core.play-under-avatar") != "b":
        return None
    return Lack(
        "{0.controller} is an avatar, and as that is read nobody is played under an avatar."
    )


def _within_direct_influence(game: Game, action: PlayCharacter) -> Lack | None:
    mind = game.value(CHARGED_MIND, action.card)
    left = _available(game, str(action.controller), action.card)
    if mind <= left:
        return None
    return Lack(
        "{0} has a mind of {1}, and {2} has {3} direct influence left.",
        (action.card, mind, action.controller, left),
    )


_comes_as_follower = all_of(
    is_time_to_come,
    _under_no_follower,
    _under_one_controlled,
    _under_no_avatar,
    _within_direct_influence,
)


@RULES.define("mind-charged-to-controller", CHARGES)
def followers_cost_their_mind(game: Game, character: str) -> tuple[Charge, ...]:
    """A follower takes as much direct influence as his mind."""
    return tuple(
        (each, game.value(CHARGED_MIND, each))
        for each in followers(game, character)
        if not is_avatar(game, each)
    )


@RULES.adjust(
    "mind-charged-to-controller", INFLUENCE_BONUS, order=Layer.DENIED, says="taken by followers"
)
def followers_are_paid_for(game: Game, bonus: int, character: str, target: str) -> int:
    """What followers take is not there for others."""
    return bonus - game.value(TAKEN, character, target)


@RULES.define("restricted-influence-applied-once", TAKEN)
def restricted_influence_is_shared(game: Game, character: str, target: str) -> int:
    """Restricted influence is there once, for all together whom it helps to control."""
    charges: tuple[Charge, ...] = game.value(CHARGES, character)
    pools = game.value(INFLUENCE_POOLS, character, target)
    help_here = sum(pool.amount for pool in pools if pool.helps(game, target))
    within = reach(game, pools, charges, target)
    if game.reading("q.core.follower-mind-order") == "a":
        return help_here - within
    # Followers go first by what is unrestricted, and only the rest by what is restricted.
    minds = sum(mind for _, mind in charges)
    carried = max(0, minds - _unrestricted(game, character))
    return minds - carried + help_here - min(help_here, minds + within - carried)


@RULES.adjust("unrestricted-reduced-first", INFLUENCE_BONUS, says="no less than nothing")
def unrestricted_ends_at_nothing(game: Game, bonus: int, character: str, target: str) -> int | None:
    """What takes direct influence away leaves nothing of the unrestricted part, but not less."""
    short = -game.value(DIRECT_INFLUENCE, character)
    return bonus + short if short > 0 else None


@RULES.adjust("unrestricted-reduced-first", INFLUENCE_POOLS)
def restricted_is_lost_next(
    game: Game, pools: tuple[Restricted, ...], character: str, target: str | None
) -> tuple[Restricted, ...] | None:
    """What the unrestricted part cannot bear is taken from what counts against some."""
    if game.value(DIRECT_INFLUENCE, character) >= 0:
        return None
    return _lowered(pools, game.value(POOLS_LOST, character, target, pools))


@RULES.define("unrestricted-reduced-first", POOLS_LOST)
def one_after_the_other(
    game: Game, character: str, target: str | None, pools: tuple[Restricted, ...]
) -> tuple[int, ...]:
    """Unless somebody chooses, the parts are used up one after the other."""
    short = -game.value(DIRECT_INFLUENCE, character)
    lost = []
    for pool in pools:
        points = min(short, pool.amount)
        lost.append(points)
        short -= points
    return tuple(lost)


@RULES.adjust("choose-restricted-reduction", POOLS_LOST)
def lost_where_it_hurts_least(
    game: Game,
    lost: tuple[int, ...],
    character: str,
    target: str | None,
    pools: tuple[Restricted, ...],
) -> tuple[int, ...]:
    """Of several parts, the one loses the points that its player can spare now."""
    charges: tuple[Charge, ...] = game.value(CHARGES, character)
    points = (range(pool.amount + 1) for pool in pools)
    ways = [each for each in product(*points) if sum(each) == sum(lost)]
    return max(ways, key=lambda each: reach(game, _lowered(pools, each), charges, target))


def _lowered(pools: tuple[Restricted, ...], lost: tuple[int, ...]) -> tuple[Restricted, ...]:
    return tuple(
        replace(pool, amount=pool.amount - lost[number]) for number, pool in enumerate(pools)
    )


@RULES.forbid(
    "move-to-direct",
    ChangeControl,
    says=told,
)
def cannot_become_a_follower(game: Game, action: ChangeControl) -> Lack | None:
    """A follower has no followers, and a companion with the influence for him."""
    who, controller = action.character, action.controller
    if controller is None:
        return None
    if is_avatar(game, who):
        return Lack(f"{_NO_FOLLOWER}, who is an avatar.", (controller, who))
    if followers(game, who) or is_follower(game, controller):
        return Lack(f"{_NO_FOLLOWER}: nobody follows a follower.", (controller, who))
    if company_of(game, who) != company_of(game, controller):
        return Lack(f"{_NO_FOLLOWER}, who is in another company.", (controller, who))
    mind, left = game.value(MIND_COMPARED, who), _available(game, controller, who)
    if mind <= left:
        return None
    says = f"{_NO_FOLLOWER}: that takes {{2}} direct influence, and {{3}} is left."
    return Lack(says, (controller, who, mind, left or "none"))


_NO_FOLLOWER = "{0} cannot take {1} as a follower"


@RULES.define("direct-uses-current-mind", MIND_COMPARED)
def mind_as_it_is_now(game: Game, character: str) -> int:
    """What counts is the mind before the change."""
    return game.value(CHARGED_MIND, character)


# Followers without a controller


@RULES.react(
    "uncontrolled-follower-grace", CharacterDiscarded, CharacterEliminated, CharacterReturned
)
def followers_stay(
    game: Game, event: CharacterDiscarded | CharacterEliminated | CharacterReturned
) -> list[Event]:
    """The followers of somebody who leaves play stay, and nobody controls them."""
    return [ControlLost(card=each) for each in followers(game, event.card)]


@RULES.define("uncontrolled-follower-grace", BEYOND_CONTROL)
def too_much_for_the_controller(game: Game) -> str | None:
    """So does a follower for whom his controller has no longer influence enough."""
    for each in game.look(_leaders):
        charges: tuple[Charge, ...] = game.value(CHARGES, each)
        own = _unrestricted(game, each)
        if own >= sum(mind for _, mind in charges):
            continue
        pools = game.value(INFLUENCE_POOLS, each, None)
        if own + reach(game, pools, charges, None) < 0:
            return charges[-1][0]
    return None


@RULES.adjust("uncontrolled-follower-grace", USED_INFLUENCE)
def not_charged_yet(game: Game, used: int, player: str) -> int:
    """They do not weigh on general influence yet."""
    freed = [each for each in _without_controller(game, player) if game.card(each).uncontrolled]
    minds: int = sum(game.value(CHARGED_MIND, each) for each in freed)
    return used - minds


@RULES.react("uncontrolled-follower-deadline", PhaseEnded)
def nobody_wanted_them(game: Game, event: PhaseEnded) -> list[Event]:
    """Whom nobody controls when the organization phase ends is discarded."""
    if event.phase != "organization":
        return []
    player = game.state.turn_player
    return [
        CharacterDiscarded(card=each)
        for each in _without_controller(game, player)
        if game.card(each).uncontrolled and not _freed_late(game, each)
    ]


# More than general influence


@RULES.permit("excess-removal", Finish)
def nothing_is_exceeded(game: Game, action: Finish) -> bool | None:
    """The organization phase ends when general influence is not exceeded."""
    return game.state.at(ORGANIZATION_ENDS) or None


@RULES.forbid(
    "excess-removal",
    Finish,
    says=lambda game, _, action: (
        f"The characters of {game.called(action.player)} take "
        f"{game.value(USED_INFLUENCE, action.player)} of "
        f"{game.value(GENERAL_INFLUENCE, action.player)} general influence."
    ),
)
def somebody_has_to_go(game: Game, action: Finish) -> bool:
    """As long as general influence is exceeded, somebody has to go, if anybody can."""
    if not game.state.at(ORGANIZATION_ENDS) or not _is_exceeded(game, action.player):
        return False
    return any(_can_go(game, action.player))


@RULES.permit(
    "excess-removal-not-organizing",
    DiscardCharacter,
    lifts=(
        "core.organization.one-play-or-discard",
        "core.organization.discardable-characters",
    ),
)
def parts_with_a_character(game: Game, action: DiscardCharacter) -> bool | None:
    """For that it does not matter where somebody is, or what was done while organizing."""
    if not game.state.at(ORGANIZATION_ENDS):
        return None
    exceeded = _is_exceeded(game, action.player)
    return exceeded and action.character in characters_of(game, action.player)


@RULES.forbid(
    "excess-removal-order",
    DiscardCharacter,
    says="Others than {action.character} have to go first.",
)
def others_go_first(game: Game, action: DiscardCharacter) -> bool:
    """Those who came this turn go first, then those whom nobody controls, and no avatar at all.

    Whom something keeps in play does not hold up the others.
    """
    if not game.state.at(ORGANIZATION_ENDS):
        return False
    own = list(_can_go(game, action.player))
    new = [each for each in own if _is_new(game, each) and not is_follower(game, each)]
    free = [each for each in own if game.card(each).uncontrolled]
    return action.character not in (new or free or own)


def _goes_back(game: Game, _: object, event: CharacterDiscarded) -> str:
    """Say of somebody who came this turn why he goes back."""
    player = game.card(event.card).owner
    used, whole = game.value(USED_INFLUENCE, player), game.value(GENERAL_INFLUENCE, player)
    return (
        f"The characters of {game.called(player)} take {used} of {whole} general influence, so "
        f"{game.name(event.card)}, who came into play this turn, goes back to hand."
    )


@RULES.replace("new-characters-return-to-hand", CharacterDiscarded, says=_goes_back)
def new_ones_return(game: Game, event: CharacterDiscarded) -> list[Event] | None:
    """Somebody who came this turn goes back to his player's hand."""
    if not game.state.at(ORGANIZATION_ENDS) or not _is_new(game, event.card):
        return None
    leaving = [event.card]
    if game.reading("q.core.excess-new-characters") == "b":
        own = characters_of(game, game.card(event.card).owner)
        leaving = [each for each in own if _is_new(game, each) and not is_avatar(game, each)]
    return [CharacterReturned(card=each) for each in leaving]


# Ringwraiths who follow


@RULES.define("ringwraith-follower-control", CHARGES)
def ringwraiths_cost_one(game: Game, character: str) -> tuple[Charge, ...]:
    """A Ringwraith who follows takes one point, unless he follows for free."""
    led = game.value(RINGWRAITHS_LED, character)
    return tuple((each, 1) for each in ringwraiths_led(game, character)[led:])


@RULES.forbid(
    "ringwraith-follower-control",
    ChangeControl,
    says="{action.character} follows nobody but {action.player}'s Ringwraith.",
)
def follows_the_avatar_alone(game: Game, action: ChangeControl) -> bool:
    """Only the avatar controls a Ringwraith who follows."""
    avatar = game.value(AVATAR, action.player)
    return (
        is_ringwraith(game, action.character)
        and action.character != avatar
        and action.controller != avatar
    )


@RULES.forbid(
    "ringwraith-follower-immune",
    InfluenceCard,
    says="{action.target} follows a Ringwraith, and nobody influences him away.",
)
def cannot_be_influenced_away(game: Game, action: InfluenceCard) -> bool:
    """Nobody influences a Ringwraith away from the one he follows."""
    target = game.state.cards.get(action.target)
    return target is not None and target.host is not None and is_ringwraith(game, target.id)


# What several rules ask


def _available(game: Game, character: str, target: str) -> int:
    """The direct influence that a character has left for somebody."""
    bonus = game.value(INFLUENCE_BONUS, character, target)
    return game.value(DIRECT_INFLUENCE, character) + bonus


def _unrestricted(game: Game, character: str) -> int:
    """The unrestricted direct influence that a character has, whatever was taken from it."""
    influence = game.value(DIRECT_INFLUENCE, character)
    return max(0, influence)


def _leaders(game: Game) -> tuple[str, ...]:
    """The characters who control others."""
    people = (each for group in game.state.companies.values() for each in group.characters)
    return tuple(each for each in people if followers(game, each))


def _without_controller(game: Game, player: str) -> Iterator[str]:
    """The characters that need influence, and are not under anybody's direct influence."""
    for each in characters_of(game, player):
        if not is_avatar(game, each) and not is_follower(game, each):
            yield each


def _can_go(game: Game, player: str) -> Iterator[str]:
    """The characters that a player may have to part with: no avatars, and none who are kept."""
    for each in characters_of(game, player):
        if not is_avatar(game, each) and not game.value(KEPT_IN_PLAY, each):
            yield each


def _freed_late(game: Game, character: str) -> bool:
    """Tell whether somebody who lost his controller in this very turn has until the next."""
    before = game.turn_start.card(character)
    return before.host is not None and game.reading("q.core.freed-while-organizing") == "b"


def _is_exceeded(game: Game, player: str) -> bool:
    return game.value(USED_INFLUENCE, player) > game.value(GENERAL_INFLUENCE, player)


def _is_new(game: Game, character: str) -> bool:
    """Tell whether a character came into play this turn."""
    return game.turn_start.card(character).place != IN_PLAY
