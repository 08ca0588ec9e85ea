"""`cardroom equity`: what hands and ranges win of the pot."""

from typing import TYPE_CHECKING, Annotated

import typer

from cardroom.cli.long_work import progress
from cardroom.cli.output import console, fail, open_table, print_json

if TYPE_CHECKING:
    from cardroom.analysis import Equities

SAMPLES = 100_000


def equity(
    hands: Annotated[
        list[str] | None,
        typer.Argument(
            help="Hands (AsKs) or, of two cards, ranges ('TT+;AKs:0.5', 15%, random).", metavar="HAND..."
        ),
    ] = None,
    more: Annotated[
        str,
        typer.Option(
            "--hands", help="The same hands as one text, with blanks between them.", metavar="HANDS"
        ),
    ] = "",
    board: Annotated[
        list[str] | None,
        typer.Option(help="The cards that lie on the board; twice where there are two boards."),
    ] = None,
    game: Annotated[
        str, typer.Option(help="A code of `cardroom games`: holdem, omaha8, stud, razz.")
    ] = "holdem",
    dead: Annotated[str, typer.Option(help="Cards that are out: folded and shown, or burned and seen.")] = "",
    boards: Annotated[int, typer.Option(help="2: a bomb pot on two boards.")] = 1,
    exact: Annotated[
        bool | None, typer.Option("--exact/--sampled", help="Left out: exact where that takes seconds.")
    ] = None,
    samples: Annotated[int, typer.Option(help="Random ways to take where not all are counted.")] = SAMPLES,
    seed: Annotated[int, typer.Option(help="The same seed gives the same samples.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Tell what hands and ranges win of the pot."""
    from cardroom.analysis import AnalysisFault
    from cardroom.analysis import equity as work_out
    from cardroom.rules import Refused

    asked = [*(hands or []), *more.split()]
    if seed < 0:
        fail("a seed is a whole number from 0 on")
    try:
        with progress("hands", None, hint="--sampled takes random ones, in seconds" if exact else "") as work:
            found = work_out(
                asked, game.lower(), board or "", dead, boards=boards, exact=exact, samples=samples, seed=seed,
                progress=work, begins=work.begin,
            )  # fmt: skip
    except AnalysisFault as fault:
        fail(str(fault))
    except Refused as refused:
        fail(refused.message)
    if json:
        print_json(as_object(found, seed))
    else:
        show(found)


def as_object(found: "Equities", seed: int) -> dict[str, object]:
    """What `--json` prints."""
    rows = []
    for hand in found.hands:
        row: dict[str, object] = {
            "hand": hand.hand, "wins": hand.wins, "ties": hand.ties, "equity": hand.equity,
        }  # fmt: skip
        if len(hand.shares) > 1:
            row["shares"] = hand.shares
        if hand.standard_error is not None:
            row["standard_error"] = hand.standard_error
        rows.append(row)
    result: dict[str, object] = {
        "exact": found.exact,
        "game": found.game,
        "boards": found.boards,
        "hands": rows,
    }
    return result if found.exact else result | {"seed": seed}


def show(found: "Equities") -> None:
    """A table for people."""
    shares = list(found.hands[0].shares) if len(found.hands[0].shares) > 1 else []
    titles = ["hand", "equity", *([] if found.exact else ["±"]), "wins", "ties", *shares]
    table = open_table(*titles, whole=titles)
    for hand in found.hands:
        error = [] if hand.standard_error is None else [f"{hand.standard_error:.2%}"]
        parts = [f"{hand.shares[name]:.2%}" for name in shares]
        counts = [f"{count / found.boards:.2%}" for count in (hand.wins, hand.ties)]
        table.add_row(
            hand.hand, f"{hand.equity:.4%}" if found.exact else f"{hand.equity:.2%}", *error, *counts, *parts
        )
    screen = console()
    screen.print(table)
    if found.ways is None:
        screen.print(f"\n{found.boards:,} all ways counted.")
    else:
        screen.print(
            f"\n{found.boards:,} samples of at most {found.ways:,} ways; ± is one standard error. --exact counts them all."
        )
