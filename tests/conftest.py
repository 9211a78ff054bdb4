"""How random tests are run: the same each time in CI, with new examples by hand."""

import os

from hypothesis import settings

settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("long", deadline=None, max_examples=20_000)
if os.environ.get("CI"):
    # What a change is judged by is to be the same each time that it is judged.
    settings.load_profile("ci")
