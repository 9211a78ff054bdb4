"""What When steps do with cards: how they are played and used."""

from msgspec.structs import replace

from westmarch.cards.model.card import Card, Item
from westmarch.cards.model.effects import abilities, length_of
from westmarch.cards.model.phrases.effects.items import TestRing
from westmarch.corpus.acts import Told, told_by
from westmarch.corpus.events import (
    event_told,
    leave_open,
    lies_on_guard,
    nth_told,
    play_event,
    play_event_by,
    way_meant,
)
from westmarch.corpus.hazards import play_creature
from westmarch.corpus.naming import Naming
from westmarch.corpus.said import Said
from westmarch.corpus.scene import Piece, Table, reference
from westmarch.corpus.scene import player as seat
from westmarch.errors import BadData
from westmarch.table.actions import (
    AnyAction,
    PlayAlly,
    PlayEvent,
    PlayFaction,
    PlayItem,
    PlayRing,
    UseCard,
)

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
        return play_event_by(table, bearer, piece, target, nth)
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


def play_another_item(table: Table, character: str, card: str) -> AnyAction:
    """Play one more copy of an item with a character, from his player's hand."""
    bearer = table.somebody(character)
    copy = table.another(reference(card), bearer.owner, ("item",))
    return PlayItem(player=bearer.owner, card=copy.label, character=bearer.label)


def _plays(it: Naming, each: PlayEvent) -> Told | None:
    return None if lies_on_guard(it, each) else event_told(it, each)


@told_by(_plays, PlayEvent)
def play_card(
    table: Table, player: str, card: str, by: str = "", target: str = "", nth: str = ""
) -> AnyAction:
    """Play an event, perhaps with a character and on a target."""
    owner = seat(player)
    piece = table.played(reference(card), owner)
    if length_of(piece.card):
        return play_event(table, piece, by, target, nth)
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
    leave_open(table, Said(on=named))
    played = _WITH_SOMEBODY[piece.card.type]
    return played(player=piece.owner, card=piece.label, character=somebody.label)


def play_another(
    table: Table, player: str, card: str, by: str = "", target: str = "", nth: str = ""
) -> AnyAction:
    """Play one more copy of an event, from hand."""
    copy = table.another(reference(card), seat(player), ("event",))
    return play_event(table, copy, by, target, nth)


def _uses(it: Naming, each: UseCard) -> Told | None:
    return _used(it, each) | {"nth": nth_told(each.ability)} if each.tap else None


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
    leave_open(table, Said(by=who, on=aim or "", nth=bool(nth)))
    piece = table.thing(used)
    number = way_meant(table, abilities(piece.card), nth)
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
