"""What the steps of influence attempts do."""

from westmarch.corpus.acts import Told, told_by
from westmarch.corpus.naming import Naming
from westmarch.corpus.scene import Table, reference
from westmarch.corpus.scene import player as seat
from westmarch.errors import BadData
from westmarch.table.actions import AnyAction, InfluenceCard, PlayRevealed


def _influences(it: Naming, each: InfluenceCard) -> Told:
    return {
        "character": it.card(each.character),
        "target": it.card(each.target),
        "shown": None if each.revealed is None else it.played(each.revealed),
    }


@told_by(_influences, InfluenceCard, subject="character")
def influence_away(table: Table, character: str, target: str, shown: str = "") -> AnyAction:
    """Try to influence a card of the opponent away, perhaps with a copy of it from hand."""
    actor = table.character(character)
    named = reference(target)
    aimed = table.the(named)
    if aimed.owner == actor.owner and named.owner is None:
        raise BadData(
            f"{aimed.card.name} belongs to {actor.card.name}'s own player.",
            hint="Say whose it is: “the opponent's …”.",
        )
    revealed = table.played(reference(shown), actor.owner).label if shown else None
    return InfluenceCard(
        player=actor.owner, character=actor.label, target=aimed.label, revealed=revealed
    )


def _revealed(it: Naming, each: PlayRevealed) -> Told | None:
    if each.controller == each.character:
        return None
    controller = None if each.controller is None else it.card(each.controller)
    return _shown(it, each) | {"controller": controller}


def _follower_revealed(it: Naming, each: PlayRevealed) -> Told | None:
    return _shown(it, each) if each.controller == each.character else None


def _shown(it: Naming, each: PlayRevealed) -> Told:
    return {
        "player": f"the {each.player}",
        "shown": it.played(each.card),
        "character": it.card(each.character),
    }


@told_by(_revealed, PlayRevealed)
def play_revealed(
    table: Table, player: str, shown: str, character: str, controller: str = ""
) -> AnyAction:
    """Play the copy that was shown; a character follows whoever is named, if anybody is."""
    by = seat(player)
    card, actor = table.played(reference(shown), by), table.character(character)
    leader = table.character(controller).label if controller else None
    return PlayRevealed(player=by, card=card.label, character=actor.label, controller=leader)


@told_by(_follower_revealed, PlayRevealed)
def play_revealed_follower(table: Table, player: str, shown: str, character: str) -> AnyAction:
    """Play the copy that was shown, a character, as a follower."""
    return play_revealed(table, player, shown, character, character)
