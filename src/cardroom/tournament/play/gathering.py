"""Lifts everybody from all tables and seats them at new ones."""

from collections.abc import Sequence

from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.fixed_seats import fixed_among
from cardroom.tournament.play.ordering import close_table
from cardroom.tournament.play.players_moving import order_lift, send_to
from cardroom.tournament.play.table_balance import open_table
from cardroom.tournament.play.tournament_state import Why
from cardroom.tournament.seating.first_draw import draw_seats, tables_for
from cardroom.tournament.table_messages import Moved

Seats = tuple[tuple[str, int, int, int], ...]
"""(player, table, seat, chips) in the order of the draw."""


def gather(step: DecisionStep) -> list[Moved] | None:
    """Lift everybody; once all are lifted, close the tables. Returns the players then, None before."""
    state = step.state
    if not state.gathering or state.playing or state.lifts or state.on_the_way:
        return None
    filled = [table for table in state.tables.values() if table.players and not table.closing]
    if filled:
        for table in filled:
            order_lift(step, table, "all")
        return None
    for number in list(state.order):
        state.order.remove(number)
        state.sizes.remove(number)
    for table in state.tables.values():
        if not table.closing:
            close_table(step, table)
    players, state.gathered, state.gathering = state.gathered, [], False
    return players


def seat_all(step: DecisionStep, players: Sequence[Moved], why: Why) -> Seats:
    """Draw seats at new tables for players whose chips are carried; and the button too, where the house draws it."""
    state = step.state
    state.opens, state.seating_all = True, bool(players)
    stacks = {moved.player: moved for moved in players}
    fixed = fixed_among(step, stacks, is_first=False)
    drawn = draw_seats(list(stacks), step.terms.seats, step.lots, state.apart, fixed)
    tables = [open_table(step).number for _ in range(tables_for(len(drawn), step.terms.seats))]
    if step.seats.first_button.value == "one_draw_for_all":
        state.button = 1 + step.lots.below(step.terms.seats)
    for one in drawn:
        number = tables[one.table - 1]
        state.sizes.change(number, 1)
        send_to(step, stacks[one.player], number, why, source=0, seat=one.seat)
    return tuple([(one.player, tables[one.table - 1], one.seat, stacks[one.player].stack) for one in drawn])


def seat_clauses(step: DecisionStep) -> tuple[str, ...]:
    """The clauses that a new draw of all seats rests on."""
    return tuple(dict.fromkeys(step.rules.seats_drawn.clauses + step.seats.first_button.clauses))
