"""Companies: control within them, going from one to another, and joining."""

from msgspec.structs import replace

from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, told
from westmarch.kernel.needs import lacking
from westmarch.mechanics.control import is_follower
from westmarch.mechanics.organization import same_site
from westmarch.mechanics.table import company_of, is_avatar
from westmarch.rulebooks.core.organization import RULES
from westmarch.rulebooks.core.organization.organizing import owns
from westmarch.table.actions import ChangeCompany, ChangeControl, JoinCompanies
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.companies import CompaniesJoined
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.windows import ORGANIZING


@RULES.permit(
    "set-company-composition",
    ChangeControl,
    says="While organizing, a character may be put under general influence, or follow another.",
    otherwise=lacking(
        (
            lambda game, _: game.state.at(ORGANIZING),
            "{action.player} is not organizing now.",
        ),
        (
            lambda game, action: owns(game, action.player, action.character),
            "{action.character} is not {action.player}'s.",
        ),
        (
            lambda game, action: action.controller is not None,
            "{action.character} is under general influence already.",
        ),
        (
            lambda game, action: owns(game, action.player, action.controller),
            "{action.controller} is not {action.player}'s.",
        ),
        otherwise="{action.character} is under {action.controller} already.",
    ),
)
def arranges_control(game: Game, action: ChangeControl) -> bool | None:
    """While organizing, control within a company may be arranged anew."""
    who, controller = action.character, action.controller
    if company_of(game, who) is None:
        return None
    if not game.state.at(ORGANIZING) or not owns(game, action.player, who):
        return False
    if controller is None:
        return is_follower(game, who) or game.card(who).uncontrolled
    held = game.card(who).host == controller or who == controller
    return not held and owns(game, action.player, controller)


@RULES.permit(
    "set-company-composition",
    ChangeCompany,
    says="While organizing, a character may change to another company at the same site.",
    otherwise=lacking(
        (
            lambda game, _: game.state.at(ORGANIZING),
            "{action.player} is not organizing now.",
        ),
        (
            lambda game, action: owns(game, action.player, action.character),
            "{action.character} is not {action.player}'s.",
        ),
        (
            lambda game, action: game.state.companies[action.company].player == action.player,
            "{action.company} is not {action.player}'s.",
        ),
        otherwise="{action.character} is in that company already.",
    ),
)
def arranges_companies(game: Game, action: ChangeCompany) -> bool | None:
    """While organizing, characters may be distributed over companies anew."""
    company = game.state.companies[action.company]
    if company_of(game, action.character) is None:
        return None
    return (
        game.state.at(ORGANIZING)
        and owns(game, action.player, action.character)
        and company.player == action.player
        and game.card(action.character).company != company.id
    )


@RULES.forbid(
    "move-between-companies",
    ChangeCompany,
    says=told,
)
def cannot_go_over(game: Game, action: ChangeCompany) -> Lack | None:
    """Only somebody under general influence goes over, to a company at the same site."""
    who = action.character
    here, there = company_of(game, who), game.state.companies[action.company]
    if here is None or not same_site(game, here, there):
        return Lack("{0} is not at {1}, where the other company is.", (who, there.site))
    if is_follower(game, who):
        return Lack("{0} is a follower, and not under general influence.", (who,))
    if is_avatar(game, who):
        if game.reading("q.core.avatar-changes-company") != "b":
            return None
        return Lack("{0} is an avatar, and as that is read changes no company.", (who,))
    return Lack("{0} is under nobody's influence.", (who,)) if game.card(who).uncontrolled else None


# Joining


@RULES.permit(
    "join-companies",
    JoinCompanies,
    says="While organizing, companies at one site may be joined.",
    otherwise=lacking(
        (
            lambda game, _: game.state.at(ORGANIZING),
            "{action.player} is not organizing now.",
        ),
        (
            lambda game, action: action.company != action.other,
            "That is one company, and not two.",
        ),
        (
            lambda game, action: (
                game.state.companies[action.company].player
                == game.state.companies[action.other].player
                == action.player
            ),
            "They are not both {action.player}'s companies.",
        ),
        otherwise="They are not at the same site.",
    ),
)
def joins_companies(game: Game, action: JoinCompanies) -> bool | None:
    """Companies at the same site may become one."""
    if game.state.phase != "organization":
        return None
    one, other = (game.state.companies[each] for each in (action.company, action.other))
    return (
        game.state.at(ORGANIZING)
        and one != other
        and {one.player, other.player} == {action.player}
        and same_site(game, one, other)
    )


@RULES.react("joined-effects-spread", CompaniesJoined)
def effects_on_both(game: Game, event: CompaniesJoined) -> list[Event]:
    """What lay on a company that has joined another lies on the whole of it."""
    cards = game.state.companies[event.other].holds
    facts = [each for each in game.state.facts if each.about == event.other]
    return [
        *(CardMoved(card=each, to="in-play", host=event.company) for each in cards),
        *(Remembered(fact=replace(each, about=event.company)) for each in facts),
    ]


@RULES.react("join-returns-haven-copies", CompaniesJoined)
def copies_go_back(game: Game, event: CompaniesJoined) -> list[Event]:
    """A haven card that nobody is at any more goes back, and what was played on it stays."""
    joined = game.state.companies[event.company]
    others = [each for each in game.state.companies.values() if each.id != event.other]
    if any(event.site in (each.site, each.destination) for each in others):
        return []
    played = game.card(event.site).holds
    return [
        *(CardMoved(card=each, to="in-play", host=joined.site) for each in played),
        CardMoved(card=event.site, to="location-deck"),
    ]
