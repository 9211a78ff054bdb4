"""A party of Dwarves whom nobody has expected, and who follow one of them."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import character_facts
from westmarch.mechanics.organization import CHARACTERS_DONE
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.people import ANY_SIZE, CHARGED_MIND, MIND, ONE_MORE
from westmarch.rulebooks.cards.composition import COMES_OR_GOES
from westmarch.table.actions import DiscardCharacter, PlayCharacter
from westmarch.table.events.cards import CardMoved, EventPlayed
from westmarch.table.game import Game

# DM-114

UNEXPECTED_PARTY = Rulebook("DM-114")

_LIGHT, _HEAVY = 2, 5
"""Dwarves of so much mind or less take no influence; whoever has more than the other is a lord."""
_OTHERS = 2
"""So many in the company may be no Dwarves."""


def _is_dwarf(game: Game, who: str) -> bool:
    return character_facts(game, who).race == "Dwarf"


def _is_party(game: Game, company: str | None) -> bool:
    group = game.state.companies.get(company or "")
    return group is not None and any(game.card(each).card == "DM-114" for each in group.holds)


def _is_guest(game: Game, who: str) -> bool:
    """Tell whether somebody is a Dwarf of such a company."""
    return _is_dwarf(game, who) and _is_party(game, game.card(who).company)


@UNEXPECTED_PARTY.define("brings-dwarves", ANY_SIZE)
def takes_everybody(game: Game, company: str | None) -> bool | None:
    """There is room for all."""
    return _is_party(game, company) or None


@UNEXPECTED_PARTY.adjust("brings-dwarves", CHARGED_MIND)
def comes_of_himself(game: Game, mind: int | None, who: str) -> int | None:
    """Nobody has to keep Dwarves of little mind."""
    own: int | None = game.value(MIND, who)
    return 0 if mind and own is not None and own <= _LIGHT and _is_guest(game, who) else None


@UNEXPECTED_PARTY.define("brings-dwarves", ONE_MORE)
def brings_dwarves(game: Game, action: PlayCharacter | DiscardCharacter) -> bool | None:
    """Dwarves who come to the company do not count, so that one more may come or go."""
    fact = game.state.fact(CHARACTERS_DONE, action.player)
    counted = {each for each in (() if fact is None else fact.value) if not _is_guest(game, each)}
    if isinstance(action, DiscardCharacter):
        counted.add(action.character)
    elif not (_is_party(game, action.company) and _is_dwarf(game, action.card)):
        counted.add(action.card)
    return len(counted) <= 1 or None


@UNEXPECTED_PARTY.react(
    "has-one-lord",
    EventPlayed,
    CardMoved,
    *COMES_OR_GOES,
    order=Rank.LAST,
    says="The company is no party of Dwarves with one lord any more.",
)
def is_over(game: Game, event: Event) -> list[Event]:
    """One lord, a Dwarf, and two guests at most who are none."""
    return [
        CardMoved(card=copy, to="discard-pile")
        for copy in game.value(COPIES, "DM-114")
        if not _has_one_lord(game, game.card(copy).host)
    ]


def _has_one_lord(game: Game, company: str | None) -> bool:
    group = game.state.companies.get(company or "")
    if group is None or not group.characters:
        return True
    others = [each for each in group.characters if not _is_dwarf(game, each)]
    lords = [each for each in group.characters if (game.value(MIND, each) or 0) > _HEAVY]
    peers = [each for each in lords if character_facts(game, each).race != "Wizard"]
    dwarves = [each for each in lords if _is_dwarf(game, each)]
    return len(others) <= _OTHERS and len(peers) <= 1 and bool(dwarves)
