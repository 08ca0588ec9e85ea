"""Entering a tournament before its start and late, entering again, and withdrawing."""

from cardroom.rules import Refused
from cardroom.table.values.time_units import SECOND_MS
from cardroom.tournament.play.chips_handed_out import hand_out, take_in
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.kept_seats import room_at_all, with_room
from cardroom.tournament.play.players_moving import place_somewhere
from cardroom.tournament.play.prices import entry_of
from cardroom.tournament.play.purse import receive, return_all
from cardroom.tournament.play.sealed_draw import seal_draw
from cardroom.tournament.play.table_balance import open_table
from cardroom.tournament.play.tournament_commands import Register, Unregister
from cardroom.tournament.play.tournament_events import Registered, Unregistered
from cardroom.tournament.play.tournament_state import Bag, Entrant
from cardroom.tournament.table_messages import Moved
from cardroom.tournament.tickets.ticket import check_ticket
from cardroom.tournament.tournament_terms import NOBODY_WITHDRAWS, TournamentTerms


def register(step: DecisionStep, command: Register) -> None:
    """Enter a player; once the tournament is running, with the chips of its level, at one of the shortest tables or a new
    one.

    Refuses "entered-already", "entries-closed", "no-re-entry", "tournament-full", "bad-buy-in", "flight-closed", other
    chips than the player was told ("wrong-chips"), what a freeroll requires ("not-invited", "condition-not-confirmed"),
    a wrong entry code ("entry-code-wrong"), and a ticket that does not pay (see `check_ticket`).
    """
    state, terms, known = step.state, step.terms, step.state.entrants.get(command.player)
    if state.phase == "over" or state.closed or state.ending:
        clauses = step.course.late_entries.clauses
        raise Refused("entries-closed", f"{terms.name} takes no more entries.", clauses)
    flight = flight_to_enter(step, command.flight)
    plays_on = known is not None and known.is_in  # with another stack, of an earlier flight
    if known is not None and plays_on and not _may_enter_beside(step, known, flight):
        raise Refused("entered-already", f"You have entered {terms.name}.", step.course.re_entry.clauses)
    if known is not None:
        _check_enters_again(step, known)
        if known.disqualified and step.book.removals is not None:
            raise Refused(
                "disqualified", "You have been disqualified.", step.book.removals.disqualified_prize.clauses
            )
    has_begun = command.alternate and state.phase == "running"
    if (state.left if has_begun else state.entries) >= terms.most:
        raise Refused("tournament-full", f"{terms.name} is full.", (), {"most": terms.most})
    check_condition(step, command)
    check_code(terms, step.course.late_entries.clauses, command, has_entered=known is not None)
    level = entry_level(step, flight)
    check_chips(step, command, level)
    bought, stack = entry_of(terms, step.book, command, level)
    if command.ticket is not None and step.book.prizes is not None:
        used = state.money.used
        check_ticket(
            step.book.prizes,
            command.ticket,
            command.player,
            terms.id,
            bought.whole,
            used,
            step.now_ms,
            terms.house,
        )
        used.append(command.ticket.id)
    entry = known.entries + 1 if known is not None else 1
    if known is not None:
        known.entries, known.is_in = entry, True
        if not plays_on:
            known.table, known.seat = 0, 0
            _enter_again(step, command.player)
    else:
        known = state.entrants[command.player] = Entrant(command.player, command.lot)
        state.unplaced += 1
    known.stack, known.head, known.flight = stack, bought.bounty, flight
    receive(step, known, bought)
    hand_out(step, "stack", stack, flight)
    state.entries += 1
    state.left += not plays_on
    state.resting += not plays_on and state.phase == "running"
    step.tell(Registered(command.player, entry, flight))
    seal_draw(step)
    if state.phase == "running" and flight <= step.session.flight:
        _bring_in(step, Moved(command.player, stack))


def check_condition(step: DecisionStep, command: Register) -> None:
    """Refuse a player who does not meet a freeroll's condition (CO-38b): to be invited, or to confirm its words."""
    terms = step.terms
    clauses = step.book.prizes.freeroll.clauses if step.book.prizes is not None else ()
    if terms.invited and command.player not in terms.invited:
        raise Refused("not-invited", f"{terms.name} is for those who are invited.", clauses)
    if terms.condition and not command.agrees:
        words = f"Confirm this before you enter {terms.name}: {terms.condition}"
        raise Refused("condition-not-confirmed", words, clauses, {"condition": terms.condition})


def check_code(
    terms: TournamentTerms, clauses: tuple[str, ...], command: Register, *, has_entered: bool
) -> None:
    """Refuse ("entry-code-wrong") a player who enters for the first time without the entry code.

    A ticket for this very tournament takes the place of the code.
    """
    ticket = command.ticket
    if terms.code_hash in ("", command.code_hash) or has_entered:
        return
    if ticket is None or ticket.target != terms.id:
        words = f"{terms.name} requires an entry code; yours is missing or wrong."
        raise Refused("entry-code-wrong", words, clauses)


def entry_level(step: DecisionStep, flight: int) -> int:
    """The level in which an entry for a flight (0: there are none) is; 0 for one before the start of what it is for."""
    state = step.state
    return state.level if state.phase == "running" and flight <= step.session.flight else 0


def check_chips(step: DecisionStep, command: Register, level: int) -> None:
    """Refuse ("wrong-chips") a player who was told other chips than an entry gives in this level."""
    chips = step.terms.entry_chips(level)
    if command.chips not in (None, chips):
        words = f"An entry gives {chips} chips now, not {command.chips}."
        raise Refused("wrong-chips", words, step.course.late_stack.clauses, {"chips": chips})


def flight_to_enter(step: DecisionStep, wish: int) -> int:
    """The flight that an entry is for: the next open one unless the player names one; 0 if there is none.

    There is none if the tournament has no flights or all are over. Refuses "flight-closed".
    """
    state, most, session = step.state, len(step.terms.flights), step.session
    is_open = not (state.flight_closed or step.day_is_over or state.gathering)
    first = (
        1 if state.phase == "announced" else session.flight + (not is_open) if session.flight else most + 1
    )
    if wish and not first <= wish <= most:
        clauses = step.course.late_entries.clauses
        raise Refused("flight-closed", "This flight takes no more entries, or there is none.", clauses)
    return wish or (first if first <= most else 0)


def _may_enter_beside(step: DecisionStep, known: Entrant, flight: int) -> bool:
    return step.terms.best_stack and known.player in step.state.bags and flight > known.flight


def _check_enters_again(step: DecisionStep, known: Entrant) -> None:
    rule = step.course.re_entry
    if rule.value == "never" or known.entries > step.terms.re_entries:
        raise Refused("no-re-entry", "You have been in it, and nobody enters again.", rule.clauses)


def _enter_again(step: DecisionStep, player: str) -> None:
    """Enter a player again: the earlier bust takes no place any more.

    The bust itself remains on record: it has a moment, and may have paid a bounty.
    """
    state = step.state
    for group in (state.gone, *state.early):
        for gone in group:
            if gone.bust.player == player:
                gone.entered_again = True


def _bring_in(step: DecisionStep, moved: Moved) -> None:
    """Bring in one more stack: at a table, or between two days in a bag."""
    state = step.state
    state.issued += moved.stack
    state.carried += moved.stack
    if step.day_is_over or state.gathering:
        state.bags[moved.player] = Bag(moved.stack)
        return
    state.resting -= 1
    _seat_late(step, moved)


def _seat_late(step: DecisionStep, moved: Moved) -> None:
    sizes = step.state.sizes
    # (Players of a table that is being broken are in no size yet, and have their seats at the others.)
    is_full = (
        not with_room(step) if step.state.kept_free else len(sizes) and sizes.smallest >= step.terms.seats
    )
    if not len(sizes) or is_full or step.here > room_at_all(step, len(sizes)):
        step.touch(open_table(step, step.course.late_entries.clauses))
    place_somewhere(step, moved, "entry", 0)
    step.uneven = True


def withdraws_until_ms(step: DecisionStep) -> int | None:
    """The latest time to withdraw; None where that is the start, or nobody can withdraw at all."""
    starts_ms, seconds = step.starts_ms, step.terms.withdrawal_seconds
    return None if starts_ms is None or seconds <= 0 else starts_ms - SECOND_MS * seconds


def unregister(step: DecisionStep, command: Unregister) -> None:
    """Withdraw a player. Refuses "not-registered", "begun-already", "no-withdrawal" and "withdrawal-over".

    "no-withdrawal": the terms allow none. "withdrawal-over": the time that they give for it has passed.
    """
    state, clauses = step.state, step.course.withdrawal_seconds.clauses
    if state.phase != "announced":
        raise Refused("begun-already", f"{step.terms.name} has begun.", clauses or step.rules.out.clauses)
    if command.player not in state.entrants:
        raise Refused("not-registered", f"You have not entered {step.terms.name}.")
    has_way_out = state.entrants[command.player].way_out
    if step.terms.withdrawal_seconds == NOBODY_WITHDRAWS and not has_way_out:
        raise Refused("no-withdrawal", f"Players can't withdraw from {step.terms.name}.", clauses)
    until_ms = withdraws_until_ms(step)
    if until_ms is not None and step.now_ms >= until_ms and not has_way_out:
        seconds = step.terms.withdrawal_seconds
        words = (
            f"Players can't withdraw from {step.terms.name} in the last {seconds} seconds before its start."
        )
        raise Refused("withdrawal-over", words, clauses, {"seconds": seconds})
    entrant = state.entrants.pop(command.player)
    return_all(step, entrant)
    take_in(step, "stack", entrant.stack, entrant.flight)
    state.entries -= 1
    state.left -= 1
    state.unplaced -= 1
    step.tell(Unregistered(command.player))
