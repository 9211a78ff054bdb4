"""Cards on-guard: laid face-down where a company goes, to be revealed there in its site phase."""

from collections.abc import Iterator

from msgspec.structs import replace

from westmarch.kernel.offers import Offer, one_of
from westmarch.mechanics.chain import resolves
from westmarch.mechanics.events import what_comes_of_it
from westmarch.mechanics.journey import new_site
from westmarch.mechanics.lookups import company_of, current_company, event_length
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.combat import ATTACK_BODY, ATTACK_PROWESS, ATTACK_STRIKES
from westmarch.mechanics.quantities.sites import AUTOMATIC_ATTACKS
from westmarch.table.actions import AT_SITE, InfluenceCard, PlaceOnGuard, PlayCard, PlayEvent
from westmarch.table.events.cards import CardPlacedOnGuard
from westmarch.table.events.chain import Negated
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import IN_PLAY, ON_GUARD, Card, Combat, Company, State, placed
from westmarch.table.windows import BEGINNING, MOVEMENT_HAZARD, RESPOND

JOURNEY = "journey"
"""What a fact is about a card that lies on-guard: the company on which it was placed, and the table
as it was at the end of the movement/hazard phase of that company."""


@resolves(PlaceOnGuard)
def card_lies_there(play: Play, action: PlaceOnGuard) -> None:
    """Lay the card where the company goes, if it goes anywhere any more."""
    site = new_site(play.game, action.company)
    if site is None:
        play.do(Negated(action=action))
    else:
        play.do(CardPlacedOnGuard(card=action.card, company=action.company, site=site))


@MOVES.offer(MOVEMENT_HAZARD, RESPOND)
def offer_to_place(game: Game, player: str) -> Iterator[Offer]:
    """Each card in hand, whatever it is, against the other player's company."""
    company = current_company(game)
    if company is None or company.player == player:
        return
    if not game.state.during(BEGINNING, MOVEMENT_HAZARD):
        return
    placing = PlaceOnGuard(player=player, card="", company=company.id)
    yield from one_of(placing, "card", game.state.pile(player, "hand"))


def cards_on_guard(state: State) -> Iterator[Card]:
    """Go through the cards that lie on-guard, those that are only declared left out."""
    for player in state.players:
        for each in state.pile(player.name, ON_GUARD):
            if state.cards[each].lies_at is not None:
                yield state.cards[each]


def has_guards(state: State, company: str) -> bool:
    """Tell whether any card lies on-guard against a company."""
    return any(each.guards == company for each in cards_on_guard(state))


def company_met(game: Game) -> Company | None:
    """The company against which something would be revealed now.

    It is the one that has declared what may be answered, or else the one whose part of the phase
    it is.
    """
    for each in reversed(game.state.waiting):
        if isinstance(each, InfluenceCard) or AT_SITE in getattr(each, "traits", ()):
            return company_of(game, each.character)
    return current_company(game)


def is_revealed(game: Game, action: PlayCard) -> bool:
    """Tell whether to play a card is to reveal it, as it lies on-guard for its player."""
    card = game.card(action.card)
    return card.place == ON_GUARD and card.owner == action.player and card.lies_at is not None


def as_if_played(game: Game, action: PlayEvent) -> Game:
    """See the table as it would be with an event at work, as far as no dice and nobody decide."""
    state = game.state
    if event_length(game, action.card) in ("long", "permanent"):
        host = action.target if action.target in {*state.cards, *state.companies} else None
        state = placed(state, action.card, IN_PLAY, host=host)
    there = Game(game.rules, game.pool, state)
    for each in what_comes_of_it(there, action):
        state = each.apply(state)
    return Game(game.rules, game.pool, state)


def strengths_there(game: Game, company: str) -> tuple[tuple[int, int, int | None], ...]:
    """What a company would find the automatic-attacks of its site to be: strikes, prowess, body."""
    state = game.state
    group = state.companies[company]
    found = []
    for each in game.value(AUTOMATIC_ATTACKS, group.site):
        combat = Combat(
            kind="automatic",
            source=each.source,
            attack=each.attack,
            company=company,
            defender=group.player,
            attacker=state.opponent(group.player),
            number=each.number,
        )
        fought = Game(game.rules, game.pool, replace(state, combat=combat))
        strikes, prowess = fought.value(ATTACK_STRIKES), fought.value(ATTACK_PROWESS)
        found.append((strikes, prowess, fought.value(ATTACK_BODY)))
    return tuple(found)
