"""A gateway of one house finds the worker of that house among several, and starts that make no sense are refused."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.web.carried.relay_messages import Speaker
from cardroom.web.carried.worker_desk import WorkerDesk
from cardroom.web.doors.web_settings import Settings
from cardroom.web.gateway.gateway_app import Gateway
from cardroom.web.gateway.gateway_figures import GatewayFigures
from cardroom.web.gateway.worker_link import WorkerLink
from tests.patience import PATIENCE_SECONDS
from tests.web.gateway.parts import Wires

OURS = Speaker("here", False)


async def no_door(scope: Any, receive: Any, send: Any) -> None:
    raise AssertionError("nobody comes in")


async def test_each_gateway_finds_the_worker_of_its_house(wires: Wires) -> None:
    bus = await wires.bus("workers")
    holding = {"one": (("casinohuone", "Väinö's club. 2"), True), "two": (("casino-helsinki",), True)}
    desks = [WorkerDesk(bus, Speaker(node, False), no_door, no_door, *has) for node, has in holding.items()]
    running = [asyncio.create_task(desk.run()) for desk in desks]
    found: dict[str, str] = {}
    async with asyncio.timeout(PATIENCE_SECONDS):
        for house in ("casinohuone", "Väinö's club. 2", "casino-helsinki"):
            link = WorkerLink(bus, OURS, GatewayFigures(), house)
            while not await link.look():
                await asyncio.sleep(0.02)
            found[house] = link.node
    assert found == {"casinohuone": "one", "Väinö's club. 2": "one", "casino-helsinki": "two"}
    for link in (
        WorkerLink(bus, OURS, GatewayFigures()),
        WorkerLink(bus, OURS, GatewayFigures(), "casino-kruh"),
    ):
        assert not await link.look(), "nobody has the whole room, or that house"
    for task in running:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
    await wires.closed(bus)


async def test_a_gateway_of_several_houses_asks_the_worker_of_the_house_that_is_named(wires: Wires) -> None:
    bus = await wires.bus("gateway")
    named = (("one.example", "casinohuone"), ("two.example", "harbour"))
    settings = Settings(Path("unused"), greets=named)
    door = Gateway(bus, "gateway", settings)
    asked = {b"one.example": "casinohuone", b"TWO.example.:8000": "harbour", b"127.0.0.1": "casinohuone"}
    for host, house in asked.items():
        assert door.doors.of({"headers": [(b"host", host)]}).house == house
    assert door.doors.of({"headers": []}).house == "casinohuone"
    assert (door.health.state, door.health.why) == (
        "no_worker",
        "casinohuone: no worker answers; harbour: no worker answers",
    )
    desk = WorkerDesk(bus, Speaker("two", False), no_door, no_door, ("harbour",), True)
    running = asyncio.create_task(desk.run())
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not await [*door.doors][1].link.look():
            await asyncio.sleep(0.02)
    assert (door.health.state, door.health.worker) == ("ok", "two"), "one of its houses is served"
    assert door.health.why == "casinohuone: no worker answers" and not await door.link.look()
    running.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await running
    await wires.closed(bus)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--role", "worker", "--beside", "--house", "casinohuone"), "--beside goes with --role worker"),
        (("--beside", "--store", "postgresql://nobody@127.0.0.1:1/x"), "--beside goes with --role worker"),
        (
            ("--role", "worker", "--beside", "--store", "postgresql://nobody@127.0.0.1:1/x"),
            "and the houses to hold",
        ),
        (
            ("--role", "gateway", "--house", "casinohuone", "--house", "casino-kruh"),
            "a gateway of several houses needs a name for each",
        ),
        (
            ("--role", "gateway", "--house", "casinohuone@a.example", "--house", "casino-kruh@A.example."),
            "the name a.example leads to casinohuone already",
        ),
        (("--role", "gateway", "--house", "casinohuone@not a name"), "is no name of a host"),
        (("--role", "gateway", "--house", "no-such-house"), "no-such-house"),
        (("--role", "worker", "--any", "--stand-by"), "--any goes with --beside and --stand-by"),
    ],
)
def test_what_makes_no_sense_is_refused_before_anything_is_made(
    words: tuple[str, ...], says: str, tmp_path: Path
) -> None:
    folder = str(tmp_path / "room")
    told = CliRunner().invoke(app, ["serve", "--data", folder, "--bus", "nats://127.0.0.1:1", *words])
    assert told.exit_code == 2 and says in " ".join(told.output.split()), told.output
    assert not (tmp_path / "room").exists()
