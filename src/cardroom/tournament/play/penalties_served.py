"""Penalties in a tournament: given at a table, served wherever the player sits next, across tables and days (PF-6.9.4).

The tournament records them, and a table counts the hands that a player misses: it is sent what is added, and reports
who was serving in each hand.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from cardroom.floor.conduct.offences import kinds_of
from cardroom.floor.conduct.penalty import COUNTED, Penalty
from cardroom.floor.conduct.penalty_counts import hands_of
from cardroom.rules import Refused
from cardroom.rules.decisions import Penalties, PenaltyKind
from cardroom.table.values.time_units import MINUTE_MS
from cardroom.tournament.play.buying import entrant_in, table_of
from cardroom.tournament.play.counted_offences import clauses_of_offence, penalties_of, times_before
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.staff_clock import act, check_reason, check_running
from cardroom.tournament.play.staff_seats import table_that_stays
from cardroom.tournament.play.tournament_commands import EndPlayersPenalty, PenalisePlayer
from cardroom.tournament.play.tournament_events import PlayerPenalised, PlayersPenaltyEnded
from cardroom.tournament.play.tournament_state import Entrant
from cardroom.tournament.table_messages import Serve

ACTS_OF_THEIR_OWN: Final = ("removal", "disqualification", "ban")
"""Kinds that are not penalties within a tournament: staff remove or disqualify, and the house bars."""


def penalise_player(step: DecisionStep, command: PenalisePlayer) -> None:
    """Penalise a player, who is out from the next hand on: dealt in and folded like any absent player.

    Refuses "no-reason", "not-running", "not-in-it", "moving-now", "no-penalties" where the house has none,
    "no-such-penalty-kind", "penalty-of-its-own", "penalty-not-had" for the offence, "no-such-clause", "no-rounds",
    "penalty-needs-hands", "penalty-needs-minutes".
    """
    check_reason(command)
    check_running(step)
    rules = penalties_of(step)
    table = table_that_stays(step, command.player)
    entrant = entrant_in(step, command.player)
    if entrant.penalties.find(command.id) is not None:
        return
    times = times_before(entrant, command)
    clauses = _clauses(step, rules, command, times)
    penalty = _penalty(step, rules, command, len(table.players), clauses)
    penalty = msgspec.structs.replace(penalty, by=command.by)
    if command.offence:
        penalty = msgspec.structs.replace(penalty, offence=command.offence, times=times + 1)
    entrant.penalties = entrant.penalties.given(penalty)
    if penalty.is_open(step.now_ms):
        step.send(table.number, Serve(command.player, penalty.left, entrant.penalties.until_ms))
    step.tell(
        PlayerPenalised(
            command.player, table.number, penalty.id, penalty.kind, penalty.left, penalty.until_ms, command.reason,
            clauses, penalty.offence, penalty.times,
        )
    )  # fmt: skip
    act(step, command, player=command.player, table=table.number, amount=penalty.left, clauses=clauses)


def end_players_penalty(step: DecisionStep, command: EndPlayersPenalty) -> None:
    """End a penalty early, or take it out of the count: also one that is over, and of a player who is out.

    Refuses "no-reason", "not-running", "not-in-it", "no-such-penalty", "penalty-over", and "moving-now" for a player
    who is on the way to a table.
    """
    check_reason(command)
    penalties_of(step)
    if not command.in_error:
        entrant_in(step, command.player)
    _, found = penalty_named(step, command.player, command.penalty)
    if not found.is_open(step.now_ms) and (found.void or not command.in_error):
        raise Refused("penalty-over", "The player has served all of that penalty.", found.clauses)
    number = end_it(step, command.player, found, command.reason, in_error=command.in_error)
    act(step, command, player=command.player, table=number, clauses=found.clauses)


def penalty_named(step: DecisionStep, player: str, penalty: str) -> tuple[Entrant, Penalty]:
    """The penalty of a player who has entered, in or out. Refuses "not-in-it" and "no-such-penalty"."""
    entrant = step.state.entrants.get(player) or entrant_in(step, player)
    found = entrant.penalties.find(penalty)
    if found is None:
        raise Refused("no-such-penalty", f"There is no penalty {penalty!r}.", args={"penalty": penalty})
    return entrant, found


def end_it(step: DecisionStep, player: str, found: Penalty, reason: str, *, in_error: bool) -> int:
    """End a penalty; return the number of the player's table that serves it no longer, 0 for none. Refuses "moving-now"
    for a player who is on the way to a table.
    """
    entrant, is_open = step.state.entrants[player], found.is_open(step.now_ms)
    bagged = player in step.state.bags and table_of(step, player) is None
    table = table_that_stays(step, player) if is_open and entrant.is_in and not bagged else None
    entrant.penalties = entrant.penalties.ended(found.id, reason, in_error)
    if table is not None:
        step.send(table.number, Serve(player, -found.left, entrant.penalties.until_ms))
    number = table.number if table is not None else 0
    step.tell(PlayersPenaltyEnded(player, number, found.id, found.kind, reason, in_error))
    return number


def count_missed_hands(step: DecisionStep, players: Iterable[str]) -> None:
    """Count a finished hand that these players have missed towards the oldest penalty that has hands left."""
    for player in players:
        entrant = step.state.entrants[player]
        entrant.penalties = entrant.penalties.hand_missed()


def give_hands_back(step: DecisionStep, table: int, players: Iterable[str]) -> None:
    """Hands of a table that these players were told to have missed were not missed: they are to be served again."""
    for player in players:
        entrant = step.state.entrants[player]
        before, entrant.penalties = entrant.penalties.left, entrant.penalties.hand_not_missed()
        if more := entrant.penalties.left - before:
            step.send(table, Serve(player, more, entrant.penalties.until_ms))


def kinds_here(rules: Penalties) -> tuple[PenaltyKind, ...]:
    """The penalties that staff may give in a tournament of the house."""
    return tuple([kind for kind in kinds_of(rules) if kind not in ACTS_OF_THEIR_OWN])


def _clauses(step: DecisionStep, rules: Penalties, command: PenalisePlayer, before: int) -> tuple[str, ...]:
    """The clauses that the penalty cites: the one staff name, those of the offence, or of the house's general power."""
    if command.kind not in kinds_of(rules):
        words = f"{step.book.name} has no such penalty; it has {', '.join(kinds_of(rules))}."
        raise Refused("no-such-penalty-kind", words, rules.kinds.clauses, {"kind": command.kind})
    if command.kind in ACTS_OF_THEIR_OWN:
        words = "Remove or disqualify the player: these are acts of their own."
        raise Refused("penalty-of-its-own", words, rules.kinds.clauses, {"kind": command.kind})
    general = clauses_of_offence(rules, command.kind, command, before, ACTS_OF_THEIR_OWN)
    if not command.clause:
        return general or rules.other.clauses
    if command.clause not in step.book.clauses:
        words = f"{step.book.name} has no clause {command.clause!r}."
        raise Refused("no-such-clause", words, args={"clause": command.clause})
    return (command.clause,)


def _penalty(
    step: DecisionStep, rules: Penalties, command: PenalisePlayer, players: int, clauses: tuple[str, ...]
) -> Penalty:
    """The penalty as it is recorded; rounds are counted in hands by the players now at the table (PF-6.9.1)."""
    hands = served = until_ms = 0
    if command.kind in COUNTED:
        if command.count < 1:
            raise Refused("penalty-needs-hands", "Say how many hands or rounds the player misses.")
        hands = hands_of(rules, command.kind, command.count, players)
        served = int(command.hand_lost and rules.lost_hand.value == "first_of_penalty")
    elif command.kind == "time_away":
        if command.minutes < 1:
            raise Refused("penalty-needs-minutes", "Say how many minutes the player stays away.")
        until_ms = step.now_ms + command.minutes * MINUTE_MS
    return Penalty(
        id=command.id,
        kind=command.kind,
        hands=hands,
        served=served,
        until_ms=until_ms,
        reason=command.reason,
        clauses=clauses,
        given_ms=step.now_ms,
    )
