"""`cardroom audit`: count the books of a stored room again, from nothing."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardroom.cli.output import FOUND_WRONG, fail, print_json
from cardroom.cli.serve import DEFAULT_DATA, DataOption

if TYPE_CHECKING:
    from cardroom.store.rows import Head


def audit(
    data: DataOption = DEFAULT_DATA,
    published: Annotated[
        Path | None, typer.Option(help="What an earlier `audit --json` printed: proves that nothing was cut since.")
    ] = None,
    without_vault: Annotated[
        bool, typer.Option("--without-vault", help="Leave out the seeds, which only their owner can read.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Count and hash everything again and name what drifts.

    Accounts, journals, hands, seals. May run beside a working room. Ends with status 1 when something is wrong.
    """
    from cardroom.store.audit import audit_store
    from cardroom.store.faults import StoreFault

    try:
        heads = read_heads(published) if published else None
        report = audit_store(data, heads, with_vault=not without_vault)
    except StoreFault as fault:
        fail(fault.message)
    if json:
        print_json({"clean": report.is_clean, **{name: getattr(report, name) for name in report.__struct_fields__}})
    else:
        for finding in report.findings:
            print(f"WRONG {finding}")
        print(
            f"{report.entries:,} entries over {report.accounts:,} accounts, trial balance {report.trial_balance}; "
            f"{report.hands:,} hands in {report.journal_rows:,} steps; {report.log_lines:,} lines of the log"
        )
        wrong = len(report.findings)
        print("The books are right." if report.is_clean else f"{wrong} thing{'s are' if wrong > 1 else ' is'} wrong.")
    if not report.is_clean:
        raise typer.Exit(FOUND_WRONG)


def read_heads(file: Path) -> "dict[str, Head]":
    """The heads of the chains in an earlier report. Ends the command when the file is none."""
    import msgspec

    from cardroom.store.rows import Head

    try:
        report = msgspec.json.decode(file.read_bytes(), type=dict[str, msgspec.Raw])
        return msgspec.json.decode(report["heads"], type=dict[str, Head])
    except OSError as fault:
        fail(f"{file}: {fault.strerror or fault}")
    except (msgspec.DecodeError, KeyError, UnicodeDecodeError):
        fail(f"{file}: not the report of an earlier audit")
