"""The page of disputes: what it shows of each, as the engine settles it."""

from westmarch.paths import EXAMPLES
from westmarch.site.disputes import dispute_files, settle_all


def test_every_dispute_has_a_story_and_a_verdict() -> None:
    files = dispute_files(EXAMPLES)
    shown = settle_all(files)
    assert [each.name for each in shown] == list(files)
    for dispute in shown:
        assert dispute.title
        assert "says:" in dispute.story
        assert "Scenario" not in dispute.story
        for case in dispute.cases:
            assert case.text.startswith("Scenario: ")
            assert all(each.verdict and each.asked and each.reasons for each in case.answers)


def test_a_dispute_is_shown_under_each_edition_that_it_names() -> None:
    name = "hoard-after-the-dragon"
    (dispute,) = settle_all({name: dispute_files(EXAMPLES)[name]})
    answers = [(each.edition, each.verdict) for each in dispute.cases[0].answers]
    assert answers == [("printed", "illegal"), ("emended", "legal")]


def test_what_the_scenarios_have_in_common_is_shown_with_each() -> None:
    name = "treasures-after-the-harp"
    (dispute,) = settle_all({name: dispute_files(EXAMPLES)[name]})
    assert "Background" not in dispute.story
    for case in dispute.cases:
        title, first, second, third, *_ = case.text.split("\n")
        assert title.startswith("Scenario: ")
        assert first == "  Given untapped Glóin is at The Lonely Mountain"
        assert second == "  And the company has entered the site"
        assert third.startswith("  Given ")


def test_what_would_turn_a_verdict_is_shown_with_it() -> None:
    name = "hoard-after-the-dragon"
    (dispute,) = settle_all({name: dispute_files(EXAMPLES)[name]})
    printed, emended = dispute.cases[0].answers
    assert (printed.turned, printed.what_if) == (
        "legal",
        ("an attack of Smaug had not been defeated",),
    )
    assert emended.turned == "illegal"
