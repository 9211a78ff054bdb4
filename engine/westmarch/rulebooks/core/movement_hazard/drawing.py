"""The fifth step: both players draw cards."""

from westmarch.cards.kinds import BALROG
from westmarch.kernel.words import all_of, number_of, sentence
from westmarch.mechanics.hands import drawn_so_far
from westmarch.mechanics.journey import moves, new_site
from westmarch.mechanics.quantities.people import IS_HAVEN, MIND
from westmarch.mechanics.quantities.turn import DRAW_SITE, DRAWS
from westmarch.mechanics.sides import is_fallen
from westmarch.mechanics.table import current_company, site_facts
from westmarch.rulebooks.core.movement_hazard import RULES
from westmarch.table.actions import DrawCard, Finish
from westmarch.table.game import Game
from westmarch.table.windows import DRAW


def _site_told(game: Game, site: str | None, company: str) -> str:
    """Say which site counts, and why it is not the other one."""
    if site is None:
        return ""
    if site == new_site(game, company):
        return f"What is drawn goes by {game.name(site)}, the new site."
    return (
        f"{game.name(str(new_site(game, company)))} is a haven, and so what is drawn goes by "
        f"{game.name(site)}, the site that the company has left."
    )


@RULES.define("draw-reference-site", DRAW_SITE, says=_site_told)
def site_to_draw_by(game: Game, company: str) -> str | None:
    """The new site, unless it is a haven; then the site of origin."""
    here, site = game.state.companies[company], new_site(game, company)
    if site is None:
        return None
    return here.site if game.value(IS_HAVEN, site, here.player) else site


@RULES.adjust("fallen-wizard-draw-site", DRAW_SITE)
def fallen_wizards_draw_by_the_new_site(game: Game, site: str | None, company: str) -> str | None:
    """For a Fallen-wizard's company it is the new site, even a haven."""
    player = game.state.companies[company].player
    return new_site(game, company) if is_fallen(game, player) else None


@RULES.adjust(
    "balrog-draw-site",
    DRAW_SITE,
    says="What is drawn for a Balrog player's company goes by its new site, haven or not.",
)
def balrogs_draw_by_the_new_site(game: Game, site: str | None, company: str) -> str | None:
    """So it is for a Balrog player's."""
    player = game.state.companies[company].player
    return new_site(game, company) if game.state.kind(player) == BALROG else None


@RULES.define("resource-player-draw", DRAWS)
def resource_player_draws(game: Game, company: str, player: str) -> int | None:
    """For an avatar or a mind of three, the resource player draws."""
    if player != game.state.turn_player:
        return None
    members = game.state.companies[company].characters
    if not any(_is_worth_drawing_for(game, each) for each in members):
        return 0
    return _printed_draws(game, company)[0]


def _draw_told(game: Game, fits: object, action: DrawCard) -> str:
    """Say by which site how many cards are drawn, and how many have been."""
    company = str(game.state.window.company)
    allowed, site = game.value(DRAWS, company, action.player), game.value(DRAW_SITE, company)
    drawn = drawn_so_far(game, action.player)
    return (
        f"{sentence(game.called(action.player))} may draw {number_of(allowed, 'card')} for "
        f"{game.name(str(site))}, and has drawn {number_of(drawn, 'card')}."
    )


def _no_draw_left(game: Game, action: DrawCard) -> str:
    """Say by which site how many cards are drawn, or for whom none is."""
    state, player = game.state, action.player
    under_way = current_company(game) if state.phase == "movement-hazard" else None
    company = state.window.company if state.at(DRAW) else getattr(under_way, "id", None)
    if company is None:
        return "Cards are drawn when a company has set out and its new site is known, not now."
    if not moves(game, company):
        return "The company does not move, so nobody draws."
    allowed, site = game.value(DRAWS, company, player), game.value(DRAW_SITE, company)
    whose = f"{sentence(game.called(player))} may draw"
    if allowed and not state.at(DRAW):
        return "Cards are drawn when the new site is known and the hazard limit set, not now."
    if allowed:
        return _draw_told(game, None, action)
    if player != state.turn_player or not _printed_draws(game, company)[0]:
        return f"{whose} no card for {game.name(str(site))}."
    here = game.state.companies[company].characters
    minds = all_of([f"{game.name(each)} has {game.value(MIND, each)}" for each in here])
    return f"Nobody in the company is an avatar or has a mind of 3: {minds}."


@RULES.permit(
    "resource-player-draw",
    DrawCard,
    says=_draw_told,
    otherwise=_no_draw_left,
)
def resource_player_may_draw(game: Game, action: DrawCard) -> bool | None:
    """As many cards as the site gives the resource player."""
    return _may_draw(game, action) if action.player == game.state.turn_player else None


@RULES.define("hazard-player-draw", DRAWS)
def hazard_player_draws(game: Game, company: str, player: str) -> int | None:
    """The hazard player draws whoever moves."""
    if player == game.state.turn_player:
        return None
    return _printed_draws(game, company)[1]


@RULES.permit(
    "hazard-player-draw",
    DrawCard,
    says=_draw_told,
    otherwise=_no_draw_left,
)
def hazard_player_may_draw(game: Game, action: DrawCard) -> bool | None:
    """As many cards as the site gives the hazard player."""
    return _may_draw(game, action) if action.player != game.state.turn_player else None


@RULES.permit(
    "mandatory-first-draw",
    Finish,
    otherwise=lambda game, action: (
        f"The site allows {game.called(action.player)} a draw, and of what is allowed one card at "
        "least has to be drawn."
    ),
)
def has_drawn_one(game: Game, action: Finish) -> bool | None:
    """Whoever may draw draws one card at least."""
    if not game.state.at(DRAW):
        return None
    return drawn_so_far(game, action.player) > 0 or not game.state.pile(action.player, "play-deck")


@RULES.forbid(
    "no-draw-when-stationary",
    DrawCard,
    says="The company does not move, so nobody draws.",
    blanket="kind",
)
def draws_for_staying(game: Game, action: DrawCard) -> bool:
    """Nobody draws for it, whatever its site prints."""
    company = game.state.window.company
    return company in game.state.companies and not moves(game, str(company))


def _printed_draws(game: Game, company: str) -> tuple[int, int]:
    """How many cards either player draws by the site that counts, if there is one."""
    site = game.value(DRAW_SITE, company)
    return (0, 0) if site is None else site_facts(game, site).draws


def _may_draw(game: Game, action: DrawCard) -> bool:
    window = game.state.window
    if window.kind is not DRAW:
        return False
    assert window.company is not None
    allowed = game.value(DRAWS, window.company, action.player)
    return drawn_so_far(game, action.player) < allowed


def _is_worth_drawing_for(game: Game, character: str) -> bool:
    mind = game.value(MIND, character)
    return mind is None or mind >= 3
