"""A player's own figures, from the sums of each day and the last hands."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from cardroom.room.protocol.statistics_answers import (
    DayNet,
    SessionResults,
    StakeSums,
    StatisticsBody,
)
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.page_reads import PageReads
from cardroom.rules.refused import Refused
from cardroom.store.hand_counts_rows import DAY_MS, DaySums, HandResult, HandWish
from cardroom.store.protocol import Reader

EPOCH: Final = date(1970, 1, 1)
DAYS_ASKED: Final = 30
"""The number of days up to today, where no period is named."""
MAX_DAYS: Final = 20_000
SESSION_ENDS_MS: Final = 3_600_000
"""A pause of this length between two hands ends a session."""
MAX_OF_A_SESSION: Final = 2000
"""The maximum number of hands shown of a session: its last ones."""

SUMMED: Final = ("hands", "net", "decided", "entered", "raised", "went_on", "showdowns", "won")


class Statistics:
    """Answers with the store's sums. Nobody gets the figures of anybody else."""

    def __init__(self, pages: PageReads, books: Books, clock: Clock) -> None:
        self._pages = pages
        self._books = books
        self._clock = clock

    async def of(self, player: str, first: str, last: str, at: tuple[str, str, str] | None) -> StatisticsBody:
        """Return a player's figures from a date to a date, both included; `at` is a house, game and stake for the days.

        Refuses ("bad-dates") texts that are no dates, and dates in the wrong order.
        """
        today = EPOCH + timedelta(days=self._clock.now_ms() // DAY_MS)
        until = day_of(last) if last else today
        since = day_of(first) if first else max(EPOCH, until - timedelta(days=DAYS_ASKED - 1))
        if since > until or (until - since).days > MAX_DAYS:
            raise Refused("bad-dates", "The first day must not come after the last.", args={"most": MAX_DAYS})
        return await self._pages.read(player, lambda reader: self._of(reader, player, since, until, at))

    def _of(
        self, reader: Reader, player: str, since: date, until: date, at: tuple[str, str, str] | None
    ) -> StatisticsBody:
        with reader.moment():
            rows = reader.day_sums(player, (since - EPOCH).days, (until - EPOCH).days)
            newest = reader.results_of(player, MAX_OF_A_SESSION + 1)
        stakes: dict[tuple[str, str, str], list[int]] = {}
        days: dict[int, list[int]] = {}
        for row in rows:
            key = row.house, row.game, row.stake
            sums = stakes.setdefault(key, [0] * len(SUMMED))
            for place, name in enumerate(SUMMED):
                sums[place] += getattr(row, name)
            if _is_asked(row, at):
                day = days.setdefault(row.day, [0, 0])
                day[0] += row.hands
                day[1] += row.net
        return StatisticsBody(
            first=since.isoformat(),
            last=until.isoformat(),
            stakes=tuple(
                StakeSums(house, game, self._form(house, game), stake, *sums)
                for (house, game, stake), sums in sorted(stakes.items())
            ),
            days=tuple(
                DayNet((EPOCH + timedelta(days=day)).isoformat(), hands, net)
                for day, (hands, net) in days.items()
            ),
            session=session_of(newest),
        )

    def _form(self, house: str, game: str) -> str:
        """Return a game's betting form in the house's current book; "" where the book no longer has it."""
        book = self._books.get(house)
        offer = book.games.get(game) if book is not None else None
        return offer.form if offer is not None else ""


def _is_asked(row: DaySums, at: tuple[str, str, str] | None) -> bool:
    return bool(row.stake) and (at is None or at == (row.house, row.game, row.stake))


def session_of(newest: list[HandResult]) -> SessionResults | None:
    """Return the last session among hands that are given newest first."""
    if not newest:
        return None
    held = [newest[0]]
    for hand in newest[1:]:
        if held[-1].ended_ms - hand.ended_ms >= SESSION_ENDS_MS:
            break
        held.append(hand)
    is_cut = len(held) > MAX_OF_A_SESSION
    held = held[:MAX_OF_A_SESSION]
    return SessionResults(
        held[-1].ended_ms, held[0].ended_ms, tuple(hand.net for hand in reversed(held)), is_cut
    )


def wish_of(
    house: str,
    game: str,
    stake: str,
    first: str,
    last: str,
    least: int | None,
    most: int | None,
    players: tuple[str, ...] = (),
) -> HandWish:
    """Return the hands to look for; "" leaves nothing out. Refuses ("bad-dates") as `Statistics.of` does."""
    since = (day_of(first) - EPOCH).days * DAY_MS if first else 0
    until = ((day_of(last) - EPOCH).days + 1) * DAY_MS if last else HandWish().before_ms
    if since >= until:
        raise Refused("bad-dates", "The first day must not come after the last.", args={"most": MAX_DAYS})
    return HandWish(house, game, stake or None, since, until, least, most, players)


def day_of(text: str) -> date:
    """Return the date of a text like 2026-11-22. Refuses ("bad-dates") a text that is no date."""
    try:
        found = date.fromisoformat(text)
    except ValueError:
        found = date.min
    if found < EPOCH or found.isoformat() != text:  # (dates of weeks are not taken)
        raise Refused(
            "bad-dates", f"{text!r} is no date; one is written like 2026-11-22.", args={"most": MAX_DAYS}
        )
    return found
