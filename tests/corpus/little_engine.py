"""An engine of a few lines that plays items, untaps, and faces strikes; and some that go wrong.

Each of the others misbehaves in one way.
"""

from typing import Any

import msgspec

from westmarch.errors import BadData
from westmarch.kernel.chance import Need
from westmarch.table.actions import AnyAction, AssignStrike, FaceStrike, Finish, PlayEvent, PlayItem
from westmarch.wire.engine import Draw
from westmarch.wire.protocol import Hello, Position, Seen, Unsupported, VerdictGiven, Welcome

HOARD = "TW-428"


class LittleEngine:
    """Items need a hoard, which only The Lonely Mountain has, and an untapped character."""

    def hello(self, request: Hello) -> Welcome:
        return Welcome(name="little", version="1", protocol=1, editions=("printed", "emended"))

    def setup(self, position: Position) -> Unsupported | None:
        self.cards = {card.label: msgspec.to_builtins(card) for card in position.cards}
        self.companies = {each.label: each for each in position.companies}
        self.points = {each.name: 0 for each in position.players}
        return None

    def ask(self, action: AnyAction) -> VerdictGiven | Unsupported:
        if isinstance(action, PlayEvent):
            return Unsupported("no events here", card=action.card)
        if isinstance(action, AssignStrike):
            return VerdictGiven("undetermined", questions=("q.dragons.text",))
        if isinstance(action, PlayItem):
            return self.judge(action)
        if isinstance(action, FaceStrike):
            return VerdictGiven("legal")
        raise BadData(f"a {type(action).__name__} makes no sense here")

    def judge(self, action: PlayItem) -> VerdictGiven:
        character = self.cards[action.character]
        because = []
        if self.cards[self.companies[character["company"]].site]["card"] != HOARD:
            because.append("dragons.hoards.only-at-hoard")
        if character.get("position", "untapped") != "untapped":
            because.append("core.site-phase.untapped")
        return VerdictGiven("illegal" if because else "legal", tuple(because))

    def act(self, action: AnyAction, draw: Draw) -> VerdictGiven | Unsupported:
        verdict = self.ask(action)
        if isinstance(verdict, VerdictGiven) and verdict.verdict == "legal":
            self.carry_out(action, draw)
        return verdict

    def carry_out(self, action: AnyAction, draw: Draw) -> None:
        if isinstance(action, PlayItem):
            self.cards[action.character]["position"] = "tapped"
            self.cards[action.card].update(place="in-play", on=action.character)
        elif isinstance(action, FaceStrike):
            roll = sum(draw(Need("2d6", "strike", action.character)))
            if roll < 7:
                self.cards[action.character]["position"] = "wounded"
                draw(Need("2d6", "body-check", action.character))
            else:
                self.points["player"] += 1

    def see(self, paths: tuple[str, ...]) -> Seen:
        return Seen({path: self.one(path.split("/")) for path in paths})

    def one(self, path: list[str]) -> Any:
        if path[0] == "card":
            key = {"bearer": "on"}.get(path[2], path[2])
            default = "untapped" if key == "position" else None
            return self.cards[path[1]].get(key, default)
        if path[0] == "player":
            return self.points[path[1]] if path[3] == "kill" else 0
        return None

    def options(self, player: str) -> tuple[AnyAction, ...]:
        return ()

    def explain(self) -> Any:
        return []


class Forgetful(LittleEngine):
    """Leaves the character untapped."""

    def carry_out(self, action: AnyAction, draw: Draw) -> None:
        super().carry_out(action, draw)
        if isinstance(action, PlayItem):
            self.cards[action.character]["position"] = "untapped"


class Meddler(LittleEngine):
    """Changes the table although it says that the action is illegal."""

    def act(self, action: AnyAction, draw: Draw) -> VerdictGiven | Unsupported:
        verdict = super().act(action, draw)
        if isinstance(action, PlayItem):
            self.cards[action.character]["position"] = "tapped"
        return verdict


class Gambler(LittleEngine):
    """Rolls once too often."""

    def carry_out(self, action: AnyAction, draw: Draw) -> None:
        super().carry_out(action, draw)
        draw(Need("2d6", "fun"))


class Mumbler(LittleEngine):
    """Leaves paths out."""

    def see(self, paths: tuple[str, ...]) -> Seen:
        return Seen({})


class Shortsighted(LittleEngine):
    """Cannot tell how cards lie, and does not know who bears what."""

    def see(self, paths: tuple[str, ...]) -> Seen:
        dim = tuple(path for path in paths if path.endswith("/position"))
        never = {path: Unsupported("no items") for path in paths if path.endswith("/bearer")}
        seen = super().see(tuple(each for each in paths if each not in {*dim, *never}))
        return Seen(seen.values, dim, never)


class Silent(LittleEngine):
    """Gives no reasons."""

    def ask(self, action: AnyAction) -> VerdictGiven | Unsupported:
        given = super().ask(action)
        return VerdictGiven(given.verdict) if isinstance(given, VerdictGiven) else given


class Plain(Silent):
    """Knows of no open question, and takes what it can."""

    def ask(self, action: AnyAction) -> VerdictGiven | Unsupported:
        if isinstance(action, AssignStrike):
            return VerdictGiven("legal")
        return super().ask(action)


class Hasty(LittleEngine):
    """Makes all rolls as somebody plays an item, and knows nothing of passes."""

    def act(self, action: AnyAction, draw: Draw) -> VerdictGiven | Unsupported:
        if isinstance(action, Finish):
            return Unsupported("nobody passes here")
        return super().act(action, draw)

    def carry_out(self, action: AnyAction, draw: Draw) -> None:
        super().carry_out(action, draw)
        if isinstance(action, PlayItem):
            draw(Need("2d6", "corruption-check", action.character))


class Refuser(LittleEngine):
    """Sets up nothing."""

    def setup(self, position: Position) -> Unsupported | None:
        return Unsupported("not this edition")
