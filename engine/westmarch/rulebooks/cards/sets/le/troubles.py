"""What single cards of The Lidless Eye say of greed, of sickness, and of bats."""

from collections.abc import Iterator

from westmarch.cards.model.phrases.things import Cards, Who
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import companies_beside
from westmarch.mechanics.lookups import character_facts, company_of, item_facts
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.on_guard import TAKES_SOMEBODY
from westmarch.mechanics.quantities.people import ALIGNMENT, BODY
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.composition import goes_when_left
from westmarch.rulebooks.cards.recalls import each_may_choose
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.actions import ChooseCard, PlayEvent
from westmarch.table.events.cards import (
    CardChosen,
    CardMoved,
    ChoiceCalled,
    ShuffleCalled,
)
from westmarch.table.events.chain import OwnTextFollowed, RollCalled, RollMade
from westmarch.table.events.characters import (
    CharacterEliminated,
    CharacterWounded,
    CorruptionCheckCalled,
)
from westmarch.table.events.turns import EndFelt
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY

# LE-107

COVETOUS_THOUGHTS = Rulebook("LE-107")


@COVETOUS_THOUGHTS.react("covets", OwnTextFollowed)
def covets(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
    """He thinks of all that others of his company have."""
    who = str(event.here.bearer)
    company = company_of(game, who)
    for other in company.characters if company is not None else ():
        for item in game.card(other).holds if other != who else ():
            if item_facts(game, item) is not None:
                weight = game.printed(item).corruption or 0
                yield CorruptionCheckCalled(character=who, modifier=-weight, source=event.card)


@COVETOUS_THOUGHTS.forbid(
    "for-minions", PlayEvent, says="Covetous Thoughts are for minions, and nobody else."
)
def is_no_minion(game: Game, action: PlayEvent) -> bool:
    """Only minions are so greedy."""
    if game.printed(action.card).id != "LE-107" or action.target not in game.state.cards:
        return False
    side = game.value(ALIGNMENT, action.target)
    return side != "minion"


# LE-129

PLAGUE = Rulebook("LE-129")

_SICK = "LE-129.spreads"
_MORTALS = Who(but=("Ringwraith", "Wizard", "Elf"))


@PLAGUE.define("spreads", TAKES_SOMEBODY)
def may_kill(game: Game, card: str) -> bool | None:
    """Whoever is wounded may die of it."""
    return game.printed(card).id == "LE-129" or None


@PLAGUE.react("spreads", OwnTextFollowed)
def spreads(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
    """All who are at the site may have it."""
    for company in companies_beside(game, str(event.here.bearer)):
        for each in company.characters:
            if fits(game, _MORTALS, each):
                yield RollCalled(card=event.card, of=each, what=_SICK)


@PLAGUE.react("spreads", RollMade)
def falls_ill(game: Game, event: RollMade) -> list[Event]:
    """Whoever is not strong enough lies down, or dies."""
    if event.what != _SICK or game.card(event.of).place != IN_PLAY:
        return []
    if event.roll - 2 <= game.value(BODY, event.of):
        return []
    if game.card(event.of).position == "wounded":
        return [CharacterEliminated(card=event.of)]
    return [CharacterWounded(card=event.of)]


# LE-142

THRICE_OUTNUMBERED = Rulebook("LE-142")

_BACK, _GIVEN_UP = "LE-142.come-again", "LE-142.takes-men"
_MEN = Cards(("Man creature",))


@THRICE_OUTNUMBERED.react("come-again", EndFelt)
def may_come_again(game: Game, event: EndFelt) -> Iterator[Event]:
    """As each turn ends each player may have some come again."""

    def among(player: str) -> tuple[str, ...]:
        pile = game.state.pile(player, "discard-pile")
        return tuple(each for each in pile if is_such_card(game, _MEN, each))

    yield from each_may_choose(game, event, "LE-142", among, _BACK)


@THRICE_OUTNUMBERED.react("takes-men", EndFelt)
def takes_men(game: Game, event: EndFelt) -> Iterator[Event]:
    """After the opponent's long-event phase it is this card, or some who are still in hand."""
    for copy in game.value(COPIES, "LE-142") if event.phase == "long-event" else ():
        owner = game.card(copy).owner
        if owner != game.state.turn_player:
            hand = game.state.pile(owner, "hand")
            men = tuple(each for each in hand if is_such_card(game, _MEN, each))
            yield ChoiceCalled(card=copy, player=owner, among=(copy, *men), what=(_GIVEN_UP,))


@THRICE_OUTNUMBERED.permit(
    "come-again", ChooseCard, says="Men may come again, or stay where they are."
)
def says_who_comes(game: Game, action: ChooseCard) -> bool | None:
    """Whose they are says who."""
    return is_called_for(game, action, _BACK)


@THRICE_OUTNUMBERED.permit(
    "takes-men", ChooseCard, says="It is Thrice Outnumbered that goes, or Men from hand."
)
def says_who_is_given_up(game: Game, action: ChooseCard) -> bool | None:
    """Its player says which."""
    return is_called_for(game, action, _GIVEN_UP)


@THRICE_OUTNUMBERED.react("come-again", CardChosen)
def come_again(game: Game, event: CardChosen) -> list[Event]:
    """They are shuffled into the play deck."""
    mine = game.printed(event.card).id == "LE-142" and event.what[0] == _BACK
    if not mine or event.chosen == event.card:
        return []
    shuffled = ShuffleCalled(player=event.what[1])
    return [CardMoved(card=event.chosen, to="play-deck"), shuffled]


@THRICE_OUTNUMBERED.react("takes-men", CardChosen)
def is_given_up(game: Game, event: CardChosen) -> list[Event]:
    """What is chosen is discarded."""
    mine = game.printed(event.card).id == "LE-142" and event.what == (_GIVEN_UP,)
    return [CardMoved(card=event.chosen, to="discard-pile")] if mine else []


# LE-237

SWARM_OF_BATS = Rulebook("LE-237")


@SWARM_OF_BATS.forbid(
    "follows-orcs", PlayEvent, says="It takes a company with more than one Orc in it."
)
def has_few_orcs(game: Game, action: PlayEvent) -> bool:
    """They come with Orcs, and with more than one."""
    company = game.state.companies.get(action.target or "")
    if game.printed(action.card).id != "LE-237" or company is None:
        return False
    races = (character_facts(game, each).race for each in company.characters)
    return sum(each == "Orc" for each in races) <= 1


goes_when_left(
    SWARM_OF_BATS,
    "is-scattered",
    lambda game, who: True,
    "Somebody has left the company, and the bats are scattered.",
)
