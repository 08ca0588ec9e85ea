"""The running turn as a new viewer must see it."""

import msgspec

from cardroom.table.events import TurnStarted
from cardroom.table.model.running import RunningDeal
from cardroom.table.model.turn_clock import NEVER


def show_turn(hand: RunningDeal) -> TurnStarted | None:
    """The running turn with the present state of its clock, after broken and restored connections. A bank that runs
    already is not stopped by a broken connection: the turn is then shown as it was when the bank started. A turn
    without a clock is shown as it is.
    """
    turn, clock = hand.turn, hand.clock
    if turn is None or clock is None:
        return turn
    is_usual = clock.connected or clock.bank_from_ms != NEVER
    until_ms = clock.act_until_ms if is_usual else clock.decides_at_ms
    bank_ms = clock.bank_ms if is_usual else 0
    return msgspec.structs.replace(turn, until_ms=until_ms, time_bank_ms=bank_ms)


def bank_until_ms(hand: RunningDeal) -> int | None:
    """The end of the running time bank, None while none runs."""
    clock = hand.clock
    return clock.due_ms if clock is not None and clock.bank_from_ms != NEVER else None
