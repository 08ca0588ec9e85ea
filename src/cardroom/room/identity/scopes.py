"""The scopes of API tokens: a closed set. A token allows only requests that one of its scopes names."""

from __future__ import annotations

import re
from typing import Final, Literal

from cardroom.rules.refused import Refused

Scope = Literal["read", "play", "seats"]
"""``read``: the owner's account, hands, statistics and tournaments. ``play``: the socket, and decisions at tables where
the owner sits. ``seats``: bring money from the wallet to a cash table and back; choosing it adds ``play``.
"""
PLAYS: Final[frozenset[Scope]] = frozenset(("play", "seats"))
"""Scopes that work only in a room whose operator lets programs play."""

READ: Final = re.compile(
    r"/api/(me|me/tournaments|me/tickets|me/statistics|hands|hands/[^/]+|cashier|buy-in)"
)
"""The paths that ``read`` lets a program request (GET)."""


def check_said(scopes: tuple[Scope, ...], needed: Scope | Literal[""]) -> None:
    """Refuse ("token-scope") a message of the socket that needs a scope which is not among these, or "": no token may."""
    if not needed or needed not in scopes:
        raise out_of_scope(needed)


def may_read(scopes: tuple[Scope, ...], method: str, path: str) -> bool:
    """Whether a request over HTTP is within these scopes."""
    return "read" in scopes and method == "GET" and READ.fullmatch(path.rstrip("/")) is not None


def out_of_scope(wanted: str = "") -> Refused:
    """The refusal of a request that the token's scopes do not allow."""
    words = (
        f"It takes the scope {wanted}." if wanted else "No token may do that; its owner does it signed in."
    )
    return Refused("token-scope", words, args={"scope": wanted})
