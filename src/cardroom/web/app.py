"""The web application: the HTTP API, the WebSocket and the client's files, in front of one room."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from cardroom import __version__
from cardroom.room.room import Room
from cardroom.rules.refused import Refused
from cardroom.web.buckets import Attempts
from cardroom.web.files import files
from cardroom.web.guard import guarded
from cardroom.web.http.accounts import accounts
from cardroom.web.http.cashier import cashier_routes
from cardroom.web.http.faults import on_crash, on_http, on_refused, on_too_deep
from cardroom.web.http.hands import hands_routes
from cardroom.web.http.lobby import lobby_routes
from cardroom.web.http.measures import measures_routes
from cardroom.web.http.operation import operation_routes
from cardroom.web.http.penalties import penalties_routes
from cardroom.web.http.rulebook import rulebook_routes
from cardroom.web.http.rulings import rulings_routes
from cardroom.web.http.staff import staff_routes
from cardroom.web.settings import Settings
from cardroom.web.socket import SocketDoor

STATIC: Final = Path(__file__).parent / "static"


class Application:
    """An ASGI application: sockets go to their own door, all else to the API, every request past the guard."""

    def __init__(self, room: Room, settings: Settings) -> None:
        self._socket = SocketDoor(room, settings)
        self.api = _api(room, settings)
        self._http = guarded(self.api, settings)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._http(scope, receive, send)


def _api(room: Room, settings: Settings) -> Litestar:
    """The HTTP API and the client's files."""
    doors, clock = settings.doors, room.parts.clock
    state = State(
        {
            "room": room,
            "settings": settings,
            "sign_ups": Attempts(clock, doors.sign_ups_an_address, doors.attempts_window_ms),
            "sign_ins_by_account": Attempts(clock, doors.sign_ins_an_account, doors.attempts_window_ms),
            "sign_ins_by_address": Attempts(clock, doors.sign_ins_an_address, doors.attempts_window_ms),
        }
    )
    return Litestar(
        route_handlers=[
            accounts,
            lobby_routes,
            rulebook_routes,
            rulings_routes,
            hands_routes,
            cashier_routes,
            staff_routes,
            measures_routes,
            penalties_routes,
            operation_routes,
            *files(STATIC),
        ],
        state=state,
        exception_handlers={
            Refused: on_refused,
            HTTPException: on_http,
            RecursionError: on_too_deep,
            Exception: on_crash,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024),
        openapi_config=OpenAPIConfig(
            title="Cardroom",
            version=__version__,
            description="The room's HTTP API. Live play goes over the WebSocket at /ws.",
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=65_536,
        logging_config=None,  # the room's log is structlog's; the process's root logger is not ours to set
    )
