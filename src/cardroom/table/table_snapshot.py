"""Snapshots: a table between two hands as plain data, and back. The fields of `State` make up the snapshot, except
those in `NOT_WRITTEN`.
"""

from dataclasses import MISSING, fields
from typing import Any, Final, get_type_hints

import msgspec

from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.more_seats import add_seats
from cardroom.table.values.stakes import Stakes
from cardroom.table.which_play import play_for

FORMAT: Final = 2
"""The number of changes to a snapshot's structure, new fields not counted, since they have defaults."""

NOT_WRITTEN: Final = ("terms", "book", "offer", "play", "makes_play", "hand", "over_cards")
"""Fields left out: those a table is opened with, its play, the hand (none between hands), and cards nobody saw."""
OTHERWISE: Final = ("seats", "stakes", "economy", "added_seats")
"""Fields that are written in another form, or that change more than themselves when they are loaded."""

_TYPES: Final = get_type_hints(State)
_KEPT: Final = {one.name: one.default for one in fields(State) if one.name not in (*NOT_WRITTEN, *OTHERWISE)}

Snapshot: Final = msgspec.defstruct(
    "Snapshot",
    [
        ("table", str),
        ("seats", tuple[Seat, ...]),
        *[(name, _TYPES[name]) if default is MISSING else (name, _TYPES[name], default)
          for name, default in _KEPT.items()],
        ("added_seats", int, 0),
        ("stakes", Stakes, Stakes()),
        ("economy", dict[str, Any], msgspec.field(default_factory=dict)),
        ("format", int, 0),
    ],
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
)  # fmt: skip
"""All the data that a table keeps between hands. ``format`` is the value of `FORMAT` at the time of writing."""


def dump(state: State) -> dict[str, Any]:
    """The table as plain data. Raises ValueError during a hand: the table must not write down its cards."""
    if state.hand is not None:
        raise ValueError(
            f"{state.terms.table}: a table is dumped between hands, hand {state.hand.hand} is running"
        )
    snapshot = Snapshot(
        table=state.terms.table,
        seats=tuple([seat for _, seat in sorted(state.seats.items())]),
        added_seats=state.added_seats,
        stakes=state.stakes,
        economy=state.economy.dump(),
        format=FORMAT,
        **{name: getattr(state, name) for name in _KEPT},
    )
    data: dict[str, Any] = msgspec.to_builtins(snapshot)
    return data


def load(state: State, data: dict[str, Any]) -> None:
    """Load a dumped table into a new state. Raises ValueError for another table's data or another format."""
    snapshot: Any = msgspec.convert(data, Snapshot, strict=False)
    if snapshot.format != FORMAT:
        raise ValueError(f"{state.terms.table}: the snapshot has format {snapshot.format}, this is {FORMAT}")
    if snapshot.table != state.terms.table:
        raise ValueError(f"the snapshot is of table {snapshot.table}, not of {state.terms.table}")
    state.seats = {seat.number: seat for seat in snapshot.seats}
    for name in _KEPT:
        setattr(state, name, getattr(snapshot, name))
    play_for(state, snapshot.stakes)
    state.economy.load(snapshot.economy)
    add_seats(state, snapshot.added_seats)
