"""Sitting down at a cash table with a buy-in: on a free seat, or over a player who is away."""

from cardroom.cash.answering import is_agreed, use_agreement
from cardroom.cash.cash_commands import PlayOver, TakeSeat
from cardroom.cash.money_moves import BoughtIn
from cardroom.cash.playing_over import check_play_over, play_over
from cardroom.cash.till import Till
from cardroom.cash.top_ups import check_whole_chips
from cardroom.rules import Refused
from cardroom.table.model.decided import Decided
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.taking_seats import check_may_sit, chosen_seat, drawn_seat, seat_player


def take_seat(till: Till, state: State, command: TakeSeat, now_ms: int, decided: Decided) -> None:
    """Seat a player on a free seat drawn by chance or chosen, as `seat_player` does.

    Refuses "already-seated", "table-full", "table-closing", "seat-drawn", "seat-taken" and wrong buy-ins.
    """
    check_may_sit(state, command.player)
    number = chosen_seat(state, command.seat) if command.seat else drawn_seat(state, command.chance)
    check_buy_in(till, command.player, command.buy_in, command.bound_stack)
    use_agreement(till, command.player)
    decided.move(BoughtIn(command.player, command.buy_in))
    seat_player(state, number, command.player, command.buy_in, decided, command.long_break_ms)


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

    A buy-in that all have agreed to counts as within the limits (CK-TH.2).
    """
    terms, rules = till.terms, till.book.buy_in
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
