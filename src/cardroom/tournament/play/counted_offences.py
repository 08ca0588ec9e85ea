"""Offences in a tournament: which time it is that a player is penalised for one, and what the house has for it."""

from collections.abc import Iterable

from cardroom.floor.conduct.offences import Offended, check_offered
from cardroom.floor.conduct.penalty import Penalty
from cardroom.rules import Refused
from cardroom.rules.decisions import Penalties, PenaltyKind
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.tournament_commands import Disqualify, ForOffence, RemovePlayer
from cardroom.tournament.play.tournament_state import Entrant


def penalties_of(step: DecisionStep) -> Penalties:
    """The house's penalties. Refuses ("no-penalties") where its rulebook has none."""
    if step.book.penalties is None:
        words = f"{step.book.name} has no penalties: its staff remove or disqualify a player."
        raise Refused("no-penalties", words, args={"house": step.book.id})
    return step.book.penalties


def times_before(entrant: Entrant, command: ForOffence) -> int:
    """The player's penalties for the offence so far, 0 without an offence."""
    return max(command.before, entrant.penalties.times(command.offence)) if command.offence else 0


def clauses_of_offence(
    rules: Penalties, kind: PenaltyKind, command: ForOffence, before: int, but_for: Iterable[PenaltyKind] = ()
) -> tuple[str, ...]:
    """Return the clauses by which the house has this for the offence, none without one. Refuses "penalty-not-had"."""
    if not command.offence:
        return ()
    is_again = command.is_repeated or bool(before)
    facts = Offended(what=command.offence, repeated=is_again, on_purpose=command.is_on_purpose)
    return check_offered(rules, kind, facts, but_for)


def sent_out(step: DecisionStep, command: RemovePlayer | Disqualify) -> Penalty | None:
    """Return the penalty that a removal or disqualification for an offence is; None without one, and for a player whose
    removal is under way. Changes nothing. It is served by being given, and bars nobody behind it.

    Refuses "no-penalties" and "penalty-not-had".
    """
    entrant, named = step.state.entrants.get(command.player), step.state.named.get(command.player)
    if not command.offence or entrant is None:
        return None
    kind: PenaltyKind = "removal" if isinstance(command, RemovePlayer) else "disqualification"
    before = times_before(entrant, command)
    clauses = clauses_of_offence(penalties_of(step), kind, command, before)
    if kind == "removal" and named is not None and named.removed:
        return None
    return Penalty(
        id=command.penalty, kind=kind, until_ms=step.now_ms, reason=command.reason, clauses=clauses,
        given_ms=step.now_ms, offence=command.offence, times=before + 1, by=command.by,
    )  # fmt: skip


def note_sent_out(step: DecisionStep, player: str, penalty: Penalty | None) -> tuple[str, ...]:
    """Note the penalty of a player who is sent out, and return its clauses."""
    if penalty is None:
        return ()
    entrant = step.state.entrants[player]
    entrant.penalties = entrant.penalties.given(penalty)
    return penalty.clauses
