"""The houses of a process as all lobbies list them: what each has on that anybody may see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from cardroom.room.protocol.bodies import ListedHouse
from cardroom.room.protocol.server_messages import PoolView
from cardroom.room.protocol.tournament_views import TournamentRow
from cardroom.rules.rulebook import Rulebook

MOST_POOLS: Final = 60
MOST_TABLES: Final = 20
"""The tables of a stake that are listed, those with the most players."""
MOST_TOURNAMENTS: Final = 60
"""The most that is listed of a house: its list is read beside the lobby of another, and one message of the bus takes it."""


def listed_houses(
    books: Mapping[str, Rulebook], pools: Sequence[PoolView], tournaments: Iterable[TournamentRow]
) -> tuple[ListedHouse, ...]:
    """List each house, from the public views of all stakes and the rows of all tournaments, the next to start first."""
    on = [row for row in tournaments if row.status not in ("over", "cancelled")]
    return tuple(
        ListedHouse(
            house,
            book.name,
            players=sum(pool.players for pool in pools if pool.house == house),
            pools=_busiest([pool for pool in pools if pool.house == house]),
            tournaments=tuple([row for row in on if row.house == house][:MOST_TOURNAMENTS]),
        )
        for house, book in sorted(books.items(), key=lambda one: one[1].name)
    )


def _busiest(pools: Iterable[PoolView]) -> tuple[PoolView, ...]:
    found = [_shortened(pool) for pool in pools if pool.players or pool.waiting]
    return tuple(sorted(found, key=lambda pool: (-pool.players, -pool.waiting, pool.pool))[:MOST_POOLS])


def _shortened(pool: PoolView) -> PoolView:
    tables = sorted(pool.tables, key=lambda row: (-row.players, row.table))[:MOST_TABLES]
    fields = {name: getattr(pool, name) for name in pool.__struct_fields__}
    return PoolView(**fields | {"tables": tuple(tables)})
