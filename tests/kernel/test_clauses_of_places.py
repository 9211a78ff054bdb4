"""What sites say of themselves takes its place among the rules."""

import pytest
from msgspec.structs import replace

from tests.kernel.real import JUDGE, game, table
from westmarch.cards.model.attack import Attack
from westmarch.kernel.chance import no_chance
from westmarch.kernel.judge import forbidding
from westmarch.mechanics.quantities.combat import DETAINMENT
from westmarch.mechanics.quantities.hazards import HAZARD_LIMIT, KEYS
from westmarch.mechanics.quantities.people import IS_HAVEN
from westmarch.mechanics.quantities.sites import NEXT_ATTACK
from westmarch.table.actions import (
    ChooseCard,
    MoveCompany,
    PlayCharacter,
    PlayCreature,
    PlayItem,
    StoreItem,
)
from westmarch.table.events.cards import CardMoved, CardTapped, ItemPlayed
from westmarch.table.events.combat import AttackBegan, BodyCheckCalled
from westmarch.table.events.companies import NewSiteRevealed
from westmarch.table.play import Play
from westmarch.table.state import Card, Combat, State, Strike

ARAGORN, GORBAG, WITCH_KING = "TW-120", "LE-11", "LE-58"
LORIEN, BARAD_DUR, MORIA, THARBAD, BUHR_WIDU = "TW-408", "TW-374", "TW-413", "TD-180", "TD-173"
DOL_GULDUR, RIVENDELL, SHELOB, GEANN = "LE-367", "AS-160", "LE-402", "LE-374"
DARK_BARAD_DUR, WORTHY_HILLS, ISENGARD = "LE-352", "LE-415", "WH-56"
SMAUG, SONS_OF_KINGS, ORCS = "TW-90", "LE-91", Attack("Orc", 3, 7)


def in_combat(state: State, attack: Attack, keyed_to: str | None = None) -> Combat:
    kind = "creature" if keyed_to else "automatic"
    site = state.companies["company"].site
    return Combat(kind, site, attack, "company", "player", "opponent", keyed_to=keyed_to)


def carried_on(state: State, *events: object) -> State:
    play = Play(game(state), JUDGE.moves, no_chance)
    play.do(*events)  # type: ignore[arg-type]
    return play.state


def by_clause(state: State, action: object) -> set[str]:
    return {rule.id for rule in forbidding(game(state), action) if rule.card}


def test_the_hazard_limit_is_larger_on_the_way_to_a_watched_site() -> None:
    limit = game(table(ARAGORN, at=LORIEN, to=MORIA)).value(HAZARD_LIMIT, "company")
    assert game(table(ARAGORN, at=LORIEN, to=BARAD_DUR)).value(HAZARD_LIMIT, "company") == limit + 2
    assert game(table(ARAGORN, at=BARAD_DUR)).value(HAZARD_LIMIT, "company") == limit


@pytest.mark.parametrize(
    ("site", "kind", "cancelled"),
    [
        (DOL_GULDUR, "ringwraith", True),
        (DOL_GULDUR, "fallen-wizard", False),
        (MORIA, "wizard", False),
        (ISENGARD, "fallen-wizard", True),
    ],
)
def test_attacks_are_cancelled_where_the_site_says_so(
    site: str, kind: str, cancelled: bool
) -> None:
    state = table(GORBAG, at=site, kind=kind)
    after = carried_on(state, AttackBegan(combat=in_combat(state, ORCS)))
    assert (after.combat is None or after.combat.cancelled) == cancelled


def test_an_attack_that_cannot_be_cancelled_is_not() -> None:
    state = table(GORBAG, at=DOL_GULDUR, kind="ringwraith")
    after = carried_on(
        state, AttackBegan(combat=in_combat(state, replace(ORCS, cancellable=False)))
    )
    assert after.combat is not None
    assert not after.combat.cancelled


@pytest.mark.parametrize(
    ("race", "key", "detained"),
    [
        ("Orc", "Shadow-hold", False),
        ("Orc", "Shelob’s Lair", False),
        ("Nazgûl", "Shadow-hold", True),
        ("Orc", "Dark-domain", True),
    ],
)
def test_creatures_attack_in_earnest_where_the_site_says_so(
    race: str, key: str, detained: bool
) -> None:
    state = table(GORBAG, at=SHELOB, kind="ringwraith")
    combat = in_combat(state, Attack(race, 1, 9), key)
    assert game(replace(state, combat=combat)).value(DETAINMENT, combat) == detained


def test_a_site_is_a_key_for_creatures_that_it_names() -> None:
    for site, keys in (("BA-96", ("The Rusted-deeps",)), ("BA-104", ())):
        assert game(table(ARAGORN, at=site)).value(KEYS, SMAUG, "company") == keys


@pytest.mark.parametrize(("site", "attacks"), [("LE-366", (0, 1)), ("LE-402", (0, 1))])
def test_an_overt_company_faces_what_is_for_it(site: str, attacks: tuple[int, ...]) -> None:
    assert [number for number, _ in faced(table(GORBAG, at=site, kind="ringwraith"))] == [*attacks]


def test_a_covert_company_is_spared_what_is_for_others() -> None:
    assert [number for number, _ in faced(table("LE-36", at="LE-366", kind="ringwraith"))] == [0]


def faced(state: State) -> list[tuple[int, Attack]]:
    """The automatic-attacks that a company faces, one after the other."""
    found: list[tuple[int, Attack]] = []
    while following := game(state).value(NEXT_ATTACK, "company"):
        found.append((following.number, following.attack))
        company = state.companies["company"]
        marked = replace(company, faced=(*company.faced, (following.source, following.number)))
        state = replace(state, companies={"company": marked})
    return found


def test_whom_shelob_wounds_is_gone() -> None:
    state = table(GORBAG, at=SHELOB, kind="ringwraith")
    spider = in_combat(state, Attack("Spider", 1, 16, wound_eliminates=True))
    facing = replace(spider, strikes=(Strike(GORBAG),), current=0)
    check = BodyCheckCalled(character=GORBAG, of_strike=False)
    after = carried_on(replace(state, combat=facing), check)
    assert after.cards[GORBAG].place == "out-of-play"


def test_some_creatures_attack_minions_alone() -> None:
    for kind, forbidden in (("wizard", {SONS_OF_KINGS}), ("ringwraith", set())):
        state = table(ARAGORN, at=LORIEN, kind=kind)
        there = Card(SONS_OF_KINGS, SONS_OF_KINGS, "opponent", "hand")
        state = replace(state, cards={**state.cards, SONS_OF_KINGS: there})
        action = PlayCreature(player="opponent", card=SONS_OF_KINGS, company="company")
        assert by_clause(state, action) == forbidden


def test_a_ringwraith_does_not_move_to_the_havens_of_the_elves() -> None:
    to_rivendell = MoveCompany(player="player", company="company", site=RIVENDELL)
    for who, forbidden in ((WITCH_KING, {RIVENDELL}), (GORBAG, set())):
        state = table(who, at=DOL_GULDUR, kind="ringwraith", phase="organization")
        there = Card(RIVENDELL, RIVENDELL, "player", "location-deck")
        state = replace(state, cards={**state.cards, RIVENDELL: there})
        assert by_clause(state, to_rivendell) == forbidden


@pytest.mark.parametrize(("site", "tapped"), [("AS-150", True), ("AS-154", False)])
def test_somebody_tires_on_the_way_to_the_isles(site: str, tapped: bool) -> None:
    state = table(GORBAG, "LE-39", at=DOL_GULDUR, to=site, kind="ringwraith")
    play = Play(game(state), JUDGE.moves, no_chance)
    play.do(NewSiteRevealed(company="company", site=site))
    play.settle()
    choose = ChooseCard(player="player", card=site, chosen=GORBAG)
    assert bool(JUDGE.ask(play.state, choose)) == tapped
    if tapped:
        after = JUDGE.act(play.state, choose).state
        assert after.cards[GORBAG].position == "tapped"
        assert after.cards["LE-39"].position == "untapped"


@pytest.mark.parametrize(
    ("who", "site", "forbidden"),
    [
        ("LE-36", "LE-359", True),
        ("LE-11", "LE-359", False),
        ("LE-2", "LE-359", False),
        ("LE-11", GEANN, True),
    ],
)
def test_strangers_do_not_enter_play_at_some_havens(who: str, site: str, forbidden: bool) -> None:
    state = table(at=site, kind="ringwraith", phase="organization", hand=(who,))
    action = PlayCharacter(player="player", card=who, site=site, company="company")
    assert (site in by_clause(state, action)) == forbidden


def test_nothing_is_stored_where_nothing_can_be() -> None:
    for site, forbidden in ((GEANN, {GEANN}), (DOL_GULDUR, set())):
        state = table(GORBAG, at=site, kind="ringwraith", phase="organization", hand=("TW-206",))
        state = ItemPlayed(card="TW-206", character=GORBAG).apply(state)
        assert by_clause(state, StoreItem(player="player", card="TW-206")) == forbidden


def test_a_site_that_never_taps_stays_untapped() -> None:
    for site, position in ((WORTHY_HILLS, "untapped"), (MORIA, "tapped")):
        after = carried_on(table(GORBAG, at=site), CardTapped(card=site))
        assert after.cards[site].position == position


def test_a_site_that_is_never_discarded_goes_back_to_the_location_deck() -> None:
    for site, place in ((BUHR_WIDU, "location-deck"), (MORIA, "discard-pile")):
        after = carried_on(table(at=site), CardMoved(card=site, to="discard-pile"))
        assert after.cards[site].place == place


def test_barad_dur_is_a_darkhaven_in_the_untap_phase_alone() -> None:
    for phase, haven in (("untap", True), ("organization", False)):
        state = table(GORBAG, at=DARK_BARAD_DUR, kind="ringwraith", phase=phase)
        assert game(state).value(IS_HAVEN, DARK_BARAD_DUR, "player") == haven


def test_items_are_playable_at_tharbad_though_it_is_tapped() -> None:
    for item, legal in (("TW-206", True), ("TW-244", False)):
        state = table(ARAGORN, at=THARBAD, phase="site", hand=(item,))
        tapped = CardTapped(card=THARBAD).apply(state)
        entered = replace(tapped.companies["company"], entered=True)
        tapped = replace(tapped, companies={"company": entered})
        action = PlayItem(player="player", card=item, character=ARAGORN)
        assert bool(JUDGE.ask(tapped, action)) == legal
