"""The question of a worker on the bus before it opens: whether those that work there are of its room and its rules."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Final

import asyncpg
import msgspec
import structlog

from cardroom.bus.bus_protocol import Bus, NotAnswered
from cardroom.bus.nodes import heard_meanwhile
from cardroom.store.engines.store_location import Place
from cardroom.store.leases import machine_name
from cardroom.store.postgres.postgres_connection import LOST, PostgresConnection
from cardroom.web.carried.relay_messages import HELLO, Speaker, Unfit, encode, hello_of

ANSWER_SECONDS: Final = 2.0
"""How long a worker may take to say who it is."""

ASKED_MOST: Final = 5
"""How often one that is there is asked, since a busy one may be late."""

STOOD_BY_SECONDS: Final = 0.25
"""How long one that stood by waits for others, whom it has asked before: players wait meanwhile, and whoever is silent is
the one whose place it takes."""

_DATABASE: Final = (
    "SELECT system_identifier, (SELECT oid FROM pg_database WHERE datname = current_database()) "
    "FROM pg_control_system()"
)
_decode: Final = msgspec.msgpack.Decoder(Speaker).decode
_log = structlog.get_logger("cardroom.worker")


def room_at(place: Place) -> str:
    """The name of the room that a store holds, the same from whatever machine and address: of a folder its path, of a
    database the server's own number and the database's; "" where the server does not tell.

    Raises `StoreUnusable` for a server that cannot be reached.
    """
    if isinstance(place, Path):
        return f"folder {machine_name()}:{place.resolve()}"
    connection = PostgresConnection(place)
    try:
        server, database = connection.execute(_DATABASE).fetchone()
    except (*LOST, asyncpg.PostgresError) as fault:
        _log.warning("room_not_named", server=str(place), fault=type(fault).__name__)
        return ""
    finally:
        connection.close()
    return f"database {server}/{database}"


def why_not_beside(own: Speaker, other: Speaker, houses: Mapping[str, str]) -> str:
    """Why a worker of these `houses` (ids with the versions of their rulebooks) cannot start while the other one works, for
    the operator; "" where it can.

    Another version of the program may have other rulebooks: that is an upgrade.
    """
    if own.room and other.room and own.room != other.room:
        return (
            f"two rooms on one bus: the worker {other.node} has its room in another store ({other.room}) than this one "
            f"({own.room}). Give each room a bus of its own, or both workers the same store"
        )
    differ = [house for house, version in other.books.items() if houses.get(house, version) != version]
    if differ and own.version == other.version:
        return (
            f"the worker {other.node} plays by another rulebook of {', '.join(differ)} than this one would: give both the "
            "same file (a worker that runs reads its own again on SIGHUP)"
        )
    return ""


async def check_others(
    bus: Bus, own: Speaker, place: Place, houses: Mapping[str, str], *, stood_by: bool = False
) -> Speaker:
    """Ask whoever works on the bus for the room, or for these `houses`; nothing is changed. Returns `own` with its room.

    One that is there and does not answer is asked `ASKED_MOST` times; then it stands still. A process that `stood_by` asks
    once, and does not wait for it.

    Raises `Unfit` where this worker cannot start, and `StoreUnusable` for a server that cannot be reached.
    """
    own = msgspec.structs.replace(own, room=await asyncio.to_thread(room_at, place))
    subjects = [HELLO, *[hello_of(house) for house in houses]]
    asked_most, seconds = (1, STOOD_BY_SECONDS) if stood_by else (ASKED_MOST, ANSWER_SECONDS)
    async with nullcontext() if stood_by else heard_meanwhile(bus):
        greeted = await _greeted(bus, own, subjects, asked_most, seconds)
    for other in greeted:
        fault = why_not_beside(own, other, houses)
        if fault:
            raise Unfit(fault)
    return own


async def _greeted(
    bus: Bus, own: Speaker, subjects: Sequence[str], asked_most: int, seconds: float
) -> list[Speaker]:
    """Those who answer on these subjects, within so many seconds of one of so many questions."""

    async def ask(subject: str) -> Speaker | None:
        for _ in range(asked_most):
            try:
                return _decode(await bus.ask(subject, encode(own), seconds))
            except ValueError:  # no worker of ours says that
                return None
            except NotAnswered as fault:
                if fault.why != "late":
                    return None
        return None

    found = await asyncio.gather(*[ask(subject) for subject in subjects])
    return [one for one in found if one is not None]
