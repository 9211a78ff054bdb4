"""From the written rules of the grammar to the model: one method for each, under the same name."""
# The methods bear the names of the rules in grammar/card.lark, which is where they are explained.
# ruff: noqa: D102, N802

from collections.abc import Callable
from itertools import takewhile
from typing import Any, NamedTuple

from lark import Token, Transformer, v_args
from msgspec import structs

from westmarch.cards.language.grammar import declared
from westmarch.cards.language.statement import (
    Amendment,
    ByReading,
    CardBlock,
    Change,
    Fact,
    Kind,
    Said,
    Statement,
)
from westmarch.cards.model.attack import Attack
from westmarch.cards.model.card import Modifier, Restricted
from westmarch.cards.wording.declare import VOCABULARIES


class Manner(NamedTuple):
    """How an attack is unlike others: the field of the model that holds it, and its value."""

    field: str
    value: Any


def _fact(field: str) -> Callable[[Any, Any], Fact]:
    return lambda _, value: Fact(field, value)


def _strings(_: Any, *words: str) -> tuple[str, ...]:
    return tuple(words)


@v_args(inline=True)
class Reader(Transformer[Token, Any]):
    """Builds the model's structs while the parser is still reading.

    What is declared in the model is read as it is declared there.
    """

    def __init__(self) -> None:
        super().__init__()
        for name, make in declared().makes.items():
            setattr(self, name, make)
        for name, each in VOCABULARIES.items():
            setattr(self, name, each.meant.__getitem__)

    # Blocks and lines

    def start(self, *blocks: CardBlock | Amendment) -> tuple[CardBlock | Amendment, ...]:
        return blocks

    def card(
        self, id_: Token, name: str, start: Token, kind: Kind, *rest: Statement | Said
    ) -> CardBlock:
        details = tuple(each for each in rest if not isinstance(each, Said))
        lines = (each for each in rest if isinstance(each, Said))
        said = self.line(start, *details), *lines
        return CardBlock(str(id_), name, kind, said, id_.line or 0)

    def line(self, start: Token, *statements: Statement) -> Said:
        return Said(_numbered(statements, _line(start)), _line(start))

    def amendment(self, *parts: Any) -> Amendment:
        *id_, name, rule = (each for each in parts if not isinstance(each, Change | ByReading))
        changes = tuple(each for each in parts if isinstance(each, Change))
        by = next((each for each in parts if isinstance(each, ByReading)), None)
        return Amendment(str(id_[0]) if id_ else "", name, str(rule), changes, rule.line, by)

    def by_reading(self, reading: Token, question: Token) -> ByReading:
        return ByReading(str(question), str(reading))

    def change(self, start: Token, change: Change) -> Change:
        line = _line(start)
        return change._replace(statements=_numbered(change.statements, line), line=line)

    def setting(self, *statements: Statement) -> Change:
        return Change("set", statements, 0)

    def adding(self, *statements: Statement) -> Change:
        return Change("add", statements, 0)

    def removing(self, *statements: Statement) -> Change:
        return Change("remove", statements, 0)

    # Kinds

    def character(self, alignment: str) -> Kind:
        return Kind("character", (Fact("alignment", alignment),))

    def agent(self) -> Kind:
        facts = Fact("alignment", "neutral"), Fact("race", ""), Fact("keywords", ("agent",))
        return Kind("character", facts)

    def item(self, alignment: str, item_class: str) -> Kind:
        return Kind("item", (Fact("alignment", alignment), Fact("item_class", item_class)))

    def faction(self, alignment: str) -> Kind:
        return Kind("faction", (Fact("alignment", alignment),))

    def ally(self, alignment: str) -> Kind:
        return Kind("ally", (Fact("alignment", alignment),))

    def creature(self) -> Kind:
        return Kind("creature", (Fact("alignment", "neutral"),))

    def resource_event(self, alignment: str, length: str) -> Kind:
        facts = Fact("alignment", alignment), Fact("side", "resource"), Fact("length", length)
        return Kind("event", facts)

    def hazard_event(self, length: str) -> Kind:
        facts = Fact("alignment", "neutral"), Fact("side", "hazard"), Fact("length", length)
        return Kind("event", facts)

    def site(self, alignment: str) -> Kind:
        return Kind("site", (Fact("alignment", alignment),))

    def region(self, region_type: str) -> Kind:
        return Kind("region", (Fact("alignment", "neutral"), Fact("region_type", region_type)))

    # Facts

    mind = _fact("mind")
    prowess = _fact("prowess")

    def below_zero(self, prowess: int) -> Fact:
        return Fact("prowess", -prowess)

    body = _fact("body")
    direct_influence = _fact("direct_influence")
    general_influence = _fact("general_influence")
    corruption = _fact("corruption")
    race = _fact("race")
    attack_line = _fact("attack")

    def attack_lines(self, number: int, attack: Attack) -> tuple[Fact, ...]:
        return Fact("attacks", number), Fact("attack", attack)

    def unique(self) -> Fact:
        return Fact("unique", True)

    def skill(self, skill: str) -> Fact:
        return Fact("skills", (skill,), listed=True)

    def keyword(self, keyword: str) -> Fact:
        return Fact("keywords", (keyword,), listed=True)

    def manifestation(self, *kind_and_name: str) -> tuple[Fact, ...]:
        *kind, name = kind_and_name
        kind_or_none = kind[0].lower() if kind else None
        return Fact("manifestation_of", name), Fact("manifestation_kind", kind_or_none)

    def marshalling_points(self, points: int, star: bool = False) -> tuple[Fact, ...]:
        return Fact("points", points), Fact("starred", star)

    def marshalling_points_lost(self, points: int) -> tuple[Fact, ...]:
        return self.marshalling_points(-points)

    def kill_points(self, points: int, star: bool = False) -> tuple[Fact, ...]:
        return Fact("points", points), Fact("points_kind", "kill"), Fact("starred", star)

    def kill_points_lost(self, points: int) -> tuple[Fact, ...]:
        return self.kill_points(-points)

    def stage_points(self, points: int) -> Fact:
        return Fact("stage_points", points)

    def under_deeps(self) -> Fact:
        return Fact("under_deeps", True)

    def home_site(self, site: str) -> Fact:
        return Fact("home_sites", (site,), listed=True)

    def lost_points(self, points: int) -> Fact:
        return Fact("lost_points", -points)

    def discarded_by(self, *results: int) -> Fact:
        return Fact("discarded_by", results, listed=True)

    def sites(self, *names_and_number: str | int | None) -> tuple[Fact, ...]:
        *names, number = names_and_number
        sites = Fact("sites", tuple(names), listed=True)
        return (sites,) if number is None else (sites, Fact("number", number))

    def number(self, number: int) -> Fact:
        return Fact("number", number)

    def modifications(self, *modifications: tuple[str, int]) -> Fact:
        return Fact("modifications", modifications, listed=True)

    def prowess_modifier(self, amount: int, maximum: int | None) -> Fact:
        return Fact("prowess", Modifier(amount, maximum))

    def body_modifier(self, amount: int, maximum: int | None) -> Fact:
        return Fact("body", Modifier(amount, maximum))

    def direct_influence_modifier(self, amount: int, maximum: int | None) -> Fact:
        return Fact("direct_influence", Modifier(amount, maximum))

    def keyed(self, *keys: Fact) -> tuple[Fact, ...]:
        return keys

    def key(self, *count_and_type: Any) -> Fact:
        *count, place = count_and_type
        return Fact("keyed", ((place, count[0] if count else 1),), listed=True)

    def region_key(self, region: str) -> Fact:
        return Fact("regions", (region,), listed=True)

    def situation(self, site_type: str, region: str | None) -> tuple[Fact, ...]:
        return Fact("site_type", site_type), Fact("region", region or "")

    def nearest_haven(self, haven: str, path: tuple[str, ...] | None) -> tuple[Fact, ...]:
        return Fact("nearest_haven", haven), Fact("path", path or ())

    def haven(self, haven: str, path: tuple[str, ...]) -> Fact:
        return Fact("havens", ((haven, path),), listed=True)

    path = _strings

    def draws(self, own: int, opponents: int) -> Fact:
        return Fact("draws", (own, opponents))

    def playable(self, *classes: Fact) -> tuple[Fact, ...]:
        return classes

    def playable_class(self, item_class: str) -> Fact:
        return Fact("playable", (item_class,), listed=True)

    def playable_some(self, some: Restricted) -> Fact:
        return Fact("restricted", (some,), listed=True)

    def automatic_attack(self, attack: Attack) -> Fact:
        return Fact("automatic_attacks", (attack,), listed=True)

    automatic_attack_from_hand = _fact("attack_from_hand")

    def adjacent(self, *regions: str) -> Fact:
        return Fact("adjacent", regions, listed=True)

    def adjacent_sites(self, *sites: tuple[str, int]) -> Fact:
        return Fact("adjacent", sites, listed=True)

    def attack(self, *said: Any) -> Attack:
        races = tuple(takewhile(lambda each: isinstance(each, str), said))
        strikes, *rest = said[len(races) :]
        each = rest[0] if isinstance(rest[0], Manner) else None
        prowess, body, *manner = rest[1:] if each else rest
        more = dict([each, *manner] if each else manner)
        return Attack(races[0], strikes, prowess, body, also=races[1:], **more)

    def for_each(self) -> Manner:
        return Manner("each_character", True)

    def spares(self, *races: str) -> Manner:
        return Manner("spares", races)

    def against_mind(self) -> Manner:
        return Manner("against_mind", True)

    def only_taps(self) -> Manner:
        return Manner("only_taps", True)

    def attacker_chooses(self) -> Manner:
        return Manner("attacker_chooses", True)

    def detainment(self, *against: str | None) -> Manner:
        some = any(against)
        return Manner("detainment_against", against) if some else Manner("detainment", True)

    def only_against(self, *companies: str) -> Manner:
        return Manner("only_against", companies)

    def not_cancelled(self) -> Manner:
        return Manner("cancellable", False)

    def eliminates(self) -> Manner:
        return Manner("wound_eliminates", True)

    # Words

    def NAME(self, token: Token) -> str:
        return token[1:-1]

    def INT(self, token: Token) -> int:
        return int(token)

    SIGNED = INT

    def STAR(self, token: Token) -> bool:
        return bool(token)

    def LENGTH(self, token: Token) -> str:
        return token.removesuffix("-event")

    def TEXT(self, token: Token) -> str:
        return " ".join(token.split())

    def MANIFESTATION(self, token: Token) -> str:
        return str(token)

    KEY = MANIFESTATION


def _line(start: Token) -> int:
    return start.end_line or 0


def _numbered(said: tuple[Any, ...], line: int) -> tuple[Any, ...]:
    """Give the statements of a line one after the other, the clauses with their line number."""
    flat: list[Statement | Kind] = []
    for each in said:
        if isinstance(each, Fact | Kind):
            flat.append(each)
        elif isinstance(each, tuple):
            flat.extend(each)
        else:
            flat.append(structs.replace(each, line=line))
    return tuple(flat)
