"""A company's movement/hazard phase, step by step, and what follows when all have had theirs."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from westmarch.kernel.judge import forbidding
from westmarch.kernel.offers import Offer
from westmarch.mechanics.chain import resolves
from westmarch.mechanics.hands import open_reset
from westmarch.mechanics.lookups import companies_of
from westmarch.mechanics.movement import arrive, offer_movement, take, ways
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.organization import join_companies
from westmarch.mechanics.patience import waits_for
from westmarch.mechanics.quantities.journeys import UNDER_DEEPS_NUMBER
from westmarch.mechanics.quantities.people import COMPANIES_TO_JOIN
from westmarch.mechanics.quantities.turn import AT_THE_END, DRAWS, NEXT_STEP
from westmarch.mechanics.turn import next_company
from westmarch.mechanics.windows import closes, open_window
from westmarch.table.actions import JoinCompanies, LetRemain, PlayEvent
from westmarch.table.events.companies import (
    CompanyCutShort,
    CompanyFinished,
    CompanyReturned,
    StepBegan,
    UnderDeepsRolled,
)
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.turns import WindowClosed, WindowReopened
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import Company, Fact, Window
from westmarch.table.windows import (
    ENDING,
    JOIN,
    JOINING,
    JOURNEY,
    ON_THE_WAY,
    REMAIN,
    WINDOWS,
)


@MOVES.step_in(ON_THE_WAY)
def move_again(play: Play) -> bool:
    """Let a company that may move again say where to."""
    state = play.state
    if state.window.company is None:
        return False
    company = state.window.company
    if state.fact("moves-again", company) is None:
        return False
    play.do(Forgotten(what="moves-again", about=company))
    play.do(WindowReopened(waiting=(state.turn_player,)))
    return True


@closes(*JOURNEY)
def next_step(play: Play, window: Window) -> None:
    """Go on to a company's next step once nobody has anything left to do in the present one."""
    following = play.game.value(NEXT_STEP, window.name)
    if window.kind is ON_THE_WAY and stays_after_all(play, window.company):
        play.do(CompanyFinished(company=str(window.company)))
        next_company(play)
    elif window.company is None or following is None:
        finish(play, window.company)
    else:
        begin_step(play, window.company, following)


def stays_after_all(play: Play, company: str | None) -> bool:
    """Tell whether a company that has moved makes no use of moving again."""
    here = play.state.companies.get(company) if company is not None else None
    return here is not None and here.moved and here.destination is None


def begin_step(play: Play, company: str, step: str) -> None:
    """Begin a step, and let those act who have something to do in it."""
    play.do(StepBegan(company=company, step=step))
    begins = _BEGINS.get(step)
    players = begins(play, company) if begins is not None else ()
    if play.state.windows and play.state.at(ENDING):
        # What came of its beginning has cut the company's phase short.
        return
    open_window(play, WINDOWS[step], asked=players, company=company)


def _reveal(play: Play, company: str) -> tuple[str, ...]:
    """Roll where the way out of the Under-deeps takes it."""
    number = play.game.value(UNDER_DEEPS_NUMBER, company)
    if number is not None:
        total = sum(play.draw("2d6", "under-deeps-roll", company))
        play.do(UnderDeepsRolled(company=company, total=total, number=number))
    return ()


def _find_way(play: Play, company: str) -> tuple[str, ...]:
    """Take the way if there is only one, and the table does not wait; else its player chooses."""
    possible, player = ways(play.game, company), play.state.turn_player
    if len(possible) == 1 and not waits_for(play.state, player):
        take(play, company, possible[0])
        return ()
    return (player,) if possible else ()


def _let_draw(play: Play, company: str) -> tuple[str, ...]:
    """Both players draw, if the movement is worth any cards to them."""
    return tuple(each for each in _both(play) if play.game.value(DRAWS, company, each) > 0)


def _let_end(play: Play, company: str) -> tuple[str, ...]:
    """Whoever holds a card for the end of the phase may play it now."""
    return _both(play)


def _let_act(play: Play, company: str) -> tuple[str, ...]:
    """Both players may act, and the resource player is asked first."""
    return _both(play)


_BEGINS: dict[str, Callable[[Play, str], tuple[str, ...]]] = {
    "reveal": _reveal,
    "site-path": _find_way,
    "draw": _let_draw,
    "movement-hazard": _let_act,
    "ending": _let_end,
}
"""What the table does as a step begins; it tells which players then have something to do."""


def _both(play: Play) -> tuple[str, str]:
    player = play.state.turn_player
    return player, play.state.opponent(player)


@MOVES.follow(CompanyCutShort)
def go_to_the_end(play: Play, event: CompanyCutShort) -> None:
    """Go straight to the last step, in which nobody acts any more."""
    play.do(StepBegan(company=event.company, step=ENDING.name))
    open_window(play, ENDING, asked=(), company=event.company)


@MOVES.offer(ENDING)
def offer_at_the_end(game: Game, player: str) -> Iterator[PlayEvent]:
    """Each event in hand that is played at the end of a company's phase."""
    for card in game.state.pile(player, "hand"):
        if game.value(AT_THE_END, card):
            yield PlayEvent(player=player, card=card)


@MOVES.offer(ON_THE_WAY)
def offer_to_move_again(game: Game, player: str) -> Iterator[Offer]:
    """Each site that the company could go on to, and staying."""
    company = game.state.window.company
    for offer in offer_movement(game, player):
        if offer.action.company == company:
            yield offer


def finish(play: Play, company: str | None) -> None:
    """Let the company be where it has come to, and both players see to their hands."""
    if company is not None and company in play.state.companies:
        arrive(play, company)
        play.do(CompanyFinished(company=company))
    open_reset(play, company)


class Return(Struct, frozen=True):
    """A company's return to its site of origin, which waits on the chain of effects."""

    player: str
    company: str
    card: str
    """The card that demands it."""


@resolves(Return)
def turn_back(play: Play, demand: Return) -> None:
    """Send the company back."""
    send_back(play, demand.company)


def send_back(play: Play, company: str) -> None:
    """Send a company back to its site of origin, from wherever it is."""
    here = play.state.companies[company]
    if here.destination is not None:
        play.do(CompanyReturned(company=company, origin=here.site, new_site=here.destination))
    elif here.origin is not None:
        play.do(CompanyReturned(company=company, origin=here.origin, new_site=here.site))


@MOVES.step_in(JOINING)
def join_those_who_must(play: Play) -> bool:
    """Join companies that have to be one, or ask which of them remains; then others may join."""
    state = play.state
    pair = next(iter(play.game.value(COMPANIES_TO_JOIN)), None)
    if pair is None:
        play.do(WindowClosed())
        open_window(play, JOIN)
        return True
    company, other = pair
    if forbidding(play.game, JoinCompanies(player=state.turn_player, company=company, other=other)):
        open_window(play, REMAIN, company=company)
    else:
        join_companies(play, company, other)
    return True


@closes(REMAIN)
def nobody_remains(play: Play, window: Window) -> None:
    """Leave companies apart where nobody can say which of them remains."""
    assert window.company is not None
    play.do(*(_stays_apart(each) for each in rivals(play.game, window.company)))


@MOVES.perform(LetRemain)
def let_remain(play: Play, action: LetRemain) -> None:
    """Send back the others who cannot be there, too; who came from nowhere stays apart."""
    play.do(WindowClosed())
    for company in rivals(play.game, action.company):
        if company.origin is None:
            play.do(_stays_apart(company))
        else:
            send_back(play, company.id)


def _stays_apart(company: Company) -> Remembered:
    return Remembered(fact=Fact("apart", company.id, until="phase"))


def rivals(game: Game, company: str) -> tuple[Company, ...]:
    """The companies that would have to be one with this one."""
    pairs = [pair for pair in game.value(COMPANIES_TO_JOIN) if company in pair]
    others = dict.fromkeys(each for pair in pairs for each in pair if each != company)
    return tuple(game.state.companies[each] for each in others)


@MOVES.offer(REMAIN)
def offer_to_remain(game: Game, player: str) -> Iterator[LetRemain]:
    """Each of the companies that cannot be one."""
    for company in dict.fromkeys(each for pair in game.value(COMPANIES_TO_JOIN) for each in pair):
        yield LetRemain(player=player, company=company)


@MOVES.offer(JOIN)
def offer_joining(game: Game, player: str) -> Iterator[JoinCompanies]:
    """Each pair of companies, and being done."""
    companies = companies_of(game, player)
    for company in companies:
        for other in companies:
            if other.id != company.id:
                yield JoinCompanies(player=player, company=company.id, other=other.id)
