"""Sitting out and coming back (CO-TH.37 to CO-TH.39, CO-7 to CO-9)."""

from collections.abc import Mapping
from typing import Final

from cardroom.rules import Refused, Rulebook
from cardroom.table.events import SatIn, SatOut
from cardroom.table.long_break import break_limit, long_break_of
from cardroom.table.model.commands import SitIn, SitOut, SkipNextBigBlind
from cardroom.table.model.decided import Decided
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.positions.entries import entry_clauses, must_post, waits_for_big_blind
from cardroom.table.positions.held_seats import RECLAIMED, holders_back
from cardroom.table.positions.missed import tell_missed
from cardroom.table.taking_seats import free_seat
from cardroom.table.values.kinds import LeftReason, OutReason

REMOVED_AS: Final[Mapping[str, LeftReason]] = {"no_chips": "no_chips", "general": "general_sit_out"}
"""The reason for removing a seat, by its reason for sitting out; any other reason gives ``sat_out_too_long``."""


def sit_out(state: State, command: SitOut, now_ms: int, decided: Decided) -> None:
    """Stop dealing to a seat: at once, or after the hand for a player dealt into it.

    With ``general_until_ms``, a break begun at another table extends to this one (CO-7): a seat that sits out already
    gets the general clock; one that chose to skip the next big blind plays on until that comes (CO-8).
    Refuses "sitting-out-already".
    """
    seat = state.seat_of(command.player)
    general = command.general_until_ms
    if general is None and (seat.sits_out or seat.wants_to_sit_out):
        clauses = state.book.sit_out.standing.clauses
        raise Refused("sitting-out-already", "You are sitting out, or will be after this hand.", clauses)
    if seat.out_reason in ("penalty", "document"):
        return
    seat.general_until_ms = general
    if general is not None and seat.wants_to_skip_big_blind and not seat.sits_out:
        return
    if state.dealt_in(seat):
        if not seat.wants_to_sit_out:
            seat.wants_to_sit_out = True
            decided.whisper(seat.number, seat.wishes())
        return
    reason: OutReason = "wish" if general is None else "general"
    if seat.out_reason == "no_chips":
        reason = "no_chips"
    put_out(state, seat, reason, now_ms, decided)


def sit_in(state: State, command: SitIn, now_ms: int, decided: Decided) -> None:
    """Come back, or take back the wish to sit out. Refuses "not-sitting-out", "no-chips", "sits-out-after-hand",
    "document-not-seen", "under-penalty".
    """
    seat = state.seat_of(command.player)
    if seat.decided_by_clock:
        clauses = state.book.connection.after_automatic_decision.clauses
        message = "The clock decided for you: you sit out when the hand is over, and may then come back."
        raise Refused("sits-out-after-hand", message, clauses)
    if seat.wants_to_sit_out:
        seat.wants_to_sit_out = False
        seat.general_until_ms = None
        decided.whisper(seat.number, seat.wishes())
        return
    if seat.waits_for_document:
        words = "Your seat waits until staff have seen a valid document of yours."
        raise Refused("document-not-seen", words, document_clauses(state.book))
    if seat.is_penalised(now_ms):
        assert state.book.penalties is not None, "a house without penalties has penalised nobody"
        raise Refused(
            "under-penalty",
            "You have a penalty to serve before you may play again.",
            state.book.penalties.served.clauses,
            {"hands": seat.penalty_hands, "until_ms": seat.penalty_until_ms},
        )
    if not seat.sits_out:
        raise Refused("not-sitting-out", "You are not sitting out.", state.book.sit_out.standing.clauses)
    if seat.stack < (least := state.play.least_stack):
        clauses = state.book.buy_in.top_up.clauses
        raise Refused("no-chips", "You have too few chips: add some first.", clauses, {"least": least})
    if seat.home and not _has_seat_back(state, seat, decided):
        return
    from_penalty = seat.out_reason == "penalty"
    seat.long_break_ms = long_break_of(state, seat, now_ms)
    seat.out_reason = ""
    seat.out_until_ms = 0
    seat.penalty_until_ms = 0
    seat.general_until_ms = None
    if state.stopped:
        # No game is running, so there is no blind to wait for; the next hand deals everybody in (reading C20).
        before = {seat.player: (seat.missed, seat.entry, seat.no_button)}
        seat.clear_entry()
        tell_missed(state, before, decided)
    if seat.owes_big_blind and (seat.is_over or must_post(state.book.blinds, seat.missed)):
        seat.entry = "post"
    blinds = state.book.blinds
    clauses = state.book.sit_out.standing.clauses
    if seat.owes_big_blind:
        clauses = entry_clauses(blinds, seat.missed or "big")
    waits = waits_for_big_blind(blinds, seat) and not state.deals_anew(seat)
    if from_penalty and state.book.penalties is not None:
        clauses += state.book.penalties.return_told.clauses
    decided.tell(SatIn(seat.number, waits, clauses, from_penalty))


def _has_seat_back(state: State, seat: Seat, decided: Decided) -> bool:
    """Give a player back the seat that is played over: at once, or after the hand played there. Whether it is back."""
    over, clauses = state.seats.get(seat.home), state.book.blinds.playing_over.clauses
    if state.hand is not None and seat.home in state.hand.index_of:
        seat.wants_back = True
        if over is not None:
            over.wants_to_leave = RECLAIMED
            decided.whisper(over.number, over.wishes())
        return False
    assert over is not None, "an absent player's seat that nobody uses is that player's"
    free_seat(state, over, RECLAIMED, clauses, decided)
    return True


def back_at_hand_end(state: State, now_ms: int, decided: Decided) -> None:
    """After a hand: return played-over seats that are free to their holders, and sit in the players who asked to."""
    holders_back(state, decided)
    for seat in [seat for _, seat in sorted(state.seats.items()) if seat.wants_back]:
        seat.wants_back = False
        if seat.sits_out and not seat.home:
            try:
                sit_in(state, SitIn(seat.player), now_ms, decided)
            except Refused:
                continue  # the player sees the reason for staying out at the seat


def skip_next_big_blind(state: State, command: SkipNextBigBlind, now_ms: int, decided: Decided) -> None:
    """Ask to sit out when the big blind would come next, or take that back (CO-8). Refuses "sitting-out-already"."""
    seat = state.seat_of(command.player)
    if command.on and seat.sits_out:
        clauses = state.book.sit_out.skip_next_big_blind.clauses
        raise Refused("sitting-out-already", "You are sitting out already.", clauses)
    seat.wants_to_skip_big_blind = command.on
    if not command.on and not seat.wants_to_sit_out and not seat.sits_out:
        seat.general_until_ms = None
    decided.whisper(seat.number, seat.wishes())


def put_out(state: State, seat: Seat, reason: OutReason, now_ms: int, decided: Decided) -> None:
    """Make a seat sit out, by the general clock where one runs, else by the table's own (CO-TH.38, CO-9)."""
    rules = state.book.sit_out
    if reason != "general" and seat.general_until_ms is not None and seat.general_until_ms < now_ms:
        # A general sit-out that ended while this seat was still playing does not apply to a new break.
        seat.general_until_ms = None
    general = seat.general_until_ms
    wished = seat.wants_to_sit_out or seat.wants_to_skip_big_blind or seat.wants_to_straddle
    seat.out_reason = reason
    seat.wants_to_sit_out = False
    seat.wants_to_skip_big_blind = False
    seat.wants_to_straddle, seat.straddles_once = 0, False
    limit: tuple[str, ...] = ()
    if state.economy.absent == "blind_off":
        assert state.book.tournament is not None, "only a tournament deals to absent players"
        seat.out_until_ms, limit = 0, state.book.tournament.absent.clauses
    elif reason == "penalty":
        seat.out_until_ms = may_stay_away_until(state, seat, now_ms)
    elif general is not None:
        seat.out_until_ms, limit = general, rules.general_limit_seconds.clauses + rules.general_starts.clauses
    else:
        most = break_limit(state, seat, now_ms)
        seat.out_until_ms, limit = now_ms + most.value * 1000, most.clauses
    seat.out_since_ms = now_ms
    clauses = tuple(dict.fromkeys(grounds(state, reason) + limit))
    until_ms = 0 if seat.penalty_hands else seat.out_until_ms
    decided.tell(SatOut(seat.number, reason, until_ms, clauses))
    if wished:
        decided.whisper(seat.number, seat.wishes())


def grounds(state: State, reason: OutReason) -> tuple[str, ...]:
    """The clauses behind a reason to sit out."""
    if reason in ("clock", "disconnected"):
        return state.book.connection.after_automatic_decision.clauses
    if reason == "skipped_big_blind":
        return state.book.sit_out.skip_next_big_blind.clauses
    if reason == "penalty" and state.book.penalties is not None:
        return state.book.penalties.served.clauses + state.book.penalties.dealt.clauses
    if reason == "document":
        return document_clauses(state.book)
    return state.book.sit_out.standing.clauses


def document_clauses(book: Rulebook) -> tuple[str, ...]:
    """The clauses by which a seat waits until staff have seen its player's document."""
    return book.house_order.identification.clauses if book.house_order is not None else ()


def may_stay_away_until(state: State, seat: Seat, now_ms: int) -> int:
    """The limit of an absence that begins now, or after the time away of a penalty."""
    return max(now_ms, seat.penalty_until_ms) + state.book.sit_out.limit_seconds.value * 1000


def keeps_its_place(state: State, seat: Seat) -> bool:
    """Whether an absent player's seat is kept without a time limit: in a hand, missing hands, or blinded off."""
    if state.dealt_in(seat) or state.economy.absent == "blind_off":
        return True
    return seat.out_reason == "penalty" and seat.penalty_hands > 0


def removal_due_ms(state: State) -> int | None:
    """The time at which the next seat is removed for sitting out: strictly after its limit (reading C1)."""
    due = [
        seat.out_until_ms + 1
        for seat in state.seats.values()
        if seat.out_reason and not keeps_its_place(state, seat)  # it sits out; asked at every step
    ]
    return min(due) if due else None


def remove_overdue(state: State, now_ms: int, decided: Decided) -> None:
    """Remove every seat that has sat out past its limit."""
    for seat in [seat for _, seat in sorted(state.seats.items())]:
        if seat.sits_out and now_ms > seat.out_until_ms and not keeps_its_place(state, seat):
            rules = state.book.sit_out
            is_general = seat.general_until_ms is not None
            limit = rules.general_limit_seconds if is_general else break_limit(state, seat, seat.out_since_ms)
            reason = REMOVED_AS.get("general" if is_general else seat.out_reason, "sat_out_too_long")
            free_seat(state, seat, reason, limit.clauses, decided)
