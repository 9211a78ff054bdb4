"""What happens as a card takes effect."""

from collections.abc import Iterator

from msgspec import structs

from westmarch.cards.model.own import Own
from westmarch.cards.model.phrases.effect import Effect
from westmarch.cards.model.phrases.effects import (
    Adjoin,
    Allow,
    Bar,
    BodyCheck,
    Cancel,
    Capture,
    Check,
    Draw,
    Enable,
    Face,
    Fetch,
    Firm,
    Foil,
    Inform,
    Lasting,
    Lose,
    Lure,
    MoveOn,
    Passage,
    Place,
    Produce,
    Remove,
    Repeat,
    Rest,
    Retrace,
    Retype,
    Roll,
    RollTwice,
    Several,
    Spare,
    Spend,
    TapSites,
    TestRing,
    Treat,
    Turn,
    Waylay,
)
from westmarch.cards.model.phrases.raids import Raid
from westmarch.cards.model.phrases.showing import Show
from westmarch.cards.model.phrases.targets import (
    EachAttack,
    OnAttack,
    OnCompany,
    One,
    OnStrike,
    Subject,
    Target,
)
from westmarch.cards.model.phrases.things import Cards
from westmarch.kernel.event import Event
from westmarch.kernel.rules import NONE
from westmarch.mechanics.allowances import ALLOWANCE, Allowance
from westmarch.mechanics.combat import SEVERAL_STRIKES
from westmarch.mechanics.journey import path_to_site
from westmarch.mechanics.prisoners import CAPTURE
from westmarch.mechanics.quantities.actions import DONE_WITH, TWICE
from westmarch.mechanics.quantities.combat import CANCELLABLE
from westmarch.mechanics.quantities.hazards import SPARED
from westmarch.mechanics.quantities.people import HEALED, IS_HAVEN
from westmarch.mechanics.quantities.sites import SERVES_AS, TYPE_CHANGED
from westmarch.mechanics.table import (
    HAZARDS,
    in_play,
    is_hazard,
    is_site,
    is_there,
    lies_in_play,
    sites_in_play,
)
from westmarch.rulebooks.cards.conditions.people import ABLE
from westmarch.rulebooks.cards.effects import raids
from westmarch.rulebooks.cards.effects.showing import show
from westmarch.rulebooks.cards.finding import found, produce
from westmarch.rulebooks.cards.here import Here
from westmarch.rulebooks.cards.items import place
from westmarch.rulebooks.cards.lures import offer
from westmarch.rulebooks.cards.numbers import counted
from westmarch.rulebooks.cards.passages import renamed, setting_out
from westmarch.rulebooks.cards.subjects import characters
from westmarch.rulebooks.cards.targets.cards import cancelling_by, hazards_aimed
from westmarch.rulebooks.cards.targets.companies import is_such_company
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.rulebooks.cards.things.places import INFORMED
from westmarch.rulebooks.cards.traces import EFFECT, Key, remember
from westmarch.table.events.cards import (
    CardMoved,
    CardTapped,
    CardUntapped,
    ChoiceCalled,
    DrawCalled,
    ItemLost,
)
from westmarch.table.events.chain import CardCancelled, Negated, OwnTextFollowed, RollCalled
from westmarch.table.events.characters import (
    CharacterDiscarded,
    CharacterHealed,
    CharacterReturned,
    CharacterWounded,
    CorruptionCheckCalled,
)
from westmarch.table.events.combat import (
    AttackCancelled,
    AttackMade,
    BodyCheckCalled,
    StrikeCancelled,
    StrikeIneffectual,
)
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.rings import RingTest, RingTestCalled
from westmarch.table.game import Game
from westmarch.table.state import ASIDE, BEING_PLAYED, LASTING, Fact

_UNTIL = {"turn": LASTING}
"""How long that is which is said to last so long; other spans are called what they are."""

_SPANS = {"corruption check": "check", "influence check": "check"}
"""How long a change lasts of which nothing is said, by its number; else as long as the attack."""

_CHECKS = {"": ("strike",), "influence check": ("influence-check", "influence-attempt")}
"""What rolls are for that are made twice."""

THE_ATTACK = One("the attack")


def settled(effects: tuple[Effect, ...], target: Target | None) -> tuple[Effect, ...]:
    """Give the effects with whom they speak of, where that is what the card is aimed at."""
    default = _DEFAULTS.get(type(target), One("he"))
    return tuple(_settled(each, default) for each in effects)


def _settled(effect: Effect, default: Subject) -> Effect:
    if isinstance(effect, Spend):
        return structs.replace(effect, effect=_settled(effect.effect, default))
    if isinstance(effect, Roll):
        return structs.replace(
            effect, effects=tuple(_settled(each, default) for each in effect.effects)
        )
    if not isinstance(effect, Lasting) or effect.subject is not None:
        return effect
    if any(each.quantity == "strikes" for each in effect.shifts):
        return structs.replace(effect, subject=THE_ATTACK)
    return structs.replace(effect, subject=default)


_DEFAULTS: dict[type, Subject] = {
    OnAttack: THE_ATTACK,
    OnCompany: One("the company"),
    OnStrike: THE_ATTACK,
}


# What happens


def happen(game: Game, effects: tuple[Effect, ...], here: Here, clause: int) -> list[Event]:
    """Give the events that effects bring about, one after the other."""
    return [
        event
        for number, effect in enumerate(effects)
        for event in happens(game, effect, here, (clause, number))
    ]


def happens(game: Game, effect: Effect, here: Here, key: Key) -> Iterator[Event]:
    """Give the events that an effect brings about."""
    match effect:
        case Own():
            yield from _follow(game, effect, here, key)
        case Cancel():
            yield from _cancel(game, effect, here, key)
        case Lasting():
            yield from _last(game, effect, here, key)
        case Turn():
            for one in characters(game, effect.subject, here):
                for each in _turned(game, effect, one):
                    yield from _turn(game, effect, each)
        case TapSites():
            yield from _tap_sites(game, effect, here)
        case Check():
            for each in characters(game, effect.subject, here):
                times = counted(game, effect.per, each) if effect.per else 1
                for _ in range(times):
                    yield CorruptionCheckCalled(
                        character=each, modifier=effect.modifier, source=here.card
                    )
        case Spare():
            for each in characters(game, effect.subject, here):
                yield remember(game, here, key, each, "strike")
        case RollTwice():
            card = game.printed(here.card).id
            purposes = _CHECKS[effect.check]
            until = "check" if effect.check else "strike"
            for each in characters(game, effect.subject, here):
                yield Remembered(fact=Fact(TWICE, each, (purposes, here.card), until, card))
        case Several():
            card = game.printed(here.card).id
            for each in characters(game, effect.subject, here):
                yield Remembered(fact=Fact(SEVERAL_STRIKES, each, effect.number, "combat", card))
        case Bar() | Rest() | Lure():
            about = here.target if is_site(game, here.target) else here.company(game)
            if about is not None:
                yield remember(game, here, key, about, LASTING)
        case Spend():
            yield from offer(game, effect, here, key)
        case MoveOn():
            company = here.company(game)
            if company is not None:
                yield Remembered(fact=Fact("moves-again", company, until="phase"))
        case Passage() | Adjoin() | Waylay():
            company = here.company(game)
            if company is not None:
                yield remember(game, here, key, company, LASTING)
        case Retrace():
            yield from setting_out(game, here, key)
        case Repeat():
            if here.target is not None:
                yield remember(game, here, key, here.target, LASTING)
        case Firm():
            for about, until in _of_attack(game, here):
                yield remember(game, here, key, about, until)
        case Remove():
            yield from _remove(game, effect, here)
        case BodyCheck():
            for each in characters(game, effect.subject, here):
                yield BodyCheckCalled(character=each, of_strike=False, modifier=effect.modifier)
        case Capture():
            combat, card = game.state.combat, game.printed(here.card).id
            for each in characters(game, effect.subject, here):
                facing = combat is not None and combat.facing == each
                until = "strike" if facing else "combat"
                yield Remembered(fact=Fact(CAPTURE, each, here.card, until, card))
        case TestRing():
            for each in characters(game, effect.subject, here):
                bearer, whose = game.card(each).host, game.card(each).owner
                test = RingTest(whose, each, bearer, effect.modifier, here.card, twice=effect.twice)
                yield RingTestCalled(test=test)
        case Foil():
            if game.state.combat is not None and game.state.combat.facing is not None:
                yield StrikeIneffectual(character=game.state.combat.facing)
        case Place():
            yield from place(game, effect, here)
        case Lose() | Fetch():
            yield from _choose(game, effect, here, key)
        case Show():
            yield from show(game, effect, here)
        case Produce():
            yield from produce(game, effect, here, key)
        case Draw():
            yield DrawCalled(player=here.player, number=effect.number)
        case Enable():
            for each in characters(game, effect.subject, here):
                yield Remembered(fact=Fact(ABLE, each, None, "turn", game.printed(here.card).id))
        case Allow():
            yield from _allow(game, effect, here)
        case Treat() if is_site(game, here.target):
            yield from renamed(game, effect, here, key)
        case Treat():
            if here.target is not None:
                what, card = "region-changed", game.printed(here.card).id
                kind = effect.several[1] if effect.several is not None else effect.region_type
                yield Remembered(fact=Fact(what, here.target, kind, LASTING, card))
                if effect.several is not None:
                    yield remember(game, here, key, here.target, LASTING)
        case Retype():
            if here.target is not None:
                card = game.printed(here.card).id
                fact = Fact(TYPE_CHANGED, here.target, effect.site_type, LASTING, card)
                yield Remembered(fact=fact)
        case Inform():
            site = here.role(game, effect.role)
            if site is not None and is_site(game, site):
                card = game.printed(here.card).id
                yield Remembered(fact=Fact(INFORMED, site, None, LASTING, card))
        case Face():
            company = here.company(game)
            if company is not None:
                yield AttackMade(source=here.card, attack=effect.attack, company=company)
        case Raid():
            yield from raids.begin(game, effect, here, key)
        case Roll():
            who = here.character(game) or here.card
            yield RollCalled(card=here.card, of=who, what=(key, here), check=bool(effect.check))


def _follow(game: Game, effect: Own, here: Here, key: Key) -> Iterator[Event]:
    """Give what comes of a text that no other card has: its code says so."""
    card = game.printed(here.card).id
    text = f"{card}.{effect.key}"
    event = OwnTextFollowed(card=here.card, text=text, place=key, here=here)
    for rule in game.rules.reacts.get(text, NONE).clauses.get(card, ()):
        yield from game.evaluate(rule, event)


def _allow(game: Game, effect: Allow, here: Here) -> Iterator[Event]:
    """Let the company of the site phase play one item more than it could."""
    company = here.company(game)
    if company is not None:
        given = Allowance(here.card, effect.classes, game.state.declared)
        card = game.printed(here.card).id
        yield Remembered(fact=Fact(ALLOWANCE, company, given, "turn", card))


def _cancel(game: Game, effect: Cancel, here: Here, key: Key) -> Iterator[Event]:
    combat = game.state.combat
    if effect.what == "the attack":
        if combat is not None and game.value(CANCELLABLE):
            yield AttackCancelled()
    elif effect.what == "it":
        played = here.target is not None and game.card(here.target).place == BEING_PLAYED
        if here.target is not None and (played or here.target in hazards_aimed(game)):
            yield CardCancelled(card=here.target)
        else:
            yield from (Negated(action=each) for each in cancelling_by(game, here.target))
    elif effect.what == "the strike":
        if combat is not None and combat.facing is not None:
            yield StrikeCancelled(character=combat.facing)
    else:
        company = here.company(game)
        if company is not None:
            at_site = "at the site" in effect.what
            about = game.state.companies[company].site if at_site else company
            yield remember(game, here, key, about, LASTING)


def _last(game: Game, effect: Lasting, here: Here, key: Key) -> Iterator[Event]:
    for about, span in _reached(game, effect, here):
        until = _UNTIL.get(effect.until, effect.until)
        yield remember(game, here, key, about, until or span)


_OF_COMPANIES = ("hazard limit", "region limit", "draws")
"""Numbers that belong to a company and not to its characters."""


def _reached(game: Game, effect: Lasting, here: Here) -> Iterator[tuple[str, str]]:
    """Whom a change reaches, and how long unless it says."""
    subject, (first, *_) = effect.subject, effect.shifts
    assert subject is not None
    if subject == THE_ATTACK:
        yield from _of_attack(game, here)
    elif isinstance(subject, EachAttack) or first.quantity in _OF_COMPANIES:
        company = here.company(game)
        if company is not None:
            yield company, LASTING
    elif first.quantity == "faction check here":
        company = here.company(game)
        if company is not None:
            yield game.state.companies[company].site, LASTING
    elif subject == One("its player"):
        yield here.player, LASTING
    else:
        for each in characters(game, subject, here):
            yield each, _SPANS.get(first.quantity, LASTING)


def _of_attack(game: Game, here: Here) -> Iterator[tuple[str, str]]:
    """What is remembered of the attack that is being fought, or of those at a site."""
    of_site = here.target is not None and is_site(game, here.target)
    yield (here.target, LASTING) if of_site and here.target else ("attack", "combat")


def _turned(game: Game, effect: Turn, card: str) -> tuple[str, ...]:
    """Give a card, and those who are healed with it."""
    if effect.verb not in ("heal", "restore"):
        return (card,)
    return game.value(HEALED, card)


def _turn(game: Game, effect: Turn, card: str) -> Iterator[Event]:
    position = game.card(card).position
    if effect.verb == "tap" and position == "untapped":
        yield CardTapped(card=card)
    elif effect.verb == "untap" and position == "tapped":
        yield CardUntapped(card=card)
    elif effect.verb == "wound" and position != "wounded":
        yield CharacterWounded(card=card)
    elif effect.verb in ("heal", "restore") and position == "wounded":
        yield CharacterHealed(card=card)
        if effect.verb == "restore":
            yield CardUntapped(card=card)


def _tap_sites(game: Game, effect: TapSites, here: Here) -> Iterator[Event]:
    """Tap the sites that lie open and are meant, and with which the card is not done."""
    purpose = HAZARDS if is_hazard(game, here.card) else ""
    for site in sites_in_play(game):
        # A haven has no path, except where hazards take it for something else.
        way = path_to_site(game, site) or path_to_site(game, site, purpose)
        card, path = game.card(site), [each for each, _ in way]
        if card.face_down or card.position != "untapped" or _is_haven(game, site, purpose):
            continue
        meant = any(path.count(kind) >= number for number, kind in effect.paths)
        if game.value(SPARED, here.card, card.owner):
            continue
        if meant and not game.value(DONE_WITH, here.card, site):
            yield CardTapped(card=site, by=here.card)


def _is_haven(game: Game, site: str, purpose: str) -> bool:
    """Tell whether a site is a haven of its player's, unless it serves as something else here."""
    served = game.value(SERVES_AS, site, purpose)
    return game.value(IS_HAVEN, site, game.card(site).owner) and served in _AS_A_HAVEN


_AS_A_HAVEN = ("", "Haven", "a haven")


def _remove(game: Game, effect: Remove, here: Here) -> Iterator[Event]:
    if isinstance(effect.subject, Cards):
        meant = [
            each
            for each in in_play(game)
            if is_such_card(game, effect.subject, each) and lies_on(game, effect.on, each, here)
            if not (effect.other and each == here.card)
        ]
        if effect.on is None:
            yield from _ended(game, effect.subject)
    else:
        meant = list(characters(game, effect.subject, here))
    for each in meant:
        if not is_there(game, each):
            continue
        kind = game.printed(each).type
        if kind == "item" and effect.to == "discard-pile":
            yield ItemLost(card=each)
        elif kind != "character":
            yield CardMoved(card=each, to=effect.to)
        elif effect.to == "hand":
            yield CharacterReturned(card=each)
        else:
            yield CharacterDiscarded(card=each)


def lies_on(game: Game, on: Subject | OnCompany | None, card: str, here: Here) -> bool:
    """Tell whether a card lies on somebody who is meant, or on such a company itself."""
    host = game.card(card).host
    match on:
        case None:
            return True
        case OnCompany():
            return is_such_company(game, on, host)
    return host is not None and host in characters(game, on, here)


def _ended(game: Game, cards: Cards) -> Iterator[Event]:
    """Forget what such cards have done, whether or not they are still there."""
    for fact in game.state.facts:
        if fact.what == EFFECT and fact.card is not None and is_such_card(game, cards, fact.card):
            yield Forgotten(what=fact.what, about=fact.about, card=fact.card)


def _choose(game: Game, effect: Lose | Fetch, here: Here, key: Key) -> Iterator[Event]:
    """Have somebody choose among the cards that would do."""
    candidates: tuple[str, ...]
    if isinstance(effect, Fetch):
        if effect.to == ASIDE and not lies_in_play(game, here.card):
            return
        player, candidates = here.player, found(game, effect, here)
    else:
        who = here.character(game)
        company = here.company(game)
        if company is None:
            return
        group = game.state.companies[company]
        bearers = group.characters if effect.of == "the company" else (who,) if who else ()
        player = here.player if effect.by_attacker else group.player
        candidates = tuple(
            each
            for bearer in bearers
            for each in game.card(bearer).holds
            if is_such_card(game, effect.cards, each)
        )
    if candidates:
        yield ChoiceCalled(card=here.card, player=player, among=candidates, what=(key, here))
