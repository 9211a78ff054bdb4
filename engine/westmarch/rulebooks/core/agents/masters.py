"""What is different for agents who serve a Fallen-wizard or the Balrog, or meet a Wizardhaven."""

from westmarch.cards.kinds import BALROG
from westmarch.cards.model.card import Character
from westmarch.kernel.order import Layer
from westmarch.mechanics.agents import hidden_sites_of
from westmarch.mechanics.lookups import cards_named, is_out, is_site
from westmarch.mechanics.quantities.agents import PATH_BROKEN, REVEALED_AT
from westmarch.mechanics.quantities.people import IS_HAVEN
from westmarch.mechanics.sides import is_fallen
from westmarch.rulebooks.core.agents import RULES
from westmarch.table.actions import ActAgent, RevealAgent
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY


def _goal(action: ActAgent) -> str | None:
    """The site card to which an agent moves."""
    return action.site if action.deed == "move" else None


# Wizardhavens


@RULES.forbid(
    "no-wizardhavens",
    ActAgent,
    says="{action.site} is a Wizardhaven, and closed to agents who are no Elves.",
)
def is_a_wizardhaven(game: Game, action: ActAgent) -> bool:
    """No agent but an Elf goes where a Fallen-wizard has his haven."""
    site = _goal(action)
    return is_site(game, site) and _closes_as_a_haven(game, action.card, str(site))


@RULES.define("no-wizardhavens", PATH_BROKEN)
def has_been_at_a_wizardhaven(game: Game, agent: str) -> bool:
    """Nor can one have come by what is a Wizardhaven now."""
    return any(_closes_as_a_haven(game, agent, each) for each in hidden_sites_of(game, agent))


def _closes_as_a_haven(game: Game, agent: str, site: str) -> bool:
    """Tell whether a site is closed to an agent as somebody's Wizardhaven in play."""
    facts = game.printed(agent).facts
    is_no_elf = isinstance(facts, Character) and facts.race != "Elf"
    return is_no_elf and any(
        game.card(each).place == IN_PLAY
        and not game.card(each).face_down
        and is_fallen(game, game.card(each).owner)
        and game.value(IS_HAVEN, each, game.card(each).owner)
        for each in cards_named(game, game.name(site))
    )


# Which cards the agents of a Fallen-wizard use


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
    """Not with those of which the minion card is out: to move, to return home, to be revealed."""
    return action.site is not None and _minion_card_is_out(game, action.card, action.site)


@RULES.define("fallen-wizard-own-minion-site", PATH_BROKEN)
def minion_card_has_come_out(game: Game, agent: str) -> bool:
    """Nor can one have come by such a card, even if the minion card came out afterwards."""
    return any(_minion_card_is_out(game, agent, each) for each in hidden_sites_of(game, agent))


@RULES.adjust("fallen-wizard-own-minion-site", REVEALED_AT, order=Layer.EARLY)
def shows_another_card(
    game: Game, places: tuple[str | None, ...], agent: str
) -> tuple[str | None, ...] | None:
    """One who is at home shows another card, or is there without any."""
    left = tuple(
        each for each in places if each is None or not _minion_card_is_out(game, agent, each)
    )
    return left if len(left) < len(places) else None


def _minion_card_is_out(game: Game, agent: str, site: str) -> bool:
    """Tell whether a site card is a hero one, and the minion card of its player is out."""
    master = game.card(agent).owner
    if not is_site(game, site) or not is_fallen(game, master):
        return False
    return game.printed(site).alignment == "hero" and any(
        game.printed(each).alignment == "minion"
        and game.card(each).owner == master
        and is_out(game, each)
        for each in cards_named(game, game.name(site))
    )


# Which cards those of the Balrog use


@RULES.forbid(
    "balrog-agents-minion-sites",
    ActAgent,
    says="{action.site} is no minion site, and a Balrog player's agents move with those alone.",
)
def is_no_minion_site(game: Game, action: ActAgent) -> bool:
    """A Balrog player's agents move with minion cards."""
    site = _goal(action)
    balrog = game.state.kind(action.player) == BALROG
    return site is not None and balrog and game.printed(site).alignment != "minion"
