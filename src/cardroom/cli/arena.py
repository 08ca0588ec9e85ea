"""`cardroom arena`: matches of programs for the same cards, with intervals, a log, hands and a page of ratings."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Any

import typer

from cardroom.cli.long_work import progress
from cardroom.cli.output import console, fail, open_table, print_error, print_json

if TYPE_CHECKING:
    from cardroom.arena import MatchResult
    from cardroom.arena.matches import LoggedDecision
    from cardroom.engine import Hand

SEATS = (
    "NAME=uniform, NAME=passive, NAME=python:module:function, NAME='run:command', NAME=http://..., NAME=cfr+:500 (a small "
    "game, solved so far), NAME=tools (a model plays through standard input and output)."
)


def arena(
    seats: Annotated[list[str], typer.Argument(help=SEATS, metavar="SEAT...")],
    game: Annotated[str, typer.Option(help="A code of `cardroom games`.")] = "nlhe",
    form: Annotated[
        str, typer.Option(help="no-limit, pot-limit or fixed-limit; left out: the usual one of the game.")
    ] = "",
    deals: Annotated[int, typer.Option(help="How many decks are dealt.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed deals the same decks.")] = 0,
    once: Annotated[
        bool, typer.Option("--once", help="Play each deck once, not once from every seat order by rotation.")
    ] = False,
    seconds: Annotated[float, typer.Option(help="How long a program may think about a decision.")] = 10.0,
    log: Annotated[
        Path | None, typer.Option(help="Write each decision here, one JSON object a line.")
    ] = None,
    hands: Annotated[Path | None, typer.Option(help="Write all hands here, as PHH (.phhs).")] = None,
    page: Annotated[Path | None, typer.Option(help="Write a page of ratings here (HTML).")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let programs play a match for the same cards."""
    from cardroom.arena import Match, rate, ratings_page
    from cardroom.arena.seat_texts import seats_named
    from cardroom.arena.tool_server import ToolServer
    from cardroom.env import deal_of
    from cardroom.rules import Refused

    with ExitStack() as files:
        try:
            base = deal_of(game.lower(), len(seats), form.lower().replace("-", "_"))
            named = seats_named(seats, base, seed, seconds)
            match = Match(
                base,
                named.seats,
                deals,
                seed,
                not once,
                named.aivat(),
                _log(files, log),
                _hands(files, hands),
            )
            if named.tools is not None:
                ToolServer(match, named.tools).serve(sys.stdin, sys.stdout)
                return
            with progress("playing", deals) as advance:
                played = match.play(advance)
            if page is not None:
                facts = {
                    "game": base.game.name,
                    "betting": base.form.replace("_", " "),
                    "deals": f"{deals:,}",
                }
                page.write_text(ratings_page(rate([played]), "Match of programs", facts), "utf-8")
        except Refused as refused:
            fail(refused.message)
        except OSError as fault:
            fail(f"{fault.filename}: {fault.strerror}")
    if json:
        print_json(as_data(played))
    else:
        show(played)


def _opened(files: ExitStack, path: Path) -> IO[str]:
    return files.enter_context(path.open("w", encoding="utf-8"))


def _log(files: ExitStack, path: Path | None) -> Any:
    """What writes each decision to a file; None without one."""
    if path is None:
        return None
    from msgspec.json import encode

    file = _opened(files, path)

    def write(decision: LoggedDecision) -> None:
        file.write(encode(decision).decode() + "\n")

    return write


def _hands(files: ExitStack, path: Path | None) -> Any:
    """What writes each finished hand to a file of PHH; None without one."""
    if path is None:
        return None
    from cardroom.histories.phh import write_phhs
    from cardroom.histories.phh_hand import phh_of

    file, count = _opened(files, path), 0

    def write(hand: Hand, names: list[str]) -> None:
        nonlocal count
        count += 1
        document = phh_of(hand)
        text = write_phhs(
            [replace(document, other={**document.other, "players": list[Any](names), "hand": count})]
        )
        file.write(text.replace("[1]", f"[{count}]", 1))

    return write


def as_data(played: MatchResult) -> dict[str, Any]:
    """The result as one object."""
    return {
        "game": played.base.game.code,
        "form": played.base.form,
        "deals": played.deals,
        "hands": played.hands,
        "programs": [
            {
                "name": one.name,
                "chips": one.chips,
                "mean": one.mean,
                "half_width": one.half_width,
                "corrected_mean": one.corrected_mean if one.corrected else None,
                "corrected_half_width": one.corrected_half_width if one.corrected else None,
                "decisions": one.decisions,
                "seconds": one.seconds,
                "longest": one.longest,
                "bad_answers": one.bad_answers,
                "faults": one.faults,
            }
            for one in played.programs
        ],
    }


def show(played: MatchResult) -> None:
    """Print a row a program, and what went wrong."""
    is_corrected = any(one.corrected for one in played.programs)
    titles = ["program", "chips", "a hand", "big blinds/100", "ms a decision", "bad answers"]
    if is_corrected:
        titles.insert(3, "without luck")
    table = open_table(*titles, whole=titles)
    for one in sorted(played.programs, key=lambda program: -program.chips):
        row = [
            one.name,
            f"{one.chips:+,}",
            f"{one.mean:+.3f} ± {one.half_width:.3f}",
            f"{played.hundred_big_blinds(one.mean):+.1f} ± {played.hundred_big_blinds(one.half_width):.1f}",
            f"{1000 * one.seconds / one.decisions:.2f}" if one.decisions else "",
            f"{one.bad_answers:,}",
        ]
        if is_corrected:
            row.insert(3, f"{one.corrected_mean:+.3f} ± {one.corrected_half_width:.3f}")
        table.add_row(*row)
    console().print(f"{played.base.game.name}: {played.deals:,} deals, {played.hands:,} hands")
    console().print(table)
    for one in played.programs:
        if one.faults:
            print_error(f"{one.name}: {one.bad_answers:,} bad answers; the first: {one.faults[0]}")
