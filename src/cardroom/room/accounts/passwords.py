"""Passwords: hashed with argon2id, off the event loop, a few at a time."""

from __future__ import annotations

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from cardroom.room.settings import PasswordCost

AT_ONCE: Final = 4
"""Hashes worked out side by side; each takes tens of MiB, so more would let a flood of sign-ins eat the memory."""


class Passwords:
    """Hashes and checks passwords (OWASP: argon2id; RFC 9106)."""

    def __init__(self, cost: PasswordCost) -> None:
        self._hasher = PasswordHasher(
            time_cost=cost.passes, memory_cost=cost.memory_kib, parallelism=cost.lanes
        )
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._nobody: str | None = None

    async def hashed(self, password: str) -> str:
        """The hash to store."""
        async with self._gate:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, stored: str | None, password: str) -> bool:
        """Whether the password is the one that was hashed.

        With nothing stored (no such account) the same work is done against a hash nobody has, so that the time taken
        does not tell which names exist.
        """
        if stored is None:
            if self._nobody is None:
                self._nobody = await self.hashed("nobody has this password")
            stored, known = self._nobody, False
        else:
            known = True
        async with self._gate:
            return await asyncio.to_thread(self._verified, stored, password) and known

    def _verified(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False
