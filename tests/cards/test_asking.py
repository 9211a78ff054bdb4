"""What cards ask for: each condition and each target says what is lacking where it is not so."""

from typing import Any

import pytest
from hypothesis import given
from msgspec.structs import fields, replace

from tests.cards.phrase_strategies import kinds, phrases
from tests.cards.strategies import UNHURRIED
from tests.kernel.real import game, table
from westmarch.cards.model.attack import Attack
from westmarch.cards.model.phrases.conditions import (
    At,
    Condition,
    HasCharacters,
    HasFaced,
    HasFactions,
    HasInPlay,
    HasJust,
    HasMet,
    HasMoved,
    HasProtectedHaven,
    HasStrayed,
    HasWithIt,
    InPlay,
    Is,
    IsAble,
    IsAnyway,
    IsAvatar,
    IsBearing,
    IsBeside,
    IsEvent,
    IsFallenWizard,
    IsOfSort,
    IsStored,
    IsThere,
    Keeps,
    LiesWith,
    NoLarger,
    PlaysSauron,
)
from westmarch.cards.model.phrases.targets import (
    OnAttack,
    OnCard,
    OnCharacter,
    OnCompany,
    OnHazard,
    OnRegion,
    OnSite,
    OnStrike,
    OnWay,
    Target,
)
from westmarch.cards.model.phrases.things import Attacks, Cards, Where, Who
from westmarch.kernel.lack import Lack
from westmarch.rulebooks.cards.conditions import unmet
from westmarch.rulebooks.cards.conditions.record import CONDITIONS
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.targets import misfit
from westmarch.rulebooks.cards.targets.companies import COMPANIES
from westmarch.rulebooks.cards.targets.people import CHARACTERS
from westmarch.rulebooks.cards.targets.record import TARGETS
from westmarch.rulebooks.cards.things.asked import Asked
from westmarch.rulebooks.cards.things.attacks import ATTACKS
from westmarch.rulebooks.cards.things.places import SITES
from westmarch.table.state import Card, Combat, State

ARAGORN, BREE, MORIA, ORC_GUARD = "TW-120", "TW-378", "TW-413", "TW-72"
LONELY_MOUNTAIN, UNDER_VAULTS = "LE-387", "DM-41"
OTHER_SITES = (MORIA, LONELY_MOUNTAIN, UNDER_VAULTS)
ORCS, ELF = Who((("Orc",),)), Who((("Elf",),))
BY_ALL = Here(ORC_GUARD, "player", ARAGORN, ARAGORN, ARAGORN)
"""A card that Aragorn II plays and bears, and that is aimed at him."""


def at_bree(*, attacked: bool = False) -> State:
    """Aragorn II is at Bree, and perhaps Orcs attack him."""
    state = table(ARAGORN, at=BREE, hand=(ORC_GUARD,))
    others = {each: Card(each, each, "player", "in-play") for each in OTHER_SITES}
    state = replace(state, cards={**state.cards, **others})
    attack = Combat("creature", ORC_GUARD, Attack("Orc", 1, 7), "company", "player", "opponent")
    return replace(state, combat=attack) if attacked else state


UNMET = (
    (InPlay("Gates of Morning"), "Gates of Morning is not in play"),
    (InPlay("Bree", yes=False), "Bree is in play"),
    (IsEvent("this card"), "Orc-guard is not there as one"),
    (PlaysSauron("its player"), "the player is not Sauron"),
    (Is("he", ORCS), "Aragorn II is an untapped Dúnadan, warrior, scout and ranger"),
    (Is("its bearer", Who(mind=5)), "the mind of Aragorn II is 9"),
    (Is("he", Who(other_than="Aragorn II")), "Aragorn II is excepted"),
    (
        IsAnyway("he", Who((("sage",),))),
        "Aragorn II is an untapped Dúnadan, warrior, scout and ranger",
    ),
    (IsAvatar("he"), "Aragorn II is not his player's avatar"),
    (IsOfSort("the company", "minion"), "this is a covert hero company"),
    (At("he", Where(("Haven",))), "Aragorn II is at Bree (Border-hold)"),
    (At("the company", Where(state="tapped")), "Bree is untapped"),
    (At("the company", Where(("Border-hold",)), yes=False), "the company is at Bree (Border-hold)"),
    (HasFaced("the company", ("Orc",)), "the company has not"),
    (HasMet("the company", Attacks()), "the company has not"),
    (HasJust("the company", Attacks()), "the company has not"),
    (HasMoved("the company", Where()), "the company has not"),
    (NoLarger("the company", 0), "the company's size is 1"),
    (HasCharacters("the company", 2, "more"), "the company has 1"),
    (HasCharacters("the company", 0, "fewer"), "the company has 1"),
    (IsBeside("he", "Elrond"), "Elrond is not there"),
    (IsThere("the company"), "the company is at Bree (Border-hold)"),
    (HasInPlay("its player", "Elrond"), "the player does not have Elrond in play"),
    (HasWithIt("the company", ORCS), "there is no such character in it"),
    (IsStored("Narsil"), "Narsil is not stored"),
    (LiesWith("Narsil", "he"), "Narsil does not lie with Aragorn II"),
    (IsAble("he"), "Aragorn II cannot use palantíri"),
    (IsBearing("he", Cards(("greater item",))), "Aragorn II bears none"),
    (IsFallenWizard(("Alatar",)), "the player is none of these"),
    (HasStrayed(3), "the player has 0"),
    (HasFactions(2), "there is none"),
    (HasProtectedHaven(), "the player has none"),
    (Keeps("this card", -1), "Orc-guard keeps 0"),
)
MISFITTING = (
    (OnCharacter(), BREE, "Bree is no character"),
    (OnCharacter(Who((("agent",),))), ARAGORN, "Aragorn II is no agent on the table"),
    (OnCharacter(ORCS), ARAGORN, "Aragorn II is an untapped Dúnadan, warrior, scout and ranger"),
    (OnCharacter(facing=Attacks()), ARAGORN, "Aragorn II faces none"),
    (OnCharacter(facing="strike"), ARAGORN, "Aragorn II faces no strike now"),
    (OnCharacter(facing="corruption check"), ARAGORN, "Aragorn II makes no such check now"),
    (OnCharacter(facing="faction check"), ARAGORN, "Aragorn II is not influencing one now"),
    (OnCharacter(facing="company"), ARAGORN, "Aragorn II is in another company"),
    (OnCharacter(facing="journey"), ARAGORN, "the company of Aragorn II does not move"),
    (OnCharacter(wounded_by=Attacks()), ARAGORN, "no such attack has wounded Aragorn II now"),
    (OnCharacter(at=Where(("Haven",))), ARAGORN, "Aragorn II is at Bree (Border-hold)"),
    (OnCharacter(bound=Where(("Haven",))), ARAGORN, "Aragorn II is at Bree (Border-hold)"),
    (OnCharacter(beside=True), ARAGORN, "Aragorn II is at Bree (Border-hold)"),
    (OnCompany(), ARAGORN, "Aragorn II is no company"),
    (OnCompany(moving=True), "company", "the company does not move"),
    (OnCompany(through="Wilderness"), "company", "the company goes through no region"),
    (OnCompany(past=(2, "Wilderness")), "company", "the company goes through no region"),
    (OnCompany(at_most=0), "company", "the company's size is 1"),
    (OnCompany(having=ELF), "company", "nobody in the company is an Elf"),
    (OnCompany(at=Where(("Haven",))), "company", "the company is at Bree (Border-hold)"),
    (OnCompany(bound=Where(("Haven",))), "company", "the company is at Bree (Border-hold)"),
    (OnCompany(facing=Attacks()), "company", "the company is not being attacked"),
    (OnCompany(of="minion"), "company", "this is a covert hero company"),
    (OnCompany(own=True), "company", "this is not a company of the opponent's"),
    (OnCompany(met=True), "company", "the company is not met at the site"),
    (OnSite(), ARAGORN, "Aragorn II is no site"),
    (OnSite(Where(("Haven",))), BREE, "Bree is a Border-hold"),
    (OnSite(Where(state="tapped")), BREE, "Bree is untapped"),
    (OnSite(Where(information=True)), BREE, "no information is playable at Bree"),
    (OnSite(Where(lair=True)), BREE, "Bree is no Dragon's lair"),
    (
        OnSite(Where(on_the_way=(3, "Wilderness"))),
        BREE,
        "the site path of Bree is Wilderness, Wilderness",
    ),
    (OnSite(Where(attacked_by="Orc")), BREE, "Bree has no Orc automatic-attack"),
    (OnSite(Where(deep=True)), BREE, "Bree is no Under-deeps site"),
    (OnSite(Where(above=True)), BREE, "Bree is no surface site of the Under-deeps"),
    (OnSite(Where(away=True)), MORIA, "Moria is above the Under-deeps"),
    (OnSite(Where(outside=("Arthedain",))), BREE, "Bree lies in Arthedain"),
    (OnSite(Where(regions=("Rohan",))), BREE, "Bree lies in Arthedain"),
    (OnSite(Where(domains=("Dark-domain",))), BREE, "Bree lies in Arthedain, a Wilderness"),
    (OnSite(Where(havens=True)), BREE, "Bree is no Wizardhaven"),
    (OnSite(Where(protected=True)), BREE, "Bree is not protected"),
    (OnSite(Where(normally=("Dark-hold",))), BREE, "Bree is normally a Border-hold"),
    (OnSite(Where(other_than=("Bree",))), BREE, "Bree is excepted"),
    (OnSite(Where(not_lair=True)), LONELY_MOUNTAIN, "The Lonely Mountain is a Dragon's lair"),
    (OnSite(Where(surface=True)), UNDER_VAULTS, "The Under-vaults is an Under-deeps site"),
    (OnAttack(), None, "no attack is being fought"),
    (OnAttack(), ARAGORN, "Aragorn II is no site"),
    (OnAttack(), BREE, "no such attack waits at Bree"),
    (OnStrike(), None, "no attack is being fought"),
    (OnStrike(), BREE, "Bree is no strike"),
    (OnCard(Cards(("hazard",))), BREE, "Bree is an untapped Border-hold, in play"),
    (OnCard(Cards(("hazard",))), "company", "Aragorn II's company is no card"),
    (
        OnCard(Cards(("card",)), played=True, cancels=Attacks()),
        ARAGORN,
        "Aragorn II would not cancel one now",
    ),
    (OnRegion("Wilderness"), "Rohan", "Rohan is a Border-land"),
    (OnRegion("Wilderness"), BREE, "Bree is no region"),
    (OnWay("Dark-domain"), BREE, "there is no Dark-domain without a name on the way to Bree"),
    (OnWay("Dark-domain"), ARAGORN, "Aragorn II is no site"),
    (OnHazard(), BREE, "Bree is an untapped Border-hold, in play"),
    (None, BREE, "Bree is named"),
)
ATTACKED = (
    (OnAttack(Attacks(races=("Elf",))), "the attack is an Orc attack"),
    (OnAttack(Attacks(but=("Orc",))), "the attack is an Orc attack"),
    (OnAttack(Attacks(prowess=9)), "the prowess of the attack is 7"),
    (OnAttack(Attacks(dragon="Smaug")), "Orc-guard is no manifestation of Smaug"),
    (OnAttack(Attacks(source="Smaug")), "the attack comes from Orc-guard"),
    (OnAttack(Attacks(keyed_to=("Wilderness",))), "the attack is not keyed to anything"),
    (
        OnAttack(Attacks(origins=("automatic",))),
        "this is a creature's attack of another sort, by Orc-guard",
    ),
    (OnAttack(at=Where(("Haven",))), "the company is at Bree (Border-hold)"),
    (OnStrike(), "Aragorn II faces no strike now"),
)


def lack_told(lack: Lack | None, state: State) -> str:
    assert lack is not None
    return lack.told(game(state))


@pytest.mark.parametrize(("asked", "told"), UNMET)
def test_a_condition_that_is_not_met_says_how_it_is_instead(asked: Condition, told: str) -> None:
    state = at_bree()
    assert lack_told(unmet(game(state), asked, BY_ALL), state) == told


@pytest.mark.parametrize(("asked", "on", "told"), MISFITTING)
def test_what_is_no_such_target_says_what_it_is(
    asked: Target | None, on: str | None, told: str
) -> None:
    state, here = at_bree(), Here(ORC_GUARD, "opponent", None, on)
    assert lack_told(misfit(game(state), asked, here), state) == told


@pytest.mark.parametrize(("asked", "told"), ATTACKED)
def test_another_attack_says_what_it_is(asked: Target, told: str) -> None:
    state, here = at_bree(attacked=True), Here(ORC_GUARD, "player", ARAGORN)
    assert lack_told(misfit(game(state), asked, here), state) == told


def test_every_condition_has_its_record_and_is_told_here() -> None:
    assert set(CONDITIONS) == kinds(Condition) == {type(each) for each, _ in UNMET}


def test_every_target_has_its_record_and_is_told_here() -> None:
    told = {type(each) for each, *_ in (*MISFITTING, *ATTACKED) if each is not None}
    assert set(TARGETS) == kinds(Target) == told


SAID_ELSEWHERE = {
    (OnCharacter, "who"): "it is asked of everybody, be nothing said of him",
    (OnCharacter, "starting"): "before the game, when nobody is anywhere yet",
    (OnCompany, "afar"): "how far the card reaches, not which company it is",
}


@pytest.mark.parametrize("asked", [SITES, ATTACKS, COMPANIES, CHARACTERS])
def test_every_field_of_a_phrase_is_asked(asked: Asked[Any]) -> None:
    declared = {(asked.phrase, each) for names in asked.needs for each in names}
    every = {(asked.phrase, each.name) for each in fields(asked.phrase)}
    elsewhere = {each for each in SAID_ELSEWHERE if each[0] == asked.phrase}
    assert declared | elsewhere == every
    assert not declared & elsewhere


def said_of(state: State, lack: Lack | None) -> None:
    """Whatever is lacking, there is a sentence for it."""
    assert lack is None or lack.told(game(state))


@UNHURRIED
@given(phrases(Condition))
def test_any_condition_has_an_answer(asked: Condition) -> None:
    for state in (at_bree(), at_bree(attacked=True)):
        for here in (BY_ALL, Here(ORC_GUARD, "opponent")):
            said_of(state, unmet(game(state), asked, here))


@UNHURRIED
@given(phrases(Target))
def test_any_target_has_an_answer(asked: Target) -> None:
    for state in (at_bree(), at_bree(attacked=True)):
        for on in (None, ARAGORN, BREE, ORC_GUARD, "company", "Rohan"):
            said_of(state, misfit(game(state), asked, replace(BY_ALL, target=on)))
