"""Straddles: players' wishes, the order of straddling, and coming into the game by one (CH-4.14 to CH-4.16, CK-STR)."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from cardroom.rules import GameOffer, Refused, Rulebook, Stake
from cardroom.rules.decisions import Straddles
from cardroom.table.model.commands import Straddle
from cardroom.table.model.decided import Decided
from cardroom.table.model.hand_positions import Placing, clockwise_from
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State


def straddle(state: State, command: Straddle, now_ms: int, decided: Decided) -> None:
    """Ask to straddle whenever the player's turn comes, up to a maximum, or take that back. It applies to hands whose
    cards are not dealt yet.

    Refuses "no-straddles" where there are none, "straddle-too-small" for less than the first straddle, and
    "straddle-not-covered" for a stack that does not cover the first straddle.
    """
    seat = state.seat_of(command.player)
    rules = state.book.straddles
    if command.most and (rules is None or not state.terms.straddles):
        clauses = state.book.blinds.posts.clauses if rules is None else rules.first.clauses
        raise Refused("no-straddles", "There are no straddles at this table.", clauses)
    if command.most and rules is not None:
        least = state.terms.straddles[0]
        numbers = {"amount": command.most, "least": least, "stack": seat.stack}
        if command.most < least:
            message = f"A straddle is at least {least}, not {command.most}."
            raise Refused("straddle-too-small", message, rules.multiple.clauses, numbers)
        if not state.dealt_in(seat) and seat.stack < least:
            message = f"A straddle is {least}: you have {seat.stack}."
            raise Refused("straddle-not-covered", message, rules.in_full.clauses, numbers)
    seat.wants_to_straddle, seat.straddles_once = command.most, command.once and command.most > 0
    decided.whisper(seat.number, seat.wishes())


def straddled_once(state: State, decided: Decided) -> None:
    """When a hand has begun: clear the wishes that were for that hand alone."""
    for seat in state.seats.values():
        if seat.straddles_once:
            seat.wants_to_straddle, seat.straddles_once = 0, False
            decided.whisper(seat.number, seat.wishes())


def amounts(
    book: Rulebook, offer: GameOffer, stake: Stake, seats: int, most: int, opens_by_card: bool
) -> tuple[int, ...]:
    """The amounts of a table's straddles, the first and those after it, up to ``most``; the first is always there."""
    rules = book.straddles
    unit = stake.big_blind_cents
    if rules is None or (not unit and (opens_by_card or offer.form in ("mixed", "points"))):
        return ()
    unit = unit or stake.bring_in_cents or stake.ante_cents
    last = seats - 2 if rules.consecutive.value == "up_to_the_button" else 1
    steps = [unit * rules.multiple.value**step for step in range(1, last + 1)]
    return tuple([amount for amount in steps if amount <= most or amount == steps[0]])


def straddle_order(placing: Placing, seat_count: int, more: Collection[int] = ()) -> list[int]:
    """The seats that may straddle, in order: from the seat after the big blind to the button, ``more`` besides those
    dealt in. If nobody posts a blind, the order begins on the dealer's left.
    """
    positions = placing.positions
    start = positions.big_blind or positions.dealer
    reach = (positions.dealer - start - 1) % seat_count
    found = clockwise_from(start, {*placing.seats, *more})
    return [seat for seat in found if (seat - start - 1) % seat_count <= reach]


def may_straddle_next(
    rules: Straddles, placing: Placing, seat_count: int, more: Collection[int] = ()
) -> list[int]:
    """The seats of which one may post the next straddle behind those of ``placing``, where staff tell who did: the next
    in turn, and before the first straddle also the button, where the house has that (CH-4.16). ``more`` as in
    `straddle_order`.
    """
    positions, posted = placing.positions, placing.straddles
    if placing.is_bomb_pot or len(placing.seats) < rules.players.value:
        return []
    order = straddle_order(placing, seat_count, more)
    if posted:
        goes_on = rules.consecutive.value != "not_offered" and posted[0] in order[:1]
        return order[len(posted) : len(posted) + 1] if goes_on else []
    button, blinds = positions.dealer, (positions.small_blind, positions.big_blind)
    by_button = rules.by_button.value != "not_offered" and button in placing.seats and button not in blinds
    return list(dict.fromkeys([*order[:1], *([button] if by_button else [])]))


def out_of_turn(rules: Straddles, placing: Placing) -> tuple[str, ...]:
    """The clauses that say whose turn to straddle it is."""
    found = rules.first.clauses + rules.consecutive.clauses + rules.by_button.clauses
    if len(placing.seats) < rules.players.value:
        found = rules.players.clauses + found
    return tuple(dict.fromkeys(found))


def straddled(state: State, placing: Placing, active: Collection[Seat]) -> Placing:
    """Add to the placing its straddles, and the players who come into the game by one."""
    rules, unit = state.book.straddles, state.play.straddle_unit(state.rotated)
    if rules is None or not unit or len(placing.seats) < rules.players.value:
        return placing
    seats = {seat.number: seat for seat in active}
    outside = frozenset(
        [n for n, seat in seats.items() if n not in placing.seats and seat.entry == "straddle"]
    )
    if placing.passed_over:
        outside = frozenset()
    posted = _in_turn(rules, unit, placing, seats, straddle_order(placing, state.terms.seats, outside))
    if not posted:
        posted = _by_button(rules, unit, placing, seats)
    if not posted:
        return placing
    entries = tuple([entry for entry in placing.entries if entry.seat not in posted])
    dealt = clockwise_from(placing.positions.dealer, {*placing.seats, *posted})
    return replace(placing, seats=tuple(dealt), entries=entries, straddles=tuple(posted))


def _in_turn(
    rules: Straddles, unit: int, placing: Placing, seats: Mapping[int, Seat], order: list[int]
) -> list[int]:
    """The seats that straddle one after another, up to the first that does not. A player who could come in only by a
    straddle and may not is skipped.
    """
    posted: list[int] = []
    entering = {entry.seat for entry in placing.entries}
    for number in order:
        seat = seats[number]
        price = unit * rules.multiple.value ** (len(posted) + 1)
        is_outside = number not in placing.seats
        wants = seat.entry == "straddle" if is_outside else seat.wants_to_straddle >= price
        if is_outside or number in entering:
            wants = wants and comes_in(rules, seat, is_first=not posted)
        if wants and seat.stack >= price:
            posted.append(number)
            if rules.consecutive.value == "not_offered":
                break
        elif not is_outside:
            break
    return posted


def _by_button(rules: Straddles, unit: int, placing: Placing, seats: Mapping[int, Seat]) -> list[int]:
    """The button's seat, if the player first to act does not straddle and the button does (CH-4.16)."""
    number = placing.positions.dealer
    if rules.by_button.value == "not_offered" or number not in placing.seats:
        return []
    price = unit * rules.multiple.value
    seat = seats[number]
    is_entering = number in {entry.seat for entry in placing.entries}
    return [number] if not is_entering and min(seat.wants_to_straddle, seat.stack) >= price else []


def comes_in(rules: Straddles, seat: Seat, is_first: bool) -> bool:
    """Whether a straddle brings this player into the game (CH-4.24, CH-4.30, CK-BB.5)."""
    where = rules.returning.value if seat.missed else rules.newcomer.value
    return where == "any_in_turn" or (where == "next_to_big_blind" and is_first)


def may_come_in(state: State, seat: Seat) -> bool:
    """Whether this seat may come in by a straddle once its position allows it."""
    rules = state.book.straddles
    return rules is not None and bool(state.terms.straddles) and comes_in(rules, seat, is_first=True)
