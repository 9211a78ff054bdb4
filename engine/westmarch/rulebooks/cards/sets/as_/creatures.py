"""What single creatures of Against the Shadow say, most of which may be events as well."""

from collections.abc import Iterator

from westmarch.cards.kinds import MINIONS
from westmarch.cards.model.card import Faction
from westmarch.cards.model.phrases.things import Attacks, Cards
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.control import is_ringwraith
from westmarch.mechanics.journey import site_path
from westmarch.mechanics.lookups import LimitModifier
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.combat import ATTACKER_CHOOSES
from westmarch.mechanics.quantities.hazards import LIMIT_MODIFIERS
from westmarch.mechanics.quantities.influence import INFLUENCE_RESULT, INFLUENCE_TOTAL
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.recalls import each_may_choose
from westmarch.rulebooks.cards.shared_texts import found_elsewhere, piles_searched
from westmarch.rulebooks.cards.things.attacks import is_such_attack
from westmarch.rulebooks.cards.things.cards import is_event_now, is_such_card
from westmarch.table.actions import ChooseCard, InfluenceCard
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled
from westmarch.table.events.characters import CharacterDiscarded, CharacterEliminated
from westmarch.table.events.turns import EndFelt
from westmarch.table.game import Game


def _events(game: Game, card: str) -> list[str]:
    """The copies of a card that are in play as events."""
    return [each for each in game.value(COPIES, card) if is_event_now(game, each)]


# AS-7

ALATAR_THE_HUNTER = Rulebook("AS-7")


@ALATAR_THE_HUNTER.define(
    "sees-farther", ATTACKER_CHOOSES, says="Alatar the Hunter chooses whom he attacks."
)
def points_out_the_prey(game: Game) -> bool | None:
    """Whoever attacks with Maia says whom."""
    maia = is_such_attack(game, Attacks(races=("Maia",)), game.state.combat)
    return (maia and bool(_events(game, "AS-7"))) or None


# AS-13

LADY_OF_THE_GOLDEN_WOOD = Rulebook("AS-13")


@LADY_OF_THE_GOLDEN_WOOD.replace("veils-minions", ChoiceCalled, says=AS_WRITTEN)
def finds_nothing(game: Game, event: ChoiceCalled) -> list[Event] | None:
    """A minion player finds nothing in a play deck or discard pile of his own."""
    theirs = game.state.kind(event.player) in MINIONS and piles_searched(game, event)
    cards = game.state.cards  # There may be names of sites to choose from, too.
    own = all(cards[each].owner == event.player for each in event.among if each in cards)
    veiled = theirs and own and _events(game, "AS-13")
    return found_elsewhere(game, event) if veiled else None


# AS-14

LORD_OF_THE_CARROCK = Rulebook("AS-14")


@LORD_OF_THE_CARROCK.adjust("turns-men-away", INFLUENCE_TOTAL, says="Lord of the Carrock")
def are_harder_to_win(game: Game, total: int, faction: str, *_: object) -> int | None:
    """Men listen to him, and not to others."""
    copies = _events(game, "AS-14") if _is_of_men(game, faction) else []
    return total - 2 * len(copies) if copies else None


@LORD_OF_THE_CARROCK.adjust("turns-men-away", INFLUENCE_RESULT, says="Lord of the Carrock")
def are_harder_to_win_away(
    game: Game, total: int, attempt: InfluenceCard, *_: object
) -> int | None:
    """Those of the other player, too."""
    copies = _events(game, "AS-14") if _is_of_men(game, attempt.target) else []
    return total - 2 * len(copies) if copies else None


def _is_of_men(game: Game, card: str) -> bool:
    facts = game.printed(card).facts
    return isinstance(facts, Faction) and facts.race == "Man"


# AS-17

PALLANDO_THE_SOUL_KEEPER = Rulebook("AS-17")


@PALLANDO_THE_SOUL_KEEPER.replace("keeps-souls", CharacterDiscarded)
def keeps_the_soul(game: Game, event: CharacterDiscarded) -> list[Event] | None:
    """Whoever would be discarded next is lost, and the card has done its work."""
    keepers = _events(game, "AS-17")
    minion = game.printed(event.card).alignment == "minion"
    if not keepers or not minion or is_ringwraith(game, event.card):
        return None
    gone = [CardMoved(card=each, to="discard-pile") for each in keepers]
    return [CharacterEliminated(card=event.card), *gone]


# AS-18

RADAGAST_THE_TAMER = Rulebook("AS-18")

_WOOD = {"Southern Mirkwood", "Western Mirkwood", "Woodland Realm", "Heart of Mirkwood"}


@RADAGAST_THE_TAMER.define("watches-the-wood", LIMIT_MODIFIERS, says="Radagast the Tamer")
def knows_who_comes(game: Game, company: str) -> tuple[LimitModifier, ...] | None:
    """Nobody goes through the wood unseen."""
    passed = {name for _, name in site_path(game, company)}
    copies = _events(game, "AS-18") if passed & _WOOD else []
    return tuple(LimitModifier("AS-18", 1) for _ in copies) or None


# AS-16

MASTER_OF_THE_HOUSE = Rulebook("AS-16")

_ELVES = "AS-16.calls-elves-back"


@MASTER_OF_THE_HOUSE.react("calls-elves-back", EndFelt)
def are_called(game: Game, event: EndFelt) -> Iterator[Event]:
    """Both players may have one of the Elves back."""

    def elves(player: str) -> tuple[str, ...]:
        pile = game.state.pile(player, "discard-pile")
        return tuple(each for each in pile if is_such_card(game, Cards(("Elf creature",)), each))

    if _events(game, "AS-16"):
        yield from each_may_choose(game, event, "AS-16", elves, _ELVES)


@MASTER_OF_THE_HOUSE.permit(
    "calls-elves-back", ChooseCard, says="One of the Elves may come back, or none."
)
def says_which_elf(game: Game, action: ChooseCard) -> bool | None:
    """Whose it is says which."""
    return is_called_for(game, action, _ELVES)


@MASTER_OF_THE_HOUSE.react("calls-elves-back", CardChosen)
def elf_comes_back(game: Game, event: CardChosen) -> list[Event]:
    """That one is in hand again."""
    if game.printed(event.card).id != "AS-16" or event.what[0] != _ELVES:
        return []
    return [CardMoved(card=event.chosen, to="hand")] if event.chosen != event.card else []
