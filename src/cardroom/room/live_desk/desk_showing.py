"""What a viewer may see of a live desk: all of it for staff who run it, lists and open seats for everybody else."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from cardroom.desk.desk_pieces import DeskTable, ListPlace, PairApart, PlayerEvening
from cardroom.desk.desk_state import CAGE, DIFFERENCE, DROP, STORED, DeskActDone, DeskState
from cardroom.desk.live_game import LiveGame, live_game, pools_of_book
from cardroom.desk.sign_ups import free_seats, in_turn
from cardroom.room.identity.person import Person
from cardroom.room.protocol.desk_answers import (
    ApartView,
    ChipCount,
    DeskActView,
    DeskListView,
    DeskOffice,
    DeskPerson,
    DeskPlaceView,
    DeskSeatView,
    DeskTableView,
    DeskView,
    DeskYou,
    StoredView,
)
from cardroom.rules.rulebook import Rulebook

Called = Callable[[str], str]
"""The name of a person by the id, "" for nobody."""


def desk_view(
    book: Rulebook, state: DeskState | None, now_ms: int, names: Called, viewer: Person | None, may_run: bool
) -> DeskView:
    """A desk as a viewer may see it (None: anybody); `state` None: it has never opened."""
    seconds = book.seating.seat_offer_seconds.value
    if state is None or state.day is None:
        office = _office(book, DeskState(), names) if may_run else None
        return DeskView(book.id, 0, now_ms, book.currency, seconds, office=office)
    day = state.day
    games = {table.pool: live_game(book, table.pool) for table in state.tables()}
    for place in state.of(ListPlace):
        games.setdefault(place.pool, live_game(book, place.pool))
    own = viewer.id if viewer is not None else ""
    return DeskView(
        book.id, state.number, now_ms, book.currency, seconds, day.number, day.opened_ms, day.closed_ms,
        tuple(_table(games[table.pool], state, table, names, may_run) for table in state.tables()),
        tuple(_list(game, state, names, own, may_run) for _, game in sorted(games.items())),
        _you(state, own) if own else None,
        _office(book, state, names) if may_run else None,
    )  # fmt: skip


def _table(game: LiveGame, state: DeskState, table: DeskTable, names: Called, may_run: bool) -> DeskTableView:
    shown = DeskTableView(
        table.number, table.pool, game.offer.id, game.stake.name, table.seats, len(state.players(table)),
        0 if table.locked or table.phase != "open" else len(free_seats(state, table)),
        table.phase, table.opened_ms, bool(table.locked), table.feeds, table.point_cents, game.least, game.most,
    )  # fmt: skip
    if not may_run:
        return shown
    return msgspec.structs.replace(
        shown,
        at=tuple(_seat(state, table, number, names) for number in range(1, table.seats + 1)),
        chips=state.chips.get(f"table:{table.number}", 0),
        opened_by=names(table.opened_by),
        why=table.locked or table.why,
    )


def _seat(state: DeskState, table: DeskTable, number: int, names: Called) -> DeskSeatView:
    seat, called = state.seat(table.number, number), state.called_to(table.number, number)
    away, over, call = seat.away, seat.over, called.call if called is not None else None
    return DeskSeatView(
        number, seat.player, names(seat.player) if seat.player else "", seat.stack, seat.counted_ms, seat.since_ms,
        seat.is_confirmed, seat.owes,
        away.since_ms if away else 0, away.until_ms if away else 0, away.is_long if away else False,
        over.player if over else "", names(over.player) if over else "", over.stack if over else 0,
        seat.locked,
        called.player if called else "", names(called.player) if called else "", call.until_ms if call else 0,
    )  # fmt: skip


def _list(game: LiveGame, state: DeskState, names: Called, own: str, may_run: bool) -> DeskListView:
    tables = [table for table in state.tables() if table.pool == game.pool]
    takes = [table for table in tables if not table.locked and table.phase == "open"]
    places = tuple(_place(place, names, own, may_run) for place in state.waiting(game.pool))
    free = {table.number: free_seats(state, table) for table in takes}
    shown = DeskListView(
        game.pool, game.offer.id, game.stake.name, places, sum(len(seats) for seats in free.values())
    )
    first = min(
        (table for table in takes if free[table.number]),
        key=lambda table: (len(state.players(table)), table.opened_ms),
        default=None,
    )
    turn = in_turn(state, game.pool, first) if first is not None else None
    if not may_run or first is None or turn is None:
        return shown
    return msgspec.structs.replace(shown, next=turn.player, next_table=first.number)


def _place(place: ListPlace, names: Called, own: str, may_run: bool) -> DeskPlaceView:
    call = place.call
    return DeskPlaceView(
        names(place.player), place.since_ms,
        place.player if may_run or place.player == own else "",
        place.by_phone, bool(place.confirmed_ms), place.drawn,
        call.table if call else 0, call.seat if call else 0, call.called_ms if call else 0,
        call.until_ms if call else 0,
    )  # fmt: skip


def _you(state: DeskState, own: str) -> DeskYou:
    seat = state.seat_of(own)
    pools = tuple(place.pool for place in state.of(ListPlace) if place.player == own)
    if seat is None:
        return DeskYou(pools=pools)
    return DeskYou(seat.table, seat.number, seat.away.until_ms if seat.away else 0, pools)


def _office(book: Rulebook, state: DeskState, names: Called) -> DeskOffice:
    undone, chips = state.taken_back(), state.chips
    at_tables = sum(cents for place, cents in chips.items() if place.startswith("table:"))
    people = {place.player for place in state.of(ListPlace)} | {one.player for one in state.of(PlayerEvening)}
    return DeskOffice(
        tuple(_act(act, undone.get(act.number, 0), names) for act in reversed(state.acts)),
        ChipCount(
            -chips.get(CAGE, 0), at_tables, chips.get(STORED, 0), chips.get(DROP, 0), chips.get(DIFFERENCE, 0)
        ),
        tuple(
            StoredView(one.receipt, names(one.player), one.cents, one.table, one.since_ms)
            for one in state.stored()
        ),
        tuple(
            ApartView(one.one, one.other, names(one.one), names(one.other), one.why)
            for one in state.of(PairApart)
        ),
        tuple(
            DeskPerson(person, names(person))
            for person in sorted(people, key=lambda one: names(one).casefold())
        ),
        tuple(pools_of_book(book)),
        book.sit_out.long_break.value,
        book.seating.closed_table.value,
        book.blinds.playing_over.value,
        book.buy_in.by_agreement.value != "never",
    )


def _act(act: DeskActDone, undone_by: int, names: Called) -> DeskActView:
    command = act.command

    def of(name: str) -> int:
        return int(getattr(command, name, 0))

    def named(name: str) -> str:
        person = getattr(command, name, "")
        return names(person) if person else ""

    moved = sum(move.cents for move in act.moves[:1])
    subject = named("player") or next(
        (names(player) for change in act.changes if (player := getattr(change.before, "player", ""))), ""
    )
    return DeskActView(
        act.number, act.at_ms, str(type(command).__struct_config__.tag),
        names(command.by) if command.by else "",
        act.entered_ms if act.entered_ms != act.at_ms else 0,
        command.why, act.clauses, subject, named("other"), getattr(command, "pool", ""),
        of("table"), of("seat"), of("to_table"), of("to_seat"), moved, act.takes_back, undone_by,
    )  # fmt: skip
