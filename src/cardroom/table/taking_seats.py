"""Taking a seat, leaving it, and waiting for players when too few are left to deal."""

from typing import Final

from cardroom.rules import Refused
from cardroom.rules.decisions import Seating
from cardroom.table.events import PlayAwaited, PlayerLeft, PlayerSeated
from cardroom.table.long_break import long_break_of
from cardroom.table.model.commands import LeaveTable, StayAtTable, StayInSeat
from cardroom.table.model.decided import Decided
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.model.turn_clock import due_turn
from cardroom.table.positions.entries import must_post
from cardroom.table.positions.held_seats import freed
from cardroom.table.positions.plan import missing_players
from cardroom.table.values.kinds import LeftReason

PAUSED: Final = "host"
"""The reason of the drain of a private game that its host has paused."""


def check_may_sit(state: State, player: str) -> None:
    """Refuse ("already-seated", "table-closing") a player who cannot be seated here now."""
    terms = state.terms
    if any(seat.player == player for seat in state.seats.values()):
        raise Refused(
            "already-seated", f"You have a seat at {terms.name} already.", (), {"table": terms.table}
        )
    if state.draining and state.draining != PAUSED:  # a player may sit down at a paused game
        raise Refused("table-closing", f"{terms.name} is closing; nobody is seated there now.")


def drawn_seat(state: State, chance: int) -> int:
    """Draw a free seat by chance. Refuses "table-full"."""
    free, terms = state.free_seats(), state.terms
    if not free:
        clauses = state.book.seating.seats.clauses
        raise Refused("table-full", f"{terms.name} has no free seat.", clauses, {"seats": terms.seats})
    return free[chance % len(free)]


def chosen_seat(state: State, number: int) -> int:
    """Return the free seat that the player chose. Refuses "seat-drawn" and "seat-taken"."""
    rule = state.book.seating.seat_choice
    if not state.terms.live:  # there staff show players to their seats
        check_chooses(state.book.seating)
    if number not in state.free_seats():
        raise Refused("seat-taken", f"Seat {number} is not free.", rule.clauses, {"seat": number})
    return number


def check_chooses(rules: Seating) -> None:
    """Refuse ("seat-drawn") a choice of seats where the house draws them."""
    if rules.seat_choice.value != "by_the_player":
        words = "The room draws the seats here; nobody chooses one."
        raise Refused("seat-drawn", words, rules.seat_choice.clauses)


def seat_player(
    state: State, number: int, player: str, stack: int, decided: Decided, long_break_ms: int = 0
) -> None:
    """Put a player with a stack on a free seat.

    At a running table a new player waits for the big blind (CO-TH.12); at one that stands still there is nothing to
    wait for (reading C20).
    """
    blinds = state.book.blinds
    waits = not state.stopped and state.play.enters_by_blind
    seat = Seat(
        number=number,
        player=player,
        stack=stack,
        time_bank_ms=state.book.time_bank.opens_at_ms.value,
        owes_big_blind=waits,
        entry="post" if waits and must_post(blinds, "") else "",
        long_break_ms=long_break_ms,
    )
    waits = waits and not seat.entry
    state.seats[seat.number] = seat
    clauses = blinds.entry.clauses if seat.owes_big_blind else blinds.start_entry.clauses
    decided.tell(PlayerSeated(seat.number, seat.player, seat.stack, seat.time_bank_ms, waits, clauses))


def leave_table(state: State, command: LeaveTable, now_ms: int, decided: Decided) -> None:
    """Free the seat: at once, or after the hand if its cards are still in it (a wish). If the player gives the hand up
    on a turn, the turn is due now. If a person deals, those who were dealt in wait for the end of the hand: a fold that
    was entered may be taken back.
    """
    seat = state.seat_of(command.player)
    waits = state.still_in(seat) if state.play.is_dealt_by_room else state.dealt_in(seat)
    if not waits:
        free_seat(state, seat, command.reason, leaving_clauses(state), decided)
        return
    seat.wants_to_leave = command.reason
    seat.gives_up = command.gives_up
    hand = state.hand
    is_on_turn = hand is not None and hand.turn is not None and hand.turn.seat == seat.number
    if seat.gives_up and is_on_turn and hand is not None and hand.clock is not None:
        hand.clock = due_turn(now_ms, hand.clock.bank_left_ms(now_ms) + hand.clock.kept_ms)
    decided.whisper(seat.number, seat.wishes())


def stay_at_table(state: State, command: StayAtTable, now_ms: int, decided: Decided) -> None:
    """Take back the wish to leave. Refuses "not-leaving" without one, "table-closing" when staff made it."""
    seat = state.seat_of(command.player)
    if not seat.wants_to_leave:
        raise Refused("not-leaving", "You have not asked to leave.")
    if seat.wants_to_leave != "wish":
        raise Refused("table-closing", "The house ends your play here after this hand.")
    seat.wants_to_leave, seat.gives_up = "", False
    decided.whisper(seat.number, seat.wishes())


def stay_in_seat(state: State, command: StayInSeat, now_ms: int, decided: Decided) -> None:
    """Take back what staff wanted: a change of seats, or the way to another table. Refuses "not-leaving" where neither
    is waited for, and "table-closing" where the player leaves for another reason.
    """
    seat = state.seat_of(command.player)
    if not (seat.wants_to_leave or seat.moves_to):
        raise Refused("not-leaving", "That player does not wait to go.")
    if seat.wants_to_leave not in ("", "staff"):
        raise Refused("table-closing", "The player's own play here ends after this hand.")
    seat.wants_to_leave, seat.gives_up, seat.moves_to = "", False, 0
    decided.whisper(seat.number, seat.wishes())


def leaving_clauses(state: State) -> tuple[str, ...]:
    """The clauses by which a leaving player takes all chips along, and chips leave the table in no other way."""
    book = state.book
    return tuple(dict.fromkeys(book.seating.leaving.clauses + book.buy_in.off_the_table.clauses))


def free_seat(
    state: State, seat: Seat, reason: LeftReason, clauses: tuple[str, ...], decided: Decided
) -> None:
    """Free a seat; its chips (and a top-up still waiting) go to the wallet.

    A player who has folded may leave while the hand is played on (CO-TH.20): chips in the pot stay there, and the rest
    of the stack is taken along.
    """
    assert not state.still_in(seat), "a player still in the hand keeps the seat"
    stack = seat.stack
    hand = state.hand
    if hand is not None and seat.number in hand.index_of:
        stack = hand.engine.stacks[hand.index_of[seat.number]]
        hand.gone[seat.number] = seat.player
    del state.seats[seat.number]
    amount = stack + seat.waiting_top_up
    decided.tell(PlayerLeft(seat.number, seat.player, amount, reason, clauses))
    state.economy.chips_out(seat, amount, long_break_of(state, seat, state.now_ms), decided)
    freed(state, seat, decided)


def settle_waiting(state: State, decided: Decided) -> None:
    """Between hands, after every change: note whether a hand can be dealt, and announce it if players are missing."""
    if state.hand is not None:
        return
    missing = missing_players(state)
    if missing:
        state.stopped = True
    if missing != state.missing:
        state.missing = missing
        if missing:
            decided.tell(PlayAwaited(missing, state.book.seating.players_to_deal.clauses))
