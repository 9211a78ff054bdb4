"""Open questions: what is asked, the readings with their consequences, and the default."""

import re

from westmarch.book.directive import Directive
from westmarch.book.model import QUESTION_KINDS, Citation, Question, Reading

OPTIONS = frozenset({"kind", "rules", "default", "settled", "source"})
_WHY = "Why the default: "


def read_question(directive: Directive, path: str, sources: tuple[Citation, ...]) -> Question:
    """Read a question: its text, a definition list of readings, and why one is the default."""
    blocks = _blocks(directive)
    text = [lines for lines, _ in blocks if not _is_reading(lines) and not _is_why(lines)]
    whys = [lines for lines, _ in blocks if _is_why(lines)]
    readings = [_reading(directive, lines, line) for lines, line in blocks if _is_reading(lines)]
    ids = [reading.id for reading in readings]
    default = directive.require("default")
    if len(set(ids)) < len(ids) or len(ids) < 2:
        raise directive.error(
            f"{directive.argument} needs at least two readings, each with a name of its own",
            hint=f"It has: {', '.join(ids) or 'none'}.",
        )
    if default not in ids:
        raise directive.error(
            f"the default “{default}” is none of the readings of {directive.argument}",
            hint=f"They are: {', '.join(ids)}.",
            option="default",
        )
    if not text or len(whys) != 1:
        raise directive.error(
            f"{directive.argument} has to ask something, and to say once why its default holds",
            hint=f"Begin with the question and end with a paragraph “{_WHY}…”.",
        )
    directive.require("rules")
    return Question(
        id=directive.argument,
        kind=directive.choice("kind", QUESTION_KINDS),
        text="\n\n".join("\n".join(lines) for lines in text),
        rules=directive.listed("rules"),
        readings=tuple(readings),
        default=default,
        settled=directive.listed("settled"),
        why=" ".join(whys[0]).removeprefix(_WHY),
        sources=sources,
        path=path,
        line=directive.line,
    )


def _blocks(directive: Directive) -> list[tuple[list[str], int]]:
    blocks: list[tuple[list[str], int]] = []
    fresh = True
    for at, line in enumerate(directive.body):
        if not line.strip():
            fresh = True
        elif fresh:
            blocks.append(([line], directive.body_line + at))
            fresh = False
        else:
            blocks[-1][0].append(line)
    return blocks


def _is_reading(lines: list[str]) -> bool:
    return any(line.startswith(": ") for line in lines)


def _is_why(lines: list[str]) -> bool:
    return lines[0].startswith(_WHY)


def _reading(directive: Directive, lines: list[str], line: int) -> Reading:
    name, *rest = lines
    said: list[str] = []
    for text in rest:
        if text.startswith(": "):
            said.append(text[2:].strip())
        elif said and text.startswith("  "):
            said[-1] += f" {text.strip()}"
        else:
            said.clear()
            break
    if len(said) != 2 or not re.fullmatch(r"[a-z][a-z0-9-]*", name):
        raise directive.error(
            f"a reading of {directive.argument} is not written as one",
            line=line,
            hint="Write its name, then “: the reading”, then “: its consequence”.",
        )
    return Reading(name, *said)
