"""Nothing gets lost between the feature files and the tests that run: four counts agree.

pytest-bdd drops scenarios of one name without a word, so the counts come from four hands: a plain
look at the lines of the files, our compiler, pytest's collection, and what the runs report.
"""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

from westmarch.corpus.kept import load_corpus
from westmarch.kit.coverage import in_the_source
from westmarch.paths import FEATURES


def test_source_compiled_collected_and_executed_agree(tmp_path: Path) -> None:
    report = tmp_path / "junit.xml"
    subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"),
            *(Path(__file__).with_name("test_features.py"), f"--junitxml={report}"),
        ],
        check=False,
        capture_output=True,
    )
    cases = ElementTree.parse(report).findall(".//testcase")
    executed = {
        found.attrib["value"]
        for case in cases
        if (found := case.find("properties/property[@name='executed']")) is not None
    }
    counts = {
        "source": in_the_source(FEATURES),
        "compiled": len({(case.id, case.example) for case in load_corpus().cases}),
        "collected": len(cases),
        "executed": len(executed),
    }
    assert len(set(counts.values())) == 1, counts
