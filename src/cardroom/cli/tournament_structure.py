"""`cardroom tournament-structure`: a structure suggested from entries, stack, length and pace, or a file checked."""

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from cardroom.cli.output import console, fail, open_table, print_json

if TYPE_CHECKING:
    from cardroom.tournament.structures.expected_end import TooHigh
    from cardroom.tournament.structures.structure import Structure
    from cardroom.tournament.structures.suggest import Pace

ENTRIES: Final = 45
MINUTES: Final = 180
MOST_CHIPS: Final = 10**9
"""Of one player: blinds are not suggested beyond what such a stack can use."""


def tournament_structure(
    entries: Annotated[
        int | None, typer.Option(help="How many are expected; 45 where nothing is said.")
    ] = None,
    stack: Annotated[int, typer.Option(help="Chips that each begins with.")] = 5_000,
    minutes: Annotated[
        int | None, typer.Option(help="How long it is to last, breaks included; 180 where nothing is said.")
    ] = None,
    pace: Annotated[str, typer.Option(help="slow, normal, turbo or hyper.")] = "normal",
    seats: Annotated[int, typer.Option(help="Seats of a table.")] = 9,
    toml: Annotated[Path | None, typer.Option("--toml", help="Write the structure into this file.")] = None,
    check: Annotated[
        Path | None, typer.Option("--check", help="Check this file instead of suggesting one.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Suggest a tournament's structure, or check one.

    Blinds grow until all chips are 25 big blinds by the end. All faults of a file are told, each with its line; with
    entries and minutes also whether its blinds are too high for the chips in play by then.
    """
    from cardroom.rules import Refused
    from cardroom.tournament.structures.expected_end import warning
    from cardroom.tournament.structures.structure_files import (
        StructureFaults,
        load_structure,
        structure_text,
    )
    from cardroom.tournament.structures.suggest import suggest

    if stack > MOST_CHIPS:
        fail(f"--stack: a player begins with {MOST_CHIPS:,} chips at most")
    last = seconds = 0
    too_high = None
    if check is not None:
        try:
            structure = load_structure(check)
        except StructureFaults as faults:
            fail(str(faults))
        if entries and minutes:
            too_high = warning(structure, entries, minutes * 60)
    else:
        try:
            found = suggest(
                _given(entries, ENTRIES), stack, _given(minutes, MINUTES), _pace(pace), seats=seats
            )
        except Refused as refused:
            fail(refused.message)
        structure, last, seconds = found.structure, found.last_level, found.seconds
    if toml is not None:
        try:
            toml.write_text(structure_text(structure), "utf-8")
        except OSError as fault:
            fail(f"{toml}: {fault.strerror}")
    if json:
        warned = {} if too_high is None else {"too_high": asdict(too_high)}
        print_json({**_plain(structure), "last_level": last, "seconds": seconds, **warned})
    else:
        _print(structure, last, seconds)
        if too_high is not None:
            _warn(too_high, entries)


def _given(value: int | None, usual: int) -> int:
    return usual if value is None else value


def _warn(found: "TooHigh", entries: int | None) -> None:
    screen = console()
    screen.print(
        f"The end is expected in level {found.level}: its big blind of {found.unit:,} is more than a twentieth of the "
        f"{found.chips:,} chips that {entries} entries bring."
    )
    if found.past_last:
        screen.print(
            "That level is after the last one of the structure: there each level is as much more than the one before "
            "as the last one was."
        )


def _pace(name: str) -> "Pace":
    from cardroom.tournament.structures.suggest import PACES

    for pace in PACES:
        if pace == name:
            return pace
    fail(f"a pace is one of {', '.join(PACES)}, not {name}")


def _plain(structure: "Structure") -> dict[str, Any]:
    return {
        "name": structure.name,
        "stack": structure.stack,
        "seats": structure.seats,
        "level_seconds": structure.level_seconds,
        "chips": structure.chips,
        "levels": [
            {
                "level": number,
                "small_blind": level.small_blind,
                "big_blind": level.big_blind,
                "ante": level.ante,
            }
            for number, level in enumerate(structure.levels, 1)
        ],
        "pauses": [
            {"after_level": pause.after_level, "seconds": pause.seconds} for pause in structure.pauses
        ],
        "colour_ups": [{"after_level": level, "chip": chip} for level, chip in structure.colour_ups()],
    }


def _print(structure: "Structure", last: int, seconds: int) -> None:
    screen = console()
    screen.print(f"{structure.name}: {structure.stack:,} chips each, tables of {structure.seats}")
    if last:
        screen.print(f"The end is expected in level {last}, after about {round(seconds / 60)} minutes.")
    screen.print()
    table = open_table("level", "blinds", "ante", "minutes", "then")
    pauses = {pause.after_level: f"break of {pause.seconds // 60} minutes" for pause in structure.pauses}
    gone: dict[int, list[str]] = {}
    for number, chip in structure.colour_ups():
        gone.setdefault(number, []).append(f"{chip:,}")
    for number, level in enumerate(structure.levels, 1):
        then = [pauses[number]] if number in pauses else []
        then += [f"chips of {' and '.join(gone[number])} go"] if number in gone else []
        length = (level.seconds or structure.level_seconds) / 60
        lasts = (
            f"{structure.level_hands} hands" if structure.level_hands else f"{length:g}" if length else "–"
        )
        blinds = f"{level.small_blind:,} / {level.big_blind:,}"
        table.add_row(str(number), blinds, f"{level.ante:,}" if level.ante else "–", lasts, ", ".join(then))
    screen.print(table)
