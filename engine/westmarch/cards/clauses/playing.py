"""How events are played: on what, and what comes of it."""

from collections.abc import Iterator

from westmarch.cards.clauses.making import makes, rule
from westmarch.cards.model import CancelsAttack, Card, PlayableOn, Site
from westmarch.kernel.actions import PlayEvent
from westmarch.kernel.events import AttackCancelled, Event, EventPlayed
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities import DRAGON_LAIR
from westmarch.mechanics.table import site_facts


@makes(PlayableOn)
def playable_on(card: Card, clause: PlayableOn) -> Iterator[Rule]:
    """The event is played on a site."""

    def not_playable(game: Game, action: PlayEvent) -> bool:
        if game.printed(action.card).id != card.id:
            return False
        target = action.target
        if target is None or not isinstance(game.printed(target).facts, Site):
            return True
        if site_facts(game, target).site_type != clause.site_type:
            return True
        return clause.not_lair and bool(game.value(DRAGON_LAIR, target))

    yield rule(card, "forbid", PlayEvent, not_playable, f"{card.name} is not playable on that.")


@makes(CancelsAttack)
def cancels_attack(card: Card, clause: CancelsAttack) -> Iterator[Rule]:
    """The event cancels an attack."""

    def cancels(game: Game, event: EventPlayed) -> list[Event]:
        combat = game.state.combat
        if game.printed(event.card).id != card.id or combat is None:
            return []
        return [AttackCancelled()] if _cancellable(game, clause) else []

    def does_not_fit(game: Game, action: PlayEvent) -> bool:
        return game.printed(action.card).id == card.id and not _cancellable(game, clause)

    yield rule(card, "react", EventPlayed, cancels)
    yield rule(card, "forbid", PlayEvent, does_not_fit, f"{card.name} cannot cancel this attack.")


def _cancellable(game: Game, clause: CancelsAttack) -> bool:
    combat = game.state.combat
    if combat is None or combat.attack.race not in clause.races:
        return False
    if combat.kind == "automatic":
        return clause.automatic
    keyed_to = combat.keyed_to
    site = game.state.companies[combat.company].site
    at_site = keyed_to in (game.name(site), site_facts(game, site).site_type)
    return clause.keyed_to_site and at_site
