"""The end of a hand, played out or void, and what the table does with its seats then."""

from cardroom.rules import Refused
from cardroom.table.breaks import back_at_hand_end, put_out
from cardroom.table.events import DropTaken, HandEnded, HandVoided, SeatStack
from cardroom.table.last_round import count_last_hand
from cardroom.table.model.commands import VoidHand
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
    """The engine is done: stacks are what it says, the ledger gets the sums, then the seats' wishes are carried out."""
    hand = state.hand
    assert hand is not None and hand.engine.is_over, "a finished hand"
    net: dict[str, int] = {}
    for player, stack in zip(hand.players, hand.engine.stacks, strict=True):
        # A player who folded, left and came back sits elsewhere: sums go by player, stacks by seat.
        net[player.player] = net.get(player.player, 0) + stack - player.stack
        if player.seat not in hand.gone:
            state.seats[player.seat].stack = stack
    taken: dict[str, int] = {}
    for event in decided.events:
        if isinstance(event, DropTaken):
            taken[event.fund] = taken.get(event.fund, 0) + event.amount
    taken[""] = -sum(net.values()) - sum(taken.values())
    assert taken[""] >= 0 and all(stack >= 0 for stack in hand.engine.stacks), "chips out of nothing"
    positions = hand.placing.positions
    if hand.bomb_pot is None:  # the button stays where it is: nobody wins it by a hand that all agreed to
        state.won = won_by(positions.betting_button or positions.dealer, state.play.sharers(hand))
    decided.tell(HandEnded(hand.hand, now_ms, stacks_told(state, hand)))
    note_hand_over(state, hand)
    state.economy.hand_over(FinishedHand(hand, net, taken), now_ms, decided)
    count_missed(state, hand, now_ms, decided)
    close_hand(state, hand, now_ms, decided)


def void_hand(state: State, command: VoidHand, now_ms: int, decided: Decided) -> None:
    """The hand counts for nothing: stacks as at its start, blinds included, and it is dealt anew to the same players
    from the same positions while they are there (CO-TH.42, CO-23, reading C3). Refuses "no-hand".
    """
    hand = state.hand
    fault = state.book.fault
    if hand is None:
        raise Refused("no-hand", "No hand is running that could be made void.", fault.unfinished_hand.clauses)
    for player, left in zip(hand.players, hand.engine.stacks, strict=True):
        if player.seat in hand.gone:
            state.economy.chips_back(player.player, player.stack - left, decided)
        else:
            # The seat's stack is still that of the hand's start; a decision in a hand that never was puts nobody out.
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


def stacks_told(state: State, hand: RunningDeal) -> tuple[SeatStack, ...]:
    """The stacks of the seats dealt in that are still taken by their players, in the order of dealing."""
    return tuple(
        [SeatStack(p.seat, state.seats[p.seat].stack) for p in hand.players if p.seat not in hand.gone]
    )


def close_hand(state: State, hand: RunningDeal, now_ms: int, decided: Decided) -> None:
    """The hand is over for everybody: leave, add chips, sit out, in seat order; then see whether to go on."""
    state.hand = None
    count_last_hand(state, decided)
    for number in sorted(hand.index_of):
        if number not in hand.gone:
            settle_seat(state, state.seats[number], now_ms, decided)
    back_at_hand_end(state, now_ms, decided)
    if state.redeal is None:  # a void hand is dealt anew from the same seats
        carry_out_changes(state, decided)
    settle_waiting(state, decided)


def run_dry(state: State, seat: Seat, now_ms: int, decided: Decided) -> None:
    """Too few chips for another hand: the player sits out to bring some, or is out, as the economy has it."""
    if state.economy.broke == "keep":
        put_out(state, seat, "no_chips", now_ms, decided)
    else:
        assert state.book.tournament is not None, "elsewhere a player may bring chips"
        free_seat(state, seat, "out", state.book.tournament.out.clauses, decided)


def settle_seat(state: State, seat: Seat, now_ms: int, decided: Decided) -> None:
    """What the player asked for, what the clock did and what the cards did, in this order."""
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
