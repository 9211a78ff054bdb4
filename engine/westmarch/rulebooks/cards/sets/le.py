"""What single cards of The Lidless Eye say."""

from msgspec import structs

from westmarch.cards.model.attack import Attack
from westmarch.cards.model.card import Faction
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.control import is_ringwraith
from westmarch.mechanics.journey import site_path
from westmarch.mechanics.quantities.actions import COPIES, OUT_OF_TURN
from westmarch.mechanics.quantities.combat import (
    ATTACK_CHANGE,
    ATTACK_STRIKES,
    DEFENDERS,
    PROWESS_OF_STRIKE,
)
from westmarch.mechanics.quantities.ending import CALLS_THE_END
from westmarch.mechanics.quantities.hazards import IS_KEYED_TO
from westmarch.mechanics.quantities.influence import DIRECT_INFLUENCE, STANDARD_MODIFICATION
from westmarch.mechanics.quantities.people import ALIGNMENT, AVATAR, CHARGED_MIND, IS_HAVEN, PROWESS
from westmarch.mechanics.sides import MINIONS, sorts
from westmarch.mechanics.table import company_of, site_of, somebodys_facts
from westmarch.rulebooks.cards.traces import leave, own_reached
from westmarch.rulebooks.cards.twins import caught_by
from westmarch.table.actions import PlayAlly, PlayEvent, StoreItem
from westmarch.table.events.cards import CardMoved, CardTapped
from westmarch.table.events.chain import OwnTextFollowed, RollCalled, RollMade
from westmarch.table.events.combat import AttackFought, AttackMade, BodyCheckRolled
from westmarch.table.events.memory import Remembered
from westmarch.table.events.turns import CouncilCalled
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact

# LE-75

GIANT_SPIDERS = Rulebook("LE-75")


@GIANT_SPIDERS.replace("caught", BodyCheckRolled)
def is_caught(game: Game, event: BodyCheckRolled) -> list[Event] | None:
    """A result that equals the body of a character they wounded discards him."""
    return caught_by(game, event, "LE-75")


# LE-140

STAY_HER_APPETITE = Rulebook("LE-140")

_TURNED = "turned on its controller"
"""Remembered of an ally, with whoever controlled it."""
_PROWESS = "LE-140.turns-on-him"
_ATTACK = Attack("", 1, 0, detainment_against=("hero",))
"""Race and prowess are the ally's."""


@STAY_HER_APPETITE.react("turns-on-him", OwnTextFollowed)
def rolls_for_prowess(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Another roll adds to the prowess of the ally."""
    ally = event.here.target
    if ally not in game.state.cards:
        return []
    return [RollCalled(card=event.card, of=ally, what=(_PROWESS, event.here))]


@STAY_HER_APPETITE.react("turns-on-him", RollMade)
def attacks(game: Game, event: RollMade) -> list[Event]:
    """The ally attacks, as what it is."""
    if game.printed(event.card).id != "LE-140" or event.what[0] != _PROWESS:
        return []
    controller = game.card(event.of).host
    company = company_of(game, controller) if controller is not None else None
    if controller is None or company is None:
        return []
    facts = somebodys_facts(game, event.of)
    attack = structs.replace(_ATTACK, race=facts.race, prowess=facts.prowess + event.roll)
    return [
        Remembered(fact=Fact(_TURNED, event.of, controller, "combat", "LE-140")),
        AttackMade(source=event.of, attack=attack, company=company.id),
    ]


@STAY_HER_APPETITE.adjust("turns-on-him", DEFENDERS)
def on_him_alone(game: Game, defenders: tuple[str, ...]) -> tuple[str, ...] | None:
    """It attacks whoever controls it, and nobody else."""
    fact = _turned(game)
    return None if fact is None else tuple(each for each in defenders if each == fact.value)


@STAY_HER_APPETITE.react("turns-on-him", AttackFought)
def is_discarded(game: Game, event: AttackFought) -> list[Event]:
    """Unless it was defeated, it is discarded."""
    fact = _turned(game)
    if fact is None or event.combat.source != fact.about:
        return []
    beaten = all(each.defeated for each in event.combat.strikes)
    stays = beaten or game.card(fact.about).place != IN_PLAY
    return [] if stays else [CardMoved(card=fact.about, to="discard-pile")]


def _turned(game: Game) -> Fact | None:
    """The ally that was turned on its controller, while that attack is being fought."""
    combat = game.state.combat
    return game.state.fact(_TURNED, combat.source) if combat is not None else None


# LE-352

BARAD_DUR = Rulebook("LE-352")


@BARAD_DUR.define(
    "haven-in-untap-phase",
    IS_HAVEN,
    says="Barad-dûr counts as a Darkhaven in the untap phase.",
)
def is_haven(game: Game, site: str, player: str) -> bool | None:
    """The site is a haven for Ringwraith players, as far as the untap phase goes."""
    if game.printed(site).id != "LE-352" or game.state.kind(player) != "ringwraith":
        return None
    return True if game.state.phase == "untap" else None


# LE-374

GEANN_A_LISCH = Rulebook("LE-374")


@GEANN_A_LISCH.forbid("nothing-is-stored", StoreItem, says="Nothing is stored at Geann a-Lisch.")
def is_no_place_for_it(game: Game, action: StoreItem) -> bool:
    """There is no storing at the site."""
    site = site_of(game, action.card)
    return site is not None and game.printed(site).id == "LE-374"


# LE-415

WORTHY_HILLS = Rulebook("LE-415")


@WORTHY_HILLS.replace("never-taps", CardTapped)
def stays_untapped(game: Game, event: CardTapped) -> list[Event] | None:
    """The site stays untapped, whatever is played there."""
    return [] if game.printed(event.card).id == "LE-415" else None


# LE-235

SUDDEN_CALL = Rulebook("LE-235")


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
    return as_hazard and game.state.kind(game.state.opponent(action.player)) == "wizard"


# LE-183

FELL_RIDER = Rulebook("LE-183")


@FELL_RIDER.adjust("is-terrible", PROWESS, says="Fell Rider")
def is_stronger(game: Game, prowess: int, who: str) -> int | None:
    """He is stronger for it."""
    return prowess + 2 if _rides(game, who) else None


@FELL_RIDER.adjust("is-terrible", DIRECT_INFLUENCE, says="Fell Rider")
def is_less_heard(game: Game, influence: int, who: str) -> int | None:
    """And nobody likes to talk to him."""
    return influence - 3 if _rides(game, who) else None


def _rides(game: Game, who: str) -> bool:
    """Tell whether somebody is his player's Ringwraith, with the card on his company or on him."""
    here = game.card(who)
    hosts = {game.card(each).host for each in game.value(COPIES, "LE-183")}
    return not hosts.isdisjoint({who, here.company}) and game.value(AVATAR, here.owner) == who


# LE-291

URUK_HAI = Rulebook("LE-291")


@URUK_HAI.define("no-love-lost", STANDARD_MODIFICATION)
def despise_other_orcs(game: Game, faction: str, character: str) -> int | None:
    """Any other Orc faction in play makes them harder to win over; several, no more than one."""
    if game.printed(faction).id != "LE-291":
        return None
    his_own = game.reading("q.core.standard-modification-whose") == "b"
    player = game.card(character).owner
    orcs = (
        each
        for each in game.state.cards.values()
        if each.place == "marshalling-point-pile" and (each.owner == player or not his_own)
    )
    return -2 if any(_is_other_orc_faction(game, each.id) for each in orcs) else None


def _is_other_orc_faction(game: Game, card: str) -> bool:
    facts = game.printed(card).facts
    return isinstance(facts, Faction) and facts.race == "Orc" and game.printed(card).id != "LE-291"


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


# LE-165

AWAITING_THE_CALL = Rulebook("LE-165")


@AWAITING_THE_CALL.adjust("waits", CHARGED_MIND, says="Awaiting the Call")
def asks_for_less(game: Game, mind: int, who: str) -> int | None:
    """Half his mind is enough, rounded down."""
    borne = any(game.card(each).host == who for each in game.value(COPIES, "LE-165"))
    return mind // 2 if borne else None


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


# LE-249

VEILS_OF_SHADOW = Rulebook("LE-249")


@VEILS_OF_SHADOW.react("veils-them", OwnTextFollowed)
def veils_them(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The site at which he is lies in shadow."""
    who = event.here.character(game)
    site = site_of(game, who) if who is not None else None
    return [leave(game, event, site, "turn")] if site is not None else []


@VEILS_OF_SHADOW.adjust("veils-them", ATTACK_STRIKES, order=10, says="Veils of Shadow")
def strikes_once(game: Game, strikes: int | None) -> int | None:
    """Whatever waits there strikes once."""
    combat = game.state.combat
    if combat is None or combat.kind != "automatic" or strikes is None:
        return None
    site = game.state.companies[combat.company].site
    return min(strikes, 1) if own_reached(game, "LE-249.veils-them", site) else None


# LE-63

BORDER_WATCH = Rulebook("LE-63")


@BORDER_WATCH.adjust("two-for-heroes", ATTACK_STRIKES, says="The Border-watch, for heroes")
def are_not_so_many(game: Game, strikes: int | None) -> int | None:
    """Two of them see after heroes, whatever the others do."""
    combat = game.state.combat
    if combat is None or game.printed(combat.source).id != "LE-63" or strikes is None:
        return None
    company = game.state.companies[combat.company]
    return 2 if "hero" in sorts(game, company.player, company.characters) else None


# LE-69

ELF_LORD = Rulebook("LE-69")


@ELF_LORD.adjust("hates-ringwraiths", PROWESS_OF_STRIKE, says="against a Ringwraith")
def is_in_wrath(game: Game, prowess: int) -> int | None:
    """No Ringwraith would like to meet him."""
    combat = game.state.combat
    if combat is None or combat.facing is None or game.printed(combat.source).id != "LE-69":
        return None
    return prowess + 4 if is_ringwraith(game, combat.facing) else None


# LE-88

PIRATES = Rulebook("LE-88")


@PIRATES.define("at-sea", ATTACK_CHANGE, says="Pirates at sea")
def are_on_board(game: Game, what: str) -> int | None:
    """On the water they are stronger."""
    combat = game.state.combat
    if what != "prowess" or combat is None or game.printed(combat.source).id != "LE-88":
        return None
    return 2 if game.value(IS_KEYED_TO, combat, "Coastal Sea") else None


# LE-96

URUK_LIEUTENANT = Rulebook("LE-96")

_CAME_BEFORE = "the Uruk-lieutenant came"
"""Remembered of a company that he has attacked in this turn."""


@URUK_LIEUTENANT.react("calls-another", AttackFought)
def has_come(game: Game, event: AttackFought) -> list[Event]:
    """It is remembered that the company has met him."""
    if game.printed(event.combat.source).id != "LE-96":
        return []
    return [Remembered(fact=Fact(_CAME_BEFORE, event.combat.company, True, "turn", "LE-96"))]


@URUK_LIEUTENANT.define("calls-another", ATTACK_CHANGE, says="after the Uruk-lieutenant")
def another_comes(game: Game, what: str) -> int | None:
    """An Orc-lieutenant is stronger who comes after him."""
    combat = game.state.combat
    if what != "prowess" or combat is None or game.name(combat.source) != "Orc-lieutenant":
        return None
    return 3 if game.state.fact(_CAME_BEFORE, combat.company) is not None else None


# LE-107

COVETOUS_THOUGHTS = Rulebook("LE-107")


@COVETOUS_THOUGHTS.forbid(
    "for-minions", PlayEvent, says="Covetous Thoughts are for minions, and nobody else."
)
def is_no_minion(game: Game, action: PlayEvent) -> bool:
    """Only minions are so greedy."""
    if game.printed(action.card).id != "LE-107" or action.target not in game.state.cards:
        return False
    return game.value(ALIGNMENT, action.target) != "minion"


# LE-151

WRATH_OF_THE_WEST = Rulebook("LE-151")


@WRATH_OF_THE_WEST.forbid(
    "against-minions", PlayEvent, says="Wrath of the West is played on an event of the minions."
)
def is_no_plan_of_theirs(game: Game, action: PlayEvent) -> bool:
    """What heroes do is not what it is about."""
    if game.printed(action.card).id != "LE-151" or action.target not in game.state.cards:
        return False
    return game.printed(action.target).alignment != "minion"


# LE-152

BLACKBOLE = Rulebook("LE-152")


@BLACKBOLE.forbid("shuns-dol-guldur", PlayAlly, says="Blackbole does not go to Dol Guldur.")
def is_too_near(game: Game, action: PlayAlly) -> bool:
    """It is at home in the wood, and not in the tower."""
    company = company_of(game, action.character)
    its_own = game.printed(action.card).id == "LE-152"
    return its_own and company is not None and game.name(company.site) == "Dol Guldur"
