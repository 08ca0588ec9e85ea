"""Limits at the doors: guessing, floods, big frames, too many sockets, readers that do not read."""

from __future__ import annotations

import asyncio
import base64
import os
import time
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.web.doors.web_settings import Doors, Rate
from tests.patience import SOON_SECONDS
from tests.web.site import PASSWORD, QUICK, WIDE, ask, ends, hear, opened

pytestmark = pytest.mark.asyncio

FULLWIDTH = {ord(c): ord(c) + 0xFEE0 for c in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"}


async def test_five_wrong_passwords_lock_an_account_however_its_name_is_spelt(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, sign_ins_an_account=5)
    async with opened(tmp_path / "data", doors) as site, site.browser() as browser:
        token = await site.account("Martta")
        spellings = (
            "Martta",
            "martta",
            "MARTTA",
            "Martta".translate(FULLWIDTH),
            "mARTTA",
            "MARTTA".translate(FULLWIDTH),
        )
        answers = [
            await browser.post("/api/sign-in", json={"name": name, "password": "wrong password"})
            for name in spellings
        ]
        assert [answer.status_code for answer in answers] == [401] * 5 + [429]
        assert (
            answers[-1].json()["code"] == "too-many-attempts" and answers[-1].json()["args"]["seconds"] > 800
        )
        right = await browser.post("/api/sign-in", json={"name": "Martta", "password": PASSWORD})
        assert right.status_code == 429, "the right password does not tell that it is right"
        other = await browser.post("/api/sign-in", json={"name": "Viljo", "password": "wrong password"})
        assert other.status_code == 401, "other accounts are not touched"
        me = await browser.get("/api/me", headers={"Authorization": f"Bearer {token}"})
        assert me.json()["name"] == "Martta", "who is signed in stays so: nobody is unseated by guessing"


async def test_an_address_has_so_many_attempts_whatever_names_it_tries(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, sign_ins_an_address=8, sign_ups_an_address=3)
    async with opened(tmp_path / "data", doors) as site, site.browser() as browser:
        codes = [
            (
                await browser.post("/api/sign-in", json={"name": f"Name{i}", "password": "wrong password"})
            ).status_code
            for i in range(10)
        ]
        assert codes == [401] * 8 + [429] * 2
        codes = [
            (await browser.post("/api/sign-up", json={"name": f"Name{i}", "password": PASSWORD})).status_code
            for i in range(5)
        ]
        assert codes == [200] * 3 + [429] * 2


async def test_thirty_people_of_one_address_come_in_within_a_minute_and_nobody_guesses_more_by_it(
    tmp_path: Path,
) -> None:
    """The doors are as they are for everybody: a club behind one line to the net needs no setting."""
    began = time.monotonic()
    async with opened(tmp_path / "data", Doors()) as site:
        for number in range(30):
            await site.account(f"Player{number}")

        async def comes(number: int) -> int:
            async with site.browser() as browser:
                assert (await browser.get("/")).status_code == 200
                files = ["/api/me", "/api/lobby", "/api/rulebooks"]
                assert {(await browser.get(file)).status_code for file in files} == {200}
                own = {"name": f"Player{number}", "password": PASSWORD}
                return (await browser.post("/api/sign-in", json=own)).status_code

        assert [await comes(number) for number in range(30)] == [200] * 30
        assert time.monotonic() - began < 60
        async with site.browser() as guesser:
            own = {"name": "Player0", "password": PASSWORD}
            codes = []
            for number in range(25):
                guess = {"name": f"Nobody{number}", "password": "wrong password"}
                codes.append((await guesser.post("/api/sign-in", json=guess)).status_code)
                if number < 15:  # who is right in between gains no guess
                    async with site.browser() as anew:
                        assert (await anew.post("/api/sign-in", json=own)).status_code == 200
            assert codes == [401] * 20 + [429] * 5


async def test_a_venue_may_do_so_many_times_as_much_and_no_account_is_guessed_at_more_often(
    tmp_path: Path,
) -> None:
    doors = msgspec.structs.replace(WIDE, sign_ins_an_address=3, sign_ups_an_address=2, sign_ins_an_account=5)
    at_venue = msgspec.structs.replace(QUICK, venues=("127.0.0.0/24",), venue_times=3, accounts_a_day=1)
    async with opened(tmp_path / "data", doors, room_settings=at_venue) as site, site.browser() as browser:
        await site.account("Martta")

        async def signs_in(name: str) -> int:
            guess = {"name": name, "password": "wrong password"}
            return (await browser.post("/api/sign-in", json=guess)).status_code

        assert [await signs_in("Martta") for _ in range(6)] == [401] * 5 + [429]
        assert [await signs_in(f"Name{number}") for number in range(5)] == [401] * 3 + [429] * 2
        answers = [
            await browser.post("/api/sign-up", json={"name": f"New{number}", "password": PASSWORD})
            for number in range(7)
        ]
        codes = [answer.json().get("code", "") for answer in answers]
        assert codes == [""] * 3 + ["too-many-accounts"] * 3 + ["too-many-attempts"]


@pytest.mark.parametrize(("venues", "refused"), [((), 36), (("127.0.0.0/24",), 0)], ids=["any", "venue"])
async def test_forty_desks_of_a_venue_look_at_once_behind_one_address(
    tmp_path: Path, venues: tuple[str, ...], refused: int
) -> None:
    """An act of one desk is looked at by all: what one address may ask is for one home, ten times as much for a venue."""
    doors = msgspec.structs.replace(WIDE, reads=Rate(1, 4), wait_when_spent_seconds=0.1)
    settings = msgspec.structs.replace(QUICK, venues=venues)
    async with opened(tmp_path / "data", doors, room_settings=settings) as site, site.browser() as browser:
        answers = await asyncio.gather(*[browser.get("/api/desk/casinohuone") for _ in range(40)])
        assert sum(one.status_code == 429 for one in answers) == refused
        assert {one.status_code for one in answers} <= {200, 429}


async def test_a_made_up_invitation_gives_no_sign_up_back(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, sign_ups_an_address=3)
    async with opened(tmp_path / "data", doors) as site, site.browser() as browser:
        codes = [
            (
                await browser.post(
                    "/api/sign-up",
                    json={"name": f"New{number}", "password": PASSWORD, "invitation": "made up"},
                )
            ).status_code
            for number in range(5)
        ]
        assert codes == [200] * 3 + [429] * 2


async def test_attempts_side_by_side_are_counted_before_any_password_is_tried(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, sign_ins_an_account=5)
    async with opened(tmp_path / "data", doors) as site, site.browser() as browser:
        await site.account("Reino")
        wrong = {"name": "Reino", "password": "wrong password"}
        answers = await asyncio.gather(*(browser.post("/api/sign-in", json=wrong) for _ in range(30)))
        assert sorted(answer.status_code for answer in answers) == [401] * 5 + [429] * 25


async def test_a_frame_too_big_or_messages_too_fast_end_the_socket_and_nobody_elses(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as site, site.socket() as bystander:
        most = site.settings.doors.frame_bytes
        for text in ("x" * (most + 1), "\u20ac" * (most // 3 + 1)):
            async with site.socket() as offender:
                await hear(offender, to_client.Welcome)
                await offender.send(text)
                assert await ends(offender) == 1009
        async with site.socket() as offender:
            await offender.send("x" * (most * 5))
            assert await ends(offender) == 1009
        async with site.socket() as offender:
            for _ in range(site.settings.doors.messages_burst + 5):
                await ask(offender, from_client.Ping(1))
            assert await ends(offender) == 1008
        await ask(bystander, from_client.Ping(5))
        assert (await hear(bystander, to_client.Pong)).sent_ms == 5


async def test_a_player_has_so_many_sockets_and_handshakes_side_by_side_count_each_other(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path / "data") as site:
        token = await site.account("Paavo")

        async def tried() -> bool:
            try:
                async with site.socket(token) as connection:
                    await hear(connection, to_client.Welcome)
                    await asyncio.sleep(0.7)
                    return True
            except InvalidStatus:
                return False

        came = await asyncio.gather(*(tried() for _ in range(12)))
        assert sum(came) == site.settings.doors.sockets_a_player
        assert await tried(), "places that came free can be taken"


async def test_one_address_cannot_take_the_places_of_all(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, strangers_an_address=3)
    async with opened(tmp_path / "data", doors) as site:
        token = await site.account("Lyyli")
        async with site.socket(), site.socket(), site.socket():
            with pytest.raises(InvalidStatus):
                async with site.socket():
                    pass
            async with site.socket(token) as connection:
                await hear(connection, to_client.Welcome)
        async with site.socket() as connection:
            await hear(connection, to_client.Welcome)


async def test_the_room_is_full_at_its_limit(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, sockets_in_all=2)
    async with opened(tmp_path / "data", doors) as site, site.socket(), site.socket():
        with pytest.raises(InvalidStatus):
            async with site.socket(await site.account("Late")):
                pass


@pytest.mark.one_process  # behind a gateway it is the gateway that drops it
async def test_a_reader_that_does_not_read_is_dropped_and_its_player_counts_as_away(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, queued_bytes=20_000, linger_seconds=120)
    async with opened(tmp_path / "data", doors) as site:
        token = await site.account("Sleeper")
        person = await site.room.players.of_session(token)
        assert person is not None
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port, limit=1024)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /ws HTTP/1.1\r\nHost: {site.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        async with site.socket() as honest:
            await hear(honest, to_client.Welcome)
            (sleeping,) = site.room.services.presence.of(person.id)
            for _ in range(3000):
                sleeping.send("x" * 10_000)
                await asyncio.sleep(0)
                if sleeping.is_closing:
                    break
            assert sleeping.is_closing, "30 MB went to a reader that reads nothing"
            async with asyncio.timeout(SOON_SECONDS):  # the table must know that this player hears nothing
                while site.room.services.presence.is_present(person.id):
                    await asyncio.sleep(0.05)
            await ask(honest, from_client.Ping(3))
            assert (await hear(honest, to_client.Pong)).sent_ms == 3
        writer.transport.abort()


async def test_a_socket_ends_with_the_session_it_came_in_with(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, session_check_seconds=0)
    async with opened(tmp_path / "data", doors) as site:
        token = await site.account("Taimi")
        async with site.socket(token) as connection:
            await hear(connection, to_client.Welcome)
            await site.room.players.sessions.close(token)
            assert await ends(connection) == 4401


async def test_a_socket_is_at_its_own_address_only(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as site:
        for path in ("/", "/api/me", "/ws/", "/ws/x", "/WS"):
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                async with site.socket(path=path):
                    pass
