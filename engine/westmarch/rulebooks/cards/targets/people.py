"""Characters, as what cards are played and used on."""

from collections.abc import Iterator

from westmarch.cards.model.phrases.targets import OnCharacter
from westmarch.cards.model.phrases.things import Attacks
from westmarch.kernel.lack import Lack
from westmarch.mechanics.journey import moves, new_site, site_of
from westmarch.mechanics.quantities.actions import DECLARED_ROLLS
from westmarch.mechanics.quantities.combat import FACING_STRIKE
from westmarch.mechanics.quantities.journeys import AT_ONE_SITE
from westmarch.mechanics.quantities.people import FIGHTERS, MEMBERS
from westmarch.rulebooks.cards.context import Here, company_of_card, is_somebody
from westmarch.rulebooks.cards.reach import not_there, whereabouts
from westmarch.rulebooks.cards.targets.record import target
from westmarch.rulebooks.cards.things.asked import Asked
from westmarch.rulebooks.cards.things.attacks import other_attack
from westmarch.rulebooks.cards.things.people import means_agents, unfit
from westmarch.table.game import Game

CHARACTERS = Asked(OnCharacter)
"""What is asked of a character besides what he is."""


def _in_situation(game: Game, target: OnCharacter) -> Iterator[str]:
    """Go through the characters who may be in the situation that is meant."""
    if means_agents(target.who):
        yield from game.state.agents
        return
    combat = game.state.combat
    match target.facing:
        case Attacks():
            if combat is not None and combat.company in game.state.companies:
                yield from game.value(FIGHTERS, combat.company)
        case "strike":
            if combat is not None:
                yield from game.value(FACING_STRIKE)
        case "corruption check" | "influence check" | "faction check" | "character check":
            rolling = _rolling(game, target.facing)
            if rolling is not None:
                yield rolling
        case _:
            for company in game.state.companies:
                yield from game.value(MEMBERS, company)


@target(OnCharacter, among=_in_situation)
def _on_character(game: Game, target: OnCharacter, here: Here, purpose: str) -> Lack | None:
    who = here.target
    if who is None or not is_somebody(game, who):
        return Lack("{0} is no character", (who,))
    # An agent on the table is no character, and only what speaks of agents means him.
    if means_agents(target.who) != (who in game.state.agents):
        agent = who in game.state.agents
        return Lack("{0} is an agent" if agent else "{0} is no agent on the table", (who,))
    lack = unfit(game, target.who, who, purpose, here.card)
    return lack if lack is not None else CHARACTERS[target](game, target, who, here)


@CHARACTERS.asks("facing", "strike_of")
def _is_in_situation(game: Game, target: OnCharacter, who: str, here: Here) -> Lack | None:
    combat = game.state.combat
    match target.facing:
        case Attacks():
            if combat is None or combat.company != company_of_card(game, who):
                return Lack("{0} faces none", (who,))
            return other_attack(game, target.facing, combat)
        case "strike":
            if combat is None or who not in game.value(FACING_STRIKE):
                return Lack("{0} faces no strike now", (who,))
            return other_attack(game, target.strike_of or Attacks(), combat)
        case "company":
            return _is_with_bearer(game, who, here.bearer)
        case "journey":
            company = company_of_card(game, who)
            there = company is not None and moves(game, company)
            return None if there else Lack("the company of {0} does not move", (who,))
    if target.facing is None or _rolling(game, target.facing) == who:
        return None
    if target.facing == "faction check":
        return Lack("{0} is not influencing one now", (who,))
    return Lack("{0} makes no such check now", (who,))


def _is_with_bearer(game: Game, who: str, bearer: str | None) -> Lack | None:
    company = bearer
    if bearer not in game.state.companies:
        card = game.state.cards.get(bearer or "")
        company = card.company if card is not None else ""
    return (
        None if company == company_of_card(game, who) else Lack("{0} is in another company", (who,))
    )


@CHARACTERS.asks("wounded_by")
def _is_wounded(game: Game, target: OnCharacter, who: str, here: Here) -> Lack | None:
    """Ask that the attack that is being fought is such, and has wounded him."""
    combat, attacks = game.state.combat, target.wounded_by
    assert attacks is not None
    if combat is not None and other_attack(game, attacks, combat) is None:
        wound = ("wounded", who, combat.source)
        if any((each.what, each.about, each.value) == wound for each in game.state.facts):
            return None
    return Lack("no such attack has wounded {0} now", (who,))


@CHARACTERS.asks("at")
def _is_at(game: Game, target: OnCharacter, who: str, here: Here) -> Lack | None:
    assert target.at is not None
    company = company_of_card(game, who)
    site = site_of(game, company) if company is not None else None
    return not_there(game, target.at, who, site, here.card)


@CHARACTERS.asks("bound")
def _is_bound(game: Game, target: OnCharacter, who: str, here: Here) -> Lack | None:
    assert target.bound is not None
    company = company_of_card(game, who)
    site = new_site(game, company) if company in game.state.companies else None
    return not_there(game, target.bound, who, site, here.card)


@CHARACTERS.asks("beside")
def _is_beside(game: Game, target: OnCharacter, who: str, here: Here) -> Lack | None:
    """Ask that he is at the site of the bearer."""
    mine, his = company_of_card(game, here.bearer), company_of_card(game, who)
    if mine is not None and his is not None and game.value(AT_ONE_SITE, mine, his):
        return None
    return Lack(whereabouts, (who, site_of(game, who)))


def _rolling(game: Game, what: str) -> str | None:
    """The character whose roll for this comes before any other such roll."""
    return next((who for kind, who in game.value(DECLARED_ROLLS) if kind == what), None)
