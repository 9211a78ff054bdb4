"""Which version of a site is meant by its name alone, where a company may use one of them only.

A Fallen-wizard's company uses the cards of heroes or those of minions, as it is covert or overt and
by what sort of site it is.
"""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from westmarch.cards.kinds import FALLEN_WIZARD
from westmarch.cards.model.card import Card
from westmarch.corpus.lines import Line
from westmarch.corpus.model import ActStep, AskStep
from westmarch.corpus.scene import Table
from westmarch.mechanics.quantities.journeys import SITE_VERSIONS
from westmarch.table.actions import MoveCompany
from westmarch.table.game import Game
from westmarch.wire.protocol import Position
from westmarch.wire.reference import ReferenceEngine


def with_usable_sites(table: Table, position: Position, lines: Iterable[Line]) -> Position:
    """Have companies at, and on their way to, the versions of sites that they may use.

    Where a step says which version it speaks of, it is that one.
    """
    if FALLEN_WIZARD not in table.kinds.values():
        return position
    engine = ReferenceEngine()
    engine.setup(position)
    game: Game = engine.game()
    instead: dict[str, str] = {}
    for company, site in _used(position, lines):
        piece = table.pieces.get(site)
        if piece is None or not piece.plain or company not in game.state.companies:
            continue
        if table.kinds[piece.owner] != FALLEN_WIZARD:
            continue
        card = _usable(game, company, site, piece.card)
        if card is not None and site not in instead:
            instead[site] = card.id
            sort = f"the {card.alignment} site {card.id}"
            table.notes.append(
                f"{card.name} is taken to be {sort}: that is the one which such a company uses."
            )
    cards = tuple(replace(each, card=instead.get(each.label, each.card)) for each in position.cards)
    return replace(position, cards=cards)


def _used(position: Position, lines: Iterable[Line]) -> Iterator[tuple[str, str]]:
    """Give which company is at which site, or is to go there."""
    for each in position.companies:
        yield each.label, each.site
        if each.moving_to is not None:
            yield each.label, each.moving_to
    for line in lines:
        if isinstance(line.step, (ActStep, AskStep)) and isinstance(line.step.action, MoveCompany):
            yield line.step.action.company, line.step.action.site


def _usable(game: Game, company: str, site: str, card: Card) -> Card | None:
    """Give the version that a company uses instead of this one, if there is one."""
    may_use = game.value(SITE_VERSIONS, company, site)
    if card.alignment not in ("hero", "minion") or card.alignment in may_use:
        return None
    others = (each for each in game.pool.named(card.name) if each.alignment in may_use)
    return next(others, None)
