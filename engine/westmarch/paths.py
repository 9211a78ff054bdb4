"""Where the rules, the grammar, the corpus and the schemas lie on this computer."""

from pathlib import Path

PACKAGE = Path(__file__).parent
_SHIPPED = PACKAGE / "data"
_CHECKOUT = PACKAGE.parent.parent

HOME = _SHIPPED if _SHIPPED.is_dir() else _CHECKOUT
"""The folder that holds `rules/`: inside the installed package, or the checkout it runs from."""

RULES = HOME / "rules"
CARDS = RULES / "cards"
DECKS = RULES / "decks"
QUESTIONS = RULES / "questions"
GRAMMAR = HOME / "grammar"
FEATURES = HOME / "features"
SCHEMAS = HOME / "schemas"
EXAMPLES = HOME / "examples"
