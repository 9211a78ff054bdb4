"""What effects do: the events that they bring about, and the rules that they leave behind.

An effect of some duration is remembered: a fact that bears the card's id and says which effect of
which clause it is, and whom it reached. The rules made here read such facts.
"""

from collections.abc import Iterator
from typing import Any, TypeGuard

from msgspec import structs

from westmarch.cards.clauses.aims import is_such_company
from westmarch.cards.clauses.here import Here
from westmarch.cards.clauses.injuries import injury_rules
from westmarch.cards.clauses.items import bestow, bestowing, place, placing
from westmarch.cards.clauses.lures import lure_rules, offer
from westmarch.cards.clauses.making import rule
from westmarch.cards.clauses.meant import (
    ABLE,
    characters,
    fits,
    is_such_attack,
    is_such_card,
    is_there,
)
from westmarch.cards.clauses.numbers import changes, counted, counts_for_none
from westmarch.cards.clauses.passages import (
    move_on_rule,
    passage_rules,
    refresh_rules,
    thin_rule,
)
from westmarch.cards.clauses.repeats import repeat_rules
from westmarch.cards.clauses.rumors import rouse_rules
from westmarch.cards.clauses.strikes import routing, strike_effect, take_all
from westmarch.cards.clauses.traces import EFFECT, Key, reached, remember
from westmarch.cards.clauses.turning import turning
from westmarch.cards.model import Card
from westmarch.cards.phrase_words import who as who_is
from westmarch.cards.phrases import (
    Allow,
    Bar,
    Bestow,
    Bonus,
    Both,
    Cancel,
    Cards,
    Check,
    Conceal,
    Draw,
    EachAttack,
    Effect,
    Enable,
    Face,
    FaceAll,
    Fetch,
    Foil,
    GoHome,
    Hoard,
    Injure,
    Keep,
    Lasting,
    Lose,
    Lure,
    MoveOn,
    OnAttack,
    OnCompany,
    One,
    Passage,
    Place,
    Refresh,
    Remove,
    Repeat,
    Rest,
    Roll,
    Rouse,
    Rout,
    Several,
    Spare,
    Spend,
    Subject,
    Target,
    Thin,
    Treat,
    Turn,
    TurnOn,
)
from westmarch.kernel.actions import ChooseCard, EnterSite, MoveCompany, PlayCreature
from westmarch.kernel.events import (
    AttackBegan,
    AttackCancelled,
    AttackMade,
    CardCancelled,
    CardChosen,
    CardMoved,
    CardTapped,
    CardUntapped,
    CharacterDiscarded,
    CharacterHealed,
    CharacterReturned,
    CharacterWounded,
    ChoiceCalled,
    CorruptionCheckCalled,
    DrawCalled,
    Event,
    Forgotten,
    Remembered,
    RollCalled,
    RollMade,
    ShuffleCalled,
    SiteExchanged,
    StrikeCancelled,
)
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rule
from westmarch.kernel.state import BEING_PLAYED, IN_PLAY, LASTING, Combat, Fact
from westmarch.mechanics.allowances import ALLOWANCE, Allowance
from westmarch.mechanics.combat import SEVERAL_STRIKES
from westmarch.mechanics.journey import keys_of_site, site_path
from westmarch.mechanics.quantities import (
    CARD_NUMBER,
    CARD_RESULT,
    CONTAINS_HOARD,
    DEFENDERS,
    DIRECT_INFLUENCE,
    HEALED,
    IDLE,
    INFLUENCE_BONUS,
    INFLUENCE_CHECK,
    MIND,
    STAYS_IN_PLAY,
    UNUSED_INFLUENCE,
)
from westmarch.mechanics.table import companies_of, in_play, site_facts

_UNTIL = {"turn": LASTING}
"""How long that is which is said to last so long; other spans are called what they are."""

_SPANS = {"corruption check": "chain", "influence check": "chain"}
"""How long a change lasts of which nothing is said, by its number; else as long as the attack."""

THE_ATTACK = One("the attack")


def settled(effects: tuple[Effect, ...], target: Target | None) -> tuple[Effect, ...]:
    """Give the effects with whom they speak of, where that is what the card is aimed at."""
    default = _DEFAULTS.get(type(target), One("he"))
    return tuple(_settled(each, default) for each in effects)


def _settled(effect: Effect, default: Subject) -> Effect:
    if isinstance(effect, Spend):
        return structs.replace(effect, effect=_settled(effect.effect, default))
    if isinstance(effect, Roll):
        return structs.replace(effect, effect=_settled(effect.effect, default))
    if isinstance(effect, Both):
        return Both(tuple(_settled(each, default) for each in effect.effects))
    if not isinstance(effect, Lasting) or effect.subject is not None:
        return effect
    if any(each.quantity == "strikes" for each in effect.shifts):
        return structs.replace(effect, subject=THE_ATTACK)
    return structs.replace(effect, subject=default)


_DEFAULTS: dict[type, Subject] = {OnAttack: THE_ATTACK, OnCompany: One("the company")}


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
        case Cancel():
            yield from _cancel(game, effect, here, key)
        case Lasting():
            yield from _last(game, effect, here, key)
        case Turn():
            for one in characters(game, effect.subject, here):
                for each in _turned(game, effect, one):
                    yield from _turn(game, effect, each)
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
        case Keep():
            for each in characters(game, effect.subject, here):
                yield remember(game, here, key, each, LASTING)
        case Several():
            card = game.printed(here.card).id
            for each in characters(game, effect.subject, here):
                yield Remembered(fact=Fact(SEVERAL_STRIKES, each, effect.number, "combat", card))
        case Bar() | Rest() | Lure():
            about = here.target if _is_site(game, here.target) else here.company(game)
            if about is not None:
                yield remember(game, here, key, about, LASTING)
        case Conceal():
            for each in characters(game, effect.subject, here):
                yield remember(game, here, key, each, "combat")
        case Injure():
            for each in characters(game, effect.subject, here):
                yield remember(game, here, key, each, "strike")
        case Spend():
            yield from offer(game, effect, here, key)
        case Passage() | MoveOn() | Refresh() | Thin():
            company = here.company(game)
            if company is not None:
                yield remember(game, here, key, company, LASTING)
        case Repeat() | Rouse():
            if here.target is not None:
                yield remember(game, here, key, here.target, LASTING)
        case Hoard():
            site = here.role(game, effect.role)
            if site is not None:
                yield remember(game, here, key, site, LASTING)
        case Remove():
            yield from _remove(game, effect, here)
        case Foil() | Rout():
            yield from strike_effect(game, effect, here.card, key)
        case FaceAll():
            yield from take_all(game, effect, here)
        case Place():
            yield from place(game, effect, here)
        case Bestow():
            yield from bestow(game, effect, here, key)
        case Lose() | Fetch():
            yield from _choose(game, effect, here, key)
        case Draw():
            yield DrawCalled(player=here.player, number=effect.number)
        case Enable():
            for each in characters(game, effect.subject, here):
                yield Remembered(fact=Fact(ABLE, each, None, "turn", game.printed(here.card).id))
        case GoHome():
            yield from _go_home(game, here)
        case TurnOn():
            if here.target in game.state.cards:
                yield RollCalled(card=here.card, of=str(here.target), what=(key, here))
        case Allow():
            yield from _allow(game, effect, here)
        case Treat():
            if here.target is not None:
                what, card = "region-changed", game.printed(here.card).id
                fact = Fact(what, here.target, effect.region_type, LASTING, card)
                yield Remembered(fact=fact)
        case Face():
            company = here.company(game)
            if company is not None:
                yield AttackMade(source=here.card, attack=effect.attack, company=company)
        case Both():
            for number, part in enumerate(effect.effects):
                yield from happens(game, part, here, (*key, number))
        case Roll():
            who = here.character(game) or here.card
            yield RollCalled(card=here.card, of=who, what=(key, here))


def _go_home(game: Game, here: Here) -> Iterator[Event]:
    """Exchange the company's site for its nearest haven, if the card is to be had."""
    group = game.state.companies.get(here.company(game) or "")
    if group is None:
        return
    haven = site_facts(game, group.site).nearest_haven
    own = (*game.state.pile(group.player, "location-deck"), *_sites_of(game, group.player))
    card = next((each for each in own if game.name(each) == haven), None)
    if card is not None:
        if game.card(card).place != IN_PLAY:
            yield CardMoved(card=card, to=IN_PLAY)
        yield SiteExchanged(company=group.id, site=card)


def _sites_of(game: Game, player: str) -> list[str]:
    return [each.site for each in companies_of(game, player)]


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
        if combat is not None and combat.attack.cancellable:
            yield AttackCancelled()
    elif effect.what == "it":
        if here.target is not None and game.card(here.target).place == BEING_PLAYED:
            yield CardCancelled(card=here.target)
    elif effect.what == "the strike":
        if combat is not None and combat.facing is not None:
            yield StrikeCancelled(character=combat.facing)
    else:
        company = here.company(game)
        if company is not None:
            yield remember(game, here, key, company, LASTING)


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
        of_site = here.target is not None and _is_site(game, here.target)
        yield (here.target, LASTING) if of_site and here.target else ("attack", "combat")
    elif isinstance(subject, EachAttack) or first.quantity in _OF_COMPANIES:
        company = here.company(game)
        if company is not None:
            yield company, LASTING
    elif subject == One("its player"):
        yield here.player, LASTING
    else:
        for each in characters(game, subject, here):
            yield each, _SPANS.get(first.quantity, LASTING)


def _turned(game: Game, effect: Turn, card: str) -> tuple[str, ...]:
    """Give a card, and those who are healed with it."""
    if effect.verb not in ("heal", "restore"):
        return (card,)
    healed: tuple[str, ...] = game.value(HEALED, card)
    return healed


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


def _remove(game: Game, effect: Remove, here: Here) -> Iterator[Event]:
    if isinstance(effect.subject, Cards):
        found = [
            each
            for each in in_play(game)
            if is_such_card(game, effect.subject, each) and lies_on(game, effect.on, each, here)
        ]
        if effect.on is None:
            yield from _ended(game, effect.subject)
    else:
        found = list(characters(game, effect.subject, here))
    for each in found:
        if not is_there(game, each):
            continue
        if game.printed(each).type != "character":
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
        player = here.player
        candidates = tuple(
            each
            for pile in effect.piles
            for each in game.state.pile(player, pile)
            if is_such_card(game, effect.cards, each)
        )
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


# What is left behind


def effect_rules(card: Card, effects: tuple[Effect, ...], clause: int) -> Iterator[Rule]:
    """Give the rules that a clause's effects leave behind, and those that finish them."""
    for number, effect in enumerate(effects):
        yield from _rules(card, effect, (clause, number))


def _rules(card: Card, effect: Effect, key: Key) -> Iterator[Rule]:
    match effect:
        case Lasting():
            yield from _lasting_rules(card, effect, key)
        case Spare():
            yield _spared(card, key)
        case Keep():
            yield from _keeping(card, key)
        case Bar():
            yield _barred(card, effect, key)
        case Rest():
            yield _resting(card, effect, key)
        case Conceal():
            yield _concealed(card, key)
        case Hoard():
            yield _hoarded(card, key)
        case Passage():
            yield from passage_rules(card, effect, key)
        case MoveOn():
            yield move_on_rule(card, effect, key)
        case Refresh():
            yield from refresh_rules(card, effect, key)
        case Thin():
            yield thin_rule(card, effect, key)
        case Injure():
            yield from injury_rules(card, effect, key)
        case Spend():
            yield _choosing(card, key)
            yield _spent(card, effect, key)
            yield from _rules(card, effect.effect, (*key, 0))
        case Rouse():
            yield from rouse_rules(card, effect, key)
        case Repeat():
            yield from repeat_rules(card, effect, key)
        case Cancel(what="every creature's attack on the company this turn"):
            yield _cancelling(card, key)
        case Lose() | Fetch():
            yield _choosing(card, key)
            yield _chosen(card, effect, key)
        case Rout():
            yield from routing(card, key)
        case Place():
            yield from placing(card, effect)
        case Bestow():
            yield from bestowing(card, key)
        case Lure():
            yield from lure_rules(card, effect, key)
        case TurnOn():
            yield from turning(card, effect, key)
        case Both():
            for number, each in enumerate(effect.effects):
                yield from _rules(card, each, (*key, number))
        case Roll():
            yield _rolled(card, effect, key)
            yield from _rules(card, effect.effect, (*key, 0))


def _lasting_rules(card: Card, effect: Lasting, key: Key) -> Iterator[Rule]:
    subject = effect.subject

    def times(game: Game, whose: Any) -> int:
        if whose is not None:
            return reached(game, card, key, whose)
        combat = game.state.combat
        if isinstance(subject, EachAttack):
            meant = is_such_attack(game, subject.attacks, combat)
            return reached(game, card, key, combat.company) if meant and combat else 0
        site = game.state.companies[combat.company].site if _is_automatic(combat) else None
        return reached(game, card, key, "attack") + (reached(game, card, key, site) if site else 0)

    def is_idle(game: Game, event: str, fact: Fact) -> bool:
        mine = fact.card == card.id and fact.value == key
        return mine and all(counts_for_none(game, each, fact.about) for each in effect.shifts)

    assert subject is not None
    for shift in effect.shifts:
        of_attack = subject == THE_ATTACK or isinstance(subject, EachAttack)
        yield from changes(card, shift, times, of_attack=of_attack)
    if any(shift.per for shift in effect.shifts):
        yield rule(card, "define", IDLE, is_idle)


def _is_automatic(combat: Combat | None) -> TypeGuard[Combat]:
    return combat is not None and combat.kind == "automatic"


def _spared(card: Card, key: Key) -> Rule:
    def does_not_tap(game: Game, event: CardTapped) -> list[Event] | None:
        combat = game.state.combat
        if combat is None or combat.facing != event.card:
            return None
        return [] if reached(game, card, key, event.card) else None

    return rule(card, "replace", CardTapped, does_not_tap)


def _keeping(card: Card, key: Key) -> Iterator[Rule]:
    def stays(game: Game, who: str) -> bool | None:
        return reached(game, card, key, who) > 0 or None

    def is_not_discarded(game: Game, event: CharacterDiscarded) -> list[Event] | None:
        return [] if not event.chosen and stays(game, event.card) else None

    says = f"{card.name} keeps anything from discarding somebody this turn."
    yield rule(card, "define", STAYS_IN_PLAY, stays)
    yield rule(card, "replace", CharacterDiscarded, is_not_discarded, says)


def _barred(card: Card, effect: Bar, key: Key) -> Rule:
    def is_path(game: Game, company: str) -> bool:
        if effect.longest is None:
            return True
        types = [each for each, _ in site_path(game, company)]
        return 0 < len(types) <= effect.longest and not set(types) & set(effect.without)

    def not_this_turn(game: Game, action: PlayCreature) -> bool:
        if not reached(game, card, key, action.company) or not is_path(game, action.company):
            return False
        if effect.keyed_to:
            return action.keyed_to in effect.keyed_to
        at_site = action.keyed_to in keys_of_site(game, action.company)
        return not (effect.unless_site and at_site)

    says = f"{card.name} keeps such creatures from the company this turn."
    return rule(card, "forbid", PlayCreature, not_this_turn, says)


def _concealed(card: Card, key: Key) -> Rule:
    def keeps_out_of_it(game: Game, defenders: tuple[str, ...]) -> tuple[str, ...] | None:
        return tuple(each for each in defenders if not reached(game, card, key, each))

    return rule(card, "adjust", DEFENDERS, keeps_out_of_it)


def _hoarded(card: Card, key: Key) -> Rule:
    def holds_it(game: Game, site: str) -> bool | None:
        return reached(game, card, key, site) > 0 or None

    says = f"{card.name} has the site contain a hoard."
    return rule(card, "define", CONTAINS_HOARD, holds_it, says)


def _resting(card: Card, effect: Rest, key: Key) -> Rule:
    def stays(game: Game, action: MoveCompany) -> bool:
        return reached(game, card, key, action.company) > 0

    def does_nothing(game: Game, action: EnterSite) -> bool:
        company = game.state.companies[action.company]
        moved_there = company.moved and reached(game, card, key, company.site) > 0
        return moved_there or reached(game, card, key, company.id) > 0

    if effect.what == "move":
        return rule(card, "forbid", MoveCompany, stays, f"{card.name} keeps the company here.")
    says = f"{card.name} lets the company do nothing at the site."
    return rule(card, "forbid", EnterSite, does_nothing, says)


def _cancelling(card: Card, key: Key) -> Rule:
    def cancels(game: Game, event: AttackBegan) -> list[Event]:
        combat = event.combat
        hidden = combat.kind == "creature" and reached(game, card, key, combat.company)
        return [AttackCancelled()] if hidden and combat.attack.cancellable else []

    return rule(card, "react", AttackBegan, cancels)


def _choosing(card: Card, key: Key) -> Rule:
    def is_called_for(game: Game, action: ChooseCard) -> bool | None:
        for choice in game.state.choices[:1]:
            if choice.card == action.card and choice.what[0] == key:
                waits = action.player in game.state.window.waiting
                return waits and action.chosen in choice.among
        return None

    says = f"What may be chosen is what {card.name} calls for."
    return rule(card, "permit", ChooseCard, is_called_for, says)


def _spent(card: Card, effect: Spend, key: Key) -> Rule:
    def pays(game: Game, event: CardChosen) -> list[Event]:
        if game.printed(event.card).id != card.id or event.what[0] != key:
            return []
        discarded = CardMoved(card=event.chosen, to="discard-pile")
        return [discarded, *happens(game, effect.effect, event.what[1], (*key, 0))]

    return rule(card, "react", CardChosen, pays)


def _chosen(card: Card, effect: Lose | Fetch, key: Key) -> Rule:
    def takes(game: Game, event: CardChosen) -> list[Event]:
        if game.printed(event.card).id != card.id or event.what[0] != key:
            return []
        if isinstance(effect, Lose):
            return [CardMoved(card=event.chosen, to="discard-pile")]
        here: Here = event.what[1]
        moved: list[Event] = [CardMoved(card=event.chosen, to=effect.to)]
        if effect.to == "play-deck" or "play-deck" in effect.piles:
            moved.append(ShuffleCalled(player=here.player))
        return moved

    return rule(card, "react", CardChosen, takes)


def _rolled(card: Card, effect: Roll, key: Key) -> Rule:
    def decides(game: Game, event: RollMade) -> list[Event]:
        if game.printed(event.card).id != card.id or event.what[0] != key:
            return []
        here: Here = event.what[1]
        total, than = event.roll, effect.than
        if effect.check:
            total = game.value(INFLUENCE_CHECK, event.of, total)
        added = [*_additions(game, effect, here)]
        if added:
            total = game.value(CARD_RESULT, event.card, (total, "rolled"), *added)
        if effect.over:
            than = game.value(CARD_NUMBER, event.card, (than, "text"), *_influence_over(game, here))
        happened = total > than if effect.above else total < than
        return list(happens(game, effect.effect, here, (*key, 0))) if happened else []

    return rule(card, "react", RollMade, decides)


def _additions(game: Game, effect: Roll, here: Here) -> Iterator[tuple[int, str]]:
    """What the text adds to a roll, and what each part of it is."""
    if effect.plus:
        yield _added(game, effect.plus, here), effect.plus.removeprefix("his ")
    for bonus in effect.bonuses:
        if _is_due(game, bonus, here):
            yield bonus.amount, who_is(bonus.who)


def _is_due(game: Game, bonus: Bonus, here: Here) -> bool:
    who = here.role(game, bonus.role)
    return who in game.state.cards and fits(game, bonus.who, str(who))


def _added(game: Game, plus: str, here: Here) -> int:
    if plus == "the minion characters at its site":
        return sum(game.printed(each).alignment == "minion" for each in _beside(game, here))
    who = here.target if here.target in game.state.cards else here.character(game)
    if not plus or who is None:
        return 0
    if plus == "his unused direct influence":
        return _unused_influence(game, who)
    if plus == "his mind":
        return game.value(MIND, who) or 0
    unused: int = game.value(UNUSED_INFLUENCE, game.card(who).owner)
    return unused


def _influence_over(game: Game, here: Here) -> Iterator[tuple[int, str]]:
    """What is left of influence to the player of what is targeted, and to its controller."""
    target = game.card(here.target) if here.target in game.state.cards else None
    if target is None or target.host not in game.state.cards:
        return
    direct: int = game.value(DIRECT_INFLUENCE, target.host)
    yield game.value(UNUSED_INFLUENCE, target.owner), "unused general influence"
    yield direct + int(game.value(INFLUENCE_BONUS, target.host, target.id)), "direct influence"


def _beside(game: Game, here: Here) -> Iterator[str]:
    """The characters at the site of the company, be it on whose card it may."""
    group = game.state.companies.get(here.company(game) or "")
    if group is None:
        return
    for other in game.state.companies.values():
        if game.name(other.site) == game.name(group.site):
            yield from other.characters


def _unused_influence(game: Game, who: str) -> int:
    """What is left to somebody against the attacker, if there is one."""
    combat = game.state.combat
    bonus: int = game.value(INFLUENCE_BONUS, who, combat.source if combat is not None else who)
    return int(game.value(DIRECT_INFLUENCE, who)) + bonus


def _is_site(game: Game, card: str | None) -> bool:
    return card in game.state.cards and game.printed(card).type == "site"
