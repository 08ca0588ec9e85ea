"""`cardroom rules`: read, search and check rulebooks."""

from typing import TYPE_CHECKING, Annotated

import typer

from cardroom.cli.output import FOUND_WRONG, console, fail, open_table, print_error, print_json

if TYPE_CHECKING:
    from cardroom.rules import Clause, Comparison, Rulebook

app = typer.Typer(no_args_is_help=True, help="Read, search and check rulebooks.", rich_markup_mode=None)

HouseOption = Annotated[
    str,
    typer.Option(
        "--house", help="A shipped rulebook's name or the path of a file; left out: all shipped ones."
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def load(source: str) -> "Rulebook":
    """The rulebook. Ends the command with its first fault when there is none."""
    from cardroom.rules import RulebookFaults, load_rulebook

    try:
        return load_rulebook(source)
    except RulebookFaults as faults:
        more = (
            f" (and {len(faults.faults) - 1} more: see `cardroom rules check`)"
            if len(faults.faults) > 1
            else ""
        )
        fail(f"{faults.faults[0]}{more}")


def loaded(house: str) -> "list[Rulebook]":
    """The rulebook asked for, or all that come with Cardroom."""
    from cardroom.rules import shipped

    return [load(name) for name in ([house] if house else shipped())]


@app.command("list")
def list_clauses(house: HouseOption = "", json: JsonOption = False) -> None:
    """List the rulebooks or, with --house, the clauses of one."""
    books = loaded(house)
    if house:
        print_clauses(list(books[0].clauses.values()), books[0].name, json)
        return
    found = [
        {
            "id": book.id,
            "name": book.name,
            "document": book.document,
            "clauses": len(book.clauses),
            "games": len(book.games),
        }
        for book in books
    ]
    if json:
        print_json({"rulebooks": found})
        return
    table = open_table("rulebook", "name", "document", "clauses", "games", whole=("rulebook",))
    for book in books:
        document = f"{book.document.title} {book.document.version}, {book.document.date}"
        table.add_row(book.id, book.name, document, str(len(book.clauses)), str(len(book.games)))
    console().print(table)


@app.command("show")
def show(
    clause: Annotated[str, typer.Argument(help="The id of a clause, such as CO-TH.31.")],
    house: HouseOption = "",
    json: JsonOption = False,
) -> None:
    """Show one clause: its text, its source and its examples."""
    books = loaded(house)
    for book in books:
        found = {id.casefold(): entry for id, entry in book.clauses.items()}.get(clause.casefold())
        if found is not None:
            break
    else:
        nowhere = f"{books[0].name} has no" if house else "No rulebook has a"
        fail(f"{nowhere} clause {clause}; `cardroom rules search` finds clauses by words")
    if json:
        print_json(found)
        return
    print(f"{found.id} · {found.title}\n{book.name}: {found.source}\n\n{found.text}")
    for example in found.examples:
        print(f"\nExample: {example.given}\n  {example.ask}: {example.expect}")


@app.command("search")
def search(
    words: Annotated[
        list[str], typer.Argument(help="Words that the clause has; beginnings of words will do.")
    ],
    house: HouseOption = "",
    json: JsonOption = False,
) -> None:
    """Find clauses by words, the best of each rulebook first. Ends with status 1 when there is none."""
    from cardroom.rules import search as find

    books = loaded(house)
    found = [clause for book in books for clause in find(book, " ".join(words))]
    print_clauses(found, " and ".join(book.name for book in books), json)
    if not found:
        raise typer.Exit(FOUND_WRONG)


@app.command("diff")
def diff(
    first: Annotated[str, typer.Argument(help="A shipped rulebook's name or the path of a file.")],
    second: Annotated[str, typer.Argument(help="The other one.")],
    same: Annotated[bool, typer.Option("--all", help="Print also what both decided alike.")] = False,
    json: JsonOption = False,
) -> None:
    """Put two houses side by side. What they decided differently, and their clauses by area."""
    from cardroom.rules import compare

    books = load(first), load(second)
    compared = compare(*books)
    if json:
        areas = [
            {"area": area.area, "first": [c.id for c in area.first], "second": [c.id for c in area.second]}
            for area in compared.areas
        ]
        points = compared.points if same else compared.differences
        print_json({"first": books[0].id, "second": books[1].id, "points": points, "areas": areas})
        return
    print_comparison(compared, books[0].name, books[1].name, same)


@app.command("check")
def check(
    source: Annotated[
        str, typer.Argument(help="The path of a rulebook file, or a shipped name.", metavar="FILE")
    ],
    json: JsonOption = False,
) -> None:
    """Check a rulebook and tell all its faults at once. Ends with status 1 when it has any."""
    from cardroom.rules import RulebookFaults, load_rulebook

    try:
        book = load_rulebook(source)
    except RulebookFaults as found:
        if json:
            print_json({"faults": found.faults})
        else:
            for fault in found.faults:
                print_error(str(fault))
        raise typer.Exit(FOUND_WRONG) from None
    if json:
        print_json({"id": book.id, "name": book.name, "clauses": len(book.clauses), "faults": []})
    else:
        print(f"{book.name} ({book.id}): {len(book.clauses)} clauses, {len(book.games)} games, no fault")


def print_clauses(clauses: "list[Clause]", book: str, json: bool) -> None:
    """The clauses as one object or as a table."""
    if json:
        print_json({"clauses": clauses})
        return
    title = f"{book}: {len(clauses)} clauses"
    table = open_table("clause", "title", "area", "decides", title=title, whole=("clause",))
    for clause in clauses:
        table.add_row(clause.id, clause.title, clause.area, clause.engine)
    console().print(table)


def print_comparison(compared: "Comparison", first: str, second: str, same: bool) -> None:
    """Two tables: the decision points, and how many clauses each house has in an area."""
    both = [point for point in compared.points if point.first and point.second]
    different = [point for point in both if not point.same]
    title = f"{len(different)} of {len(both)} decisions differ"
    points = open_table("decision", first, second, title=title, whole=("decision",))
    for point in both if same else different:
        cells = [cell(side.value, side.clauses) for side in (point.first, point.second) if side]
        points.add_row(point.point, *cells)
    areas = open_table("area", first, second, title="Clauses by area")
    for area in compared.areas:
        areas.add_row(area.area, str(len(area.first) or ""), str(len(area.second) or ""))
    console().print(points, "", areas, "", sep="\n")
    for name, lacks in ((first, "first"), (second, "second")):
        sections = dict.fromkeys(p.point.split(".")[0] for p in compared.points if getattr(p, lacks) is None)
        if sections:
            console().print(f"{name} decides nothing about {' and '.join(sections).replace('_', ' ')}.")


def cell(value: object, clauses: tuple[str, ...]) -> str:
    """A value and what it rests on, for a table."""
    shown = f"{len(value)} rows" if isinstance(value, tuple) else str(value).replace("_", " ")
    return f"{shown}\n[dim]{', '.join(clauses) or 'a reading'}[/dim]"
