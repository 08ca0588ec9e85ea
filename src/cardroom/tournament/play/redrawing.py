"""The final table, where everybody draws a new seat."""

from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.kept_seats import kept_at, room_at
from cardroom.tournament.play.ordering import close_table
from cardroom.tournament.play.players_moving import order_lift, place_somewhere, send_to
from cardroom.tournament.play.tournament_events import FinalTableDrawn


def redraw(step: DecisionStep) -> None:
    """Lift all players once all tables have stopped, then draw seats at the table with the lowest number.

    The button is drawn again with the seats (PF-3.1, PN-L.1) or by the table's first hand (CK-T.8).
    """
    state = step.state
    if not state.redrawing or state.playing or state.lifts or state.on_the_way or state.offers:
        return
    filled = [table for table in state.tables.values() if table.players and not table.closing]
    if filled:
        for table in filled:
            order_lift(step, table, "all")
        return
    final = min(number for number, table in state.tables.items() if not table.closing)
    if len(state.gathered) > room_at(step, final):
        _seat_at_tables(step)
        return
    for number in [number for number in state.order if number != final]:
        state.order.remove(number)
        state.sizes.remove(number)
    for number, table in state.tables.items():
        if number != final and not table.closing:
            close_table(step, table)
    if step.seats.first_button.value == "one_draw_for_all":
        state.button = 1 + step.lots.below(step.terms.seats)
    seats = step.lots.shuffled(
        [seat for seat in range(1, step.terms.seats + 1) if seat not in kept_at(step, final)]
    )
    players = step.lots.shuffled(state.gathered)
    state.gathered, state.redrawing, state.seating_all = [], False, True
    state.order = [final]
    table = state.tables[final]
    table.breaking = False
    if final not in state.sizes:
        state.sizes.add(final)
    state.sizes.change(final, len(players) - state.sizes[final])
    drawn = list(zip(players, seats, strict=False))
    for moved, seat in drawn:
        send_to(step, moved, final, "final_table", source=0, seat=seat)
    clauses = (
        step.seats.final_table.clauses + step.seats.broken_seats.clauses + step.seats.first_button.clauses
    )
    told = tuple([(moved.player, seat) for moved, seat in drawn])
    step.tell(FinalTableDrawn(final, told, state.button, tuple(dict.fromkeys(clauses))))


def _seat_at_tables(step: DecisionStep) -> None:
    """Seat the players at the existing tables: somebody has entered since, and one table has no room for all."""
    state = step.state
    players, state.gathered, state.redrawing = step.lots.shuffled(state.gathered), [], False
    for number in state.order:
        state.sizes.change(number, -state.sizes[number])
    for moved in players:
        place_somewhere(step, moved, "break", 0)
    step.uneven = True
    step.touch_all()
