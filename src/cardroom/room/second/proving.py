"""Proving a second factor: a code or signature is used up before anybody is let in by it."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from cardroom.room.accounts.reset_codes import code_hash
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import stored
from cardroom.room.second import passkeys
from cardroom.room.second.app_codes import secret_of, step_of
from cardroom.room.second.factors import Factors, HeldFactors, of
from cardroom.room.second.passkeys import Place
from cardroom.room.second.pending import Challenges
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Store
from cardroom.store.rows import Commit, LogRecord

PROVED: Final = "prove_second"
NOT_PROVED: Final = "prove_second_failed"


class Proof(msgspec.Struct, frozen=True):
    """A code (of the app, or for recovery), or the response that a device has signed, as JSON."""

    code: str = ""
    passkey: str = ""

    def __repr__(self) -> str:
        return "Proof(...)"


class Proving:
    """Checks one proof at a time: when two clients show the same code at once, one of them is too late."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self.challenges = Challenges(clock)
        self.one_at_a_time = asyncio.Lock()
        """Also held while factors are added or removed, so that no change overwrites another."""

    @property
    def now_ms(self) -> int:
        """The time by which codes and challenges are checked."""
        return self._clock.now_ms()

    async def held(self, player: str) -> HeldFactors:
        """Return an account's factors."""
        return await self._store.read(of(player))

    async def ask_passkey(self, who: str, player: str, place: Place) -> str:
        """Return the options for the device; its answer is accepted once, under the same `who`."""
        held = await self.held(player)
        if not any(one.site == place.site for one in held.factors.passkeys):
            raise Refused("no-passkey", "This account has no passkey for this address of the room.")
        options = passkeys.to_prove(place, held.factors.passkeys)
        self.challenges.ask(who, options.challenge)
        return options.text

    async def prove(self, who: str, player: str, proof: Proof, place: Place) -> None:
        """Check a proof and use it up.

        Refuses ("second-factor-wrong", "passkey-refused", "passkey-over"). Each failure is in the log, without the code
        or signature.
        """
        async with self.one_at_a_time:
            now_ms = self._clock.now_ms()
            held = await self.held(player)
            try:
                factors, by = self._used(who, held, proof, place, now_ms)
            except Refused as refused:
                record = LogRecord(now_ms, player, NOT_PROVED, player, refused.code)
                await stored(self._store, Commit(log=(record,)))
                raise
            record = LogRecord(now_ms, player, PROVED, player, by, {"recovery_left": len(factors.recovery)})
            await stored(self._store, Commit(changes=(factors.keeping(player, now_ms),), log=(record,)))

    def _used(
        self, who: str, held: HeldFactors, proof: Proof, place: Place, now_ms: int
    ) -> tuple[Factors, str]:
        """Return the factors after the proof is used up, and the kind of proof."""
        factors = held.factors
        if proof.passkey:
            challenge = self.challenges.take(who)
            key, uses = passkeys.proved(proof.passkey, challenge, place, factors.passkeys)
            used = msgspec.structs.replace(key, uses=uses, used_ms=now_ms)
            keys = tuple(used if one is key else one for one in factors.passkeys)
            return msgspec.structs.replace(factors, passkeys=keys), "passkey"
        code = "".join(proof.code.split())
        if held.seed is not None:
            step = step_of(secret_of(held.seed), code, now_ms, factors.app_step)
            if step is not None:
                return msgspec.structs.replace(factors, app_step=step), "app"
        spent = code_hash(code)
        if factors.exist and spent in factors.recovery:
            left = tuple(one for one in factors.recovery if one != spent)
            return msgspec.structs.replace(factors, recovery=left), "recovery"
        raise Refused("second-factor-wrong", "This code is wrong, used already or expired.")
