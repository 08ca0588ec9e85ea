"""Sitting down at a cash table with a buy-in: on a free seat, or over a player who is away."""

from cardroom.cash.answering import is_agreed, use_agreement
from cardroom.cash.cash_commands import DeclineLetter, PlayOver, TakeSeat
from cardroom.cash.money_moves import BoughtIn
from cardroom.cash.till import Till
from cardroom.cash.top_ups import check_whole_chips
from cardroom.rules import Refused
from cardroom.table.events import PlayerSeated
from cardroom.table.model.decided import Decided
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.positions.held_seats import put_at
from cardroom.table.taking_seats import check_may_sit, chosen_seat, drawn_seat, seat_player
from cardroom.table.values.kinds import ChosenEntry


def check_play_over(state: State, command: PlayOver) -> Seat:
    """Return the absent holder's seat that may be played over.

    Refuses "playing-over-not-offered", "needs-consent", and "seat-not-absent" where the seat has no absent holder.
    """
    rules = state.book.blinds.playing_over
    if rules.value == "not_offered":
        raise Refused("playing-over-not-offered", "Nobody plays over an absent player here.", rules.clauses)
    if not command.consent:
        message = "Playing over an absent player needs the consent of the staff."
        raise Refused("needs-consent", message, rules.clauses)
    holder = state.seats.get(command.seat)
    if holder is None or holder.home or not holder.sits_out or state.dealt_in(holder) or holder.is_over:
        message = f"Seat {command.seat} is not that of a player who is away."
        raise Refused("seat-not-absent", message, rules.clauses, {"seat": command.seat})
    return holder


def play_over(state: State, command: PlayOver, holder: Seat, time_bank_ms: int, decided: Decided) -> None:
    """Put the player on the seat; where a game is running, the player owes the blind of a new player."""
    rules = state.book.blinds
    number = holder.number
    put_at(state, holder, number + state.terms.seats, decided)
    holder.home = number
    owes = not state.stopped and state.play.enters_by_blind
    entry: ChosenEntry = "post" if owes else ""
    seat = Seat(number, command.player, command.buy_in, time_bank_ms, owes, entry=entry, is_over=True)
    state.seats[number] = seat
    decided.move(BoughtIn(seat.player, seat.stack))
    clauses = tuple(dict.fromkeys(rules.playing_over.clauses + rules.entry.clauses))
    decided.tell(PlayerSeated(number, seat.player, seat.stack, time_bank_ms, False, clauses, is_over=True))


def take_seat(till: Till, state: State, command: TakeSeat, now_ms: int, decided: Decided) -> None:
    """Seat a player on a free seat drawn by chance or chosen, as `seat_player` does.

    Refuses "already-seated", "table-full", "table-closing", "seat-drawn", "seat-taken" and wrong buy-ins.
    """
    number = check_seat(till, state, command)
    use_agreement(till, command.player)
    decided.move(BoughtIn(command.player, command.buy_in))
    seat_player(state, number, command.player, command.buy_in, decided, command.long_break_ms)


def check_seat(till: Till, state: State, command: TakeSeat) -> int:
    """Return the number of the seat. Refuses as `take_seat` does."""
    check_may_sit(state, command.player)
    number = chosen_seat(state, command.seat) if command.seat else drawn_seat(state, command.chance)
    check_buy_in(till, command.player, command.buy_in, command.bound_stack)
    return number


def decline_letter(till: Till, state: State, command: DeclineLetter, now_ms: int, decided: Decided) -> None:
    """Do nothing: whoever owns the table answers the house, and sends money back."""


def take_absent_seat(till: Till, state: State, command: PlayOver, now_ms: int, decided: Decided) -> None:
    """Seat a player on the seat of one who is away (CH-4.36). Refuses as `check_absent_seat` does."""
    holder = check_absent_seat(till, state, command)
    use_agreement(till, command.player)
    play_over(state, command, holder, state.book.time_bank.opens_at_ms.value, decided)


def check_absent_seat(till: Till, state: State, command: PlayOver) -> Seat:
    """Return the holder's seat. Refuses as `take_seat` and `check_play_over` do."""
    check_may_sit(state, command.player)
    holder = check_play_over(state, command)
    check_buy_in(till, command.player, command.buy_in, command.bound_stack)
    return holder


def check_buy_in(till: Till, player: str, buy_in: int, bound_stack: int) -> None:
    """Refuse a buy-in outside the limits, or other than the stack that must come back (CO-BZ.2, CO-BZ.5).

    A buy-in that all have agreed to counts as within the limits (CK-TH.2). At the table of a live desk the desk has
    counted it in by the same limits.
    """
    terms, rules = till.terms, till.book.buy_in
    if terms.desk_table:
        return
    if bound_stack and buy_in != bound_stack:
        raise Refused(
            "buy-in-not-the-returning-stack",
            f"You left this stake with {bound_stack} a short while ago and must bring exactly that.",
            rules.return_stack.clauses,
            {"stack": bound_stack, "amount": buy_in},
        )
    if bound_stack or is_agreed(till, player, buy_in):
        return
    numbers = {"amount": buy_in, "least": terms.min_buy_in, "most": terms.max_buy_in}
    if buy_in < terms.min_buy_in:
        message = f"The buy-in is at least {terms.min_buy_in}, not {buy_in}."
        raise Refused("buy-in-too-small", message, rules.minimum_big_blinds.clauses, numbers)
    if buy_in > terms.max_buy_in:
        message = f"The buy-in is at most {terms.max_buy_in}, not {buy_in}."
        raise Refused("buy-in-too-large", message, rules.maximum_big_blinds.clauses, numbers)
    check_whole_chips(till.book, buy_in)
