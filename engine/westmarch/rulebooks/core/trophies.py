"""Trophies of Orcs and Trolls."""

from collections.abc import Iterator

from westmarch.kernel import words
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.rulebook import Rulebook, Term
from westmarch.mechanics.lookups import table_cards
from westmarch.mechanics.quantities.influence import DIRECT_INFLUENCE
from westmarch.mechanics.quantities.items import ITEM_CLASS
from westmarch.mechanics.quantities.people import PROWESS
from westmarch.mechanics.quantities.points import MARSHALLING_POINTS, POINTS, TROPHY_POINTS
from westmarch.mechanics.trophies import beaten, is_trophy, trophies_of
from westmarch.table.actions import Finish, StoreItem, TakeTrophy, TransferItem
from westmarch.table.events.cards import CardMoved
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY
from westmarch.table.telling import described
from westmarch.table.windows import TROPHY

RULES = Rulebook("core.trophies")

_PILE = "marshalling-point-pile"


def _what_was_beaten(game: Game, action: TakeTrophy) -> Lack | None:
    combat = beaten(game)
    if combat is None:
        return Lack("No attack has just been defeated.")
    if action.card != combat.source:
        return Lack("{0.card} is not what has just been defeated.")
    if action.player != combat.defender:
        return Lack("It was not {0.player} who defeated {0.card}.")
    own = game.card(action.card).owner == action.player
    return Lack("{0.card} is {0.player}'s own.") if own else None


def _by_an_orc_or_troll(game: Game, action: TakeTrophy) -> Lack | None:
    if getattr(game.printed(action.character).facts, "race", "") in ("Orc", "Troll"):
        return None
    return Lack(_who_takes_none)


def _who_takes_none(game: Game, action: TakeTrophy) -> str:
    who = action.character
    return f"{game.name(who)} is {described(game, who)}: only Orcs and Trolls take trophies."


def _by_one_who_faced_it(game: Game, action: TakeTrophy) -> Lack | None:
    combat = beaten(game)
    assert combat is not None
    if all(each.target != action.character for each in combat.strikes):
        return Lack("{0.character} has faced no strike of {0.card}.")
    there = action.character in game.state.companies[combat.company].characters
    return None if there else Lack("{0.character} is not in the company that was attacked.")


def _what_leaves_play(game: Game, action: TakeTrophy) -> Lack | None:
    stays = game.card(action.card).place == IN_PLAY
    return Lack("{0.card} stays in play, and makes no trophy.") if stays else None


_takes = all_of(_what_was_beaten, _by_an_orc_or_troll, _by_one_who_faced_it, _what_leaves_play)
"""What it takes to take a trophy."""


@RULES.permit(
    "taking", TakeTrophy, says="{action.character} may take the beaten creature as a trophy."
)
def takes_a_creature(game: Game, action: TakeTrophy) -> Lack | bool | None:
    """An Orc or Troll who faced a strike of the creature takes it."""
    if game.printed(action.card).type != "creature":
        return None
    return _takes(game, action) or True


@RULES.permit("taking", Finish)
def takes_nothing(game: Game, action: Finish) -> bool | None:
    """Nobody has to."""
    return game.state.at(TROPHY) or None


@RULES.permit("dragons", TakeTrophy)
def takes_a_dragon(game: Game, action: TakeTrophy) -> Lack | bool | None:
    """A Dragon makes a trophy, by whatever card it came."""
    if game.printed(action.card).manifestation_kind is None:
        return None
    return _takes(game, action) or True


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
)
def stays_with_its_taker(game: Game, action: StoreItem | TransferItem) -> Lack | None:
    """But it does not change hands."""
    if not is_trophy(game, action.card):
        return None
    return Lack("{0.card} is a trophy, and stays with the one who took it.")


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
    return f"trophies: {words.all_of([game.name(each) for each in trophies_of(game, character)])}"


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
