"""The opening of a game: two decks, their starting companies at their sites, and eight cards each.

The play decks lie as the dice of chance have them: they are shuffled here, before the first turn.
"""

from collections import Counter
from random import Random

from westmarch.cards.deck import Deck
from westmarch.cards.model.card import Character
from westmarch.cards.pool import Pool
from westmarch.wire.protocol import CardAt, CompanyAt, Place, PlayerAt, Position, Turn

PLAYERS = ("player", "opponent")
_HAND = 8


def opening(pool: Pool, decks: tuple[Deck, Deck], random: Random) -> Position:
    """Set out two decks: the first player begins."""
    cards: list[CardAt] = []
    companies: list[CompanyAt] = []
    taken: set[str] = set()
    for name, deck in zip(PLAYERS, decks, strict=True):
        dealer = _Dealer(pool, name)
        site = dealer.lay(deck.starts_at, "in-play")
        company = f"{name}: company"
        companies.append(CompanyAt(company, name, site))
        dealer.start(deck, company, taken)
        rest = list(deck.sites)
        rest.remove(deck.starts_at)
        dealer.put(rest, "location-deck")
        play_deck = list(deck.play_deck)
        random.shuffle(play_deck)
        dealer.put(play_deck[:_HAND], "hand")
        dealer.put(play_deck[_HAND:], "play-deck")
        dealer.put(list(deck.sideboard), "sideboard")
        cards += dealer.cards
    return Position(
        edition=pool.edition,
        turn=Turn(PLAYERS[0], "untap"),
        players=tuple(
            PlayerAt(name, deck.player) for name, deck in zip(PLAYERS, decks, strict=True)
        ),
        cards=tuple(cards),
        companies=tuple(companies),
    )


class _Dealer:
    """Lays out one player's cards, each under a label of its own."""

    def __init__(self, pool: Pool, player: str) -> None:
        self.pool = pool
        self.player = player
        self.cards: list[CardAt] = []
        self._labels = Counter[str]()

    def lay(
        self, card: str, place: Place, *, company: str | None = None, on: str | None = None
    ) -> str:
        """Lay a card somewhere, and give its label."""
        name = f"{self.player}: {self.pool[card].name}"
        self._labels[name] += 1
        label = name if self._labels[name] == 1 else f"{name} {self._labels[name]}"
        self.cards.append(CardAt(label, card, self.player, place, company=company, on=on))
        return label

    def put(self, cards: list[str], place: Place) -> None:
        """Put cards in a pile, the first one on top."""
        for each in cards:
            self.lay(each, place)

    def start(self, deck: Deck, company: str, taken: set[str]) -> None:
        """Put the starting company together; whoever both players want starts with nobody."""
        bearer: str | None = None
        for each in deck.company:
            card = self.pool[each]
            if isinstance(card.facts, Character):
                if card.unique and card.name in taken:
                    continue
                taken.add(card.name)
                bearer = self.lay(each, "in-play", company=company)
            else:
                self.lay(each, "in-play", on=bearer)
