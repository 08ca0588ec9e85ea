"""Records of a desk and fields of its acts for pages: each by its name, people by theirs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, Literal, cast

import msgspec

from cardroom.desk.desk_state import DeskState
from cardroom.desk.kept_records import (
    BuyInConsent,
    LivePenalty,
    MarkKind,
    PlayerCase,
    PlayerExclusion,
    ThingForbidden,
    kind_of_record,
)
from cardroom.desk.record_parts import CaseStep, DealtThere, KeptRecord, NotedConsent
from cardroom.room.protocol.desk_answers import DeskRecordView, RecordField

Called = Callable[[str], str]

CLOSED_SHOWN: Final = 60
"""So many closed records are shown, the latest; the stream has all of them."""
PEOPLE: Final = frozenset(
    (
        *("player", "other", "said_by", "asked_by", "dealer", "witness", "noticed_by", "profited"),
        *("players", "losers", "winners", "others", "approved_by", "signed", "paid", "agreed"),
    )
)
"""Fields that name people by their ids."""
CHOICES: Final = frozenset(
    (
        *("document", "kind", "result", "scope", "offence", "thing", "outcome", "colour", "how", "purpose"),
        *("goes_to", "moment", "appeal_outcome", "matter", "deal_fault"),
    )
)
"""Fields whose values are words of the desk."""
GAMES: Final = frozenset(("pool", "skills"))
EVERY_RECORD: Final = frozenset(("number", "since_ms", "by", "why", "closed_ms", "closed_by", "event_name"))
EVERY_ACT: Final = frozenset(
    (
        "by",
        "why",
        "at_ms",
        "clause",
        "player",
        "other",
        "pool",
        "table",
        "seat",
        "to_table",
        "to_seat",
        "book",
        "event_name",
        "game",
        "level_minutes",
        "is_caller_there",
    )
)
"""Fields that a page shows of every act in a place of their own."""


def fields_of(of: msgspec.Struct, names: Called, without: frozenset[str]) -> Iterator[RecordField]:
    """The fields of an act or a record that say something."""
    for name in of.__struct_fields__:
        value = getattr(of, name)
        if name not in without and value not in (None, "", 0, False, (), {}):
            said = getattr(of, "event_name", "") if name == "event" else ""
            yield from _shown(name, said or value, names)


def _shown(name: str, value: Any, names: Called) -> Iterator[RecordField]:
    if isinstance(value, bool):
        yield RecordField(name, "yes")
    elif name == "shares":
        yield from (RecordField(name, "money", names(player), cents) for player, cents in value.items())
    elif name == "cards":
        if isinstance(value, dict):
            value = "; ".join(f"{names(player)}: {cards}" for player, cards in value.items())
        yield RecordField(name, "text", value)
    elif name in ("agreed", "declined"):
        yield from (
            RecordField(name, "text", _given(one, given, names), given.at_ms) for one, given in value.items()
        )
    elif name == "manager":
        yield RecordField(name, "text", names(value.by), value.at_ms)
    elif name == "drawn" and isinstance(value, dict):
        in_order = sorted(value.items(), key=lambda one: int(one[0]))
        yield RecordField(name, "text", ", ".join(f"{seat}: {card}" for seat, card in in_order))
    elif isinstance(value, dict):
        yield RecordField(name, "text", ", ".join(f"{many} × {of}" for of, many in value.items()))
    elif name == "steps":
        yield from (_step(step, names) for step in value)
    elif name == "dealt":
        yield from (_down(down) for down in value)
    elif name in PEOPLE:
        people = (value,) if isinstance(value, str) else value
        yield RecordField(name, "text", ", ".join(names(person) for person in people))
    elif name in CHOICES:
        yield RecordField(name, "choice", str(value))
    elif name in GAMES:
        yield RecordField(name, "game", value if isinstance(value, str) else ", ".join(value))
    elif isinstance(value, tuple):
        yield RecordField(name, "text", ", ".join(str(one) for one in value))
    elif isinstance(value, str):
        yield RecordField(name, "text", value)
    elif name.endswith("_ms"):
        yield (
            RecordField(name, "time", number=value)
            if name != "dealt_ms"
            else RecordField("dealt_minutes", "number", number=value // 60_000)
        )
    else:
        kind: Literal["money", "number"] = (
            "money" if name in ("cents", "stack", "drop", "pot", "point_cents", "brings") else "number"
        )
        yield RecordField(name, kind, number=value)


def _step(step: CaseStep, names: Called) -> RecordField:
    found = f" → {step.found}" if step.found else ""
    return RecordField("looked_at", "text", f"{names(step.by)}: {step.looked_at}{found}", step.at_ms)


def _down(down: DealtThere) -> RecordField:
    """A down that is over: the table, how long, and since when."""
    table = f"{down.event_name}, {down.table}" if down.event_name else str(down.table)
    minutes = max(0, down.until_ms - down.from_ms) // 60_000
    return RecordField("dealt", "text", f"{table} ({minutes} min)", down.from_ms)


def _given(player: str, given: NotedConsent, names: Called) -> str:
    """The name of who has agreed or not, and of who has noted it: nobody where it was the player's own phone."""
    return names(player) if given.by == player else f"{names(player)} ({names(given.by)})"


def about(record: msgspec.Struct) -> tuple[str, ...]:
    """The ids of the people that a record or an act names."""
    found: dict[str, None] = {}
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if name in PEOPLE:
            found |= dict.fromkeys((value,) if isinstance(value, str) else value)
    return tuple(person for person in found if person)


def everybody_of(record: KeptRecord) -> set[str]:
    """All people whose names a record needs: those it is about, and staff."""
    staff = {record.by, record.closed_by} | {step.by for step in getattr(record, "steps", ())}
    if isinstance(record, BuyInConsent):
        given = (
            *record.agreed.values(),
            *record.declined.values(),
            *((record.manager,) if record.manager is not None else ()),
        )
        staff |= {one.by for one in given}
    return {person for person in (*about(record), *staff) if person}


def records_of(state: DeskState, names: Called) -> tuple[DeskRecordView, ...]:
    """The records: open ones first, of the closed ones the latest; each group the newest first."""
    every = sorted(state.records.items(), key=lambda one: -one[1].number)
    still = [one for one in every if not one[1].closed_ms]
    over = [one for one in every if one[1].closed_ms][:CLOSED_SHOWN]
    return tuple(record_view(key, record, names) for key, record in (*still, *over))


def record_view(key: str, record: KeptRecord, names: Called) -> DeskRecordView:
    """A record for a page, by the name that it has at the desk."""
    return DeskRecordView(
        kind_of_record(type(record)), record.number, key.partition(":")[2], record.since_ms,
        names(record.by) if record.by else "", tuple(fields_of(record, names, EVERY_RECORD)), about(record),
        record.why, record.closed_ms, names(record.closed_by) if record.closed_by else "",
        getattr(record, "table", 0), getattr(record, "event", ""),
    )  # fmt: skip


MARKS: Final = (LivePenalty, PlayerExclusion, ThingForbidden, PlayerCase)


def marks_of(state: DeskState, now_ms: int) -> dict[str, tuple[MarkKind, ...]]:
    """For each person the kinds of open records that staff should know of when the person signs up or sits."""
    found = {
        person: tuple([kind for kind, until_ms in kinds.items() if not until_ms or until_ms > now_ms])
        for person, kinds in lasting_marks(state).items()
    }
    return {person: kinds for person, kinds in found.items() if kinds}


def lasting_marks(state: DeskState) -> dict[str, dict[MarkKind, int]]:
    """The same with the time until which each lasts, 0 where somebody has to end it."""
    found: dict[str, dict[MarkKind, int]] = {}
    for record in state.records.values():
        if not isinstance(record, MARKS) or record.closed_ms:
            continue
        until = 0 if isinstance(record, LivePenalty) else getattr(record, "until_ms", 0)
        kind = cast(MarkKind, kind_of_record(type(record)))
        for person in record.players if isinstance(record, PlayerCase) else (record.player,):
            known = found.setdefault(person, {})
            known[kind] = max(known.get(kind, until), until) if until and known.get(kind, until) else 0
    return found
