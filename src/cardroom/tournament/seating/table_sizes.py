"""The number of players at each table, indexed so that the largest and the smallest are found without a search."""

from collections.abc import Sequence
from typing import Final

from cardroom.tournament.lots import Lots

MOST: Final = 16
"""More players than a table has."""


def least_moves(players: Sequence[int], most_apart: int, room: Sequence[int] = ()) -> int:
    """The least number of players who have to move until no table has more than ``most_apart`` players more than
    another, which has ``room`` for one more; without it all tables have as much.
    """
    if len(set(room)) > 1:
        return _moves_one_by_one(list(players), most_apart, room)
    if max(players) - min(players) <= most_apart:
        return 0
    return min([
        max(sum(max(0, one - least - most_apart) for one in players), sum(max(0, least - one) for one in players))
        for least in range(min(players), max(players) + 1)
    ])  # fmt: skip


def _moves_one_by_one(players: list[int], most_apart: int, room: Sequence[int]) -> int:
    """The same, counted move by move from the largest table to the shortest that has room."""
    moves = 0
    while (to := _shortest(players, room)) >= 0 and max(players) - players[to] > most_apart:
        players[players.index(max(players))] -= 1
        players[to] += 1
        moves += 1
    return moves


def _shortest(players: Sequence[int], room: Sequence[int]) -> int:
    """The place of the shortest table that has room for one more, -1 where none has."""
    found = [place for place, count in enumerate(players) if not room or count < room[place]]
    return min(found, key=lambda place: players[place], default=-1)


def filled(players: Sequence[int], more: int, room: Sequence[int] = ()) -> list[int]:
    """The same tables after so many more players have come, each to the shortest that has ``room``."""
    found = list(players)
    for _ in range(more):
        found[max(0, _shortest(found, room))] += 1
    return found


class Sizes:
    """Tables by their number of players: those on the way to them count, those about to leave do not.

    Each change is a few steps, however many tables there are.
    """

    def __init__(self) -> None:
        self._of: dict[int, int] = {}
        self._place: dict[int, int] = {}
        self._with: list[list[int]] = [[] for _ in range(MOST)]

    def __len__(self) -> int:
        return len(self._of)

    def __contains__(self, table: object) -> bool:
        return table in self._of

    def __getitem__(self, table: int) -> int:
        return self._of[table]

    def add(self, table: int, players: int = 0) -> None:
        """Add a table."""
        self._of[table] = players
        self._place[table] = len(self._with[players])
        self._with[players].append(table)

    def remove(self, table: int) -> None:
        """Remove a table: it is given no players any more."""
        row, place = self._with[self._of.pop(table)], self._place.pop(table)
        last = row.pop()
        if last != table:
            row[place], self._place[last] = last, place

    def change(self, table: int, by: int) -> None:
        """Add this many players, or remove them."""
        players = self._of[table] + by
        self.remove(table)
        self.add(table, players)

    @property
    def largest(self) -> int:
        """The largest number of players at a table."""
        return next(players for players in range(MOST - 1, -1, -1) if self._with[players])

    @property
    def smallest(self) -> int:
        """The smallest number of players at a table."""
        return next(players for players in range(MOST) if self._with[players])

    @property
    def apart(self) -> int:
        """The difference between the largest table and the smallest."""
        return self.largest - self.smallest if self._of else 0

    def drawn_with(self, players: int, lots: Lots) -> int:
        """One of the tables with this many players, by lot."""
        return lots.pick(self._with[players])

    def with_players(self, players: int) -> list[int]:
        """The tables with this many players, in no particular order. Read only."""
        return self._with[players]

    def dump(self) -> list[list[int]]:
        """The tables by players, in the order that draws go by."""
        return [list(row) for row in self._with]

    @classmethod
    def load(cls, data: list[list[int]]) -> "Sizes":
        """Restore the sizes from `dump`."""
        sizes = cls()
        for players, row in enumerate(data):
            for table in row:
                sizes.add(table, players)
        return sizes
