"""A player's own word on the time bank: it begins by itself behind the time to act, or it is kept until it is used."""

from cardroom.rules import Refused
from cardroom.table.acting import whose_turn
from cardroom.table.events import TimeBankStarted
from cardroom.table.model.commands import KeepTimeBank, UseTimeBank
from cardroom.table.model.decided import Decided
from cardroom.table.model.table_state import State


def keep_time_bank(state: State, command: KeepTimeBank, now_ms: int, decided: Decided) -> None:
    """From now on, on the own turn too unless the bank runs already. The document gives the bank to the player (CO-10b)
    and does not say who begins it.
    """
    seat = state.seat_of(command.player)
    seat.keeps_time_bank = command.on
    hand = state.hand
    if hand is not None and hand.clock is not None and hand.actor_seat == seat.number:
        hand.clock.keep_bank(command.on)
    decided.whisper(seat.number, seat.wishes())


def use_time_bank(state: State, command: UseTimeBank, now_ms: int, decided: Decided) -> None:
    """The bank runs from the end of this turn's time to act, and all are told; what is not used of it is left.

    Refuses what `whose_turn` does, "too-late" once the turn is decided by the clock, and "no-time-bank" where none is
    left, it runs already, or the turn is a question.
    """
    hand, seat = whose_turn(state, command)
    assert hand.clock is not None, "a turn has a clock"
    if now_ms >= hand.clock.decides_at_ms:
        raise Refused(
            "too-late", "The time to act is over.", state.book.connection.automatic_decision.clauses
        )
    if not hand.clock.use_bank():
        clauses = state.book.time_bank.minimum_ms.clauses
        raise Refused("no-time-bank", "You have no time bank to use in this turn.", clauses)
    decided.tell(TimeBankStarted(seat.number, hand.clock.due_ms, state.book.time_bank.minimum_ms.clauses))
