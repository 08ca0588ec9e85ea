"""The general sit-out: a break at one of several cash tables is a break at all of them (CO-7, CO-9)."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardroom.rules.decisions import SittingOut


@dataclass(frozen=True, slots=True)
class AtCashTable:
    """How a player stands at one cash table.

    ``sitting_out`` there now; ``general_until_ms`` is the end of a general sit-out that table already knows of.
    """

    table: str
    sitting_out: bool
    general_until_ms: int | None = None


@dataclass(frozen=True, slots=True)
class BreakEverywhere:
    """One clock for all tables: until ``until_ms``, to be told to each of ``tables``."""

    until_ms: int
    tables: tuple[str, ...]
    clauses: tuple[str, ...]


def break_everywhere(
    standings: Sequence[AtCashTable], now_ms: int, rules: SittingOut
) -> BreakEverywhere | None:
    """What follows when a player has just gone into sit-out at one of the tables in ``standings`` (all the player's).

    None at a single table. While a general sit-out is running and not over, another table joins its clock rather than
    winding it up again. Each table begins the break with its next hand, or at the big blind where the player chose to
    skip that (CO-8); the table itself knows which.
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
