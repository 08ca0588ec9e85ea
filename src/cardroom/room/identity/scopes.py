"""The scopes of API tokens: a closed set. A token allows only requests that one of its scopes names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
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

SAID: Final[Mapping[str, Scope]] = MappingProxyType(
    {
        **dict.fromkeys(
            (
                "Act", "SitOut", "SitIn", "SkipNextBigBlind", "Straddle", "Enter", "ChangeSeat", "StayAtTable",
                "KeepTimeBank", "UseTimeBank", "ShowCards",
            ),
            "play",
        ),
        **dict.fromkeys(("JoinPool", "LeaveQueue", "AnswerOffer", "TopUp", "LeaveTable"), "seats"),
    }
)  # fmt: skip
"""The scope that each message of the socket with an id needs. Any other message is refused to every token."""


def check_said(scopes: tuple[Scope, ...], message: str) -> None:
    """Refuse ("token-scope") a message that none of these scopes lets a program send."""
    wanted = SAID.get(message)
    if wanted is None or wanted not in scopes:
        raise out_of_scope(wanted or "")


def may_read(scopes: tuple[Scope, ...], method: str, path: str) -> bool:
    """Whether a request over HTTP is within these scopes."""
    return "read" in scopes and method == "GET" and READ.fullmatch(path.rstrip("/")) is not None


def out_of_scope(wanted: str = "") -> Refused:
    """The refusal of a request that the token's scopes do not allow."""
    words = (
        f"It takes the scope {wanted}." if wanted else "No token may do that; its owner does it signed in."
    )
    return Refused("token-scope", words, args={"scope": wanted})
