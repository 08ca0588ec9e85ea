"""Before any handler: hosts that are ours, budgets of addresses, public answers that lie ready as bytes."""

from __future__ import annotations

import asyncio
import gzip
import time
from dataclasses import replace
from pathlib import Path

import brotli
import httpx
import msgspec
import pytest

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime import attempts as attempts_module
from cardroom.room.runtime.attempts import Attempts
from cardroom.room.runtime.clock import RoomClock
from cardroom.room.runtime.network_addresses import Networks, counted_as
from cardroom.room.runtime.workshop import WAITING_MOST, Workshop
from cardroom.rules.refused import Refused
from cardroom.web import cached_answer as kept
from cardroom.web.doors import background_share as paces
from cardroom.web.doors.background_share import TimeBucket
from cardroom.web.doors.budgets import ADDRESSES_KEPT, Budgets, Purpose
from cardroom.web.doors.host_names import HostNames
from cardroom.web.doors.web_settings import Doors, Rate, Settings
from cardroom.web.shelf import PUBLIC
from tests.web.raw import raw
from tests.web.site import WIDE, Site, ask, ends, hear, opened

pytestmark = pytest.mark.asyncio


# ---------------------------------------------------------------------- addresses


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
async def test_a_home_of_ipv6_is_one_address(address: str, counted: str) -> None:
    assert counted_as(address) == counted


async def test_proxies_are_addresses_or_networks_and_nothing_else() -> None:
    named = Networks(("127.0.0.1", "10.0.0.0/8", "2001:db8::/32"))
    assert all(named.have(one) for one in ("127.0.0.1", "::ffff:10.1.2.3", "10.9.9.9", "2001:db8::5"))
    assert not any(named.have(one) for one in ("127.0.0.2", "11.0.0.1", "unix", ""))
    assert not Networks(()).have("127.0.0.1")
    with pytest.raises(ValueError, match="proxy"):
        Networks(("proxy.example",))


async def whom(site: Site, *headers: str) -> set[str]:
    """Which addresses the budgets know after one request."""
    async with raw(site) as one:
        one.ask("/api/lobby", *headers)
        assert (await one.answer())[0] == 200
    return {address for address, purpose in site.front.budgets._buckets if purpose == Purpose.READS}


async def test_a_proxy_is_believed_only_when_it_was_named(tmp_path: Path) -> None:
    async with opened(tmp_path / "a") as site:
        assert await whom(site, "X-Forwarded-For: 203.0.113.9") == {"127.0.0.1"}
    async with opened(tmp_path / "b", proxies=("127.0.0.1",)) as site:
        assert await whom(site, "X-Forwarded-For: 198.51.100.1, 203.0.113.9") == {"203.0.113.9"}
    doors = msgspec.structs.replace(WIDE, connections_an_address=1)
    async with (
        opened(tmp_path / "c", doors, proxies=("127.0.0.0/8",)) as site,
        raw(site),
        raw(site) as second,
    ):
        second.ask("/health")
        assert (await second.answer())[0] == 200, "a proxy brings everybody's connections"


# ---------------------------------------------------------------------- hosts


def host(value: str, settings: Settings) -> bool:
    return HostNames(settings).has([(b"host", value.encode())])


async def test_the_room_answers_to_its_own_names_only() -> None:
    here = Settings(data=Path("x"))
    assert all(
        host(one, here) for one in ("127.0.0.1:8000", "localhost", "LOCALHOST:1", "[::1]:8000", "localhost.")
    )
    others = ("evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example", "192.0.2.1",
              "127.0.0.1@evil.example", "evil@127.0.0.1", "[::1", "127.0.0.1:8000, evil.example", "")  # fmt: skip
    assert not any(host(one, here) for one in others)
    everywhere = Settings(data=Path("x"), host="0.0.0.0")
    assert host("192.0.2.1:8000", everywhere) and host("[2001:db8::1]", everywhere), (
        "no name can hide behind numbers"
    )
    assert not host("evil.example", everywhere)
    named = Settings(data=Path("x"), hosts=("Room.Example",), public_origins=("https://poker.example",))
    assert (
        host("room.example:8000", named) and host("poker.example", named) and not host("evil.example", named)
    )
    mistyped = Settings(data=Path("x"), hosts=("", "poker.example/"), public_origins=("", "poker.example"))
    assert not any(host(one, mistyped) for one in ("", "[::1", "###", "a b", "poker.example/")), (
        "no host is ours"
    )
    bound = Settings(data=Path("x"), host="192.0.2.5")
    assert host("192.0.2.5:8000", bound) and not host("192.0.2.6:8000", bound)
    assert not HostNames(here).has([])
    assert not HostNames(here).has([(b"host", b"localhost"), (b"host", b"localhost")])


async def test_a_name_that_was_made_to_lead_here_gets_nothing_not_even_by_socket(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as site:
        for path, method in (
            ("/", "GET"),
            ("/api/me", "GET"),
            ("/api/sign-in", "POST"),
            ("/metrics", "HEAD"),
        ):
            async with raw(site) as rebound:
                rebound.ask(path, "Content-Length: 0", host=f"evil.example:{site.port}", method=method)
                heard = await rebound.ended()
                assert heard.startswith(b"HTTP/1.1 421 ") and (b"unknown-host" in heard) == (method != "HEAD")
                assert b"x-content-type-options" in heard
        async with raw(site) as rebound:
            rebound.site = type("Elsewhere", (), {"host": "evil.example"})()  # type: ignore[assignment]  # its name alone
            assert b" 403 " in await rebound.shake_hands()
        assert sum(one.doorkeeper.misnamed for one in {site.application, site.front}) == 5


# ---------------------------------------------------------------------- budgets


async def test_a_budget_is_one_addresss_and_one_purposes_and_fills_again() -> None:
    class Hand:
        now = 0

        def now_ms(self) -> int:
            return self.now

    clock = Hand()
    budgets = Budgets(clock, msgspec.structs.replace(Doors(), reads=Rate(2, 3)))
    assert [budgets.take("a", Purpose.READS) for _ in range(5)] == [True] * 3 + [False] * 2
    assert budgets.take("b", Purpose.READS) and budgets.take("a", Purpose.WORK)
    clock.now = 1000
    assert [budgets.take("a", Purpose.READS) for _ in range(3)] == [True, True, False]
    assert not budgets.take("b", Purpose.READS, 4) and budgets.take("b", Purpose.READS, 3), (
        "nothing is taken in part"
    )
    assert budgets.exceeded[Purpose.READS] == 4
    for number in range(ADDRESSES_KEPT + 100):
        budgets.take(str(number), Purpose.PAGES)
    assert len(budgets._buckets) == ADDRESSES_KEPT, "memory stays flat, whatever addresses come"


async def test_all_that_is_not_play_together_has_a_share_of_the_loop_and_waits_in_line_for_it() -> None:
    now = 0.0
    pace = TimeBucket(200, 10, lambda: now)  # pages cost 0.4 ms: 25 at once, 500 a second
    assert all([await pace.turn(Purpose.PAGES) for _ in range(25)])
    waiting = [asyncio.ensure_future(pace.turn(Purpose.PAGES)) for _ in range(100)]
    await asyncio.sleep(0.02)
    assert pace.waiting == 100 and not any(task.done() for task in waiting)
    waiting[0].cancel()
    now += 0.05  # twenty-five more, who goes away is not counted
    await asyncio.sleep(0.05)
    assert [task.done() for task in waiting] == [True] * 26 + [False] * 74, "first come, first served"
    late = asyncio.ensure_future(pace.turn(Purpose.PAGES))
    now += 10
    while pace.waiting:
        now += 0.05
        await asyncio.sleep(0.01)
    assert await late and all(await asyncio.gather(*waiting[1:]))


async def test_a_line_too_long_is_joined_by_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    doors = msgspec.structs.replace(WIDE, not_play=Rate(1, 1))
    async with opened(tmp_path / "data", doors) as site, raw(site) as one, raw(site) as two:
        monkeypatch.setattr(paces, "IN_LINE_MOST", 1)
        one.ask("/api/lobby")
        await one.answer()
        one.ask("/api/lobby")
        while not site.front.doorkeeper.pace.waiting:
            await asyncio.sleep(0.01)
        two.ask("/api/lobby")
        status, headers, body = await two.answer()
        assert (status, headers["retry-after"]) == (503, "10") and msgspec.json.decode(body)[
            "code"
        ] == "room-busy"
        assert (await one.answer())[0] == 200, "who waited has the answer"


async def test_what_is_refused_costs_more_of_a_sockets_rate(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, messages_a_second=1, messages_burst=12, refused_costs=2)
    async with opened(tmp_path / "data", doors) as site:
        for join, most in ((False, 12), (True, 4)):
            token = await site.account(f"Player {most}")
            async with site.socket(token) as socket:
                await hear(socket, to_client.Welcome)
                for number in range(20):
                    message = (
                        from_client.JoinPool(f"j{number}", "nowhere", 1) if join else from_client.Ping(number)
                    )
                    await ask(socket, message)
                assert await ends(socket) == 1008
                samples = [
                    one for family in site.room.services.figures.refused.collect() for one in family.samples
                ]
                refused = sum(sample.value for sample in samples)
                # Behind a gateway a worker hears twice the burst: what was counted there comes in bursts.
                bursts = 1 if site.front is site.application else 2
                assert refused == 0 if not join else bursts * most <= refused <= bursts * most + 3


async def test_attempts_of_many_names_cost_no_more_each_the_more_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(attempts_module, "KEYS_KEPT", 500)
    attempts, looks, forget = Attempts(RoomClock(), 5, 900_000), [], Attempts._forget_old
    monkeypatch.setattr(
        Attempts, "_forget_old", lambda self, now: [looks.append(len(self._made)), forget(self, now)]
    )
    for number in range(10 * 500):
        attempts.count(str(number))
    assert 0 < sum(looks) < 2 * 10 * 500, "each new name looked through all others"
    with pytest.raises(Refused):
        for _ in range(6):
            attempts.count("1")


@pytest.mark.parametrize(
    ("path", "purpose"),
    [
        ("/", "pages"),
        ("/api/lobby", "reads"),
        ("/api/rulebook/search?words=pot", "work"),
        ("/api/hands/x-1", "work"),
    ],
)
async def test_who_asks_too_much_waits_for_the_refusal_and_others_do_not(
    tmp_path: Path, path: str, purpose: str
) -> None:
    doors = msgspec.structs.replace(WIDE, **{purpose: Rate(1, 3)}, wait_when_spent_seconds=0.5)
    async with opened(tmp_path / "data", doors) as site, raw(site) as greedy, raw(site, "127.0.0.9") as other:
        for _ in range(3):
            greedy.ask(path)
            assert (await greedy.answer())[0] in (200, 401, 404)
        began = time.monotonic()
        greedy.ask(path)
        other.ask(path)
        assert (await other.answer())[0] in (200, 401, 404)
        status, headers, body = await greedy.answer()
        assert status == 429 and headers["retry-after"] == "5" and headers["connection"] == "close"
        assert msgspec.json.decode(body)["code"] == "too-many-attempts"
        assert time.monotonic() - began > 0.4, "asking faster gains nothing"
        assert site.front.budgets.exceeded[Purpose(purpose)] == 1


# ---------------------------------------------------------------------- bytes that lie ready


async def test_public_answers_are_made_once_and_sent_as_bytes_in_the_encoding_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[bytes] = []
    real = kept.brotli.compress
    monkeypatch.setattr(kept.brotli, "compress", lambda body, **more: made.append(body) or real(body, **more))
    async with (
        opened(tmp_path / "data", houses=("casinohuone", "casino-helsinki")) as site,
        site.browser() as browser,
    ):
        paths = [
            "/api/rulebook?house=casino-helsinki",
            "/api/rulebooks/compare?a=casinohuone&b=casino-helsinki",
            "/api/rulings/topics?language=fi",
            "/schema/openapi.json",
        ]
        for path in paths:
            answers = await asyncio.gather(*(browser.get(path) for _ in range(8)))
            assert {answer.status_code for answer in answers} == {200}
            assert len({answer.content for answer in answers}) == 1
        assert len(made) == len(paths), "eight asked for each at once, and it was made once"
        for path in paths:
            plain = await encoded(site, path, "identity")
            for accepted, used in (
                ("gzip", "gzip"),
                ("gzip, br;q=0.5", "br"),
                ("br;q=0, gzip", "gzip"),
                ("zstd", ""),
            ):
                status, headers, body = await encoded(site, path, accepted)
                assert (status, headers.get("content-encoding", "")) == (200, used)
                assert unpacked(used, body) == plain[2] and headers["vary"] == "accept-encoding"
                assert headers["cache-control"] == "no-cache"
            known = await browser.get(path, headers={"If-None-Match": plain[1]["etag"]})
            assert (known.status_code, known.content) == (304, b"")
        junk = await browser.get("/api/rulebook?house=casino-helsinki&junk=1")
        assert junk.json() == (await browser.get(paths[0])).json() and len(made) == len(paths)
        unknown = await browser.get("/api/rulebook?house=nowhere")
        assert (unknown.status_code, unknown.json()["code"]) == (404, "no-such-house")


async def encoded(site: Site, path: str, accepted: str) -> tuple[int, dict[str, str], bytes]:
    async with raw(site) as one:
        one.ask(path, f"Accept-Encoding: {accepted}")
        return await one.answer()


def unpacked(encoding: str, body: bytes) -> bytes:
    return {"gzip": gzip.decompress, "br": brotli.decompress, "": bytes}[encoding](body)


async def test_what_one_player_alone_may_know_is_neither_compressed_nor_kept(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as site:
        token = await site.account("Private")
        headers = {"Authorization": f"Bearer {token}", "Accept-Encoding": "gzip, br"}
        async with httpx.AsyncClient(base_url=site.url, headers=headers) as browser:
            for route in site.routes():
                if route.changes or route.path in PUBLIC:
                    continue
                answer = await browser.get(route.filled())
                assert "content-encoding" not in answer.headers, route
                if route.path.startswith("/api"):
                    assert answer.headers["cache-control"] == "no-store", route


async def test_a_new_version_of_a_rulebook_is_shown_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as site, site.browser() as browser:
        before = (await browser.get("/api/rulebooks")).json()
        book = site.room.services.books.main
        site.room.services.books.put_in_force(replace(book, name="Another Name", version="another"))
        after = (await browser.get("/api/rulebooks")).json()
    assert before["rulebooks"][0]["name"] == book.name and after["rulebooks"][0]["name"] == "Another Name"


async def test_work_is_done_beside_the_loop_and_too_much_of_it_is_refused() -> None:
    workshop = Workshop()
    beats = 0

    async def beat() -> None:
        nonlocal beats
        while True:
            beats += 1
            await asyncio.sleep(0.01)

    beating = asyncio.ensure_future(beat())
    pieces = [asyncio.ensure_future(workshop.do(lambda: time.sleep(0.01))) for _ in range(WAITING_MOST)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="much to do"):
        await workshop.do(lambda: None)
    await asyncio.gather(*pieces)
    beating.cancel()
    assert workshop.waiting == 0 and beats > 20


async def test_a_case_of_a_ruling_is_of_a_page(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as site, site.browser() as browser:
        facts = {f"x{number}": 1 for number in range(1500)}
        refused = await browser.post(
            "/api/rulings", json={"house": "casino-kruh", "case": {"topic": "condition", "facts": facts}}
        )
        assert (refused.status_code, refused.json()["code"]) == (413, "body-too-large")


async def test_no_first_visitor_of_any_page_keeps_the_tables_waiting(tmp_path: Path) -> None:
    async with (
        opened(tmp_path / "data", houses=("casinohuone", "casino-helsinki")) as site,
        site.browser() as browser,
    ):
        site.room.lobby.pools_shown()
        for path in (
            "/schema/openapi.json",
            "/schema/api",
            "/api/rulings/topics",
            "/api/rulebooks/compare",
            "/",
        ):
            before = time.thread_time()
            assert (await browser.get(path)).status_code == 200
            assert time.thread_time() - before < 0.1, f"{path}: worked out on the tables' loop"


async def test_a_search_takes_so_many_words(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as site, site.browser() as browser:
        refused = await browser.get("/api/rulebook/search", params={"words": "a " * 60})
        assert (refused.status_code, refused.json()["code"]) == (409, "too-many-words")


async def test_public_pages_lie_ready_before_anybody_asks(tmp_path: Path) -> None:
    wanted = [
        ("/api/rulebooks", ""),
        ("/api/rulebook", ""),
        ("/api/rulebook", "house=casinohuone"),
        ("/api/rulings/topics", ""),
        ("/api/rulings/topics", "language=fi"),
        ("/schema/openapi.json", ""),
    ]
    async with opened(tmp_path / "data") as site:
        ready = site.application.shelf.has

        def lying_ready() -> list[tuple[str, str]]:
            return [
                (path, query)
                for path, query in wanted
                if ready({"type": "http", "method": "GET", "path": path, "query_string": query.encode()})
            ]

        assert lying_ready() == []
        await site.application.stock()
        assert lying_ready() == wanted
        assert len(set(PUBLIC) - {path for path, _ in wanted}) == 1, (
            "what is left compares houses, and there is one"
        )
