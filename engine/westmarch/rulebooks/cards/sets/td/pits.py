"""How Dragons and Drakes come back from the pits."""

from collections.abc import Iterator

from westmarch.cards.model.phrases.things import Cards
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import in_play
from westmarch.mechanics.quantities.actions import IN_PLAY_BY_NAME
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.recalls import each_may_choose
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.table.actions import ChooseCard
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled, ShuffleCalled
from westmarch.table.events.turns import EndFelt
from westmarch.table.game import Game

# TD-27

PITS_OF_ANGBAND = Rulebook("TD-27")

_NIGHT, _TO_DECK, _DRAGON, _DRAKE = "by night", "to the deck", "a Dragon", "a Drake"
_DRAGONS = Cards(("manifestation of a unique Dragon",))
_DRAKES = Cards(("Drake creature",))
_EITHER = Cards((*_DRAGONS.sorts, *_DRAKES.sorts))
_BRINGERS_OF_NIGHT = ("Doors of Night", "Peril Returned")


@PITS_OF_ANGBAND.react("from-the-pits", EndFelt)
def come_up(game: Game, event: EndFelt) -> Iterator[Event]:
    """Each player may have one, and by night one of each, if he likes that better."""

    def by_day(player: str) -> tuple[str, ...]:
        return () if _nights(game, player) else _there(game, player, _EITHER)

    def by_night(player: str) -> tuple[str, ...]:
        # Whoever chooses what brings the night takes cards to hand.
        return _nights(game, player)[:1] if _there(game, player, _EITHER) else ()

    yield from each_may_choose(game, event, "TD-27", by_day, _TO_DECK)
    yield from each_may_choose(game, event, "TD-27", by_night, _NIGHT)


@PITS_OF_ANGBAND.permit(
    "from-the-pits", ChooseCard, says="What may be chosen is what From the Pits of Angband offers."
)
def says_who(game: Game, action: ChooseCard) -> bool | None:
    """Whose they are says who; the card itself stands for nobody."""
    return is_called_for(game, action, _NIGHT, _TO_DECK, _DRAGON, _DRAKE)


@PITS_OF_ANGBAND.react("from-the-pits", CardChosen)
def comes_up(game: Game, event: CardChosen) -> list[Event]:
    """It is among the cards of the deck, or in hand, and the next choice follows."""
    if game.printed(event.card).id != "TD-27":
        return []
    step, player = event.what
    nobody = event.chosen == event.card
    if step == _TO_DECK:
        gone = CardMoved(card=event.chosen, to="play-deck")
        return [] if nobody else [gone, ShuffleCalled(player=player)]
    if step == _NIGHT:
        if nobody:
            return _call(game, event.card, player, _TO_DECK)
        dragon = _call(game, event.card, player, _DRAGON)
        return dragon or _call(game, event.card, player, _DRAKE)
    taken: list[Event] = [] if nobody else [CardMoved(card=event.chosen, to="hand")]
    if step == _DRAGON:
        taken += _call(game, event.card, player, _DRAKE, event.chosen)
    return taken


def _call(game: Game, card: str, player: str, step: str, but: str = "") -> list[Event]:
    cards = {_TO_DECK: _EITHER, _DRAGON: _DRAGONS, _DRAKE: _DRAKES}[step]
    found = tuple(each for each in _there(game, player, cards) if each != but)
    if not found:
        return []
    return [ChoiceCalled(card=card, player=player, among=(*found, card), what=(step, player))]


def _there(game: Game, player: str, cards: Cards) -> tuple[str, ...]:
    pile = game.state.pile(player, "discard-pile")
    return tuple(each for each in pile if is_such_card(game, cards, each))


def _nights(game: Game, player: str) -> tuple[str, ...]:
    """What lies there that makes it night, if it is."""
    if not game.value(IN_PLAY_BY_NAME, "Doors of Night", player):
        return ()
    return tuple(each for each in in_play(game) if game.name(each) in _BRINGERS_OF_NIGHT)
