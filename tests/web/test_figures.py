"""What the operator's alarms rest on: counted as things happen, never falling; and what /health says."""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import socket
import subprocess
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from prometheus_client import CollectorRegistry, Histogram
from prometheus_client.parser import text_string_to_metric_families
from structlog.testing import capture_logs

from cardroom.bots.mind import CallingMind
from cardroom.bots.player import BotPlayer, ThinkingTime
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.store.faults import StoreFailed, StoreFault
from cardroom.store.rows import Commit
from cardroom.table import table as tables
from cardroom.web.doors import process_figures
from cardroom.web.doors.web_settings import Rate
from cardroom.web.http import operation_routes as operation
from cardroom.web.http.gauges import disk_of
from cardroom.web.logs import heartbeat
from tests.web.raw import raw
from tests.web.site import WIDE, Site, ask, hear, opened

pytestmark = pytest.mark.asyncio

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
OF_WORKERS_BY_LOAD = {"cardroom_house_moving_seconds", "cardroom_house_waiting_seconds"}
"""Figures that a room of one process has not: `tests/web/by_load/test_moves.py` reads them."""

Figures = dict[tuple[str, tuple[tuple[str, str], ...]], float]


@pytest.fixture(autouse=True)
def _fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each reading is a new one."""
    monkeypatch.setattr(process_figures, "KEPT_SECONDS", 0.0)


async def figures(site: Site, path: str = "/metrics") -> Figures:
    """All figures of the room, or those at another path, by name and labels."""
    async with httpx.AsyncClient(base_url=site.url) as client:
        text = (await client.get(path)).text
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def value(found: Figures, name: str, **labels: str) -> float:
    """One figure; 0 when it was never counted."""
    return found.get((f"cardroom_{name}", tuple(sorted(labels.items()))), 0.0)


@asynccontextmanager
async def playing(site: Site, bots: list[BotPlayer] | None = None) -> AsyncIterator[str]:
    """Three bots at a table who do not think long; they are added to `bots`."""
    tasks = []
    for number in range(3):
        person, token = await site.room.players.add_bot(f"Caller {number}")
        await site.room.newcomers.welcome.give(person)
        mind = CallingMind(random.Random(number))
        bot = BotPlayer(
            f"ws://{site.host}/ws", token, person.id, "holdem-nl10", 1000, mind, ThinkingTime(0.0, 0.01)
        )
        if bots is not None:
            bots.append(bot)
        tasks.append(asyncio.ensure_future(bot.run()))
    try:
        async with asyncio.timeout(60):
            while not (opened_tables := list(site.room.tables)):
                await asyncio.sleep(0.02)
        yield opened_tables[0]
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def until(site: Site, name: str, least: float, **labels: str) -> Figures:
    """Read the figures until one of them is large enough."""
    async with asyncio.timeout(60):
        while value(found := await figures(site), name, **labels) < least:
            await asyncio.sleep(0.05)
    return found


async def test_hands_rake_steps_and_latencies_are_counted_and_do_not_fall_when_the_table_closes(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path / "data") as site:
        assert value(await figures(site), "hands_total", house="casinohuone") == 0
        bots: list[BotPlayer] = []
        async with playing(site, bots) as table:
            before = await until(site, "rake_cents_total", 1, house="casinohuone")
            assert value(before, "hands_total", house="casinohuone") >= 1 and value(before, "tables") == 1
            assert value(before, "steps_total") > 4 and value(before, "seats_taken") == 3
            acted = value(before, "action_seconds_count")
            assert acted >= 4 and value(before, "action_seconds_bucket", le="+Inf") == acted
            assert 0 < value(before, "action_seconds_sum") < acted * 5
            assert value(before, "durable_seconds_count") >= acted
            writer = site.room.tables[table]
            for bot in bots:
                await bot.go_home()
            async with asyncio.timeout(60):
                while writer.table.seats:
                    await asyncio.sleep(0.02)
        rake = sum(
            cents
            for account, cents in site.room.services.ledger.balances.items()
            if account.startswith("rake")
        )
        site.room.keeper.close_table(writer)
        await site.room.durable()
        after = await figures(site)
        assert value(after, "tables") == 0 and not site.room.tables
        assert value(after, "rake_cents_total", house="casinohuone") == rake, "as the ledger has it"
        counted = [key for key in before if key[0].endswith(("_total", "_count", "_bucket"))]
        falling = [key for key in counted if after[key] < before[key]]
        assert falling == []


async def test_refusals_are_counted_by_their_code_over_socket_and_http(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as site, site.socket() as stranger, site.browser() as browser:
        for number in range(3):
            await ask(stranger, from_client.JoinPool(f"j{number}", "holdem-nl10", 1000))
            await hear(stranger, to_client.Refused)
        await browser.get("/api/hands")
        await browser.get("/api/tables/nowhere")
        found = await figures(site)
        assert value(found, "refused_total", code="not-signed-in") == 4
        assert value(found, "refused_total", code="no-such-table") == 1
        async with raw(site) as garbage:
            garbage.send(b"\0" * 100)
            await garbage.ended()
        async with raw(site) as rebound:
            rebound.ask("/", host="evil.example")
            await rebound.ended()
        assert value(await figures(site), "connections") == 1
        found = await figures(site, site.door_metrics)
        assert value(found, "turned_away_total", reason="not_http") == 1
        assert value(found, "turned_away_total", reason="host") == 1
        assert ("cardroom_turned_away_total", (("reason", "too_slow"),)) in found, (
            "the nought before the first"
        )
        assert value(found, "connections_open") + value(found, "gateway_connections") >= 2


async def test_what_is_over_the_budget_is_counted(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, work=Rate(1, 1), wait_when_spent_seconds=0.1)
    async with opened(tmp_path / "data", doors) as site, site.browser() as browser:
        codes = [(await browser.get("/api/rulebook/search?words=pot")).status_code for _ in range(3)]
        assert codes == [200, 429, 429]
        assert value(await figures(site, site.door_metrics), "over_budget_total", purpose="work") == 2


async def test_a_frozen_table_is_told_and_the_room_is_still_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path / "data") as site, site.browser() as browser, playing(site) as table:
        assert value(await figures(site), "faults_total", kind="table_frozen") == 0, (
            "the nought before the first"
        )
        with capture_logs(), monkeypatch.context() as broken:
            broken.setattr(tables, "HANDLERS", dict.fromkeys(tables.HANDLERS, lambda *_: 1 / 0))
            async with asyncio.timeout(60):
                while not site.room.tables[table].is_halted:
                    await asyncio.sleep(0.02)
        answer = await browser.get("/health")
        assert answer.status_code == 200, "the other tables play on"
        assert (answer.json()["state"], answer.json()["frozen_tables"]) == ("frozen", [table])
        found = await figures(site)
        assert value(found, "tables_frozen") == 1 and value(found, "faults_total", kind="table_frozen") == 1


async def test_a_store_that_stands_still_or_has_failed_is_told_with_503(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path / "data") as site, site.browser() as browser:
        outbox, store = site.room.services.outbox, site.room.services.store
        assert (await browser.get("/health")).json()["state"] == "ok"
        with monkeypatch.context() as stuck:
            kept: list[Callable[[StoreFault | None], None]] = []
            stuck.setattr(store, "submit", lambda commit, done: kept.append(done))
            outbox.commit(Commit(), on_rejected=outbox.fail)
            stuck.setattr(operation, "LAGS_SECONDS", 0.2)
            await asyncio.sleep(0.3)
            answer = await browser.get("/health")
            assert (answer.status_code, answer.json()["state"]) == (503, "store_failing")
            assert answer.json()["durable_lag_ms"] >= 300 and answer.json()["commits_waiting"] == 1
            assert value(await figures(site), "durable_lag_seconds") >= 0.3
            kept[0](None)
            assert (await browser.get("/health")).json()["state"] == "ok"
            stuck.setattr(outbox, "_on_failure", lambda fault: None)
            outbox.commit(Commit(), on_rejected=outbox.fail)
            kept[1](StoreFailed("store-failed", "the disk is gone"))
        answer = await browser.get("/health")
        assert (answer.status_code, answer.json()["state"]) == (503, "store_failing")
        found = await figures(site)
        assert value(found, "store_up") == 0 and value(found, "faults_total", kind="store_failed") == 1
        outbox._failed = False  # so that the room can be put away


async def test_a_room_that_stops_says_so_with_503(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as site, site.browser() as browser:
        site.room.services.lifetime.is_stopping = True
        answer = await browser.get("/health")
        assert (answer.status_code, answer.json()["state"]) == (503, "stopping")


async def test_space_on_the_disk_memory_and_open_files_are_figures(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as site:
        found = await figures(site)
        free = shutil.disk_usage(tmp_path).free
        assert abs(value(found, "disk_free_bytes") - free) < 2**30 and value(found, "disk_bytes") > 0
        assert disk_of(tmp_path / "gone") == (0, 0), "and the other figures are told all the same"
        assert (
            found["process_open_fds", ()] > 3
            and found["process_max_fds", ()] >= found["process_open_fds", ()]
        )


async def test_the_loop_that_is_held_up_is_measured() -> None:
    registry = CollectorRegistry()
    lag = Histogram("lag", "of the loop", registry=registry, buckets=(0.1, 1))
    beating = asyncio.ensure_future(heartbeat(lag))
    await asyncio.sleep(0.1)
    time.sleep(0.6)  # what must never happen
    await asyncio.sleep(0.3)
    beating.cancel()
    assert registry.get_sample_value("lag_sum") > 0.3


@pytest.mark.skipif(
    shutil.which("promtool") is None, reason="no promtool here: tools/get_prometheus.sh gets it"
)
@pytest.mark.parametrize(
    "command", [("check", "config", "prometheus.yml"), ("test", "rules", "alerts_test.yml")]
)
async def test_the_example_is_sound_and_each_alert_speaks_when_it_has_to(command: tuple[str, ...]) -> None:
    done = subprocess.run(["promtool", *command], cwd=DEPLOY, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


async def test_every_alert_asks_for_figures_that_the_room_has_and_is_tried(tmp_path: Path) -> None:
    rules, tried = (DEPLOY / "alerts.yml").read_text(), (DEPLOY / "alerts_test.yml").read_text()
    async with opened(tmp_path / "data") as site, site.socket() as stranger:
        await ask(stranger, from_client.JoinPool("j", "holdem-nl10", 1000))
        await hear(stranger, to_client.Refused)
        async with playing(site):
            await until(site, "rake_cents_total", 1, house="casinohuone")
            names = {name for name, _ in await figures(site)} | {"cardroom_hands_void_total"}
    expressions = " ".join(re.findall(r"expr: (.*)", rules))
    for name in set(re.findall(r"\b(?:cardroom|process)_\w+", expressions)):
        assert name in names or name in OF_WORKERS_BY_LOAD, name
        assert name in tried, name
    for alert in re.findall(r"- alert: (\w+)", rules):
        assert f'alertname="{alert}"' in tried, alert


@pytest.mark.skipif(
    shutil.which("prometheus") is None, reason="no prometheus here: tools/get_prometheus.sh gets it"
)
async def test_a_real_prometheus_reads_a_room_by_the_example_and_evaluates_its_alerts(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as site:
        for name in ("prometheus.yml", "alerts.yml"):
            text = (DEPLOY / name).read_text().replace("127.0.0.1:8000", site.host).replace("15s", "1s")
            (tmp_path / name).write_text(text)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            address = f"127.0.0.1:{probe.getsockname()[1]}"
        options = (f"--web.listen-address={address}", f"--storage.tsdb.path={tmp_path / 'tsdb'}")
        prometheus = await asyncio.create_subprocess_exec(
            "prometheus", f"--config.file={tmp_path / 'prometheus.yml'}", *options, stderr=subprocess.DEVNULL
        )
        try:
            async with httpx.AsyncClient(base_url=f"http://{address}") as client:
                assert await asked_until(client, "cardroom_store_up", "1")
                assert await asked_until(client, 'up{job="cardroom"}', "1")
                assert await asked_until(client, 'cardroom_faults_total{kind="table_frozen"}', "0")
                assert await asked_until(client, "count(ALERTS) or vector(0)", "0")
                groups = (await client.get("/api/v1/rules")).json()["data"]["groups"]
                rules = {rule["name"]: rule["health"] for group in groups for rule in group["rules"]}
                assert len(rules) >= 12 and set(rules.values()) <= {"ok", "unknown"}
        finally:
            prometheus.terminate()
            await prometheus.wait()


async def asked_until(client: httpx.AsyncClient, query: str, wanted: str) -> bool:
    """Whether a query comes to this value within twenty seconds."""
    for _ in range(100):
        try:
            result = (await client.get("/api/v1/query", params={"query": query})).json()["data"]["result"]
        except (httpx.HTTPError, KeyError, ValueError):
            result = []
        if result and result[0]["value"][1] == wanted:
            return True
        await asyncio.sleep(0.2)
    return False
