"""An API token as it is stored: never the token itself."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

import msgspec

from cardroom.room.identity.scopes import Scope
from cardroom.store.people_rows import PlayerRecord
from cardroom.store.rows import KeepMatter, Matter

KIND: Final = "api_token"
PREFIX: Final = "cardroom_"
"""Every token begins so: whoever reads a leaked file recognises one."""


class ApiToken(msgspec.Struct, frozen=True):
    """A token of a player: its hash, its owner's name for it, its scopes, and until when it is good.

    `password` is a hash of the owner's stored password: a new password ends all tokens.
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
        """The row that stores the token as open, or (not `is_open`) as over."""
        return KeepMatter(
            Matter(KIND, self.id, self.player, self.made_ms, is_open, msgspec.to_builtins(self))
        )

    def fits(self, token: str) -> bool:
        """Whether `token` is the token stored here."""
        return hmac.compare_digest(self.hash, hashed(token))

    def is_good(self, owner: PlayerRecord, now_ms: int) -> bool:
        """Whether the token is still good: neither its time nor its owner's change of password has ended it."""
        return now_ms < self.until_ms and self.password == hashed(owner.password_hash)


def hashed(text: str) -> str:
    """The hash that is stored of a secret."""
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()


def id_in(token: str) -> str:
    """The id of the token that a text claims to be; "" for a text that is none."""
    name, _, secret = token.removeprefix(PREFIX).partition(".")
    return name if token.startswith(PREFIX) and secret and name.isascii() and len(name) <= 32 else ""
