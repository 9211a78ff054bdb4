"""The site of the rules: a Sphinx extension that makes a book of the knowledge base.

`docs/conf.py` names it among its extensions. The chapters are read where they are, in rules/;
every rule, card, source and edition gets a page of its own besides.
"""

from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.config import Config

from westmarch import __version__
from westmarch.site.building import Building
from westmarch.site.directives import listing
from westmarch.site.domain import WestmarchDomain
from westmarch.site.memo import fingerprint_of_files

_HERE = Path(__file__).parent


def setup(app: Sphinx) -> dict[str, Any]:
    """Enter the domain and the handlers."""
    building = Building()
    app.add_domain(WestmarchDomain)
    app.add_node(listing, html=(building.visit_listing, None))
    app.connect("config-inited", _configure)
    app.connect("builder-inited", building.begin)
    app.connect("env-get-outdated", building.outdated)
    app.connect("env-updated", building.updated)
    # Before and after the theme, which has a handler of its own.
    app.connect("html-page-context", building.no_menu, priority=100)
    app.connect("html-page-context", building.own_menu, priority=900)
    app.connect("html-page-context", building.anew)
    app.connect("html-collect-pages", building.collect)
    return {
        "version": __version__,
        # What an older version has read is read again.
        "env_version": int(fingerprint_of_files(_HERE.rglob("*.py")), 16),
        "parallel_read_safe": True,
        "parallel_write_safe": True,
    }


def _configure(app: Sphinx, config: Config) -> None:
    config.templates_path.append(str(_HERE / "templates" / "theme"))
    config.html_static_path.append(str(_HERE / "static"))
    config.html_favicon = config.html_favicon or str(_HERE / "static" / "westmarch.svg")
    app.add_css_file("westmarch.css")
    app.add_js_file("westmarch.js", loading_method="defer")
