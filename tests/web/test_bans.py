"""Staff ban accounts, names and addresses: whoever is here leaves, nobody comes in, and it ends by itself."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cardroom.room.identity.sessions import Origin
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.store.people_rows import Role
from tests.web.site import PASSWORD, QUICK, Site, ask, ends, hear, opened

pytestmark = pytest.mark.asyncio

AWAY = Origin("a phone", "203.0.113.7")


async def staff_of(site: Site, role: Role = "floor") -> dict[str, str]:
    return {"Authorization": f"Bearer {await site.account('Warden', role)}"}


async def test_a_ban_of_an_account_signs_out_takes_the_seat_and_ends_by_itself(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as site, site.browser() as browser:
        own, token = await staff_of(site), await site.account("Rascal")
        person = await site.room.players.of_session(token)
        assert person is not None
        async with site.socket(token) as socket:
            await ask(socket, from_client.JoinPool("j1", "holdem-nl10", 1000))
            await hear(socket, to_client.Done)
            body = {"of": "account", "what": person.id, "hours": 1, "reason": "shouts at others"}
            assert (await browser.post("/api/staff/bans", json=body, headers=own)).status_code == 204
            assert (await hear(socket, to_client.SignedOut)).reason == "banned" and await ends(socket) == 4401
        seats = [seat.player for table in site.room.tables.values() for seat in table.table.seats.values()]
        lines = [one.player for pool in site.room.pools.values() for one in pool.waiting.line]
        assert person.id not in seats and person.id not in lines
        refusal = await browser.post("/api/sign-in", json={"name": "rascal", "password": PASSWORD})
        assert (refusal.status_code, refusal.json()["code"]) == (403, "banned") and refusal.json()["clauses"]
        assert await site.room.players.of_session(token) is None, "a session of before opens nothing"
        again = await browser.post("/api/staff/bans", json=body, headers=own)
        assert again.json()["code"] == "banned-already"
        [row] = (await browser.get("/api/staff/bans", headers=own)).json()["bans"]
        assert (row["what"], row["by"], row["reason"], row["kind"]) == (
            "Rascal",
            "Warden",
            "shouts at others",
            "account",
        )
        records = (await browser.get("/api/staff/records", headers=own)).json()["records"]
        assert records[0]["what"].startswith("ban ") and records[0]["by"] == "Warden"
        ban = site.room.players.bans.all[row["id"]]
        site.room.players.bans.all[ban.id] = msgspec.structs.replace(ban, until_ms=1)
        assert await site.room.players.of_session(token) is not None, "it is over by itself"
        site.room.bans._end_over()
        await site.room.durable()
        assert (await browser.get("/api/staff/bans", headers=own)).json()["bans"] == []


async def test_a_ban_of_names_and_addresses_holds_at_every_door_and_over_a_restart(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, venues=("198.51.100.0/24",))
    async with opened(tmp_path / "data", room_settings=settings) as site, site.browser() as browser:
        own = await staff_of(site, "admin")
        await site.account("Villain 2")
        host = await site.account("Host")
        person = await site.room.players.of_session(host)
        assert person is not None
        opened_game = await browser.post(
            "/api/private/games",
            json={"pool": "holdem-nl10", "name": "", "money": "play", "amounts": {}, "decisions": {}},
            headers={"Authorization": f"Bearer {host}"},
        )
        covers = {"of": "name", "what": "vill*"}
        told = (await browser.post("/api/staff/bans/covers", json=covers, headers=own)).json()
        assert (told["count"], told["names"]) == (1, ["Villain 2"])
        body = {**covers, "hours": 0, "reason": "comes again and again"}
        assert (await browser.post("/api/staff/bans", json=body, headers=own)).status_code == 204
        for name in ("Villain", "V1LLAIN 3", "vi.ll.ain"):
            refusal = await browser.post("/api/sign-up", json={"name": name, "password": PASSWORD})
            assert refusal.json()["code"] == "banned", name
        refusal = await browser.post("/api/sign-in", json={"name": "Villain 2", "password": PASSWORD})
        assert refusal.json()["code"] == "banned"
        guest = {"link": opened_game.json()["link"], "name": "villain", "request": "0" * 32}
        assert (await browser.post("/api/private/enter", json=guest)).json()["code"] == "banned"

        elsewhere = await site.room.players.open_session(person.id, AWAY)
        body = {"of": "address", "what": "203.0.113.0/24", "hours": 24, "reason": "a flat of cheats"}
        assert (
            await browser.post(
                "/api/staff/bans/covers", json={k: body[k] for k in ("of", "what")}, headers=own
            )
        ).json()["names"] == ["Host"]
        assert (await browser.post("/api/staff/bans", json=body, headers=own)).status_code == 204
        assert await site.room.players.of_session(elsewhere) is None, "a sign-in from there is over"
        assert await site.room.players.of_session(host) is not None, "one from elsewhere is not"
        for what, code in (
            ("127.0.0.0/16", "ban-everybody"), ("198.51.100.7", "ban-everybody"), ("198.51.0.0/16", "ban-everybody"),
            ("0.0.0.0/0", "ban-too-wide"), ("nowhere", "ban-no-address"),
        ):  # fmt: skip
            refusal = await browser.post("/api/staff/bans", json={**body, "what": what}, headers=own)
            assert refusal.json()["code"] == code, what
        log = repr(site.room.services.store.blocking_reader.log(limit=100, what="ban").rows)
        assert "203.0.113" not in log and "vill*" in log, "the log has no address"
    async with opened(tmp_path / "data", room_settings=settings) as site, site.browser() as browser:
        refusal = await browser.post("/api/sign-in", json={"name": "Villain 2", "password": PASSWORD})
        assert refusal.json()["code"] == "banned"
        [address, _] = (await browser.get("/api/staff/bans", headers=own)).json()["bans"]
        lift = {"reason": "moved out"}
        path = f"/api/staff/bans/{address['id']}/lift"
        assert (await browser.post(path, json=lift, headers=own)).status_code == 204
        assert (await browser.post(path, json=lift, headers=own)).json()["code"] == "no-such-ban"
        assert await site.room.players.of_session(elsewhere) is not None
        matters = site.room.services.store.blocking_reader.matters("ban")
        assert "203.0.113" not in repr(matters), "what is over keeps no address"


async def test_a_ban_of_where_staff_come_from_themselves_is_refused(tmp_path: Path) -> None:
    async with opened(tmp_path / "data", proxies=("127.0.0.1",)) as site, site.browser() as browser:
        own = {**await staff_of(site), "X-Forwarded-For": "203.0.113.7"}
        body = {"of": "address", "what": "203.0.113.7", "hours": 1, "reason": "a mistake"}
        refusal = await browser.post("/api/staff/bans", json=body, headers=own)
        assert refusal.json()["code"] == "ban-own-address"
        boss = await site.room.players.of_session(await site.account("Boss", "admin"))
        assert boss is not None
        body = {"of": "account", "what": boss.id, "hours": 1, "reason": "a coup"}
        refusal = await browser.post("/api/staff/bans", json=body, headers=own)
        assert refusal.json()["code"] == "staff-account"
