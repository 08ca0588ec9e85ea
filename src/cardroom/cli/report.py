"""`cardroom report`: what the days of a room came to, as CSV or JSON."""

from typing import TYPE_CHECKING, Annotated

import typer

from cardroom.cli.output import fail, print_json
from cardroom.cli.room_addresses import DEFAULT_DATA, DataOption, StoreOption, place_or_fail

if TYPE_CHECKING:
    from cardroom.room.cashier.report_tables import NamedDay
    from cardroom.store.engines.store_location import Place

WHAT = "rake, players, tournaments, cashier, hands or closes."


def report(
    what: Annotated[str, typer.Argument(metavar="WHAT", help=WHAT)],
    data: DataOption = DEFAULT_DATA,
    store: StoreOption = "",
    first: Annotated[
        str, typer.Option(help="The first day, like 2026-11-01; left out, from the beginning.")
    ] = "",
    last: Annotated[str, typer.Option(help="The last day; left out, up to the one that goes on.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object, amounts in cents.")] = False,
) -> None:
    """Print a report of the room, day by day, as CSV. May run beside a working room.

    Rake and drops by house and table (rake) or by player (players), what tournaments took and paid (tournaments), what
    moved on wallets (cashier), hands an hour (hands), the books of each day (closes).
    """
    from msgspec import DecodeError

    from cardroom.room.cashier import report_tables as tables
    from cardroom.rules.refused import Refused
    from cardroom.store.faults import StoreFault

    if what not in tables.WHATS:
        fail(f"there is no report {what!r}; there is {WHAT.rstrip('.')}")
    try:
        days, names = _days(place_or_fail(data, store), first, last)
    except (StoreFault, Refused) as fault:
        fail(str(fault))
    except DecodeError as fault:
        fail(f"the store holds what this program did not write ({fault}); `cardroom audit` tells more")
    if json:
        titles = tables.columns(what)
        found = tables.rows(what, days, names)
        cells = ([int(cell) if isinstance(cell, int) else cell for cell in row] for row in found)
        rows = [dict(zip(titles, row, strict=True)) for row in cells]
        print_json({"report": what, "rows": rows})
    else:
        print(tables.as_csv(what, days, names), end="")


def _days(place: "Place", first: str, last: str) -> "tuple[list[NamedDay], dict[str, str]]":
    from cardroom.room.cashier.report_days import names_of, stored_days
    from cardroom.store.engines.store_location import read_place

    reader = read_place(place)
    try:
        return stored_days(reader, first, last), names_of(reader)
    finally:
        reader.close()
