"""`cardroom doctor`: is this machine fit to run a room?"""

import os
import platform
import shutil
import sqlite3
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardroom.cli.build import build
from cardroom.cli.doctor_nodes import DoctorFinding, folder_holder, the_bus
from cardroom.cli.doctor_server import server
from cardroom.cli.output import FOUND_WRONG, print_json, printable
from cardroom.cli.room_addresses import (
    DEFAULT_DATA,
    BusOption,
    BusSecretOption,
    DataOption,
    StoreOption,
    bus_or_fail,
    place_or_fail,
)

if TYPE_CHECKING:
    from cardroom.store.postgres.address import Address

MB = 1024 * 1024
MIN_FREE_MB = 50
ENOUGH_FREE_MB = 500
MIN_CONNECTIONS = 100

BOOKS_TOLD = 5
"""The most differences of the books that are told; `cardroom audit` names all."""

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def doctor(
    data: DataOption = DEFAULT_DATA,
    store: StoreOption = "",
    bus: BusOption = "",
    bus_secret: BusSecretOption = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Look at what a room needs on this machine.

    Ends with status 1 when something is missing.
    """
    place = place_or_fail(data, store)
    kept = [sqlite(), data_folder(place), *folder_holder(place)] if isinstance(place, Path) else server(place)
    address = bus_or_fail(bus, bus_secret)
    heard = [] if address is None else the_bus(address)
    kept += books(place)
    findings = [python(), engine(), kept[0], entropy(), *kept[1:], *heard, descriptors(), client(), browser()]
    fit = all(finding.state != "fault" for finding in findings)
    if json:
        print_json({"fit": fit, "findings": findings})
    else:
        for finding in findings:
            print(f"{finding.state:<6} {finding.what:<12} {printable(finding.says)}")
        print("A room can run here." if fit else "A room cannot run here yet.")
    if not fit:
        raise typer.Exit(FOUND_WRONG)


def python() -> DoctorFinding:
    """The version of Python."""
    state = "fine" if sys.version_info >= (3, 11) else "fault"
    return DoctorFinding(
        "Python", state, f"{platform.python_version()} ({platform.machine()}); 3.11 or newer is needed"
    )


def engine() -> DoctorFinding:
    """Whether the engine runs compiled or as plain Python."""
    return DoctorFinding("engine", "fine", build())


def sqlite() -> DoctorFinding:
    """The library that stores journal and ledger."""
    from cardroom.store.sqlite.connect import sqlite_warning

    warning = sqlite_warning()
    return DoctorFinding("SQLite", "note" if warning else "fine", warning or sqlite3.sqlite_version)


def entropy() -> DoctorFinding:
    """The system's source of unguessable bytes, which every deck comes from."""
    try:
        sample = {os.urandom(32) for _ in range(8)}
    except NotImplementedError:
        return DoctorFinding(
            "entropy", "fault", "this system has no source of unguessable bytes: no deck can be dealt"
        )
    if len(sample) < 8:
        return DoctorFinding("entropy", "fault", "the system's source of unguessable bytes repeats itself")
    return DoctorFinding("entropy", "fine", "the system gives unguessable bytes")


def data_folder(folder: Path) -> DoctorFinding:
    """Whether the room can keep its files there."""
    nearest = folder.absolute()
    while not nearest.exists():
        nearest = nearest.parent
    if not nearest.is_dir() or not os.access(nearest, os.W_OK | os.X_OK):
        return DoctorFinding(
            "data folder", "fault", f"{folder} cannot be written: {nearest} is not open to this user"
        )
    free = shutil.disk_usage(nearest).free // MB
    there = "is there" if folder.exists() else "will be made"
    says = f"{folder} {there}; {free:,} MB free on its disk"
    if free < MIN_FREE_MB:
        return DoctorFinding(
            "data folder", "fault", f"{says}: a room stops when it cannot write, make room first"
        )
    return DoctorFinding("data folder", "fine" if free >= ENOUGH_FREE_MB else "note", says)


def books(place: "Path | Address") -> list[DoctorFinding]:
    """Whether the books of a room that is kept there add up, all of them counted again; nothing where none is."""
    from cardroom.room.tournaments.pools_audit import books_in
    from cardroom.store.engines.store_location import check_sound, has_room
    from cardroom.store.faults import StoreAway, StoreUnusable

    try:
        count, found = books_in(place) if has_room(place) else (None, ())
        if not found:  # what differs says more than that a start would not open it
            check_sound(place)
    except StoreAway:
        return []  # (the server's own line says so)
    except StoreUnusable as fault:
        return [DoctorFinding("books", "fault", fault.message)]
    if count is None:
        return []
    if not found:
        says = f"{count.up_to.entries:,} entries add up; players are owed {count.to_players:,} cents"
        return [DoctorFinding("books", "fine", says)]
    return [DoctorFinding("books", "fault", str(one)) for one in found[:BOOKS_TOLD]]


def descriptors() -> DoctorFinding:
    """How many files, and so connections, a room may have open here."""
    from cardroom.web.doors.descriptors import OUR_OWN, most_descriptors
    from cardroom.web.doors.web_settings import Doors

    most, wanted = most_descriptors(), Doors().connections_in_all + OUR_OWN
    says = f"{most:,} may be open at once"
    if most >= wanted:
        return DoctorFinding("open files", "fine", says)
    room_for = max(0, most - OUR_OWN)
    how = "raise it by LimitNOFILE= of the service, or `ulimit -n`"
    state = "note" if room_for >= MIN_CONNECTIONS else "fault"
    return DoctorFinding(
        "open files", state, f"{says}, enough for {room_for:,} connections of {wanted - OUR_OWN:,}: {how}"
    )


def client() -> DoctorFinding:
    """Whether the pages for the browser have been built."""
    import cardroom.web

    page = Path(cardroom.web.__file__).parent / "static" / "index.html"
    if page.is_file():
        return DoctorFinding("client", "fine", "the pages for the browser are built")
    return DoctorFinding("client", "fault", "the pages for the browser are not built: run `make setup`")


def browser() -> DoctorFinding:
    """Chromium, which only the browser tests need."""
    for name in (os.environ.get("CARDROOM_CHROMIUM", ""), *BROWSERS):
        found = shutil.which(name) if name else None
        if found:
            return DoctorFinding("Chromium", "fine", found)
    return DoctorFinding("Chromium", "note", "not found; only the browser tests need it")
