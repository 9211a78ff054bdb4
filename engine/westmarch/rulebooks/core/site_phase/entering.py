"""Entering a site: its automatic-attacks, and what becomes of them."""

from westmarch.cards.model.card import Creature
from westmarch.cards.model.play_clauses import NoAttacksThere
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.order import Layer
from westmarch.mechanics.hands import is_held
from westmarch.mechanics.lookups import (
    Cost,
    SiteAttack,
    character_facts,
    current_company,
)
from westmarch.mechanics.quantities.actions import COSTS
from westmarch.mechanics.quantities.combat import CANCELLABLE
from westmarch.mechanics.quantities.on_guard import ORDERS_ATTACKS
from westmarch.mechanics.quantities.people import FIGHTERS
from westmarch.mechanics.quantities.sites import (
    ADDED_ATTACKS,
    ATTACK_FROM_HAND,
    AUTOMATIC_ATTACKS,
    NEXT_ATTACK,
    REGION_OF_SITE,
)
from westmarch.mechanics.sides import sorts
from westmarch.mechanics.site_phase import FACED_NEXT
from westmarch.rulebooks.core.site_phase import RULES
from westmarch.table.actions import CancelAttack, ChooseCard, Finish, PlayAsAttack, PlayEvent
from westmarch.table.events.companies import (
    AttacksToFaceAgain,
    AutomaticAttacksFaced,
    EntryDeclared,
    SiteEntered,
)
from westmarch.table.game import Game
from westmarch.table.state import Company
from westmarch.table.windows import COMBAT_ACTIONS, FROM_HAND


@RULES.define("automatic-attacks-in-order", NEXT_ATTACK)
def first_not_faced(game: Game, company: str) -> SiteAttack | None:
    """Automatic-attacks are faced one at a time, in their order."""
    here = game.state.companies[company]
    attacks = game.value(AUTOMATIC_ATTACKS, here.site)
    company_is = set(sorts(game, here.player, game.value(FIGHTERS, company)))
    return next(
        (
            each
            for each in attacks
            if (each.source, each.number) not in here.faced
            and company_is.issuperset(each.attack.only_against)
        ),
        None,
    )


@RULES.permit(
    "creature-played-as-attack",
    PlayAsAttack,
    Finish,
    says="The site leaves its next attack to {action.player}.",
)
def plays_as_attack(game: Game, action: PlayAsAttack | Finish) -> Lack | bool | None:
    """Right before its attack would begin, a creature that fits, or none."""
    if game.state.window.kind is not FROM_HAND:
        return None
    return isinstance(action, Finish) or _attacks(game, action) or True


def _on_that_company(game: Game, action: PlayAsAttack) -> Lack | None:
    if action.company == game.state.window.company:
        return None
    return Lack("It is another company that faces the attack.")


def _as_the_site_says(game: Game, action: PlayAsAttack) -> Lack | None:
    expected = game.value(ATTACK_FROM_HAND, game.state.companies[action.company].site)
    printed = game.printed(action.card)
    if (
        expected is not None
        and isinstance(printed.facts, Creature)
        and (expected.unique or not printed.unique)
        and any((each, 1) in printed.facts.keyed for each in expected.keyed_to)
    ):
        return None
    return Lack("{0.card} is not such a creature as the site leaves this attack to.")


_attacks = all_of(_on_that_company, is_held, _as_the_site_says)


@RULES.permit(
    "home-site-cancels",
    CancelAttack,
    says="{action.character} is at home here, and can tap to cancel the attack.",
)
def cancels_at_home(game: Game, action: CancelAttack) -> Lack | bool | None:
    """Who is at home at the site, by its name, may cancel one of its attacks."""
    combat = game.state.combat
    if combat is None or combat.kind != "automatic":
        return None
    return _cancels(game, action) or True


def _before_strikes(game: Game, _: CancelAttack) -> Lack | None:
    if not game.state.at(COMBAT_ACTIONS):
        return Lack(
            "Strikes are being assigned or faced, and the attack is cancelled before that or not "
            "at all."
        )
    return None if game.value(CANCELLABLE) else Lack("The attack cannot be cancelled.")


def _one_attacked(game: Game, action: CancelAttack) -> Lack | None:
    if action.character not in _attacked(game).characters:
        return Lack("{0.character} is not in the company that is attacked.")
    own = game.card(action.character).owner == action.player
    return None if own else Lack("{0.character} is not {0.player}'s.")


def _one_at_home(game: Game, action: CancelAttack) -> Lack | None:
    who, site = action.character, _attacked(game).site
    if _is_home_by_name(game, who, site):
        return None
    return Lack("The card of {0} does not name {1} as a home site.", (who, site))


def _attacked(game: Game) -> Company:
    combat = game.state.combat
    assert combat is not None
    return game.state.companies[combat.company]


_cancels = all_of(_before_strikes, _one_attacked, _one_at_home)


def _is_home_by_name(game: Game, character: str, site: str) -> bool:
    """Tell whether a card names a site as a home; whether all sites of a region do is open."""
    homes = character_facts(game, character).home_sites
    in_region = game.value(REGION_OF_SITE, site)
    if f"any site in {in_region}" in homes:
        return game.reading("q.core.home-in-a-region") == "b"
    return game.name(site) in homes


@RULES.define("home-site-cancels", COSTS)
def taps_at_home(game: Game, card: str | None, action: object) -> tuple[Cost, ...] | None:
    """He taps for it."""
    return (Cost(action.character, "tap"),) if isinstance(action, CancelAttack) else None


@RULES.forbid(
    "removal-is-not-cancelling",
    PlayEvent,
    says="{action.card} takes attacks off a site, and the company has to face them first.",
    blanket="card",
)
def takes_attacks_away_too_soon(game: Game, action: PlayEvent) -> bool:
    """Nobody takes an attack off a site before the company is in."""
    if game.state.phase != "site":
        return False
    clauses = game.printed(action.card).clauses
    if not any(isinstance(each, NoAttacksThere) for each in clauses):
        return False
    here = current_company(game)
    return here is None or not here.entered


@RULES.react("beaten-attack-returns", EntryDeclared)
def attacks_are_there_again(game: Game, event: EntryDeclared) -> list[Event]:
    """What was faced on an earlier turn is faced again."""
    return [AttacksToFaceAgain(company=event.company)]


@RULES.adjust("added-attacks-last", AUTOMATIC_ATTACKS, order=Layer.OWN)
def added_after_own(
    game: Game, attacks: tuple[SiteAttack, ...], site: str
) -> tuple[SiteAttack, ...] | None:
    """Added attacks come after those the site has."""
    added = game.value(ADDED_ATTACKS, site)
    return (*attacks, *added) if added else None


@RULES.react("entered-when-faced", AutomaticAttacksFaced)
def has_entered(game: Game, event: AutomaticAttacksFaced) -> list[Event]:
    """Facing all automatic-attacks is entering."""
    return [SiteEntered(company=event.company)]


# What comes after the automatic-attacks


@RULES.define("entry-attack-order", ORDERS_ATTACKS)
def resource_player_orders_attacks(game: Game) -> str:
    """Of what is left to attack the company, its player says what comes next."""
    return game.state.turn_player


@RULES.permit(
    "entry-attack-order",
    ChooseCard,
    says="The player whose company is attacked says which of these attacks comes next.",
)
def says_which_attack_is_next(game: Game, action: ChooseCard) -> bool | None:
    """He names one of them."""
    choice = next(iter(game.state.choices), None)
    if choice is None or choice.what != FACED_NEXT:
        return None
    return action.player == choice.player and action.chosen in choice.among
