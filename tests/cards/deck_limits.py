"""What a deck may hold: each limit, and by how much a deck goes beyond it."""

from collections import Counter
from collections.abc import Callable, Iterator

from westmarch.cards.deck import Deck
from westmarch.cards.model.card import Card, Character, Creature, Event, Item, Site
from westmarch.cards.pool import Pool

_SIDEBOARD = 30
_MIND = 20
_COMPANY = {"wizard": 5, "ringwraith": 6}
_AVATAR = {"wizard": "Wizard", "ringwraith": "Ringwraith"}
_ALIGNMENT = {"wizard": "hero", "ringwraith": "minion"}
_STARTS = {"wizard": ("Rivendell",), "ringwraith": ("Minas Morgul", "Dol Guldur")}

Limit = Callable[[Deck, Pool], Iterator[str]]


def breaches(deck: Deck, pool: Pool) -> Iterator[str]:
    """Say how a deck breaks the limits; nothing, if it keeps them all."""
    for limit in _LIMITS:
        yield from limit(deck, pool)


def _cards(ids: tuple[str, ...], pool: Pool) -> list[Card]:
    return [pool[each] for each in ids]


def _is_avatar(card: Card) -> bool:
    return isinstance(card.facts, Character) and card.facts.mind is None


def _is_hazard(card: Card) -> bool:
    return isinstance(card.facts, Creature) or (
        isinstance(card.facts, Event) and card.facts.side == "hazard"
    )


def _is_haven(card: Card) -> bool:
    return isinstance(card.facts, Site) and card.facts.site_type == "Haven"


def _copies(deck: Deck, pool: Pool) -> Iterator[str]:
    """One of a unique card, three of any other; avatars are counted by themselves."""
    held = Counter((*deck.company, *deck.play_deck, *deck.sideboard))
    for id_, number in held.items():
        card = pool[id_]
        most = 1 if card.unique else 3
        if number > most and not _is_avatar(card):
            kind = "unique card" if card.unique else "card"
            yield f"there are {number} of {card.name}, and of a {kind} at most {most} may be there"


def _manifestations(deck: Deck, pool: Pool) -> Iterator[str]:
    """The manifestations of one unique resource count as one card."""
    found: dict[str, str] = {}
    for id_ in dict.fromkeys((*deck.resources, *deck.sideboard)):
        card = pool[id_]
        if not card.unique or _is_hazard(card) or isinstance(card.facts, Character):
            continue
        being = card.manifestation_of or card.name
        if being in found:
            yield f"{card.name} and {found[being]} are manifestations of one being"
        found[being] = card.name


def _sorts(deck: Deck, pool: Pool) -> Iterator[str]:
    """Each section holds what it is called for, of the right alignment."""
    mine = _ALIGNMENT[deck.player]
    for card in _cards(deck.characters, pool):
        if not isinstance(card.facts, Character):
            yield f"{card.name} is no character"
    for card in _cards(deck.resources, pool):
        if _is_hazard(card) or card.type in ("character", "site", "region"):
            yield f"{card.name} is no resource"
        elif card.alignment not in (mine, "dual") and card.type != "item":
            yield f"{card.name} is a {card.alignment} {card.type}, which this player does not use"
    for card in _cards(deck.hazards, pool):
        if not _is_hazard(card):
            yield f"{card.name} is no hazard"
    for card in _cards((*deck.company, *deck.characters), pool):
        if isinstance(card.facts, Character) and card.alignment != mine:
            yield f"{card.name} is a {card.alignment} character"


def _avatars(deck: Deck, pool: Pool) -> Iterator[str]:
    """At most three avatars, of the right kind, and not three different ones."""
    avatars = [each for each in _cards(deck.characters, pool) if _is_avatar(each)]
    for card in avatars:
        assert isinstance(card.facts, Character)
        if card.facts.race != _AVATAR[deck.player]:
            yield f"{card.name} is no {_AVATAR[deck.player]}"
    if len(avatars) > 3:
        yield f"there are {len(avatars)} avatars in the play deck, and at most 3 may be there"
    if len({each.id for each in avatars}) == 3:
        yield "three avatars in the play deck may not be three different ones"


def _characters(deck: Deck, pool: Pool) -> Iterator[str]:
    others = [each for each in _cards(deck.characters, pool) if not _is_avatar(each)]
    if len(others) > 10:
        yield f"there are {len(others)} characters in the play deck, and at most 10 may be there"


def _sizes(deck: Deck, _: Pool) -> Iterator[str]:
    """Thirty to fifty resources, as many hazards, and not too large a sideboard."""
    if not 30 <= len(deck.resources) <= 50:
        yield f"there are {len(deck.resources)} resources, and 30 to 50 are needed"
    if len(deck.hazards) != len(deck.resources):
        yield f"there are {len(deck.hazards)} hazards, and as many as resources are needed"
    if len(deck.sideboard) > _SIDEBOARD:
        yield f"the sideboard has {len(deck.sideboard)} cards, and at most {_SIDEBOARD} fit"


def _creatures(deck: Deck, pool: Pool) -> Iterator[str]:
    """Twelve creatures, where certain hazards are half a creature each."""
    halves = sum(_half_creatures(each) for each in _cards(deck.hazards, pool))
    if halves // 2 < 12:
        yield f"the hazards count {halves // 2} creatures, and at least 12 are needed"


def _half_creatures(card: Card) -> int:
    if isinstance(card.facts, Creature):
        return 2
    half = card.manifestation_kind in ("ahunt", "at home") or "spawn" in card.keywords
    return 1 if half or "agent" in card.keywords else 0


def _agents(deck: Deck, pool: Pool) -> Iterator[str]:
    held = _cards((*deck.company, *deck.play_deck, *deck.sideboard), pool)
    mind = sum(
        each.facts.mind or 0
        for each in held
        if isinstance(each.facts, Character) and "agent" in each.keywords
    )
    if mind > 36:
        yield f"the agents have {mind} mind, and at most 36 may be there"


def _sites(deck: Deck, pool: Pool) -> Iterator[str]:
    """Sites of one alignment, one of each that is no haven."""
    mine = _ALIGNMENT[deck.player]
    for id_, number in Counter(deck.sites).items():
        card = pool[id_]
        if not isinstance(card.facts, Site) or card.alignment != mine:
            yield f"{card.name} is no {mine} site"
        elif number > 1 and not _is_haven(card):
            yield f"there are {number} of {card.name}, and of a site that is no haven at most 1"


def _company(deck: Deck, pool: Pool) -> Iterator[str]:
    """The starting company: how many, of how much mind, with what, and where."""
    held = _cards(deck.company, pool)
    characters = [each for each in held if isinstance(each.facts, Character)]
    most = _COMPANY[deck.player]
    if len(characters) > most:
        yield f"the starting company has {len(characters)} characters, and at most {most} may start"
    if any(_is_avatar(each) for each in characters):
        yield "an avatar cannot start"
    mind = sum(each.facts.mind or 0 for each in characters if isinstance(each.facts, Character))
    if mind > _MIND:
        yield f"the starting company has {mind} mind, and at most {_MIND} may start"
    items = [each for each in held if each not in characters]
    if len(items) > 2:
        yield f"the starting company has {len(items)} items, and at most 2 may start"
    for card in items:
        minor = isinstance(card.facts, Item) and card.facts.item_class == "minor"
        if not minor or card.unique or "hoard item" in card.keywords:
            yield f"{card.name} cannot start: only minor items can, unique and hoard items excepted"
    if pool[deck.starts_at].name not in _STARTS[deck.player]:
        yield f"a {_AVATAR[deck.player]} player does not start at {pool[deck.starts_at].name}"
    elif deck.starts_at not in deck.sites:
        yield f"{pool[deck.starts_at].name}, where the company starts, is not among the sites"


_LIMITS: tuple[Limit, ...] = (
    _copies,
    _manifestations,
    _sorts,
    _avatars,
    _characters,
    _sizes,
    _creatures,
    _agents,
    _sites,
    _company,
)
