"""A limit on how often a player may do something that costs nothing: against floods, no rule of a house."""

from __future__ import annotations

from collections import deque


class Pace:
    """At most `most` times `within_ms`, for each player."""

    def __init__(self, most: int, within_ms: int) -> None:
        self.most = most
        self.within_ms = within_ms
        self._done: dict[str, deque[int]] = {}

    def admits(self, player: str, now_ms: int) -> bool:
        """Whether the player may act now; if so, the act is counted."""
        done = self._done.setdefault(player, deque())
        while done and done[0] <= now_ms - self.within_ms:
            done.popleft()
        if len(done) >= self.most:
            return False
        done.append(now_ms)
        return True
