"""Starting a hand: the players dealt in, the posts, the cards, the first turn."""

from collections.abc import Sequence

from cardroom.cards.card import card_text
from cardroom.cards.deck import DECK_SIZE
from cardroom.rules import Refused
from cardroom.table.acting import begin_turn_or_end
from cardroom.table.breaks import put_out
from cardroom.table.events import CardDrawn, DealerDrawn, HandStarted
from cardroom.table.events.restated import of_a_hand
from cardroom.table.model.commands import StartHand
from cardroom.table.model.decided import Decided
from cardroom.table.model.hand_positions import Plan
from cardroom.table.model.running import Before, RunningDeal
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.model.turn_clock import bank_at_hand_start
from cardroom.table.positions.missed import dealt_in, miss_blinds, tell_missed
from cardroom.table.positions.plan import HEADS_UP, plan_hand
from cardroom.table.positions.straddling import straddled_once
from cardroom.table.serving import serving
from cardroom.table.showing_cards import forget_hand_over
from cardroom.table.taking_seats import settle_waiting
from cardroom.table.which_play import play_for


def start_hand(
    state: State, command: StartHand, deck: list[int] | None, now_ms: int, decided: Decided
) -> None:
    """Deal. A seat that chose to skip its big blind sits out first (CO-8); if too few are left, no hand begins.

    Refuses "hand-running", "table-draining", "too-few-players", a deck that is not one ("bad-deck"), and any where a person
    deals ("deck-not-dealt").
    """
    stakes = state.stakes
    try:
        play_for(state, command.stakes or stakes)
        plan = check_start(state, command, deck)
    except BaseException:
        play_for(state, stakes)
        raise
    skipping: list[Seat] = []
    final: Plan | None = plan
    while final is not None and not final.is_redeal and final.placing.positions.big_blind:
        seat = state.seats[final.placing.positions.big_blind]
        if not seat.wants_to_skip_big_blind:
            break
        skipping.append(seat)
        final = plan_hand(state, command.chance, [seat.number for seat in skipping])
    for seat in skipping:
        before = {seat.player: (seat.missed, seat.entry, seat.no_button)}
        if not seat.owes_big_blind:
            seat.owes_big_blind, seat.missed = True, "big"
        put_out(state, seat, "skipped_big_blind", now_ms, decided)
        tell_missed(state, before, decided)
    if final is not None and not final.is_redeal and _collect(state, final, now_ms, decided):
        for number in final.placing.seats:
            if state.seats[number].stack < state.play.least_stack:
                put_out(state, state.seats[number], "no_chips", now_ms, decided)
        final = plan_hand(state, command.chance)
    if final is None:
        state.redeal = None
        settle_waiting(state, decided)
        return
    forget_hand_over(state)
    hand = open_hand(state, command, deck or (), final, now_ms)
    state.economy.hand_begun(hand)
    begun = len(decided.events)
    tell_start(state, hand, final, now_ms, decided)
    if not state.play.is_dealt_by_room:
        hand.opening = tuple([one for one in decided.events[begun:] if of_a_hand(one)])
    straddled_once(state, decided)
    state.play.tell_start(state, hand, decided)
    begin_turn_or_end(state, now_ms, decided)


def _collect(state: State, plan: Plan, now_ms: int, decided: Decided) -> bool:
    return state.economy.collect(state.seats, plan.placing, state.stakes, now_ms, decided)


def check_start(state: State, command: StartHand, deck: list[int] | None) -> Plan:
    """Return the plan of the hand to start, or refuse."""
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
    if not state.play.is_dealt_by_room:
        if deck or command.seal:
            raise Refused("deck-not-dealt", "A person deals here: the hand has no deck of the room's.")
    elif deck is None or sorted(deck) != list(range(DECK_SIZE)):
        raise Refused(
            "bad-deck", "A hand is dealt from one deck of 52 cards.", state.book.shuffle.deck.clauses
        )
    return plan


def open_hand(state: State, command: StartHand, deck: Sequence[int], plan: Plan, now_ms: int) -> RunningDeal:
    """Set the hand up, move the button, mark missed blinds, grow the time banks."""
    placing = plan.placing
    before = Before(
        last=state.last,
        stopped=state.stopped,
        heads_up_hands=state.heads_up_hands,
        owed={seat.player: seat.owes_big_blind for seat in state.seats.values()},
        rotated=state.rotated,
        entering={s.player: (s.missed, s.entry, s.no_button) for s in state.seats.values()},
        last_poster=state.last_poster,
        serving=serving(state),
    )
    hand: RunningDeal = state.play.open(state, command, deck, plan, now_ms, before)
    has_blinds = placing.positions.big_blind > 0
    for seat in state.seats.values():
        seat.time_bank_ms = bank_at_hand_start(seat.time_bank_ms, seat.played_last_hand, state.book.time_bank)
        seat.played_last_hand = seat.number in placing.seats
        if seat.played_last_hand:
            if has_blinds:
                dealt_in(seat, placing)
        elif seat.sits_out:
            miss_blinds(seat, placing)
    if has_blinds:
        state.last_poster = state.seats[placing.positions.big_blind].player
    if has_blinds or state.last is None or not (placing.is_bomb_pot or state.play.keeps_dealer):
        state.last = placing.positions
    state.heads_up_hands = state.heads_up_hands + 1 if len(placing.seats) == HEADS_UP else 0
    state.stopped = False
    state.redeal = None
    state.missing = 0
    state.hand_count += 1
    state.rotated += not placing.is_bomb_pot
    state.hand = hand
    return hand


def tell_start(state: State, hand: RunningDeal, plan: Plan, now_ms: int, decided: Decided) -> None:
    """Announce the draw of the dealer, if any, and the start of the hand with the clauses for its positions."""
    blinds, positions = state.book.blinds, plan.placing.positions
    if plan.is_drawn:
        decision = blinds.first_dealer if hand.before.last is None else blinds.restart_dealer
        cards = tuple([CardDrawn(seat, card_text(card)) for seat, card in plan.cards])
        decided.tell(DealerDrawn(positions.dealer, decision.clauses, cards))
        clauses = blinds.start_entry.clauses
    elif plan.is_redeal:
        clauses = state.book.fault.redeal.clauses
    else:
        clauses = blinds.dealer.clauses
        if positions.big_blind:
            clauses = blinds.big_blind_moves.clauses + blinds.small_blind.clauses + clauses
            if positions.owed_small:
                clauses = blinds.buy_button.clauses
            elif hand.before.last is not None and positions.big_blind == hand.before.last.big_blind:
                clauses += blinds.big_blind_seat_taken.clauses
    if blinds.win_the_button.value == "one_button" and not plan.is_drawn and not plan.is_redeal:
        clauses = blinds.win_the_button.clauses + blinds.posts.clauses
    elif positions.betting_button:
        clauses += blinds.win_the_button.clauses + blinds.win_the_button_shared.clauses
    if len(hand.players) == HEADS_UP:
        clauses += blinds.heads_up_dealer.clauses + state.book.seating.heads_up_hands.clauses
    tournament = state.book.tournament
    if state.stakes.level and tournament is not None:
        clauses += (tournament.void_hand if plan.is_redeal else tournament.level_from).clauses
    clauses += state.play.start_clauses(state, hand)
    deal, form = state.play.deal_of(hand)
    decided.tell(
        HandStarted(
            hand=hand.hand,
            number=hand.number,
            at_ms=now_ms,
            game=state.terms.game,
            form=form,
            dealer=positions.dealer,
            small_blind=positions.small_blind,
            big_blind=positions.big_blind,
            seats=hand.players,
            seal=hand.seal,
            clauses=tuple(dict.fromkeys(clauses)),
            deal=deal,
            passed_over=plan.placing.passed_over,
            betting_button=positions.betting_button,
            stakes=state.stakes if state.stakes.level else None,
            bomb_pot=hand.bomb_pot,
        )
    )
    tell_missed(state, hand.before.entering, decided)
