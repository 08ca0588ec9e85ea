"""The record of an account's second factors: a row of its own, and in the vault the seed of an app's codes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from cardroom.store.protocol import Reader
from cardroom.store.rows import KeepMatter, Matter

KIND: Final = "second_factor"
APP: Final = "app"
"""The id of an account's app where factors have ids."""


class Passkey(msgspec.Struct, frozen=True):
    """A key of the player's device.

    `site` is the name of the room that it was made for, `public_key` and `id` are in base64url, and `uses` is how often
    it was used according to the device (0 where the device does not count).
    """

    id: str
    public_key: str
    uses: int
    site: str
    name: str
    made_ms: int
    used_ms: int = 0


class Factors(msgspec.Struct, frozen=True, omit_defaults=True):
    """The second factors of an account.

    `app` names the seed in the vault that the app's codes are derived from, "" for no app. `app_step` is the time step
    of the last code that was accepted: that one and all before are worth nothing. `recovery` are the hashes of the
    codes left.
    """

    app: str = ""
    app_ms: int = 0
    app_step: int = 0
    passkeys: tuple[Passkey, ...] = ()
    recovery: tuple[str, ...] = ()

    @property
    def exist(self) -> bool:
        """Whether there is a second factor; recovery codes alone are none."""
        return bool(self.app or self.passkeys)

    def keeping(self, player: str, now_ms: int) -> KeepMatter:
        """Return the change that saves them."""
        return KeepMatter(Matter(KIND, player, player, now_ms, self.exist, msgspec.to_builtins(self)))


class HeldFactors(msgspec.Struct, frozen=True):
    """The factors of an account, and the seed of its app's codes."""

    factors: Factors
    seed: bytes | None = None

    def __repr__(self) -> str:
        return "Held(...)"


def held_by(player: str, reader: Reader) -> HeldFactors:
    """Return an account's factors; none where it never had any."""
    matter = reader.matter(KIND, player)
    factors = Factors() if matter is None else msgspec.convert(matter.body, Factors)
    return HeldFactors(factors, reader.seed(factors.app) if factors.app else None)


def of(player: str) -> Callable[[Reader], HeldFactors]:
    """Return `held_by` as a read of the store."""
    return partial(held_by, player)
