"""The days of a room for a report: closed days as they were saved, the current day as it is so far."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Final

from cardroom.room.cashier.day_counting import count_after
from cardroom.room.cashier.day_rows import decode
from cardroom.room.cashier.report_tables import NamedDay
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader
from cardroom.store.rows import CloseRecord

MAX_DAYS: Final = 400
"""The maximum number of days in one report: a year and a month."""

_FOR_EVER_MS: Final = 2**62


def checked_days(first: str, last: str) -> tuple[str, str]:
    """Return the first and the last day as dates.

    Refuses texts that are no dates, and spans of more than `MAX_DAYS`.
    """
    try:
        begun, ended = date.fromisoformat(first), date.fromisoformat(last)
    except ValueError as fault:
        raise Refused(
            "bad-dates", f"A day is written like 2026-11-22: {fault}.", args={"most": MAX_DAYS}
        ) from fault
    if not 0 <= (ended - begun).days < MAX_DAYS:
        words = f"A report covers one day to {MAX_DAYS} days; {first} to {last} does not."
        raise Refused("bad-dates", words, args={"most": MAX_DAYS})
    return begun.isoformat(), ended.isoformat()


def stored_days(reader: Reader, first: str, last: str) -> list[NamedDay]:
    """Return days of a room's file, from one date to another ("": all there are).

    The current day is included with its entries so far. Refuses ("bad-dates").
    """
    first, last = (checked_days(day, day)[0] if day else "" for day in (first, last))
    if last and first > last:
        raise Refused("bad-dates", f"{first} is behind {last}.", args={"most": MAX_DAYS})
    days = closed_days(reader, first, last or "9999-12-31")
    close = reader.last_close()
    count = count_after(close, _FOR_EVER_MS)
    name = day_behind(reader, close)
    if name and first <= name and (not last or name <= last):
        days.append(NamedDay(name, count.take_in(reader), False))
    return days


def day_behind(reader: Reader, close: CloseRecord | None) -> str:
    """Return the date of the current day, after the last close; "" when nothing has happened yet."""
    if close is not None:
        return (date.fromisoformat(close.day) + timedelta(days=1)).isoformat()
    for _, entry in reader.entries_after(0):
        return datetime.fromtimestamp(entry.at_ms / 1000, UTC).date().isoformat()
    return ""


def names_of(reader: Reader) -> dict[str, str]:
    """Return the names of all players, by their ids."""
    names: dict[str, str] = {}
    after = ""
    while found := reader.players(after):
        after = found[-1].id
        names |= {player.id: player.name for player in found}
    return names


def closed_days(reader: Reader, first: str, last: str) -> list[NamedDay]:
    """Return the closed days of a span, oldest first."""
    return [NamedDay(close.day, decode(close.body), True) for close in reader.closes(first, last)]
