"""`cardroom serve`: open a room."""

from pathlib import Path
from typing import Annotated

import typer

from cardroom.cli.output import fail

DEFAULT_DATA = Path("var")
DataOption = Annotated[
    Path, typer.Option(envvar="CARDROOM_DATA", help="The folder that holds journal, ledger and vault.")
]
HostOption = Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for every network of this machine.")]
PortOption = Annotated[int, typer.Option(help="The port to listen on.", min=1, max=65535)]
HousesOption = Annotated[
    list[str] | None,
    typer.Option(
        "--house", help="A shipped rulebook's name or the path of a file; more than once for several houses."
    ),
]
MAIN_HOUSE = "casinohuone"


def serve(
    data: DataOption = DEFAULT_DATA,
    host: HostOption = "127.0.0.1",
    port: PortOption = 8000,
    house: HousesOption = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="The public address when the room stands behind a proxy; may be given more than once."),
    ] = None,
    secure_cookies: Annotated[
        bool, typer.Option("--secure-cookies", help="Set when players reach the room by https.")
    ] = False,
    settings: Annotated[
        Path | None, typer.Option(help="A TOML file: rulebooks, [room], [doors]; see docs/operating.md.")
    ] = None,
) -> None:
    """Open the room and keep it open. SIGTERM lets hands in progress finish, then stops."""
    houses = tuple(house or ())
    open_room(data, host, port, houses, tuple(origin or ()), secure_cookies, demo=False, settings=settings)


def open_room(
    data: Path,
    host: str,
    port: int,
    houses: tuple[str, ...],
    origins: tuple[str, ...],
    secure_cookies: bool,
    demo: bool,
    settings: Path | None = None,
) -> None:
    """Check the rulebooks, then run the server until it is told to stop. Without `houses`: the settings file's."""
    from cardroom.room.faults import RoomUnusable
    from cardroom.rules import RulebookFaults, load_rulebook
    from cardroom.store.faults import StoreFault
    from cardroom.web.serve import serve as run
    from cardroom.web.settings import Settings
    from cardroom.web.settings_file import FileSettings, SettingsFault, read_settings

    try:
        own = read_settings(settings) if settings else FileSettings()
    except SettingsFault as fault:
        fail(str(fault))
    houses = houses or own.rulebooks or (MAIN_HOUSE,)
    for house in houses:
        try:
            load_rulebook(house)
        except RulebookFaults as faults:
            fail(f"{faults.faults[0]} (`cardroom rules check {house}` tells all faults)")
    try:
        run(
            Settings(
                data=data,
                host=host,
                port=port,
                demo=demo,
                rulebooks=houses,
                public_origins=origins,
                secure_cookies=secure_cookies,
                room=own.room,
                doors=own.doors,
            )
        )
    except (StoreFault, RoomUnusable) as fault:
        fail(fault.message)
