"""Actions said in the sentences of the vocabulary: read again, they are the same actions."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from westmarch.corpus.compile import draft_scenario
from westmarch.corpus.lines import Draft, placed
from westmarch.corpus.model import ActStep, AskStep
from westmarch.corpus.names import open_library
from westmarch.corpus.source import Scenario, Sentence, read_feature
from westmarch.corpus.telling import sentence, sentences, tellers
from westmarch.paths import FEATURES
from westmarch.table.actions import ACTIONS, AnyAction, AssignStrike, Finish, Undertake
from westmarch.wire.reference import ReferenceEngine

ENOUGH = 6
"""So many actions of each kind are said."""


def first_actions() -> Iterator[tuple[Scenario, Draft, AnyAction]]:
    """Scenarios of the corpus with what is done or asked in them at once, of every kind some."""
    seen = Counter[type]()
    for file in sorted((FEATURES / "core").glob("*.feature")):
        for scenario in read_feature(file.read_text("utf-8"), file.name).scenarios:
            given = [each for each in scenario.sentences if each.section == "Given"]
            asked = scenario.sentences[len(given) :]
            if not asked or "word" in asked[0].text or " another " in asked[0].text:
                continue
            draft = drafted(scenario)
            if draft is None:
                continue
            first = draft.lines[0].step
            if "everything" in asked[0].text:
                continue  # What that is shows only then.
            if isinstance(getattr(first, "action", None), Undertake):
                continue
            if isinstance(first, (ActStep, AskStep)) and seen[type(first.action)] < ENOUGH:
                seen[type(first.action)] += 1
                yield replace(scenario, sentences=tuple(given)), draft, there(first.action, draft)


def there(action: AnyAction, draft: Draft) -> AnyAction:
    """An action at the sites where the companies are."""
    return placed(action, {each.label: each.site for each in draft.case.position.companies})


def drafted(scenario: Scenario) -> Draft | None:
    drafts, _ = draft_scenario(scenario, open_library(), ("emended",))
    return drafts[0] if drafts else None


def test_what_is_said_is_what_is_done() -> None:
    engine, kinds = ReferenceEngine(), set()
    for scenario, draft, action in first_actions():
        engine.setup(draft.case.position)
        text = sentence(engine.game(), action)
        kinds.add(type(action))
        said = Sentence("When", text, scenario.line)
        again = drafted(replace(scenario, sentences=(*scenario.sentences, said)))
        assert again is not None, text
        step = again.lines[0].step
        assert isinstance(step, ActStep)
        assert there(step.action, again) == action, (text, scenario)
    assert len(kinds) > 20


def test_every_kind_of_action_can_be_said() -> None:
    # What the engine has no rules for yet, nobody has to choose.
    assert tellers().keys() == {*ACTIONS} - {Undertake}


def test_several_are_listed() -> None:
    scenario = read_feature(
        "Feature: x\n Scenario: y\n  Given Glóin is at Irerock\n  When the player passes", "x"
    ).scenarios[0]
    draft = drafted(scenario)
    assert draft is not None
    engine = ReferenceEngine()
    engine.setup(draft.case.position)
    options = (AssignStrike(player="player", character="gloin"), Finish(player="player", turn=True))
    assert sentences(engine.game(), options) == (
        "“the player assigns a strike to Glóin”; “the player ends the turn”"
    )
