"""What cards do: each effect has its record, brings events about, and leaves rules behind."""

from typing import Any

import pytest
from hypothesis import given
from msgspec.structs import replace

from tests.cards.phrase_strategies import kinds, phrases
from tests.cards.strategies import UNHURRIED
from tests.kernel.real import JUDGE, game, table
from westmarch.cards.model.attack import Attack
from westmarch.cards.model.effects import settled
from westmarch.cards.model.own import Own, own_texts_in
from westmarch.cards.model.phrases.effect import Effect, Matter
from westmarch.cards.model.phrases.effects import items
from westmarch.cards.model.phrases.effects.attacks import Cancel, Face, Firm
from westmarch.cards.model.phrases.effects.cards import Draw, Lose, Remove, Show
from westmarch.cards.model.phrases.effects.changes import Lasting, Shift
from westmarch.cards.model.phrases.effects.creatures import Bar, Lure, Spend
from westmarch.cards.model.phrases.effects.finding import Fetch, Produce
from westmarch.cards.model.phrases.effects.items import Allow, Place
from westmarch.cards.model.phrases.effects.journeys import Adjoin, MoveOn, Passage, Retrace, Waylay
from westmarch.cards.model.phrases.effects.people import BodyCheck, Check, Enable, Turn
from westmarch.cards.model.phrases.effects.places import Inform, Repeat, Retype, TapSites, Treat
from westmarch.cards.model.phrases.effects.raids import Onset, Raid
from westmarch.cards.model.phrases.effects.rests import Rest
from westmarch.cards.model.phrases.effects.rolls import Roll, RollTwice
from westmarch.cards.model.phrases.effects.strikes import Capture, Foil, Several, Spare
from westmarch.cards.model.phrases.targets import OnAttack, OnCharacter, One, Target
from westmarch.cards.model.phrases.things import Cards
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.effects.record import EFFECTS, happens, left_behind, purpose_of
from westmarch.table.state import Card, Combat, State, Strike

ARAGORN, BREE, THIEF, TOOKISH_BLOOD = "TW-120", "TW-378", "TW-102", "TW-104"
RING, NARSIL = "TW-306", "TW-289"
HE, ORCS = One("he"), Attack("Orc", 1, 7)
CREATURES, ITEMS = Cards(("creature",)), Cards(("item",))
KEY = (0, 0)


def at_bree(*, attacked: bool = False) -> State:
    """Aragorn II is at Bree with a ring, and perhaps he faces an Orc."""
    state = table(ARAGORN, at=BREE, hand=(THIEF, TOOKISH_BLOOD), phase="site")
    ring = Card(RING, RING, "player", "in-play", host=ARAGORN)
    bearer = replace(state.cards[ARAGORN], holds=(RING,))
    narsil = Card(NARSIL, NARSIL, "player", "marshalling-point-pile", stored=True)
    shown = Card("shown", THIEF, "opponent", "hand")
    added = {each.id: each for each in (ring, bearer, narsil, shown)}
    piles = {"player/marshalling-point-pile": (NARSIL,), "opponent/hand": ("shown",)}
    state = replace(state, cards={**state.cards, **added}, piles={**state.piles, **piles})
    if not attacked:
        return state
    attack = Combat("creature", THIEF, ORCS, "company", "player", "opponent")
    return replace(state, combat=replace(attack, strikes=(Strike(ARAGORN),), current=0))


ON_HIM, ON_IT = OnCharacter(), OnAttack()
OF_CREATURES = "every creature's attack on the company this turn"
KEEPS_HIM = Own("keeps-him", "until the turn ends nothing discards him")

BRINGING: tuple[tuple[Effect, str | None, str, str], ...] = (
    (KEEPS_HIM, ARAGORN, "Remembered", ""),
    (Cancel("the attack"), None, "AttackCancelled", ""),
    (Cancel("the strike"), None, "StrikeCancelled", ""),
    (Cancel(OF_CREATURES), None, "Remembered", "react AttackBegan"),
    (Firm(), None, "Remembered", "adjust may be cancelled"),
    (Allow(("minor",)), None, "Remembered", ""),
    (Treat("Border-land"), "Arthedain", "Remembered", ""),
    (
        Treat(several=(2, "Wilderness")),
        "Arthedain",
        "Remembered, Remembered",
        "adjust regions of a type",
    ),
    (Retype("Ruins & Lairs"), BREE, "Remembered", ""),
    (Inform("the site"), None, "Remembered", ""),
    (Lasting((Shift("prowess", 1),), HE), ARAGORN, "Remembered", "adjust prowess"),
    (Turn("wound", HE), ARAGORN, "CharacterWounded", ""),
    (Turn("heal", HE), ARAGORN, "", ""),
    (TapSites(((1, "Wilderness"),)), None, "CardTapped", ""),
    (Check(HE), ARAGORN, "CorruptionCheckCalled", ""),
    (RollTwice(HE), ARAGORN, "Remembered", "permit ChooseCard"),
    (Spare(HE), ARAGORN, "Remembered", "replace CardTapped"),
    (Several(HE, 2), ARAGORN, "Remembered", ""),
    (Bar(), None, "Remembered", "forbid PlayCreature"),
    (Rest("do"), None, "Remembered", "forbid EnterSite"),
    (Rest("move"), None, "Remembered", "forbid MoveCompany"),
    (
        Passage(HE, ("Arthedain",), ("Wilderness",), -1),
        None,
        "Remembered",
        (
            "define ways, adjust ways, define path of a way, "
            "define hazard limit modifiers, define idle"
        ),
    ),
    (
        Adjoin((("Arthedain", "Rohan"),)),
        None,
        "Remembered",
        "define passes, define may declare movement, define opened late",
    ),
    (Repeat(0), BREE, "Remembered", "adjust automatic attacks, define idle"),
    (
        Spend(CREATURES, Spare(HE)),
        BREE,
        "ChoiceCalled",
        "permit ChooseCard, react CardChosen, replace CardTapped",
    ),
    (Remove(HE), ARAGORN, "CharacterDiscarded", ""),
    (Lose(ITEMS), ARAGORN, "ChoiceCalled", "permit ChooseCard, react CardChosen"),
    (MoveOn(One("the company")), None, "Remembered", ""),
    (Draw(2), None, "DrawCalled", ""),
    (
        Fetch(CREATURES, ("hand",), "play-deck"),
        None,
        "ChoiceCalled",
        "permit ChooseCard, react CardChosen",
    ),
    (
        Produce(ITEMS, ("play-deck",)),
        None,
        "ShuffleCalled",
        "permit ChooseCard, react CardChosen, react CardChosen",
    ),
    (items.TestRing(One("it")), RING, "RingTestCalled", ""),
    (items.TestRing(One("it"), twice=True), RING, "RingTestCalled", "permit ChooseCard"),
    (BodyCheck(HE), ARAGORN, "BodyCheckCalled", ""),
    (Capture(HE), ARAGORN, "Remembered", "define captor"),
    (Enable(HE), ARAGORN, "Remembered", "react Declared"),
    (Face(ORCS), None, "AttackMade", ""),
    (Retrace(), None, "Remembered", "react EndFelt, permit ChooseCard, react CardChosen"),
    (Waylay(ORCS), None, "Remembered", "react WayTaken"),
    (Lure(("Orc",)), BREE, "Remembered", "define keys, react Declared"),
    (Foil(), None, "StrikeIneffectual", ""),
    (Place("Narsil", "it"), RING, "CardMoved", "react CardStored, react CardMoved"),
    (Roll(7, (Spare(HE),)), ARAGORN, "RollCalled", "react RollMade, replace CardTapped"),
    (
        Raid((Onset(ORCS),)),
        None,
        "Remembered, AttackMade",
        "permit ChooseCard, react AttackEnded, define more to come, react CardChosen",
    ),
    (Show(), None, "CardShown", ""),
)
"""Effects, what their card is aimed at, what happens by them and which rules they leave behind."""


def named(rule: Rule) -> str:
    about: Any = rule.on[0]
    return f"{rule.use} {getattr(about, '__name__', '') or getattr(about, 'name', about)}"


@pytest.mark.parametrize(("effect", "on", "events", "rules"), BRINGING)
def test_an_effect_brings_about_and_leaves_behind_what_it_says(
    effect: Effect, on: str | None, events: str, rules: str
) -> None:
    here = Here(TOOKISH_BLOOD, "player", None, on, ARAGORN)
    came = happens(game(at_bree(attacked=True)), effect, here, KEY)
    assert ", ".join(type(each).__name__ for each in came) == events
    left = left_behind(JUDGE.pool[TOOKISH_BLOOD], effect, KEY)
    if not isinstance(effect, Own):
        assert ", ".join(map(named, left)) == rules


def test_every_effect_has_its_record_and_is_tried_here() -> None:
    assert set(EFFECTS) == kinds(Effect) == {type(each) for each, *_ in BRINGING}


ABOUT: tuple[tuple[Effect, Target | None, set[Matter]], ...] = (
    (Cancel("the attack"), None, {"attack"}),
    (Cancel("the strike"), None, {"strike"}),
    (Cancel("it"), None, set()),
    (Several(HE), None, {"attack"}),
    (Spare(HE), None, {"strike"}),
    (Foil(), None, {"strike"}),
    (KEEPS_HIM, ON_HIM, set()),
    (KEEPS_HIM, ON_IT, {"attack"}),
    (Capture(HE), ON_IT, {"attack"}),
    (Lasting((Shift("prowess", 1),)), ON_HIM, set()),
    (Lasting((Shift("prowess", 1),)), ON_IT, {"attack"}),
    (Lasting((Shift("prowess", 1),), HE, "strike"), ON_IT, {"strike"}),
    (Lasting((Shift("body", 1),)), ON_HIM, {"body check"}),
    (Lasting((Shift("body", 1),)), ON_IT, {"attack", "body check of a strike"}),
    (Roll(7, (Cancel("the attack"), Draw(1))), None, {"attack"}),
    (Draw(1), ON_IT, set()),
)
"""Effects, what their card is aimed at, and what they are about."""


@pytest.mark.parametrize(("effect", "target", "matters"), ABOUT)
def test_an_effect_is_about_what_it_changes(
    effect: Effect, target: Target | None, matters: set[Matter]
) -> None:
    assert effect.about(target) == matters


def test_to_heal_and_to_restore_are_for_healing() -> None:
    assert purpose_of((Draw(1), Turn("heal", HE))) == "healing"
    assert purpose_of((Turn("restore", HE),)) == "healing"
    assert purpose_of((Draw(1), Turn("tap", HE))) == ""


def test_those_that_bring_about_an_attack_are_known() -> None:
    assert {each for each, known in EFFECTS.items() if known.attacks} == {Face, Raid}


@UNHURRIED
@given(phrases(Effect))
def test_of_any_effect_something_may_come(said: Effect) -> None:
    (effect,) = settled((said,), None)
    for state in (at_bree(), at_bree(attacked=True)):
        for on in (None, ARAGORN, BREE, RING):
            here = Here(TOOKISH_BLOOD, "player", None, on, ARAGORN)
            came = happens(game(state), effect, here, KEY)
            assert all(isinstance(each, Event) for each in came)
    if not any(own_texts_in(effect)):
        left = left_behind(JUDGE.pool[TOOKISH_BLOOD], effect, KEY)
        assert all(isinstance(each, Rule) for each in left)
