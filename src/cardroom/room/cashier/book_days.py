"""The days of the books: when one ends and the next begins."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from cardroom.room.runtime.opening_fault import RoomUnusable
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules.rulebook import Rulebook

ONE: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Days:
    """Days that begin at a time of the clock in a zone: 23 or 25 hours long where the clocks change."""

    zone: ZoneInfo
    begins: time

    def of(self, at_ms: int) -> date:
        """Return the day of a moment, by the date on which the day begins."""
        local = datetime.fromtimestamp(at_ms / 1000, self.zone)
        return local.date() if local.time() >= self.begins else local.date() - ONE

    def begun_ms(self, day: date) -> int:
        """Return the time at which a day begins."""
        return int(datetime.combine(day, self.begins, self.zone).timestamp()) * 1000

    def ended_ms(self, day: date) -> int:
        """Return the time at which a day ends and the next begins."""
        return self.begun_ms(day + ONE)


def days_of(settings: RoomSettings, main: Rulebook) -> Days:
    """Return the room's days: by the settings; without them by the main house's gaming day, else from midnight UTC.

    Raises `RoomUnusable` for a time that is none, or a zone that this machine does not know.
    """
    try:
        zone = ZoneInfo(settings.time_zone or "UTC")
    except (ZoneInfoNotFoundError, ValueError, OSError) as fault:
        raise RoomUnusable(
            "no-such-zone",
            f"time_zone = {settings.time_zone!r} is no time zone; one is named like Europe/Helsinki",
        ) from fault
    if settings.day_begins:
        try:
            begins = time.fromisoformat(settings.day_begins)
        except ValueError as fault:
            raise _no_time(settings.day_begins) from fault
        if begins.tzinfo is not None:  # the zone has a field of its own
            raise _no_time(settings.day_begins)
        return Days(zone, begins)
    if main.jackpot is not None and not settings.time_zone:
        hours, seconds = divmod(main.jackpot.day_ends_seconds.value % 86_400, 3600)
        return Days(zone, time(hours, seconds // 60, seconds % 60))
    return Days(zone, time())


def _no_time(text: str) -> RoomUnusable:
    return RoomUnusable("no-such-time", f"day_begins = {text!r} is no time of day; one is written like 06:00")
