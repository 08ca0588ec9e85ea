"""The fields of every act of a desk, and the kinds of values that acts are made of.

`by` is the account of the member of staff (of the player, for a sign-up by phone). `at_ms` is the real time of an act
that was first written on paper; 0 for now. `clause` is a clause of the house's book that staff name as its ground.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

Name = Annotated[str, msgspec.Meta(max_length=64)]
Reason = Annotated[str, msgspec.Meta(max_length=300)]
Moment = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Chips = Annotated[int, msgspec.Meta(ge=-1, le=10**12)]
Numbered = Annotated[int, msgspec.Meta(ge=0, le=10**6)]
Cards = Annotated[dict[Name, Name], msgspec.Meta(max_length=60)]
People = Annotated[tuple[Name, ...], msgspec.Meta(min_length=1, max_length=12)]
"""People whom an act is about, by their ids."""
Said = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
"""Words that an act cannot do without."""
Piles = Annotated[dict[Name, Numbered], msgspec.Meta(max_length=20)]
"""Chips by their value, each with how many: {"500": 8}."""


class DeskCommand(msgspec.Struct, frozen=True, kw_only=True, tag_field="do"):
    """The fields of every act."""

    by: Name = ""
    why: Reason = ""
    at_ms: Moment = 0
    clause: Name = ""


class OfEvent(DeskCommand, frozen=True, kw_only=True):
    """An act at a table of the desk or, with the id of a live tournament (`event`), at the table of that number there; one
    that names no table is about the tournament.

    `event_name` is the room's own: what the tournament is called.
    """

    event: Name = ""
    event_name: Name = ""


class AtSeat(DeskCommand, frozen=True):
    """An act at one seat of a live table."""

    table: Numbered
    seat: Numbered


class OnList(DeskCommand, frozen=True):
    """An act on the list of a game: `pool` is game and stake, as in "holdem/2-5"."""

    pool: Name
    player: Name
