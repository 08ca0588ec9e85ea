"""`cardroom replay`: play a hand history through the engine."""

from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardroom.cli.output import console, fail, open_table, print_json

if TYPE_CHECKING:
    from cardroom.engine import HandRules
    from cardroom.histories.amounts import Amount

LARGEST_FILE = 16 * 1024 * 1024


def replay(
    file: Annotated[Path, typer.Argument(help="A hand in the PHH format (.phh, or .phhs with many).", metavar="FILE")],
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object (of a .phhs: all hands).")] = False,
    house: Annotated[
        str, typer.Option(help="Play by this house's rules: a shipped rulebook's name or a path.")
    ] = "",
) -> None:
    """Play a hand history and tell the stacks it ends with.

    Ends with status 2 and one line when the file is broken or the hand cannot have been played.
    """
    from cardroom.histories.faults import BrokenHistory
    from cardroom.histories.phh import read_phh, read_phhs
    from cardroom.histories.replay import replay as play

    rules = house_rules(house) if house else None
    try:
        text = read_text(file)
        hands = read_phhs(text) if file.suffix == ".phhs" else [read_phh(text)]
        results = [play(hand, rules) for hand in hands]
    except BrokenHistory as fault:
        fail(f"{file}: {fault}")
    plain = [
        {
            "variant": result.variant,
            "starting_stacks": result.starting_stacks,
            "final_stacks": result.final_stacks,
        }
        for result in results
    ]
    if json:
        print_json({"hands": plain} if file.suffix == ".phhs" else plain[0])
        return
    for number, (hand, result) in enumerate(zip(hands, results, strict=True), start=1):
        table = open_table("player", title=f"{file.name}, hand {number}: {result.variant}")
        for name in ("start", "end", "won or lost"):
            table.add_column(name, justify="right")
        names = hand.other.get("players")
        for place, (start, end) in enumerate(zip(result.starting_stacks, result.final_stacks, strict=True)):
            name = str(names[place]) if isinstance(names, list) and place < len(names) else f"p{place + 1}"
            table.add_row(name, f"{start:,}", f"{end:,}", f"{plain_number(end - start):+,}")
        console().print(table)


def plain_number(amount: "Amount") -> "Amount":
    """The amount without trailing zeros behind the point, or without the point."""
    whole = int(amount)
    return whole if whole == amount else amount.normalize() if isinstance(amount, Decimal) else amount


def read_text(file: Path) -> str:
    """The text of a file. Ends the command when it cannot be read."""
    try:
        if file.stat().st_size > LARGEST_FILE:
            fail(f"{file}: larger than {LARGEST_FILE // 1024 // 1024} MB, so hardly a hand history")
        return file.read_text(encoding="utf-8")
    except OSError as fault:
        fail(f"{file}: {fault.strerror or fault}")
    except UnicodeDecodeError:
        fail(f"{file}: not a text file in UTF-8")


def house_rules(house: str) -> "HandRules":
    """How a house plays a hand. Ends the command when there is no such rulebook."""
    from cardroom.engine import HandRules
    from cardroom.rules import RulebookFaults, load_rulebook

    try:
        return HandRules.of(load_rulebook(house))
    except RulebookFaults as faults:
        fail(str(faults.faults[0]))
