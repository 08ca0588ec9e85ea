"""What a program may do by an API token: a closed set. What no scope names, no token may ask."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

from cardroom.rules.refused import Refused

Scope = Literal["read", "play", "seats"]
"""``read``: the own account, hands, statistics and tournaments. ``play``: the socket; decisions at tables where the
owner sits. ``seats``: bring money of the wallet to a cash table and take it home; with it goes ``play``.
"""
PLAYS: Final[frozenset[Scope]] = frozenset(("play", "seats"))
"""What takes a room whose operator lets programs play."""

READ: Final = re.compile(
    r"/api/(me|me/settings|me/tournaments|me/tickets|me/statistics|hands|hands/[^/]+|cashier|buy-in)"
)
"""Where ``read`` lets a program look (GET)."""

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
"""By message of the socket with an id, the scope that it takes. Any other is refused to every token."""


def check_said(scopes: tuple[Scope, ...], message: str) -> None:
    """Refuse ("token-scope") a message that none of these scopes lets a program send."""
    wanted = SAID.get(message)
    if wanted is None or wanted not in scopes:
        raise out_of_scope(wanted or "")


def may_read(scopes: tuple[Scope, ...], method: str, path: str) -> bool:
    """Whether a request over HTTP is within these scopes."""
    return "read" in scopes and method == "GET" and READ.fullmatch(path.rstrip("/")) is not None


def out_of_scope(wanted: str = "") -> Refused:
    """What a program is told that asks for more than its token says."""
    words = (
        f"It takes the scope {wanted}." if wanted else "No token may do that; its owner does it signed in."
    )
    return Refused("token-scope", words, args={"scope": wanted})
