"""Trophies of Orcs and Trolls."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.needs import Need, lacking
from westmarch.kernel.rulebook import Rulebook, Term
from westmarch.kernel.words import all_of
from westmarch.mechanics.quantities.influence import DIRECT_INFLUENCE
from westmarch.mechanics.quantities.items import ITEM_CLASS
from westmarch.mechanics.quantities.people import PROWESS
from westmarch.mechanics.quantities.points import MARSHALLING_POINTS, POINTS, TROPHY_POINTS
from westmarch.mechanics.table import character_facts, table_cards
from westmarch.mechanics.trophies import beaten, is_trophy, trophies_of
from westmarch.table.actions import Finish, StoreItem, TakeTrophy, TransferItem
from westmarch.table.events.cards import CardMoved
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY
from westmarch.table.telling import described
from westmarch.table.windows import TROPHY

RULES = Rulebook("core.trophies")

_PILE = "marshalling-point-pile"
_TAKING: tuple[Need, ...] = (
    (lambda game, _: beaten(game) is not None, "No attack has just been defeated."),
    (
        lambda game, action: action.card == getattr(beaten(game), "source", ""),
        "{action.card} is not what has just been defeated.",
    ),
    (
        lambda game, action: action.player == getattr(beaten(game), "defender", ""),
        "It was not {action.player} who defeated {action.card}.",
    ),
    (
        lambda game, action: game.card(action.card).owner != action.player,
        "{action.card} is {action.player}'s own.",
    ),
    (
        lambda game, action: (
            getattr(game.printed(action.character).facts, "race", "") in ("Orc", "Troll")
        ),
        lambda game, action: (
            f"{game.name(action.character)} is {described(game, action.character)}: only Orcs and "
            "Trolls take trophies."
        ),
    ),
    (
        lambda game, action: any(
            each.target == action.character for each in getattr(beaten(game), "strikes", ())
        ),
        "{action.character} has faced no strike of {action.card}.",
    ),
    (lambda *_: False, "{action.card} stays in play, and makes no trophy."),
)
"""What it takes to take a trophy."""


@RULES.permit(
    "taking",
    TakeTrophy,
    says="{action.character} may take the beaten creature as a trophy.",
    otherwise=lacking(*_TAKING),
)
def takes_a_creature(game: Game, action: TakeTrophy) -> bool | None:
    """An Orc or Troll who faced a strike of the creature takes it."""
    if game.printed(action.card).type != "creature":
        return None
    return _may_take(game, action)


@RULES.permit("taking", Finish)
def takes_nothing(game: Game, action: Finish) -> bool | None:
    """Nobody has to."""
    return game.state.at(TROPHY) or None


@RULES.permit(
    "dragons",
    TakeTrophy,
    otherwise=lacking(*_TAKING),
)
def takes_a_dragon(game: Game, action: TakeTrophy) -> bool | None:
    """A Dragon makes a trophy, by whatever card it came."""
    if game.printed(action.card).manifestation_kind is None:
        return None
    return _may_take(game, action)


def _may_take(game: Game, action: TakeTrophy) -> bool:
    combat = beaten(game)
    return (
        combat is not None
        and action.player == combat.defender
        and action.card == combat.source
        and game.card(action.card).owner != action.player
        and game.card(action.card).place != IN_PLAY
        and action.character in game.state.companies[combat.company].characters
        and any(each.target == action.character for each in combat.strikes)
        and character_facts(game, action.character).race in ("Orc", "Troll")
    )


@RULES.forbid(
    "not-for-half-orcs", TakeTrophy, says="{action.character} is a Half-orc, and takes no trophies."
)
def is_half_orc(game: Game, action: TakeTrophy) -> bool:
    """Half-orcs are Orcs in this alone not."""
    return "Half-orc" in game.printed(action.character).keywords


@RULES.define("minor-item", ITEM_CLASS)
def counts_as_minor_item(game: Game, card: str) -> str | None:
    """A trophy counts as a minor item."""
    return "minor" if is_trophy(game, card) else None


@RULES.permit(
    "minor-item",
    StoreItem,
    TransferItem,
    says="A trophy stays with the one who took it.",
    otherwise="{action.card} is a trophy, and stays with the one who took it.",
)
def stays_with_its_taker(game: Game, action: StoreItem | TransferItem) -> bool | None:
    """But it does not change hands."""
    return False if is_trophy(game, action.card) else None


def _points_of_trophies(game: Game, player: str, source: str) -> Iterator[Term]:
    for character in table_cards(game):
        if character.owner == player:
            for each in trophies_of(game, character.id):
                yield game.value(POINTS, each, player), f"{game.name(each)} as a trophy"


@RULES.define("kill-points", MARSHALLING_POINTS, terms=_points_of_trophies)
def trophies_count(game: Game, player: str, source: str) -> int | None:
    """Trophies are worth kill points to the player of those who took them."""
    if source != "kill":
        return None
    return sum(points for points, _ in _points_of_trophies(game, player, source))


@RULES.adjust("kill-points", POINTS)
def worthless_trophy(game: Game, points: int, card: str, player: str) -> int | None:
    """A trophy is worth nothing if the creature would be worth nothing."""
    if not is_trophy(game, card):
        return None
    fact = game.state.fact("trophy", card)
    assert fact is not None
    kept = fact.value == _PILE
    taken_anyway = fact.value == "out-of-play" and game.reading("q.core.unstarred-trophy") == "b"
    return None if kept or taken_anyway else 0


def _trophies_told(game: Game, _: int, _before: int, character: str) -> str:
    return f"trophies: {all_of([game.name(each) for each in trophies_of(game, character)])}"


def _prowess_terms(game: Game, prowess: int, character: str) -> Iterator[Term]:
    bonus = _bonus(game, character, "Prowess")
    yield bonus, _trophies_told(game, bonus, prowess, character)
    over = max(prowess, min(prowess + bonus, 9)) - prowess - bonus
    if over:
        yield over, "9 at most with trophies"


@RULES.adjust("bonuses", PROWESS, says=_trophies_told, terms=_prowess_terms)
def prowess_of_trophies(game: Game, prowess: int, character: str) -> int | None:
    """Trophies raise prowess, to nine at most."""
    bonus = _bonus(game, character, "Prowess")
    return max(prowess, min(prowess + bonus, 9)) if bonus else None


@RULES.adjust("bonuses", DIRECT_INFLUENCE, says=_trophies_told)
def influence_of_trophies(game: Game, influence: int, character: str) -> int | None:
    """Trophies raise direct influence."""
    bonus = _bonus(game, character, "Direct influence")
    return influence + bonus if bonus else None


def _bonus(game: Game, character: str, what: str) -> int:
    """Look up what a character's trophies do for it."""
    points = sum(game.value(TROPHY_POINTS, each) for each in trophies_of(game, character))
    rows = game.table("core.trophies.bonuses")
    reached = [int(row[what]) for row in rows if int(row["Points"]) <= points]
    return reached[-1] if reached else 0


@RULES.define("detainment-still-counts", TROPHY_POINTS)
def printed_points(game: Game, card: str) -> int:
    """What counts is what is printed."""
    return game.printed(card).points


@RULES.replace("discarding", CardMoved)
def trophy_is_put_away(game: Game, event: CardMoved) -> list[Event] | None:
    """A trophy is never discarded: it is kept for its points, or out of play."""
    if event.to != "discard-pile" or not is_trophy(game, event.card):
        return None
    bearer = game.card(event.card).host
    assert bearer is not None
    player = game.card(bearer).owner
    if game.value(POINTS, event.card, player) > 0:
        return [CardMoved(card=event.card, to=_PILE, player=player)]
    return [CardMoved(card=event.card, to="out-of-play")]
