"""`westmarch docs`: the site of the rules, built into a folder that any web server can serve."""

import os
import shutil
import sys
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import click

from westmarch.cli import FAILS, HOLDS, JOBS
from westmarch.errors import BadUsage, WestmarchError
from westmarch.files import beside, move_in_place
from westmarch.paths import HOME, PACKAGE
from westmarch.processes import at_most

_SOURCE = HOME / "docs"
_OUT = Path("site") if HOME.is_relative_to(PACKAGE) else _SOURCE / "_build" / "site"
"""Nobody looks for a site among the installed packages."""
_NEEDED = ("sphinx", "myst_parser", "furo")


@click.command()
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=_OUT,
    help="The folder to build into: docs/_build/site in a checkout, else ./site.",
)
@click.option("--fresh", is_flag=True, help="Build everything anew, whatever is there already.")
@click.option("--open", "open_", is_flag=True, help="Serve the site here and open it in a browser.")
@JOBS
def command(out: Path, fresh: bool, open_: bool, jobs: int | None) -> int:
    """Build the rule site."""
    begun = time.monotonic()
    with at_most(jobs):
        sound = _build(out.resolve(), fresh=fresh)
    click.echo(f"{out}  ({time.monotonic() - begun:.1f} s)")
    if not sound:
        click.echo("westmarch: the site is built, and has the loose ends named above", err=True)
    if open_:
        _serve(out)
    return HOLDS if sound else FAILS


def _build(out: Path, *, fresh: bool) -> bool:
    """Build into a folder; say whether nothing was complained of."""
    for name in _NEEDED:
        if find_spec(name) is None:
            raise BadUsage(
                f"the site cannot be built without {name}",
                hint="Install what it needs: pip install 'westmarch[docs]'.",
            )
    from sphinx.application import Sphinx
    from sphinx.errors import SphinxError
    from sphinx.util.console import color_terminal, nocolor
    from sphinx.util.docutils import docutils_namespace, patch_docutils

    if not color_terminal():
        nocolor()
    doctrees = out.with_name(f"{out.name}.doctrees")
    unfinished = doctrees / "unfinished"
    if (fresh and (doctrees / "environment.pickle").exists()) or unfinished.exists():
        shutil.rmtree(doctrees)
    building = beside(out)
    if out.is_dir() and not (fresh and (out / ".buildinfo").exists()):
        shutil.copytree(out, building, symlinks=True, copy_function=_linked)
    try:
        with patch_docutils(str(_SOURCE)), docutils_namespace():
            app = Sphinx(
                str(_SOURCE),
                str(_SOURCE),
                str(building),
                str(doctrees),
                "html",
                status=None,
                warning=sys.stderr,
                warningiserror=True,
            )
            # From here on, the doctrees know of pages that are not in their place yet.
            app.connect("env-updated", lambda *_: unfinished.touch())
            app.build()
        move_in_place(building, out)
        unfinished.unlink(missing_ok=True)
    except SphinxError as error:
        if isinstance(error.__cause__, WestmarchError):
            raise error.__cause__ from None
        raise BadUsage(f"{error.category}: {error}") from error
    finally:
        shutil.rmtree(building, ignore_errors=True)
    return app.statuscode == 0


def _linked(old: str, new: str) -> None:
    """Take a file over into the site that is being built: pages are written anew, never into."""
    if old.endswith(".html"):
        with suppress(OSError):
            os.link(old, new)
            return
    shutil.copy2(old, new)


def _serve(out: Path) -> None:
    """Serve a folder on this computer only, until somebody interrupts."""
    import functools
    import webbrowser
    from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

    handler = functools.partial(SimpleHTTPRequestHandler, directory=str(out))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        address = f"http://127.0.0.1:{server.server_port}/"
        click.echo(f"{address}  (Ctrl+C stops it)")
        webbrowser.open(address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            click.echo()
