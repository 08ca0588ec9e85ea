"""State that waits for a second factor, only in memory: half-made sign-ins, and what a device was asked to sign."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from typing import Final, NamedTuple

from cardroom.room.accounts.proofs import SecondFactorWanted
from cardroom.room.identity.person import Person
from cardroom.room.runtime.clock import Clock
from cardroom.rules.refused import Refused

GOOD_MS: Final = 300_000
KEPT: Final = 10_000


class HalfIn(NamedTuple):
    """A person who has given the password, its hash, and the device used."""

    person: Person
    password_hash: str
    device: str
    until_ms: int


class HalfSignIns:
    """Half-made sign-ins by their ticket, which the page that asked for the sign-in has."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._all: OrderedDict[str, HalfIn] = OrderedDict()

    def begin(self, wanted: SecondFactorWanted, device: str) -> str:
        """Begin a half-made sign-in and return its ticket."""
        ticket = secrets.token_urlsafe(32)
        self._all[ticket] = HalfIn(
            wanted.person, wanted.password_hash, device, self._clock.now_ms() + GOOD_MS
        )
        if len(self._all) > KEPT:
            self._all.popitem(last=False)
        return ticket

    def find(self, ticket: str) -> HalfIn:
        """Return the sign-in of a ticket. Refuses ("sign-in-over") one that is used or over, and one that never was."""
        found = self._all.get(ticket)
        if found is None or found.until_ms <= self._clock.now_ms():
            self._all.pop(ticket, None)
            raise Refused("sign-in-over", "This sign-in took too long; begin again with name and password.")
        return found

    def take(self, ticket: str) -> HalfIn:
        """Use up the sign-in of a ticket and return it. Refuses as `find`."""
        found = self.find(ticket)
        del self._all[ticket]
        return found


class AskedOfDevice(NamedTuple):
    """A challenge that a device was asked to sign, and the time until which its answer is accepted."""

    challenge: bytes
    until_ms: int


class Challenges:
    """Challenges by the one they are for: each is answered once, and a new one ends the one before."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._all: OrderedDict[str, AskedOfDevice] = OrderedDict()

    def ask(self, who: str, challenge: bytes) -> None:
        """Record a challenge that waits for an answer from now on."""
        self._all.pop(who, None)
        self._all[who] = AskedOfDevice(challenge, self._clock.now_ms() + GOOD_MS)
        if len(self._all) > KEPT:
            self._all.popitem(last=False)

    def take(self, who: str) -> bytes:
        """Use up the last challenge and return it. Refuses ("passkey-over")."""
        found = self._all.pop(who, None)
        if found is None or found.until_ms <= self._clock.now_ms():
            raise Refused("passkey-over", "That took too long; ask for your passkey again.")
        return found.challenge
