"""The capacity of an event's chips for staff: for the form that announces it, the hall and the registration desk."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardroom.room.protocol.chip_capacity_answers import (
    ChipCapacity,
    ItemSold,
    SetFreeRow,
    SufficesRow,
    ValueRow,
)
from cardroom.rules.rulebook import Rulebook
from cardroom.tournament.chip_set import Capacity, Item
from cardroom.tournament.play.chips_left import chips_left, chips_planned
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.structures.structure import Structure
from cardroom.tournament.structures.structure_terms import terms_of
from cardroom.tournament.tournament_terms import TournamentTerms

SOLD_AS: Final[Mapping[Item, ItemSold]] = {"stack": "entry", "rebuy": "rebuy", "add_on": "add_on"}


def capacity_now(found: Tournament) -> ChipCapacity | None:
    """How far the chips go now; None where the event says nothing of its chips, and once it is over."""
    left = None if found.is_over else chips_left(found)
    return None if left is None else _shown(found.terms, found.state.entries, left)


def capacity_planned(book: Rulebook, structure: Structure, entries: int) -> ChipCapacity | None:
    """How far the chips of a structure without faults go beyond so many entries."""
    terms = terms_of(structure, book, "m")
    left = chips_planned(terms, book, entries)
    return None if left is None else _shown(terms, entries, left)


def _shown(terms: TournamentTerms, entries: int, left: Capacity) -> ChipCapacity:
    rows = []
    for one in left.suffices:
        rows.append(SufficesRow(SOLD_AS[one.item], one.chips, one.more, one.first_out))
        if one.item == "stack" and terms.re_entries:
            rows.append(SufficesRow("re_entry", one.chips, one.more, one.first_out))
    return ChipCapacity(
        entries,
        tuple(ValueRow(one.value, one.owned, left.handed_out.get(one.value, 0)) for one in terms.chip_set),
        tuple(rows),
        tuple(
            SetFreeRow(one.level, one.old, one.new, one.freed, one.needed, one.missing)
            for one in left.set_free
        ),
    )
