"""Keeps tables even and breaks those that are not needed. Tables that do not change are not looked at."""

from typing import Final

from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.kept_seats import (
    last_rooms,
    room_at,
    room_at_all,
    smallest_with_room,
    spread,
    with_room,
)
from cardroom.tournament.play.ordering import close_table
from cardroom.tournament.play.plans import forget_moves, plan_move
from cardroom.tournament.play.players_moving import lift_named, order_lift
from cardroom.tournament.play.racing import race_chips
from cardroom.tournament.play.tournament_events import TableBroken, TableOpened
from cardroom.tournament.play.tournament_state import TableBook
from cardroom.tournament.seating.table_sizes import filled, least_moves
from cardroom.tournament.table_messages import Who

LAST: Final = 1
"""Table."""
FEWEST: Final = 2
"""Players that a table needs to deal."""


def open_table(step: DecisionStep, clauses: tuple[str, ...] = ()) -> TableBook:
    """Open one more table, empty; it is broken in its turn."""
    state = step.state
    state.last_table += 1
    table = TableBook(state.last_table)
    state.tables[table.number] = table
    place = len(state.order)
    if step.seats.breaking_order.value == "drawn":
        place = step.lots.below(place + 1)
    state.order.insert(place, table.number)
    state.sizes.add(table.number)
    step.tell(TableOpened(table.number, clauses))
    return table


def fits(step: DecisionStep, tables: int) -> bool:
    """Whether all who are left have room at so many tables."""
    if tables == LAST and step.all_are_here:
        return step.here <= min(final_players(step), *last_rooms(step))
    return step.here <= room_at_all(step, tables)


def final_players(step: DecisionStep) -> int:
    """The number of players with which the final table is formed."""
    return min(step.seats.final_table_players.value or step.terms.seats, step.terms.seats)


def allowed_apart(step: DecisionStep) -> int:
    """How many more players the largest table may have than the smallest, by the number of tables."""
    late = len(step.state.sizes) <= step.seats.late_tables.value
    return (step.seats.most_apart_late if late else step.seats.most_apart).value


def rebalance(step: DecisionStep) -> None:
    """Break tables that are not needed and plan moves until the tables are as even as the house wants them."""
    state, sizes = step.state, step.state.sizes
    if state.phase != "running" or state.redrawing or state.ending or state.day or state.gathering:
        return
    if step.terms.shootout is not None or state.dealing:
        return  # each table plays to its winner, or its hand of the round
    while len(sizes) > LAST and _is_needless(step):
        if len(sizes) - 1 == LAST and step.seats.final_table.value == "redrawn" and step.all_are_here:
            state.redrawing = True
            for number in list(state.moves):
                forget_moves(step, number)
            step.touch_all()
            return
        break_table(step, state.order[-1])
    if len(sizes) > LAST and (state.moves or spread(step) > allowed_apart(step)):
        _plan(step)


def _is_needless(step: DecisionStep) -> bool:
    """Whether a table is to be broken: all who are left fit on one fewer, besides the extra tables that staff want. Who
    all fit on the final table need no other, and none is extra that would leave a table with one player: nobody could be
    dealt to.
    """
    state = step.state
    if state.extra_tables and fits(step, LAST):
        state.extra_tables = 0
    if state.extra_tables and step.here < FEWEST * len(state.sizes):
        state.extra_tables -= 1
    return fits(step, max(LAST, len(state.sizes) - 1 - state.extra_tables))


def _plan(step: DecisionStep) -> None:
    """Plan moves between the tables as they are seated: as few as needed, none that players on their way make needless.

    Needed plans remain; if others are better, all are dropped, so that nobody leaves a table that somebody else goes
    to.
    """
    state, sizes, most = step.state, step.state.sizes, allowed_apart(step)
    before = [(number, to) for number, targets in state.moves.items() for to in targets]
    seated = {number: sizes[number] for number in state.order}
    for number, to in before:
        seated[number] += 1
        seated[to] -= 1
    to_come = sum(
        len(table.players) for table in state.tables.values() if table.breaking and not table.closing
    )
    players, room = list(seated.values()), [room_at(step, number) for number in seated]
    needed = least_moves(players, most, room)
    if to_come and not least_moves(filled(players, to_come, room), most, room):
        needed = 0
    if len(before) == needed and (not needed or spread(step) <= most):
        return
    for number in list(state.moves):
        forget_moves(step, number)
    for _ in range(needed):
        to = _shortest(step, [target for _, target in before])
        plan_move(step, _one_of(step, sizes.largest, [number for number, _ in before]), to)


def _shortest(step: DecisionStep, known: list[int]) -> int:
    """One of the shortest tables that have room for another player, as `_one_of` chooses."""
    state = step.state
    if not state.kept_free:
        return _one_of(step, state.sizes.smallest, known)
    open_ones = with_room(step)
    fewest = [one for one in open_ones if state.sizes[one] == smallest_with_room(step)]
    return next((number for number in known if number in fewest), 0) or step.lots.pick(fewest)


def _one_of(step: DecisionStep, players: int, known: list[int]) -> int:
    """A table with this many players: one that was planned before, if there is any, otherwise by lot."""
    sizes = step.state.sizes
    return next((number for number in known if sizes[number] == players), 0) or sizes.drawn_with(
        players, step.lots
    )


def break_table(step: DecisionStep, number: int) -> None:
    """Break a table: its players go to the others once it has stopped; nobody comes to it any more."""
    state, table = step.state, step.state.tables[number]
    forget_moves(step, number)
    for source in [source for source, to in state.moves.items() if number in to]:
        forget_moves(step, source)
        step.touch(state.tables[source])
    state.order.remove(number)
    state.sizes.remove(number)
    table.breaking = True
    clauses = step.seats.breaks_when.clauses + step.seats.breaking_order.clauses
    step.tell(TableBroken(number, tuple(dict.fromkeys(clauses))))
    step.touch(table)


def carry_out(step: DecisionStep, table: TableBook) -> None:
    """Carry out what was planned for a table that has stopped, if it is still needed."""
    state, sizes = step.state, step.state.sizes
    if not table.standing or table.lifting or table.closing or state.redrawing:
        return
    if any(offer.table == table.number for offer in state.offers.values()):
        return
    if table.racing or race_chips(step, table) or state.gathering:
        return
    if table.breaking:
        if table.coming:
            return  # players on their way here are seated first
        if table.players:
            order_lift(step, table, "all")
        else:
            close_table(step, table)
        return
    for player in [player for player in state.named if player in table.players]:
        if state.named[player].removed or not state.dealing:  # (nobody plays a round's hand at two tables)
            _carry_out_named(step, table, player)
    if not table.players:
        return  # those who are to go on from here are on the way here
    for to in forget_moves(step, table.number):
        sizes.change(table.number, -1)
        sizes.change(to, 1)
        state.tables[to].expected += 1
        step.touch(state.tables[to])
        blinds = step.terms.stakes(1).big_blind > 0
        who: Who = step.seats.who_moves.value if blinds else step.seats.who_moves_without_blinds.value
        order_lift(step, table, who, to, state.tables[to].opened)


def _carry_out_named(step: DecisionStep, table: TableBook, player: str) -> None:
    state, named = step.state, step.state.named.pop(player)
    if not named.removed:
        to = state.tables.get(named.to)
        if to is None or named.to not in state.sizes or (
            to is not table and state.sizes[named.to] >= room_at(step, named.to)
        ):  # fmt: skip
            return  # broken or full meanwhile: the player stays
        state.sizes.change(named.to, 1)
        to.expected += 1
        step.touch(to)
    state.sizes.change(table.number, -1)
    lift_named(step, table, player, named)
