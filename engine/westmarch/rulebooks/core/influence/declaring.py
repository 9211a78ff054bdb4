"""Who may make an attempt, when, and how it is declared."""

from westmarch.kernel.event import Event
from westmarch.kernel.lack import UNSAID, Lack, all_of
from westmarch.mechanics.lookups import Cost, company_of, in_hand
from westmarch.mechanics.quantities.actions import COSTS
from westmarch.mechanics.quantities.combat import HAS_ATTACKED
from westmarch.mechanics.quantities.influence import TRIED_TO_INFLUENCE
from westmarch.mechanics.quantities.people import IS_AVATAR
from westmarch.mechanics.quantities.sites import SIDES_AT
from westmarch.mechanics.sides import is_fallen
from westmarch.rulebooks.core.influence import RULES
from westmarch.rulebooks.core.influence.looking import is_agents, is_item
from westmarch.table.actions import InfluenceCard
from westmarch.table.events.chain import Declared
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact
from westmarch.table.telling import not_now
from westmarch.table.windows import ENTER_OR_NOT, SITE

_TRIED = "influence attempt"
"""Remembered of a player."""


@RULES.permit(
    "declare-by-tapping",
    InfluenceCard,
    says="In the site phase, an untapped character may try to influence a card away.",
)
def may_try(game: Game, action: InfluenceCard) -> Lack | bool:
    """An untapped character may try a card of the opponent's in the site phase."""
    return _tries(game, action) or True


def _by_no_agent(game: Game, action: InfluenceCard) -> Lack | None:
    # What an agent lacks, core.influence.agent-needs-an-effect tells.
    return UNSAID if is_agents(game, action) else None


def _in_the_site_phase(game: Game, action: InfluenceCard) -> Lack | None:
    if game.state.phase != "site":
        return Lack(_NOT_NOW)
    if game.state.at(ENTER_OR_NOT) or game.state.at(SITE):
        return None
    return Lack("Something else is under way, and an attempt has to wait until that is over.")


def _by_his_own(game: Game, action: InfluenceCard) -> Lack | None:
    company = company_of(game, action.character)
    if company is None:
        return Lack("{0.character} is no character in play.")
    return None if company.player == action.player else Lack("{0.character} is not {0.player}'s.")


def _by_one_untapped(game: Game, action: InfluenceCard) -> Lack | None:
    position = game.card(action.character).position
    if position == "untapped":
        return None
    says = "{0} is {1}, and only an untapped character makes an attempt."
    return Lack(says, (action.character, position))


def _at_what_is_the_opponents(game: Game, action: InfluenceCard) -> Lack | None:
    if game.card(action.target).owner == action.player:
        return Lack("{0.target} is {0.player}'s own.")
    if _is_target(game, action.target):
        return None
    return Lack("{0.target} is no ally, character, faction or item that is in play.")


def _before_its_site_phase_ends(game: Game, action: InfluenceCard) -> Lack | None:
    company = company_of(game, action.character)
    if company is None or not company.finished:
        return None
    return Lack("The site phase of {0.character}'s company is over.")


_NOT_NOW = not_now("Attempts at the opponent's cards are for the site phase")
_tries = all_of(
    _by_no_agent,
    _in_the_site_phase,
    _by_his_own,
    _by_one_untapped,
    _at_what_is_the_opponents,
    _before_its_site_phase_ends,
)


@RULES.define("declare-by-tapping", COSTS)
def influencer_taps(game: Game, card: str | None, action: object) -> tuple[Cost, ...] | None:
    """The character taps as the attempt is declared."""
    return (Cost(action.character, "tap"),) if isinstance(action, InfluenceCard) else None


def _shown_told(game: Game, action: InfluenceCard) -> str:
    """Say why what is shown is no copy, if something is shown."""
    if action.revealed is None:
        return ""
    if not in_hand(game, action.player, action.revealed):
        return f"{game.name(action.revealed)} is not in hand, and so cannot be shown."
    return f"{game.name(action.revealed)} is not the same card as {game.name(action.target)}."


@RULES.forbid(
    "reveal-identical-optional",
    InfluenceCard,
    says=lambda game, _, action: _shown_told(game, action),
    otherwise=lambda game, action: (
        "A copy of the card is shown to help." if action.revealed else ""
    ),
)
def shows_another_card(game: Game, action: InfluenceCard) -> bool:
    """The player may show a copy of the ally, character or faction, whatever its alignment."""
    return action.revealed is not None and not _is_copy(game, action, action.revealed)


@RULES.forbid(
    "fallen-wizard-reveal-alignment",
    InfluenceCard,
    says="{action.revealed} is not of the side of the site, and so a Fallen-wizard cannot show it.",
)
def copy_is_of_another_side(game: Game, action: InfluenceCard) -> bool:
    """A Fallen-wizard shows only what he could play at the site."""
    company = company_of(game, action.character)
    if action.revealed is None or company is None or not is_fallen(game, action.player):
        return False
    return not game.value(SIDES_AT, action.revealed, company.site)


@RULES.forbid(
    "item-needs-identical-card",
    InfluenceCard,
    says=lambda game, _, action: (
        _shown_told(game, action)
        or f"{game.name(action.target)} is an item: its like would have to be shown from hand, "
        "and nothing is."
    ),
)
def shows_no_copy_of_the_item(game: Game, action: InfluenceCard) -> bool:
    """For an item the player has to show a copy of it."""
    return is_item(game, action.target) and (
        action.revealed is None or not _is_copy(game, action, action.revealed)
    )


@RULES.forbid(
    "not-on-first-turn", InfluenceCard, says="This is {action.player}'s first turn.", blanket="kind"
)
def is_first_turn(game: Game, action: InfluenceCard) -> bool:
    """The first turns of both players are free of it."""
    return game.state.turn <= len(game.state.players)


@RULES.forbid(
    "company-must-have-entered",
    InfluenceCard,
    says="{action.character}'s company has not entered its site.",
)
def stays_outside(game: Game, action: InfluenceCard) -> bool:
    """The company has to be in the site."""
    company = company_of(game, action.character)
    return company is not None and not company.entered


@RULES.forbid(
    "one-attempt-per-turn",
    InfluenceCard,
    says="{action.player} has tried to influence a card away in this turn already.",
    blanket="kind",
)
def has_tried(game: Game, action: InfluenceCard) -> bool:
    """One attempt a turn."""
    return game.value(TRIED_TO_INFLUENCE, action.player)


@RULES.define("one-attempt-per-turn", TRIED_TO_INFLUENCE)
def attempt_is_remembered(game: Game, player: str) -> bool:
    """It is remembered until the turn ends."""
    return game.state.fact(_TRIED, player) is not None


@RULES.react("one-attempt-per-turn", Declared)
def tries_now(game: Game, event: Declared) -> list[Event]:
    """An attempt counts from its declaration."""
    if not isinstance(event.action, InfluenceCard):
        return []
    return [Remembered(fact=Fact(_TRIED, event.action.player, until="turn"))]


@RULES.forbid(
    "not-after-attacking",
    InfluenceCard,
    says="{action.player} has attacked a company in this turn.",
    blanket="kind",
)
def has_fought(game: Game, action: InfluenceCard) -> bool:
    """Whoever has attacked a company does not talk in the same turn."""
    return game.value(HAS_ATTACKED, action.player)


@RULES.forbid(
    "new-avatar-cannot-influence",
    InfluenceCard,
    says="{action.character} is an avatar who came into play this turn.",
)
def has_just_come(game: Game, action: InfluenceCard) -> bool:
    """An avatar does not try in the turn in which it came."""
    came = game.turn_start.card(action.character).place != IN_PLAY
    return came and game.value(IS_AVATAR, action.character)


def _is_target(game: Game, card: str) -> bool:
    """Tell whether a card is an ally, character, faction or item in play."""
    kind, place = game.printed(card).type, game.card(card).place
    if kind == "faction":
        return card in game.state.pile(game.card(card).owner, "marshalling-point-pile")
    return kind in ("character", "ally", "item") and place == IN_PLAY


def _is_copy(game: Game, action: InfluenceCard, shown: str) -> bool:
    """Tell whether a card in hand is the same as the target, of whatever alignment."""
    mine, theirs = game.printed(shown), game.printed(action.target)
    return in_hand(game, action.player, shown) and (mine.name, mine.type) == (
        theirs.name,
        theirs.type,
    )
