"""Clocks on a player, at a table of the desk or of a live tournament: the one that is called on who has to act, and the
seconds of who refuses to show the hand.
"""

from __future__ import annotations

from typing import Final

from cardroom.desk.act_draft import ActDraft
from cardroom.desk.conduct_commands import AskToShow, CallClock, ClockMatter, ClockOutcome, EndClock
from cardroom.desk.kept_records import ClockOnSeat, record_key
from cardroom.rules import Refused
from cardroom.rules.decisions import LiveClock

OUTCOMES: Final[dict[ClockMatter, frozenset[ClockOutcome]]] = {
    "act": frozenset(("acted", "ran_out", "at_the_same_moment", "withdrawn")),
    "show": frozenset(("shown", "folded", "hand_dead", "withdrawn")),
}
WHEN_OVER: Final = frozenset(("ran_out", "hand_dead"))


def call_clock(draft: ActDraft, command: CallClock) -> None:
    """Call the clock on a seat. Refuses "clock-runs", "clock-by-staff" where only staff call it (CH-1.58), a caller who is
    not at a seat of the table ("clock-caller-away": PF-4.2, CK-T.12), a longer or an unreasoned shorter one
    ("clock-length").
    """
    player = _player(draft, command)
    length, countdown = command.seconds, 0
    rules = draft.book.live_clock
    if rules is not None:
        draft.cite(*rules.called_by.clauses)
        _check_caller(draft, command, rules)
        seconds, countdown = _house_clock(draft, command, rules)
        whole = seconds + countdown
        length = command.seconds or whole
        shortened = length < whole and rules.shortened.value == "by_staff" and command.why.strip()
        if length != whole and not shortened:
            words = f"The clock is {whole} seconds; where the house lets it, less with a reason."
            raise Refused("clock-length", words, rules.shortened.clauses, {"seconds": whole})
    if not length:
        raise Refused("clock-length", "Say how many seconds.", (), {"seconds": 0})
    draft.keep(
        ClockOnSeat,
        player=player,
        until_ms=draft.at_ms + 1_000 * length if command.is_allowed else 0,
        countdown=min(countdown, length) if command.is_allowed else 0,
        closed_ms=0 if command.is_allowed else draft.at_ms,
        closed_by="" if command.is_allowed else command.by,
    )


def ask_to_show(draft: ActDraft, command: AskToShow) -> None:
    """Give the player of a seat the house's seconds to show all cards or fold (PF-5.4.2). Refuses "clock-runs", and
    "no-seconds-to-show" where the house names no time.
    """
    player, rules = _player(draft, command), draft.book.live_showdown
    seconds = rules.refusal_seconds.value if rules is not None else 0
    if rules is not None:
        draft.cite(*rules.refusal.clauses, *rules.refusal_seconds.clauses)
    if not seconds:
        clauses = rules.refusal.clauses if rules is not None else ()
        raise Refused("no-seconds-to-show", "The house's rules name no time for that.", clauses)
    until_ms = draft.at_ms + 1_000 * seconds
    draft.keep(ClockOnSeat, player=player, matter="show", until_ms=until_ms, countdown=seconds)


def _player(draft: ActDraft, command: CallClock | AskToShow) -> str:
    """The player of the seat; the room knows those of tournaments. Refuses "seat-empty", and a seat on which a clock runs
    already ("clock-runs").
    """
    place = (command.event, command.table, command.seat)
    for one in draft.state.kept(ClockOnSeat):
        if not one.closed_ms and (one.event, one.table, one.seat) == place:
            key = record_key(ClockOnSeat, one.number)
            draft.refuse_by_act("clock-runs", "The clock runs on that seat.", key)
    if not command.event:
        return draft.taken_seat(command.table, command.seat)[1].player
    if not command.player:
        where = {"table": command.table, "seat": command.seat}
        words = f"Nobody sits at table {command.table}, seat {command.seat}."
        raise Refused("seat-empty", words, (), where)
    return command.player


def _check_caller(draft: ActDraft, command: CallClock, rules: LiveClock) -> None:
    asked, clauses = command.asked_by, rules.called_by.clauses
    if not asked:
        return
    if rules.called_by.value == "staff":
        raise Refused("clock-by-staff", "Only staff call the clock here.", clauses)
    is_there = command.is_caller_there
    if not command.event:
        seat = draft.state.seat_of(asked)
        over = seat.over.player if seat is not None and seat.over is not None else ""
        is_there = seat is not None and seat.table == command.table and (seat.away is None or over == asked)
    if not is_there:
        words = "Who calls the clock is at a seat of that table."
        raise Refused("clock-caller-away", words, clauses, {"player": asked})


def _house_clock(draft: ActDraft, command: CallClock, rules: LiveClock) -> tuple[int, int]:
    """The seconds before the countdown and those of it: in a tournament with short levels the house's short clock runs
    (PF-3.11.1).
    """
    if command.event and 0 < command.level_minutes <= rules.short_level_minutes.value:
        draft.cite(*rules.short_level_minutes.clauses, *rules.short_seconds.clauses)
        return rules.short_seconds.value, rules.short_countdown_seconds.value
    draft.cite(*rules.seconds.clauses)
    return rules.seconds.value, rules.countdown_seconds.value


def end_clock(draft: ActDraft, command: EndClock) -> None:
    """Note how a clock ended, by the house's rule. Refuses a clock that has not run out ("clock-not-over"), and an end of
    the other kind of clock ("clock-ends-otherwise").
    """
    clock, outcome = draft.open_record(ClockOnSeat, command.clock), command.outcome
    if outcome not in OUTCOMES[clock.matter]:
        args = {"outcome": outcome, "matter": clock.matter}
        raise Refused("clock-ends-otherwise", "A clock of that kind does not end so.", (), args)
    if outcome in WHEN_OVER and draft.at_ms < clock.until_ms:
        raise Refused("clock-not-over", "That clock has time left.", (), {"until_ms": clock.until_ms})
    rules, showdown = draft.book.live_clock, draft.book.live_showdown
    if rules is not None:
        ends = {"ran_out": rules.expired.clauses, "at_the_same_moment": rules.tie.clauses}
        draft.cite(*ends.get(outcome, ()))
    if showdown is not None and clock.matter == "show":
        ends = {
            "shown": showdown.tabled.clauses,
            "folded": showdown.declining.clauses,
            "hand_dead": showdown.refusal.clauses,
        }
        draft.cite(*ends.get(outcome, ()))
    draft.close(clock, outcome=outcome)
