"""What is different for agents who serve a Fallen-wizard or the Balrog, or meet a Wizardhaven."""

from westmarch.cards.model.card import Character
from westmarch.mechanics.quantities.agents import AGENT_ADJOINING
from westmarch.mechanics.quantities.journeys import ADJOINING
from westmarch.mechanics.quantities.people import IS_HAVEN
from westmarch.mechanics.sides import is_fallen
from westmarch.mechanics.table import cards_named, is_out, is_site
from westmarch.rulebooks.core.agents import RULES
from westmarch.table.actions import ActAgent, RevealAgent
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY


def _goal(action: ActAgent | RevealAgent) -> str | None:
    """The site card to which an agent goes, or where he is shown to be."""
    return None if isinstance(action, ActAgent) and action.deed != "move" else action.site


@RULES.forbid(
    "no-wizardhavens",
    ActAgent,
    says="{action.site} is a Wizardhaven, and closed to agents who are no Elves.",
)
def is_a_wizardhaven(game: Game, action: ActAgent) -> bool:
    """No agent but an Elf goes where a Fallen-wizard has his haven."""
    site, agent = _goal(action), game.printed(action.card).facts
    is_no_elf = isinstance(agent, Character) and agent.race != "Elf"
    return (
        is_no_elf
        and is_site(game, site)
        and any(
            game.card(each).place == IN_PLAY
            and is_fallen(game, game.card(each).owner)
            and game.value(IS_HAVEN, each, game.card(each).owner)
            for each in cards_named(game, game.name(str(site)))
        )
    )


@RULES.forbid(
    "fallen-wizard-agents-hero-sites",
    ActAgent,
    says="{action.site} is no hero site, and a Fallen-wizard's agents move with those alone.",
)
def is_no_hero_site(game: Game, action: ActAgent) -> bool:
    """A Fallen-wizard's agents move with hero cards."""
    site = _goal(action)
    return (
        site is not None
        and is_fallen(game, action.player)
        and game.printed(site).alignment != "hero"
    )


@RULES.forbid(
    "fallen-wizard-own-minion-site",
    ActAgent,
    RevealAgent,
    says="{action.player} has the minion card of {action.site} in play, or in the discard pile.",
)
def minion_card_is_out(game: Game, action: ActAgent | RevealAgent) -> bool:
    """Not with those of which the minion card is out."""
    site = _goal(action)
    if site is None or not is_fallen(game, action.player):
        return False
    return game.printed(site).alignment == "hero" and any(
        game.printed(each).alignment == "minion"
        and game.card(each).owner == action.player
        and is_out(game, each)
        for each in cards_named(game, game.name(site))
    )


@RULES.forbid(
    "balrog-agents-minion-sites",
    ActAgent,
    says="{action.site} is no minion site, and a Balrog player's agents move with those alone.",
)
def is_no_minion_site(game: Game, action: ActAgent) -> bool:
    """A Balrog player's agents move with minion cards."""
    site = _goal(action)
    balrog = game.state.kind(action.player) == "balrog"
    return site is not None and balrog and game.printed(site).alignment != "minion"


@RULES.define("balrog-agents-mordor-gap", AGENT_ADJOINING)
def as_for_the_balrogs(game: Game, agent: str) -> tuple[tuple[str, str], ...] | None:
    """For a Balrog player's agents adjoins what adjoins for his companies."""
    master = game.card(agent).owner
    return game.value(ADJOINING, master) if game.state.kind(master) == "balrog" else None
