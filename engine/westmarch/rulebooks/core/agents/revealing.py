"""Agents who are revealed: where they are, whether they could be there, and who they are."""

from collections.abc import Iterator

from westmarch.kernel import words
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.order import Rank
from westmarch.mechanics.agent_actions import HOMELESS, has_left_home, shown_at
from westmarch.mechanics.agents import hidden_sites_of, homes_of, sites_of
from westmarch.mechanics.chain import costs
from westmarch.mechanics.lookups import current_company
from westmarch.mechanics.needs import is_own_card
from westmarch.mechanics.quantities.actions import TARGETABLE
from westmarch.mechanics.quantities.agents import (
    AGENT_AT,
    IN_REACH,
    PATH_BROKEN,
    REVEALED_AT,
    SETS_OUT_FROM,
)
from westmarch.mechanics.quantities.turn import ACTS_AGAINST_JOURNEYS
from westmarch.mechanics.quantities.uniqueness import BEING, COUNTS_AS_IN_PLAY
from westmarch.rulebooks.core.agents import RULES
from westmarch.table.actions import ActAgent, ChooseCard, InfluenceCard, RevealAgent
from westmarch.table.events.agents import AgentRevealed, SiteLaid
from westmarch.table.events.cards import CardChosen, CardMoved, CardTurned, ChoiceCalled
from westmarch.table.events.chain import Declared
from westmarch.table.events.memory import EffectLapsed, Remembered
from westmarch.table.events.turns import TurnEnded
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact
from westmarch.table.telling import not_now

_DRAWN_OUT = "agent drawn out"
"""What a choice is about that an agent's player makes: at which of his homes he is revealed."""


@RULES.permit(
    "reveal-is-free",
    RevealAgent,
    says="An agent may be revealed in the opponent's movement/hazard phase, at no cost.",
)
def reveals_an_agent(game: Game, action: RevealAgent) -> Lack | bool:
    """The hazard player may reveal an agent of his whenever he is asked in that phase."""
    return _reveals(game, action) or True


def _lies_face_down(game: Game, action: RevealAgent) -> Lack | None:
    hidden = game.card(action.card).face_down
    return None if hidden else Lack("{0.card} does not lie face-down.")


def _is_an_agent(game: Game, action: RevealAgent) -> Lack | None:
    return None if action.card in game.state.agents else Lack("{0.card} is no agent.")


def _while_hazards_act(game: Game, action: RevealAgent) -> Lack | None:
    if game.value(ACTS_AGAINST_JOURNEYS, action.player):
        return None
    if game.state.phase != "movement-hazard":
        return Lack(_NOT_NOW)
    return Lack("This is no moment of the movement/hazard phase at which anybody acts.")


_NOT_NOW = not_now("Agents are revealed in the opponent's movement/hazard phase")
_reveals = all_of(is_own_card, _lies_face_down, _is_an_agent, _while_hazards_act)


@RULES.react("tapping-reveals-agent", Declared)
def is_drawn_out(game: Game, event: Declared) -> list[Event]:
    """Who taps for an effect, and not for an action of his own, shows himself."""
    company = current_company(game)
    if isinstance(event.action, ActAgent | InfluenceCard) or company is None:
        return []
    site = game.name(company.destination or company.site)
    tapping = (each.card for each in costs(game, event.action) if each.how == "tap")
    hidden = (each for each in tapping if game.card(each).face_down)
    return [each for agent in hidden for each in _drawn_out(game, agent, site)]


def _drawn_out(game: Game, agent: str, site: str) -> Iterator[Event]:
    """He is at the new site if he can be; else the cards with him tell, or his player does."""
    way = shown_at(game, agent, site)
    if way is not None or has_left_home(game, agent):
        yield AgentRevealed(card=agent, site=None if way is None else way.site)
        return
    homes = tuple(each for each in game.value(REVEALED_AT, agent) if each is not None)
    yield ChoiceCalled(card=agent, player=game.card(agent).owner, among=homes, what=_DRAWN_OUT)


@RULES.permit("tapping-reveals-agent", ChooseCard, says="{action.card} shows where he is.")
def which_home_it_is(game: Game, action: ChooseCard) -> bool | None:
    """At which of his homes he is, his player says."""
    choice = next(iter(game.state.choices), None)
    if choice is None or choice.what != _DRAWN_OUT:
        return None
    return action.card == choice.card and action.chosen in choice.among


@RULES.react("tapping-reveals-agent", CardChosen)
def is_at_this_home(game: Game, event: CardChosen) -> list[Event]:
    """There he is revealed."""
    if event.what != _DRAWN_OUT:
        return []
    return [AgentRevealed(card=event.card, site=event.chosen)]


# At home


@RULES.define("reveal-at-home-site-card", REVEALED_AT)
def home_sites_to_be_had(game: Game, agent: str) -> tuple[str, ...] | None:
    """Who is at home needs a card of a home site, of his player's location deck."""
    if has_left_home(game, agent):
        return None
    homes = homes_of(game, agent)
    deck = game.state.pile(game.card(agent).owner, "location-deck")
    return tuple(each for each in deck if game.name(each) in homes)


@RULES.forbid(
    "reveal-at-home-site-card",
    RevealAgent,
    says=lambda game, _, action: _where_told(game, action),
)
def shows_no_such_site(game: Game, action: RevealAgent) -> bool:
    """Of all others no card is laid with him, and a name is said only where there is no card."""
    if action.home is not None and (action.site is not None or action.home in game.state.cards):
        return True
    return (action.site or action.home) not in game.value(REVEALED_AT, action.card)


def _where_told(game: Game, action: RevealAgent) -> str:
    """Say what would have to be shown."""
    places = [each for each in game.value(REVEALED_AT, action.card) if each is not None]
    if not places:
        return f"Where {game.name(action.card)} is, the cards with him tell."
    if places[0] in game.state.cards:
        names = words.all_of(list(dict.fromkeys(game.name(each) for each in places)))
        return (
            f"{game.name(action.card)} is at home, and of his homes the location deck has {names}."
        )
    return (
        f"There is no card of a home site of {game.name(action.card)} in the location deck, and it "
        "is said by its name where he is."
    )


@RULES.react("reveal-at-home-site-card", AgentRevealed)
def shows_his_home(game: Game, event: AgentRevealed) -> list[Event]:
    """It is laid with him."""
    if event.card not in game.state.agents or event.site not in game.state.cards:
        return []
    return [SiteLaid(card=event.site, agent=event.card)]


@RULES.adjust("reveal-at-home-without-card", REVEALED_AT)
def home_without_a_card(
    game: Game, places: tuple[str | None, ...], agent: str
) -> tuple[str, ...] | None:
    """Without any, he is at home all the same."""
    return None if places else homes_of(game, agent)


@RULES.react("reveal-at-home-without-card", AgentRevealed)
def has_nothing_to_show(game: Game, event: AgentRevealed) -> list[Event]:
    """It is remembered where he is."""
    if event.site is None or event.site in game.state.cards:
        return []
    return [Remembered(fact=Fact(HOMELESS, event.card, event.site))]


@RULES.define("reveal-at-home-without-card", AGENT_AT, order=Rank.BEFORE)
def is_where_he_was_said_to_be(game: Game, agent: str) -> tuple[str, ...] | None:
    """There he is for the time being."""
    fact = game.state.fact(HOMELESS, agent)
    return None if fact is None or sites_of(game, agent) else (fact.value,)


@RULES.react("reveal-at-home-without-card", TurnEnded)
def does_not_last(game: Game, event: TurnEnded) -> list[Event]:
    """With the turn he goes."""
    homeless = game.state.facts_of(HOMELESS)
    return [
        *(EffectLapsed(fact=each) for each in homeless),
        *(
            CardMoved(card=each.about, to="discard-pile")
            for each in homeless
            if each.about in game.state.agents
        ),
    ]


@RULES.define("reveal-at-home-without-card", SETS_OUT_FROM, order=Rank.EARLY)
def sets_out_from_where_he_was_said_to_be(game: Game, agent: str) -> tuple[str, ...] | None:
    """From there he goes on, and not from another of his homes."""
    fact = game.state.fact(HOMELESS, agent)
    return None if fact is None else (fact.value,)


# Who has moved


@RULES.react("reveal-shows-site", AgentRevealed)
def is_turned_up(game: Game, event: AgentRevealed) -> list[Event]:
    """He is turned up, and his site with him."""
    turned = (event.card, *sites_of(game, event.card))
    return [CardTurned(card=each, face_down=False) for each in turned]


@RULES.react("reveal-checks-path", AgentRevealed, order=Rank.AFTER)
def path_is_put_away(game: Game, event: AgentRevealed) -> list[Event]:
    """The sites by which he came are put away once they were seen."""
    passed = sites_of(game, event.card)[:-1]
    return [CardMoved(card=each, to="location-deck") for each in passed]


@RULES.define("reveal-checks-path", PATH_BROKEN)
def could_not_go_so_far(game: Game, agent: str) -> bool:
    """Each site has to be within reach of the one before."""
    here = game.value(SETS_OUT_FROM, agent)
    for site in hidden_sites_of(game, agent):
        if not any(game.value(IN_REACH, agent, each, site) for each in here):
            return True
        here = (game.name(site),)
    return False


@RULES.react(
    "illegal-path-discards-agent",
    AgentRevealed,
    order=Rank.EARLY,
    says=lambda game, _, event: (
        f"{game.name(event.card)} cannot have gone that way, and is discarded."
    ),
)
def is_found_out(game: Game, event: AgentRevealed) -> list[Event]:
    """Who cannot be where he is does nothing any more."""
    broken = game.value(PATH_BROKEN, event.card)
    return [CardMoved(card=event.card, to="discard-pile")] if broken else []


@RULES.react("face-up-site-lifetime", CardMoved)
def site_goes_with_him(game: Game, event: CardMoved) -> list[Event]:
    """When an agent leaves play, his site cards go back to the location deck."""
    if game.card(event.card).place == IN_PLAY:
        return []
    return [CardMoved(card=each, to="location-deck") for each in sites_of(game, event.card)]


@RULES.adjust("path-sites-never-in-play", TARGETABLE)
def is_no_site_in_play(game: Game, may_be: bool, card: str) -> bool | None:
    """Nothing reaches a site that lies face-down with an agent."""
    here = game.card(card)
    return False if here.face_down and here.host in game.state.agents else None


# Who he is


@RULES.react(
    "revealed-duplicate-discarded",
    AgentRevealed,
    order=Rank.BEFORE,
    says=lambda game, _, event: (
        f"{game.name(event.card)} is in play already, and who came to light last is discarded."
    ),
)
def is_somebody_else(game: Game, event: AgentRevealed) -> list[Event]:
    """Whoever is the same as somebody in play is discarded."""
    if event.card not in game.state.agents:
        return []
    being = game.value(BEING, game.card(event.card).card)
    known = any(
        game.value(BEING, each.card) == being and game.value(COUNTS_AS_IN_PLAY, each.id)
        for each in game.state.cards.values()
    )
    return [CardMoved(card=event.card, to="discard-pile")] if known else []
