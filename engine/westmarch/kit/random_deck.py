"""Random decks: whatever cards of the pool a kind of player may have, and as many as a game takes.

No rule of deck construction is written here: a card goes in if no rule has anything against it
that is not content with a deck only when it is complete, and goes in until these are content, too.
"""

from collections.abc import Callable, Iterator
from random import Random

from msgspec.structs import replace

from westmarch.cards.deck import PARTS, Deck, DeckList, Part
from westmarch.cards.every import Named, every_card
from westmarch.cards.kinds import FALLEN_WIZARD, Kind
from westmarch.kernel.judge import forbidding, ids
from westmarch.kit.opening import PLAYERS, opening
from westmarch.mechanics.quantities.decks import COUNTS_AS, HALF_CREATURES, STARTING_SITE
from westmarch.table.actions import RegisterDeck
from westmarch.table.judge import Judge
from westmarch.wire.position import set_up

NAME = "random"
"""What such a deck is called."""
_COPIES = 3
"""So often somebody tries to have a card that he likes."""
_MORE = 8
"""So many resources may be there beyond those that have to be."""
_SIDEBOARD = 20
_POOL = 9
_CHARACTERS = 8
_AVATARS = 2
_SITES = 30
"""So many sites a player has who does not have them all."""
_TRIES = 2000
"""After so many hands of Stage resources that do not fit, something is wrong."""

_fitting: dict[tuple[int, Kind, str], tuple[Named, ...]] = {}


def random_deck(judge: Judge, random: Random, kind: Kind) -> Deck:
    """Make a deck for a kind of player, and have the rules say that it is legal."""
    fallen = [each.name for each in _cards(judge) if each.has("Fallen-wizard")]
    avatar = random.choice(fallen) if kind == FALLEN_WIZARD else ""
    maker = _Maker(judge, random, kind, avatar)
    maker.lay_sites()
    maker.draw_avatars()
    maker.draw_stages()
    maker.draw_characters()
    maker.draw_resources_and_hazards()
    maker.draw_sideboard()
    wrong = maker.complaints()
    assert not wrong, f"{kind}: {wrong}"
    return Deck(NAME, kind, avatar, maker.deck, "", "")


def _cards(judge: Judge) -> Iterator[Named]:
    """Go through the cards that there are to play with."""
    return (each for each in every_card() if each.id in judge.pool)


class _Maker:
    """Makes one deck."""

    def __init__(self, judge: Judge, random: Random, kind: Kind, avatar: str) -> None:
        self.random = random
        self.kind = kind
        self.parts: dict[Part, list[str]] = {each: [] for each in PARTS}
        self._judge = judge
        self._hand_in = RegisterDeck(player=PLAYERS[0], kind=kind, avatar=avatar)
        nothing = Deck(NAME, kind, avatar, DeckList(), "", "")
        self._state = set_up(judge, opening(judge.pool, (nothing, nothing)))
        self._said = self._incomplete = self._complaints()
        self.cards = self._fitting(judge, avatar)

    @property
    def deck(self) -> DeckList:
        """The deck so far."""
        return DeckList(**{part: tuple(cards) for part, cards in self.parts.items()})

    def complaints(self) -> set[str]:
        """Name the rules that the deck so far does not keep."""
        return self._said

    def _complaints(self) -> set[str]:
        owner, *others = self._state.players
        state = replace(self._state, players=(replace(owner, deck=self.deck), *others))
        return set(ids(forbidding(self._judge.see(state, None), self._hand_in)))

    def _fitting(self, judge: Judge, avatar: str) -> tuple[Named, ...]:
        """Give the cards that this player may have at all."""
        key = id(judge), self.kind, avatar
        if key not in _fitting:
            _fitting[key] = tuple(
                each for each in _cards(judge) if self.sorts(each) and self._may_have(each)
            )
        return _fitting[key]

    def _may_have(self, card: Named) -> bool:
        part = _PART_OF[self.sorts(card)[0]]
        said, fits = self._said, self.add(card, part)
        if fits:
            self.parts[part].pop()
            self._said = said
        return fits

    def sorts(self, card: Named) -> tuple[str, ...]:
        """Give what the player may count a card as."""
        game = self._judge.game(self._state)
        found = game.value(COUNTS_AS, card, self.kind)
        return tuple(each for each in found if each != "region")

    def add(self, card: Named, part: Part) -> bool:
        """Put a card in, unless a rule is against it."""
        self.parts[part].append(card.id)
        # That there are not as many of one as of the other is no matter until the end.
        said = self._complaints()
        if said - self._incomplete - {_EQUAL}:
            self.parts[part].pop()
            return False
        self._said = said
        return True

    def lay_sites(self) -> None:
        """Take all sites where a company may begin, and some others."""
        game, sites = self._judge.game(self._state), self._of("site")
        for card in sites:
            if game.value(STARTING_SITE, card, self.kind):
                self.add(card, "sites")
        for card in self.random.sample(sites, min(len(sites), _SITES)):
            if card.id not in self.parts["sites"]:
                self.add(card, "sites")

    def draw_avatars(self) -> None:
        """Take an avatar or two; a Fallen-wizard player has whom he declares."""
        declared = self._hand_in.avatar
        avatars = [each for each in self._of("character") if each.has("avatar")]
        mine = [each for each in avatars if each.name == declared] or avatars
        for card in self.random.sample(mine, min(len(mine), self.random.randint(1, _AVATARS))):
            for _ in range(self.random.randint(1, _COPIES)):
                self.add(card, "characters")

    def draw_stages(self) -> None:
        """Take Stage resources to begin with, if the player has to."""
        before = list(self.parts["pool"])
        stages = [each for each in self.cards if each.alignment == "stage"]
        for _ in range(_TRIES):
            if not self.complaints() & _STAGES:
                return
            self.parts["pool"] = [*before]
            self._said = self._complaints()
            for card in self.random.sample(stages, self.random.randint(1, 3)):
                self.add(card, "pool")

    def draw_characters(self) -> None:
        """Take characters to start with, minor items for them, and characters to draw."""
        everybody = [each for each in self._of("character") if not each.has("avatar")]
        self._draw(everybody, "pool", lambda: len(self.parts["pool"]) >= _POOL)
        items = [each for each in self._of("resource") if each.kind.endswith(" minor item")]
        for card in self.random.sample(items, self.random.randint(0, 2)):
            self.add(card, "pool")
        self._draw(everybody, "characters", lambda: len(self.parts["characters"]) >= _CHARACTERS)

    def draw_resources_and_hazards(self) -> None:
        """Take resources, creatures, and hazards until there are as many as resources."""
        resources, hazards = self._of("resource"), self._of("hazard")
        self._draw(resources, "resources", lambda: _FEWEST not in self.complaints())
        more = len(self.parts["resources"]) + self.random.randint(0, _MORE)
        self._draw(resources, "resources", lambda: len(self.parts["resources"]) >= more)
        game = self._judge.game(self._state)
        creatures = [each for each in hazards if game.value(HALF_CREATURES, each, self.kind)]
        self._draw(creatures, "hazards", lambda: _CREATURES not in self.complaints())
        self._draw(hazards, "hazards", lambda: _EQUAL not in self.complaints())

    def draw_sideboard(self) -> None:
        """Take whatever else there is."""
        others = [each for each in self.cards if not each.is_place]
        number = self.random.randint(0, _SIDEBOARD)
        self._draw(others, "sideboard", lambda: len(self.parts["sideboard"]) >= number)

    def _draw(self, cards: list[Named], part: Part, enough: Callable[[], bool]) -> None:
        """Draw from some cards until there are enough, each as often as somebody may like it."""
        for card in self.random.sample(cards, len(cards)):
            for _ in range(self.random.randint(1, _COPIES)):
                if enough() or not self.add(card, part):
                    break
            if enough():
                break

    def _of(self, sort: str) -> list[Named]:
        return [each for each in self.cards if sort in self.sorts(each)]


_PART_OF: dict[str, Part] = {
    "character": "characters",
    "resource": "resources",
    "hazard": "hazards",
    "site": "sites",
}
"""The part of a deck in which cards of a sort belong."""
_FEWEST = "core.setup.play-deck-resources"
_EQUAL = "core.setup.hazards-equal-resources"
_CREATURES = "core.setup.twelve-creatures"
_STAGES = {"core.setup.pool-stage-points", "core.setup.pool-stage-non-unique"}
"""The rules that a deck keeps only when it is complete."""
