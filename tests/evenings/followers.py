"""A phone or screen that follows an evening over its socket.

It does what the pages do: it keeps what it was told, fetches a part of the floor when it hears that it has changed, puts
changed tables of a hall into those that it knows, and behind a cut link connects again with what it had.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol.message_bases import FloorPart
from tests.patience import PATIENCE_SECONDS, SOON_SECONDS
from tests.web.site import Site, ask

AGAIN_SECONDS = 0.005
TOLD_WHOLE = {
    "mine_changed": "own seats, lists and calls",
    "my_tournaments": "own tournaments",
    "my_tickets": "own tickets",
}
"""Messages that tell all of what they are about."""
Part = tuple[FloorPart, str]


class Follower:
    """One page: of a tournament and of a house's desk, "" for neither; of a person by the token, or of nobody."""

    def __init__(
        self,
        who: str,
        site: Site,
        token: str = "",
        event: str = "",
        house: str = "",
        *,
        is_staff: bool = False,
    ) -> None:
        self.who, self.site, self.token, self.event, self.house = who, site, token, event, house
        self.is_staff = is_staff
        self.seen: dict[str, Any] = {}
        self._changed: dict[Part, asyncio.Event] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._socket: ClientConnection | None = None
        self._client: httpx.AsyncClient | None = None

    async def anew(self) -> dict[str, Any]:
        """What the same person is told now who knows nothing: all of it fetched, but what only a new link tells."""
        new = Follower(self.who, self.site, self.token)
        await new.opens()
        try:
            if self.token:
                await waits(
                    lambda: set(TOLD_WHOLE.values()) <= new.seen.keys(), lambda: f"{self.who} is told nothing"
                )
            if event := self.event:
                whole = await new.get(f"/api/tournaments/{event}")
                new.seen |= {f"tournament {event}": whole, f"line {event}": whole["now"]["row"]}
                new.seen[f"seating {event}"] = await new.get(f"/api/tournaments/{event}/seating")
                if self.is_staff:
                    new.seen[f"hall {event}"] = await new.get(f"/api/staff/tournaments/{event}/live")
            if self.house:
                desk = new.seen[f"desk {self.house}"] = await new.get(f"/api/desk/{self.house}")
                tables = [one["told"] for one in desk.get("tables", ()) if one.get("told")]
                for told in tables + self._tables:
                    new.seen[f"table {told}"] = await new.get(f"/api/live/{told}/screen")
        finally:
            await new.closes()
        return new.seen

    @property
    def _tables(self) -> list[str]:
        """The live tables whose screens it shows, also those that are closed since."""
        return [name.removeprefix("table ") for name in self.seen if name.startswith("table ")]

    # ------------------------------------------------------------------ the link

    async def opens(self) -> None:
        """Connect, and follow; what was known before stays."""
        about = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        self._client = httpx.AsyncClient(base_url=self.site.url, headers=about, timeout=PATIENCE_SECONDS)
        self._socket = await connect(
            f"ws://{self.site.host}/ws", additional_headers=about, compression=None, max_size=None
        )
        self._changed = {}
        self._begin(self._hears(self._socket))
        if self.event:
            await ask(self._socket, from_client.WatchTournaments())
            await ask(self._socket, from_client.WatchTournament(tournament=self.event))
            await self._follow("hall", self.event)
        if self.house:
            await self._follow("desk", self.house)
        for table in self._tables:
            await self._follow("table", table)

    async def cut(self) -> None:
        """The link is gone without a word."""
        if self._socket is not None:
            self._socket.transport.abort()
        await self.closes()

    async def closes(self) -> None:
        """Follow no longer."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        if self._socket is not None:
            await self._socket.close()
        if self._client is not None:
            await self._client.aclose()
        self._socket = self._client = None

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.add(asyncio.get_running_loop().create_task(work))

    # ------------------------------------------------------------------ what it is told

    async def _hears(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in socket:
                told = msgspec.json.decode(text)
                kind = told.pop("type")
                if kind in TOLD_WHOLE:
                    self.seen[TOLD_WHOLE[kind]] = told
                elif kind in ("tournament_shown", "tournament_changed"):
                    name = f"tournament {told.pop('tournament')}"
                    self.seen[name] = {"page": self.seen.get(name, {}).get("page"), "you": None} | told
                elif kind in ("tournaments_shown", "tournaments_changed"):
                    lines = [one for one in told["tournaments"] if one["tournament"] == self.event]
                    self.seen |= {f"line {self.event}": one for one in lines}
                elif kind == "floor_changed" and (part := (told["part"], told["of"])) in self._changed:
                    self._changed[part].set()

    async def _follow(self, part: FloorPart, of: str) -> None:
        if (part, of) not in self._changed and self._socket is not None:
            changed = self._changed[part, of] = asyncio.Event()
            self._begin(self._looks(part, of, changed))
            await ask(self._socket, from_client.WatchFloor(part=part, of=of))

    async def _looks(self, part: FloorPart, of: str, changed: asyncio.Event) -> None:
        """Fetch a part whenever it has changed, one look at a time."""
        while True:
            await changed.wait()
            changed.clear()
            with contextlib.suppress(httpx.TransportError):  # the room is gone: the next link tells anew
                await self._look(part, of)

    async def _look(self, part: FloorPart, of: str) -> None:
        if part == "hall":
            self.seen[f"seating {of}"] = await self.get(f"/api/tournaments/{of}/seating")
            if self.is_staff:
                self.seen[f"hall {of}"] = await self._hall(of)
        elif part == "desk":
            desk = self.seen[f"desk {of}"] = await self.get(f"/api/desk/{of}")
            for table in desk.get("tables", ()):
                if table.get("told"):
                    await self._follow("table", table["told"])
        else:
            self.seen[f"table {of}"] = await self.get(f"/api/live/{of}/screen")

    async def _hall(self, event: str) -> Any:
        known = self.seen.get(f"hall {event}", {"version": ""})
        path = f"/api/staff/tournaments/{event}/live"
        told = await self.get(path, since=known["version"])
        if not told.get("since"):
            return told
        if told["since"] != known["version"]:
            return await self.get(path)
        tables = {one["table"]: one for one in known["tables"] if one["table"] not in told["gone"]}
        tables |= {one["table"]: one for one in told["tables"]}
        return {**told, "since": "", "gone": [], "tables": [tables[number] for number in sorted(tables)]}

    async def get(self, path: str, **query: str) -> Any:
        """What is fetched, or the code of its refusal."""
        assert self._client is not None
        answer = await self._client.get(path, params=query)
        return answer.json() if answer.is_success else {"refused": answer.json()["code"]}


async def waits(until: Callable[[], bool], why: Callable[[], str]) -> None:
    """Wait until something is so; fails with what `why` returns."""
    try:
        async with asyncio.timeout(SOON_SECONDS):
            while not until():
                await asyncio.sleep(AGAIN_SECONDS)
    except TimeoutError:
        raise AssertionError(why()) from None
