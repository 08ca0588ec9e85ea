"""What the records of a desk are made of: the fields that each has, and parts of which a record may have several."""

from __future__ import annotations

import msgspec


class KeptRecord(msgspec.Struct, frozen=True, kw_only=True):
    """The fields of every record."""

    number: int
    since_ms: int
    by: str
    why: str = ""
    closed_ms: int = 0
    closed_by: str = ""


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
