"""Chips that staff of a live desk take out of a stack whose hands are entered: for time, a jackpot, or by a decision."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cardroom.cash.cash_commands import TakeChips
from cardroom.cash.jackpot.drop import FUND
from cardroom.cash.money_moves import Charged
from cardroom.cash.till import Till
from cardroom.rules import Refused, Rulebook
from cardroom.table.events import ChipsTakenAway
from cardroom.table.model.decided import Decided
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.values.kinds import TakenFor

FUNDS: Final[Mapping[TakenFor, str]] = MappingProxyType({"rake": "", "jackpot": FUND, "staff": "staff"})
"""What the box is told of the chips: the room counts rake and drops."""


def take_chips(till: Till, state: State, command: TakeChips, now_ms: int, decided: Decided) -> None:
    """Take them: they lie in the box of the desk's table. Refuses as `check_taken` does."""
    seat = check_taken(till, state, command)
    seat.stack -= command.amount
    decided.move(Charged(seat.player, command.amount, FUNDS[command.what]))
    clauses = _clauses(till.book, command)
    decided.tell(ChipsTakenAway(seat.number, command.amount, seat.stack, command.what, clauses))


def check_taken(till: Till, state: State, command: TakeChips) -> Seat:
    """Return the seat of the player who pays.

    Refuses "not-at-a-desk" elsewhere than at a table of a live desk, "not-seated", "hand-running" for who is dealt in,
    "no-chips-counted" and "stack-smaller".
    """
    if not till.terms.desk_table:
        raise Refused("not-at-a-desk", "Staff take chips at the tables of a live desk only.")
    seat = state.seat_of(command.player)
    if state.dealt_in(seat):
        assert state.hand is not None, "somebody is dealt into it"
        words = f"Hand {state.hand.number} is not decided yet: take chips between two hands."
        raise Refused("hand-running", words, args={"hand": state.hand.hand})
    args = {"player": command.player, "stack": seat.stack, "counted": command.amount}
    if command.amount <= 0:
        raise Refused("no-chips-counted", "Count the chips: they are above zero.", args=args)
    if command.amount > seat.stack:
        raise Refused(
            "stack-smaller", f"The stack has {seat.stack}; {command.amount} were counted.", args=args
        )
    return seat


def _clauses(book: Rulebook, command: TakeChips) -> tuple[str, ...]:
    match command.what:
        case "rake":
            return book.rake.hourly_cents.clauses
        case "jackpot":
            return book.jackpot.hourly.clauses if book.jackpot is not None else ()
        case "staff":
            return book.conduct.withhold.clauses
