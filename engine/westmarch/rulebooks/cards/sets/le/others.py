"""What single allies, factions, items and sites of The Lidless Eye say."""

from westmarch.cards.model.card import Faction
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.influence import (
    STANDARD_MODIFICATION,
)
from westmarch.mechanics.quantities.people import (
    IS_HAVEN,
)
from westmarch.mechanics.table import company_of, site_of
from westmarch.rulebooks.cards.making import AS_WRITTEN
from westmarch.table.actions import PlayAlly, StoreItem, UseCard
from westmarch.table.events.cards import CardTapped
from westmarch.table.game import Game

# LE-152

BLACKBOLE = Rulebook("LE-152")


@BLACKBOLE.forbid("shuns-dol-guldur", PlayAlly, says="Blackbole does not go to Dol Guldur.")
def is_too_near(game: Game, action: PlayAlly) -> bool:
    """It is at home in the wood, and not in the tower."""
    company = company_of(game, action.character)
    its_own = game.printed(action.card).id == "LE-152"
    return its_own and company is not None and game.name(company.site) == "Dol Guldur"


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
