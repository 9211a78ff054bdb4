"""The draft: who may be laid, who gets whom, and when it is over."""

from collections.abc import Iterable

from westmarch.cards.kinds import KINDS, PLAYERS, RINGWRAITH, Kind
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.mechanics.control import is_character
from westmarch.mechanics.draft import characters_in_pool, drafted, events_drafted, laid
from westmarch.mechanics.lookups import character_facts
from westmarch.mechanics.quantities.setup import (
    BRINGS,
    DRAFT_LIMIT,
    DRAFTED_TOO,
    DRAFTERS,
    DUPLICATED,
    NEXT_SETUP_STEP,
)
from westmarch.mechanics.quantities.uniqueness import BEING
from westmarch.mechanics.sides import is_stage
from westmarch.rulebooks.core.setup import RULES
from westmarch.table.actions import DraftCharacter, Finish
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.memory import Remembered
from westmarch.table.events.setup import GOES_WITH, STOPPED, RoundRevealed
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact
from westmarch.table.windows import DECLARING, DRAFT, SWITCHING

_MIND = 20


@RULES.define("draft-follows-declaration", NEXT_SETUP_STEP)
def draft_comes_next(game: Game, done: str) -> str | None:
    """After the declarations comes the draft."""
    return DRAFT.name if done in (DECLARING.name, SWITCHING.name) else None


@RULES.permit("draft-round", DraftCharacter)
def lays_a_character(game: Game, action: DraftCharacter) -> Lack | bool | None:
    """In each round a player lays a character of his own pool."""
    if not game.state.at(DRAFT):
        return None
    return _lays(game, action) or True


def _a_character_of_the_pool(game: Game, action: DraftCharacter) -> Lack | None:
    if action.card in characters_in_pool(game, action.player):
        return None
    return Lack("{0.card} is no character in {0.player}'s pool.")


def _with_what_brings_him(game: Game, action: DraftCharacter) -> Lack | None:
    if action.by is None or _is_brought(game, action):
        return None
    return Lack("{0.by} brings no such character as {0.card}.")


def _is_brought(game: Game, action: DraftCharacter) -> bool:
    """Tell whether the card that a character is to come with brings him."""
    by = action.by
    if by is None or by not in events_drafted(game, action.player):
        return False
    return game.value(BRINGS, by, action.card)


def _on_nothing(game: Game, action: DraftCharacter) -> Lack | None:
    return None if action.on is None else Lack("A character is not laid on anything.")


def _first_of_the_round(game: Game, action: DraftCharacter) -> Lack | None:
    if set(laid(game, action.player)).isdisjoint(characters_in_pool(game, action.player)):
        return None
    return Lack("{0.player} has laid a character in this round already.")


_lays = all_of(_a_character_of_the_pool, _with_what_brings_him, _on_nothing, _first_of_the_round)


@RULES.define("draft-duplicates-set-aside", DUPLICATED)
def both_have_him(game: Game, card: str, cards: tuple[str, ...]) -> bool | None:
    """A unique character whom both have turned up, by one name or another, is duplicated."""
    if is_stage(game, card):
        return None
    others = tuple(each for each in cards if each != card)
    return _is_one_of(game, card, others) or _is_drafted(game, card)


def _is_one_of(game: Game, card: str, others: Iterable[str]) -> bool:
    """Tell whether a unique character is among others, be it by another name."""
    return any(
        game.printed(other).unique and _being(game, other) == _being(game, card) for other in others
    )


def _is_drafted(game: Game, card: str) -> bool:
    """Tell whether a unique character was drafted before, by whoever it was."""
    return any(_is_one_of(game, card, drafted(game, each.name)) for each in game.state.players)


@RULES.forbid(
    "draft-duplicates-set-aside",
    DraftCharacter,
    says="{action.card} was drafted before, and there is only one.",
    blanket="card",
)
def is_taken(game: Game, action: DraftCharacter) -> bool:
    """Whoever is drafted is not laid again; or else he would be set aside."""
    if game.reading("q.core.drafted-before") == "b":
        return False
    return _is_drafted(game, action.card)


def _being(game: Game, card: str) -> str:
    return game.value(BEING, game.card(card).card)


@RULES.react(
    "draft-duplicates-set-aside",
    RoundRevealed,
    says=lambda game, _, event: (
        f"{game.name(event.cards[0])} was turned up by both players, and nobody gets him."
    ),
)
def goes_to_nobody(game: Game, event: RoundRevealed) -> list[Event]:
    """Then both are set aside."""
    return [
        CardMoved(card=each, to="set-aside")
        for each in _characters(game, event)
        if game.value(DUPLICATED, each, event.cards)
    ]


def _characters(game: Game, event: RoundRevealed) -> tuple[str, ...]:
    return tuple(each for each in event.cards if is_character(game, each))


@RULES.react("draft-others-join", RoundRevealed)
def joins_the_company(game: Game, event: RoundRevealed) -> list[Event]:
    """Everybody else joins his player's company."""
    joining = [
        each for each in _characters(game, event) if not game.value(DUPLICATED, each, event.cards)
    ]
    return [
        *(CardMoved(card=each, to="starting-company") for each in joining),
        *(
            CardMoved(card=each, to=IN_PLAY)
            for each in event.cards
            if game.value(DRAFTED_TOO, each)
        ),
        *(
            Remembered(fact=Fact(GOES_WITH, other, each))
            for each, other in event.with_them
            if each in joining
        ),
    ]


@RULES.define("draft-five-characters", DRAFT_LIMIT)
def five_start(game: Game, player: str) -> int:
    """Five characters start."""
    return 5


def _register_limit(kind: Kind) -> None:
    """Register how many more characters start with a kind of player."""
    more = PLAYERS[kind].starting

    @RULES.adjust(f"{kind}-six-characters", DRAFT_LIMIT)
    def more_start(game: Game, limit: int, player: str) -> int | None:
        """With such a player more characters start."""
        return limit + more if game.state.kind(player) == kind else None


for _kind in (each for each in KINDS if PLAYERS[each].starting):
    _register_limit(_kind)


@RULES.forbid(
    "draft-five-characters",
    DraftCharacter,
    says=lambda game, _, action: (
        f"{game.called(action.player).capitalize()} has "
        f"{len(drafted(game, action.player))} starting characters, and that is all."
    ),
    blanket="card",
)
def has_enough(game: Game, action: DraftCharacter) -> bool:
    """Whoever has so many is done."""
    if action.card not in characters_in_pool(game, action.player):
        return False
    return len(drafted(game, action.player)) >= game.value(DRAFT_LIMIT, action.player)


def _mind(game: Game, action: DraftCharacter) -> int:
    everybody = (*drafted(game, action.player), action.card)
    return sum(character_facts(game, each).mind or 0 for each in everybody)


@RULES.forbid(
    "draft-twenty-mind",
    DraftCharacter,
    says=lambda game, _, action: (
        f"With {game.name(action.card)} the starting characters would have "
        f"{_mind(game, action)} mind, and they may have {_MIND}."
    ),
)
def too_much_mind(game: Game, action: DraftCharacter) -> bool:
    """The characters who start have no more than twenty mind."""
    if action.card not in characters_in_pool(game, action.player):
        return False
    return _mind(game, action) > _MIND


@RULES.forbid(
    "ringwraith-draft-agents",
    DraftCharacter,
    says="A Ringwraith player drafts an agent only after a resource that allows it.",
)
def is_an_agent(game: Game, action: DraftCharacter) -> bool:
    """A Ringwraith player's agents do not start by themselves."""
    agent = "agent" in game.printed(action.card).keywords
    own = agent and game.state.kind(action.player) == RINGWRAITH
    return own and not _is_brought(game, action)


@RULES.permit("draft-stop-early", Finish)
def stops(game: Game, action: Finish) -> bool | None:
    """A player stops when he likes."""
    return True if game.state.at(DRAFT) else None


@RULES.define("draft-opponent-finishes", DRAFTERS)
def goes_on(game: Game) -> tuple[str, ...]:
    """Whoever has not stopped goes on, if need be alone."""
    names = (each.name for each in game.state.players)
    return tuple(each for each in names if game.state.fact(STOPPED, each) is None)
