"""A table between two hands as plain data, and back."""

from typing import Any

import msgspec

from cardroom.table.more_seats import add_seats
from cardroom.table.playing import play_for
from cardroom.table.positions.placing import Positions
from cardroom.table.seat import Seat
from cardroom.table.stakes import Stakes
from cardroom.table.state import Redeal, State

FORMAT = 2


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a table remembers between hands. ``format`` counts changes of this structure."""

    table: str
    seats: tuple[Seat, ...]
    last: Positions | None
    redeal: Redeal | None
    stopped: bool
    heads_up_hands: int
    hand_count: int
    missing: int
    draining: str
    now_ms: int
    version: int
    interrupted_until_ms: int = 0
    rotated: int = 0
    last_poster: str = ""
    won: int = 0
    last_hands: int | None = None
    added_seats: int = 0
    stakes: Stakes = Stakes()
    economy: dict[str, Any] = {}
    format: int = FORMAT


def dump(state: State) -> dict[str, Any]:
    """The table as plain data. Raises ValueError during a hand: its cards are not the table's to write down."""
    if state.hand is not None:
        raise ValueError(
            f"{state.terms.table}: a table is dumped between hands, hand {state.hand.hand} is running"
        )
    snapshot = Snapshot(
        table=state.terms.table,
        seats=tuple([seat for _, seat in sorted(state.seats.items())]),
        last=state.last,
        redeal=state.redeal,
        stopped=state.stopped,
        heads_up_hands=state.heads_up_hands,
        hand_count=state.hand_count,
        missing=state.missing,
        draining=state.draining,
        now_ms=state.now_ms,
        version=state.version,
        interrupted_until_ms=state.interrupted_until_ms,
        rotated=state.rotated,
        last_poster=state.last_poster,
        won=state.won,
        last_hands=state.last_hands,
        added_seats=state.added_seats,
        stakes=state.stakes,
        economy=state.economy.dump(),
    )
    data: dict[str, Any] = msgspec.to_builtins(snapshot)
    return data


def load(state: State, data: dict[str, Any]) -> None:
    """Put a dumped table into a fresh state. Raises ValueError for another table's data or another format."""
    snapshot = msgspec.convert(data, Snapshot, strict=False)
    if snapshot.format != FORMAT:
        raise ValueError(f"{state.terms.table}: the snapshot has format {snapshot.format}, this is {FORMAT}")
    if snapshot.table != state.terms.table:
        raise ValueError(f"the snapshot is of table {snapshot.table}, not of {state.terms.table}")
    state.seats = {seat.number: seat for seat in snapshot.seats}
    state.last = snapshot.last
    state.redeal = snapshot.redeal
    state.stopped = snapshot.stopped
    state.heads_up_hands = snapshot.heads_up_hands
    state.hand_count = snapshot.hand_count
    state.missing = snapshot.missing
    state.draining = snapshot.draining
    state.now_ms = snapshot.now_ms
    state.version = snapshot.version
    state.interrupted_until_ms = snapshot.interrupted_until_ms
    state.rotated = snapshot.rotated
    state.last_poster = snapshot.last_poster
    state.won = snapshot.won
    state.last_hands = snapshot.last_hands
    play_for(state, snapshot.stakes)
    state.economy.load(snapshot.economy)
    add_seats(state, snapshot.added_seats)
