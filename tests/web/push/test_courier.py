"""Letters over a real wire: sealed for one browser, signed by the room, and never to an address inside."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardroom.room.notices.call import PushLetter
from cardroom.room.notices.subscription import Subscription
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.web.push import courier as couriers
from cardroom.web.push.calling import begin_calling
from cardroom.web.push.courier import PushCourier
from cardroom.web.push.reaching import AddressCheck, is_public
from cardroom.web.push.sealing import TEXT_BYTES, PushIdentity
from tests.patience import PATIENCE_SECONDS
from tests.web.push.push_service import Browser, PushService, claims_of, running
from tests.web.site import QUICK, Site, ask, hear, opened

CONTACT = "mailto:floor@club.example"


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    with running(tmp_path) as one:
        yield one


def inside(address: str) -> bool:
    """What a room in a network of its own may be allowed."""
    return address.startswith("127.")


@asynccontextmanager
async def calling(folder: Path, service: PushService) -> AsyncIterator[Site]:
    room = msgspec.structs.replace(QUICK, push_contact=CONTACT, push_services=(f"localhost:{service.port}",))
    async with opened(folder / "data", room_settings=room) as site:
        courier = await begin_calling(site.room, CONTACT, inside, service.trusted)
        assert courier is not None
        yield site
        courier.close()


def named(service: PushService, browser: Browser, **more: Any) -> dict[str, Any]:
    said = {
        "endpoint": f"{service.origin}/push/one", "p256dh": browser.p256dh, "auth": browser.auth, "language": "en",
    }  # fmt: skip
    return said | more


async def test_a_seat_that_comes_free_calls_a_phone_whose_page_is_closed(
    tmp_path: Path, service: PushService
) -> None:
    phone = Browser()
    async with calling(tmp_path, service) as site, site.browser() as page:
        token = await site.account("Waiting")
        page.headers["Authorization"] = f"Bearer {token}"
        key = (await page.get("/api/me/push")).json()["key"]
        answer = await page.put("/api/me/push", json=named(service, phone))
        assert answer.status_code == 204, answer.text

        pool = next(iter(site.room.pools.values()))
        buy_in = pool.terms("", "").max_buy_in
        for who in (
            token,
            await site.account("Other"),
            await site.account("Third"),
        ):  # a table opens for three
            async with site.socket(who) as socket:
                await ask(socket, from_client.JoinPool("j", pool.id, buy_in))
                await hear(socket, to_client.Done)
        posted = (await asyncio.to_thread(service.wait))[0]
        writer = next(iter(pool.writers.values()))

    said = phone.read(posted.body)
    assert said["kind"] == "seat_ready" and said["name"] == writer.terms.name and said["path"] == "/"
    claims, signed_by = claims_of(posted.headers["Authorization"])
    assert signed_by == key and claims["aud"] == service.origin and claims["sub"] == CONTACT
    assert time.time() < claims["exp"] < time.time() + 86_400
    assert posted.headers["Content-Encoding"] == "aes128gcm" and posted.headers["Urgency"] == "high"
    assert 0 < int(posted.headers["TTL"]) <= pool.book.seating.seat_offer_seconds.value
    assert posted.headers["Topic"] == "seat-ready"
    for secret in ("Waiting", token, writer.terms.table, "seat_ready"):
        assert secret.encode() not in posted.body


async def test_what_browsers_say_is_looked_at(tmp_path: Path, service: PushService) -> None:
    async with calling(tmp_path, service) as site, site.browser() as page:
        phone = Browser()
        assert (await page.put("/api/me/push", json=named(service, phone))).json()["code"] == "not-signed-in"
        assert (await page.get("/api/me/push")).status_code == 401
        page.headers["Authorization"] = f"Bearer {await site.account('Tester')}"
        wrong: list[tuple[dict[str, Any], str]] = [
            ({"endpoint": "https://169.254.169.254/latest"}, "push-service-unknown"),
            ({"endpoint": f"http://localhost:{service.port}/push/one"}, "push-service-unknown"),
            ({"endpoint": "https://localhost/push/one"}, "push-service-unknown"),
            ({"endpoint": "x"}, "bad-request"),
            ({"endpoint": f"{service.origin}/{'x' * 1100}"}, "bad-request"),
            ({"endpoint": 7}, "bad-request"),
            ({"p256dh": "A" * 87}, "push-keys-wrong"),
            ({"p256dh": "A" * 500}, "bad-request"),
            ({"auth": ""}, "push-keys-wrong"),
            ({"language": "sv"}, "bad-request"),
            ({"expires_ms": -1}, "bad-request"),
            ({"expires_ms": 2**70}, "bad-request"),
            ({"player": "somebody else"}, "bad-request"),
            ({"session": "another"}, "bad-request"),
        ]
        for changes, code in wrong:
            answer = await page.put("/api/me/push", json=named(service, phone, **changes))
            assert answer.json()["code"] == code, (changes, answer.text)
        assert (
            await page.post("/api/me/push/end", json={"endpoint": "https://not.mine/"})
        ).status_code == 204
        together = [page.put("/api/me/push", json=named(service, phone)) for _ in range(8)]
        assert {one.status_code for one in await asyncio.gather(*together)} == {204}
        await site.room.durable()
        assert len(site.room.services.store.blocking_reader.matters("push")) == 1
    assert service.posted == []


async def test_a_room_whose_operator_named_no_contact_calls_nobody(tmp_path: Path) -> None:
    async with opened(tmp_path) as site, site.browser() as page:
        assert await begin_calling(site.room, "") is None
        page.headers["Authorization"] = f"Bearer {await site.account('Tester')}"
        assert (await page.get("/api/me/push")).json() == {"key": ""}
        assert site.room.services.store.blocking_reader.matters("push_key") == []


# ---------------------------------------------------------------------- the way


class Listener:
    """What the courier says is gone."""

    def __init__(self) -> None:
        self.gone: list[Subscription] = []
        self.heard = asyncio.Event()

    def __call__(self, subscription: Subscription) -> None:
        self.gone.append(subscription)
        self.heard.set()


def letter(service: PushService, browser: Browser, text: bytes = b"{}") -> PushLetter:
    to = Subscription("p", f"{service.origin}/push/one", browser.p256dh, browser.auth, "en", "s", 0)
    return PushLetter(to, text, 60, "seat-ready")


@asynccontextmanager
async def courier_to(service: PushService, may_reach: AddressCheck = inside) -> AsyncIterator[PushCourier]:
    made = PushCourier(PushIdentity(7, CONTACT), asyncio.get_running_loop(), may_reach, service.trusted)
    try:
        yield made
    finally:
        made.close()


@pytest.mark.parametrize("status", [401, 403, 404, 410])
async def test_a_browser_that_the_service_does_not_know_is_told(service: PushService, status: int) -> None:
    service.statuses[:] = [status]
    listener = Listener()
    async with courier_to(service) as courier:
        one = letter(service, Browser())
        courier.carry(one, listener)
        await asyncio.wait_for(listener.heard.wait(), PATIENCE_SECONDS)
    assert listener.gone == [one.to] and len(service.posted) == 1


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_a_service_in_trouble_is_asked_once_more_and_no_more(
    service: PushService, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(couriers, "AGAIN_AFTER_SECONDS", 0.05)
    service.statuses[:] = [status, status, status]
    listener = Listener()
    async with courier_to(service) as courier:
        courier.carry(letter(service, Browser()), listener)
        await asyncio.to_thread(service.wait, 2)
        await asyncio.sleep(0.3)
    assert len(service.posted) == 2 and listener.gone == []


async def test_no_redirect_is_followed(service: PushService, tmp_path: Path) -> None:
    service.statuses[:] = [307]
    service.location = f"{service.origin}/elsewhere"
    async with courier_to(service) as courier:
        courier.carry(letter(service, Browser()), Listener())
        await asyncio.to_thread(service.wait)
        await asyncio.sleep(0.2)
    assert [one.path for one in service.posted] == ["/push/one"]


async def test_a_name_that_leads_inside_is_not_followed(service: PushService) -> None:
    listener = Listener()
    async with courier_to(service, may_reach=is_public) as courier:
        courier.carry(letter(service, Browser()), listener)
        for _ in range(100):
            await asyncio.sleep(0.02)
            if courier._waiting == 0:
                break
    assert service.posted == [] and listener.gone == []


async def test_every_letter_is_as_long_and_keys_that_seal_nothing_are_given_up(service: PushService) -> None:
    listener = Listener()
    async with courier_to(service) as courier:
        for text in (b"{}", b'{"kind":"tournament_starts"}'):
            courier.carry(letter(service, Browser(), text), listener)
        await asyncio.to_thread(service.wait, 2)
        assert (
            len({len(one.body) for one in service.posted}) == 1 and len(service.posted[0].body) > TEXT_BYTES
        )
        off_the_curve = msgspec.structs.replace(letter(service, Browser()).to, p256dh="B" + "A" * 86)
        courier.carry(PushLetter(off_the_curve, b"{}", 60, "x"), listener)
        await asyncio.wait_for(listener.heard.wait(), PATIENCE_SECONDS)
    assert listener.gone == [off_the_curve]


DEAF_SECONDS = 5
"""Nobody who is asked 200 times waits for ten of them, of half a second each."""


async def test_a_dead_service_holds_up_no_loop_and_letters_do_not_pile_up(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(couriers, "MAX_WAITING", 10)
    monkeypatch.setattr(couriers, "SECONDS", 0.5)

    async def deaf(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(DEAF_SECONDS)
        writer.close()

    server = await asyncio.start_server(deaf, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with courier_to(service) as courier:
        one = letter(service, Browser())
        to_the_deaf = msgspec.structs.replace(one.to, endpoint=f"https://localhost:{port}/x")
        began = time.perf_counter()
        for _ in range(200):
            courier.carry(PushLetter(to_the_deaf, b"{}", 60, "x"), Listener())
        assert time.perf_counter() - began < DEAF_SECONDS
        assert courier._waiting <= 10
    server.close()


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True), ("2606:2800:220:1:248:1893:25c8:1946", True), ("10.1.2.3", False),
        ("172.16.0.1", False), ("192.168.1.1", False), ("169.254.169.254", False), ("100.64.0.1", False),
        ("127.0.0.1", False), ("0.0.0.0", False), ("255.255.255.255", False), ("::1", False), ("fe80::1", False),
        ("fd00::1", False), ("::ffff:127.0.0.1", False), ("::ffff:10.0.0.1", False), ("::ffff:93.184.216.34", True),
        ("64:ff9b::7f00:1", False), ("2002:7f00:1::", False), ("::", False), ("ff02::1", False),
    ],
)  # fmt: skip
def test_what_is_public(address: str, public: bool) -> None:
    assert is_public(address) is public
