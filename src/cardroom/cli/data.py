"""`cardroom data`: files of hand histories become Parquet tables."""

from pathlib import Path
from typing import Annotated

import typer

from cardroom.cli.long_work import progress
from cardroom.cli.output import COULD_NOT, FOUND_WRONG, fail, print_error, print_json
from cardroom.cli.replay import read_text
from cardroom.cli.stats import played_hands, refusal_line


def data(
    files: Annotated[
        list[Path],
        typer.Argument(
            help="PHH (.phh, .phhs), Open Hand History (.ohh) or PokerStars texts.", metavar="FILE..."
        ),
    ],
    out: Annotated[Path, typer.Option(help="The folder for the tables: a new or an empty one.")],
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Turn hand histories into Parquet tables.

    It needs the extra `data`. `cardroom stats` takes the folder in place of the files. A hand that is broken or cannot
    have been played is told with the reason and left out: status 1, or 2 when there is no hand that can be.
    """
    from cardroom.analysis.analysis_fault import AnalysisFault
    from cardroom.data.hand_tables import HandTablesWriter

    refused: list[tuple[str, str, str]] = []
    try:
        with HandTablesWriter(out) as writer, progress("reading", len(files)) as advance:
            for done, file in enumerate(files):
                for hand in played_hands(file, read_text(file), refused):
                    writer.add(hand, str(file))
                advance(done + 1)
            if not writer.hands:
                raise AnalysisFault("there is no hand in these files that was played to its end")
    except AnalysisFault as fault:
        for each in refused:
            print_error(refusal_line(*each))
        if refused:
            raise typer.Exit(COULD_NOT) from None
        fail(str(fault))
    if json:
        told = [{"file": file, "id": name, "reason": " ".join(why.split())} for file, name, why in refused]
        print_json({"hands": writer.hands, "folder": str(out), "refused": told})
    else:
        for each in refused:
            print_error(refusal_line(*each))
        print(f"{writer.hands:,} {'hand' if writer.hands == 1 else 'hands'} in {out}")
    if refused:
        raise typer.Exit(FOUND_WRONG)
