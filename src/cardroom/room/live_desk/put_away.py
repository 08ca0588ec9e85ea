"""Records of earlier evenings of a live desk: kept in the store, found by the person they are about or by their time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from cardroom.desk.kept_records import AnyRecord, kind_of_record
from cardroom.room.live_desk.record_showing import Called, about, everybody_of, record_view
from cardroom.room.protocol.desk_answers import DeskRecordView, PastRecords
from cardroom.store.protocol import Reader
from cardroom.store.rows import Change, KeepMatter, Matter

RECORD: Final = "desk_record"
OF_PERSON: Final = "desk_record_of"
PAGE: Final = 40


class _Kept(msgspec.Struct):
    """A record as it lies in the store, under the name that it had at the desk."""

    key: str
    record: AnyRecord


def _person(house: str, person: str) -> str:
    return f"{house}:{person}"


def put_away(house: str, past: Mapping[str, AnyRecord]) -> list[Change]:
    """The rows that keep records of earlier evenings: one for the house, and one for each person that it is about."""
    rows: list[Change] = []
    for key, record in past.items():
        body = msgspec.to_builtins(_Kept(key, record))
        name = f"{house}:{key}:{record.number}"
        rows.append(KeepMatter(Matter(RECORD, name, house, record.since_ms, False, body)))
        rows += [
            KeepMatter(
                Matter(OF_PERSON, f"{name}:{person}", _person(house, person), record.since_ms, False, body)
            )
            for person in about(record)
        ]
    return rows


class FoundRecords:
    """A page of past records with what it takes to show it."""

    def __init__(self, rows: list[Matter]) -> None:
        self._kept = [msgspec.convert(row.body, _Kept) for row in rows[:PAGE]]
        last = rows[PAGE - 1] if len(rows) > PAGE else None
        self.next = (last.at_ms, last.id) if last is not None else (0, "")

    def people(self) -> set[str]:
        """All whose names it may need."""
        return {person for one in self._kept for person in everybody_of(one.record)}

    def shown(self, names: Called, kinds: frozenset[str] | None) -> PastRecords:
        """The page for somebody who may see these kinds, None for all."""
        mine = [one for one in self._kept if kinds is None or kind_of_record(type(one.record)) in kinds]
        views: list[DeskRecordView] = [record_view(one.key, one.record, names) for one in mine]
        return PastRecords(tuple(views), *self.next)


def find_past(reader: Reader, house: str, person: str, before: tuple[int, str] | None) -> FoundRecords:
    """A page of the records of earlier evenings, newest first: of one person, or of the whole house."""
    kind, subject = (OF_PERSON, _person(house, person)) if person else (RECORD, house)
    return FoundRecords(reader.matters(kind, subject, before=before, limit=PAGE + 1))
