"""What chance is asked for: what dice are rolled for, in the words of the steps, and shuffles."""

from typing import Literal

from msgspec import Struct


class Purpose(Struct, frozen=True):
    """Something for which a result of chance is needed."""

    name: str
    """In the words of the steps; the wire writes hyphens."""
    meaning: str
    due: str
    """When the reference engine asks for it."""
    of: str
    """Whose it is."""
    kind: Literal["2d6", "shuffle", "pick"] = "2d6"

    @property
    def on_the_wire(self) -> str:
        """The name by which a `need` gives it."""
        return self.name.replace(" ", "-")


ALL_PURPOSES = (
    Purpose(
        "strike",
        "Whoever faces a strike rolls, to be added to his prowess.",
        "both have done what they would about the strike",
        "the character or ally who faces it",
    ),
    Purpose(
        "body check",
        "It decides what becomes of a character or an ally.",
        "the check resolves that a successful strike calls for",
        "the one who is wounded",
    ),
    Purpose(
        "strike body check",
        "It decides what becomes of the attacker whose strike has failed.",
        "the check resolves that a failed strike calls for, if the attacker has a body",
        "the one who has beaten it",
    ),
    Purpose(
        "corruption check",
        "A character withstands his corruption points, or does not.",
        "the check resolves",
        "the character who makes it",
    ),
    Purpose(
        "influence check",
        "A faction is brought into play.",
        "the faction resolves",
        "the character who influences it",
    ),
    Purpose(
        "influence attempt",
        "A card of the opponent's is to be influenced away.",
        "the attempt resolves",
        "the character who makes it",
    ),
    Purpose(
        "influence defence",
        "The opponent rolls against an influence attempt.",
        "the roll of the attempt was made",
        "the opponent",
    ),
    Purpose("ring test", "A gold ring is tested.", "the test resolves", "the gold ring"),
    Purpose(
        "first turn",
        "Both players roll to see who begins, the player first.",
        "all is ready for the first turn, and again while the rolls are the same",
        "the player who rolls",
    ),
    Purpose(
        "card text",
        "The text of a card asks for it.",
        "that part of the card resolves",
        "whom the text names, or the card",
    ),
    Purpose(
        "under-deeps roll",
        "A company finds its way out of the Under-deeps, or does not.",
        "the new site of the company is revealed",
        "the company",
    ),
    Purpose(
        "play deck",
        "Cards become the new play deck, or are shuffled into it.",
        "they have been put there",
        "the player whose deck it is",
        kind="shuffle",
    ),
    Purpose(
        "hand",
        "Cards of a hand, or of a pile, are picked at random: those that come first.",
        "they are to be shown, or are lost",
        "the player whose hand or pile it is",
        kind="shuffle",
    ),
)
"""All purposes there are."""

PURPOSES: dict[str, str] = {each.name: each.meaning for each in ALL_PURPOSES if each.kind == "2d6"}
"""What dice are rolled for, in the words of the steps."""
