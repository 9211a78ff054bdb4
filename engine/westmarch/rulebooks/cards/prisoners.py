"""What hazard hosts say: whom they take, where they hold him, and what guards him."""

from collections.abc import Iterator

from westmarch.cards.model.attack import Attack
from westmarch.cards.model.card import Card
from westmarch.cards.model.prisoner_clauses import HoldsAt, RescueAttack
from westmarch.cards.wording.writing import write
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.lookups import is_site
from westmarch.mechanics.quantities.prisoners import HOLDS_PRISONERS, RESCUE_ATTACKS
from westmarch.rulebooks.cards.clause_registry import makes, rule
from westmarch.rulebooks.cards.things.places import is_such_site
from westmarch.table.actions import PlayEvent
from westmarch.table.game import Game
from westmarch.table.telling import described


@makes(HoldsAt)
def holds_at(card: Card, clause: HoldsAt) -> Iterator[Rule]:
    """The card is a hazard host, and takes a site of some sort."""

    def is_host(game: Game, host: str) -> bool | None:
        return game.printed(host).id == card.id or None

    def is_no_such_site(game: Game, action: PlayEvent) -> bool:
        site = action.site or ""
        return is_site(game, site) and not is_such_site(game, clause.where, site)

    yield rule(card, "define", HOLDS_PRISONERS, is_host, of="itself")

    def said(game: Game, _: bool, action: PlayEvent) -> str:
        site = str(action.site)
        return f"{card.name} {write(clause)}, and {game.name(site)} is {described(game, site)}."

    yield rule(card, "forbid", PlayEvent, is_no_such_site, said, of="itself")


@makes(RescueAttack)
def rescue_attack(card: Card, clause: RescueAttack) -> Iterator[Rule]:
    """One of the attacks that a rescue has to face."""

    def is_faced(game: Game, host: str) -> tuple[Attack, ...] | None:
        return (clause.attack,) if game.printed(host).id == card.id else None

    yield rule(card, "define", RESCUE_ATTACKS, is_faced, of="itself")
