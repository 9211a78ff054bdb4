"""Opening windows, and what follows when nobody has anything left to do in one."""

from westmarch.kernel.play import Does
from westmarch.kernel.register import Register
from westmarch.mechanics.moves import MOVES
from westmarch.table.events.turns import WindowClosed, WindowOpened
from westmarch.table.play import Play
from westmarch.table.state import State, Window
from westmarch.table.turn_plan import only_way
from westmarch.table.windows import (
    AGENTS,
    ASSIGN_DEFENDER,
    ASSIGN_FIRST,
    ASSIGN_REST,
    COPY_SHOWN,
    ENTRY_REVEAL,
    FROM_HAND,
    ORGANIZATION,
    ORGANIZING,
    UNTAP,
    Role,
    WindowKind,
)

_FOLLOWS: dict[str, Does[Window]] = {}


def open_window(
    play: Play,
    kind: WindowKind,
    *,
    asked: tuple[str, ...] | None = None,
    company: str | None = None,
) -> None:
    """Open a window, and ask those whom its declaration names, or only these."""
    if asked is None:
        asked = tuple(_player(play.state, role) for role in kind.asks)
    play.do(WindowOpened(window=Window(kind.name, asked, company)))


def _player(state: State, role: Role) -> str:
    """Give the player who has a role at this moment."""
    combat = state.combat
    match role:
        case "resource player":
            return state.turn_player
        case "hazard player":
            return state.opponent(state.turn_player)
        case "defender" if combat is not None:
            return combat.defender
        case "attacker" if combat is not None:
            return combat.attacker
        case _:
            raise ValueError(f"nobody is the {role} of this window")


def closes(*kinds: WindowKind) -> Register[Does[Window]]:
    """Tell what follows windows of these kinds, once nobody waits in one and it is closed."""

    def register(function: Does[Window]) -> Does[Window]:
        for kind in kinds:
            _FOLLOWS[kind.name] = function
        return function

    return register


@closes(UNTAP, ORGANIZATION, ASSIGN_FIRST, ASSIGN_DEFENDER, ASSIGN_REST)
def go_on(play: Play, window: Window) -> None:
    """Open what always follows."""
    following = only_way(window.kind)
    assert isinstance(following, WindowKind)
    open_window(play, following, company=window.company)


@closes(ORGANIZING, AGENTS, FROM_HAND, ENTRY_REVEAL, COPY_SHOWN)
def go_back(play: Play, window: Window) -> None:
    """Leave the game where it was before the window opened."""


@MOVES.last_step
def close_window(play: Play) -> bool:
    """Close a window in which nobody waits, and go on to what follows it."""
    state = play.state
    if not state.windows or state.window.waiting:
        return False
    window = state.window
    follow = _FOLLOWS.get(window.name)
    if follow is None:
        return False
    play.do(WindowClosed())
    follow(play, window)
    return True
