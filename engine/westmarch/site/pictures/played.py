"""A scenario, played by the engine for a picture: what is done, and what comes of it."""

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from westmarch.errors import BadData
from westmarch.table.actions import Finish

if TYPE_CHECKING:
    from westmarch.corpus.model import Case
    from westmarch.kernel.event import Event
    from westmarch.table.actions import AnyAction
    from westmarch.table.game import Game
    from westmarch.wire.protocol import Reason

E = TypeVar("E")

_BARE = ("character", "site")
"""Cards of these types go by their names without quotation marks."""


class Part(Struct, frozen=True):
    """A piece of a sentence, and the card that it names, if it names one."""

    text: str
    card: str = ""


Text = tuple[Part, ...]


class Named(Struct, frozen=True):
    """The scenario that a picture was made from."""

    id: str
    title: str


class Deed(Struct, frozen=True):
    """Something that is done in a scenario, and what comes of it."""

    action: "AnyAction"
    said: Text
    window: str
    """The kind of window in which it is done."""
    before: "Game"
    after: "Game"
    events: "tuple[Event, ...]"
    reasons: "tuple[Reason, ...]"
    """What the engine has to say on what came of it."""
    passes: bool
    """The player does nothing, be it written or understood."""


class Course(Struct, frozen=True):
    """A scenario from its first deed to the last."""

    named: Named
    deeds: tuple[Deed, ...]

    def of(self, kind: type[E]) -> Iterator[tuple[Deed, E]]:
        """Go through the events of a kind, each with the deed that it came of."""
        return (
            (deed, event) for deed in self.deeds for event in deed.events if isinstance(event, kind)
        )


def play(text: str, path: str, id_: str) -> Course:
    """Play the scenario of a feature file that has this id."""
    # A build that changes a page of prose does without the engine.
    from westmarch.corpus.model import ActStep
    from westmarch.corpus.names import open_library
    from westmarch.corpus.run import Play
    from westmarch.disputes.reasons import ReasoningEngine
    from westmarch.kit.driver import InProcess

    book = open_library().book
    silent = {rule.id: replace(rule, text="") for rule in book.rules.values()}
    engine = ReasoningEngine(replace(book, rules=silent))
    engine.listening = True
    case = _compiled(text, path, id_)
    course = Play(case, InProcess(engine))
    course.start()
    deeds = []
    for step in case.steps:
        if not isinstance(step, ActStep):
            course.take(step)
            continue
        before, gone = engine.game(), len(engine.past)
        course.take(step)
        deed = Deed(
            action=step.action,
            said=said(before, step.action),
            window=before.state.windows[-1].name,
            before=before,
            after=engine.game(),
            events=engine.past[gone:],
            reasons=tuple(each for each in engine.explain_outcome() if each.text),
            passes=isinstance(step.action, Finish),
        )
        deeds.append(deed)
    course.finish()
    return Course(Named(case.id, case.title), tuple(deeds))


def _compiled(text: str, path: str, id_: str) -> "Case":
    from westmarch.corpus.compile import compile_scenario
    from westmarch.corpus.names import open_library
    from westmarch.corpus.source import read_feature

    library = open_library()
    for scenario in read_feature(text, path).scenarios:
        if any(tag.name == f"id:{id_}" for tag in scenario.tags):
            cases, _ = compile_scenario(scenario, library)
            if cases:
                return cases[0]
    raise BadData(f"There is no scenario {id_} that could be played.", where=path)


def said(game: "Game", action: "AnyAction") -> Text:
    """Say what a player does, where it stands beside it who does it."""
    from westmarch.corpus.telling import sentence

    player = f"the {action.player}"
    told = sentence(game, action).replace(f"{player}'s ", "")
    return parts(told.removeprefix(f"{player} "), game)


def parts(text: str, game: "Game") -> Text:
    """Divide a text where it names cards of the table."""
    cards = {game.printed(label).name: each.card for label, each in game.state.cards.items()}
    bare = [
        game.printed(label).name for label in game.state.cards if game.printed(label).type in _BARE
    ]
    quoted = "|".join(map(re.escape, _longest_first(cards)))
    alone = "|".join(map(re.escape, _longest_first(bare)))
    pattern = rf"(?<=“)(?:{quoted})(?=”)" + (rf"|\b(?:{alone})\b" if bare else "")
    found: list[Part] = []
    end = 0
    for name in re.finditer(pattern, text) if cards else ():
        found += [Part(text[end : name.start()]), Part(name[0], cards[name[0]])]
        end = name.end()
    return tuple(each for each in (*found, Part(text[end:])) if each.text)


def named(text: str, game: "Game") -> Text:
    """Give a text that may be nothing but the name of a card of the table."""
    for each in game.state.cards:
        if game.name(each) == text:
            return (card(game, each),)
    return parts(text, game)


def card(game: "Game", label: str) -> Part:
    """Name a card of the table."""
    return Part(game.name(label), game.card(label).card)


def _longest_first(names: Iterable[str]) -> list[str]:
    return sorted(names, key=len, reverse=True)


def whose(game: "Game", player: str) -> str:
    """Say which of the two a player is in this turn."""
    return "resource" if player == game.state.turn_player else "hazard"
