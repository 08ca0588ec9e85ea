"""Button and big blind at live tables: told by a tap, moved on with every hand, and what a mover and a seat go by."""

from __future__ import annotations

import pytest

from cardroom.tournament.live.live_acts import Confirm, TakeBackLive, TellButton, TellHand
from cardroom.tournament.table_messages import Lift
from tests.tournament.live.hall import Hall


def at(hall: Hall, table: int = 1) -> tuple[int, int, int]:
    """Button, small blind and big blind of a table."""
    found = hall.floor.tables[table]
    return found.dealer, found.small_blind, found.big_blind


def test_the_blinds_follow_from_the_button_and_move_with_every_hand() -> None:
    hall = Hall("casino-kruh").started(6)
    hall.hand(1)
    assert at(hall) == (0, 0, 0), "nobody told it"
    hall.ask(TellButton(by="floor", table=1, dealer=5))
    assert at(hall) == (5, 6, 1)
    hall.hand(1)
    assert at(hall) == (5, 6, 1), "the hand that is over is the one it was told of"
    hall.hand(1)
    assert at(hall) == (6, 1, 2)
    hall.ask(TakeBackLive(by="floor", why="tapped twice", number=hall.floor.number))
    hall.hand(1)
    assert at(hall) == (6, 1, 2), "that hand is told anew"
    hall.ask(TellButton(by="floor", table=1, big_blind=4))
    assert at(hall) == (2, 3, 4)
    hall.ask(TellHand(by="floor", table=1, dealer=3, small_blind=4, big_blind=5))
    hall.hand(1)
    assert at(hall) == (4, 5, 6)


def test_a_dead_button_stays_where_the_house_has_it() -> None:
    hall = Hall("casino-kruh").started(6)
    hall.ask(TellButton(by="floor", table=1, dealer=1))
    gone = hall.floor.tables[1].seats[2].player
    hall.out(gone)
    hall.confirm_stops()
    hall.hand(1)
    assert at(hall) == (2, 3, 4), "the button is at the seat of the last small blind, who is out"


def test_the_button_is_at_the_table_and_the_big_blind_at_a_player() -> None:
    hall = Hall(seats=6).started(5)
    table = hall.floor.tables[1]
    [free] = table.free_seats(6)
    for wrong in (
        TellButton(by="floor", table=1),
        TellButton(by="floor", table=1, dealer=7),
        TellButton(by="floor", table=1, big_blind=free),
        TellButton(by="floor", table=1, dealer=7, big_blind=min(table.seats)),
    ):
        refused = hall.refused(wrong)
        assert refused.code == "button-elsewhere" and refused.clauses
    assert hall.refused(TellButton(by="floor", table=9, dealer=1)).code == "no-live-table-there"
    hall.ask(TellButton(by="floor", table=1, dealer=free))
    assert table.dealer == free and table.big_blind in table.seats, "a button may be at an empty seat"


@pytest.mark.parametrize("name", ["casino-helsinki", "pokerstars-live-fi"])
def test_who_moves_and_where_goes_by_the_button_that_was_told(name: str) -> None:
    hall = Hall(name, seats=6).started(12)
    hall.ask(TellButton(by="floor", table=1, dealer=1))
    hall.ask(TellButton(by="floor", table=2, dealer=1))
    for _ in range(3):
        if any(isinstance(one.order, Lift) for one in hall.floor.pending().values()):
            break
        hall.out(hall.at(1)[-1])
        hall.confirm_stops()
    lift = next(one.order for one in hall.floor.pending().values() if isinstance(one.order, Lift))
    assert isinstance(lift, Lift) and lift.who in ("next_big_blind", "big_blind")
    table = hall.floor.tables[2]
    number = next(n for n, one in table.pending.items() if isinstance(one.order, Lift))
    big_blind, seats = table.big_blind, sorted(table.seats)
    going = big_blind if lift.who == "big_blind" else seats[(seats.index(big_blind) + 1) % len(seats)]
    player = table.seats[going].player
    hall.ask(Confirm(by="floor", orders=(number,)))
    assert not table.seat_of(player), "no draw: the blinds decide"
