"""Program text with colours, and an anchor at every line."""

from sphinx.highlighting import PygmentsBridge


def highlighted(text: str) -> str:
    """Write out a Python file, line 12 of which is at #L12."""
    coloured = PygmentsBridge("html").highlight_block(text, "python")
    inside = coloured.partition("<pre>")[2].partition("</pre>")[0].removeprefix("<span></span>")
    lines = (
        f'<span class="line" id="L{number}"><a href="#L{number}" aria-label="Line {number}">'
        f"{number}</a>{line}</span>\n"
        for number, line in enumerate(inside.rstrip("\n").split("\n"), 1)
    )
    return f"<pre>{''.join(lines)}</pre>"
