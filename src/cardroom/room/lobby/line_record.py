"""Waiting lists in the log: who joined, which seats were kept, how each wait ended; and the lists back out of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import msgspec

from cardroom.cash.waiting import Offer, Waiting
from cardroom.room.lobby.pool import Pool
from cardroom.store.protocol import Reader
from cardroom.store.rows import LogRecord

JOINED: Final = "join_line"
LEFT: Final = "leave_line"
OFFERED: Final = "offer_seat"
WITHDRAWN: Final = "withdraw_seat"
PAGE: Final = 500

LEFT_BECAUSE: Final = ("wish", "declined", "lapsed", "seated", "staff")
"""Why a wait ended: by the player, by the clock, or because the player sits now."""


class LineChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the log keeps of a change of a waiting list.

    `waiting` is how many are in line behind it: whoever reads the log back, newest first, knows by it when all of them
    were found. `asked` is the request it came by, "" for none.
    """

    waiting: int
    player: str
    buy_in: int = 0
    drawn: int | None = None
    offer: str = ""
    table: str = ""
    asked: str = ""


class Line(NamedTuple):
    """A waiting list as the log has it: those in line in the order of joining, and the seats kept for them."""

    line: tuple[Waiting, ...]
    offers: tuple[Offer, ...]


def line_name(pool: Pool) -> str:
    """What the log calls the waiting list of a stake, whichever house of the room comes first."""
    return f"line:{pool.house}:{pool.offer.id}:{pool.stake.name}"


def read_back(
    reader: Reader, line: str, page: int = PAGE, seen: Callable[[LogRecord], object] = lambda record: None
) -> Line:
    """The waiting list that the log ends with. `seen` is called with every line of the log that was looked at.

    The log is read from its end and no further than to the joining of the last who is in line still.
    """
    waiting: list[Waiting] = []
    offers: dict[str, Offer | None] = {}
    known: set[str] = set()
    expected: int | None = None
    for record in _newest_first(reader, line, page):
        change = msgspec.convert(record.details, LineChange)
        if expected is None:
            expected = change.waiting
        if len(waiting) >= expected:
            break
        seen(record)
        player = change.player
        if player in known:
            continue
        if record.what in (OFFERED, WITHDRAWN):
            kept = Offer(change.offer, player, change.table, change.buy_in, 0)
            offers.setdefault(player, kept if record.what == OFFERED else None)
            continue
        known.add(player)
        if record.what == JOINED:
            waiting.append(Waiting(player, change.buy_in, record.at_ms, change.drawn))
    joined = tuple(reversed(waiting))
    kept_seats = [offers.get(one.player) for one in joined]
    return Line(joined, tuple([offer for offer in kept_seats if offer is not None]))


def _newest_first(reader: Reader, line: str, page: int) -> Iterator[LogRecord]:
    before: int | None = None
    while True:
        found = reader.log(before=before, limit=page, subject=line)
        yield from (one.record for one in found.rows)
        before = found.older
        if before is None:
            return
