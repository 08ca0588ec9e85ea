"""Setting up and removing the second factors of an account, by its player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from cardroom.room.accounts.players import Players
from cardroom.room.accounts.reset_codes import code_hash
from cardroom.room.identity.permissions import check_no_guest, check_proof
from cardroom.room.identity.person import Person
from cardroom.room.notices.notices import Notices
from cardroom.room.protocol import responses_sign_in as responses
from cardroom.room.runtime.entropy import SEED_BYTES, Entropy, draw_code, draw_id
from cardroom.room.second import app_codes, passkeys
from cardroom.room.second.factors import APP, Factors
from cardroom.room.second.passkeys import Place
from cardroom.room.second.proving import Proof, Proving
from cardroom.rules.refused import Refused
from cardroom.store.people_rows import CloseSessionsOf, ForgetDevicesOf, OpenSession
from cardroom.store.rows import Change, Commit, HandSeed, Json, LogRecord

SET_UP: Final = "set_up_second"
REMOVED: Final = "remove_second"
RENEWED: Final = "renew_recovery"
CODES: Final = 10
MAX_PASSKEYS: Final = 10
HALF: Final = 11
"""The length of a recovery code, with the dash between its groups: 50 bits, and wrong guesses are counted."""
PENDING_KEPT: Final = 1_000


class SecondFactors:
    """The second factors of an account, as its player sets them up and changes them."""

    def __init__(
        self, proving: Proving, entropy: Entropy, players: Players, notices: Notices, house: Callable[[], str]
    ) -> None:
        """`house` gives the name that apps and devices show for the room."""
        self.proving = proving
        self._entropy = entropy
        self._players = players
        self._notices = notices
        self._house = house
        self._pending: dict[str, bytes] = {}
        """The seed of an app that has shown no code yet, by player."""

    async def view(self, person: Person) -> responses.SecondFactor:
        """Return a view of the account's factors, without anything that could be used to sign in."""
        factors = (await self.proving.held(person.id)).factors
        rows = [responses.OneFactor(APP, "app", "", factors.app_ms, 0)] if factors.app else []
        rows += [
            responses.OneFactor(one.id, "passkey", one.name, one.made_ms, one.used_ms)
            for one in factors.passkeys
        ]
        return responses.SecondFactor(tuple(rows), len(factors.recovery))

    async def has_passkey(self, player: str, site: str) -> bool:
        """Whether the account has a passkey for this address of the room."""
        held = await self.proving.held(player)
        return any(one.site == site for one in held.factors.passkeys)

    # ------------------------------------------------------------------ setting up

    async def check_may_change(self, person: Person, password: str) -> None:
        """Refuse a player who has not proved the second factor recently, or, without one, has not given the password.

        A browser that was left open is not enough. Also refuses guests and accounts that are there for everybody.
        """
        check_no_guest(person)
        if person.second:
            check_proof(self._players.now(person))
        else:
            await self._players.check_password(person, password)

    async def begin_app(self, person: Person) -> responses.AppToSetUp:
        """Return the data to set up an app with, shown this once, to a player who passed `check_may_change`.

        Nothing is stored before the app has shown a code.
        """
        self._pending.pop(person.id, None)
        seed = self._pending[person.id] = self._entropy(SEED_BYTES)
        if len(self._pending) > PENDING_KEPT:
            del self._pending[next(iter(self._pending))]
        secret = app_codes.secret_of(seed)
        address = app_codes.address_of(secret, person.name, self._house())
        return responses.AppToSetUp(secret, address, app_codes.picture_of(address))

    async def confirm_app(self, person: Person, code: str) -> responses.RecoveryCodes:
        """Add the app after it has shown its first code, which is used up by that.

        Refuses ("second-factor-wrong", "no-app-begun").
        """
        async with self.proving.one_at_a_time:
            seed, now_ms = self._pending.get(person.id), self.proving.now_ms
            if seed is None:
                raise Refused("no-app-begun", "You are not setting up an app; begin again.")
            step = app_codes.step_of(app_codes.secret_of(seed), "".join(code.split()), now_ms, 0)
            if step is None:
                raise Refused("second-factor-wrong", "This code is wrong, used already or expired.")
            name = draw_id(self._entropy, "app-")
            before = (await self.proving.held(person.id)).factors
            factors = msgspec.structs.replace(before, app=name, app_ms=now_ms, app_step=step)
            given = await self._add(person, before, factors, APP, (HandSeed(name, seed),))
            self._pending.pop(person.id, None)
            return given

    async def begin_passkey(self, person: Person, place: Place) -> str:
        """Return the options with which the browser asks the device for a key, after `check_may_change`.

        Refuses ("too-many-passkeys").
        """
        factors = (await self.proving.held(person.id)).factors
        if len(factors.passkeys) >= MAX_PASSKEYS:
            raise Refused(
                "too-many-passkeys", f"An account has {MAX_PASSKEYS} passkeys at most; remove one first."
            )
        options = passkeys.to_make(place, self._house(), person.id, person.name, factors.passkeys)
        self.proving.challenges.ask(f"make {person.session}", options.challenge)
        return options.text

    async def confirm_passkey(
        self, person: Person, name: str, made: str, place: Place
    ) -> responses.RecoveryCodes:
        """Add the key that the device has made. Refuses ("passkey-refused", "passkey-over")."""
        async with self.proving.one_at_a_time:
            challenge, now_ms = self.proving.challenges.take(f"make {person.session}"), self.proving.now_ms
            key = passkeys.made(made, challenge, place, name, now_ms)
            before = (await self.proving.held(person.id)).factors
            if any(one.id == key.id for one in before.passkeys) or len(before.passkeys) >= MAX_PASSKEYS:
                raise Refused(
                    "passkey-refused", "This passkey could not be checked, or it is one of yours already."
                )
            factors = msgspec.structs.replace(before, passkeys=(*before.passkeys, key))
            return await self._add(person, before, factors, "passkey")

    async def _add(
        self, person: Person, before: Factors, factors: Factors, kind: str, seeds: tuple[HandSeed, ...] = ()
    ) -> responses.RecoveryCodes:
        """Add a factor. The first one brings recovery codes, and every other sign-in ends."""
        now_ms = self.proving.now_ms
        codes: tuple[str, ...] = ()
        changes: tuple[Change, ...] = ()
        if before.exist:  # it may have come since this one was begun, with the password alone
            check_proof(self._players.now(person))
        if not before.exist:
            codes, factors = self._with_codes(factors)
            here = [one for one in await self._players.sessions.of(person.id) if one.id == person.session]
            changes = (CloseSessionsOf(person.id), ForgetDevicesOf(person.id), *map(OpenSession, here))
        record = self._line(person, SET_UP, kind)
        commit = Commit(seeds=seeds, changes=(factors.keeping(person.id, now_ms), *changes), log=(record,))
        await self._players.keep_second(person.id, True, commit, person.session)
        self._players.proofs.note(person.session)
        if not before.exist:
            self._notices.hang_up(person.id, "second factor set up")
        return responses.RecoveryCodes(codes)

    def _with_codes(self, factors: Factors) -> tuple[tuple[str, ...], Factors]:
        codes = tuple(draw_code(self._entropy)[:HALF] for _ in range(CODES))
        return codes, msgspec.structs.replace(factors, recovery=tuple(map(code_hash, codes)))

    # ------------------------------------------------------------------ changing

    async def renew_codes(self, person: Person) -> responses.RecoveryCodes:
        """Make new recovery codes, shown this once; those before are worth nothing. Refuses ("no-second-factor")."""
        check_proof(self._players.now(person))
        async with self.proving.one_at_a_time:
            before = (await self.proving.held(person.id)).factors
            if not before.exist:
                raise Refused("no-second-factor", "This account has no second factor.")
            codes, factors = self._with_codes(before)
            kept = factors.keeping(person.id, self.proving.now_ms)
            await self._players.keep_second(
                person.id, True, Commit(changes=(kept,), log=(self._line(person, RENEWED, ""),))
            )
            return responses.RecoveryCodes(codes)

    async def remove(self, person: Person, factor: str) -> None:
        """Remove a factor; with the last one the recovery codes are gone too. Refuses ("no-such-factor")."""
        check_proof(self._players.now(person))
        async with self.proving.one_at_a_time:
            before = (await self.proving.held(person.id)).factors
            keys = tuple(one for one in before.passkeys if one.id != factor)
            if factor == APP and before.app:
                factors = msgspec.structs.replace(before, app="", app_ms=0)
            elif len(keys) < len(before.passkeys):
                factors = msgspec.structs.replace(before, passkeys=keys)
            else:
                raise Refused("no-such-factor", "You have no such factor, or you have removed it already.")
            factors = factors if factors.exist else Factors()
            record = self._line(person, REMOVED, "app" if factor == APP else "passkey")
            kept = factors.keeping(person.id, self.proving.now_ms)
            await self._players.keep_second(person.id, factors.exist, Commit(changes=(kept,), log=(record,)))

    async def prove_again(self, person: Person, proof: Proof, place: Place) -> None:
        """Prove the second factor before money moves; the proof is good for some minutes in this session."""
        await self.proving.prove(person.session, person.id, proof, place)
        self._players.proofs.note(person.session)

    def _line(self, person: Person, what: str, kind: str) -> LogRecord:
        details: Json = {"kind": kind} if kind else {}
        return LogRecord(self.proving.now_ms, person.id, what, person.id, "", details)
