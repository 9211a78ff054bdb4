"""What characters say of themselves takes its place among the rules."""

import pytest
from msgspec.structs import replace

from tests.kernel.real import JUDGE, game, table
from westmarch.cards.model.attack import Attack
from westmarch.cards.model.play_clauses import UsesMagic
from westmarch.kernel.chance import no_chance
from westmarch.kernel.judge import forbidding
from westmarch.mechanics.corruption import CorruptionCheck
from westmarch.mechanics.quantities.combat import BODY_OF_STRIKE
from westmarch.mechanics.quantities.corruption import CORRUPTION_TOTAL
from westmarch.mechanics.quantities.influence import INFLUENCE_RESULT, INFLUENCE_TOTAL
from westmarch.mechanics.quantities.people import HOME_SITE, MIND, RINGWRAITHS_LED
from westmarch.mechanics.quantities.turn import HAND_SIZE
from westmarch.rulebooks.cards import clause_rules
from westmarch.table.actions import InfluenceCard, PlayCharacter
from westmarch.table.events.combat import BodyCheckRolled
from westmarch.table.play import Play
from westmarch.table.state import Combat, Strike

ARAGORN, SAM, EOWYN, BARLIMAN = "TW-120", "TW-180", "TW-147", "TW-125"
GALADRIEL, PALLANDO, WITCH_KING, REN = "TW-153", "TW-175", "LE-58", "LE-56"
BURAT, TUMA, ULKAUR = "AS-1", "AS-5", "LE-49"
LORIEN, RIVENDELL, BAG_END, BREE, MORIA = "TW-408", "TW-421", "TW-372", "TW-378", "TW-413"
ETTENMOORS, UNDER_GROTTOS, DOL_GULDUR = "LE-373", "AS-166", "LE-367"
ENTS, GORBAG = "TW-228", "LE-11"


@pytest.mark.parametrize(("who", "total"), [(SAM, 10), (ARAGORN, 7), (BARLIMAN, 6)])
def test_some_withstand_corruption_better_than_others(who: str, total: int) -> None:
    check = CorruptionCheck("player", who, 0)
    assert game(table(who, at=BREE)).value(CORRUPTION_TOTAL, who, 7, check) == total


def test_some_have_no_way_with_factions() -> None:
    state = table(BARLIMAN, EOWYN, at=BREE, hand=(ENTS,))
    clumsy = game(state).value(INFLUENCE_TOTAL, ENTS, BARLIMAN, 7)
    assert clumsy == game(state).value(INFLUENCE_TOTAL, ENTS, EOWYN, 7) - 1
    attempts = (
        InfluenceCard(player="player", character=each, target=ENTS) for each in (BARLIMAN, EOWYN)
    )
    clumsy, able = (game(state).value(INFLUENCE_RESULT, each, 7, 7) for each in attempts)
    assert clumsy == able - 1


@pytest.mark.parametrize(
    ("who", "site", "forbidden"), [(SAM, RIVENDELL, True), (SAM, BAG_END, False)]
)
def test_a_hobbit_enters_play_at_home(who: str, site: str, forbidden: bool) -> None:
    state = table(at=site, phase="organization", hand=(who,))
    action = PlayCharacter(player="player", card=who, site=site, company="company")
    assert (who in {rule.id for rule in forbidding(game(state), action)}) == forbidden


@pytest.mark.parametrize(
    ("who", "site", "size"),
    [(GALADRIEL, LORIEN, 9), (GALADRIEL, RIVENDELL, 8), (PALLANDO, MORIA, 9)],
)
def test_some_let_their_player_hold_more(who: str, site: str, size: int) -> None:
    seen = game(table(who, at=site))
    assert seen.value(HAND_SIZE, "player") == size
    assert seen.value(HAND_SIZE, "opponent") == 8


@pytest.mark.parametrize(
    ("who", "race", "body"), [(EOWYN, "Nazgûl", 5), (EOWYN, "Troll", 9), (ARAGORN, "Nazgûl", 9)]
)
def test_a_nazgul_has_half_his_body_against_some(who: str, race: str, body: int) -> None:
    state = table(who, at=BREE)
    attack = Attack(race, 1, 15, body=9)
    combat = Combat("creature", BREE, attack, "company", "player", "opponent")
    combat = replace(combat, strikes=(Strike(who),), current=0)
    assert game(replace(state, combat=combat)).value(BODY_OF_STRIKE) == body


@pytest.mark.parametrize(
    ("total", "place"), [(8, "in-play"), (9, "discard-pile"), (10, "out-of-play")]
)
def test_an_orc_slinks_off_at_his_number(total: int, place: str) -> None:
    play = Play(game(table(GORBAG, at=MORIA, kind="ringwraith")), JUDGE.moves, no_chance)
    play.do(BodyCheckRolled(character=GORBAG, of_strike=False, total=total, body=9, dice=total))
    assert play.state.cards[GORBAG].place == place


def test_the_three_trolls_are_easier_to_control_together() -> None:
    assert game(table(BURAT, at=ETTENMOORS, kind="ringwraith")).value(MIND, BURAT) == 4
    together = game(table(BURAT, TUMA, ULKAUR, at=ETTENMOORS, kind="ringwraith"))
    assert [together.value(MIND, each) for each in (BURAT, TUMA, ULKAUR)] == [3, 3, 5]


def test_the_three_trolls_are_at_home_on_the_surface() -> None:
    seen = game(table(BURAT, at=ETTENMOORS))
    assert seen.value(HOME_SITE, BURAT, ETTENMOORS)
    assert not seen.value(HOME_SITE, BURAT, UNDER_GROTTOS)


def test_the_witch_king_leads_two_of_his_kind() -> None:
    seen = game(table(WITCH_KING, at=DOL_GULDUR, kind="ringwraith"))
    assert seen.value(RINGWRAITHS_LED, WITCH_KING) == 2
    other = game(table(REN, at=DOL_GULDUR, kind="ringwraith"))
    assert other.value(RINGWRAITHS_LED, REN) == 0


def test_every_clause_of_the_pool_becomes_a_rule() -> None:
    for card in JUDGE.pool.cards.values():
        # What magic somebody can use is for other cards to ask.
        if any(not isinstance(each, UsesMagic) for each in card.clauses):
            assert any(clause_rules(JUDGE.pool, card.id))
