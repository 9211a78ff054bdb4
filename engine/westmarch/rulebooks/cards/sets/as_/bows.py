"""What an archer does before others come to blows."""

from collections.abc import Iterator

from westmarch.cards.model.phrases.things import Who
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.allies import is_ally
from westmarch.mechanics.quantities.combat import COMES_BEFORE_STRIKES
from westmarch.mechanics.quantities.people import MEMBERS, MIND
from westmarch.rulebooks.cards.context import bears
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.chain import RollCalled, RollMade
from westmarch.table.events.combat import StrikesDue
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY

# AS-68

BOW_OF_THE_GALADHRIM = Rulebook("AS-68")

_SHOOTS = "AS-68.shoots-beasts"
_ARCHER = Who((("Elf", "warrior"),))
_FAR = 5
"""So much more than the mind of an ally does not suffice."""


def _aimed_at(game: Game) -> Iterator[tuple[str, str]]:
    """Go through the bows in a fight of companies, each with an ally at whom it is aimed."""
    combat = game.state.combat
    if combat is None or combat.attacking is None:
        return
    both = (combat.attacking, combat.company)
    for mine, theirs in (both, both[::-1]):
        for who in game.state.companies[mine].characters:
            if not bears(game, who, "AS-68") or not fits(game, _ARCHER, who):
                continue
            bow = next(each for each in game.card(who).holds if game.card(each).card == "AS-68")
            for each in game.value(MEMBERS, theirs):
                printed = game.printed(each)
                if is_ally(game, each) and not printed.unique and printed.alignment == "minion":
                    yield bow, each


@BOW_OF_THE_GALADHRIM.define("shoots-beasts", COMES_BEFORE_STRIKES)
def is_drawn(game: Game) -> bool | None:
    """Arrows fly before anybody comes near."""
    return any(True for _ in _aimed_at(game)) or None


@BOW_OF_THE_GALADHRIM.react("shoots-beasts", StrikesDue)
def shoots(game: Game, event: StrikesDue) -> list[Event]:
    """At each of them."""
    return [RollCalled(card=bow, of=ally, what=_SHOOTS) for bow, ally in _aimed_at(game)]


@BOW_OF_THE_GALADHRIM.react("shoots-beasts", RollMade)
def hits(game: Game, event: RollMade) -> list[Event]:
    """The more wits it has, the better it hides."""
    if event.what != _SHOOTS or game.card(event.of).place != IN_PLAY:
        return []
    fallen = event.roll > (game.value(MIND, event.of) or 0) + _FAR
    return [CardMoved(card=event.of, to="discard-pile")] if fallen else []
