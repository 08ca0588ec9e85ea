"""`cardroom backup`: a copy of a room's folder, taken while the room runs."""

from pathlib import Path
from typing import Annotated

import typer

from cardroom.cli.output import FOUND_WRONG, fail, print_error
from cardroom.cli.room_addresses import DEFAULT_DATA, DataOption, StoreOption


def backup(
    target: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="A folder for this backup alone; made if need be.")
    ],
    data: DataOption = DEFAULT_DATA,
    store: StoreOption = "",
    without_vault: Annotated[
        bool, typer.Option("--without-vault", help="Leave out the seeds, which only their owner can read.")
    ] = False,
    without_audit: Annotated[bool, typer.Option("--without-audit", help="Do not audit the copy.")] = False,
) -> None:
    """Copy a room's folder while the room runs.

    The copy, which is audited, is a data folder: `cardroom serve --data FOLDER` opens it. Ends with status 1 when
    the audit finds something.
    """
    from cardroom.store.faults import StoreFault
    from cardroom.store.sqlite.audit import audit_store
    from cardroom.store.sqlite.backup import back_up

    if store:
        fail("a database is copied by its own tools, as pg_dump: see docs/operating.md, then audit the copy")
    try:
        back_up(data, target, with_vault=not without_vault)
        report = None if without_audit else audit_store(target, with_vault=not without_vault)
    except StoreFault as fault:
        fail(fault.message)
    if report is None:
        print(f"{target}: copied, not audited.")
        return
    for finding in report.findings:
        print_error(f"WRONG {finding}")
    if report.findings:
        raise typer.Exit(FOUND_WRONG)
    print(
        f"{target}: copied and audited; {report.entries:,} entries, {report.hands:,} hands. The books are right."
    )
