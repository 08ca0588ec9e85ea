"""Messages to the house's own system over a real wire: sent once, again where that helps, in order, holding up nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
import structlog

from cardroom.room.notices.pager import PageOutcome, SeatPage
from cardroom.room.runtime.opening_fault import RoomUnusable
from cardroom.room.runtime.settings import RoomSettings
from cardroom.web.pager import house_pager
from cardroom.web.pager.house_pager import HousePager, pager_of
from tests.patience import SOON_SECONDS
from tests.web.pager.house_system import HouseSystem, Way, running

CALLED = SeatPage(
    "h/1/3/p/7/9/called", "called", "h/1/3/p/7", "h", 1, 3, "holdem-nl/NL200", "Aino K.", "+358 40 1", 7, 8, "fi"
)  # fmt: skip
ENDED = msgspec.structs.replace(CALLED, id="h/1/3/p/7/10/ended", event="ended", end="seated")
OTHER = msgspec.structs.replace(CALLED, id="other", call="other")


class Told:
    """The outcomes as they were told."""

    def __init__(self) -> None:
        self.all: list[PageOutcome] = []
        self.heard = asyncio.Condition()

    def __call__(self, outcome: PageOutcome) -> None:
        self.all.append(outcome)

    async def wait(self, count: int) -> list[tuple[str, int]]:
        for _ in range(2000):
            if len(self.all) >= count:
                break
            await asyncio.sleep(0.01)
        return [(one.fault, one.status) for one in self.all]


@asynccontextmanager
async def paging(*ways: Way, seconds: float = 0.4) -> AsyncIterator[tuple[HouseSystem, HousePager, Told]]:
    async with running(*ways) as system:
        pager = HousePager(system.url, "the-key", pauses=(0.02, 0.02, 0.02), seconds=seconds)
        try:
            yield system, pager, Told()
        finally:
            await pager.close()


async def test_a_message_says_who_is_called_where_and_until_when_and_nothing_of_the_account() -> None:
    async with paging() as (system, pager, told):
        pager.carry(CALLED, told)
        posted = (await system.wait(1))[0]
        assert await told.wait(1) == [("", 200)]
    assert posted.said == {
        "id": "h/1/3/p/7/9/called", "event": "called", "call": "h/1/3/p/7", "house": "h", "table": 1, "seat": 3,
        "game": "holdem-nl/NL200", "name": "Aino K.", "contact": "+358 40 1", "called_ms": 7, "until_ms": 8,
        "language": "fi", "end": "",
    }  # fmt: skip
    assert posted.path == "/page?secret=in-the-address"
    assert posted.headers["authorization"] == "Bearer the-key"
    assert posted.headers["idempotency-key"] == '"h/1/3/p/7/9/called"'
    assert posted.headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    ("ways", "outcomes"),
    [
        ([500, 503, 200], [("no_answer", 500), ("no_answer", 503), ("", 200)]),
        ([429, 204], [("no_answer", 429), ("", 204)]),
        (["closes", 200], [("unreachable", 0), ("", 200)]),
        (["garbage", 200], [("unreachable", 0), ("", 200)]),
        (["hangs", 200], [("no_answer", 0), ("", 200)]),
        (["drips", 200], [("no_answer", 0), ("", 200)]),
        ([500] * 4, [("no_answer", 500)] * 4),
        ([404], [("refused", 404)]),
        ([302], [("refused", 302)]),
    ],
)
async def test_a_system_that_fails_gets_the_same_message_again_where_that_may_help(
    ways: list[Way], outcomes: list[tuple[str, int]]
) -> None:
    async with paging(*ways) as (system, pager, told):
        pager.carry(CALLED, told)
        assert await told.wait(len(outcomes)) == outcomes
        await asyncio.sleep(0.1)  # nothing more comes
        assert [one.said["id"] for one in system.posted] == [CALLED.id] * len(outcomes)
        assert {one.path for one in system.posted} == {"/page?secret=in-the-address"}, (
            "no redirect is followed"
        )
        assert len(told.all) == len(outcomes)


async def test_a_system_that_is_not_there_is_said_to_be_unreachable() -> None:
    async with running() as system:
        port = system.port
    pager, told = HousePager(f"http://127.0.0.1:{port}/", pauses=(), seconds=2), Told()
    pager.carry(CALLED, told)
    assert await told.wait(1) == [("unreachable", 0)]
    await pager.close()


async def test_a_call_that_is_over_is_not_sent_again_and_its_end_comes_behind_it() -> None:
    async with running("closes") as system:
        pager, told = HousePager(system.url, pauses=(30.0,)), Told()
        pager.carry(CALLED, told)
        await told.wait(1)
        pager.carry(ENDED, told)
        posted = await system.wait(2)
        assert [one.said["event"] for one in posted] == ["called", "ended"], "the pause ends with the call"
        await pager.close()


async def test_a_slow_message_holds_up_no_other_call_and_keeps_the_order_of_its_own() -> None:
    async with paging("hangs", seconds=1.0) as (system, pager, told):
        pager.carry(CALLED, told)
        pager.carry(ENDED, told)
        await system.wait(1)
        pager.carry(OTHER, told)
        posted = await system.wait(3)
        assert [one.said["id"] for one in posted] == [CALLED.id, "other", ENDED.id]


async def test_more_messages_than_may_wait_are_told_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_pager, "MOST_WAITING", 2)
    async with paging("hangs", "hangs") as (_, pager, told):
        for number in range(3):
            pager.carry(msgspec.structs.replace(CALLED, id=f"{number}", call=f"{number}"), told)
        assert told.all == [PageOutcome("busy")]


async def test_a_stop_gives_up_what_is_under_way_at_once() -> None:
    async with running("hangs") as system:
        pager, told = HousePager(system.url, seconds=30), Told()
        pager.carry(CALLED, told)
        await system.wait(1)
        await asyncio.wait_for(pager.close(), SOON_SECONDS)
        assert told.all == []


async def test_the_log_names_the_host_and_no_secret() -> None:
    with structlog.testing.capture_logs() as lines:
        async with paging(500, 500, 500, 500) as (_, pager, told):
            pager.carry(CALLED, told)
            await told.wait(4)
    assert len(lines) == 4
    for secret in ("secret", "the-key", "Aino", "+358"):
        assert secret not in repr(lines)
    assert {line["host"] for line in lines} == {"127.0.0.1"}


# ---------------------------------------------------------------------- what the operator sets


@pytest.mark.parametrize(
    "url",
    [
        "ftp://pager.example/", "file:///etc/passwd", "pager.example", "http://", "https://name:word@pager.example/",
        "http://pager.example/a b", "http://pager.example/#part", "http://pager.example/\n", "javascript:alert(1)",
    ],
)  # fmt: skip
def test_only_an_address_of_http_is_taken(url: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"pager_url": url}, RoomSettings)


@pytest.mark.parametrize("url", ["", "http://10.0.0.5:8080/page", "https://pager.example/hooks/x?key=1"])
def test_an_address_within_the_house_is_the_operators_own_choice(url: str) -> None:
    assert msgspec.convert({"pager_url": url}, RoomSettings).pager_url == url


async def test_a_key_is_one_word_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "key"
    settings = RoomSettings(pager_url="http://127.0.0.1:9/", pager_key_file=str(file))
    for text in (None, "", "two words", "ä"):
        if text is not None:
            file.write_text(text, encoding="utf-8")
        with pytest.raises(RoomUnusable) as fault:
            pager_of(settings)
        assert str(file) in fault.value.message
    file.write_text("one-word\n", encoding="utf-8")
    assert pager_of(settings) is not None
    assert pager_of(RoomSettings()) is None
