"""Positions checked whole, before anything is built from them.

Each check says which label is meant and why it cannot be. What a rule would have to say is no
matter here: a position may well be one that no game comes to.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator

from msgspec import Struct

from westmarch.book.load import our_book
from westmarch.cards.model.card import Creature, Event, Faction
from westmarch.errors import BadData, nearest
from westmarch.mechanics.map import map_of
from westmarch.mechanics.quantities.dragons import UNIQUE_DRAGONS
from westmarch.table.game import Game
from westmarch.table.ids import Sort
from westmarch.table.judge import Judge
from westmarch.table.state import ASIDE, BEING_PLAYED, IN_PLAY, ON_GUARD, State
from westmarch.wire.naming import There, misnamed
from westmarch.wire.protocol import CardAt, CompanyAt, Happened, Position

Trouble = tuple[str, str, str]
"""What cannot be, about whom, and what was perhaps meant."""

ABOUT = {
    "defeated": "dragon",
    "gained-attack": "site",
    "lost-attacks": "site",
    "region-changed": "region",
    "path-changed": "site",
    "extra-regions": "company",
    "sent-back": "company",
    "faced": "company",
    "revealed": "player",
    "influence-lost": "character",
    "lost-treasure": "card",
    "called": "player",
}
"""What each kind of past event is about."""
_NEEDS = {
    "gained-attack": ("strikes", "prowess"),
    "region-changed": ("type",),
    "path-changed": ("number", "type"),
    "extra-regions": ("number",),
    "faced": ("card",),
    "revealed": ("avatar",),
    "influence-lost": ("number",),
    "lost-treasure": ("site",),
}
"""What has to be said of it besides."""
_BEARERS = {
    "character": ("character",),
    "ally": ("character",),
    "item": ("character",),
    "site": ("character",),
}
"""What cards of a type can lie on, where they cannot lie on everything that is in play."""
_WITH_A_LEADER = ("marshalling-point-pile",)
"""Where else factions are with somebody, who leads them."""
_STARTERS = "starting-company"
_NO_SITES = ("hand", "play-deck", "sideboard", "pool", _STARTERS, ON_GUARD)
"""Where there are no sites."""
_BORNE = ("ally", "item")
"""What is in play with somebody only."""


class _Laid(Struct):
    """A position, and what is printed on its cards."""

    judge: Judge
    position: Position
    cards: dict[str, CardAt]
    companies: dict[str, CompanyAt]
    players: tuple[str, ...]

    def type(self, label: str) -> str:
        """The type of a card of the position."""
        return str(self.judge.pool.listed[self.cards[label].card].type)


def check(judge: Judge, position: Position) -> None:
    """Refuse a position that does not hang together."""
    laid = _Laid(
        judge,
        position,
        {each.label: each for each in position.cards},
        {each.label: each for each in position.companies},
        tuple(each.name for each in position.players),
    )
    for find in _CHECKS:
        for what, where, hint in find(laid):
            raise BadData(what, where=where, hint=hint)


def _players(laid: _Laid) -> Iterator[Trouble]:
    there = len(set(laid.players)) == len(laid.players) == 2
    if not there or laid.position.turn.player not in laid.players:
        yield "a position needs two players, one of them the player whose turn it is", "", ""


def _names(laid: _Laid) -> Iterator[Trouble]:
    """Cards and companies go by names of their own, which can be parts of a path."""
    labels = Counter(each.label for each in laid.position.cards)
    companies = Counter(each.label for each in laid.position.companies)
    for counted, what in ((labels, "cards"), (companies, "companies")):
        for label, number in counted.items():
            if number > 1:
                yield f"two {what} of the position are called “{label}”", "", ""
            if not label or "/" in label:
                yield "a label is some text without a slash", label, ""
    for label in companies:
        if label in labels:
            yield "a card and a company are called this", label, ""


def _cards(laid: _Laid) -> Iterator[Trouble]:
    for card in laid.position.cards:
        if card.card not in laid.judge.pool:
            yield f"there is no card {card.card} in the pool", card.label, ""
        elif laid.type(card.label) == "region":
            yield "regions lie on no table", card.label, ""
        type_ = laid.type(card.label) if card.card in laid.judge.pool else ""
        is_site = type_ == "site"
        if card.place in (_NO_SITES if is_site else ("location-deck",)):
            what = "sites" if is_site else "cards other than sites"
            yield f"there are no {what} in a {card.place}", card.label, ""
        if card.place == _STARTERS and type_ not in ("character", "site", ""):
            yield f"there are characters only in a {card.place}", card.label, ""
        if card.whose is not None and card.place in (IN_PLAY, ON_GUARD, ASIDE):
            yield "what lies in no pile is in nobody's", card.label, ""


def _named(laid: _Laid) -> Iterator[Trouble]:
    """Whatever is named is there."""
    sorts: dict[Sort, Collection[str]] = {
        "player": laid.players,
        "card": laid.cards,
        "company": laid.companies,
        "region": map_of(laid.judge.pool).types,
    }
    there, position = There(sorts, laid.type), laid.position
    things: tuple[tuple[Struct, str], ...] = (
        *((each, each.label) for each in position.cards),
        *((each, each.label) for each in position.companies),
        *((each, "history") for each in position.history),
    )
    for thing, where in things:
        for what, hint in misnamed(thing, there):
            yield what, where, hint


def _places(laid: _Laid) -> Iterator[Trouble]:
    """Each card is in its place by itself, or with what is there to keep it."""
    for card in laid.position.cards:
        if card.place == BEING_PLAYED:
            yield "no position begins while a card is being played", card.label, ""
        if (card.beside is not None) != (card.place == ASIDE):
            yield "a card is kept by another exactly when it is off to the side", card.label, ""
        if card.place == ON_GUARD and card.on not in laid.companies:
            yield "a card lies on-guard against a company", card.label, ""
        if card.on is not None and card.place not in (IN_PLAY, ON_GUARD, *_WITH_A_LEADER):
            yield f"it is in “{card.place}”, and lies on nothing there", card.label, ""
        faction = card.place in _WITH_A_LEADER and laid.type(card.label) == "faction"
        if card.position != "untapped" and card.place not in (IN_PLAY, ASIDE) and not faction:
            yield f"it is in “{card.place}”, and cannot be {card.position} there", card.label, ""
        held_by = laid.cards.get(card.on or "")
        if held_by is not None and held_by.place not in (IN_PLAY, *_WITH_A_LEADER):
            yield f"“{card.on}” is not in play, and nothing lies on it", card.label, ""
    for kept_by in ("on", "beside"):
        for card in laid.position.cards:
            if circle := _circle(laid, card, kept_by):
                yield f"it would lie on itself in the end, by way of {circle}", card.label, ""


def _circle(laid: _Laid, card: CardAt, kept_by: str) -> str:
    """Name the cards by way of which one is kept by itself, if it is."""
    passed: list[str] = []
    keeper = getattr(card, kept_by)
    while keeper in laid.cards and keeper not in passed:
        passed.append(keeper)
        if keeper == card.label:
            return ", ".join(f"“{each}”" for each in passed)
        keeper = getattr(laid.cards[keeper], kept_by)
    return ""


def _bearers(laid: _Laid) -> Iterator[Trouble]:
    """What lies on something lies on what can bear it."""
    for card in laid.position.cards:
        type_ = laid.type(card.label)
        led = type_ == "faction" and _is_somebody(laid, card.on or "")
        if card.place in _WITH_A_LEADER and card.on is not None and not led:
            yield "only factions lie here with a character, who leads them", card.label, ""
        if card.place != IN_PLAY:
            continue
        if card.on is None:
            if type_ in _BORNE:
                yield f"an {type_} in play is with somebody", card.label, ""
        elif card.trophy:
            if not _is_somebody(laid, card.on):
                yield f"“{card.on}” is no character, and has no trophies", card.label, ""
        elif type_ in ("creature", "faction"):
            hint = "What was taken as a trophy is said to be one."
            yield f"a {type_} lies on nothing, unless it is a trophy", card.label, hint
        elif type_ in _BEARERS and not (
            card.on in laid.cards and laid.type(card.on) in _BEARERS[type_]
        ):
            yield f"“{card.on}” cannot bear it", card.label, ""
        if type_ == "site" and card.on is not None and not laid.cards[card.on].agent:
            yield f"“{card.on}” is no agent, and goes to no sites", card.label, ""


def _is_somebody(laid: _Laid, label: str) -> bool:
    return label in laid.cards and laid.type(label) == "character"


def _people(laid: _Laid) -> Iterator[Trouble]:
    """A character in play is in a company, or an agent."""
    for card in laid.position.cards:
        type_ = laid.type(card.label)
        if card.company is not None and (type_ != "character" or card.place != IN_PLAY):
            yield "only characters in play are in companies", card.label, ""
        if (card.agent or card.face_down) and card.place != IN_PLAY:
            what = "only in play somebody is an agent, or something lies face-down"
            yield what, card.label, ""
        if card.agent:
            if card.company is not None or card.on is not None:
                yield "an agent hazard is in no company", card.label, ""
            if type_ != "character":
                yield "only a character is an agent", card.label, ""
        elif type_ == "character" and card.place == IN_PLAY and card.company is None:
            yield "a character in play is in a company, or an agent", card.label, ""
        if card.uncontrolled and (type_ != "character" or card.company is None or card.on):
            yield "only a character of a company is without a controller", card.label, ""
        with_agent = card.on in laid.cards and laid.cards[str(card.on)].agent
        if card.face_down and not card.agent and not with_agent:
            yield "only agents and their sites lie face-down", card.label, ""


def _keeping(laid: _Laid) -> Iterator[Trouble]:
    for card in laid.position.cards:
        if card.in_use and (laid.type(card.label) != "item" or card.on is None):
            yield "only an item that somebody bears is in use", card.label, ""
        if card.trophy:
            facts = laid.judge.pool[card.card].facts
            attack = facts.attack if isinstance(facts, Creature | Event | Faction) else None
            if card.place != IN_PLAY or card.on is None:
                yield "a trophy is with whoever has taken it", card.label, ""
            if attack is None:
                yield "it does not attack, and is nobody's trophy", card.label, ""
            if card.on in laid.cards and laid.cards[str(card.on)].company is None:
                yield f"“{card.on}” is in no company, and has no trophies", card.label, ""


def _companies(laid: _Laid) -> Iterator[Trouble]:
    members = {each.company for each in laid.position.cards}
    for company in laid.position.companies:
        where = company.label
        if laid.cards[company.site].place not in (IN_PLAY, ASIDE):
            yield f"“{company.site}” is not in play, and nobody is there", where, ""
        goal = laid.cards.get(company.moving_to or "")
        if goal is not None and goal.place not in (IN_PLAY, "location-deck"):
            yield f"nobody can go to “{goal.label}”: it is in “{goal.place}”", where, ""
        if company.moving_to == company.site:
            yield "it is on its way to where it is", where, ""
        if company.label not in members:
            yield "there is nobody in this company", where, ""
        if company.way and company.way not in WAYS_THERE_ARE:
            yield f"there is no way called “{company.way}”", where, nearest(company.way, ())


WAYS_THERE_ARE = ("starter", "region", "under-deeps", "special")


def _history(laid: _Laid) -> Iterator[Trouble]:
    position, where = laid.position, "history"
    creatures = [
        label
        for label, card in laid.cards.items()
        if isinstance(laid.judge.pool[card.card].facts, Creature)
    ]
    for past in position.history:
        for field in (ABOUT[past.what], *_NEEDS.get(past.what, ())):
            if getattr(past, field) is None:
                yield f"“{past.what}” needs a {field}", where, ""
        if past.what == "faced" and past.card not in creatures:
            yield "“faced” needs a creature of the position", where, ""
        yield from _named_in(laid, past)


def _named_in(laid: _Laid, past: Happened) -> Iterator[Trouble]:
    """Find names in a fact of the past that nothing bears."""
    where = "history"
    if past.dragon is not None:
        game = Game(laid.judge.rules, laid.judge.pool, _bare(laid.position))
        dragons = game.value(UNIQUE_DRAGONS)
        if past.dragon not in dragons:
            yield f"there is no Dragon “{past.dragon}”", where, nearest(past.dragon, dragons)
    pool = laid.judge.pool
    if past.site is not None and not _is_site(laid, past.site):
        sites = [label for label in laid.cards if laid.type(label) == "site"]
        yield f"there is no site “{past.site}”", where, nearest(past.site, sites)
    types = set(map_of(pool).types.values())
    if past.type is not None and past.type not in types:
        yield f"there is no type of region “{past.type}”", where, nearest(past.type, types)


def _is_site(laid: _Laid, named: str) -> bool:
    """Tell whether a site is meant, by the label of its card or by its name."""
    if named in laid.cards:
        return laid.type(named) == "site"
    return any(each.type == "site" for each in laid.judge.pool.named(named))


def _bare(position: Position) -> State:
    """A table with nothing on it."""
    turn = position.turn
    return State(position.edition, (), turn.player, turn.phase, readings=dict(position.readings))


def _readings(laid: _Laid) -> Iterator[Trouble]:
    questions = our_book().questions
    for question, reading in laid.position.readings.items():
        if question not in questions:
            yield f"there is no question {question}", "readings", nearest(question, questions)
        elif reading not in (each.id for each in questions[question].readings):
            yield f"there is no reading {reading} of {question}", "readings", ""


def _agreed(laid: _Laid) -> Iterator[Trouble]:
    for what in laid.position.agreed:
        if what not in _AGREED:
            yield f"nobody agrees on “{what}”", "agreed", nearest(what, _AGREED)


_AGREED = ("treasures", "dragons")

_CHECKS: tuple[Callable[[_Laid], Iterator[Trouble]], ...] = (
    _players,
    _names,
    _cards,
    _named,
    _places,
    _people,
    _bearers,
    _keeping,
    _companies,
    _history,
    _readings,
    _agreed,
)
"""Each takes for granted what those before it have found in order."""
