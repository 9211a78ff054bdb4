"""What is revealed as a company enters its site: creatures, and events about its attacks."""

from westmarch.cards.model.card import Creature
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.order import Layer
from westmarch.mechanics.journey import keys_of_site
from westmarch.mechanics.lookups import current_company, is_hazard
from westmarch.mechanics.on_guard import (
    as_if_played,
    has_guards,
    is_revealed,
    strengths_there,
)
from westmarch.mechanics.quantities.hazards import KEYS
from westmarch.mechanics.quantities.on_guard import (
    ATTACKS_LATER,
    CHANGES_ATTACKS,
    REVEALED_AT_ENTRY,
    REVEALED_BY_TEXT,
)
from westmarch.mechanics.quantities.sites import ATTACK_FROM_HAND, AUTOMATIC_ATTACKS
from westmarch.mechanics.quantities.turn import ASKED_ANYWAY
from westmarch.rulebooks.core.on_guard import RULES
from westmarch.table.actions import FREE, Action, Finish, PlayCard, PlayCreature, PlayEvent
from westmarch.table.game import Game
from westmarch.table.windows import ENTRY_REVEAL

_LIFTED = ("core.turn.hazard-player-window", "core.events.long-event-timing")
"""The restrictions to the movement/hazard phase that are no matter here."""


def _enters(game: Game, company: str) -> bool:
    """Tell whether it is this company that enters, and not another one that is there."""
    entering = current_company(game)
    return entering is not None and entering.id == company


def _is_entering(game: Game) -> bool:
    """Tell whether a company is about to enter, and nothing has attacked it yet."""
    return game.state.during(ENTRY_REVEAL)


@RULES.define("entry-reveal-window", REVEALED_AT_ENTRY)
def lies_where_they_enter(game: Game, company: str) -> bool:
    """There is a time for it where a site has an automatic-attack, and cards lie on-guard."""
    site = game.state.companies[company].site
    attacks = bool(game.value(AUTOMATIC_ATTACKS, site)) or game.value(ATTACK_FROM_HAND, site)
    return bool(attacks) and has_guards(game.state, company)


@RULES.define("entry-reveal-window", ASKED_ANYWAY)
def decides_himself(game: Game, player: str) -> bool:
    """The hazard player says when he is done with it: nobody is to know what he could reveal."""
    window = game.state.window
    return window.kind is ENTRY_REVEAL and has_guards(game.state, str(window.company))


@RULES.permit(
    "entry-reveal-window",
    PlayCreature,
    PlayEvent,
    Finish,
    says="A company enters a site with an automatic-attack: what lies there on-guard may be "
    "revealed.",
    lifts=_LIFTED,
)
def may_reveal_now(game: Game, action: PlayCreature | PlayEvent | Finish) -> Lack | bool | None:
    """Before the company faces anything, the hazard player may reveal what lies there."""
    if isinstance(action, Finish):
        return game.state.at(ENTRY_REVEAL) or None
    creature = isinstance(game.printed(action.card).facts, Creature)
    if creature != isinstance(action, PlayCreature) or not is_revealed(game, action):
        return None
    if not creature and not _is_entering(game):
        return None
    return _reveals(game, action) or True


def _as_a_company_enters(game: Game, _: PlayCreature | PlayEvent) -> Lack | None:
    if _is_entering(game):
        return None
    return Lack(
        "{0.card} lies on-guard, and a creature is revealed as the company enters a site with an "
        "automatic-attack, before it has faced any."
    )


def _against_that_company(game: Game, action: PlayCreature | PlayEvent) -> Lack | None:
    if not isinstance(action, PlayCreature) or _enters(game, action.company):
        return None
    return Lack("It is another company that enters.")


def _a_hazard(game: Game, action: PlayCreature | PlayEvent) -> Lack | None:
    return None if is_hazard(game, action.card) else Lack("{0.card} is no hazard.")


_reveals = all_of(_as_a_company_enters, _against_that_company, _a_hazard)


@RULES.forbid(
    "entry-step-closed",
    FREE,
    says="Cards on-guard are being revealed, and nothing else is done in that step.",
)
def nothing_but_revealing(game: Game, action: Action) -> bool:
    """Nobody does anything else."""
    if not _is_entering(game):
        return False
    return not isinstance(action, PlayCard) or not is_revealed(game, action)


@RULES.adjust(
    "creature-keyed-to-site",
    KEYS,
    says="A creature on-guard is revealed if it can be keyed to the site itself, and by no region.",
    order=Layer.LAST,
    bars=True,
)
def only_keys_of_the_site(
    game: Game, keys: tuple[str, ...], card: str, company: str
) -> tuple[str, ...] | None:
    """In a site phase a creature is keyed to the site, whatever way the company has come."""
    if game.state.phase != "site":
        return None
    here = keys_of_site(game, company)
    kept = tuple(each for each in keys if each in here)
    return kept if kept != keys else None


@RULES.define("creature-keyed-to-site", ATTACKS_LATER)
def waits_for_the_others(game: Game, action: PlayCreature) -> bool:
    """It attacks when the company has faced the automatic-attacks."""
    return _is_entering(game)


@RULES.forbid(
    "event-affecting-attack",
    PlayEvent,
    says="{action.card} would change nothing about the automatic-attacks of the site.",
)
def leaves_attacks_alone(game: Game, action: PlayEvent) -> bool:
    """An event is revealed now if it is about the automatic-attacks, or says that it may be."""
    if not _is_entering(game) or not is_revealed(game, action):
        return False
    if game.value(REVEALED_BY_TEXT, action.card):
        return False
    company = current_company(game)
    return company is None or not game.value(CHANGES_ATTACKS, action, company.id)


@RULES.define("event-affecting-attack", CHANGES_ATTACKS)
def changes_strengths(game: Game, action: PlayEvent, company: str) -> bool:
    """It makes one of them stronger or weaker."""
    before = strengths_there(game, company)
    after = strengths_there(as_if_played(game, action), company)
    return len(before) == len(after) and before != after


@RULES.define("added-or-removed-attack", CHANGES_ATTACKS)
def changes_their_number(game: Game, action: PlayEvent, company: str) -> bool:
    """Or it adds one, or takes one away."""
    site = game.state.companies[company].site
    before = len(game.value(AUTOMATIC_ATTACKS, site))
    return before != len(as_if_played(game, action).value(AUTOMATIC_ATTACKS, site))
