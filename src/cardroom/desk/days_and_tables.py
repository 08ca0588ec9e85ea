"""The gaming day, and live tables: opened, kept shut, in their last round, broken, closed."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardroom.desk import jackpot_claims
from cardroom.desk.act_draft import ActDraft
from cardroom.desk.consents import end_consents
from cardroom.desk.dealers_and_decks import leave_table
from cardroom.desk.desk_commands import (
    BreakDeskTable,
    CallLastRound,
    CloseDeskTable,
    CloseGamingDay,
    FilmDeskTable,
    LockDeskTable,
    LockSeat,
    OpenDeskTable,
    OpenGamingDay,
    SetPoint,
    UnlockDeskTable,
    UnlockSeat,
)
from cardroom.desk.desk_pieces import (
    DAY,
    DeskSeat,
    DeskTable,
    GamingDay,
    ListPlace,
    PlayerEvening,
    evening_key,
    place_key,
    seat_key,
    table_key,
)
from cardroom.desk.desk_state import DIFFERENCE, DROP, chips_at
from cardroom.desk.live_game import LiveGame, points_of
from cardroom.desk.table_depth import told_table
from cardroom.rules import Refused

MAX_TABLE_NUMBER: Final = 999


def open_day(draft: ActDraft, command: OpenGamingDay) -> None:
    """Open the gaming day. Refuses "day-open"."""
    day = draft.state.day
    if day is not None and not day.closed_ms:
        draft.refuse_by_act("day-open", "The gaming day is open already.", DAY)
    number = day.number + 1 if day is not None else 1
    draft.put(DAY, GamingDay(number, draft.at_ms, command.by, command.book))


def close_day(draft: ActDraft, _: CloseGamingDay) -> None:
    """Close the gaming day: lists end, and what is counted once an evening begins anew. Stored chips stay stored.

    A house that counts by the hour (CK-H.15) and not by the evening keeps its departures. Refuses "tables-open".
    """
    day, open_tables = draft.state.day, draft.state.tables()
    assert day is not None, "checked before"
    if open_tables:
        numbers = ", ".join(str(table.number) for table in open_tables)
        raise Refused("tables-open", f"Close the tables first: {numbers}.", (), {"tables": numbers})
    draft.put(DAY, replace(day, closed_ms=draft.at_ms))
    jackpot_claims.close_day(draft)
    for place in draft.state.of(ListPlace):
        draft.put(place_key(place.pool, place.player), None)
    by_evening = draft.book.sit_out.long_break.value == "once_an_evening"
    for evening in draft.state.of(PlayerEvening):
        kept = () if by_evening else evening.departures
        draft.put(
            evening_key(evening.player),
            PlayerEvening(evening.player, departures=kept) if kept else None,
        )


def open_table(draft: ActDraft, command: OpenDeskTable) -> None:
    """Open a table. Refuses "live-table-open", "no-such-table-number", "no-such-pool", "seats-out-of-range", a table to
    feed that does not play the same ("feeds-elsewhere"), and a point outside the house's limits.
    """
    if not 1 <= command.table <= MAX_TABLE_NUMBER:
        words = f"Tables have numbers from 1 to {MAX_TABLE_NUMBER}."
        raise Refused("no-such-table-number", words, (), {"most": MAX_TABLE_NUMBER})
    key = table_key(command.table)
    if (other := draft.state.table(command.table)) is not None:
        words = f"Table {command.table} is open already, for {other.pool}."
        draft.refuse_by_act("live-table-open", words, key, table=command.table, pool=other.pool)
    game = draft.game(command.pool)
    rules = game.book.seating
    seats = command.seats or game.seats
    if not rules.players_to_start.value <= seats <= game.most_seats:
        words = f"A table of this game has {rules.players_to_start.value} to {game.most_seats} seats."
        args = {"least": rules.players_to_start.value, "most": game.most_seats}
        raise Refused("seats-out-of-range", words, rules.most_seats.clauses, args)
    if command.feeds:
        fed = draft.table(command.feeds)
        if fed.pool != command.pool or fed.number == command.table:
            words = "A feeder table plays the same as the table it feeds."
            raise Refused("feeds-elsewhere", words, (), {"table": fed.number, "pool": fed.pool})
    point = command.point_cents or game.stake.point_cents
    if command.point_cents:
        _check_point(draft, game, command.point_cents)
    draft.cite(*rules.players_to_start.clauses, *rules.seats.clauses)
    draft.put(
        key,
        DeskTable(
            command.table, command.pool, seats, draft.at_ms, command.by, command.why,
            feeds=command.feeds, point_cents=point,
        ),
    )  # fmt: skip


def _check_point(draft: ActDraft, game: LiveGame, cents: int) -> None:
    least, most = points_of(draft.book)
    clauses = game.offer.stake_clauses
    if not game.stake.point_cents:
        raise Refused("no-points-here", "That game is not played for points.", clauses)
    if not least <= cents <= most:
        words = f"A point is worth {least} to {most} here."
        raise Refused("point-out-of-range", words, clauses, {"least": least, "most": most})
    draft.cite(*clauses)


def set_point(draft: ActDraft, command: SetPoint) -> None:
    """Note the value of a point that the players have set (CH-6.OFC.11). Refuses "no-points-here" and
    "point-out-of-range", and "told-table" while hands are entered there: they are paid by the point before.
    """
    table = draft.table(command.table)
    if table.told:
        raise told_table(table)
    _check_point(draft, draft.game(table.pool), command.point_cents)
    draft.put(table_key(table.number), replace(table, point_cents=command.point_cents))


def film_table(draft: ActDraft, command: FilmDeskTable) -> None:
    """Note that a table is filmed, or no longer. Refuses "filmed-already" and "not-filmed"."""
    table = draft.table(command.table)
    if bool(table.filmed_ms) == command.is_filmed:
        code, words = ("filmed-already", "is") if command.is_filmed else ("not-filmed", "is not")
        key = table_key(table.number)
        draft.refuse_by_act(code, f"Table {table.number} {words} filmed.", key, table=table.number)
    draft.put(table_key(table.number), replace(table, filmed_ms=draft.at_ms if command.is_filmed else 0))


def lock_table(draft: ActDraft, command: LockDeskTable) -> None:
    """Keep a table shut for a reason. Refuses "reason-missing" and "table-kept-shut"."""
    table = draft.table(command.table)
    draft.need_reason()
    if table.locked:
        words = f"Table {table.number} takes nobody already: {table.locked}."
        draft.refuse_by_act("table-kept-shut", words, table_key(table.number), reason=table.locked)
    draft.put(table_key(table.number), replace(table, locked=command.why))


def unlock_table(draft: ActDraft, command: UnlockDeskTable) -> None:
    """Let a table take players again. Refuses "table-not-shut"."""
    table = draft.table(command.table)
    if not table.locked:
        draft.refuse_by_act("table-not-shut", "That table is not kept shut.", table_key(table.number))
    draft.put(table_key(table.number), replace(table, locked=""))


def last_round(draft: ActDraft, command: CallLastRound) -> None:
    """Announce the last round. Refuses "in-last-round" and "table-breaks"."""
    table = draft.table(command.table)
    rules = draft.game(table.pool).book.seating
    if table.phase != "open":
        code = "in-last-round" if table.phase == "last_round" else "table-breaks"
        draft.refuse_by_act(code, "That has been announced already.", table_key(table.number))
    draft.cite(*rules.last_round.clauses)
    draft.put(table_key(table.number), replace(table, phase="last_round"))


def break_table(draft: ActDraft, command: BreakDeskTable) -> None:
    """Begin to close a table; calls to it end, and who was called has the old place. Refuses "table-breaks"."""
    table = draft.table(command.table)
    if table.phase == "breaking":
        draft.refuse_by_act("table-breaks", "That table is being closed already.", table_key(table.number))
    draft.cite(*draft.game(table.pool).book.seating.closed_table.clauses)
    draft.put(table_key(table.number), replace(table, phase="breaking"))
    for place in draft.state.waiting(table.pool):
        if place.call is not None and place.call.table == table.number:
            draft.put(place_key(place.pool, place.player), replace(place, call=None))


def close_table(draft: ActDraft, command: CloseDeskTable) -> None:
    """Close an empty table; what is left of its chips is the drop, its dealer is free and its deck put away. Refuses
    "players-at-table", calls that are open ("seat-called"), and a count that differs ("count-differs") unless staff accept
    it with a reason.
    """
    table = draft.table(command.table)
    if players := draft.state.players(table):
        words = f"{len(players)} players still have a seat at table {table.number}."
        raise Refused("players-at-table", words, (), {"table": table.number, "players": len(players)})
    for seat in draft.state.seats(table):
        if draft.state.called_to(table.number, seat.number) is not None:
            draft.free_seat(table, seat.number)
        if seat.locked:
            draft.put(seat_key(table.number, seat.number), None)
    left = draft.on_table(table.number)
    if command.drop != left:
        if not command.accepts_difference:
            words = f"The box should hold {left}, and {command.drop} were counted."
            args = {"table": table.number, "left": left, "counted": command.drop}
            raise Refused("count-differs", words, (), args)
        draft.need_reason()
    in_box = min(command.drop, left)
    draft.move(chips_at(table.number), DROP, in_box)
    draft.move(chips_at(table.number), DIFFERENCE, left - in_box)
    draft.move(DIFFERENCE, DROP, command.drop - in_box)
    for other in draft.state.tables():
        if other.feeds == table.number:
            draft.put(table_key(other.number), replace(other, feeds=0))
    end_consents(draft, table.number)
    leave_table(draft, table.number)
    draft.put(table_key(table.number), None)


def lock_seat(draft: ActDraft, command: LockSeat) -> None:
    """Keep a free seat free, for a reason. Refuses "reason-missing", and as `ActDraft.free_seat` does."""
    table = draft.table(command.table)
    draft.need_reason()
    draft.free_seat(table, command.seat)
    draft.put_seat(DeskSeat(table.number, command.seat, since_ms=draft.at_ms, locked=command.why))


def unlock_seat(draft: ActDraft, command: UnlockSeat) -> None:
    """Let a seat be given again. Refuses "seat-not-kept"."""
    table = draft.table(command.table)
    draft.number_of_seat(table, command.seat)
    if not draft.state.seat(table.number, command.seat).locked:
        key = seat_key(table.number, command.seat)
        draft.refuse_by_act("seat-not-kept", "That seat is not kept free.", key)
    draft.put_seat(DeskSeat(table.number, command.seat))
