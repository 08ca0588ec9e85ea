"""Open matters in memory: rows of one kind, by id, as acts decide on them before they are stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from cardroom.store.protocol import Reader
from cardroom.store.rows import Matter

MatterT = TypeVar("MatterT")

PutBack = Callable[[object], None]
"""Puts back what was there before a change, when the store has refused it (with the fault, which says no more)."""


class OpenMatters(dict[str, MatterT]):
    """The matters of a kind that are open, such as mutes that hold. Processes on one store follow one another's."""

    def __init__(self, kind: str, body: type[MatterT]) -> None:
        super().__init__()
        self.kind = kind
        self._body = body

    def load(self, reader: Reader) -> None:
        """Load those that were open when the room stopped."""
        for matter in reader.matters(self.kind, open_only=True):
            self.follow(matter)

    def follow(self, matter: Matter) -> None:
        """Take over a matter as it is stored, perhaps by another process."""
        if matter.is_open:
            self[matter.id] = msgspec.convert(matter.body, self._body)
        else:
            self.pop(matter.id, None)

    def open(self, matter: str, one: MatterT) -> PutBack:
        """Hold a matter as it is from now on. Later changes of it are not put back."""
        before = self.get(matter)
        self[matter] = one

        def put_back(_: object) -> None:
            if self.get(matter) is not one:
                return
            if before is None:
                del self[matter]
            else:
                self[matter] = before

        return put_back

    def end(self, matter: str) -> PutBack:
        """End a matter. One that was opened again since is not put back."""
        ended = self.pop(matter, None)

        def put_back(_: object) -> None:
            if ended is not None:
                self.setdefault(matter, ended)

        return put_back
