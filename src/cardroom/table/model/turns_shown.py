"""The running turn as a viewer who comes now must see it."""

import msgspec

from cardroom.table.events import TurnStarted
from cardroom.table.model.running import RunningDeal
from cardroom.table.model.turn_clock import NEVER


def show_turn(hand: RunningDeal) -> TurnStarted | None:
    """The running turn with its clock as it stands now, after breaks and returns. A bank that runs, runs on through a
    break: then the turn is what it was when it began to.
    """
    turn, clock = hand.turn, hand.clock
    if turn is None or clock is None:
        return None
    is_usual = clock.connected or clock.bank_from_ms != NEVER
    until_ms = clock.act_until_ms if is_usual else clock.decides_at_ms
    bank_ms = clock.bank_ms if is_usual else 0
    return msgspec.structs.replace(turn, until_ms=until_ms, time_bank_ms=bank_ms)


def bank_until_ms(hand: RunningDeal) -> int | None:
    """When the running time bank ends, None while none runs."""
    clock = hand.clock
    return clock.due_ms if clock is not None and clock.bank_from_ms != NEVER else None
