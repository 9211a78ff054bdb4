"""What steps call cards and companies: names by which the same ones are found again."""

from collections.abc import Iterable

from westmarch.corpus.patterns import NTHS, stands_bare
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Card

_BARE = ("character", "site", "region")
"""The types of cards whose names stand without quotation marks."""

_SIDES = ("hero", "minion")
"""What a sentence says of a card of which there are versions."""


class Naming:
    """Names what an action of some player is about, as a game stands."""

    def __init__(self, game: Game, player: str) -> None:
        self.game = game
        self.player = player

    def card(self, label: str, *, quoted: bool = False) -> str:
        """Name one card so that no other one is meant: whose it is, which version, which copy."""
        return self._named(label, quoted=quoted, exact=True)

    def quoted(self, label: str) -> str:
        """The same of a card that is always named in quotation marks."""
        return self.card(label, quoted=True)

    def played(self, label: str, *, source: str = "hand", quoted: bool = False) -> str:
        """Name a card that a player plays: there, any copy is as good; somebody else's is told."""
        card = self.game.card(label)
        owner, name = card.owner, self._named(label, quoted=quoted, exact=card.place != source)
        return name if owner == self.player or name.startswith("the ") else f"the {owner}'s {name}"

    def thing(self, label: str) -> str | None:
        """Name what is a card on the table; None for what is none."""
        return self.card(label) if label in self.game.state.cards else None

    def plain(self, label: str) -> str:
        """Name a card by what is printed on it alone."""
        return self._written(label, quoted=False)

    def _written(self, label: str, *, quoted: bool) -> str:
        printed = self.game.printed(label)
        bare = not quoted and printed.type in _BARE and stands_bare(printed.name)
        return printed.name if bare else f"“{_unquoted(printed.name)}”"

    def copies(self, label: str) -> list[Card]:
        """Give all cards that their owner has of one, in the order in which the table has them."""
        one = self.game.card(label)
        cards = self.game.state.cards.values()
        return [each for each in cards if (each.card, each.owner) == (one.card, one.owner)]

    def site(self, label: str) -> str:
        """Name a site card: of several of one site, one that is in play by who is there."""
        state, card = self.game.state, self.game.card(label)
        copies = self.copies(label)
        here = (each for each in state.companies.values() if each.site == label)
        people = next((each.characters for each in here if each.characters), ())
        if len(copies) == 1 or card.place != IN_PLAY:
            return self.played(label, source=card.place)
        return f"{self.card(people[0])}'s site" if people else self.card(label)

    def _named(self, label: str, *, quoted: bool, exact: bool) -> str:
        game, card = self.game, self.game.card(label)
        printed = game.printed(label)
        name = self._written(label, quoted=quoted)
        alike = [
            each for each in game.state.cards.values() if game.printed(each.id).name == printed.name
        ]
        others = any(each.owner != card.owner for each in alike)
        copies = [each for each in alike if each.owner == card.owner]
        side = ""
        sides = {self.game.printed(each.id).alignment for each in copies}
        if len(sides) > 1 and printed.alignment in _SIDES:
            # Of two cards for one place, the one is the heroes', and the other the minions'.
            copies, side = self.copies(label), printed.alignment
        which = _which(card, copies) if exact else ""
        article = f"the {card.owner}'s" if others else "the" if side or which else ""
        if which:
            name = name.removeprefix("The ")
        return " ".join(filter(None, (article, which, side, name)))

    def listed(self, names: Iterable[str]) -> str:
        """Several things, one after the other."""
        *most, last = [*names] or ["nothing"]
        return f"{', '.join(most)} and {last}" if most else last

    def company(self, label: str) -> str:
        """A company is named by somebody in it, where its player has several and it has anybody."""
        company = self.game.state.companies[label]
        mates = [
            each
            for each in self.game.state.companies.values()
            if each.player == company.player and each.characters
        ]
        is_alone = len(mates) == 1 or not company.characters
        if is_alone and company.player == self.game.state.turn_player:
            return "the company"
        if is_alone:
            return f"the {company.player}'s company"
        return f"{self.card(company.characters[0])}'s company"

    def spot(self, label: str) -> str:
        """Something that is aimed at: a card, a company, or a region by its name."""
        if label in self.game.state.companies:
            return self.company(label)
        return self.card(label) if label in self.game.state.cards else label

    def owner(self, label: str) -> str:
        """Whose a card or a company is."""
        company = self.game.state.companies.get(label)
        return self.game.card(label).owner if company is None else company.player


def _which(card: Card, copies: list[Card]) -> str:
    """Say which of several copies it is, in the order in which the table has them."""
    at = [each.id for each in copies].index(card.id)
    return NTHS[at] if len(copies) > 1 and at < len(NTHS) else ""


def _unquoted(name: str) -> str:
    """A name that has quotation marks of its own goes without them in those of a sentence."""
    return name.replace("“", "").replace("”", "")
