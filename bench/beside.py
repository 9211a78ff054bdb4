"""Sets this tree's speed beside that of another one, in one run.

    PYTHONPATH=engine python bench/beside.py OTHER_TREE [ROUNDS]

Both trees play the same games, of their own decks, and run the scenarios that both have; they take
turns, and the least processor time of each counts. What is above 1 has become faster.
Games that come out otherwise are told: they are other games, and only their pace can be compared.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

GAMES = 10
HERE = Path(__file__).resolve().parent.parent

PLAY = f"""
import json, time
from westmarch.judging import judge_for
from westmarch.kit import playout
from westmarch.kit.minds import Minds
from westmarch.processes import at_most

class Blind:
    def __init__(self, *_): pass
    def look(self, state): pass

playout.Watch = Blind
playout.perf_counter = time.process_time
Minds.think = lambda *_: None
judge_for("emended")
with at_most(1):
    report = playout.play_games({GAMES}, 1, "emended")
print(json.dumps([report.seconds, report.actions]))
"""

CASES = """
import json, sys, time
from westmarch.corpus.kept import load_corpus
from westmarch.corpus.run import run_case
from westmarch.wire.reference import ReferenceEngine

cases = {each.id: each for each in load_corpus().cases}
if sys.argv[1:]:
    engine = ReferenceEngine()
    mine = [cases[each] for each in sys.stdin.read().split()]
    for each in mine:
        run_case(each, engine)
    begun = time.process_time()
    for each in mine:
        run_case(each, engine)
    print(json.dumps([time.process_time() - begun, len(mine)]))
else:
    print(json.dumps(sorted(cases)))
"""


def run(tree: Path, program: str, *words: str, told: str = "") -> list:
    """Run a program with a tree's code, and read what it prints."""
    done = subprocess.run(
        [sys.executable, "-c", program, *words],
        env={**os.environ, "PYTHONPATH": str(tree / "engine")},
        input=told,
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def main(other: str, rounds: int = 3) -> None:
    trees = {"this": HERE, "other": Path(other).resolve()}
    both = set.intersection(*(set(run(tree, CASES)) for tree in trees.values()))
    told = "\n".join(sorted(both))
    best: dict[tuple[str, str], tuple[float, int]] = {}
    for _ in range(rounds):
        for name, tree in trees.items():
            for what, taken in (
                ("actions of play", run(tree, PLAY)),
                ("scenarios", run(tree, CASES, "run", told=told)),
            ):
                seconds, number = taken
                least = min(best.get((what, name), (seconds, number)), (seconds, number))
                best[what, name] = least
    for what in ("actions of play", "scenarios"):
        (mine, number), (theirs, others) = best[what, "this"], best[what, "other"]
        print(
            f"{what:<16} {number / mine:8.0f} a second here, {others / theirs:8.0f} there: "
            f"{number / mine * theirs / others:.2f} times"
        )
        if number != others:
            print(f"{'':<16} not the same: {number} here, {others} there")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
