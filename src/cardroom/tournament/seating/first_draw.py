"""The draw of seats at the start."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, NamedTuple

from cardroom.tournament.lots import Lots

Pair = tuple[str, str]
"""Two players whom the house keeps apart."""
TRIES: Final = 500
"""Draws among which one without such a pair at a table is searched for."""


class KeptSeat(NamedTuple):
    """A seat outside the draw, at that table (0: at any)."""

    table: int
    seat: int


@dataclass(frozen=True, slots=True)
class DrawnSeat:
    """The seat of a player; in the order of the draw."""

    player: str
    table: int
    seat: int


def tables_for(players: int, seats: int) -> int:
    """How many tables so many players need."""
    return -(-players // seats)


def _dealt(order: Sequence[str], tables: int, fixed: Mapping[str, KeptSeat]) -> dict[str, int]:
    """The table of each player, from 0 on: players in a drawn order go round the tables, which stay as even as without
    fixed seats. Who has a fixed seat that is not to be had is seated like anybody.
    """
    left = [len(range(table, len(order), tables)) for table in range(tables)]
    at: dict[str, int] = {}
    taken: set[tuple[int, int]] = set()
    for has_table in (True, False):
        for place, player in enumerate(order):
            own = fixed.get(player)
            if own is None or player in at or bool(own.table) != has_table:
                continue
            asked = [own.table - 1] if own.table <= tables and has_table else []
            for table in (*asked, *[(place + turn) % tables for turn in range(tables)]):
                if left[table] and (table, own.seat) not in taken:
                    at[player] = table
                    taken.add((table, own.seat))
                    left[table] -= 1
                    break
    turn = 0
    for player in order:
        if player not in at:
            while not left[turn % tables]:
                turn += 1
            at[player] = turn % tables
            left[turn % tables] -= 1
            turn += 1
    return at


def _order(
    players: Sequence[str], tables: int, lots: Lots, apart: Collection[Pair], fixed: Mapping[str, KeptSeat]
) -> tuple[list[str], dict[str, int]]:
    """A drawn order with the table of each: of several tried, the one that seats the fewest kept-apart pairs together."""
    fewest: tuple[int, list[str], dict[str, int]] | None = None
    there = set(players)
    pairs = [pair for pair in apart if there.issuperset(pair)]
    for _ in range(TRIES if pairs and tables > 1 else 1):
        order = lots.shuffled(players)
        at = _dealt(order, tables, fixed)
        together = sum(at[one] == at[other] for one, other in pairs)
        if fewest is None or together < fewest[0]:
            fewest = together, order, at
        if not together:
            break
    assert fewest is not None, "one has been drawn"
    return fewest[1], fewest[2]


def draw_seats(
    players: Sequence[str],
    seats: int,
    lots: Lots,
    apart: Collection[Pair] = (),
    fixed: Mapping[str, KeptSeat] = MappingProxyType({}),
) -> list[DrawnSeat]:
    """A seat for everybody, at as few tables as possible, which differ by no more than one player.

    Each player is as likely at each seat as any other (CO-28a, CH-8.3, PF-2.1, CK-T.2): players in a drawn order are
    dealt over the tables, and at each of them over its seats in a drawn order. An order that seats two together whom
    the house keeps ``apart`` is drawn again (CH-1.62, CH-8.52), as long as there are several tables. Seats that staff have
    ``fixed`` are outside the draw (PF-2.1, CK-T.2).
    """
    tables = tables_for(len(players), seats)
    order, at = _order(players, tables, lots, apart, fixed)
    free = [lots.shuffled(range(1, seats + 1)) for _ in range(tables)]
    kept: dict[str, int] = {}
    for player in sorted(fixed.keys() & at.keys(), key=lambda one: (not fixed[one].table, order.index(one))):
        if fixed[player].seat in free[at[player]]:
            free[at[player]].remove(fixed[player].seat)
            kept[player] = fixed[player].seat
    return [
        DrawnSeat(player, at[player] + 1, kept[player] if player in kept else free[at[player]].pop())
        for player in order
    ]
