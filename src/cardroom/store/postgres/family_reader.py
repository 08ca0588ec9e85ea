"""A reader of a process that holds some families of owners: what is open, in them alone; and what is not theirs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardroom.store.postgres.address import Address
from cardroom.store.postgres.reader import PostgresReader
from cardroom.store.rows import OwnerKind, OwnerRecord, TableRecord

_ELSEWHERE: Final = (
    "WITH RECURSIVE up(one, id, parent) AS (SELECT id, id, parent FROM owners WHERE id = ANY(?::text[]) "
    "UNION ALL SELECT up.one, o.id, o.parent FROM owners o JOIN up ON o.id = up.parent) "
    "SELECT one FROM up WHERE parent IS NULL AND NOT id = ANY(?::text[])"
)


class FamilyReader(PostgresReader):
    """The `Reader` of one thread.

    It finds all that has ever been, whosever it is; of open tables and owners, and of owners with mail, its own.
    """

    def __init__(self, address: Address, families: tuple[str, ...]) -> None:
        """Connect; raises `StoreUnusable` if that is not possible. `families` are named by their first owners."""
        super().__init__(address)
        self._families = families

    def held_elsewhere(self, owners: Iterable[str]) -> set[str]:
        """See `Reader`."""
        found = self.connection.execute(_ELSEWHERE, ([*owners], [*self._families]))
        return {owner for (owner,) in found}

    def tables(self, *, with_closed: bool = False) -> list[TableRecord]:
        """See `Reader`."""
        found = super().tables(with_closed=with_closed)
        if with_closed:
            return found
        elsewhere = self.held_elsewhere([one.id for one in found])
        return [one for one in found if one.id not in elsewhere]

    def owners(self, kind: OwnerKind, *, with_closed: bool = False) -> list[OwnerRecord]:
        """See `Reader`."""
        found = super().owners(kind, with_closed=with_closed)
        if with_closed:
            return found
        elsewhere = self.held_elsewhere([one.id for one in found])
        return [one for one in found if one.id not in elsewhere]

    def with_mail(self) -> list[str]:
        """See `Reader`."""
        found = super().with_mail()
        elsewhere = self.held_elsewhere(found)
        return [one for one in found if one not in elsewhere]
