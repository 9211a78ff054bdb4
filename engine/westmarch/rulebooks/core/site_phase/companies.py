"""One company after the other: who has a site phase, and who may act in it."""

from westmarch.kernel.lack import Lack, all_of
from westmarch.mechanics.allies import company_with
from westmarch.mechanics.combat_actions import helping_company, turns_site
from westmarch.mechanics.lookups import companies_of, current_company
from westmarch.mechanics.quantities.sites import BOUND_TO_SITE
from westmarch.mechanics.quantities.turn import COMPANIES_IN_PHASE, NEXT_PHASE
from westmarch.rulebooks.core.site_phase import RULES
from westmarch.table.actions import (
    AIMED,
    AT_SITE,
    FREE,
    Action,
    AtSite,
    ChooseCompany,
    EnterSite,
    Finish,
    PlayEvent,
    UseCard,
)
from westmarch.table.game import Game
from westmarch.table.windows import ENTER_OR_NOT, SITE


@RULES.define("one-per-company", COMPANIES_IN_PHASE)
def companies_to_come(game: Game, phase: str) -> tuple[str, ...] | None:
    """Every company has its own site phase."""
    if phase != "site":
        return None
    companies = companies_of(game, game.state.turn_player)
    return tuple(each.id for each in companies if not each.finished)


@RULES.permit(
    "one-per-company",
    ChooseCompany,
    says="The player whose turn it is says which company comes next.",
)
def company_comes_next(game: Game, action: ChooseCompany) -> bool | None:
    """Any company that has not had its site phase may come next."""
    if not game.state.at(ENTER_OR_NOT):
        return None
    undecided = game.state.window.company is None
    return undecided and action.company in game.value(COMPANIES_IN_PHASE, "site")


@RULES.adjust("skipped-without-companies", NEXT_PHASE)
def nobody_at_a_site(game: Game, following: str | None, phase: str) -> str | None:
    """Without companies there is no site phase."""
    if following != "site" or companies_of(game, game.state.turn_player):
        return None
    return game.value(NEXT_PHASE, following)


@RULES.permit(
    "enter-or-do-nothing",
    EnterSite,
    Finish,
    says="At its site, a company enters it or does nothing.",
)
def enters_or_not(game: Game, action: EnterSite | Finish) -> Lack | bool | None:
    """A company enters its site, or does nothing."""
    if not game.state.at(ENTER_OR_NOT):
        return None
    return isinstance(action, Finish) or _enters(game, action) or True


def _still_to_come(game: Game, action: EnterSite) -> Lack | None:
    if action.company in game.value(COMPANIES_IN_PHASE, "site"):
        return None
    return Lack("{0.company} has had its site phase, or is not {0.player}'s.")


def _chosen_to_be_next(game: Game, action: EnterSite) -> Lack | None:
    next_one = game.state.window.company
    if next_one in (None, action.company):
        return None
    return Lack("It is {0} that enters its site now, or does nothing.", (next_one,))


_enters = all_of(_still_to_come, _chosen_to_be_next)


@RULES.permit(
    "company-phase-ends",
    Finish,
    says="The player whose turn it is says when a company is done at its site.",
)
def done_at_site(game: Game, action: Finish) -> bool | None:
    """The resource player says when a company is finished at its site."""
    return game.state.at(SITE) or None


@RULES.forbid(
    "no-actions-before-choice",
    FREE,
    says="The company has yet to choose between entering the site and doing nothing.",
)
def choice_is_open(game: Game, action: Action) -> bool:
    """Nothing before the choice."""
    return game.state.at(ENTER_OR_NOT)


@RULES.forbid(
    "actions-need-entry",
    AT_SITE,
    says="{action.character}'s company has not entered its site.",
)
def has_not_entered(game: Game, action: AtSite) -> bool:
    """Only a company that has entered may act."""
    company = company_with(game, action.character)
    outside = company is not None and not company.entered
    return outside and game.value(BOUND_TO_SITE, action)


@RULES.forbid(
    "other-companies-act",
    FREE,
    says=lambda game, _, action: (
        "It is not this company's site phase, and "
        + (
            "only in its own does a company untap a site."
            if turns_site(game, action, "untap")
            else "the company has entered no site this turn."
        )
    ),
)
def has_no_part_in_it(game: Game, action: Action) -> bool:
    """In a company's site phase another may act if it has entered its own site before.

    It may not untap a site even then.
    """
    if game.state.phase != "site":
        return False
    here, acting = current_company(game), helping_company(game, action)
    if here is None or acting is None or acting == here.id:
        return False
    if game.state.companies[acting].player != here.player:
        # What those who are attacked may do is said elsewhere.
        return False
    return not game.state.companies[acting].entered or turns_site(game, action, "untap")


@RULES.forbid(
    "untap-site-locally",
    AIMED,
    says="Nobody untaps a site from elsewhere.",
)
def untaps_from_afar(game: Game, action: PlayEvent | UseCard) -> bool:
    """Whoever untaps a site is there."""
    acting = helping_company(game, action)
    if acting is None or action.target == game.state.companies[acting].site:
        return False
    return turns_site(game, action, "untap")
