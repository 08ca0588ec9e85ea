"""What joins know of tables with free seats is what is so at the tables."""

from __future__ import annotations

from cardroom.testing.whole_room import TestRoom


def check_known_seats(room: TestRoom) -> None:
    """Check every pool: each table that could seat somebody is known, in the order of opening, as it is now."""
    for pool in room.room.pools.values():
        known = {one.table: one for one in pool.with_seats()}
        free = [table for table, writer in pool.writers.items() if writer.free_seats > 0]
        assert list(known) == [table for table in pool.writers if table in known]
        assert known.keys() >= set(free), f"{pool.id}: {set(free) - known.keys()}"
        for table in free:
            one, writer = known[table], pool.writers[table]
            assert pool.with_seats(table) == (one,)
            now = (writer, len(writer.table.seats), pool.numbers[table].opened_ms)
            assert (one.writer, one.players, one.opened_ms) == now
            assert pool.takes_players(table) == (pool.is_offered and one.takes_players)
