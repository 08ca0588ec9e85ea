"""The table that a joining player gets: by a draw weighted towards empty seats and tables played at before (CO-2), or
the table with the fewest players, and among equals the one opened first (CH-2.7).
"""

from collections.abc import Sequence
from typing import NamedTuple

from cardroom.rules import Refused
from cardroom.rules.decisions import Seating


class Candidate(NamedTuple):
    """A table that could take the player.

    ``last_played_ms`` is when the player last sat there, None for never; ``opened_ms`` is when the table opened.
    """

    table: str
    free_seats: int
    last_played_ms: int | None = None
    players: int = 0
    opened_ms: int = 0


def weights(candidates: Sequence[Candidate], now_ms: int, rules: Seating) -> list[int]:
    """The number of tickets that each table has in the draw: 0 without a free seat."""
    since_ms = now_ms - rules.draw_played_before_seconds.value * 1000
    base, each, before = (
        rules.draw_base_weight.value,
        rules.draw_free_seat_weight.value,
        rules.draw_played_before_weight.value,
    )
    return [
        base + each * free + (before if played_ms is not None and played_ms >= since_ms else 0)
        if free > 0
        else 0
        for _, free, played_ms, _, _ in candidates
    ]


def draw_table(candidates: Sequence[Candidate], now_ms: int, chance: int, rules: Seating) -> str:
    """Return the table drawn by ``chance``, a number from a range far larger than the sum of the weights.

    Refuses ("no-free-seat") when no candidate has a free seat.
    """
    if rules.table_draw.value == "fewest_players_then_oldest":
        free = [candidate for candidate in candidates if candidate.free_seats > 0]
        if free:
            return min(free, key=lambda one: (one.players, one.opened_ms, one.table)).table
        raise Refused("no-free-seat", "No table has a free seat now.", rules.waiting_queue.clauses)
    tickets_of = weights(candidates, now_ms, rules)
    total = sum(tickets_of)
    if total == 0:
        raise Refused("no-free-seat", "No table has a free seat now.", rules.waiting_queue.clauses)
    ticket = chance % total
    for candidate, tickets in zip(candidates, tickets_of, strict=True):
        if ticket < tickets:
            return candidate.table
        ticket -= tickets
    raise AssertionError("a ticket below the total belongs to some table")
