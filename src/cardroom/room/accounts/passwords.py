"""Passwords: hashed with argon2id, off the event loop, a few at a time."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from cardroom.room.settings import PasswordCost

AT_ONCE: Final = 4
"""Hashes worked out side by side; each takes tens of MiB, so more would let a flood of sign-ins eat the memory."""


def nobodys_hash(cost: PasswordCost) -> str:
    """A hash in the right form and of the full cost that no password is known to have."""
    salt, digest = (b64encode(b"\0" * size).decode().rstrip("=") for size in (16, 32))
    return f"$argon2id$v=19$m={cost.memory_kib},t={cost.passes},p={cost.lanes}${salt}${digest}"


class Passwords:
    """Hashes and checks passwords (OWASP: argon2id; RFC 9106)."""

    def __init__(self, cost: PasswordCost) -> None:
        self._hasher = PasswordHasher(
            time_cost=cost.passes, memory_cost=cost.memory_kib, parallelism=cost.lanes
        )
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._nobody = nobodys_hash(cost)

    async def hashed(self, password: str) -> str:
        """The hash to store."""
        async with self._gate:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, stored: str | None, password: str) -> bool:
        """Whether the password is the one that was hashed.

        With nothing stored (no such account) the same work is done against a hash nobody has, so that the time taken
        does not tell which names exist.
        """
        async with self._gate:
            fits = await asyncio.to_thread(self._verified, stored or self._nobody, password)
        return fits and stored is not None

    def _verified(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False
