"""A gateway and a worker that do not fit, and starts that lack what they need: said plainly, and nothing changed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.testing.nats_server import missing, started
from cardroom.web.carried.relay_messages import HELLO, RELAY, Speaker, Unfit, encode, why_not
from cardroom.web.gateway.gateway_figures import GatewayFigures
from cardroom.web.gateway.worker_link import WorkerLink
from tests.commands import told
from tests.patience import PATIENCE_SECONDS
from tests.web.gateway.parts import Wires, free_port, gateway

OURS = Speaker("here", False)


@pytest.mark.parametrize(
    ("worker", "words"),
    [
        (Speaker("there", False, version="9.9.9"), ""),
        (Speaker("there", False, relay=RELAY + 1, version="9.9.9"), "the gateway is older than the worker"),
        (Speaker("there", False, relay=RELAY - 1, version="0.1.0"), "the worker is older than the gateway"),
        (Speaker("there", False, protocol=OURS.protocol + 1), "the gateway is older than the worker"),
        (Speaker("there", True), "the worker is run with --secure-cookies and the gateway is not"),
    ],
)
def test_both_compare_what_they_are(worker: Speaker, words: str) -> None:
    found = why_not(OURS, worker)
    assert words in found and bool(found) == bool(words)


async def test_a_gateway_waits_for_a_worker_that_fits(wires: Wires) -> None:
    bus = await wires.bus("worker")
    speaks = [Speaker("newer", False, relay=RELAY + 1, version="9.9.9")]

    async def answer(subject: str, data: bytes) -> bytes:
        return b"\xc1" if not speaks else encode(speaks[-1])

    await bus.answer(HELLO, answer)
    link = WorkerLink(bus, OURS, GatewayFigures())
    with pytest.raises(Unfit, match=r"9\.9\.9.* older than the worker"):
        await link.look()
    async with gateway(wires) as door:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while door.gateway.health.state != "worker_unfit":
                await asyncio.sleep(0.02)
        assert "has to be upgraded" in door.gateway.health.why
        speaks[:] = [msgspec.structs.replace(OURS, node="there")]
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not door.gateway.link.lost_times:  # found, and nobody answers its beat
                await asyncio.sleep(0.02)
    await wires.closed(bus)


@pytest.mark.parametrize("role", ["gateway", "worker"])
def test_a_role_needs_its_bus(role: str, tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["serve", "--role", role, "--data", str(tmp_path / "room")])
    assert told.exit_code == 2 and f"--role {role} needs --bus" in told.output
    assert not (tmp_path / "room").exists()


def test_a_role_that_is_none_is_named(tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["serve", "--role", "referee", "--data", str(tmp_path / "room")])
    assert told.exit_code == 2 and "'referee' is none; there are all, gateway, worker" in told.output
    assert not (tmp_path / "room").exists()


@pytest.mark.skipif(bool(missing()), reason=missing())
@pytest.mark.parametrize("role", ["gateway", "worker"])
def test_a_bus_without_its_password_is_no_bus(role: str, tmp_path: Path) -> None:
    with started("room", "s3cret") as server:
        bus = f"nats://127.0.0.1:{server.port}"
        port, room = str(free_port()), str(tmp_path / "room")
        words = ["serve", "--role", role, "--bus", bus, "--port", port, "--data", room]
        # A process of its own: what serves sets the log and the umask of all that run in it.
        done = told(*words)
    assert done.returncode == 2 and "wants a user and a password" in " ".join(done.stderr.split())
    assert not (tmp_path / "room").exists()
