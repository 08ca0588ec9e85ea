"""Planning the next hand: whether it can be dealt, its players, and the positions of the button and the blinds."""

from collections.abc import Collection
from dataclasses import replace

from cardroom.table.model.hand_positions import Placing, Plan, Positions, clockwise_from
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.positions.button_rules import MOVES
from cardroom.table.positions.entries import Owing, entries_in, must_post
from cardroom.table.positions.first import dealt_by, drawn, high_card, stripped, without_blinds
from cardroom.table.positions.sitters import Sitters
from cardroom.table.positions.straddling import straddled
from cardroom.table.positions.winning import holder, moved_to_winner

HEADS_UP = 2


def plan_hand(state: State, chance: int = 0, without: Collection[int] = ()) -> Plan | None:
    """Plan the next hand if one can be dealt, leaving out the seats ``without``.

    In this order: a void hand is dealt again while its players are all there (CO-23); a running table goes on with
    three players, or with two for as many hands as the exception allows (CO-TH.13); else a table with three active
    players starts, or starts again, with everybody (CO-3, reading C20).
    """
    if not without and (again := _redeal(state)):
        return again
    active = [seat for seat in state.active_seats() if seat.number not in without]
    seating = state.book.seating
    needed = seating.players_to_deal.value
    if state.last is not None and not state.stopped and active:
        bomb_pot = _bomb_pot(state, state.last, active)
        placing = bomb_pot or _moved(state, state.last, active)
        dealt = len(placing.seats)
        if dealt >= needed or (dealt == HEADS_UP and state.heads_up_hands < seating.heads_up_hands.value):
            return Plan(bomb_pot or straddled(state, _all_but_passed_over(state, placing), active))
    if len(active) >= needed:
        return _drawn(state, active, chance)
    return None


def _drawn(state: State, active: list[Seat], chance: int) -> Plan:
    """Plan the hand in which a table starts, or starts again, with everybody."""
    seats = [seat.number for seat in active]
    rules = state.book.blinds
    decision = rules.first_dealer if state.last is None else rules.restart_dealer
    cards: dict[int, int] = {}
    if state.last is None and state.terms.button in seats:
        placing = dealt_by(state.terms.button, seats, state.terms.seats)
    elif decision.value == "high_card":
        dealer, cards = high_card(seats, chance)
        placing = dealt_by(dealer, seats, state.terms.seats)
    elif button := state.economy.first_button(state.seats):
        placing = dealt_by(button, seats, state.terms.seats)
    else:
        placing = drawn(seats, chance, state.terms.seats)
    if not state.play.has_blinds(state.rotated):
        placing = stripped(placing)
    placing = _with_second_button(state, placing, 0)
    placing = straddled(state, _all_but_passed_over(state, placing), active)
    return Plan(placing, is_drawn=True, cards=tuple(sorted(cards.items())))


def _moved(state: State, last: Positions, active: list[Seat]) -> Placing:
    """The positions of the hand after ``last``, with these seats."""
    everybody = [seat.number for seat in active]
    if not state.play.has_blinds(state.rotated):
        return without_blinds(last, everybody, state.play.keeps_dealer)
    if not last.big_blind:  # a rotation began with a game that has no blinds
        return dealt_by(clockwise_from(last.dealer, everybody)[0], everybody, state.terms.seats)
    rules = state.book.blinds
    sitters = sitters_of(state, last, active)
    if rules.win_the_button.value == "one_button":
        placing = moved_to_winner(last, state.won, sitters, state.terms.seats)
    else:
        placing = MOVES[rules.dealer.value](last, sitters, rules.entry_between.value, state.terms.seats)
    owing = [Owing(seat.number, seat.missed) for seat in active if seat.owes_big_blind]
    placing = replace(placing, entries=entries_in(rules, placing, owing)) if owing else placing
    return _with_second_button(state, placing, state.won or last.betting_button)


def _bomb_pot(state: State, last: Positions, active: list[Seat]) -> Placing | None:
    """The next hand as a bomb pot of the players who agreed, with the button where it was; None without one."""
    agreed = state.economy.bomb_pot()
    seats = [seat.number for seat in active if seat.player in agreed]
    if len(seats) < HEADS_UP or not last.big_blind or not state.play.has_bomb_pots(state.rotated):
        return None
    return replace(without_blinds(last, seats, dealer_stays=True), is_bomb_pot=True)


def _with_second_button(state: State, placing: Placing, winner: int) -> Placing:
    """Set the second button, from which betting after the first round begins; at first it is at the dealer's seat."""
    if state.book.blinds.win_the_button.value != "two_buttons":
        return placing
    button = holder(winner, placing.seats) if winner else placing.positions.dealer
    return replace(placing, positions=replace(placing.positions, betting_button=button))


def sitters_of(state: State, last: Positions, active: list[Seat]) -> Sitters:
    """Sort the active seats into the groups that the rules of the button need."""
    rules = state.book.blinds
    playing, waiting, entering, newcomers, barred = [], [], [], [], []
    buyer = heir = poster = 0
    takes_over = rules.big_blind_seat_taken.value == "newcomer_posts_big_blind" and not last.owed_small
    for seat in active:
        number = seat.number
        if seat.player == state.last_poster:
            poster = number
        if not seat.owes_big_blind:
            playing.append(number)
            if seat.no_button:
                barred.append(number)
        elif seat.entry == "buy_button":
            buyer = buyer or number
            waiting.append(number)
        elif (
            takes_over
            and number == last.big_blind
            and not (seat.missed or seat.is_over)
            and seat.player != state.last_poster
        ):
            heir = number
        elif seat.entry == "post" or must_post(rules, seat.missed):
            entering.append(number)
            if not seat.missed:
                newcomers.append(number)
        else:
            waiting.append(number)
    return Sitters(
        frozenset(playing),
        frozenset(waiting),
        frozenset(entering),
        frozenset(newcomers),
        frozenset(barred),
        buyer,
        heir,
        poster,
    )


def _all_but_passed_over(state: State, placing: Placing) -> Placing:
    seat = state.play.passed_over(placing.seats, state.rotated)
    return placing.without(seat) if seat else placing


def missing_players(state: State) -> int:
    """The number of further active players that a hand needs, 0 if one can be dealt."""
    missing = state.book.seating.players_to_deal.value - len(state.active_seats())
    return 0 if missing <= 0 or plan_hand(state) is not None else missing


def _redeal(state: State) -> Plan | None:
    redeal = state.redeal
    if redeal is None:
        return None
    for number, player in zip(redeal.placing.seats, redeal.players, strict=True):
        seat = state.seats.get(number)
        if seat is None or seat.player != player or seat.stack < state.play.least_stack:
            return None
        if seat.sits_out and state.economy.absent == "sit_out":
            return None
    return Plan(redeal.placing, is_redeal=True)
