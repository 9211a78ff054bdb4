"""How often a card is played: no second copy of it, or as often as one likes."""

from collections.abc import Iterator
from typing import Any

from westmarch.cards.model.card import Card
from westmarch.cards.model.card import Event as EventFacts
from westmarch.cards.model.effects import playings
from westmarch.cards.model.play_clauses import (
    AsEvent,
    MakesWay,
    NoDuplicate,
    RemovedOnceDone,
    Uncounted,
)
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.lookups import company_of, current_company
from westmarch.mechanics.quantities.actions import COPIES, SECOND_COPY
from westmarch.mechanics.quantities.hazards import COUNTS
from westmarch.mechanics.quantities.setup import PLACES_IN_DRAFT
from westmarch.mechanics.quantities.uniqueness import GIVES_WAY, LEAVING, SURPLUS
from westmarch.rulebooks.cards.clause_registry import makes, rule
from westmarch.table.actions import (
    AnyPlay,
    DraftCharacter,
    PlayAlly,
    PlayCard,
    PlayEvent,
    PlayItem,
    PlayRing,
)
from westmarch.table.events.cards import CardMoved, EventPlayed
from westmarch.table.events.characters import CharacterPlayed
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import ACTIVE, Fact

_OF_ABILITIES = ("used", "borne by", "faced")
"""What facts are that say how a card is used or was met, and not what it has done."""
_PLAYED_AT = "played at"
"""Remembered of an event that is played no more than once at a site: the name of the site."""
_PLAYED_THIS_TURN = "played this turn"
"""Remembered of an event that is played no more than once in a turn, by its id in the pool."""
_DONE = "done, and leaves the game"
"""Remembered of a short-event that has taken effect."""
_USES = {"its first use": 0, "its second use": 1, "its third use": 2}


@makes(NoDuplicate)
def no_duplicate(card: Card, clause: NoDuplicate) -> Iterator[Rule]:
    """A second copy is not played where the first one is in play, or still in effect."""
    if clause.on == "at a site":
        yield from _once_at_a_site(card)
        return
    if clause.on == "in a turn":
        yield from _once_in_a_turn(card)
        return
    use = _USES.get(clause.use)
    place = card.clauses.index(playings(card)[use]) if use is not None else None

    def is_second(game: Game, action: Any) -> bool:
        if game.printed(action.card).id != card.id:
            return False
        if use is not None and action.effect != use:
            return False
        copies = [
            each
            for each in game.value(COPIES, card.id)
            if each != action.card and not game.value(LEAVING, each)
        ]
        reached = [
            fact.about
            for fact in game.state.facts
            if fact.card == card.id
            and fact.what not in _OF_ABILITIES
            and (place is None or fact.value[:1] == (place,))
        ]
        if clause.on in ("", "by a player"):
            mine = [each for each in copies if _is_mine(game, clause, each, action.player)]
            return bool(mine or reached)
        where = _seen(game, clause, {*reached, *(game.card(each).host for each in copies)})
        return not where.isdisjoint(_aims(game, clause, action))

    def second(game: Game, played: str, action: object) -> str | None:
        if game.printed(played).id != card.id or not is_second(game, action):
            return None
        return "entity" if clause.on not in ("", "by a player") else "game"

    def is_surplus(game: Game, copy: str) -> bool | None:
        if game.printed(copy).id != card.id:
            return None
        where = game.card(copy)
        others = (game.card(each) for each in game.value(COPIES, card.id) if each != copy)
        if clause.on in ("", "by a player"):
            return any(_is_mine(game, clause, each.id, where.owner) for each in others) or None
        return any(each.host == where.host for each in others) or None

    if isinstance(card.facts, EventFacts) and card.facts.length == "short":
        # What comes of a second copy of a short-event, rules say.
        yield rule(card, "define", SECOND_COPY, second)
        return
    if use is None:
        yield rule(card, "define", SURPLUS, is_surplus)

    def nowhere(game: Game, _: tuple[str | None, ...], which: str) -> tuple[str, ...] | None:
        if game.printed(which).id != card.id:
            return None
        drafting = DraftCharacter(player=game.card(which).owner, card=which)
        return () if is_second(game, drafting) else None

    yield rule(card, "adjust", PLACES_IN_DRAFT, nowhere, of="itself")
    says = f"There is a copy of {card.name} already, and there cannot be two."
    for kind in (PlayEvent, PlayItem, PlayAlly, PlayRing, DraftCharacter):
        yield rule(card, "forbid", kind, is_second, says)


def _once_at_a_site(card: Card) -> Iterator[Rule]:
    """Where one was played that is still somewhere on the table, another one is not."""

    def comes(game: Game, event: EventPlayed) -> list[Event]:
        site = _present_site(game)
        if site is None:
            return []
        fact = Fact(_PLAYED_AT, event.card, game.name(site), "game", card.id)
        return [Forgotten(what=_PLAYED_AT, about=event.card), Remembered(fact=fact)]

    def was_here(game: Game, action: PlayEvent) -> bool:
        site = _present_site(game)
        if site is None or game.printed(action.card).id != card.id:
            return False
        return any(
            (fact.card, fact.value) == (card.id, game.name(site))
            and fact.about != action.card
            and game.card(fact.about).place in ACTIVE
            for fact in game.state.facts_of(_PLAYED_AT)
        )

    says = f"{card.name} was played at this site, and is not played there twice."
    yield rule(card, "react", EventPlayed, comes, of="itself")
    yield rule(card, "forbid", PlayEvent, was_here, says, again=True)


def _once_in_a_turn(card: Card) -> Iterator[Rule]:
    """Where one was played, whoever did so, another one waits for another turn."""

    def comes(game: Game, event: EventPlayed) -> list[Event]:
        mine = game.printed(event.card).id == card.id
        return [Remembered(fact=Fact(_PLAYED_THIS_TURN, card.id, until="turn"))] if mine else []

    def was_played(game: Game, action: PlayEvent) -> bool:
        if game.printed(action.card).id != card.id:
            return False
        again = game.state.fact(_PLAYED_THIS_TURN, card.id) is not None
        return again or is_being_played(game, action)

    says = f"{card.name} has been played in this turn, and is not played twice in one."
    yield rule(card, "react", EventPlayed, comes, of="itself")
    yield rule(card, "forbid", PlayEvent, was_played, says, of="itself")


def _present_site(game: Game) -> str | None:
    """The site of the company whose part of the phase it is."""
    company = current_company(game)
    return company.site if company is not None else None


def _is_mine(game: Game, clause: NoDuplicate, copy: str, player: str) -> bool:
    return not clause.on or game.card(copy).owner == player


def _aims(game: Game, clause: NoDuplicate, action: Any) -> set[str | None]:
    """What an action is aimed at, seen as the card sees it."""
    aims = {getattr(action, "target", None), getattr(action, "character", None)} - {None}
    combat = game.state.combat
    if clause.on == "against an attack":
        aims.add("attack")
    if clause.on == "on a site" and not aims and combat is not None:
        aims.add("attack")
    return _seen(game, clause, aims)


def _seen(game: Game, clause: NoDuplicate, things: set[str | None]) -> set[str | None]:
    """See characters as their company, and an attack as the site where it is fought."""
    if clause.on == "on a company":
        found = (company_of(game, each) for each in things if each is not None)
        return things | {each.id for each in found if each is not None}
    combat = game.state.combat
    if clause.on == "on a site" and "attack" in things and combat is not None:
        return things | {game.state.companies[combat.company].site}
    return things


@makes(RemovedOnceDone)
def removed_once_done(card: Card, clause: RemovedOnceDone) -> Iterator[Rule]:
    """Where others are discarded, it leaves the game."""

    def is_done(game: Game, event: EventPlayed) -> list[Event]:
        return [Remembered(fact=Fact(_DONE, event.card, until="chain", card=card.id))]

    def goes(game: Game, event: CardMoved) -> list[Event] | None:
        fact = game.state.fact(_DONE, event.card)
        if event.to != "discard-pile" or fact is None or fact.card != card.id:
            return None
        return [CardMoved(card=event.card, to="removed-from-the-game")]

    yield rule(card, "react", EventPlayed, is_done, of="itself")
    yield rule(card, "replace", CardMoved, goes)


@makes(AsEvent)
def as_event(card: Card, clause: AsEvent) -> Iterator[Rule]:
    """As what the creature may be played is looked up, as the length of any event is."""
    yield from ()


@makes(MakesWay)
def makes_way(card: Card, clause: MakesWay) -> Iterator[Rule]:
    """When the other comes, the card leaves; so it does not keep the other out of play."""

    def gives_way(game: Game, which: str, action: AnyPlay) -> bool | None:
        its_own = game.printed(which).id == card.id
        return (its_own and game.name(action.card) == clause.name) or None

    def leaves(game: Game, event: CharacterPlayed) -> list[Event]:
        if game.name(event.card) != clause.name:
            return []
        return [CardMoved(card=each, to="discard-pile") for each in game.value(COPIES, card.id)]

    yield rule(card, "define", GIVES_WAY, gives_way)
    yield rule(card, "react", CharacterPlayed, leaves)


@makes(Uncounted)
def uncounted(card: Card, clause: Uncounted) -> Iterator[Rule]:
    """To play the hazard takes nothing of the hazard limit."""

    def counts_nothing(game: Game, counts: int, played: str | None, action: object) -> int | None:
        mine = isinstance(action, PlayCard) and game.printed(action.card).id == card.id
        return 0 if mine else None

    yield rule(card, "adjust", COUNTS, counts_nothing)


def is_being_played(game: Game, action: PlayEvent) -> bool:
    """Tell whether another copy of what is played was declared, and has not resolved yet."""
    card = game.card(action.card).card
    others = (
        each.card
        for each in game.state.chain
        if isinstance(each, PlayCard) and each.card != action.card
    )
    return any(game.card(each).card == card for each in others)
