"""What somebody looks at has a bounded share of the store's readers: nobody is held up by who searches."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardroom.room.runtime.page_reads import A_PERSON, IN_ALL, PageReads
from cardroom.room.runtime.workshop import A_PERSON as PIECES
from cardroom.room.runtime.workshop import Workshop
from cardroom.room.staff_pages import Shared
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Lane
from cardroom.store.sqlite import SqliteStore, open_store
from tests.patience import PATIENCE_SECONDS


class Gate:
    """A question that waits until it is let through, on the thread that answers it."""

    def __init__(self) -> None:
        self.opened = threading.Event()
        self.asked: list[str] = []

    def question(self, name: str = "") -> Callable[[Any], str]:
        def ask(_: Any) -> str:
            self.asked.append(name)
            assert self.opened.wait(30), "somebody lets it through"
            return name

        return ask


def run(folder: Path, work: Callable[[SqliteStore, PageReads], Any]) -> None:
    """With a real store on a loop."""

    async def opened() -> None:
        store = open_store(folder, asyncio.get_running_loop())
        try:
            await work(store, PageReads(store))
        finally:
            store.close()

    asyncio.run(opened())


async def turns(count: int = 20) -> None:
    """Let the loop and the readers' threads come to rest."""
    for _ in range(count):
        await asyncio.sleep(0.005)


def test_hot_reads_are_answered_while_pages_and_searches_stand_still(tmp_path: Path) -> None:
    async def work(store: SqliteStore, pages: PageReads) -> None:
        gate = Gate()
        lanes: tuple[Lane, ...] = ("pages", "searches")
        held = [
            asyncio.ensure_future(pages.read(f"p{number}", gate.question(), lane))
            for number in range(20)
            for lane in lanes
        ]
        await turns()
        async with asyncio.timeout(PATIENCE_SECONDS):
            assert await store.read(lambda reader: reader.balance("mint")) == 0
        gate.opened.set()
        await asyncio.gather(*held)

    run(tmp_path, work)


def test_pages_are_answered_while_searches_stand_still(tmp_path: Path) -> None:
    async def work(store: SqliteStore, pages: PageReads) -> None:
        gate = Gate()
        held = [
            asyncio.ensure_future(pages.read(f"p{number}", gate.question(), "searches"))
            for number in range(20)
        ]
        await turns()
        async with asyncio.timeout(PATIENCE_SECONDS):
            assert await pages.read("somebody", lambda reader: reader.balance("mint")) == 0
        gate.opened.set()
        await asyncio.gather(*held)

    run(tmp_path, work)


def test_one_person_has_one_question_at_a_time_and_few_in_line(tmp_path: Path) -> None:
    async def work(store: SqliteStore, pages: PageReads) -> None:
        gate = Gate()
        held = [asyncio.ensure_future(pages.read("greedy", gate.question(str(n)))) for n in range(A_PERSON)]
        await turns()
        assert gate.asked == ["0"]
        with pytest.raises(Refused) as refused:
            await pages.read("greedy", gate.question("more"))
        assert refused.value.code == "room-busy"
        modest = asyncio.ensure_future(pages.read("modest", gate.question("modest")))
        gate.opened.set()
        assert await asyncio.gather(*held) == [str(n) for n in range(A_PERSON)]
        assert await modest == "modest"
        assert gate.asked[1] == "modest", "the second of the greedy one stands behind another's first"
        assert pages.waiting == 0 and not pages._lines

    run(tmp_path, work)


def test_so_many_wait_in_all_and_the_next_is_told_that_the_room_is_busy(tmp_path: Path) -> None:
    async def work(store: SqliteStore, pages: PageReads) -> None:
        gate = Gate()
        held = [asyncio.ensure_future(pages.read(f"p{number}", gate.question())) for number in range(IN_ALL)]
        await turns()
        with pytest.raises(Refused) as refused:
            await pages.read("late", gate.question())
        assert refused.value.code == "room-busy"
        gate.opened.set()
        await asyncio.gather(*held)
        assert await pages.read("late", gate.question("now")) == "now"

    run(tmp_path, work)


def test_who_goes_away_lets_the_next_in(tmp_path: Path) -> None:
    async def work(store: SqliteStore, pages: PageReads) -> None:
        gate = Gate()
        first, second, third = [
            asyncio.ensure_future(pages.read("one", gate.question(str(n)))) for n in range(3)
        ]
        await turns()
        second.cancel()
        first.cancel()
        await turns()
        gate.opened.set()
        assert await third == "2"
        assert pages.waiting == 0 and not pages._lines

    run(tmp_path, work)


def test_searches_rest_as_long_as_they_worked(tmp_path: Path) -> None:
    async def work(store: SqliteStore, pages: PageReads) -> None:
        began = time.monotonic()
        for number in range(10):
            await pages.read(f"p{number}", lambda _: time.sleep(0.02), "searches")
        assert time.monotonic() - began > 0.38, "ten pieces of 20 ms, and nine rests"

    run(tmp_path, work)


def test_strangers_have_no_line_of_their_own(tmp_path: Path) -> None:
    async def work(store: SqliteStore, pages: PageReads) -> None:
        gate = Gate()
        held = [asyncio.ensure_future(pages.read("", gate.question())) for _ in range(A_PERSON + 3)]
        await turns()
        gate.opened.set()
        await asyncio.gather(*held)

    run(tmp_path, work)


def test_an_answer_for_all_is_worked_out_once_under_way_and_once_behind() -> None:
    async def work() -> None:
        done, gate = [], asyncio.Event()

        async def count() -> int:
            done.append(len(done))
            mine = len(done)
            await gate.wait()
            return mine

        shared = Shared(count)
        first = asyncio.ensure_future(shared.after_now())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        later = [asyncio.ensure_future(shared.after_now()) for _ in range(64)]
        await asyncio.sleep(0)
        gate.set()
        assert await first == 1
        assert set(await asyncio.gather(*later)) == {2}, "begun after they asked, and once for all"
        assert await shared.after_now() == 3

    asyncio.run(work())


def test_one_person_gives_the_workshop_so_many_pieces() -> None:
    async def work() -> None:
        shop, gate = Workshop(), threading.Event()
        held = [asyncio.ensure_future(shop.do(gate.wait, "host")) for _ in range(PIECES)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await shop.do(gate.wait, "host")
        assert refused.value.code == "room-busy"
        other = asyncio.ensure_future(shop.do(gate.wait, "another"))
        gate.set()
        await asyncio.gather(*held, other)
        await shop.do(lambda: True, "host")
        assert not shop._of

    asyncio.run(work())
