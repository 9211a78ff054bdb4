"""Orders by which the leaders of Trolls bear with another leader."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.control import followers
from westmarch.mechanics.lookups import character_facts, company_of
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.corruption import CORRUPTION_TOTAL
from westmarch.mechanics.quantities.people import AVATAR, LEADERS_AGREE
from westmarch.rulebooks.cards.composition import goes_when_left
from westmarch.table.events.cards import CardMoved, EventPlayed
from westmarch.table.events.characters import CharacterPlayed
from westmarch.table.game import Game

# AS-94

ORDERS_FROM_LUGBURZ = Rulebook("AS-94")


def _is_leader(game: Game, who: str) -> bool:
    return "leader" in game.printed(who).keywords


def _leads_trolls(game: Game, who: str) -> bool:
    return _is_leader(game, who) and character_facts(game, who).race == "Troll"


def _has_orders(game: Game, company: str) -> bool:
    return any(game.card(each).card == "AS-94" for each in game.state.companies[company].holds)


@ORDERS_FROM_LUGBURZ.define("two-leaders", LEADERS_AGREE)
def bear_with_each_other(game: Game, company: str, leaders: tuple[str, ...]) -> bool | None:
    """There are two of them, and one is of the Trolls."""
    two = len(leaders) == 2 and any(_leads_trolls(game, each) for each in leaders)
    return (two and _has_orders(game, company)) or None


@ORDERS_FROM_LUGBURZ.adjust("two-leaders", CORRUPTION_TOTAL, says="Orders from Lugbúrz")
def serves_a_troll(game: Game, total: int, who: str, *_: object) -> int | None:
    """Whoever follows a leader of Trolls there is the more steadfast for it."""
    company = company_of(game, who)
    if company is None or not _has_orders(game, company.id):
        return None
    lords = (each for each in company.characters if _leads_trolls(game, each))
    follows = any(who in followers(game, each) for each in lords)
    return total + 1 if follows else None


goes_when_left(
    ORDERS_FROM_LUGBURZ,
    "are-forgotten",
    _is_leader,
    "A leader has left the company, and the orders are forgotten.",
)


@ORDERS_FROM_LUGBURZ.react(
    "are-forgotten",
    EventPlayed,
    CharacterPlayed,
    order=Rank.LAST,
    says="Ren gives his own orders.",
)
def are_not_rens(game: Game, event: EventPlayed | CharacterPlayed) -> list[Event]:
    """Where Ren is its player's Ringwraith it has no place."""
    return [
        CardMoved(card=copy, to="discard-pile")
        for copy in game.value(COPIES, "AS-94")
        if game.name(game.value(AVATAR, game.card(copy).owner) or "") == "Ren the Ringwraith"
    ]
