"""Stacks of tables whose hands are entered, put into the view of a desk: they are known there, to the chip."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from cardroom.room.protocol.desk_answers import ChipCount, DeskSeatView, DeskTableView, DeskView
from cardroom.table.model.seat import Seat
from cardroom.table.table import Table
from cardroom.table.told.told_play import ToldDeal


class StackInPlay(NamedTuple):
    """A stack at a table whose hands are entered, and whether its player leaves with the end of the hand."""

    cents: int
    leaves: bool


class TableInPlay(NamedTuple):
    """The stacks by player at a table whose hands are entered, and the number of the hand that is entered now (0: none).

    While it is played they are those at its start, and `dead` are the chips in its pot of players who have left the table;
    once it is decided (`is_decided`) they are those that it leaves. The `dealer` is who enters the hands, "" for the floor.
    """

    stacks: Mapping[str, StackInPlay]
    hand: int = 0
    is_decided: bool = False
    dead: int = 0
    dealer: str = ""


CLOSED = TableInPlay({})
"""A table that has closed: the desk has its stacks, or they are on their way."""


def in_play(table: Table[Any], dealer: str = "") -> TableInPlay:
    """The stacks of a table, with chips that come in when the running hand is over, and the dealer who enters its hands."""
    hand = table.hand
    if not isinstance(hand, ToldDeal):
        stacks = {seat.player: _told(seat, seat.stack) for seat in table.seats.values()}
        return TableInPlay(stacks, dealer=dealer)
    is_won = hand.is_decided and not hand.is_void
    stacks = {}
    for seat in table.seats.values():
        index = hand.index_of.get(seat.number) if is_won and seat.number not in hand.gone else None
        stacks[seat.player] = _told(seat, seat.stack if index is None else hand.engine.stacks[index])
    dead = sum(hand.players[index].stack - hand.engine.stacks[index]
               for number, index in hand.index_of.items() if number in hand.gone)  # fmt: skip
    return TableInPlay(stacks, hand.number, hand.is_decided, 0 if is_won else dead, dealer)


def _told(seat: Seat, cents: int) -> StackInPlay:
    return StackInPlay(cents + seat.waiting_top_up, bool(seat.wants_to_leave))


def with_stacks(view: DeskView, known: Callable[[str], TableInPlay]) -> DeskView:
    """The view with stacks and boxes of tables whose hands are entered, by the id of such a table."""
    if not any(table.told for table in view.tables):
        return view
    tables = tuple([with_play(table, known(table.told)) if table.told else table for table in view.tables])
    office, boxes = view.office, sum(table.box for table in tables)
    if office is not None:
        office = replace(office, chips=_apart(office.chips, boxes))
    return replace(view, tables=tables, office=office)


def with_play(table: DeskTableView, play: TableInPlay) -> DeskTableView:
    """The table with the stacks that are known where its hands are entered, and what is in its box."""
    at = tuple([with_stack(seat, play.stacks) for seat in table.at])
    box = table.chips - play.dead - sum(seat.stack + seat.over_stack for seat in at)
    return replace(table, at=at, hand=play.hand, decided=play.is_decided, box=box)


def with_stack(seat: DeskSeatView, stacks: Mapping[str, StackInPlay]) -> DeskSeatView:
    """The seat with the stacks that its table knows."""
    own, over = stacks.get(seat.player or "-"), stacks.get(seat.over or "-")
    if own is not None:
        seat = replace(seat, stack=own.cents, leaves=own.leaves, counted_ms=0)
    return replace(seat, over_stack=over.cents) if over is not None else seat


def _apart(chips: ChipCount, boxes: int) -> ChipCount:
    return replace(chips, at_tables=chips.at_tables - boxes, boxes=boxes)
