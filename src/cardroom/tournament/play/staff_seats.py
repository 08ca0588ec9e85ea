"""Staff acts on seats: another breaking order, a player moved, a player sent out."""

from cardroom.rules import Refused
from cardroom.tournament.play import tournament_commands as commands
from cardroom.tournament.play.buying import entrant_in, table_of
from cardroom.tournament.play.counted_offences import note_sent_out, sent_out
from cardroom.tournament.play.deal_proposals import drop_deal
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.kept_seats import kept_at, room_at, room_at_all
from cardroom.tournament.play.players_moving import remove
from cardroom.tournament.play.staff_clock import act, check_reason, check_running
from cardroom.tournament.play.table_balance import FEWEST, LAST, allowed_apart, fits, open_table
from cardroom.tournament.play.terms_events import BreakingOrderChanged
from cardroom.tournament.play.tournament_state import KeptFree, Named, TableBook
from cardroom.tournament.seating.first_draw import tables_needed
from cardroom.tournament.table_messages import Moved


def change_breaking_order(step: DecisionStep, command: commands.ChangeBreakingOrder) -> None:
    """Refuses "no-reason", "not-running", "not-these-tables" but for every table once."""
    check_reason(command)
    check_running(step)
    if sorted(command.tables) != sorted(step.state.order):
        words = f"The order names each table once: {', '.join(map(str, sorted(step.state.order)))}."
        raise Refused("not-these-tables", words, step.seats.breaking_order.clauses)
    step.state.order, clauses = list(reversed(command.tables)), step.seats.breaking_order.clauses
    step.tell(BreakingOrderChanged(command.tables, clauses))
    act(step, command, clauses=clauses)


def open_extra(step: DecisionStep, command: commands.OpenExtraTable) -> None:
    """Refuses "no-reason", "not-running", and "no-extra-table" at the final table, in a round of hand-for-hand, in a
    shootout, and where two players a table would not be left.
    """
    check_reason(command)
    check_running(step)
    state, clauses = step.state, step.seats.most_apart.clauses
    is_fixed = (
        state.redrawing or state.gathering or state.dealing or state.hand_for_hand or step.terms.shootout
    )
    if is_fixed or fits(step, LAST) or step.here < FEWEST * (len(state.sizes) + 1):
        words = "No extra table can be opened now: the players are too few, or the tables deal together."
        raise Refused("no-extra-table", words, clauses)
    state.extra_tables += 1
    table = open_table(step, clauses)
    step.touch(table)
    act(step, command, table=table.number, clauses=clauses)


def close_extra(step: DecisionStep, command: commands.CloseExtraTable) -> None:
    """Refuses "no-reason", "not-running", and "no-extra-table" where none is open."""
    check_reason(command)
    check_running(step)
    clauses = step.seats.breaks_when.clauses
    if not step.state.extra_tables:
        raise Refused("no-extra-table", "No extra table is open.", clauses)
    step.state.extra_tables -= 1
    act(step, command, clauses=clauses)


def move_player(step: DecisionStep, command: commands.MovePlayer) -> None:
    """Move the player when the hand is over.

    Refuses "no-reason", "not-running", "not-in-it", "moving-now", "no-table", "no-such-seat", "table-full", and
    "tables-uneven" where others would have to move back.
    """
    check_reason(command)
    check_running(step)
    state, sizes, to = step.state, step.state.sizes, command.table
    table = table_that_stays(step, command.player)
    if command.player in state.named and state.named[command.player].removed:
        raise Refused("moving-now", "The player is being sent out.")
    if to not in sizes:
        raise Refused("no-table", f"There is no table {to} to go to.")
    if not 0 <= command.seat <= step.terms.seats:
        raise Refused(
            "no-such-seat", f"A table has {step.terms.seats} seats.", args={"most": step.terms.seats}
        )
    if to == table.number and not command.seat:
        raise Refused("no-such-seat", "Name the seat at the same table.", args={"most": step.terms.seats})
    if command.seat in kept_at(step, to):
        args = {"table": to, "seat": command.seat}
        raise Refused("seat-kept-free", "That seat is kept free.", step.rules.seats_drawn.clauses, args)
    if to != table.number:
        if sizes[to] >= room_at(step, to):
            raise Refused("table-full", f"Table {to} has no free seat.", args={"seats": step.terms.seats})
        _check_even(step, table.number, to)
    state.named[command.player] = Named(to, command.seat)
    step.touch(table)
    act(step, command, player=command.player, table=to, amount=command.seat)


def _check_even(step: DecisionStep, source: int, to: int) -> None:
    after = {number: step.state.sizes[number] for number in step.state.order}
    after[source] -= 1
    after[to] += 1
    most = allowed_apart(step)
    if max(after.values()) - min(after.values()) > max(most, step.state.sizes.apart):
        words = f"Tables would differ by more than {most} players, and somebody would have to move back."
        raise Refused("tables-uneven", words, step.seats.most_apart.clauses, {"most": most})


def remove_player(step: DecisionStep, command: commands.RemovePlayer) -> None:
    """Remove the player when the hand is over, between two days at once.

    Refuses "no-reason", "not-running", "not-in-it", "moving-now", "two-stacks" for a player who plays for another stack
    besides the bagged one, "place-of-the-moment" where staff have no say in the place, and what `sent_out` refuses.
    """
    check_reason(command)
    rules, entrants = step.book.removals, step.state.entrants
    clauses = rules.removed_place.clauses if rules is not None else ()
    if command.place == "none" and (rules is None or rules.removed_place.value != "as_staff_decide"):
        raise Refused(
            "place-of-the-moment", "This house gives a removed player the place of that moment.", clauses
        )
    penalty = sent_out(step, command)
    if bag_alone(step, command.player):
        drop_deal(step)
        entrants[command.player].disqualified |= command.place == "none"
        clauses += note_sent_out(step, command.player, penalty)
        remove_bag(step, command.player)
        act(step, command, player=command.player, clauses=clauses)
        return
    check_running(step)
    table = table_that_stays(step, command.player)
    drop_deal(step)
    clauses += note_sent_out(step, command.player, penalty)
    entrants[command.player].disqualified |= command.place == "none"
    step.state.named[command.player] = Named(removed=True)
    step.touch(table)
    act(step, command, player=command.player, table=table.number, clauses=clauses)


def bag_alone(step: DecisionStep, player: str) -> bool:
    """Whether the player's chips are in a bag. Refuses "two-stacks" for a player who has others in play or to come."""
    state, entrant = step.state, step.state.entrants.get(player)
    if player not in state.bags or entrant is None or state.phase != "running" or state.ending:
        return False
    flight = step.session.flight
    if entrant.flight > flight or (entrant.flight == flight and state.day != "night"):
        raise Refused("two-stacks", "The player has another stack in play: wait until its flight is over.")
    return True


def remove_bag(step: DecisionStep, player: str) -> None:
    """Remove a player who is not at a table: the chips leave play."""
    step.state.resting -= 1
    remove(step, 0, Moved(player, step.state.bags.pop(player).chips))


def table_that_stays(step: DecisionStep, player: str) -> TableBook:
    """The player's table, from which nobody is being lifted just now."""
    entrant_in(step, player)
    table = table_of(step, player)
    if (
        table is None
        or table.lifting
        or table.breaking
        or step.state.redrawing
        or player in step.state.offers
    ):
        raise Refused(
            "moving-now", "The player is on the way or is asked to buy chips: try again in a moment."
        )
    return table


def keep_free(step: DecisionStep, command: commands.KeepSeatFree) -> None:
    """Keep a seat free from now on.

    Refuses "no-reason", "not-running", "no-table", "no-such-seat", "seat-kept-free" for one that is kept,
    "drawn-seat-taken" for one that a player has, and "seats-needed" where those who play have no other.
    """
    check_reason(command)
    state, table, seat = step.state, command.table, command.seat
    clauses, args = step.rules.seats_drawn.clauses, {"table": table, "seat": seat}
    if state.phase == "over" or state.ending:
        raise Refused("not-running", f"{step.terms.name} is not being played.", clauses)
    _check_there(step, table, seat)
    if seat in kept_at(step, table):
        kept = next(one for one in state.kept_free[table] if one.seat == seat)
        raise Refused(
            "seat-kept-free",
            f"That seat is kept free: {kept.reason}.",
            clauses,
            args | {"reason": kept.reason},
        )
    if state.phase == "running":
        sitting = [one for one in state.entrants.values() if (one.table, one.seat) == (table, seat)]
        named = [one for one in state.on_the_way.values() if (one.to, one.seat) == (table, seat)]
        if named or any(one.player in state.tables[table].players for one in sitting):
            raise Refused("drawn-seat-taken", f"Seat {seat} of table {table} is taken.", clauses, args)
        is_full = table in state.sizes and state.sizes[table] >= room_at(step, table)
        if is_full or (table in state.sizes and step.here > room_at_all(step, len(state.sizes)) - 1):
            raise Refused("seats-needed", "Those who play need that seat.", clauses, args)
    kept = KeptFree(seat, command.by, step.now_ms, command.reason)
    state.kept_free[table] = [*state.kept_free.get(table, ()), kept]
    act(step, command, table=table, amount=seat, clauses=clauses)


def give_again(step: DecisionStep, command: commands.GiveSeatAgain) -> None:
    """Let a seat be given again. Refuses "no-reason", "seat-not-kept"."""
    check_reason(command)
    state, table = step.state, command.table
    left = [one for one in state.kept_free.get(table, ()) if one.seat != command.seat]
    if len(left) == len(state.kept_free.get(table, ())):
        args = {"table": table, "seat": command.seat}
        raise Refused("seat-not-kept", "That seat is not kept free.", step.rules.seats_drawn.clauses, args)
    state.kept_free[table] = left
    if not left:
        del state.kept_free[table]
    step.uneven = True
    act(step, command, table=table, amount=command.seat, clauses=step.rules.seats_drawn.clauses)


def _check_there(step: DecisionStep, table: int, seat: int) -> None:
    state, clauses = step.state, step.rules.seats_drawn.clauses
    if not 1 <= seat <= step.terms.seats:
        args = {"most": step.terms.seats}
        raise Refused("no-such-seat", f"A table has {step.terms.seats} seats here.", clauses, args)
    most = tables_needed(step.terms.most, step.terms.seats, {})
    is_there = table in state.tables and not state.tables[table].closing
    if not (is_there if state.phase == "running" else 1 <= table <= most):
        raise Refused("no-table", f"There is no table {table}.", clauses)
    if len(kept_at(step, table)) >= step.terms.seats - 2:
        raise Refused("seats-needed", "A table needs two seats.", clauses, {"table": table, "seat": seat})
