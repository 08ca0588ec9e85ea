"""`cardroom move`: a room from a folder to a database, or back."""

from pathlib import Path
from typing import Annotated

import typer

from cardroom.cli.long_work import progress
from cardroom.cli.output import fail, print_json


def move(
    source: Annotated[str, typer.Argument(help="The room: a folder, or a database's address.")],
    target: Annotated[str, typer.Argument(help="An empty or new folder, or an empty database's address.")],
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Bring a room from a folder to a database, or back.

    The room must not be running. The source is audited before and stays as it was; the target is audited after, and must
    have the same books, hands and heads of chains. An address is postgresql://USER@HOST/DATABASE; leave its password to
    PGPASSWORD or ~/.pgpass, where no list of processes shows it.
    """
    from cardroom.store.engines.room_move import move_room
    from cardroom.store.engines.store_location import place_of
    from cardroom.store.faults import StoreFault

    for one in (source, target):
        if ("@" in one or ":" in one) and "://" not in one and not Path(one).exists():
            fail(
                "a room is in a folder, or at an address that looks like postgresql://user@host:5432/database"
            )
    try:
        here, there = (place_of(Path(one), one) for one in (source, target))
        with progress("copying, in hundredths", 100) as advance:
            report = move_room(here, there, lambda done, of: advance(100 * done // of))
    except StoreFault as fault:
        fail(fault.message)
    if json:
        counted = {name: getattr(report, name) for name in ("entries", "hands", "log_lines", "heads")}
        print_json({"source": str(here), "target": str(there), **counted})
        return
    option = "--store" if "://" in target else "--data"
    print(
        f"{there}: copied and audited; {report.entries:,} entries, {report.hands:,} hands, "
        f"{report.log_lines:,} lines of the log. The books are right, and the same at both."
    )
    print(
        f"Start the room there: cardroom serve {option} ... Do not start it at {here} again: that is a copy now."
    )
