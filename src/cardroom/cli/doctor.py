"""`cardroom doctor`: is this machine fit to run a room?"""

import os
import platform
import shutil
import sqlite3
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from cardroom.cli.build import build
from cardroom.cli.output import FOUND_WRONG, print_json
from cardroom.cli.serve import DEFAULT_DATA, DataOption

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at. ``state`` is ``fine``, ``note`` (works, but you should know) or ``fault``."""

    what: str
    state: str
    says: str


def doctor(
    data: DataOption = DEFAULT_DATA,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Look at what a room needs on this machine. Ends with status 1 when something is missing."""
    findings = [python(), engine(), sqlite(), entropy(), data_folder(data), client(), browser()]
    fit = all(finding.state != "fault" for finding in findings)
    if json:
        print_json({"fit": fit, "findings": findings})
    else:
        for finding in findings:
            print(f"{finding.state:<6} {finding.what:<12} {finding.says}")
        print("A room can run here." if fit else "A room cannot run here yet.")
    if not fit:
        raise typer.Exit(FOUND_WRONG)


def python() -> Finding:
    """The version of Python."""
    state = "fine" if sys.version_info >= (3, 11) else "fault"
    return Finding("Python", state, f"{platform.python_version()} ({platform.machine()}); 3.11 or newer is needed")


def engine() -> Finding:
    """Whether the engine runs compiled or as plain Python."""
    return Finding("engine", "fine", build())


def sqlite() -> Finding:
    """The library that stores journal and ledger."""
    from cardroom.store.connect import sqlite_warning

    warning = sqlite_warning()
    return Finding("SQLite", "note" if warning else "fine", warning or sqlite3.sqlite_version)


def entropy() -> Finding:
    """The system's source of unguessable bytes, which every deck comes from."""
    try:
        sample = {os.urandom(32) for _ in range(8)}
    except NotImplementedError:
        return Finding("entropy", "fault", "this system has no source of unguessable bytes: no deck can be dealt")
    if len(sample) < 8:
        return Finding("entropy", "fault", "the system's source of unguessable bytes repeats itself")
    return Finding("entropy", "fine", "the system gives unguessable bytes")


def data_folder(folder: Path) -> Finding:
    """Whether the room can keep its files there."""
    nearest = folder.absolute()
    while not nearest.exists():
        nearest = nearest.parent
    if not nearest.is_dir() or not os.access(nearest, os.W_OK | os.X_OK):
        return Finding("data folder", "fault", f"{folder} cannot be written: {nearest} is not open to this user")
    free = shutil.disk_usage(nearest).free // (1024 * 1024)
    state = "fine" if free >= 500 else "note"
    there = "is there" if folder.exists() else "will be made"
    return Finding("data folder", state, f"{folder} {there}; {free:,} MB free on its disk")


def client() -> Finding:
    """Whether the pages for the browser have been built."""
    import cardroom.web

    page = Path(cardroom.web.__file__).parent / "static" / "index.html"
    if page.is_file():
        return Finding("client", "fine", "the pages for the browser are built")
    return Finding("client", "fault", "the pages for the browser are not built: run `make setup`")


def browser() -> Finding:
    """Chromium, which only the browser tests need."""
    for name in (os.environ.get("CARDROOM_CHROMIUM", ""), *BROWSERS):
        found = shutil.which(name) if name else None
        if found:
            return Finding("Chromium", "fine", found)
    return Finding("Chromium", "note", "not found; only the browser tests need it")
