"""The draw of seats at the start."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardroom.tournament.lots import Lots


@dataclass(frozen=True, slots=True)
class DrawnSeat:
    """Where a player sits; in the order of the draw."""

    player: str
    table: int
    seat: int


def tables_for(players: int, seats: int) -> int:
    """How many tables so many players need."""
    return -(-players // seats)


def draw_seats(players: Sequence[str], seats: int, lots: Lots) -> list[DrawnSeat]:
    """A seat for everybody, at as few tables as there must be, which differ by no more than one player.

    Each player is as likely at each seat as any other (CO-28a, CH-8.3, PF-2.1, CK-T.2): players in a drawn order are
    dealt over the tables, and at each of them over its seats in a drawn order.
    """
    tables = tables_for(len(players), seats)
    order = lots.shuffled(players)
    free = [lots.shuffled(range(1, seats + 1)) for _ in range(tables)]
    return [DrawnSeat(player, place % tables + 1, free[place % tables].pop()) for place, player in enumerate(order)]
