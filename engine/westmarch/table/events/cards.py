"""What happens to cards: they move, turn, come into use, are drawn and chosen."""

from typing import Any

from msgspec.structs import replace

from westmarch.kernel.event import Event
from westmarch.table.events.event import with_card
from westmarch.table.state import ASIDE, ON_GUARD, State, pile, placed


class CardMoved(Event, frozen=True):
    """A card went from one place to another."""

    card: str
    to: str
    player: str | None = None
    """Whose pile it went to, when it is not its owner's."""
    host: str | None = None
    company: str | None = None

    def apply(self, state: State) -> State:
        return placed(
            state,
            self.card,
            self.to,
            player=self.player,
            host=self.host,
            company=self.company,
        )


class CardPutAside(Event, frozen=True):
    """A card was put off to the side, beside a card or a company that keeps it there."""

    card: str
    beside: str

    def apply(self, state: State) -> State:
        return placed(state, self.card, ASIDE, beside=self.beside)


class CardTapped(Event, frozen=True):
    """A card was tapped."""

    card: str
    by: str | None = None
    """The card in play that taps others of its own accord, if one did."""

    def apply(self, state: State) -> State:
        return with_card(state, self.card, position="tapped")


class CardUntapped(Event, frozen=True):
    """A card was untapped."""

    card: str

    def apply(self, state: State) -> State:
        return with_card(state, self.card, position="untapped")


class CardTurned(Event, frozen=True):
    """A card was turned over, face-down or face-up."""

    card: str
    face_down: bool

    def apply(self, state: State) -> State:
        return with_card(state, self.card, face_down=self.face_down)


class CardPlacedOnGuard(Event, frozen=True):
    """A card lies face-down at a site, on-guard against a company."""

    card: str
    company: str
    site: str

    def apply(self, state: State) -> State:
        there = placed(state, self.card, ON_GUARD)
        return with_card(there, self.card, guards=self.company, lies_at=self.site)


class GuardPassedOn(Event, frozen=True):
    """A card that lies on-guard does so against another company now, one that took in the first."""

    card: str
    company: str
    site: str

    def apply(self, state: State) -> State:
        return with_card(state, self.card, guards=self.company, lies_at=self.site)


class CardShown(Event, frozen=True):
    """Its owner showed a card to the other player, and that is known as long as it stays there."""

    card: str

    def apply(self, state: State) -> State:
        return with_card(state, self.card, shown=True)


class ItemLost(Event, frozen=True):
    """What a card does has an item in play be discarded."""

    card: str


class ItemUsed(Event, frozen=True):
    """A character began to use an item he bears."""

    card: str

    def apply(self, state: State) -> State:
        return with_card(state, self.card, in_use=True)


class ItemLaidAside(Event, frozen=True):
    """A character stopped using an item he still bears."""

    card: str

    def apply(self, state: State) -> State:
        return with_card(state, self.card, in_use=False)


class ItemPlayed(Event, frozen=True):
    """An item came into play with a character."""

    card: str
    character: str

    def apply(self, state: State) -> State:
        return placed(state, self.card, "in-play", host=self.character)


class FactionPlayed(Event, frozen=True):
    """A faction came into play."""

    card: str
    character: str

    def apply(self, state: State) -> State:
        return placed(state, self.card, "marshalling-point-pile")


class SiteResourcePlayed(Event, frozen=True):
    """A resource that normally taps the site was successfully played there."""

    card: str
    character: str
    site: str


class EventPlayed(Event, frozen=True):
    """An event took effect."""

    card: str
    target: str | None = None
    character: str | None = None
    """Who played it, where it takes a character."""
    effect: int = 0
    site: str | None = None
    """The site card that was chosen for it, where it takes one."""


class CardDrawn(Event, frozen=True):
    """A player drew the top card of the play deck."""

    player: str

    def apply(self, state: State) -> State:
        return placed(state, state.pile(self.player, "play-deck")[0], "hand")


class DeckExhausted(Event, frozen=True):
    """The last card of a play deck was drawn."""

    player: str

    def apply(self, state: State) -> State:
        players = tuple(
            replace(each, exhausted=each.exhausted + 1) if each.name == self.player else each
            for each in state.players
        )
        return replace(state, players=players)


class ExhaustionFelt(Event, frozen=True):
    """Cards that wait for a play deck to be exhausted, anybody's, act on it."""

    player: str
    """Whose play deck it is."""


class DeckRenewed(Event, frozen=True):
    """A player who exhausted the play deck is done with what comes before there is a new one."""

    player: str


class DeckShuffled(Event, frozen=True):
    """A player's play deck was put into a new order, by what chance answered."""

    player: str
    order: tuple[int, ...]

    def apply(self, state: State) -> State:
        key = pile(self.player, "play-deck")
        cards = state.piles.get(key, ())
        return replace(state, piles={**state.piles, key: tuple(cards[each] for each in self.order)})


class StoringTried(Event, frozen=True):
    """A character sets about storing an item that it bears."""

    action: Any
    """The player's declaration."""
    character: str


class TransferTried(Event, frozen=True):
    """A character sets about handing an item to another."""

    action: Any
    """The player's declaration."""
    character: str


class ChoiceCalled(Event, frozen=True):
    """The text of a card has a player choose one of several cards."""

    card: str
    player: str
    among: tuple[str, ...]
    what: Any = None
    """What is to become of it."""

    def apply(self, state: State) -> State:
        return replace(state, choices=(*state.choices, self))


class CardChosen(Event, frozen=True):
    """A player chose a card, as another called for."""

    card: str
    chosen: str
    what: Any = None

    def apply(self, state: State) -> State:
        return replace(state, choices=state.choices[1:])


class DrawCalled(Event, frozen=True):
    """A player is to draw cards."""

    player: str
    number: int


class ShowCalled(Event, frozen=True):
    """A player is to show so many cards of his hand, picked at random."""

    player: str
    number: int


class LossCalled(Event, frozen=True):
    """A player is to discard so many cards of his hand, picked at random."""

    player: str
    number: int


class PickCalled(Event, frozen=True):
    """The text of a card has so many cards of a player's pile be picked at random."""

    card: str
    player: str
    pile: str
    number: int
    what: Any = None
    """What is to become of them."""


class CardsPicked(Event, frozen=True):
    """Cards were picked at random, as the text of another called for."""

    card: str
    picked: tuple[str, ...]
    what: Any = None


class ShuffleCalled(Event, frozen=True):
    """A player's play deck is to be shuffled."""

    player: str


class SideboardOpened(Event, frozen=True):
    """A player reached for the sideboard."""

    player: str
    cards: tuple[str, ...] = ()
    """What is to come from it."""
    to: str = ""
    """Where it is to come."""


class ItemTransferred(Event, frozen=True):
    """An item changed hands."""

    card: str
    character: str

    def apply(self, state: State) -> State:
        return placed(state, self.card, "in-play", host=self.character)


class CardStored(Event, frozen=True):
    """An item was stored."""

    card: str
    bearer: str | None = None
    """Who has stored it, if somebody bore it."""

    def apply(self, state: State) -> State:
        stored = placed(state, self.card, "marshalling-point-pile")
        return with_card(stored, self.card, stored=True)


class AllyPlayed(Event, frozen=True):
    """An ally came into play under a character's control."""

    card: str
    character: str

    def apply(self, state: State) -> State:
        return placed(state, self.card, "in-play", host=self.character)


class TreasureDesignated(Event, frozen=True):
    """A player has said of an item that it is a lost treasure."""

    card: str
    player: str
    lair: str
    """The name of the lair where it was played."""
