"""From the grammar's phrases to the model: one method for each rule, under the same name."""
# The methods bear the names of the rules in grammar/card.lark, which is where they are explained.
# ruff: noqa: D102

from typing import Any

from lark import Token, Transformer, v_args
from msgspec import structs

from westmarch.cards.model.attack import Attack, Companies
from westmarch.cards.model.own import Own
from westmarch.cards.model.phrases.conditions import (
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
from westmarch.cards.model.phrases.effects import (
    NTH,
    Allow,
    Bar,
    Bonus,
    Cancel,
    Check,
    Draw,
    Effect,
    Enable,
    Face,
    Fetch,
    Foil,
    Lasting,
    Lose,
    Lure,
    Passage,
    Place,
    Remove,
    Repeat,
    Rest,
    Roll,
    Several,
    Shift,
    Spare,
    Spend,
    Treat,
    Turn,
)
from westmarch.cards.model.phrases.targets import (
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
from westmarch.cards.model.phrases.things import MANIFESTATION_OF, Attacks, Cards, Where, Who
from westmarch.cards.model.play_clauses import (
    Ability,
    AlsoKeyed,
    Gifts,
    GivesSkill,
    HealsAtSite,
    InsteadAgainst,
    IsSauron,
    KeyedIn,
    KeyedThrough,
    NoAttacksThere,
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
    Uncounted,
    UsesMagic,
    WhileTapped,
)

_ORIGINS = {
    "an automatic-attack": "automatic",
    "a creature's attack": "creature",
    "an attack keyed to a site": "at site",
    "a creature's attack not keyed to a site": "off site",
    "a detainment attack": "detainment",
    "each automatic-attack": "automatic",
    "each creature's attack": "creature",
}
_UNTIL = {
    "until the turn ends": "turn",
    "until the attack is over": "combat",
    "until the strike is resolved": "strike",
}
_FACING = {
    "facing a strike": "strike",
    "making a corruption check": "corruption check",
    "making an influence check": "influence check",
    "influencing a faction": "faction check",
    "in its bearer's company": "company",
    "in a moving company": "journey",
}
_HE = {"him": "he"}
"""The same role in another case."""


def _tuple(_: Any, *parts: Any) -> tuple[Any, ...]:
    return parts


def _itself(_: Any, part: Any) -> Any:
    return part


@v_args(inline=True)
class PhraseReader(Transformer[Token, Any]):
    """The part of the reader that is about play and use."""

    # Clauses

    def playing(
        self,
        moment: str | None,
        by: Who | None,
        taps: str | None,
        target: Target | None,
        conditions: tuple[Condition, ...] | None,
        effects: tuple[Effect, ...] | None,
    ) -> Playing:
        return Playing(moment or "", by, bool(taps), target, conditions or (), effects or ())  # type: ignore[arg-type]

    def ability(
        self,
        price: str,
        moment: str | None,
        target: Target | None,
        conditions: tuple[Condition, ...] | None,
        effects: tuple[Effect, ...],
    ) -> Ability:
        return Ability(price, moment or "", target, conditions or (), effects)  # type: ignore[arg-type]

    def standing(
        self, conditions: tuple[Condition, ...] | None, subject: Subject | EachCard, *shifts: Shift
    ) -> Standing:
        return Standing(subject, shifts, conditions or ())

    def trigger(
        self,
        happening: str,
        conditions: tuple[Condition, ...] | None,
        effects: tuple[Effect, ...],
    ) -> Trigger:
        return Trigger(happening, effects, conditions or ())  # type: ignore[arg-type]

    def when_gone(
        self, name: str, conditions: tuple[Condition, ...] | None, effects: tuple[Effect, ...]
    ) -> Trigger:
        return Trigger("when another card leaves play", effects, conditions or (), name)

    def when_come(
        self, name: str, conditions: tuple[Condition, ...] | None, effects: tuple[Effect, ...]
    ) -> Trigger:
        return Trigger("when another card comes into play", effects, conditions or (), name)

    def uncounted(self) -> Uncounted:
        return Uncounted()

    def is_sauron(self) -> IsSauron:
        return IsSauron()

    def no_attacks_there(self) -> NoAttacksThere:
        return NoAttacksThere()

    def heals_at_site(self) -> HealsAtSite:
        return HealsAtSite()

    def no_duplicate(self, use: str | None, on: str | None) -> NoDuplicate:
        return NoDuplicate(on or "", use or "")  # type: ignore[arg-type]

    def also_keyed(self, conditions: tuple[Condition, ...] | None, *regions: str) -> AlsoKeyed:
        return AlsoKeyed(regions, conditions or ())

    def keyed_in(
        self,
        conditions: tuple[Condition, ...] | None,
        where: Where,
        regions: tuple[str, ...] | None,
    ) -> KeyedIn:
        return KeyedIn(where, regions or (), conditions or ())

    def keyed_through(
        self, conditions: tuple[Condition, ...] | None, *number_and_type: Any
    ) -> KeyedThrough:
        *number, region_type = number_and_type
        return KeyedThrough(number[0] if number else 1, region_type, conditions or ())

    def uses_magic(self, *kinds: str) -> UsesMagic:
        return UsesMagic(kinds)

    def unassailed(self, attacks: Attacks) -> Unassailed:
        return Unassailed(attacks)

    def while_tapped(self) -> WhileTapped:
        return WhileTapped()

    def playable_where(self, where: Where, even_tapped: str | None) -> PlayableWhere:
        return PlayableWhere(where, bool(even_tapped))

    def stays_in(self, *regions: str) -> StaysIn:
        return StaysIn(regions)

    def strikes_weakened(self, races: tuple[str, ...] | None, amount: int) -> StrikesWeakened:
        return StrikesWeakened(amount, races or ())

    def instead_against(self, *said: Any) -> InsteadAgainst:
        *races, amount, maximum = said
        return InsteadAgainst(tuple(races), amount, maximum)

    def number_in_play(self, number: int) -> NumberInPlay:
        return NumberInPlay(number)

    def gifts(self, *worth: tuple[str, int]) -> Gifts:
        return Gifts(worth)

    gift = _tuple

    def race_keyed(
        self, conditions: tuple[Condition, ...] | None, races: tuple[str, ...], site_type: str
    ) -> RaceKeyed:
        return RaceKeyed(races, site_type, conditions or ())

    def gives_skill(self, skill: str) -> GivesSkill:
        return GivesSkill(skill)

    # Targets

    target = facing = whose = bearing = _itself

    def on_character(self, who: Who, facing: Any, at: Where | None) -> OnCharacter:
        if isinstance(facing, OnCharacter):
            return structs.replace(facing, who=who, at=at)
        return OnCharacter(who, facing, at)

    def facing_strike(self, facing: Any, attacks: Attacks) -> OnCharacter:
        return OnCharacter(facing=facing, strike_of=attacks)

    def wounded_by(self, attacks: Attacks) -> OnCharacter:
        return OnCharacter(wounded_by=attacks)

    def facing_attack(self, attacks: Attacks) -> Attacks:
        return attacks

    def on_company(
        self,
        moving: str | None,
        sort: Companies | None,
        through: str | None,
        at_most: int | None,
        having: Who | None,
        at: Where | None,
        facing: Attacks | None,
        met: str | None,
    ) -> OnCompany:
        return OnCompany(bool(moving), through or "", at_most, having, at, facing, sort, bool(met))

    def on_site(self, where: Where) -> OnSite:
        return OnSite(where)

    def on_attack(self, attacks: Attacks, at: Where | None) -> OnAttack:
        return OnAttack(attacks, at)

    def on_strike(self, attacks: Attacks | None) -> OnStrike:
        return OnStrike(attacks or Attacks())

    def on_first_strike(self, attacks: Attacks | None) -> OnStrike:
        return OnStrike(attacks or Attacks(), first=True)

    def on_card(self, cards: Cards, played: str | None) -> OnCard:
        return OnCard(cards, bool(played))

    def on_region(self, region_type: str) -> OnRegion:
        return OnRegion(region_type)

    # Subjects

    def one(self, role: str) -> One:
        return One(role)  # type: ignore[arg-type]

    def bearer(self, who: Who) -> Bearer:
        return Bearer(who)

    def all_characters(
        self, state: str | None, but: tuple[str, ...], *kinds_and_owner: Any
    ) -> EachCharacter:
        kinds = tuple(each for each in kinds_and_owner if isinstance(each, tuple))
        owner = "".join(each for each in kinds_and_owner if isinstance(each, str))
        return EachCharacter(Who(kinds, but, state or ""), owner)  # type: ignore[arg-type]

    def every_card(self, cards: Cards) -> EachCard:
        return EachCard(cards)

    def each_attack(
        self,
        origin: str,
        races: tuple[str, ...] | None,
        but: tuple[str, ...] | None,
        at: Where | None,
        on_company: str | None,
    ) -> EachAttack:
        origins = (_ORIGINS[origin],) if origin in _ORIGINS else ()
        return EachAttack(Attacks(origins, races or (), but or ()), bool(on_company), at)  # type: ignore[arg-type]

    # Numbers

    def shift(
        self,
        amount: int,
        quantity: str,
        per: tuple[str, int | None] | None,
        maximum: int | None,
        minimum: int | None,
    ) -> Shift:
        counted, at_most = per or ("", None)
        return Shift(quantity, amount, "", maximum, minimum, counted, at_most)

    def reduced(self, quantity: str, to: int) -> Shift:
        return Shift(quantity, to=to)

    def multiplied(self, times: str, quantity: str) -> Shift:
        return Shift(quantity, times=times)  # type: ignore[arg-type]

    def per(self, counted: str, at_most: int | None) -> tuple[str, int | None]:
        return counted, at_most

    # Effects

    effects = _tuple

    def own(self, key: str, text: str) -> Own:
        return Own(key, text)

    def cancel(self, what: str) -> Cancel:
        return Cancel(what.removeprefix("cancel "))  # type: ignore[arg-type]

    def lasting(self, subject: Subject | None, *shifts_and_until: Any) -> Lasting:
        *shifts, until = shifts_and_until
        return Lasting(tuple(shifts), subject, _UNTIL.get(until, ""))  # type: ignore[arg-type]

    def allow(self, _: str, *classes: str) -> Allow:
        return Allow(classes)

    def treat(self, _: str, region_type: str, __: str) -> Treat:
        return Treat(region_type)

    def turn(self, verb: str, subject: Subject) -> Turn:
        return Turn(verb, subject)  # type: ignore[arg-type]

    def check(
        self, subject: Subject, modifier: int | None, per: tuple[str, int | None] | None
    ) -> Check:
        return Check(subject, modifier or 0, per[0] if per else "")

    def face(self, _: str, attack: Attack) -> Face:
        return Face(attack)

    def several(self, subject: Subject, number: int | str) -> Several:
        return Several(subject, number if isinstance(number, int) else None)

    def spare(self, subject: Subject) -> Spare:
        return Spare(subject)

    def bar(
        self,
        keyed_to: tuple[str, ...] | None,
        unless_site: str | None,
        path: tuple[Any, ...] | None,
    ) -> Bar:
        longest, *without = path or (None,)
        return Bar(keyed_to or (), bool(unless_site), longest, tuple(without))

    on_path = _tuple

    def passage(
        self,
        subject: Subject,
        regions: tuple[str, ...],
        path: tuple[str, ...],
        hazard_limit: int,
        minimum: int | None,
    ) -> Passage:
        return Passage(subject, regions, path, hazard_limit, minimum)

    def spend(self, cards: Cards, effect: Effect) -> Spend:
        return Spend(cards, effect)

    def repeat(self, which: str, _: str) -> Repeat:
        return Repeat(NTH.index(which))

    def rest(self, what: str) -> Rest:
        return Rest("move" if "move" in what else "do")

    def discard(self, subject: Subject) -> Remove:
        return Remove(subject)

    def discard_every(self, cards: Cards, on: Subject | OnCompany | None) -> Remove:
        return Remove(cards, on=on)

    def give_back_every(self, cards: Cards, on: Subject | OnCompany | None) -> Remove:
        return Remove(cards, "hand", on)

    def give_back(self, subject: Subject) -> Remove:
        return Remove(subject, "hand")

    def lose(self, cards: Cards, of: str, chooser: str | None) -> Lose:
        return Lose(cards, of, bool(chooser))  # type: ignore[arg-type]

    def draw(self, number: int) -> Draw:
        return Draw(number)

    def fetch(self, cards: Cards, *piles_and_place: str) -> Fetch:
        *piles, to = (each.removeprefix("the ").replace(" ", "-") for each in piles_and_place)
        return Fetch(cards, tuple(piles), to)  # type: ignore[arg-type]

    def enable(self, subject: Subject) -> Enable:
        return Enable(subject)

    def foil(self, _: str) -> Foil:
        return Foil()

    def place_with(self, name: str, role: str) -> Place:
        return Place(name, role)  # type: ignore[arg-type]

    def lure(self, who: str | tuple[str, ...], *path: tuple[int, str]) -> Lure:
        races, dragon = ((), who) if isinstance(who, str) else (who, "")
        return Lure(races, dragon, *path)

    many = _tuple

    def plain_roll(self) -> str:
        return ""

    def check_roll(self) -> str:
        return "influence check"

    def bonus(self, amount: int, role: str, who: Who) -> Bonus:
        return Bonus(amount, role, who)  # type: ignore[arg-type]

    bonuses = both = _tuple

    def roll(
        self,
        check: str,
        plus: str | None,
        bonuses: tuple[Bonus, ...] | None,
        compared: str,
        than: int,
        over: str | None,
        effects: Effect | tuple[Effect, ...],
    ) -> Roll:
        above = compared == "is greater than"
        then = effects if isinstance(effects, tuple) else (effects,)
        return Roll(than, then, above, plus or "", over or "", check, bonuses or ())  # type: ignore[arg-type]

    # Who, which and where

    def who(self, state: str | None, but: tuple[str, ...], *kinds_and_other: Any) -> Who:
        *kinds, other = kinds_and_other
        return Who(tuple(kinds), but, state or "", other or "")  # type: ignore[arg-type]

    def named(self, name: str) -> Who:
        return Who(((name,),))

    buts = kind = by_races = not_by = keyed_to = conditions = _tuple

    def attacks(self, *parts: Any) -> Attacks:
        *origins, races, but, dragon, keyed_to, by_name, prowess = parts
        known = tuple(_ORIGINS[each] for each in origins if each in _ORIGINS)
        return Attacks(
            known,  # type: ignore[arg-type]
            races or (),
            but or (),
            keyed_to or (),
            bool(by_name),
            prowess or 0,
            dragon or "",
        )

    def place(self, where: Where) -> Where:
        return where

    def named_place(self, *names: str) -> Where:
        return Where(names)

    def where(self, state: str | None, *kinds_and_more: Any) -> Where:
        *kinds, information, not_lair, surface, outside, attacked_by, on_the_way = kinds_and_more
        return Where(
            tuple(kinds),
            state or "",  # type: ignore[arg-type]
            bool(information),
            bool(not_lair),
            on_the_way,
            attacked_by or "",
            bool(surface),
            outside or (),
        )

    def outside(self, regions: tuple[str, ...]) -> tuple[str, ...]:
        return regions

    on_the_way = _tuple

    def by_dragon(self, name: str) -> str:
        return name

    def attacked_by(self, race: str) -> str:
        return race

    def manifestation_of(self, dragon: str) -> str:
        return f"{MANIFESTATION_OF}{dragon}"

    def cards(self, *sorts_and_but: str | None) -> Cards:
        *sorts, but = sorts_and_but
        return Cards(tuple(sorts), (but,) if but else ())  # type: ignore[arg-type]

    def in_play(self, name: str) -> InPlay:
        return InPlay(name)

    def is_stored(self, name: str) -> IsStored:
        return IsStored(name)

    def lies_with(self, name: str, role: str) -> LiesWith:
        return LiesWith(name, role)  # type: ignore[arg-type]

    def lies_elsewhere(self, name: str, role: str) -> LiesWith:
        return LiesWith(name, role, yes=False)  # type: ignore[arg-type]

    def out_of_play(self, name: str) -> InPlay:
        return InPlay(name, yes=False)

    def is_who(self, role: str, who: Who) -> Is:
        return Is(role, who)  # type: ignore[arg-type]

    def is_at(self, role: str, where: Where) -> At:
        return At(role, where)  # type: ignore[arg-type]

    def no_larger(self, role: str, than: int) -> NoLarger:
        return NoLarger(role, than)  # type: ignore[arg-type]

    def is_able(self, role: str) -> IsAble:
        return IsAble(role)  # type: ignore[arg-type]

    def is_bearing(self, role: str, cards: Cards) -> IsBearing:
        return IsBearing(role, cards)  # type: ignore[arg-type]

    def has_characters(self, role: str, number: int, comparison: str) -> HasCharacters:
        return HasCharacters(role, number, comparison)  # type: ignore[arg-type]

    def is_beside(self, role: str, name: str) -> IsBeside:
        return IsBeside(role, name)  # type: ignore[arg-type]

    def has_with_it(self, role: str, who: Who) -> HasWithIt:
        return HasWithIt(role, who)  # type: ignore[arg-type]

    def has_moved(self, role: str, where: Where) -> HasMoved:
        return HasMoved(role, where)  # type: ignore[arg-type]

    def has_met(self, role: str, attacks: Attacks) -> HasMet:
        return HasMet(role, attacks)  # type: ignore[arg-type]

    def has_faced(self, _: str, *races: str) -> HasFaced:
        return HasFaced(races)

    # Words

    def ROLE(self, token: Token) -> str:  # noqa: N802
        return _HE.get(str(token), str(token))

    def BUT(self, token: Token) -> str:  # noqa: N802
        return token.removeprefix("non-")

    def FACING(self, token: Token) -> str:  # noqa: N802
        return _FACING[token]

    def _as_written(self, token: Token) -> str:
        return str(token)

    MAGIC = USING = PLAYED = TAPPED_HOARD = CHOOSER = NTH = _as_written
    STANDING = MOVING = OWNER = MOMENT = TAPS = PRICE = HAPPENING = ON_ONE = _as_written
    ORIGIN = EACH_ATTACK = ON_COMPANY = QUANTITY = TIMES = PER = UNTIL = _as_written
    CANCEL = TURN = REST = UNLESS_SITE = LOSER = PILE = INTO = CARD_SORT = PLUS = _as_written
    KEY = FOIL = IN_UNTAP_PHASE = OVER = _as_written
    COMPARED = COMPARISON = INFORMATION = SEVERAL = FACES = MET = EVEN_TAPPED = _as_written
