"""When a table goes on: its one wake-up, and the pause between two hands, in which the players look at the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from cardroom.room.hosting.reveal import SLACK_MS, reveal_ms
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.room.runtime.timers import Timers, Wake
from cardroom.rules.refused import Refused
from cardroom.table.events import (
    CardsShown,
    HandEnded,
    HandStarted,
    HandVoided,
    PotAwarded,
    PublicEvent,
    RestOfBoardShown,
)
from cardroom.table.model.over import LastHand
from cardroom.table.table import Table

NEVER: Final = 1 << 62


class Alarm:
    """Calls once at the time that it is set to; setting it again replaces the previous time."""

    def __init__(self, timers: Timers, call: Callable[[], None]) -> None:
        self._timers = timers
        self._call = call
        self._wake: Wake | None = None
        self.at_ms = NEVER
        """The time at which it will call at the latest."""

    def set(self, times: list[int]) -> None:
        """Call at the first of these times; never, if there is none."""
        at_ms = min(times, default=None)
        if self._wake is not None and at_ms != self.at_ms:
            self._wake.cancel()
            self._wake, self.at_ms = None, NEVER
        if at_ms is not None and self._wake is None:
            self.at_ms = at_ms
            self._wake = self._timers.at(at_ms, self._strike)

    def bring_forward(self, at_ms: int) -> None:
        """Call no later than at this time. A table that is called early checks its clocks and sets the alarm again: so
        a turn that ends later than the one before it sets no alarm of its own.
        """
        if at_ms < self.at_ms:
            self.set([at_ms])

    def end(self) -> None:
        """Never call again, and drop the reference to the table, so that a closed table can be freed."""
        self.set([])
        self._call = _nobody

    def _strike(self) -> None:
        self._wake, self.at_ms = None, NEVER
        self._call()


def _nobody() -> None:
    """Do nothing: the call of an alarm or a clock that has ended."""


ENDS: Final = (HandEnded, HandVoided)


def pause_after_hand_ms(settings: RoomSettings, events: Sequence[PublicEvent]) -> int:
    """Return the pause after a step with these `events`, in which a hand ended: the time to show the end, and the time
    to look at it, which is shorter if all but one folded and no card was shown.
    """
    shown = not any(isinstance(one, PotAwarded) and one.share == "uncontested" for one in events)
    shown = shown or any(isinstance(one, RestOfBoardShown) for one in events)
    looked_at_ms = settings.pause_after_hand_ms if shown else settings.pause_after_fold_ms
    return looked_at_ms + (reveal_ms(events) + SLACK_MS if settings.pause_waits_for_pages else 0)


def _gives_time(event: PublicEvent, over: LastHand | None) -> bool:
    """Whether an event gives time to look before the next hand: the first cards that a player shows of the hand that is
    `over`. A player who shows card by card gets no more time.
    """
    return isinstance(event, CardsShown) and over is not None and over.is_first_of(event.seat)


def rest_until(
    settings: RoomSettings, events: Sequence[PublicEvent], over: LastHand | None, now_ms: int, before_ms: int
) -> int:
    """Return when the pause of a table ends after a step with these `events`, which may begin one or make it longer;
    `over` is the hand that is looked at. It ended `before_ms` until now.
    """
    ends_ms = before_ms
    for event in events:
        if isinstance(event, ENDS):
            ends_ms = now_ms + pause_after_hand_ms(settings, events)
        elif _gives_time(event, over):
            ends_ms = max(ends_ms, now_ms + settings.pause_after_hand_ms)
    return ends_ms


class HandPause:
    """The time at which the next hand may start, `ends_ms`; 0 during a hand, or before the first one."""

    def __init__(self, settings: RoomSettings) -> None:
        self._settings = settings
        self.ends_ms = 0

    def follow(self, table: Table[Any], events: Sequence[PublicEvent], now_ms: int, in_hand: bool) -> None:
        """Follow a step of the table; `in_hand` says whether a hand is under way after it."""
        if any(isinstance(event, HandStarted) for event in events):
            self.ends_ms = 0
        self.ends_ms = rest_until(self._settings, events, table.over, now_ms, self.ends_ms)
        if self.ends_ms == 0 and not in_hand and table.ready_to_deal(now_ms):
            self.ends_ms = now_ms + self._settings.pause_before_first_hand_ms


class TableClock:
    """When a table does something by itself: at the end of a turn, for a removal, or to deal the next hand."""

    def __init__(
        self,
        table: Table[Any],
        settings: RoomSettings,
        time: TimeAndChance,
        pass_time: Callable[[], object],
        deal: Callable[[], None],
    ) -> None:
        """`pass_time` carries out what is due by the clock, `deal` starts the next hand."""
        self._table = table
        self._pause = HandPause(settings)
        self._clock = time.clock
        self._pass_time = pass_time
        self._deal = deal
        self.alarm = Alarm(time.timers, self.rouse)
        self.stopped = False

    def stepped(self, events: Sequence[PublicEvent], now_ms: int, in_hand: bool) -> None:
        """Follow a step of the table; `in_hand` says whether a hand is under way after it."""
        self._pause.follow(self._table, events, now_ms, in_hand)
        self.set(now_ms)

    def bring_forward(self, due_ms: int) -> None:
        """Look at the table by this time: another turn ends earlier than the alarm."""
        if not self.stopped:
            self.alarm.bring_forward(due_ms)

    def set(self, now_ms: int) -> None:
        """Set the alarm to what is due next."""
        due_ms = self.due_ms(now_ms)
        self.alarm.set([] if due_ms is None else [due_ms])

    def due_ms(self, now_ms: int) -> int | None:
        """When the table does something by itself next, None while nothing is due."""
        if self.stopped:
            return None
        due_ms = self._table.due_at_ms()
        if not self._table.ready_to_deal(now_ms):
            return due_ms
        return self._pause.ends_ms if due_ms is None else min(due_ms, self._pause.ends_ms)

    def rouse(self) -> None:
        """Let the table do what is due: a decision by the clock, a removal, or the next hand."""
        if self.stopped:
            return
        now_ms, due_ms = self._clock.now_ms(), self._table.due_at_ms()
        with suppress(Refused):  # only a halted table refuses its own clock; its fault is logged
            if due_ms is not None and due_ms <= now_ms:
                self._pass_time()
            elif self._table.ready_to_deal(now_ms) and self._pause.ends_ms <= now_ms:
                self._deal()
            else:
                self.set(now_ms)

    def stop(self) -> None:
        """Do nothing by itself any more, and drop the references to the table, so that a closed one can be freed."""
        self.stopped = True
        self.alarm.end()
        self._pass_time = self._deal = _nobody
