"""What single cards of The Wizards say of who travels together, and of what they carry and know."""

from collections.abc import Iterator

from westmarch.cards.model.phrases.things import Where
from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.corruption import CheckDemand
from westmarch.mechanics.journey import keys_of_site, site_of, type_of_region
from westmarch.mechanics.lookups import cards_named, in_hand, lies_below, lies_in_play
from westmarch.mechanics.movement import Way
from westmarch.mechanics.quantities.actions import COPIES, OUT_OF_TURN, STILL_DEMANDED
from westmarch.mechanics.quantities.journeys import MAY_DECLARE, OPENED_LATE, PATH_OF_WAY, WAYS
from westmarch.mechanics.quantities.sites import REGION_OF_SITE, SERVES_AS
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.rulebooks.cards.shared_texts import hangs_in_the_air, tempted
from westmarch.rulebooks.cards.things.places import DARK_HOLDS, is_such_site
from westmarch.table.actions import InfluenceCard, PlayCreature, PlayEvent
from westmarch.table.events.cards import CardMoved, ItemPlayed
from westmarch.table.events.chain import Negated, OwnTextFollowed
from westmarch.table.events.combat import AttackDefeated
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, LASTING
from westmarch.table.windows import ORGANIZATION_ENDS

# TW-12

BALROG_OF_MORIA = Rulebook("TW-12")


@BALROG_OF_MORIA.react("falls-in-moria", AttackDefeated, order=Rank.EARLY)
def falls(game: Game, event: AttackDefeated) -> list[Event]:
    """Whoever beats him there has beaten him for good."""
    combat = event.combat
    his = game.card(combat.source).card == "TW-12" and combat.kind == "automatic"
    if not his or game.card(combat.source).place != IN_PLAY:
        return []
    pile = "marshalling-point-pile"
    return [CardMoved(card=combat.source, to=pile, player=combat.defender)]


@BALROG_OF_MORIA.define("darkens-lorien", SERVES_AS)
def is_a_free_hold_now(game: Game, site: str, purpose: str) -> str | None:
    """While Galadriel is elsewhere, Lórien is a Free-hold to hazards, and nobody is healed."""
    if game.name(site) != "Lórien" or not game.value(COPIES, "TW-12"):
        return None
    her = [each for each in cards_named(game, "Galadriel") if lies_in_play(game, each)]
    there = (site_of(game, each) for each in her)
    elsewhere = her and not any(each and game.name(each) == "Lórien" for each in there)
    return "Free-hold" if elsewhere else None


# TW-42

GREED = Rulebook("TW-42")


@GREED.react("tempts-them", OwnTextFollowed)
def is_in_the_air(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It hangs on the site until the turn ends."""
    return hangs_in_the_air(game, event)


@GREED.react("tempts-them", ItemPlayed)
def tempts(game: Game, event: ItemPlayed) -> Iterator[Event]:
    """Everybody there would rather have it himself, the more so the heavier it is."""
    return tempted(game, event, "TW-42.tempts-them")


@GREED.define("tempts-them", STILL_DEMANDED)
def is_there_still(game: Game, greed: str, demand: object) -> bool | None:
    """The card itself is long gone, and tempts them all the same."""
    return (isinstance(demand, CheckDemand) and game.printed(greed).id == "TW-42") or None


# TW-220

EAGLE_MOUNTS = Rulebook("TW-220")

_FLIES = "TW-220.carries-them"
_ON_WINGS = "Eagle-mounts"


@EAGLE_MOUNTS.react("carries-them", OwnTextFollowed)
def mount(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The company is remembered until the turn is over."""
    company = event.here.company(game)
    return [leave(game, event, company, LASTING)] if company is not None else []


@EAGLE_MOUNTS.define("carries-them", MAY_DECLARE)
def may_set_out(game: Game, company: str) -> bool | None:
    """They may set out while the organization phase ends."""
    late = game.state.at(ORGANIZATION_ENDS)
    return (late and own_reached(game, _FLIES, company)) or None


@EAGLE_MOUNTS.define("carries-them", WAYS)
def fly(game: Game, company: str, site: str) -> tuple[Way, ...] | None:
    """Eagles go where they like, but not where it is dark, nor below the earth."""
    here = game.state.companies[company].site
    dark = is_such_site(game, Where(DARK_HOLDS), site) or lies_below(game, site)
    if dark or game.name(here) == game.name(site) or not own_reached(game, _FLIES, company):
        return None
    return (Way(_ON_WINGS),)


@EAGLE_MOUNTS.define("carries-them", OPENED_LATE)
def on_wings_alone(game: Game, company: str, site: str, way: Way) -> bool | None:
    """It is too late for any other way."""
    return way.name == _ON_WINGS or None


@EAGLE_MOUNTS.define("carries-them", PATH_OF_WAY)
def through_the_air(
    game: Game, company: str, site: str, way: Way
) -> tuple[tuple[str, str | None], ...] | None:
    """They pass no region."""
    return () if way.name == _ON_WINGS else None


@EAGLE_MOUNTS.forbid(
    "carries-them", PlayCreature, says="Eagle-mounts: nothing meets the company but at its site."
)
def cannot_reach_them(game: Game, action: PlayCreature) -> bool:
    """What meets them does so where they alight."""
    if not own_reached(game, _FLIES, action.company):
        return False
    return action.keyed_to not in keys_of_site(game, action.company)


# TW-251

GWAIHIR = Rulebook("TW-251")

_BORNE_AWAY = "TW-251.bears-them-away"
_ON_HIS_BACK = "Gwaihir"
_DARK_LANDS = ("Shadow-land", "Dark-domain")


@GWAIHIR.react("bears-them-away", OwnTextFollowed)
def takes_them_up(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The company is remembered until the turn is over."""
    company = event.here.company(game)
    return [leave(game, event, company, LASTING)] if company is not None else []


@GWAIHIR.define("bears-them-away", WAYS)
def flies_with_them(game: Game, company: str, site: str) -> tuple[Way, ...] | None:
    """He goes where he likes, but not where the land is dark, nor below the earth."""
    if not own_reached(game, _BORNE_AWAY, company) or lies_below(game, site):
        return None
    here = game.state.companies[company].site
    land = type_of_region(game, game.value(REGION_OF_SITE, site))
    if game.name(here) == game.name(site) or land in _DARK_LANDS:
        return None
    return (Way(_ON_HIS_BACK),)


@GWAIHIR.define("bears-them-away", PATH_OF_WAY)
def over_all_lands(
    game: Game, company: str, site: str, way: Way
) -> tuple[tuple[str, str | None], ...] | None:
    """They pass no region."""
    return () if way.name == _ON_HIS_BACK else None


@GWAIHIR.forbid(
    "bears-them-away", PlayCreature, says="Gwaihir: nothing meets the company but at its site."
)
def cannot_reach_him(game: Game, action: PlayCreature) -> bool:
    """What meets them does so where he sets them down."""
    company = game.state.companies.get(action.company)
    if company is None or company.way != _ON_HIS_BACK:
        return False
    return action.keyed_to not in keys_of_site(game, action.company)


# TW-362

WIZARDS_LAUGHTER = Rulebook("TW-362")


@WIZARDS_LAUGHTER.permit(
    "thwarts-them",
    PlayEvent,
    says=AS_WRITTEN,
    lifts=(
        "core.turn.hazard-player-no-resources",
        "core.site-phase.other-companies-act",
    ),
)
def laughs_at_them(game: Game, action: PlayEvent) -> bool | None:
    """It is for the site phase of the opponent, in answer to his words."""
    return (
        game.printed(action.card).id == "TW-362"
        and action.player != game.state.turn_player
        and game.state.phase == "site"
        and in_hand(game, action.player, action.card)
        and _attempt(game, action.player) is not None
    ) or None


@WIZARDS_LAUGHTER.forbid(
    "thwarts-them", PlayEvent, says="Nobody tries to influence what is {action.player}'s."
)
def has_no_cause(game: Game, action: PlayEvent) -> bool:
    """Somebody has to try for what is one's own."""
    mine = game.printed(action.card).id == "TW-362"
    return mine and action not in game.state.chain and _attempt(game, action.player) is None


@WIZARDS_LAUGHTER.define("thwarts-them", OUT_OF_TURN)
def may_be_out_of_turn(game: Game, card: str) -> bool | None:
    """So it is worth asking about then."""
    return game.printed(card).id == "TW-362" or None


@WIZARDS_LAUGHTER.react("thwarts-them", OwnTextFollowed)
def is_thwarted(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The attempt comes to nothing."""
    attempt = _attempt(game, event.here.player)
    return [Negated(action=attempt)] if attempt is not None else []


def _attempt(game: Game, player: str) -> InfluenceCard | None:
    """The attempt against a player's card that has been declared last."""
    for each in reversed(game.state.chain):
        if isinstance(each, InfluenceCard) and each.player != player:
            return each
    return None
