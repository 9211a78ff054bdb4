"""Every scenario of the corpus, on the reference engine."""

import pytest
from pytest_bdd import scenarios

from westmarch.corpus.kept import load_corpus
from westmarch.errors import BadData
from westmarch.paths import FEATURES

try:
    load_corpus()
except BadData as error:
    # Said here, since pytest-bdd itself takes an ambiguous step for the first that fits it, and
    # of two scenarios of one name keeps the second only.
    raise pytest.Collector.CollectError(str(error)) from None

scenarios(str(FEATURES))
