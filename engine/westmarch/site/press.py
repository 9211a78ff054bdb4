"""Prints pages and lists: their data into the templates of their names."""

from collections.abc import Callable, Container
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from westmarch.site import addresses
from westmarch.site.content import Content
from westmarch.site.links import Links
from westmarch.site.listings import LISTINGS
from westmarch.site.pages import Page
from westmarch.site.proofs import summary


class Press:
    """The templates, with the content that all of them may speak of."""

    def __init__(
        self,
        content: Content,
        highlighted: Callable[[str], str],
        there: Container[str],
    ) -> None:
        self._content = content
        self._there = there
        """The pages that the site has."""
        self._templates = Environment(
            loader=PackageLoader("westmarch.site"),
            autoescape=True,
            trim_blocks=True,
            lstrip_blocks=True,
            undefined=StrictUndefined,
        )
        self._templates.globals.update(
            content=content,
            addresses=addresses,
            summary=summary,
            highlighted=lambda text: Markup(highlighted(text)),
        )

    def links(self, page: str) -> Links:
        """Give the links as a page has to write them."""
        return Links(self._content, page, self._there)

    def page(self, page: Page, links: Links) -> str:
        """Print the body of a generated page."""
        return self._print(f"{type(page).__name__}.html", links, page=page)

    def listing(self, name: str, argument: str, links: Links) -> str:
        """Print a list for a handwritten page."""
        made = LISTINGS[name](self._content, argument)
        return self._print(f"listings/{name}.html", links, list=made)

    def _print(self, template: str, links: Links, **data: Any) -> str:
        return self._templates.get_template(template).render(links=links, **data)
