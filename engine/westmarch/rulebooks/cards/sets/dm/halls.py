"""What single cards of Dark Minions let a player do once more, or a company where it rests."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.actions import COPIES, IN_PLAY_BY_NAME
from westmarch.mechanics.sides import is_hazard_for
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.table.actions import ChooseCard
from westmarch.table.events.cards import (
    CardChosen,
    CardMoved,
    CardUntapped,
    ChoiceCalled,
    ShuffleCalled,
)
from westmarch.table.events.characters import CharacterHealed
from westmarch.table.events.companies import JourneyEnds
from westmarch.table.game import Game

# DM-45

UNEXPECTED_OUTPOST = Rulebook("DM-45")

_AGAIN = "DM-45.once-more"


@UNEXPECTED_OUTPOST.react("once-more", CardChosen, order=Rank.AFTER)
def may_bring_another(game: Game, event: CardChosen) -> list[Event]:
    """By night another may follow the first."""
    if game.printed(event.card).id != "DM-45":
        return []
    player = game.card(event.card).owner
    if event.what == (_AGAIN,):
        if event.chosen == event.card:
            return []
        return [CardMoved(card=event.chosen, to="play-deck"), ShuffleCalled(player=player)]
    if not game.value(IN_PLAY_BY_NAME, "Doors of Night", player):
        return []
    piles = (*game.state.pile(player, "sideboard"), *game.state.pile(player, "discard-pile"))
    hazards = tuple(
        each for each in piles if is_hazard_for(game, player, each) and each != event.card
    )
    # Whoever chooses the card itself leaves it at one.
    among = (*hazards, event.card)
    call = ChoiceCalled(card=event.card, player=player, among=among, what=(_AGAIN,))
    return [call] if hazards else []


@UNEXPECTED_OUTPOST.permit("once-more", ChooseCard, says="Another hazard may be brought, or none.")
def says_whether(game: Game, action: ChooseCard) -> bool | None:
    """Its player says whether, and which."""
    return is_called_for(game, action, _AGAIN)


# DM-134

HALL_OF_FIRE = Rulebook("DM-134")

_RESTS = "DM-134.gives-rest"


@HALL_OF_FIRE.react("gives-rest", JourneyEnds)
def may_rest(game: Game, event: JourneyEnds) -> list[Event]:
    """Whoever comes there, or has stayed, may let one of them rest."""
    company = game.state.companies[event.company]
    site = company.destination or company.site
    weary = tuple(each for each in company.characters if game.card(each).position != "untapped")
    return [
        # Whoever chooses the card itself lets nobody rest.
        ChoiceCalled(card=copy, player=company.player, among=(*weary, copy), what=(_RESTS,))
        for copy in game.value(COPIES, "DM-134")
        if weary and game.card(copy).host == site
    ]


@HALL_OF_FIRE.permit("gives-rest", ChooseCard, says="One of the company may rest, or nobody.")
def says_who_rests(game: Game, action: ChooseCard) -> bool | None:
    """The player of the company says who."""
    return is_called_for(game, action, _RESTS)


@HALL_OF_FIRE.react("gives-rest", CardChosen)
def rests(game: Game, event: CardChosen) -> list[Event]:
    """Who was tapped untaps, and who was wounded is tapped."""
    if game.printed(event.card).id != "DM-134" or event.what != (_RESTS,):
        return []
    if event.chosen == event.card:
        return []
    if game.card(event.chosen).position == "wounded":
        return [CharacterHealed(card=event.chosen)]
    return [CardUntapped(card=event.chosen)]
