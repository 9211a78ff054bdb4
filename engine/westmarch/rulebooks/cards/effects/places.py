"""What becomes of sites and regions: they are tapped, and count as something else for a while."""

from collections.abc import Iterator

from msgspec import structs

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effects.places import Inform, Repeat, Retype, TapSites, Treat
from westmarch.cards.model.phrases.targets import OnWay
from westmarch.cards.model.play_clauses import Playing
from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.journey import path_to_site, site_path
from westmarch.mechanics.lookups import HAZARDS, SiteAttack, is_hazard, is_site, sites_in_play
from westmarch.mechanics.quantities.actions import DONE_WITH, IDLE
from westmarch.mechanics.quantities.hazards import SPARED
from westmarch.mechanics.quantities.journeys import PATH_CHANGES, REGION_COUNT
from westmarch.mechanics.quantities.people import IS_HAVEN
from westmarch.mechanics.quantities.sites import AUTOMATIC_ATTACKS, SERVES_AS, TYPE_CHANGED
from westmarch.rulebooks.cards.clause_registry import rule
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.effects.record import effect
from westmarch.rulebooks.cards.lasting import Key, left_by, note, reached, remember
from westmarch.rulebooks.cards.targets.places import nameless
from westmarch.rulebooks.cards.things.places import INFORMED, purpose_of_card
from westmarch.table.events.cards import CardTapped
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import LASTING, Fact

# Sites


@effect(TapSites)
def _tap_sites(game: Game, effect: TapSites, here: Here, key: Key) -> Iterator[Event]:
    """Tap the sites that lie open and are meant, and with which the card is not done."""
    purpose = HAZARDS if is_hazard(game, here.card) else ""
    for site in sites_in_play(game):
        # A haven has no path, except where hazards take it for something else.
        way = path_to_site(game, site) or path_to_site(game, site, purpose)
        card, path = game.card(site), [each for each, _ in way]
        if card.face_down or card.position != "untapped" or _is_haven(game, site, purpose):
            continue
        meant = any(path.count(kind) >= number for number, kind in effect.paths)
        if game.value(SPARED, here.card, card.owner):
            continue
        if meant and not game.value(DONE_WITH, here.card, site):
            yield CardTapped(card=site, by=here.card)


def _is_haven(game: Game, site: str, purpose: str) -> bool:
    """Tell whether a site is a haven of its player's, unless it serves as something else here."""
    served = game.value(SERVES_AS, site, purpose)
    return game.value(IS_HAVEN, site, game.card(site).owner) and served in _AS_A_HAVEN


_AS_A_HAVEN = ("", "Haven", "a haven")


@effect(Retype)
def _retype(game: Game, effect: Retype, here: Here, key: Key) -> Iterator[Event]:
    if here.target is not None:
        yield note(game, here, TYPE_CHANGED, here.target, effect.site_type, LASTING)


@effect(Inform)
def _inform(game: Game, effect: Inform, here: Here, key: Key) -> Iterator[Event]:
    site = here.role(game, effect.role)
    if site is not None and is_site(game, site):
        yield note(game, here, INFORMED, site, None, LASTING)


_AGAIN = 100
"""What is added to the number of an attack to tell its repetition from it."""


def _repeating(card: Card, effect: Repeat, key: Key) -> Iterator[Rule]:
    """Let an attack of a site be followed by another just like it."""

    def once_more(
        game: Game, attacks: tuple[SiteAttack, ...], site: str
    ) -> tuple[SiteAttack, ...] | None:
        if len(attacks) <= effect.number or not reached(game, card, key, site):
            return None
        original = attacks[effect.number]
        again = structs.replace(original, number=original.number + _AGAIN)
        behind = effect.number + 1
        return (*attacks[:behind], again, *attacks[behind:])

    def finds_none(game: Game, event: str, fact: Fact) -> bool:
        if not left_by(fact, card, key):
            return False
        return (
            not is_site(game, fact.about)
            or len(game.value(AUTOMATIC_ATTACKS, fact.about)) <= effect.number
        )

    # It repeats what else is done to the attacks of the site.
    yield rule(card, "adjust", AUTOMATIC_ATTACKS, once_more, order=Layer.REPEATED)
    yield rule(card, "define", IDLE, finds_none)


@effect(Repeat, leaves=_repeating)
def _repeat(game: Game, effect: Repeat, here: Here, key: Key) -> Iterator[Event]:
    if here.target is not None:
        yield remember(game, here, key, here.target, LASTING)


# Regions


def _multiplied(card: Card, effect: Treat, key: Key) -> Iterator[Rule]:
    if effect.several is None:
        return
    number, kind = effect.several

    def counts_for_more(
        game: Game, count: int, company: str, region_type: str, purpose: str
    ) -> int | None:
        path = site_path(game, company, purpose)
        names = [name for each, name in path if each == kind == region_type if name is not None]
        unnamed = game.value(PATH_CHANGES, company) if kind == region_type else ()
        names += [each.region for each in unnamed if path[each.index][0] == kind]
        more = sum(reached(game, card, key, name) for name in names)
        return count + more * (number - 1) if more else None

    yield rule(card, "adjust", REGION_COUNT, counts_for_more)


@effect(Treat, leaves=_multiplied)
def _treat(game: Game, effect: Treat, here: Here, key: Key) -> Iterator[Event]:
    if here.target is None:
        return
    if is_site(game, here.target):
        yield from _treat_nameless(game, effect, here, key)
        return
    yield note(game, here, "region-changed", here.target, _type_given(effect), LASTING)
    if effect.several is not None:
        yield remember(game, here, key, here.target, LASTING)


def _treat_nameless(game: Game, effect: Treat, here: Here, key: Key) -> Iterator[Event]:
    """Have a region without a name count as one of another type."""
    clause = game.printed(here.card).clauses[int(key[0])]
    target = clause.target if isinstance(clause, Playing) else None
    site = here.target
    fact = None
    if isinstance(target, OnWay) and site is not None:
        fact = nameless(game, target, site, purpose_of_card(game, here.card))
    if fact is not None:
        number, _, *haven = fact.value
        card, value = game.printed(here.card).id, (number, _type_given(effect), *haven)
        yield Remembered(fact=structs.replace(fact, value=value, card=card))
        if effect.several is not None:
            yield remember(game, here, key, f"{site} {number}", LASTING)


def _type_given(effect: Treat) -> str:
    return effect.several[1] if effect.several is not None else effect.region_type
