"""A player's own word on the time bank: it begins by itself behind the time to act, or it is kept."""

from cardroom.table.commands import KeepTimeBank
from cardroom.table.decided import Decided
from cardroom.table.state import State


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
