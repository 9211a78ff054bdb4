"""What single allies and items of The Wizards say."""

from westmarch.cards.model.card import Character
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.allies import company_with, is_ally
from westmarch.mechanics.lookups import character_facts, company_of, in_hand, is_there
from westmarch.mechanics.quantities.influence import NEEDS_NO_CHECK
from westmarch.mechanics.quantities.people import MEMBERS, PROWESS
from westmarch.mechanics.quantities.turn import HAND_SIZE
from westmarch.rulebooks.cards import shared_texts
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import bears
from westmarch.table.actions import PlayItem, UseCard
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.turns import BeginningFelt
from westmarch.table.game import Game
from westmarch.table.state import Fact

# TW-298

PALANTIR_OF_ELOSTIRION = Rulebook("TW-298")


@PALANTIR_OF_ELOSTIRION.forbid(
    "frees-elves", UseCard, says="It frees an Elf or a Wizard of its player's, and nobody else."
)
def frees_nobody_else(game: Game, action: UseCard) -> bool:
    """What it shows is for Elves and Wizards of one's own."""
    if game.printed(action.card).id != "TW-298" or action.target not in game.state.cards:
        return False
    host = game.card(str(action.target)).host
    if host not in game.state.cards or game.printed(str(host)).type != "character":
        return True
    race = character_facts(game, str(host)).race
    return race not in ("Elf", "Wizard") or game.card(str(host)).owner != action.player


# TW-246

GOLLUM = Rulebook("TW-246")


@GOLLUM.forbid(
    "takes-it-with-him",
    UseCard,
    says="{action.card} would have to be where The One Ring is, outside a haven.",
)
def has_nothing_to_take(game: Game, action: UseCard) -> bool:
    """It takes The One Ring at his site, which is no haven."""
    return shared_texts.sees_no_ring(game, action, "TW-246")


@GOLLUM.react("takes-it-with-him", OwnTextFollowed)
def takes_it_with_him(game: Game, event: OwnTextFollowed) -> list[Event]:
    """He and the ring are gone."""
    return shared_texts.falls_with_it(game, event)


# TW-300

PALANTIR_OF_ORTHANC = Rulebook("TW-300")


@PALANTIR_OF_ORTHANC.forbid(
    "takes-a-deck", UseCard, says="It takes five cards in the play deck, and there are fewer."
)
def has_no_deck_to_speak_of(game: Game, action: UseCard) -> bool:
    """It takes a deck that is not all but drawn."""
    return shared_texts.deck_is_thin(game, action, "TW-300")


# TW-201

BOOK_OF_MAZARBUL = Rulebook("TW-201")

_READ = "reads in the Book of Mazarbul"
"""Remembered of a player until he untaps."""


@BOOK_OF_MAZARBUL.react("holds-more", OwnTextFollowed)
def reads_in_it(game: Game, event: OwnTextFollowed) -> list[Event]:
    """There is much to think about."""
    return [Remembered(fact=Fact(_READ, event.here.player, None, "game", "TW-201"))]


@BOOK_OF_MAZARBUL.adjust("holds-more", HAND_SIZE)
def holds_one_more(game: Game, size: int, player: str) -> int | None:
    """So its player holds one card more."""
    times = sum(each.what == _READ and each.about == player for each in game.state.facts)
    return size + times if times else None


@BOOK_OF_MAZARBUL.react("holds-more", BeginningFelt)
def closes_it(game: Game, event: BeginningFelt) -> list[Event]:
    """Until his untap phase comes again."""
    player = game.state.turn_player
    if event.phase != "untap" or game.state.fact(_READ, player) is None:
        return []
    return [Forgotten(what=_READ, about=player)]


# TW-326

SHADOWFAX = Rulebook("TW-326")


@SHADOWFAX.forbid(
    "carries-two", UseCard, says="Shadowfax carries one, or one and a Hobbit, and no other ally."
)
def are_too_many(game: Game, action: UseCard) -> bool:
    """One rides him, and perhaps a Hobbit with him."""
    if game.printed(action.card).id != "TW-326":
        return False
    company = company_with(game, action.card)
    if company is None:
        return True
    members = game.value(MEMBERS, company.id)
    if any(is_ally(game, each) and each != action.card for each in members):
        return True
    facts = [game.printed(each).facts for each in company.characters]
    hobbit = any(isinstance(each, Character) and each.race == "Hobbit" for each in facts)
    return len(facts) > 2 or (len(facts) == 2 and not hobbit)


# TW-227

ENT_DRAUGHTS = Rulebook("TW-227")

_HALL = "Wellinghall"


@ENT_DRAUGHTS.permit(
    "drawn-for-guests",
    PlayItem,
    says=AS_WRITTEN,
    lifts=(
        "core.site-phase.play-requirements",
        "core.site-phase.not-tapping-differs",
        "core.site-phase.extra-item-next-action",
    ),
)
def is_drawn_for_guests(game: Game, action: PlayItem) -> bool | None:
    """Whoever has made friends there is given something to drink."""
    company = company_of(game, action.character)
    if game.printed(action.card).id != "TW-227" or company is None:
        return None
    return (
        company.player == action.player
        and in_hand(game, action.player, action.card)
        and game.state.phase == "site"
        and game.state.combat is None
        and not game.state.chain
        and game.card(action.character).position == "untapped"
        and game.name(company.site) == _HALL
        and any(_came_today(game, each.id, action.player) for each in game.state.cards.values())
    ) or None


def _came_today(game: Game, card: str, player: str) -> bool:
    """Tell whether an ally or a faction of the place has come into play for a player this turn."""
    if game.card(card).owner != player or game.printed(card).type not in ("ally", "faction"):
        return False
    now, then = is_there(game, card), is_there(game.turn_start, card)
    homes = getattr(game.printed(card).facts, "sites", ())
    return now and not then and _HALL in homes


# TW-312

RED_ARROW = Rulebook("TW-312")


@RED_ARROW.define(
    "calls-the-riders",
    NEEDS_NO_CHECK,
    says="Whoever bears the Red Arrow has the Riders of Rohan come without a check.",
)
def calls_the_riders(game: Game, faction: str, who: str) -> bool | None:
    """To whoever brings it, the Riders come."""
    return (game.name(faction) == "Riders of Rohan" and bears(game, who, "TW-312")) or None


# TW-347

THE_ONE_RING = Rulebook("TW-347")


@THE_ONE_RING.adjust("makes-him-mighty", PROWESS, terms=shared_texts.mighty_terms("TW-347"))
def makes_him_mighty(game: Game, prowess: int, who: str) -> int | None:
    """Whoever has it is stronger than he was, but no more than twice."""
    return shared_texts.mighty(game, prowess, who, "TW-347")
