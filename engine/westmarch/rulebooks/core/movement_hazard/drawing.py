"""The fifth step: both players draw cards."""

from westmarch.cards.kinds import BALROG
from westmarch.kernel import words
from westmarch.kernel.lack import Lack, all_of
from westmarch.mechanics.hands import drawn_so_far
from westmarch.mechanics.journey import moves, new_site
from westmarch.mechanics.lookups import current_company, site_facts
from westmarch.mechanics.quantities.people import IS_HAVEN, MIND
from westmarch.mechanics.quantities.turn import DRAW_SITE, DRAWS
from westmarch.mechanics.sides import is_fallen
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


def _in_that_step(game: Game, _: DrawCard) -> Lack | None:
    return None if game.state.at(DRAW) else Lack(_why_not_now)


def _why_not_now(game: Game, action: DrawCard) -> str:
    """Say when cards are drawn, or for whom none is."""
    company = current_company(game) if game.state.phase == "movement-hazard" else None
    if company is None:
        return "Cards are drawn when a company has set out and its new site is known, not now."
    if moves(game, company.id) and game.value(DRAWS, company.id, action.player):
        return "Cards are drawn when the new site is known and the hazard limit set, not now."
    return _why_none(game, company.id, action.player)


def _while_draws_are_left(game: Game, action: DrawCard) -> Lack | None:
    company, player = str(game.state.window.company), action.player
    allowed = game.value(DRAWS, company, player)
    if drawn_so_far(game, player) < allowed:
        return None
    return Lack(_draws_told) if allowed else Lack(_why_none, (company, player))


def _draws_told(game: Game, action: DrawCard) -> str:
    """Say by which site how many cards are drawn, and how many have been."""
    company = str(game.state.window.company)
    allowed, site = game.value(DRAWS, company, action.player), game.value(DRAW_SITE, company)
    drawn = drawn_so_far(game, action.player)
    return (
        f"{words.sentence(game.called(action.player))} may draw {words.number_of(allowed, 'card')} "
        f"for {game.name(str(site))}, and has drawn {words.number_of(drawn, 'card')}."
    )


def _why_none(game: Game, company: str, player: str) -> str:
    """Say why a player draws no card for a company."""
    if not moves(game, company):
        return "The company does not move, so nobody draws."
    if player != game.state.turn_player or not _printed_draws(game, company)[0]:
        site = game.value(DRAW_SITE, company)
        return f"{words.sentence(game.called(player))} may draw no card for {game.name(str(site))}."
    here = game.state.companies[company].characters
    minds = words.all_of([f"{game.name(each)} has {game.value(MIND, each)}" for each in here])
    return f"Nobody in the company is an avatar or has a mind of 3: {minds}."


_draws = all_of(_in_that_step, _while_draws_are_left)


@RULES.permit(
    "resource-player-draw", DrawCard, says=lambda game, _, action: _draws_told(game, action)
)
def resource_player_may_draw(game: Game, action: DrawCard) -> Lack | bool | None:
    """As many cards as the site gives the resource player."""
    if action.player != game.state.turn_player:
        return None
    return _draws(game, action) or True


@RULES.define("hazard-player-draw", DRAWS)
def hazard_player_draws(game: Game, company: str, player: str) -> int | None:
    """The hazard player draws whoever moves."""
    if player == game.state.turn_player:
        return None
    return _printed_draws(game, company)[1]


@RULES.permit(
    "hazard-player-draw", DrawCard, says=lambda game, _, action: _draws_told(game, action)
)
def hazard_player_may_draw(game: Game, action: DrawCard) -> Lack | bool | None:
    """As many cards as the site gives the hazard player."""
    if action.player == game.state.turn_player:
        return None
    return _draws(game, action) or True


@RULES.permit("mandatory-first-draw", Finish)
def has_drawn_one(game: Game, action: Finish) -> Lack | bool | None:
    """Whoever may draw draws one card at least."""
    if not game.state.at(DRAW):
        return None
    if drawn_so_far(game, action.player) > 0 or not game.state.pile(action.player, "play-deck"):
        return True
    return Lack(
        "The site allows {0.player} a draw, and of what is allowed one card at least has to be "
        "drawn."
    )


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


def _is_worth_drawing_for(game: Game, character: str) -> bool:
    mind = game.value(MIND, character)
    return mind is None or mind >= 3
