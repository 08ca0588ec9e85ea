"""The bus by which hosts of owners reach one another."""

from __future__ import annotations

from typing import Protocol

from cardroom.store.rows import OpenOwner


class Bus(Protocol):
    """Wakes owners. A wake-up may be lost: the owner then finds its mail at the next look."""

    def wake(self, owner: str) -> None:
        """Wake an owner: it has mail."""

    def opened(self, child: OpenOwner) -> None:
        """Note that an owner has begun, durably."""

    def told(self, owner: str, news: list[object]) -> None:
        """Pass on the news of an owner's step, which is durable."""

    def loaded(self, owner: str) -> None:
        """Note that an owner was loaded from the store, at a start or after a fault: viewers must read it again."""

    def over(self, owner: str) -> None:
        """Note that an owner has closed, or that another process hosts it."""
