"""What single cards of The Dragons say."""

from collections.abc import Iterator

from westmarch.cards.model.phrases.things import Cards
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.corruption import CorruptionCheck
from westmarch.mechanics.quantities.actions import STAYS_IN_PLAY
from westmarch.mechanics.quantities.corruption import CHECK_MODIFIER
from westmarch.rulebooks.cards.here import bears
from westmarch.rulebooks.cards.meant import is_such_card
from westmarch.rulebooks.cards.traces import leave, own_reached
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.characters import CharacterDiscarded
from westmarch.table.game import Game
from westmarch.table.state import LASTING

MAGICAL_HARP = Rulebook("TD-130")


@MAGICAL_HARP.react("keeps-him", OwnTextFollowed)
def keeps_him(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
    """Whoever is aimed at is kept for the rest of the turn."""
    who = event.here.character(game)
    if who is not None:
        yield leave(game, event, who, LASTING)


@MAGICAL_HARP.define("keeps-him", STAYS_IN_PLAY)
def is_kept(game: Game, who: str) -> bool | None:
    """He stays where others would be discarded."""
    return own_reached(game, "TD-130.keeps-him", who) or None


@MAGICAL_HARP.replace(
    "keeps-him",
    CharacterDiscarded,
    says="Magical Harp keeps anything from discarding somebody this turn.",
)
def is_not_discarded(game: Game, event: CharacterDiscarded) -> list[Event] | None:
    """Nothing that would discard him does, but for his player's own choice."""
    return [] if not event.chosen and is_kept(game, event.card) else None


WIZARDS_STAFF = Rulebook("TD-170")


@WIZARDS_STAFF.adjust("withstands-spells", CHECK_MODIFIER)
def withstands_spells(game: Game, modifier: int, check: CorruptionCheck) -> int | None:
    """The bearer withstands better what spells cost him."""
    source = check.source
    demanded = source is not None and is_such_card(game, Cards(("spell",)), source)
    return modifier + 2 if demanded and bears(game, check.character, "TD-170") else None
