"""`cardroom serve` as it is started and stopped: taken ports, open files, the first and the second Ctrl-C."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections import namedtuple
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from cardroom.cli import doctor
from cardroom.cli.main import app
from cardroom.room.accounts.passwords import NO_PASSWORD
from cardroom.store.engines.store_location import open_place, read_place
from cardroom.store.people_rows import AddPlayer, PlayerRecord
from cardroom.store.rows import Commit
from cardroom.web.doors.descriptors import OUR_OWN, raise_descriptors
from cardroom.web.doors.host_names import is_host, is_origin
from cardroom.web.doors.listening import CannotListen, listen
from cardroom.web.doors.web_settings import Settings
from cardroom.web.serve import within_descriptors
from tests.commands import Command, told
from tests.patience import PATIENCE_SECONDS, SOON_SECONDS

Running = Command | subprocess.Popen[str]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "cardroom", *words]


def from_nothing(*words: str) -> subprocess.Popen[str]:
    """The command as a shell starts it, with nothing loaded."""
    return subprocess.Popen(
        command(*words),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


@contextmanager
def serving(
    folder: Path, *words: str, what: str = "serve", begun: Callable[..., Running] = Command
) -> Iterator[tuple[Running, int]]:
    """A room that is open, in a process group of its own."""
    port = free_port()
    process = begun(what, "--data", str(folder), "--port", str(port), *words)
    try:
        until = time.monotonic() + 60
        while True:
            assert process.poll() is None and time.monotonic() < until, "the room does not open"
            try:
                httpx.get(f"http://127.0.0.1:{port}/health", timeout=SOON_SECONDS)
                break
            except httpx.HTTPError:
                time.sleep(0.05)
        yield process, port
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def until_bots_play(port: int) -> None:
    """Wait until hands are dealt in a demo."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        pools = httpx.get(f"http://127.0.0.1:{port}/api/lobby", timeout=PATIENCE_SECONDS).json()["pools"]
        if any(table["state"] == "running" for pool in pools for table in pool["tables"]):
            return
        time.sleep(0.2)
    raise AssertionError("no bots play")


def ahead(folder: Path, seconds: int) -> int:
    """A store whose newest time is so far ahead of this machine's clock; that time."""
    newest_ms = time.time_ns() // 1_000_000 + seconds * 1000

    async def stored() -> None:
        store = open_place(folder, asyncio.get_running_loop())
        ada = PlayerRecord("p1", "Ada", NO_PASSWORD, "player", newest_ms)
        await store.commit(Commit(changes=(AddPlayer(ada),)))
        store.close()

    asyncio.run(stored())
    return newest_ms


def test_a_start_that_waits_for_the_clock_opens_when_it_has_caught_up(tmp_path: Path) -> None:
    seconds, waited = 12, False
    while not waited:
        assert seconds < 60, "no start looked at the clock within a minute"
        newest_ms = ahead(tmp_path / str(seconds), seconds)
        with serving(tmp_path / str(seconds), "--wait-for-clock") as (process, port):
            assert time.time_ns() // 1_000_000 >= newest_ms
            assert (
                httpx.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE_SECONDS).json()["state"] == "ok"
            )
            process.send_signal(signal.SIGTERM)
            _, said = process.communicate(timeout=60)
        assert process.returncode == 0
        waited = "seconds ahead of this machine's clock: the room opens when" in said
        seconds *= (
            2  # a busy machine begins a program so slowly that the clock had caught up before it looked
        )


def test_who_waits_for_the_clock_is_closed_and_changes_nothing(tmp_path: Path) -> None:
    newest_ms = ahead(tmp_path, seconds=3600)
    port = free_port()
    with Command("serve", "--data", str(tmp_path), "--port", str(port), "--wait-for-clock") as process:
        assert process.stderr is not None
        try:
            while "the room opens when" not in process.stderr.readline():
                assert process.poll() is None
            with pytest.raises(httpx.ConnectError):
                httpx.get(f"http://127.0.0.1:{port}/health", timeout=SOON_SECONDS)
            process.send_signal(signal.SIGTERM)
            assert process.wait(30) == -signal.SIGTERM and "Traceback" not in process.stderr.read()
        finally:
            process.kill()
    reader = read_place(tmp_path)
    assert reader.newest_ms() == newest_ms
    reader.close()


def test_who_stands_by_is_closed_until_the_other_room_ends_and_then_opens(tmp_path: Path) -> None:
    with serving(tmp_path) as (first, _):
        port = free_port()
        with Command("serve", "--data", str(tmp_path), "--port", str(port), "--stand-by") as process:
            assert process.stderr is not None
            try:
                while "this one stands by" not in process.stderr.readline():
                    assert process.poll() is None
                with pytest.raises(httpx.ConnectError):
                    httpx.get(f"http://127.0.0.1:{port}/health", timeout=SOON_SECONDS)
                first.send_signal(signal.SIGTERM)
                assert first.wait(60) == 0
                until = time.monotonic() + 60
                while not is_open(port):
                    assert process.poll() is None and time.monotonic() < until
                    time.sleep(0.05)
                process.send_signal(signal.SIGTERM)
                assert process.wait(60) == 0
            finally:
                process.kill()


def is_open(port: int) -> bool:
    """Whether a room answers there."""
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE_SECONDS).status_code == 200
    except httpx.ConnectError:
        return False


def test_standing_by_is_for_whoever_opens_a_store_in_its_turn(tmp_path: Path) -> None:
    for more in (("--role", "gateway", "--bus", "nats://127.0.0.1:1"), ("--take-over",)):
        done = told("serve", "--data", str(tmp_path), "--stand-by", *more)
        assert done.returncode == 2 and "--stand-by waits for the store" in done.stderr


def test_a_taken_port_is_said_plainly_before_anything_is_made(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        for what in ("serve", "demo"):
            done = told(what, "--data", str(tmp_path / "room"), "--port", str(port))
            assert done.returncode == 2, done.stderr
            assert done.stderr == (
                f"cardroom: port {port} of 127.0.0.1 is taken by another program: "
                "stop that one, or choose another with --port\n"
            )
            assert done.stdout == "" and not (tmp_path / "room").exists()


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.host.invalid"])
def test_an_address_of_another_machine_is_refused_in_one_line(tmp_path: Path, host: str) -> None:
    result = CliRunner().invoke(app, ["serve", "--host", host, "--data", str(tmp_path / "room")])
    assert result.exit_code == 2 and "is no address of this machine" in result.stderr
    assert len(result.stderr.splitlines()) == 1 and not (tmp_path / "room").exists()


def test_a_proxy_that_is_no_address_is_refused(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["serve", "--proxy", "proxy.example", "--data", str(tmp_path / "room")])
    assert result.exit_code == 2 and "proxy.example" in result.stderr and not (tmp_path / "room").exists()


@pytest.mark.parametrize(
    "arguments",
    [
        *(("--origin", text) for text in ("", "poker.example", "https://", "https://poker.example/",
          "ftp://poker.example", "https://Poker.example", "https://poker.example:443", "http://poker.example:80",
          "https://a b")),
        *(("--allow-host", text) for text in ("", "https://poker.example", "poker.example/", "a b")),
    ],
    ids=" ".join,
)  # fmt: skip
def test_a_name_that_no_browser_asks_by_is_refused_before_anything_is_made(
    arguments: tuple[str, ...], tmp_path: Path
) -> None:
    result = CliRunner().invoke(app, ["serve", *arguments, "--data", str(tmp_path / "room")])
    assert result.exit_code == 2 and arguments[0] in result.stderr and not (tmp_path / "room").exists()


def test_names_that_browsers_ask_by_are_names() -> None:
    for origin in (
        "https://poker.example",
        "http://poker.example:8080",
        "https://[::1]:8443",
        "http://192.0.2.1:8000",
    ):
        assert is_origin(origin), origin
    assert is_host("poker.example") and is_host("Poker.example:8000") and is_host("[::1]")


@pytest.mark.parametrize(
    "text",
    [
        f"[room]\nwelcome_cents = {10**23}\n", "[room]\nsession_days = 0\n", "[room]\nsession_days = 1000000\n",
        "[room]\npause_after_hand_ms = -1\n", "[room]\nlobby_every_ms = 0\n", "[room]\ntables_followed = -1\n",
        "[room]\nspectators_a_table = -1\n", "[room.password]\npasses = 0\n", "[room.password]\nlanes = 0\n",
        "[room.password]\nmemory_kib = 16\nlanes = 4\n", "[doors]\nframe_bytes = 0\n", "[doors]\nhead_seconds = nan\n",
        "[doors]\nping_seconds = inf\n", "[doors]\nqueued_bytes = -1\n", "[doors]\nsockets_in_all = 0\n",
        "[doors]\nkeep_alive_seconds = 0\n", f"[doors]\nreads = {{a_second = {10**30}, burst = 1}}\n",
        "[doors]\nsession_check_seconds = 0\n", 'hosts = ["https://poker.example"]\n',
    ],
)  # fmt: skip
def test_a_setting_by_which_no_room_could_run_is_refused_before_anything_is_made(
    text: str, tmp_path: Path
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text)
    result = CliRunner().invoke(app, ["serve", "--settings", str(file), "--data", str(tmp_path / "room")])
    assert result.exit_code == 2 and len(result.stderr.splitlines()) == 1, result.output
    assert not (tmp_path / "room").exists()


def test_every_address_of_a_name_is_listened_on_and_none_when_one_is_taken() -> None:
    sockets = listen("localhost", free_port())
    for one in sockets:
        with pytest.raises(CannotListen, match="taken"):
            listen(one.getsockname()[0], one.getsockname()[1])
        one.close()


@pytest.mark.slow
@pytest.mark.parametrize("what", ["serve", "demo"])
def test_the_first_ctrl_c_stops_in_order_and_says_no_more_than_that(tmp_path: Path, what: str) -> None:
    words = ("--house", "casinohuone") if what == "demo" else ()
    with serving(tmp_path / "room", *words, what=what, begun=from_nothing) as (process, port):
        if what == "demo":
            until_bots_play(port)
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=120)
        assert process.returncode == 0 and "Traceback" not in errors and "Error" not in errors
        told = [json.loads(line) for line in errors.splitlines() if line.startswith("{")]
        # A busy machine may have the room say how late it is, at any moment.
        (stopped,) = [one for one in told if one["event"] == "room_stopped"]
        assert (stopped["why"], stopped["hands_left"]) == ("it was told to", 0)


@pytest.mark.slow
def test_the_second_ctrl_c_stops_at_once_without_a_traceback_and_loses_nothing(tmp_path: Path) -> None:
    demo = ("--house", "casinohuone")
    with serving(tmp_path / "room", *demo, what="demo") as (process, port):
        name = {"name": "Latecomer", "password": "correct horse"}
        came = httpx.post(f"http://127.0.0.1:{port}/api/sign-up", json=name, timeout=PATIENCE_SECONDS)
        assert came.status_code == 200
        until_bots_play(port)  # so that the first one waits for their hands
        assert process.stderr is not None
        os.killpg(process.pid, signal.SIGINT)
        # Two signals that come before the first was taken are one: the room says when it has taken it.
        errors = ""
        while "room_stopping" not in errors:
            errors += (line := process.stderr.readline())
            assert line, errors
        began = time.monotonic()
        os.killpg(process.pid, signal.SIGINT)
        errors += process.stderr.read()
        assert process.wait(timeout=PATIENCE_SECONDS) == 130 and time.monotonic() - began < SOON_SECONDS
        assert "Traceback" not in errors and "Exception" not in errors, errors
        assert "Stopped at once; the next start takes up what was going on." in errors
    audit = told("audit", "--data", str(tmp_path / "room"))
    assert audit.returncode == 0, audit.stdout
    with serving(tmp_path / "room", *demo, what="demo") as (_, port):
        back = httpx.post(f"http://127.0.0.1:{port}/api/sign-in", json=name, timeout=PATIENCE_SECONDS)
        assert back.status_code == 200 and back.json()["name"] == "Latecomer"


def test_a_room_asks_for_the_open_files_it_may_have(tmp_path: Path) -> None:
    limited = (
        "import resource, sys; _, hard = resource.getrlimit(resource.RLIMIT_NOFILE);"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (200, hard));"
        "from cardroom.web.doors.descriptors import raise_descriptors; print(raise_descriptors(), hard)"
    )
    said = subprocess.run([sys.executable, "-c", limited], capture_output=True, text=True, check=True).stdout
    now, hard = map(int, said.split())
    assert now == min(hard, 65_536) if hard > 0 else now == 65_536
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert raise_descriptors() >= min(soft, 1024)


def test_a_room_takes_no_more_connections_than_it_has_open_files_for() -> None:
    settings = Settings(data=Path("x"))
    assert within_descriptors(settings, 20_000) is settings
    assert within_descriptors(settings, 1024).doors.connections_in_all == 1024 - OUR_OWN


def test_doctor_sees_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = namedtuple("usage", "total used free")
    for megabytes, state in ((3, "fault"), (200, "note"), (5000, "fine")):
        monkeypatch.setattr(
            doctor.shutil, "disk_usage", lambda _, free=megabytes: usage(10**12, 0, free << 20)
        )
        finding = doctor.data_folder(tmp_path)
        assert finding.state == state and f"{megabytes:,} MB free" in finding.says
    monkeypatch.setattr(doctor.shutil, "disk_usage", lambda _: usage(10**12, 0, 0))
    result = CliRunner().invoke(app, ["doctor", "--data", str(tmp_path)])
    assert result.exit_code == 1 and "make room first" in result.stdout


def test_doctor_sees_too_few_open_files() -> None:
    said = {}
    for most in (200, 1024, 8192):
        code = (
            f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({most}, {most}));"
            "from cardroom.cli.doctor import descriptors; f = descriptors(); print(f.state, f.says)"
        )
        said[most] = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True
        ).stdout
    assert (
        said[200].startswith("fault ") and said[1024].startswith("note ") and said[8192].startswith("fine ")
    )
    assert "768 connections of 6,000" in said[1024] and "LimitNOFILE" in said[1024]
