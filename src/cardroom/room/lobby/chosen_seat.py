"""The seat a player chose for herself, at a house that lets players choose (`seating.seat_choice`)."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from cardroom.room.lobby.pool import Pool
from cardroom.room.protocol.cash_seat_answers import OpenSeats
from cardroom.rules.refused import Refused
from cardroom.table.taking_seats import check_chooses


class Chosen(NamedTuple):
    """A seat of a table that a player has pointed at."""

    table: str
    seat: int


def chosen_of(table: str, seat: int) -> Chosen | None:
    """The seat that a player asked for, None for any. Refuses ("seat-not-named") a table or a seat alone."""
    if bool(table) != bool(seat):
        raise Refused("seat-not-named", "Name the table and the seat you want, or neither of them.")
    return Chosen(table, seat) if table else None


def check_choice(pool: Pool, chosen: Chosen, is_next: bool, open_tables: Collection[str]) -> None:
    """Check that a player may have the seat now.

    `open_tables` are those with a free seat that is kept for nobody else. Refuses "seat-drawn", "seat-kept" for those
    in line, "table-not-open" and "seat-taken".
    """
    rules = pool.book.seating
    check_chooses(rules)
    if not is_next:
        words = "Others wait in line for the free seats of this stake; join the line."
        raise Refused("seat-kept", words, rules.waiting_queue.clauses)
    writer = pool.writers.get(chosen.table)
    if writer is not None and chosen.seat not in writer.table.open_seats:
        words = f"Seat {chosen.seat} is not free."
        raise Refused("seat-taken", words, rules.seat_choice.clauses, {"seat": chosen.seat})
    if chosen.table not in open_tables:
        words = "No seat of that table is free for you now."
        raise Refused("table-not-open", words, rules.waiting_queue.clauses, {"table": chosen.table})


def open_seats(pool: Pool, open_tables: Collection[str]) -> tuple[OpenSeats, ...]:
    """The seats that a player may choose from now: none where seats are drawn."""
    if pool.book.seating.seat_choice.value != "by_the_player":
        return ()
    return tuple(
        OpenSeats(table, writer.terms.name, writer.table.open_seats)
        for table, writer in pool.writers.items()
        if table in open_tables
    )
