"""Where the companies begin, and what becomes of those who are left in the pools."""

from collections.abc import Iterable

from westmarch.cards.every import Named, card_of
from westmarch.kernel.event import Event
from westmarch.kernel.needs import lacking
from westmarch.mechanics.draft import (
    characters_in_pool,
    drafted,
    may_start_at,
    starting_sites,
)
from westmarch.mechanics.quantities.decks import COUNTS_AS, STARTING_SITE
from westmarch.mechanics.quantities.setup import NEXT_SETUP_STEP
from westmarch.rulebooks.core.setup import RULES
from westmarch.table.actions import AddToDeck, DeclareStart, Finish
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.setup import SetupOver
from westmarch.table.game import Game
from westmarch.table.windows import DRAFT, LEFT_OVER, SETUP, STARTING_SITES

_MOST_CHARACTERS = 10
_CALLED = {"wizard": "A Wizard", "ringwraith": "A Ringwraith", "balrog": "A Balrog"}


def _sites(action: DeclareStart) -> tuple[str, ...]:
    return (action.site,) if action.second is None else (action.site, action.second)


@RULES.define("starting-sites-declared", NEXT_SETUP_STEP)
def sites_come_next(game: Game, done: str) -> str | None:
    """As soon as the draft is over, the sites are laid out."""
    return STARTING_SITES.name if done == DRAFT.name else None


@RULES.permit(
    "starting-sites-declared",
    DeclareStart,
    otherwise=lacking(
        (
            lambda game, action: game.state.at(STARTING_SITES),
            "Starting sites are declared right after the draft.",
        ),
        otherwise="A starting site comes from {action.player}'s own location deck, and those who "
        "start are at one of them.",
    ),
)
def lays_sites(game: Game, action: DeclareStart) -> bool | None:
    """The sites come from one's own location deck."""
    if not game.state.at(STARTING_SITES):
        return None
    mine = starting_sites(game, action.player)
    sites, people = _sites(action), drafted(game, action.player)
    there = set(sites) <= set(mine)
    named = action.characters
    if named and action.second is None:
        return False
    return bool(people) and there and set(named) <= set(people) and len(set(named)) == len(named)


def _starts_elsewhere(game: Game, action: DeclareStart, kind: str) -> bool:
    """Tell whether this kind of player begins at no such place, or at one of them twice."""
    if game.state.kind(action.player) != kind:
        return False
    sites = _sites(action)
    names = {game.name(each) for each in sites}
    if not all(may_start_at(game, each, action.player) for each in sites):
        return True
    return len(names) < len(sites)


@RULES.define("wizard-starts-at-rivendell", STARTING_SITE)
def where_wizards_start(game: Game, card: Named, kind: str) -> bool | None:
    """A Wizard player's company begins at Rivendell."""
    return card.name == "Rivendell" if kind == "wizard" else None


@RULES.forbid(
    "wizard-starts-at-rivendell",
    DeclareStart,
    says="A Wizard player's company begins at Rivendell, and nowhere else.",
)
def not_at_rivendell(game: Game, action: DeclareStart) -> bool:
    """A Wizard player has one starting company, and it begins there."""
    return _starts_elsewhere(game, action, "wizard")


@RULES.define("ringwraith-starting-sites", STARTING_SITE)
def where_ringwraiths_start(game: Game, card: Named, kind: str) -> bool | None:
    """A Ringwraith player's companies begin at two Darkhavens."""
    return card.name in ("Minas Morgul", "Dol Guldur") if kind == "ringwraith" else None


@RULES.forbid(
    "ringwraith-starting-sites",
    DeclareStart,
    says="A Ringwraith player's companies begin at Minas Morgul and at Dol Guldur, or at one of "
    "them.",
)
def at_no_place_for_a_ringwraith(game: Game, action: DeclareStart) -> bool:
    """A Ringwraith player starts at one of the two sites, or at both."""
    return _starts_elsewhere(game, action, "ringwraith")


@RULES.define("balrog-starting-sites", STARTING_SITE)
def where_the_balrog_starts(game: Game, card: Named, kind: str) -> bool | None:
    """A Balrog player's companies begin at two others."""
    return card.name in ("Moria", "The Under-gates") if kind == "balrog" else None


@RULES.forbid(
    "balrog-starting-sites",
    DeclareStart,
    says="A Balrog player's companies begin at Moria and at The Under-gates, or at one of them.",
)
def at_no_place_for_the_balrog(game: Game, action: DeclareStart) -> bool:
    """So does a Balrog player, at one of these two or at both."""
    return _starts_elsewhere(game, action, "balrog")


def _leaves_it_open(game: Game, action: DeclareStart, kind: str) -> bool:
    """Tell whether it is not said who is where."""
    if game.state.kind(action.player) != kind:
        return False
    if action.second is None:
        return False
    return not 0 < len(action.characters) < len(drafted(game, action.player))


@RULES.forbid(
    "ringwraith-split-declared",
    DeclareStart,
    says="Whoever names two starting sites says at once who is at which of them.",
)
def does_not_say_who_is_where(game: Game, action: DeclareStart) -> bool:
    """A Ringwraith player says who begins where."""
    return _leaves_it_open(game, action, "ringwraith")


@RULES.forbid(
    "balrog-split-declared",
    DeclareStart,
    says="Whoever names two starting sites says at once who is at which of them.",
)
def does_not_say_either(game: Game, action: DeclareStart) -> bool:
    """So does a Balrog player."""
    return _leaves_it_open(game, action, "balrog")


# Those who are left over


@RULES.define("draft-leftovers-into-deck", NEXT_SETUP_STEP)
def leftovers_come_last(game: Game, done: str) -> str | None:
    """Last of all it is seen who is left over; where nobody is, players are passed over."""
    return LEFT_OVER.name if done == SETUP.name else None


def _left_over(game: Game, player: str) -> tuple[str, ...]:
    return (*characters_in_pool(game, player), *game.state.pile(player, "set-aside"))


def _characters(game: Game, cards: Iterable[str]) -> int:
    found = 0
    for each in cards:
        card = card_of(game.card(each).card)
        kind = game.state.kind(game.card(each).owner)
        found += card is not None and game.value(COUNTS_AS, card, kind)[0] == "character"
        found -= card is not None and card.has("avatar")
    return found


@RULES.permit(
    "draft-leftovers-into-deck",
    AddToDeck,
    otherwise=lambda game, action: (
        "There would be "
        f"{_characters(game, (*game.state.pile(action.player, 'play-deck'), *action.cards))} "
        f"characters in the play deck besides avatars, and there may be {_MOST_CHARACTERS}."
        if set(action.cards) <= set(_left_over(game, action.player))
        else f"Only characters left over from {game.called(action.player)}'s pool are added."
    ),
)
def adds_them(game: Game, action: AddToDeck) -> bool | None:
    """Those left over may go into the play deck, up to ten characters in all."""
    if not game.state.at(LEFT_OVER):
        return None
    deck = game.state.pile(action.player, "play-deck")
    return (
        0 < len(action.cards) == len(set(action.cards))
        and set(action.cards) <= set(_left_over(game, action.player))
        and _characters(game, (*deck, *action.cards)) <= _MOST_CHARACTERS
    )


@RULES.permit("draft-leftovers-into-deck", Finish)
def adds_nobody(game: Game, action: Finish) -> bool | None:
    """Nobody has to."""
    return True if game.state.at(LEFT_OVER) else None


@RULES.react("draft-rest-removed", SetupOver)
def rest_is_removed(game: Game, event: SetupOver) -> list[Event]:
    """Whatever is left then is out of the game."""
    return [
        CardMoved(card=card, to="removed-from-the-game")
        for player in game.state.players
        for place in ("pool", "set-aside")
        for card in game.state.pile(player.name, place)
    ]
