"""Seats fixed outside the draw, for players with a need. Why is told to staff alone: no event has the reason."""

from collections.abc import Iterable

from cardroom.rules import Refused
from cardroom.tournament.play import tournament_commands as commands
from cardroom.tournament.play.buying import entrant_in
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.staff_clock import check_reason
from cardroom.tournament.play.tournament_state import FixedSeat
from cardroom.tournament.seating.first_draw import KeptSeat


def fix_seat(step: DecisionStep, command: commands.FixSeat) -> None:
    """Fix a player's seat for the draws to come.

    Refuses "no-reason", "not-in-it", "seats-not-fixed" where the house draws every seat, "no-such-seat", and
    "seat-fixed-already" for a seat of a table that another player has.
    """
    check_reason(command)
    entrant, rule = entrant_in(step, command.player), step.rules.seats_drawn
    if rule.value != "at_random_but_fixed":
        raise Refused("seats-not-fixed", "This house draws every seat.", rule.clauses)
    if not 1 <= command.seat <= step.terms.seats:
        args = {"most": step.terms.seats}
        raise Refused("no-such-seat", f"A table has {step.terms.seats} seats here.", rule.clauses, args)
    for other in step.state.entrants.values():
        there = other.fixed
        if other is entrant or there is None or not (command.table and other.is_in):
            continue
        if (there.table, there.seat) == (command.table, command.seat):
            words = "Another player has that seat."
            raise Refused("seat-fixed-already", words, rule.clauses, {"player": other.player})
    entrant.fixed = FixedSeat(command.seat, command.table, command.by, step.now_ms, command.reason)


def release_seat(step: DecisionStep, command: commands.ReleaseSeat) -> None:
    """Let a player's seat be drawn again. Refuses "no-reason", "not-in-it", "seat-not-fixed"."""
    check_reason(command)
    entrant = entrant_in(step, command.player)
    if entrant.fixed is None:
        raise Refused("seat-not-fixed", "That player has no fixed seat.", step.rules.seats_drawn.clauses)
    entrant.fixed = None


def fixed_among(step: DecisionStep, players: Iterable[str], *, is_first: bool) -> dict[str, KeptSeat]:
    """The fixed seats of those who are drawn; the table holds for the first draw alone."""
    found = {}
    for player in players:
        one = step.state.entrants[player].fixed
        if one is not None:
            found[player] = KeptSeat(one.table if is_first else 0, one.seat)
    return found
