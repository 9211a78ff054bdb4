"""Which positions there cannot be, however the Givens of a dispute put them together."""

from collections import Counter
from collections.abc import Callable, Iterator

from msgspec import Struct

from westmarch.cards.model.card import Card, Character, Creature, Event
from westmarch.corpus.model import Case
from westmarch.corpus.scene import is_haven
from westmarch.errors import BadData
from westmarch.mechanics.movement import bars_setting_out
from westmarch.mechanics.quantities.actions import GOES_AT_ONCE
from westmarch.mechanics.quantities.journeys import WAYS
from westmarch.table.game import Game
from westmarch.wire.protocol import CardAt, CompanyAt, Position

_BORNE = ("character", "item", "ally", "event")
_ENTERING = ("site", "end-of-turn")
"""When a company may have entered a site already: it does so in the site phase, turn by turn."""
_MOVING = ("organization", "long-event", "movement-hazard")
"""When a company may be on its way: from when it declares movement to when it arrives."""
_HAPPEN = {
    "sent-back": ("was sent back", ("movement-hazard", *_ENTERING)),
    "faced": ("has faced a creature", ("movement-hazard", *_ENTERING)),
    "extra-regions": ("may pass through more regions", ("untap", *_MOVING)),
}
"""What happens only to companies of the player whose turn it is, and how late in it."""
_ADVICE = "Say whose turn it is, and how far it has come: “Given it is the … phase of …”."

Trouble = tuple[str, str]
"""What cannot be, and what to do instead."""


class _Laid(Struct, frozen=True):
    """A position, and what is printed on its cards."""

    position: Position
    game: Game
    cards: dict[str, CardAt]
    printed: dict[str, Card]
    companies: dict[str, CompanyAt]

    def someone(self, company: str) -> str:
        """Name a company by whoever is in it."""
        members = (each for each in self.cards.values() if each.company == company)
        return next((f"{self.printed[each.label].name}'s company" for each in members), company)


def check_possible(case: Case, game: Game) -> None:
    """Complain of a position that no game can come to."""
    position = case.position
    laid = _Laid(
        position,
        game,
        {each.label: each for each in position.cards},
        {each.label: game.pool[each.card] for each in position.cards},
        {each.label: each for each in position.companies},
    )
    for check in _CHECKS:
        for what, hint in check(laid):
            raise BadData(
                f"There cannot be such a position: {what}",
                where=f"{case.path}:{case.line}",
                hint=hint,
            )


def _unique_twice(laid: _Laid) -> Iterator[Trouble]:
    there = Counter(
        laid.printed[each.label].name
        for each in laid.cards.values()
        if _is_taken(each)
        and laid.printed[each.label].unique
        and laid.printed[each.label].type != "site"
    )
    for name, number in there.items():
        if number > 1:
            yield (
                f"{name} is unique, and is in play or out of it {number} times.",
                "Leave one of them out, or put it in somebody's hand.",
            )


def _site_twice(laid: _Laid) -> Iterator[Trouble]:
    """A player has one card of a site that is no haven.

    What lies in the location deck may be there for somebody who asks whether he may use it, and
    what lies with an agent or a host may be there for what they do with a site.
    """
    there = Counter(
        (each.owner, each.card)
        for each in laid.cards.values()
        if laid.printed[each.label].type == "site"
        and not is_haven(laid.printed[each.label])
        and each.place != "location-deck"
        and each.on is None
        and each.beside is None
    )
    for (owner, site), number in there.items():
        if number > 1:
            name = laid.game.name(site)
            yield (
                f"the {owner} has {number} cards of {name}, which is no haven.",
                "Leave one of the steps out that put it somewhere.",
            )


def _is_taken(card: CardAt) -> bool:
    """Who lies face-down on the table is ignored (core.agents.uniqueness-only-face-up)."""
    return not card.face_down and card.place in ("in-play", "marshalling-point-pile", "out-of-play")


def _one_being_twice(laid: _Laid) -> Iterator[Trouble]:
    """Several manifestations are in play of Dragons alone (dragons.manifestations.coexist)."""
    beings: dict[str, str] = {}
    for each in laid.cards.values():
        card = laid.printed[each.label]
        if each.place != "in-play" or each.face_down or _stays_apart(card):
            continue
        if card.manifestation_kind is not None:
            continue
        other = beings.setdefault(card.manifestation_of or card.name, card.name)
        if other != card.name:
            yield (
                f"{other} and {card.name} are the same being, and both are in play.",
                "core.glossary.one-manifestation-in-play bars that; leave one of them out.",
            )


def _stays_apart(card: Card) -> bool:
    """Avatars come whoever is there, and hazards of one being may come after them."""
    facts = card.facts
    avatar = isinstance(facts, Character) and facts.mind is None
    hazard = isinstance(facts, Creature) or (isinstance(facts, Event) and facts.side == "hazard")
    return avatar or hazard


def _fallen_dragons(laid: _Laid) -> Iterator[Trouble]:
    """Whatever is in play of a Dragon goes when he falls (dragons.defeat.all-removed)."""
    fallen = {each.dragon for each in laid.position.history if each.what == "defeated"}
    for each in laid.cards.values():
        card = laid.printed[each.label]
        is_his = card.manifestation_kind is not None and card.manifestation_of in fallen
        if is_his and each.place == "in-play" and not each.trophy:
            yield (
                f"{card.manifestation_of} was defeated, and {card.name} is in play.",
                "dragons.defeat.all-removed says what becomes of it; let the fight be fought.",
            )


def _passing_events(laid: _Laid) -> Iterator[Trouble]:
    """A short-event is discarded as it resolves (core.events.short-discarded-after-resolving)."""
    for each in laid.cards.values():
        card = laid.printed[each.label]
        short = isinstance(card.facts, Event) and card.facts.length == "short"
        if short and each.place == "in-play":
            yield (
                f"{card.name} is a short-event, and is never in play.",
                f"Have it played first: “When the {each.owner} plays “{card.name}” …”.",
            )


def _discarded_by_themselves(laid: _Laid) -> Iterator[Trouble]:
    """What a card does as soon as something is so, it has done before anybody can ask."""
    for each in laid.cards.values():
        if each.place == "in-play" and laid.game.value(GOES_AT_ONCE, each.label):
            name = laid.printed[each.label].name
            yield (
                f"{name} is in play, and its own text discards it at once as things are.",
                "Leave out what it cannot lie beside, or have the one or the other come later.",
            )


def _strange_burdens(laid: _Laid) -> Iterator[Trouble]:
    for each in laid.cards.values():
        bearer, borne = laid.printed.get(each.on or ""), laid.printed[each.label]
        if bearer is None or bearer.type != "character" or each.trophy or borne.type in _BORNE:
            continue
        if borne.type == "site" and laid.cards[str(each.on)].agent:
            continue
        if borne.type == "faction" and "leader" in bearer.keywords:
            continue
        yield (
            f"{bearer.name} cannot bear {borne.name}, which is a {borne.type}.",
            "Items, allies and events can be borne; a creature can be taken as a trophy.",
        )


def _strange_trophies(laid: _Laid) -> Iterator[Trouble]:
    for each in laid.cards.values():
        taker = laid.printed.get(each.on or "")
        if not each.trophy or taker is None or not isinstance(taker.facts, Character):
            continue
        if taker.facts.race not in ("Orc", "Troll"):
            yield (
                f"{taker.name} takes no trophies: only Orcs and Trolls do.",
                "core.trophies.taking says who does.",
            )


def _strange_followers(laid: _Laid) -> Iterator[Trouble]:
    for each in laid.cards.values():
        leader, follower = laid.cards.get(each.on or ""), laid.printed[each.label]
        if leader is None or follower.type != "character":
            continue
        name = laid.printed[leader.label].name
        if leader.owner != each.owner or leader.company != each.company:
            yield (
                f"{follower.name} follows {name}, and is not in his company.",
                "Put them at their site with one Given: “Given Elrond and Haldir are at …”.",
            )
        elif leader.on is not None:
            yield (
                f"{follower.name} follows {name}, who is a follower himself.",
                "Let one character control them both.",
            )


def _strange_agents(laid: _Laid) -> Iterator[Trouble]:
    for each in laid.cards.values():
        if each.agent and "agent" not in laid.printed[each.label].keywords:
            yield (
                f"{laid.printed[each.label].name} is no agent.",
                "Let the character be at a site: “Given Glóin is at Rivendell”.",
            )


def _two_avatars(laid: _Laid) -> Iterator[Trouble]:
    known: dict[str, str] = {
        each.player or "": each.avatar or ""
        for each in laid.position.history
        if each.what == "revealed"
    }
    for each in laid.cards.values():
        card = laid.printed[each.label]
        facts = card.facts
        if each.place != "in-play" or each.on is not None or each.uncontrolled:
            continue
        if isinstance(facts, Character) and facts.mind is None:
            other = known.setdefault(each.owner, card.name)
            if other != card.name:
                yield (
                    f"the {each.owner} has revealed both {other} and {card.name}.",
                    "A player has one avatar in a game; leave one of them out.",
                )


def _too_early_or_late(laid: _Laid) -> Iterator[Trouble]:
    turn = laid.position.turn
    for company in laid.companies.values():
        name = laid.someone(company.label)
        told: tuple[tuple[bool, str, tuple[str, ...]], ...] = (
            (company.entered, "has entered its site", _ENTERING),
            (company.moving_to is not None, "is moving", _MOVING),
            (bool(company.way), "is on a way", ("movement-hazard",)),
        )
        for is_so, what, phases in told:
            if is_so:
                yield from _out_of_turn(laid, company.player, f"{name} {what}", phases)
    for past in laid.position.history:
        if past.what in _HAPPEN and past.company is not None and past.when == "this-turn":
            what, phases = _HAPPEN[past.what]
            player = laid.companies[past.company].player
            name = laid.someone(past.company)
            yield from _out_of_turn(laid, player, f"{name} {what} this turn", phases)
    for each in laid.cards.values():
        if each.place == "in-play":
            continue
        name = laid.printed[each.label].name
        if each.this_turn:
            yield f"{name} came into play this turn, and is not in play.", "Put it into play."
        aside = each.place == "off-to-the-side"
        if each.position != "untapped" and turn.phase != "setup" and not aside:
            yield (
                f"{name} is {each.position}, and is not in play.",
                "Only a card in play lies tapped or wounded; say that it is in play.",
            )


def _out_of_turn(laid: _Laid, player: str, what: str, phases: tuple[str, ...]) -> Iterator[Trouble]:
    turn = laid.position.turn
    if player != turn.player:
        yield f"{what}, and it is the {turn.player}'s turn.", _ADVICE
    elif turn.phase not in phases:
        phase = turn.phase.replace("movement-hazard", "movement/hazard")
        yield f"{what}, and it is the {phase} phase.", _ADVICE


_BY_THE_RULES = ("", "starter", "under-deeps")
"""The ways that need no card, and no regions to be named: they are there or they are not."""

_TOO_FAR = "core.movement.declared-movement-must-be-valid"


def _no_way(laid: _Laid) -> Iterator[Trouble]:
    if laid.position.turn.phase != "movement-hazard":
        return  # Until then, what a company has declared may turn out to be too far.
    game = laid.game
    for company in laid.companies.values():
        goal = company.moving_to
        if goal is None:
            continue
        name = laid.someone(company.label)
        if company.site == goal:
            yield f"{name} is moving to where it is.", "Let it move somewhere else."
        elif not (ways := game.value(WAYS, company.label, goal)) and company.way in _BY_THE_RULES:
            yield (
                f"no kind of movement leads from {game.name(company.site)} to {game.name(goal)}.",
                "Ask whether the company may move there, or let it move somewhere else.",
            )
        elif barred := _bars(laid, company, goal):
            yield (
                f"{name} cannot have declared movement to {game.name(goal)}.",
                f"{' and '.join(barred)} bars that; ask whether the company may move there.",
            )
        elif company.way and len(ways) > 1 and not _is_gone(laid, company):
            said = f"“When the player chooses {name} to go next” and “When {name} travels by …”"
            yield (
                f"{name} has taken its way, and has not begun to move: another may go first.",
                f"Let it be chosen, and say then which way it takes: {said}.",
            )


def _bars(laid: _Laid, company: CompanyAt, goal: str) -> tuple[str, ...]:
    """Name what bars a journey, but that it is too far: that may have come to be so since then."""
    if laid.cards[goal].owner != company.player or company.label not in laid.game.state.companies:
        return ()
    barred = bars_setting_out(laid.game, company.label, goal)
    return tuple(each for each in barred if each != _TOO_FAR)


def _is_gone(laid: _Laid, company: CompanyAt) -> bool:
    """Tell whether a company goes the way that the position gives it, or has gone it."""
    now = laid.game.state.companies.get(company.label)
    return now is None or bool(now.way) or now.moved or now.destination is None


def _wounded_things(laid: _Laid) -> Iterator[Trouble]:
    for each in laid.cards.values():
        card = laid.printed[each.label]
        if each.position == "wounded" and card.type not in ("character", "ally"):
            yield f"{card.name} is wounded, and is no character.", "Say that it is tapped."


def _strange_guards(laid: _Laid) -> Iterator[Trouble]:
    """What lies on-guard is the hazard player's, and does not lie there for long."""
    turn = laid.position.turn
    for card in laid.cards.values():
        if card.place != "on-guard" or card.on not in laid.companies:
            continue
        name, company = laid.printed[card.label].name, laid.companies[card.on]
        if company.player != turn.player or card.owner == turn.player:
            yield (
                f"{name} lies on-guard, and it is the {turn.player}'s turn.",
                "It is the other player's, and lies there against a company of this one.",
            )
        elif turn.phase not in ("movement-hazard", "site"):
            yield f"{name} lies on-guard, and it is the {turn.phase} phase.", _ADVICE


_CHECKS: tuple[Callable[[_Laid], Iterator[Trouble]], ...] = (
    _unique_twice,
    _site_twice,
    _one_being_twice,
    _fallen_dragons,
    _passing_events,
    _discarded_by_themselves,
    _strange_burdens,
    _strange_trophies,
    _strange_followers,
    _strange_agents,
    _two_avatars,
    _too_early_or_late,
    _wounded_things,
    _no_way,
    _strange_guards,
)
