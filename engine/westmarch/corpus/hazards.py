"""What When steps do with hazards: creatures, what takes prisoners, what lies on-guard."""

from msgspec.structs import replace

from westmarch.cards.model.card import Card, Creature, Region
from westmarch.cards.model.play_clauses import KeyedIn, KeyedThrough
from westmarch.corpus.acts import Told, told_by
from westmarch.corpus.events import event_told, lies_on_guard, play_event, playing_told
from westmarch.corpus.naming import Naming
from westmarch.corpus.patterns import REGION_TYPES, SITE_TYPES
from westmarch.corpus.scene import Group, Player, Table, reference, references
from westmarch.corpus.scene import player as seat
from westmarch.errors import BadData
from westmarch.table.actions import (
    AnyAction,
    PlaceOnGuard,
    PlayAsAttack,
    PlayCreature,
    PlayEvent,
)
from westmarch.table.game import Game


def _plays_creature(it: Naming, each: PlayCreature) -> Told | None:
    if lies_on_guard(it, each):
        return None
    company, key = it.company(each.company), _key_told(each.keyed_to)
    return playing_told(it, each) | {"company": company, "key": key}


def _key_told(key: str | None) -> str | None:
    return f"a {key}" if key in (*SITE_TYPES, *REGION_TYPES) else key


@told_by(_plays_creature, PlayCreature)
def play_creature(
    table: Table, player: str, card: str, company: str = "the company", key: str = ""
) -> AnyAction:
    """Play a creature on a company, perhaps keyed to a region or a site."""
    by = seat(player)
    creature = table.played(reference(card), by, ("creature",))
    table.on_the_way()
    return PlayCreature(
        player=by,
        card=creature.label,
        company=table.company(company).label,
        keyed_to=_key(table, key, creature.card) if key else None,
    )


def attack(table: Table, card: str, company: str = "the company", key: str = "") -> AnyAction:
    """Have a creature attack a company of the other player's."""
    if not company.endswith("company"):
        company = f"{company}'s company"
    attacker = "the opponent" if table.company(company).player == "player" else "the player"
    return play_creature(table, attacker, card, company, key)


def _holds(it: Naming, each: PlayEvent) -> Told | None:
    if each.site is None or each.character is not None or each.target is None:
        return None
    target, to = it.spot(each.target), it.site(each.site)
    return playing_told(it, each) | {"target": target, "to": to}


def _holds_somebody(it: Naming, each: PlayEvent) -> Told | None:
    return None if _is_site(it, each.target) else _holds(it, each)


def _holds_at_site(it: Naming, each: PlayEvent) -> Told | None:
    return _holds(it, each) if _is_site(it, each.target) else None


def _is_site(it: Naming, label: str | None) -> bool:
    return label in it.game.state.cards and it.game.printed(str(label)).type == "site"


@told_by(_holds_at_site, PlayEvent)
def play_host_on_site(table: Table, player: str, card: str, target: str, to: str) -> AnyAction:
    """Play a hazard on a site that takes prisoners there, and say where it holds them."""
    return play_host(table, player, card, target, to)


@told_by(_holds_somebody, PlayEvent)
def play_host(table: Table, player: str, card: str, target: str, to: str) -> AnyAction:
    """Play a hazard that takes prisoners, and say where it holds them."""
    owner = seat(player)
    piece = table.played(reference(card), owner, ("event",))
    site = _held_at(table, owner, to)
    return PlayEvent(player=owner, card=piece.label, target=table.spot(target), site=site)


def _takes(it: Naming, each: PlayEvent) -> Told | None:
    if each.site is None or each.character is None or each.target is None:
        return None
    company, to = it.spot(each.target), it.site(each.site)
    return playing_told(it, each) | {"by": it.card(each.character), "company": company, "to": to}


@told_by(_takes, PlayEvent)
def play_taker(table: Table, player: str, card: str, by: str, company: str, to: str) -> AnyAction:
    """Play a hazard by which an agent takes somebody, and say where he holds him."""
    owner = seat(player)
    piece = table.played(reference(card), owner, ("event",))
    return PlayEvent(
        player=owner,
        card=piece.label,
        character=table.the(reference(by)).label,
        target=table.company(company).label,
        site=_held_at(table, owner, to),
    )


def _held_at(table: Table, owner: Player, to: str) -> str:
    """The card of the site where prisoners are to be held."""
    return table.destination(to, Group("", owner, "")).label


def _places(it: Naming, each: PlaceOnGuard) -> Told:
    has_people = it.game.state.companies[each.company].characters
    return playing_told(it, each) | {"company": it.company(each.company) if has_people else None}


@told_by(_places, PlaceOnGuard)
def place_on_guard(table: Table, player: str, card: str, company: str = "") -> AnyAction:
    """Lay a card on-guard against a company: without one named, that whose phase it is."""
    piece = table.played(reference(card), seat(player))
    if company:
        group = table.company(company).label
    else:
        group = next(iter(table.companies), "")
        table.later.append(_against_present_company)
    return PlaceOnGuard(player=seat(player), card=piece.label, company=group)


def _against_present_company(
    game: Game, action: PlaceOnGuard | PlayCreature
) -> PlaceOnGuard | PlayCreature:
    """Mean the company whose part of the phase it is."""
    here = next((each.company for each in game.state.windows if each.company is not None), None)
    return action if here is None else replace(action, company=here)


def _reveals(it: Naming, each: PlayEvent | PlayCreature) -> Told | None:
    if not lies_on_guard(it, each):
        return None
    card = it.card(each.card, quoted=True)
    if isinstance(each, PlayCreature):
        return playing_told(it, each) | {"card": card, "key": _key_told(each.keyed_to)}
    told = event_told(it, each)
    return None if told is None else told | {"card": card}


@told_by(_reveals, PlayEvent, PlayCreature)
def reveal(
    table: Table, player: str, card: str, target: str = "", key: str = "", nth: str = ""
) -> AnyAction:
    """Reveal a card that lies on-guard, and play it."""
    by = seat(player)
    piece = table.played(reference(card), by, source="on-guard")
    if piece.card.type == "event":
        return play_event(table, piece, "", target, nth)
    if piece.card.type != "creature":
        raise BadData(
            f"{piece.card.name} is no hazard, and nothing comes of it on-guard.",
            hint="It may lie there, and goes back to hand; only hazards are revealed.",
        )
    table.later.append(_against_present_company)
    return PlayCreature(
        player=by,
        card=piece.label,
        company=piece.on or next(iter(table.companies), ""),
        keyed_to=_key(table, key, piece.card) if key else None,
    )


def _plays_as_attack(it: Naming, each: PlayAsAttack) -> Told:
    company = it.company(each.company)
    return playing_told(it, each) | {"company": None if company == "the company" else company}


@told_by(_plays_as_attack, PlayAsAttack)
def play_as_attack(table: Table, player: str, card: str, company: str = "the company") -> AnyAction:
    """Play a creature as an automatic-attack of the site that a company enters."""
    by = seat(player)
    creature = table.played(reference(card), by, ("creature",))
    return PlayAsAttack(player=by, card=creature.label, company=table.company(company).label)


def _key(table: Table, text: str, creature: Card) -> str:
    """Read a key: a type, or a place, which stands for its type where that is what is printed."""
    kind = text.removeprefix("a ").removeprefix("an ")
    if kind in (*REGION_TYPES, *SITE_TYPES):
        return kind
    place = table.card(references(text)[0], ("region", "site"), table.turn)
    facts, where = creature.facts, place.facts
    if table.loosely and isinstance(facts, Creature):
        kind = where.region_type if isinstance(where, Region) else getattr(where, "site_type", "")
        named = place.name in (*facts.sites, *facts.regions)
        if not named and kind in _types_keyed(creature):
            return kind
    return place.name


def _types_keyed(creature: Card) -> set[str]:
    """Give the types that a creature can be keyed to, be it on conditions that its text names."""
    found = set(dict(getattr(creature.facts, "keyed", ())))
    for each in creature.clauses:
        if isinstance(each, KeyedThrough):
            found.add(each.region_type)
        elif isinstance(each, KeyedIn):
            found |= set(each.where.kinds)
    return found
