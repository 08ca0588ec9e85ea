"""Adding seats to those the table opened with, where staff allow it (CK-H.8)."""

import msgspec

from cardroom.games import OFFERED
from cardroom.rules import Refused, Rulebook
from cardroom.table.events import SeatAdded
from cardroom.table.model.commands import AddSeat
from cardroom.table.model.decided import Decided
from cardroom.table.model.table_state import State
from cardroom.table.model.view import TableTerms


def add_seat(state: State, command: AddSeat, now_ms: int, decided: Decided) -> None:
    """Add a seat after the last one. Refuses "no-more-seats" beyond what the house or the cards allow."""
    seats = state.terms.seats + 1
    clauses = state.book.seating.most_seats.clauses
    if seats > most_seats(state.book, state.terms):
        words = f"{state.terms.name} has {state.terms.seats} seats, and more are not allowed here."
        raise Refused("no-more-seats", words, clauses, {"seats": state.terms.seats})
    add_seats(state, 1)
    decided.tell(SeatAdded(seats, clauses))


def most_seats(book: Rulebook, terms: TableTerms) -> int:
    """The maximum number of seats that staff may give a table; the seats it opened with where they may add none.

    It is never more than the cards of each game are enough for, or than the jackpot's tables are printed for.
    """
    most = book.seating.most_seats.value
    dealt = [OFFERED[deal].most_players for deal in terms.games if deal in OFFERED]
    if terms.jackpot and book.jackpot is not None:
        dealt.append(book.jackpot.most_players.value)
    return min([most, *dealt])


def add_seats(state: State, more: int) -> None:
    """Give the table ``more`` additional seats."""
    state.added_seats += more
    state.terms = msgspec.structs.replace(state.terms, seats=state.terms.seats + more)
