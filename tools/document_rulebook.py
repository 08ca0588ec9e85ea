"""Writes the tables of docs/rulebook.md: the houses, what is not built yet, and every decision with what it may be.

The prose between the tables is written by hand and stays. `--check` changes nothing and ends with 1 if it would.
"""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

from tools.document_fields import rows_of_decisions

from cardroom.rules import Rulebook, house, shipped
from cardroom.rules.rulebook import ALL_SECTIONS

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "rulebook.md"
DECISIONS = ROOT / "src" / "cardroom" / "rules" / "decisions"

NUMBERS = {
    "Count": "a count", "Seats": "2 to 12", "Seconds": "seconds", "Milliseconds": "milliseconds", "Days": "days",
    "BigBlinds": "big blinds", "BigBlindsOrNone": "big blinds, or 0", "Cents": "cents", "Amount": "cents, or 0",
    "BasisPoints": "basis points", "FieldSize": "entries", "PartsOf100000": "parts of 100,000", "Times": "2 to 10",
    "Runs": "1 to 3", "Points": "tournament chips", "Players": "1 to 11",
    "ClockSeconds": "seconds", "Countdown": "seconds, or 0", "Minutes": "minutes, or 0", "Age": "years, or 0",
    "PushSeconds": "seconds, or 0", "SigningSeconds": "30 seconds to a day", "Counters": "1 or 2", "Approvals": "1 to 4",
    "Sanctions": "rows: [`Sanction`](#sanction)", "Boards": "1 or 2", "Antes": "1 to 100", "OpenHands": "1 to 20",
    "bool": "`true`, `false`", "str": "a text", "int": "a number",
}  # fmt: skip
"""What a decision of this type may be, in words."""
NOT_YET = "Not built yet: "


def documented(page: str) -> str:
    """The page with its tables as the program and the rulebooks say them now."""
    page = _replaced(page, "| rulebook | house | clauses | games |\n|---|---|---|---|\n", houses())
    page = _replaced(page, "| house | decision | not built yet |\n|---|---|---|\n", not_yet())
    for name, kind in ALL_SECTIONS.items():
        head = f"### `[{name}]`\n"
        if head not in page:
            page = f"{page.rstrip()}\n\n{head}\n{_first_line(kind.__doc__)}\n"
        start = page.index(head)
        after = re.search(r"^##", page[start + len(head) :], re.MULTILINE)
        end = start + len(head) + after.start() if after else len(page)
        prose = re.split(r"^\|", page[start:end], maxsplit=1, flags=re.MULTILINE)[0].rstrip()
        parts = [prose, *tables(kind)]
        page = page[:start] + "\n\n".join(parts) + "\n" + ("\n" if after else "") + page[end:]
    return page


CHOICES = "| choice | may be | meaning |\n|---|---|---|\n"
PRINCIPLES = "| principle | is | meaning |\n|---|---|---|\n"


def tables(kind: type) -> Iterator[str]:
    """The choices of a section, and apart from them its principles."""
    rows = list(decisions(kind))
    for head, wanted in ((CHOICES, False), (PRINCIPLES, True)):
        own = [row for row, is_principle in rows if is_principle == wanted]
        if own:
            yield head + "\n".join(own)


def houses() -> Iterator[str]:
    """A row for each rulebook that comes with Cardroom."""
    for name in shipped():
        book = house(name)
        yield f"| `{name}` | {book.name} | {len(book.clauses)} | {len(book.games)} |"


def not_yet() -> Iterator[str]:
    """A row for each decision whose reading says that the house's own rule is not built. One that a book takes over
    from the book it extends stands once.
    """
    said: set[tuple[str, str]] = set()
    for name in shipped():
        for point, reading in readings(house(name)):
            if NOT_YET in reading and (point, reading) not in said:
                said.add((point, reading))
                yield f"| {house(name).name} | `{point}` | {reading[reading.index(NOT_YET) + len(NOT_YET) :]} |"
    if not said:
        yield "| none | | |"


def readings(book: Rulebook) -> Iterator[tuple[str, str]]:
    """Every decision of the book and of its games, with its reading."""
    for name, section in book.sections().items():
        for one in fields(section):
            yield f"{name}.{one.name}", getattr(section, one.name).reading
    for game, sections in book.overrides.items():
        for name, own in sections.items():
            for key, decision in own.items():
                yield f"games.{game}.{name}.{key}", decision.reading


def decisions(kind: type) -> Iterator[tuple[str, bool]]:
    """A row for each decision of a section, and whether it is a principle: its name, what it may be, its docstring."""
    [body] = [
        node.body
        for path in DECISIONS.glob("*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__
    ]
    for place, node in enumerate(body):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            meaning = _docstring(body[place + 1]) if place + 1 < len(body) else ""
            is_principle = ast.unparse(node.annotation).startswith("Principle[")
            yield f"| `{node.target.id}` | {_may_be(node.annotation)} | {meaning} |", is_principle


def _may_be(annotation: ast.expr) -> str:
    inner = annotation.slice if isinstance(annotation, ast.Subscript) else annotation  # Decision[...]
    if isinstance(inner, ast.Name):
        return NUMBERS[inner.id]
    if not isinstance(inner, ast.Subscript) or not isinstance(inner.value, ast.Name):
        raise SystemExit(f"{PAGE.name} has no words for a decision of the type {ast.unparse(annotation)}")
    if inner.value.id == "Literal":
        words = inner.slice.elts if isinstance(inner.slice, ast.Tuple) else [inner.slice]
        return ", ".join(f"`{ast.literal_eval(word)}`" for word in words)
    row = inner.slice.elts[0] if isinstance(inner.slice, ast.Tuple) else None  # tuple[Row, ...]
    if isinstance(row, ast.Name) and row.id in {one.__name__ for one in rows_of_decisions()}:
        return f"rows: [`{row.id}`](#{row.id.lower()})"
    return "rows"


def _docstring(node: ast.stmt) -> str:
    if (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ):
        return " ".join(node.value.value.split())
    return ""


def _first_line(text: str | None) -> str:
    return (text or "").strip().split("\n")[0]


def _replaced(page: str, head: str, rows: Iterator[str]) -> str:
    """The page with other rows behind the first table that has this head."""
    start = page.index(head) + len(head)
    old = re.match(r"(?:\|.*\n?)*", page[start:])
    end = start + (old.end() if old else 0)
    return page[:start] + "".join(f"{row}\n" for row in rows) + page[end:]


def main() -> int:
    """Write the page, or with `--check` say whether it would change."""
    before = PAGE.read_text("utf-8")
    after = documented(before)
    if "--check" in sys.argv[1:]:
        print(
            "as it should be" if after == before else f"run {Path(__file__).name}: {PAGE.name} would change"
        )
        return int(after != before)
    PAGE.write_text(after, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
