"""Players on their way: lifted from one table, carried by the tournament, seated at another."""

from cardroom.tournament.going_out import Bust
from cardroom.tournament.play.add_ons import answered
from cardroom.tournament.play.bounty_heads import pay_head
from cardroom.tournament.play.buying import send_behind, send_chips, table_of
from cardroom.tournament.play.correcting import leave_unplaced
from cardroom.tournament.play.deal_proposals import withdraw
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.documents import waits_for_document
from cardroom.tournament.play.kept_seats import kept_at, room_at, with_room
from cardroom.tournament.play.plans import forget_moves
from cardroom.tournament.play.tournament_events import PlayerMoved, PlayerRemoved
from cardroom.tournament.play.tournament_state import (
    Adding,
    Gone,
    LiftOrder,
    Named,
    OnTheWay,
    TableBook,
    Why,
)
from cardroom.tournament.removals.disqualified_prizes import removed_place
from cardroom.tournament.table_messages import (
    Declined,
    Lift,
    Lifted,
    Moved,
    Seated,
    SeatPlayer,
    TableGone,
    Where,
    Who,
)


def kept_from(step: DecisionStep, player: str) -> set[str]:
    """The players this one must not sit with."""
    pairs = step.state.apart
    return {other for one, other in pairs if one == player} | {one for one, other in pairs if other == player}


def players_at(step: DecisionStep, number: int) -> set[str]:
    """The players who sit at a table or are on the way to it."""
    coming = {way.moved.player for way in step.state.on_the_way.values() if way.to == number}
    return coming | step.state.tables[number].players.keys()


def is_free_of(step: DecisionStep, player: str, number: int) -> bool:
    """Whether the table has nobody whom the player must not sit with."""
    others = kept_from(step, player)
    return not others or others.isdisjoint(players_at(step, number))


def who_may_not_go(step: DecisionStep, table: TableBook, to: int) -> tuple[str, ...]:
    """The players of a table who must not sit with somebody at another one."""
    if not step.state.apart:
        return ()
    return tuple(sorted([player for player in table.players if not is_free_of(step, player, to)]))


def order_lift(step: DecisionStep, table: TableBook, who: Who, to: int = 0, seat: int = 0) -> None:
    """Order a stopped table to let players go."""
    order = step.number()
    step.state.lifts[order] = LiftOrder(table.number, to)
    table.lifting += 1
    stay = who_may_not_go(step, table, to) if to else ()
    step.send(table.number, Lift(order, who, step.lots.lot(), seat=seat, stay=stay))


def lift_named(step: DecisionStep, table: TableBook, player: str, named: Named) -> None:
    """Move a player whom staff name from a stopped table to another, which reserves a seat."""
    order = step.number()
    step.state.lifts[order] = LiftOrder(
        table.number, named.to, named.seat, by_staff=True, removed=named.removed
    )
    table.lifting += 1
    step.send(table.number, Lift(order, "named", step.lots.lot(), player))


def send_to(
    step: DecisionStep, moved: Moved, to: int, why: Why, *, source: int, where: Where = "drawn", seat: int = 0
) -> None:
    """Send a carried player to a table, which counts the player already."""
    order = step.number()
    step.state.on_the_way[order] = OnTheWay(moved, source, to, why, seat)
    step.state.tables[to].coming += 1
    entrant = step.state.entrants[moved.player]
    entrant.table, penalties = entrant.table or to, entrant.penalties
    step.send(
        to,
        SeatPlayer(
            order, moved.player, moved.stack, where, step.lots.lot(), seat, moved.away, penalties.left,
            penalties.until_ms, waits_for_document(step, entrant), kept_at(step, to),
        ),
    )  # fmt: skip


def place_somewhere(step: DecisionStep, moved: Moved, why: Why, source: int, but: int = 0) -> None:
    """Send a carried player to one of the shortest tables, by lot.

    If that table is to lose a player, its planned moves are dropped: nobody leaves a table that somebody else is sent
    to.
    """
    state, sizes = step.state, step.state.sizes
    while True:
        if state.kept_free and (open_ones := with_room(step, but)):
            fewest = min(sizes[number] for number in open_ones)
            shortest = [number for number in open_ones if sizes[number] == fewest]
        else:
            fewest = (
                min([sizes[number] for number in state.order if number != but]) if but else sizes.smallest
            )
            shortest = [number for number in sizes.with_players(fewest) if number != but]
        to = step.lots.pick(_free_of_others(step, moved.player, but) or shortest)
        if to not in state.moves:
            break
        forget_moves(step, to)
    sizes.change(to, 1)
    send_to(step, moved, to, why, source=source)


def _free_of_others(step: DecisionStep, player: str, but: int) -> list[int]:
    """The shortest tables without anybody the player is kept apart from; empty for a player who is kept apart from
    nobody.
    """
    sizes = step.state.sizes
    if not kept_from(step, player):
        return []
    free = [
        number for number in step.state.order
        if number != but and sizes[number] < room_at(step, number) and is_free_of(step, player, number)
    ]  # fmt: skip
    return [number for number in free if sizes[number] == min(sizes[one] for one in free)]


def take_lifted(step: DecisionStep, message: Lifted) -> None:
    """Take in a report that players have left their table: the tournament has their chips and sends them on."""
    state = step.state
    lift, table = state.lifts.pop(message.order), state.tables[message.table]
    table.lifting -= 1
    step.touch(table)
    for moved in message.players:
        stack = table.players.pop(moved.player)
        assert stack == moved.stack, "a player leaves a table with all chips"
        state.seated -= moved.stack
        if state.phase == "over":
            state.issued -= moved.stack
            continue
        state.carried += moved.stack
        table.opened = moved.seat
        _send_on(step, table, lift, moved)
    step.uneven = True


def _send_on(step: DecisionStep, table: TableBook, lift: LiftOrder, moved: Moved) -> None:
    state, seats = step.state, step.seats
    if lift.removed:
        remove(step, table.number, moved)
    elif state.redrawing or state.gathering:
        state.gathered.append(moved)
    elif not lift.to:
        place_somewhere(step, moved, "break", table.number)
    else:
        if lift.to in state.tables:
            state.tables[lift.to].expected -= 1
        if lift.to not in state.sizes:  # broken meanwhile, or closed already
            place_somewhere(step, moved, "balance", table.number)
            return
        where: Where = seats.seat.value if step.terms.stakes(1).big_blind else seats.seat_without_blinds.value
        why: Why = "staff" if lift.by_staff else "balance"
        send_to(step, moved, lift.to, why, source=table.number, where=where, seat=lift.seat)


def remove(step: DecisionStep, table: int, moved: Moved) -> None:
    """Send a player out from a table (0: overnight): the chips leave play, and the place is that of the moment."""
    state, rules = step.state, step.book.removals
    state.carried -= moved.stack
    state.issued -= moved.stack
    state.entrants[moved.player].is_in = False
    state.left -= 1
    if state.deal is not None:
        withdraw(step, "not_possible")
    if moved.player in state.asked:
        answered(step, moved.player)
    entrant = state.entrants[moved.player]
    if entrant.disqualified:
        leave_unplaced(step, entrant)
    else:
        came_from = table or entrant.table
        bust = Bust(moved.player, moved.stack, 0, came_from)
        in_round = state.round if state.dealing else 0
        state.gone.append(Gone(bust, step.now_ms, came_from, in_round, removed=True))
    pay_head(step, moved.player, ())
    clauses = removed_place(rules, state.left + 1)[1] if rules is not None else ()
    step.tell(PlayerRemoved(moved.player, table, step.now_ms, moved.stack, state.left, clauses))


def take_seated(step: DecisionStep, message: Seated) -> None:
    """Take in a report that a player sits: the chips belong to the table."""
    state = step.state
    way = state.on_the_way.pop(message.order, None)
    table = state.tables[message.table]
    step.touch(table)
    if way is None:  # a stack set again
        return
    table.players[message.player] = way.moved.stack
    entrant = state.entrants[message.player]
    entrant.table, entrant.seat = table.number, message.seat
    table.coming -= 1
    if message.seat == table.opened:
        table.opened = 0
    state.carried -= way.moved.stack
    state.seated += way.moved.stack
    send_behind(step, message.player)
    if state.seating_all:
        state.seating_all = bool(state.on_the_way)
        if not state.seating_all:
            step.touch_all()
        if way.why not in ("day", "round"):
            return
    clauses = {
        "entry": step.course.late_entries.clauses,
        "balance": step.seats.who_moves.clauses + step.seats.seat.clauses,
        "break": step.seats.breaks_when.clauses + step.seats.broken_seats.clauses,
        "final_table": step.seats.final_table.clauses,
        "staff": (),
        "day": step.rules.seats_drawn.clauses,
        "round": step.rules.seats_drawn.clauses,
    }
    told = tuple(dict.fromkeys(clauses[way.why]))
    step.tell(PlayerMoved(message.player, way.table, table.number, message.seat, way.why, told))


def take_declined(step: DecisionStep, message: Declined) -> None:
    """Take in a report that an order cannot be carried out.

    A player who found no seat is sent elsewhere; a move is planned again.
    """
    state = step.state
    adding = state.adding.pop(message.order, None)
    if adding is not None and state.phase == "over":
        _drop(step, adding.chips)
        return
    if adding is not None:
        _follow(step, adding)
        return
    way, lift = state.on_the_way.pop(message.order, None), state.lifts.pop(message.order, None)
    table = state.tables[message.table]
    step.touch(table)
    step.uneven = True
    if way is None and lift is None:
        table.racing = False
    if way is not None:
        table.coming -= 1
        if state.phase == "over":
            _drop(step, way.moved.stack)
            return
        if way.seat and message.table in state.sizes:  # the seat that staff named is taken
            send_to(step, way.moved, message.table, way.why, source=way.table)
            return
        if message.table in state.sizes:
            state.sizes.change(message.table, -1)
        place_somewhere(step, way.moved, way.why, way.table, but=message.table)
    elif lift is not None:
        table.lifting -= 1
        if lift.to:
            if lift.to in state.tables:
                state.tables[lift.to].expected -= 1
                step.touch(state.tables[lift.to])
            for number, by in ((table.number, 1), (lift.to, -1)):
                if number in state.sizes:
                    state.sizes.change(number, by)
        elif lift.removed and table.number in state.sizes:
            state.sizes.change(table.number, 1)


def _drop(step: DecisionStep, chips: int) -> None:
    """Drop carried chips, which belong to nobody: the tournament is over."""
    step.state.carried -= chips
    step.state.issued -= chips


def _follow(step: DecisionStep, adding: Adding) -> None:
    """Send on bought chips that met an empty seat.

    They follow a player who has moved, or bring back a player who has lost all other chips in the hand before they
    came.
    """
    state, player = step.state, adding.player
    between = [way.moved for way in state.on_the_way.values()] + state.gathered
    if table_of(step, player) is not None or any(moved.player == player for moved in between):
        send_chips(step, player, adding.chips)
        return
    place_somewhere(step, Moved(player, adding.chips), "entry", 0)
    step.uneven = True


def take_closed(step: DecisionStep, message: TableGone) -> None:
    """Take in a table's last report."""
    table = step.state.tables.pop(message.table)
    step.state.playing.discard(table.number)
    step.uneven = True  # others may have waited for it
