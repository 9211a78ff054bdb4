"""What a link shows before it is followed: a small file for each chapter, book and set."""

import re
from collections.abc import Iterator
from html import escape

import msgspec
from msgspec import Struct

from westmarch.book.model import Chapter, Question, Rule
from westmarch.site import addresses
from westmarch.site.cards import CardView
from westmarch.site.content import Content
from westmarch.site.links import Links

_LINK = re.compile(r"</?a\b[^>]*>")
FOLDER = "_previews"


Thing = Rule | Question | CardView | Chapter


class Sheet(Struct, frozen=True):
    """The things of which one file has the previews, by the last part of their addresses."""

    name: str
    """The file, without its folder and its ending."""
    things: dict[str, tuple[str, Thing]]
    """Each with a word on its standing, or on what it is about."""


def sheets(content: Content) -> Iterator[Sheet]:
    """Give every file of previews."""
    for chapter in content.book.chapters.values():
        yield Sheet(
            addresses.chapter(chapter.book, chapter.name).page,
            {
                id_.rpartition(".")[2]: (content.held(id_), content.book.rules[id_])
                for id_ in chapter.rules
            },
        )
    for book, chapters in content.books().items():
        yield Sheet(
            f"rules/{book}",
            {each.name: (content.summary(f"{book}.{each.name}"), each) for each in chapters},
        )
    asked: dict[str, dict[str, tuple[str, Thing]]] = {}
    for question in content.book.questions.values():
        page = addresses.question(question.id).page
        asked.setdefault(page, {})[question.id] = ("open question", question)
    for page, questions in asked.items():
        yield Sheet(page, questions)
    sets: dict[str, dict[str, tuple[str, Thing]]] = {}
    for card in content.cards.values():
        sets.setdefault(f"cards/{card.set}", {})[card.id] = (card.id, card)
    for name, cards in sets.items():
        yield Sheet(name, cards)


def written(sheet: Sheet, links: Links) -> bytes:
    """Write out a file of previews."""
    return msgspec.json.encode(
        {last: _preview(standing, thing, links) for last, (standing, thing) in sheet.things.items()}
    )


def _preview(standing: str, thing: Thing, links: Links) -> dict[str, str]:
    match thing:
        case Rule():
            facts = f"{thing.kind}, {standing}" if standing else thing.kind
            return _shown(thing.id, facts, links.markdown(thing.text))
        case Question():
            default = next(each.text for each in thing.readings if each.id == thing.default)
            text = links.markdown(f"{thing.text}\n\n**Default:** {default}")
            return _shown(thing.id, standing, text)
        case CardView():
            lines = escape("\n".join(thing.readings[0].lines), quote=False)
            return _shown(thing.name, f"{thing.kind}, {thing.id}", f"<pre>{lines}</pre>")
        case Chapter():
            facts = f"a chapter of {len(thing.rules)} rules"
            return _shown(thing.title, facts, links.markdown(standing))


def _shown(title: str, facts: str, html: str) -> dict[str, str]:
    # Nobody follows a link that is gone as soon as the pointer leaves it.
    return {"title": title, "facts": facts, "html": _LINK.sub("", html)}
