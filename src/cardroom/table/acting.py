"""Decisions in a hand: those of the players, and those that the clock makes for them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

from cardroom.rules import Refused
from cardroom.table.events import TimeBankStarted
from cardroom.table.hand_end import end_hand, void_hand
from cardroom.table.model.commands import Act, UseTimeBank, VoidHand
from cardroom.table.model.decided import Decided
from cardroom.table.model.running import RunningDeal
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.model.turn_clock import NO_CLOCK, TurnClock, begin_turn, due_turn
from cardroom.table.values.kinds import Automatic

Field = Literal["amount", "cards", "rows", "game"]
"""A field of `Act` that gives a detail of the action."""

FIELDS: Final[tuple[Field, ...]] = ("amount", "cards", "rows", "game")

TAKES: Final[Mapping[str, Field | None]] = MappingProxyType(
    {
        "fold": None,
        "check": None,
        "call": None,
        "raise": "amount",
        "bring_in": None,
        "complete": None,
        "discard": "cards",
        "draw": "cards",
        "accept": None,
        "refuse": None,
        "choose": "game",
        "place": "rows",
        "run_board": "amount",
    }
)
"""All actions by name, each with the one field it takes, None for no field."""


def check_fields(state: State, command: Act) -> None:
    """Refuse ("field-not-taken") a decision with a field that its action does not take.

    An unknown action passes here: the play refuses it.
    """
    if command.action not in TAKES:
        return
    takes = TAKES[command.action]
    for field in FIELDS:
        if field != takes and getattr(command, field):
            message = f"The action {command.action!r} takes no {field}; nothing was changed."
            clauses = state.book.betting.actions.clauses
            raise Refused("field-not-taken", message, clauses, {"action": command.action, "field": field})


def act(state: State, command: Act, now_ms: int, decided: Decided) -> None:
    """Carry out a player's decision.

    Refuses doubled and late decisions ("stale-action"), decisions out of turn ("not-your-turn", CO-TH.19) and after the
    clock ("too-late"), decisions with fields that the action does not take ("field-not-taken"), and whatever the engine
    refuses. A refused decision changes nothing.
    """
    hand, seat = whose_turn(state, command)
    clock = hand.clock
    if clock is not None and now_ms >= clock.decides_at_ms:
        clauses = state.book.connection.automatic_decision.clauses
        raise Refused("too-late", "The time to act is over.", clauses, {"hand": hand.hand})
    if command.amount or command.cards or command.rows or command.game:
        check_fields(state, command)
    state.play.act(state, hand, command)
    if clock is not None:
        finish_turn(state, seat, clock, now_ms)
    # A player who decides in person is back: an earlier decision by the clock in this hand has no effect any more.
    seat.decided_by_clock = ""
    state.play.tell(state, hand, decided)
    begin_turn_or_end(state, now_ms, decided)


def whose_turn(state: State, command: Act | UseTimeBank) -> tuple[RunningDeal, Seat]:
    """Return the running hand and the player's seat, if it is that seat's turn. Refuses as `running_turn` does."""
    hand = state.hand
    if hand is not None and hand.turn is not None and hand.hand == command.hand:
        turn, seat = hand.turn, state.seats.get(hand.turn.seat)
        if turn.turn == command.turn and seat is not None and seat.player == command.player:
            return hand, seat
    seat = state.seat_of(command.player)
    return running_turn(state, seat, command), seat


def running_turn(state: State, seat: Seat, command: Act | UseTimeBank) -> RunningDeal:
    """Return the running hand, if it is the seat's turn and the token is that turn's."""
    hand = state.hand
    clauses = state.book.betting.actions.clauses
    decision = hand.decision if hand is not None else 0
    if hand is None or hand.hand != command.hand or command.turn < decision:
        message = "That turn is over; nothing was changed."
        raise Refused("stale-action", message, clauses, {"hand": command.hand, "turn": command.turn})
    if hand.actor_seat != seat.number:
        clauses = tuple(dict.fromkeys(clauses + state.play.turn_clauses(hand)))
        raise Refused(
            "not-your-turn", "You may act on your own turn only.", clauses, {"seat": hand.actor_seat}
        )
    if command.turn != decision:
        message = "There is no such turn yet; nothing was changed."
        raise Refused("stale-action", message, clauses, {"hand": command.hand, "turn": command.turn})
    return hand


def finish_turn(state: State, seat: Seat, clock: TurnClock, now_ms: int) -> None:
    """After a decision: subtract the time that the turn used from the seat's time bank."""
    if clock.is_question:
        return
    seat.time_bank_ms = clock.bank_left_ms(now_ms) + clock.kept_ms


def begin_turn_or_end(state: State, now_ms: int, decided: Decided) -> None:
    """Start the clock of the player to act, or end the hand if nobody is left to act."""
    hand = state.hand
    assert hand is not None, "a hand is running"
    if hand.is_over:
        if hand.is_void:
            void_hand(state, VoidHand("staff"), now_ms, decided)
        else:
            end_hand(state, now_ms, decided)
        return
    if not state.play.is_dealt_by_room:
        begin_turn_without_clock(state, hand, decided)
        return
    seat = state.seats[hand.actor_seat]
    rules = state.book
    if seat.out_reason:  # dealt in and blinded off: nobody waits for a player who is away
        hand.clock = begin_turn(now_ms, 0, 0, None, rules.connection)
    elif seat.gives_up:
        hand.clock = due_turn(now_ms, seat.time_bank_ms)
    elif state.play.asks_consent(hand):
        act_ms = 0 if seat.wants_to_leave else state.play.act_ms(state, hand)
        hand.clock = TurnClock(now_ms, now_ms + act_ms, 0, is_question=True)
    else:
        act_ms = state.play.act_ms(state, hand)
        hand.clock = begin_turn(now_ms, act_ms, seat.time_bank_ms, seat.broke_ms, rules.connection)
        hand.clock.keep_bank(seat.keeps_time_bank)
    hand.turn = state.play.turn(state, hand, hand.clock, seat.number)
    decided.events.append(hand.turn)


def begin_turn_without_clock(state: State, hand: RunningDeal, decided: Decided) -> None:
    """Tell whose turn it is where a person deals; while the hand waits for a card it is nobody's."""
    hand.clock, hand.turn = None, None
    if hand.actor_seat:
        hand.turn = state.play.turn(state, hand, NO_CLOCK, hand.actor_seat)
        decided.events.append(hand.turn)


def run_clock(state: State, decided: Decided) -> None:
    """The running turn's clock is due: the time bank starts, or the decision is automatic.

    The game decides which action is taken; the seat sits out when the hand is over (CO-TH.41, reading C5). The
    next turn begins at the table's present time, so that nobody loses time if the clock was checked late.
    """
    hand = state.hand
    assert hand is not None and hand.clock is not None, "a turn is running"
    clock, seat = hand.clock, state.seats[hand.actor_seat]
    if clock.bank_is_next:
        clock.start_bank()
        clauses = state.book.time_bank.minimum_ms.clauses
        decided.tell(TimeBankStarted(seat.number, clock.due_ms, clauses))
        return
    reason: Automatic = "away"
    if clock.is_question:
        reason = "left" if seat.wants_to_leave else "clock"
    elif not seat.out_reason:
        late: Literal["clock", "disconnected"] = "clock" if clock.connected else "disconnected"
        reason = "left" if seat.wants_to_leave else late
        seat.decided_by_clock = late
        finish_turn(state, seat, clock, state.now_ms)
    state.play.act_by_clock(state, hand, reason != "clock")
    state.play.tell(state, hand, decided, reason)
    begin_turn_or_end(state, state.now_ms, decided)
