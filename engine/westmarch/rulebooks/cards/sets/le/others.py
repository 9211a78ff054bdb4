"""What single allies, factions, items and sites of The Lidless Eye say."""

from westmarch.cards.kinds import RINGWRAITH
from westmarch.cards.model.card import Faction, Modifier
from westmarch.cards.model.phrases.things import Who
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.allies import company_with
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import HAZARDS, character_facts, company_of, site_facts
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.combat import DEFENDERS, DETAINMENT, RACE_FOUGHT
from westmarch.mechanics.quantities.influence import (
    INFLUENCE_RESULT,
    INFLUENCE_TOTAL,
    STANDARD_MODIFICATION,
)
from westmarch.mechanics.quantities.journeys import PRINTED_PATH
from westmarch.mechanics.quantities.people import (
    IS_HAVEN,
    MAY_COME,
    PROWESS_BONUS,
)
from westmarch.mechanics.quantities.sites import SERVES_AS
from westmarch.rulebooks.cards import shared_texts
from westmarch.rulebooks.cards.against import raised
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.conditions.people import ABLE
from westmarch.rulebooks.cards.context import bears
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.actions import InfluenceCard, PlayAlly, PlayCharacter, StoreItem, UseCard
from westmarch.table.events.cards import CardMoved, CardTapped
from westmarch.table.events.chain import OwnTextFollowed, RollCalled, RollMade
from westmarch.table.events.characters import CharacterWounded
from westmarch.table.events.combat import BodyCheckCalled
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

# LE-152

BLACKBOLE = Rulebook("LE-152")


@BLACKBOLE.forbid("shuns-dol-guldur", PlayAlly, says="Blackbole does not go to Dol Guldur.")
def is_too_near(game: Game, action: PlayAlly) -> bool:
    """It is at home in the wood, and not in the tower."""
    company = company_of(game, action.character)
    its_own = game.printed(action.card).id == "LE-152"
    return its_own and company is not None and game.name(company.site) == "Dol Guldur"


@BLACKBOLE.adjust("stays-in-the-wood", DEFENDERS)
def is_not_found_there(game: Game, defenders: tuple[str, ...]) -> tuple[str, ...] | None:
    """Whoever attacks at a site does not find it, be it an agent or another company."""
    if game.state.phase != "site":
        return None
    return tuple(each for each in defenders if game.printed(each).id != "LE-152")


# LE-156

WAR_WARG = Rulebook("LE-156")


@WAR_WARG.forbid(
    "beside-him", UseCard, says="War-warg and its bearer are not both struck by the attack."
)
def is_not_beside_him(game: Game, action: UseCard) -> bool:
    """One attack has to strike them both."""
    if game.printed(action.card).id != "LE-156":
        return False
    combat = game.state.combat
    struck = {each.target for each in combat.strikes} if combat is not None else set()
    return not struck.issuperset({action.card, game.card(action.card).host})


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


# LE-352

BARAD_DUR = Rulebook("LE-352")


@BARAD_DUR.define(
    "haven-in-untap-phase",
    IS_HAVEN,
    says="Barad-dûr counts as a Darkhaven in the untap phase.",
)
def is_haven(game: Game, site: str, player: str) -> bool | None:
    """The site is a haven for Ringwraith players, as far as the untap phase goes."""
    if game.printed(site).id != "LE-352" or game.state.kind(player) != RINGWRAITH:
        return None
    return True if game.state.phase == "untap" else None


# LE-374

GEANN_A_LISCH = Rulebook("LE-374")


@GEANN_A_LISCH.forbid("nothing-is-stored", StoreItem, says="Nothing is stored at Geann a-Lisch.")
def is_no_place_for_it(game: Game, action: StoreItem) -> bool:
    """There is no storing at the site."""
    site = site_of(game, action.card)
    return site is not None and game.printed(site).id == "LE-374"


@GEANN_A_LISCH.define("in-ruins", SERVES_AS, says="To hazards Geann a-Lisch is Ruins & Lairs.")
def is_in_ruins(game: Game, site: str, purpose: str) -> str | None:
    """Hazards find nothing of a haven there."""
    here = game.printed(site).id == "LE-374" and purpose == HAZARDS
    return "Ruins & Lairs" if here else None


@GEANN_A_LISCH.define("in-ruins", PRINTED_PATH)
def lies_beyond_carn_dum(game: Game, site: str, purpose: str) -> tuple[str, tuple[str, ...]] | None:
    """To them it has a site path, too, the one from its only neighbour among the havens."""
    if game.printed(site).id != "LE-374" or purpose != HAZARDS:
        return None
    return site_facts(game, site).havens[0]


# LE-415

WORTHY_HILLS = Rulebook("LE-415")


@WORTHY_HILLS.replace("never-taps", CardTapped)
def stays_untapped(game: Game, event: CardTapped) -> list[Event] | None:
    """The site stays untapped, whatever is played there."""
    return [] if game.printed(event.card).id == "LE-415" else None


# LE-338

POISON = Rulebook("LE-338")


@POISON.forbid("once-a-strike", UseCard, says=AS_WRITTEN)
def is_poisoned_already(game: Game, action: UseCard) -> bool:
    """Not twice against one strike, be the first declared only or has it had its effect."""
    if game.printed(action.card).id != "LE-338":
        return False
    others = (each for each in game.state.chain if isinstance(each, UseCard))
    declared = any(game.printed(each.card).id == "LE-338" for each in others)
    return declared or any(
        each.card == "LE-338" and each.until == "strike" for each in game.state.facts
    )


# LE-158

THE_WARG_KING = Rulebook("LE-158")


@THE_WARG_KING.adjust("leads-the-wolves", INFLUENCE_TOTAL, says="The Warg-king")
def speaks_for_them(game: Game, total: int, faction: str, who: str, _: int) -> int | None:
    """Wolves listen to whoever comes with their king."""
    return total + 2 if _is_with_the_king(game, who, faction) else None


@THE_WARG_KING.adjust("leads-the-wolves", INFLUENCE_RESULT, says="The Warg-king")
def speaks_to_theirs(game: Game, total: int, attempt: InfluenceCard, *_: int) -> int | None:
    """Those of the other player, too."""
    return total + 2 if _is_with_the_king(game, attempt.character, attempt.target) else None


def _is_with_the_king(game: Game, who: str, faction: str) -> bool:
    facts, company = game.printed(faction).facts, company_with(game, who)
    if not isinstance(facts, Faction) or facts.race != "Wolf" or company is None:
        return False
    return any(company_with(game, each) == company for each in game.value(COPIES, "LE-158"))


# LE-299

BLACK_MACE = Rulebook("LE-299")


@BLACK_MACE.define("hates-elves", PROWESS_BONUS)
def breaks_elves(game: Game, who: str) -> int | None:
    """Against Elves it is worth more than it prints, as what raises his own prowess."""
    if game.state.combat is None or game.value(RACE_FOUGHT, who) != "Elf":
        return None
    if not bears(game, who, "LE-299") or not fits(game, Who((("warrior",),)), who):
        return None
    own = character_facts(game, who).prowess
    return raised(own, Modifier(4, 10)) - raised(own, Modifier(3, 10))


# LE-332

PALANTIR_OF_ELOSTIRION = Rulebook("LE-332")


@PALANTIR_OF_ELOSTIRION.react("shows-its-paths", OwnTextFollowed)
def can_use_this_one(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Its bearer can use this palantír, and no other for that."""
    bearer = event.here.bearer
    if bearer is None:
        return []
    return [Remembered(fact=Fact(ABLE, bearer, event.card, "turn", "LE-332"))]


# LE-336

PALTRY_RING = Rulebook("LE-336")


@PALTRY_RING.define("wards-off-captors", PROWESS_BONUS)
def is_not_to_be_held(game: Game, who: str) -> int | None:
    """Whoever bears it is not easily held."""
    combat = game.state.combat
    if combat is None or not bears(game, who, "LE-336"):
        return None
    return 3 if game.value(DETAINMENT, combat) else None


# LE-154

STINKER = Rulebook("LE-154")


@STINKER.forbid(
    "takes-it-with-him",
    UseCard,
    says="{action.card} would have to be where The One Ring is, outside a haven.",
)
def has_nothing_to_take(game: Game, action: UseCard) -> bool:
    """It takes The One Ring at his site, which is no haven."""
    return shared_texts.sees_no_ring(game, action, "LE-154")


@STINKER.react("takes-it-with-him", OwnTextFollowed)
def takes_it_with_him(game: Game, event: OwnTextFollowed) -> list[Event]:
    """He and the ring are gone."""
    return shared_texts.falls_with_it(game, event)


# LE-334

PALANTIR_OF_ORTHANC = Rulebook("LE-334")


@PALANTIR_OF_ORTHANC.forbid(
    "takes-a-deck", UseCard, says="It takes five cards in the play deck, and there are fewer."
)
def has_no_deck_to_speak_of(game: Game, action: UseCard) -> bool:
    """It takes a deck that is not all but drawn."""
    return shared_texts.deck_is_thin(game, action, "LE-334")


# LE-341

SABLE_SHIELD = Rulebook("LE-341")

_BREAKS = "LE-341.takes-the-blow"


@SABLE_SHIELD.replace("takes-the-blow", CharacterWounded)
def takes_the_blow(game: Game, event: CharacterWounded) -> list[Event] | None:
    """Who bears it is not wounded by a strike, but the attacker rolls."""
    shield = _shield_of(game, event.card)
    if shield is None:
        return None
    return [
        Remembered(fact=Fact(_BREAKS, event.card, None, "strike", "LE-341")),
        RollCalled(card=shield, of=event.card, what=_BREAKS),
    ]


@SABLE_SHIELD.replace("takes-the-blow", BodyCheckCalled)
def makes_no_check(game: Game, event: BodyCheckCalled) -> list[Event] | None:
    """So he makes no body check either."""
    spared = game.state.fact(_BREAKS, event.character) is not None
    return [] if spared and not event.of_strike else None


@SABLE_SHIELD.react("takes-the-blow", RollMade)
def breaks(game: Game, event: RollMade) -> list[Event]:
    """More than 6, and it is broken."""
    if event.what != _BREAKS or event.roll <= 6:
        return []
    return [CardMoved(card=event.card, to="discard-pile")]


def _shield_of(game: Game, who: str) -> str | None:
    """The shield of somebody who faces the strike that is being played out."""
    combat = game.state.combat
    if combat is None or combat.facing != who or not bears(game, who, "LE-341"):
        return None
    return next(each for each in game.card(who).holds if game.card(each).card == "LE-341")


# LE-356

BREE = Rulebook("LE-356")


@BREE.permit(
    "agents-meet-here",
    PlayCharacter,
    says=AS_WRITTEN,
    lifts=("core.organization.character-play-sites", "core.agents.agent-character-home-only"),
)
def is_expected(game: Game, action: PlayCharacter) -> bool | None:
    """An agent may come to somebody who is there, and follow him."""
    company = game.state.companies.get(action.company or "")
    if company is None or action.controller is None or game.printed(company.site).id != "LE-356":
        return None
    printed = game.printed(action.card)
    if "agent" not in printed.keywords or printed.alignment != "minion":
        return None
    return game.value(MAY_COME, action) or None
