"""Marshalling points: what cards are worth, and the reckoning that decides the game."""

from collections.abc import Callable, Iterator

from westmarch.cards.kinds import BALROG, KINDS, PLAYERS, Kind
from westmarch.cards.model.card import Ally, Character, Faction, Item
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rulebook
from westmarch.kernel.words import signed
from westmarch.mechanics.hands import is_held
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import character_facts, is_hazard, is_resource
from westmarch.mechanics.quantities.people import IS_HAVEN
from westmarch.mechanics.quantities.points import (
    AVATAR_LOSS,
    DOUBLES,
    FINAL_POINTS,
    GROUP_POINTS,
    MARSHALLING_POINTS,
    MATCHES,
    POINTS,
    POINTS_BONUS,
    POINTS_SAID,
    RECKONING,
    SOURCES,
    WHOLE,
)
from westmarch.mechanics.quantities.turn import WINNER
from westmarch.mechanics.quantities.uniqueness import BEING
from westmarch.mechanics.sides import is_fallen, is_stage
from westmarch.table.actions import Finish, ShowCopy
from westmarch.table.events.cards import CardStored, ItemPlayed
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.turns import Passed
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Card, Fact
from westmarch.table.windows import SHOW_COPIES

RULES = Rulebook("core.marshalling-points")

_PILE = "marshalling-point-pile"
_STORED_AWAY = "stored away from a Wizardhaven"
"""Remembered of a card of a Fallen-wizard player's."""
_FOUND_AT_HOME = "played at a Darkhaven"
"""Remembered of a hero item of a Balrog player's."""


# The six sources


@RULES.define("six-sources", SOURCES)
def six_sources(game: Game) -> tuple[str, ...]:
    """There are six of them."""
    rows = game.table("core.marshalling-points.six-sources")
    return tuple(row["Source"].lower() for row in rows)


@RULES.define("six-sources", RECKONING)
def by_source(game: Game, player: str) -> dict[str, int]:
    """Each source is totalled by itself."""
    return {each: game.value(MARSHALLING_POINTS, player, each) for each in game.value(SOURCES)}


def _points_of(game: Game, player: str, source: str) -> Iterator[tuple[int, str]]:
    """Give what each card of one source is worth, with its name."""
    for each in _COUNTED[source](game, player):
        points = game.value(POINTS, each, player)
        if points:
            yield points, game.name(each)
    if source == "character":
        for each in _mine(game, player, Character, "out-of-play"):
            if lost := character_facts(game, each).lost_points:
                yield -lost, f"for the loss of {game.name(each)}"
    if source == "faction":
        leaders = dict.fromkeys(game.card(each).host for each in _factions(game, player))
        for leader in leaders:
            if leader is not None and (more := game.value(GROUP_POINTS, leader, player)):
                yield more, f"for the factions of {game.name(leader)} together"


def _total(game: Game, player: str, source: str) -> int:
    return sum(amount for amount, _ in _points_of(game, player, source))


@RULES.define("character-source", MARSHALLING_POINTS, terms=_points_of)
def characters_count(game: Game, player: str, source: str) -> int | None:
    """Characters in play, less what some who were eliminated cost."""
    return _total(game, player, source) if source == "character" else None


@RULES.define("ally-source", MARSHALLING_POINTS, terms=_points_of)
def allies_count(game: Game, player: str, source: str) -> int | None:
    """Allies in play."""
    return _total(game, player, source) if source == "ally" else None


@RULES.define("item-source", MARSHALLING_POINTS, terms=_points_of)
def items_count(game: Game, player: str, source: str) -> int | None:
    """Items in play, and those that were stored."""
    return _total(game, player, source) if source == "item" else None


@RULES.define("faction-source", MARSHALLING_POINTS, terms=_points_of)
def factions_count(game: Game, player: str, source: str) -> int | None:
    """Factions in play."""
    return _total(game, player, source) if source == "faction" else None


@RULES.define("kill-source", MARSHALLING_POINTS, terms=_points_of)
def kills_count(game: Game, player: str, source: str) -> int | None:
    """The creatures and other hazards that a player's companies defeated."""
    return _total(game, player, source) if source == "kill" else None


@RULES.define("miscellaneous-source", MARSHALLING_POINTS, terms=_points_of)
def other_cards_count(game: Game, player: str, source: str) -> int | None:
    """All other cards in play."""
    return _total(game, player, source) if source == "miscellaneous" else None


@RULES.adjust(
    "miscellaneous-source", RECKONING, says="with the loss of the avatar left aside for now"
)
def loss_is_left_aside(game: Game, points: dict[str, int], player: str) -> dict[str, int] | None:
    """What an eliminated avatar costs is not counted among the sources in the end."""
    loss = game.value(AVATAR_LOSS, player)
    return {**points, "miscellaneous": points.get("miscellaneous", 0) + loss} if loss else None


def _mine(game: Game, player: str, facts: type, *places: str) -> Iterator[str]:
    """Go through a player's cards of one sort."""
    sorted_ = game.look(_by_owner_and_sort)
    for place in places:
        yield from sorted_.get((player, place, facts), ())


def _by_owner_and_sort(game: Game) -> dict[tuple[str, str, type], list[str]]:
    found: dict[tuple[str, str, type], list[str]] = {}
    for card in game.state.cards.values():
        key = (card.owner, card.place, type(game.printed(card.id).facts))
        found.setdefault(key, []).append(card.id)
    return found


def _is_own_faction(game: Game, card: str, player: str) -> bool:
    return game.card(card).owner == player and isinstance(game.printed(card).facts, Faction)


def _is_kill(game: Game, card: str) -> bool:
    return game.printed(card).points_kind == "kill"


def _factions(game: Game, player: str) -> Iterator[str]:
    pile = game.state.pile(player, _PILE)
    return (each for each in pile if _is_own_faction(game, each, player))


def _kills(game: Game, player: str) -> Iterator[str]:
    return (each for each in game.state.pile(player, _PILE) if _is_kill(game, each))


def _others(game: Game, player: str) -> Iterator[str]:
    return (each for owner, each in game.look(_of_no_source) if owner == player)


def _of_no_source(game: Game) -> list[tuple[str, str]]:
    """Give the cards in play, stored or won, of which no other source speaks, with their owners."""
    return [
        (each.owner, each.id)
        for each in game.state.cards.values()
        if (each.place == IN_PLAY or each.stored or _is_won(game, each))
        and not isinstance(game.printed(each.id).facts, Character | Ally | Item | Faction)
    ]


def _is_won(game: Game, card: Card) -> bool:
    """Tell whether a resource event lies in the pile where its own text has put it."""
    return card.place == _PILE and is_resource(game, card.id)


_COUNTED: dict[str, Callable[[Game, str], Iterator[str]]] = {
    "character": lambda game, player: _mine(game, player, Character, IN_PLAY),
    "ally": lambda game, player: _mine(game, player, Ally, IN_PLAY),
    "item": lambda game, player: _mine(game, player, Item, IN_PLAY, _PILE),
    "faction": _factions,
    "kill": _kills,
    "miscellaneous": _others,
}
"""The cards that count for each source."""


# What a card is worth


@RULES.adjust("modifiers-in-total", POINTS, order=Layer.AFTER)
def effects_on_points(game: Game, points: int, card: str, player: str) -> int | None:
    """Effects in play change what a card is worth."""
    bonus = game.value(POINTS_BONUS, card)
    return points + bonus if bonus else None


@RULES.adjust("own-hazards", POINTS)
def own_hazard(game: Game, points: int, card: str, player: str) -> int | None:
    """A hazard is worth nothing to the player who played it."""
    own = game.card(card).owner == player and game.card(card).place != _PILE
    return 0 if own and is_hazard(game, card) else None


@RULES.adjust(
    "own-cards-no-kills",
    POINTS,
    says=lambda game, _, before, card, player: (
        f"{game.name(card)} is {game.called(player)}'s own, and gives no kill points."
    ),
)
def own_card_killed(game: Game, points: int, card: str, player: str) -> int | None:
    """A player's own card is no kill of his."""
    own = game.card(card).owner == player and card in game.state.pile(player, _PILE)
    return 0 if own and _is_kill(game, card) else None


def _register_half(kind: Kind) -> None:
    """Register that items of the other side are worth half to a kind of player."""
    foreign = PLAYERS[kind].foreign

    @RULES.adjust(f"{kind}-{foreign}-items", POINTS)
    def is_worth_half(game: Game, points: int, card: str, player: str) -> int | None:
        """An item of the other side is worth half to such a player."""
        return _half(points) if _foreign(game, card, player, kind, foreign) else None


for _kind in (each for each in KINDS if PLAYERS[each].foreign):
    _register_half(_kind)


@RULES.adjust("fw-one-point-each", POINTS, order=Layer.LATER)
def one_for_a_fallen_wizard(game: Game, points: int, card: str, player: str) -> int | None:
    """Whatever is worth anything is worth one to a Fallen-wizard, unless it is a Stage card."""
    return 1 if is_fallen(game, player) and points > 1 and not is_stage(game, card) else None


@RULES.adjust("fw-exceptions", POINTS, order=Layer.EXCEPTED)
def as_his_own_cards_say(game: Game, points: int, card: str, player: str) -> int | None:
    """Stage resources, and the Fallen-wizard himself, may say that it is worth something else."""
    said = game.value(POINTS_SAID, card, player)
    return max(said) if said and points else None


@RULES.adjust("fw-leader-factions", GROUP_POINTS, says="a Fallen-wizard's")
def one_for_a_group(game: Game, points: int, leader: str, player: str) -> int | None:
    """Of a leader's factions, a Fallen-wizard has one point more, and not two."""
    return 1 if is_fallen(game, player) and points > 1 else None


# Where it was stored or played


@RULES.react("fw-stored-resources", CardStored)
def it_is_noted_where_it_lies(game: Game, event: CardStored) -> list[Event]:
    """What a Fallen-wizard player stores elsewhere than at a Wizardhaven is remembered."""
    owner, site = game.card(event.card).owner, site_of(game, event.bearer or event.card)
    forgotten = Forgotten(what=_STORED_AWAY, about=event.card)
    if not is_fallen(game, owner) or site is None or game.value(IS_HAVEN, site, owner):
        return [forgotten]
    return [forgotten, Remembered(fact=Fact(_STORED_AWAY, event.card))]


@RULES.adjust("fw-stored-resources", POINTS, order=Layer.WITHHELD)
def lies_in_strange_hands(game: Game, points: int, card: str, player: str) -> int | None:
    """It is worth nothing where it lies."""
    away = game.card(card).stored and game.state.fact(_STORED_AWAY, card) is not None
    return 0 if away else None


@RULES.react("balrog-darkhaven-items", ItemPlayed)
def it_is_noted_where_it_was_found(game: Game, event: ItemPlayed) -> list[Event]:
    """Of a hero item it is remembered whether it was played at a haven of its player's own."""
    owner, site = game.card(event.card).owner, site_of(game, event.character)
    forgotten = Forgotten(what=_FOUND_AT_HOME, about=event.card)
    at_home = site is not None and game.value(IS_HAVEN, site, owner)
    if not at_home or not _foreign(game, event.card, owner, BALROG, "hero"):
        return [forgotten]
    return [forgotten, Remembered(fact=Fact(_FOUND_AT_HOME, event.card))]


@RULES.adjust("balrog-darkhaven-items", POINTS, order=Layer.WITHHELD)
def was_in_his_house(game: Game, points: int, card: str, player: str) -> int | None:
    """It is worth nothing to a Balrog player."""
    return None if game.state.fact(_FOUND_AT_HOME, card) is None else 0


def _foreign(game: Game, card: str, player: str, kind: str, alignment: str) -> bool:
    printed = game.printed(card)
    return (
        isinstance(printed.facts, Item)
        and game.state.kind(player) == kind
        and printed.alignment == alignment
    )


def _half(points: int) -> int:
    return (points + 1) // 2


# The final reckoning


@RULES.adjust(
    "doubled-against-zero",
    RECKONING,
    order=Layer.DOUBLED,
    says="doubled, as the opponent has none",
)
def doubled(game: Game, points: dict[str, int], player: str) -> dict[str, int]:
    """A source of which the opponent has nothing counts double."""
    opponent = game.state.opponent(player)
    return {
        source: _doubled(game, number)
        if game.value(MARSHALLING_POINTS, opponent, source) <= 0 and game.value(DOUBLES, source)
        else number
        for source, number in points.items()
    }


def _doubled(game: Game, points: int) -> int:
    """Whether a loss is doubled as well is open."""
    once = game.reading("q.core.losses-doubled") == "b"
    return points + max(points, 0) if once else 2 * points


@RULES.define("kill-and-misc-not-doubled", DOUBLES)
def never_doubled(game: Game, source: str) -> bool | None:
    """Two sources count once, whatever the opponent has."""
    return False if source in ("kill", "miscellaneous") else None


@RULES.adjust("half-of-total-limit", RECKONING, order=Layer.CAPPED, says="beyond half of the total")
def limited(game: Game, points: dict[str, int], player: str) -> dict[str, int] | None:
    """No source makes up more than half of the total."""
    whole = game.value(WHOLE, tuple(points.values()))
    for source, number in points.items():
        if 2 * number > whole:
            return {**points, source: _rest(game, points, source, whole)}
    return None


def _rest(game: Game, points: dict[str, int], source: str, whole: int) -> int:
    """What a source may come to: as much as all the others; whether losses count there is open."""
    if game.reading("q.core.losses-in-limit") == "b":
        whole = sum(points.values())
    return max(0, whole - points[source])


@RULES.define("negative-sources-ignored", WHOLE)
def without_losses(game: Game, points: tuple[int, ...]) -> int:
    """A source below zero does not make the half any smaller."""
    return sum(each for each in points if each > 0)


_HAS_SHOWN = "has shown copies"
"""Remembered of a player who has no more to show."""


def _matched(game: Game, card: str, player: str) -> str | None:
    """The other player's unique card, worth points, of which a card is a copy that costs one."""
    if game.value(POINTS, card, player) <= 0:
        return None
    theirs = _unique_and_worth_points(game, game.state.opponent(player))
    return next((each for each in theirs if game.value(MATCHES, card, each)), None)


def _copies_held(game: Game, player: str) -> list[str]:
    """The copies that a player has shown, or could show before the game is over."""
    over = game.state.fact(_HAS_SHOWN, player) is not None
    return [
        each
        for each in game.state.pile(player, "hand")
        if _matched(game, each, player) and (game.card(each).shown or not over)
    ]


def _terms_of_copies(game: Game, _: int, player: str) -> Iterator[tuple[int, str]]:
    opponent = game.state.opponent(player)
    for each in _copies_held(game, opponent):
        yield -1, f"{game.name(each)} in {game.called(opponent)}'s hand"


@RULES.adjust(
    "revealed-duplicates",
    FINAL_POINTS,
    order=Layer.AFTER,
    says="copies that the opponent shows",
    terms=_terms_of_copies,
)
def copies_are_shown(game: Game, total: int, player: str) -> int | None:
    """Each copy that the opponent shows, or can still show, of a unique card costs a point."""
    shown = len(_copies_held(game, game.state.opponent(player)))
    return total - shown if shown else None


@RULES.permit(
    "revealed-duplicates",
    ShowCopy,
    says=lambda game, _, action: (
        f"{game.name(action.card)} would be worth points to {game.called(action.player)}, and is "
        f"{_copy_of(game, action)}."
    ),
)
def shows_a_copy(game: Game, action: ShowCopy) -> Lack | bool:
    """Whoever holds one may show it, in the fifth step."""
    return _shows(game, action) or True


def _fifth_step(game: Game, _: ShowCopy) -> Lack | None:
    if game.state.at(SHOW_COPIES):
        return None
    return Lack("Copies are shown in the fifth step of the final reckoning, and this is not it.")


def _not_shown(game: Game, action: ShowCopy) -> Lack | None:
    return Lack("{0.card} is shown already.") if game.card(action.card).shown else None


def _match(game: Game, action: ShowCopy) -> Lack | None:
    if _matched(game, action.card, action.player) is not None:
        return None
    if game.value(POINTS, action.card, action.player) <= 0:
        return Lack("{0.card} would be worth nothing to {0.player}.")
    return Lack("The other player has no points from a unique card that {0.card} matches.")


_shows = all_of(_fifth_step, is_held, _not_shown, _match)


def _copy_of(game: Game, action: ShowCopy) -> str:
    matched = _matched(game, action.card, action.player)
    assert matched is not None
    owner = game.called(game.state.opponent(action.player))
    if game.name(matched) == game.name(action.card):
        return f"a copy of one from which {owner} has points"
    return f"a manifestation of {game.name(matched)}, from which {owner} has points"


@RULES.permit("revealed-duplicates", Finish)
def shows_no_more(game: Game, action: Finish) -> bool | None:
    """Or keep it to himself."""
    return game.state.at(SHOW_COPIES) or None


@RULES.react("revealed-duplicates", Passed)
def has_shown_all(game: Game, event: Passed) -> list[Event]:
    """What was not shown by then costs nothing."""
    shows = game.state.at(SHOW_COPIES)
    return [Remembered(fact=Fact(_HAS_SHOWN, event.player))] if shows else []


def _unique_and_worth_points(game: Game, player: str) -> Iterator[str]:
    pile = game.state.pile(player, _PILE)
    for card in game.state.cards.values():
        mine = card.id in pile or (card.owner == player and card.place == IN_PLAY)
        if mine and game.printed(card.id).unique and game.value(POINTS, card.id, player) > 0:
            yield card.id


@RULES.define("revealed-manifestations", MATCHES)
def same_being(game: Game, one: str, other: str) -> bool | None:
    """Two manifestations of one being match."""
    beings = {game.value(BEING, game.card(each).card) for each in (one, other)}
    return True if len(beings) == 1 else None


@RULES.adjust(
    "eliminated-avatar", FINAL_POINTS, order=Layer.LATER, says="elimination of the avatar"
)
def avatar_is_missed(game: Game, total: int, player: str) -> int | None:
    """Last of all, an eliminated avatar costs its points."""
    loss = game.value(AVATAR_LOSS, player)
    return total - loss if loss else None


def _totals_told(game: Game) -> str:
    """Say what both players' totals are."""
    one, other = (each.name for each in game.state.players)
    return (
        f"{game.called(one).capitalize()} comes to {signed(game.value(FINAL_POINTS, one))} in the "
        f"end, {game.called(other)} to {signed(game.value(FINAL_POINTS, other))}"
    )


@RULES.define(
    "highest-total-wins",
    WINNER,
    says=lambda game, winner: f"{_totals_told(game)}, and so {game.called(winner)} wins.",
)
def more_points(game: Game) -> str | None:
    """The player with more points has won."""
    one, other = (each.name for each in game.state.players)
    margin = game.value(FINAL_POINTS, one) - game.value(FINAL_POINTS, other)
    return (one if margin > 0 else other) if margin else None


@RULES.define(
    "equal-totals-tie", WINNER, says=lambda game, _: f"{_totals_told(game)}, and so neither wins."
)
def same_points(game: Game) -> str | None:
    """With the same points nobody has."""
    totals = {game.value(FINAL_POINTS, each.name) for each in game.state.players}
    return "tie" if len(totals) == 1 else None
