"""Penalties of a tournament as its staff see them, with the appeals against them."""

from __future__ import annotations

import msgspec

from cardroom.floor.conduct.penalty_appeal import PenaltyAppeal
from cardroom.room.protocol.responses_staff import CitedClause
from cardroom.rules.decisions import PenaltyKind


class PenaltyRow(msgspec.Struct):
    """One penalty in a tournament: what was given to whom, why and by which clauses, and what is ``left`` of it in
    hands. ``until_ms`` is the end of a time away; ``ended`` why staff ended it early; ``open`` while something is to be
    served. ``times``: which of the player's for the ``offence`` it is, at the desk and in tournaments; one that
    was given in error is ``void``. ``by`` gave it ("": that was not kept), and the latest of the ``appeals`` says what came
    of it; people are named.
    """

    player: str
    name: str
    id: str
    kind: PenaltyKind
    hands: int
    served: int
    left: int
    until_ms: int
    reason: str
    clauses: tuple[str, ...]
    given_ms: int
    ended: str
    open: bool
    offence: str = ""
    times: int = 0
    void: bool = False
    by: str = ""
    appeals: tuple[PenaltyAppeal, ...] = ()


class OffenceCount(msgspec.Struct):
    """How many ``times`` a player was penalised for an offence."""

    offence: str
    times: int


class CountedBody(msgspec.Struct):
    """A player's penalties so far that count, at the desk of the house and in its tournaments together."""

    offences: tuple[OffenceCount, ...]


class PenaltiesBody(msgspec.Struct):
    """The penalties of a tournament, the newest first, and which its house has to give by which clauses."""

    penalties: tuple[PenaltyRow, ...]
    kinds: tuple[str, ...]
    clauses: tuple[CitedClause, ...]
