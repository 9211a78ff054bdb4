"""Where everything has its page. No page of the site has any other address than these."""

from msgspec import Struct


class Address(Struct, frozen=True):
    """A page, as Sphinx names pages, and perhaps a place on it."""

    page: str
    anchor: str = ""


def chapter(book: str, name: str) -> Address:
    """Give the page of a chapter, on which its rules are read in order."""
    return Address(f"rules/{book}/{name}")


def passage(id_: str) -> Address:
    """Give the place in its chapter at which a rule is read."""
    return Address(rule(id_).page.rpartition("/")[0], id_)


def rule(id_: str) -> Address:
    """Give the page that has everything about a rule."""
    return Address(f"rules/{id_.replace('.', '/')}")


def question(id_: str) -> Address:
    """Give the place of a question among those of its book."""
    return Address(f"questions/{id_.split('.')[1]}", id_)


def scenarios(chapter_: str) -> Address:
    """Give the page with the scenarios of a chapter, which is written `book/name`."""
    return Address(f"scenarios/{chapter_}")


def scenario(chapter_: str, id_: str) -> Address:
    """Give the place of a scenario among those of its chapter."""
    return Address(f"scenarios/{chapter_}", id_)


def card(id_: str) -> Address:
    """Give the page of a card."""
    return Address(f"cards/{id_}")


def topic(name: str) -> Address:
    """Give the place where it is counted what clauses of cards wait for."""
    return Address("what-comes-next", f"topic-{name.replace(' ', '-')}")


def deck(slug: str) -> Address:
    """Give the page of a deck."""
    return Address(f"decks/{slug}")


def source(code: str) -> Address:
    """Give the page of a document that rules are taken from."""
    return Address(f"sources/{code}")


def edition(name: str) -> Address:
    """Give the page of an edition."""
    return Address(f"editions/{name}")


def code(path: str, line: int = 0) -> Address:
    """Give the page of a program file of the project, at one of its lines."""
    page = path.partition("westmarch/rulebooks/")[2].removesuffix(".py")
    return Address(f"code/{page}", f"L{line}" if line else "")
