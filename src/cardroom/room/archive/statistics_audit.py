"""The audit of the counts of hands against the hands' records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from cardroom.room.hosting.hand_counts import counts_of, nets_of
from cardroom.room.hosting.journal import Record, decode_record
from cardroom.store.engines.looks_behind_audit import findings_at
from cardroom.store.engines.store_location import Place
from cardroom.store.hand_counts_rows import HandShare
from cardroom.store.protocol import Reader
from cardroom.store.walking import Finding
from cardroom.table.events import HandEnded, HandStarted


def miscounted_in(place: Place) -> list[Finding]:
    """Return the hands of a stored room whose counts differ from their records.

    The store's own audit checks the sums against the counts. It also reports a room that cannot be read.
    """
    return findings_at(place, "counts of hands", _miscounted)


def _miscounted(reader: Reader) -> Iterator[Finding]:
    for hand, stored, shares in reader.counted_hands():
        try:
            record = decode_record(stored)
        except msgspec.ValidationError:
            continue  # from another version with other events, by which it was counted
        events = record.events
        start, end = events[0], events[-1]
        for event in events:
            if isinstance(event, HandStarted):
                start = event
        if not isinstance(start, HandStarted) or not isinstance(end, HandEnded):
            yield Finding(f"hand {hand}", "was counted although it did not end")
        elif not _is_counted(record, start, end, shares):
            yield Finding(f"hand {hand}", "was counted as something else than its record says")


def _is_counted(record: Record, start: HandStarted, end: HandEnded, shares: Mapping[str, HandShare]) -> bool:
    nets = nets_of(start, record.events, end)
    if counts_of(record.terms, record.events, nets).shares == shares:
        return True
    # Before version 0.8 a player who had folded and left before the end was counted as having lost nothing.
    there = {one.seat for one in end.stacks}
    stayed = {one.player: nets[one.player] for one in start.seats if one.seat in there}
    return len(stayed) < len(nets) and counts_of(record.terms, record.events, stayed).shares == shares
