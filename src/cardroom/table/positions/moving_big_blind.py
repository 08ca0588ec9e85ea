"""Moving big blind: it goes to the next player every hand; the button follows it and may stay where it is."""

from dataclasses import replace

from cardroom.table.model.hand_positions import Placing, Positions, between, clockwise_from
from cardroom.table.positions.first import dealt_by
from cardroom.table.positions.sitters import NOBODY, Sitters, admitted, heads_up, nearest_before


def moved_with_big_blind(last: Positions, sitters: Sitters, rule: str, seat_count: int) -> Placing:
    """The next hand where the big blind always moves to the next player (CO-4a to CO-4c, CO-5; CH-4.20, CH-4.21).

    The big blind comes to the next player clockwise from the last big blind's seat, a waiting player included, who
    comes in this way. The last big blind posts the small blind if dealt in, else nobody does. The dealer is the nearest
    player counter-clockwise of that small-blind seat who has not just come in there (CH-4.25); with two players, the
    one not in the big blind. Needs at least one seat that may be dealt in.
    """
    if last.owed_small:
        last = replace(last, big_blind=last.owed_small, owed_small=0)
    small_seat = last.big_blind
    established = sitters.playing - sitters.barred
    dealer = nearest_before(small_seat, established)
    if buys_now(sitters, dealer, small_seat, seat_count):
        return _bought(last, sitters, dealer, small_seat)
    inside, late = admitted(sitters, rule, dealer, small_seat, seat_count)
    big_blind = sitters.heir or clockwise_from(small_seat, sitters.playing | sitters.waiting | inside)[0]
    is_second = big_blind == sitters.poster
    if dealer == big_blind or is_second:
        # Nobody else could have the button: a player who came in before the small blind waits one more hand.
        inside, late = inside - late, NOBODY
        if not sitters.heir:
            big_blind = clockwise_from(small_seat, sitters.playing | sitters.waiting | inside)[0]
        is_second = big_blind == sitters.poster
    dealt = sitters.playing | {big_blind} | inside
    passed = between(small_seat, big_blind, seat_count) if big_blind != small_seat else NOBODY
    missed_small = NOBODY if small_seat in dealt else frozenset({small_seat})
    if len(dealt) <= 2:
        positions = heads_up(dealt, next(iter(dealt - {big_blind}), big_blind) if is_second else big_blind)
        return Placing(
            positions,
            tuple(clockwise_from(positions.dealer, dealt)),
            passed | missed_small,
            passed_small=missed_small,
            late=late,
        )
    if is_second:
        # This happens only after a bought button: the buyer has it, and the next two players post.
        return dealt_by(big_blind, dealt, seat_count)
    dealer = (
        nearest_before(small_seat, (established & dealt) - {big_blind})
        or nearest_before(small_seat, dealt - {big_blind} - late)
        or nearest_before(small_seat, dealt - {big_blind})
    )
    small_blind = small_seat if small_seat in dealt and small_seat != big_blind else 0
    return Placing(
        Positions(dealer, small_blind, big_blind),
        tuple(clockwise_from(dealer, dealt)),
        passed | missed_small,
        passed_small=missed_small,
        late=late,
    )


def buys_now(sitters: Sitters, dealer: int, small_seat: int, seat_count: int) -> bool:
    """Whether the buyer is in the small blind's position: between the button and the next big blind (CH-4.33).

    With fewer than three players nobody can buy the button: it goes with the small blind (CH-4.39).
    """
    if not dealer or not sitters.buyer or len(sitters.playing | {sitters.buyer}) < 3:
        return False
    return sitters.buyer in between(dealer, small_seat, seat_count) | {small_seat}


def _bought(last: Positions, sitters: Sitters, dealer: int, small_seat: int) -> Placing:
    """The hand in which the buyer alone posts both blinds; the buyer has the button in the next hand (CH-4.33)."""
    buyer = sitters.buyer
    owed = small_seat if buyer != small_seat else clockwise_from(buyer, sitters.playing)[0]
    dealt = sitters.playing | {buyer}
    return Placing(Positions(dealer, 0, buyer, owed_small=owed), tuple(clockwise_from(dealer, dealt)), NOBODY)
