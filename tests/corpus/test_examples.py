"""The disputes in `examples/`: what each verdict is, and what decides it. Not how it is told."""

from pathlib import Path

import pytest

from westmarch.corpus.names import open_library
from westmarch.disputes.answers import Settled
from westmarch.disputes.settling import settle
from westmarch.paths import EXAMPLES

VERDICTS = {
    "agents-a-stranger-at-pelargir": (("legal", "core.strikes.attacker-chooses-defenders"),),
    "agents-gisulf-at-the-gate": (("legal", "core.strikes.attacker-chooses-defenders"),),
    "agents-the-wrong-way": (("illegal", "DM-87"), ("legal", "core.hazards.event-targets")),
    "agents-thirteen-at-lond-galen": (("holds", "DM-50"),),
    "agents-beaten-and-kept": (("undetermined", ""),),
    "agents-whichever-way-they-take": (("legal", "core.agents.move-range"),),
    "agents-tired-and-dangerous": (("legal", "core.site-phase.agent-attack-window"),),
    "agents-two-homes-and-edoras": (("holds", "core.agents.illegal-path-discards-agent"),),
    "agents-wargs-on-the-road": (
        ("illegal", "core.hazards.declare-key"),
        ("legal", "core.hazards.limit-at-declaration"),
    ),
    "agents-wargs-at-the-door": (("legal", "core.hazards.declare-key"),),
    "a-helmet-from-the-ents": (
        ("illegal", "dragons.hoards.play-only-at-hoard"),
        ("legal", "core.site-phase.extra-minor-item"),
    ),
    "body-checks-the-sword-of-the-fallen": (("illegal", "core.body-checks.items-rescued"),),
    "combat-a-scout-far-away": (("illegal", "TW-204"),),
    "balrog-no-road-in-the-sun": (("illegal", "BA-3"),),
    "balrog-one-more-lad": (("illegal", "core.organization.one-play-or-discard"),),
    "company-combat-glamdring-at-the-gate": (("holds", "core.strikes.outcome-successful"),),
    "corruption-a-minion-stays": (("holds", "LE-315"),),
    "corruption-a-wizard-lets-go": (("holds", "core.corruption.wizard-fails-narrowly"),),
    "corruption-as-much-as-he-bears": (("holds", "core.corruption.hero-fails-narrowly"),),
    "corruption-three-whispers": (
        ("legal", "dragons.corruption-removal.once-per-turn"),
        ("holds", "TW-57"),
        ("illegal", "core.corruption.remove-untapped-not-after-attempt"),
        ("holds", "TW-60"),
    ),
    "decks-four-of-two-printings": (
        ("illegal", "core.setup.three-of-each-nonunique"),
        ("legal", "core.setup.declare-player-type"),
    ),
    "detainment-a-drake-among-orcs": (("holds", "core.detainment.ringwraith-shadow-land"),),
    "detainment-not-this-time": (("holds", "core.detainment.not-wounded"),),
    "draft-one-mind-too-many": (
        ("illegal", "core.setup.draft-twenty-mind"),
        ("legal", "core.setup.draft-round"),
    ),
    "dragons-his-own-doorstep": (("holds", "core.strikes.outcome-failed"),) * 2,
    "dragons-the-thrush-at-weathertop": (("holds", "core.strikes.outcome-failed"),) * 3,
    "ending-a-hand-for-frodo": (("legal", "core.corruption.support-resource-player-only"),),
    "ending-a-horn-in-the-deeps": (("illegal", "core.ending.call-short-game"),),
    "ending-all-that-gold": (("holds", "core.marshalling-points.highest-total-wins"),),
    "events-the-riders-disperse": (("holds", "TW-67"),),
    "events-twilight-beyond-the-limit": (("legal", "core.hazards.limit-at-declaration"),),
    "fallen-wizards-a-scout-for-both-sides": (("illegal", "core.events.hero-skill-not-from-orcs"),),
    "fallen-wizards-two-faces-of-bree": (("illegal", "core.movement.overt-site-versions"),),
    "hazard-limit-three-against-two": (("legal", "core.hazards.limit-at-declaration"),),
    "hoard-after-the-dragon": (("holds", "dragons.hoards.turn-start"),),
    "influence-a-friend-of-gandalf": (("illegal", "core.influence.avatar-cards-not-targets"),),
    "influence-nine-against-two": (("holds", "core.influence.must-exceed-number"),),
    "influence-the-king-and-his-follower": (("holds", "core.site-phase.faction-check-result"),),
    "keying-a-giant-on-the-detour": (("legal", "core.hazards.declare-key"),),
    "keying-the-gate-behind-them": (("illegal", "core.hazards.key-to-site"),),
    "movement-four-steps-to-edoras": (
        ("illegal", "core.movement.declared-movement-must-be-valid"),
    ),
    "movement-long-winter-at-moria": (
        ("illegal", "core.movement-hazard.returned-company-site-phase"),
    ),
    "movement-two-companies-one-hilltop": (("illegal", "core.movement.no-twin-movement"),),
    "on-guard-a-lure-beside-the-sword": (
        ("legal", "core.on-guard.reveal-on-resource"),
        ("holds", "core.events.permanent-event-stays"),
        ("illegal", "core.on-guard.reveal-on-resource"),
    ),
    "on-guard-gold-that-is-not-there-yet": (
        ("illegal", "TD-18"),
        ("legal", "core.on-guard.reveal-on-resource"),
        ("illegal", "core.on-guard.targets-existed-earlier"),
    ),
    "on-guard-the-wolves-outside": (
        ("illegal", "core.on-guard.creature-keyed-to-site"),
        ("legal", "core.hazards.declare-key"),
        ("legal", "core.hazards.declare-key"),
        ("legal", "core.hazards.declare-key"),
    ),
    "prisoners-a-second-legolas": (("illegal", "core.turn.one-copy-for-both"),),
    "prisoners-less-than-nothing": (("holds", ""),),
    "prisoners-too-far-to-be-carried": (
        ("illegal", "core.prisoners.site-starter-movement"),
        ("legal", "core.hazards.limit-at-declaration"),
    ),
    "prisoners-one-left-standing": (
        ("legal", "core.prisoners.rescue-attempt"),
        ("illegal", "core.actions.tap-for-effect"),
    ),
    "rings-a-twelve-at-barad-dur": (("illegal", "core.rings.ring-test"),),
    "rings-for-whom-was-it-tested": (
        ("illegal", "core.rings.special-ring-takes-its-place"),
        ("legal", "core.rings.ring-test"),
    ),
    "rumors-about-an-empty-lair": (("undetermined", "q.dragons.lair-after-loss"),),
    "start-a-darkhaven-too-far": (
        ("illegal", "core.setup.ringwraith-starting-sites"),
        ("illegal", "core.setup.ringwraith-split-declared"),
    ),
    "strikes-a-blow-that-never-fell": (("undetermined", "q.core.cancelled-strike"),),
    "strikes-a-wolf-of-his-own": (("illegal", "core.strikes.support"),),
    "strikes-as-strong-as-the-wolf": (("holds", "core.strikes.outcome-tied"),),
    "strikes-the-third-orc": (("holds", "core.strikes.outcome-failed"),),
    "targeting-a-word-to-nobody": (("undetermined", "q.core.untargeted-hazard-short-events"),),
    "the-hoard-of-framsburg": (("undetermined", "q.dragons.hoard-by-site-text"),),
    "strikes-who-sends-pippin": (
        ("illegal", "core.strikes.defender-assigns-first"),
        ("legal", "core.strikes.opponent-assigns-rest"),
    ),
    "timing-sam-after-the-dice": (
        ("illegal", "core.corruption.support-before-resolution"),
        ("legal", "core.corruption.support"),
    ),
    "timing-a-dagger-too-late": (("illegal", "core.site-phase.extra-item-next-action"),),
    "timing-wargs-in-response": (("illegal", "core.combat.no-attack-in-response"),),
    "treasures-after-the-harp": (
        ("holds", "dragons.scenario.one-per-lair"),
        ("holds", "dragons.scenario.one-per-lair"),
        ("holds", "q.dragons.treasures-per-lair"),
    ),
    "under-deeps-a-ring-beside-the-sword": (
        ("legal", "core.site-phase.extra-item-under-deeps"),
        ("illegal", "core.site-phase.play-requirements"),
    ),
    "under-deeps-five-and-a-lantern": (("holds", "core.movement-hazard.under-deeps-roll"),),
    "under-deeps-no-night-below": (("illegal", "core.glossary.environment-not-under-deeps"),),
    "uniqueness-two-coats-of-mithril": (("illegal", "core.turn.one-copy-for-both"),),
    "combat-a-slayer-is-no-man": (("illegal", "TW-207"),),
    "combat-a-way-out-for-gloin": (("holds", "TW-229"),),
    "combat-awake-and-half-asleep": (("undetermined", "q.core.doubled-and-halved"),),
    "combat-despair-at-the-escape": (("holds", "TW-229"),),
    "combat-many-sorrows-for-the-scouts": (
        ("holds", "TW-204"),
        ("legal", "core.combat.cancel-or-modify-window"),
    ),
    "dragons-smaug-sees-them-sneak": (("holds", "TD-70"),),
    "events-no-ritual-against-the-night": (("illegal", "TD-134"),),
    "events-the-star-that-went-out": (("holds", "TW-28"),),
    "events-uncloaked-and-not-destroyed": (("holds", "TD-169"),),
    "hazard-limit-horses-in-the-wild": (("holds", "TW-55"),),
    "influence-foolish-and-friendly-words": (("holds", "TW-292"),),
    "influence-no-friendship-for-the-riders": (("illegal", "TW-292"),),
    "keying-a-cloak-in-the-ruins": (
        ("illegal", "TW-225"),
        ("legal", "core.strikes.cancel-until-roll"),
    ),
    "keying-a-passage-for-the-drake": (
        ("illegal", "TW-325"),
        ("legal", "core.hazards.declare-key"),
    ),
    "keying-gloom-over-bree": (("legal", "core.hazards.limit-at-declaration"),),
    "keying-night-over-the-giant": (
        ("illegal", "core.hazards.key-to-region"),
        ("legal", "core.hazards.declare-key"),
    ),
    "keying-the-drake-beyond-the-ford": (
        ("illegal", "TW-242"),
        ("legal", "core.hazards.declare-key"),
    ),
    "movement-a-ring-against-the-winter": (("holds", "TW-49"),),
    "strikes-glamdring-and-a-risky-blow": (("holds", "TW-319"),),
    "strikes-two-tricks-for-one-blow": (
        ("illegal", "core.strikes.one-skill-resource"),
        ("legal", "core.chain.response-to-declaration"),
    ),
}
"""For each dispute, the answer to each of its scenarios, and what is behind it."""

SUMS = {
    "corruption-as-much-as-he-bears": ("3 (rolled)", " + 1 ", " − 1 ", " = 3."),
    "corruption-a-wizard-lets-go": ("3 (rolled)", " + 1 (Gandalf)", " = 4."),
    "events-the-riders-disperse": ("6 (rolled)", " + 4 ", " = 10."),
    "influence-nine-against-two": ("9 ", " + 2 ", " − 12 ", " − 3 ", " = −4."),
    "influence-the-king-and-his-follower": ("7 (rolled)", " + 3 ", " + 2 ", " − 3 ", " = 9."),
    "agents-thirteen-at-lond-galen": ("5 (printed)", " + 5 (face-down", " + 3 (Cunning", " = 13."),
    "prisoners-less-than-nothing": ("3 (Elrond)", " − 2 (for Legolas", " = 1."),
    "strikes-as-strong-as-the-wolf": ("7 ", " − 3 ", " = 4."),
    "strikes-the-third-orc": ("6 (prowess)", " − 1 (excess strikes)", " = 5."),
}


def settled(name: str, *editions: str) -> list[Settled]:
    text = (EXAMPLES / f"{name}.feature").read_text("utf-8")
    return [dispute.settled[-1] for dispute in settle(text, name, open_library(), editions)]


def test_every_dispute_is_pinned() -> None:
    assert {each.stem for each in Path(EXAMPLES).glob("*.feature")} == set(VERDICTS)


@pytest.mark.parametrize("name", VERDICTS)
def test_verdict_and_what_decides_it(name: str) -> None:
    found = []
    for each in settled(name):
        questions = [reading.question for reading in each.readings]
        found.append(
            (each.answer, (questions or [each.reasons[0].rule or each.reasons[0].card])[0])
        )
    assert tuple(found) == VERDICTS[name]


@pytest.mark.parametrize("name", SUMS)
def test_numbers_are_told_with_their_parts(name: str) -> None:
    (only,) = settled(name)
    numbers = [reason.text for reason in only.reasons if reason.role == "number"]
    assert any(all(part in text for part in SUMS[name]) for text in numbers), numbers


def test_the_end_of_a_dragon_follows_from_a_blow() -> None:
    for each in settled("dragons-the-thrush-at-weathertop"):
        rules = [reason.rule for reason in each.reasons if reason.role == "decides"]
        assert "dragons.defeat.all-removed" in rules
    own, others = (
        {reason.rule for reason in each.reasons} for each in settled("dragons-his-own-doorstep")
    )
    assert own - others == {"dragons.defeat.own-manifestation"}


def test_a_scenario_is_the_same_on_top_of_either_edition() -> None:
    text = (EXAMPLES / "treasures-after-the-harp.feature").read_text("utf-8")
    for dispute in settle(text, "treasures", open_library()):
        printed, emended = dispute.settled
        assert (printed.edition, emended.edition) == ("hoard-printed", "hoard-emended")
        assert printed.verdict == emended.verdict


@pytest.mark.parametrize("name", VERDICTS)
def test_every_reason_can_be_read_out(name: str) -> None:
    for each in settled(name):
        texts = [reason.text for reason in each.reasons]
        assert all(text[:1].isupper() or text[:1].isdigit() for text in texts)
        assert all(text.endswith(".") for text in texts)
        assert len(set(texts)) == len(texts)
        assert all(reason.rule or reason.card or reason.role == "number" for reason in each.reasons)
        labels = {"opponents-", "company-", "player/", "card/"}
        assert not any(label in text for text in texts for label in labels)
