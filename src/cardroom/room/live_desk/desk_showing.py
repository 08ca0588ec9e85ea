"""The view that somebody has of a live desk: all of it for staff who run it, lists and open seats for everybody else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, get_args

import msgspec

from cardroom.desk.conduct_commands import AnyConductCommand
from cardroom.desk.consents import answer_of, asked_at
from cardroom.desk.dealers_and_decks import dealer_at, deck_at
from cardroom.desk.dealing_commands import AnyDealingCommand
from cardroom.desk.depth_commands import NoteHand, NoteMisdeal, SetTableDepth
from cardroom.desk.desk_commands import AnyDeskCommand, FilmDeskTable
from cardroom.desk.desk_pieces import DeskTable, ListPlace, PairApart, PlayerEvening, ScreenLayout
from cardroom.desk.desk_state import (
    CAGE,
    CONFISCATED,
    DIFFERENCE,
    DROP,
    HELD,
    JACKPOT,
    JACKPOT_TODAY,
    RESTAURANT,
    STORED,
    TAKEN,
    DeskActDone,
    DeskState,
)
from cardroom.desk.jackpot_claims import to_be_won
from cardroom.desk.kept_records import BuyInConsent, JackpotClaim, LivePenalty, MarkKind
from cardroom.desk.live_game import LiveGame, live_game, pools_of_book
from cardroom.desk.money_commands import AnyMoneyCommand
from cardroom.desk.past_records import JACKPOT_PAID, JACKPOT_PAID_MS
from cardroom.desk.people_commands import AnyPeopleCommand
from cardroom.desk.screen_commands import ArrangeScreens, RemoveLayout
from cardroom.desk.sign_ups import in_turn, seats_free_of
from cardroom.floor.conduct.offences import kinds_of
from cardroom.room.identity.person import Person
from cardroom.room.live_desk.record_showing import EVERY_ACT, about, fields_of, marks_of, records_of
from cardroom.room.live_desk.stacks_to_come import stacks_to_come
from cardroom.room.protocol.desk_answers import (
    ApartView,
    ChipCount,
    DeskActView,
    DeskJackpot,
    DeskListView,
    DeskOffice,
    DeskPerson,
    DeskPlaceView,
    DeskSeatView,
    DeskSheet,
    DeskTableView,
    DeskView,
    DeskYou,
    LayoutView,
    OwnConsent,
    OwnPenalty,
    RecordField,
    StoredView,
)
from cardroom.rules.decisions import PenaltyKind
from cardroom.rules.rulebook import Rulebook

Marks = Mapping[str, tuple[MarkKind, ...]]
Calls = Mapping[tuple[int, int], ListPlace]
"""The players who are called, by table and seat."""
Kept = set[tuple[int, int]]
"""Seats that somebody is called to or on the way to, by table and number."""
KEPT: Final = (
    *get_args(AnyPeopleCommand), *get_args(AnyConductCommand), *get_args(AnyDealingCommand), *get_args(AnyMoneyCommand),
    NoteHand, NoteMisdeal,
)  # fmt: skip
"""Acts whose fields are shown as they are; the others' are those of the seat or the list."""
FOR_DEALERS: Final = (
    "penalty",
    "forbidden",
    "exclusion",
    "clock",
    "dealer",
    "deck",
    "deck_report",
    "consent",
)
"""The kinds of records that dealers see: no files of people."""
Called = Callable[[str], str]
"""The name of a person by the id, "" for nobody."""


def desk_view(
    book: Rulebook,
    state: DeskState | None,
    now_ms: int,
    names: Called,
    viewer: Person | None,
    may_run: bool,
    allowed: tuple[str, ...] | None = (),
) -> DeskView:
    """A desk as a viewer may see it (None: anybody); `state` None: it has never opened."""
    seconds = book.seating.seat_offer_seconds.value
    if state is None or state.day is None:
        state = state or DeskState()
        office = _office(book, state, now_ms, names, allowed) if may_run else None
        return DeskView(
            book.id, state.number, now_ms, book.currency, seconds, office=office, layouts=_layouts(state)
        )
    day = state.day
    games = {table.pool: live_game(book, table.pool) for table in state.tables()}
    for place in state.of(ListPlace):
        games.setdefault(place.pool, live_game(book, place.pool))
    own = viewer.id if viewer is not None else ""
    marks = marks_of(state, now_ms) if may_run else None
    calls = state.calls()
    kept = {*calls, *state.promised()}
    tables = tuple([
        _table(games[one.pool].at_point(one.point_cents), state, one, names, marks, calls, kept)
        for one in state.tables()
    ])  # fmt: skip
    return DeskView(
        book.id, state.number, now_ms, book.currency, seconds, day.number, day.opened_ms, day.closed_ms,
        tables,
        tuple(_list(game, state, names, own, marks, kept) for _, game in sorted(games.items())),
        _you(state, own, names) if own else None,
        _office(book, state, now_ms, names, allowed) if may_run else None,
        _layouts(state), _jackpot(book, state),
    )  # fmt: skip


def _layouts(state: DeskState) -> tuple[LayoutView, ...]:
    """The layouts of a house, by name."""
    return tuple(LayoutView(one.name, one.shape, one.parts, one.number) for one in state.of(ScreenLayout))


def _jackpot(book: Rulebook, state: DeskState) -> DeskJackpot | None:
    """The jackpot of a house's live tables; None where the house has none, and before its first gaming day. Claims that
    are not approved are told to nobody.
    """
    if book.jackpot is None or state.day is None:
        return None
    won = next((one for one in state.kept(JackpotClaim) if one.shares), None)
    paid, at_ms = state.stays.get(JACKPOT_PAID, 0), state.stays.get(JACKPOT_PAID_MS, 0)
    if won is not None:
        paid, at_ms = sum(won.shares.values()), won.since_ms
    return DeskJackpot(to_be_won(state), book.jackpot.base_cents.value, paid, at_ms)


def _table(
    game: LiveGame,
    state: DeskState,
    table: DeskTable,
    names: Called,
    marks: Marks | None,
    calls: Calls,
    kept: Kept,
) -> DeskTableView:
    shown = DeskTableView(
        table.number, table.pool, game.offer.id, game.stake.name, table.seats, len(state.players(table)),
        0 if table.locked or table.phase != "open" else len(seats_free_of(state, table, kept)),
        table.phase, table.opened_ms, bool(table.locked), table.feeds, table.point_cents, game.least, game.most,
        told=table.told, filmed_ms=table.filmed_ms,
    )  # fmt: skip
    if marks is None:
        return shown
    last = table.last
    dealer, deck = dealer_at(state, table.number), deck_at(state, table.number)
    return msgspec.structs.replace(
        shown,
        dealer=names(dealer.dealer) if dealer else "",
        dealer_since_ms=dealer.there_ms if dealer else 0,
        deck=f"{deck.colour} {deck.serial}" if deck else "",
        at=tuple(_seat(state, table, number, names, marks, calls) for number in range(1, table.seats + 1)),
        chips=state.chips.get(f"table:{table.number}", 0),
        opened_by=names(table.opened_by),
        why=table.locked or table.why,
        depth=table.depth,
        hands=table.hands,
        hand_ms=last.at_ms if last else 0,
        button=last.dealer if last else 0,
        small_blind=last.small_blind if last else 0,
        big_blind=last.big_blind if last else 0,
        straddles=last.straddles if last else (),
    )


def _seat(
    state: DeskState, table: DeskTable, number: int, names: Called, marks: Marks, calls: Calls
) -> DeskSeatView:
    seat, called = state.seat(table.number, number), calls.get((table.number, number))
    away, over, call = seat.away, seat.over, called.call if called is not None else None
    going, evening = seat.going, state.evening(seat.player)
    return DeskSeatView(
        number, seat.player, names(seat.player) if seat.player else "", seat.stack, seat.counted_ms, seat.since_ms,
        seat.is_confirmed, seat.owes,
        away.since_ms if away else 0, away.until_ms if away else 0, away.is_long if away else False,
        over.player if over else "", names(over.player) if over else "", over.stack if over else 0,
        seat.locked,
        called.player if called else "", names(called.player) if called else "", call.until_ms if call else 0,
        to_table=going.to_table if going else 0, to_seat=going.to_seat if going else 0,
        marks=marks.get(seat.player or (called.player if called else ""), ()),
        had_long_break=evening.long_breaks > 0, had_short=evening.had_short,
    )  # fmt: skip


def _list(
    game: LiveGame, state: DeskState, names: Called, own: str, marks: Marks | None, kept: Kept
) -> DeskListView:
    tables = [table for table in state.tables() if table.pool == game.pool]
    takes = [table for table in tables if not table.locked and table.phase == "open"]
    places = tuple(_place(place, names, own, marks) for place in state.waiting(game.pool))
    free = {table.number: seats_free_of(state, table, kept) for table in takes}
    shown = DeskListView(
        game.pool, game.offer.id, game.stake.name, places, sum(len(seats) for seats in free.values())
    )
    first = min(
        (table for table in takes if free[table.number]),
        key=lambda table: (len(state.players(table)), table.opened_ms),
        default=None,
    )
    turn = in_turn(state, game.pool, first) if first is not None else None
    if marks is None or first is None or turn is None:
        return shown
    return msgspec.structs.replace(shown, next=turn.player, next_table=first.number)


def _place(place: ListPlace, names: Called, own: str, marks: Marks | None) -> DeskPlaceView:
    call = place.call
    return DeskPlaceView(
        names(place.player), place.since_ms,
        place.player if marks is not None or place.player == own else "",
        place.by_phone, bool(place.confirmed_ms), place.drawn,
        call.table if call else 0, call.seat if call else 0, call.called_ms if call else 0,
        call.until_ms if call else 0, (marks or {}).get(place.player, ()),
    )  # fmt: skip


def _you(state: DeskState, own: str, names: Called) -> DeskYou:
    seat = state.seat_of(own)
    pools = tuple(place.pool for place in state.of(ListPlace) if place.player == own)
    receipts = tuple(
        StoredView(one.receipt, "", one.cents, one.table, one.since_ms)
        for one in state.stored()
        if one.player == own
    )
    penalties = tuple(
        OwnPenalty(one.kind, one.left, one.until_ms)
        for one in state.kept(LivePenalty)
        if one.player == own and not one.closed_ms
    )
    asked = tuple(
        OwnConsent(one.number, one.table, names(one.player), one.cents, answer_of(one, own))
        for one in state.kept(BuyInConsent)
        if not one.closed_ms and (at := state.table(one.table)) and own in asked_at(state, at, one.player)
    )
    if seat is None:
        return DeskYou(pools=pools, receipts=receipts, penalties=penalties)
    until = seat.away.until_ms if seat.away else 0
    at = state.table(seat.table)
    filmed = at is not None and at.filmed_ms > 0
    return DeskYou(seat.table, seat.number, until, pools, receipts, penalties, filmed, asked)


def _office(
    book: Rulebook, state: DeskState, now_ms: int, names: Called, allowed: tuple[str, ...] | None
) -> DeskOffice:
    undone, chips = state.taken_back(), state.chips
    is_dealer = allowed is not None and "see_document" not in allowed
    at_tables = sum(cents for place, cents in chips.items() if place.startswith("table:"))
    people = {place.player for place in state.of(ListPlace)} | {one.player for one in state.of(PlayerEvening)}
    people |= {person for record in state.records.values() for person in about(record)}
    return DeskOffice(
        tuple(_act(act, undone.get(act.number, 0), names) for act in reversed(state.acts)),
        ChipCount(
            -chips.get(CAGE, 0) - chips.get(TAKEN, 0),
            at_tables,
            stored=chips.get(STORED, 0),
            drop=chips.get(DROP, 0),
            difference=chips.get(DIFFERENCE, 0),
            held=chips.get(HELD, 0),
            confiscated=chips.get(CONFISCATED, 0),
            jackpot=chips.get(JACKPOT, 0),
            jackpot_today=chips.get(JACKPOT_TODAY, 0),
            restaurant=chips.get(RESTAURANT, 0),
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
        tuple(one for one in records_of(state, names) if not is_dealer or one.kind in FOR_DEALERS),
        kinds_of(book.penalties) if book.penalties is not None else get_args(PenaltyKind),
        tuple(book.games),
        allowed,
        sheet_of(state),
        book.buy_in.off_the_table.value == "for_the_restaurant_too",
        stacks_to_come(book, state, now_ms, names),
    )


def sheet_of(state: DeskState) -> DeskSheet:
    """The figures of the gaming day: chips sold and paid out, and what the tables left."""

    def sums(*flows: str) -> int:
        return sum(state.flows.get(flow, 0) for flow in flows)

    sold = sum(cents for flow, cents in state.flows.items() if flow.startswith(f"{CAGE}>"))
    paid = sum(cents for flow, cents in state.flows.items() if flow.endswith(f">{CAGE}"))
    drop = sums(f"tables>{DROP}", f"{DIFFERENCE}>{DROP}")
    jackpot = sums(f"tables>{JACKPOT_TODAY}")
    difference = sums(f"tables>{DIFFERENCE}") - sums(f"{DIFFERENCE}>{DROP}", f"{DIFFERENCE}>tables")
    others = sum(_left(state, place) for place in (STORED, HELD, CONFISCATED, JACKPOT, RESTAURANT)) - sums(
        f"{JACKPOT_TODAY}>{JACKPOT}"
    )
    return DeskSheet(sold, paid, sold - paid, drop, jackpot, difference, others)


def _left(state: DeskState, place: str) -> int:
    """The chips that came to a place in the gaming day, less those that left it."""
    came = sum(cents for flow, cents in state.flows.items() if flow.endswith(f">{place}"))
    return came - sum(cents for flow, cents in state.flows.items() if flow.startswith(f"{place}>"))


def _act(act: DeskActDone, undone_by: int, names: Called) -> DeskActView:
    command = act.command

    def of(name: str) -> int:
        return int(getattr(command, name, 0))

    def named(name: str) -> str:
        person = getattr(command, name, "")
        return names(person) if person else ""

    moved = sum(move.cents for move in act.moves[:1])
    is_of_table = hasattr(command, "table") and not hasattr(command, "seat")
    changed = (getattr(change.before, "player", "") for change in act.changes if not is_of_table)
    subject = named("player") or next((names(player) for player in changed if player), "")
    return DeskActView(
        act.number, act.at_ms, str(type(command).__struct_config__.tag),
        names(command.by) if command.by else "",
        act.entered_ms if act.entered_ms != act.at_ms else 0,
        command.why, act.clauses, subject, named("other"), getattr(command, "pool", ""),
        of("table"), of("seat"), of("to_table"), of("to_seat"), moved, act.takes_back, undone_by,
        tuple(_fields(command, names)),
    )  # fmt: skip


def _fields(command: AnyDeskCommand, names: Called) -> Iterator[RecordField]:
    if isinstance(command, SetTableDepth):
        yield RecordField("depth", "choice", command.depth)
    elif isinstance(command, FilmDeskTable):
        yield RecordField("is_filmed", "choice", "filmed" if command.is_filmed else "not_filmed")
    elif isinstance(command, ArrangeScreens | RemoveLayout):
        yield RecordField("layout", "text", command.name)
    elif isinstance(command, KEPT):
        yield from fields_of(command, names, EVERY_ACT)
