"""What factions say of being influenced."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card
from westmarch.cards.model.play_clauses import (
    Gifts,
    LeaderMayControl,
    NumberInPlay,
    WorthTogether,
)
from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.lookups import Cost
from westmarch.mechanics.quantities.actions import COSTS
from westmarch.mechanics.quantities.influence import GIFT, INFLUENCE_NUMBER, INFLUENCE_TOTAL
from westmarch.mechanics.quantities.items import ITEM_CLASS
from westmarch.mechanics.quantities.points import GROUP_POINTS
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.clause_registry import makes, rule
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.actions import ChooseCard, InfluenceCard, PlayFaction
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled, SiteResourcePlayed
from westmarch.table.events.chain import Declared
from westmarch.table.events.companies import CompanyArrived
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

_GIVEN = "given"
"""Remembered of a faction: the item that was discarded for it."""
_LED = "led"
"""What a choice is about between a leader, who would control a faction, and the site."""
_ON_ITS_OWN = "on its own"
"""Remembered of a faction that no leader is to control, until its site has tapped."""
_PILE = "marshalling-point-pile"


@makes(NumberInPlay)
def number_in_play(card: Card, clause: NumberInPlay) -> Iterator[Rule]:
    """An attempt to take the faction away has another number to beat."""

    def is_this(game: Game, _: int, action: InfluenceCard) -> int | None:
        return clause.number if game.printed(action.target).id == card.id else None

    yield rule(card, "adjust", INFLUENCE_NUMBER, is_this, order=Layer.OWN)


@makes(Gifts)
def gifts(card: Card, clause: Gifts) -> Iterator[Rule]:
    """An item that the influencer discards makes the faction kinder."""
    worth = dict(clause.worth)

    def is_welcome(game: Game, faction: str, character: str, item: str) -> int | None:
        mine = game.printed(faction).id == card.id and item in game.card(character).holds
        return worth.get(game.value(ITEM_CLASS, item) or "") if mine else None

    def is_given(game: Game, played: str | None, action: object) -> tuple[Cost, ...] | None:
        given = _gift(game, action)
        return (Cost(given, "discard"),) if given is not None else None

    def is_remembered(game: Game, event: Declared) -> list[Event]:
        given = _gift(game, event.action)
        if given is None:
            return []
        amount = worth[game.value(ITEM_CLASS, given) or ""]
        return [Remembered(fact=Fact(_GIVEN, event.action.card, amount, "chain", card.id))]

    def _gift(game: Game, action: object) -> str | None:
        its_own = isinstance(action, PlayFaction) and game.printed(action.card).id == card.id
        return action.gift if isinstance(action, PlayFaction) and its_own else None

    def helps(game: Game, total: int, faction: str, character: str, dice: int) -> int | None:
        fact = game.state.fact(_GIVEN, faction)
        return total + fact.value if fact is not None and fact.card == card.id else None

    yield rule(card, "define", GIFT, is_welcome)
    yield rule(card, "define", COSTS, is_given)
    yield rule(card, "react", Declared, is_remembered)
    yield rule(card, "adjust", INFLUENCE_TOTAL, helps)


@makes(LeaderMayControl)
def leader_may_control(card: Card, clause: LeaderMayControl) -> Iterator[Rule]:
    """Its player chooses: the leader controls it, or the site taps."""

    def asks(game: Game, event: SiteResourcePlayed) -> list[Event] | None:
        if game.card(event.card).card != card.id or not fits(game, clause.who, event.character):
            return None
        if game.state.fact(_ON_ITS_OWN, event.card) is not None:
            return None
        between = (event.character, event.site)
        player = game.card(event.card).owner
        what = (_LED, event.character, event.site)
        return [ChoiceCalled(card=event.card, player=player, among=between, what=what)]

    def may_choose(game: Game, action: ChooseCard) -> bool | None:
        here = game.card(action.card).card == card.id
        return is_called_for(game, action, _LED) if here else None

    def has_chosen(game: Game, event: CardChosen) -> list[Event]:
        if game.card(event.card).card != card.id or event.what[0] != _LED:
            return []
        _, leader, site = event.what
        if event.chosen == leader:
            return [CardMoved(card=event.card, to=_PILE, host=leader)]
        return [
            Remembered(fact=Fact(_ON_ITS_OWN, event.card)),
            SiteResourcePlayed(card=event.card, character=leader, site=site),
            Forgotten(what=_ON_ITS_OWN, about=event.card),
        ]

    def stays_behind(game: Game, event: CompanyArrived) -> list[Event]:
        travellers = game.state.companies[event.company].characters
        led = (each for who in travellers for each in game.card(who).holds)
        return [
            CardMoved(card=each, to="discard-pile")
            for each in led
            if game.card(each).card == card.id
        ]

    says = f"{card.name} may be under the leader who won it over, or else the site taps."
    yield rule(card, "replace", SiteResourcePlayed, asks, says)
    yield rule(card, "permit", ChooseCard, may_choose, says)
    yield rule(card, "react", CardChosen, has_chosen)
    yield rule(card, "react", CompanyArrived, stays_behind)


@makes(WorthTogether)
def worth_together(card: Card, clause: WorthTogether) -> Iterator[Rule]:
    """What several factions of one leader add is the same, whichever of them says so."""

    def adds(game: Game, leader: str, player: str) -> int | None:
        led = [each for each in game.card(leader).holds if game.card(each).place == _PILE]
        together = [each for each in led if says_so(game.printed(each))]
        return clause.points if len(together) >= clause.least else None

    def says_so(faction: Card) -> bool:
        return any(isinstance(each, WorthTogether) for each in faction.clauses)

    yield rule(card, "define", GROUP_POINTS, adds)
