"""An adapter: it answers Westmarch in the name of an engine, line by line.

As it stands it passes, without any engine behind it: it takes up positions, tells what lies on the
table, adds up what is printed on cards as far as no text is needed for it, and knows how cards
untap. All else it declines, and is not blamed for. Put your engine in the place of `Table`, take
what it can do into WELCOME, and run

    westmarch check --engine "cmd:python3 adapter.py" --report report
"""

import json
import sys
from pathlib import Path

CARDS = json.loads(Path(__file__).with_name("cards.json").read_text("utf-8"))
PLAIN = ("character", "item", "ally", "faction")
COUNTED = ("in-play", "marshalling-point-pile")
SOURCES = ("character", "ally", "item", "faction", "kill", "miscellaneous")

# What there is at a path: the field of the position that tells it, and what is there without it.
FIELDS = {
    "place": ("place", None),
    "position": ("position", "untapped"),
    "bearer": ("on", None),
    "beside": ("beside", None),
    "company": ("company", None),
}
NUMBERS = ("mind", "prowess", "body", "direct-influence", "corruption-points")
DOUBLED = ("character", "ally", "item", "faction")

WELCOME = {
    "name": "my engine",
    "version": "0.1",
    "protocol": 1,
    "language": "Python",
    "editions": ["emended"],
    "actions": ["untap"],
    "paths": [
        *(f"card/<label>/{name}" for name in (*FIELDS, *NUMBERS)),
        *(f"player/<name>/points/{source}" for source in SOURCES),
        *(f"player/<name>/reckoning/{source}" for source in SOURCES),
        "player/<name>/final-points",
        "player/<name>/general-influence",
        "company/<company>/site",
        "company/<company>/size",
        "turn/player",
        "turn/phase",
    ],
}


class Unsupported(Exception):  # noqa: N818 - nothing went wrong
    """Raised for whatever the engine does not do. The case is counted apart and is no failure."""


class Table:
    """The engine: here no more than the position that was set up."""

    def __init__(self, position):
        self.turn = position["turn"]
        self.players = [each["name"] for each in position["players"]]
        self.cards = {card["label"]: card for card in position.get("cards", [])}
        self.companies = {each["label"]: each for each in position.get("companies", [])}
        wizards = all(each.get("kind", "wizard") == "wizard" for each in position["players"])
        eventful = bool(position.get("history"))
        self.plain = wizards and not eventful and all(map(self.is_plain, self.cards.values()))

    def judge(self, action):
        """Tell whether an action is legal."""
        if action["type"] != "untap":
            raise Unsupported(f"the action {action['type']}")
        if not self.plain:
            raise Unsupported("untapping where other cards may have their say")
        cards = [self.cards[label] for label in action["cards"]]
        return (
            self.turn["phase"] == "untap"
            and action["player"] == self.turn["player"]
            and all(card["owner"] == action["player"] for card in cards)
            and all(card.get("position") == "tapped" for card in cards)
            and all(self.type_of(card) != "site" for card in cards)
        )

    def do(self, action):
        """Do what is legal."""
        for label in action["cards"]:
            self.cards[label]["position"] = "untapped"

    def look(self, path):
        """Tell what is to be seen at a path."""
        about, name, *what = path.split("/")
        if about == "turn":
            return self.turn[name]
        if about == "company":
            return self.size(name) if what[0] == "size" else self.companies[name]["site"]
        if about == "player":
            if what[0] == "points":
                return self.points(name, what[1])
            if what[0] == "reckoning":
                return self.reckoning(name)[what[1]]
            return self.influence(name) if what[0] == "general-influence" else self.total(name)
        if what[0] in FIELDS:
            field, otherwise = FIELDS[what[0]]
            return self.cards[name].get(field, otherwise)
        return self.number(self.cards[name], what[0])

    def number(self, card, what):
        """Work out a number of a character: what is printed, and what his items add."""
        self.refuse_texts()
        bearer = self.facts(card)
        if bearer["type"] != "character":
            raise Unsupported(f"{what} of what is no character")
        borne = [
            self.facts(each) for each in self.cards.values() if each.get("on") == card["label"]
        ]
        items = [each for each in borne if each["type"] == "item"]
        if what == "corruption-points":
            return sum(item.get("corruption", 0) for item in items)
        worn = [item["worn"] for item in items if "worn" in item]
        if len(worn) > len(set(worn)):
            raise Unsupported("two items of a kind, of which one is used")
        number = bearer[what]
        # What is worn or wielded comes first, and what others add goes on top of it.
        for item in sorted(items, key=lambda each: "worn" not in each):
            for fact in item.get(what, ()):
                if set(fact.get("for", bearer["kinds"])) & set(bearer["kinds"]):
                    raised = number + fact["add"]
                    number = max(number, min(raised, fact.get("most", raised)))
        return number

    def size(self, company):
        """Count a company: two Hobbits are as many as another."""
        self.refuse_texts()
        there = [self.facts(each) for each in self.cards.values() if each.get("company") == company]
        halves = sum(1 if "Hobbit" in each["kinds"] else 2 for each in there)
        return (halves + 1) // 2

    def points(self, player, source):
        """Count marshalling points: of what is in play, and of what lies on the pile for them."""
        self.refuse_texts()
        facts = [
            self.facts(card)
            for card in self.cards.values()
            if card.get("whose", card["owner"]) == player
            and card["place"] in COUNTED
            # A hazard counts for whoever has defeated it, never for its owner.
            and (source != "kill" or card["owner"] != player)
        ]
        return sum(each.get("points", 0) for each in facts if each.get("source") == source)

    def reckoning(self, player):
        """Count points as in the end: doubled where the other has none, and none beyond half."""
        other = next(each for each in self.players if each != player)
        points = {source: self.points(player, source) for source in SOURCES}
        for source in DOUBLED:
            if not self.points(other, source):
                points[source] *= 2
        for source in SOURCES:
            points[source] = min(points[source], sum(points.values()) - points[source])
        return points

    def total(self, player):
        """Add up what the points come to in the end."""
        if any(card["place"] == "hand" for card in self.cards.values()):
            raise Unsupported("what is shown from hand in the end")
        return sum(self.reckoning(player).values())

    def influence(self, player):
        """Count what characters leave of the general influence."""
        self.refuse_texts()
        controlled = [
            self.facts(card)["mind"] or 0
            for card in self.cards.values()
            if card["owner"] == player and card.get("company") and not card.get("on")
        ]
        return max(0, 20 - sum(controlled))

    def refuse_texts(self):
        """Decline where there is more than heroes and what belongs to them."""
        if not self.plain:
            raise Unsupported("numbers that take more than what is printed")

    def is_plain(self, card):
        """Tell whether a card does no more than lie there with its numbers."""
        if card["place"] in ("out-of-play", "off-to-the-side"):
            return False
        printed = self.facts(card)
        hero = printed["type"] in PLAIN and printed["alignment"] == "hero"
        plain = hero and not printed.get("changes")
        return plain or printed["type"] == "site" or card["place"] != "in-play"

    def facts(self, card):
        """Give what is printed on a card."""
        return CARDS[card["card"]]

    def type_of(self, card):
        """Give the type of a card."""
        return self.facts(card)["type"]


class Adapter:
    """Answers requests, operation by operation."""

    def hello(self, _):
        """Say who this is and what it can do."""
        return WELCOME

    def setup(self, request):
        """Forget the last position and set up this one."""
        self.table = Table(request["position"])
        return {}

    def ask(self, request):
        """Judge, and change nothing."""
        return {"verdict": "legal" if self.table.judge(request["action"]) else "illegal"}

    def act(self, request):
        """Do it if it is legal."""
        answer = self.ask(request)
        if answer["verdict"] == "legal":
            self.table.do(request["action"])
        return answer

    def see(self, request):
        """Tell path by path what is to be seen."""
        values, unsupported = {}, {}
        for path in request["paths"]:
            try:
                values[path] = self.table.look(path)
            except Unsupported as reason:
                unsupported[path] = {"reason": str(reason)}
        return {"values": values, "unsupported": unsupported}

    def bye(self, _):
        """Take leave."""
        return {}


def main():
    """Answer one line after the other until Westmarch takes its leave."""
    adapter = Adapter()
    for line in sys.stdin:
        request = json.loads(line)
        operation = getattr(adapter, request["op"], None)
        try:
            if operation is None:
                raise Unsupported(f"the operation {request['op']}")
            answer = {"ok": operation(request)}
        except Unsupported as reason:
            answer = {"unsupported": {"reason": str(reason)}}
        print(json.dumps({"seq": request["seq"], **answer}), flush=True)
        if request["op"] == "bye":
            return


main()
