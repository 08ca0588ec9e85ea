"""The own account over the wire: passwords, sign-ins, a lock-out that strangers cannot aim, and the log of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from cardroom.demo import demo_people as people
from cardroom.room.protocol import server_messages as to_client
from tests import stored
from tests.web.site import PASSWORD, QUICK, WIDE, Site, ends, hear, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

NEW = "another four words"


def body(name: str, password: str = PASSWORD) -> dict[str, str]:
    return {"name": name, "password": password}


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def code_of(answer: httpx.Response) -> str:
    return str(answer.json()["code"])


def logged(site: Site, what: str) -> list[Any]:
    return [line.record for line in site.room.services.store.blocking_reader.log(what=what).rows]


async def test_a_new_password_ends_every_other_sign_in_and_the_old_one_is_worth_nothing(site: Site) -> None:
    async with site.browser() as mine, site.browser() as thief:
        await mine.post("/api/sign-up", json=body("Aune"))
        stolen = await site.room.players.open_session((await mine.get("/api/me")).json()["player"])
        async with site.socket(stolen) as socket:
            await hear(socket, to_client.Welcome)
            for old, code in (("wrong password", "password-wrong"), ("", "password-wrong")):
                answer = await mine.post("/api/me/password", json={"old": old, "new": NEW})
                assert (answer.status_code, code_of(answer)) == (403, code)
            weak = (
                ("short", "bad-request"),
                ("xx-aUNE-xx", "password-has-name"),
                ("password1", "password-common"),
            )
            for new, code in weak:
                answer = await mine.post("/api/me/password", json={"old": PASSWORD, "new": new})
                assert (answer.status_code, code_of(answer)) == (400, code)
            assert (
                await mine.post("/api/me/password", json={"old": PASSWORD, "new": NEW})
            ).status_code == 200
            assert await ends(socket) == 4401
        assert (await mine.get("/api/me")).json()["name"] == "Aune", "this browser goes on"
        assert (await thief.get("/api/me", headers=bearer(stolen))).json()["name"] == ""
        assert code_of(await thief.post("/api/sign-in", json=body("Aune"))) == "sign-in-wrong"
        assert (await thief.post("/api/sign-in", json=body("Aune", NEW))).status_code == 200
    assert [record.reason for record in logged(site, "set_password")] == ["changed"]


async def test_guesses_at_the_old_password_from_an_open_browser_are_counted(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, sign_ins_an_account=5)
    async with opened(tmp_path / "data", doors) as site, site.browser() as browser:
        await browser.post("/api/sign-up", json=body("Elsa"))
        tries = [
            await browser.post("/api/me/password", json={"old": f"my guess {n}", "new": NEW})
            for n in range(6)
        ]
        assert [answer.status_code for answer in tries] == [403] * 5 + [429]
        right = await browser.post("/api/me/password", json={"old": PASSWORD, "new": NEW})
        assert right.status_code == 429


async def test_the_list_of_sign_ins_tells_them_apart_and_ends_one_with_its_sockets(site: Site) -> None:
    async with site.browser() as phone, site.browser() as desk:
        phone.headers["User-Agent"], desk.headers["User-Agent"] = "Phone/1", "Desk/2"
        await phone.post("/api/sign-up", json=body("Impi"))
        await desk.post("/api/sign-in", json=body("Impi"))
        rows = (await desk.get("/api/me/sessions")).json()["sessions"]
        assert {(row["device"], row["address"], row["here"]) for row in rows} == {
            ("Phone/1", "127.0.0.1", False), ("Desk/2", "127.0.0.1", True),
        }  # fmt: skip
        assert all(row["created_ms"] <= row["used_ms"] for row in rows)
        tokens = {
            name: browser.cookies["cardroom-session"] for name, browser in (("phone", phone), ("desk", desk))
        }
        assert not any(token in str(rows) for token in tokens.values())
        async with site.socket(tokens["phone"]) as one, site.socket(tokens["desk"]) as two:
            await asyncio.gather(hear(one, to_client.Welcome), hear(two, to_client.Welcome))
            other = next(row["id"] for row in rows if not row["here"])
            stranger = bearer(await site.account("Nosy"))
            assert (
                code_of(await phone.post(f"/api/me/sessions/{other}/end", headers=stranger))
                == "no-such-session"
            )
            assert (await desk.post(f"/api/me/sessions/{other}/end")).status_code == 204
            assert await ends(one) == 4401
            await two.send('{"type":"ping","sent_ms":7}')
            assert (await hear(two, to_client.Pong)).sent_ms == 7, "the other device plays on"
        assert (await phone.get("/api/me")).json()["name"] == ""
        assert (await desk.get("/api/me")).json()["name"] == "Impi"
        assert code_of(await desk.post(f"/api/me/sessions/{other}/end")) == "no-such-session"


async def test_signing_out_everywhere_ends_all_of_them_and_nobody_elses(site: Site) -> None:
    other = await site.account("Siiri")
    async with site.browser() as browser:
        await browser.post("/api/sign-up", json=body("Urho"))
        player = (await browser.get("/api/me")).json()["player"]
        token = await site.room.players.open_session(player)
        async with site.socket(token) as socket:
            await hear(socket, to_client.Welcome)
            answer = await browser.post("/api/me/sign-out-everywhere")
            assert answer.status_code == 204 and "max-age=0" in answer.headers["set-cookie"].lower()
            assert await ends(socket) == 4401
        assert (await browser.get("/api/me", headers=bearer(token))).json()["name"] == ""
        assert (await browser.get("/api/me", headers=bearer(other))).json()["name"] == "Siiri"
        assert (await browser.get("/api/me/sessions")).status_code == 401


async def test_a_player_has_so_many_sign_ins_and_a_new_one_ends_the_oldest(site: Site) -> None:
    first = await site.account("Lempi")
    person = await site.room.players.of_session(first)
    assert person is not None
    await asyncio.sleep(0.01)  # sign-ins of one millisecond are of the same age
    for _ in range(20):
        await site.room.players.open_session(person.id)
    assert len(await site.room.players.sessions.of(person.id)) == 20
    assert await site.room.players.of_session(first) is None


async def test_a_code_of_staff_makes_a_new_password_once_and_ends_every_sign_in(site: Site) -> None:
    cashier, another = (
        bearer(await site.account("Teller", "cashier")),
        bearer(await site.account("Purser", "cashier")),
    )
    async with site.browser() as staff, site.browser() as browser:
        old = await site.account("Toivo")
        player = (await browser.get("/api/me", headers=bearer(old))).json()["player"]
        path = f"/api/staff/players/{player}/reset-password"
        assert (await staff.post(path, headers=cashier, json={"reason": ""})).status_code == 400
        async with site.socket(old) as socket:
            await hear(socket, to_client.Welcome)
            first = (await staff.post(path, headers=cashier, json={"reason": "showed a passport"})).json()
            assert (await browser.get("/api/me", headers=bearer(old))).json()["name"] == "Toivo", (
                "half changes nothing"
            )
            second = (await staff.post(path, headers=another, json={"reason": "I know him"})).json()
            assert [first["half"], second["half"]] == ["first", "second"]
            given = {"code": f"{first['code']}-{second['code']}"}
            assert await ends(socket) == 4401
        assert (await browser.get("/api/me", headers=bearer(old))).json()["name"] == ""
        assert code_of(await browser.post("/api/sign-in", json=body("Toivo"))) == "sign-in-wrong", (
            "it is gone"
        )
        wrong = [
            await browser.post("/api/password-by-code", json={**body(name, NEW), "code": code})
            for name, code in (("Toivo", "AAAAA-AAAAA-AAAAA-AAAAA"), ("Nobody", given["code"]), ("Toivo", ""))
        ]
        assert {(answer.status_code, answer.text) for answer in wrong} == {(403, wrong[0].text)}, (
            "all told the same"
        )
        assert code_of(wrong[0]) == "reset-code-wrong"
        weak = await browser.post(
            "/api/password-by-code", json={**body("Toivo", "password1"), "code": given["code"]}
        )
        assert code_of(weak) == "password-common"
        right = {**body("Toivo", NEW), "code": given["code"].lower().replace("-", " ")}
        both = await asyncio.gather(*(browser.post("/api/password-by-code", json=right) for _ in range(2)))
        assert sorted(answer.status_code for answer in both) in ([200, 403], [200, 409])
        again = await browser.post("/api/password-by-code", json=right)
        assert code_of(again) == "reset-code-wrong", "a code is good once"
        told = (await browser.post("/api/sign-in", json=body("Toivo", NEW))).json()
        assert told["by_code_ms"] and told["still_until_ms"] == told["by_code_ms"] + 86_400_000, (
            "whoever comes is told"
        )
    (record,) = logged(site, "reset_password")
    assert (record.subject, record.reason, record.who != "") == (player, "I know him", True)
    await site.room.durable()
    kept = stored.kept(site.settings.data)
    for half in (first, second):
        assert half["code"].encode() not in kept
    assert NEW.encode() not in kept


async def test_a_code_is_good_for_the_operators_hours(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, reset_code_hours=1)
    async with opened(tmp_path / "data", room_settings=settings) as site, site.browser() as browser:
        token = await site.account("Reino")
        person = await site.room.players.of_session(token)
        boss = await site.room.players.of_session(await site.account("Boss", "admin"))
        assert person is not None and boss is not None
        other = await site.room.players.of_session(await site.account("Other", "admin"))
        assert other is not None
        first = await site.room.codes.give(boss, person.id, "forgotten")
        given = await site.room.codes.give(other, person.id, "forgotten")
        clock, real = site.room.services.clock, site.room.services.clock.now_ms
        assert given.until_ms - clock.now_ms() <= 3_600_000
        clock.now_ms = lambda: real() + 3_600_001  # type: ignore[method-assign]  # an hour passes
        whole = first.code + given.code
        answer = await browser.post("/api/password-by-code", json={**body("Reino", NEW), "code": whole})
        assert code_of(answer) == "reset-code-wrong"


async def test_a_strangers_guesses_do_not_lock_the_owner_out_of_a_known_device(tmp_path: Path) -> None:
    """OWASP's device cookies: the owner's browser has guesses of its own, and no more than anybody else."""
    doors = msgspec.structs.replace(WIDE, sign_ins_an_account=5, sign_ins_an_address=12)
    async with (
        opened(tmp_path / "data", doors) as site,
        site.browser() as owner,
        site.browser() as stranger,
        site.browser() as borrowed,
    ):
        await owner.post("/api/sign-up", json=body("Martta"))
        device = owner.cookies["cardroom-device"]
        assert len(device) >= 43
        await owner.post("/api/sign-out")
        assert owner.cookies["cardroom-device"] == device, "the browser stays known"
        guesses = [
            await stranger.post("/api/sign-in", json=body("Martta", f"my guess {n}")) for n in range(20)
        ]
        assert [answer.status_code for answer in guesses] == [401] * 5 + [429] * 15
        assert (await stranger.post("/api/sign-in", json=body("Martta"))).status_code == 429
        assert (await owner.post("/api/sign-in", json=body("Martta"))).status_code == 200
        assert owner.cookies["cardroom-device"] == device
        # A cookie of one's own making, or that another account knows, is none.
        await borrowed.post("/api/sign-up", json=body("Mallory"))
        for planted in ("x" * 43, "", borrowed.cookies["cardroom-device"]):
            borrowed.cookies.set("cardroom-device", planted, domain="127.0.0.1")
            assert (await borrowed.post("/api/sign-in", json=body("Martta"))).status_code == 429
        # One that was planted in the owner's browser is not what the account knows it by afterwards.
        planted = borrowed.cookies["cardroom-device"]
        owner.cookies.clear()
        owner.cookies.set("cardroom-device", planted, domain="127.0.0.1")
        site.application.api.state.sign_ins_by_account.forgive("martta")
        site.application.api.state.sign_ins_by_address.forgive("127.0.0.1")
        assert (await owner.post("/api/sign-in", json=body("Martta"))).status_code == 200
        for n in range(6):
            await stranger.post("/api/sign-in", json=body("Martta", f"my guess {n}"))
        borrowed.cookies.set("cardroom-device", planted, domain="127.0.0.1")
        assert (await borrowed.post("/api/sign-in", json=body("Martta"))).status_code == 429
        # Whoever has the device guesses no more often than a stranger, and locks nobody else out.
        await owner.post("/api/sign-out")
        guesses = [await owner.post("/api/sign-in", json=body("Martta", f"my guess {n}")) for n in range(7)]
        assert [answer.status_code for answer in guesses] == [401] * 5 + [429] * 2


async def test_a_new_password_forgets_the_devices_of_before_but_this_one(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, sign_ins_an_account=2)
    async with (
        opened(tmp_path / "data", doors) as site,
        site.browser() as mine,
        site.browser() as lost,
        site.browser() as stranger,
    ):
        await mine.post("/api/sign-up", json=body("Aili"))
        await lost.post("/api/sign-in", json=body("Aili"))
        await mine.post("/api/me/password", json={"old": PASSWORD, "new": NEW})
        for n in range(3):
            await stranger.post("/api/sign-in", json=body("Aili", f"my guess {n}"))
        for browser, status in ((lost, 429), (mine, 200)):
            assert (await browser.post("/api/sign-in", json=body("Aili", NEW))).status_code == status


async def test_sign_ins_and_failures_are_in_the_log_and_what_was_typed_is_not(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as site, site.browser() as browser:
        browser.headers["User-Agent"] = "Testbrowser/1"
        await browser.post("/api/sign-up", json=body("Hilja"))
        player = (await browser.get("/api/me")).json()["player"]
        await browser.post("/api/sign-in", json=body("Hilja"))
        await browser.post("/api/sign-in", json=body("Hilja", "a wrong password"))
        await browser.post("/api/sign-in", json=body("my secret phrase", "Hilja again"))
        await browser.post("/api/sign-out")
        where = {"device": "Testbrowser/1", "address": "127.0.0.1"}
        assert [(r.who, r.details) for r in logged(site, "sign_in")] == [(player, where)] * 2
        assert [(r.who, r.subject, r.details) for r in logged(site, "sign_in_failed")] == [
            ("stranger", "", where), (player, player, where),
        ]  # fmt: skip
        assert {record.who for record in logged(site, "sign_out")} == {player}
        kept = stored.kept(site.settings.data)
        for typed in (b"a wrong password", b"my secret phrase", b"Hilja again"):
            assert typed not in kept


async def test_the_door_says_who_may_have_an_account(tmp_path: Path) -> None:
    for mode, status in (("closed", "sign-up-closed"), ("invitation", "invitation-wrong")):
        settings = msgspec.structs.replace(QUICK, sign_up=mode)
        async with opened(tmp_path / mode, room_settings=settings) as site, site.browser() as browser:
            assert (await browser.get("/api/me")).json()["sign_up"] == mode
            answer = await browser.post("/api/sign-up", json=body("Eve"))
            assert (answer.status_code, code_of(answer)) == (403, status)
            assert "set-cookie" not in answer.headers


async def test_two_accounts_of_one_browser_each_know_it(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, sign_ins_an_account=2)
    async with opened(tmp_path / "data", doors) as site, site.browser() as home, site.browser() as stranger:
        for name in ("Ville", "Helvi"):
            await home.post("/api/sign-up", json=body(name))
        for name in ("Ville", "Helvi"):
            for n in range(3):
                await stranger.post("/api/sign-in", json=body(name, f"my guess {n}"))
            assert (await home.post("/api/sign-in", json=body(name))).status_code == 200


async def test_the_password_of_a_demos_account_for_everybody_stays(tmp_path: Path) -> None:
    async with opened(tmp_path / "data", demo=True) as site, site.browser() as guest, site.browser() as staff:
        await people.accounts(site.room)
        await guest.post("/api/sign-in", json=body("Player", people.PASSWORD))
        answer = await guest.post("/api/me/password", json={"old": people.PASSWORD, "new": NEW})
        assert code_of(answer) == "demo-account"
        await staff.post("/api/sign-in", json=body("Cashier", people.PASSWORD))
        player = (await guest.get("/api/me")).json()["player"]
        answer = await staff.post(f"/api/staff/players/{player}/reset-password", json={"reason": "for fun"})
        assert code_of(answer) == "demo-account"
        assert (await guest.get("/api/me")).json()["name"] == "Player"
