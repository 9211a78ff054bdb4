"""What single cards of The Wizards take, bring back, and open to the Nine."""

from collections.abc import Iterator

from westmarch.cards.model.card import Creature
from westmarch.cards.model.phrases.things import Cards
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.items import is_ring
from westmarch.mechanics.journey import new_site, site_of, site_path
from westmarch.mechanics.lookups import HAZARDS, in_play, stored_by
from westmarch.mechanics.quantities.actions import COPIES, IN_PLAY_BY_NAME
from westmarch.mechanics.quantities.hazards import KEYS
from westmarch.mechanics.quantities.sites import SERVES_AS, TYPE_TO_HAZARDS
from westmarch.mechanics.sides import sorts
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.table.actions import ChooseCard, PlayEvent
from westmarch.table.events.cards import (
    CardChosen,
    CardMoved,
    ChoiceCalled,
    ShuffleCalled,
)
from westmarch.table.events.chain import Declared, OwnTextFollowed
from westmarch.table.events.turns import EndFelt
from westmarch.table.game import Game

# TW-96

NAZGUL_ABROAD = Rulebook("TW-96")

_BACK = "TW-96.come-back"
_SAFE = ("Haven", "Free-hold")
_SHADOW = ("Shadow-land", "Shadow-hold")


@NAZGUL_ABROAD.define("smell-the-ring", KEYS)
def smell_the_ring(game: Game, creature: str, company: str) -> tuple[str, ...] | None:
    """The One Ring draws them nearly anywhere, and any other to where there is shadow."""
    facts, group = game.printed(creature).facts, game.state.companies[company]
    nazgul = isinstance(facts, Creature) and facts.attack.race == "Nazgûl"
    if not nazgul or not game.value(COPIES, "TW-96"):
        return None
    if "hero" not in sorts(game, group.player, group.characters):
        return None
    rings = [ring for each in group.characters for ring in game.card(each).holds]
    rings = [each for each in rings if is_ring(game, each)]
    site = new_site(game, company)
    there = game.value(TYPE_TO_HAZARDS, site) if site is not None else ""
    keys = {kind for kind, _ in site_path(game, company, HAZARDS) if rings and kind in _SHADOW}
    if rings and there in _SHADOW:
        keys.add(there)
    the_one = any(game.name(each) == "The One Ring" for each in rings)
    if site is not None and there not in _SAFE and the_one:
        keys.add(game.name(site))
    return tuple(sorted(keys)) or None


@NAZGUL_ABROAD.react("come-back", EndFelt)
def may_come_back(game: Game, event: EndFelt) -> Iterator[Event]:
    """By night, as a turn ends, each player may take one of them back."""
    copies = game.value(COPIES, "TW-96")
    if event.phase != "end-of-turn" or not copies:
        return
    if not game.value(IN_PLAY_BY_NAME, "Doors of Night", game.card(copies[0]).owner):
        return
    for player in (game.state.turn_player, game.state.opponent(game.state.turn_player)):
        pile = game.state.pile(player, "discard-pile")
        nine = tuple(each for each in pile if is_such_card(game, Cards(("Nazgûl event",)), each))
        if nine:
            # Whoever chooses the card itself takes none.
            among = (*nine, copies[0])
            yield ChoiceCalled(card=copies[0], player=player, among=among, what=(_BACK,))


@NAZGUL_ABROAD.permit("come-back", ChooseCard, says="One of the Nine may come back, or none.")
def says_who(game: Game, action: ChooseCard) -> bool | None:
    """Whose they are says who."""
    return is_called_for(game, action, _BACK)


@NAZGUL_ABROAD.react("come-back", CardChosen)
def comes_back(game: Game, event: CardChosen) -> list[Event]:
    """That one is in hand again."""
    mine = game.printed(event.card).id == "TW-96" and event.what == (_BACK,)
    return [CardMoved(card=event.chosen, to="hand")] if mine and event.chosen != event.card else []


# TW-348

WHITE_TREE = Rulebook("TW-348")

_PLANTED = "TW-348.grows-from-a-sapling"
_SAPLING = "Sapling of the White Tree"


@WHITE_TREE.forbid(
    "grows-from-a-sapling", PlayEvent, says="There is no Sapling of the White Tree to plant."
)
def has_no_sapling(game: Game, action: PlayEvent) -> bool:
    """There has to be one at Minas Tirith, with somebody or stored."""
    mine = game.printed(action.card).id == "TW-348"
    return mine and not list(_saplings(game, action.player))


@WHITE_TREE.react("grows-from-a-sapling", Declared)
def is_planted(game: Game, event: Declared) -> list[Event]:
    """It is given up as the tree is declared; of several, its player says which."""
    action = event.action
    if not isinstance(action, PlayEvent) or game.printed(action.card).id != "TW-348":
        return []
    among = tuple(_saplings(game, action.player))
    call = ChoiceCalled(card=action.card, player=action.player, among=among, what=(_PLANTED,))
    return [call] if among else []


@WHITE_TREE.permit("grows-from-a-sapling", ChooseCard, says="One of the saplings is planted.")
def says_which(game: Game, action: ChooseCard) -> bool | None:
    """Its player chooses."""
    return is_called_for(game, action, _PLANTED)


@WHITE_TREE.react("grows-from-a-sapling", CardChosen)
def takes_root(game: Game, event: CardChosen) -> list[Event]:
    """That one is no sapling any more."""
    mine = game.printed(event.card).id == "TW-348" and event.what == (_PLANTED,)
    return [CardMoved(card=event.chosen, to="discard-pile")] if mine else []


def _saplings(game: Game, player: str) -> Iterator[str]:
    """Those at Minas Tirith: nowhere else is one stored."""
    yield from stored_by(game, player, _SAPLING)
    for each in in_play(game):
        site = site_of(game, each) if game.name(each) == _SAPLING else None
        there = site is not None and game.name(site) == "Minas Tirith"
        if there and game.card(each).owner == player:
            yield each


@WHITE_TREE.define("makes-a-haven", SERVES_AS)
def is_a_haven_now(game: Game, site: str, purpose: str) -> str | None:
    """In Minas Tirith there is healing as in a Haven, and no more danger."""
    tree = game.value(COPIES, "TW-348")
    return "Haven" if tree and game.name(site) == "Minas Tirith" else None


# TW-358

VILYA = Rulebook("TW-358")

_RENEWS = "TW-358.renews-what-was"
_DECK, _THREE = 5, 3


@VILYA.forbid(
    "renews-what-was",
    PlayEvent,
    says="The play deck has fewer than five cards, or the discard pile fewer than three resources.",
)
def cannot_renew(game: Game, action: PlayEvent) -> bool:
    """For that there has to be a deck, and enough to put into it."""
    if game.printed(action.card).id != "TW-358" or action.effect != 1:
        return False
    deck = game.state.pile(action.player, "play-deck")
    return len(deck) < _DECK or len(_resources(game, action.player)) < _THREE


@VILYA.react("renews-what-was", OwnTextFollowed)
def renews(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Three resources are chosen, one after the other."""
    return [_next(game, event.card, event.here.player, _THREE)]


def _resources(game: Game, player: str, but: str | None = None) -> tuple[str, ...]:
    pile = game.state.pile(player, "discard-pile")
    sort = Cards(("resource",))
    return tuple(each for each in pile if each != but and is_such_card(game, sort, each))


def _next(game: Game, card: str, player: str, number: int, but: str | None = None) -> Event:
    among, what = _resources(game, player, but), (_RENEWS, player, number)
    return ChoiceCalled(card=card, player=player, among=among, what=what)


@VILYA.permit("renews-what-was", ChooseCard, says="What may be chosen is what Vilya calls for.")
def says_what(game: Game, action: ChooseCard) -> bool | None:
    """The player chooses."""
    return is_called_for(game, action, _RENEWS)


@VILYA.react("renews-what-was", CardChosen)
def is_renewed(game: Game, event: CardChosen) -> list[Event]:
    """When all three are in the deck, it is shuffled."""
    if game.printed(event.card).id != "TW-358" or event.what[0] != _RENEWS:
        return []
    _, player, number = event.what
    back = CardMoved(card=event.chosen, to="play-deck")
    if number > 1:
        return [back, _next(game, event.card, player, number - 1, event.chosen)]
    return [back, ShuffleCalled(player=player)]
