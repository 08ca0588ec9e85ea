"""Stacks that nobody sits behind: placed on empty seats, blinded off, taken out with their count."""

from __future__ import annotations

from cardroom.rules import Refused
from cardroom.table.values.message import TableMessage
from cardroom.tournament import table_messages as messages
from cardroom.tournament.live import live_acts as acts
from cardroom.tournament.live.hall_tables import LiveTable
from cardroom.tournament.live.live_floor import LiveFloor, UnsoldStack


def place_stack(floor: LiveFloor, act: acts.PlaceStack, now_ms: int) -> list[TableMessage]:
    """A stack is on an empty seat. Refuses "no-live-table-there", "no-such-seat", "drawn-seat-taken" for a seat that has a
    player, is kept for one who comes, or has a stack.
    """
    table, clauses = floor.table(act.table), floor.rules.starting_stack.clauses
    if act.seat > floor.seats:
        raise Refused("no-such-seat", f"A table has {floor.seats} seats.", clauses, {"most": floor.seats})
    if act.seat not in table.free_seats(floor.seats) or _at(floor, act.table, act.seat) is not None:
        words = f"Seat {act.seat} of table {act.table} is not empty."
        key = f"seat:{act.table}:{act.seat}"
        floor.refuse_by_act("drawn-seat-taken", words, key, clauses, table=act.table, seat=act.seat)
    floor.unsold = [*floor.unsold, UnsoldStack(act.table, act.seat, act.chips, act.at_ms or now_ms)]
    floor.note(act, now_ms, (f"seat:{act.table}:{act.seat}", f"table:{act.table}"), (), clauses)
    return []


def remove_stack(floor: LiveFloor, act: acts.RemoveStack, now_ms: int) -> list[TableMessage]:
    """A stack is taken out; what was posted of it is spread over the table until it is counted.

    Refuses "no-unsold-stack" with who took it, and "chips-never-issued" for more chips than were put there.
    """
    clauses = floor.rules.starting_stack.clauses
    stack = _at(floor, act.table, act.seat)
    if stack is None:
        words = f"No unsold stack stands at table {act.table}, seat {act.seat}."
        key = f"seat:{act.table}:{act.seat}"
        floor.refuse_by_act("no-unsold-stack", words, key, clauses, table=act.table, seat=act.seat)
    if act.chips > stack.chips:
        words = f"{stack.chips} chips were put there; {act.chips} were counted."
        raise Refused("chips-never-issued", words, clauses, {"counted": act.chips, "issued": stack.chips})
    posted, table = stack.chips - act.chips, floor.tables.get(act.table)
    others = [] if table is None else [one.player for one in table.seats.values() if one.stack]
    if posted and (table is None or not others):
        words = "Nobody sits there who could have won what is missing."
        raise Refused(
            "chips-missing", words, clauses, {"table": act.table, "counted": act.chips, "issued": stack.chips}
        )
    floor.unsold = [one for one in floor.unsold if one is not stack]
    floor.note(act, now_ms, (f"seat:{act.table}:{act.seat}", f"table:{act.table}"), (), clauses)
    if not posted or table is None:
        return []
    return _won(table, others, posted)


def _won(table: LiveTable, others: list[str], posted: int) -> list[TableMessage]:
    """The chips posted from an unsold stack, on the stacks of those who may have won them; it is an estimate."""
    reports: list[TableMessage] = []
    for place, player in enumerate(others):
        seat = table.seats[table.seat_of(player)]
        more = posted // len(others) + (place < posted % len(others))
        if more:
            reports.append(messages.ChipsCorrected(table.number, player, seat.stack, seat.stack + more))
            seat.stack, seat.counted_ms, seat.counted_by = seat.stack + more, 0, ""
    return reports


def _at(floor: LiveFloor, table: int, seat: int) -> UnsoldStack | None:
    return next((one for one in floor.unsold if (one.table, one.seat) == (table, seat)), None)
