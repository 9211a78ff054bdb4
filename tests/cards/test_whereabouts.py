"""Where somebody is: nowhere while his company is on its way, whatever card asks.

`core.movement-hazard.company-at-site` says so of WHEREABOUTS, and `site_of` is how to ask. A
company's own `site` is the card it comes from while it moves; few may take it.
"""

import ast
from collections.abc import Iterator
from functools import cache

import pytest
from msgspec import Struct
from msgspec.structs import asdict, replace

from tests.kernel.real import JUDGE, game, table
from westmarch.cards.model.attack import Attack
from westmarch.cards.model.phrases.conditions import At
from westmarch.cards.model.phrases.targets import OnAttack, OnCharacter, OnCompany
from westmarch.cards.model.phrases.things import Where
from westmarch.paths import PACKAGE
from westmarch.rulebooks.cards.conditions import holds
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.targets import fits_target
from westmarch.rulebooks.cards.things.places import is_such_site
from westmarch.table.state import Card, Combat, Fact, State

# Who asks for a company's own site

ENDS = "the ends of a journey: where a company sets out, and where it goes"
SITE_PHASE = "in a site phase, or an attack that waits at the site: nobody moves any more"
HOME = "while companies are organized, or as a turn ends: nobody moves yet, or any more"
CARD = "the card itself: whose it is, and where it goes"
NO_COMPANY = "no site of a company"

CHAPTERS = {
    "mechanics/agent_attacks.py": ENDS,
    "mechanics/allowances.py": SITE_PHASE,
    "mechanics/movement.py": ENDS,
    "mechanics/movement_hazard.py": ENDS,
    "mechanics/on_guard.py": SITE_PHASE,
    "mechanics/organization.py": HOME,
    "mechanics/quantities/journeys.py": ENDS,
    "mechanics/site_phase.py": SITE_PHASE,
    "rulebooks/core/agents/": ENDS,
    "rulebooks/core/end_of_turn.py": HOME,
    "rulebooks/core/ending/calling.py": HOME,
    "rulebooks/core/events.py": SITE_PHASE,
    "rulebooks/core/glossary/environments.py": SITE_PHASE,
    "rulebooks/core/glossary/places.py": ENDS,
    "rulebooks/core/influence/declaring.py": SITE_PHASE,
    "rulebooks/core/movement/": ENDS,
    "rulebooks/core/movement_hazard/": ENDS,
    "rulebooks/core/on_guard/": SITE_PHASE,
    "rulebooks/core/organization/": HOME,
    "rulebooks/core/prisoners/rescue.py": SITE_PHASE,
    "rulebooks/core/prisoners/taking.py": ENDS,
    "rulebooks/core/site_phase/": SITE_PHASE,
    "rulebooks/core/strikes/agents.py": ENDS,
    "rulebooks/core/turn.py": CARD,
    "rulebooks/dark_minions/rescue.py": SITE_PHASE,
    "rulebooks/dark_minions/under_deeps.py": ENDS,
    "rulebooks/dark_minions/under_deeps_movement.py": ENDS,
    "rulebooks/dragons/hoards.py": SITE_PHASE,
    "rulebooks/cards/effects/journeys.py": ENDS,
}
"""Modules, or folders of them, that are about such a time, and why it is right there."""

FUNCTIONS = {
    "allies.py leaves": ENDS,
    "closer_looks.py is_found": SITE_PHASE,
    "conditions/places.py _reached": ENDS,
    "copies.py _present_site": SITE_PHASE,
    "copies.py _seen": SITE_PHASE,
    "effects/attacks.py _cancel": SITE_PHASE,
    "effects/attacks.py cancels": SITE_PHASE,
    "effects/changes.py _reached": SITE_PHASE,
    "effects/finding.py _played": SITE_PHASE,
    "effects/raids.py _angers": SITE_PHASE,
    "effects/raids.py _faces": SITE_PHASE,
    "effects/remembered.py times_reached": SITE_PHASE,
    "effects/rests.py _rests": ENDS,
    "gifts.py _is_owed": SITE_PHASE,
    "journeys_ahead.py leads_there": ENDS,
    "keys.py are_known": NO_COMPANY,
    "newcomers.py is_met_there": CARD,
    "places.py keeps_still": SITE_PHASE,
    "places.py still_playable": SITE_PHASE,
    "playable.py there_too": SITE_PHASE,
    "sites.py adds_attack": NO_COMPANY,
    "stages.py is_kept_out": SITE_PHASE,
    "stages.py nothing_there": SITE_PHASE,
    "targets/places.py nameless": ENDS,
    "shared_texts.py tempted": SITE_PHASE,
    "sets/as_/allies.py turns_back": ENDS,
    "sets/as_/events.py knows_its_own": SITE_PHASE,
    "sets/ba/balrog.py is_under_the_sky": ENDS,
    "sets/ba/conquests.py goes_up_by_the_breach": ENDS,
    "sets/ba/conquests.py is_elsewhere": SITE_PHASE,
    "sets/ba/conquests.py nobody_is_left": SITE_PHASE,
    "sets/ba/conquests.py was_looted": SITE_PHASE,
    "sets/ba/hazards.py goes_on": SITE_PHASE,
    "sets/ba/hazards.py is_scorched": ENDS,
    "sets/ba/resources.py breaks_gates": SITE_PHASE,
    "sets/ba/storm.py _is_met": SITE_PHASE,
    "sets/ba/sworn.py _has_won": SITE_PHASE,
    "sets/ba/wrath.py gets_out": ENDS,
    "sets/ba/gangways.py goes_on": ENDS,
    "sets/tw/siege.py _besieging": ENDS,
    "sets/dm/abductions.py is_noted": ENDS,
    "sets/dm/agents.py _noted": ENDS,
    "sets/dm/deeps.py _goes_below": ENDS,
    "sets/dm/deeps.py _has_come": SITE_PHASE,
    "sets/dm/deeps.py _is_asked": SITE_PHASE,
    "sets/dm/depths.py _goes_below": ENDS,
    "sets/dm/depths.py _watches": SITE_PHASE,
    "sets/dm/depths.py fight_harder_above": SITE_PHASE,
    "sets/dm/errands.py are_healed": ENDS,
    "sets/dm/foes.py nobody_hears_it": ENDS,
    "sets/dm/foundations.py begins": SITE_PHASE,
    "sets/dm/foundations.py is_still_there": SITE_PHASE,
    "sets/dm/halls.py may_rest": ENDS,
    "sets/dm/marches.py _falling": ENDS,
    "sets/dm/prisoners.py all_are_there": SITE_PHASE,
    "sets/dm/prisoners.py purse_speaks": SITE_PHASE,
    "sets/dm/secrets.py is_not_deep_enough": SITE_PHASE,
    "sets/le/airs.py _reaches": SITE_PHASE,
    "sets/le/events.py strikes_once": SITE_PHASE,
    "sets/le/hazards.py is_in_earnest": SITE_PHASE,
    "sets/le/others.py is_expected": HOME,
    "sets/le/others.py is_too_near": SITE_PHASE,
    "sets/le/resources.py are_weaker": SITE_PHASE,
    "sets/le/thefts.py look_after_their_things": SITE_PHASE,
    "sets/le/vermin.py is_alone_at_last": HOME,
    "sets/le/vermin.py nothing_to_gnaw": ENDS,
    "sets/td/creatures.py at_the_site": SITE_PHASE,
    "sets/td/creatures.py is_taken": SITE_PHASE,
    "sets/td/flames.py _price": SITE_PHASE,
    "sets/td/friends.py comes_along": SITE_PHASE,
    "sets/td/friends.py is_found": SITE_PHASE,
    "sets/td/lairs.py is_missed": SITE_PHASE,
    "sets/td/shadows.py is_heard": HOME,
    "sets/td/words.py is_stronger_with_each": SITE_PHASE,
    "sets/tw/company.py flies_with_them": ENDS,
    "sets/tw/company.py fly": ENDS,
    "sets/tw/hazards.py lies_in_wait": ENDS,
    "sets/tw/items.py is_drawn_for_guests": SITE_PHASE,
    "sets/tw/resources.py leads_them_home": HOME,
    "sets/wh/finds.py _digs": SITE_PHASE,
    "sets/wh/finds.py _has_made": SITE_PHASE,
    "sets/wh/finds.py finds_friends_late": SITE_PHASE,
    "sets/wh/finds.py has_made_one": SITE_PHASE,
    "sets/wh/finds.py hatches": SITE_PHASE,
    "sets/wh/finds.py makes_one": SITE_PHASE,
    "sets/wh/forges.py fires_go_out": SITE_PHASE,
    "sets/wh/forges.py is_forged": SITE_PHASE,
    "sets/wh/mines.py leads_down_and_up": ENDS,
    "sets/wh/mines.py lies_below_it_now": ENDS,
    "sets/wh/roads.py stays_open": ENDS,
    "sets/wh/shapes.py flies": ENDS,
    "sets/wh/stages.py has_no_other_face": SITE_PHASE,
}
"""Functions for cards, and why a company's own site is right there."""

_OTHERS = ("action", "event", "shown", "attempt", "way")
"""What has a site of its own that is none of a company's."""


def _takes_a_site(node: ast.AST, function: str) -> Iterator[str]:
    """Name the functions that read the site of something that may be a company."""
    for each in ast.iter_child_nodes(node):
        inside = each.name if isinstance(each, ast.FunctionDef) else function
        if isinstance(each, ast.Attribute) and each.attr == "site":
            others = isinstance(each.value, ast.Name) and each.value.id in _OTHERS
            yield from () if others else (inside,)
        yield from _takes_a_site(each, inside)


def _found() -> Iterator[tuple[str, str]]:
    for folder in ("mechanics", "rulebooks"):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            module = path.relative_to(PACKAGE).as_posix()
            for function in _takes_a_site(ast.parse(path.read_text("utf-8")), ""):
                yield module, function


def test_the_site_that_a_company_leaves_is_taken_for_where_it_is_by_nobody() -> None:
    """A new use asks `site_of`, or stands in the lists above, with the reason why not."""
    cards = "rulebooks/cards/"
    left = {
        f"{module.removeprefix(cards)} {function}"
        for module, function in _found()
        if not any(module.startswith(each) for each in CHAPTERS)
    }
    assert left - set(FUNCTIONS) == set(), "say site_of(game, company), or list it and say why"
    assert set(FUNCTIONS) - left == set(), "these no longer take a company's own site"


def test_every_chapter_of_the_list_is_needed() -> None:
    modules = {module for module, _ in _found()}
    idle = {each for each in CHAPTERS if not any(one.startswith(each) for one in modules)}
    assert not idle


# What cards ask

Asked = OnCharacter | OnCompany | OnAttack | At
SOMEBODY = "TW-120"
"""Aragorn II, where it does not matter who it is."""


def _parts(struct: object) -> Iterator[object]:
    """Go through all that a clause is made of."""
    if isinstance(struct, Struct):
        yield struct
        for each in asdict(struct).values():
            yield from _parts(each)
    elif isinstance(struct, tuple):
        for each in struct:
            yield from _parts(each)


def _place(asked: object) -> Where | None:
    match asked:
        case OnCharacter(at=where) | OnCompany(at=where) | OnAttack(at=where):
            return where
        case At(where=where):
            return where
    return None


def _asking() -> Iterator[tuple[str, Asked]]:
    """Go through all that cards say of where somebody is."""
    for card in JUDGE.pool.cards.values():
        for part in _parts(card.clauses):
            if isinstance(part, OnCharacter | OnCompany | OnAttack | At) and _place(part):
                yield card.id, part


@cache
def _somewhere(where: Where | None) -> State:
    """Lay a table with somebody at such a site."""
    assert where is not None
    for kind in ("wizard", "ringwraith", "fallen-wizard", "balrog"):
        for site in JUDGE.pool.of_type("site"):
            state = table(SOMEBODY, at=site.id, to=None, kind=kind)
            if where.state:
                there = replace(state.cards[site.id], position=where.state)
                state = replace(state, cards={**state.cards, site.id: there})
            if is_such_site(game(state), where, site.id, SOMEBODY):
                return state
    raise AssertionError(f"there is no such site as {where}")


def _sets_out(state: State) -> State:
    """Have everybody be on his way to Bree, or from there."""
    companies = {each.id: replace(each, destination="TW-378") for each in state.companies.values()}
    facts = tuple(Fact("on its way", each, until="phase") for each in companies)
    bree = Card("TW-378", "TW-378", "player", "in-play")
    return replace(
        state,
        companies=companies,
        facts=(*state.facts, *facts),
        cards={**state.cards, bree.id: state.cards.get(bree.id, bree)},
    )


def _is_so(state: State, asked: Asked, here: Here) -> bool:
    if isinstance(asked, At):
        return holds(game(state), asked, here)
    return fits_target(game(state), asked, here)


def _attacked(state: State) -> State:
    attack = Combat("creature", "creature", Attack("Orc", 1, 1), "company", "player", "opponent")
    return replace(state, combat=attack)


PLACES = {(card, repr(part)): part for card, part in _asking()}


@pytest.mark.parametrize(
    ("card", "asked"),
    [(card, part) for (card, _), part in PLACES.items()],
    ids=[f"{card}-{type(part).__name__}" for (card, _), part in PLACES.items()],
)
def test_whoever_is_on_his_way_is_nowhere_to_a_card_that_asks(card: str, asked: Asked) -> None:
    """Only the place is asked for here, and all else that the card asks for is left aside."""
    stays = _somewhere(_place(asked))
    here = Here(card, "player", SOMEBODY, SOMEBODY, SOMEBODY)
    match asked:
        case OnCharacter():
            asked = OnCharacter(at=asked.at)
        case OnCompany():
            asked, here = OnCompany(at=asked.at), replace(here, target="company")
        case OnAttack():
            asked, here = OnAttack(at=asked.at, anywhere=True), replace(here, target=None)
            stays = _attacked(stays)
    is_there = not isinstance(asked, At) or asked.yes
    assert _is_so(stays, asked, here) == is_there
    assert _is_so(_sets_out(stays), asked, here) != is_there


def test_many_cards_ask() -> None:
    assert len(PLACES) > 100
