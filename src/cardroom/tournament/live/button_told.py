"""The button and the blinds of a live table: told by a tap, and moved on with each hand by the house's rule."""

from __future__ import annotations

from cardroom.rules import Refused
from cardroom.table.model.hand_positions import Positions, clockwise_from
from cardroom.table.positions.button_rules import MOVES
from cardroom.table.positions.sitters import Sitters, heads_up, nearest_before
from cardroom.table.values.message import TableMessage
from cardroom.tournament.live import live_acts as acts
from cardroom.tournament.live.hall_tables import LiveTable
from cardroom.tournament.live.live_floor import LiveFloor


def tell_button(floor: LiveFloor, act: acts.TellButton, now_ms: int) -> list[TableMessage]:
    """The button or the big blind of the hand now dealt is there. Refuses "no-live-table-there", and
    "button-elsewhere" for a button off the table, a big blind that no player has, or a table of fewer than two.
    """
    table = floor.table(act.table)
    taken = frozenset(table.seats)
    rules = floor.book.blinds
    is_there = act.big_blind in taken if act.big_blind else 0 < act.dealer <= floor.seats
    if not is_there or act.dealer > floor.seats or len(taken) < 2:
        words = "The button is at a seat of the table, the big blind at a player's."
        raise Refused("button-elsewhere", words, rules.dealer.clauses, {"table": table.number})
    _put(
        table, _positions(taken, act.dealer, act.big_blind, floor.seats), table.hands + 1, act.at_ms or now_ms
    )
    floor.note(act, now_ms, (f"table:{table.number}",), (), rules.dealer.clauses)
    return []


def button_after(floor: LiveFloor, table: LiveTable, act: acts.TellHand | acts.TellOut, now_ms: int) -> None:
    """Note the positions of the hand that is over, the table's last: as told with it, or moved on since they were."""
    if act.big_blind or act.dealer:
        _put(table, Positions(act.dealer, act.small_blind, act.big_blind), table.hands, act.at_ms or now_ms)
        return
    last = table.last
    if last is None or not last.big_blind or table.button_of >= table.hands or len(table.seats) < 2:
        return
    rules = floor.book.blinds
    move = MOVES[rules.dealer.value]
    sitters = Sitters(frozenset(table.seats))
    _put(
        table,
        move(last, sitters, rules.entry_between.value, floor.seats).positions,
        table.hands,
        table.button_ms,
    )


def _put(table: LiveTable, at: Positions, hand: int, told_ms: int) -> None:
    table.dealer, table.small_blind, table.big_blind = at.dealer, at.small_blind, at.big_blind
    table.small_seat, table.button_of, table.button_ms = at.small_seat, hand, told_ms


def _positions(taken: frozenset[int], dealer: int, big_blind: int, seats: int) -> Positions:
    """The positions as the one that was told gives the others."""
    order = clockwise_from(dealer, taken) if dealer else []
    if len(taken) == 2:
        return heads_up(taken, big_blind or (order[0] if order[0] != dealer else order[-1]))
    big = big_blind or order[1]
    small = nearest_before(big, taken)
    if small == dealer:
        before = (big - 2) % seats + 1  # (nobody posts the small blind)
        return Positions(dealer, 0, big, before if before != dealer else 0)
    return Positions(dealer or nearest_before(small, taken - {big}), small, big)
