"""What single allies of The Lidless Eye say."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import moves, new_site
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.sites import REGION_OF_SITE
from westmarch.mechanics.quantities.turn import TIME_FOR_RESOURCES
from westmarch.mechanics.quantities.uniqueness import GIVES_WAY
from westmarch.rulebooks.cards.context import company_of_card, follows_own
from westmarch.table.actions import AnyPlay, UseCard
from westmarch.table.events.cards import CardMoved
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY
from westmarch.table.windows import COMBAT_ACTIONS

# LE-153

LAST_CHILD = Rulebook("LE-153")

_HER_LANDS = ("Imlad Morgul", "Ithilien", "Gorgoroth")


def _is_on_her_paths(game: Game, company: str | None) -> bool:
    """Tell whether a company is on its way to a site in one of her lands."""
    if company not in game.state.companies or not moves(game, str(company)):
        return False
    site = new_site(game, str(company))
    return site is not None and game.value(REGION_OF_SITE, site) in _HER_LANDS


@LAST_CHILD.permit(
    "helps-on-her-paths",
    UseCard,
    lifts=("core.combat.helper-in-company", "core.movement-hazard.other-companies-actions"),
)
def helps_from_afar(game: Game, action: UseCard) -> bool | None:
    """Whoever comes into her lands has her near."""
    combat = game.state.combat
    if combat is None or not follows_own(game, action, "LE-153.helps-on-her-paths"):
        return None
    return (
        action.player == combat.defender
        and game.state.combat_step is COMBAT_ACTIONS
        and game.card(action.card).place == IN_PLAY
        and _is_on_her_paths(game, combat.company)
    ) or None


@LAST_CHILD.forbid(
    "helps-on-her-paths", UseCard, says="The company that is attacked does not go to her lands."
)
def cares_for_nobody_else(game: Game, action: UseCard) -> bool:
    """What goes on elsewhere is nothing to her."""
    combat = game.state.combat
    if combat is None or not follows_own(game, action, "LE-153.helps-on-her-paths"):
        return False
    return not _is_on_her_paths(game, combat.company)


@LAST_CHILD.forbid(
    "rids-on-her-paths", UseCard, says="{action.target} lies on nobody on the way to her lands."
)
def leaves_the_rest_alone(game: Game, action: UseCard) -> bool:
    """She takes off what lies on those who come, and on nobody else."""
    if not follows_own(game, action, "LE-153.rids-on-her-paths"):
        return False
    host = game.card(str(action.target)).host if action.target in game.state.cards else None
    if host in game.state.cards and game.printed(str(host)).type != "character":
        return True
    company = host if host in game.state.companies else company_of_card(game, host)
    return not _is_on_her_paths(game, company)


@LAST_CHILD.permit(
    "rids-on-her-paths", UseCard, lifts=("core.movement-hazard.other-companies-actions",)
)
def reaches_out(game: Game, action: UseCard) -> bool | None:
    """She does so wherever she sits."""
    mine = follows_own(game, action, "LE-153.rids-on-her-paths")
    return (mine and game.value(TIME_FOR_RESOURCES, action.player)) or None


@LAST_CHILD.define("shelob-herself", GIVES_WAY)
def makes_room(game: Game, which: str, action: AnyPlay) -> bool | None:
    """Where the mother comes, the child is no obstacle."""
    its_own = game.printed(which).id == "LE-153"
    return (its_own and game.name(action.card) == "Shelob") or None


@LAST_CHILD.react("shelob-herself", CardMoved)
def creeps_away(game: Game, event: CardMoved) -> list[Event]:
    """The child creeps away."""
    if event.to != IN_PLAY or game.name(event.card) != "Shelob":
        return []
    return [CardMoved(card=each, to="hand") for each in game.value(COPIES, "LE-153")]
