"""`cardroom serve`: open a room."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, get_args

import typer

from cardroom.cli.output import fail, print_error
from cardroom.cli.room_addresses import (
    DEFAULT_DATA,
    BusOption,
    BusSecretOption,
    DataOption,
    StoreOption,
    bus_or_fail,
    place_or_fail,
)
from cardroom.web.gc_tuning import loading

if TYPE_CHECKING:
    from cardroom.room.runtime.settings import RoomSettings
    from cardroom.web.doors.web_settings import Role, Settings
    from cardroom.web.settings_file import FileSettings

RoleOption = Annotated[
    str,
    typer.Option(
        envvar="CARDROOM_ROLE",
        help="all; or one of several processes on a bus: gateway (sockets, pages) or worker (the tables).",
    ),
]
TakeOverOption = Annotated[
    bool,
    typer.Option("--take-over", help="Open a database that another room works on: that one stops by itself."),
]
StandByOption = Annotated[
    bool,
    typer.Option(
        "--stand-by", help="Wait while another process holds the room, ready to open it when that one ends."
    ),
]
BesideOption = Annotated[
    bool,
    typer.Option(
        "--beside",
        help="Of a worker: hold the houses of --house alone, beside workers that hold others in the same database.",
    ),
]
AnyOption = Annotated[
    bool,
    typer.Option(
        "--any",
        help="Of a worker that stands by for several houses: open the first that is free, and that one alone.",
    ),
]
ByLoadOption = Annotated[
    bool,
    typer.Option(
        "--by-load",
        help="Of a worker beside others: carry those of its houses that the load gives it, each in a room of its own.",
    ),
]
WaitForClockOption = Annotated[
    bool,
    typer.Option(
        "--wait-for-clock",
        help="Open only when this machine's clock has reached the room's time; nobody can play until then.",
    ),
]
HostOption = Annotated[
    str, typer.Option(help="The address to listen on; 0.0.0.0 for every network of this machine.")
]
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
    store: StoreOption = "",
    bus: BusOption = "",
    bus_secret: BusSecretOption = None,
    role: RoleOption = "all",
    take_over: TakeOverOption = False,
    stand_by: StandByOption = False,
    beside: BesideOption = False,
    any_house: AnyOption = False,
    by_load: ByLoadOption = False,
    despite_damage: Annotated[
        bool,
        typer.Option("--despite-damage", help="Open a store that is damaged; for when there is no backup."),
    ] = False,
    wait_for_clock: WaitForClockOption = False,
    host: HostOption = "127.0.0.1",
    port: PortOption = 8000,
    house: HousesOption = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            help="The public address when the room stands behind a proxy; may be given more than once."
        ),
    ] = None,
    secure_cookies: Annotated[
        bool, typer.Option("--secure-cookies", help="Set when players reach the room by https.")
    ] = False,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            help="A name players reach the room by, besides that of --origin and the address; repeatable."
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="The address or network of a proxy in front of the room, as 127.0.0.1; repeatable."
        ),
    ] = None,
    heads: Annotated[
        Path | None,
        typer.Option(
            help="A file the room adds the heads of its chains to by the hour, for `cardroom audit --heads`."
        ),
    ] = None,
    settings: Annotated[
        Path | None,
        typer.Option(help="A TOML file: rulebooks, hosts, proxies, [room], [doors]: docs/operating.md."),
    ] = None,
) -> None:
    """Open the room and keep it open. SIGTERM lets hands in progress finish, then stops."""
    houses = tuple(house or ())
    origins, hosts, proxies = tuple(origin or ()), tuple(allow_host or ()), tuple(proxy or ())
    open_room(
        data,
        host,
        port,
        houses,
        origins,
        secure_cookies,
        demo=False,
        settings=settings,
        heads=heads,
        hosts=hosts,
        proxies=proxies,
        store=store,
        bus=bus,
        bus_secret=bus_secret,
        take_over=take_over,
        stand_by=stand_by,
        beside=beside,
        any_house=any_house,
        by_load=by_load,
        despite_damage=despite_damage,
        wait_for_clock=wait_for_clock,
        role=role,
    )


@loading()
def open_room(
    data: Path,
    host: str,
    port: int,
    houses: tuple[str, ...],
    origins: tuple[str, ...],
    secure_cookies: bool,
    demo: bool,
    settings: Path | None = None,
    hosts: tuple[str, ...] = (),
    proxies: tuple[str, ...] = (),
    heads: Path | None = None,
    store: str = "",
    bus: str = "",
    bus_secret: Path | None = None,
    take_over: bool = False,
    stand_by: bool = False,
    despite_damage: bool = False,
    wait_for_clock: bool = False,
    role: str = "all",
    beside: bool = False,
    any_house: bool = False,
    by_load: bool = False,
) -> None:
    """Check the rulebooks, then run the server until it is told to stop. Without `houses`: the settings file's."""
    from cardroom.bus.bus_protocol import BusUnusable
    from cardroom.room.runtime.opening_fault import RoomUnusable
    from cardroom.store.faults import StoreFault
    from cardroom.store.postgres.address import Address
    from cardroom.web.carried.relay_messages import Unfit
    from cardroom.web.doors.listening import CannotListen
    from cardroom.web.doors.web_settings import Settings

    known, run = _runner(role, bus, by_load)
    own = own_settings(settings, hosts, proxies, heads)
    check_names(own.hosts, origins)
    place = place_or_fail(data, store)
    if stand_by and (known == "gateway" or take_over):
        fail("--stand-by waits for the store: it goes with neither --role gateway nor --take-over")
    _check_no_store(known, take_over, despite_damage, wait_for_clock, heads)
    is_shared = known == "worker" and isinstance(place, Address) and bool(houses or own.rulebooks)
    waits = stand_by or take_over or wait_for_clock
    _check_sharing(beside, is_shared, any_house and not stand_by, any_house, by_load, waits)
    greets = _greeted(houses) if known == "gateway" else ()
    houses = houses or own.rulebooks or (MAIN_HOUSE,)
    if known != "gateway":  # a gateway knows no rules, and keeps nothing
        _check_books(houses, own.room, settings)
    try:
        run(
            Settings(
                data=data,
                store=place if isinstance(place, Address) else None,
                bus=bus_or_fail(bus, bus_secret),
                role=known,
                take_over=take_over,
                stand_by=stand_by,
                beside=beside,
                any_house=any_house,
                by_load=by_load,
                greets=greets,
                despite_damage=despite_damage,
                wait_for_clock=wait_for_clock,
                host=host,
                port=port,
                demo=demo,
                rulebooks=houses,
                hosts=(*own.hosts, *[host for host, _ in greets if host]),
                proxies=own.proxies,
                public_origins=origins,
                secure_cookies=secure_cookies,
                room=own.room,
                doors=own.doors,
                load=own.load,
            )
        )
    except (CannotListen, BusUnusable, Unfit) as fault:
        fail(str(fault))
    except (StoreFault, RoomUnusable) as fault:
        fail(fault.message)


def _check_sharing(
    beside: bool, is_shared: bool, is_alone: bool, any_house: bool, by_load: bool, waits: bool
) -> None:
    """End the command for options of a worker beside others that make no sense together."""
    if beside and not is_shared:
        fail("--beside goes with --role worker, a --store on a server, and the houses to hold (--house)")
    if any_house and (is_alone or not beside):
        fail(
            "--any goes with --beside and --stand-by: of the houses that are named it opens the first that is free"
        )
    if by_load and (not beside or waits):
        fail(
            "--by-load goes with --beside, and with none of --stand-by, --take-over and --wait-for-clock: a worker that "
            "shares houses by load takes those that are free"
        )


def _check_no_store(
    role: str, take_over: bool, despite_damage: bool, wait_for_clock: bool, heads: Path | None
) -> None:
    """End the command of a gateway for options of those who have a store."""
    given = {
        "--take-over": take_over, "--despite-damage": despite_damage, "--wait-for-clock": wait_for_clock,
        "--heads": heads is not None,
    }  # fmt: skip
    found = [name for name in given if given[name]]
    if role == "gateway" and found:
        fail(f"{found[0]} is for whoever opens the room's store: a gateway has none")


def _greeted(houses: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The houses that a gateway serves, each with the name of its host: HOUSE@NAME, or HOUSE alone for every name.

    Ends the command where several have no name of their own.
    """
    from cardroom.games.offers import load_house
    from cardroom.rules import RulebookFaults
    from cardroom.web.doors.host_names import plain

    found: dict[str, str] = {}
    for one in houses:
        house, at, host = one.rpartition("@") if "@" in one else (one, "", "")
        if not house:
            fail(f"--house {one}: there is no house before the @; it is written HOUSE@poker.example")
        if at and not plain(host):
            fail(f"--house {one}: {host!r} is no name of a host; it is written {house}@poker.example")
        if len(houses) > 1 and not host:
            fail(
                f"--house {one}: a gateway of several houses needs a name for each, as {house}@poker.example"
            )
        if plain(host) in found:
            fail(f"--house {one}: the name {plain(host)} leads to {found[plain(host)]} already")
        try:
            found[plain(host)] = load_house(house).id
        except RulebookFaults as faults:
            fail(str(faults.faults[0]))
    return tuple(found.items())


def _runner(role: str, bus: str, by_load: bool) -> "tuple[Role, Callable[[Settings], None]]":
    """The role, and what runs it. Ends the command for a role that is none, and for one that lacks its bus."""
    from cardroom.web.by_load.serve_by_load import serve_by_load
    from cardroom.web.doors.web_settings import Role
    from cardroom.web.gateway.serve_gateway import serve_gateway
    from cardroom.web.serve import serve

    for known in get_args(Role):
        if known == role:
            break
    else:
        fail(f"--role: {role!r} is none; there are {', '.join(get_args(Role))}")
    if known != "all" and not bus:
        fail(
            f"--role {known} needs --bus: gateways and workers speak over a NATS server, as nats://user@host:4222"
        )
    return known, serve_gateway if known == "gateway" else serve_by_load if by_load else serve


def _check_books(houses: tuple[str, ...], room: "RoomSettings", settings: Path | None) -> None:
    """Print what a rulebook warns of; end at the first that cannot be played by, or at what the settings say of houses,
    games, stakes and folders that are not there.
    """
    from cardroom.games.offers import load_house
    from cardroom.room.lobby.stake_faults import stake_faults
    from cardroom.room.talk.all_in_pause import SETTING, unknown_houses
    from cardroom.rules import RulebookFaults
    from cardroom.web.settings_file import line_in

    books = {}
    for house in houses:
        try:
            book = load_house(house)
        except RulebookFaults as faults:
            fail(f"{faults.faults[0]} (`cardroom rules check {house}` tells all faults)")
        for warning in book.warnings:
            print_error(f"warning: {warning}")
        if book.id in books:
            fail(f"--house {house}: the house {book.id!r} is named twice; once is enough")
        books[book.id] = book
    _check_heads(room.heads_file)
    faults_at: list[tuple[tuple[str | int, ...], str]] = [
        (("room", "stakes", *entry), fault)
        for entry, fault in stake_faults(room.stakes, books, next(iter(books)))
    ]
    for place, house in unknown_houses(room, books):
        faults_at.append(
            (("room", SETTING, place), f"the room has no house {house!r}; it has {', '.join(books)}")
        )
    for at, fault in faults_at:
        where = f"{line_in(settings, at)}: " if settings else ""
        fail(f"{where}{fault}")


def _check_heads(named: str) -> None:
    """End the command where the file of the heads could never be written."""
    if named and (Path(named).is_dir() or not Path(named).parent.is_dir()):
        fail(f"--heads {named}: it names a file, in a folder that is there")


def check_names(hosts: tuple[str, ...], origins: tuple[str, ...]) -> None:
    """End the command for a name that no browser would ever ask by."""
    from cardroom.web.doors.host_names import is_host, is_origin

    for host in hosts:
        if not is_host(host):
            fail(f"--allow-host: {host!r} is no name of a host; one is written like poker.example")
    for origin in origins:
        if not is_origin(origin):
            fail(
                f"--origin: {origin!r} is not as browsers write an origin; one is like https://poker.example"
            )


def own_settings(
    path: Path | None, hosts: tuple[str, ...], proxies: tuple[str, ...], heads: Path | None
) -> "FileSettings":
    """The operator's settings file, if there is one, with what the command line adds to it."""
    from msgspec.structs import replace

    from cardroom.room.runtime.network_addresses import Networks
    from cardroom.web.settings_file import FileSettings, SettingsFault, read_settings

    try:
        own = read_settings(path) if path else FileSettings()
    except SettingsFault as fault:
        fail(str(fault))
    try:
        Networks((*proxies, *own.proxies))
    except ValueError as fault:
        fail(f"--proxy: {fault}; name an address (127.0.0.1) or a network (10.0.0.0/8)")
    room = replace(own.room, heads_file=str(heads)) if heads else own.room
    return replace(own, hosts=(*hosts, *own.hosts), proxies=(*proxies, *own.proxies), room=room)
