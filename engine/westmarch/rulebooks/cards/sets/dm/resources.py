"""What single resources of Dark Minions say."""

from collections.abc import Iterator

from westmarch.cards.model.card import Creature
from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook, Term
from westmarch.mechanics.chain import costs
from westmarch.mechanics.lookups import character_facts
from westmarch.mechanics.quantities.actions import COPIES, IN_PLAY_BY_NAME
from westmarch.mechanics.quantities.combat import ATTACKS_NEXT, CANCELLABLE
from westmarch.mechanics.quantities.corruption import CORRUPTION_POINTS
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import follows_own
from westmarch.table.actions import ChooseCard, PlayEvent
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled, ShuffleCalled
from westmarch.table.events.chain import CardCancelled, Negated, OwnTextFollowed
from westmarch.table.events.characters import CorruptionRolled
from westmarch.table.events.combat import AttackCancelled
from westmarch.table.game import Game
from westmarch.table.state import ON_GUARD

# DM-133

FREE_TO_CHOOSE = Rulebook("DM-133")

_HEAVY = 3


@FREE_TO_CHOOSE.forbid(
    "lightens", PlayEvent, says="{action.target} does not give 3 corruption points, or more."
)
def is_light_enough(game: Game, action: PlayEvent) -> bool:
    """Light burdens stay as they are."""
    if game.printed(action.card).id != "DM-133" or action.target not in game.state.cards:
        return False
    return (game.printed(action.target).corruption or 0) < _HEAVY


def _lightened(game: Game, bearer: str) -> Iterator[int]:
    """Give what is taken off each item of somebody's on which the card lies."""
    for copy in game.value(COPIES, "DM-133"):
        item = game.card(copy).host
        if item in game.card(bearer).holds:
            by_day = game.value(IN_PLAY_BY_NAME, "Gates of Morning", game.card(copy).owner)
            yield 3 if by_day else 2


def _terms(game: Game, points: int, bearer: str) -> Iterator[Term]:
    for each in _lightened(game, bearer):
        yield -each, "Free to Choose"


@FREE_TO_CHOOSE.adjust("lightens", CORRUPTION_POINTS, terms=_terms)
def is_lighter(game: Game, points: int, bearer: str) -> int | None:
    """The burden weighs less."""
    less = sum(_lightened(game, bearer))
    return points - less if less else None


@FREE_TO_CHOOSE.react("is-spent", CorruptionRolled, order=Rank.LAST)
def is_spent(game: Game, event: CorruptionRolled) -> list[Event]:
    """After one check it is over."""
    borne = game.card(event.character).holds
    return [
        CardMoved(card=copy, to="discard-pile")
        for copy in game.value(COPIES, "DM-133")
        if game.card(copy).host in borne
    ]


@FREE_TO_CHOOSE.forbid("once-an-item", PlayEvent, says=AS_WRITTEN, again=True)
def is_lightened_already(game: Game, action: PlayEvent) -> bool:
    """Not twice on one item."""
    if game.printed(action.card).id != "DM-133":
        return False
    return any(
        game.card(each).host == action.target
        for each in game.value(COPIES, "DM-133")
        if each != action.card
    )


# DM-140

HORNS = Rulebook("DM-140")


@HORNS.react("calls-them-back", OwnTextFollowed)
def calls_them_back(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
    """Whoever had left may come again."""
    for player in (each.name for each in game.state.players):
        for each in game.state.pile(player, "discard-pile"):
            if game.printed(each).type == "faction":
                yield CardMoved(card=each, to="play-deck")
        yield ShuffleCalled(player=player)


# DM-144

I_KNOW_MUCH_ABOUT_YOU = Rulebook("DM-144")


@I_KNOW_MUCH_ABOUT_YOU.forbid("is-no-stranger", PlayEvent, says="No agent makes this attack.")
def is_a_stranger(game: Game, action: PlayEvent) -> bool:
    """Of others nothing is known."""
    combat = game.state.combat
    mine = follows_own(game, action, "DM-144.is-no-stranger")
    return mine and combat is not None and combat.kind != "agent"


@I_KNOW_MUCH_ABOUT_YOU.react("is-no-stranger", OwnTextFollowed)
def is_no_stranger(game: Game, event: OwnTextFollowed) -> list[Event]:
    """He thinks better of it."""
    combat = game.state.combat
    agent = combat is not None and combat.kind == "agent" and game.value(CANCELLABLE)
    return [AttackCancelled()] if agent else []


@I_KNOW_MUCH_ABOUT_YOU.react("stays-his-hand", OwnTextFollowed)
def stays_his_hand(game: Game, event: OwnTextFollowed) -> list[Event]:
    """He has tapped for nothing."""
    agent = event.here.target
    return [
        CardCancelled(card=each.card) if isinstance(each, PlayEvent) else Negated(action=each)
        for each in game.state.chain
        if any((cost.card, cost.how) == (agent, "tap") for cost in costs(game, each))
    ]


@I_KNOW_MUCH_ABOUT_YOU.forbid(
    "one-of-several", PlayEvent, says="The creature makes no other attack."
)
def attacks_only_once(game: Game, action: PlayEvent) -> bool:
    """Of creatures that attack once it cancels nothing."""
    combat = game.state.combat
    if combat is None or not follows_own(game, action, "DM-144.one-of-several"):
        return False
    # A Dragon Ahunt attacks as a creature does, but is an event, and attacks once.
    if not isinstance(game.printed(combat.source).facts, Creature):
        return True
    following = combat.number + 1
    more = game.value(ATTACKS_NEXT, combat.source, combat.company, combat.keyed_to, following)
    return not combat.number and not more


# DM-165

WITHDRAWN_TO_MORDOR = Rulebook("DM-165")

_SMALL = 5


@WITHDRAWN_TO_MORDOR.react("is-called-off", OwnTextFollowed)
def is_called_off(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The small ones are given up, and the great ones are kept."""
    agent = str(event.here.target)
    if agent not in game.state.agents:
        return []
    small = (character_facts(game, agent).mind or 0) <= _SMALL
    return [CardMoved(card=agent, to="discard-pile" if small else "hand")]


_GUARD = "DM-165.lifts-the-guard"


def _guards(game: Game, player: str) -> tuple[str, ...]:
    return game.state.pile(game.state.opponent(player), ON_GUARD)


@WITHDRAWN_TO_MORDOR.forbid("lifts-the-guard", PlayEvent, says="No card lies on-guard.")
def nobody_is_on_guard(game: Game, action: PlayEvent) -> bool:
    """A card has to lie there."""
    mine = game.printed(action.card).id == "DM-165" and action.effect == 1
    return mine and not _guards(game, action.player)


@WITHDRAWN_TO_MORDOR.react("lifts-the-guard", OwnTextFollowed)
def looks_for_a_guard(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Its player says which one, whatever it is."""
    among = _guards(game, event.here.player)
    if not among:
        return []
    player = event.here.player
    return [ChoiceCalled(card=event.card, player=player, among=among, what=(_GUARD,))]


@WITHDRAWN_TO_MORDOR.permit(
    "lifts-the-guard", ChooseCard, says="What may be chosen is a card on-guard."
)
def says_which_guard(game: Game, action: ChooseCard) -> bool | None:
    """Any of them will do."""
    return is_called_for(game, action, _GUARD)


@WITHDRAWN_TO_MORDOR.react("lifts-the-guard", CardChosen)
def lifts_the_guard(game: Game, event: CardChosen) -> list[Event]:
    """That one is discarded."""
    mine = is_answer(event, _GUARD)
    return [CardMoved(card=event.chosen, to="discard-pile")] if mine else []
