"""What single characters and sites of The Lidless Eye say, of errands and of fire."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import company_of
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.uniqueness import GIVES_WAY
from westmarch.mechanics.rings import is_gold_ring
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.rulebooks.cards.context import follows_own
from westmarch.rulebooks.cards.shared_texts import (
    goes_away,
    leaves_it,
    leaving,
    may_leave_something,
)
from westmarch.table.actions import AnyPlay, ChooseCard, UseCard
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled, EventPlayed
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.characters import CharacterReturned
from westmarch.table.events.rings import RingTest, RingTestCalled
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY

# LE-24

THE_MOUTH = Rulebook("LE-24")

_SAME_MAN = "Mouth of Sauron"


@THE_MOUTH.define("goes-on-an-errand", GIVES_WAY)
def is_elsewhere(game: Game, which: str, action: AnyPlay) -> bool | None:
    """Where he is sent, he is not kept."""
    its_own = game.printed(which).id == "LE-24"
    return (its_own and game.name(action.card) == _SAME_MAN) or None


@THE_MOUTH.react("goes-on-an-errand", EventPlayed, CardMoved)
def is_sent(game: Game, event: EventPlayed | CardMoved) -> Iterator[Event]:
    """He is sent on another errand."""
    if game.name(event.card) != _SAME_MAN:
        return
    if isinstance(event, EventPlayed) or event.to == IN_PLAY:
        for each in game.value(COPIES, "LE-24"):
            yield from goes_away(each, each, "LE-24")


@THE_MOUTH.replace("goes-on-an-errand", CharacterReturned)
def is_about_to_go(game: Game, event: CharacterReturned) -> list[Event] | None:
    """Before he goes, he may leave something."""
    return may_leave_something(game, event, "LE-24")


@THE_MOUTH.permit("goes-on-an-errand", ChooseCard, says="One item may be left, or none.")
def says_what_he_leaves(game: Game, action: ChooseCard) -> bool | None:
    """His player says what he leaves, and to whom."""
    return is_called_for(game, action, *leaving("LE-24"))


@THE_MOUTH.react("goes-on-an-errand", CardChosen)
def leaves_something(game: Game, event: CardChosen) -> list[Event]:
    """One item goes to a companion, and he is gone."""
    return leaves_it(game, event, "LE-24")


# LE-393

MOUNT_DOOM = Rulebook("LE-393")

_IN_THE_FIRE = "LE-393.fires-of-the-mountain"
_WORSE = -3


def _gold_rings(game: Game, sage: str | None) -> tuple[str, ...]:
    """The gold rings in the company of somebody."""
    company = company_of(game, sage) if sage in game.state.cards else None
    return tuple(
        each
        for who in (company.characters if company is not None else ())
        for each in game.card(who).holds
        if is_gold_ring(game, each)
    )


@MOUNT_DOOM.forbid("fires-of-the-mountain", UseCard, says="There is no gold ring in that company.")
def has_nothing_to_test(game: Game, action: UseCard) -> bool:
    """It takes a gold ring."""
    mine = follows_own(game, action, _IN_THE_FIRE)
    return mine and not _gold_rings(game, action.target)


@MOUNT_DOOM.react("fires-of-the-mountain", OwnTextFollowed)
def is_held_into_the_fire(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The player says which ring it is."""
    rings = _gold_rings(game, event.here.target)
    what = (_IN_THE_FIRE, event.here)
    call = ChoiceCalled(card=event.card, player=event.here.player, among=rings, what=what)
    return [call] if rings else []


@MOUNT_DOOM.permit("fires-of-the-mountain", ChooseCard, says="Any gold ring of the company may be.")
def says_which_ring(game: Game, action: ChooseCard) -> bool | None:
    """Any of those in the company."""
    return is_called_for(game, action, _IN_THE_FIRE)


@MOUNT_DOOM.react("fires-of-the-mountain", CardChosen)
def shows_what_it_is(game: Game, event: CardChosen) -> list[Event]:
    """In this fire nothing stays hidden, and little comes out of it."""
    if not is_answer(event, _IN_THE_FIRE):
        return []
    ring = game.card(event.chosen)
    test = RingTest(event.what[1].player, ring.id, ring.host, _WORSE, event.card)
    return [RingTestCalled(test=test)]
