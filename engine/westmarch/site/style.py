"""Colours of program text: as few as tell words from what is said about them."""
# Pygments comes without types.
# mypy: disable-error-code="import-untyped,misc"

from typing import Any, ClassVar

from pygments.style import Style
from pygments.token import Comment, Generic, Keyword, Name, Number, Operator, String, Token


class Light(Style):
    """On paper."""

    background_color = "#f6f3eb"
    styles: ClassVar[dict[Any, str]] = {
        Token: "#24211b",
        Comment: "italic #6a6354",
        Keyword: "bold #24211b",
        Name.Decorator: "#6a6354",
        String: "#23604a",
        String.Doc: "#6a6354",
        Number: "#7a4d12",
        Operator: "#554f43",
        Generic.Prompt: "#6a6354",
    }


class Dark(Style):
    """At night."""

    background_color = "#1e1d1a"
    styles: ClassVar[dict[Any, str]] = {
        Token: "#dfdacd",
        Comment: "italic #9c9585",
        Keyword: "bold #dfdacd",
        Name.Decorator: "#9c9585",
        String: "#93c9ae",
        String.Doc: "#9c9585",
        Number: "#d9b078",
        Operator: "#b5ae9f",
        Generic.Prompt: "#9c9585",
    }
