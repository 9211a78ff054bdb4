"""What hazards of Dark Minions say of agents whom nobody has seen come."""

from collections.abc import Collection, Iterator

from westmarch.cards.model.card import Site
from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer, Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.agent_actions import has_left_home
from westmarch.mechanics.agents import homes_of, is_agent_card
from westmarch.mechanics.lookups import is_site, site_facts
from westmarch.mechanics.quantities.agents import REVEALED_AT, SETS_OUT_FROM
from westmarch.rulebooks.cards.agent_influence import shows_himself
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import follows_own
from westmarch.rulebooks.cards.things.places import DARK_HOLDS
from westmarch.table.actions import ChooseCard, PlayEvent
from westmarch.table.events.agents import AgentRevealed
from westmarch.table.events.cards import (
    CardChosen,
    CardMoved,
    CardShown,
    ChoiceCalled,
    ShuffleCalled,
)
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.game import Game

_TYPES = {"DM-68": DARK_HOLDS, "DM-76": ("Free-hold", "Border-hold")}
"""The types of sites of which each of them speaks."""


def _is_at_home_so(game: Game, agent: str, types: Collection[str]) -> bool:
    """Tell whether one of the home sites of an agent is of such a type."""
    sites = (each for home in homes_of(game, agent) for each in game.pool.named(home))
    return any(isinstance(each.facts, Site) and each.facts.site_type in types for each in sites)


def _copies(game: Game, agent: str, card: str) -> tuple[str, ...]:
    """The copies of a card on an agent for whom it does something."""
    if not _is_at_home_so(game, agent, _TYPES[card]):
        return ()
    return tuple(each for each in game.card(agent).holds if game.card(each).card == card)


def _sites(game: Game, card: str) -> tuple[str, ...]:
    """The names of all sites above the ground at which an agent may have come into play."""
    names = (
        each.name
        for each in game.pool.of_type("site")
        if isinstance(each.facts, Site)
        and each.facts.site_type in _TYPES[card]
        and not each.facts.under_deeps
    )
    return tuple(dict.fromkeys(names))


def _has_been_there(game: Game, action: PlayEvent, card: str) -> bool:
    """Tell whether an agent has been seen, or was there before."""
    if not follows_own(game, action, f"{card}.comes-from-elsewhere"):
        return False
    agent = str(action.target)
    if agent not in game.state.agents or not game.card(agent).face_down:
        return True
    return agent in game.turn_start.state.agents or game.card(agent).owner != action.player


def _begins_at(game: Game, agent: str, card: str) -> tuple[str, ...] | None:
    if not game.card(agent).face_down or not _copies(game, agent, card):
        return None
    return tuple(dict.fromkeys((*homes_of(game, agent), *_sites(game, card))))


def _shown_at(
    game: Game, places: tuple[str | None, ...], agent: str, card: str
) -> tuple[str | None, ...] | None:
    if has_left_home(game, agent) or not _copies(game, agent, card):
        return None
    deck = game.state.pile(game.card(agent).owner, "location-deck")
    more = (each for each in deck if _is_such(game, each, card))
    return tuple(dict.fromkeys((*places, *more)))


def _is_such(game: Game, site: str, card: str) -> bool:
    facts = site_facts(game, site) if is_site(game, site) else None
    return facts is not None and facts.site_type in _TYPES[card] and not facts.under_deeps


def _goes(game: Game, event: AgentRevealed, card: str) -> list[Event]:
    lying = (each for each in game.card(event.card).holds if game.card(each).card == card)
    return [CardMoved(card=each, to="discard-pile") for each in lying]


def _calls(game: Game, event: OwnTextFollowed, card: str) -> Iterator[Event]:
    """Look for one of them in the play deck; as a short-event the card is done with that."""
    player = event.here.player
    among = tuple(
        each
        for each in game.state.pile(player, "play-deck")
        if is_agent_card(game, each) and _is_at_home_so(game, each, _TYPES[card])
    )
    yield CardMoved(card=event.card, to="discard-pile")
    if among:
        what = (f"{card}.calls-one", player)
        yield ChoiceCalled(card=event.card, player=player, among=among, what=what)


def _comes(event: CardChosen, card: str) -> list[Event]:
    if not is_answer(event, f"{card}.calls-one"):
        return []
    return [
        CardMoved(card=event.chosen, to="hand"),
        CardShown(card=event.chosen),
        ShuffleCalled(player=event.what[1]),
    ]


def _hides_where_he_comes_from(book: Rulebook) -> None:
    """Let an agent have come into play at any site of these types, or call one to hand."""
    card = book.chapter

    @book.permit(
        "comes-from-elsewhere",
        PlayEvent,
        says="{action.target} may lie face-down.",
        lifts=("core.targeting.face-down-cards",),
    )
    def may_be_hidden(game: Game, action: PlayEvent) -> bool | None:
        """Nobody has to see who it is."""
        return shows_himself(game, action, f"{card}.comes-from-elsewhere")

    @book.forbid("only-just-come", PlayEvent, says=AS_WRITTEN)
    def was_there_before(game: Game, action: PlayEvent) -> bool:
        """Of others it is known where they came from."""
        return _has_been_there(game, action, card)

    @book.define("comes-from-elsewhere", SETS_OUT_FROM, order=Rank.BEFORE)
    def may_set_out_from(game: Game, agent: str) -> tuple[str, ...] | None:
        """He may have set out from any of them."""
        return _begins_at(game, agent, card)

    @book.adjust("comes-from-elsewhere", REVEALED_AT, order=Layer.OWN)
    def may_be_shown_at(
        game: Game, places: tuple[str | None, ...], agent: str
    ) -> tuple[str | None, ...] | None:
        """And be still there."""
        return _shown_at(game, places, agent, card)

    @book.react("comes-from-elsewhere", AgentRevealed, order=Rank.LATER)
    def is_known(game: Game, event: AgentRevealed) -> list[Event]:
        """With that it is settled."""
        return _goes(game, event, card)

    @book.react("calls-one", OwnTextFollowed)
    def calls(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
        """One of them is called."""
        yield from _calls(game, event, card)

    @book.permit("calls-one", ChooseCard, says="One of the agents in the play deck comes to hand.")
    def says_who(game: Game, action: ChooseCard) -> bool | None:
        """His player says who."""
        return is_called_for(game, action, f"{card}.calls-one")

    @book.react("calls-one", CardChosen)
    def brings_him(game: Game, event: CardChosen) -> list[Event]:
        """He comes to hand, and is seen."""
        return _comes(event, card)


# DM-68, DM-76

INNER_CUNNING, NOBODYS_FRIEND = Rulebook("DM-68"), Rulebook("DM-76")

_hides_where_he_comes_from(INNER_CUNNING)
_hides_where_he_comes_from(NOBODYS_FRIEND)
