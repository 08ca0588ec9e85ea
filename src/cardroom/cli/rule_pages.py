"""How rulebooks look in a terminal: tables of books and clauses, and one clause on a page."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields, is_dataclass
from typing import Any

from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Column, Table
from rich.text import Text

from cardroom.rules import Clause, Principle, Rulebook, cited_by
from cardroom.rules.search import search

DECIDES = {
    "auto": ("the software", "green"),
    "ruling": ("the software, told what happened", "cyan"),
    "discretion": ("staff", "yellow"),
    "notice": ("nobody: it is shown", "dim"),
}
"""By kind of clause: the party that decides, and the colour."""
LONGEST = 200
"""Letters of a table that is still written out in a cell."""
Found = tuple[Clause, list[Rulebook]]
"""A clause and the books that have it word for word."""


def book_head(book: Rulebook) -> dict[str, Any]:
    """A book in a list of books."""
    counts = {"clauses": len(book.clauses), "games": len(book.games)}
    return {"id": book.id, "name": book.name, "document": book.document, **counts}


def books_table(books: Iterable[Rulebook]) -> Table:
    """One line a book."""
    counted = [Column(title, justify="right", no_wrap=True) for title in ("clauses", "games")]
    table = Table(Column("rulebook", style="cyan", no_wrap=True), "house", *counted)
    for book in books:
        head = book.document
        dated = "" if head.date == "not printed" else f", {head.date}"
        house = Text.assemble((book.name, "bold"), "\n", (f"{head.title} ({head.language}{dated})", "dim"))
        table.add_row(book.id, house, str(len(book.clauses)), str(len(book.games)))
    return table


def chapters_table(book: Rulebook) -> Table:
    """A book's clauses in printed order, chapter by chapter."""
    table = Table(
        Column("clause", no_wrap=True), "title", "area", "decides",
        title=f"{book.name}: {len(book.clauses)} clauses", title_justify="left",
    )  # fmt: skip
    for chapter in book.chapters:
        table.add_section()
        table.add_row(Text(chapter.id, "bold"), Text(chapter.title, "bold"))
        for clause in map(book.clause, chapter.clauses):
            table.add_row(clause.id, clause.title, clause.area, _engine(clause))
    return table


def replacing(books: Iterable[Rulebook], clause_id: str) -> str:
    """The clause of these books that stands in for this one, "" if none."""
    wanted = clause_id.casefold()
    for book in books:
        for clause in book.clauses.values():
            if wanted in (replaced.casefold() for replaced in clause.replaces):
                return clause.id
    return ""


def clause_object(book: Rulebook, clause: Clause, houses: list[str]) -> dict[str, Any]:
    """A clause for programs: with the houses that have it, and the decisions of the first that rest on it."""
    return {**asdict(clause), "houses": houses, "rests_on_it": cited_by(book).get(clause.id, [])}


def print_clause(console: Console, book: Rulebook, clause: Clause, others: Sequence[str]) -> None:
    """One clause on a page. Beyond a terminal its text is one line, as it is written."""
    who, colour = DECIDES[clause.engine]
    flat = not console.is_terminal
    console.print(Text.assemble((clause.id, "bold cyan"), " · ", (clause.title, "bold")))
    places = [book.name, *others]
    console.print(Text(f"{', '.join(places)}: {clause.source}", "dim"), soft_wrap=flat)
    console.print()
    console.print(Text(clause.text), soft_wrap=flat)
    for example in clause.examples:
        kind = "Example" if example.origin == "document" else "Example (worked out)"
        console.print()
        console.print(Text.assemble((f"{kind}: ", "bold"), example.given), soft_wrap=flat)
        console.print(Text.assemble(f"  {example.ask}: ", (example.expect, "bold")), soft_wrap=flat)
    facts = Table.grid(padding=(0, 2))
    facts.add_row(Text("decides", "dim"), Text(who, colour))
    speaks = {"both": "cash games and tournaments", "cash": "cash games", "tournament": "tournaments"}
    facts.add_row(Text("of", "dim"), f"{speaks[clause.applies]}, {clause.area}")
    if clause.replaces:
        facts.add_row(Text("replaces", "dim"), ", ".join(clause.replaces))
    for place, entry in enumerate(cited_by(book).get(clause.id, [])):
        facts.add_row(Text("" if place else "rests on it", "dim"), _decided(book, entry))
    console.print(Padding(facts, (1, 0, 0, 0)))


def _decided(book: Rulebook, entry: str) -> Text:
    section, _, key = entry.partition(".")
    if section == "games":
        return Text(entry)
    decision = getattr(getattr(book, section), key)
    mark = " (a principle: the one way there is)" if isinstance(decision, Principle) else ""
    text = Text.assemble(f"{entry} = ", (value_text(decision.value), "bold"), (mark, "dim"))
    return text.append(f"\n{decision.reading}", "dim") if decision.reading else text


def find(books: Sequence[Rulebook], words: str) -> list[Found]:
    """The clauses that have the words, the best of each book first; one that several books share stands once."""
    found: list[Found] = []
    for book in books:
        for clause in search(book, words):
            shared = [houses for other, houses in found if other == clause]
            if shared:
                shared[0].append(book)
            else:
                found.append((clause, [book]))
    return found


def found_object(clause: Clause, books: list[Rulebook]) -> dict[str, Any]:
    """A found clause for programs."""
    return {**asdict(clause), "houses": [book.id for book in books]}


def found_table(found: Sequence[Found], words: Sequence[str], in_one: bool) -> Table:
    """The found clauses, each with the place of its text that has the words."""
    count = "1 clause" if len(found) == 1 else f"{len(found)} clauses"
    table = Table(Column("clause", no_wrap=True), "", title=count, title_justify="left")
    if not in_one:
        table.add_column("house")
    for clause, books in found:
        excerpt = Text(_excerpt(clause.text, words), "dim")
        excerpt.highlight_words(words, "bold yellow", case_sensitive=False)
        title = Text(clause.title, "bold")
        title.highlight_words(words, "bold yellow", case_sensitive=False)
        houses = [] if in_one else [", ".join(book.name for book in books)]
        table.add_row(Text(clause.id, "cyan"), Group(title, excerpt), *houses)
    return table


def _excerpt(text: str, words: Iterable[str], length: int = 160) -> str:
    folded = text.casefold()
    at = min([place for word in words if (place := folded.find(word.casefold())) >= 0], default=0)
    start = 0 if at < length // 2 else text.rfind(" ", 0, at - length // 4) + 1
    piece = text[start : start + length]
    if start + length < len(text):
        piece = piece[: piece.rfind(" ")] + " …"
    return f"… {piece}" if start else piece


def value_text(value: object) -> str:
    """A value of a decision in words; a long table by its length."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        words = "; ".join(row_text(row) for row in value) or "none"
        return words if len(words) <= LONGEST else f"{len(value)} rows"
    return str(value).replace("_", " ")


def row_text(row: Any) -> str:
    """A row of a table as its values, what goes without saying left out."""
    if not is_dataclass(row):
        return value_text(row)
    told = [getattr(row, one.name) for one in fields(row) if getattr(row, one.name) != one.default]
    return ", ".join(value_text(value) for value in told)


def _engine(clause: Clause) -> Text:
    return Text(clause.engine, DECIDES[clause.engine][1])
