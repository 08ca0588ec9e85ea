"""Staff disqualify a player, who is in, out or paid already: no prize, and the lower places rise."""

from cardroom.rules import Refused
from cardroom.tournament.play.correcting import correct, leave_unplaced, removals
from cardroom.tournament.play.counted_offences import note_sent_out, sent_out
from cardroom.tournament.play.deal_proposals import drop_deal
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.staff_clock import act, check_reason, check_running
from cardroom.tournament.play.staff_seats import bag_alone, remove_bag, table_that_stays
from cardroom.tournament.play.tournament_commands import CloseBooks, Disqualify
from cardroom.tournament.play.tournament_state import Named
from cardroom.tournament.removals.disqualified_prizes import Corrected, disqualified


def disqualify(step: DecisionStep, command: Disqualify) -> None:
    """Disqualify a player.

    A player who is in goes when the hand is over. A player who is out loses the place and the prize paid for it, except
    for the part that staff leave (``kept``) where the house lets them.

    Refuses "no-reason", "not-running" before the start and of a cancelled tournament, "not-registered",
    "disqualified-already", "prize-is-lost", "ticket-was-won" and what `staff_seats.remove_player` refuses.
    """
    check_reason(command)
    penalty = sent_out(step, command)
    state, rules, found = step.state, removals(step), corrected(step, command)
    entrant = state.entrants[command.player]
    if found is not None:
        entrant.disqualified = True
        correct(step, found, command.player)
    elif entrant.is_in and state.phase == "running" and bag_alone(step, command.player):
        entrant.disqualified = True
        drop_deal(step)
        remove_bag(step, command.player)
    elif entrant.is_in and state.phase == "running":
        check_running(step)
        table = table_that_stays(step, command.player)
        drop_deal(step)
        state.named[command.player] = Named(removed=True)
        entrant.disqualified = True
        step.touch(table)
    else:
        entrant.disqualified = True
        leave_unplaced(step, entrant)
    clauses = rules.disqualified_prize.clauses + note_sent_out(step, command.player, penalty)
    act(step, command, player=command.player, amount=command.kept, clauses=clauses)


def corrected(step: DecisionStep, command: Disqualify) -> Corrected | None:
    """Places and prizes as they would be; None for a player without a place.

    Changes nothing, refuses as `disqualify`.
    """
    state, rules = step.state, removals(step)
    if state.phase == "announced" or state.cancelled:
        raise Refused("not-running", f"{step.terms.name} is not being played.")
    entrant = state.entrants.get(command.player)
    if entrant is None:
        raise Refused("not-registered", f"{command.player} has not entered {step.terms.name}.")
    if entrant.disqualified:
        raise Refused(
            "disqualified-already", "This player has been disqualified before.", rules.lower_places.clauses
        )
    if command.player not in state.placed or (entrant.is_in and state.phase == "running"):
        if command.kept:
            raise Refused("prize-is-lost", "The player has no prize yet.", rules.disqualified_prize.clauses)
        return None
    if state.tickets_won:
        words = "Tickets have been won: staff settle by hand who gets one that is lost."
        raise Refused("ticket-was-won", words, rules.disqualified_prize.clauses)
    places = tuple(state.placed.values())
    return disqualified(rules, places, state.money.prizes, command.player, kept=command.kept)


def close_books(step: DecisionStep, command: CloseBooks) -> None:
    """Close the books of a live tournament that is over.

    Refuses "no-reason", "not-live" for a tournament that the room deals, "still-played" before all places are taken, and
    "books-closed".
    """
    check_reason(command)
    state, clauses = step.state, step.rules.end.clauses
    if not step.terms.live:
        raise Refused("not-live", "The tables of this tournament are not live.")
    if state.phase != "over":
        raise Refused("still-played", f"{step.terms.name} is not over yet.", clauses)
    if state.books_closed or state.cancelled:
        raise Refused("books-closed", f"The books of {step.terms.name} are closed.", clauses)
    state.books_closed = True
    act(step, command, clauses=clauses)
