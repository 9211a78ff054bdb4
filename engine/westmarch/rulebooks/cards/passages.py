"""What cards do for a journey: ways of their own, fewer woods, rest on the way, and going on."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effects import MoveOn, Passage, Refresh, Thin
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.movement import Way
from westmarch.mechanics.quantities.actions import IDLE
from westmarch.mechanics.quantities.hazards import LIMIT_MODIFIERS
from westmarch.mechanics.quantities.journeys import PATH_OF_WAY, REGION_COUNT, WAYS
from westmarch.mechanics.table import LimitModifier, site_facts
from westmarch.rulebooks.cards.choices import choosing
from westmarch.rulebooks.cards.making import rule
from westmarch.rulebooks.cards.meant import is_such_site
from westmarch.rulebooks.cards.numbers import counted
from westmarch.rulebooks.cards.traces import Key, left_by, reached
from westmarch.table.events.cards import CardChosen, CardUntapped, ChoiceCalled
from westmarch.table.events.companies import JourneyEnds, WayTaken
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

Path = tuple[tuple[str, str | None], ...]


def passage_rules(card: Card, effect: Passage, key: Key) -> Iterator[Rule]:
    """Give the rules by which a company may go the way that a card has opened."""

    def leads_there(game: Game, company: str, site: str) -> tuple[Way, ...] | None:
        if not reached(game, card, key, company):
            return None
        origin = game.state.companies[company].site
        ends = {site_facts(game, each).region for each in (origin, site)}
        elsewhere = game.name(origin) != game.name(site)
        return (Way(card.name),) if elsewhere and ends.issubset(effect.regions) else None

    def types(game: Game, company: str, site: str, way: Way) -> Path | None:
        """The types that the card gives; as on any such path both ends are known by name."""
        if way.name != card.name:
            return None
        ends = (game.state.companies[company].site, site)
        first, last = (site_facts(game, each).region for each in ends)
        between: list[str | None] = [None] * (len(effect.path) - 2)
        return tuple(zip(effect.path, (first, *between, last), strict=True))

    def eases(game: Game, company: str) -> tuple[LimitModifier, ...] | None:
        group = game.state.companies[company]
        if group.destination is None or group.way != card.name:
            return None
        return (LimitModifier(card.id, effect.hazard_limit, effect.minimum or 0),)

    def leads_nowhere(game: Game, event: str, fact: Fact) -> bool:
        if not left_by(fact, card, key):
            return False
        origin = game.state.companies[fact.about].site
        return site_facts(game, origin).region not in effect.regions

    yield rule(card, "define", WAYS, leads_there)
    yield rule(card, "define", PATH_OF_WAY, types)
    yield rule(card, "define", LIMIT_MODIFIERS, eases)
    yield rule(card, "define", IDLE, leads_nowhere)


def move_on_rule(card: Card, effect: MoveOn, key: Key) -> Rule:
    """Give the rule by which a company that has come so far may go on at once."""
    gone_on = f"gone on by {card.id}"

    def goes_on(game: Game, event: JourneyEnds) -> list[Event]:
        site = game.state.companies[event.company].destination
        if site is None or not reached(game, card, key, event.company):
            return []
        once = game.state.fact(gone_on, event.company) is not None
        if once or not is_such_site(game, effect.where, site):
            return []
        return [
            Remembered(fact=Fact("moves-again", event.company, until="phase")),
            Remembered(fact=Fact(gone_on, event.company, until="turn")),
        ]

    return rule(card, "react", JourneyEnds, goes_on)


def refresh_rules(card: Card, effect: Refresh, key: Key) -> Iterator[Rule]:
    """Give the rules by which some of a company untap when it is plain how far they go."""

    def are_rested(game: Game, event: WayTaken) -> list[Event]:
        if not reached(game, card, key, event.company):
            return []
        return [*untap(game, event.company, counted(game, effect.per, event.company))]

    def untap(game: Game, company: str, number: int, but: str | None = None) -> Iterator[Event]:
        """Untap all who are tapped, or have their player choose the first of them."""
        members = game.state.companies[company].characters
        tapped = [each for each in members if each != but and game.card(each).position == "tapped"]
        if len(tapped) <= number:
            yield from (CardUntapped(card=each) for each in tapped)
        elif number > 0:
            copy = next(each.id for each in game.state.cards.values() if each.card == card.id)
            player = game.state.companies[company].player
            what = (key, company, number)
            yield ChoiceCalled(card=copy, player=player, among=tuple(tapped), what=what)

    def is_rested(game: Game, event: CardChosen) -> list[Event]:
        if game.printed(event.card).id != card.id or event.what[0] != key:
            return []
        _, company, number = event.what
        others = untap(game, company, number - 1, event.chosen)
        return [CardUntapped(card=event.chosen), *others]

    yield rule(card, "react", WayTaken, are_rested)
    yield choosing(card, key)
    yield rule(card, "react", CardChosen, is_rested)


def thin_rule(card: Card, effect: Thin, key: Key) -> Rule:
    """Give the rule by which only every second region of a type counts."""

    def half(game: Game, number: int, company: str, region_type: str) -> int | None:
        meant = region_type == effect.region_type and reached(game, card, key, company)
        return number // 2 if meant else None

    return rule(card, "adjust", REGION_COUNT, half)
