"""Each process of a cluster tells the figures of its own role, over a worker that is killed."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import connect

from cardroom.testing.nats_server import missing, started
from tests.commands import Command
from tests.crash.load import ended
from tests.crash.test_worker_killed import PATIENCE_SECONDS, SETTINGS, Cluster, until_open
from tests.postgres import needs_postgres, server
from tests.web.gateway.parts import free_port

Figures = dict[str, float]

OF_OWNERS = {
    "owners_held", "mail_waiting", "commits_total", "commit_groups_total", "commit_busy_seconds_total", "claims_total",
    "lease_epoch", "fenced_total", "steps_total", "durable_seconds_count", "tables",
}  # fmt: skip
OF_GATEWAYS = {"worker_gateways", "worker_sessions", "worker_dropped_total{reason=missed}"}
OF_SOCKETS = {
    "gateway_up", "gateway_house_up{house=}", "gateway_sockets", "gateway_sockets_waiting", "gateway_connections",
    "gateway_workers_lost_total", "gateway_answer_seconds_count", "gateway_sessions_total{why=first}",
    "gateway_sessions_total{why=gap}", "gateway_sessions_total{why=worker_lost}",
}  # fmt: skip
OF_ANY = {"bus_up", "bus_returns_total", "bus_unsent_total", "bus_unopened_total", "loop_lag_seconds_count"}


async def scraped(port: int) -> Figures:
    """The room's own figures, by name and what their labels say; `process` is the process's memory."""
    async with httpx.AsyncClient(timeout=PATIENCE_SECONDS) as client:
        text = (await client.get(f"http://127.0.0.1:{port}/metrics")).text
    found = {}
    for family in text_string_to_metric_families(text):
        for one in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(one.labels.items()))
            said = one.name.removeprefix("cardroom_") + (f"{{{labels}}}" if labels else "")
            found[said] = one.value
    return found


async def until(port: int, name: str, least: float) -> Figures:
    """What is scraped once a figure is so large."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while (found := await scraped(port)).get(name, -1) < least:
            await asyncio.sleep(0.1)
    return found


def role_of(found: Figures) -> str:
    [said] = [name for name in found if name.startswith("role{")]
    return said.partition("role=")[2].partition(",")[0]


@pytest.mark.crash
@needs_postgres
@pytest.mark.skipif(bool(missing()), reason=missing())
async def test_a_worker_and_a_gateway_each_tell_their_own(tmp_path: Path) -> None:
    door, inside = free_port(), free_port()
    address = server().store()
    with started() as bus, Cluster(tmp_path, bus, address).open() as room:
        worker, _ = room.start("worker", inside), room.start("gateway", door)
        await until_open(inside)
        await until_open(door)
        async with connect(f"ws://127.0.0.1:{door}/ws?moves"):
            outside = await until(door, "gateway_sessions_total{why=first}", 1)
            within = await until(inside, "worker_sessions", 1)
            assert (role_of(outside), role_of(within)) == ("gateway", "worker")
            assert outside.keys() >= OF_SOCKETS | OF_ANY and within.keys() >= OF_OWNERS | OF_GATEWAYS | OF_ANY
            assert not outside.keys() & (OF_OWNERS | OF_GATEWAYS) and not within.keys() & OF_SOCKETS
            assert outside["process_resident_memory_bytes"] > 0 < within["process_resident_memory_bytes"]
            assert (within["worker_gateways"], within["claims_total"]) == (1, 1)
            assert (
                within["owners_held"] >= 1 and within["commits_total"] >= within["commit_groups_total"] >= 1
            )
            assert 0 < within["commit_busy_seconds_total"] < PATIENCE_SECONDS
            assert (outside["gateway_sockets"], outside["gateway_sockets_waiting"]) == (1, 0)
            assert outside["gateway_up"] == outside["gateway_house_up{house=}"] == outside["bus_up"] == 1
            worker.send_signal(signal.SIGKILL)
            await ended(worker)
            alone = await until(door, "gateway_sockets_waiting", 1)
            assert (alone["gateway_up"], alone["gateway_sockets"]) == (0, 1)
            room.start("worker", inside)
            await until_open(inside)
            outside = await until(door, "gateway_sessions_total{why=worker_lost}", 1)
            taken = await until(inside, "worker_sessions", 1)
            assert outside["gateway_workers_lost_total"] >= 1 == outside["gateway_sessions_total{why=first}"]
            assert outside["gateway_sockets_waiting"] == 0 and taken["claims_total"] == 1
            assert taken["lease_epoch"] > within["lease_epoch"] and taken["fenced_total"] == 0
    server().drop(address)


@pytest.mark.crash
async def test_a_room_of_one_process_tells_of_no_gateways(tmp_path: Path) -> None:
    port = free_port()
    (tmp_path / "room.toml").write_text(SETTINGS)
    words = ["--port", str(port), "--data", str(tmp_path / "room"), "--settings", str(tmp_path / "room.toml")]
    with (tmp_path / "log").open("ab") as log:
        process = Command("serve", *words, log=log)
    try:
        await until_open(port)
        found = await scraped(port)
        assert role_of(found) == "all"
        assert found.keys() >= OF_OWNERS | OF_ANY and not found.keys() & (OF_GATEWAYS | OF_SOCKETS)
    finally:
        process.kill()
        process.wait()
