"""What is wrong with a dispute that cannot be settled, and where."""

from westmarch.book.finding import Finding
from westmarch.corpus.source import Scenario
from westmarch.errors import BadData
from westmarch.kernel.words import sentence


class DoesNotEnd(BadData):
    """The dice do not fit what is done."""


class RoadIsOpen(BadData):
    """Somebody has to choose something, and each answer can be tried."""


def complaint(finding: Finding, kind: type[BadData] = BadData) -> BadData:
    """Make a fault of a finding."""
    return kind(finding.what, where=f"{finding.path}:{finding.line}", hint=finding.hint)


def placed(fault: BadData, scenario: Scenario) -> BadData:
    """Say of a fault where it is, at least in which scenario."""
    if fault.where.startswith(scenario.path):
        return fault
    where = f"{scenario.path}:{scenario.line}"
    what = f"{fault.where}: {fault.what}" if fault.where else sentence(fault.what)
    return BadData(
        what if what.endswith((".", "?", "!")) else f"{what}.", where=where, hint=fault.hint
    )
