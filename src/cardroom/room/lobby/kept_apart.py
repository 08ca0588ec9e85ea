"""Players who must not sit together, and what that means for a seat (CH-1.62, CH-8.52)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cardroom.room.hosting.house import House
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.lobby.moves import Moves
from cardroom.room.lobby.neighbours import Neighbours
from cardroom.room.lobby.pool import Pool
from cardroom.rules.refused import Refused


class KeptApart:
    """The pairs that staff keep apart, and neighbours where the operator wants that.

    They are checked against seats, kept seats, and players on their way to a table.
    """

    def __init__(self, main: House, pools: Mapping[str, Pool], moves: Moves, neighbours: Neighbours) -> None:
        self._neighbours = neighbours
        self._pools = pools
        self._moves = moves
        self._main = main

    @property
    def pairs(self) -> set[frozenset[str]]:
        """All pairs. They hold in every house of the room, so the main house keeps them."""
        return self._main.apart

    def as_told(self) -> tuple[tuple[str, str], ...]:
        """The same pairs together with those of households, sorted."""
        pairs = self.pairs | self._neighbours.pairs()
        return tuple(sorted([(one, other) for one, other in map(sorted, pairs)]))

    def by_staff(self, player: str) -> frozenset[str]:
        """The players whom staff keep this one apart from."""
        return frozenset(other for pair in self.pairs if player in pair for other in pair if other != player)

    def of(self, player: str) -> frozenset[str]:
        """The players this one must not sit with."""
        return self.by_staff(player) | self._neighbours.of(player)

    def household(self, player: str) -> tuple[str, ...]:
        """The players who live with this one, as staff have recorded it."""
        found = self._neighbours.household_of(player)
        return tuple(one for one in found.players if one != player) if found else ()

    def is_free_of(self, player: str, writer: TableWriter, passing: str = "") -> bool:
        """Whether a table is free of players whom this one must not sit with.

        That counts those who sit there and those for whom a seat is kept; the offer `passing` is ignored.
        """
        return self.are_not_at(self.of(player), writer, passing)

    def are_not_at(self, others: frozenset[str], writer: TableWriter, passing: str = "") -> bool:
        """Whether none of these players sits at a table, or has a seat kept there but by the offer `passing`."""
        return not others or others.isdisjoint(self._at(writer, passing))

    def check(self, player: str, writer: TableWriter) -> None:
        """Refuse ("kept-apart") a table where such a player sits, without saying who."""
        if not self.is_free_of(player, writer):
            clauses = writer.table.book.conduct.kept_apart.clauses
            words = "The house keeps you and somebody at this table apart; ask its staff."
            raise Refused("kept-apart", words, clauses, {"table": writer.terms.table})

    def kept_from(self, writer: TableWriter) -> frozenset[str]:
        """The players who may not sit at a table, because they must not sit with somebody there."""
        return frozenset(other for player in self._at(writer) for other in self.of(player))

    def together(self, players: Sequence[str]) -> list[str]:
        """Those of a line who can open a table together: each is added who may sit with all added before."""
        found: list[str] = []
        for player in players:
            if self.of(player).isdisjoint(found):
                found.append(player)
        return found

    def _at(self, writer: TableWriter, passing: str = "") -> Iterable[str]:
        table = writer.terms.table
        offers = self._pools[writer.pool].waiting.offers.values()
        kept = [one.player for one in offers if one.table == table and one.offer != passing]
        return [*[seat.player for seat in writer.table.seats.values()], *kept, *self._moves.coming_to(table)]
