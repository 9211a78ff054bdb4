"""Holds what was measured against what was promised.

    PYTHONPATH=engine python bench/budgets.py

Exits with 1 if something is over its budget. The computer counts: the budgets are for two shared
cores, and on anything slower only the ratio to bare Python is fair.
"""

import sys
from collections.abc import Callable
from typing import NamedTuple

from westmarch.kit.bench import Figures, measure


class Budget(NamedTuple):
    what: str
    measured: Callable[[Figures], float]
    limit: float
    unit: str
    at_least: bool = False

    def holds(self, figures: Figures) -> bool:
        value = self.measured(figures)
        return value >= self.limit if self.at_least else value <= self.limit


BUDGETS = (
    Budget("a rule, cold", lambda f: f.rule_from_cold, 10, "bare Pythons"),
    Budget("a card, cold", lambda f: f.card_from_cold, 15, "bare Pythons"),
    Budget("a verdict, cold", lambda f: f.verdict_from_cold, 40, "bare Pythons"),
    Budget("a verdict with nothing kept", lambda f: f.verdict_at_first, 600, "bare Pythons"),
    Budget("a scenario in process", lambda f: 1000 / f.scenarios_per_second_in_process, 1, "ms"),
    Budget("over the wire", lambda f: f.scenarios_per_second_over_the_wire, 1000, "a second", True),
    Budget(
        "two side by side",
        lambda f: f.scenarios_per_second_with_two_engines,
        1000,
        "a second",
        True,
    ),
    Budget("parsing all cards", lambda f: f.card_parse_ms, 1000, "ms"),
    Budget("random play", lambda f: f.playout_actions_per_second, 6500, "actions a second", True),
)


def main() -> int:
    figures = measure()
    for budget in BUDGETS:
        verdict = "" if budget.holds(figures) else "   over budget"
        bound = "at least" if budget.at_least else "at most"
        value = budget.measured(figures)
        print(f"{budget.what:<40} {value:>10.2f} {budget.unit}, {bound} {budget.limit:g}{verdict}")
    return 0 if all(budget.holds(figures) for budget in BUDGETS) else 1


if __name__ == "__main__":
    sys.exit(main())
