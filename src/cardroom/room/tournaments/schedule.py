"""Repeating schedules: when something announced starts next, by the local clock of a place. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from cardroom.rules import Refused
from cardroom.table.values.time_units import MINUTE_MS, SECOND_MS

Rhythm = Literal["minutes", "daily", "weekly", "monthly"]
DAYS_OF_WEEK: Final = 7
LAST: Final = -1
"""The last weekday of its kind in a month."""
FARTHEST_DAYS: Final = 3_660
"""No schedule is computed further than ten years ahead."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """The times at which something starts, again and again.

    `minutes`: every so many minutes (`every`), from midnight of the first of January 1970 on. `daily`, `weekly` and
    `monthly`: at `at` ("20:00") by the local clock of `zone`; weekly on `weekdays` (0 is Monday), monthly on the `nth`
    (1 to 5, or -1 for the last) of those days.

    A time that the clock leaves out, when summer time begins, is put off by what it leaves out; of a time that comes
    twice, when summer time ends, the first one counts.
    """

    rhythm: Rhythm
    every: int = 1
    at: str = "00:00"
    weekdays: tuple[int, ...] = ()
    nth: int = 1
    zone: str = "UTC"


def check_schedule(schedule: Schedule) -> None:
    """Refuse ("bad-schedule") a schedule that never starts anything, or that names an unknown zone or time."""
    if schedule.rhythm == "minutes" and schedule.every < 1:
        raise Refused("bad-schedule", "A schedule can repeat once a minute at most.", ())
    if not all(0 <= day < DAYS_OF_WEEK for day in schedule.weekdays) or schedule.nth not in (
        1,
        2,
        3,
        4,
        5,
        LAST,
    ):
        words = "Days of the week are 0 (Monday) to 6; of a month they are the first to the fifth, or -1 for the last."
        raise Refused("bad-schedule", words, ())
    if schedule.rhythm in ("weekly", "monthly") and not schedule.weekdays:
        raise Refused("bad-schedule", f"A {schedule.rhythm} schedule names days of the week.", ())
    _zone(schedule.zone)
    _time(schedule.at)


def next_starts(schedule: Schedule, after_ms: int, count: int = 1) -> tuple[int, ...]:
    """The next `count` starts later than a moment, in milliseconds since 1970. Refuses like `check_schedule`."""
    check_schedule(schedule)
    if schedule.rhythm == "minutes":
        step = schedule.every * MINUTE_MS
        first = (after_ms // step + 1) * step
        return tuple([first + number * step for number in range(count)])
    found: list[int] = []
    for day in _days(schedule, after_ms):
        start = _start_ms(schedule, day)
        if start > after_ms:
            found.append(start)
        if len(found) == count:
            break
    return tuple(found)


def _days(schedule: Schedule, after_ms: int) -> Iterator[date]:
    now = datetime.fromtimestamp(after_ms // SECOND_MS, UTC).astimezone(_zone(schedule.zone)).date()
    for number in range(-1, FARTHEST_DAYS):
        day = now + timedelta(days=number)
        if schedule.rhythm == "daily" or (day.weekday() in schedule.weekdays and _is_nth(schedule, day)):
            yield day


def _is_nth(schedule: Schedule, day: date) -> bool:
    if schedule.rhythm != "monthly":
        return True
    if schedule.nth == LAST:
        return (day + timedelta(days=DAYS_OF_WEEK)).month != day.month
    return (day.day - 1) // DAYS_OF_WEEK + 1 == schedule.nth


def _start_ms(schedule: Schedule, day: date) -> int:
    wall = datetime.combine(day, _time(schedule.at), _zone(schedule.zone))
    # (A moment in the hour that summer time leaves out is computed by winter time: so it comes later.)
    return round(wall.astimezone(UTC).timestamp()) * SECOND_MS


def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        words = f"There is no time zone {name!r}; one is called like Europe/Helsinki."
        raise Refused("bad-schedule", words, ()) from None


def _time(text: str) -> time:
    try:
        return time.fromisoformat(text)
    except ValueError:
        raise Refused(
            "bad-schedule", f"{text!r} is no time of the day; one is written like 20:00.", ()
        ) from None
