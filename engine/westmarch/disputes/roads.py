"""The ways that a company may take of which nobody says how it gets where it goes."""

from msgspec.structs import replace

from westmarch.corpus.lines import Draft
from westmarch.mechanics.quantities.journeys import WAYS
from westmarch.wire.protocol import CompanyAt
from westmarch.wire.reference import ReferenceEngine

_MANY = 8
"""Where there are more ways than this, nobody wants to hear of all of them."""


def by_each_way(draft: Draft) -> tuple[Draft, ...]:
    """Give a draft with each way that its company may take; none, if nothing is open or too much.

    Which of several companies goes first is for their player to say, so there is one only.
    """
    position = draft.case.position
    mine = [each for each in position.companies if each.player == position.turn.player]
    if position.turn.phase != "movement-hazard" or len(mine) != 1:
        return ()
    company = mine[0]
    if company.moving_to is None or company.way:
        return ()
    engine = ReferenceEngine()
    engine.setup(position)
    ways = engine.game().value(WAYS, company.label, company.moving_to)
    if not 1 < len(ways) <= _MANY:
        return ()
    taken = (replace(company, way=each.name, regions=each.regions) for each in ways)
    return tuple(_with(draft, each) for each in taken)


def _with(draft: Draft, company: CompanyAt) -> Draft:
    position = draft.case.position
    companies = tuple(
        company if each.label == company.label else each for each in position.companies
    )
    case = replace(draft.case, position=replace(position, companies=companies))
    return replace(draft, case=case)
