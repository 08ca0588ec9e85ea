"""The long break, to which a house may entitle a player once an evening (CH-1.10)."""

from cardroom.rules import Decision
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State


def break_limit(state: State, seat: Seat, now_ms: int) -> Decision[int]:
    """The limit of a break that begins now: the long break's, or a shorter one if it was used this evening."""
    rules = state.book.sit_out
    if rules.long_break.value == "once_an_evening" and is_used(state, seat, now_ms):
        return rules.later_break_seconds
    return rules.limit_seconds


def is_used(state: State, seat: Seat, now_ms: int) -> bool:
    """Whether the player has used this evening's long break. An evening is as long as the window that binds stacks."""
    evening_ms = state.book.buy_in.return_window_seconds.value * 1000
    return seat.long_break_ms > 0 and now_ms - seat.long_break_ms <= evening_ms


def long_break_of(state: State, seat: Seat, now_ms: int) -> int:
    """The start of this evening's long break: one that is over, or one that has become long by now; 0 for none."""
    if is_used(state, seat, now_ms):
        return seat.long_break_ms
    later_ms = state.book.sit_out.later_break_seconds.value * 1000
    on_break = seat.sits_out and seat.out_reason != "penalty" and seat.out_since_ms > 0
    return seat.out_since_ms if on_break and now_ms - seat.out_since_ms > later_ms else 0
