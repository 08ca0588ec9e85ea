"""How far the chips of an event's set go, as staff see it."""

from __future__ import annotations

from typing import Literal

import msgspec

ItemSold = Literal["entry", "re_entry", "rebuy", "add_on"]


class SufficesRow(msgspec.Struct, frozen=True):
    """For how many ``more`` of an item of so many ``chips`` the set is enough, each item by itself; for one more there are
    too few chips of ``first_out``.
    """

    item: ItemSold
    chips: int
    more: int
    first_out: int


class SetFreeRow(msgspec.Struct, frozen=True):
    """The colour-up after a level: chips of ``old`` that it ``freed``, and of ``new`` that are ``needed`` for them, some of
    which may be ``missing``.
    """

    level: int
    old: int
    new: int
    freed: int
    needed: int
    missing: int


class ValueRow(msgspec.Struct, frozen=True):
    """A value of the set: how many chips of it the house ``owned`` for the event, and how many are handed ``out``."""

    value: int
    owned: int
    out: int


class ChipCapacity(msgspec.Struct, frozen=True):
    """How far the set goes beyond so many ``entries``: those sold, or before that those expected."""

    entries: int
    values: tuple[ValueRow, ...]
    suffices: tuple[SufficesRow, ...]
    set_free: tuple[SetFreeRow, ...]
