"""The counts of hands by player, as rows: for each hand, and added up by day.

A hand's counts come with its record. They are stored in the hand's row (in `players`, which the step that ended the
hand binds). From there they are copied to two tables that the audit recounts: the rows of each player's hands, for
searching, and the player's sums of that day, whose number grows with the days played and not with the hands.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

DAY_MS: Final = 86_400_000


class HandShare(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The counts of one hand for one of its players: the result in cents, then what happened, each 0 or 1.

    The result is None in a tournament, where chips are not money. `room.hosting.hand_counts` explains each count.
    """

    net: int | None
    decided: int = 0
    entered: int = 0
    raised: int = 0
    went_on: int = 0
    showdown: int = 0
    won: int = 0


class HandCounts(msgspec.Struct, frozen=True, gc=False):
    """The counts of a hand for each player dealt in, and the keys of their sums: house, game and stake of its table."""

    house: str
    game: str
    stake: str
    shares: dict[str, HandShare]


class DaySums(msgspec.Struct, frozen=True, gc=False):
    """The sums of a player's hands of one day at one stake.

    `day` counts from 1970 (UTC) by the end of the hands; a `stake` of "" is for tournaments, in which no money is won
    or lost.
    """

    day: int
    house: str
    game: str
    stake: str
    hands: int
    net: int
    decided: int
    entered: int
    raised: int
    went_on: int
    showdowns: int
    won: int


class HandResult(msgspec.Struct, frozen=True, gc=False):
    """The time at which a hand of a player ended, and its result."""

    ended_ms: int
    net: int


class HandWish(msgspec.Struct, frozen=True):
    """A search for some of a player's hands; an empty field excludes nothing.

    Times are in milliseconds, the later one excluded. A result is at least `least` and at most `most` cents: with
    either one, the search excludes void hands, tournament hands, and those from before results were saved. `players`:
    at least one of these was dealt in too.
    """

    house: str = ""
    game: str = ""
    stake: str | None = None
    from_ms: int = 0
    before_ms: int = 1 << 62
    least: int | None = None
    most: int | None = None
    players: tuple[str, ...] = ()


KEYS: Final = ("player_id", "day", "house", "game", "stake")
SUMS: Final = ("hands", "net", "decided", "entered", "raised", "went_on", "showdowns", "won")
ADDED_UP: Final = f" ON CONFLICT ({', '.join(KEYS)}) DO UPDATE SET " + ", ".join(
    f"{name} = player_days.{name} + excluded.{name}" for name in SUMS
)
"""The SQL that adds a hand's counts to the sums of its day."""

_COUNTED: Final = ("decided", "entered", "raised", "went_on", "showdown", "won")


def sums_of(counts: HandCounts, ended_ms: int) -> list[tuple[Any, ...]]:
    """The rows that a hand adds to `player_days`."""
    at = ended_ms // DAY_MS, counts.house, counts.game, counts.stake
    return [
        (player, *at, 1, one.net or 0, *(getattr(one, name) for name in _COUNTED))
        for player, one in counts.shares.items()
    ]


def merged(rows: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """The rows to add, one for each sum: a statement may not write the same row twice."""
    found: dict[tuple[Any, ...], tuple[Any, ...]] = {}
    width = len(KEYS)
    for row in rows:
        key, more = row[:width], row[width:]
        before = found.get(key)
        found[key] = more if before is None else tuple([a + b for a, b in zip(before, more, strict=True)])
    return [(*key, *more) for key, more in found.items()]


def sums_again(shares: str) -> str:
    """The query for all sums, recounted from `shares` (`Side.dealt_in`)."""
    sums = ", ".join(f"CAST(sum({name}) AS BIGINT)" for name in _COUNTED)
    return (
        f"SELECT s.player, s.ended_ms / {DAY_MS}, t.house, t.game, t.stake, count(*), "
        f"CAST(coalesce(sum(s.net), 0) AS BIGINT), {sums} FROM ({shares}) AS s JOIN tables t ON t.id = s.table_id "
        "WHERE s.decided IS NOT NULL GROUP BY 1, 2, 3, 4, 5"
    )


SUMS_KEPT: Final = f"SELECT {', '.join((*KEYS, *SUMS))} FROM player_days"
"""The query for all sums as they are stored."""


def found_query(wish: HandWish) -> tuple[str, list[str | int]]:
    """The conditions of a search on `hand_players p`, to follow those on player and place, and their values."""
    text, values = "", []
    asked: list[tuple[str, str | int | None]] = [
        ("p.ended_ms >= ?", wish.from_ms or None),
        ("p.ended_ms < ?", wish.before_ms if wish.before_ms < 1 << 62 else None),
        ("p.net >= ?", wish.least),
        ("p.net <= ?", wish.most),
    ]
    for words, value in asked:
        if value is not None:
            text += f" AND {words}"
            values.append(value)
    at = [("house", wish.house or None), ("game", wish.game or None), ("stake", wish.stake)]
    named = [(column, value) for column, value in at if value is not None]
    if named:
        where = " AND ".join(f"{column} = ?" for column, _ in named)
        text += f" AND p.table_id IN (SELECT id FROM tables WHERE {where})"
        values += [value for _, value in named]
    if wish.players:
        marks = ", ".join("?" * len(wish.players))
        text += (
            f" AND EXISTS (SELECT 1 FROM hand_players q WHERE q.place = p.place AND q.player_id IN ({marks}))"
        )
        values += wish.players
    return text, values
