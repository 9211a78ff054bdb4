"""What counts only against some: influence and prowess."""

from collections.abc import Iterator

from westmarch.cards.model.card import (
    CancelsManifestations,
    Card,
    Influence,
    Item,
    Modifier,
    ProwessAgainst,
)
from westmarch.cards.model.play_clauses import InsteadAgainst, StrikesWeakened
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.control import Restricted, is_character
from westmarch.mechanics.lookups import character_facts, item_facts
from westmarch.mechanics.quantities.combat import BODY_OF_STRIKE, RACE_FOUGHT
from westmarch.mechanics.quantities.dragons import MANIFESTATION
from westmarch.mechanics.quantities.influence import INFLUENCE_POOLS
from westmarch.mechanics.quantities.items import IN_USE
from westmarch.mechanics.quantities.people import PROWESS_BONUS
from westmarch.rulebooks.cards.clause_registry import makes, rule
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.events.combat import AttackBegan, AttackCancelled
from westmarch.table.game import Game


@makes(Influence)
def influence(card: Card, clause: Influence) -> Iterator[Rule]:
    """Direct influence that counts only against some."""

    def influences(game: Game, character: str, target: str | None) -> tuple[Restricted, ...] | None:
        if game.printed(character).id != card.id and card.id not in _borne(game, character):
            return None
        if clause.who is not None and not fits(game, clause.who, character):
            return None
        return (Restricted(clause.amount, clause.against),)

    yield rule(card, "define", INFLUENCE_POOLS, influences, of="bearer")


@makes(ProwessAgainst)
def prowess_against(card: Card, clause: ProwessAgainst) -> Iterator[Rule]:
    """Prowess that counts only against some."""

    def fights_better(game: Game, character: str) -> int | None:
        combat = game.state.combat
        if combat is None:
            return None
        return clause.amount if game.value(RACE_FOUGHT, character) in clause.against else None

    yield rule(card, "define", PROWESS_BONUS, fights_better, of="itself")


@makes(InsteadAgainst)
def instead_against(card: Card, clause: InsteadAgainst) -> Iterator[Rule]:
    """A weapon that is better against some than it prints."""
    facts = card.facts
    assert isinstance(facts, Item)
    printed = facts.prowess or Modifier(0)

    def is_better(game: Game, character: str) -> int | None:
        combat = game.state.combat
        if combat is None or game.value(RACE_FOUGHT, character) not in clause.races:
            return None
        if card.id not in _borne(game, character):
            return None
        # The weapon counts before everything else: it raises the bearer's own prowess.
        own = character_facts(game, character).prowess
        instead = Modifier(clause.amount, clause.maximum)
        return raised(own, instead) - raised(own, printed)

    yield rule(card, "define", PROWESS_BONUS, is_better, of="bearer")


@makes(StrikesWeakened)
def strikes_weakened(card: Card, clause: StrikesWeakened) -> Iterator[Rule]:
    """What strikes at the bearer and fails is easier to kill."""

    def is_weaker(game: Game, body: int | None) -> int | None:
        combat = game.state.combat
        if body is None or combat is None or combat.strike is None:
            return None
        if clause.races and not {*clause.races}.intersection(combat.attack.races):
            return None
        who = combat.strike.target
        meant = clause.who is None or fits(game, clause.who, who)
        return body + clause.amount if meant and card.id in _borne(game, who) else None

    yield rule(card, "adjust", BODY_OF_STRIKE, is_weaker)


@makes(CancelsManifestations)
def cancels_manifestations(card: Card, clause: CancelsManifestations) -> Iterator[Rule]:
    """A Dragon that was won over lets its friends in peace."""

    def cancels(game: Game, event: AttackBegan) -> list[Event]:
        combat = event.combat
        own = [
            each.id
            for each in game.state.cards.values()
            if each.card == card.id
            and each.owner == combat.defender
            and each.place == "marshalling-point-pile"
        ]
        dragon = game.value(MANIFESTATION, combat)
        return [AttackCancelled()] if own and dragon == clause.dragon else []

    yield rule(card, "react", AttackBegan, cancels)


def raised(number: int, modifier: Modifier) -> int:
    """Add a modifier; a maximum never takes away what was there before."""
    after = number + modifier.amount
    return after if modifier.maximum is None else max(number, min(after, modifier.maximum))


def _borne(game: Game, character: str) -> list[str]:
    """What somebody bears and uses: followers are with him, too, but what they have is theirs.

    Only items have to be used.
    """
    held = (each for each in game.card(character).holds if not is_character(game, each))
    return [
        game.card(each).card
        for each in held
        if item_facts(game, each) is None or game.value(IN_USE, each)
    ]
