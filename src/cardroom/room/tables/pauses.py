"""Between two hands the table pauses, for the players to look at what happened."""

from __future__ import annotations

from collections.abc import Sequence

from cardroom.room.settings import RoomSettings
from cardroom.table.events import HandEnded, HandStarted, HandVoided, PotAwarded, PublicEvent


def next_deal_ms(before_ms: int, events: Sequence[PublicEvent], now_ms: int, settings: RoomSettings) -> int:
    """When the next hand may start behind these events; 0 while one is under way or nothing was dealt yet."""
    at_ms = before_ms
    for event in events:
        if isinstance(event, HandEnded | HandVoided):
            shown = not any(isinstance(one, PotAwarded) and one.share == "uncontested" for one in events)
            at_ms = now_ms + (settings.pause_after_hand_ms if shown else settings.pause_after_fold_ms)
        elif isinstance(event, HandStarted):
            at_ms = 0
    return at_ms
