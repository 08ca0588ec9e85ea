"""The clock of a table: what is due by it, and more time for all after the room stood still."""

import msgspec

from cardroom.rules import Refused
from cardroom.table.acting import run_clock
from cardroom.table.breaks import removal_due_ms, remove_overdue
from cardroom.table.events import ClocksExtended, SeatUntil
from cardroom.table.interruption import give_up_waiting
from cardroom.table.model.commands import Extend, PassTime
from cardroom.table.model.decided import Decided
from cardroom.table.model.running import RunningDeal
from cardroom.table.model.table_state import State
from cardroom.table.model.turns_shown import bank_until_ms, show_turn
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


def extend(state: State, command: Extend, now_ms: int, decided: Decided) -> None:
    """Move the ends of the clocks that run: of the turn and its time bank, of the wait after a server fault, of breaks
    and of broken connections. Each of them gives a player time, and a stop of the room must not take any of it; the
    time away of a penalty is not extended.

    Refuses "nothing-to-extend" if the time is not positive.
    """
    by_ms = command.by_ms
    if by_ms <= 0:
        raise Refused("nothing-to-extend", "The room did not stand still.", args={"by_ms": by_ms})
    book, hand = state.book, state.hand
    clauses: tuple[str, ...] = ()
    if hand is not None and hand.clock is not None:
        hand.clock.extend(by_ms)
        if hand.turn is not None:
            hand.turn = msgspec.structs.replace(hand.turn, until_ms=hand.turn.until_ms + by_ms)
        clauses += book.time_bank.act_seconds.clauses
    if state.interrupted_until_ms:
        state.interrupted_until_ms += by_ms
        clauses += book.fault.resume_seconds.clauses
    away = []
    for number, seat in sorted(state.seats.items()):
        if seat.broke_ms is not None:
            seat.broke_ms += by_ms
        if seat.general_until_ms is not None:
            seat.general_until_ms += by_ms
        if seat.sits_out:
            seat.out_until_ms += by_ms
            if not seat.penalty_hands:
                away.append(SeatUntil(number, seat.out_until_ms))
    if away:
        clauses += book.sit_out.limit_seconds.clauses
    decided.tell(
        ClocksExtended(
            by_ms,
            _turn_until_ms(hand),
            state.interrupted_until_ms,
            tuple(away),
            tuple(dict.fromkeys(clauses)),
        )
    )


def _turn_until_ms(hand: RunningDeal | None) -> int:
    """The new end of the clock that is shown for the turn, 0 without one."""
    turn = show_turn(hand) if hand is not None else None
    return 0 if hand is None or turn is None else bank_until_ms(hand) or turn.until_ms
