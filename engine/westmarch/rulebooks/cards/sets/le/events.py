"""What single events of The Lidless Eye say."""

from collections.abc import Iterator

from westmarch.cards.kinds import MINIONS, WIZARD
from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.control import is_character, is_ringwraith
from westmarch.mechanics.journey import (
    companies_beside,
    keys_of_site,
    new_site,
    site_of,
    site_path,
    type_of_region,
)
from westmarch.mechanics.lookups import company_of, in_hand, site_facts
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.actions import COPIES, OUT_OF_TURN, USES
from westmarch.mechanics.quantities.combat import (
    ATTACK_STRIKES,
    DEFENDERS,
    PROWESS_OF_STRIKE,
)
from westmarch.mechanics.quantities.ending import CALLS_THE_END
from westmarch.mechanics.quantities.hazards import MET_REGARDLESS
from westmarch.mechanics.quantities.influence import (
    STANDARD_MODIFICATION,
)
from westmarch.mechanics.quantities.items import CAN_USE
from westmarch.mechanics.quantities.people import (
    AVATAR,
    CHARGED_MIND,
    MEMBERS,
)
from westmarch.mechanics.quantities.sites import SITE_TYPE
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.rulebooks.cards.offers import WHENEVER
from westmarch.rulebooks.cards.shared_texts import goes_when_spent, is_spent
from westmarch.table.actions import PlayCreature, PlayEvent, UseCard
from westmarch.table.events.cards import CardMoved, CardShown, ShuffleCalled
from westmarch.table.events.chain import AbilityUsed, OwnTextFollowed
from westmarch.table.events.characters import CorruptionCheckCalled
from westmarch.table.events.combat import StrikeFailed, StrikeResolved
from westmarch.table.events.turns import CouncilCalled
from westmarch.table.game import Game

# LE-165

AWAITING_THE_CALL = Rulebook("LE-165")


@AWAITING_THE_CALL.adjust("waits", CHARGED_MIND, says="Awaiting the Call")
def asks_for_less(game: Game, mind: int, who: str) -> int | None:
    """Half his mind is enough, rounded down."""
    borne = any(game.card(each).host == who for each in game.value(COPIES, "LE-165"))
    return mind // 2 if borne else None


# LE-177

CRACK_IN_THE_WALL = Rulebook("LE-177")


@CRACK_IN_THE_WALL.react("guards-the-door", OwnTextFollowed)
def finds_a_crack(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The company knows a way in."""
    company = event.here.company(game)
    return [leave(game, event, company, "turn")] if company is not None else []


@CRACK_IN_THE_WALL.forbid(
    "guards-the-door", PlayCreature, says="Crack in the Wall: nothing lies in wait at the site."
)
def is_at_the_door(game: Game, action: PlayCreature) -> bool:
    """Nothing is keyed to the site to which they go, unless that lies in a Free-domain."""
    site = new_site(game, action.company)
    if site is None or not own_reached(game, "LE-177.guards-the-door", action.company):
        return False
    free = type_of_region(game, site_facts(game, site).region) == "Free-domain"
    meant = not free and action.keyed_to in keys_of_site(game, action.company)
    return meant and not game.value(MET_REGARDLESS, action)


# LE-179

DEEPER_SHADOW = Rulebook("LE-179")


@DEEPER_SHADOW.forbid(
    "on-his-way", PlayEvent, says="{action.card} is about the way of whoever plays it."
)
def is_not_on_his_way(game: Game, action: PlayEvent) -> bool:
    """His own company moves, and to or through what is changed."""
    if game.printed(action.card).id != "LE-179" or action.character is None:
        return False
    company = company_of(game, action.character)
    if company is None or company.destination is None:
        return True
    regions = (name for _, name in site_path(game, company.id))
    return action.target not in (company.id, company.destination, *regions)


# LE-181

DOWN_DOWN = Rulebook("LE-181")


@DOWN_DOWN.react("leads-below", OwnTextFollowed)
def leads_below(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The company goes by ways that nobody sees."""
    company = event.here.company(game)
    return [leave(game, event, company, "turn")] if company is not None else []


@DOWN_DOWN.forbid(
    "leads-below",
    PlayCreature,
    says="Down Down to Goblin-town: nothing meets the company on its way.",
)
def is_above(game: Game, action: PlayCreature) -> bool:
    """Nothing is keyed to regions on its way to a Ruins & Lairs."""
    site = new_site(game, action.company)
    if site is None or not own_reached(game, "LE-181.leads-below", action.company):
        return False
    to_ruins = game.value(SITE_TYPE, site) == "Ruins & Lairs"
    at_site = action.keyed_to in keys_of_site(game, action.company)
    return to_ruins and action.keyed_to is not None and not at_site


# LE-193

HOARMURATH_UNLEASHED = Rulebook("LE-193")


@HOARMURATH_UNLEASHED.forbid(
    "serves-him-alone",
    PlayEvent,
    says="It takes Hoarmûrath as one's Ringwraith, and an attack on a company of one's own.",
)
def is_not_his(game: Game, action: PlayEvent) -> bool:
    """It is for the player whose Ringwraith he is, and for companies of that player."""
    if game.printed(action.card).id != "LE-193":
        return False
    avatar, combat = game.value(AVATAR, action.player), game.state.combat
    his = avatar is not None and game.name(avatar) == "Hoarmûrath the Ringwraith"
    return not his or combat is None or combat.defender != action.player


# LE-205

MORGUL_BLADE = Rulebook("LE-205")


@MORGUL_BLADE.adjust("weakens-them", PROWESS_OF_STRIKE, says="Morgul-blade")
def is_weaker(game: Game, prowess: int) -> int | None:
    """Nobody likes to come near it."""
    combat = game.state.combat
    blades = list(_blades(game, combat.facing)) if combat is not None else []
    return prowess - len(blades) if blades else None


@MORGUL_BLADE.react("weakens-them", StrikeFailed)
def has_struck_home(game: Game, event: StrikeFailed) -> list[Event]:
    """It strikes home once, body check and all."""
    return is_spent(game, event, "LE-205")


@MORGUL_BLADE.react("weakens-them", StrikeResolved)
def melts_away(game: Game, event: StrikeResolved) -> list[Event]:
    """Then nothing is left but the hilt."""
    return goes_when_spent(game, event, "LE-205")


def _blades(game: Game, who: str | None) -> Iterator[str]:
    held = game.card(who).holds if who is not None else ()
    return (each for each in held if game.card(each).card == "LE-205")


# LE-214

OLD_PREJUDICE = Rulebook("LE-214")


@OLD_PREJUDICE.adjust("counts-three-times", STANDARD_MODIFICATION, order=Layer.REPEATED)
def has_long_been_so(game: Game, amount: int, faction: str, character: str) -> int | None:
    """What they think of others they think three times over."""
    return amount * 3 if amount and game.value(COPIES, "LE-214") else None


# LE-222

REN_UNLEASHED = Rulebook("LE-222")


@REN_UNLEASHED.react("sows-despair", OwnTextFollowed)
def sows_despair(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Whoever is where he is, on whatever side, feels it."""
    who = event.here.actor
    there = [
        each
        for company in (companies_beside(game, who) if who is not None else ())
        for each in game.value(MEMBERS, company.id)
    ]
    return [
        CorruptionCheckCalled(character=each, modifier=-2, source=event.card)
        for each in there
        if is_character(game, each)
    ]


# LE-225

RUSE = Rulebook("LE-225")


@RUSE.react("hides-him", OwnTextFollowed)
def hides(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Whoever it is played on is out of it as long as the attack lasts."""
    who = event.here.character(game)
    return [leave(game, event, who, "combat")] if who is not None else []


@RUSE.adjust("hides-him", DEFENDERS)
def keeps_out_of_it(game: Game, defenders: tuple[str, ...]) -> tuple[str, ...] | None:
    """No strike is assigned to him."""
    return tuple(each for each in defenders if not own_reached(game, "LE-225.hides-him", each))


# LE-235

SUDDEN_CALL = Rulebook("LE-235")
_ANY_TIME = (
    "core.body-checks.responses",
    "core.combat.off-turn-defender",
    "core.combat.pending-effects-restrict",
    "core.combat.window-closes",
    "core.company-combat.attacker-resources",
    "core.end-of-turn.only-end-actions",
    "core.movement-hazard.end-step-actions",
    "core.on-guard.entry-step-closed",
    "core.passive-conditions.end-of-phase-responses",
    "core.passive-conditions.start-of-phase-responses",
    "core.site-phase.no-actions-before-choice",
    "core.strikes.no-response-to-result",
    "core.strikes.only-designated-actions",
    "core.turn.hazard-player-no-resources",
)
"""What leaves other cards no time."""


@SUDDEN_CALL.define("calls", CALLS_THE_END)
def calls_the_end(game: Game, card: str, action: object) -> str | None:
    """In its player's own turn it is a resource, in the opponent's a hazard."""
    if not isinstance(action, PlayEvent) or game.printed(card).id != "LE-235":
        return None
    return "resource" if action.player == game.state.turn_player else "hazard"


@SUDDEN_CALL.define("calls", OUT_OF_TURN)
def may_be_a_hazard(game: Game, card: str) -> bool | None:
    """So it is worth asking about when hazards are played, too."""
    return game.printed(card).id == "LE-235" or None


@SUDDEN_CALL.forbid(
    "calls",
    PlayEvent,
    says="As a resource, Sudden Call is for those who serve the Shadow, and nobody else.",
)
def is_for_others(game: Game, action: PlayEvent) -> bool:
    """As a resource it is played by the rules for the servants of the Shadow."""
    as_resource = game.value(CALLS_THE_END, action.card, action) == "resource"
    return as_resource and game.state.kind(action.player) not in MINIONS


@SUDDEN_CALL.react("calls", OwnTextFollowed)
def end_is_called(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The end of the game is called."""
    return [CouncilCalled(player=event.here.player)]


@SUDDEN_CALL.forbid(
    "spares-wizards",
    PlayEvent,
    says="Sudden Call is not played as a hazard against a Wizard player.",
)
def is_against_a_wizard(game: Game, action: PlayEvent) -> bool:
    """No Wizard player is called to account by it."""
    as_hazard = game.value(CALLS_THE_END, action.card, action) == "hazard"
    return as_hazard and game.state.kind(game.state.opponent(action.player)) == WIZARD


@SUDDEN_CALL.define("goes-back", USES)
def may_be_shown(game: Game, card: str) -> tuple[int, ...] | None:
    """It can be used while it is in hand, and for nothing else."""
    held = game.printed(card).id == "LE-235" and game.card(card).place == "hand"
    return (0,) if held else None


@SUDDEN_CALL.permit("goes-back", UseCard, says=AS_WRITTEN, lifts=_ANY_TIME)
def is_shown_at_any_time(game: Game, action: UseCard) -> bool | None:
    """Whenever its player is asked at all; it is aimed at nothing."""
    return (game.printed(action.card).id == "LE-235" and action.target is None) or None


@SUDDEN_CALL.forbid("goes-back", UseCard, says="{action.card} is not in hand.", again=True)
def is_not_in_hand(game: Game, action: UseCard) -> bool:
    """It goes back from the hand, and from nowhere else."""
    return game.printed(action.card).id == "LE-235" and game.card(action.card).place != "hand"


@SUDDEN_CALL.react("goes-back", AbilityUsed, says=AS_WRITTEN)
def is_shuffled_in(game: Game, event: AbilityUsed) -> list[Event]:
    """It is shown, and shuffled into the play deck."""
    if game.printed(event.card).id != "LE-235":
        return []
    return [
        CardShown(card=event.card),
        CardMoved(card=event.card, to="play-deck"),
        ShuffleCalled(player=game.card(event.card).owner),
    ]


@MOVES.offer(*WHENEVER)
def offer_to_show(game: Game, player: str) -> Iterator[UseCard]:
    """Each copy in hand."""
    for each in game.survey(_sudden_calls):
        if in_hand(game, player, each):
            yield UseCard(player=player, card=each)


def _sudden_calls(game: Game) -> tuple[str, ...]:
    """The copies that there are in the game."""
    return tuple(each.id for each in game.state.cards.values() if each.card == "LE-235")


# LE-249

VEILS_OF_SHADOW = Rulebook("LE-249")


@VEILS_OF_SHADOW.react("veils-them", OwnTextFollowed)
def veils_them(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The site at which he is lies in shadow."""
    who = event.here.character(game)
    site = site_of(game, who) if who is not None else None
    return [leave(game, event, site, "turn")] if site is not None else []


@VEILS_OF_SHADOW.adjust("veils-them", ATTACK_STRIKES, order=Layer.DOUBLED, says="Veils of Shadow")
def strikes_once(game: Game, strikes: int | None) -> int | None:
    """Whatever waits there strikes once."""
    combat = game.state.combat
    if combat is None or combat.kind != "automatic" or strikes is None:
        return None
    site = game.state.companies[combat.company].site
    return min(strikes, 1) if own_reached(game, "LE-249.veils-them", site) else None


# LE-184

FOCUS_PALANTIR = Rulebook("LE-184")


@FOCUS_PALANTIR.define("opens-it", CAN_USE)
def is_open_to_him(game: Game, who: str, palantir: str) -> bool | None:
    """Whoever bears the stone on which it lies can use that, unless he is a Ringwraith."""
    there = any(game.card(each).host == palantir for each in game.value(COPIES, "LE-184"))
    his = game.card(palantir).host == who
    return (there and his and not is_ringwraith(game, who)) or None
