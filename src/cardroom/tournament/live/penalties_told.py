"""Hands that a player at a live table misses by a penalty: noted with a hand that is over, or by themselves."""

from __future__ import annotations

from cardroom.rules import Refused
from cardroom.table.values.message import TableMessage
from cardroom.tournament import table_messages as messages
from cardroom.tournament.live import live_acts as acts
from cardroom.tournament.live.hall_tables import LiveTable
from cardroom.tournament.live.live_floor import LiveFloor, StacksBefore


def check_serve_here(tables: list[LiveTable], act: acts.TellHand | acts.TellOut) -> None:
    """Refuse ("not-at-table") somebody who is told to have missed a hand and sits at none of its tables."""
    here = {seat.player for table in tables for seat in table.seats.values()}
    for player in act.serving:
        if player not in here:
            words = "That player sits elsewhere."
            raise Refused("not-at-table", words, (), {"player": player, "table": tables[0].number})


def count_missed(table: LiveTable, serving: tuple[str, ...]) -> tuple[str, ...]:
    """Count a hand of the table that these players have missed; return those who had one to miss."""
    found = []
    for seat in table.seats.values():
        if seat.player in serving and seat.penalty_hands:
            seat.penalty_hands -= 1
            found.append(seat.player)
    return tuple(found)


def tell_served(floor: LiveFloor, act: acts.TellServed, now_ms: int) -> list[TableMessage]:
    """A player has missed hands. Refuses "out-already", "not-seated-yet", and "penalty-over" for more than are left."""
    table = floor.table_of(act.player)
    seat = table.seats[table.seat_of(act.player)]
    rules = floor.book.penalties
    clauses = rules.served.clauses if rules is not None else ()
    if act.hands > seat.penalty_hands:
        words = f"{seat.penalty_hands} hands are left to miss; {act.hands} were told."
        args = {"counted": act.hands, "left": seat.penalty_hands}
        floor.refuse_by_act("penalty-over", words, f"served:{act.player}", clauses, **args)
    seat.penalty_hands -= act.hands
    served = (act.player,) * act.hands
    kept = StacksBefore(table.number, {}, {}, served=served)
    touched = (f"player:{act.player}", f"table:{table.number}", f"served:{act.player}")
    floor.note(act, now_ms, touched, (kept,), clauses)
    return [messages.HandOver(table.number, table.hands, 0, table.told_ms, {}, serving=served)]
