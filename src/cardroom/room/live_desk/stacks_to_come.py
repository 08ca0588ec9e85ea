"""The stacks that players have carried off and must come back with, for staff who seat them (CH-2.12, CK-H.15)."""

from __future__ import annotations

from collections.abc import Callable

from cardroom.cash.buy_in_bounds import binds
from cardroom.desk.desk_pieces import PlayerEvening
from cardroom.desk.desk_state import DeskState
from cardroom.room.protocol.desk_answers import StackToCome
from cardroom.rules.rulebook import Rulebook


def stacks_to_come(
    book: Rulebook, state: DeskState, now_ms: int, names: Callable[[str], str]
) -> tuple[StackToCome, ...]:
    """The stacks that bind their players' next buy-ins now, the latest first."""
    window_ms = book.buy_in.return_window_seconds.value * 1_000
    found = [
        StackToCome(
            evening.player, names(evening.player), gone.departure.stake, gone.departure.stack, gone.table,
            gone.departure.left_ms, gone.departure.left_ms + window_ms,
        )
        for evening in state.of(PlayerEvening)
        for gone in evening.departures
        if binds(gone.departure, now_ms, book)
    ]  # fmt: skip
    return tuple(sorted(found, key=lambda one: -one.left_ms))
