"""`cardroom ruling`: what a house makes of a case at a live table."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardroom.cli.output import COULD_NOT, fail, print_error, print_json
from cardroom.cli.rules import load

if TYPE_CHECKING:
    from cardroom.floor import Case, Chips, Ruling, Step
    from cardroom.rules import Rulebook


def ruling(
    file: Annotated[
        str,
        typer.Argument(
            help="A TOML or JSON file with one case or many; - reads standard input.", metavar="FILE"
        ),
    ] = "",
    house: Annotated[
        str,
        typer.Option(
            "--house", help="A shipped rulebook's name or the path of a file; left out: each case's."
        ),
    ] = "",
    language: Annotated[
        str, typer.Option("--language", help="The sentence's language: en, fi, nb or cs.")
    ] = "en",
    clauses: Annotated[bool, typer.Option("--clauses", help="Print the texts of the clauses too.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    topics: Annotated[
        bool, typer.Option("--topics", help="List what may be asked; FILE is then a word or a topic.")
    ] = False,
) -> None:
    """Rule on cases at a live table.

    Tells what counts, what goes back, who may do what, and by which clauses.
    With --topics and the name of one, prints its blank case to fill in.
    """
    if topics:
        from cardroom.cli.ruling_topics import print_topics

        print_topics(file, json)
        return
    if not file:
        fail("no FILE with a case is named; - reads standard input, --topics lists what may be asked")
    from cardroom.floor import LANGUAGES
    from cardroom.floor.report import report

    if language not in LANGUAGES:
        fail(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    ruled = _ruled(file, house)
    if json:
        print_json({"rulings": [report(book, one) for book, _, one in ruled]})
        return
    for number, (book, case, one) in enumerate(ruled):
        if number:
            print()
        _print(book, case, one, language)
        if clauses:
            for clause in one.clauses:
                print(f"  {clause} · {book.clause(clause).text}")


def _ruled(file: str, house: str) -> "list[tuple[Rulebook, Case, Ruling]]":
    """Each case of the file with the book that ruled on it; faults end the command."""
    from cardroom.floor import BadCase, read_cases
    from cardroom.rules.refused import Refused

    try:
        ruled = []
        for number, case in enumerate(read_cases(told_in(file)), start=1):
            if not (house or case.house):
                fail(f'case {number} names no house: add house = "..." to it, or use --house')
            book = load(house or case.house)
            ruled.append((book, case, case.rule(book)))
        return ruled
    except BadCase as bad:
        for fault in bad.faults:
            print_error(fault)
        raise typer.Exit(COULD_NOT) from None
    except Refused as refused:
        fail(refused.message)


def _told_of(chips: "Chips") -> str:
    """What one player's chips do; who only wins has put in nothing that the ruling speaks of."""
    moved = f"{chips.put_in} put in, {chips.bound} bound, {chips.returned} returned, {chips.owes} to add"
    if not chips.wins:
        return moved
    return f"wins {chips.wins}" + (f"; {moved}" if chips.put_in or chips.owes else "")


def told_in(file: str) -> object:
    """What the file says, as plain values."""
    import tomllib

    import msgspec

    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror or error}")
    except UnicodeDecodeError as error:
        fail(f"{file} is not UTF-8 text (byte {error.start})")
    try:
        if text.lstrip().startswith("{"):
            told: object = msgspec.json.decode(text)
            return told
        return tomllib.loads(text)
    except (msgspec.DecodeError, tomllib.TOMLDecodeError) as error:
        fail(f"{'standard input' if file == '-' else file} is neither TOML nor JSON: {error}")


def _print(book: "Rulebook", case: "Case", ruling: "Ruling", language: str) -> None:
    from cardroom.floor import said
    from cardroom.floor.report import sentence_of

    print(f"{case.title or case.topic} · {book.name}")
    print(f"  {said(ruling.sentence, language)}")
    if ruling.action is not None:
        to = f" {ruling.action.to}" if ruling.action.to else ""
        print(f"  {ruling.action.who}: {ruling.action.verb}{to}")
    for chips in ruling.chips:
        print(f"  {chips.who}: {_told_of(chips)}")
    for right in ruling.rights:
        if right.may:
            raising = f" (raise from {right.raise_from})" if right.raise_from else ""
            print(f"  {right.who} may {' or '.join(right.may)}{raising}")
    print_steps(ruling.steps, language, "  ")
    for option in ruling.options:
        print(f"  staff may: {said(sentence_of(option), language)}")
        print_steps(option.steps, language, "    ")
    print(f"  {ruling.sure.replace('_', ' ')}, {', '.join(ruling.clauses)}")
    if ruling.reading:
        print(f"  reading: {ruling.reading}")


def print_steps(steps: "tuple[Step, ...]", language: str, indent: str) -> None:
    """The steps of a repair, numbered, one a line."""
    from cardroom.floor import said
    from cardroom.floor.report import told_by

    for number, step in enumerate(steps, start=1):
        print(f"{indent}{number}. {said(told_by(step), language)}")
