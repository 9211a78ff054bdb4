"""What single resources of Dark Minions do for companies and for their player."""

from westmarch.cards.model.play_clauses import PlayableWhere
from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer, Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.control import is_character
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import admits, is_avatar
from westmarch.mechanics.playable import is_playable_at
from westmarch.mechanics.quantities.actions import COPIES, IN_PLAY_BY_NAME
from westmarch.mechanics.quantities.combat import ATTACK_STRIKES, ATTACKER_CHOOSES
from westmarch.mechanics.quantities.items import HOARD_ITEM
from westmarch.mechanics.quantities.people import HOME_SITE, IS_HAVEN, REVEALED
from westmarch.mechanics.quantities.sites import CONTAINS_HOARD
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.rulebooks.cards.numbers import counted
from westmarch.rulebooks.cards.things.places import is_such_site
from westmarch.table.actions import ChooseCard, PlayCharacter, PlayEvent
from westmarch.table.events.cards import (
    CardChosen,
    CardMoved,
    CardUntapped,
    ChoiceCalled,
    EventPlayed,
    ShuffleCalled,
)
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.characters import CharacterHealed, CharacterPlayed
from westmarch.table.events.combat import (
    AttackDefeated,
    BodyCheckCalled,
    StrikeResolved,
    StrikeSucceeded,
)
from westmarch.table.events.companies import JourneyEnds
from westmarch.table.events.memory import Remembered
from westmarch.table.events.turns import EndFelt
from westmarch.table.game import Game
from westmarch.table.state import LASTING, ON_GUARD, Fact

# DM-127

FACE_OUT_OF_SIGHT = Rulebook("DM-127")


@FACE_OUT_OF_SIGHT.react("clears-the-sites", EventPlayed)
def clears_the_sites(game: Game, event: EventPlayed) -> list[Event]:
    """Whatever lies on-guard goes back to hand as it comes into play."""
    if game.printed(event.card).id != "DM-127":
        return []
    guards = (each.id for each in game.state.cards.values() if each.place == ON_GUARD)
    return [CardMoved(card=each, to="hand") for each in guards]


@FACE_OUT_OF_SIGHT.react("sends-agents-home", EndFelt)
def sends_agents_home(game: Game, event: EndFelt) -> list[Event]:
    """As a turn ends, agents who are tapped or wounded go back to hand."""
    if event.phase != "end-of-turn" or not game.value(COPIES, "DM-127"):
        return []
    return [
        CardMoved(card=each, to="hand")
        for each in game.state.agents
        if game.card(each).position != "untapped"
    ]


# DM-130

FIREWORKS = Rulebook("DM-130")


@FIREWORKS.replace("tires-the-sage", CardUntapped)
def is_tired(game: Game, event: CardUntapped) -> list[Event] | None:
    """Where the sage would untap, the card goes instead."""
    spent = [each for each in game.card(event.card).holds if game.card(each).card == "DM-130"]
    return [CardMoved(card=each, to="discard-pile") for each in spent] or None


# DM-135

HEALING_OF_NIMRODEL = Rulebook("DM-135")

_HEALS = "DM-135.heals-on-arrival"


@HEALING_OF_NIMRODEL.react("heals-on-arrival", OwnTextFollowed)
def sets_out(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Remember the company until the turn is over."""
    company = event.here.company(game)
    return [leave(game, event, company, LASTING)] if company is not None else []


@HEALING_OF_NIMRODEL.react("heals-on-arrival", JourneyEnds)
def are_healed(game: Game, event: JourneyEnds) -> list[Event]:
    """Whoever gets to another Haven stands untapped there."""
    group = game.state.companies[event.company]
    site = group.destination or (group.site if group.moved else None)
    if site is None or not own_reached(game, _HEALS, event.company):
        return []
    origin = group.origin if group.destination is None else group.site
    another = origin is not None and game.name(origin) != game.name(site)
    if not another or not game.value(IS_HAVEN, site, group.player):
        return []
    healed: list[Event] = []
    for each in group.characters:
        if game.card(each).position == "wounded":
            healed.append(CharacterHealed(card=each))
        if game.card(each).position != "untapped":
            healed.append(CardUntapped(card=each))
    return healed


# DM-136

HERB_LORE = Rulebook("DM-136")


@HERB_LORE.forbid(
    "in-the-woods", PlayEvent, says="There is no Wilderness in the site path of {action.target}."
)
def grows_elsewhere(game: Game, action: PlayEvent) -> bool:
    """The herbs grow in the Wilderness."""
    if game.printed(action.card).id != "DM-136" or action.target not in game.state.cards:
        return False
    return counted(game, "Wilderness in the site path", str(action.target)) == 0


# DM-150

MORE_ALERT_THAN_MOST = Rulebook("DM-150")


@MORE_ALERT_THAN_MOST.adjust(
    "is-alert", ATTACK_STRIKES, order=Layer.DOUBLED, says="More Alert than Most"
)
def finds_fewer(game: Game, strikes: int | None) -> int | None:
    """Who picks his victims finds fewer of them, but one at least."""
    copies = game.value(COPIES, "DM-150")
    if not copies or strikes is None or strikes <= 1 or not game.value(ATTACKER_CHOOSES):
        return None
    by_day = game.value(IN_PLAY_BY_NAME, "Gates of Morning", game.card(copies[0]).owner)
    return max(1, strikes - len(copies) * (2 if by_day else 1))


@MORE_ALERT_THAN_MOST.react("is-alert", AttackDefeated)
def is_not_needed_any_more(game: Game, event: AttackDefeated) -> list[Event]:
    """Once such an attack is beaten it is over."""
    if not game.value(ATTACKER_CHOOSES):
        return []
    return [CardMoved(card=each, to="discard-pile") for each in game.value(COPIES, "DM-150")]


# DM-151

NO_WAITING_TO_WONDER = Rulebook("DM-151")

_SHARES = "shares the danger by DM-151"
"""Remembered of whoever faces the strike: the Hobbit, and then that it has succeeded."""


@NO_WAITING_TO_WONDER.forbid(
    "for-another", PlayEvent, says="{action.target} faces the strike, and it is for another."
)
def is_himself(game: Game, action: PlayEvent) -> bool:
    """Nobody helps himself so."""
    mine = game.printed(action.card).id == "DM-151"
    return mine and action.target is not None and action.target == action.character


@NO_WAITING_TO_WONDER.react("for-another", OwnTextFollowed)
def comes_between(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The Hobbit is in it, too."""
    who, hobbit = event.here.target, event.here.actor
    if who is None or hobbit is None:
        return []
    return [Remembered(fact=Fact(_SHARES, who, (hobbit, False), "strike", "DM-151"))]


@NO_WAITING_TO_WONDER.react("for-another", StrikeSucceeded)
def is_hit(game: Game, event: StrikeSucceeded) -> list[Event]:
    """If the strike succeeds, he will not get away."""
    return [
        Remembered(fact=Fact(_SHARES, event.character, (each.value[0], True), "strike", "DM-151"))
        for each in game.state.facts
        if (each.what, each.about) == (_SHARES, event.character)
    ]


@NO_WAITING_TO_WONDER.react("for-another", StrikeResolved, order=Rank.BEFORE)
def pays_for_it(game: Game, event: StrikeResolved) -> list[Event]:
    """After it he makes a body check."""
    return [
        BodyCheckCalled(character=each.value[0], of_strike=False)
        for each in game.state.facts
        if (each.what, each.about) == (_SHARES, event.character) and each.value[1]
    ]


# DM-156

SAW_FURTHER_AND_DEEPER = Rulebook("DM-156")


@SAW_FURTHER_AND_DEEPER.forbid(
    "before-he-comes", PlayEvent, says="{action.player}'s Wizard has been revealed already."
)
def has_come_already(game: Game, action: PlayEvent) -> bool:
    """It is for a time when nobody knows who he is."""
    mine = game.printed(action.card).id == "DM-156"
    return mine and game.value(REVEALED, action.player) is not None


@SAW_FURTHER_AND_DEEPER.forbid(
    "comes-home", PlayCharacter, says="Saw Further and Deeper: the Wizard comes into play at home."
)
def is_not_home(game: Game, action: PlayCharacter) -> bool:
    """The Wizard takes the long way."""
    if not _lies_before(game, action.player) or not _is_wizard(game, action.card):
        return False
    return not game.value(HOME_SITE, action.card, action.site)


@SAW_FURTHER_AND_DEEPER.react("comes-home", CharacterPlayed, says=AS_WRITTEN)
def has_come(game: Game, event: CharacterPlayed) -> list[Event]:
    """With him it has served its purpose."""
    if not _is_wizard(game, event.card):
        return []
    return [
        CardMoved(card=each, to="discard-pile")
        for each in _lies_before(game, game.card(event.card).owner)
    ]


def _lies_before(game: Game, player: str) -> list[str]:
    return [each for each in game.value(COPIES, "DM-156") if game.card(each).owner == player]


def _is_wizard(game: Game, card: str) -> bool:
    return is_character(game, card) and is_avatar(game, card)


# DM-120

CHOICE_OF_LUTHIEN = Rulebook("DM-120")

_FINDS = "DM-120.finds-what-is-there"
_PILES = ("play-deck", "discard-pile")


@CHOICE_OF_LUTHIEN.react("finds-what-is-there", OwnTextFollowed)
def looks_for_it(game: Game, event: OwnTextFollowed) -> list[Event]:
    """She knows what there is to be had where she is."""
    here = event.here
    site = site_of(game, here.bearer) if here.bearer is not None else None
    if site is None:
        return []
    among = tuple(
        each
        for pile in _PILES
        for each in game.state.pile(here.player, pile)
        if is_to_be_had(game, each, site)
    )
    call = ChoiceCalled(card=event.card, player=here.player, among=among, what=(_FINDS, here))
    return [call] if among else []


@CHOICE_OF_LUTHIEN.permit(
    "finds-what-is-there", ChooseCard, says="What may be chosen is what Choice of Lúthien finds."
)
def says_what(game: Game, action: ChooseCard) -> bool | None:
    """Her player chooses."""
    return is_called_for(game, action, _FINDS)


@CHOICE_OF_LUTHIEN.react("finds-what-is-there", CardChosen)
def finds_it(game: Game, event: CardChosen) -> list[Event]:
    """It comes to hand."""
    if game.printed(event.card).id != "DM-120" or event.what[0] != _FINDS:
        return []
    player = event.what[1].player
    return [CardMoved(card=event.chosen, to="hand"), ShuffleCalled(player=player)]


def is_to_be_had(game: Game, card: str, site: str) -> bool:
    """Tell whether an item, an ally or a faction is playable at a site."""
    printed = game.printed(card)
    if printed.type not in ("item", "ally", "faction"):
        return False
    places = (each.where for each in printed.clauses if isinstance(each, PlayableWhere))
    if any(is_such_site(game, each, site, card) for each in places):
        return True
    if printed.type != "item":
        return is_playable_at(game, card, site)
    hoard = game.value(HOARD_ITEM, card) and not game.value(CONTAINS_HOARD, site)
    return admits(game, site, card) and not hoard
