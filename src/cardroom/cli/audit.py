"""`cardroom audit`: count the books of a stored room again, from nothing."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardroom.cli.files import text_of
from cardroom.cli.output import FOUND_WRONG, fail, print_json
from cardroom.cli.room_addresses import DEFAULT_DATA, DataOption, StoreOption, place_or_fail

if TYPE_CHECKING:
    from cardroom.store.rows import Head


def audit(
    data: DataOption = DEFAULT_DATA,
    store: StoreOption = "",
    published: Annotated[
        Path | None,
        typer.Option(help="What an earlier `audit --json` printed: proves that nothing was cut since."),
    ] = None,
    heads: Annotated[
        Path | None,
        typer.Option(help="The file to which the room adds its heads by the hour (`serve --heads`)."),
    ] = None,
    without_vault: Annotated[
        bool, typer.Option("--without-vault", help="Leave out the seeds, which only their owner can read.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Count and hash everything again; name what drifts.

    Accounts, pools, journals, hands and their counts, people, tables, closed days, seals. May run beside a working room.
    Ends with status 1 when something is wrong.
    """
    from cardroom.room.archive.statistics_audit import miscounted_in
    from cardroom.room.tournaments.pools_audit import pools_in
    from cardroom.store.engines.store_location import audit_place
    from cardroom.store.faults import StoreFault
    from cardroom.store.heads_file import HeadsFault, read_heads

    if heads is not None and not heads.exists():
        fail(f"{heads}: there is no such file")
    try:
        report = audit_place(
            place_or_fail(data, store),
            read_report(published) if published else None,
            with_vault=not without_vault,
            heads=[line.heads for line in read_heads(heads)] if heads else (),
        )
        report.findings += miscounted_in(place_or_fail(data, store))
        report.findings += pools_in(place_or_fail(data, store))
    except StoreFault as fault:
        fail(fault.message)
    except HeadsFault as fault:
        fail(str(fault))
    if json:
        print_json(
            {"clean": report.is_clean, **{name: getattr(report, name) for name in report.__struct_fields__}}
        )
    else:
        for finding in report.findings:
            print(f"WRONG {finding}")
        print(
            f"{report.entries:,} entries over {report.accounts:,} accounts, trial balance {report.trial_balance}; "
            f"{report.hands:,} hands in {report.journal_rows:,} steps; {report.log_lines:,} lines of the log; "
            f"{report.closed_days:,} closed days; {report.in_flight:,} cents in flight, "
            f"{report.messages_waiting:,} messages waiting"
        )
        wrong = len(report.findings)
        print(
            "The books are right."
            if report.is_clean
            else f"{wrong} thing{'s are' if wrong > 1 else ' is'} wrong."
        )
    if not report.is_clean:
        raise typer.Exit(FOUND_WRONG)


def read_report(file: Path) -> "dict[str, Head]":
    """The heads of the chains in an earlier report. Ends the command when the file is none."""
    import msgspec

    from cardroom.store.rows import Head

    try:
        report = msgspec.json.decode(text_of(file), type=dict[str, msgspec.Raw])
        return msgspec.json.decode(report["heads"], type=dict[str, Head])
    except RecursionError:
        fail(f"{file} is nested too deep")
    except (msgspec.DecodeError, KeyError):
        fail(f"{file}: not the report of an earlier audit")
