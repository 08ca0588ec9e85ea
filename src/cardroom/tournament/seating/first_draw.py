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


@dataclass(frozen=True, slots=True)
class _Dealt:
    """The table of each player, from 0 on, and who has the fixed seat there."""

    at: dict[str, int]
    keeps: frozenset[str]


def _dealt(order: Sequence[str], tables: int, fixed: Mapping[str, KeptSeat]) -> _Dealt:
    """Players in a drawn order go round the tables, which stay as even as without fixed seats.

    Who has a seat at a table of the draw comes first, then who has one at any, or at a table that there is not; who cannot
    have the fixed seat is seated like anybody.
    """
    left = [len(range(table, len(order), tables)) for table in range(tables)]
    at: dict[str, int] = {}
    taken: set[tuple[int, int]] = set()
    for at_own in (True, False):
        for place, player in enumerate(order):
            own = fixed.get(player)
            if own is None or player in at:
                continue
            here = [own.table - 1] if 1 <= own.table <= tables else []
            for table in here if at_own else [(place + turn) % tables for turn in range(tables)]:
                if left[table] and (table, own.seat) not in taken:
                    at[player] = table
                    taken.add((table, own.seat))
                    left[table] -= 1
                    break
    keeps, turn = frozenset(at), 0
    for player in order:
        if player not in at:
            while not left[turn % tables]:
                turn += 1
            at[player] = turn % tables
            left[turn % tables] -= 1
            turn += 1
    return _Dealt(at, keeps)


def _order(
    players: Sequence[str], tables: int, lots: Lots, apart: Collection[Pair], fixed: Mapping[str, KeptSeat]
) -> tuple[list[str], _Dealt]:
    """A drawn order with the table of each: of several tried, the one that seats the fewest kept-apart pairs together."""
    fewest: tuple[int, list[str], _Dealt] | None = None
    there = set(players)
    pairs = [pair for pair in apart if there.issuperset(pair)]
    for _ in range(TRIES if pairs and tables > 1 else 1):
        order = lots.shuffled(players)
        dealt = _dealt(order, tables, fixed)
        together = sum(dealt.at[one] == dealt.at[other] for one, other in pairs)
        if fewest is None or together < fewest[0]:
            fewest = together, order, dealt
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
    order, dealt = _order(players, tables, lots, apart, fixed)
    free = [lots.shuffled(range(1, seats + 1)) for _ in range(tables)]
    for player in dealt.keeps:
        free[dealt.at[player]].remove(fixed[player].seat)
    return [
        DrawnSeat(
            player,
            dealt.at[player] + 1,
            fixed[player].seat if player in dealt.keeps else free[dealt.at[player]].pop(),
        )
        for player in order
    ]
