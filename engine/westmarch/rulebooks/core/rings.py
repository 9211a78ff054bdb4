"""Rings: gold rings are tested, and special rings come in their place."""

from collections.abc import Callable, Iterator

from westmarch.cards.kinds import RINGWRAITH
from westmarch.kernel import words
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.control import is_ringwraith
from westmarch.mechanics.hands import is_at_hand
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import companies_of, company_of, site_facts
from westmarch.mechanics.quantities.rings import (
    RING_COMES_TO,
    RING_TEST,
    RINGS_OF_ALL_SIDES,
    RINGS_SHOWN,
    RINGS_SOUGHT,
)
from westmarch.mechanics.quantities.sites import BOUND_TO_SITE
from westmarch.mechanics.rings import RESULT, is_gold_ring
from westmarch.mechanics.sides import DARK_SIDES, is_balrog, is_fallen
from westmarch.table.actions import Finish, PlayRing
from westmarch.table.events.cards import CardStored, ItemLost, ItemPlayed
from westmarch.table.events.chain import ConditionMet
from westmarch.table.events.rings import RingPlayed, RingTest, RingTestCalled, RingTested
from westmarch.table.events.turns import BeginningFelt
from westmarch.table.game import Game
from westmarch.table.state import Company
from westmarch.table.windows import RING_TEST as TESTED

RULES = Rulebook("core.rings")

_BARAD_DUR = "Barad-dûr"


# A test


@RULES.permit(
    "ring-test",
    PlayRing,
    says=lambda game, _, action: (
        f"The test of {game.name(action.ring)} shows such a ring as {game.name(action.card)}."
    ),
)
def plays_what_is_shown(game: Game, action: PlayRing) -> Lack | bool:
    """Once a gold ring is tested, its player may play a special ring of a kind that it shows."""
    return _plays_it(game, action) or True


def _after_a_test(game: Game, action: PlayRing) -> Lack | None:
    tested = game.state.fact(RESULT, action.ring) is not None
    return None if tested else Lack("{0.ring} was not tested just now.")


def _at_hand_or_sought(game: Game, action: PlayRing) -> Lack | None:
    if is_at_hand(game, action.player, action.card):
        return None
    sought = action.card in game.value(RINGS_SOUGHT, action.ring)
    return None if sought else Lack("{0.card} is not in hand.")


def _of_a_kind_shown(game: Game, action: PlayRing) -> Lack | None:
    result = game.state.fact(RESULT, action.ring)
    assert result is not None
    total = result.value.total
    shown = game.value(RINGS_SHOWN, action.ring, total)
    if any(each in game.printed(action.card).keywords for each in shown):
        return None
    return Lack(_what_is_shown, (action, total, shown))


def _what_is_shown(game: Game, action: PlayRing, total: int, shown: tuple[str, ...]) -> str:
    kinds = [f"a {each}" if each[0] != "T" else each for each in shown]
    told = words.all_of(kinds) if kinds else "nothing"
    return (
        f"The test of {game.name(action.ring)} has come to {total} and shows {told}. "
        f"{game.name(action.card)} is none of these."
    )


def _at_once(game: Game, _: PlayRing) -> Lack | None:
    if game.state.at(TESTED):
        return None
    return Lack("A special ring is played at once when the test is made, or not at all.")


_plays_it = all_of(_after_a_test, _at_hand_or_sought, _of_a_kind_shown, _at_once)


@RULES.permit("ring-test", Finish)
def plays_no_ring(game: Game, action: Finish) -> bool | None:
    """Nobody has to."""
    return game.state.at(TESTED) or None


@RULES.react(
    "gold-ring-always-discarded",
    RingTested,
    says=lambda game, _, event: (
        f"{game.name(event.test.card)} was tested, and is discarded, whatever is played for it."
    ),
)
def gold_ring_is_gone(game: Game, event: RingTested) -> list[Event]:
    """A gold ring that was tested is discarded at once."""
    return [ItemLost(card=event.test.card)]


@RULES.define("special-ring-takes-its-place", RING_COMES_TO)
def its_bearer(game: Game, test: RingTest) -> str | None:
    """The special ring is for whoever has borne the gold ring."""
    return test.bearer


@RULES.forbid(
    "special-ring-takes-its-place",
    PlayRing,
    says=lambda game, _, action: (
        f"A special ring comes in the place of the gold ring, and {game.name(action.character)} "
        f"did not bear {game.name(action.ring)}."
    ),
)
def is_not_its_bearer(game: Game, action: PlayRing) -> bool:
    """Nobody else gets it."""
    fact = game.state.fact(RESULT, action.ring)
    return fact is not None and fact.value.test.bearer != action.character


@RULES.react("counts-as-playing-item", RingPlayed)
def an_item_is_played(game: Game, event: RingPlayed) -> list[Event]:
    """An item has come into play, as when one is found at a site."""
    return [ItemPlayed(card=event.card, character=event.character)]


@RULES.define("outside-site-phase", BOUND_TO_SITE)
def in_any_phase(game: Game, action: object) -> bool | None:
    """A special ring is played in any phase, wherever the company is."""
    anywhere = isinstance(action, PlayRing) and game.state.phase != "site"
    return False if anywhere else None


@RULES.define("no-site-or-character-tapped", BOUND_TO_SITE)
def nobody_has_to_be_untapped(game: Game, action: object) -> bool | None:
    """In the site phase, too, it takes neither an untapped site nor an untapped character."""
    there = isinstance(action, PlayRing) and game.state.phase == "site"
    return False if there else None


@RULES.forbid(
    "same-alignment",
    PlayRing,
    says="{action.ring} and {action.card} are not of the same alignment.",
)
def is_of_another_side(game: Game, action: PlayRing) -> bool:
    """Hero rings come for hero rings, and minion rings for minion rings."""
    if game.value(RINGS_OF_ALL_SIDES, action.player):
        return False
    return game.printed(action.card).alignment != game.printed(action.ring).alignment


# Fallen-wizards and Balrogs


@RULES.adjust(
    "fallen-wizard-hero-ring-modifier", RING_TEST, says="a hero ring, and a Fallen-wizard"
)
def harder_for_a_fallen_wizard(
    game: Game, total: int, ring: str, roll: int, test: RingTest
) -> int | None:
    """For a Fallen-wizard player, the test of a hero ring has −1."""
    hero = game.printed(ring).alignment == "hero"
    return total - 1 if hero and is_fallen(game, test.player) else None


@RULES.define("fallen-wizard-any-alignment", RINGS_OF_ALL_SIDES)
def takes_rings_of_either_side(game: Game, player: str) -> bool:
    """To a Fallen-wizard player, rings of all alignments may come."""
    return is_fallen(game, player)


@RULES.react("balrog-company-test", BeginningFelt)
def the_balrogs_company_is_searched(game: Game, event: BeginningFelt) -> list[Event]:
    """As the turn ends, every gold ring in The Balrog's company is tested."""
    return _tests(game, event, lambda company: _is_the_balrogs(game, company))


@RULES.adjust("balrog-company-modifier", RING_TEST, says="in The Balrog's company")
def harder_with_the_balrog(
    game: Game, total: int, ring: str, roll: int, test: RingTest
) -> int | None:
    """In his company, a test has −2."""
    company = _company(game, test)
    return total - 2 if company is not None and _is_the_balrogs(game, company) else None


def _is_the_balrogs(game: Game, company: Company) -> bool:
    return any(is_balrog(game, each) for each in company.characters)


# Rings that are stored


@RULES.react(
    "stored-at-darkhaven",
    CardStored,
    says=lambda game, _, event: (
        f"{game.name(event.card)} is stored at a Darkhaven, and tested as it is stored."
    ),
)
def is_tested_as_it_is_stored(game: Game, event: CardStored) -> list[Event]:
    """A gold ring that is stored at a Darkhaven is tested there and then."""
    ring, bearer = event.card, event.bearer
    site = site_of(game, bearer) if bearer is not None else None
    if not is_gold_ring(game, ring) or site is None or not _is_darkhaven(game, site):
        return []
    test = RingTest(player=game.card(ring).owner, card=ring, bearer=bearer, stored=site)
    return [RingTestCalled(test=test)]


@RULES.adjust("stored-at-darkhaven", RING_TEST, says="stored at a Darkhaven")
def harder_at_a_darkhaven(
    game: Game, total: int, ring: str, roll: int, test: RingTest
) -> int | None:
    """That takes 2 from the roll."""
    return total - 2 if test.stored is not None else None


@RULES.replace(
    "storing-test-ring-comes-stored",
    RingPlayed,
    says=lambda game, _, event: f"{game.name(event.card)} comes into play as a stored card.",
)
def comes_stored(game: Game, event: RingPlayed) -> list[Event] | None:
    """What comes in the place of a stored ring is stored."""
    return [CardStored(card=event.card)] if event.test.stored is not None else None


def _is_darkhaven(game: Game, site: str) -> bool:
    haven = site_facts(game, site).site_type == "Haven"
    return haven and game.printed(site).alignment in DARK_SIDES


# Rings that are tested by themselves


@RULES.react("ringwraith-company-test", BeginningFelt)
def his_company_is_searched(game: Game, event: BeginningFelt) -> list[Event]:
    """As the turn ends, every gold ring in a Ringwraith's company is tested."""
    return _tests(game, event, lambda company: _is_ringwraiths(game, company))


@RULES.adjust("ringwraith-company-modifier", RING_TEST, says="in a Ringwraith's company")
def harder_with_a_ringwraith(
    game: Game, total: int, ring: str, roll: int, test: RingTest
) -> int | None:
    """In a Ringwraith's company, a test has −2."""
    company = _company(game, test)
    if company is None or not _is_ringwraiths(game, company):
        return None
    alone = _is_at_barad_dur(game, company) and game.reading("q.core.ring-test-twice") == "b"
    return None if alone else total - 2


@RULES.react("barad-dur-test", BeginningFelt)
def searched_at_barad_dur(game: Game, event: BeginningFelt) -> list[Event]:
    """So is every gold ring that a Ringwraith player has at Barad-dûr."""
    return _tests(game, event, lambda company: _is_at_barad_dur(game, company))


@RULES.adjust("barad-dur-modifier", RING_TEST, says="at Barad-dûr")
def harder_at_barad_dur(game: Game, total: int, ring: str, roll: int, test: RingTest) -> int | None:
    """At Barad-dûr, a test has −3."""
    company = _company(game, test)
    return total - 3 if company is not None and _is_at_barad_dur(game, company) else None


def _tests(game: Game, event: BeginningFelt, where: Callable[[Company], bool]) -> list[Event]:
    if event.phase != "end-of-turn":
        return []
    return [
        ConditionMet(demand=RingTest(player=company.player, card=ring, bearer=bearer))
        for company in companies_of(game, game.state.turn_player)
        if where(company)
        for bearer, ring in _gold_rings(game, company)
    ]


def _gold_rings(game: Game, company: Company) -> Iterator[tuple[str, str]]:
    for bearer in company.characters:
        for card in game.card(bearer).holds:
            if is_gold_ring(game, card):
                yield bearer, card


def _company(game: Game, test: RingTest) -> Company | None:
    """The company in which a ring is tested; a stored one is in none any more."""
    if test.bearer is None or test.stored is not None:
        return None
    return company_of(game, test.bearer)


def _is_ringwraiths(game: Game, company: Company) -> bool:
    return any(is_ringwraith(game, each) for each in company.characters)


def _is_at_barad_dur(game: Game, company: Company) -> bool:
    minions = game.state.kind(company.player) == RINGWRAITH
    site = site_of(game, company.id)
    return minions and site is not None and game.name(site) == _BARAD_DUR
