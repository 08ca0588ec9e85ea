"""A player's choice about the time bank: it starts by itself after the time to act, or it is saved until used."""

from cardroom.rules import Refused
from cardroom.table.acting import whose_turn
from cardroom.table.events import TimeBankStarted
from cardroom.table.model.commands import KeepTimeBank, UseTimeBank
from cardroom.table.model.decided import Decided
from cardroom.table.model.table_state import State


def keep_time_bank(state: State, command: KeepTimeBank, now_ms: int, decided: Decided) -> None:
    """Set whether the bank is saved, from now on, and in the player's running turn unless the bank runs already. The
    rulebook gives the bank to the player (CO-10b) and does not say who starts it.
    """
    seat = state.seat_of(command.player)
    seat.keeps_time_bank = command.on
    hand = state.hand
    if hand is not None and hand.clock is not None and hand.actor_seat == seat.number:
        hand.clock.keep_bank(command.on)
    decided.whisper(seat.number, seat.wishes())


def use_time_bank(state: State, command: UseTimeBank, now_ms: int, decided: Decided) -> None:
    """Start the bank at the end of this turn's time to act, and announce it; unused time stays in the bank.

    Refuses as `whose_turn` does, "too-late" once the clock decides the turn, and "no-time-bank" if none is left, it
    runs already, or the turn is a question or has no clock.
    """
    hand, seat = whose_turn(state, command)
    if hand.clock is not None and now_ms >= hand.clock.decides_at_ms:
        raise Refused(
            "too-late", "The time to act is over.", state.book.connection.automatic_decision.clauses
        )
    if hand.clock is None or not hand.clock.use_bank():
        clauses = state.book.time_bank.minimum_ms.clauses
        raise Refused("no-time-bank", "You have no time bank to use in this turn.", clauses)
    decided.tell(TimeBankStarted(seat.number, hand.clock.due_ms, state.book.time_bank.minimum_ms.clauses))
