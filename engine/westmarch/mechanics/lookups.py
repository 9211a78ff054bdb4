"""Looking at the table: short answers to what rules and moves ask again and again."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from westmarch.cards.model.attack import Attack
from westmarch.cards.model.card import Ally, Character, Creature, Event, Item, Site
from westmarch.cards.model.effects import length_of
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Card, Company


class SiteAttack(Struct, frozen=True):
    """One of the automatic-attacks at a site."""

    attack: Attack
    source: str
    """The site, or the card in play that adds the attack to it."""
    number: int = 0
    """Which of the attacks of its source it is."""
    printed: bool = False
    """It is printed on the site itself."""


class LimitModifier(Struct, frozen=True):
    """Something that raises or lowers a hazard limit."""

    source: str
    """The card that does it."""
    amount: int
    minimum: int = 0
    """Below this it does not lower the limit."""
    halves: bool = False
    """It halves the limit, rounded up, instead."""
    doubles: bool = False
    """It doubles the limit instead."""

    def applied(self, limit: int) -> int:
        """Give the limit after it."""
        if self.halves:
            return (limit + 1) // 2
        if self.doubles:
            return 2 * limit
        return max(limit + self.amount, min(limit, self.minimum))


HAZARDS = "hazards"
"""The purpose of whoever looks at regions and sites to play a hazard; all others have none."""


class RegionChange(Struct, frozen=True):
    """Something that makes regions of certain types count as others."""

    card: str
    """The card in play that does it."""
    types: tuple[tuple[str, str], ...]
    """For each type, the one it counts as; all of them at once."""
    purpose: str = ""
    """For what alone it counts: `hazards` for where they are played; empty for everything."""

    def applied(self, region_type: str) -> str:
        """Give the type after it."""
        return dict(self.types).get(region_type, region_type)

    def serves(self, purpose: str) -> bool:
        """Tell whether it counts for a purpose."""
        return not self.purpose or self.purpose == purpose


class Cost(Struct, frozen=True):
    """Something that a player does with a card of his own so that an action can be declared."""

    card: str
    how: Literal["tap", "discard"]


def site_facts(game: Game, site: str) -> Site:
    """What is printed on a site, whether its card is on the table or not."""
    facts = game.printed(site).facts
    assert isinstance(facts, Site)
    return facts


def is_site(game: Game, card: str | None) -> bool:
    """Tell whether this is a site of the game: a card that the game knows, and a site."""
    return card in game.state.cards and game.printed(str(card)).type == "site"


def lies_below(game: Game, site: str | None) -> bool:
    """Tell whether this is a site of the Under-deeps."""
    return is_site(game, site) and site_facts(game, str(site)).under_deeps


def item_facts(game: Game, card: str) -> Item | None:
    """What is printed on an item; None for any other card."""
    facts = game.printed(card).facts
    return facts if isinstance(facts, Item) else None


def is_of_class(game: Game, card: str, item_class: str) -> bool:
    """Tell whether a card is an item of such a class."""
    item = item_facts(game, card)
    return item is not None and item.item_class == item_class


def admits(game: Game, site: str, card: str) -> bool:
    """Tell whether the classes of items printed on a site have room for an item."""
    printed, facts = game.printed(card), site_facts(game, site)
    item = item_facts(game, card)
    if item is None:
        return False
    sorts = {*printed.keywords, printed.name, f"{printed.alignment} item"}
    return item.item_class in facts.playable or any(
        each.item_class == item.item_class and sorts.intersection(each.only)
        for each in facts.restricted
    )


def character_facts(game: Game, card: str) -> Character:
    """What is printed on a character."""
    facts = game.printed(card).facts
    assert isinstance(facts, Character)
    return facts


def somebodys_facts(game: Game, card: str) -> Character | Ally:
    """What is printed on a character or an ally."""
    facts = game.printed(card).facts
    assert isinstance(facts, Character | Ally)
    return facts


def is_avatar(game: Game, card: str) -> bool:
    """Tell whether a card is an avatar: a character whom no influence controls."""
    facts = game.printed(card).facts
    return isinstance(facts, Character) and facts.mind is None


def company_of(game: Game, character: str) -> Company | None:
    """The company a character is in."""
    card = game.state.cards.get(character)
    return game.state.companies[card.company] if card and card.company else None


def is_hazard(game: Game, card: str) -> bool:
    """Tell whether a card is a hazard."""
    facts = game.printed(card).facts
    return isinstance(facts, Creature) or (isinstance(facts, Event) and facts.side == "hazard")


def event_length(game: Game, card: str) -> str:
    """As what sort of event a card is played: short, long or permanent; empty if as none."""
    return length_of(game.printed(card))


def is_resource(game: Game, card: str) -> bool:
    """Tell whether a card is a resource: nothing but that, and no character or site."""
    return not is_hazard(game, card) and game.printed(card).type not in ("character", "site")


def is_out(game: Game, site: str) -> bool:
    """Tell whether a site card has left the location deck: it is in play, or it was used up."""
    return game.card(site).place in (IN_PLAY, "discard-pile")


def in_hand(game: Game, player: str, card: str) -> bool:
    """Tell whether a player holds a card in hand."""
    held = game.state.cards[card]
    return held.owner == player and held.place == "hand"


def lies_in_play(game: Game, card: str) -> bool:
    """Tell whether a card is in play."""
    return game.card(card).place == IN_PLAY


def is_there(game: Game, card: str) -> bool:
    """Tell whether a card is in play, a faction in its player's pile included."""
    place = game.card(card).place
    faction = place == "marshalling-point-pile" and game.printed(card).type == "faction"
    return place == IN_PLAY or faction


def cards_named(game: Game, name: str) -> tuple[str, ...]:
    """The cards of a name, wherever they are."""
    return game.survey(_by_name).get(name, ())


def _by_name(game: Game) -> dict[str, tuple[str, ...]]:
    named: dict[str, tuple[str, ...]] = {}
    for each in game.state.cards:
        name = game.name(each)
        named[name] = (*named.get(name, ()), each)
    return named


def in_play(game: Game) -> tuple[str, ...]:
    """The cards in play."""
    return game.look(_in_play)


def _in_play(game: Game) -> tuple[str, ...]:
    return tuple(each.id for each in table_cards(game))


def table_cards(game: Game) -> tuple[Card, ...]:
    """The cards in play, each as it lies."""
    return game.look(_table_cards)


def _table_cards(game: Game) -> tuple[Card, ...]:
    return tuple(each for each in game.state.cards.values() if each.place == IN_PLAY)


def stored_by(game: Game, player: str, name: str) -> Iterator[str]:
    """Go through a player's stored cards of a name."""
    for each in game.state.pile(player, "marshalling-point-pile"):
        if game.card(each).stored and game.name(each) == name:
            yield each


def kept_beside(game: Game, keeper: str) -> tuple[str, ...]:
    """The cards that lie off to the side beside a card or a company."""
    return game.look(_by_keeper).get(keeper, ())


def _by_keeper(game: Game) -> dict[str, tuple[str, ...]]:
    kept: dict[str, tuple[str, ...]] = {}
    for each in game.state.cards.values():
        if each.beside is not None:
            kept[each.beside] = (*kept.get(each.beside, ()), each.id)
    return kept


def sites_in_play(game: Game) -> tuple[str, ...]:
    """The site cards in play."""
    return game.look(_sites_in_play)


def _sites_in_play(game: Game) -> tuple[str, ...]:
    return tuple(each for each in in_play(game) if game.printed(each).type == "site")


def copies_in_play(game: Game, card: str) -> tuple[str, ...]:
    """The copies in play of a card of the pool."""
    return game.look(_by_what_is_printed).get(card, ())


def _by_what_is_printed(game: Game) -> dict[str, tuple[str, ...]]:
    copies: dict[str, tuple[str, ...]] = {}
    for each in in_play(game):
        printed = game.card(each).card
        copies[printed] = (*copies.get(printed, ()), each)
    return copies


def current_company(game: Game) -> Company | None:
    """The company whose part of the phase it is."""
    for window in game.state.windows:
        if window.company is not None:
            return game.state.companies.get(window.company)
    return None


def belongings(game: Game, company: Company) -> Iterator[str]:
    """Go through a company's members, all that they bear or control, and what lies on it."""
    with_it = [*company.characters, *company.holds]
    while with_it:
        card = with_it.pop()
        yield card
        with_it.extend(game.card(card).holds)


def companies_of(game: Game, player: str) -> tuple[Company, ...]:
    """A player's companies that have anybody in them."""
    return tuple(
        each for each in game.state.companies.values() if each.player == player and each.characters
    )
