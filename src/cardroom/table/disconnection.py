"""A player's connection to the table: broken, and restored (CO-TH.40, CO-10a)."""

from cardroom.rules import Refused
from cardroom.table.events import Disconnected, Reconnected
from cardroom.table.model.commands import Disconnect, Reconnect
from cardroom.table.model.decided import Decided
from cardroom.table.model.table_state import State


def disconnect(state: State, command: Disconnect, now_ms: int, decided: Decided) -> None:
    """Note that a connection broke; on the player's turn the clock changes. Refuses "disconnected-already"."""
    seat = state.seat_of(command.player)
    if seat.broke_ms is not None:
        raise Refused("disconnected-already", "The player is off line already.")
    seat.broke_ms = now_ms
    hand = state.hand
    rules = state.book.connection
    until_ms = None
    if hand is not None and hand.clock is not None and hand.actor_seat == seat.number:
        hand.clock.break_off(now_ms, rules)
        until_ms = hand.clock.decides_at_ms
    decided.tell(Disconnected(seat.number, until_ms, rules.waits.clauses))


def reconnect(state: State, command: Reconnect, now_ms: int, decided: Decided) -> None:
    """Note that a player is back; on the player's turn the clock runs as usual again. Refuses "connected-already"."""
    seat = state.seat_of(command.player)
    if seat.broke_ms is None:
        raise Refused("connected-already", "The player is on line already.")
    seat.broke_ms = None
    hand = state.hand
    if hand is None or hand.clock is None or hand.actor_seat != seat.number:
        decided.tell(Reconnected(seat.number))
        return
    clock = hand.clock
    clock.come_back(now_ms)
    if clock.bank_is_next:
        decided.tell(Reconnected(seat.number, clock.act_until_ms, clock.bank_ms))
    else:
        decided.tell(Reconnected(seat.number, clock.decides_at_ms))
