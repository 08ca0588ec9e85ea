"""The general sit-out: a break at one of several cash tables is a break at all of them (CO-7, CO-9)."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardroom.rules.decisions import SittingOut


@dataclass(frozen=True, slots=True)
class AtCashTable:
    """A player's status at one cash table.

    ``sitting_out``: whether the player sits out there now. ``general_until_ms`` is the end of the general sit-out that
    the table has been notified of.
    """

    table: str
    sitting_out: bool
    general_until_ms: int | None = None


@dataclass(frozen=True, slots=True)
class BreakEverywhere:
    """One clock for all tables, which ends at ``until_ms``; each of ``tables`` has yet to be notified of it."""

    until_ms: int
    tables: tuple[str, ...]
    clauses: tuple[str, ...]


def break_everywhere(
    standings: Sequence[AtCashTable], now_ms: int, rules: SittingOut
) -> BreakEverywhere | None:
    """The general sit-out of a player who has just begun to sit out at one table; ``standings`` are all the player's.

    None when the player sits at too few tables. While a general sit-out is running, another table joins its clock,
    which is not restarted. Each table begins the break with its next hand, or at the big blind where the player chose
    to skip it (CO-8); the table itself knows which.
    """
    if len(standings) < rules.general_from_tables.value:
        return None
    running = [
        standing.general_until_ms
        for standing in standings
        if standing.sitting_out
        and standing.general_until_ms is not None
        and standing.general_until_ms >= now_ms
    ]
    until_ms = min(running) if running else now_ms + rules.general_limit_seconds.value * 1000
    tables = tuple(s.table for s in standings if s.general_until_ms != until_ms)
    clauses = rules.general_starts.clauses + rules.general_limit_seconds.clauses
    return BreakEverywhere(until_ms, tables, tuple(dict.fromkeys(clauses)))
