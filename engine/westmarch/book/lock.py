"""The lock: every id ever published, so that none vanishes or changes its meaning unnoticed.

A text may change for its wording (`editorial`) or for what it means (`normative`, which raises
the rule's revision). Which of the two it was, only a person can say; until one has said so, the
lock and the book disagree.
"""

import hashlib
import json
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from westmarch.book.book import Book
from westmarch.book.finding import Finding
from westmarch.book.model import Rule
from westmarch.errors import BadData, BadUsage, nearest
from westmarch.files import write
from westmarch.paths import RULES

Change = Literal["new", "editorial", "normative", "retired"]
FILE = "rules.lock"


class Entry(Struct, frozen=True, kw_only=True):
    """What the lock keeps of a rule."""

    rev: int = 1
    status: Literal["active", "retired"] = "active"
    text_sha256: str
    superseded_by: tuple[str, ...] = ()


def load_lock(root: Path = RULES) -> dict[str, Entry]:
    """Read the lock; where there is none, nothing has been published yet."""
    path = root / FILE
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Entry])
    except FileNotFoundError:
        return {}
    except msgspec.MsgspecError as error:
        raise BadData(
            f"the lock cannot be read: {error}",
            where=f"{root.name}/{FILE}:1",
            hint="Take the last good version of it from the repository's history.",
        ) from None


def check_lock(book: Book, lock: dict[str, Entry]) -> list[Finding]:
    """Say where the book and its lock disagree."""
    found = []
    for id_, rule in book.rules.items():
        entry = lock.get(id_)
        if entry is None:
            what, hint = "is not in the lock", f"westmarch lint --accept new {id_}"
        elif entry.status == "retired":
            what, hint = "was retired, and its id is not used again", "Give the rule another id."
        elif entry.text_sha256 != digest(rule):
            what = "has another text than the lock"
            hint = f"westmarch lint --accept editorial {id_} (or normative, if its meaning changed)"
        else:
            continue
        found.append(Finding(f"rules/{rule.path}", rule.line, f"{id_} {what}", hint))
    for id_, retired in book.retired.items():
        entry = lock.get(id_)
        if entry is None:
            what, hint = "was never published", "Take the tombstone out."
        elif (entry.status, entry.superseded_by) != ("retired", retired.superseded_by):
            what, hint = "is retired, but not in the lock", f"westmarch lint --accept retired {id_}"
        else:
            continue
        found.append(Finding(f"rules/{retired.path}", retired.line, f"{id_} {what}", hint))
    for line, id_ in enumerate(lock, 2):
        if id_ not in book.rules and id_ not in book.retired:
            chapter = "/".join(id_.split(".")[:2])
            hint = f"Bring it back, or leave “:::{{retired}} {id_}” in rules/{chapter}.md."
            found.append(Finding(f"rules/{FILE}", line, f"{id_} has vanished from the book", hint))
    return found


def accept(
    book: Book, lock: dict[str, Entry], change: Change, ids: tuple[str, ...] = ()
) -> dict[str, Entry]:
    """Give the entries that a change adds or alters, for these rules or for all that it fits."""
    fitting = _changes(book, lock)[change]
    for id_ in ids:
        if id_ not in fitting:
            raise BadUsage(
                f"{id_} has no {change} change to accept",
                hint=nearest(id_, fitting) or f"Those that have: {', '.join(fitting) or 'none'}.",
            )
    return {id_: entry for id_, entry in fitting.items() if not ids or id_ in ids}


def save_lock(lock: dict[str, Entry], root: Path = RULES) -> None:
    """Write the lock, sorted, one id a line, all of it or nothing."""
    lines = (
        f"{json.dumps(id_)}: {msgspec.json.encode(lock[id_]).decode()}" for id_ in sorted(lock)
    )
    write(root / FILE, "{\n" + ",\n".join(lines) + "\n}\n")


def digest(rule: Rule) -> str:
    """Give the hash of a rule's words and table; spaces and the table's layout do not count."""
    prose = " ".join(
        word for line in rule.text.splitlines() if not line.startswith("|") for word in line.split()
    )
    said = json.dumps([prose, rule.table], ensure_ascii=False)
    return hashlib.sha256(said.encode()).hexdigest()


def _changes(book: Book, lock: dict[str, Entry]) -> dict[Change, dict[str, Entry]]:
    changes: dict[Change, dict[str, Entry]] = {
        "new": {}, "editorial": {}, "normative": {}, "retired": {}
    }  # fmt: skip
    for id_, rule in book.rules.items():
        entry = lock.get(id_)
        if entry is None:
            changes["new"][id_] = Entry(text_sha256=digest(rule))
        elif entry.status == "active" and entry.text_sha256 != digest(rule):
            changes["editorial"][id_] = Entry(rev=entry.rev, text_sha256=digest(rule))
            changes["normative"][id_] = Entry(rev=entry.rev + 1, text_sha256=digest(rule))
    for id_, retired in book.retired.items():
        if id_ in lock:
            gone = replace(lock[id_], status="retired", superseded_by=retired.superseded_by)
            if gone != lock[id_]:
                changes["retired"][id_] = gone
    return changes
