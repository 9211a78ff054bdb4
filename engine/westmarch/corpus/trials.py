"""What the steps of corruption checks and influence attempts do."""

from westmarch.corpus.table import Table, reference
from westmarch.corpus.table import player as seat
from westmarch.errors import BadData
from westmarch.table.actions import AnyAction, InfluenceCard, PlayRevealed, SupportCheck, UseCard


def support(table: Table, character: str, other: str) -> AnyAction:
    """Tap in support of somebody's corruption check."""
    helper = table.the(reference(character), ("character", "ally"))
    checked = table.character(other)
    return SupportCheck(player=helper.owner, character=helper.label, of=checked.label)


def use_untapped(table: Table, player: str, used: str, target: str = "") -> AnyAction:
    """Use a card that asks for a tap, and tap nobody."""
    return UseCard(
        player=seat(player),
        card=table.thing(used).label,
        target=table.spot(target) if target else None,
        tap=False,
    )


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


def play_revealed(
    table: Table, player: str, shown: str, character: str, controller: str = ""
) -> AnyAction:
    """Play the copy that was shown; a character follows whoever is named, if anybody is."""
    by = seat(player)
    card, actor = table.played(reference(shown), by), table.character(character)
    leader = table.character(controller).label if controller else None
    return PlayRevealed(player=by, card=card.label, character=actor.label, controller=leader)


def play_revealed_follower(table: Table, player: str, shown: str, character: str) -> AnyAction:
    """Play the copy that was shown, a character, as a follower."""
    return play_revealed(table, player, shown, character, character)
