"""Table chat: how often one may speak, and how a text is cleaned."""

from __future__ import annotations

from collections import deque
from typing import Final

from cardroom.rules.refused import Refused

SAY: Final = "say"
"""The log's word for it."""
MOST: Final = 5
WITHIN_MS: Final = 10_000
"""At most five messages in ten seconds: the door against floods, no rule of a house."""


class ChatGate:
    """Keeps each player to a conversation's pace."""

    def __init__(self) -> None:
        self._spoken: dict[str, deque[int]] = {}

    def admit(self, player: str, text: str, now_ms: int) -> str:
        """The text as it may be told: one line, without control characters. Refuses an empty one and a flood."""
        clean = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not clean:
            raise Refused("chat-empty", "There is nothing to say in that message.")
        spoken = self._spoken.setdefault(player, deque())
        while spoken and spoken[0] <= now_ms - WITHIN_MS:
            spoken.popleft()
        if len(spoken) >= MOST:
            raise Refused(
                "chat-too-fast",
                f"At most {MOST} messages in {WITHIN_MS // 1000} seconds; wait a moment.",
                args={"most": MOST, "seconds": WITHIN_MS // 1000},
            )
        spoken.append(now_ms)
        return clean
