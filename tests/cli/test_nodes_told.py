"""`cardroom serve --bus` and `cardroom doctor`: who holds the store, who is heard of on the bus, and why it cannot be."""

from __future__ import annotations

import json
import signal
import socket
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.store.leases import node_name
from cardroom.store.postgres.address import Address
from cardroom.store.sqlite import open_store
from cardroom.testing.nats_server import missing, started
from tests.commands import Command, told
from tests.patience import SOON_SECONDS
from tests.postgres import needs_postgres, server

SECRET = "s3cret"
SOON = 60.0
needs_nats = pytest.mark.skipif(bool(missing()), reason=missing())


def findings(*words: str) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    told = CliRunner().invoke(app, ["doctor", "--json", *words])
    assert SECRET not in told.output
    for one in json.loads(told.stdout)["findings"]:
        found.setdefault(one["what"], []).append(one)
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(*words: str) -> Iterator[int]:
    """A room that is open; the port."""
    port = free_port()
    process = Command("serve", "--port", str(port), *words, log=sys.__stderr__)
    try:
        until = time.monotonic() + SOON
        while health(port) is None:
            assert process.poll() is None and time.monotonic() < until
            time.sleep(0.1)
        yield port
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(SOON)


def health(port: int) -> dict[str, Any] | None:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=SOON_SECONDS) as answer:
            return dict(json.loads(answer.read()))
    except OSError:
        return None


def test_doctor_says_who_holds_a_folder_and_who_held_it(tmp_path: Path) -> None:
    assert "held by" not in findings("--data", str(tmp_path / "new"))
    name = node_name()
    store = open_store(tmp_path, node=name)
    (held,) = findings("--data", str(tmp_path))["held by"]
    assert held["says"].startswith(f"{name}, 3 streams since 20") and held["says"].endswith("UTC, epoch 1")
    store.close()
    (held,) = findings("--data", str(tmp_path))["held by"]
    assert held["says"].startswith(f"nobody; {name} held 3 streams since 20")


@needs_postgres
def test_doctor_says_who_holds_a_database_and_for_how_long() -> None:
    from cardroom.store.postgres.store import PostgresStore

    address = Address(server().database())
    assert "held by" not in findings("--store", address.url)
    store = PostgresStore(address, node="kruh:1:abcd")
    (held,) = findings("--store", address.url)["held by"]
    assert held["says"].startswith("kruh:1:abcd, 3 streams since 20") and "the lease runs" in held["says"]
    store.close()
    (held,) = findings("--store", address.url)["held by"]
    assert held["says"].startswith("nobody; kruh:1:abcd held 3 streams")
    server().drop(address)


@needs_nats
def test_rooms_on_one_bus_see_each_other_and_doctor_sees_them(tmp_path: Path) -> None:
    with started("room", SECRET) as nats:
        bus = ("--bus", nats.address)
        with (
            serving("--data", str(tmp_path / "a"), *bus) as port,
            serving("--data", str(tmp_path / "b"), *bus),
        ):
            until = time.monotonic() + SOON
            while (told := health(port) or {}).get("nodes") != 2:
                assert time.monotonic() < until, told
                time.sleep(0.1)
            assert told["bus"] == "connected" and told["state"] == "ok"
            found = findings("--data", str(tmp_path / "c"), *bus)
            assert len(found["process"]) == 2 and found["bus"][0]["says"].endswith("2 processes heard of")
            names = {one["says"].split(" ")[0] for one in found["process"]}
            (held,) = findings("--data", str(tmp_path / "a"))["held by"]
            assert held["says"].split(",")[0] in names
            nats.kill()
            while (told := health(port) or {}).get("bus") != "away":
                assert time.monotonic() < until, told
                time.sleep(0.1)
            assert told["state"] == "ok" and told["nodes"] >= 1  # no table minds
            nats.start()
            while (told := health(port) or {}).get("bus") != "connected" or told["nodes"] != 2:
                assert time.monotonic() < until, told
                time.sleep(0.1)


@needs_nats
def test_doctor_says_what_each_process_is_for(tmp_path: Path) -> None:
    with started("room", SECRET) as nats:
        bus = ("--bus", nats.address)
        inside = serving("--role", "worker", "--data", str(tmp_path / "a"), *bus)
        with inside as port, serving("--role", "gateway", *bus) as door:
            assert (health(door) or {})["role"] == "gateway" and (health(port) or {})["state"] == "ok"
            found = findings("--data", str(tmp_path / "c"), *bus)["process"]
            says = sorted(one["says"].partition(" (")[2].partition(", version")[0] for one in found)
            assert says == ["gateway) without a store", "worker) on folder"]
            assert {one["state"] for one in found} == {"fine"}


@needs_nats
def test_processes_that_share_a_secret_find_one_another_and_whoever_has_it_not_hears_nobody(
    tmp_path: Path,
) -> None:
    secret = tmp_path / "secret"
    secret.write_text("5" * 64)
    secret.chmod(0o600)
    with started("room", SECRET) as nats:
        bus = ("--bus", nats.address)
        sealed = (*bus, "--bus-secret", str(secret))
        inside = serving("--role", "worker", "--data", str(tmp_path / "a"), *sealed)
        with inside as port, serving("--role", "gateway", *sealed) as door:
            assert (health(door) or {})["state"] == "ok" == (health(port) or {})["state"]
            found = findings("--data", str(tmp_path / "c"), *sealed)
            assert len(found["process"]) == 2 and found["bus"][0]["state"] == "fine"
            found = findings("--data", str(tmp_path / "c"), *bus)
            (about,) = found["bus"]
            assert "process" not in found and about["state"] == "note"
            assert "are sealed; give --bus-secret" in about["says"]
            code, said = ran("move-house", "casinohuone", *bus)
            assert code == 2 and "messages are sealed; give --bus-secret" in said, "it heard of nobody"
    code, said = ran("serve", *bus, "--bus-secret", str(tmp_path / "none"))
    assert code == 2 and "the secret of the bus cannot be read" in said


@needs_nats
@pytest.mark.parametrize(
    "words", [("gateway",), ("worker", "--data", "b"), ("worker", "--data", "a", "--stand-by")]
)
@pytest.mark.parametrize("is_sealed", [True, False])
def test_a_start_with_another_secret_says_so_before_it_opens(
    words: tuple[str, ...], is_sealed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A gateway looked for its worker for half a minute and said nothing."""
    monkeypatch.chdir(tmp_path)
    for name, letter in (("one", "5"), ("other", "6")):
        Path(name).write_text(letter * 64)
        Path(name).chmod(0o600)
    with started("room", SECRET) as nats:
        bus = ("--bus", nats.address)
        with serving("--role", "worker", "--data", "a", *bus, "--bus-secret", "one"):
            sealed = ("--bus-secret", "other") if is_sealed else ()
            starts = Command("serve", "--port", str(free_port()), *bus, *sealed, "--role", *words)
            try:
                assert starts.stderr is not None
                first = starts.stderr.readline()
            finally:
                starts.kill()
                starts.communicate()
    assert '"bus_not_opened"' in first and "another secret than this process" in first


@needs_nats
def test_doctor_hears_of_a_process_that_stands_by(tmp_path: Path) -> None:
    with started() as nats, serving("--data", str(tmp_path / "a"), "--bus", nats.address) as port:
        words = [
            "--data",
            str(tmp_path / "a"),
            "--bus",
            nats.address,
            "--port",
            str(free_port()),
            "--stand-by",
        ]
        waits = Command("serve", *words, log=sys.__stderr__)
        try:
            until = time.monotonic() + SOON
            while (health(port) or {})["nodes"] != 2:
                assert waits.poll() is None and time.monotonic() < until
                time.sleep(0.1)
            found = findings("--data", str(tmp_path / "c"), "--bus", nats.address)["process"]
            (one,) = [one for one in found if "stands_by" in one["says"]]
            assert one["state"] == "fine" and "(all) on folder" in one["says"]
            waits.send_signal(signal.SIGHUP)
            time.sleep(0.5)
            assert waits.poll() is None, "SIGHUP is for the process that has the room"
        finally:
            waits.terminate()
            assert waits.wait(SOON) == -signal.SIGTERM


def ran(*words: str, **env: str) -> tuple[int, str]:
    done = told(*words, environment=env, timeout=SOON)
    assert SECRET not in done.stderr + done.stdout and "Traceback" not in done.stderr
    return done.returncode, done.stderr


@needs_nats
def test_a_bus_that_refuses_us_is_said_before_anything_is_made(tmp_path: Path) -> None:
    with started("room", SECRET) as nats:
        for secret, words in (
            ("", "has none"),
            (f"room:{SECRET}x@", "refused the user name or the password"),
        ):
            bus = f"nats://{secret}127.0.0.1:{nats.port}"
            status, said = ran(
                "serve", "--data", str(tmp_path / "a"), "--port", str(free_port()), CARDROOM_BUS=bus
            )
            assert status == 2 and words in said and said.count("\n") == 1, said
            assert not (tmp_path / "a").exists()
            (told,) = findings("--data", str(tmp_path / "a"), "--bus", bus)["bus"]
            assert told["state"] == "fault" and words in told["says"]


def test_a_wrong_address_of_the_bus_is_one_line_and_never_repeated(tmp_path: Path) -> None:
    for wrong in (f"http://u:{SECRET}@h", f"nats://u:{SECRET}@h:port", f"nats://u:{SECRET}@h/x"):
        for command in ("serve", "doctor"):
            told = CliRunner().invoke(app, [command, "--data", str(tmp_path / "a"), "--bus", wrong])
            assert told.exit_code == 2 and SECRET not in told.output
            assert "nats://user@host:4222" in told.stderr and told.stderr.count("\n") == 1, told.output
    status, said = ran("serve", "--data", str(tmp_path / "a"), "--bus", f"nats://u:{SECRET}@h:port")
    assert status == 2 and "nats://user@host:4222" in said and said.count("\n") == 1, said
