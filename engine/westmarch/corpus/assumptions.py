"""What a sentence was taken to mean that leaves something open, or names it in another part."""

from collections.abc import Iterator

from msgspec import Struct

from westmarch.cards.language.ways import names_of_ways
from westmarch.cards.model.effects import abilities, playings
from westmarch.corpus.patterns import NTHS
from westmarch.corpus.said import Said
from westmarch.corpus.telling import sentence
from westmarch.kernel.words import with_minus
from westmarch.table.actions import AnyAction, PlayEvent, UseCard
from westmarch.table.game import Game

_SHOWN = 4
"""A note tells of so many other ways at most."""


class Way(Struct, frozen=True):
    """One of the things that a sentence may mean."""

    action: AnyAction
    words: str
    """The sentence that leaves nothing open."""
    parts: tuple[str, ...]
    """What was put in that nobody said, as it goes on after “taken to be”."""


class Meant(Struct, frozen=True):
    """What was made of a line that may mean several things."""

    line: int
    text: str
    way: Way
    others: tuple[Way, ...] = ()
    """What else would be legal at the same moment."""
    elsewhere: bool = False
    """What is named has another part on the card than in the sentence."""
    open: str = ""
    """What it leaves open, where nothing that it may mean is legal."""

    def note(self) -> str:
        """Say what was made of it; or nothing, if that goes without saying."""
        said = f"“{self.text}”"
        if self.open:
            return (
                f"{said} leaves open {self.open}, and each way it is illegal. The "
                f"reasons are those for “{self.way.words}”."
            )
        if self.elsewhere:
            told = f"{said} was read as “{self.way.words}”."
        elif self.way.parts:
            told = f"{said} was taken to be {' and '.join(self.way.parts)}."
        else:
            return ""
        own = set(self.way.parts)
        more = [" and ".join(p for p in each.parts if p not in own) for each in self.others]
        more = list(dict.fromkeys(filter(None, more)))
        if more:
            dots = "; …" if len(more) > _SHOWN else ""
            told += f" Legal as well: {'; '.join(more[:_SHOWN])}{dots}."
        return told


def way_of(game: Game, action: AnyAction, said: Said, *, several: bool) -> Way:
    """Tell of one way what it puts in that is not said, its effect only where there are several."""
    words = sentence(game, action)
    if several and " for its " not in words:
        words += f" for its {NTHS[0]} effect"
    return Way(action, words, tuple(_put_in(game, action, said, several)))


def _put_in(game: Game, action: AnyAction, said: Said, several: bool) -> Iterator[str]:
    target, who = getattr(action, "target", None), getattr(action, "character", None)
    companies = (each.id for each in game.state.companies.values() if said.doer in each.characters)
    if target is not None and target not in (said.on, said.doer, *companies):
        yield f"on {game.called(target)}"
    if who is not None and who not in (said.by, said.doer):
        yield f"with {game.called(who)}"
    if isinstance(action, UseCard) and not action.tap:
        yield "without tapping"
    if isinstance(action, PlayEvent) and action.site is not None:
        yield f"with {game.called(action.site)} for where somebody is held"
    if several and not said.nth:
        yield f"for its {NTHS[number_of(action)]} effect{_named(game, action)}"


def _named(game: Game, action: AnyAction) -> str:
    """Say what the way is called in which a card is played or used."""
    if not isinstance(action, PlayEvent | UseCard):
        return ""
    printed = game.printed(action.card)
    ways = playings(printed) if isinstance(action, PlayEvent) else abilities(printed)
    return f" (“{with_minus(names_of_ways(ways)[number_of(action)])}”)"


def number_of(action: AnyAction) -> int:
    """Give the number of the way in which a card is played or used, the first if it has but one."""
    number: int = getattr(action, "effect", getattr(action, "ability", 0))
    return number


def what_is_open(chosen: AnyAction, ways: tuple[AnyAction, ...]) -> str:
    """Say in what those ways differ that a sentence may mean, and which effects it may mean."""
    alike = [each for each in ways if number_of(each) == number_of(chosen)]
    whom = {getattr(each, "character", None) for each in alike}
    aims = {getattr(each, "target", None) for each in alike}
    numbers = {number_of(each) for each in ways}
    verb = "used" if isinstance(ways[0], UseCard) else "played"
    differing = (
        (len(whom) > 1, "by whom"),
        # An attack that is fought needs no name.
        (len(aims) > 1 and None not in aims, "on what"),
        (len(numbers) > 1, "for which effect"),
    )
    said = " and ".join(words for differs, words in differing if differs)
    return f"{said} it is {verb}" if said else ""


def is_elsewhere(action: AnyAction, said: Said) -> bool:
    """Tell whether what is named has another part in an action than in the sentence."""
    target, who = getattr(action, "target", None), getattr(action, "character", None)
    if said.on and said.on != target:
        return True
    return isinstance(action, PlayEvent) and bool(said.by) and said.by != who
