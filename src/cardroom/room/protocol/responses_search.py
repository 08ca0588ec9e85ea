"""What a search of staff finds."""

from __future__ import annotations

from typing import Literal

import msgspec

from cardroom.ledger.entry_kinds import EntryKind
from cardroom.room.protocol.responses_staff import StaffPlayer
from cardroom.store.rows import Outcome

MoneyState = Literal["booked", "waits", "declined", "over"]
"""Whether money was moved, or a credit that takes two waits, was declined, or has waited too long."""


class FoundHand(msgspec.Struct):
    """A finished hand, by its id; how it ended, and no card."""

    hand: str
    table: str
    ended_ms: int
    outcome: Outcome


class FoundPosting(msgspec.Struct):
    """What an entry does to one account; ``player`` and ``name`` are empty for an account of the house."""

    account: str
    amount: int
    player: str
    name: str


class FoundMoney(msgspec.Struct):
    """A movement of money: an entry of the ledger, or a credit that is not booked, by the id of its request."""

    id: str
    state: MoneyState
    at_ms: int
    kind: EntryKind
    reason: str
    by: str
    postings: tuple[FoundPosting, ...]


class StaffFound(msgspec.Struct):
    """What a text names, as far as the role of who asks may see it; ``more`` when there is more than is shown."""

    players: tuple[StaffPlayer, ...]
    hands: tuple[FoundHand, ...]
    money: tuple[FoundMoney, ...]
    more: bool
