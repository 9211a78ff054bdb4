"""Writing phrases, and the clauses made of them, the way the files have them."""

from collections.abc import Callable, Iterable
from typing import Any

from westmarch.cards.assignment_clauses import DefenderAssigns, FirstStrike
from westmarch.cards.attack_words import attack_words, own_attack_words
from westmarch.cards.grammar import vocabulary
from westmarch.cards.item_clauses import BorneBy, ChecksDemanded, StaysTapped, UntappedCost, Wards
from westmarch.cards.journey_clauses import RegionsCount
from westmarch.cards.phrases.conditions import (
    At,
    Condition,
    HasCharacters,
    HasFaced,
    HasMet,
    HasMoved,
    HasWithIt,
    InPlay,
    Is,
    IsAble,
    IsBearing,
    IsBeside,
    IsStored,
    LiesWith,
    NoLarger,
)
from westmarch.cards.phrases.effects import (
    NTH,
    Allow,
    Bar,
    Bestow,
    Bonus,
    Both,
    Cancel,
    Check,
    Conceal,
    Draw,
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
    Shift,
    Spare,
    Spend,
    Thin,
    Treat,
    Turn,
    TurnOn,
)
from westmarch.cards.phrases.targets import (
    Bearer,
    EachAttack,
    EachCard,
    EachCharacter,
    OnAttack,
    OnCard,
    OnCharacter,
    OnCompany,
    One,
    OnRegion,
    OnSite,
    OnStrike,
    Subject,
    Target,
)
from westmarch.cards.phrases.things import MANIFESTATION_OF, Attacks, Cards, Where, Who
from westmarch.cards.play_clauses import (
    Ability,
    AlsoKeyed,
    CountsInPlay,
    DiscardedWith,
    FirstCreatureUncounted,
    Gifts,
    InsteadAgainst,
    KeptFrom,
    KeyedIn,
    KeyedThrough,
    LongEventsStay,
    NoDuplicate,
    NumberInPlay,
    PlayableWhere,
    Playing,
    RaceKeyed,
    Standing,
    StaysIn,
    StrikesWeakened,
    Trigger,
    Unassailed,
    UsesMagic,
)
from westmarch.cards.vocabulary import RACES, REGION_TYPES, series

_ORIGINS = {
    "automatic": "automatic-attack",
    "creature": "creature's attack",
    "at site": "attack keyed to a site",
    "off site": "creature's attack not keyed to a site",
    "detainment": "detainment attack",
}
_BEING_PLAYED = "being played"
_UNTIL = {
    "turn": "until the turn ends",
    "combat": "until the attack is over",
    "strike": "until the strike is resolved",
}


def playing(clause: Playing) -> str:
    """Write how an event is played."""
    by = f"by {who(clause.by)}" if clause.by is not None else ""
    taps = "who taps" if clause.tapping else ""
    head = _line("play", clause.moment, by, taps, _on(clause.target), _if(clause.conditions))
    return head + _then(clause.effects)


def ability(clause: Ability) -> str:
    """Write what a card in play can be used for."""
    head = _line(clause.price, clause.moment, _on(clause.target), _if(clause.conditions))
    return head + _then(clause.effects)


def standing(clause: Standing) -> str:
    """Write what a card in play changes."""
    has = "has" if clause.subject else "have"
    return _while(clause.conditions) + _line(subject(clause.subject), has, _shifts(clause.shifts))


def trigger(clause: Trigger) -> str:
    """Write what follows when something happens."""
    happening = clause.happening.replace("another card", f'"{clause.name}"')
    return _line(happening, _if(clause.conditions)) + _then(clause.effects)


def long_events_stay(clause: LongEventsStay) -> str:
    """Write which long-events stay in play."""
    return f"every {_cards(clause.cards)} stays in play"


def discarded_with(clause: DiscardedWith) -> str:
    """Write which cards are discarded with one."""
    return f"every {_cards(clause.cards)} is discarded with it"


def no_duplicate(clause: NoDuplicate) -> str:
    """Write that a second copy has no place."""
    return _line(clause.use, "cannot be duplicated", clause.on)


def also_keyed(clause: AlsoKeyed) -> str:
    """Write which further regions a creature can be keyed to."""
    return _while(clause.conditions) + f"also keyed to {series(_quoted(clause.regions), 'or')}"


def keyed_in(clause: KeyedIn) -> str:
    """Write which sites in some regions a creature can be keyed to."""
    regions = f"in {series(_quoted(clause.regions), 'or')}" if clause.regions else ""
    return _while(clause.conditions) + _line("also keyed to", where(clause.where), regions)


def keyed_through(clause: KeyedThrough) -> str:
    """Write how many regions of a type a creature can be keyed to."""
    regions = _regions(clause.number, clause.region_type)
    return _while(clause.conditions) + f"also keyed to {regions}"


def first_creature_uncounted(clause: FirstCreatureUncounted) -> str:
    """Write which creatures count for nothing once."""
    first = f"the first creature by {_races(clause.races)} played on each company"
    return f"{first} does not count against the hazard limit"


def race_keyed(clause: RaceKeyed) -> str:
    """Write where creatures of some races can be keyed."""
    creature = f"any creature by {_races(clause.races)}"
    return _while(clause.conditions) + f"{creature} may be keyed to a {clause.site_type}"


def counts_in_play(clause: CountsInPlay) -> str:
    """Write that a card counts as in play, or does not."""
    if not clause.yes:
        return f'"{clause.name}" counts as out of play'
    unless = f'unless "{clause.unless}" is' if clause.unless is not None else ""
    return _line(f'"{clause.name}" counts as in play', unless)


def regions_count(clause: RegionsCount) -> str:
    """Write which types of regions count as others."""
    changes = [f"each {one} counts as a {other}" for one, other in clause.types]
    return _while(clause.conditions) + series(changes, "and")


def uses_magic(clause: UsesMagic) -> str:
    """Write what magic a character can use."""
    return f"can use {series(clause.kinds, 'and')}"


def first_strike(clause: FirstStrike) -> str:
    """Write whom the attacker may strike first."""
    always = "always " if clause.always else ""
    return f"the attacker may {always}assign the first strike to its bearer"


def defender_assigns(clause: DefenderAssigns) -> str:
    """Write which strikes the defender assigns as he likes."""
    return f"the defender assigns the strikes of {attacks(clause.attacks)} regardless of all else"


def unassailed(clause: Unassailed) -> str:
    """Write which attacks an ally is safe from."""
    return f"is not attacked by {attacks(clause.attacks)}"


def stays_in(clause: StaysIn) -> str:
    """Write which regions an ally does not leave."""
    regions = series(_quoted(clause.regions), "or")
    return f"is discarded when its company moves outside {regions}"


def playable_where(clause: PlayableWhere) -> str:
    """Write where an ally or a special item is playable."""
    return f"is playable {at(clause.where)}" + ", tapped or not" * clause.even_tapped


def strikes_weakened(clause: StrikesWeakened) -> str:
    """Write whose strikes have a lower body."""
    by = f"by {_races(clause.races)}" if clause.races else ""
    return _line("strikes", by, f"against its bearer have {clause.amount:+} body")


def instead_against(clause: InsteadAgainst) -> str:
    """Write what a weapon gives against some."""
    maximum = f", to a maximum of {clause.maximum}" if clause.maximum is not None else ""
    return f"against {_races(clause.races)} instead {clause.amount:+} prowess{maximum}"


def borne_by(clause: BorneBy) -> str:
    """Write who bears an item."""
    strong = f"of {clause.prowess} or more prowess" if clause.prowess else ""
    return _line("only", who(clause.who), strong, "bears it")


def checks_demanded(clause: ChecksDemanded) -> str:
    """Write whose checks an item changes."""
    return f"{clause.amount:+} to corruption checks that a {_cards(clause.cards)} demands"


def wards(clause: Wards) -> str:
    """Write what an item wards off."""
    return f"every {_cards(clause.cards)} on its bearer is cancelled"


def untapped_cost(clause: UntappedCost) -> str:
    """Write what it costs somebody to stay untapped."""
    cost = f"staying untapped costs {_whom(clause.subject)} {clause.prowess or 'no'} prowess"
    return _while(clause.conditions) + cost


def stays_tapped(clause: StaysTapped) -> str:
    """Write what does not untap."""
    when = "in the untap phase" if clause.in_phase else ""
    return _line(subject(clause.subject), "does not untap", when)


def number_in_play(clause: NumberInPlay) -> str:
    """Write what it takes to influence a faction in play."""
    return f"once in play its number is {clause.number}"


def kept_from(clause: KeptFrom) -> str:
    """Write what is not played on some companies."""
    return f"on {_on_company(clause.company)} no {_cards(clause.cards)} is played"


def gifts(clause: Gifts) -> str:
    """Write what may be given for a faction."""
    worth = (f"a {each} item for {amount:+}" for each, amount in clause.worth)
    return f"the influencer may discard {' or '.join(worth)}"


# Who, which and where


def who(who: Who) -> str:
    """Write which character is meant."""
    if len(who.kinds) == 1 and _is_name(who.kinds[0]):
        return f'"{who.kinds[0][0]}"'
    other = f' other than "{who.other_than}"' if who.other_than else ""
    return _with_article(_characters(who)) + other


def attacks(attacks: Attacks) -> str:
    """Write which attacks are meant."""
    origins = [_ORIGINS[each] for each in attacks.origins] or ["attack"]
    return " or ".join(map(_with_article, origins)) + _of_attacks(attacks)


def where(where: Where) -> str:
    """Write which sites are meant."""
    kinds = series(where.kinds, "or") if where.kinds else "site"
    more = " where information is playable" if where.information else ""
    lair = " that is not a Dragon's lair" if where.not_lair else ""
    lair += " outside the Under-deeps" if where.surface else ""
    lair += f" outside {series(_quoted(where.outside), 'or')}" if where.outside else ""
    attack = f"{_with_article(where.attacked_by)} automatic-attack" if where.attacked_by else ""
    more += lair + (f" with {attack}" if attack else "")
    if where.on_the_way is not None:
        number, region_type = where.on_the_way
        regions = REGION_TYPES[region_type] if number > 1 else region_type
        more += f" with {number} {regions} in its site path"
    return _with_article(_line(where.state, kinds)) + more


def subject(subject: Subject | EachCard) -> str:
    """Write whom something is said of."""
    match subject:
        case One():
            return subject.role
        case Bearer():
            return f"{who(subject.who)} who bears it"
        case EachCharacter():
            owner = f"of {subject.of}" if subject.of else "in play"
            return f"each {_characters(subject.who)} {owner}"
        case EachCard():
            return f"every {_cards(subject.cards)}"
        case EachAttack():
            (origin,) = subject.attacks.origins or ("attack",)
            said = f"each {_ORIGINS.get(origin, origin)}{_of_attacks(subject.attacks)}"
            return _line(said, at(subject.at), "on the company" if subject.on_company else "")


def _characters(who: Who) -> str:
    but = ", ".join(f"non-{race}" for race in who.but)
    kinds = series([" ".join(each) for each in who.kinds], "or") if who.kinds else "character"
    return _line(who.state, but, kinds)


def _of_attacks(attacks: Attacks) -> str:
    by = f"by {_races(attacks.races)}" if attacks.races else ""
    but = f"not by {_races(attacks.but)}" if attacks.but else ""
    dragon = f'by manifestations of "{attacks.dragon}"' if attacks.dragon else ""
    keyed = " or ".join(map(_with_article, attacks.keyed_to))
    name = "by name or type" if attacks.by_name else ""
    strong = f"of {attacks.prowess} or more prowess" if attacks.prowess else ""
    said = _line(by, but, dragon, f"keyed to {keyed}" if keyed else "", name, strong)
    return f" {said}" if said else ""


def at(where_: Where | None) -> str:
    """Write at which sites somebody is."""
    if where_ is None:
        return ""
    if where_.kinds and where_.kinds[0] not in vocabulary("SITE_TYPE"):
        return f"at {' or '.join(_quoted(where_.kinds))}"
    return f"at {where(where_)}"


def _cards(cards: Cards) -> str:
    but = f" that is no {cards.but[0]}" if cards.but else ""
    return " or ".join(map(_sort, cards.sorts)) + but


def _sort(sort: str) -> str:
    if sort in vocabulary("CARD_SORT") or not sort.startswith(MANIFESTATION_OF):
        return sort
    return f'{MANIFESTATION_OF}"{sort.removeprefix(MANIFESTATION_OF)}"'


# Targets


def _on(target: Target | None) -> str:
    return f"on {_TARGETS[type(target)](target)}" if target is not None else ""


def _on_character(target: OnCharacter) -> str:
    facing = target.facing
    situation = {
        "strike": "facing a strike",
        "corruption check": "making a corruption check",
        "influence check": "making an influence check",
        "faction check": "influencing a faction",
        "company": "in its bearer's company",
        "journey": "in a moving company",
    }
    if isinstance(facing, Attacks):
        return _line(who(target.who), f"facing {attacks(facing)}", at(target.at))
    of = f"of {attacks(target.strike_of)}" if target.strike_of is not None else ""
    if target.wounded_by is not None:
        of = f"wounded by {attacks(target.wounded_by)}"
    return _line(who(target.who), situation[facing] if facing else "", of, at(target.at))


def _on_company(target: OnCompany) -> str:
    size = f"of {target.at_most} or fewer" if target.at_most is not None else ""
    having = f"with {who(target.having)}" if target.having is not None else ""
    facing = f"facing {attacks(target.facing)}" if target.facing is not None else ""
    company = _line("a", "moving" if target.moving else "", target.of or "", "company")
    through = f"through a {target.through}" if target.through else ""
    return _line(
        company, through, size, having, at(target.at), facing, "at his site" if target.met else ""
    )


def _on_strike(target: OnStrike) -> str:
    of = f"of {attacks(target.attacks)}" if target.attacks != Attacks() else ""
    return _line("the first strike" if target.first else "a strike", of)


_TARGETS: dict[type, Callable[[Any], str]] = {
    OnCharacter: _on_character,
    OnCompany: _on_company,
    OnSite: lambda target: where(target.where),
    OnAttack: lambda target: _line(attacks(target.attacks), at(target.at)),
    OnStrike: _on_strike,
    OnCard: lambda target: _line("one", _cards(target.cards), _BEING_PLAYED * target.played),
    OnRegion: lambda target: f"a {target.region_type} region",
}


# Conditions


def _if(conditions: tuple[Condition, ...]) -> str:
    return f"if {_conditions(conditions)}" if conditions else ""


def _while(conditions: tuple[Condition, ...]) -> str:
    return f"while {_conditions(conditions)}: " if conditions else ""


def _conditions(conditions: tuple[Condition, ...]) -> str:
    return " and ".join(_CONDITIONS[type(each)](each) for each in conditions)


def _has_faced(condition: HasFaced) -> str:
    faced = (each if each in RACES else f'"{each}"' for each in condition.races)
    return f"the company has faced {' or '.join(faced)} this turn"


_CONDITIONS: dict[type, Callable[[Any], str]] = {
    InPlay: lambda it: f'"{it.name}" is {"" if it.yes else "not "}in play',
    Is: lambda it: f"{it.role} is {who(it.who)}",
    At: lambda it: f"{it.role} is {at(it.where)}",
    HasFaced: _has_faced,
    HasCharacters: lambda it: f"{it.role} has {it.number} or {it.comparison} characters",
    HasMoved: lambda it: f"{it.role} has moved to {where(it.where)} this turn",
    IsBeside: lambda it: f'{it.role} is at the site of "{it.name}"',
    HasMet: lambda it: f"{it.role} has faced {attacks(it.attacks)} this turn",
    HasWithIt: lambda it: f"{it.role} has {who(it.who)}",
    IsStored: lambda it: f'"{it.name}" is stored',
    LiesWith: lambda it: f'"{it.name}" {"lies" if it.yes else "does not lie"} with {it.role}',
    IsAble: lambda it: f"{it.role} can use palantíri",
    IsBearing: lambda it: f"{it.role} bears a {_cards(it.cards)}",
    NoLarger: lambda it: f"{it.role} is of {it.than} or fewer",
}


# Effects


def _then(effects: tuple[Effect, ...]) -> str:
    return f": {', '.join(map(_effect, effects))}" if effects else ""


def _effect(effect: Effect) -> str:
    return _EFFECTS[type(effect)](effect)


def _shifts(shifts: Iterable[Shift]) -> str:
    return " and ".join(map(_shift, shifts))


def _shift(shift: Shift) -> str:
    if shift.to is not None:
        return f"{shift.quantity} reduced to {shift.to}"
    if shift.times:
        return f"{shift.times} {shift.quantity}"
    at_most = f" at most {shift.at_most}" if shift.at_most is not None else ""
    per = f" per {shift.per}{at_most}" if shift.per else ""
    maximum = f", to a maximum of {shift.maximum}" if shift.maximum is not None else ""
    minimum = f", to a minimum of {shift.minimum}" if shift.minimum is not None else ""
    return f"{shift.amount:+} {shift.quantity}{per}{maximum}{minimum}"


def _lasting(effect: Lasting) -> str:
    has = f"{subject(effect.subject)} has" if effect.subject is not None else ""
    return _line(has, _shifts(effect.shifts), _UNTIL.get(effect.until, ""))


def _check(effect: Check) -> str:
    modifier = f"at {effect.modifier:+}" if effect.modifier else ""
    per = f"per {effect.per}" if effect.per else ""
    return _line(subject(effect.subject), "makes a corruption check", modifier, per)


def _bar(effect: Bar) -> str:
    keyed = " or ".join(map(_with_article, effect.keyed_to))
    return _line(
        "no creature",
        f"keyed to {keyed}" if keyed else "",
        "is played on the company this turn",
        "unless keyed to the site" if effect.unless_site else "",
        _on_path(effect),
    )


def _on_path(effect: Bar) -> str:
    if effect.longest is None:
        return ""
    without = " or ".join(effect.without)
    return f"if its site path is of {effect.longest} regions or fewer with no {without}"


def _injure(effect: Injure) -> str:
    worn = f"at {effect.modifier:+} per {series(effect.worn, 'or')} he bears" if effect.worn else ""
    return _line("if the strike fails", subject(effect.subject), "makes a body check", worn)


def _rouse(effect: Rouse) -> str:
    other = f' other than "{effect.other_than}"' if effect.other_than else ""
    return (
        f"once a {' or '.join(effect.items)} item has been played there one creature "
        f"by {_races(effect.races)}{other} may be played in the site phase of that turn"
    )


def _passage(effect: Passage) -> str:
    within = series(_quoted(effect.regions), "or")
    bound = f", to a minimum of {effect.minimum}" if effect.minimum is not None else ""
    return (
        f"{subject(effect.subject)} may move within {within} by {', '.join(effect.path)} "
        f"this turn at {effect.hazard_limit:+} hazard limit{bound}"
    )


def _several(effect: Several) -> str:
    number = "several" if effect.number is None else effect.number
    return f"{subject(effect.subject)} may face {number} strikes of the attack"


def _allow(effect: Allow) -> str:
    classes = " or ".join(effect.classes)
    return f"a tapped site with a hoard yields one {classes} item"


def _lure(effect: Lure) -> str:
    by = f'manifestations of "{effect.dragon}"' if effect.dragon else _races(effect.races)
    to = _regions(*effect.path) if effect.path is not None else "it"
    return f"one creature by {by} may be keyed to {to} this turn"


def _rest(effect: Rest) -> str:
    if effect.what == "move":
        return "the company does not move this turn"
    return "the company does nothing in its site phase"


def _whom(whom: Subject | EachCard) -> str:
    """Write to whom something is done."""
    return "him" if whom == One("he") else subject(whom)


def _remove(effect: Remove) -> str:
    if isinstance(effect.subject, Cards):
        every = f"every {_cards(effect.subject)}{_bearing(effect.on)}"
        return f"return {every} to hand" if effect.to == "hand" else f"discard {every}"
    if effect.to == "hand":
        return f"return {_whom(effect.subject)} to hand"
    return f"discard {_whom(effect.subject)}"


def _bearing(bearing: Subject | OnCompany | None) -> str:
    if bearing is None:
        return ""
    on = _on_company(bearing) if isinstance(bearing, OnCompany) else _whom(bearing)
    return f" on {on}"


def _fetch(effect: Fetch) -> str:
    piles = " or ".join(f"the {each.replace('-', ' ')}" for each in effect.piles)
    to = "hand" if effect.to == "hand" else "the play deck"
    return f"bring one {_cards(effect.cards)} from {piles} into {to}"


def _roll(effect: Roll) -> str:
    plus = f"plus {effect.plus}" if effect.plus else ""
    compared = "is greater than" if effect.above else "is less than"
    over = f"plus {effect.over}" if effect.over else ""
    than = _line(compared, str(effect.than), over)
    rolled = f"if an {effect.check}" if effect.check else "if a roll"
    bonuses = f"({' and '.join(map(_bonus, effect.bonuses))})" if effect.bonuses else ""
    return _line(rolled, plus, bonuses, than, "then", _effect(effect.effect))


def _bonus(bonus: Bonus) -> str:
    return f"{bonus.amount:+} if {bonus.role} is {who(bonus.who)}"


def _turn_on(effect: TurnOn) -> str:
    attack = ", ".join(own_attack_words(effect.attack))
    return f"it attacks its controller ({attack}) and is discarded unless defeated"


_EFFECTS: dict[type, Callable[[Any], str]] = {
    Cancel: lambda it: f"cancel {it.what}",
    Lasting: _lasting,
    Turn: lambda it: f"{it.verb} {_whom(it.subject)}",
    Check: _check,
    Several: _several,
    Face: lambda it: f"the company faces an attack ({attack_words(it.attack)})",
    Spare: lambda it: f"{subject(it.subject)} does not tap against the strike",
    Bar: _bar,
    Rest: _rest,
    Conceal: lambda it: f"no strike of the attack is assigned to {_whom(it.subject)}",
    Passage: _passage,
    Rouse: _rouse,
    MoveOn: lambda it: (
        f"{subject(it.subject)} may move again this turn after moving to {where(it.where)}"
    ),
    Refresh: lambda it: (
        f"when its new site is revealed untap one character of the company per {it.per}"
    ),
    Spend: lambda it: (
        f"discarding one {_cards(it.cards)} from hand that could be keyed to it "
        f"then {_effect(it.effect)}"
    ),
    Thin: lambda it: f"each {it.region_type} in its site path counts as half a one this turn",
    Injure: _injure,
    Repeat: lambda it: f"its {NTH[it.number]} automatic-attack is faced twice until the turn ends",
    Hoard: lambda it: f"{it.role} contains a hoard until the turn ends",
    Remove: _remove,
    Lose: lambda it: (
        f"discard one {_cards(it.cards)} of {it.of}" + " as the attacker chooses" * it.by_attacker
    ),
    GoHome: lambda _: "replace the site with the nearest haven",
    TurnOn: _turn_on,
    Draw: lambda it: f"draw {it.number} {'card' if it.number == 1 else 'cards'}",
    Fetch: _fetch,
    Enable: lambda it: f"{subject(it.subject)} can use palantíri until the turn ends",
    Allow: _allow,
    Treat: lambda it: f"it counts as a {it.region_type} until the turn ends",
    Both: lambda it: f"both {' and '.join(map(_effect, it.effects))}",
    Foil: lambda _: "the strike is ineffectual",
    Rout: lambda _: "once it is defeated every later strike that fails is defeated",
    FaceAll: lambda it: f"{subject(it.subject)} faces every strike of the attack",
    Place: lambda it: f'place "{it.name}" with {it.role}',
    Bestow: lambda it: (
        f"put one {_cards(it.cards)} of the {it.pile.replace('-', ' ')} "
        "with a character of the company"
    ),
    Keep: lambda it: f"nothing discards {_whom(it.subject)} this turn",
    Lure: _lure,
    Roll: _roll,
}


# Words


def _line(*words: str) -> str:
    return " ".join(each for each in words if each)


def _races(races: tuple[str, ...]) -> str:
    return series([RACES[race] for race in races], "or")


def _regions(number: int, region_type: str) -> str:
    return f"{number} {REGION_TYPES[region_type]}" if number > 1 else f"a {region_type}"


def _quoted(names: tuple[str, ...]) -> list[str]:
    return [f'"{name}"' for name in names]


def _with_article(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeiouAEIOU' else 'a'} {noun}"


def _is_name(kind: tuple[str, ...]) -> bool:
    known = (*RACES, *vocabulary("SKILL"), *vocabulary("KEYWORD"), *vocabulary("USING"))
    return len(kind) == 1 and kind[0] not in known
