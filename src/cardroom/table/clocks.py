"""Actions due by the clock: on turns, time banks, and seats that have sat out too long."""

from cardroom.table.acting import run_clock
from cardroom.table.breaks import removal_due_ms, remove_overdue
from cardroom.table.interruption import give_up_waiting
from cardroom.table.model.commands import PassTime
from cardroom.table.model.decided import Decided
from cardroom.table.model.table_state import State
from cardroom.table.taking_seats import settle_waiting


def due_at_ms(state: State) -> int | None:
    """The time of the clock's next action, None without one."""
    due = removal_due_ms(state)
    if state.interrupted_until_ms:
        return state.interrupted_until_ms if due is None else min(due, state.interrupted_until_ms)
    hand = state.hand
    if hand is not None and hand.clock is not None:
        turn_due = hand.clock.due_ms
        return turn_due if due is None else min(due, turn_due)
    return due


def pass_time(state: State, command: PassTime, now_ms: int, decided: Decided) -> None:
    """Do everything that is due by now. Each round of the loop ends a clock, and new turns end in the future."""
    while (due := due_at_ms(state)) is not None and due <= now_ms:
        hand = state.hand
        if state.interrupted_until_ms and due == state.interrupted_until_ms:
            give_up_waiting(state, now_ms, decided)
        elif hand is not None and hand.clock is not None and hand.clock.due_ms == due:
            run_clock(state, decided)
        else:
            remove_overdue(state, now_ms, decided)
            settle_waiting(state, decided)
