"""On which sides a test's rooms are: of the store, a folder or a database of PostgreSQL; of the bus, one process or two.

`--side postgres` puts the rooms of every test into databases of the server; `--bus nats` or `--bus embedded` a gateway
before every room of `tests/web`. With `share` that is done for one test in `SHARE`, another one for each day of commits, so
that a run is the same on every clone and all tests come to their turn; `--share` names one. Without them rooms lie in
folders and are one process. Tests that know SQLite (their module takes something of it) or a side by a parameter
of their own stay as they are, and so does one that is about a folder's files (`of_folders`) or looks at the process that
has both sockets and room (`one_process`).
"""

from __future__ import annotations

import sqlite3
import subprocess
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, get_args

import pytest

from cardroom.store.engines import store_location
from cardroom.store.engines.store_location import AnyStore, Place
from cardroom.store.postgres.address import Address
from cardroom.store.store_audit import AuditReport
from cardroom.testing import nats_server
from tests.postgres import WHY_NOT, server

SHARE: Final = 40
"""One test in so many is of a share: there are so many shares."""
SECONDS_OF_A_DAY: Final = 86_400
FOLDERS: Final = ("room", "tournament", "web", "desk")
"""Where tests have rooms that may lie on either side."""

SIDES: Final = "sides of its rooms"
"""The name under which a test's report brings them."""

_on: Final = Counter[str]()
"""How many tests of this run had a side."""

BusSide = Literal["none", "embedded", "nats"]
"""Whether a room is one process, or has a gateway before it on the bus of this process, or on a server of its own."""

_open_place, _audit_place = store_location.open_place, store_location.audit_place


class _Side:
    """The sides of the test that runs now, and the databases that stand for its folders."""

    is_server = False
    bus: BusSide = "none"
    databases: Final[dict[Path, Address]] = {}


def lies(place: Place) -> Place:
    """Where the store lies that a test means by a folder."""
    if isinstance(place, Address) or not _Side.is_server:
        return place
    folder = place.resolve()
    if folder not in _Side.databases:
        folder.mkdir(parents=True, exist_ok=True)
        _Side.databases[folder] = server().store()
    return _Side.databases[folder]


def bus() -> BusSide:
    """What the rooms of a test have before them."""
    return _Side.bus


def _opened(place: Place, *values: Any, **named: Any) -> AnyStore:
    return _open_place(lies(place), *values, **named)


def _audited(place: Place, *values: Any, **named: Any) -> AuditReport:
    return _audit_place(lies(place), *values, **named)


# Before anybody has taken them by name: this module is imported first.
store_location.open_place = _opened
store_location.audit_place = _audited


def pytest_addoption(parser: pytest.Parser) -> None:
    """The sides."""
    for option, chosen, says in (
        ("--side", ("sqlite", "postgres"), "where rooms lie"),
        ("--bus", get_args(BusSide), "what rooms of the web have before them"),
    ):
        parser.addoption(option, choices=(*chosen, "share"), default=chosen[0], help=says)
    parser.addoption("--share", type=int, choices=range(SHARE), help="which share, in place of the commit's")


def pytest_configure(config: pytest.Config) -> None:
    """All processes of a run have one share."""
    if config.option.share is None:
        config.option.share = of_commit() if _Chosen.of(config).is_share else 0


def of_commit() -> int:
    """The share of the day of the commit that is checked out; the first one where nothing is."""
    command = ["git", "log", "-1", "--format=%ct"]
    asked = subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True)
    return int(asked.stdout or 0) // SECONDS_OF_A_DAY % SHARE


class _Chosen(NamedTuple):
    """What a run was asked for."""

    side: Literal["sqlite", "postgres", "share"]
    bus: BusSide | Literal["share"]

    @classmethod
    def of(cls, config: pytest.Config) -> _Chosen:
        """What the options say."""
        return cls(config.getoption("--side"), config.getoption("--bus"))

    @property
    def is_share(self) -> bool:
        """Whether not all tests have their rooms there."""
        return "share" in self


def share_of(item: pytest.Item) -> int:
    """The share that a test is of, by its name; all tests of a file that share one room are of the same."""
    file, _, _ = item.nodeid.partition("::")
    name = file if "site" in getattr(item, "fixturenames", ()) else item.nodeid
    return zlib.crc32(name.encode()) % SHARE


def is_of_share(item: pytest.Item) -> bool:
    """Whether a test is of the share of this run."""
    return share_of(item) == item.config.option.share


def _knows_sides(item: pytest.Item) -> bool:
    """Whether a test has a side by itself: by a parameter, or because its module takes something of SQLite."""
    values = getattr(getattr(item, "callspec", None), "params", {}).values()
    if any(isinstance(value, str) and value in ("sqlite", "postgres") for value in values):
        return True
    taken = vars(getattr(item, "module", None) or object).values()
    return any(
        one is sqlite3 or str(getattr(one, "__module__", "")).startswith("cardroom.store.sqlite")
        for one in taken
    )


def wants_server(item: pytest.Item) -> bool:
    """Whether a test has its rooms on the database server in this run."""
    side, parts = _Chosen.of(item.config).side, item.nodeid.split("/")
    if side == "sqlite" or WHY_NOT:
        return False
    if parts[0] != "tests" or parts[1] not in FOLDERS or _knows_sides(item):
        return False
    if item.get_closest_marker("of_folders") is not None:
        return False
    return side == "postgres" or is_of_share(item)


def wants_bus(item: pytest.Item) -> BusSide:
    """What the rooms of a test have before them in this run."""
    side = _Chosen.of(item.config).bus
    if not item.nodeid.startswith("tests/web/") or item.get_closest_marker("one_process") is not None:
        return "none"
    if side == "share":
        side = "nats" if is_of_share(item) else "none"
    return "none" if side == "nats" and nats_server.missing() else side


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """Let the rooms of a test lie where they shall, and drop their databases once no test has them any more."""
    _Side.is_server, _Side.bus = wants_server(item), wants_bus(item)
    own = getattr(item, "funcargs", {})
    try:
        return (yield)
    finally:
        folder = own.get("tmp_path")
        is_last = nextitem is None or nextitem.path != item.path
        for place in [one for one in _Side.databases if is_last or (folder and one.is_relative_to(folder))]:
            server().drop(_Side.databases.pop(place))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: Any) -> Iterator[None]:
    """Say of a test which sides it had, and where it failed there how it is run there again."""
    report: Any = yield
    store = "postgres" if _Side.is_server else "sqlite"
    if call.when == "call":
        report.user_properties = [*report.user_properties, (SIDES, (store, _Side.bus))]
    if report.failed and (_Side.is_server or _Side.bus != "none"):
        again = f"pytest --side {store} --bus {_Side.bus} '{item.nodeid}'"
        report.sections.append(("the sides that its rooms had", again))
    return report  # type: ignore[return-value]  # a wrapper returns what it was given


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Count the tests of each side, where the reports of all processes come together."""
    for name, told in report.user_properties:
        if name == SIDES:
            _on.update(told)  # type: ignore[arg-type]  # two words


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many tests had which side, and of what there was no server."""
    chosen = _Chosen.of(terminalreporter.config)
    if chosen == _Chosen("sqlite", "none"):
        return
    which = f", share {terminalreporter.config.option.share} of {SHARE}" if chosen.is_share else ""
    gates = ", ".join(f"{_on[side]} by a gateway and {side}" for side in ("nats", "embedded") if _on[side])
    terminalreporter.write_line(
        f"SIDES: {_on['postgres']} tests with rooms on PostgreSQL, {gates or 'none by a gateway'}{which}."
    )
    if chosen.side != "sqlite" and WHY_NOT:
        terminalreporter.write_line(f"SIDES LEFT OUT: {WHY_NOT}")
    if chosen.bus in ("nats", "share") and nats_server.missing():
        terminalreporter.write_line(f"SIDES LEFT OUT: {nats_server.missing()}")
