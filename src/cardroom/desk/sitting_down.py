"""Seats: sitting down with a counted buy-in, more chips, counts, another seat, leaving with the stack counted out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace as with_fields
from typing import Literal

from msgspec.structs import replace

from cardroom.cash.buy_in_bounds import BuyInBounds, Departure
from cardroom.cash.top_ups import check_whole_chips
from cardroom.desk.act_draft import ActDraft
from cardroom.desk.consents import use_consent
from cardroom.desk.desk_commands import (
    AddToStack,
    ChangeDeskSeat,
    ConfirmDeskSeat,
    CountStack,
    LeaveDeskSeat,
    SeatDown,
    SettleOwed,
)
from cardroom.desk.desk_pieces import (
    DeskSeat,
    DeskTable,
    PlayerEvening,
    SeatGoing,
    TableDeparture,
    evening_key,
    place_key,
    seat_key,
)
from cardroom.desk.desk_state import CAGE, chips_at
from cardroom.desk.live_game import LiveGame
from cardroom.desk.player_files import check_document, check_let_in
from cardroom.desk.sign_ups import check_turn
from cardroom.rules import Refused


def sit_down(draft: ActDraft, command: SeatDown) -> None:
    """Seat a player who was called, or nobody comes before, with a buy-in counted to the seat.

    Refuses as `ActDraft.takes_players` and `free_seat` do, "seated-elsewhere", "live-kept-apart", "others-first" without a
    reason, a buy-in outside the house's bounds, and chips that are not whole.
    """
    table, state = draft.table(command.table), draft.state
    draft.takes_players(table)
    draft.free_seat(table, command.seat, command.player)
    draft.check_apart(command.player, table)
    check_let_in(draft, command.player, table.pool, table.number)
    check_not_seated(draft, table, command.player)
    place = state.place(table.pool, command.player)
    if (place is None or place.call is None) and not command.why.strip():
        check_turn(draft, table, command.player)
    buy_in(draft, table, command.player, command.stack, command.is_agreed)
    check_document(draft, command.player)
    if place is not None:
        draft.put(place_key(place.pool, place.player), None)
    draft.put_seat(
        DeskSeat(
            table.number, command.seat, command.player, command.stack, draft.at_ms, draft.at_ms,
            is_told=bool(table.told),
        )
    )  # fmt: skip
    if table.told:
        draft.hand_over(command.player, command.stack)


def check_not_seated(draft: ActDraft, table: DeskTable, player: str) -> None:
    """Refuse ("seated-elsewhere") a player who has a seat at a live table: who changes tables moves with the stack."""
    seat = draft.state.seat_of(player)
    if seat is not None:
        words = f"That player sits at table {seat.table}, seat {seat.number}: move the player with the stack."
        clauses = draft.game(table.pool).book.buy_in.second_seat.clauses
        draft.cite(*clauses)
        raise Refused(
            "seated-elsewhere", words, clauses, {"player": player, "table": seat.table, "seat": seat.number}
        )


def departures_of(draft: ActDraft, player: str) -> tuple[Departure, ...]:
    """The player's departures of the evening, oldest first."""
    return tuple(gone.departure for gone in draft.state.evening(player).departures)


def buy_in(draft: ActDraft, table: DeskTable, player: str, stack: int, is_agreed: bool) -> None:
    """Count a buy-in from the cage to a table. A stack that was carried off comes back (CH-2.12, CK-H.15), and counts as
    brought back. By consent of all and the manager (CK-TH.2) any is allowed that binds to nothing.

    Refuses as `check_bounds` and `use_consent` do.
    """
    game = draft.game_of(table)
    allowed = game.bounds(departures_of(draft, player), draft.at_ms)
    fits = allowed.least <= stack <= allowed.most
    if is_agreed and stack > 0 and not fits and allowed.bound is None:
        check_whole_chips(game.book, stack)
        use_consent(draft, table, player, stack)
    else:
        check_bounds(draft, game, allowed, stack)
    evening = draft.state.evening(player)
    draft.put(
        evening_key(player),
        replace(
            evening,
            buy_ins=evening.buy_ins + 1,
            is_short=False,
            departures=brought_back(evening.departures, allowed, stack),
        ),
    )
    draft.move(CAGE, chips_at(table.number), stack)


def check_bounds(draft: ActDraft, game: LiveGame, allowed: BuyInBounds, stack: int) -> None:
    """Refuse a buy-in outside the bounds: "live-buy-in" or, where a stack must come back, "stack-comes-back"."""
    args = {"least": allowed.least, "most": allowed.most, "counted": stack}
    if stack <= 0:
        raise Refused("no-chips-counted", "Count the chips: a buy-in is above zero.", allowed.clauses, args)
    check_whole_chips(game.book, stack)
    draft.cite(*allowed.clauses)
    if allowed.least <= stack <= allowed.most:
        return
    if allowed.bound is not None:
        words = f"The player left with {allowed.bound.stack} and comes back with {allowed.least}."
        raise Refused("stack-comes-back", words, allowed.clauses, args | {"left_with": allowed.bound.stack})
    words = f"A buy-in here is {allowed.least} to {allowed.most}."
    raise Refused("live-buy-in", words, allowed.clauses, args)


def brought_back(
    departures: Sequence[TableDeparture], allowed: BuyInBounds, stack: int
) -> tuple[TableDeparture, ...]:
    """The departures after a buy-in: those that counted with it are brought back, or so much of them as fits."""
    if allowed.bound is None:
        return tuple(departures)
    back = allowed.along or (allowed.bound,)

    def after(gone: TableDeparture) -> TableDeparture:
        if gone.departure not in back:
            return gone
        if stack < gone.departure.stack:
            brought = max(stack, gone.departure.brought)
            return replace(gone, departure=with_fields(gone.departure, brought=brought))
        return replace(gone, departure=with_fields(gone.departure, used=True))

    return tuple(after(gone) for gone in departures)


def confirm_seat(draft: ActDraft, command: ConfirmDeskSeat) -> None:
    """Note that the dealer has confirmed who sits there. Refuses "confirmed-already"."""
    _, seat = draft.taken_seat(command.table, command.seat)
    if seat.is_confirmed:
        draft.refuse_by_act("confirmed-already", "That seat is confirmed.", seat_key(seat.table, seat.number))
    draft.put_seat(replace(seat, is_confirmed=True))


def add_chips(draft: ActDraft, command: AddToStack) -> None:
    """Count more chips to a stack: any amount to one that covers the big blind, else up to the least buy-in (CH-1.50,
    CH-2.10), at most to the table's maximum (CH-2.11); in pot limit a short buy-in once an evening (CH-2.13).

    Refuses "seat-empty", "no-chips-counted", "live-stack-too-large", "live-stack-too-small", and as `use_consent` does.
    """
    table, seat = draft.taken_seat(command.table, command.seat)
    game, evening = draft.game_of(table), draft.state.evening(seat.player)
    rules = game.book.buy_in
    before = command.stack if command.stack >= 0 else seat.stack
    after = before + command.cents
    if command.cents <= 0:
        raise Refused("no-chips-counted", "Count the chips: more than none.", rules.top_up.clauses)
    check_whole_chips(game.book, command.cents)
    most = rules.top_up_to_big_blinds.value * game.stake.unit_cents
    covered = game.stake.unit_cents if rules.small_top_up_from.value == "big_blind" else 1
    least = game.least if before < covered else 0
    short = after < least and _short_buy_in(game, evening, before, command.cents)
    fits = least <= after <= most or short
    if command.is_agreed and not fits:
        use_consent(draft, table, seat.player, command.cents)
    elif after > most:
        words = f"A stack may be at most {most} here."
        raise Refused(
            "live-stack-too-large", words, rules.top_up_to_big_blinds.clauses, {"most": most, "after": after}
        )
    else:
        if after < least and not short:
            clauses = (*rules.minimum_big_blinds.clauses, *rules.small_top_up_from.clauses)
            words = f"With so few chips left the stack is made up to {least}."
            raise Refused("live-stack-too-small", words, clauses, {"least": least, "after": after})
        draft.cite(*(rules.short_buy_in if short else rules.top_up).clauses)
    draft.put(
        evening_key(seat.player),
        replace(
            evening,
            buy_ins=evening.buy_ins + (before == 0),
            had_short=evening.had_short or short,
            is_short=short or (evening.is_short and before > 0),
        ),
    )
    draft.move(CAGE, chips_at(table.number), command.cents)
    draft.put_seat(replace(seat, stack=after, counted_ms=draft.at_ms))
    if table.told:
        draft.hand_over(seat.player, command.cents)


def _short_buy_in(game: LiveGame, evening: PlayerEvening, before: int, cents: int) -> bool:
    """Whether chips are the short buy-in of the evening: out of chips in pot limit, at least half the least buy-in, once,
    never the first, and not behind a short one.
    """
    return (
        game.book.buy_in.short_buy_in.value == "pot_limit_once_an_evening"
        and game.offer.form == "pot_limit"
        and before == 0
        and 2 * cents >= game.least
        and evening.buy_ins > 0
        and not evening.had_short
    )


def count(draft: ActDraft, command: CountStack) -> None:
    """Note a counted stack. Refuses "chips-not-there": more than the whole table has."""
    table, seat = draft.taken_seat(command.table, command.seat)
    there = draft.on_table(table.number)
    if not 0 <= command.stack <= there:
        words = f"Only {there} are on that table; {command.stack} were counted."
        raise Refused("chips-not-there", words, (), {"counted": command.stack, "there": there})
    draft.put_seat(replace(seat, stack=command.stack, counted_ms=draft.at_ms))


def leave(draft: ActDraft, command: LeaveDeskSeat) -> None:
    """Let a player go, with the whole stack (CH-1.51). Refuses "seat-empty", "played-over", "chips-not-there"."""
    table, seat = draft.taken_seat(command.table, command.seat)
    draft.cite(*draft.game(table.pool).book.buy_in.off_the_table.clauses)
    note_departure(draft, table, seat, seat.player, command.stack, is_forced=table.phase == "breaking")
    draft.move(chips_at(table.number), CAGE, command.stack)
    draft.put_seat(DeskSeat(table.number, seat.number))


def note_departure(
    draft: ActDraft, table: DeskTable, seat: DeskSeat, player: str, stack: int, *, is_forced: bool
) -> TableDeparture:
    """Note what a player carries off. Refuses as `departure_of` does."""
    gone, evening = (
        departure_of(draft, table, seat, player, stack, is_forced=is_forced),
        draft.state.evening(player),
    )
    draft.put(evening_key(player), replace(evening, departures=(*evening.departures, gone)))
    return gone


def departure_of(
    draft: ActDraft, table: DeskTable, seat: DeskSeat, player: str, stack: int, *, is_forced: bool
) -> TableDeparture:
    """Return the departure of a player. Refuses "played-over" for a seat where another plays, and a count below zero."""
    if seat.over is not None and seat.over.player != player:
        words = "Another player plays at that seat; that ends first."
        raise Refused("played-over", words, (), {"player": seat.over.player})
    if stack < 0:
        raise Refused("no-chips-counted", "Count the chips: nobody has less than none.")
    evening, game = draft.state.evening(player), draft.game_of(table)
    return TableDeparture(
        table.number,
        game.departure(stack, draft.at_ms, is_forced=is_forced, is_short=evening.is_short),
    )


def change_seat(draft: ActDraft, command: ChangeDeskSeat) -> None:
    """Move a player to another seat of the table; farther from the blinds costs what the house says (CH-4.35, CK-BB.8).
    Where hands are entered the table moves the player, between two hands, and says what it costs; the seat is kept.

    Refuses as `ActDraft.free_seat` does, and "played-over".
    """
    table, seat = draft.taken_seat(command.table, command.seat)
    rules = draft.game(table.pool).book.blinds
    draft.free_seat(table, command.to_seat, seat.player)
    if seat.over is not None:
        words = "Another player plays at that seat; that ends first."
        raise Refused("played-over", words, (), {"player": seat.over.player})
    draft.cite(*rules.seat_change_by.clauses)
    if table.told:
        going = SeatGoing(table.number, command.to_seat, 0, by_house=False, why=command.why, by=command.by)
        draft.put_seat(replace(seat, going=going))
        return
    owes = seat.owes
    if command.is_farther:
        prices: dict[str, Literal["", "small_blind", "big_blind"]] = {
            "farther_owes_small_blind": "small_blind",
            "farther_owes_big_blind": "big_blind",
        }
        owes = prices.get(rules.seat_change.value, owes)
        draft.cite(*rules.seat_change.clauses)
    draft.put_seat(DeskSeat(table.number, seat.number))
    draft.put_seat(replace(seat, number=command.to_seat, owes=owes, is_confirmed=False))


def settle(draft: ActDraft, command: SettleOwed) -> None:
    """Note that what a seat owed is paid, or was waited for. Refuses "owes-nothing"."""
    _, seat = draft.taken_seat(command.table, command.seat)
    if not seat.owes:
        key = seat_key(seat.table, seat.number)
        draft.refuse_by_act("owes-nothing", "Nothing is owed at that seat.", key)
    draft.put_seat(replace(seat, owes=""))
