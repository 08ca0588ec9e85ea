"""Passwords: hashed with argon2id, off the event loop, a few at a time."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from cardroom.room.runtime.settings import PasswordCost
from cardroom.room.runtime.workshop import Workshop
from cardroom.rules.refused import Refused

AT_ONCE: Final = 4
"""Hashes computed at the same time; each takes tens of MiB, so more would let a flood of sign-ins use up the memory."""


NO_PASSWORD: Final = "!"
"""Stored for accounts without a usable password (bots, and accounts with a reset code): no hash has this form."""


@cache
def common_passwords() -> frozenset[str]:
    """The 30,000 passwords that people choose most, in lower case (NIST SP 800-63B 5.1.1.2 asks for such a list)."""
    from zxcvbn.frequency_lists import FREQUENCY_LISTS

    return frozenset(password.casefold() for password in FREQUENCY_LISTS["passwords"])


def check_password(name: str, password: str) -> None:
    """Refuse ("password-has-name") a password that contains the name, and ("password-common") a common one."""
    if name.casefold() in password.casefold():
        raise Refused("password-has-name", "Choose a password that does not contain your name.")
    if password.strip().casefold() in common_passwords():
        raise Refused("password-common", "That is one of the passwords tried first; choose another.")


def nobodys_hash(cost: PasswordCost) -> str:
    """A hash of the right form and the full cost; no password is known to have it."""
    salt, digest = (b64encode(b"\0" * size).decode().rstrip("=") for size in (16, 32))
    return f"$argon2id$v=19$m={cost.memory_kib},t={cost.passes},p={cost.lanes}${salt}${digest}"


class Passwords:
    """Hashes and checks passwords (OWASP: argon2id; RFC 9106)."""

    def __init__(self, cost: PasswordCost) -> None:
        self._hasher = PasswordHasher(
            time_cost=cost.passes, memory_cost=cost.memory_kib, parallelism=cost.lanes
        )
        self._workshop = Workshop(AT_ONCE, behind=True)  # argon2 works without the interpreter
        self._nobody = nobodys_hash(cost)

    async def hashed(self, password: str) -> str:
        """Return the hash to store."""
        return await self._workshop.do(lambda: self._hasher.hash(password))

    async def hashed_new(self, name: str, password: str) -> str:
        """Return the hash of a password that a person chose. Refuses one that is easy to guess (`check_password`)."""
        await asyncio.to_thread(check_password, name, password)
        return await self.hashed(password)

    async def fits(self, stored: str | None, password: str) -> bool:
        """Whether the password is the one that was hashed.

        With nothing stored (no such account) the same work is done against a hash that nobody has, so that the time
        taken does not reveal which names exist.
        """
        fits = await self._workshop.do(lambda: self._verified(stored or self._nobody, password))
        return fits and stored is not None

    def _verified(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False
