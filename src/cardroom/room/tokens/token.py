"""What is kept of a token: never the token itself."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

import msgspec

from cardroom.room.identity.scopes import Scope
from cardroom.store.rows import KeepMatter, Matter, PlayerRecord

KIND: Final = "api_token"
PREFIX: Final = "cardroom_"
"""Every token begins so: readers of leaked files know one."""


class ApiToken(msgspec.Struct, frozen=True):
    """A token of a player: its hash, what its owner calls it, what it may do, and until when it is good. `password` is a
    hash of the owner's stored password: whoever sets another ends all tokens with it.
    """

    id: str
    player: str
    name: str
    scopes: tuple[Scope, ...]
    hash: str
    password: str
    made_ms: int
    until_ms: int

    def __repr__(self) -> str:
        return f"ApiToken({self.id!r})"

    def keeping(self, is_open: bool = True) -> KeepMatter:
        """What keeps it, or (not `is_open`) that it is over."""
        return KeepMatter(
            Matter(KIND, self.id, self.player, self.made_ms, is_open, msgspec.to_builtins(self))
        )

    def fits(self, token: str) -> bool:
        """Whether this is the token."""
        return hmac.compare_digest(self.hash, hashed(token))

    def is_good(self, owner: PlayerRecord, now_ms: int) -> bool:
        """Whether it is not over by time, nor by another password of its owner."""
        return now_ms < self.until_ms and self.password == hashed(owner.password_hash)


def hashed(text: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()


def id_in(token: str) -> str:
    """Which token a text claims to be; "" for what is none."""
    name, _, secret = token.removeprefix(PREFIX).partition(".")
    return name if token.startswith(PREFIX) and secret and name.isascii() and len(name) <= 32 else ""
