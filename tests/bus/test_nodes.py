"""Processes tell of themselves each second, and everybody on the bus sees them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec
import pytest

from cardroom.bus import nodes as module
from cardroom.bus.bus_protocol import Bus
from cardroom.bus.nodes import Nodes, NodeStanding, subject_of
from tests.patience import PATIENCE_SECONDS

SOON = PATIENCE_SECONDS


def standing(node: str, tables: int = 3) -> NodeStanding:
    return NodeStanding(node, "folder", "0.9.0", 1_000, "ok", tables, 7)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not is_so():
            await asyncio.sleep(0.01)


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "EVERY_SECONDS", 0.05)


async def test_each_process_sees_itself_and_the_others(bus: Bus, other: Bus) -> None:
    one, two, looking = (
        Nodes(bus, lambda: standing("a:1")),
        Nodes(other, lambda: standing("b:2")),
        Nodes(bus, None),
    )
    running = [asyncio.create_task(nodes.run()) for nodes in (one, two, looking)]
    await until(lambda: all(len(nodes.seen) == 2 for nodes in (one, two, looking)))
    assert [seen.standing for seen in looking.seen] == [standing("a:1"), standing("b:2")]
    assert not any(seen.is_silent for seen in one.seen)
    for task in running:
        task.cancel()


async def test_one_that_says_nothing_is_silent_and_stays_in_sight(
    bus: Bus, other: Bus, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SILENT_SECONDS", 0.3)
    looking, quiet = Nodes(bus, lambda: standing("a:1")), Nodes(other, lambda: standing("b:2"))
    running, leaving = asyncio.create_task(looking.run()), asyncio.create_task(quiet.run())
    await until(lambda: len(looking.seen) == 2)
    leaving.cancel()
    await until(lambda: [seen.is_silent for seen in looking.seen] == [False, True])
    assert [seen.standing.node for seen in looking.seen] == ["a:1", "b:2"]
    monkeypatch.setattr(module, "FORGOTTEN_SECONDS", 0.4)
    await until(lambda: [seen.standing.node for seen in looking.seen] == ["a:1"])
    running.cancel()


async def test_a_stranger_is_not_believed(bus: Bus, other: Bus) -> None:
    """What another version or somebody else publishes there ends nothing; nobody speaks in another one's name."""
    looking = Nodes(bus, None)
    running = asyncio.create_task(looking.run())
    await asyncio.sleep(0.05)
    for data in (b"", b"{", b"\xff", b"[]", b'{"node":1}', msgspec.json.encode(standing("x")), b"null"):
        other.publish(subject_of("evil"), data)
    before = time.monotonic()
    while not looking.seen and time.monotonic() < before + SOON:
        other.publish(subject_of("b:2"), msgspec.json.encode(standing("b:2")))
        await asyncio.sleep(0.05)
    assert [seen.standing.node for seen in looking.seen] == ["b:2"]
    running.cancel()


@pytest.mark.parametrize("name", ["", "a.b", "a b", "*", ">"])
def test_a_name_that_is_no_word_is_a_defect(name: str) -> None:
    with pytest.raises(ValueError, match="no subject"):
        subject_of(name)
