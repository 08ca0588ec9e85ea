"""What hosts of owners share, and how they reach one another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from cardroom.ledger.ledger import Ledger
from cardroom.room.clock import Clock
from cardroom.room.entropy import Entropy
from cardroom.room.figures import Figures
from cardroom.room.timers import Timers
from cardroom.store.protocol import Store
from cardroom.store.rows import OpenOwner


@dataclass(frozen=True, slots=True)
class HostServices:
    """What hosts share."""

    store: Store
    ledger: Ledger
    clock: Clock
    timers: Timers
    entropy: Entropy
    figures: Figures


class Bus(Protocol):
    """Wakes owners. It may forget to: who was not woken finds its mail at the next look."""

    def wake(self, owner: str) -> None:
        """There is mail for an owner."""

    def opened(self, child: OpenOwner) -> None:
        """An owner has begun, durably."""

    def told(self, owner: str, news: list[object]) -> None:
        """A step is durable, and this is what its owner has to say."""

    def loaded(self, owner: str) -> None:
        """An owner is as the store has it, at a start or put back: whoever looks at it is to look anew."""

    def over(self, owner: str) -> None:
        """An owner has closed, or is another process's."""
