"""The corpus as a document of its own: the cases, and all that their words stand for.

Whoever keeps the file has a corpus that stays as it is, whatever becomes of the rules.
"""

from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from westmarch.cards.model.card import Alignment, CardType
from westmarch.cards.sheets import all_cards
from westmarch.corpus.compile import as_read, digest_of_written
from westmarch.corpus.model import Corpus
from westmarch.corpus.purposes import ALL_PURPOSES
from westmarch.corpus.terms import cards_of
from westmarch.errors import TOO_DEEP, BadData
from westmarch.files import read_unpacked
from westmarch.kit.profiles import PROFILES, in_order, profiles_of


class CardNamed(Struct, frozen=True, rename="kebab"):
    """A card, by what is printed at its top."""

    name: str
    type: CardType
    alignment: Alignment


class PurposeTold(Struct, frozen=True, rename="kebab"):
    """What a result of chance may be needed for."""

    kind: str
    meaning: str
    due: str
    of: str


class ProfileTold(Struct, frozen=True, rename="kebab"):
    """A part of the game, with the cases that belong to it."""

    meaning: str
    on: tuple[str, ...]
    """The profiles that it builds on."""
    cases: tuple[str, ...]
    """The keys of its cases."""


class Document(Corpus, frozen=True, kw_only=True, rename="kebab"):
    """All cases, with the cards, purposes and profiles that they speak of."""

    cards: dict[str, CardNamed]
    """The cards that are in any position, by their public ids."""
    purposes: dict[str, PurposeTold]
    """What results of chance are needed for, by the names that a `need` gives."""
    profiles: dict[str, ProfileTold]
    """The parts of the game, by name."""


def document(corpus: Corpus) -> Document:
    """Make a document of the corpus."""
    used = sorted({card for case in corpus.cases for card in cards_of(case)})
    listed = all_cards().listed
    return Document(
        schema_version=corpus.schema_version,
        corpus_version=corpus.corpus_version,
        digest=corpus.digest,
        cases=corpus.cases,
        cards={
            card: CardNamed(listed[card].name, listed[card].type, listed[card].alignment)
            for card in used
            if card in listed
        },
        purposes={
            each.on_the_wire: PurposeTold(each.kind, each.meaning, each.due, each.of)
            for each in ALL_PURPOSES
        },
        profiles=_profiles(corpus),
    )


def written(corpus: Corpus) -> bytes:
    """Write the document of a corpus, a case a line."""
    whole = document(corpus)
    head, _, tail = _JSON.encode(replace(whole, cases=())).partition(b'"cases":[]')
    cases = b",\n".join(map(_JSON.encode, as_read(whole.cases)))
    return b"".join((head, b'"cases":[\n', cases, b"\n]", tail, b"\n"))


def read_document(file: Path) -> Corpus:
    """Read a corpus back, packed or not; it has to be whole, and as it was written."""
    content = read_unpacked(file)
    try:
        said = msgspec.json.decode(content, type=_Said)
        digest = digest_of_written(bytes(said.cases))
        corpus = msgspec.json.decode(content, type=Corpus)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        why = TOO_DEEP.lower() if isinstance(error, RecursionError) else error
        raise BadData(
            f"This is no corpus: {why}.",
            where=str(file),
            hint="“westmarch corpus --out DIR” writes one that this version can read.",
        ) from None
    if digest != said.digest:
        raise BadData(
            "The cases are not those that the digest was made of.",
            where=str(file),
            hint="It was changed since it was written.",
        )
    return corpus


class _Said(Struct, frozen=True):
    """A document, of which no case has been understood yet."""

    digest: str
    cases: msgspec.Raw


_JSON = msgspec.json.Encoder(order="deterministic")


def _profiles(corpus: Corpus) -> dict[str, ProfileTold]:
    cases: dict[str, list[str]] = {}
    for case in corpus.cases:
        for name in profiles_of(case):
            cases.setdefault(name, []).append(case.key)
    told = {each.name: each for each in PROFILES}
    return {
        name: ProfileTold(
            told[name].meaning if name in told else _ACROSS.get(name, f"The book {name}."),
            told[name].on if name in told else (),
            tuple(cases[name]),
        )
        for name in in_order(cases)
    }


_ACROSS = {"reasons": "Naming the rules that decide, across all other profiles."}
