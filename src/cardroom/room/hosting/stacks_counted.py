"""The stacks at cash tables between hands, compared with the ledger: chips on the felt are money in the books."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType

from cardroom.ledger import accounts
from cardroom.ledger.auditor import Drift
from cardroom.room.hosting.open_tables import OpenTables
from cardroom.store.protocol import Reader
from cardroom.table.model.seat import Seat


@dataclass(frozen=True, slots=True)
class StacksHeld:
    """The stacks of a table at one of its steps, in cents, by player; chips that wait to be added are counted in."""

    table: str
    seq: int
    stacks: Mapping[str, int]


def compare_stacks(held: StacksHeld, reader: Reader) -> Iterator[Drift]:
    """Compare them with the ledger as stored, unless the table has gone on since, or its last step is not stored yet."""
    last = reader.journal(held.table, held.seq - 1, 2)
    if [row.seq for row in last] != [held.seq]:
        return
    for player, cents in held.stacks.items():
        account = accounts.stack(held.table, player)
        found = reader.balance(account)
        if found != cents:
            yield Drift(account, found, cents, "the stack at the table is not what the ledger has there")


class StacksCounted:
    """Takes the stacks of the cash tables at which no hand is played."""

    def __init__(self, tables: OpenTables) -> None:
        self._tables = tables

    async def held(self) -> list[Callable[[Reader], Iterable[Drift]]]:
        """The stacks of each table that runs and plays no hand; another one is counted when it rests."""
        return [
            partial(compare_stacks, StacksHeld(name, writer.seq, stacks_of(writer.table.seats.values())))
            for name, writer in self._tables.items()
            if not (writer.is_halted or writer.in_hand)
        ]


def stacks_of(seats: Iterable[Seat]) -> Mapping[str, int]:
    """Return what each player's account there must hold."""
    return MappingProxyType({seat.player: seat.stack + seat.waiting_top_up for seat in seats})
