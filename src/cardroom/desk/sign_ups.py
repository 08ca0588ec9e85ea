"""Lists by game: signing up in the hall and by phone, calls to seats with their time, and who comes first."""

from __future__ import annotations

from collections.abc import Container

from msgspec.structs import replace

from cardroom.cards.card import card
from cardroom.desk.act_draft import ActDraft
from cardroom.desk.act_fields import OnList
from cardroom.desk.desk_commands import (
    CallToSeat,
    ConfirmSignUp,
    DrawForSeats,
    LapseCalls,
    SignUp,
    StrikeOff,
    ToEndOfList,
)
from cardroom.desk.desk_pieces import DeskTable, ListPlace, SeatCall, place_key
from cardroom.desk.desk_state import DeskState
from cardroom.desk.player_files import check_let_in
from cardroom.rules import Refused


def sign_up(draft: ActDraft, command: SignUp) -> None:
    """Put a player on the list of a game, at its end. A player may be on several, and may have a seat at another game.

    Refuses "no-such-pool", "on-list-already", and a player who sits at that game ("plays-that-game").
    """
    game, state = draft.game(command.pool), draft.state
    rules = game.book.seating
    key = place_key(command.pool, command.player)
    if state.place(command.pool, command.player) is not None:
        draft.refuse_by_act("on-list-already", "That player is on this list.", key, player=command.player)
    seat = state.seat_of(command.player)
    at = state.table(seat.table) if seat is not None else None
    if seat is not None and at is not None and at.pool == command.pool and not at.feeds:
        words = f"That player has a seat at that game: table {seat.table}, seat {seat.number}."
        args = {"table": seat.table, "seat": seat.number}
        raise Refused("plays-that-game", words, rules.tables_per_stake.clauses, args)
    check_let_in(draft, command.player, command.pool)
    draft.cite(*rules.waiting_queue.clauses)
    confirmed = 0 if command.by_phone else draft.at_ms
    place = ListPlace(
        command.pool, command.player, draft.number, draft.at_ms, command.by_phone, confirmed, contact=command.contact
    )  # fmt: skip
    draft.put(key, place)


def _listed(draft: ActDraft, command: OnList) -> ListPlace:
    draft.game(command.pool)
    found = draft.state.place(command.pool, command.player)
    if found is None:
        key = place_key(command.pool, command.player)
        draft.refuse_by_act("not-on-list", "That player is not on this list.", key, player=command.player)
    return found


def confirm(draft: ActDraft, command: ConfirmSignUp) -> None:
    """Note that a player who signed up by phone is here. Refuses "not-on-list" and "reported-already"."""
    place = _listed(draft, command)
    if place.confirmed_ms:
        key = place_key(place.pool, place.player)
        draft.refuse_by_act("reported-already", "That player has reported already.", key)
    draft.cite(*draft.game(place.pool).book.seating.waiting_queue.clauses)
    draft.put(place_key(place.pool, place.player), replace(place, confirmed_ms=draft.at_ms))


def strike_off(draft: ActDraft, command: StrikeOff) -> None:
    """Take a player off a list; a seat kept for the player is free again. Refuses "not-on-list"."""
    place = _listed(draft, command)
    draft.cite(*draft.game(place.pool).book.seating.waiting_queue.clauses)
    draft.put(place_key(place.pool, place.player), None)


def to_end(draft: ActDraft, command: ToEndOfList) -> None:
    """Put a player at the end of a list; a call ends with it. Refuses "not-on-list"."""
    place = _listed(draft, command)
    draft.put(place_key(place.pool, place.player), replace(place, order=draft.number, drawn=0, call=None))


def in_turn(state: DeskState, pool: str, table: DeskTable) -> ListPlace | None:
    """The player whose turn it is to get a seat at a table: the first who is here, not called, and not kept apart."""
    for place in state.waiting(pool):
        if place.confirmed_ms and place.call is None and state.apart(place.player, table) is None:
            return place
    return None


def fuller_first(draft: ActDraft, table: DeskTable) -> DeskTable | None:
    """The table that a new player goes to rather than to this one: with fewer players, or as many and opened earlier
    (CH-2.7). None where this one comes first, or the house goes by another rule.
    """
    state = draft.state
    if draft.game(table.pool).book.seating.table_draw.value != "fewest_players_then_oldest":
        return None

    def rank(one: DeskTable) -> tuple[int, int, int]:
        called = sum(
            place.call is not None and place.call.table == one.number for place in state.waiting(one.pool)
        )
        return len(state.players(one)) + called, one.opened_ms, one.number

    others = [
        one for one in state.tables()
        if one.pool == table.pool and not one.locked and one.phase == "open" and free_seats(state, one)
    ]  # fmt: skip
    first = min(others, key=rank, default=table)
    return None if first.number == table.number else first


def free_seats(state: DeskState, table: DeskTable) -> list[int]:
    """The seats of a table that nobody has, is called to or on the way to, and that are not kept free."""
    return seats_free_of(state, table, {*state.calls(), *state.promised()})


def seats_free_of(state: DeskState, table: DeskTable, kept: Container[tuple[int, int]]) -> list[int]:
    """The same, with the table and number of each seat that somebody is called to or on the way to."""
    return [
        seat.number
        for seat in state.seats(table)
        if not seat.player and not seat.locked and (table.number, seat.number) not in kept
    ]


def call(draft: ActDraft, command: CallToSeat) -> None:
    """Call a player to a seat, which is kept for the house's time from now (CH-2.4).

    Refuses "not-on-list", "called-already", "not-reported" (CH-2.3), a table that takes nobody or plays another game, a
    seat that is not free, "live-kept-apart"; without a reason also "others-first" and "other-table-first" (CH-2.7).
    """
    place, state = _listed(draft, command), draft.state
    table = draft.table(command.table)
    rules = draft.game(command.pool).book.seating
    key = place_key(place.pool, place.player)
    if table.pool != command.pool:
        words = f"Table {table.number} plays {table.pool}."
        raise Refused("plays-another-game", words, (), {"table": table.number, "pool": table.pool})
    if place.call is not None:
        words = f"That player is called to table {place.call.table}, seat {place.call.seat}."
        draft.refuse_by_act("called-already", words, key, table=place.call.table, seat=place.call.seat)
    if not place.confirmed_ms:
        words = "That player signed up by phone and has not reported at the desk."
        raise Refused("not-reported", words, rules.waiting_queue.clauses, {"player": place.player})
    draft.takes_players(table)
    free = free_seats(state, table)
    seat = command.seat
    if not seat:
        if not free:
            raise Refused(
                "table-full", f"Table {table.number} has no free seat.", (), {"table": table.number}
            )
        seat = free[draft.chance % len(free)]
        draft.cite(*rules.seat_choice.clauses)
    draft.free_seat(table, seat)
    draft.check_apart(place.player, table)
    check_let_in(draft, place.player, table.pool, table.number)
    if not command.why.strip():
        check_turn(draft, table, place.player)
        if (other := fuller_first(draft, table)) is not None:
            words = f"Table {other.number} comes first; say why not."
            args = {"table": other.number}
            raise Refused("other-table-first", words, rules.table_draw.clauses, args)
    draft.cite(*rules.seat_offer_seconds.clauses)
    until = draft.at_ms + rules.seat_offer_seconds.value * 1000
    draft.put(key, replace(place, call=SeatCall(table.number, seat, draft.at_ms, until)))


def check_turn(draft: ActDraft, table: DeskTable, player: str) -> None:
    """Refuse ("others-first", "feeder-first") a seat while another player comes first: the first of the list, or at a
    table with a feeder the player who has sat there longest.
    """
    state = draft.state
    clauses = draft.game(table.pool).book.seating.waiting_queue.clauses
    feeders = [one for one in state.tables() if one.feeds == table.number]
    moving_on = sorted(
        (seat.since_ms, seat.player) for one in feeders for seat in state.seats(one) if seat.player
    )
    if moving_on:
        if player == (first := moving_on[0][1]):
            return
        words = "A player of the feeder table comes first; say why not."
        raise Refused("feeder-first", words, (), {"player": first, "table": table.number})
    first_place = in_turn(state, table.pool, table)
    if first_place is not None and first_place.player != player:
        words = "Others on the list come first; say why they are passed over."
        raise Refused("others-first", words, clauses, {"player": first_place.player})


def lapse(draft: ActDraft, _: LapseCalls) -> None:
    """End the calls whose time is up: their players lose the seat and their place (CH-2.4, CH-2.5)."""
    for place in draft.state.of(ListPlace):
        if place.call is not None and place.call.until_ms <= draft.at_ms:
            rules = draft.game(place.pool).book.seating
            draft.cite(*rules.seat_offer_seconds.clauses, *rules.waiting_queue.clauses)
            draft.put(place_key(place.pool, place.player), None)


def draw_for_seats(draft: ActDraft, command: DrawForSeats) -> None:
    """Put the players of a table that is being closed ahead of the list of their game, the highest card first; suits
    decide between equal ranks: spades, hearts, diamonds, clubs (CH-2.6).

    Refuses a house that knows no such right ("no-seat-draw"), a table that stays open ("table-stays"), a player of
    another table ("not-of-that-table"), "not-a-card" and a card drawn twice ("card-twice").
    """
    table, state = draft.table(command.table), draft.state
    rules = draft.game(table.pool).book.seating
    if rules.closed_table.value != "ahead_of_the_line_by_draw":
        raise Refused(
            "no-seat-draw", "This house draws no seats of closed tables.", rules.closed_table.clauses
        )
    if table.phase != "breaking":
        raise Refused(
            "table-stays", f"Table {table.number} is not being closed.", (), {"table": table.number}
        )
    drawn: dict[int, str] = {}
    for player, text in command.cards.items():
        number = _card(text)
        if number in drawn:
            raise Refused("card-twice", f"{text} was drawn twice.", (), {"card": text})
        left_it = any(gone.table == table.number for gone in state.evening(player).departures)
        if player not in state.players(table) and not left_it:
            words = "Only players of the closed table draw."
            raise Refused("not-of-that-table", words, rules.closed_table.clauses, {"player": player})
        drawn[number] = player
    draft.cite(*rules.closed_table.clauses)
    before = max((place.drawn for place in state.waiting(table.pool)), default=0)
    for turn, (_, player) in enumerate(sorted(drawn.items(), reverse=True), start=before + 1):
        old = state.place(table.pool, player)
        since = old.since_ms if old is not None else draft.at_ms
        contact = old.contact if old is not None else ""
        place = ListPlace(
            table.pool, player, draft.number, since, False, draft.at_ms, drawn=turn, contact=contact
        )
        draft.put(place_key(table.pool, player), place)


def _card(text: str) -> int:
    try:
        return card(text)
    except ValueError as fault:
        raise Refused("not-a-card", f"{text!r} is no card.", (), {"card": text}) from fault
