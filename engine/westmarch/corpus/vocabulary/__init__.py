"""The step vocabulary: every sentence that a scenario may use, in `given`, `when` and `then`.

`{slots}` are explained in `westmarch.corpus.patterns`.
Every action can be said in five ways, of which the table lists the first:

- When Glóin plays "Magical Harp"              he does it
- When it is asked whether Glóin may play …    the question, without doing it
- Then Glóin may play "Magical Harp"           the question, and the answer is yes
- Then Glóin may not play … by dragons.…       the answer is no, because of these rules
- Then Glóin may not play … by the text of "…"  the answer is no, because of this card

An action that asks for dice brings them along: `and rolls 6 and 5`, and if more are rolled in
its course, `and rolls 6 and 5, then 4 and 3 for the body check`. One in whose course a play deck
is shuffled says `and shuffles`; where that is done with the decks of both, `and both shuffle`.
One in whose course chance picks cards of a hand says `and picks at random`: those that the step
which gives the hand names first.

Whoever is not said to act, passes. An action that answers what was declared ends with
`in response`, one that comes at this very moment with `now`. So does a Then that is about the
moment as it stands, before anything else resolves and before any dice: `Then Glóin is tapped now`.

An action is that of whoever has the cards in it. If it is somebody else who says that it be done,
the step tells: `Glóin plays "Cram" at the opponent's word`.

Any Then may begin with `under the {edition} rules`; the scenario then runs under each edition
that it names, and the sentence counts for that one only.
"""

import re

from westmarch.corpus.patterns import infinitive
from westmarch.corpus.vocabulary.given import GIVEN
from westmarch.corpus.vocabulary.matching import VERB, Vocabulary
from westmarch.corpus.vocabulary.then import THEN
from westmarch.corpus.vocabulary.when import WHEN
from westmarch.errors import BadData

VOCABULARY = (*GIVEN, *WHEN, *THEN)
"""Every sentence."""
_ROLLED = re.compile(r" and (?:rolls \d|shuffles\b|both shuffle\b|picks at random\b).*")

KNOWN = Vocabulary(VOCABULARY)
"""The vocabulary of the corpus."""


def as_permission(said: str) -> str:
    """Say of something that is done that it may be done: of `Glóin plays`, `Glóin may play`."""
    row = KNOWN.match("When", said).row
    outside = re.split(r'("[^"]*"|“[^”]*”)', said)
    for verb in filter(None, map(VERB.search, (row.pattern, *row.also))):
        for at in range(0, len(outside), 2):
            outside[at], changed = re.subn(
                rf"\b{verb[1]}\b", f"may {infinitive(verb[1])}", outside[at], count=1
            )
            if changed:
                return _ROLLED.sub("", "".join(outside))
    return said


def without_answer(said: str) -> str:
    """Say what is asked where a Then says that it may not be: of `may not play`, `may play`."""
    try:
        match = KNOWN.match("Then", said)
    except BadData:
        # It was recognized with its names spelt out, and stands as its author spelt them.
        return said
    if match.mode != "may-not":
        return said
    slots, words = match.slots, " ".join(said.split())
    by = slots["rules"] if "rules" in slots else f"the text of {slots['forbidding']}"
    return words[: -len(f" by {by}")].replace(" may not ", " may ", 1)
