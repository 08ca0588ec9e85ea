"""The ways for a player to come into the game: wait for the big blind, post, straddle, or buy the button."""

from dataclasses import replace

from cardroom.rules import Refused
from cardroom.table.events import EntryOffered, EntryOption
from cardroom.table.model.commands import Enter
from cardroom.table.model.decided import Decided
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.positions.entries import Owing, entry_clauses, entry_of, may_post, must_post
from cardroom.table.positions.moving_big_blind import buys_now
from cardroom.table.positions.plan import sitters_of
from cardroom.table.positions.sitters import nearest_before
from cardroom.table.positions.straddling import may_come_in


def enter(state: State, command: Enter, now_ms: int, decided: Decided) -> None:
    """Choose how to come in; the choice holds from the next hand on and may be changed until it is dealt (CH-4.31).

    Refuses "nothing-owed" for a player who is in, "sitting-out" for one who is away, "entry-not-offered" for a way that
    the house or the seat's position does not allow.
    """
    seat = state.seat_of(command.player)
    rules = state.book.blinds
    if seat.sits_out:
        raise Refused("sitting-out", "Come back to the game first.", rules.entry_decided.clauses)
    if not seat.owes_big_blind:
        raise Refused("nothing-owed", "You are in: there is nothing to wait for.", rules.entry.clauses)
    if command.by not in {option.kind for option in options(state, seat)}:
        clauses = entry_clauses(rules, seat.missed)
        if command.by == "buy_button":
            clauses = rules.buy_button.clauses
        elif command.by == "straddle" and state.book.straddles is not None:
            straddles = state.book.straddles
            clauses = (straddles.returning if seat.missed else straddles.newcomer).clauses
        if not clauses:
            clauses = rules.entry.clauses
        message = "That way into the game is not open to you now: you wait for the big blind."
        raise Refused("entry-not-offered", message, clauses, {"by": command.by})
    seat.entry = "" if command.by == "wait" else command.by
    told = entry_offered(state, seat)
    assert told is not None, "an option was chosen"
    decided.whisper(seat.number, told)


def options(state: State, seat: Seat) -> tuple[EntryOption, ...]:
    """The ways open to this seat; none for a player who is in, or if waiting is the only way."""
    rules = state.book.blinds
    if not seat.owes_big_blind or seat.sits_out or state.stopped:
        return ()
    small, big = state.stakes.small_blind, state.stakes.big_blind
    found: list[EntryOption] = []
    clauses = entry_clauses(rules, seat.missed)
    if may_post(rules, seat.missed):
        entry = entry_of(rules, Owing(seat.number, seat.missed))
        live = {"": 0, "small": small, "big": big}[entry.live]
        if not (seat.is_over or must_post(rules, seat.missed)):
            found.append(EntryOption("wait", clauses=clauses))
        if live:
            found.append(EntryOption("post", live, small if entry.is_dead else 0, clauses))
    if seat.is_over:
        return tuple(found)
    if may_come_in(state, seat) and not must_post(rules, seat.missed):
        if not found:
            found.append(EntryOption("wait", clauses=clauses))
        straddles = state.book.straddles
        assert straddles is not None, "there is a way in by one"
        by = (straddles.returning if seat.missed else straddles.newcomer).clauses
        found.append(EntryOption("straddle", state.terms.straddles[0], clauses=by))
    if may_buy_button(state, seat):
        if not found:
            found.append(EntryOption("wait", clauses=clauses))
        found.append(EntryOption("buy_button", big, small, rules.buy_button.clauses))
    return tuple(found)


def may_buy_button(state: State, seat: Seat) -> bool:
    """Whether the seat is at the position of the next small blind, in a house that sells the button (CH-4.33)."""
    rules, last = state.book.blinds, state.last
    if rules.win_the_button.value == "one_button":
        return False
    if rules.buy_button.value == "not_offered" or last is None or not last.big_blind or last.owed_small:
        return False
    active = state.active_seats()
    if seat not in active or any(s.entry == "buy_button" for s in active if s is not seat):
        return False
    sitters = replace(sitters_of(state, last, active), buyer=seat.number)
    dealer = nearest_before(last.big_blind, sitters.playing - sitters.barred)
    return buys_now(sitters, dealer, last.big_blind, state.terms.seats)


def entry_offered(state: State, seat: Seat) -> EntryOffered | None:
    """The ways offered to the seat's player, None for none."""
    found = options(state, seat)
    return EntryOffered(seat.number, found, seat.entry or "wait") if found else None


def offer_entries(state: State, decided: Decided) -> None:
    """After every change: notify each player whose ways into the game have changed."""
    for number, seat in sorted(state.seats.items()):
        if not seat.owes_big_blind and not seat.offered:
            continue
        found = options(state, seat)
        kinds = tuple([option.kind for option in found])
        if seat.entry == "buy_button" and "buy_button" not in kinds:
            seat.entry = ""
        if kinds != seat.offered:
            seat.offered = kinds
            decided.whisper(number, EntryOffered(number, found, (seat.entry or "wait") if found else ""))
