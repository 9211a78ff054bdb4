"""What single hazards of The Lidless Eye have companies choose."""

from collections.abc import Iterator

from westmarch.cards.model.phrases.things import Who
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.control import is_character, is_follower, is_ringwraith
from westmarch.mechanics.journey import new_site, site_path
from westmarch.mechanics.lookups import HAZARDS, character_facts, item_facts
from westmarch.mechanics.quantities.actions import COPIES, IN_PLAY_BY_NAME
from westmarch.mechanics.quantities.on_guard import TAPS_SOMEBODY
from westmarch.mechanics.quantities.people import IS_HAVEN, MIND
from westmarch.mechanics.quantities.sites import SITE_TYPE
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.actions import ChooseCard, PlayEvent
from westmarch.table.events.cards import CardChosen, CardMoved, CardTapped, ChoiceCalled, ItemLost
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.characters import (
    CharacterDiscarded,
    CharacterEliminated,
    CharacterReturned,
    CharacterWounded,
)
from westmarch.table.events.combat import BodyCheckCalled, BodyCheckFailed
from westmarch.table.events.companies import CompanyChanged
from westmarch.table.events.turns import BeginningFelt
from westmarch.table.game import Game

# LE-131

RATS = Rulebook("LE-131")

_GNAW = "LE-131.gnaw"


def _small_things(game: Game, company: str) -> Iterator[str]:
    for who in game.state.companies[company].characters:
        for each in game.card(who).holds:
            facts = item_facts(game, each)
            if facts is not None and facts.item_class == "minor":
                yield each


@RATS.forbid(
    "gnaw",
    PlayEvent,
    says="It takes a minor item in the company, and a Ruins & Lairs, Shadow-hold or Dark-hold.",
)
def nothing_to_gnaw(game: Game, action: PlayEvent) -> bool:
    """They come to dark places, where there is something to gnaw."""
    company = game.state.companies.get(action.target or "")
    if game.printed(action.card).id != "LE-131" or company is None:
        return False
    site = new_site(game, company.id) or company.site
    kind = game.value(SITE_TYPE, site)
    den = kind == "Ruins & Lairs" or kind.startswith(("Shadow", "Dark"))
    return not den or not any(_small_things(game, company.id))


@RATS.react("gnaw", OwnTextFollowed)
def gnaw(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The company's player says what, or whom."""
    company = game.state.companies.get(event.here.target or "")
    if company is None:
        return []
    hale = (each for each in company.characters if game.card(each).position != "wounded")
    among = (*_small_things(game, company.id), *hale)
    if not among:
        return []
    return [ChoiceCalled(card=event.card, player=company.player, among=among, what=(_GNAW,))]


@RATS.permit("gnaw", ChooseCard, says="What may be chosen is what the rats have come for.")
def says_what(game: Game, action: ChooseCard) -> bool | None:
    """He says it himself."""
    return is_called_for(game, action, _GNAW)


@RATS.react("gnaw", CardChosen)
def is_gnawed(game: Game, event: CardChosen) -> list[Event]:
    """An item is gone, or somebody is wounded, without a body check."""
    if game.printed(event.card).id != "LE-131" or event.what[0] != _GNAW:
        return []
    if item_facts(game, event.chosen) is not None:
        return [ItemLost(card=event.chosen)]
    return [CharacterWounded(card=event.chosen)]


# LE-147

WAITING_SHADOW = Rulebook("LE-147")

_FALLS = "LE-147.falls-on-one"
_PREY = Who((("Orc",), ("Troll",), ("Man",)))


def _tired_by_it(game: Game, company: str, player: str) -> tuple[str, ...]:
    """Those whom it can reach: untapped, and by the Doors of Night whoever they are."""
    night = game.value(IN_PLAY_BY_NAME, "Doors of Night", player)
    return tuple(
        each
        for each in game.state.companies[company].characters
        if game.card(each).position == "untapped" and (night or fits(game, _PREY, each))
    )


@WAITING_SHADOW.forbid(
    "falls-on-one", PlayEvent, says="It takes an untapped Orc, Troll or Man in the company."
)
def finds_nobody(game: Game, action: PlayEvent) -> bool:
    """By the Doors of Night it need not be one of these."""
    company = action.target
    if game.printed(action.card).id != "LE-147" or company not in game.state.companies:
        return False
    return not _tired_by_it(game, str(company), action.player)


@WAITING_SHADOW.define("falls-on-one", TAPS_SOMEBODY)
def tires_somebody(game: Game, card: str) -> bool | None:
    """Somebody is going to be tired."""
    return game.printed(card).id == "LE-147" or None


@WAITING_SHADOW.react("falls-on-one", OwnTextFollowed)
def falls_on_one(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The company's player says whom."""
    company = game.state.companies.get(event.here.target or "")
    among = () if company is None else _tired_by_it(game, company.id, event.here.player)
    if company is None or not among:
        return []
    return [ChoiceCalled(card=event.card, player=company.player, among=among, what=(_FALLS,))]


@WAITING_SHADOW.permit(
    "falls-on-one", ChooseCard, says="What may be chosen is whom the shadow falls on."
)
def says_whom(game: Game, action: ChooseCard) -> bool | None:
    """He says it himself."""
    return is_called_for(game, action, _FALLS)


@WAITING_SHADOW.react("falls-on-one", CardChosen)
def is_tired(game: Game, event: CardChosen) -> list[Event]:
    """Who it falls on taps."""
    if game.printed(event.card).id != "LE-147" or event.what[0] != _FALLS:
        return []
    return [CardTapped(card=event.chosen)]


# LE-138

SO_YOUVE_COME_BACK = Rulebook("LE-138")


@SO_YOUVE_COME_BACK.adjust("is-a-nuisance", MIND, says="So You’ve Come Back")
def is_a_nuisance(game: Game, mind: int | None, who: str) -> int | None:
    """His companions ask for more, save those who follow others, and the great."""
    if mind is None or not is_character(game, who) or is_follower(game, who):
        return None
    if character_facts(game, who).race == "Wizard" or is_ringwraith(game, who):
        return None
    bearers = (game.card(each).host for each in game.value(COPIES, "LE-138"))
    company = game.card(who).company
    with_him = [
        each
        for each in bearers
        if each in game.state.cards
        and each != who
        and company is not None
        and game.card(each).company == company
    ]
    return mind + len(with_him) if with_him else None


@SO_YOUVE_COME_BACK.react(
    "is-a-nuisance",
    BeginningFelt,
    CompanyChanged,
    CharacterDiscarded,
    CharacterEliminated,
    CharacterReturned,
)
def is_alone_at_last(game: Game, event: Event) -> list[Event]:
    """At a haven, by himself, in his organization phase, he is forgiven."""
    if game.state.phase != "organization":
        return []
    gone: list[Event] = []
    for copy in game.value(COPIES, "LE-138"):
        host = game.state.cards.get(game.card(copy).host or "")
        company = game.state.companies.get(host.company or "") if host is not None else None
        if company is None or company.player != game.state.turn_player:
            continue
        if len(company.characters) == 1 and game.value(IS_HAVEN, company.site, company.player):
            gone.append(CardMoved(card=copy, to="discard-pile"))
    return gone


# LE-146

VEILS_FLUNG_AWAY = Rulebook("LE-146")

_LIT = ("Wilderness", "Border-land", "Free-domain")
_SEEN = "LE-146.lays-them-bare"


@VEILS_FLUNG_AWAY.forbid(
    "lays-them-bare",
    PlayEvent,
    says="The company goes through no Wilderness, no Border-land and no Free-domain.",
)
def goes_by_the_dark(game: Game, action: PlayEvent) -> bool:
    """It takes some light on the way."""
    if game.printed(action.card).id != "LE-146" or action.target not in game.state.companies:
        return False
    types = {kind for kind, _ in site_path(game, str(action.target), HAZARDS)}
    return types.isdisjoint(_LIT)


@VEILS_FLUNG_AWAY.react("lays-them-bare", OwnTextFollowed)
def lays_them_bare(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
    """Everybody in the company is seen for what he is."""
    company = game.state.companies.get(event.here.target or "")
    for each in company.characters if company is not None else ():
        yield leave(game, event, each, "chain")
        yield BodyCheckCalled(character=each, of_strike=False, modifier=-1)


@VEILS_FLUNG_AWAY.replace("lays-them-bare", BodyCheckFailed)
def is_only_tired(game: Game, event: BodyCheckFailed) -> list[Event] | None:
    """Who cannot bear it is tired by it, and no more."""
    if event.of_strike or not own_reached(game, _SEEN, event.character):
        return None
    untapped = game.card(event.character).position == "untapped"
    return [CardTapped(card=event.character)] if untapped else []
