"""What blades of The Wizards do whose wounds do not heal."""

from westmarch.cards.model.phrases.things import Cards
from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import in_play
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.combat import ATTACK_CHANGE
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.table.actions import ChooseCard, Heal, PlayEvent, Untap, UseCard
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled
from westmarch.table.events.chain import AbilityUsed
from westmarch.table.events.combat import AttackFought
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Combat, Fact

_CORRUPTED = "corruption card played"
"""What the rules remember of whoever had one played on him."""


def _wounds(book: Rulebook) -> None:
    """Let a blade stay in the wound of one whom the attack has wounded."""
    card = book.chapter
    whose = f"{card}.wounds-him"

    @book.react("wounds-him", AttackFought)
    def leaves_its_splinter(game: Game, event: AttackFought) -> list[Event]:
        """The attacker says whose wound it is in; if it has found nobody, it is gone."""
        wounded = _wounded(game, event.combat)
        found: list[Event] = []
        for each in game.value(COPIES, card):
            if game.card(each).host != event.combat.company:
                continue
            if wounded:
                player = game.card(each).owner
                found.append(ChoiceCalled(card=each, player=player, among=wounded, what=(whose,)))
            else:
                found.append(CardMoved(card=each, to="discard-pile"))
        return found

    @book.permit("wounds-him", ChooseCard, says="The attacker says whose wound it is in.")
    def says_whose(game: Game, action: ChooseCard) -> bool | None:
        """It is one of those whom the attack has wounded."""
        return is_called_for(game, action, whose)

    @book.react("wounds-him", CardChosen)
    def is_in_the_wound(game: Game, event: CardChosen) -> list[Event]:
        """From there it works its way in."""
        if game.printed(event.card).id != card or event.what != (whose,):
            return []
        return [
            CardMoved(card=event.card, to=IN_PLAY, host=event.chosen),
            Remembered(fact=Fact(_CORRUPTED, event.chosen, until="turn")),
        ]


def _wounded(game: Game, combat: Combat) -> tuple[str, ...]:
    """Whom the attack has wounded who were not tempted in this turn already."""
    return tuple(
        str(each.about)
        for each in game.state.facts_of("wounded")
        if each.value == combat.source
        and game.card(each.about).place == IN_PLAY
        and game.printed(each.about).type == "character"
        and game.state.fact(_CORRUPTED, each.about) is None
    )


def _takes_rest(book: Rulebook) -> None:
    """Let whoever tries to be rid of a blade do nothing else in the untap phase."""
    card = book.chapter
    tried = f"tried to be rid of {card}"

    @book.react("instead-of-rest", AbilityUsed, order=Rank.EARLY)
    def tries(game: Game, event: AbilityUsed) -> list[Event]:
        """It is remembered who has tried, whether or not he is rid of it then."""
        bearer = game.card(event.card).host
        if game.printed(event.card).id != card or bearer is None:
            return []
        return [Remembered(fact=Fact(tried, bearer, None, "turn", card))]

    @book.forbid("instead-of-rest", Untap, Heal, says=AS_WRITTEN)
    def has_no_rest(game: Game, action: Untap | Heal) -> bool:
        """Whoever has tried has done nothing else."""
        return any(game.state.fact(tried, each) is not None for each in action.cards)

    @book.forbid("instead-of-rest", UseCard, says=AS_WRITTEN)
    def has_rested(game: Game, action: UseCard) -> bool:
        """Nor does anybody try who has untapped or was healed."""
        if game.printed(action.card).id != card or action in game.state.chain:
            return False
        bearer = game.card(action.card).host
        if bearer is None or bearer not in game.state.cards:
            return False
        return game.card(bearer).position != game.turn_start.card(bearer).position


# TW-64

MORGUL_KNIFE = Rulebook("TW-64")

_wounds(MORGUL_KNIFE)
_takes_rest(MORGUL_KNIFE)


@MORGUL_KNIFE.forbid("not-twice", PlayEvent, says=AS_WRITTEN)
def is_there_already(game: Game, action: PlayEvent) -> bool:
    """One blade at a time."""
    if game.printed(action.card).id != "TW-64":
        return False
    lying = any(game.card(each).host == action.target for each in game.value(COPIES, "TW-64"))
    others = (each for each in game.state.chain if isinstance(each, PlayEvent) and each != action)
    return lying or any(game.printed(each.card).id == "TW-64" for each in others)


# TW-97

PALE_SWORD = Rulebook("TW-97")

_wounds(PALE_SWORD)
_takes_rest(PALE_SWORD)

_NAZGUL = Cards(("Nazgûl event",))


@PALE_SWORD.define("wielded-by-its-lord", ATTACK_CHANGE, says="The Pale Sword in its lord’s hand")
def is_wielded_by_its_lord(game: Game, what: str) -> int | None:
    """In the hand of its lord it is worse for each of the others who is there."""
    combat = game.state.combat
    if what != "prowess" or combat is None or game.name(combat.source) != "Witch-king of Angmar":
        return None
    here = any(game.card(each).host == combat.company for each in game.value(COPIES, "TW-97"))
    return sum(is_such_card(game, _NAZGUL, each) for each in in_play(game)) if here else None
