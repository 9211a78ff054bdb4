"""What happens before the first turn."""

from collections import Counter

from msgspec.structs import replace

from westmarch.cards.deck import DeckList, Part
from westmarch.kernel.event import Event
from westmarch.table.state import IN_PLAY, Card, Company, Fact, State, pile, placed

_PILES: dict[Part, str] = {
    "pool": "pool",
    "characters": "play-deck",
    "resources": "play-deck",
    "hazards": "play-deck",
    "sideboard": "sideboard",
    "sites": "location-deck",
}
"""Where the parts of a deck lie."""


LAID = "laid"
"""Remembered of a player, and known to nobody else: what was laid face-down in the draft, and what
goes with it."""
GOES_WITH = "goes with"
"""Remembered of a drafted card until the game begins: the starting character with whom it goes."""
CHOSEN = "chose to start at"
"""Remembered of a player until the game begins: the starting site that was chosen in the draft."""
STOPPED = "stopped drafting"
"""Remembered of a player until the game begins."""


class DeckRegistered(Event, frozen=True):
    """A player has declared what kind of player he is."""

    player: str
    kind: str
    declared: str

    def apply(self, state: State) -> State:
        return _with_player(state, self.player, kind=self.kind, declared=self.declared)


class DeckLaidOut(Event, frozen=True):
    """The cards of the deck that a player has brought lie on the table."""

    player: str
    reserves: bool
    """What the sideboard holds besides against Fallen-wizards is there, too."""

    def apply(self, state: State) -> State:
        places = {**_PILES, "against_fallen_wizards": "sideboard"} if self.reserves else _PILES
        deck = next(each.deck for each in state.players if each.name == self.player) or DeckList()
        cards, piles = state.cards.copy(), dict(state.piles)
        numbers = Counter[str]()
        for part, place in places.items():
            for id_ in deck.parts[part]:
                numbers[id_] += 1
                label = f"{self.player}: {id_} {numbers[id_]}"
                cards[label] = Card(label, id_, self.player, place)
                key = pile(self.player, place)
                piles[key] = (*piles.get(key, ()), label)
        laid = replace(state, cards=cards, piles=piles, active=None, turn_start=None)
        return _with_player(laid, self.player, deck=None)


class WizardsSwitched(Event, frozen=True):
    """A player took other cards from outside the deck in the place of some in it."""

    player: str
    cards: tuple[str, ...]
    wizard: str
    """The card of the pool that came for each of them."""

    def apply(self, state: State) -> State:
        for each in self.cards:
            place = state.cards[each].place
            state = placed(state, each, "removed-from-the-game")
            label, key = f"{self.player}: {self.wizard} for {each}", pile(self.player, place)
            cards = {**state.cards, label: Card(label, self.wizard, self.player, place)}
            piles = {**state.piles, key: (*state.piles.get(key, ()), label)}
            state = replace(state, cards=cards, piles=piles)
        return state


class RoundRevealed(Event, frozen=True):
    """What was laid in a round of the draft is turned up, all at once."""

    cards: tuple[str, ...]
    with_them: tuple[tuple[str, str], ...] = ()
    """For those that were laid with another card, that one."""

    def apply(self, state: State) -> State:
        facts = tuple(each for each in state.facts if each.what != LAID)
        return replace(state, facts=facts)


class DraftStopped(Event, frozen=True):
    """A player has drafted all that he will."""

    player: str

    def apply(self, state: State) -> State:
        return replace(state, facts=(*state.facts, Fact(STOPPED, self.player)))


class CompanyStarts(Event, frozen=True):
    """Characters who were drafted begin the game at a site, as a company."""

    company: str
    player: str
    site: str
    characters: tuple[str, ...]

    def apply(self, state: State) -> State:
        at_site = placed(state, self.site, IN_PLAY)
        company = Company(self.company, self.player, self.site)
        formed = replace(at_site, companies={**at_site.companies, self.company: company})
        for each in self.characters:
            formed = placed(formed, each, IN_PLAY, company=self.company)
        return formed


class SetupOver(Event, frozen=True):
    """Everything is laid out, and the hands can be drawn."""

    def apply(self, state: State) -> State:
        over = (STOPPED, GOES_WITH, CHOSEN)
        return replace(state, facts=tuple(each for each in state.facts if each.what not in over))


def _with_player(state: State, player: str, **changes: object) -> State:
    changed = (replace(each, **changes) if each.name == player else each for each in state.players)
    return replace(state, players=tuple(changed))
