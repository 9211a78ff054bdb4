"""What single hazards of The Lidless Eye have companies choose."""

from collections.abc import Iterator

from westmarch.cards.model.phrases.things import Who
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.actions import IN_PLAY_BY_NAME
from westmarch.mechanics.table import item_facts
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.meant import fits
from westmarch.table.actions import ChooseCard, PlayEvent
from westmarch.table.events.cards import CardChosen, CardMoved, CardTapped, ChoiceCalled
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.characters import CharacterWounded
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


@RATS.forbid("gnaw", PlayEvent, says="The company has no minor item.")
def nothing_to_gnaw(game: Game, action: PlayEvent) -> bool:
    """They come where there is something to gnaw."""
    company = action.target
    if game.printed(action.card).id != "LE-131" or company not in game.state.companies:
        return False
    return not any(_small_things(game, str(company)))


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
        return [CardMoved(card=event.chosen, to="discard-pile")]
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
