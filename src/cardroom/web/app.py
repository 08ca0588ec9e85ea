"""The web application: the HTTP API, the WebSocket and the client's files, in front of one room."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from cardroom import __version__
from cardroom.bus.bus_protocol import Bus
from cardroom.bus.embedded_bus import EmbeddedBus
from cardroom.bus.nodes import Nodes, NodeStanding
from cardroom.floor.model.sentence_catalogues import LANGUAGES
from cardroom.room.room import Room
from cardroom.room.runtime.attempts import Attempts
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.network_addresses import Venues
from cardroom.room.runtime.workshop import Workshop
from cardroom.room.second.pending import HalfSignIns
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreFault
from cardroom.web.api_description import ApiPage, Described
from cardroom.web.doors.budgets import Budgets
from cardroom.web.doors.doorkeeper import Doorkeeper
from cardroom.web.doors.gate import Gate
from cardroom.web.doors.web_settings import Doors, Settings
from cardroom.web.guard import guarded
from cardroom.web.http.account_routes import accounts
from cardroom.web.http.ban_routes import ban_routes, mute_routes
from cardroom.web.http.complaint_routes import complaints_routes
from cardroom.web.http.desk_routes import desk_routes
from cardroom.web.http.entrant_note_routes import entrant_note_routes
from cardroom.web.http.error_bodies import (
    on_crash,
    on_http,
    on_no_text,
    on_refused,
    on_store,
    on_too_deep,
)
from cardroom.web.http.gauges import Carriage
from cardroom.web.http.hand_routes import hands_routes
from cardroom.web.http.live_routes import live_routes
from cardroom.web.http.lobby_routes import lobby_routes
from cardroom.web.http.measure_routes import measures_routes
from cardroom.web.http.operation_routes import health_of, operation_routes
from cardroom.web.http.own_account_routes import own_account_routes, push_routes, token_routes
from cardroom.web.http.penalty_routes import penalties_routes
from cardroom.web.http.people_routes import people_routes
from cardroom.web.http.private_game_routes import private_routes
from cardroom.web.http.registration_routes import registration_routes
from cardroom.web.http.repeating_routes import repeating_routes
from cardroom.web.http.report_routes import reports_routes
from cardroom.web.http.rulebook_routes import rulebook_routes
from cardroom.web.http.ruling_routes import rulings_routes
from cardroom.web.http.second_factor_routes import second_routes
from cardroom.web.http.shared_hand_routes import share_routes
from cardroom.web.http.staff_routes import staff_routes
from cardroom.web.http.statistics_routes import cashier_routes, statistics_routes
from cardroom.web.http.structures import structure_routes
from cardroom.web.http.table_template_routes import table_template_routes
from cardroom.web.http.template_routes import template_routes
from cardroom.web.http.tournament_penalty_routes import tournament_penalty_routes
from cardroom.web.http.tournament_routes import tournament_routes, tournament_staff_routes
from cardroom.web.http.tournament_terms_routes import tournament_terms_routes
from cardroom.web.nul import refuse_zero_letters
from cardroom.web.once import Once
from cardroom.web.shelf import Shelf
from cardroom.web.socket import SocketDoor
from cardroom.web.static_files import STATIC, Files


class Application:
    """An ASGI application: WebSockets have a handler of their own; HTTP passes the guard to files, shelf and API in
    turn.

    `gate` is for the server, which counts connections with it.
    """

    def __init__(self, room: Room, settings: Settings, bus: Bus | None = None) -> None:
        """Without a `bus` the room has one of its own."""
        venues = Venues(settings.room.venues, settings.room.venue_times)
        self.budgets = Budgets(room.services.clock, settings.doors, venues)
        self.gate = Gate(settings, self.budgets)
        self.workshop = room.workshop
        self._room = room
        self.nodes = Nodes(bus or EmbeddedBus(), self._standing)
        """The processes that tell of themselves over the bus, once `nodes.run` is running."""
        self.role = settings.role
        self.carriage: Carriage | None = None
        """What serves the gateways of a worker."""
        self._place = str(settings.store) if settings.store is not None else "folder"
        self._since_ms = room.services.clock.now_ms()
        self.api = _api(room, settings, self.workshop)
        described = Described(self.api)
        self.shelf = Shelf(described, lambda: books_in_force(room), self.workshop)
        self.files = Files(self.shelf, STATIC)
        self.doorkeeper = Doorkeeper(settings, self.budgets, self._lies_ready)
        self.socket_door = SocketDoor(room, settings, self.doorkeeper, self.budgets)
        self._http = guarded(self.files, settings, self.doorkeeper)
        self.api.state.application = self

    def _standing(self) -> NodeStanding:
        state = health_of(self._room).state
        tables, sockets = len(self._room.tables), len(self._room.services.presence.all)
        node = self._room.services.store.node
        return NodeStanding(node, self._place, __version__, self._since_ms, state, tables, sockets, self.role)

    async def stock(self) -> None:
        """Make the public pages of every house and language ready, while the room is young and has time.

        Comparisons are made only in English: each one in another language costs its first reader a thirtieth of a
        second.
        """
        houses = [book.id for book in self._room.services.books.values()]
        of_houses = [{}, *({"house": house} for house in houses)]
        pairs = [{"a": one, "b": other} for one in houses for other in houses if one != other]
        await self.shelf.stock(
            [
                ("/api/rulebooks", {}),
                ("/schema/openapi.json", {}),
                *[("/api/rulebook", {**one, "language": name}) for one in of_houses for name in LANGUAGES],
                *[("/api/rulings/topics", {"language": name}) for name in LANGUAGES],
                *[("/api/rulebooks/compare", pair) for pair in pairs],
            ]
        )

    def _lies_ready(self, scope: Any) -> bool:
        return self.files.has(scope) or self.shelf.has(scope)

    async def carried(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request that a gateway has let in, as soon as there is time for it."""
        refusal = await self.doorkeeper.turn(scope)
        if refusal is None:
            await self.shelf(scope, receive, send)
            return
        await send({"type": "http.response.start", "status": refusal.status, "headers": refusal.headers})
        await send({"type": "http.response.body", "body": refusal.body})

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection."""
        if scope["type"] == "websocket":
            await self.socket_door(scope, receive, send)
        else:
            await self._http(scope, receive, send)


def books_in_force(room: Room) -> tuple[str, ...]:
    """Return the versions of all rulebooks of a room, in order: a key for the content of its public pages."""
    return tuple(book.version for book in room.services.books.values())


def _counted(clock: Clock, doors: Doors) -> dict[str, Attempts]:
    """Return the counters of attempts by account, address or device, each with its window."""
    return {
        "sign_ups": Attempts(clock, doors.sign_ups_an_address, doors.attempts_window_ms),
        "sign_ins_by_account": Attempts(clock, doors.sign_ins_an_account, doors.attempts_window_ms),
        "sign_ins_by_device": Attempts(clock, doors.sign_ins_an_account, doors.attempts_window_ms),
        "seconds_tried": Attempts(clock, doors.sign_ins_an_account, doors.attempts_window_ms),
        "links": Attempts(clock, doors.links_an_address, doors.attempts_window_ms),
        "wishes": Attempts(clock, doors.wishes_a_minute, 60_000),
        "hands_read": Attempts(clock, doors.hands_a_minute, 60_000),
        "shared_read": Attempts(clock, doors.hands_a_minute, 60_000),
        "players_looked_for": Attempts(clock, doors.hands_a_minute, 60_000),
        "sign_ins_by_address": Attempts(clock, doors.sign_ins_an_address, doors.attempts_window_ms),
    }


def _api(room: Room, settings: Settings, workshop: Workshop) -> Litestar:
    """Return the HTTP API of a room: the handlers, which all rooms of a process share, with a state of its own."""
    counted = _counted(room.services.clock, settings.doors)
    venues = Venues(settings.room.venues, settings.room.venue_times)
    half = HalfSignIns(room.services.clock)
    api = copy.copy(shared_api())
    api.state = State(
        {
            "room": room,
            "settings": settings,
            "workshop": workshop,
            "half_sign_ins": half,
            "under_way": {},
            "venues": venues,
            **counted,
        }
    )
    return api


@cache
def shared_api() -> Litestar:
    """Return the API without a room. To make it takes half a second, so it is made once in a process."""
    return Litestar(
        route_handlers=[
            accounts,
            own_account_routes,
            second_routes,
            token_routes,
            push_routes,
            lobby_routes,
            rulebook_routes,
            rulings_routes,
            hands_routes,
            share_routes,
            cashier_routes,
            staff_routes,
            statistics_routes,
            tournament_routes,
            structure_routes,
            tournament_staff_routes,
            tournament_penalty_routes,
            entrant_note_routes,
            registration_routes,
            tournament_terms_routes,
            repeating_routes,
            template_routes,
            table_template_routes,
            desk_routes,
            complaints_routes,
            measures_routes,
            ban_routes,
            mute_routes,
            penalties_routes,
            private_routes,
            live_routes,
            people_routes,
            reports_routes,
            operation_routes,
        ],
        before_request=refuse_zero_letters,
        middleware=[Once],
        exception_handlers={
            Refused: on_refused,
            StoreFault: on_store,
            HTTPException: on_http,
            RecursionError: on_too_deep,
            UnicodeDecodeError: on_no_text,
            Exception: on_crash,
        },
        # Nothing is compressed here: a compressed size can reveal private data. See cached_answer.py for the rest.
        openapi_config=OpenAPIConfig(
            title="Cardroom",
            version=__version__,
            description="The room's HTTP API. Live play goes over the WebSocket at /ws.",
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[ApiPage(), JsonRenderPlugin()],
        ),
        request_max_body_size=65_536,
        logging_config=None,  # the room's log is structlog's; the process's root logger is not ours to set
    )
