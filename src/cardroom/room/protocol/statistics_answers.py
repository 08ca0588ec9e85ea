"""The answers about a player's own hands: sums by stake and day, the last session. Amounts in cents."""

from __future__ import annotations

import msgspec


class StakeSums(msgspec.Struct, frozen=True):
    """Hands at one stake added up; a `stake` of "" stands for tournaments, which have no `net`. `form` is how they
    are bet. VPIP and PFR are `entered` and `raised` of `decided`, showdowns `showdowns` of `went_on`, and those won
    `won` of `showdowns`.
    """

    house: str
    game: str
    form: str
    stake: str
    hands: int
    net: int
    decided: int
    entered: int
    raised: int
    went_on: int
    showdowns: int
    won: int


class DayNet(msgspec.Struct, frozen=True):
    """A day (2026-11-22, UTC) on which hands for money ended: how many, and what they came to."""

    day: str
    hands: int
    net: int


class SessionResults(msgspec.Struct, frozen=True):
    """The last hands for money without a pause of an hour between their ends, oldest first: what each came to.

    `is_cut`: there were more before the first of them.
    """

    begun_ms: int
    ended_ms: int
    nets: tuple[int, ...]
    is_cut: bool


class StatisticsBody(msgspec.Struct, frozen=True):
    """A player's own figures from one day to another. `stakes` has every stake of these days, `days` those of the stake
    asked for, or of all. `session` is the last one, None before the first hand for money.
    """

    first: str
    last: str
    stakes: tuple[StakeSums, ...]
    days: tuple[DayNet, ...]
    session: SessionResults | None
