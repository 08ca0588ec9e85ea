"""A whole room behind its real server on a port of its own, and people who come to it over the wire."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from litestar.routes import HTTPRoute
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from cardroom.room.opening import open_room
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.room import Room
from cardroom.room.runtime.outbox import stop_at_once
from cardroom.room.runtime.settings import PasswordCost, RoomSettings
from cardroom.rules.book_loading import house, load_rulebook
from cardroom.rules.layers.layers import shipped
from cardroom.store.engines.store_location import open_place
from cardroom.store.faults import StoreFault
from cardroom.store.people_rows import Role
from cardroom.table.events import PrivateEvent, PublicEvent
from cardroom.web.app import Application
from cardroom.web.doors.web_settings import Doors, Rate, Settings
from cardroom.web.serve import server_of
from tests import sides
from tests.patience import PATIENCE_SECONDS
from tests.web.behind_gateway import DOOR_METRICS, Front, carried

ToldT = TypeVar("ToldT", bound=to_client.ServerMessage)

PASSWORD = "correct horse"
QUICK = RoomSettings(
    welcome_cents=100_000,
    accounts_a_day=10_000,
    password=PasswordCost(memory_kib=8, passes=1, lanes=1),
    bots_allowed=True,
    private_games="settle_up",
    pause_before_first_hand_ms=50,
    pause_after_hand_ms=50,
    pause_after_fold_ms=50,
    pause_waits_for_pages=False,
)
PLENTY = Rate(100_000, 100_000)
WIDE = Doors(
    sign_ins_an_account=10_000,
    sign_ins_an_address=10_000,
    sign_ups_an_address=10_000,
    connections_an_address=5_000,
    connecting=PLENTY,
    reads=PLENTY,
    pages=PLENTY,
    work=PLENTY,
    changes=PLENTY,
    handshakes=PLENTY,
    not_play=PLENTY,
    refused_costs=0,
    hands_a_minute=10_000,
)
"""Doors that do not count attempts, for tests of something else."""

UNSEEN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nobody shows a certificate at these doors, so none is read from the disk."""

decode = msgspec.json.Decoder(to_client.AnyServerMessage).decode
encode = msgspec.json.encode


@dataclass(frozen=True)
class Route:
    """One address and one method it takes."""

    method: str
    path: str

    @property
    def changes(self) -> bool:
        """Whether it may change something."""
        return self.method not in ("GET", "HEAD", "OPTIONS")

    def filled(self) -> str:
        """The path with something in place of its parameters."""
        return re.sub(r"\{[^}]*\}", "x", self.path)


class Site:
    """A running room; `url` is where its pages are. `front` has the doors: the application, or a gateway before it."""

    def __init__(
        self, room: Room, application: Application, settings: Settings, front: Application | Front
    ) -> None:
        self.room = room
        self.application = application
        self.front = front
        self.settings = settings
        self.port = settings.port
        self.host = f"127.0.0.1:{self.port}"
        self.url = f"http://{self.host}"

    @property
    def door_metrics(self) -> str:
        """The path of the figures of whoever has the doors."""
        return "/metrics" if self.front is self.application else DOOR_METRICS

    def routes(self) -> list[Route]:
        """Every route of the application but the client's own pages, out of its own table."""
        return sorted(
            (
                Route(method, route.path)
                for route in self.application.api.routes
                if isinstance(route, HTTPRoute) and route.path.startswith(("/api", "/health", "/metrics"))
                for method in route.methods
                if method != "OPTIONS"
            ),
            key=lambda route: (route.path, route.method),
        )

    @asynccontextmanager
    async def browser(self) -> AsyncIterator[httpx.AsyncClient]:
        """Somebody with the room's page open: keeps cookies, and says which origin requests come from."""
        async with httpx.AsyncClient(
            base_url=self.url, headers={"Origin": self.url}, timeout=PATIENCE_SECONDS, verify=UNSEEN
        ) as client:
            yield client

    async def account(self, name: str, role: Role = "player") -> str:
        """An account and a session for it; the token."""
        person = await self.room.players.sign_up(name, PASSWORD, role)
        await self.room.newcomers.welcome.give(person)
        return await self.room.players.open_session(person.id)

    @asynccontextmanager
    async def socket(
        self, token: str = "", headers: dict[str, str] | None = None, path: str = "/ws"
    ) -> AsyncIterator[ClientConnection]:
        """An open socket of a program (with a token) or a stranger."""
        more = dict(headers or {})
        if token:
            more["Authorization"] = f"Bearer {token}"
        async with connect(f"ws://{self.host}{path}", additional_headers=more, compression=None) as opened:
            yield opened

    async def kept(self) -> str:
        """Everything the room keeps on the disk but its sessions, as one text: to see that nothing changed."""
        await self.room.durable()
        reader = self.room.services.store.blocking_reader
        people = [(p, reader.settings(p.id)) for p in reader.players()]
        log = [line.record for line in reader.log(limit=1000).rows]
        tables = [(t, reader.journal(t.id)) for t in reader.tables(with_closed=True)]
        return repr((people, log, tables, sorted(reader.balances().items()), list(reader.entries())))


@asynccontextmanager
async def opened(
    folder: Path,
    doors: Doors = WIDE,
    secure: bool = False,
    houses: tuple[str, ...] = ("casinohuone",),
    demo: bool = False,
    room_settings: RoomSettings = QUICK,
    on_failure: Callable[[StoreFault], None] = stop_at_once,
    **more: Any,
) -> AsyncIterator[Site]:
    """Open a room on a free port and close it again; `more` are further values of `Settings`."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    settings = Settings(
        data=folder, port=port, demo=demo, room=room_settings, doors=doors, secure_cookies=secure, **more
    )
    store = open_place(settings.store or folder, asyncio.get_running_loop())
    books = [house(source) if source in shipped() else load_rulebook(source) for source in houses]
    room = await open_room(books, store, room_settings, demo=demo, sources=houses, on_failure=on_failure)
    application = Application(room, settings)
    async with contextlib.AsyncExitStack() as around:
        front: Application | Front = application
        if (bus := sides.bus()) != "none":
            front = await around.enter_async_context(carried(application, settings, bus))
        server = server_of(front, settings)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.005)
        try:
            yield Site(room, application, settings, front)
        finally:
            for writer in room.tables.values():
                writer.stop()
            server.should_exit = True
            await serving
    with contextlib.suppress(Exception):
        await room.durable()
    store.close()


async def ask(connection: ClientConnection, message: from_client.AnyClientMessage) -> None:
    """Send a message."""
    await connection.send(encode(message).decode())


def happened(message: to_client.ServerMessage) -> list[PublicEvent | PrivateEvent]:
    """What a message tells of a table, in order: what is new, or what happened before one came to watch."""
    told = message.recent if isinstance(message, to_client.TableShown) else (message,)
    parts = [one for one in told if isinstance(one, to_client.TableTold | to_client.Past)]
    return [event for one in parts for event in (*one.events, *one.private)]


async def hear(connection: ClientConnection, kind: type[ToldT], seconds: float = PATIENCE_SECONDS) -> ToldT:
    """The next message of a type."""
    async with asyncio.timeout(seconds):
        while True:
            message = decode(await connection.recv())
            if isinstance(message, kind):
                return message


async def ends(connection: ClientConnection, seconds: float = PATIENCE_SECONDS) -> int:
    """Read until the room hangs up; the code it gave."""
    async with asyncio.timeout(seconds):
        with contextlib.suppress(ConnectionClosedError):
            async for _ in connection:
                pass
        await connection.wait_closed()
    return connection.close_code or 0
