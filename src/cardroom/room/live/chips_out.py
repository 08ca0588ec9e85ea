"""Chips that a table has taken out of stacks for an act of its desk which is not stored yet.

The table takes them in commits of its own, and the desk notes what for in another. Each of the table's commits keeps what
was taken so far; the desk's commit closes that. Whatever comes between the two, chips that no act speaks of go back.
"""

from __future__ import annotations

from typing import Final

import msgspec

from cardroom.store.protocol import Reader
from cardroom.store.rows import KeepMatter, Matter

KIND: Final = "chips_out"


class ChipsOut(msgspec.Struct, frozen=True):
    """The chips taken for one act: players and cents, in the order in which they paid."""

    id: str
    house: str
    at_ms: int
    taken: tuple[tuple[str, int], ...] = ()

    def with_(self, player: str, cents: int) -> ChipsOut:
        """Return the same with the chips of one more player."""
        return msgspec.structs.replace(self, taken=(*self.taken, (player, cents)))

    def kept(self) -> KeepMatter:
        """Return the row that says so, for the commit that takes the last of these chips."""
        return KeepMatter(Matter(KIND, self.id, self.house, self.at_ms, True, msgspec.to_builtins(self)))

    def closed(self) -> KeepMatter:
        """Return the row for the commit of the act, or for the one that gives the chips back."""
        return KeepMatter(Matter(KIND, self.id, self.house, self.at_ms, False, {}))


def chips_out(reader: Reader) -> list[ChipsOut]:
    """Return what was taken and neither noted nor given back, the oldest first."""
    rows = reader.matters(KIND, open_only=True)
    return [msgspec.convert(row.body, ChipsOut) for row in reversed(rows)]
