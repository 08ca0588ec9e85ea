"""Where a room's store and its bus are, as the commands of an operator take it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardroom.cli.output import fail

if TYPE_CHECKING:
    from cardroom.bus.bus_address import BusAddress
    from cardroom.store.engines.store_location import Place

DEFAULT_DATA = Path("var")
DataOption = Annotated[
    Path, typer.Option(envvar="CARDROOM_DATA", help="The folder that holds journal, ledger and vault.")
]
StoreOption = Annotated[
    str,
    typer.Option(
        envvar="CARDROOM_STORE",
        help="The address of a PostgreSQL database instead of the folder: postgresql://user@host:5432/database.",
    ),
]
BusOption = Annotated[
    str,
    typer.Option(
        envvar="CARDROOM_BUS",
        help="The address of a NATS server over which processes tell of themselves: nats://user@host:4222.",
    ),
]
BusSecretOption = Annotated[
    Path | None,
    typer.Option(
        envvar="CARDROOM_BUS_SECRET",
        help="A file with a secret that all processes on the bus share: what they say there is sealed with it.",
    ),
]


def place_or_fail(data: Path, store: str) -> "Place":
    """The location of the store that `--data` and `--store` name. Ends the command for an invalid address: one that was
    mistyped is no folder in which a new room would open.
    """
    from cardroom.store.faults import StoreFault
    from cardroom.store.postgres.address import Address

    try:
        return Address(store) if store else data
    except StoreFault as fault:
        fail(fault.message)


def bus_or_fail(bus: str, secret: Path | None) -> "BusAddress | None":
    """The address that `--bus` names, if it does, with the `secret` in a file. Ends the command for an invalid one."""
    from cardroom.bus.bus_address import BusAddress
    from cardroom.bus.bus_protocol import BusUnusable
    from cardroom.bus.bus_secret import read_secret

    if secret is not None and not bus:
        fail(f"--bus-secret {secret}: it seals what is said over a bus, and none is given: --bus")
    try:
        return BusAddress(bus, read_secret(secret) if secret is not None else None) if bus else None
    except BusUnusable as fault:
        fail(str(fault))
