"""Why staff fix a player's seat, which may be an illness: planted, and looked for behind every door as every role, on every
socket, and in the log. Only those who run the tournament read it, in their notes about the player.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

from websockets.asyncio.client import ClientConnection

from cardroom.room.identity.permissions import PERMISSIONS
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol.tournament_client import WatchTournament
from tests.evenings.clerks import announce, staff
from tests.evenings.test_pokerstars_over_two_days import BUY_IN, FEE, HOUSE, NAMES, terms
from tests.web.site import Site, encode, opened

EVENT = "main"
FIRST, LAST = "wheelchair-of-the-first", "wheelchair-of-the-last"
NOTES = f"/api/staff/tournaments/{EVENT}/players"


def paths(site: Site, player: str) -> list[str]:
    """Every address that answers a question, with what there is here in place of its parameters."""
    there = {"tournament": EVENT, "player": player, "house": HOUSE, "table": f"{EVENT}-1"}
    found = []
    for route in site.routes():
        if route.method == "GET":
            found.append(re.sub(r"\{(\w+)[^}]*\}", lambda one: there.get(one[1], "log"), route.path))
    return found


async def told(site: Site, player: str, tokens: dict[str, str]) -> set[tuple[str, str]]:
    """The roles that read a planted reason, and where."""
    found: set[tuple[str, str]] = set()
    for role, token in (("", ""), *tokens.items()):
        async with site.browser() as browser:
            browser.headers.update({"Authorization": f"Bearer {token}"} if token else {})
            for path in paths(site, player):
                answer = await browser.get(path)
                assert answer.status_code < 500, (path, answer.text)
                if FIRST in answer.text or LAST in answer.text:
                    found.add((role, path))
    return found


async def listen(socket: ClientConnection, heard: list[str]) -> None:
    """Note all that a socket is told."""
    async for text in socket:
        heard.append(text if isinstance(text, str) else text.decode())


async def sockets(site: Site, tokens: dict[str, str], heard: list[str]) -> AsyncIterator[None]:
    """Sockets of a stranger and of each role that watch the tournament."""
    for token in ("", *tokens.values()):
        async with site.socket(token) as socket:
            await socket.send(encode(WatchTournament(EVENT)).decode())
            await socket.send(encode(from_client.Ping(1)).decode())
            heard_by = asyncio.create_task(listen(socket, heard))
            yield
            heard_by.cancel()


async def test_why_a_seat_is_fixed_is_read_by_those_alone_who_run_the_tournament(tmp_path: Path) -> None:
    async with opened(tmp_path / "data", houses=(HOUSE,)) as site:
        await announce(site, terms(EVENT))
        tokens = {role: await site.account(f"The {role}", role) for role in PERMISSIONS}
        runs = {role for role, acts in PERMISSIONS.items() if "run_tournaments" in acts}
        async with staff(site, EVENT, "Kai") as (kai,):
            for name in NAMES[:6]:
                await kai.post("/desk/sales", name=name, cents=BUY_IN + FEE, document="passport")
            player = (await kai.get("/desk"))["entrants"][0]["player"]
            heard: list[str] = []
            await kai.post(f"/players/{player}/fix-seat", seat=3, number=1, reason=FIRST)
            at_notes = {(role, f"{NOTES}/{player}/notes") for role in runs}
            assert await told(site, player, tokens) == at_notes
            async for _ in sockets(site, tokens, heard):
                await kai.post(f"/players/{player}/fix-seat", seat=0, number=0, reason=LAST)
                await kai.post(f"/players/{player}/fix-seat", seat=4, number=0, reason=FIRST)
            await kai.post("/start", reason="all are here")
            await kai.carry_out()
            async for _ in sockets(site, tokens, heard):
                await kai.tell("filmed", table=1, is_filmed=True)
                await kai.tell("filmed", table=1, is_filmed=False)
            await kai.out(NAMES[1])
            assert await told(site, player, tokens) == at_notes
        assert heard and not any(FIRST in text or LAST in text for text in heard)
        await site.room.durable()
        log = site.room.services.store.blocking_reader.log(limit=1000).rows
        kinds = [line.record.details.get("kind") for line in log]
        assert "fix_seat" in kinds and "release_seat" in kinds, "the acts are in the log"
        assert not any(FIRST in str(line.record) or LAST in str(line.record) for line in log)
