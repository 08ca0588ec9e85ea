"""Players on the way: to another table with the whole stack, on a break, out of an overstayed seat; playing over."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from cardroom.desk.act_draft import ActDraft
from cardroom.desk.desk_commands import (
    EndDeskBreak,
    EndPlayOver,
    FreeSeat,
    MoveToTable,
    PayStored,
    PlayOverSeat,
    StartDeskBreak,
)
from cardroom.desk.desk_pieces import (
    DeskSeat,
    DeskTable,
    OverPlayer,
    SeatAbsence,
    SeatGoing,
    StoredChips,
    TableDeparture,
    evening_key,
    place_key,
    seat_key,
    stored_key,
)
from cardroom.desk.desk_state import CAGE, STORED, chips_at
from cardroom.desk.player_files import check_let_in
from cardroom.desk.sign_ups import check_turn
from cardroom.desk.sitting_down import (
    brought_back,
    buy_in,
    check_bounds,
    check_not_seated,
    departure_of,
    note_departure,
)
from cardroom.rules import Refused


class Arrival(NamedTuple):
    """The chips that a player brings to another table, and the departures of the evening as they are then."""

    brings: int
    departures: tuple[TableDeparture, ...]


def move(draft: ActDraft, command: MoveToTable) -> None:
    """Move a player to another table: the stack is counted out, and in there goes what the house asks for (CH-1.54 to
    CH-1.56, CH-2.5, CK-BI.1, CK-BI.2); the rest goes to the cage. From a table whose hands are entered the player goes
    when that table gives the stack back; until then the seat is kept.

    Refuses what leaving and sitting down refuse, and "same-table".
    """
    table, seat = draft.taken_seat(command.table, command.seat)
    to = draft.table(command.to_table)
    if to.number == table.number:
        raise Refused("same-table", "That is a change of seats.", (), {"table": to.number})
    place = draft.state.place(to.pool, seat.player)
    is_forced = command.by_house or table.phase == "breaking"
    if not is_forced and (place is None or place.call is None) and not command.why.strip():
        check_turn(draft, to, seat.player)
    way = arrival(draft, table, seat, to, command.to_seat, command.stack, command.brings, is_forced=is_forced)
    if table.told:
        going = SeatGoing(
            to.number, command.to_seat, command.brings, command.by_house, command.why, command.by
        )
        draft.put_seat(replace(seat, going=going))
        return
    draft.move(chips_at(table.number), CAGE, command.stack)
    draft.put_seat(DeskSeat(table.number, seat.number))
    arrive(draft, seat.player, to, command.to_seat, way)


def arrival(
    draft: ActDraft,
    table: DeskTable,
    seat: DeskSeat,
    to: DeskTable,
    to_seat: int,
    stack: int,
    brings: int,
    *,
    is_forced: bool,
) -> Arrival:
    """Return the chips that a player brings who moves with a stack, `brings` below 0 as much as the house asks
    for. Refuses a seat and an amount that sitting down refuses.
    """
    draft.takes_players(to)
    draft.free_seat(to, to_seat, seat.player)
    draft.check_apart(seat.player, to)
    check_let_in(draft, seat.player, to.pool, to.number)
    gone = departure_of(draft, table, seat, seat.player, stack, is_forced=is_forced)
    game = draft.game_of(to)
    departures = (*draft.state.evening(seat.player).departures, gone)
    allowed = game.bounds(tuple(one.departure for one in departures), draft.at_ms, changes=not is_forced)
    if brings < 0:
        wanted = stack if allowed.bound is None else allowed.least
        brings = max(allowed.least, min(allowed.most, wanted))
    if is_forced:
        draft.cite(*game.book.seating.moved_by_staff.clauses)
    check_bounds(draft, game, allowed, brings)
    return Arrival(brings, brought_back(departures, allowed, brings))


def arrive(draft: ActDraft, player: str, to: DeskTable, to_seat: int, way: Arrival) -> None:
    """Seat a player who comes from another table."""
    evening = draft.state.evening(player)
    draft.put(evening_key(player), replace(evening, departures=way.departures))
    draft.move(CAGE, chips_at(to.number), way.brings)
    place = draft.state.place(to.pool, player)
    if place is not None:
        draft.put(place_key(place.pool, place.player), None)
    is_told = bool(to.told)
    draft.put_seat(
        DeskSeat(to.number, to_seat, player, way.brings, draft.at_ms, draft.at_ms, is_told=is_told)
    )
    if is_told:
        draft.hand_over(player, way.brings)


def start_break(draft: ActDraft, command: StartDeskBreak) -> None:
    """Note that a player is away; the house keeps the seat for its time, a long one once an evening where it says so
    (CH-1.10). Refuses "away-already" and "long-break-had".
    """
    table, seat = draft.taken_seat(command.table, command.seat)
    rules = draft.game(table.pool).book.sit_out
    if seat.away is not None:
        key = seat_key(seat.table, seat.number)
        draft.refuse_by_act("away-already", "That player is away already.", key, since_ms=seat.away.since_ms)
    once = rules.long_break.value == "once_an_evening"
    seconds = rules.limit_seconds.value
    if command.is_long:
        evening = draft.state.evening(seat.player)
        if once and evening.long_breaks:
            words = "That player has had the long break of the evening."
            raise Refused("long-break-had", words, rules.long_break.clauses, {"player": seat.player})
        draft.cite(*rules.limit_seconds.clauses, *rules.long_break.clauses)
        draft.put(evening_key(seat.player), replace(evening, long_breaks=evening.long_breaks + 1))
    else:
        seconds = rules.later_break_seconds.value if once else seconds
        draft.cite(*(rules.later_break_seconds if once else rules.limit_seconds).clauses)
    away = SeatAbsence(draft.at_ms, draft.at_ms + seconds * 1000, command.is_long)
    draft.put_seat(replace(seat, away=away))


def end_break(draft: ActDraft, command: EndDeskBreak) -> None:
    """Note that a player is back. Refuses "not-away", and "played-over": who plays over leaves first."""
    _, seat = draft.taken_seat(command.table, command.seat)
    if seat.away is None:
        draft.refuse_by_act("not-away", "That player is not away.", seat_key(seat.table, seat.number))
    if seat.over is not None:
        words = "Another player plays at that seat; that ends first."
        raise Refused("played-over", words, (), {"player": seat.over.player})
    draft.put_seat(replace(seat, away=None))


def free_seat(draft: ActDraft, command: FreeSeat) -> None:
    """Free the seat of a player who has overstayed; the chips are stored (CH-1.9, CH-1.10, CK-H.20).

    Refuses "not-away", "break-not-over" up to the last moment of the time, "chips-not-there", and as leaving does.
    """
    table, seat = draft.taken_seat(command.table, command.seat)
    rules = draft.game(table.pool).book.sit_out
    if seat.away is None:
        draft.refuse_by_act("not-away", "That player is not away.", seat_key(seat.table, seat.number))
    own = rules.limit_seconds if seat.away.is_long else rules.later_break_seconds
    clauses = own.clauses or rules.limit_seconds.clauses
    if draft.at_ms <= seat.away.until_ms:
        words = "The house keeps that seat a while yet."
        raise Refused("break-not-over", words, clauses, {"until_ms": seat.away.until_ms})
    draft.cite(*clauses)
    draft.check_there(chips_at(table.number), command.stack)
    store(draft, table, seat, command.stack)
    draft.put_seat(DeskSeat(table.number, seat.number))


def store(draft: ActDraft, table: DeskTable, seat: DeskSeat, stack: int) -> None:
    """Note a departure whose chips are kept against a receipt."""
    note_departure(draft, table, seat, seat.player, stack, is_forced=False)
    draft.move_back(chips_at(table.number), STORED, stack)
    if stack:
        chips = StoredChips(draft.number, seat.player, stack, table.number, draft.at_ms)
        draft.put(stored_key(draft.number), chips)


def pay_stored(draft: ActDraft, command: PayStored) -> None:
    """Pay stored chips out against their receipt. Refuses "no-such-receipt"."""
    chips = draft.state.get(stored_key(command.receipt), StoredChips)
    if chips is None:
        words = f"Nothing is stored under receipt {command.receipt}."
        draft.refuse_by_act("no-such-receipt", words, stored_key(command.receipt), receipt=command.receipt)
    draft.move(STORED, CAGE, chips.cents)
    draft.put(stored_key(command.receipt), None)


def play_over(draft: ActDraft, command: PlayOverSeat) -> None:
    """Let a player play at the seat of one who is away, by the house's consent; the holder's is not needed (CH-4.36).

    Refuses a house without it ("no-playing-over"), "not-away", "played-over", and what sitting down refuses.
    """
    table, seat = draft.taken_seat(command.table, command.seat)
    rules = draft.game(table.pool).book.blinds
    if rules.playing_over.value == "not_offered":
        words = "Nobody plays over in this house."
        raise Refused("no-playing-over", words, rules.playing_over.clauses)
    if seat.away is None:
        draft.refuse_by_act("not-away", "That player is not away.", seat_key(seat.table, seat.number))
    if seat.over is not None:
        raise Refused("played-over", "Somebody plays over there.", (), {"player": seat.over.player})
    draft.takes_players(table)
    draft.check_apart(command.player, table)
    check_let_in(draft, command.player, table.pool, table.number)
    check_not_seated(draft, table, command.player)
    if not command.why.strip():
        check_turn(draft, table, command.player)
    buy_in(draft, table, command.player, command.stack, command.is_agreed)
    draft.cite(*rules.playing_over.clauses)
    is_told = bool(table.told)
    over = OverPlayer(command.player, command.stack, draft.at_ms, is_told=is_told)
    draft.put_seat(replace(seat, over=over))
    if is_told:
        draft.hand_over(command.player, command.stack)


def end_play_over(draft: ActDraft, command: EndPlayOver) -> None:
    """Let the player who plays over go with the counted stack. Refuses "nobody-plays-over", "chips-not-there"."""
    table, seat = draft.taken_seat(command.table, command.seat)
    if seat.over is None:
        key = seat_key(seat.table, seat.number)
        draft.refuse_by_act("nobody-plays-over", "Nobody plays over at that seat.", key)
    note_departure(draft, table, seat, seat.over.player, command.stack, is_forced=False)
    draft.move(chips_at(table.number), CAGE, command.stack)
    draft.put_seat(replace(seat, over=None))
