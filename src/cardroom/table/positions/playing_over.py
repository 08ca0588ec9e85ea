"""Playing over: another player uses the seat of one who is away (CH-4.36, CH-4.37).

The holder keeps chips, clock and markers, and sits out at a number of its own beyond the table's last seat, which
stands for no place at the table. The seat itself is the other player's until one of the two leaves or the holder comes
back.
"""

from cardroom.rules import Refused
from cardroom.table.commands import PlayOver
from cardroom.table.decided import Decided
from cardroom.table.events import PlayerSeated, SeatChanged
from cardroom.table.money import BoughtIn
from cardroom.table.seat import Seat
from cardroom.table.state import State

RECLAIMED = "seat_reclaimed"
"""Why who played over an absent player leaves the table once that player is back."""


def check_play_over(state: State, command: PlayOver) -> Seat:
    """The absent holder's seat that may be played over.

    Refuses "playing-over-not-offered", "needs-consent", and "seat-not-absent" where nobody is away whose seat it is.
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
    """Put the player on the seat, with the new player's blind to post where there is a game to come into."""
    rules = state.book.blinds
    number = holder.number
    _move(state, holder, number + state.terms.seats, decided)
    holder.home = number
    owes = not state.stopped and state.play.enters_by_blind
    entry = "post" if owes else ""
    seat = Seat(
        number, command.player, command.name, command.buy_in, time_bank_ms, owes, entry=entry, is_over=True
    )
    state.seats[number] = seat
    decided.move(BoughtIn(seat.player, seat.stack))
    clauses = tuple(dict.fromkeys(rules.playing_over.clauses + rules.entry.clauses))
    decided.tell(
        PlayerSeated(number, seat.player, seat.name, seat.stack, time_bank_ms, False, clauses, is_over=True)
    )


def freed(state: State, seat: Seat, decided: Decided) -> None:
    """A seat became free: its absent holder has it again; or its holder left, and it is who plays there that has it."""
    if seat.home:
        own_from_now_on(state, seat, decided)
    elif seat.is_over:
        holders_back(state, decided)


def own_from_now_on(state: State, holder: Seat, decided: Decided) -> None:
    """The holder has gone for good: the seat is that of the player who plays there."""
    over = state.seats.get(holder.home)
    holder.home, holder.wants_back = 0, False
    if over is not None:
        over.is_over = False
        if over.wants_to_leave == RECLAIMED:
            over.wants_to_leave = ""
            decided.whisper(over.number, over.wishes())


def holders_back(state: State, decided: Decided) -> None:
    """Absent holders whose seat is no longer played over have it again; where its cards are in a hand, later."""
    in_hand = state.hand.index_of if state.hand is not None else {}
    for holder in [seat for _, seat in sorted(state.seats.items()) if seat.home]:
        if holder.home not in state.seats and holder.home not in in_hand:
            home, holder.home = holder.home, 0
            _move(state, holder, home, decided)


def holder_of(state: State, number: int) -> Seat | None:
    """The absent holder of a seat that is played over."""
    return next((seat for seat in state.seats.values() if seat.home == number), None)


def _move(state: State, seat: Seat, number: int, decided: Decided) -> None:
    was = seat.number
    del state.seats[was]
    seat.number = number
    state.seats[number] = seat
    clauses = state.book.blinds.playing_over.clauses
    decided.tell(SeatChanged(was, number, seat.owes_big_blind, clauses))
