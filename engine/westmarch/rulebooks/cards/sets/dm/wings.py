"""What a resource of Dark Minions says of a Wizard who has been brought out of Orthanc."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import character_facts, company_of, is_avatar
from westmarch.mechanics.quantities.people import AVATAR, REVEALED
from westmarch.mechanics.quantities.uniqueness import BEING, COUNTS_AS_IN_PLAY
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.table.actions import ChooseCard
from westmarch.table.events.cards import CardChosen, CardStored, ChoiceCalled, ShuffleCalled
from westmarch.table.events.characters import CharacterPlayed
from westmarch.table.game import Game

# DM-164

THE_WINDLORD_FOUND_ME = Rulebook("DM-164")

_BRINGS = "DM-164.brings-a-wizard"


@THE_WINDLORD_FOUND_ME.react("brings-a-wizard", CardStored)
def looks_for_him(game: Game, event: CardStored) -> list[Event]:
    """If he is not there yet he may come, and nothing else has to let him."""
    company = company_of(game, event.bearer) if event.bearer is not None else None
    if game.printed(event.card).id != "DM-164" or company is None:
        return []
    player = game.card(event.card).owner
    found = tuple(_wizards(game, player))
    if not found:
        return []
    among, what = (*found, event.card), (_BRINGS, company.id)
    return [ChoiceCalled(card=event.card, player=player, among=among, what=what)]


def _wizards(game: Game, player: str) -> Iterator[str]:
    """The Wizards of two piles who could be the player's own."""
    revealed = game.value(REVEALED, player)
    if game.value(AVATAR, player) is not None:
        return
    for each in (*game.state.pile(player, "play-deck"), *game.state.pile(player, "discard-pile")):
        if game.printed(each).type != "character" or not is_avatar(game, each):
            continue
        wizard = character_facts(game, each).race == "Wizard"
        if wizard and revealed in (None, game.name(each)) and not _is_kept_out(game, each):
            yield each


def _is_kept_out(game: Game, wizard: str) -> bool:
    """Tell whether he is in play already, be it as another's, or never comes back."""
    being = game.value(BEING, game.card(wizard).card)
    return any(
        game.value(BEING, each.card) == being
        and (each.place == "out-of-play" or game.value(COUNTS_AS_IN_PLAY, each.id))
        for each in game.state.cards.values()
        if each.id != wizard
    )


@THE_WINDLORD_FOUND_ME.permit(
    "brings-a-wizard", ChooseCard, says="One of these Wizards may come into play there, or none."
)
def says_who_comes(game: Game, action: ChooseCard) -> bool | None:
    """The card itself stands for none."""
    return is_called_for(game, action, _BRINGS)


@THE_WINDLORD_FOUND_ME.react("brings-a-wizard", CardChosen)
def he_comes(game: Game, event: CardChosen) -> list[Event]:
    """He joins those who have told of it."""
    if not is_answer(event, _BRINGS):
        return []
    searched = ShuffleCalled(player=game.card(event.card).owner)
    if event.chosen == event.card:
        return [searched]
    return [CharacterPlayed(card=event.chosen, company=event.what[1]), searched]
