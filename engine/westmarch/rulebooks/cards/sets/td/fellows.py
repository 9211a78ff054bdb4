"""What resources of The Dragons let companions do for each other."""

from collections.abc import Iterator

from msgspec.structs import replace

from westmarch.cards.model.phrases.things import Who
from westmarch.kernel.event import Event
from westmarch.kernel.judge import allows
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import company_of
from westmarch.mechanics.quantities.people import HEALED, MEMBERS
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.actions import ChooseCard, TransferItem
from westmarch.table.events.cards import (
    CardChosen,
    CardTapped,
    ChoiceCalled,
    ItemTransferred,
)
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.characters import CharacterHealed, CorruptionCheckCalled
from westmarch.table.game import Game
from westmarch.table.state import Window
from westmarch.table.windows import ORGANIZATION

# TD-144

PLEDGE_OF_CONDUCT = Rulebook("TD-144")

_HANDS = "TD-144.hands-it-over"
_TAKES = "TD-144.takes-it"


@PLEDGE_OF_CONDUCT.react("hands-it-over", OwnTextFollowed)
def says_what(game: Game, event: OwnTextFollowed) -> list[Event]:
    """His player says which item it is; the card itself stands for none."""
    who = event.here.target
    if who not in game.state.cards or game.card(who).company is None:
        return []
    items = tuple(each for each in game.card(who).holds if _takers(game, each))
    if not items:
        return []
    among = (*items, event.card)
    return [ChoiceCalled(card=event.card, player=event.here.player, among=among, what=(_HANDS,))]


@PLEDGE_OF_CONDUCT.permit(
    "hands-it-over", ChooseCard, says="One item may be handed to a companion, or none."
)
def may_choose(game: Game, action: ChooseCard) -> bool | None:
    """First the item is chosen, and then who takes it."""
    return is_called_for(game, action, _HANDS, _TAKES)


@PLEDGE_OF_CONDUCT.react("hands-it-over", CardChosen)
def hands_it_over(game: Game, event: CardChosen) -> list[Event]:
    """It goes from hand to hand, without any check."""
    if is_answer(event, _HANDS) and event.chosen != event.card:
        player, what = game.card(event.card).owner, (_TAKES, event.chosen)
        among = _takers(game, event.chosen)
        return [ChoiceCalled(card=event.card, player=player, among=among, what=what)]
    if is_answer(event, _TAKES):
        return [ItemTransferred(card=event.what[1], character=event.chosen)]
    return []


def _takers(game: Game, item: str) -> tuple[str, ...]:
    """Those of the company to whom the item could be handed if they were organizing."""
    bearer = game.card(item).host
    company = company_of(game, bearer) if bearer is not None else None
    if company is None or game.printed(item).type != "item":
        return ()
    player = company.player
    quiet = replace(
        game.state,
        phase="organization",
        turn_player=player,
        windows=(Window(ORGANIZATION.name, (player,)),),
        combat=None,
        chain=(),
        pending=(),
        choices=(),
    )
    then = Game(game.rules, game.pool, quiet)
    return tuple(
        each
        for each in company.characters
        if allows(then, TransferItem(player=player, card=item, character=each))
    )


# TD-163

WARM_NOW_BE_HEART_AND_LIMB = Rulebook("TD-163")

_SAGE = "TD-163.sage-taps"
_HEALED = "TD-163.is-healed"


@WARM_NOW_BE_HEART_AND_LIMB.react("warms-them", OwnTextFollowed)
def begins(game: Game, event: OwnTextFollowed) -> list[Event]:
    """One sage after the other may do it."""
    company = event.here.company(game)
    return [*_next(game, event.card, company, ())] if company is not None else []


@WARM_NOW_BE_HEART_AND_LIMB.permit(
    "warms-them", ChooseCard, says="A sage who taps heals one character; or no sage does any more."
)
def says_who(game: Game, action: ChooseCard) -> bool | None:
    """First the sage is chosen, and then whom he heals; the card stands for no sage more."""
    return is_called_for(game, action, _SAGE, _HEALED)


@WARM_NOW_BE_HEART_AND_LIMB.react("warms-them", CardChosen)
def warms(game: Game, event: CardChosen) -> Iterator[Event]:
    """Who is wounded is tapped now, and so is the sage."""
    if is_answer(event, _SAGE):
        _, company, sages = event.what
        if event.chosen == event.card:
            yield from _checked(event.card, sages)
            return
        player, what = game.card(event.card).owner, (_HEALED, company, sages, event.chosen)
        among = tuple(_wounded(game, company))
        yield ChoiceCalled(card=event.card, player=player, among=among, what=what)
    elif is_answer(event, _HEALED):
        _, company, sages, sage = event.what
        healed = game.value(HEALED, event.chosen)
        hurt = tuple(each for each in healed if game.card(each).position == "wounded")
        yield CardTapped(card=sage)
        yield from (CharacterHealed(card=each) for each in hurt)
        yield from _next(game, event.card, company, (*sages, sage), hurt)


def _wounded(game: Game, company: str) -> Iterator[str]:
    for each in game.value(MEMBERS, company):
        if game.card(each).position == "wounded" and fits(game, Who(), each, "healing"):
            yield each


def _next(
    game: Game, card: str, company: str, sages: tuple[str, ...], hurt: tuple[str, ...] = ()
) -> Iterator[Event]:
    """Ask for another sage, if there is one, and somebody to be healed; else they are tempted."""
    more = tuple(
        each
        for each in game.value(MEMBERS, company)
        if each not in sages
        and game.card(each).position == "untapped"
        and fits(game, Who((("sage",),)), each)
    )
    if more and any(each not in hurt for each in _wounded(game, company)):
        player, what = game.card(card).owner, (_SAGE, company, sages)
        yield ChoiceCalled(card=card, player=player, among=(*more, card), what=what)
    else:
        yield from _checked(card, sages)


def _checked(card: str, sages: tuple[str, ...]) -> Iterator[Event]:
    for each in sages:
        yield CorruptionCheckCalled(character=each, source=card)
