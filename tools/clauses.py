"""Which clauses of the shipped rulebooks the code decides, shows, leaves to staff, or leaves open.

A clause is decided when the rulebook (or a refusal in the source) cites it and a test marked with its id shows it:
either one alone is a claim nobody checks. Notices are shown on the rulebook page. What staff decide, and which
chapters or clauses are asked for, is written in clause_scope.toml, book by book. Ends with status 1 on an open
clause in scope.
"""

import argparse
import ast
import gc
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from cardroom.rules import Clause, Rulebook, cited_by, house, shipped

ROOT = Path(__file__).parent.parent
SCOPE = Path(__file__).with_name("clause_scope.toml")
STATES = ("decided", "shown", "staff", "open", "later")
COLOURS = {"decided": "green", "shown": "cyan", "staff": "blue", "open": "red", "later": "dim"}


@dataclass(frozen=True)
class Standing:
    """A clause, its state, and what stands behind it or is missing."""

    clause: Clause
    state: str
    why: str


@dataclass(frozen=True)
class Record:
    """An act that keeps what a clause speaks of: its class, the fields that say it, the address that takes it."""

    act: str
    fields: tuple[str, ...]
    door: str = "/api/desk/{}/acts"


@dataclass(frozen=True)
class Scope:
    """What clause_scope.toml says of one book: the step that owns a chapter or a clause, (act, by) of what staff
    decide, and the acts that keep a record of it.
    """

    later: dict[str, str]
    staff: dict[str, tuple[str, str]]
    records: dict[str, tuple[Record, ...]] = field(default_factory=dict)

    def owner(self, clause: Clause) -> str:
        """The step that owns the clause, "now" for this one."""
        return self.later.get(clause.id) or self.later.get(clause.chapter) or "now"


def read_scopes(path: Path = SCOPE) -> dict[str, Scope]:
    """The scope file, by rulebook; all of a book it does not name is asked for. A book `like` another has its scope
    for the clauses it takes over from it.
    """
    entries = {name: {} for name in shipped()} | tomllib.loads(path.read_text("utf-8"))
    scopes = {name: _scope(entry) for name, entry in entries.items()}
    for name, entry in entries.items():
        if "like" in entry:
            scopes[name] = _over(scopes[entry["like"]], scopes[name], house(name))
    return scopes


def _over(base: Scope, own: Scope, book: Rulebook) -> Scope:
    known = {*book.clauses, *[chapter.id for chapter in book.chapters]}
    later = {name: owner for name, owner in base.later.items() if name in known}
    staff = {clause: act for clause, act in base.staff.items() if clause in book.clauses}
    records = {clause: kept for clause, kept in base.records.items() if clause in book.clauses}
    return Scope(later | own.later, staff | own.staff, records | own.records)


def _scope(entry: dict[str, Any]) -> Scope:
    acts = {
        clause: (row["act"], row.get("by", "")) for row in entry.get("staff", ()) for clause in row["clauses"]
    }
    records = {
        clause: tuple(
            Record(one["act"], tuple(one["fields"]), one.get("door", Record.door))
            for one in row.get("records", ())
        )
        for row in entry.get("staff", ())
        for clause in row["clauses"]
    }
    later = {name: owner for owner, names in entry.get("later", {}).items() for name in names}
    return Scope(later, acts, records)


def fields_by_class(folder: Path) -> dict[str, set[str]]:
    """The fields of each class of the source, with those of its bases; of classes that share a name those of all."""
    own: dict[str, set[str]] = {}
    bases: dict[str, set[str]] = {}
    for _, tree in trees(folder):
        for node in nodes_of(tree):
            if isinstance(node, ast.ClassDef):
                own.setdefault(node.name, set()).update(
                    one.target.id
                    for one in node.body
                    if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
                )
                bases.setdefault(node.name, set()).update(
                    base.id for base in node.bases if isinstance(base, ast.Name) and base.id != node.name
                )

    def of(name: str, seen: frozenset[str]) -> set[str]:
        found = set(own.get(name, ()))
        for base in bases.get(name, set()) - seen:
            found |= of(base, seen | {name})
        return found

    return {name: of(name, frozenset({name})) for name in own}


def without_record(scope: Scope, known: dict[str, set[str]]) -> list[str]:
    """The clauses of staff that no act keeps a record of: none is named, or one that does not have the fields."""
    return [
        clause
        for clause in scope.staff
        if not scope.records.get(clause)
        or any(not set(one.fields) <= known.get(one.act, set()) for one in scope.records[clause])
    ]


@cache
def tree_of(text: str) -> ast.Module:
    """The syntax tree of a text, made once: a run asks for those of the whole source many times."""
    return ast.parse(text)


@cache
def nodes_of(tree: ast.AST) -> tuple[ast.AST, ...]:
    """All nodes of a syntax tree that is kept: it is walked through once."""
    return tuple(ast.walk(tree))


def trees(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    """Every Python file below `folder` with its syntax tree."""
    for path in sorted(folder.rglob("*.py")):
        yield path, tree_of(path.read_text("utf-8"))


def marked_tests(folder: Path) -> dict[str, list[str]]:
    """For each clause id the places of its `pytest.mark.clause`. Tests that are skipped or expected to fail are not
    counted: they show nothing.
    """
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text("utf-8")
        if "mark.clause" not in text:
            continue
        tree = tree_of(text)
        idle = {id(call) for node in nodes_of(tree) if _is_idle(node) for call in ast.walk(node)}
        for node in nodes_of(tree):
            if isinstance(node, ast.Call) and _mark(node) == "clause" and id(node) not in idle:
                place = f"{path.relative_to(folder.parent)}:{node.lineno}"
                for argument in node.args:
                    if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                        raise SystemExit(f"{place}: write the clause ids out, so that they can be counted")
                    found.setdefault(argument.value, []).append(place)
    return found


def _is_idle(node: ast.AST) -> bool:
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return False
    return any(_mark(decorator) in ("skip", "xfail") for decorator in node.decorator_list)


def _mark(node: ast.AST) -> str:
    """The name of a `pytest.mark.name` or `pytest.mark.name(...)`, else ""."""
    if isinstance(node, ast.Call):
        node = node.func
    if (
        isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "mark"
    ):
        return node.attr
    return ""


def source_words(folder: Path) -> tuple[set[str], set[str]]:
    """The string constants of the source (docstrings do not count as such: they are longer), and its definitions."""
    found = [_words_of(tree) for _, tree in trees(folder)]
    return set().union(*(strings for strings, _ in found)), set().union(*(names for _, names in found))


@cache
def _words_of(tree: ast.AST) -> tuple[set[str], set[str]]:
    """Those of one file: each book asks for those of the whole source."""
    strings: set[str] = set()
    names: set[str] = set()
    for node in nodes_of(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            strings.add(node.value)
        elif isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
    return strings, names


def standings(book: Rulebook, scope: Scope, tests: dict[str, list[str]], source: Path) -> list[Standing]:
    """Every clause of the book with its state."""
    cited = cited_by(book)
    strings, names = source_words(source)

    def state(clause: Clause) -> tuple[str, str]:
        owner = scope.owner(clause)
        grounds = cited.get(clause.id) or (["the source"] if clause.id in strings else [])
        shown = tests.get(clause.id, [])
        if grounds and shown:
            return "decided", f"{grounds[0]}; {shown[0]}" + (
                f" and {len(shown) - 1} more" if len(shown) > 1 else ""
            )
        if owner != "now":
            return "later", owner
        if clause.engine == "notice":
            return "shown", "on the rulebook page"
        if clause.id in scope.staff:
            act, by = scope.staff[clause.id]
            missing = by and by not in names
            return (
                ("open", f"staff: no {by} in the source")
                if missing
                else ("staff", f"{act} ({by or 'by hand'})")
            )
        if clause.engine == "discretion":
            return "open", f"nothing in {SCOPE.name} says how staff decide it"
        return "open", _missing(bool(grounds), bool(shown))

    return [Standing(clause, *state(clause)) for clause in book.clauses.values()]


def _missing(grounds: bool, shown: bool) -> str:
    if grounds:
        return "no test shows it"
    return "no decision cites it" if shown else "no decision cites it, no test shows it"


def summary(book: Rulebook, found: list[Standing], scope: Scope) -> Table:
    """Counts by chapter."""
    table = Table(title=f"{book.name}: {len(found)} clauses", title_justify="left")
    table.add_column("chapter")
    table.add_column("")
    for state in STATES:
        table.add_column(state, justify="right", style=COLOURS[state])
    table.add_column("owned by")
    for chapter in book.chapters:
        states = [one.state for one in found if one.clause.chapter == chapter.id]
        counts = [str(states.count(state) or "") for state in STATES]
        owners = dict.fromkeys(scope.owner(book.clause(clause)) for clause in chapter.clauses)
        table.add_row(chapter.id, chapter.title, *counts, "; ".join(owners))
    return table


def later(found: list[Standing]) -> dict[str, list[str]]:
    """The clauses that a later step owns, by its name."""
    owned: dict[str, list[str]] = {}
    for one in found:
        if one.state == "later":
            owned.setdefault(one.why, []).append(one.clause.id)
    return owned


def listing(found: list[Standing], title: str) -> Table:
    """One line a clause."""
    table = Table(title=title, title_justify="left", show_header=False, box=None)
    for one in found:
        table.add_row(one.clause.id, f"[{COLOURS[one.state]}]{one.state}[/]", one.clause.title, one.why)
    return table


def main(arguments: list[str] | None = None) -> int:
    """Print the standing of the clauses; 1 if one in scope is open or a test names a clause that does not exist."""
    parser = argparse.ArgumentParser(description="Which clauses the code decides, shows or leaves open.")
    parser.add_argument("--all", action="store_true", help="list every clause with what stands behind it")
    parser.add_argument("--house", choices=shipped(), help="one rulebook only")
    chosen = parser.parse_args(arguments)
    gc.disable()  # the trees of the whole source are kept to the end; looking through them takes longer than making them
    scopes = read_scopes()
    books = [house(name) for name in ([chosen.house] if chosen.house else shipped())]
    tests = marked_tests(ROOT / "tests")
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 160)
    known = fields_by_class(ROOT / "src" / "cardroom")
    wrong = [report(console, book, scopes[book.id], tests, known, chosen.all) for book in books]
    return 1 if any(wrong) else 0


def report(
    console: Console, book: Rulebook, scope: Scope, tests: dict[str, list[str]], fields: dict[str, set[str]], every: bool
) -> bool:  # fmt: skip
    """Print one book's clauses. True if one in scope is open, one of staff has no record, or a test names a clause that the
    book does not have.
    """
    found = standings(book, scope, tests, ROOT / "src" / "cardroom")
    if every:
        console.print(listing(found, "All clauses"))
    console.print(summary(book, found, scope))
    open_ones = [one for one in found if one.state == "open"]
    prefixes = tuple({clause.split("-")[0] + "-" for clause in book.clauses})
    known = {
        clause for name in shipped() for clause in house(name).clauses
    }  # of a replaced one its own house has it
    strangers = sorted(clause for clause in set(tests) - known if clause.startswith(prefixes))
    if open_ones:
        console.print(listing(open_ones, f"Open in scope: {len(open_ones)}"))
    for clause in strangers:
        console.print(f"[red]{tests[clause][0]} names {clause}, which is no clause[/]")
    for owner, ids in later(found).items():
        console.print(f"[dim]later, {owner} ({len(ids)}): {', '.join(ids)}[/]")
    counts = {state: sum(one.state == state for one in found) for state in STATES}
    console.print(", ".join(f"{count} {state}" for state, count in counts.items()))
    lacking = without_record(scope, fields)
    console.print(f"by staff {len(scope.staff)}, without a record {len(lacking)}", *lacking)
    return bool(open_ones or strangers or lacking)


if __name__ == "__main__":
    sys.exit(main())
