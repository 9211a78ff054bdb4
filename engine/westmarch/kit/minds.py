"""How players choose in a game at random: any of what is offered, or with something in mind."""

from collections import Counter
from itertools import chain
from random import Random
from typing import Any, Literal, get_origin

from msgspec import Struct

from westmarch.kernel.judge import allows
from westmarch.kernel.offers import Offer, action_of
from westmarch.kit.anything import anything
from westmarch.kit.watch import Amiss
from westmarch.table import actions
from westmarch.table.actions import AT_SITE, Action, Finish
from westmarch.table.ids import fields_of
from westmarch.table.judge import Judge
from westmarch.table.state import State

Style = Literal["any", "freely", "curious", "keen"]
"""How players choose: any of what is offered; whatever comes to their minds, if it is allowed; more
often than not, what they have done least so far; or what may bring them points."""
_TRIES = 10
"""So often a player thinks of another action before taking what is offered first."""
_CURIOSITY = 0.7
"""How often a curious player does what he has done least."""
_DONE = Finish.__name__
"""What somebody does who does nothing more."""
_KEEN: dict[type[Action], float] = {
    actions.Finish: 1,
    actions.AttemptRescue: 20,
    actions.CallCouncil: 0.02,
    actions.CancelAttack: 3,
    actions.DiscardCharacter: 0,
    actions.DiscardStage: 0,
    actions.EnterSite: 30,
    actions.FreePrisoners: 20,
    actions.MoveCompany: 15,
    actions.PlaceOnGuard: 0.3,
    actions.PlayCharacter: 30,
    actions.ShowCopy: 60,
    actions.SplitCompany: 0.1,
    actions.TransferItem: 0.3,
}
"""How much a keen player likes what he may do, beside one that is played at a site."""
_AT_A_SITE, _OTHER = 60.0, 2.0


class Minds:
    """How the players of a game choose, and what they think of besides."""

    def __init__(self, judge: Judge, seed: int, style: Style) -> None:
        self.judge = judge
        self.seed = seed
        self.style = style
        self.players, self.asker = Random(f"players {seed}"), Random(f"asker {seed}")
        self.done = Counter[str]()

    def choose(self, state: State, offered: list[Any]) -> Any:
        """Choose one of the actions that are offered, part by part."""
        if self.style == "keen":
            offered = self._liked(offered)
        chosen = self.players.choice(self._preferred(state, offered))
        if not isinstance(chosen, Offer):
            return chosen
        game = self.judge.game(state)
        # Whoever is keen is not done with a whole turn while there may be something to gain.
        hasty = self.style != "keen" or type(chosen.action) is not Finish
        picked = (chosen.pick(self.players) for _ in range(_TRIES if hasty else 0))
        return next(each for each in chain(picked, chosen) if allows(game, each))

    def _liked(self, offered: list[Any]) -> list[Any]:
        """Give one of what is offered, more likely what a keen player likes.

        What there are many ways to do he does not like the more for it.
        """
        by_kind: dict[type, list[Any]] = {}
        for each in offered:
            by_kind.setdefault(type(action_of(each)), []).append(each)
        kinds = [*by_kind]
        liking = [_liking(each) for each in kinds]
        if not any(liking):
            return offered
        (kind,) = self.players.choices(kinds, liking)
        return by_kind[kind]

    def _preferred(self, state: State, offered: list[Any]) -> list[Any]:
        """Give what somebody has done least so far, if he is curious; now and then he is not.

        Before the first turn he stops at nothing, and then he does each thing once a turn or so.
        """
        if self.style != "curious" or self.players.random() > _CURIOSITY:
            return offered
        called = [(_kind_of(state, action_of(each)), each) for each in offered]
        often = state.turn if state.phase != "setup" else len(state.cards)
        new = [each for each in called if each[0] != _DONE and self.done[each[0]] < often]
        if not new:
            return [each for name, each in called if name == _DONE] or offered
        least = min(self.done[name] for name, _ in new)
        name, chosen = self.players.choice([each for each in new if self.done[each[0]] == least])
        self.done[name] += 1
        return [chosen]

    def think(self, state: State, offered: list[Any]) -> Any:
        """Think of something, whatever is offered; who plays freely goes on until it is allowed."""
        tries = _TRIES if self.style == "freely" else 1
        thoughts = (self._ask(state, offered) for _ in range(tries))
        return next((each for each in thoughts if each is not None), None)

    def _ask(self, state: State, offered: list[Any]) -> Any:
        """Ask about something: a rule has to refuse it, or else it has to be offered."""
        action = anything(self.judge.game(state), self.asker, offered)
        verdict = self.judge.ask(state, action)
        if verdict.name == "illegal" and not verdict.because:
            raise Amiss("refusals_without_rule", f"{action} is refused by no rule")
        if not allows(self.judge.game(state), action):
            return None
        if not self.judge.is_offered(state, action):
            raise Amiss("not_offered", f"{action} is allowed, and not offered")
        # What comes of a text that is not modelled, nobody knows.
        return None if verdict.name == "unsupported" else action


def _liking(kind: type) -> float:
    at_site = AT_SITE in getattr(kind, "traits", ())
    return _KEEN.get(kind, _AT_A_SITE if at_site else _OTHER)


def _kind_of(state: State, action: Any) -> str:
    """Say what an action is: what one does, and with which card, or where."""
    kind: type[Struct] = type(action)
    parts = [kind.__name__]
    for field in fields_of(kind):
        word, what = getattr(action, field.name), field.named
        is_site = what is not None and what.printed == "site"
        if (is_site or field.name == "card") and word in state.cards:
            parts.append(state.cards[word].card)
        elif get_origin(field.type) is Literal:
            parts.append(word)
    return " ".join(parts)
