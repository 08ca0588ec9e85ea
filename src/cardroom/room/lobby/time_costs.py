"""Time charges of seats: a player is shown them and agrees; a table that charges anything else seats nobody."""

from __future__ import annotations

from collections.abc import Iterable

from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.protocol.cash_seat_answers import AgreedCost, TimeCost
from cardroom.rules.refused import Refused

Agreed = tuple[AgreedCost, ...]


def costs_at(writers: Iterable[TableWriter]) -> tuple[TimeCost, ...]:
    """The time charges at any of these tables, each once."""
    found = [
        TimeCost(one.what, one.amount, one.seconds, one.clauses)
        for writer in writers
        for one in writer.table.economy.charges_in_force()
    ]
    return tuple(dict.fromkeys(found))


def check_agreed(writer: TableWriter, agreed: Agreed) -> None:
    """Refuse ("charged-by-time") a seat at a table with time charges that the player has not agreed to.

    The refusal names all of its charges.
    """
    costs = costs_at((writer,))
    known = {(one.what, one.amount, one.seconds) for one in agreed}
    if all((one.what, one.amount, one.seconds) in known for one in costs):
        return
    clauses = tuple(dict.fromkeys(clause for one in costs for clause in one.clauses))
    numbers = {"table": writer.terms.name, "rake": 0, "rake_seconds": 0, "jackpot": 0, "jackpot_seconds": 0}
    for one in costs:
        numbers |= {one.what: one.amount, f"{one.what}_seconds": one.seconds}
    words = " and ".join(f"{one.amount} for the {one.what} every {one.seconds} seconds" for one in costs)
    raise Refused("charged-by-time", f"This table charges by the time: {words}.", clauses, numbers)
