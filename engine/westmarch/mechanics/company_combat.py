"""Company against company: how one comes to attack another."""

from collections.abc import Iterator

from westmarch.cards.model.attack import Attack
from westmarch.kernel.offers import Offer, one_of
from westmarch.mechanics.combat import begin_combat
from westmarch.mechanics.lookups import companies_of
from westmarch.mechanics.moves import MOVES
from westmarch.table.actions import AttackCompany
from westmarch.table.events.companies import CompanyAttacked
from westmarch.table.events.turns import Passed
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.windows import SITE


@MOVES.perform(AttackCompany)
def attack_company(play: Play, action: AttackCompany) -> None:
    """Have the companies fight; the site phase of the one that attacks is over with it."""
    play.do(Passed(player=action.player), CompanyAttacked(company=action.company))
    leader, *_ = play.state.companies[action.company].characters
    # What the attack is worth, those who strike decide: core.company-combat.single-attack.
    attack = Attack(race="", strikes=0, prowess=0)
    begin_combat(play, "company", leader, attack, action.other, attacking=action.company)


@MOVES.offer(SITE)
def offer_companies_to_attack(game: Game, player: str) -> Iterator[Offer]:
    """Each company of the opponent's."""
    company = game.state.window.company
    if company is not None:
        others = (each.id for each in companies_of(game, game.state.opponent(player)))
        attack = AttackCompany(player=player, company=company, other="")
        yield from one_of(attack, "other", others)
