"""Every way in which players of small tables can leave, sit out, miss blinds, come back and join, in every house.

Between two hands each seat may change, as far as the house lets it; each situation is played on once, however many ways
lead to it. What must hold is checked for each hand: nobody posts the big blind twice running, it passes over nobody
who plays, and who missed it comes in again only as the house says.
"""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest

from cardroom.cash.cash_table import open_table
from cardroom.cash.table_terms import table_terms
from cardroom.rules import Rulebook, house, shipped
from cardroom.table.model.hand_positions import Placing, Positions, between
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.positions.button_rules import MOVES
from cardroom.table.positions.entries import Missed, Owing, entries_in, may_post, must_post
from cardroom.table.positions.first import dealt_by
from cardroom.table.positions.missed import dealt_in, miss_blinds
from cardroom.table.positions.plan import sitters_of


class Status(NamedTuple):
    """One seat: ``E`` empty, ``P`` playing, ``O`` out, ``W`` coming in. ``is_poster`` posted the last big blind."""

    kind: str
    missed: Missed = ""
    entry: str = ""
    no_button: bool = False
    owes: bool = False
    is_poster: bool = False


EMPTY = Status("E")
Situation = tuple[Positions, tuple[Status, ...]]


class House:
    """A house's rules over bare seats: no chips, no cards, no clock."""

    def __init__(self, book: Rulebook, seat_count: int) -> None:
        offer = next(
            offer for offer in book.games.values() if any(stake.big_blind_cents for stake in offer.stakes)
        )
        terms = table_terms(book, offer.id, offer.stakes[0].name, "t", "t")
        self.state: State = open_table(terms, book)._state
        self.rules = self.state.book.blinds
        self.seat_count = seat_count

    def starts(self) -> Iterator[Situation]:
        """The first hand, with any two or more seats taken and any of them dealing."""
        for taken in product((True, False), repeat=self.seat_count):
            seats = [seat for seat, is_taken in enumerate(taken, 1) if is_taken]
            for dealer in seats if len(seats) > 1 else ():
                positions = dealt_by(dealer, seats, self.seat_count).positions
                statuses = [
                    Status("P", is_poster=seat == positions.big_blind)
                    for seat in range(1, self.seat_count + 1)
                ]
                yield (
                    positions,
                    tuple([s if is_taken else EMPTY for s, is_taken in zip(statuses, taken, strict=True)]),
                )

    def joins(self) -> list[Status]:
        """How a new player may sit down."""
        if must_post(self.rules, ""):
            return [Status("W", entry="post", owes=True)]
        ways = [Status("W", owes=True)]
        if may_post(self.rules, ""):
            ways.append(Status("W", entry="post", owes=True))
        if self.rules.buy_button.value != "not_offered":
            ways.append(Status("W", entry="buy_button", owes=True))
        return ways

    def next_of(self, status: Status) -> list[Status]:
        """What a seat may be at the next hand: as it is first, then every change."""
        if status.kind == "E":
            return [EMPTY, *self.joins()]
        if status.kind == "P":
            return [status, status._replace(kind="O"), EMPTY, self.joins()[0]]
        if status.kind == "W":
            return [status, status._replace(kind="O", entry=""), EMPTY]
        if not status.owes:
            return [status, status._replace(kind="P")]
        back = status._replace(kind="W")
        if must_post(self.rules, status.missed):
            return [status, back._replace(entry="post"), EMPTY]
        ways = [status, back, EMPTY]
        if may_post(self.rules, status.missed):
            ways.append(back._replace(entry="post"))
        if self.rules.buy_button.value != "not_offered":
            ways.append(back._replace(entry="buy_button"))
        return ways

    def seats(self, statuses: tuple[Status, ...]) -> list[Seat]:
        """The taken seats as the table has them."""
        found: list[Seat] = []
        for number, status in enumerate(statuses, 1):
            if status.kind != "E":
                player = "poster" if status.is_poster else f"p{number}"
                seat = Seat(number, player, player, 1, 0)
                seat.owes_big_blind, seat.missed, seat.entry = status.owes, status.missed, status.entry
                seat.no_button, seat.out_reason = status.no_button, "wish" if status.kind == "O" else ""
                found.append(seat)
        return found

    def play(self, last: Positions, seats: list[Seat]) -> Placing | None:
        """The next hand, None where too few would be dealt in."""
        active = [seat for seat in seats if not seat.sits_out]
        if len(active) < 2:
            return None
        self.state.last_poster = "poster"
        sitters = sitters_of(self.state, last, active)
        move = MOVES[self.rules.dealer.value]
        placing = move(last, sitters, self.rules.entry_between.value, self.seat_count)
        if len(placing.seats) < 2:
            return None
        owing = [Owing(seat.number, seat.missed) for seat in active if seat.owes_big_blind]
        entries = entries_in(self.rules, placing, owing)
        return Placing(
            placing.positions, placing.seats, placing.passed, 0, placing.passed_small, entries, placing.late
        )

    def after(self, placing: Placing, seats: list[Seat]) -> Situation:
        """The situation once the hand has begun."""
        statuses = [EMPTY] * self.seat_count
        for seat in seats:
            if seat.number in placing.seats:
                dealt_in(seat, placing)
            elif seat.sits_out:
                miss_blinds(seat, placing)
            kind = "O" if seat.sits_out else "W" if seat.owes_big_blind else "P"
            statuses[seat.number - 1] = Status(
                kind, seat.missed, seat.entry, seat.no_button, seat.owes_big_blind,
                seat.number == placing.positions.big_blind,
            )  # fmt: skip
        return placing.positions, tuple(statuses)

    def holds(self, last: Positions, seats: list[Seat], placing: Placing) -> None:
        """Everything that must be so, whatever happened between the hands."""
        rules, now, dealt = self.rules, placing.positions, placing.seats
        by_number = {seat.number: seat for seat in seats}
        big = by_number[now.big_blind]
        assert big.player != "poster", "the big blind twice running"
        assert now.big_blind in dealt and len(set(dealt)) == len(dealt)
        bought = now.owed_small or last.owed_small
        if not bought:
            gone_by = between(last.big_blind, now.big_blind, self.seat_count)
            if now.big_blind != last.big_blind:
                assert not gone_by & set(dealt), "the big blind has passed over a player"
            assert now.small_blind in (0, last.big_blind) or len(dealt) == 2
        if len(dealt) == 2:
            assert now.dealer != now.big_blind and now.dealer in dealt
            assert now.small_blind == now.dealer
        else:
            assert now.dealer != now.big_blind != now.small_blind
            blinds = [seat for seat in (now.small_blind, now.big_blind) if seat]
            behind = [
                seat for seat in dealt if not (seat in gap(now, last, self.seat_count) and seat not in blinds)
            ]
            assert behind[: len(blinds)] == blinds, "the blinds sit on the dealer's left"
            if rules.dealer.value == "before_small_blind":
                assert now.dealer == dealt[-1], "the button is with a player"
        entries = {entry.seat: entry for entry in placing.entries}
        for number in dealt:
            self.enters(by_number[number], now, entries, len(dealt))
        assert set(entries) <= set(dealt)
        assert all(
            seat.missed for seat in seats if seat.sits_out and seat.owes_big_blind and seat.played_last_hand
        )

    def enters(self, seat: Seat, now: Positions, entries: dict[int, object], dealt: int) -> None:
        """Who owed something pays it, or has the big blind; who owed nothing pays nothing."""
        rules, entry = self.rules, entries.get(seat.number)
        if not seat.owes_big_blind:
            assert entry is None
            return
        assert seat.entry == "post" or seat.number == now.big_blind, "dealt in without a blind"
        told = (getattr(entry, "live", ""), getattr(entry, "is_dead", False))
        if seat.number == now.big_blind:
            both = bool(now.owed_small) or (
                seat.missed == "big" and rules.missed_blind_return.value == "post_both"
            )
            assert told == ("", both)
        elif seat.missed == "big":
            assert told == ("big", True) and rules.missed_blind_return.value != "big_blind_only"
        elif seat.missed == "small":
            assert told == ("small", False) or seat.number == now.small_blind
        elif rules.entry.value == "at_once":
            assert told == ("", False)
        else:
            assert told == ("big", False)


def gap(now: Positions, last: Positions, seat_count: int) -> frozenset[int]:
    """The seats between the button and the big blind."""
    return between(now.dealer, now.big_blind, seat_count)


def followed(house_: House, situation: Situation, changes: int) -> Iterator[tuple[Positions, list[Seat]]]:
    """Every way in which the seats can change before the next hand."""
    last, statuses = situation
    for ways in product(*[house_.next_of(status) for status in statuses]):
        if sum(new != old for new, old in zip(ways, statuses, strict=True)) <= changes:
            yield last, house_.seats(ways)


def explore(book: Rulebook, seat_count: int, hands: int, changes: int) -> int:
    """Play every situation of ``hands`` hands after the first; how many there were."""
    world = House(book, seat_count)
    frontier = set(world.starts())
    seen = set(frontier)
    for _ in range(hands):
        following: set[Situation] = set()
        for situation in frontier:
            for last, seats in followed(world, situation, changes):
                placing = world.play(last, seats)
                if placing is not None:
                    world.holds(last, seats, placing)
                    following.add(world.after(placing, seats))
        frontier = following - seen
        seen |= frontier
    return len(seen)


OF_FIVE = pytest.param(5, 1, marks=pytest.mark.exhaustive)
"""One change at a table of five: of a day those of three and of four say what they say, in a third of the time."""


@pytest.mark.parametrize("name", shipped())
@pytest.mark.parametrize(("seat_count", "changes"), [(3, 3), (4, 2), OF_FIVE])
def test_nobody_posts_twice_running_and_nobody_is_skipped(name: str, seat_count: int, changes: int) -> None:
    """Four hands; at a table of three all seats may change at once, of four two, of five one."""
    assert explore(house(name), seat_count, 3, changes) > 10


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", shipped())
@pytest.mark.parametrize(("seat_count", "changes"), [(4, 4), (5, 2)])
def test_nobody_posts_twice_running_whatever_changes_at_once(
    name: str, seat_count: int, changes: int
) -> None:
    """The whole of tables of four, and two seats of five at a time."""
    assert explore(house(name), seat_count, 3, changes) > 100
