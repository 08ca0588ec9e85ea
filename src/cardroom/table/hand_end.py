"""The end of a hand, played out or void, and of play at a table: changes of seats, draining, the last round (CH-2.14)."""

from dataclasses import replace

from cardroom.rules import Refused
from cardroom.table.breaks import back_at_hand_end, put_out
from cardroom.table.events import (
    DropTaken,
    HandEnded,
    HandVoided,
    LastRoundAnnounced,
    SeatStack,
    TableDrained,
    TableReopened,
)
from cardroom.table.model.commands import AnnounceLastRound, Drain, Reopen, VoidHand
from cardroom.table.model.decided import Decided
from cardroom.table.model.economy import FinishedHand
from cardroom.table.model.running import RunningDeal
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import RedealOwed, State
from cardroom.table.positions.missed import tell_missed
from cardroom.table.positions.seat_change import carry_out_changes
from cardroom.table.positions.winning import won_by
from cardroom.table.serving import count_missed
from cardroom.table.showing_cards import forget_hand_over, note_hand_over
from cardroom.table.taking_seats import free_seat, leaving_clauses, settle_waiting
from cardroom.table.values.kinds import ChosenEntry, Missed


def end_hand(state: State, now_ms: int, decided: Decided) -> None:
    """Close a hand that the engine has finished: set the stacks, move the sums, then carry out the seats' wishes."""
    hand = state.hand
    assert hand is not None and hand.engine.is_over, "a finished hand"
    net: dict[str, int] = {}
    for player, stack in zip(hand.players, hand.engine.stacks, strict=True):
        # A player who folded, left and came back sits elsewhere, so sums go by player and stacks by seat.
        net[player.player] = net.get(player.player, 0) + stack - player.stack
        if player.seat not in hand.gone:
            state.seats[player.seat].stack = stack
    taken: dict[str, int] = {}
    for event in (*hand.told_drops, *decided.events):
        if isinstance(event, DropTaken):
            taken[event.fund] = taken.get(event.fund, 0) + event.amount
    taken[""] = -sum(net.values()) - sum(taken.values())
    assert taken[""] >= 0 and all(stack >= 0 for stack in hand.engine.stacks), "chips out of nothing"
    positions = hand.placing.positions
    if hand.bomb_pot is None:  # after a bomb pot the button stays where it is: nobody wins it
        state.won = won_by(positions.betting_button or positions.dealer, state.play.sharers(hand))
    decided.tell(HandEnded(hand.hand, now_ms, stacks_told(state, hand)))
    note_hand_over(state, hand)
    state.economy.hand_over(FinishedHand(hand, net, taken), now_ms, decided)
    count_missed(state, hand, now_ms, decided)
    close_hand(state, hand, now_ms, decided)


def void_hand(state: State, command: VoidHand, now_ms: int, decided: Decided) -> None:
    """Make the running hand void: stacks go back to its start, blinds included, and the hand is dealt again to the same
    players from the same positions while they are there (CO-TH.42, CO-23, reading C3). Refuses "no-hand".
    """
    hand = state.hand
    fault = state.book.fault
    if hand is None:
        raise Refused("no-hand", "No hand is running that could be made void.", fault.unfinished_hand.clauses)
    for player, left in zip(hand.players, hand.engine.stacks, strict=True):
        if player.seat in hand.gone:
            state.economy.chips_back(player.player, player.stack - left, decided)
        else:
            # The seat's stack is still that of the hand's start; a decision by the clock in a void hand has no effect.
            assert state.seats[player.seat].stack == player.stack, "a stack changed during a hand"
            state.seats[player.seat].decided_by_clock = ""
    state.last, state.stopped = hand.before.last, hand.before.stopped
    state.heads_up_hands = hand.before.heads_up_hands
    state.rotated = hand.before.rotated
    state.last_poster = hand.before.last_poster
    after: dict[str, tuple[Missed, ChosenEntry, bool]] = {}
    for seat in state.seats.values():
        seat.owes_big_blind = hand.before.owed.get(seat.player, seat.owes_big_blind)
        stood = seat.missed, seat.entry, seat.no_button
        after[seat.player] = stood
        seat.missed, seat.entry, seat.no_button = hand.before.entering.get(seat.player, stood)
    clauses = tuple(dict.fromkeys(fault.unfinished_hand.clauses + fault.redeal.clauses))
    decided.tell(HandVoided(hand.hand, now_ms, command.reason, stacks_told(state, hand), clauses))
    tell_missed(state, after, decided)
    state.redeal = RedealOwed(hand.placing, tuple([player.player for player in hand.players]))
    forget_hand_over(state)
    close_hand(state, hand, now_ms, decided)


def as_closed(state: State) -> State:
    """The table as it will be once its decided hand is closed, as far as chips and seats go."""
    hand = state.hand
    if hand is None:
        return state
    seats = {}
    for number, seat in state.seats.items():
        index = None if hand.is_void or number in hand.gone else hand.index_of.get(number)
        stack = seat.stack if index is None else hand.engine.stacks[index]
        comes_in = seat.waiting_top_up if state.terms.desk_table else 0  # (a desk has counted it in)
        if not seat.wants_to_leave:
            waits = seat.waiting_top_up - comes_in
            seats[number] = replace(seat, stack=stack + comes_in, waiting_top_up=waits)
    return replace(state, hand=None, seats=seats)


def stacks_told(state: State, hand: RunningDeal) -> tuple[SeatStack, ...]:
    """The stacks of the seats dealt in whose players are still there, in the order of dealing."""
    return tuple(
        [SeatStack(p.seat, state.seats[p.seat].stack) for p in hand.players if p.seat not in hand.gone]
    )


def close_hand(state: State, hand: RunningDeal, now_ms: int, decided: Decided) -> None:
    """Take the hand off the table: in seat order let players leave, add chips or sit out; then see whether to go on."""
    state.hand = None
    count_last_hand(state, decided)
    for number in sorted(hand.index_of):
        if number not in hand.gone:
            settle_seat(state, state.seats[number], now_ms, decided)
    back_at_hand_end(state, now_ms, decided)
    if state.redeal is None:  # a void hand is dealt again from the same seats
        carry_out_changes(state, decided)
    settle_waiting(state, decided)


def run_dry(state: State, seat: Seat, now_ms: int, decided: Decided) -> None:
    """Handle a seat with too few chips for a hand: by the economy, it sits out to bring some, or its player is out."""
    if state.economy.broke == "keep":
        put_out(state, seat, "no_chips", now_ms, decided)
    else:
        assert state.book.tournament is not None, "elsewhere a player may bring chips"
        free_seat(state, seat, "out", state.book.tournament.out.clauses, decided)


def settle_seat(state: State, seat: Seat, now_ms: int, decided: Decided) -> None:
    """Carry out a seat's wish to leave or else, in this order, what follows from chips, penalty, clock and wishes."""
    by_clock, seat.decided_by_clock = seat.decided_by_clock, ""
    if seat.wants_to_leave:
        free_seat(state, seat, seat.wants_to_leave, leaving_clauses(state), decided)
        return
    state.economy.chips_in(seat, decided)
    if seat.stack < state.play.least_stack:
        run_dry(state, seat, now_ms, decided)
    elif seat.is_penalised(now_ms):
        put_out(state, seat, "penalty", now_ms, decided)
    elif by_clock and not seat.sits_out:
        put_out(state, seat, by_clock, now_ms, decided)
    elif seat.wants_to_sit_out:
        put_out(state, seat, "general" if seat.general_until_ms is not None else "wish", now_ms, decided)


def drain(state: State, command: Drain, now_ms: int, decided: Decided) -> None:
    """Finish the hand in progress and deal no more. Refuses "draining-already"."""
    if state.draining:
        raise Refused("draining-already", f"{state.terms.name} deals no more hands already.")
    state.draining = command.reason
    decided.tell(TableDrained(command.reason))


def reopen(state: State, command: Reopen, now_ms: int, decided: Decided) -> None:
    """Let the table deal again; an announced last round is taken back too. Refuses "not-draining"."""
    if not state.draining and state.last_hands is None:
        raise Refused("not-draining", f"{state.terms.name} is open.")
    state.draining, state.last_hands = "", None
    decided.tell(TableReopened())


REASON = "last_round"


def announce_last_round(state: State, command: AnnounceLastRound, now_ms: int, decided: Decided) -> None:
    """Set the number of hands still to be dealt to the number of active players, so that the button goes round once. A
    running hand is not one of them. Refuses "last-round-already", "draining-already", "nobody-plays".
    """
    clauses = state.book.seating.last_round.clauses
    if state.draining:
        raise Refused("draining-already", f"{state.terms.name} deals no more hands already.", clauses)
    if state.last_hands is not None:
        raise Refused("last-round-already", "The last round is announced already.", clauses)
    hands = len(state.active_seats())
    if hands < state.book.seating.players_to_deal.value:
        raise Refused("nobody-plays", "Too few play here for a round: stop the table instead.", clauses)
    state.last_hands = hands + (state.hand is not None)
    decided.tell(LastRoundAnnounced(hands, clauses))


def count_last_hand(state: State, decided: Decided) -> None:
    """Count a finished hand of the last round, unless it is dealt again; after the last one the table drains."""
    if state.last_hands is None or state.redeal is not None or state.draining:
        return
    state.last_hands -= 1
    if state.last_hands == 0:
        state.draining, state.last_hands = REASON, None
        decided.tell(TableDrained(REASON))
