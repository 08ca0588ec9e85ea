"""Starting a hand: who is dealt in, the posts, the cards, the first turn."""

from cardroom.cards.deck import DECK_SIZE
from cardroom.engine import Hand, Setup
from cardroom.rules import Refused
from cardroom.table.acting import begin_turn_or_end
from cardroom.table.breaks import put_out
from cardroom.table.button import Placing
from cardroom.table.commands import StartHand
from cardroom.table.decided import Decided
from cardroom.table.events import DealerDrawn, HandStarted, HoleSeen, SeatInHand
from cardroom.table.naming import texts
from cardroom.table.plan import HEADS_UP, Plan, plan_hand
from cardroom.table.rake import hand_rake
from cardroom.table.running import Before, RunningHand
from cardroom.table.seat import Seat
from cardroom.table.sitting import settle_waiting
from cardroom.table.state import State
from cardroom.table.telling import tell_hand
from cardroom.table.turn_clock import bank_at_hand_start


def start_hand(
    state: State, command: StartHand, deck: list[int] | None, now_ms: int, decided: Decided
) -> None:
    """Deal. A seat that chose to skip its big blind sits out first (CO-8); when too few are left then, no hand begins.

    Refuses "hand-running", "table-draining", "too-few-players", and a deck that is not one ("bad-deck").
    """
    plan = check_start(state, command, deck)
    assert deck is not None, "checked above"
    skipping: list[Seat] = []
    final: Plan | None = plan
    while final is not None and not final.is_redeal:
        seat = state.seats[final.placing.positions.big_blind]
        if not seat.wants_to_skip_big_blind:
            break
        skipping.append(seat)
        final = plan_hand(state, command.chance, [seat.number for seat in skipping])
    for seat in skipping:
        seat.owes_big_blind = True
        put_out(state, seat, "skipped_big_blind", now_ms, decided)
    if final is None:
        state.redeal = None
        settle_waiting(state, decided)
        return
    hand = open_hand(state, command, deck, final, now_ms)
    state.hand = hand
    tell_start(state, hand, final, now_ms, decided)
    tell_hand(state, hand, decided)
    for player in hand.players:
        hole = hand.engine.holes[hand.index_of[player.seat]]
        decided.whisper(player.seat, HoleSeen(player.seat, texts(hole)))
    begin_turn_or_end(state, now_ms, decided)


def check_start(state: State, command: StartHand, deck: list[int] | None) -> Plan:
    """The plan of the hand to start, or a refusal."""
    if state.hand is not None:
        raise Refused(
            "hand-running", f"Hand {state.hand.hand} is not over yet.", (), {"hand": state.hand.hand}
        )
    if state.draining:
        raise Refused(
            "table-draining", f"{state.terms.name} deals no more hands.", (), {"reason": state.draining}
        )
    plan = plan_hand(state, command.chance)
    if plan is None:
        missing = state.missing or 1
        clauses = state.book.seating.players_to_deal.clauses
        raise Refused("too-few-players", f"{missing} more players are needed.", clauses, {"missing": missing})
    if deck is None or sorted(deck) != list(range(DECK_SIZE)):
        raise Refused(
            "bad-deck", "A hand is dealt from one deck of 52 cards.", state.book.shuffle.deck.clauses
        )
    return plan


def open_hand(state: State, command: StartHand, deck: list[int], plan: Plan, now_ms: int) -> RunningHand:
    """Move the button, mark missed blinds, grow the time banks and set the engine up."""
    placing, terms = plan.placing, state.terms
    before = Before(
        last=state.last,
        stopped=state.stopped,
        heads_up_hands=state.heads_up_hands,
        owed={seat.player: seat.owes_big_blind for seat in state.seats.values()},
    )
    seats = [state.seats[number] for number in placing.seats]
    setup = Setup(
        game=state.game,
        form=state.offer.form,
        stacks=[seat.stack for seat in seats],
        blinds=[blind_of(state, placing, seat.number) for seat in seats],
        minimum_bet=terms.big_blind,
        deck=deck,
        small_bet=terms.big_blind,
        big_bet=2 * terms.big_blind,
        rules=state.rules,
        rake=hand_rake(state.book, state.stake, len(seats)),
    )
    for seat in state.seats.values():
        seat.time_bank_ms = bank_at_hand_start(seat.time_bank_ms, seat.played_last_hand, state.book.time_bank)
        seat.played_last_hand = seat.number in placing.seats
        if seat.played_last_hand:
            seat.owes_big_blind = False
        elif seat.sits_out and seat.number in placing.passed:
            seat.owes_big_blind = True
    state.last = placing.positions
    state.heads_up_hands = state.heads_up_hands + 1 if len(seats) == HEADS_UP else 0
    state.stopped = False
    state.redeal = None
    state.missing = 0
    state.hand_count += 1
    players = tuple([SeatInHand(seat.number, seat.player, seat.name, seat.stack) for seat in seats])
    return RunningHand(
        command.hand, state.hand_count, command.seal, now_ms, placing, players, Hand(setup), before
    )


def blind_of(state: State, placing: Placing, seat: int) -> int:
    """What a seat owes; nobody but the two blinds posts anything."""
    if seat == placing.positions.big_blind:
        return state.terms.big_blind
    return state.terms.small_blind if seat == placing.positions.small_blind else 0


def tell_start(state: State, hand: RunningHand, plan: Plan, now_ms: int, decided: Decided) -> None:
    """The dealer's draw if there was one, and the start of the hand with the clauses its positions rest on."""
    blinds, positions = state.book.blinds, plan.placing.positions
    if plan.is_drawn:
        decision = blinds.first_dealer if hand.before.last is None else blinds.restart_dealer
        decided.tell(DealerDrawn(positions.dealer, decision.clauses))
        clauses = blinds.start_entry.clauses
    elif plan.is_redeal:
        clauses = state.book.fault.redeal.clauses
    else:
        clauses = blinds.big_blind_moves.clauses + blinds.small_blind.clauses + blinds.dealer.clauses
    if len(hand.players) == HEADS_UP:
        clauses += blinds.heads_up_dealer.clauses + state.book.seating.heads_up_hands.clauses
    decided.tell(
        HandStarted(
            hand=hand.hand,
            number=hand.number,
            at_ms=now_ms,
            game=state.terms.game,
            form=state.terms.form,
            dealer=positions.dealer,
            small_blind=positions.small_blind,
            big_blind=positions.big_blind,
            seats=hand.players,
            seal=hand.seal,
            clauses=tuple(dict.fromkeys(clauses)),
        )
    )
