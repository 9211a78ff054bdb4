"""Profiles: parts of the game that an engine may know without the rest.

A case belongs to the smallest profile that has all that it uses: the actions that are taken or
asked about, what is to be seen, and the windows in which it is done. What a profile builds on, it
has as well. Whatever no profile names belongs to the whole game.
"""

from collections.abc import Iterable, Iterator
from functools import cache

from msgspec import Struct

from westmarch.corpus.model import ActStep, AskStep, Case, Expect, ExpectVerdict, is_between
from westmarch.corpus.terms import is_pass, kind_of
from westmarch.wire.paths import PATHS, pattern_of

REASONS = "reasons"
"""The profile that goes across all others: naming the rules that decide."""
CARDS = "cards"
BASE = "core"
"""The book of the base game; each of the others has a profile of its own name."""


class Profile(Struct, frozen=True, kw_only=True):
    """A part of the game."""

    name: str
    meaning: str
    on: tuple[str, ...] = ()
    """The profiles that it builds on."""
    actions: tuple[str, ...] = ()
    windows: tuple[str, ...] = ()
    """Where something other than a pass is done or asked about."""
    paths: tuple[str, ...] = ()
    """Patterns of paths; a word that ends in a slash stands for all that begin so."""


PROFILES = (
    Profile(
        name="values",
        meaning="What is to be seen on a table where nobody does anything.",
        paths=("card/", "company/", "site/", "player/", "turn/", "region/", "name/", "label/"),
    ),
    Profile(
        name="setup",
        meaning="Before the game: decks, the draft, the first companies.",
        on=("values",),
        actions=(
            "register-deck",
            "draft-character",
            "declare-start",
            "add-to-deck",
            "place-starting-item",
            "finish",
        ),
        windows=("declaring", "draft", "starting-sites", "setup", "left-over"),
    ),
    Profile(
        name="actions",
        meaning="Untapping, organizing, playing and storing items, allies and characters.",
        on=("values",),
        actions=(
            "finish",
            "untap",
            "heal",
            "organize",
            "play-character",
            "discard-character",
            "change-control",
            "change-company",
            "join-companies",
            "split-company",
            "place-on-company",
            "store-item",
            "transfer-item",
            "support-check",
            "begin-using",
            "play-item",
            "play-ally",
            "enter-site",
            "fetch-from-sideboard",
            "draw-card",
            "discard-from-hand",
            "exchange-cards",
        ),
        windows=(
            "untap",
            "end-untap",
            "organization",
            "organizing",
            "organization-ends",
            "place-events",
            "long-event",
            "enter-or-not",
            "site",
            "end-discard",
            "end-of-turn",
            "turn-end",
            "exchange",
            "reset-hand",
            "choose",
        ),
        paths=("check/", "awaiting"),
    ),
    Profile(
        name="movement",
        meaning="Companies move: sites, ways and regions, and what is drawn for them.",
        on=("actions",),
        actions=("move-company", "take-way", "choose-company", "let-remain"),
        windows=(
            "choose-company",
            "on-the-way",
            "site-path",
            "draw",
            "movement-hazard",
            "ending",
            "joining",
            "remain",
            "join",
        ),
    ),
    Profile(
        name="combat",
        meaning="Attacks at sites, their strikes and body checks.",
        on=("actions",),
        actions=(
            "assign-strike",
            "face-strike",
            "act-first",
            "spend-excess",
            "cancel-attack",
            "rescue-item",
            "take-trophy",
        ),
        windows=(
            "combat-actions",
            "assign-first",
            "assign-defender",
            "assign-attacker",
            "face-strikes",
            "attacker-acts",
            "defender-faces",
            "defender-acts",
            "strike-result",
            "rescue",
            "trophy",
        ),
        paths=("attack/", "strike/"),
    ),
    Profile(
        name="influence",
        meaning="Factions, and cards of the opponent's that are influenced away.",
        on=("actions",),
        actions=("play-faction", "influence-card", "play-revealed"),
        windows=("revealed",),
    ),
    Profile(
        name="events",
        meaning="Events and what cards in play are used for.",
        on=("actions",),
        actions=("play-event", "use-card", "choose-card"),
    ),
    Profile(
        name="ending",
        meaning="The end of the game is called, and the points are counted.",
        on=("actions",),
        actions=("call-council", "make-final-check", "show-copy"),
        windows=("final-checks", "show-copies", "over"),
        paths=("won", "winner", "called", "length"),
    ),
    Profile(
        name="hazards",
        meaning="Creatures and other hazards on companies that move, and cards on-guard.",
        on=("movement", "combat", "events"),
        actions=("play-creature", "place-on-guard", "play-as-attack"),
        windows=("entry-reveal", "entering", "attack-from-hand"),
    ),
    Profile(
        name="timing",
        meaning="Responses: what is declared and not yet resolved, and who acts when.",
        on=("hazards", "influence"),
        windows=("respond", "apart"),
        paths=("chain", "window", "window/about"),
    ),
    Profile(
        name="agents",
        meaning="Agents, who move and act in secret.",
        on=("timing",),
        actions=("play-agent", "act-agent", "reveal-agent", "attack-with-agent", "claim-agent"),
        windows=("agents", "claim"),
    ),
    Profile(
        name="game",
        meaning="The whole base game: also rings, prisoners, and companies that fight each other.",
        on=("setup", "agents", "ending"),
    ),
    Profile(
        name=CARDS,
        meaning="What the texts of cards say, card by card.",
        on=("game",),
    ),
)
"""The profiles of the base game. Each further book adds one of its name."""

_BY_NAME = {each.name: each for each in PROFILES}


def profile_of(case: Case) -> str:
    """Give the smallest profile that has all that a case uses."""
    books = {rule.partition(".")[0] for rule in case.rules} - {BASE}
    if books:
        return min(books)
    if case.cards:
        return CARDS
    used = set(_used(case))
    return next((name for name, has in _smallest_first() if used <= has), "game")


def profiles_of(case: Case) -> tuple[str, ...]:
    """Give the profiles among whose cases one is counted."""
    return (profile_of(case), REASONS) if asks_for_reason(case) else (profile_of(case),)


def asks_for_reason(case: Case) -> bool:
    """Tell whether a case is about the rule that decides, too."""
    return any(isinstance(step, ExpectVerdict) and step.by for step in case.steps)


def in_order(names: Iterable[str]) -> list[str]:
    """Sort profiles: those of the base game as they are listed, then those of other books."""
    listed = list(_BY_NAME)
    return sorted(set(names), key=lambda name: (name not in listed, *_place(name, listed)))


def _place(name: str, listed: list[str]) -> tuple[int, str]:
    return (listed.index(name) if name in listed else 0), name


def _used(case: Case) -> Iterator[str]:
    """Give what a case uses, each with the kind of thing that it is."""
    if any(each.deck for each in case.position.players):
        yield "action register-deck"
    for step in case.steps:
        if isinstance(step, (ActStep, AskStep)):
            yield f"action {kind_of(step.action)}"
            if step.window and not is_between(step) and not is_pass(step):
                yield f"window {step.window}"
        elif isinstance(step, Expect):
            yield f"path {pattern_of(step.path)}"


@cache
def _smallest_first() -> tuple[tuple[str, frozenset[str]], ...]:
    """Give the profiles of the base game by how much they have, all that they build on included."""
    all_ = [(each.name, frozenset(_has(each.name))) for each in PROFILES if each.name != CARDS]
    return tuple(sorted(all_, key=lambda each: len(each[1])))


def _has(name: str) -> Iterator[str]:
    profile = _BY_NAME[name]
    yield from (f"action {each}" for each in profile.actions)
    yield from (f"window {each}" for each in profile.windows)
    for path in PATHS:
        for each in profile.paths:
            if path.pattern == each or (each.endswith("/") and path.pattern.startswith(each)):
                yield f"path {path.pattern}"
    for each in profile.on:
        yield from _has(each)
