"""Times of the site's texts: a clock and a zone's abbreviation, since 2010 with Eastern time behind it in brackets."""

import re
from datetime import UTC, datetime, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from cardroom.histories.history_faults import BrokenHistory

_TIME = re.compile(r"(\d{4})/(\d\d?)/(\d\d?)(?: -)? (\d\d?):(\d\d):(\d\d)(?: \(?([A-Z]+)\)?)?")

# Abbreviations as the site uses them, through the year: CET is summer time in summer. All others count as UTC.
ZONES = {
    "ET": "America/New_York", "CT": "America/Chicago", "MT": "America/Denver", "PT": "America/Los_Angeles",
    "AT": "America/Halifax", "NT": "America/St_Johns", "BRT": "America/Sao_Paulo",
    "ART": "America/Argentina/Buenos_Aires",
    "WET": "Europe/Lisbon", "GMT": "Europe/London", "CET": "Europe/Paris", "EET": "Europe/Helsinki",
    "MSK": "Europe/Moscow", "IST": "Asia/Kolkata", "JST": "Asia/Tokyo", "CCT": "Asia/Shanghai",
    "AEST": "Australia/Sydney", "AWST": "Australia/Perth", "NZT": "Pacific/Auckland",
}  # fmt: skip


def parse_time(text: str, where: str) -> int:
    """Milliseconds since 1970 of the time a header ends with; Eastern time in brackets is the surer one.

    Raises:
        BrokenHistory: it is no time.
    """
    first, bracket, eastern = text.partition(" [")
    told = eastern.rstrip("]") if bracket else first
    match = _TIME.fullmatch(told)
    if match is None:
        raise BrokenHistory(where, f"{told[:40]!r} is not a time")
    *parts, zone = match.groups()
    try:
        year, month, day, hour, minute, second = map(int, parts)
        at = datetime(year, month, day, hour, minute, second, tzinfo=_zone(zone))
        return int(at.timestamp()) * 1000
    except (ValueError, OverflowError):
        raise BrokenHistory(where, f"{told[:40]!r} is not a time") from None


def _zone(name: str | None) -> tzinfo:
    try:
        return ZoneInfo(ZONES[name]) if name in ZONES else UTC
    except ZoneInfoNotFoundError:  # a machine without the tables of zones
        return UTC
