"""What cards of The White Hand say of the ways that companies take, and of where they go."""

from collections.abc import Callable

from westmarch.cards.model.card import Site
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import current_company, is_hazard, is_site, site_facts
from westmarch.mechanics.movement_hazard import Return
from westmarch.mechanics.quantities.actions import COPIES, NEGATED
from westmarch.mechanics.quantities.journeys import SITE_VERSIONS
from westmarch.mechanics.quantities.people import OVERT
from westmarch.mechanics.quantities.points import STAGE_POINTS
from westmarch.mechanics.sides import is_fallen
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.table.actions import MoveCompany, PlayCharacter
from westmarch.table.events.cards import CardMoved, CardTapped
from westmarch.table.events.chain import OwnTextFollowed, RollCalled, RollMade
from westmarch.table.events.companies import CompanyReturned
from westmarch.table.game import Game

# WH-34, WH-45, WH-47

PROMPTINGS_OF_WISDOM = Rulebook("WH-34")
GOVERN_THE_STORMS = Rulebook("WH-45")
PIERCING_ALL_SHADOWS = Rulebook("WH-47")


def _keeps_the_way(book: Rulebook) -> None:
    """Let nothing send a company back, or tap its site, until the turn is over."""
    text = f"{book.chapter}.keeps-the-way"

    @book.react("keeps-the-way", OwnTextFollowed)
    def sees_ahead(game: Game, event: OwnTextFollowed) -> list[Event]:
        """It is remembered of the company."""
        company = event.here.company(game)
        return [leave(game, event, company, "turn")] if company is not None else []

    @book.define("keeps-the-way", NEGATED)
    def is_not_turned_back(game: Game, demand: object) -> bool | None:
        """What would send it back comes to nothing."""
        back = isinstance(demand, Return) and own_reached(game, text, demand.company)
        return back or None

    @book.replace("keeps-the-way", CompanyReturned)
    def goes_on(game: Game, event: CompanyReturned) -> list[Event] | None:
        """Nobody sends it back who has met it on its way; that it is lost, is something else."""
        current = current_company(game)
        on_its_way = current is not None and current.id == event.company and bool(current.way)
        return [] if on_its_way and own_reached(game, text, event.company) else None

    @book.replace("keeps-the-way", CardTapped)
    def stays_open(game: Game, event: CardTapped) -> list[Event] | None:
        """No hazard taps its site, nor the one where it goes."""
        by = event.by
        if by not in game.state.cards or not is_hazard(game, by) or not is_site(game, event.card):
            return None
        theirs = any(
            event.card in (each.site, each.destination) and own_reached(game, text, each.id)
            for each in game.state.companies.values()
        )
        return [] if theirs else None


for _book in (PROMPTINGS_OF_WISDOM, GOVERN_THE_STORMS, PIERCING_ALL_SHADOWS):
    _keeps_the_way(_book)

# WH-15, WH-21, WH-79

CAST_FROM_THE_ORDER = Rulebook("WH-15")
HEART_GROWN_COLD = Rulebook("WH-21")
PLOTTING_RUIN = Rulebook("WH-79")

_FAR = "WH-15.if-he-has-gone-far"
_FAR_ENOUGH = 16
_HAVENS = ("Haven",)
_ALL = (*_HAVENS, "Free-hold", "Border-hold")


def _bearers(game: Game, card: str) -> list[str]:
    hosts = (game.card(each).host for each in game.value(COPIES, card))
    return [str(each) for each in hosts if each in game.state.cards]


def _of_the_cast_out(game: Game, player: str) -> tuple[str, ...]:
    his = any(game.card(each).owner == player for each in _bearers(game, "WH-15"))
    return _ALL if his else ()


def _of_the_cold(game: Game, player: str) -> tuple[str, ...]:
    if not game.value(COPIES, "WH-21") or not is_fallen(game, player):
        return ()
    points = game.value(STAGE_POINTS, player)
    return _ALL[: 1 + (points > 4) + (points > 7)]


def _of_the_plotter(game: Game, player: str) -> tuple[str, ...]:
    plots = any(game.card(each).owner == player for each in game.value(COPIES, "WH-79"))
    return _ALL if plots else ()


def _kind_of(game: Game, site: str) -> str:
    """What a site is to heroes; what its card says, where they have none."""
    return next(
        (
            each.facts.site_type
            for each in game.pool.named(game.name(site))
            if isinstance(each.facts, Site) and each.alignment == "hero"
        ),
        site_facts(game, site).site_type,
    )


def _minion_sites(book: Rulebook, kinds: Callable[[Game, str], tuple[str, ...]]) -> None:
    """Let a player use minion cards for some types of sites, and no others."""

    @book.adjust("minion-sites", SITE_VERSIONS)
    def shows_another_face(
        game: Game, versions: tuple[str, ...], company: str, site: str
    ) -> tuple[str, ...] | None:
        """The minion card will do, whoever goes there."""
        player = game.state.companies[company].player
        meant = "minion" not in versions and _kind_of(game, site) in kinds(game, player)
        return (*versions, "minion") if meant else None

    @book.forbid("minion-sites", MoveCompany, PlayCharacter, says=AS_WRITTEN)
    def is_closed_to_him(game: Game, action: MoveCompany | PlayCharacter) -> bool:
        """The hero card will not."""
        if game.printed(action.site).alignment != "hero":
            return False
        new = isinstance(action, MoveCompany) or game.card(action.site).place == "location-deck"
        return new and _kind_of(game, action.site) in kinds(game, action.player)


for _book, _kinds in (
    (CAST_FROM_THE_ORDER, _of_the_cast_out),
    (HEART_GROWN_COLD, _of_the_cold),
    (PLOTTING_RUIN, _of_the_plotter),
):
    _minion_sites(_book, _kinds)


@CAST_FROM_THE_ORDER.react("if-he-has-gone-far", OwnTextFollowed)
def is_judged(game: Game, event: OwnTextFollowed) -> list[Event]:
    """A roll tells whether he is cast out."""
    who = event.here.target
    return [RollCalled(card=event.card, of=who, what=_FAR)] if who in game.state.cards else []


@CAST_FROM_THE_ORDER.react("if-he-has-gone-far", RollMade)
def may_stay(game: Game, event: RollMade) -> list[Event]:
    """He is not, if he has not strayed very far."""
    if event.what != _FAR:
        return []
    total = event.roll + game.value(STAGE_POINTS, game.card(event.of).owner)
    return [CardMoved(card=event.card, to="discard-pile")] if total < _FAR_ENOUGH else []


@CAST_FROM_THE_ORDER.define("shows-what-he-is", OVERT)
def is_seen_for_what_he_is(game: Game, characters: tuple[str, ...]) -> bool | None:
    """Everybody knows it, and shuns his company."""
    return any(each in characters for each in _bearers(game, "WH-15")) or None
