"""The draw of seats at the start."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from cardroom.tournament.lots import Lots

Pair = tuple[str, str]
"""Two players whom the house keeps apart."""
TRIES: Final = 500
"""Draws among which one without such a pair at a table is searched for."""


@dataclass(frozen=True, slots=True)
class DrawnSeat:
    """The seat of a player; in the order of the draw."""

    player: str
    table: int
    seat: int


def tables_for(players: int, seats: int) -> int:
    """How many tables so many players need."""
    return -(-players // seats)


def _order(players: Sequence[str], tables: int, lots: Lots, apart: Collection[Pair]) -> list[str]:
    """A drawn order: of several tried, the one that seats the fewest kept-apart pairs together."""
    fewest: tuple[int, list[str]] | None = None
    there = set(players)
    pairs = [pair for pair in apart if there.issuperset(pair)]
    for _ in range(TRIES if pairs and tables > 1 else 1):
        order = lots.shuffled(players)
        at = {player: place % tables for place, player in enumerate(order)}
        together = sum(at[one] == at[other] for one, other in pairs)
        if fewest is None or together < fewest[0]:
            fewest = together, order
        if not together:
            break
    assert fewest is not None, "one has been drawn"
    return fewest[1]


def draw_seats(
    players: Sequence[str], seats: int, lots: Lots, apart: Collection[Pair] = ()
) -> list[DrawnSeat]:
    """A seat for everybody, at as few tables as possible, which differ by no more than one player.

    Each player is as likely at each seat as any other (CO-28a, CH-8.3, PF-2.1, CK-T.2): players in a drawn order are
    dealt over the tables, and at each of them over its seats in a drawn order. An order that seats two together whom
    the house keeps ``apart`` is drawn again (CH-1.62, CH-8.52), as long as there are several tables.
    """
    tables = tables_for(len(players), seats)
    order = _order(players, tables, lots, apart)
    free = [lots.shuffled(range(1, seats + 1)) for _ in range(tables)]
    return [
        DrawnSeat(player, place % tables + 1, free[place % tables].pop())
        for place, player in enumerate(order)
    ]
