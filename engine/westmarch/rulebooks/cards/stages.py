"""Stage resources, Fallen-wizards and their sites: what is worth how much, and what is a haven."""

from collections.abc import Callable, Iterator
from typing import Any

from westmarch.cards.model.card import Ally, Card, Character, Faction, Item
from westmarch.cards.model.phrases.effects.changes import Shift
from westmarch.cards.model.stage_clauses import (
    ByStagePoints,
    Favoured,
    KeepsPointsOut,
    MakesWizardhaven,
    PointsWhileHere,
    Protects,
    StaysWithSite,
    Worth,
    WorthNothing,
)
from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.allies import company_with
from westmarch.mechanics.control import is_character
from westmarch.mechanics.items import is_ring
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import (
    SiteAttack,
    admits,
    character_facts,
    companies_of,
    company_of,
    item_facts,
    somebodys_facts,
)
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.combat import CANCELLABLE
from westmarch.mechanics.quantities.people import CHARGED_MIND, IS_HAVEN
from westmarch.mechanics.quantities.points import POINTS, POINTS_SAID, STAGE_POINTS
from westmarch.mechanics.quantities.sites import AUTOMATIC_ATTACKS, PROTECTED, SITE_TYPE
from westmarch.mechanics.sides import is_fallen
from westmarch.rulebooks.cards.clause_registry import makes, rule
from westmarch.rulebooks.cards.conditions import holds
from westmarch.rulebooks.cards.context import in_play_here
from westmarch.rulebooks.cards.numbers import changes
from westmarch.rulebooks.cards.things.people import fits
from westmarch.rulebooks.cards.wizardhavens import is_arm
from westmarch.table.actions import (
    ChangeControl,
    DiscardStage,
    PlayAlly,
    PlayCharacter,
    PlayFaction,
    PlayItem,
    PlayRevealed,
)
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.combat import AttackBegan, AttackCancelled
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY

_SPEAKING = ("Man", "Dwarf", "Elf", "Dúnadan", "Hobbit", "Orc", "Troll")
_OTHERS_BUT = ("Man", "Dwarf", "Dúnadan", "Hobbit", "Orc", "Troll")


def _is_arm(game: Game, which: str) -> bool:
    return item_facts(game, which) is not None and is_arm(game, game.printed(which))


def _race(game: Game, which: str) -> str:
    return getattr(game.printed(which).facts, "race", "") or ""


def _of(kind: type, *, unique: bool = False, side: str = "") -> Callable[[Game, str], bool]:
    """Tell the cards of one sort, perhaps only those that are unique, or of one side."""

    def is_such(game: Game, which: str) -> bool:
        printed = game.printed(which)
        fits_side = not side or printed.alignment == side
        return isinstance(printed.facts, kind) and fits_side and (printed.unique or not unique)

    return is_such


_IS_FACTION = _of(Faction)
_IS_ITEM = _of(Item)
_SORTS: dict[str, Callable[[Game, str], bool]] = {
    "allies": _of(Ally),
    "allies with prowess": lambda game, which: (
        _of(Ally)(game, which) and bool(somebodys_facts(game, which).prowess)
    ),
    "arms": _is_arm,
    "characters": _of(Character),
    "Elf factions": lambda game, which: _IS_FACTION(game, which) and _race(game, which) == "Elf",
    "factions of speaking peoples": lambda game, which: (
        _IS_FACTION(game, which) and _race(game, which) in _SPEAKING
    ),
    "hero allies": _of(Ally, side="hero"),
    "items that are no arms": lambda game, which: (
        _IS_ITEM(game, which) and not _is_arm(game, which)
    ),
    "items that are no rings": lambda game, which: (
        _IS_ITEM(game, which) and not is_ring(game, which)
    ),
    "kills": lambda game, which: game.printed(which).points_kind == "kill",
    "ring items": lambda game, which: _IS_ITEM(game, which) and is_ring(game, which),
    "unique cards other than characters": lambda game, which: (
        game.printed(which).unique and not is_character(game, which)
    ),
    "unique factions": _of(Faction, unique=True),
    "unique factions of other beings": lambda game, which: (
        _of(Faction, unique=True)(game, which) and _race(game, which) not in _OTHERS_BUT
    ),
    "unique hero factions": _of(Faction, unique=True, side="hero"),
}
"""For each sort of cards that a clause can name, which cards it means."""


@makes(Worth)
def worth(card: Card, clause: Worth) -> Iterator[Rule]:
    """Certain cards are worth more to the player than others are."""

    def is_worth(game: Game, whose: str, player: str) -> tuple[int, ...] | None:
        normal = game.printed(whose).points
        if not any(_SORTS[each](game, whose) for each in clause.sorts):
            return None
        if clause.least is not None and normal < clause.least:
            return None
        if clause.most is not None and normal > clause.most:
            return None
        if not any(says_so(game, each, player) for each in game.value(COPIES, card.id)):
            return None
        return (normal if clause.points is None else clause.points,)

    def says_so(game: Game, copy: str, player: str) -> bool:
        here = in_play_here(game, copy)
        return here.player == player and all(holds(game, each, here) for each in clause.conditions)

    yield rule(card, "define", POINTS_SAID, is_worth)


@makes(WorthNothing)
def worth_nothing(card: Card, clause: WorthNothing) -> Iterator[Rule]:
    """Nothing makes it worth anything to a Fallen-wizard player."""

    def is_worth_nothing(game: Game, points: int, whose: str, player: str) -> int | None:
        mine = game.printed(whose).id == card.id
        return 0 if points and mine and is_fallen(game, player) else None

    yield rule(card, "adjust", POINTS, is_worth_nothing, order=Layer.DENIED)


def _lies_on(game: Game, card: Card, site: str) -> bool:
    return any(game.card(each).host == site for each in game.value(COPIES, card.id))


@makes(MakesWizardhaven)
def makes_wizardhaven(card: Card, clause: MakesWizardhaven) -> Iterator[Rule]:
    """The site is another one as long as the card lies on it."""

    def is_haven(game: Game, site: str, player: str) -> bool | None:
        own = game.card(site).owner == player if site in game.state.cards else False
        return (own and _lies_on(game, card, site)) or None

    def is_type(game: Game, _: str, site: str) -> str | None:
        return "Haven" if _lies_on(game, card, site) else None

    def none(game: Game, _: tuple[SiteAttack, ...], site: str) -> tuple[SiteAttack, ...] | None:
        return () if _lies_on(game, card, site) else None

    def nothing_there(game: Game, action: PlayItem) -> bool:
        company = company_with(game, action.character)
        if company is None or not _lies_on(game, card, company.site):
            return False
        return admits(game, company.site, action.card)

    def cancels(game: Game, event: AttackBegan) -> list[Event]:
        site = site_of(game, event.combat.company)
        if site is None or not _lies_on(game, card, site) or not game.value(CANCELLABLE):
            return []
        own = game.card(site).owner == event.combat.defender
        return [AttackCancelled()] if own else []

    yield rule(card, "define", IS_HAVEN, is_haven, f"{card.name} makes a Wizardhaven of it.")
    yield rule(card, "adjust", SITE_TYPE, is_type)
    yield rule(card, "adjust", AUTOMATIC_ATTACKS, none)
    says = f"With {card.name}, nothing is playable there as the site says."
    yield rule(card, "forbid", PlayItem, nothing_there, says)
    yield rule(card, "react", AttackBegan, cancels)


@makes(Protects)
def protects(card: Card, clause: Protects) -> Iterator[Rule]:
    """The site is protected for its player."""

    def is_protected(game: Game, site: str, player: str) -> bool | None:
        if site not in game.state.cards or game.card(site).owner != player:
            return None
        return game.card(site).card == card.id or _lies_on(game, card, site) or None

    yield rule(card, "define", PROTECTED, is_protected, f"{card.name} protects it.")


@makes(KeepsPointsOut)
def keeps_points_out(card: Card, clause: KeepsPointsOut) -> Iterator[Rule]:
    """At any version of the site, the opponent plays nothing that is worth points."""

    def is_kept_out(
        game: Game, action: PlayItem | PlayAlly | PlayFaction | PlayCharacter | PlayRevealed
    ) -> bool:
        if isinstance(action, PlayCharacter):
            site: str | None = action.site
        else:
            company = company_with(game, action.character)
            site = None if company is None else company.site
        if site is None or game.printed(action.card).points < 1:
            return False
        hosts = (game.card(each) for each in game.value(COPIES, card.id))
        return any(
            each.owner != action.player and each.host and game.name(each.host) == game.name(site)
            for each in hosts
        )

    says = f"{card.name} lets the opponent play nothing there that is worth points."
    for kind in (PlayItem, PlayAlly, PlayFaction, PlayCharacter, PlayRevealed):
        yield rule(card, "forbid", kind, is_kept_out, says)


@makes(PointsWhileHere)
def points_while_here(card: Card, clause: PointsWhileHere) -> Iterator[Rule]:
    """The site's stage points count while a company of its player's is at it."""

    def counts(game: Game, player: str) -> int | None:
        sites = (site_of(game, each.id) for each in companies_of(game, player))
        here = any(each is not None and game.card(each).card == card.id for each in sites)
        return card.stage_points if here else None

    yield rule(card, "define", STAGE_POINTS, counts, card.name)


@makes(Favoured)
def favoured(card: Card, clause: Favoured) -> Iterator[Rule]:
    """Its bearer takes less influence, but not everybody's."""

    def takes(game: Game, mind: int, who: str) -> int | None:
        borne = any(game.card(each).host == who for each in game.value(COPIES, card.id))
        return clause.influence if borne else None

    def is_not_his(game: Game, action: ChangeControl) -> bool:
        if action.controller is None or takes(game, 0, action.character) is None:
            return False
        return not fits(game, clause.who, action.controller)

    yield rule(card, "adjust", CHARGED_MIND, takes, order=Layer.AFTER)
    says = f"Whoever bears {card.name} is under other influence."
    yield rule(card, "forbid", ChangeControl, is_not_his, says)


@makes(StaysWithSite)
def stays_with_site(card: Card, clause: StaysWithSite) -> Iterator[Rule]:
    """While its site is in play, the card is."""

    def is_held(game: Game, which: str) -> bool:
        held, host = game.card(which), game.card(which).host
        if held.card != card.id or host not in game.state.cards:
            return False
        return game.card(host).place == IN_PLAY

    def stays(game: Game, event: CardMoved) -> list[Event] | None:
        return [] if event.to == "discard-pile" and is_held(game, event.card) else None

    def is_not_given_up(game: Game, action: DiscardStage) -> bool:
        return is_held(game, action.card)

    says = f"{card.name} is discarded with its site and not otherwise."
    yield rule(card, "replace", CardMoved, stays, says)
    yield rule(card, "forbid", DiscardStage, is_not_given_up, says)


@makes(ByStagePoints)
def by_stage_points(card: Card, clause: ByStagePoints) -> Iterator[Rule]:
    """The farther he has strayed, the more it is."""

    def amount(game: Game, bearer: str) -> int:
        strays = character_facts(game, bearer).race == "Fallen-wizard"
        points = game.value(STAGE_POINTS, game.card(bearer).owner) if strays else 0
        reached = [amount for amount, above in clause.steps if points > above]
        factor = clause.factor if game.name(bearer) in clause.names else 1
        return (reached[-1] if reached else clause.base) * (1 if factor is None else factor)

    def times(game: Game, whose: Any) -> int:
        hosts = (game.card(each).host for each in game.value(COPIES, card.id))
        bearers = (str(each) for each in hosts if each in game.state.cards)
        return sum(amount(game, each) for each in bearers if _is_his(game, each, whose))

    for each in clause.quantities:
        yield from changes(card, Shift(each, 1), times, of_attack=False)


def _is_his(game: Game, bearer: str, whose: Any) -> bool:
    """Tell whether a number of somebody, of a player or of a company is one of the bearer's."""
    company = company_of(game, bearer)
    return whose in (bearer, game.card(bearer).owner, company.id if company else bearer)
