"""`cardroom rules`: read, search and check rulebooks."""

from typing import TYPE_CHECKING, Annotated

import typer

from cardroom.cli.output import FOUND_WRONG, console, fail, print_error, print_json

if TYPE_CHECKING:
    from cardroom.rules import Clause, Rulebook

app = typer.Typer(no_args_is_help=True, help="Read, search and check rulebooks.", rich_markup_mode=None)

HouseOption = Annotated[str, typer.Option("--house", help="A shipped rulebook's name or the path of a file.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
DEFAULT_HOUSE = "casinohuone"


def load(source: str) -> "Rulebook":
    """The rulebook. Ends the command with its first fault when there is none."""
    from cardroom.rules import RulebookFaults, load_rulebook

    try:
        return load_rulebook(source)
    except RulebookFaults as faults:
        more = f" (and {len(faults.faults) - 1} more: see `cardroom rules check`)" if len(faults.faults) > 1 else ""
        fail(f"{faults.faults[0]}{more}")


@app.command("list")
def list_clauses(house: HouseOption = DEFAULT_HOUSE, json: JsonOption = False) -> None:
    """List the clauses of a rulebook in printed order."""
    book = load(house)
    print_clauses(list(book.clauses.values()), book.name, json)


@app.command("show")
def show(
    clause: Annotated[str, typer.Argument(help="The id of a clause, such as CO-TH.31.")],
    house: HouseOption = DEFAULT_HOUSE,
    json: JsonOption = False,
) -> None:
    """Show one clause: its text, where it stands, and the examples that explain it."""
    book = load(house)
    found = {id.casefold(): entry for id, entry in book.clauses.items()}.get(clause.casefold())
    if found is None:
        fail(f"{book.name} has no clause {clause}; `cardroom rules search` finds clauses by words")
    if json:
        print_json(found)
        return
    print(f"{found.id} · {found.title}\n{book.name}: {found.source}\n\n{found.text}")
    for example in found.examples:
        print(f"\nExample: {example.given}\n  {example.ask}: {example.expect}")


@app.command("search")
def search(
    words: Annotated[list[str], typer.Argument(help="Words that the clause has; beginnings of words will do.")],
    house: HouseOption = DEFAULT_HOUSE,
    json: JsonOption = False,
) -> None:
    """Find clauses by words, the best first. Ends with status 1 when there is none."""
    from cardroom.rules import search as find

    book = load(house)
    found = find(book, " ".join(words))
    print_clauses(found, book.name, json)
    if not found:
        raise typer.Exit(FOUND_WRONG)


@app.command("check")
def check(
    source: Annotated[str, typer.Argument(help="The path of a rulebook file, or a shipped name.", metavar="FILE")],
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
    from rich.table import Table

    table = Table("clause", "title", "area", "decides", title=f"{book}: {len(clauses)} clauses")
    for clause in clauses:
        table.add_row(clause.id, clause.title, clause.area, clause.engine)
    console().print(table)
