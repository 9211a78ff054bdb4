"""What the steps of corruption checks and influence attempts do."""

from westmarch.corpus.table import Piece, Table, reference
from westmarch.corpus.table import player as seat
from westmarch.errors import BadData
from westmarch.kernel.actions import AnyAction, InfluenceCard, SupportCheck, UseCard


def support(table: Table, character: str, other: str) -> AnyAction:
    """Tap in support of somebody's corruption check."""
    helper, checked = _character(table, character), _character(table, other)
    return SupportCheck(player=helper.owner, character=helper.label, of=checked.label)


def use_untapped(table: Table, player: str, used: str) -> AnyAction:
    """Use a card that asks for a tap, and tap nobody."""
    return UseCard(player=seat(player), card=table.thing(used).label, tap=False)


def influence_away(table: Table, character: str, target: str, shown: str = "") -> AnyAction:
    """Try to influence a card of the opponent away, perhaps with a copy of it from hand."""
    actor = _character(table, character)
    aimed = table.the(reference(target))
    if aimed.owner == actor.owner:
        raise BadData(
            f"{aimed.card.name} belongs to {actor.card.name}'s own player.",
            hint="Say whose it is: “the opponent's …”.",
        )
    revealed = table.played(reference(shown), actor.owner).label if shown else None
    return InfluenceCard(
        player=actor.owner, character=actor.label, target=aimed.label, revealed=revealed
    )


def _character(table: Table, text: str) -> Piece:
    return table.the(reference(text), ("character",))
