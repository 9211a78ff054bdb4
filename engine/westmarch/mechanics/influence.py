"""Influencing the opponent's cards away."""

from collections.abc import Iterator

from westmarch.kernel.actions import InfluenceCard
from westmarch.kernel.events import CardTapped, InfluenceRolled
from westmarch.kernel.game import Game
from westmarch.kernel.play import Play
from westmarch.mechanics.chain import declare, resolves
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities import INFLUENCE_NUMBER, INFLUENCE_RESULT


@MOVES.perform(InfluenceCard)
def try_to_influence(play: Play, action: InfluenceCard) -> None:
    """Tap the character, and declare the attempt."""
    play.do(CardTapped(card=action.character))
    declare(play, action)


@resolves(InfluenceCard)
def roll_attempt(play: Play, action: InfluenceCard) -> None:
    """Both players roll."""
    opponent = play.state.opponent(action.player)
    ours = sum(play.draw("2d6", "influence-attempt", action.character))
    theirs = sum(play.draw("2d6", "influence-defence", opponent))
    play.do(
        InfluenceRolled(
            character=action.character,
            target=action.target,
            revealed=action.revealed,
            total=play.game.value(INFLUENCE_RESULT, action, ours, theirs),
            number=play.game.value(INFLUENCE_NUMBER, action),
        )
    )


@MOVES.offer("site")
def offer_attempts(game: Game, player: str) -> Iterator[InfluenceCard]:
    """Each card of the opponent's that might be influenced, with and without a copy of it."""
    company = game.state.window.company
    if company is None:
        return
    targets = [
        each.id
        for each in game.state.cards.values()
        if each.owner != player
        and (each.place == "in-play" or game.printed(each.id).type == "faction")
        and game.printed(each.id).type in ("character", "ally", "item", "faction")
        and each.place in ("in-play", "marshalling-point-pile")
    ]
    for character in game.state.companies[company].characters:
        if game.card(character).position != "untapped":
            continue
        for target in targets:
            yield InfluenceCard(player=player, character=character, target=target)
            for card in game.state.pile(player, "hand"):
                if game.name(card) == game.name(target):
                    yield InfluenceCard(
                        player=player, character=character, target=target, revealed=card
                    )
