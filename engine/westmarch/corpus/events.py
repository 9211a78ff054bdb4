"""How an event is played: what a sentence names beside it, and in which of its ways."""

from westmarch.cards.language.ways import names_of_ways
from westmarch.cards.model.effects import playings
from westmarch.cards.model.phrases.targets import OnCharacter, OnCompany
from westmarch.cards.model.play_clauses import Ability, Playing
from westmarch.cards.model.prisoner_clauses import HoldsAt
from westmarch.corpus.acts import Told
from westmarch.corpus.naming import Naming
from westmarch.corpus.patterns import NTHS
from westmarch.corpus.said import Said
from westmarch.corpus.scene import Piece, Player, Table
from westmarch.errors import BadData
from westmarch.table.actions import (
    AnyAction,
    PlaceOnGuard,
    PlayAsAttack,
    PlayCreature,
    PlayEvent,
)
from westmarch.table.state import ON_GUARD


def event_told(it: Naming, each: PlayEvent) -> Told | None:
    """Give the slots of an event that takes nobody prisoner."""
    if each.site is not None:
        return None
    return playing_told(it, each) | {
        "by": None if each.character is None else it.card(each.character),
        "target": None if each.target is None else it.spot(each.target),
        "nth": nth_told(each.effect),
    }


def playing_told(it: Naming, each: PlayEvent | PlayCreature | PlayAsAttack | PlaceOnGuard) -> Told:
    """Give the slots of whoever plays a card, and of the card."""
    return {"player": f"the {each.player}", "card": it.played(each.card, quoted=True)}


def lies_on_guard(it: Naming, each: PlayEvent | PlayCreature) -> bool:
    """Tell whether a card is revealed as it is played."""
    return it.game.card(each.card).place == ON_GUARD


def nth_told(number: int) -> str | None:
    """Name one of several effects but the first."""
    return f"its {NTHS[number]} effect" if number else None


def play_event(table: Table, piece: Piece, by: str, target: str, nth: str) -> AnyAction:
    """Play an event, perhaps with somebody and on something."""
    aim = table.spot(target) if target else None
    who = table.somebody(by).label if by else None
    leave_open(table, Said(by=who or "", on=aim or "", nth=bool(nth)), piece)
    number = way_meant(table, playings(piece.card), nth)
    return PlayEvent(player=piece.owner, card=piece.label, target=aim, character=who, effect=number)


def play_event_by(table: Table, actor: Piece, event: Piece, target: str, nth: str) -> AnyAction:
    """Play an event with a character: for himself or for his company, if nothing else is said."""
    number = way_meant(table, playings(event.card), nth)
    way = next(iter(playings(event.card)[number:]), None)
    acts = way is not None and way.by is not None
    aim = table.spot(target) if target else None
    leave_open(table, Said(doer=actor.label, on=aim or "", nth=bool(nth)), event)
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


def way_meant(table: Table, ways: tuple[Playing, ...] | tuple[Ability, ...], said: str) -> int:
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


def leave_open(table: Table, said: Said, event: Piece | None = None) -> None:
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
