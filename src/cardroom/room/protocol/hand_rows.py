"""A player's hands in a list.

Amounts in cents, but for those of a tournament; times in milliseconds since 1970 (UTC).
"""

import msgspec

from cardroom.table.values.kinds import PrivateMoney
from cardroom.table.values.stakes import Stakes


class HandRow(msgspec.Struct):
    """One of your hands. ``net`` is what it won or cost you.

    ``pot`` and ``net`` are chips of a ``tournament`` where one is named, with the ``stakes`` of its level; in a private
    game they are what its chips stand for; elsewhere cents.
    """

    hand: str
    table: str
    table_name: str
    number: int
    started_ms: int
    stake: str
    game: str
    form: str
    cards: tuple[str, ...]
    board: tuple[str, ...]
    pot: int
    net: int
    voided: bool
    tournament: str = ""
    private: PrivateMoney = ""
    stakes: Stakes | None = None


class HandRows(msgspec.Struct):
    """Your hands, newest first; ``next`` is the ``before`` of the next page, empty at the end. A search for cards looks
    through so many hands at a time: ``looked_to_ms`` is when the last of them began, 0 where the page is full or the
    last.
    """

    hands: tuple[HandRow, ...]
    next: str
    looked_to_ms: int = 0
