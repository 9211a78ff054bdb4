"""Influencing the opponent's cards away, and playing the copies that were shown for it."""

from collections.abc import Iterator

from westmarch.kernel.offers import Offer, one_of
from westmarch.mechanics.chain import declare, resolves
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.agents import AGENT_TRIES
from westmarch.mechanics.quantities.influence import INFLUENCE_NUMBER, INFLUENCE_RESULT
from westmarch.mechanics.second_rolls import roll_for, rolled_for
from westmarch.mechanics.windows import open_window
from westmarch.table.actions import InfluenceCard, PlayRevealed
from westmarch.table.events.cards import AllyPlayed, FactionPlayed, ItemPlayed
from westmarch.table.events.characters import CardInfluenced, CharacterPlayed, InfluenceRolled
from westmarch.table.events.memory import Remembered
from westmarch.table.events.turns import WindowClosed
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import Fact
from westmarch.table.windows import COPY_SHOWN, MOVEMENT_HAZARD, RESPOND, SITE

REVEALED_FOR = "revealed for"
"""Remembered of a card in hand: the character who has influenced its copy away."""

_TARGETS = ("character", "ally", "item", "faction")


@resolves(InfluenceCard)
def roll_attempt(play: Play, action: InfluenceCard) -> None:
    """The player who tries rolls first."""
    roll_for(play, "influence-attempt", action.character, action)


@rolled_for(InfluenceCard)
def roll_against_it(play: Play, action: InfluenceCard, ours: int) -> None:
    """The opponent rolls against it."""
    opponent = play.state.opponent(action.player)
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


@MOVES.follow(CardInfluenced)
def time_for_the_copy(play: Play, event: CardInfluenced) -> None:
    """Open the time in which the copy that was shown may be played."""
    if event.revealed is not None:
        fact = Fact(REVEALED_FOR, event.revealed, event.character, "turn")
        play.do(Remembered(fact=fact))
        open_window(play, COPY_SHOWN)


@MOVES.perform(PlayRevealed)
def play_revealed(play: Play, action: PlayRevealed) -> None:
    """Declare the copy."""
    play.do(WindowClosed())
    declare(play, action)


@resolves(PlayRevealed)
def copy_comes_into_play(play: Play, action: PlayRevealed) -> None:
    """Bring the copy into play; nothing taps for it, and no dice are rolled."""
    card, who = action.card, action.character
    company = play.state.cards[who].company
    match play.game.printed(card).type:
        case "character":
            assert company is not None
            play.do(CharacterPlayed(card=card, company=company, controller=action.controller))
        case "ally":
            play.do(AllyPlayed(card=card, character=who))
        case "faction":
            play.do(FactionPlayed(card=card, character=who))
        case _:
            play.do(ItemPlayed(card=card, character=who))


@MOVES.offer(COPY_SHOWN)
def offer_copy(game: Game, player: str) -> Iterator[PlayRevealed]:
    """The copy that was shown; a character also as a follower."""
    for fact in game.state.facts:
        if fact.what == REVEALED_FOR and fact.about in game.state.pile(player, "hand"):
            for controller in (None, fact.value):
                yield PlayRevealed(
                    player=player, card=fact.about, character=fact.value, controller=controller
                )


@MOVES.offer(MOVEMENT_HAZARD, RESPOND)
def offer_attempts_of_agents(game: Game, player: str) -> Iterator[Offer]:
    """Each card of the opponent's, for each agent whom an effect lets try."""
    if game.says_nothing(AGENT_TRIES):
        return
    for agent in game.state.agents:
        if game.card(agent).owner == player:
            targets = [
                each for each in game.look(_targets, player) if game.value(AGENT_TRIES, agent, each)
            ]
            attempt = InfluenceCard(player=player, character=agent, target="")
            yield from one_of(attempt, "target", targets)


def _targets(game: Game, player: str) -> list[str]:
    """The cards of the opponent's that might be influenced."""
    return [
        each.id
        for each in game.state.cards.values()
        if each.owner != player
        and each.place in ("in-play", "marshalling-point-pile")
        and game.printed(each.id).type in _TARGETS
    ]


@MOVES.offer(SITE)
def offer_attempts(game: Game, player: str) -> Iterator[InfluenceCard | Offer]:
    """Each card of the opponent's that might be influenced, with and without a copy of it."""
    company = game.state.window.company
    if company is None:
        return
    targets = game.look(_targets, player)
    for character in game.state.companies[company].characters:
        attempt = InfluenceCard(player=player, character=character, target="")
        yield from one_of(attempt, "target", targets)
        for target in targets:
            for card in game.state.pile(player, "hand"):
                if game.name(card) == game.name(target):
                    yield InfluenceCard(
                        player=player, character=character, target=target, revealed=card
                    )
