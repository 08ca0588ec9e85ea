"""A hash chain as the audit walks it, compared with itself and with its published heads."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from cardroom.store.chain import chain_start
from cardroom.store.rows import Head

Find = Callable[[str, str], None]
"""Receives a finding: where, and what is wrong there."""

Published = Mapping[str, Mapping[int, bytes]]
"""By chain, the published hashes by their numbers."""


class Finding(msgspec.Struct, frozen=True):
    """One finding: `where` names the account, chain or hand, `what` says in a sentence what is wrong."""

    where: str
    what: str

    def __str__(self) -> str:
        """One line for a person."""
        return f"{self.where}: {self.what}"


def published_by(days: Sequence[Mapping[str, Head]], find: Find) -> Published:
    """The heads published on several days, chain by chain; two days that contradict each other are a finding."""
    published: dict[str, dict[int, bytes]] = {}
    for day in days:
        for name, head in day.items():
            if published.setdefault(name, {}).setdefault(head.seq, head.chain) != head.chain:
                find(name, f"two heads were published for row {head.seq}, and they differ")
    return published


class Walk:
    """One walk along a chain: numbers without a gap, each hash over all rows before it."""

    def __init__(self, name: str, published: Mapping[int, bytes], find: Find) -> None:
        """`published` are the hashes published for some of its numbers."""
        self._published = published
        self._find = find
        self._broken = False
        self.name = name
        self.seq = 0
        self.hash = chain_start(name)

    def next(self, seq: int, expected: bytes, found: bytes) -> None:
        """Add one row: its number, the hash it should have and the one it has. Only the first fault is reported."""
        if not self._broken and seq != self.seq + 1:
            self._break(f"after {self.seq} comes {seq}: rows are missing")
        if not self._broken and expected != found:
            self._break(f"row {seq} was changed, or one before it was")
        self.seq, self.hash = seq, found
        if self._published.get(seq, found) != found:
            self._find(self.name, f"row {seq} is not what was published")

    def end(self) -> Head:
        """Finish after the last row. Returns the chain's head."""
        last = max(self._published, default=0)
        if last > self.seq:
            self._find(self.name, f"ends at {self.seq}, but {last} was published: the end is cut off")
        return Head(self.seq, self.hash)

    def _break(self, what: str) -> None:
        self._broken = True
        self._find(self.name, what)
