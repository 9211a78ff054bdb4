"""What When steps do with cards: how they are played, revealed and used."""

from msgspec.structs import replace

from westmarch.cards.language.ways import names_of_ways
from westmarch.cards.model.card import Card, Creature, Item, Region
from westmarch.cards.model.effects import abilities, length_of, playings
from westmarch.cards.model.phrases.effects import TestRing
from westmarch.cards.model.phrases.targets import OnCharacter, OnCompany
from westmarch.cards.model.play_clauses import Ability, Playing
from westmarch.cards.model.prisoner_clauses import HoldsAt
from westmarch.corpus.acts import Told, told_by
from westmarch.corpus.naming import Naming
from westmarch.corpus.patterns import NTHS, REGION_TYPES, SITE_TYPES
from westmarch.corpus.said import Said
from westmarch.corpus.table import Group, Piece, Player, Table, reference, references
from westmarch.corpus.table import player as seat
from westmarch.errors import BadData
from westmarch.table.actions import (
    AnyAction,
    PlaceOnGuard,
    PlayAlly,
    PlayAsAttack,
    PlayCreature,
    PlayEvent,
    PlayFaction,
    PlayItem,
    PlayRing,
    UseCard,
)
from westmarch.table.game import Game
from westmarch.table.state import ON_GUARD

_WITH_SOMEBODY: dict[str, type[PlayItem | PlayAlly | PlayFaction]] = {
    "item": PlayItem,
    "ally": PlayAlly,
    "faction": PlayFaction,
}
"""What a character plays at his site, by the type of the card."""


def _plays_himself(it: Naming, each: PlayItem | PlayAlly) -> Told:
    return {"character": it.card(each.character), "card": it.played(each.card, quoted=True)}


@told_by(_plays_himself, PlayItem, PlayAlly, subject="character")
def play(table: Table, character: str, card: str, target: str = "", nth: str = "") -> AnyAction:
    """Play an item, an ally or an event with a character."""
    bearer = table.somebody(character)
    piece = table.played(reference(card), bearer.owner)
    if length_of(piece.card):
        return _play_event_by(table, bearer, piece, target, nth)
    if piece.card.type == "item":
        if table.tested and _is_special_ring(piece.card):
            return PlayRing(
                player=bearer.owner, card=piece.label, ring=table.tested, character=bearer.label
            )
        return PlayItem(player=bearer.owner, card=piece.label, character=bearer.label)
    if piece.card.type == "ally":
        return PlayAlly(player=bearer.owner, card=piece.label, character=bearer.label)
    if piece.card.type == "faction" and table.loosely:
        return PlayFaction(player=bearer.owner, card=piece.label, character=bearer.label)
    if piece.card.type == "faction":
        raise BadData(
            f"{piece.card.name} is a faction, and factions are influenced.",
            hint=f"Write “{bearer.card.name} influences “{piece.card.name}””.",
        )
    raise BadData(
        f"{piece.card.name} is neither an item nor an ally nor an event.",
        hint=f"Creatures are played by a player: “the {bearer.owner} plays …”.",
    )


def _is_special_ring(card: Card) -> bool:
    special = isinstance(card.facts, Item) and card.facts.item_class == "special"
    return special and any("ring" in each.lower() for each in card.keywords)


def _play_event_by(table: Table, actor: Piece, event: Piece, target: str, nth: str) -> AnyAction:
    """Play an event with a character: for himself or for his company, if nothing else is said."""
    number = _way(table, playings(event.card), nth)
    way = next(iter(playings(event.card)[number:]), None)
    acts = way is not None and way.by is not None
    aim = table.spot(target) if target else None
    _leave_open(table, Said(doer=actor.label, on=aim or "", nth=bool(nth)), event)
    if way is not None and not target:
        if isinstance(way.target, OnCompany):
            aim = actor.company
        elif isinstance(way.target, OnCharacter) and not acts:
            aim = actor.label
    return PlayEvent(
        player=actor.owner,
        card=event.label,
        target=aim,
        character=actor.label if acts else None,
        effect=number,
    )


def _way(table: Table, ways: tuple[Playing, ...] | tuple[Ability, ...], said: str) -> int:
    """Give the number of the way in which a card is played or used: the first, if none is named.

    It is named by its place on the card, or by its name or a part of that.
    """
    table.whole = bool(said) and not table.loosely
    if not said:
        return 0
    if not said.startswith('"'):
        return NTHS.index(said.split()[1])
    names = names_of_ways(ways)
    wanted = said.strip('"').casefold()
    found = [number for number, name in enumerate(names) if name.casefold() == wanted]
    found = found or [number for number, name in enumerate(names) if wanted in name.casefold()]
    if len(found) == 1:
        return found[0]
    known = "; ".join(f"its {nth} effect, “{name}”" for nth, name in zip(NTHS, names, strict=False))
    raise BadData(
        f"{said} is the name of {len(found) or 'none'} of the effects of this card.",
        hint=f"They are: {known}." if known else "",
    )


def _leave_open(table: Table, said: Said, event: Piece | None = None) -> None:
    """Let the card tell, in a dispute, which part of it each thing is that is named."""
    if not table.loosely:
        return
    table.said = said
    takes = event is not None and any(isinstance(each, HoldsAt) for each in event.card.clauses)
    if event is not None and takes and not _has_sites(table, event.owner):
        raise BadData(
            f"{event.card.name} takes prisoners, and nobody says where they will be held.",
            hint=f"Write “the {event.owner} plays “{event.card.name}” to hold Glóin at Moria”.",
        )


def _has_sites(table: Table, owner: Player) -> bool:
    pieces = table.pieces.values()
    return any((each.owner, each.place) == (owner, "location-deck") for each in pieces)


def test_ring(table: Table, character: str, ring: str) -> AnyAction:
    """Use what a character's card says of testing a gold ring."""
    tester = table.somebody(character)
    ways = abilities(tester.card)
    tests = (
        number
        for number, way in enumerate(ways)
        if any(isinstance(each, TestRing) for each in way.effects)
    )
    number = next(tests, None)
    if number is None:
        raise BadData(
            f"{tester.card.name} tests no rings.",
            hint="A card may: “the player plays “Test of Form” with Elrond on “Fair Gold Ring””.",
        )
    table.tested = table.the(reference(ring)).label
    return UseCard(player=tester.owner, card=tester.label, ability=number, target=table.tested)


def _plays_ring(it: Naming, each: PlayRing) -> Told:
    card, ring = it.played(each.card, quoted=True), it.quoted(each.ring)
    return {"character": it.card(each.character), "card": card, "ring": ring}


@told_by(_plays_ring, PlayRing, subject="character")
def play_ring(table: Table, character: str, card: str, ring: str) -> AnyAction:
    """Play a special ring for a gold ring that was tested."""
    bearer = table.somebody(character)
    piece = table.played(reference(card), bearer.owner)
    return PlayRing(
        player=bearer.owner,
        card=piece.label,
        ring=table.the(reference(ring)).label,
        character=bearer.label,
    )


def play_another_item(table: Table, character: str, card: str) -> AnyAction:
    """Play one more copy of an item with a character, from his player's hand."""
    bearer = table.somebody(character)
    copy = table.another(reference(card), bearer.owner, ("item",))
    return PlayItem(player=bearer.owner, card=copy.label, character=bearer.label)


def _influences(it: Naming, each: PlayFaction) -> Told:
    card, gift = it.played(each.card, quoted=True), each.gift
    gift = None if gift is None else it.quoted(gift)
    return {"character": it.card(each.character), "card": card, "gift": gift}


@told_by(_influences, PlayFaction, subject="character")
def influence(table: Table, character: str, card: str, gift: str = "") -> AnyAction:
    """Have a character try to bring a faction into play, perhaps with an item for a gift."""
    actor = table.somebody(character)
    faction = table.played(reference(card), actor.owner, ("faction",))
    given = table.the(reference(gift)).label if gift else None
    return PlayFaction(player=actor.owner, card=faction.label, character=actor.label, gift=given)


def _plays(it: Naming, each: PlayEvent) -> Told | None:
    return None if _lies_on_guard(it, each) else _event(it, each)


def _event(it: Naming, each: PlayEvent) -> Told | None:
    if each.site is not None:
        return None
    return _playing(it, each) | {
        "by": None if each.character is None else it.card(each.character),
        "target": None if each.target is None else it.spot(each.target),
        "nth": _nth(each.effect),
    }


def _playing(it: Naming, each: PlayEvent | PlayCreature | PlayAsAttack | PlaceOnGuard) -> Told:
    return {"player": f"the {each.player}", "card": it.played(each.card, quoted=True)}


def _lies_on_guard(it: Naming, each: PlayEvent | PlayCreature) -> bool:
    return it.game.card(each.card).place == ON_GUARD


def _nth(number: int) -> str | None:
    return f"its {NTHS[number]} effect" if number else None


@told_by(_plays, PlayEvent)
def play_card(
    table: Table, player: str, card: str, by: str = "", target: str = "", nth: str = ""
) -> AnyAction:
    """Play an event, perhaps with a character and on a target."""
    owner = seat(player)
    piece = table.played(reference(card), owner)
    if length_of(piece.card):
        return _play_event(table, piece, by, target, nth)
    if piece.card.type == "creature" and not by:
        return play_creature(table, player, card, target or "the company")
    if by:
        return play(table, by, card)
    if table.loosely and piece.card.type in _WITH_SOMEBODY:
        return _play_with_somebody(table, piece, target)
    if piece.card.type == "character":
        raise BadData(
            f"Nobody says where {piece.card.name} is played, or under whom.",
            hint=f"Write “the {owner} plays {piece.card.name} at Edoras” or “… under Théoden”.",
        )
    raise BadData(
        f"{piece.card.name} is played by a character, not by a player.",
        hint=f"Write “Glóin plays “{piece.card.name}””, or “influences” for a faction.",
    )


def _play_with_somebody(table: Table, piece: Piece, target: str) -> AnyAction:
    """Play what somebody plays at his site, and leave open who: one who is named, or anybody."""
    named = table.spot(target) if target else ""
    mine = (each for each in table.pieces.values() if each.company and each.owner == piece.owner)
    somebody = next(mine, None)
    if somebody is None:
        raise BadData(
            f"Nobody of the {piece.owner}'s is there to play {piece.card.name}.",
            hint="Write, for example, “Given Glóin is at The Lonely Mountain”.",
        )
    _leave_open(table, Said(on=named))
    played = _WITH_SOMEBODY[piece.card.type]
    return played(player=piece.owner, card=piece.label, character=somebody.label)


def play_another(
    table: Table, player: str, card: str, by: str = "", target: str = "", nth: str = ""
) -> AnyAction:
    """Play one more copy of an event, from hand."""
    copy = table.another(reference(card), seat(player), ("event",))
    return _play_event(table, copy, by, target, nth)


def _play_event(table: Table, piece: Piece, by: str, target: str, nth: str) -> AnyAction:
    aim = table.spot(target) if target else None
    who = table.somebody(by).label if by else None
    _leave_open(table, Said(by=who or "", on=aim or "", nth=bool(nth)), piece)
    number = _way(table, playings(piece.card), nth)
    return PlayEvent(player=piece.owner, card=piece.label, target=aim, character=who, effect=number)


def _uses(it: Naming, each: UseCard) -> Told | None:
    return _used(it, each) | {"nth": _nth(each.ability)} if each.tap else None


def _uses_untapped(it: Naming, each: UseCard) -> Told | None:
    return None if each.tap else _used(it, each)


def _used(it: Naming, each: UseCard) -> Told:
    return {
        "player": f"the {each.player}",
        "used": it.card(each.card),
        "target": None if each.target is None else it.spot(each.target),
    }


@told_by(_uses_untapped, UseCard)
def use_untapped(table: Table, player: str, used: str, target: str = "") -> AnyAction:
    """Use a card that asks for a tap, and tap nobody."""
    return UseCard(
        player=seat(player),
        card=table.thing(used).label,
        target=table.spot(target) if target else None,
        tap=False,
    )


@told_by(_uses, UseCard)
def use(
    table: Table, player: str, used: str, target: str = "", nth: str = "", by: str = ""
) -> AnyAction:
    """Use a card in play, perhaps on a target."""
    aim = table.spot(target) if target else None
    who = table.somebody(by).label if by else ""
    _leave_open(table, Said(by=who, on=aim or "", nth=bool(nth)))
    piece = table.thing(used)
    number = _way(table, abilities(piece.card), nth)
    return UseCard(player=seat(player), card=piece.label, ability=number, target=aim)


def use_himself(
    table: Table, character: str, used: str, target: str = "", nth: str = ""
) -> AnyAction:
    """Have a character use a card in play, perhaps on a target."""
    who = table.somebody(character)
    action = use(table, f"the {who.owner}", used, target, nth)
    if table.said is not None:
        table.said = replace(table.said, doer=who.label)
    return action


def counter(table: Table, character: str, used: str) -> AnyAction:
    """Have a character tap to counter what a card has done."""
    return use(table, table.player_of(character), used, character)


def _plays_creature(it: Naming, each: PlayCreature) -> Told | None:
    if _lies_on_guard(it, each):
        return None
    company, key = it.company(each.company), _key_told(each.keyed_to)
    return _playing(it, each) | {"company": company, "key": key}


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
    return _playing(it, each) | {"target": target, "to": to}


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
    return _playing(it, each) | {"by": it.card(each.character), "company": company, "to": to}


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
    return _playing(it, each) | {"company": it.company(each.company) if has_people else None}


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
    if not _lies_on_guard(it, each):
        return None
    card = it.card(each.card, quoted=True)
    if isinstance(each, PlayCreature):
        return _playing(it, each) | {"card": card, "key": _key_told(each.keyed_to)}
    told = _event(it, each)
    return None if told is None else told | {"card": card}


@told_by(_reveals, PlayEvent, PlayCreature)
def reveal(
    table: Table, player: str, card: str, target: str = "", key: str = "", nth: str = ""
) -> AnyAction:
    """Reveal a card that lies on-guard, and play it."""
    by = seat(player)
    piece = table.played(reference(card), by, source="on-guard")
    if piece.card.type == "event":
        return _play_event(table, piece, "", target, nth)
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
    return _playing(it, each) | {"company": None if company == "the company" else company}


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
        if not named and kind in dict(facts.keyed):
            return kind
    return place.name
