"""Playing over an absent player (CH-4.36); `table.positions.held_seats` tracks who holds the seat."""

from cardroom.cash.cash_commands import PlayOver
from cardroom.cash.money_moves import BoughtIn
from cardroom.rules import Refused
from cardroom.table.events import PlayerSeated
from cardroom.table.model.decided import Decided
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.positions.held_seats import put_at
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
