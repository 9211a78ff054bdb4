"""Where the companies begin, and what becomes of those who are left in the pools."""

from collections.abc import Iterable

from westmarch.cards.every import Named, card_of
from westmarch.cards.kinds import BALROG, KINDS, PLAYERS, RINGWRAITH, WIZARD, Kind
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.words import sentence
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


def _sites(action: DeclareStart) -> tuple[str, ...]:
    return (action.site,) if action.second is None else (action.site, action.second)


@RULES.define("starting-sites-declared", NEXT_SETUP_STEP)
def sites_come_next(game: Game, done: str) -> str | None:
    """As soon as the draft is over, the sites are laid out."""
    return STARTING_SITES.name if done == DRAFT.name else None


@RULES.permit("starting-sites-declared", DeclareStart)
def lays_sites(game: Game, action: DeclareStart) -> Lack | bool | None:
    """The sites come from one's own location deck."""
    if not game.state.at(STARTING_SITES):
        return None
    return _starts(game, action) or True


def _at_own_sites(game: Game, action: DeclareStart) -> Lack | None:
    if set(_sites(action)) <= set(starting_sites(game, action.player)):
        return None
    return Lack("A starting site comes from {0.player}'s own location deck.")


def _with_those_drafted(game: Game, action: DeclareStart) -> Lack | None:
    people, named = drafted(game, action.player), action.characters
    if not people:
        return Lack("{0.player} has drafted nobody who could start.")
    if named and action.second is None:
        return Lack("With one starting site nobody is named: all are there.")
    if set(named) <= set(people) and len(set(named)) == len(named):
        return None
    return Lack("Only those start whom {0.player} has drafted, and each at one site.")


_starts = all_of(_at_own_sites, _with_those_drafted)


def _starts_elsewhere(game: Game, action: DeclareStart, kind: str) -> bool:
    """Tell whether this kind of player begins at no such place, or at one of them twice."""
    if game.state.kind(action.player) != kind:
        return False
    sites = _sites(action)
    names = {game.name(each) for each in sites}
    if not all(may_start_at(game, each, action.player) for each in sites):
        return True
    return len(names) < len(sites)


def _begins(kind: Kind) -> str:
    """Say where the companies of a kind of player begin."""
    player = sentence(PLAYERS[kind].called)
    first, *others = PLAYERS[kind].begins_at
    if not others:
        return f"{player} player's company begins at {first}, and nowhere else."
    places = " and at ".join((first, *others))
    return f"{player} player's companies begin at {places}, or at one of them."


def _register_start(kind: Kind, rule: str) -> None:
    """Register where the companies of a kind of player begin."""
    places = PLAYERS[kind].begins_at

    @RULES.define(rule, STARTING_SITE)
    def is_such_a_place(game: Game, card: Named, of_kind: str) -> bool | None:
        """The companies of such a player begin at the places that are named."""
        return card.name in places if of_kind == kind else None

    @RULES.forbid(rule, DeclareStart, says=_begins(kind))
    def begins_elsewhere(game: Game, action: DeclareStart) -> bool:
        """Such a player begins at one of these places, or at both."""
        return _starts_elsewhere(game, action, kind)


_register_start(WIZARD, "wizard-starts-at-rivendell")
_register_start(RINGWRAITH, "ringwraith-starting-sites")
_register_start(BALROG, "balrog-starting-sites")


def _leaves_it_open(game: Game, action: DeclareStart, kind: str) -> bool:
    """Tell whether it is not said who is where."""
    if game.state.kind(action.player) != kind:
        return False
    if action.second is None:
        return False
    return not 0 < len(action.characters) < len(drafted(game, action.player))


def _register_split(kind: Kind) -> None:
    """Register that a kind of player who begins at two sites says who is where."""

    @RULES.forbid(
        f"{kind}-split-declared",
        DeclareStart,
        says="Whoever names two starting sites says at once who is at which of them.",
    )
    def does_not_say_who_is_where(game: Game, action: DeclareStart) -> bool:
        """Whoever names two starting sites says who begins at which of them."""
        return _leaves_it_open(game, action, kind)


for _kind in (each for each in KINDS if len(PLAYERS[each].begins_at) > 1):
    _register_split(_kind)


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


@RULES.permit("draft-leftovers-into-deck", AddToDeck)
def adds_them(game: Game, action: AddToDeck) -> Lack | bool | None:
    """Those left over may go into the play deck, up to ten characters in all."""
    if not game.state.at(LEFT_OVER):
        return None
    return _adds(game, action) or True


def _those_left_over(game: Game, action: AddToDeck) -> Lack | None:
    if not set(action.cards) <= set(_left_over(game, action.player)):
        return Lack("Only characters left over from {0.player}'s pool are added.")
    if not action.cards:
        return Lack("No card is named that is to be added.")
    twice = len(set(action.cards)) < len(action.cards)
    return Lack("The same card is named twice.") if twice else None


def _up_to_ten(game: Game, action: AddToDeck) -> Lack | None:
    number = _characters(game, (*game.state.pile(action.player, "play-deck"), *action.cards))
    if number <= _MOST_CHARACTERS:
        return None
    return Lack(
        "There would be {0} characters in the play deck besides avatars, and there may be {1}.",
        (number, _MOST_CHARACTERS),
    )


_adds = all_of(_those_left_over, _up_to_ten)


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
