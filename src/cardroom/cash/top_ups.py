"""Top-ups and rebuys: chips added between hands, as far as the limits allow (CO-BZ.3, reading A24)."""

from cardroom.cash.answering import is_agreed, use_agreement
from cardroom.cash.cash_commands import TopUp
from cardroom.cash.money_moves import StackToppedUp, TopUpReturned
from cardroom.cash.till import Till
from cardroom.rules import Refused, Rulebook
from cardroom.table import events
from cardroom.table.model.decided import Decided
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.poker.bet_rounding import CURRENCY_UNIT


def top_up_limit(till: Till) -> int:
    """The largest stack that a player may have after a top-up."""
    return till.book.buy_in.top_up_to_big_blinds.value * till.stake.unit_cents


def check_whole_chips(book: Rulebook, amount: int) -> None:
    """Refuse ("not-whole-chips") an amount that the house's chips cannot make up."""
    unit = book.betting.bet_unit
    if unit.value == "whole_currency_unit" and amount % CURRENCY_UNIT:
        words = f"This table has whole chips; bring a multiple of {CURRENCY_UNIT}, not {amount}."
        raise Refused("not-whole-chips", words, unit.clauses, {"unit": CURRENCY_UNIT})


def check_top_up(till: Till, state: State, command: TopUp) -> Seat:
    """Return the seat of a player who may add this amount.

    A player without chips makes a rebuy, which needs the least buy-in. Chips from a live desk were counted in there.
    Refuses "not-seated", "top-up-not-positive", "top-up-too-large", "buy-in-too-small", "not-whole-chips".
    """
    seat = state.seat_of(command.player)
    rules = state.book.buy_in
    limit = top_up_limit(till)
    in_hand = state.dealt_in(seat)
    # During a hand the stack may still shrink; any excess is returned when the hand is over.
    after = seat.waiting_top_up + command.amount + (0 if in_hand else seat.stack)
    numbers = {"amount": command.amount, "stack": seat.stack, "most": limit}
    agreed = till.terms.desk_table > 0 or is_agreed(till, seat.player, command.amount)
    if command.amount <= 0:
        raise Refused(
            "top-up-not-positive", "A top-up adds at least one unit.", rules.top_up.clauses, numbers
        )
    if after > limit and not agreed:
        room = max(0, limit - after + command.amount)
        message = f"Your stack may be at most {limit} after a top-up: you may add {room}."
        raise Refused(
            "top-up-too-large", message, rules.top_up_to_big_blinds.clauses, {**numbers, "room": room}
        )
    short = not in_hand and _is_short(till, seat, command)
    if not in_hand and not short and not agreed and after < (least := least_after(till, seat.stack)):
        message = f"With so few chips left you need at least the smallest buy-in, {least}."
        raise Refused("buy-in-too-small", message, least_clauses(till), {**numbers, "least": least})
    check_whole_chips(till.book, command.amount)
    return seat


def top_up(till: Till, state: State, command: TopUp, now_ms: int, decided: Decided) -> None:
    """Add chips: at once, or after the hand for a player dealt into it; the wallet pays at once either way.

    Refuses as `check_top_up` does.
    """
    seat = check_top_up(till, state, command)
    rules = state.book.buy_in
    in_hand = state.dealt_in(seat)
    agreed = till.terms.desk_table > 0 or is_agreed(till, seat.player, command.amount)
    short = not in_hand and _is_short(till, seat, command)
    decided.move(StackToppedUp(seat.player, command.amount))
    clauses = rules.top_up.clauses
    if agreed:
        use_agreement(till, seat.player)
        till.purse(seat.player).agreed_top_up = in_hand
        clauses = rules.top_up.clauses if till.terms.desk_table else rules.by_agreement.clauses
    if short:
        till.purse(seat.player).short, clauses = True, rules.short_buy_in.clauses
    if in_hand:
        seat.waiting_top_up += command.amount
        decided.whisper(seat.number, seat.wishes())
        return
    seat.stack += command.amount
    decided.tell(events.ToppedUp(seat.number, command.amount, seat.stack, clauses))


def least_after(till: Till, stack: int) -> int:
    """The smallest stack that a top-up must make: 0 while the stack still covers the big blind, or in other houses
    while it has any chips (CH-1.50, CH-2.10).
    """
    covered = till.stake.unit_cents if till.book.buy_in.small_top_up_from.value == "big_blind" else 1
    return till.terms.min_buy_in if stack < covered else 0


def least_clauses(till: Till) -> tuple[str, ...]:
    """The clauses by which a stack that is gone, or nearly gone, must reach the least buy-in."""
    rules = till.book.buy_in
    return tuple(dict.fromkeys(rules.minimum_big_blinds.clauses + rules.small_top_up_from.clauses))


def _is_short(till: Till, seat: Seat, command: TopUp) -> bool:
    """Whether this is the short buy-in of the evening (CH-2.13): out of chips in pot limit, at least half the least
    buy-in, and not made before, here or (as the room knows) elsewhere.
    """
    if till.book.buy_in.short_buy_in.value == "never" or till.terms.form != "pot_limit":
        return False
    half = -(-till.terms.min_buy_in // 2)
    is_between = half <= command.amount < till.terms.min_buy_in
    return seat.stack == 0 and is_between and not (till.purse(seat.player).short or command.short_used)


def add_waiting(till: Till, seat: Seat, decided: Decided) -> None:
    """After a hand: add a waiting top-up to the stack as far as the limit allows, and return the rest."""
    waiting = seat.waiting_top_up
    if not waiting:
        return
    rules, purse = till.book.buy_in, till.purse(seat.player)
    added = waiting if purse.agreed_top_up else min(waiting, max(0, top_up_limit(till) - seat.stack))
    if not purse.agreed_top_up and seat.stack + added < least_after(till, seat.stack):
        added = 0
    seat.waiting_top_up = 0
    purse.agreed_top_up = False
    if added:
        seat.stack += added
        decided.tell(events.ToppedUp(seat.number, added, seat.stack, rules.top_up.clauses))
    if waiting > added:
        decided.move(TopUpReturned(seat.player, waiting - added))
    decided.whisper(seat.number, seat.wishes())
