"""A PostgreSQL server for tests and measurements only: in a folder, on a socket, gone afterwards.

It is the one of Debian's package, or any other from version 15 on whose programs are found. PostgreSQL refuses to run
as root, so root starts it as the package's own user.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from cardroom.store.postgres.address import Address
from cardroom.store.postgres.postgres_connection import LOST, PostgresConnection
from cardroom.store.postgres.store import PostgresStore
from cardroom.testing.blank_database import BlankDatabase

DEBIAN = "/usr/lib/postgresql"
USER = "postgres"
SECONDS = 30
PR_SET_PDEATHSIG = 1


def missing() -> str:
    """Why no server can be started here, "" when one can."""
    if _program("postgres") is None or _program("initdb") is None:
        return "there is no PostgreSQL on this machine: apt-get install postgresql"
    if os.getuid() == 0 and not _has_user():
        return f"PostgreSQL does not run as root, and there is no user {USER!r} to run it as"
    return ""


class PostgresServer:
    """A running server. `address` names a database of it."""

    def __init__(self, folder: Path, port: int, process: subprocess.Popen[bytes], durable: bool) -> None:
        """Use `started`."""
        self._folder = folder
        self._port = port
        self._process = process
        self._durable = durable
        self._made = 0
        self._template = ""
        self._blank: BlankDatabase | None = None
        self._from_template: set[str] = set()
        self._given_back: list[str] = []
        self._control: PostgresConnection | None = None
        self._one_at_a_time = threading.RLock()

    @property
    def pid(self) -> int:
        """The number of the server's first process; the others are below it."""
        return self._process.pid

    def address(self, database: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://{USER}@127.0.0.1:{self._port}/{database}"

    def database(self, template: str = "template0") -> str:
        """Make a new, empty database; its address."""
        name = self._new_name()
        # Copied file by file: where nothing is flushed that takes a third of what a copy through the log does.
        self._order(f"CREATE DATABASE {name} TEMPLATE {template} ENCODING 'UTF8' STRATEGY FILE_COPY")
        return self.address(name)

    def store(self, original: Address | None = None) -> Address:
        """A new database with the store's schema in it: a copy of one that was made once, or of another `original`.

        One that was given back is emptied for it and has a new name: who still holds the earlier one finds nothing there.
        """
        if original is not None:
            return Address(self.database(_name(original)))
        if self._blank is None:
            template = Address(self.database())
            PostgresStore(template).close()
            self._template, self._blank = _name(template), BlankDatabase(template)
        while self._given_back:
            if again := self._emptied(self._given_back.pop(), self._blank):
                return again
        made = Address(self.database(self._template))
        self._from_template.add(_name(made))
        return made

    def drop(self, address: Address) -> None:
        """Give a database back, whoever is connected to it: nobody has it any more, and nobody may open it by this name."""
        name = _name(address)
        if name not in self._from_template:
            self._order(f"DROP DATABASE {name} WITH (FORCE)")
            return
        self._from_template.remove(name)
        self._order(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        self._order(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        self._given_back.append(name)

    def _emptied(self, name: str, blank: BlankDatabase) -> Address | None:
        """A database that was given back, as a new one; None, and it is gone, where it cannot be made so."""
        new = self._new_name()
        self._order(f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{name}'")
        self._order(f"ALTER DATABASE {name} RENAME TO {new}")
        self._order(f"ALTER DATABASE {new} ALLOW_CONNECTIONS true")
        address = Address(self.address(new))
        if not blank.made_of(address):
            self._order(f"DROP DATABASE {new} WITH (FORCE)")
            return None
        self._from_template.add(new)
        return address

    def _new_name(self) -> str:
        self._made += 1
        return f"room{self._made}"

    def _order(self, statement: str) -> None:
        """Run a statement about whole databases on a connection that is kept for them; psql takes ten times as long."""
        with self._one_at_a_time:
            for is_last in (False, True):
                if self._control is None or self._control.is_closed:
                    self._control = PostgresConnection(Address(self.address()))
                try:
                    self._control.execute(statement)
                    return
                except LOST:
                    self._control.close()
                    if is_last:
                        raise

    def run(self, statement: str, address: str = "") -> str:
        """Run a statement as psql does, and return its output."""
        psql = [str(_program("psql")), "-XAtq", "-v", "ON_ERROR_STOP=1", "-d", address or self.address()]
        done = subprocess.run([*psql, "-c", statement], capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(done.stderr.strip())
        return done.stdout.strip()

    def copied_by_dump(self, address: Address, *options: str) -> Address:
        """A new database with the content that pg_dump copies from another."""
        copy = Address(self.database())
        dump = [str(_program("pg_dump")), "--format=custom", *options, "-d", address.url]
        restore = [str(_program("pg_restore")), "--exit-on-error", "-d", copy.url]
        subprocess.run(
            restore, input=subprocess.run(dump, check=True, capture_output=True).stdout, check=True
        )
        return copy

    def standby(self, folder: Path) -> PostgresServer:
        """Begin a standby of this server in an empty folder: it follows whatever is committed here."""
        folder.chmod(0o755)
        if os.getuid() == 0:
            shutil.chown(folder, USER)
        copy = [str(_program("pg_basebackup")), "-d", self.address(), "-D", str(folder / "data")]
        copy += ["--write-recovery-conf", "--checkpoint=fast", "--no-sync"]
        subprocess.run(copy, check=True, capture_output=True, preexec_fn=_become_user, cwd="/")
        port = _free_port()
        return PostgresServer(folder, port, _serve(folder, port, self._durable), self._durable)

    def kill(self) -> None:
        """Kill the server without a shutdown."""
        for pid in (self._folder / "data/postmaster.pid").read_text().split()[:1]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(pid), signal.SIGKILL)
        self._process.wait()

    def start(self) -> None:
        """Start it again on its folder, as it was left; wait until the children of the earlier server have ended."""
        until = time.monotonic() + SECONDS
        while True:
            self._process = _serve(self._folder, self._port, self._durable)
            try:
                self.wait()
                return
            except RuntimeError:
                if time.monotonic() > until:
                    raise

    def wait(self) -> None:
        """Wait until it answers; RuntimeError when it does not come up."""
        ready = [
            str(_program("pg_isready")),
            "-q",
            "-h",
            "127.0.0.1",
            "-p",
            str(self._port),
            "-t",
            str(SECONDS),
        ]
        for _ in range(SECONDS * 20):
            if subprocess.run(ready).returncode == 0:
                return
            if self._process.poll() is not None:
                break
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(0.05)
        raise RuntimeError(f"the server did not start: {(self._folder / 'log').read_text()[-2000:]}")

    def stop(self) -> None:
        """Stop at once; connections are cut."""
        if self._control is not None:
            self._control.close()
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _name(address: Address) -> str:
    return address.url.rpartition("/")[2]


@contextlib.contextmanager
def started(*, durable: bool = False) -> Iterator[PostgresServer]:
    """A server with nothing in it. Without `durable` it flushes nothing to the disk, which a test does not need."""
    assert not missing(), missing()
    with tempfile.TemporaryDirectory(prefix="cardroom-postgres-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        folder.chmod(0o755)
        if os.getuid() == 0:
            shutil.chown(folder, USER)
        initdb = [str(_program("initdb")), "-D", str(folder / "data"), "-U", USER, "-A", "trust"]
        initdb += ["-E", "UTF8", "--no-locale", "--no-sync"]
        subprocess.run(initdb, check=True, capture_output=True, preexec_fn=_become_user, cwd="/")
        port = _free_port()
        server = PostgresServer(folder, port, _serve(folder, port, durable), durable)
        try:
            server.wait()
            yield server
        finally:
            server.stop()


def _serve(folder: Path, port: int, durable: bool) -> subprocess.Popen[bytes]:
    settings = {
        "listen_addresses": "127.0.0.1",
        "port": port,
        "unix_socket_directories": "",
        "fsync": "on" if durable else "off",
        "full_page_writes": "on" if durable else "off",
        "shared_buffers": "64MB",
        "max_connections": 100,
        "autovacuum": "on" if durable else "off",
    }
    options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
    with (folder / "log").open("ab") as log:
        return subprocess.Popen(
            [str(_program("postgres")), "-D", str(folder / "data"), *options],
            stdout=log, stderr=log, preexec_fn=_become_user, cwd="/", process_group=0,
        )  # fmt: skip


@functools.cache
def _program(name: str) -> str | None:
    """One of PostgreSQL's programs: Debian installs them off the path, in a folder for each version."""
    versions = sorted(Path(DEBIAN).glob("*/bin"), key=lambda path: path.parent.name.zfill(4), reverse=True)
    return next((str(path / name) for path in versions if (path / name).exists()), None) or shutil.which(name)


def _has_user() -> bool:
    try:
        pwd.getpwnam(USER)
    except KeyError:
        return False
    return True


def _become_user() -> None:
    """Set up a child process: it ends with its parent, and if that is root, becomes PostgreSQL's own user."""
    if os.getuid() == 0:
        user = pwd.getpwnam(USER)
        os.setgroups([])
        os.setgid(user.pw_gid)
        os.setuid(user.pw_uid)
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGINT)
