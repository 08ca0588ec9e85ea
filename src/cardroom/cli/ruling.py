"""`cardroom ruling`: what a house makes of a case at a live table."""

from typing import TYPE_CHECKING, Annotated

import typer

from cardroom.cli.files import in_file, told_in
from cardroom.cli.output import COULD_NOT, fail, print_error, print_json
from cardroom.cli.rules import load

if TYPE_CHECKING:
    from cardroom.floor import Case, Chips, Right, Ruling, Step
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
    from cardroom.floor.ruling_report import report

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
    from cardroom.floor.case import rule_all
    from cardroom.rules.refused import Refused

    cases: list[Case] = []

    def book_of(case: "Case") -> "Rulebook":
        if not (house or case.house):
            number = next(number for number, one in enumerate(cases, start=1) if one is case)
            fail(f'{in_file(file)}case {number} names no house: add house = "..." to it, or use --house')
        return load(house or case.house)

    try:
        cases += read_cases(told_in(file))
        return rule_all(cases, book_of)
    except BadCase as bad:
        for fault in bad.faults:
            print_error(f"{in_file(file)}{fault}")
        raise typer.Exit(COULD_NOT) from None
    except Refused as refused:
        fail(f"{in_file(file)}{refused.message}")


def _told_of(chips: "Chips", language: str) -> str:
    """The movement of one player's chips; a player who only wins has put in nothing that the ruling covers."""
    from cardroom.floor.model.spoken_amounts import amount

    put_in, bound, returned, owes, wins = (
        amount(chips_told, language)
        for chips_told in (chips.put_in, chips.bound, chips.returned, chips.owes, chips.wins)
    )
    moved = f"{put_in} put in, {bound} bound, {returned} returned, {owes} more to add"
    if not chips.wins:
        return moved
    return f"wins {wins}" + (f"; {moved}" if chips.put_in or chips.owes else "")


def _raising(right: "Right", language: str) -> str:
    """From and up to what total the player may raise, as far as anybody has worked it out."""
    from cardroom.floor.model.spoken_amounts import amount

    if not right.raise_from:
        return ""
    least, most = amount(right.raise_from, language), amount(right.raise_up_to, language)
    if right.raise_from == right.raise_up_to:
        return f" (raise to {least})"
    return f" (raise from {least} to {most})" if right.raise_up_to else f" (raise from {least})"


def _print(book: "Rulebook", case: "Case", ruling: "Ruling", language: str) -> None:
    from cardroom.floor import said
    from cardroom.floor.model.spoken_amounts import amount
    from cardroom.floor.readings import readings_said
    from cardroom.floor.ruling_report import sentence_of

    print(f"{case.title or case.topic} · {book.name}")
    print(f"  {said(ruling.sentence, language)}")
    if ruling.action is not None:
        to = f" {amount(ruling.action.to, language)}" if ruling.action.to else ""
        print(f"  {ruling.action.who}: {ruling.action.verb}{to}")
    for chips in ruling.chips:
        print(f"  {chips.who}: {_told_of(chips, language)}")
    for right in ruling.rights:
        if right.may:
            print(f"  {right.who} may {' or '.join(right.may)}{_raising(right, language)}")
    print_steps(ruling.steps, language, "  ")
    for option in ruling.options:
        print(f"  staff may: {said(sentence_of(option), language)}")
        print_steps(option.steps, language, "    ")
    print(f"  {ruling.sure.replace('_', ' ')}, {', '.join(ruling.clauses)}")
    if ruling.reading:
        print(f"  reading: {readings_said(ruling.readings, language)}")


def print_steps(steps: "tuple[Step, ...]", language: str, indent: str) -> None:
    """The steps of a repair, numbered, one a line."""
    from cardroom.floor import said
    from cardroom.floor.ruling_report import told_by

    for number, step in enumerate(steps, start=1):
        print(f"{indent}{number}. {said(told_by(step), language)}")
