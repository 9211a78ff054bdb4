"""The draft: rounds in which characters are laid face-down, and turned up together."""

from collections.abc import Iterator

from westmarch.cards.every import card_of
from westmarch.cards.model.card import Character
from westmarch.kernel.offers import Offer, one_of
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.decks import STARTING_SITE
from westmarch.mechanics.quantities.setup import (
    BRINGS,
    DRAFTED_TOO,
    DRAFTERS,
    LAYS_MORE,
    PLACES_IN_DRAFT,
)
from westmarch.mechanics.sides import is_stage
from westmarch.mechanics.turn import next_setup_step
from westmarch.mechanics.windows import closes, open_window
from westmarch.table.actions import DraftCharacter
from westmarch.table.events.memory import Remembered
from westmarch.table.events.setup import CHOSEN, GOES_WITH, LAID, DraftStopped, RoundRevealed
from westmarch.table.events.turns import Passed
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import IN_PLAY, Fact, Window
from westmarch.table.windows import DRAFT


def drafted(game: Game, player: str) -> tuple[str, ...]:
    """Give the characters with whom a player starts, so far."""
    return game.state.pile(player, "starting-company")


def characters_in_pool(game: Game, player: str) -> Iterator[str]:
    """Go through the characters of a player's pool."""
    for card in game.state.pile(player, "pool"):
        if isinstance(game.printed(card).facts, Character):
            yield card


def stages_in_pool(game: Game, player: str) -> Iterator[str]:
    """Go through the Stage resources of a player's pool."""
    return (each for each in game.state.pile(player, "pool") if is_stage(game, each))


def events_in_pool(game: Game, player: str) -> Iterator[str]:
    """Go through the other events of the pool that are laid in the draft."""
    return (each for each in game.state.pile(player, "pool") if game.value(DRAFTED_TOO, each))


def events_drafted(game: Game, player: str) -> Iterator[str]:
    """Go through the Stage resources and other events that a player has drafted."""
    for card in game.state.cards.values():
        if (card.owner, card.place) != (player, IN_PLAY):
            continue
        if is_stage(game, card.id) or game.value(DRAFTED_TOO, card.id):
            yield card.id


def laid(game: Game, player: str) -> tuple[str, ...]:
    """Give what a player has laid in this round of the draft."""
    return tuple(each.value[0] for each in game.state.facts if _is_laid(each, player))


def _is_laid(fact: Fact, player: str) -> bool:
    return (fact.what, fact.about) == (LAID, player)


def goes_with(game: Game, card: str) -> str | None:
    """Give the starting character with whom a drafted card goes, if it goes with one."""
    fact = game.state.fact(GOES_WITH, card)
    return None if fact is None else fact.value


def chosen_start(game: Game, player: str) -> str | None:
    """Give the starting site that a player has chosen in the draft, if he has."""
    fact = game.state.fact(CHOSEN, player)
    return None if fact is None else fact.value


def may_start_at(game: Game, site: str, player: str) -> bool:
    """Tell whether a player's company may begin at a site."""
    found = game.state.cards.get(site)
    card = card_of(found.card) if found is not None else None
    return card is not None and game.value(STARTING_SITE, card, game.state.kind(player))


def starting_sites(game: Game, player: str) -> tuple[str, ...]:
    """Give the site cards that a player can lay out, the one that lies there already included."""
    chosen = chosen_start(game, player)
    return (*((chosen,) if chosen else ()), *game.state.pile(player, "location-deck"))


@MOVES.perform(DraftCharacter)
def lay_down(play: Play, action: DraftCharacter) -> None:
    """Lay the card; nobody else knows what it is."""
    value = (action.card, action.on or action.by)
    fact = Fact(LAID, action.player, value, "game", known_to=action.player)
    play.do(Remembered(fact=fact))
    if not play.game.value(LAYS_MORE, action.player, action.card):
        play.do(Passed(player=action.player, said=True))


@MOVES.offer(DRAFT)
def offer_cards(game: Game, player: str) -> Iterator[Offer]:
    """Each character of the pool, alone or with a card that brings him, and each Stage resource."""
    draft = DraftCharacter(player=player, card="")
    yield from one_of(draft, "card", characters_in_pool(game, player))
    for stage in events_drafted(game, player):
        draft = DraftCharacter(player=player, card="", by=stage)
        there = characters_in_pool(game, player)
        yield from one_of(
            draft, "card", (each for each in there if game.value(BRINGS, stage, each))
        )
    for event in events_in_pool(game, player):
        yield Offer(DraftCharacter(player=player, card=event))
    for stage in stages_in_pool(game, player):
        draft = DraftCharacter(player=player, card=stage)
        yield from one_of(draft, "on", game.value(PLACES_IN_DRAFT, stage))


@closes(DRAFT)
def turn_up(play: Play, window: Window) -> None:
    """Turn up what was laid; who has laid nothing has stopped."""
    drafting = play.game.value(DRAFTERS)
    down = play.state.facts_of(LAID)
    for player in drafting:
        if not any(_is_laid(each, player) for each in down):
            play.do(DraftStopped(player=player))
    if down:
        cards = tuple(each.value[0] for each in down)
        play.do(RoundRevealed(cards=cards, with_them=tuple(e.value for e in down if e.value[1])))
    left = play.game.value(DRAFTERS) if down else ()
    if left:
        open_window(play, DRAFT, asked=left)
    else:
        next_setup_step(play, window.name)
