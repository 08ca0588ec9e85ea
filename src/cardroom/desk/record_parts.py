"""Parts of the records that a desk keeps: each is one of several in a record."""

from __future__ import annotations

import msgspec


class CaseStep(msgspec.Struct, frozen=True):
    """A look into a case: the matter and the finding."""

    at_ms: int
    by: str
    looked_at: str
    found: str


class DealtThere(msgspec.Struct, frozen=True):
    """A down that is over: the table, the tournament whose table it was ("": one of the desk), from when until when."""

    table: int
    event_name: str
    from_ms: int
    until_ms: int


class NotedConsent(msgspec.Struct, frozen=True):
    """A consent: who has noted it, and when it was given."""

    by: str
    at_ms: int
