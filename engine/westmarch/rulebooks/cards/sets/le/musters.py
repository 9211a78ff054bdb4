"""The slave fields of Nurn, where Ringwraiths find Orcs and Trolls to send out."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import character_facts, company_of
from westmarch.mechanics.quantities.uniqueness import BEING, COUNTS_AS_IN_PLAY
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.rulebooks.cards.context import follows_own
from westmarch.table.actions import ChooseCard, UseCard
from westmarch.table.events.cards import CardChosen, ChoiceCalled
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.characters import CharacterDiscarded, CharacterSummoned
from westmarch.table.events.companies import JourneysEnded
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

# LE-409

URLURTSU_NURN = Rulebook("LE-409")

_MUSTERS = "LE-409.musters-somebody"
_SENT_OUT = "sent out from LE-409"
"""Remembered of whoever was mustered, until the turn ends."""


def _to_be_had(game: Game, player: str) -> tuple[str, ...]:
    """The Orcs and Trolls in a player's discard pile who can come into play."""
    return tuple(
        each
        for each in game.state.pile(player, "discard-pile")
        if game.printed(each).type == "character"
        and character_facts(game, each).race in ("Orc", "Troll")
        and not (game.printed(each).unique and _is_in_play(game, each))
    )


def _is_in_play(game: Game, who: str) -> bool:
    being = game.value(BEING, game.card(who).card)
    others = (each for each in game.state.cards.values() if each.id != who)
    return any(
        game.value(COUNTS_AS_IN_PLAY, each.id) and game.value(BEING, each.card) == being
        for each in others
    )


@URLURTSU_NURN.forbid(
    "musters-somebody",
    UseCard,
    says="No Orc or Troll in {action.player}'s discard pile could come into play.",
)
def has_nobody_to_muster(game: Game, action: UseCard) -> bool:
    """Somebody has to be there."""
    return follows_own(game, action, _MUSTERS) and not _to_be_had(game, action.player)


@URLURTSU_NURN.react("musters-somebody", OwnTextFollowed)
def musters_somebody(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The player says who it is."""
    player, among = event.here.player, _to_be_had(game, event.here.player)
    what = (_MUSTERS,)
    return [ChoiceCalled(card=event.card, player=player, among=among, what=what)] if among else []


@URLURTSU_NURN.permit(
    "musters-somebody", ChooseCard, says="What may be chosen is an Orc or a Troll to be mustered."
)
def says_whom(game: Game, action: ChooseCard) -> bool | None:
    """Any of those in the discard pile."""
    return is_called_for(game, action, _MUSTERS)


@URLURTSU_NURN.react("musters-somebody", CardChosen)
def comes(game: Game, event: CardChosen) -> list[Event]:
    """He is there, and it is remembered that he has to go."""
    if not is_answer(event, _MUSTERS):
        return []
    return [
        CharacterSummoned(card=event.chosen, site=event.card),
        Remembered(fact=Fact(_SENT_OUT, event.chosen, None, "turn", "LE-409")),
    ]


@URLURTSU_NURN.react(
    "musters-somebody",
    JourneysEnded,
    says="Whoever was mustered at Urlurtsu Nurn has not gone to another site.",
)
def has_not_gone(game: Game, event: JourneysEnded) -> Iterator[Event]:
    """He is of no use there."""
    # No two companies go from one site to another: core.movement.no-twin-movement. So whoever has
    # moved is not where the Ringwraith is.
    for fact in game.state.facts_of(_SENT_OUT):
        company = company_of(game, fact.about)
        if company is not None and not company.moved:
            yield CharacterDiscarded(card=fact.about)
