"""Orders of a tournament at a live table: what people are to do becomes an instruction, the rest holds at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardroom.table.values.message import TableMessage
from cardroom.tournament import table_messages as messages
from cardroom.tournament.live.hall_tables import LiveSeat, LiveTable, Pending
from cardroom.tournament.lots import Lots
from cardroom.tournament.seating.seats_and_movers import seat_to_leave, seat_to_take


def take_order(table: LiveTable, order: messages.Order, seats: int, now_ms: int) -> list[TableMessage]:
    """Take in an order at a table of so many seats; return what there is to report without anybody's doing."""
    return _TAKES[type(order)](table, order, seats, now_ms)


def stop_key(table: LiveTable) -> int:
    """The number of the instruction to stop at a table that is held without an order, after a bust."""
    return -table.number


def drop_stops(table: LiveTable) -> None:
    """Nobody needs to stop the table any more."""
    for number in [n for n, one in table.pending.items() if isinstance(one.order, messages.StandingOrders)]:
        del table.pending[number]


def ask_to_stop(table: LiveTable, now_ms: int) -> None:
    """Behind a bust that the tournament has answered by nothing a table is held: people are told so."""
    if table.waits and not table.stopped and not _is_asked_to_stop(table):
        order = messages.StandingOrders(0, (), hold=True)
        table.pending[stop_key(table)] = Pending(order, now_ms)


def going(table: LiveTable, number: int) -> list[int]:
    """The seats whose players an instruction to lift lets go, by the house's rule; none where nobody is there to go."""
    gone: list[int] = []
    for other, pending in table.pending.items():
        if not isinstance(pending.order, messages.Lift):
            continue
        left = [seat for seat in table.seats if seat not in gone]
        found = _who_goes(table, pending.order, left)
        if other == number:
            return found
        gone += found
    return []


def leaving(table: LiveTable) -> list[int]:
    """The seats that become free once people have carried out the instructions to lift, and are kept for nobody yet."""
    kept = {one.seat for one in table.pending.values()}
    gone = [seat for number in table.pending for seat in going(table, number)]
    return [seat for seat in gone if seat not in kept]


def draw_again(table: LiveTable, seats: int) -> None:
    """Draw another seat for whoever was to have one that is not given up after all: another player left instead."""
    for pending in table.pending.values():
        order = pending.order
        if not isinstance(order, messages.SeatPlayer) or pending.seat not in table.seats:
            continue
        kept, pending.seat = pending.seat, 0
        if kept in leaving(table):
            pending.seat = kept
        else:
            free = _free(table, order, seats)
            pending.seat = _drawn(table, order, free) if free else kept


def _free(table: LiveTable, order: messages.SeatPlayer, seats: int) -> list[int]:
    """The seats that a player who comes may have: free ones, else those that are being left; none that is kept free."""
    free = [seat for seat in table.free_seats(seats) if seat not in order.kept]
    return free or [seat for seat in leaving(table) if seat not in order.kept]


def _drawn(table: LiveTable, order: messages.SeatPlayer, free: list[int]) -> int:
    return seat_to_take(order.where, free, table.last, table.opened, Lots(order.chance))


def _who_goes(table: LiveTable, order: messages.Lift, left: list[int]) -> list[int]:
    if order.who == "all":
        return sorted(left)
    if order.who == "named":
        return [seat for seat in left if table.seats[seat].player == order.player]
    if not left:
        return []
    free = [seat for seat in left if table.seats[seat].player not in order.stay]
    return [seat_to_leave(order.who, free or left, table.last, Lots(order.chance), order.seat)]


def sit(table: LiveTable, number: int, order: messages.SeatPlayer, now_ms: int) -> TableMessage:
    """A player who was ordered here sits, with the chips."""
    seat = LiveSeat(order.player, order.stack, now_ms)
    seat.waits, seat.penalty_hands = order.waits, order.penalty_hands
    seat.penalty_until_ms = order.penalty_until_ms
    if seat.penalty_hands or seat.penalty_until_ms > now_ms:
        seat.away = "penalty"
    elif order.waits:
        seat.away = "document"
    elif order.away and order.away != "document":
        seat.away = "wish" if order.away == "penalty" else order.away
    table.seats[number] = seat
    return messages.Seated(table.number, order.order, order.player, number)


def _is_asked_to_stop(table: LiveTable) -> bool:
    return any(isinstance(one.order, messages.StandingOrders) for one in table.pending.values())


def _standing(
    table: LiveTable, order: messages.StandingOrders, seats: int, now_ms: int
) -> list[TableMessage]:
    if order.number <= table.number_of_orders:
        return []
    table.orders = order
    if order.last_hands and order.session != table.last_of:
        table.last_of, table.last_at = (
            order.session,
            table.hands + (table.frozen != "") + order.last_hands,
        )
    if order.answers >= table.waits:
        table.waits = 0
    if not table.frozen:
        table.keeps = order.keeps_broke
    drop_stops(table)
    if order.hold:
        if table.stopped:
            return [messages.TableStandsStill(table.number, order.number)]
        table.pending[order.number] = Pending(order, now_ms)
        return []
    if table.stopped:
        table.told_ms = now_ms
    table.stopped = False
    if not table.frozen:
        table.dealing = order.round
    return []


def _lift(table: LiveTable, order: messages.Lift, seats: int, now_ms: int) -> list[TableMessage]:
    table.pending[order.order] = Pending(order, now_ms)
    is_awaited = any(isinstance(one.order, messages.SeatPlayer) for one in table.pending.values())
    if going(table, order.order) or is_awaited:  # (who goes is known when they sit)
        return []
    del table.pending[order.order]
    why: Any = "not_here" if order.who == "named" and table.seats else "nobody_to_move"
    return [messages.Declined(table.number, order.order, why)]


def _seat(table: LiveTable, order: messages.SeatPlayer, seats: int, now_ms: int) -> list[TableMessage]:
    """A seat for a player who comes: a free one, else one whose player has been told to leave it."""
    free = _free(table, order, seats)
    if not free or (order.seat and order.seat not in free):
        return [messages.Declined(table.number, order.order, "no_free_seat")]
    table.pending[order.order] = Pending(order, now_ms, order.seat or _drawn(table, order, free))
    return []


def _let_in(table: LiveTable, order: messages.LetIn, seats: int, now_ms: int) -> list[TableMessage]:
    if number := table.seat_of(order.player):
        seat = table.seats[number]
        seat.waits, seat.away = False, "" if seat.away == "document" else seat.away
    return []


def _serve(table: LiveTable, order: messages.Serve, seats: int, now_ms: int) -> list[TableMessage]:
    if number := table.seat_of(order.player):
        seat = table.seats[number]
        seat.penalty_hands = max(0, seat.penalty_hands + order.more)
        seat.penalty_until_ms = order.until_ms
    return []


def _add_chips(table: LiveTable, order: messages.AddChips, seats: int, now_ms: int) -> list[TableMessage]:
    if not table.seat_of(order.player):
        return [messages.Declined(table.number, order.order, "not_here")]
    table.pending[order.order] = Pending(order, now_ms)
    return []


def _race(table: LiveTable, order: messages.RaceChips, seats: int, now_ms: int) -> list[TableMessage]:
    if not table.seats:
        return [messages.Declined(table.number, order.order, "nobody_to_move")]
    table.pending[order.order] = Pending(order, now_ms)
    return []


def _play_on(table: LiveTable, order: messages.PlayOn, seats: int, now_ms: int) -> list[TableMessage]:
    table.frozen = ""
    table.pending[order.order] = Pending(order, now_ms)
    return []


def _set_stack(table: LiveTable, order: messages.SetStack, seats: int, now_ms: int) -> list[TableMessage]:
    number = table.seat_of(order.player)
    if not number:
        return [messages.Declined(table.number, order.order, "not_here")]
    table.seats[number].stack = order.stack
    if not order.stack:
        table.leave(number)
    return [messages.Seated(table.number, order.order, order.player, number)]


def _close(table: LiveTable, order: messages.CloseEmptyTable, seats: int, now_ms: int) -> list[TableMessage]:
    assert not table.seats, "its players have gone"
    table.pending.clear()
    return [messages.TableGone(table.number)]


_TAKES: Final[dict[type, Callable[[LiveTable, Any, int, int], list[TableMessage]]]] = {
    messages.StandingOrders: _standing,
    messages.Lift: _lift,
    messages.SeatPlayer: _seat,
    messages.LetIn: _let_in,
    messages.Serve: _serve,
    messages.AddChips: _add_chips,
    messages.RaceChips: _race,
    messages.PlayOn: _play_on,
    messages.SetStack: _set_stack,
    messages.CloseEmptyTable: _close,
}
