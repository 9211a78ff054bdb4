"""What further hazards of Dark Minions say that have agents influence cards away."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.agents import homes_of
from westmarch.mechanics.control import is_character
from westmarch.mechanics.lookups import Cost, character_facts
from westmarch.mechanics.quantities.actions import COSTS
from westmarch.mechanics.quantities.agents import AGENT_TRIES, HOMES_ADMITTING
from westmarch.mechanics.quantities.influence import INFLUENCE_NUMBER, INFLUENCE_RESULT
from westmarch.rulebooks.cards.agent_influence import (
    PLACES,
    TRIES,
    has,
    is_anothers,
    is_meant,
    let_try,
    may_try,
    shows_himself,
    tapping,
    tries_now,
    untapping,
)
from westmarch.rulebooks.cards.people import TRIED_BY_AGENTS
from westmarch.table.actions import InfluenceCard, PlayEvent
from westmarch.table.events.chain import Declared, OwnTextFollowed
from westmarch.table.game import Game

TWISTED_TALES = Rulebook("DM-96")
YOUR_WELCOME_IS_DOUBTFUL = Rulebook("DM-104")

_FACTIONS = ("faction",)
_PEOPLE = tuple(each for each in TRIED_BY_AGENTS if each not in _FACTIONS)
_MORE, _SKILLED, _NEAR = 6, 10, 7

# DM-96


@TWISTED_TALES.forbid(
    "twists-tales",
    PlayEvent,
    says="{action.target} is no agent of {action.player}'s.",
)
def sends_another(game: Game, action: PlayEvent) -> bool:
    """It is one of his own whom its player sends."""
    return is_anothers(game, action, "DM-96.twists-tales")


@TWISTED_TALES.permit(
    "twists-tales",
    PlayEvent,
    says="{action.target} may lie face-down, and shows himself as he taps.",
    lifts=("core.targeting.face-down-cards",),
)
def may_have_been_hidden(game: Game, action: PlayEvent) -> bool | None:
    """Who lies face-down is shown as he taps for it."""
    return shows_himself(game, action, "DM-96.twists-tales")


@TWISTED_TALES.define("twists-tales", COSTS)
def taps_for_it(game: Game, card: str | None, action: object) -> tuple[Cost, ...] | None:
    """And who is sent taps."""
    return tapping(game, action, "DM-96.twists-tales")


@TWISTED_TALES.react("twists-tales", OwnTextFollowed)
def tells_tales(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The agent may try, now."""
    return let_try(game, event, "DM-96")


@TWISTED_TALES.define("twists-tales", AGENT_TRIES)
def whom_he_tells(game: Game, agent: str, target: str) -> bool | None:
    """He talks to whole peoples."""
    return is_meant(game, agent, target, "DM-96", _FACTIONS)


@TWISTED_TALES.permit(
    "twists-tales", InfluenceCard, says="Twisted Tales lets {action.character} try.", lifts=PLACES
)
def may_tell(game: Game, action: InfluenceCard) -> bool | None:
    """He is tapped already."""
    return may_try(game, action, "DM-96", _FACTIONS)


@TWISTED_TALES.adjust("twists-tales", COSTS)
def taps_once(
    game: Game, paid: tuple[Cost, ...], card: str | None, action: object
) -> tuple[Cost, ...] | None:
    """So he does not tap again."""
    return untapping(game, paid, action, "DM-96")


@TWISTED_TALES.react("twists-tales", Declared)
def tells_now(game: Game, event: Declared) -> list[Event]:
    """It is now or never."""
    return tries_now(game, event, "DM-96")


@TWISTED_TALES.forbid("by-a-diplomat", PlayEvent, says="{action.target} is no diplomat.")
def is_no_diplomat(game: Game, action: PlayEvent) -> bool:
    """It takes one who knows how to talk."""
    if game.printed(action.card).id != "DM-96" or action.target not in game.state.agents:
        return False
    return "diplomat" not in character_facts(game, str(action.target)).skills


@TWISTED_TALES.adjust("twists-tales", INFLUENCE_RESULT, says="Twisted Tales")
def is_believed(
    game: Game, result: int, action: InfluenceCard, ours: int, theirs: int
) -> int | None:
    """He is believed, and at home in any case."""
    if has(game, TRIES, action.character, "DM-96") is None:
        return None
    result += _MORE
    if not game.value(HOMES_ADMITTING, action.character, action.target):
        return result
    number = game.value(INFLUENCE_NUMBER, action)
    return max(result, number + 1)


# DM-104


@YOUR_WELCOME_IS_DOUBTFUL.forbid(
    "casts-doubt",
    PlayEvent,
    says="{action.target} is no agent of {action.player}'s.",
)
def is_somebody_elses(game: Game, action: PlayEvent) -> bool:
    """It is one of his own whom its player sends."""
    return is_anothers(game, action, "DM-104.casts-doubt")


@YOUR_WELCOME_IS_DOUBTFUL.permit(
    "casts-doubt",
    PlayEvent,
    says="{action.target} may lie face-down, and shows himself as he taps.",
    lifts=("core.targeting.face-down-cards",),
)
def may_lie_hidden(game: Game, action: PlayEvent) -> bool | None:
    """Who lies face-down is shown as he taps for it."""
    return shows_himself(game, action, "DM-104.casts-doubt")


@YOUR_WELCOME_IS_DOUBTFUL.define("casts-doubt", COSTS)
def is_tired_by_it(game: Game, card: str | None, action: object) -> tuple[Cost, ...] | None:
    """And who is sent taps."""
    return tapping(game, action, "DM-104.casts-doubt")


@YOUR_WELCOME_IS_DOUBTFUL.react("casts-doubt", OwnTextFollowed)
def casts_doubt(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The agent may try, now."""
    return let_try(game, event, "DM-104")


@YOUR_WELCOME_IS_DOUBTFUL.define("casts-doubt", AGENT_TRIES)
def whom_he_doubts(game: Game, agent: str, target: str) -> bool | None:
    """He talks to people and beasts."""
    return is_meant(game, agent, target, "DM-104", _PEOPLE)


@YOUR_WELCOME_IS_DOUBTFUL.permit(
    "casts-doubt",
    InfluenceCard,
    says="Your Welcome Is Doubtful lets {action.character} try.",
    lifts=PLACES,
)
def may_cast_doubt(game: Game, action: InfluenceCard) -> bool | None:
    """He is tapped already."""
    return may_try(game, action, "DM-104", _PEOPLE)


@YOUR_WELCOME_IS_DOUBTFUL.adjust("casts-doubt", COSTS)
def is_tapped_already(
    game: Game, paid: tuple[Cost, ...], card: str | None, action: object
) -> tuple[Cost, ...] | None:
    """So he does not tap again."""
    return untapping(game, paid, action, "DM-104")


@YOUR_WELCOME_IS_DOUBTFUL.react("casts-doubt", Declared)
def casts_doubt_now(game: Game, event: Declared) -> list[Event]:
    """It is now or never."""
    return tries_now(game, event, "DM-104")


@YOUR_WELCOME_IS_DOUBTFUL.adjust("casts-doubt", INFLUENCE_RESULT, says="Your Welcome Is Doubtful")
def is_heard(game: Game, result: int, action: InfluenceCard, ours: int, theirs: int) -> int | None:
    """A diplomat is heard best of all, and everybody where he is at home."""
    if has(game, TRIES, action.character, "DM-104") is None:
        return None
    diplomat = "diplomat" in character_facts(game, action.character).skills
    near = _NEAR if _have_a_home_in_common(game, action) else 0
    return result + (_SKILLED if diplomat else _MORE) + near


def _have_a_home_in_common(game: Game, action: InfluenceCard) -> bool:
    if is_character(game, action.target):
        return not set(homes_of(game, action.character)).isdisjoint(homes_of(game, action.target))
    return bool(game.value(HOMES_ADMITTING, action.character, action.target))
