"""Counts the lines of play from the positions in `tests/perft`, and compares with those kept there.

    PYTHONPATH=engine python bench/perft.py
    PYTHONPATH=engine python bench/perft.py --write

Exits with 1 if a count has changed; with `--write`, the new ones are kept.
"""

import sys
from pathlib import Path
from time import perf_counter

import msgspec

from westmarch.kit.perft import Perft, counted

POSITIONS = Path(__file__).parent.parent / "tests" / "perft"


def main(*, write: bool) -> int:
    changed = 0
    for path in sorted(POSITIONS.glob("*.json")):
        perft = msgspec.json.decode(path.read_bytes(), type=Perft)
        began = perf_counter()
        counts = counted(perft, len(perft.counts))
        seconds = perf_counter() - began
        lines = " ".join(f"{sum(each.values()):>7,}" for each in counts)
        print(f"{path.stem:<14} {lines}   {seconds:.1f} s")
        if counts == perft.counts:
            continue
        changed += 1
        if write:
            new = msgspec.structs.replace(perft, counts=counts)
            path.write_bytes(msgspec.json.format(msgspec.json.encode(new), indent=1) + b"\n")
        else:
            print(f"  before: {perft.counts}\n  now:    {counts}")
    return 1 if changed and not write else 0


if __name__ == "__main__":
    sys.exit(main(write="--write" in sys.argv[1:]))
