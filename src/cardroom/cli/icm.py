"""`cardroom icm`: what stacks of a tournament are worth in prizes."""

from decimal import Decimal, InvalidOperation
from typing import Annotated

import typer

from cardroom.cli.output import console, fail, open_table, print_error, print_json

MAX_DECIMALS = 6


def icm(
    stacks: Annotated[str, typer.Option(help="The chips of each player: 5000,3000,2000.")],
    prizes: Annotated[
        str, typer.Option(help="The prize of the first place, the second and so on: 50,30,20.")
    ],
    bounties: Annotated[
        str, typer.Option(help="The bounty on each player's head, in the order of the stacks.")
    ] = "",
    next_place: Annotated[
        bool,
        typer.Option("--next-place", help="Also tell what outliving the next one is worth to each player."),
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Tell what stacks are worth in prizes (ICM)."""
    from cardroom.analysis.analysis_fault import AnalysisFault
    from cardroom.analysis.icm_values import bounty_icm
    from cardroom.analysis.icm_values import icm as worth
    from cardroom.analysis.icm_values import next_place as next_place_of
    from cardroom.rules import Refused

    chips = [int(stack) for stack in numbers(stacks, "--stacks", 0)]
    paid = numbers(prizes, "--prizes", MAX_DECIMALS)
    scale = 10 ** max([decimals(prize) for prize in paid])
    whole = [int(prize * scale) for prize in paid]
    try:
        values = [value / scale for value in worth(chips, whole)]
        result: dict[str, list[float]] = {"values": values}
        if bounties:
            heads = [float(bounty) for bounty in numbers(bounties, "--bounties", MAX_DECIMALS)]
            result["bounties"] = bounty_icm(chips, heads)
        if next_place:
            result["next_place"] = [value / scale for value in next_place_of(chips, whole)]
    except AnalysisFault as fault:
        fail(str(fault))
    except Refused as refused:
        fail(refused.message)
    note_prizes(paid, len(chips))
    if json:
        print_json(result)
        return
    names = {"values": "prizes", "bounties": "bounties", "next_place": "the next place"}
    table = open_table("stack", "chips", *[names[key] for key in result])
    total = sum(chips)
    for place, stack in enumerate(chips):
        worths = [f"{column[place]:,.4f}" for column in result.values()]
        table.add_row(f"{stack:,}", f"{stack / total:.2%}", *worths)
    console().print(table)


def note_prizes(prizes: list[Decimal], players: int) -> None:
    """Tell, on one line each, of prizes that nobody here can win and of prizes that are not in order."""
    if len(prizes) > players:
        print_error(
            f"--prizes: {len(prizes)} prizes for fewer stacks ({players}): what is below place {players} goes to nobody"
        )
    above = [place for place in range(1, len(prizes)) if prizes[place] > prizes[place - 1]]
    if above:
        print_error(f"--prizes: place {above[0] + 1} is paid more than place {above[0]}: counted as written")


def numbers(text: str, option: str, most_decimals: int) -> list[Decimal]:
    """Numbers with commas between them. Ends the command where a text is none."""
    found = []
    for part in text.split(","):
        try:
            number = Decimal(part.strip())
        except InvalidOperation:
            fail(f'{option}: "{part.strip()}" is not a number; write them as in 5000,3000,2000')
        if not number.is_finite() or not 0 <= number < 10**15:
            fail(f'{option}: "{part.strip()}" is not an amount from 0 on')
        if decimals(number) > most_decimals:
            what = "a whole number" if not most_decimals else f"written with at most {most_decimals} decimals"
            fail(f'{option}: "{part.strip()}" is not {what}')
        found.append(number)
    return found


def decimals(number: Decimal) -> int:
    """How many decimals a number is written with, noughts at its end left out."""
    exponent = number.normalize().as_tuple().exponent
    return max(0, -exponent) if isinstance(exponent, int) else 0
