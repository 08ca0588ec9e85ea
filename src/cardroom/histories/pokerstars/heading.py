"""The first two lines of a hand: number, game, stakes, time; table, seats and button."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.pokerstars.blocks import Block
from cardroom.histories.pokerstars.site_words import parse_money

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


_WHOLE = re.compile(r"PokerStars .*?(?:Hand|Game) #(\d+):\s*(.*?)\s+-\s+(\d{4}/\d\d?/\d\d?.*)")
_STAKES = re.compile(r"\(([^()]*?\d)/([^()\s]*\d)([^()]*)\)")
_CAP = re.compile(r"(\S*\d) Cap\b")
_CURRENCY = re.compile(r"\b([A-Z]{3})$")
_GAME = re.compile(r"(.*?)\s(No Limit|Pot Limit|Fixed Limit|Limit)\b(.*)", re.IGNORECASE)
_TABLE = re.compile(r"Table '(.*)'(?: (\d+)-max)?(?: \([^)]*\))?(?: Seat #(\d+) is the button)?")
_ENDS = re.compile(r".*(?:\(|\}|,|\b[A-Z]{3}|\d|FPP|-)\s+(?=[A-Za-z0-9]*[A-Za-z])")

FORMS = {
    "no limit": "no_limit", "pot limit": "pot_limit", "fixed limit": "fixed_limit", "limit": "fixed_limit",
}  # fmt: skip

# The names the site has had for games played here. Of two names that fit the longer one is meant.
DEALS = {
    "hold'em": "holdem",
    "split hold'em": "double-flop",
    "omaha": "omaha",
    "omaha hi": "omaha",
    "omaha high": "omaha",
    "omaha hi/lo": "omaha8",
    "5 card omaha": "omaha5",
    "5-card omaha": "omaha5",
    "5 card omaha hi": "omaha5",
    "5-card omaha high": "omaha5",
    "6 card omaha": "omaha6",
    "6-card omaha": "omaha6",
    "courchevel": "courchevel",
    "7 card stud": "stud",
    "7 card stud hi/lo": "stud8",
    "razz": "razz",
}
ELSEWHERE = (
    "6+ hold'em", "fusion", "showtime hold'em", "tempest hold'em", "unfold hold'em", "deep water hold'em",
    "swap hold'em", "5 card omaha hi/lo", "5-card omaha hi/lo", "6 card omaha hi/lo",
    "courchevel hi/lo", "5 card draw", "triple draw 2-7 lowball", "single draw 2-7 lowball", "badugi", "3-draw badugi",
    "5 card stud",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Heading:
    """The content of the first two lines. Amounts are hundredths of the text's unit; `stakes` are the blinds, in fixed
    limit the bets. `button` is 0 if the table line names none (stud), `seats` if it does not say how many;
    `cap` is the most a player may lose in the hand, 0 for all.
    """

    number: str
    deal: str
    form: str
    stakes: tuple[int, int]
    currency: str
    at_ms: int
    table: str
    seats: int
    button: int
    cap: int


def read_heading(block: Block) -> Heading:
    """The heading of a hand.

    Raises:
        BrokenHistory: a line is not of the layout, or the game is not played here.
    """
    number, first = block.lines[0]
    where = f"line {number}"
    whole = _WHOLE.fullmatch(first)
    if whole is None:
        raise BrokenHistory(where, "this first line of a hand has no game, stakes and time")
    deal, form = _game(whole[2], where)
    stakes = list(_STAKES.finditer(whole[2]))
    if not stakes:
        raise BrokenHistory(where, "this first line of a hand has no stakes such as (1/2)")
    low, high, rest = stakes[-1].groups()
    cap = _CAP.search(rest)
    currency = _CURRENCY.search(rest.strip())
    number, second = block.lines[1] if len(block.lines) > 1 else (number + 1, "")
    table = _TABLE.fullmatch(second)
    if table is None:
        raise BrokenHistory(f"line {number}", "the second line must name the table and the button")
    return Heading(
        number=whole[1],
        deal=deal,
        form=form,
        stakes=(parse_money(low.split()[-1], where), parse_money(high, where)),
        currency=currency[1] if currency else "",
        at_ms=parse_time(whole[3], where),
        table=table[1],
        seats=int(table[2] or 0),
        button=int(table[3] or 0),
        cap=parse_money(cap[1], where) if cap else 0,
    )


def _game(text: str, where: str) -> tuple[str, str]:
    """Deal and form of the betting out of what stands before the time."""
    match = _GAME.fullmatch(text)
    if match is None:
        raise BrokenHistory(where, "this first line of a hand names no game with its limit")
    before, form, behind = match.groups()
    lower = before.lower()
    fitting = [name for name in (*DEALS, *ELSEWHERE) if lower.endswith(name)]
    name = max(fitting, key=len, default="")
    if name not in DEALS:
        shown = before[-len(name) :] if name else _ENDS.sub("", before)[-40:] or before[-40:]
        raise BrokenHistory(where, f"{shown.strip()} is not played here")
    if "pre-flop" in behind.lower():
        raise BrokenHistory(
            where, f"{name.capitalize()} with another limit after the flop is not played here"
        )
    return DEALS[name], FORMS[form.lower()]
