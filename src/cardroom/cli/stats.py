"""`cardroom stats`: figures of players over files of hand histories."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardroom.cli.output import COULD_NOT, FOUND_WRONG, console, fail, open_table, print_error, print_json
from cardroom.cli.replay import documents_in, is_site_text, read_text

if TYPE_CHECKING:
    from cardroom.analysis.counted_hands import PlayedHand
    from cardroom.analysis.player_statistics import Figure
    from cardroom.data.hand_tables import HandTables

TITLES = {
    "vpip": "VPIP", "pfr": "PFR", "three_bet": "3-bet", "c_bet": "c-bet", "af": "AF", "wtsd": "WTSD", "wsd": "W$SD",
    "net": "bb/100", "red": "red", "blue": "blue",
}  # fmt: skip

SHARES = ("vpip", "pfr", "three_bet", "c_bet", "wtsd", "wsd")
NETS = ("af", "net", "red", "blue")


def stats(
    files: Annotated[
        list[Path],
        typer.Argument(
            help="PHH (.phh, .phhs), Open Hand History (.ohh), PokerStars texts; or a folder of `cardroom data`.",
            metavar="FILE...",
        ),
    ],
    by: Annotated[str, typer.Option(help="player, position or street.")] = "player",
    player: Annotated[str, typer.Option(help="Of this player alone.")] = "",
    plot: Annotated[
        Path | None, typer.Option(help="Draw the results of --player into this .svg, .png or .pdf.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Tell VPIP, PFR and other figures of hand histories.

    Each has an interval that holds the true figure 95 times in a hundred. A hand that is broken or cannot have been
    played is told with the reason and counted nowhere: status 1, or 2 when there is no hand that can be.
    """
    from cardroom.analysis.analysis_fault import AnalysisFault
    from cardroom.analysis.player_statistics import BY, statistics

    if (kind := next((one for one in BY if one == by), None)) is None:
        fail(f'--by: "{by}" is none of {", ".join(BY)}')
    refused: list[tuple[str, str, str]] = []
    try:
        if tables := tables_of(files):
            from cardroom.data.table_figures import table_statistics

            count, counted = tables.hands, table_statistics(tables, kind, player)
            if plot is not None:
                draw(tables, player, plot)
        else:
            if plot is not None:
                fail("--plot: a picture is drawn from a folder of `cardroom data`")
            hands = read_hands(files, refused, is_quiet=json)
            count, counted = len(hands), statistics(hands, kind, player)
    except AnalysisFault as fault:
        fail(str(fault))
    rows = [(row.name, row.hands, row.figures()) for row in counted]
    if json:
        told = [
            {"file": file, "id": name, "reason": " ".join(reason.split())} for file, name, reason in refused
        ]
        listed = [{by: name, "hands": of, **figures} for name, of, figures in rows]
        print_json({"hands": count, "by": by, "rows": listed, "refused": told})
    else:
        # Two tables, so that intervals fit a narrow terminal.
        for shown in (SHARES, NETS if by != "street" else ("af",)):
            table = open_table(
                by, "hands", *[TITLES[title] for title in shown], whole=[TITLES[one] for one in shown]
            )
            for name, of, figures in rows:
                table.add_row(name, f"{of:,}", *[cell(title, figures[title]) for title in shown])
            console().print(table)
    if refused:
        raise typer.Exit(FOUND_WRONG)


def tables_of(files: list[Path]) -> "HandTables | None":
    """The tables of hands that one folder has, None for files. Raises AnalysisFault."""
    if not any(file.is_dir() for file in files):
        return None
    if len(files) > 1:
        fail("a folder of tables is counted alone: name one folder, or files")
    from cardroom.data.hand_tables import open_hand_tables

    return open_hand_tables(files[0])


def draw(tables: "HandTables", player: str, into: Path) -> None:
    """Draw the results of a player. Raises AnalysisFault."""
    if not player:
        fail("--plot: say whose results with --player")
    from cardroom.data.result_lines import draw_results

    try:
        draw_results(tables, player, into)
    except OSError as fault:
        fail(f"{into}: {fault.strerror}")


def read_hands(
    files: list[Path], refused: list[tuple[str, str, str]], *, is_quiet: bool
) -> "list[PlayedHand]":
    """The hands of files that can be counted, at least one; the others go to `refused` and, unless quiet, are told."""
    hands = [hand for file in files for hand in played_hands(file, read_text(file), refused)]
    for each in refused:
        if not is_quiet or not hands:
            print_error(refusal_line(*each))
    if not hands:
        if not refused:
            fail("there is no hand in these files that was played to its end")
        raise typer.Exit(COULD_NOT)
    return hands


def refusal_line(file: str, name: str, reason: str) -> str:
    """Which hand of which file is not counted, and why, in one line."""
    return " ".join(f"{file}: {f'hand {name}: ' if name else ''}{reason}".split())


def cell(name: str, figure: "Figure") -> str:
    """A figure with its interval below it; nothing where nothing was counted."""
    if figure.value is None:
        return ""
    scale, digits = (1, 2) if name == "af" else (1, 1) if name in NETS[1:] else (100, 0)
    text = f"{figure.value * scale:.{digits}f}"
    if figure.low is None or figure.high is None:
        return text
    between = " to " if name in NETS[1:] else "-"
    return f"{text}\n{figure.low * scale:.{digits}f}{between}{figure.high * scale:.{digits}f}"


def played_hands(file: Path, text: str, refused: list[tuple[str, str, str]]) -> "Iterator[PlayedHand]":
    """The hands of a file that were played to their end; the others go to `refused` with the reason."""
    from cardroom.analysis.counted_hands import from_phh, from_record
    from cardroom.histories.foreign import WHAT_IS_READ, is_ohh, what_else
    from cardroom.histories.history_faults import BrokenHistory
    from cardroom.histories.phh import read_phh
    from cardroom.histories.pokerstars import read_block, settle, split_text
    from cardroom.table.events import HandEnded

    try:
        if what := what_else(file.name, text):
            raise BrokenHistory("", f"{what}; this command reads {WHAT_IS_READ}")
        blocks = split_text(text) if is_site_text(file, text) else []
        is_many = file.suffix == ".phhs" or is_ohh(file.name, text)
        documents = [] if blocks else documents_in(file, text) if is_many else [("", read_phh(text))]
    except BrokenHistory as fault:
        refused.append((str(file), "", str(fault)))
        return
    for block in blocks:
        try:
            read = read_block(block)
            settle(read)
            if isinstance(read.hand.end, HandEnded):
                yield from_record(read.hand)
        except BrokenHistory as fault:
            refused.append((str(file), block.number, str(fault)))
    for name, document in documents:
        try:
            if isinstance(document, BrokenHistory):
                raise document
            yield from_phh(document)
        except BrokenHistory as fault:
            refused.append((str(file), name, str(fault)))
