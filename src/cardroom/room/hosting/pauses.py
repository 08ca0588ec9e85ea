"""The pause between two hands, in which the players look at the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardroom.cash.cash_table import CashTable
from cardroom.room.hosting.reveal import SLACK_MS, reveal_ms
from cardroom.room.hosting.shown_cards import gives_time
from cardroom.room.runtime.settings import RoomSettings
from cardroom.table.events import (
    HandEnded,
    HandStarted,
    HandVoided,
    PotAwarded,
    PublicEvent,
    RestOfBoardShown,
)

ENDS: Final = (HandEnded, HandVoided)


def pause_after_hand_ms(settings: RoomSettings, events: Sequence[PublicEvent]) -> int:
    """Return the pause after a step with these `events`, in which a hand ended: the time to show the end, and the time
    to look at it, which is shorter if all but one folded and no card was shown.
    """
    shown = not any(isinstance(one, PotAwarded) and one.share == "uncontested" for one in events)
    shown = shown or any(isinstance(one, RestOfBoardShown) for one in events)
    looked_at_ms = settings.pause_after_hand_ms if shown else settings.pause_after_fold_ms
    return looked_at_ms + (reveal_ms(events) + SLACK_MS if settings.pause_waits_for_pages else 0)


class HandPause:
    """The time at which the next hand may start, `ends_ms`; 0 during a hand, or before the first one."""

    def __init__(self, settings: RoomSettings) -> None:
        self._settings = settings
        self.ends_ms = 0

    def follow(self, table: CashTable, events: Sequence[PublicEvent], now_ms: int, in_hand: bool) -> None:
        """Follow a step of the table; `in_hand` says whether a hand is under way after it."""
        for event in events:
            if isinstance(event, ENDS):
                self.ends_ms = now_ms + pause_after_hand_ms(self._settings, events)
            elif gives_time(event, table.over):
                self.ends_ms = max(self.ends_ms, now_ms + self._settings.pause_after_hand_ms)
            elif isinstance(event, HandStarted):
                self.ends_ms = 0
        if self.ends_ms == 0 and not in_hand and table.ready_to_deal(now_ms):
            self.ends_ms = now_ms + self._settings.pause_before_first_hand_ms
