"""A random table: a company or two on each side at some site, and whatever cards there are."""

from collections.abc import Iterator
from random import Random

from westmarch.cards.kinds import FALLEN_WIZARD, KINDS, Kind
from westmarch.cards.kinds import PLAYERS as OF_KIND
from westmarch.cards.model.card import Alignment, Character, Region, Site
from westmarch.cards.model.card import Card as Printed
from westmarch.cards.pool import Pool
from westmarch.kit.opening import PLAYERS
from westmarch.table.judge import Judge
from westmarch.wire.protocol import CardAt, CompanyAt, Place, PlayerAt, Position, Turn

_PLAYED = ("ally", "item", "faction", "creature", "event")
_PILES: tuple[tuple[Place, tuple[str, ...], int], ...] = (
    ("hand", ("character", *_PLAYED), 8),
    ("play-deck", ("character", *_PLAYED), 10),
    ("sideboard", ("character", *_PLAYED), 6),
    ("location-deck", ("site",), 6),
)
"""What each player has besides companies: how many cards of these types in each place."""

_ON_THE_TABLE = 0.6
"""How often an agent lies on the table already, not in hand."""
_GONE = 0.5
"""How often one who does has gone somewhere."""
_MEETING = 0.3
"""How often a company is where one of the other player's might be."""


def random_table(judge: Judge, random: Random, meeting: float = _MEETING) -> Position:
    """Deal a position: a company or two on each side at some site, and cards in hand."""
    kinds: list[Kind] = [random.choice(KINDS) for _ in PLAYERS]
    cards: list[CardAt] = []
    companies: list[CompanyAt] = []
    taken: set[str] = set()
    visited: set[str] = set()
    for name, kind in zip(PLAYERS, kinds, strict=True):
        alignments = (*OF_KIND[kind].versions, "neutral")
        mine = [each for each in judge.pool.cards.values() if each.alignment in alignments]
        there = [each for each in mine if each.type == "site"]
        sites = [random.choice(there)]
        if companies and random.random() < meeting:
            sites = [random.choice([each for each in there if each.name in visited] or sites)]
        sites.append(random.choice([each for each in there if each.name != sites[0].name]))
        visited.update(each.name for each in sites)
        for number, site in enumerate(sites[: random.choice((1, 2))]):
            label, group = f"{name}: {site.name}", f"{name}: company {number + 1}"
            cards.append(CardAt(label, site.id, name, "in-play"))
            companies.append(CompanyAt(group, name, label))
            cards.extend(
                CardAt(f"{group}: {each.name}", each.id, name, "in-play", company=group)
                for each in _some(random, mine, ("character",), random.randint(1, 3), taken)
            )
        for place, types, size in _PILES:
            for number, each in enumerate(_some(random, mine, types, size, taken)):
                label = f"{name}: {each.name} in {place} {number}"
                cards.append(CardAt(label, each.id, name, place))
        cards.extend(_agents(judge.pool, random, name, alignments, taken, visited))
    return Position(
        edition=judge.pool.edition,
        turn=Turn("player", "untap"),
        players=tuple(
            PlayerAt(name, kind, declared=_declared(judge.pool, random, kind))
            for name, kind in zip(PLAYERS, kinds, strict=True)
        ),
        cards=tuple(cards),
        companies=tuple(companies),
    )


def _declared(pool: Pool, random: Random, kind: Kind) -> str:
    """Give the name of some Fallen-wizard, for a player who is one."""
    if kind != FALLEN_WIZARD:
        return ""
    characters = pool.of_type("character")
    return random.choice([each.name for each in characters if each.alignment == kind])


def _agents(
    pool: Pool,
    random: Random,
    name: str,
    alignments: tuple[Alignment, ...],
    taken: set[str],
    visited: set[str],
) -> Iterator[CardAt]:
    """Deal a few agents, with sites for them: some in hand, some on the table already."""
    sites = [each for each in pool.of_type("site") if each.alignment in alignments]
    agents = [each for each in pool.of_type("character") if "agent" in each.keywords]
    for agent in _some(random, agents, ("character",), random.randint(0, 3), taken):
        homes = [each for each in sites if each.name in _homes(agent)]
        homes.sort(key=lambda site: site.name not in visited)
        lies_there, label = random.random() < _ON_THE_TABLE, f"{name}: {agent.name}, an agent"
        yield CardAt(
            label,
            agent.id,
            name,
            "in-play" if lies_there else "hand",
            agent=lies_there,
            face_down=lies_there,
        )
        near = [each for each in sites if homes and _is_near(pool, homes[0], each)]
        random.shuffle(near)
        # Where somebody is, there is something to do.
        near.sort(key=lambda site: site.name not in visited)
        near = list({each.name: each for each in near}.values())
        for number, site in enumerate(near[:2]):
            gone = lies_there and number == 0 and random.random() < _GONE
            yield CardAt(
                f"{label}: {site.name}",
                site.id,
                name,
                "in-play" if gone else "location-deck",
                on=label if gone else None,
                face_down=gone,
            )
        for home in homes[:1]:
            yield CardAt(f"{label}: at home", home.id, name, "location-deck")


def _homes(agent: Printed) -> tuple[str, ...]:
    assert isinstance(agent.facts, Character)
    return agent.facts.home_sites


def _is_near(pool: Pool, home: Printed, site: Printed) -> bool:
    """Tell whether a site is within reach of another."""
    assert isinstance(home.facts, Site)
    assert isinstance(site.facts, Site)
    regions = [each.facts for each in pool.named(home.facts.region)]
    beside = [name for each in regions if isinstance(each, Region) for name in each.adjacent]
    near = site.facts.region in (home.facts.region, *beside)
    return near and not site.facts.under_deeps and site.name != home.name


def _some(
    random: Random, mine: list[Printed], types: tuple[str, ...], number: int, taken: set[str]
) -> list[Printed]:
    """Pick some cards of these types, a unique one only once in the game."""
    chosen: list[Printed] = []
    candidates = [each for each in mine if each.type in types]
    random.shuffle(candidates)
    for each in candidates:
        if len(chosen) == number:
            break
        if each.unique:
            if each.name in taken:
                continue
            taken.add(each.name)
        chosen.append(each)
    return chosen
