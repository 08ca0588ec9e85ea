"""What `cardroom doctor` says of processes: who holds the store since when, and who is heard of on the bus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardroom.bus.bus_address import BusAddress
    from cardroom.bus.bus_protocol import BusState
    from cardroom.bus.nodes import NodeSeen
    from cardroom.store.leases import Lease
    from cardroom.web.by_load.load_told import WorkerLoad


@dataclass(frozen=True, slots=True)
class DoctorFinding:
    """One thing looked at. ``state`` is ``fine``, ``note`` (works, but you should know) or ``fault``."""

    what: str
    state: str
    says: str


MOVE_SECONDS = 60.0
"""A move that takes longer does not end: each of its questions has its own end below that."""
LISTEN_SECONDS = 2.5
"""How long the bus is listened to: each process tells of itself once a second."""


def holders(leases: Sequence[Lease]) -> list[DoctorFinding]:
    """A line for each process that holds something, or held it last."""
    return [_holder(one, one.left_ms is None or one.left_ms > 0) for one in leases]


def _holder(lease: Lease, is_live: bool) -> DoctorFinding:
    houses = f" of {', '.join(lease.houses)}" if lease.houses else ""
    held = f"{lease.streams} streams{houses} since {_at(lease.since_ms)}, epoch {lease.epoch}"
    if not is_live:
        return DoctorFinding("held by", "fine", f"nobody; {lease.node} held {held}")
    more = (
        ""
        if lease.left_ms is None
        else f"; the lease runs {lease.left_ms / 1000:.1f} s more unless it is renewed"
    )
    return DoctorFinding("held by", "fine", f"{lease.node}, {held}{more}")


def folder_holder(folder: Path) -> list[DoctorFinding]:
    """The process that holds the room of a folder, if there is one."""
    from cardroom.store.engines.store_location import read_place
    from cardroom.store.faults import StoreUnusable
    from cardroom.store.sqlite import ROOM_FILE
    from cardroom.store.sqlite.store import is_locked

    if not (folder / ROOM_FILE).exists():
        return []
    try:
        reader = read_place(folder)
    except StoreUnusable as fault:
        return [DoctorFinding("held by", "note", str(fault))]
    try:
        return [_holder(one, is_locked(folder)) for one in reader.leases()]
    finally:
        reader.close()


def the_bus(address: BusAddress) -> list[DoctorFinding]:
    """Whether the bus lets us in, and a line for each process that is heard of there."""
    import asyncio

    from cardroom.bus.bus_protocol import BusUnusable

    try:
        seen, loads, state = asyncio.run(_heard(address))
    except BusUnusable as fault:
        return [DoctorFinding("bus", "fault", str(fault))]
    says = f"{address} lets us in; {len(seen)} process{'' if len(seen) == 1 else 'es'} heard of"
    unopened = why_unopened(address, state)
    return [
        DoctorFinding("bus", "note" if unopened else "fine", says + unopened),
        *processes_told(seen),
        *loads_told(loads),
    ]


def why_unopened(address: BusAddress, state: BusState) -> str:
    """The end of a sentence on messages that could not be opened, and what to do; "" where there are none."""
    if not state.unopened:
        return ""
    lacks = "are not sealed with the secret given here" if address.secret else "are sealed; give --bus-secret"
    if state.untimely:
        lacks = "were sealed a minute or more from this machine's time: set the clocks right"
    return f"; {state.unopened} messages {lacks}"


def processes_told(seen: Sequence[NodeSeen]) -> list[DoctorFinding]:
    """A line for each process that was heard of."""
    return [_process(one) for one in seen]


def loads_told(loads: Sequence[WorkerLoad]) -> list[DoctorFinding]:
    """A line for each worker that shares houses by load, then one for each move that was not done."""
    return [*map(_carries, loads), *(finding for one in loads for finding in moves_not_done(one))]


async def _heard(address: BusAddress) -> tuple[list[NodeSeen], list[WorkerLoad], BusState]:
    """Listen: who is heard of, what workers carry, and how the bus does."""
    import asyncio

    from cardroom.bus.embedded_bus import open_bus
    from cardroom.bus.nodes import Nodes
    from cardroom.web.by_load.load_told import heard_loads

    bus = await open_bus(address, "cardroom doctor")
    nodes = Nodes(bus, None)
    listening = asyncio.create_task(nodes.run())
    loads = await heard_loads(bus, LISTEN_SECONDS)
    listening.cancel()
    state = bus.state
    await bus.close()
    return nodes.seen, loads, state


def _carries(load: WorkerLoad) -> DoctorFinding:
    """A line for a worker that shares houses by load."""
    houses = "; ".join(
        f"{house}: {one.tables} tables, {one.steps_a_second:.1f} steps/s, {one.core:.2f} of a core"
        for house, one in sorted(load.houses.items())
    )
    says = f"{load.node} carries {houses or 'no house'}; {load.core:.2f} of a core in all, late by {load.lag_ms:.0f} ms"
    may = f"; may carry {', '.join(sorted(load.may)) or 'nothing'}; has given {load.moves}"
    moving = f"; {load.moving} moves" if load.moving else ""
    return DoctorFinding("load", "fine", says + may + moving)


def moves_not_done(load: WorkerLoad) -> list[DoctorFinding]:
    """A line for each house that was to move from a worker and did not, and one for a move that does not end."""
    found = [
        DoctorFinding(
            "move",
            "note",
            f"{house} was to move from {load.node} to {one.to or 'another worker'} {one.seconds:.0f} s ago "
            f"({one.wanted}) and plays on there: {one.why} ({one.tries} {'try' if one.tries == 1 else 'tries'})",
        )
        for house, one in sorted(load.waiting.items())
    ]
    if load.moving_seconds > MOVE_SECONDS:
        says = f"{load.moving} has been moving from {load.node} for {load.moving_seconds:.0f} s: look at both workers' logs"
        found.append(DoctorFinding("move", "fault", says))
    return found


def _process(seen: NodeSeen) -> DoctorFinding:
    one = seen.standing
    place = f"on {one.store}" if one.store else "without a store"
    says = f"{one.node} ({one.role}) {place}, version {one.version}, since {_at(one.since_ms)}: {one.state}"
    state = "fine" if one.state in ("ok", "clock_ahead", "stands_by") else "note"
    return DoctorFinding("process", state, f"{says}, {one.tables} tables, {one.connections} connections")


def _at(ms: int) -> str:
    try:
        return f"{datetime.fromtimestamp(ms / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"
    except (ValueError, OverflowError, OSError):  # whoever has a bus that is not sealed says what they like
        return "no time that there is"
