"""Appeals against penalties of a tournament: each is of one penalty, which tells what came of it."""

from msgspec.structs import replace

from cardroom.floor.conduct.penalty_appeal import PenaltyAppeal, check_decides
from cardroom.rules import Refused
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.penalties_served import end_it, penalty_named
from cardroom.tournament.play.staff_clock import act, check_reason
from cardroom.tournament.play.tournament_commands import AppealPlayersPenalty, DecidePlayersAppeal


def appeal_penalty(step: DecisionStep, command: AppealPlayersPenalty) -> None:
    """Take an appeal, also against a penalty that is over, and of a player who is out.

    Refuses "no-reason", "not-in-it", "no-such-penalty", one that was lifted or given in error ("penalty-lifted"), one that
    is appealed against ("appeal-open"), and one whose appeal was decided for good ("appeal-is-final").
    """
    check_reason(command)
    entrant, found = penalty_named(step, command.player, command.penalty)
    clauses, last = step.book.conduct.complaints.clauses, found.appeals[-1:]
    if found.void:
        raise Refused("penalty-lifted", "That penalty was lifted.", clauses)
    if last and not last[0].outcome:
        raise Refused("appeal-open", "There is an appeal against it, which nobody has decided.", clauses)
    if last and last[0].is_final:
        raise Refused("appeal-is-final", "The appeal against it was decided for good.", clauses)
    appeal = PenaltyAppeal(
        what=command.reason, by=command.by, at_ms=step.now_ms, said_by=command.said_by.strip()
    )
    entrant.penalties = entrant.penalties.appealed(found.id, *found.appeals, appeal)
    act(step, command, player=command.player, clauses=clauses)


def decide_appeal(step: DecisionStep, command: DecidePlayersAppeal) -> None:
    """Decide the appeal that is open. A penalty that is lifted ends, and does not count; a player who was sent out for it
    stays out.

    Refuses "no-reason", "not-in-it", "no-such-penalty", "no-open-appeal", "own-penalty" to who gave the penalty and is
    alone, "penalty-lifted" that one stands which was given in error, and "moving-now" to lift one of a player who is on
    the way to a table.
    """
    check_reason(command)
    entrant, found = penalty_named(step, command.player, command.penalty)
    if not found.appeals or found.appeals[-1].outcome:
        raise Refused("no-open-appeal", "There is no appeal to decide.", step.book.conduct.complaints.clauses)
    check_decides(found.by, command.by, command.beside, command.outcome, is_final=command.is_final)
    if found.void and command.outcome == "stands":
        clauses = step.book.conduct.complaints.clauses
        raise Refused("penalty-lifted", "That penalty was lifted.", clauses)
    if command.outcome == "lifted" and not found.void:
        end_it(step, command.player, found, command.reason, in_error=True)
    decided = replace(
        found.appeals[-1], outcome=command.outcome, decided_by=command.by, beside=command.beside.strip(),
        why=command.reason, decided_ms=step.now_ms, is_final=command.is_final,
    )  # fmt: skip
    entrant.penalties = entrant.penalties.appealed(found.id, *found.appeals[:-1], decided)
    act(step, command, player=command.player, clauses=step.book.conduct.complaints.clauses)
