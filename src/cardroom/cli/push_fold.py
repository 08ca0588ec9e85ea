"""`cardroom push-fold`: heads-up, all-in or fold, as a chart of the starting hands."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from cardroom.cli.long_work import progress
from cardroom.cli.output import console, fail, open_table, print_json

if TYPE_CHECKING:
    from cardroom.solve.push_fold import Floats

RANKS = "AKQJT98765432"


def push_fold(
    stack: Annotated[float, typer.Argument(help="What both have before they post, in big blinds: 8.5.")],
    small: Annotated[float, typer.Option(help="The small blind, in big blinds.")] = 0.5,
    ante: Annotated[float, typer.Option(help="The ante of each, in big blinds.")] = 0.0,
    iterations: Annotated[int, typer.Option(help="How often the players learn.")] = 2_000,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Solve push or fold between two players.

    Hold'em, no limit. The small blind has the button and goes all-in or folds; the big blind calls or folds.
    """
    from cardroom.rules import Refused
    from cardroom.solve.push_fold import CLASSES, PushFold

    try:
        game = PushFold(stack, small, ante)
        with progress("learning", iterations) as advance:
            push, call = game.solve(iterations, advance)
    except Refused as refused:
        fail(refused.message)
    beaten, value = game.exploitability(push, call), game.value(push, call)
    if json:
        print_json(
            {
                "stack": stack,
                "small": small,
                "ante": ante,
                "value": value,
                "exploitability": beaten,
                "push": dict(zip(CLASSES, push.tolist(), strict=True)),
                "call": dict(zip(CLASSES, call.tolist(), strict=True)),
            }
        )
        return
    show("goes all-in", push, CLASSES)
    show("calls", call, CLASSES)
    console().print(
        f"The small blind wins {value:+.4f} big blinds a deal; best answers to both would win {beaten:.6f} more."
    )


def show(title: str, chances: "Floats", classes: tuple[str, ...]) -> None:
    """Print the percentages of the starting hands: suited above the diagonal, offsuit below it."""
    by_name = dict(zip(classes, chances.tolist(), strict=True))
    table = open_table(
        "", *RANKS, whole=("", *RANKS), title=f"Who {title}, %: suited above the pairs, offsuit below"
    )
    for row, first in enumerate(RANKS):
        cells: list[Any] = []
        for column, second in enumerate(RANKS):
            pair = first + second if row <= column else second + first
            kind = "" if row == column else "s" if row < column else "o"
            cells.append(percent(by_name[pair + kind]))
        table.add_row(first, *cells)
    console().print(table)


def percent(chance: float) -> str:
    """A chance as whole percents; what comes never is a dot."""
    return str(round(100 * chance)) if chance >= 0.005 else "·"
