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


def tables_needed(players: int, seats: int, kept: Mapping[int, Collection[int]]) -> int:
    """The same where tables, from 1 on, have seats that are kept free."""
    tables = tables_for(players, seats)
    while sum(seats - len(kept.get(table, ())) for table in range(1, tables + 1)) < players:
        tables += 1
    return tables


def _even(players: int, seats: int, tables: int, kept: Mapping[int, Collection[int]]) -> list[int]:
    """The number of players at each table, as even as the seats that are kept free let them be."""
    room = [seats - len(kept.get(table, ())) for table in range(1, tables + 1)]
    found = [0] * tables
    for _ in range(players):
        table = min((one for one in range(tables) if found[one] < room[one]), key=lambda one: found[one])
        found[table] += 1
    return found


@dataclass(frozen=True, slots=True)
class _Dealt:
    """The table of each player, from 0 on, and who has the fixed seat there."""

    at: dict[str, int]
    keeps: frozenset[str]


def _dealt(
    order: Sequence[str], left: list[int], fixed: Mapping[str, KeptSeat], kept: Mapping[int, Collection[int]]
) -> _Dealt:
    """Players in a drawn order go round the tables, with so many ``left`` to come to each as without fixed seats.

    Who has a seat at a table of the draw comes first, then who has one at any, or at a table that there is not; who cannot
    have the fixed seat is seated like anybody.
    """
    left, tables = list(left), len(left)
    at: dict[str, int] = {}
    taken = {(table - 1, seat) for table, seats in kept.items() for seat in seats}
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
    players: Sequence[str],
    left: list[int],
    lots: Lots,
    apart: Collection[Pair],
    fixed: Mapping[str, KeptSeat],
    kept: Mapping[int, Collection[int]],
) -> tuple[list[str], _Dealt]:
    """A drawn order with the table of each: of several tried, the one that seats the fewest kept-apart pairs together."""
    fewest: tuple[int, list[str], _Dealt] | None = None
    there = set(players)
    pairs = [pair for pair in apart if there.issuperset(pair)]
    for _ in range(TRIES if pairs and len(left) > 1 else 1):
        order = lots.shuffled(players)
        dealt = _dealt(order, left, fixed, kept)
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
    kept: Mapping[int, Collection[int]] = MappingProxyType({}),
) -> list[DrawnSeat]:
    """A seat for everybody, at as few tables as possible, which differ by no more than one player.

    Each player is as likely at each seat as any other (CO-28a, CH-8.3, PF-2.1, CK-T.2): players in a drawn order are
    dealt over the tables, and at each of them over its seats in a drawn order. An order that seats two together whom
    the house keeps ``apart`` is drawn again (CH-1.62, CH-8.52), as long as there are several tables. Seats that staff have
    ``fixed`` are outside the draw (PF-2.1, CK-T.2), and nobody is drawn to one that is ``kept`` free, by table from 1 on.
    """
    tables = tables_needed(len(players), seats, kept)
    order, dealt = _order(players, _even(len(players), seats, tables, kept), lots, apart, fixed, kept)
    free = [
        lots.shuffled([seat for seat in range(1, seats + 1) if seat not in kept.get(table, ())])
        for table in range(1, tables + 1)
    ]
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
