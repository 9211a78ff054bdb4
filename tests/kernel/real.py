"""Tables with real cards: a company of some kind of player, at a site or on its way to one."""

from westmarch.judging import judge_for
from westmarch.table.game import Game
from westmarch.table.state import Card, Company, Player, State, Window

JUDGE = judge_for("emended")


def table(
    *characters: str,
    at: str,
    to: str | None = None,
    kind: str = "wizard",
    phase: str = "movement-hazard",
    hand: tuple[str, ...] = (),
) -> State:
    """Put characters at a site; cards go by their ids in the pool, on the table, too."""
    company = Company("company", "player", at, characters, destination=to)
    cards = [Card(each, each, "player", "in-play", company="company") for each in characters]
    cards += [Card(each, each, "player", "in-play") for each in (at, to) if each]
    cards += [Card(each, each, "player", "hand") for each in hand]
    return State(
        edition="emended",
        players=(Player("player", kind), Player("opponent")),
        turn_player="player",
        phase=phase,
        cards={each.id: each for each in cards},
        companies={"company": company},
        piles={"player/hand": hand},
        windows=(Window(phase, ("player", "opponent"), "company"),),
    )


def game(state: State) -> Game:
    """See a state under the emended rules."""
    return JUDGE.game(state)
