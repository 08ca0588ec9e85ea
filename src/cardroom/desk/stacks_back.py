"""Stacks, changed seats and served penalties that the table at which hands are entered gives back to the desk."""

from __future__ import annotations

from msgspec.structs import replace

from cardroom.desk.act_draft import ActDraft
from cardroom.desk.depth_commands import BreakFollows, PenaltyFollows, SeatFollows, StackComesBack
from cardroom.desk.desk_moves import arrival, arrive, store
from cardroom.desk.desk_pieces import DeskSeat, DeskTable, SeatGoing
from cardroom.desk.desk_state import CAGE, DIFFERENCE, DeskState, chips_at
from cardroom.desk.kept_records import LivePenalty
from cardroom.desk.sitting_down import note_departure
from cardroom.rules import Refused


def stack_back(draft: ActDraft, command: StackComesBack) -> None:
    """Take a stack back from the table at which hands are entered; it is exact. A player who leaves is paid, or goes on
    to the table that was said; the stack of who is away is kept against a receipt.

    What the desk had counted out of that table too much (a drop) is a difference.
    """
    table, seat = draft.taken_seat(command.table, command.seat)
    if command.is_over:
        _over_back(draft, table, seat, command)
        return
    assert table.told and seat.is_told, "only a table whose hands are entered gives stacks back"
    draft.hand_over(seat.player, -command.stack)
    if not command.leaves:
        back = replace(
            seat, stack=command.stack, counted_ms=draft.at_ms, is_told=False, going=None, serving=0
        )
        draft.put_seat(back)
        return
    draft.cite(*draft.game(table.pool).book.buy_in.off_the_table.clauses)
    _even_out(draft, table, command.stack)
    over, alone = seat.over, replace(seat, over=None)
    left = DeskSeat(table.number, seat.number)
    if over is not None:  # the seat is now that of who plays there
        left = replace(
            left, player=over.player, stack=over.stack, counted_ms=over.since_ms, since_ms=over.since_ms,
            is_told=over.is_told, serving=over.serving,
        )  # fmt: skip
    draft.put_seat(left)
    going = seat.going
    if going is not None and going.to_table != table.number and _goes_on(draft, table, alone, going, command):
        return
    if seat.away is not None:
        store(draft, table, alone, command.stack)
        return
    note_departure(draft, table, alone, seat.player, command.stack, is_forced=table.phase == "breaking")
    draft.move_back(chips_at(table.number), CAGE, command.stack)


def _goes_on(
    draft: ActDraft, table: DeskTable, seat: DeskSeat, going: SeatGoing, command: StackComesBack
) -> bool:
    """Seat a player who left for another table there; False where that has become impossible."""
    is_forced = going.by_house or table.phase == "breaking"
    try:
        to = draft.table(going.to_table)
        if to.told and to.depth != "play":
            return False
        way = arrival(draft, table, seat, to, going.to_seat, command.stack, going.brings, is_forced=is_forced)
    except Refused:
        return False
    draft.move_back(chips_at(table.number), CAGE, command.stack)
    arrive(draft, seat.player, to, going.to_seat, way)
    return True


def _over_back(draft: ActDraft, table: DeskTable, seat: DeskSeat, command: StackComesBack) -> None:
    over = seat.over
    assert over is not None and over.is_told, "somebody plays over, at the table at which hands are entered"
    draft.hand_over(over.player, -command.stack)
    if not command.leaves:
        draft.put_seat(replace(seat, over=replace(over, stack=command.stack, is_told=False, serving=0)))
        return
    _even_out(draft, table, command.stack)
    alone = replace(seat, over=None)
    note_departure(draft, table, alone, over.player, command.stack, is_forced=False)
    draft.move_back(chips_at(table.number), CAGE, command.stack)
    draft.put_seat(alone)


def _even_out(draft: ActDraft, table: DeskTable, stack: int) -> None:
    """Bring chips to a table that has fewer than a stack which leaves it, as a difference."""
    missing = stack - draft.on_table(table.number)
    if missing > 0:
        draft.move(DIFFERENCE, chips_at(table.number), missing)


def seat_follows(draft: ActDraft, command: SeatFollows) -> None:
    """Note that a player has another seat of the table now, or keeps the own one after all."""
    table, seat = draft.taken_seat(command.table, command.seat)
    draft.cite(*draft.game(table.pool).book.blinds.seat_change.clauses)
    if command.to_seat == seat.number:
        draft.put_seat(replace(seat, going=None))
        return
    assert not draft.state.seat(table.number, command.to_seat).player, (
        "the room has looked whether it is free"
    )
    draft.put_seat(DeskSeat(table.number, seat.number))
    draft.put_seat(replace(seat, number=command.to_seat, going=None, is_confirmed=False))


def break_follows(draft: ActDraft, command: BreakFollows) -> None:
    """Note that a player who was away is dealt in again."""
    _, seat = draft.taken_seat(command.table, command.seat)
    draft.put_seat(replace(seat, away=None))


def penalty_follows(draft: ActDraft, command: PenaltyFollows) -> None:
    """Count the hands that a player has missed off the penalties, the oldest first."""
    served = command.served
    for one in reversed(draft.state.kept(LivePenalty)):
        if served and one.player == command.player and not one.closed_ms and one.left:
            draft.amend(one, left=one.left - min(served, one.left))
            served -= min(served, one.left)
    seat = draft.state.seat_of(command.player)
    if seat is None or seat.table != command.table:
        return
    if seat.player == command.player:
        draft.put_seat(replace(seat, serving=command.left))
    elif seat.over is not None:
        draft.put_seat(replace(seat, over=replace(seat.over, serving=command.left)))


def to_serve(state: DeskState, player: str, now_ms: int) -> tuple[int, int]:
    """The hands that a player has still to miss, and until when the player stays away (0: may come)."""
    hands = until_ms = 0
    for one in state.kept(LivePenalty):
        if one.player == player and not one.closed_ms:
            hands, until_ms = hands + one.left, max(until_ms, one.until_ms)
    return hands, until_ms if until_ms > now_ms else 0
