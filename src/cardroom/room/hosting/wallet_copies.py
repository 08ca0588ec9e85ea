"""Balances in memory are copies of those in the store, which alone decides what an account holds.

A copy is wrong once somebody else has moved the account: another process, or staff with a tool. A commit that overdraws
is refused by the store, and whoever was about to be refused by a copy is asked about again: then the copy is put right.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from cardroom.ledger import accounts
from cardroom.ledger.ledger import Ledger
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.tending import tended

OVERDRAWN: Final = "below-zero"
"""The store's code for a commit that would take an account below zero."""
SHORT: Final = frozenset({"wallet-too-small", "returning-stack-not-covered"})
"""The refusals of a request whose player has too little money."""


class WalletCopies:
    """Puts copies of accounts right."""

    def __init__(self, ledger: Ledger, outbox: Outbox) -> None:
        self._ledger = ledger
        self._outbox = outbox
        self._looks: set[asyncio.Task[None]] = set()

    async def put_right(self, account: str) -> bool:
        """Take over what the store has, behind all that was decided here. Returns whether it was another sum."""
        while True:
            held = self._ledger.balance(account)
            stored = await self._outbox.read_behind(lambda reader: reader.balance(account))
            if self._ledger.balance(account) == held:  # else it was moved here meanwhile
                break
        if stored != held:
            self._ledger.learn(account, stored)
        return stored != held

    def look_again(self, player: str, then: Callable[[bool], None]) -> None:
        """Put a player's wallet right, then call `then` with whether it was another sum."""

        async def look() -> None:
            then(await self.put_right(accounts.wallet(player)))

        self.begin("a wallet", look)

    def begin(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do work that looks at a copy first, beside everything else."""
        task = asyncio.get_running_loop().create_task(tended(what, work, self._outbox.figures))
        self._looks.add(task)
        task.add_done_callback(self._looks.discard)

    async def ended(self) -> None:
        """Wait until nobody is about to be answered."""
        while self._looks:
            await asyncio.gather(*self._looks)

    def stop(self) -> None:
        """Answer nobody any more: the room closes."""
        for look in self._looks:
            look.cancel()
