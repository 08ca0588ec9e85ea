"""`cardroom rules`: read, search, compare and check rulebooks, and start one of one's own."""

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardroom.cli.output import COULD_NOT, FOUND_WRONG, console, fail, print_error, print_json

if TYPE_CHECKING:
    from cardroom.rules import Rulebook

app = typer.Typer(
    no_args_is_help=True, help="Read, search, compare and check rulebooks.", rich_markup_mode=None
)

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
    """List the rulebooks, or one's clauses. With --house the clauses of that book, in printed order."""
    from cardroom.cli import rule_pages as pages

    books = loaded(house)
    if json and house:
        print_json({"clauses": list(books[0].clauses.values())})
    elif json:
        print_json({"rulebooks": [pages.book_head(book) for book in books]})
    else:
        console().print(pages.chapters_table(books[0]) if house else pages.books_table(books))


@app.command("show")
def show(
    clause: Annotated[str, typer.Argument(help="The id of a clause, such as CO-TH.31.")],
    house: HouseOption = "",
    json: JsonOption = False,
) -> None:
    """Show one clause. Its text, the examples that explain it, and what rests on it."""
    from cardroom.cli import rule_pages as pages

    books = loaded(house)
    wanted = clause.casefold()
    holding = [
        (book, entry) for book in books for id, entry in book.clauses.items() if id.casefold() == wanted
    ]
    if not holding:
        instead = pages.replacing(books, clause)
        if instead:
            fail(f"{books[0].name} has {instead} in place of {clause}: `cardroom rules show {instead}`")
        nowhere = f"{books[0].name} has no" if house else "No rulebook has a"
        fail(f"{nowhere} clause {clause}; `cardroom rules search` finds clauses by words")
    if json:
        print_json(pages.clause_object(*holding[0], [book.id for book, _ in holding]))
        return
    pages.print_clause(console(), *holding[0], [book.name for book, _ in holding[1:]])


@app.command("search")
def search(
    words: Annotated[
        list[str], typer.Argument(help="Words that the clause has; beginnings of words will do.")
    ],
    house: HouseOption = "",
    json: JsonOption = False,
) -> None:
    """Find clauses by words, the best of each rulebook first. Ends with status 1 when there is none."""
    from cardroom.cli import rule_pages as pages

    found = pages.find(loaded(house), " ".join(words))
    if json:
        print_json({"clauses": [pages.found_object(*one) for one in found]})
    elif found:
        console().print(pages.found_table(found, words, in_one=bool(house)))
    if not found:
        if not json:
            print_error(f"no clause has all of these words: {' '.join(words)}")
        raise typer.Exit(FOUND_WRONG)


@app.command("diff")
def diff(
    first: Annotated[str, typer.Argument(help="A shipped rulebook's name or the path of a file.")],
    second: Annotated[str, typer.Argument(help="The other one.")],
    same: Annotated[bool, typer.Option("--all", help="Print also what both decided alike.")] = False,
    clauses: Annotated[
        bool, typer.Option("--clauses", help="Print the clauses of each area side by side.")
    ] = False,
    json: JsonOption = False,
) -> None:
    """Compare two houses.

    Prints their differing decisions, their money and games, and their clauses by area.
    """
    from cardroom.cli import comparison_pages as pages
    from cardroom.rules import compare

    books = load(first), load(second)
    compared = compare(*books)
    if json:
        areas = [
            {"area": area.area, "first": [c.id for c in area.first], "second": [c.id for c in area.second]}
            for area in compared.areas
        ]
        points = compared.points if same else compared.differences
        money = {
            "currencies": compared.currencies,
            "games": [game for game in compared.games if same or not game.same],
        }
        print_json({"first": books[0].id, "second": books[1].id, **money, "points": points, "areas": areas})
        return
    pages.print_comparison(console(), compared, books, same=same, clauses=clauses)


@app.command("check")
def check(
    source: Annotated[
        str, typer.Argument(help="The path of a rulebook file, or a shipped name.", metavar="FILE")
    ],
    json: JsonOption = False,
) -> None:
    """Check a rulebook. All its faults are told at once, each with its line. Ends with status 1 when it has any.

    A warning is what is allowed and most often a slip: a rake above what rooms take. It is no fault. A decision that
    came into the schema after the file was written is defaulted and told as one too: please decide it.
    """
    from cardroom.games.offers import load_house
    from cardroom.rules import RulebookFaults

    try:
        book = load_house(source)
    except RulebookFaults as found:
        if json:
            print_json({"faults": found.faults})
        else:
            for fault in found.faults:
                print_error(str(fault))
        unread = all(not fault.line and not fault.entry for fault in found.faults)
        raise typer.Exit(COULD_NOT if unread else FOUND_WRONG) from None
    if json:
        counted = {"clauses": len(book.clauses), "faults": [], "warnings": book.warnings}
        versions = {"schema": book.schema, "defaulted": book.defaulted}
        versions |= {"choices": book.choices, "principles": book.principles}
        print_json({"id": book.id, "name": book.name, **versions, **counted})
    else:
        for warning in book.warnings:
            print_error(f"warning: {warning}")
        decided = f"{book.choices} choices, {book.principles} principles"
        print(
            f"{book.name} ({book.id}): {len(book.clauses)} clauses, {len(book.games)} games, {decided}, no fault"
        )


@app.command("new")
def new(
    base: Annotated[str, typer.Option("--from", help="The house to start from: a shipped name or a path.")],
    file: Annotated[Path, typer.Argument(help="The file to write.", metavar="[FILE]")] = Path(
        "my-house.toml"
    ),
    name: Annotated[str, typer.Option("--name", help="The house's name; left out: from the file's.")] = "",
) -> None:
    """Start a rulebook from another house. It plays as that house does until you change it; no file is overwritten."""
    from cardroom.rules import shipped, starting_text

    book = load(base)
    id = re.sub(r"[^a-z0-9]+", "-", (name or file.stem).casefold()).strip("-")
    if not id[:1].isalpha():
        fail("a house needs a name that begins with a letter from a to z: give one with --name")
    if id in shipped():
        fail(f"{id} comes with Cardroom: give the house another name with --name")
    extends = base if base in shipped() else os.path.join(".", os.path.relpath(base, file.parent))
    text = starting_text(book, extends, id, name or id.replace("-", " ").capitalize())
    try:
        with file.open("x", encoding="utf-8") as written:
            written.write(text)
    except FileExistsError:
        fail(f"{file} is there already, and stays as it is")
    except OSError as error:
        fail(f"{file} cannot be written: {error.strerror or error}")
    print(f"{file} plays by {book.name}. Change it, then: cardroom rules check {file}")
