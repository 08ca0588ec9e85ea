"""Open Face that a person deals: laid cards are entered in turn, put right, and settled as the house settles them."""

from __future__ import annotations

from typing import Any

import pytest

from cardroom.rules import Refused
from cardroom.table.events import CardsPlaced, HandEnded, HandRestated, HandVoided, PointsPaid
from tests.table.entered_tables import EnteredTable, LiveGame
from tests.table.recorded_hands import record

GAME = LiveGame("casino-helsinki", "open-face", "P50")
FIRST = [["2c"], ["Ks", "Kh"], ["As", "Ah"]]


def laid(told: EnteredTable, rows: list[list[str]] | None = None, **more: Any) -> None:
    told.enter(do="place", seat=told.hand.actor_seat, **({"rows": rows} if rows else {}), **more)


def test_cards_of_a_turn_are_entered_as_they_are_laid_and_nobody_is_told_unknown_cards() -> None:
    told = EnteredTable(GAME, "AB")
    assert (told.shown.street, told.shown.awaits, told.shown.deal) == ("first", "act", "open-face")
    turn = told.shown.turn
    assert turn is not None and (turn.place, turn.room) == (5, (3, 5, 5))
    laid(told, FIRST)
    first = next(seat for seat in told.shown.seats if seat.seat == turn.seat)
    assert first.rows == (("2c",), ("Ks", "Kh"), ("As", "Ah")) and told.shown.used == (
        "2c",
        "Ah",
        "As",
        "Kh",
        "Ks",
    )
    own = told.table.view(told.table.seats[turn.seat].player, 0)
    assert next(seat for seat in own.seats if seat.seat == turn.seat).rows == first.rows
    other = next(seat for seat in own.seats if seat.seat != turn.seat)
    assert set(other.cards) == {"??"}


@pytest.mark.clause("CH-6.OFC.2", "CH-6.OFC.3")
@pytest.mark.parametrize(
    ("fact", "code"),
    [
        ({"rows": [["2c"], ["Ks"], ["As"]]}, "wrong-number-of-cards"),
        ({"rows": [["2c", "2c"], ["Ks"], ["As", "Ah"]]}, "card-twice"),
        ({"rows": [["2c", "3c", "4c", "5c"], [], ["As"]]}, "row-is-full"),
        ({"rows": [["Xx"], ["Ks", "Kh"], ["As", "Ah"]]}, "no-such-card"),
        ({"rows": [["??"], ["Ks", "Kh"], ["As", "Ah"]]}, "no-such-card"),
        ({"rows": [["2c", "Ks", "Kh"], ["As", "Ah"]]}, "not-three-rows"),
        ({"rows": []}, "not-three-rows"),
        ({"cards": ["As"], "by_house": "absent"}, "wrong-number-of-cards"),
        ({"rows": FIRST, "seat": 0}, "no-such-fact"),
        ({"rows": FIRST, "seat": 9}, "not-in-the-hand"),
        ({"do": "pushed"}, "hand-undecided"),
        ({"do": "act", "seat": 1, "verb": "fold"}, "not-in-open-face"),
        ({"do": "irregular", "topic": "single_chip"}, "not-in-open-face"),
        ({"do": "board", "cards": ["As"]}, "not-in-open-face"),
        ({"do": "read", "seat": 1, "cards": ["As"]}, "not-in-open-face"),
        ({"do": "dead", "seat": 1, "reason": "left"}, "not-in-open-face"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(fact: dict[str, Any], code: str) -> None:
    told = EnteredTable(GAME, "AB")
    before = told.shown
    with pytest.raises(Refused) as refused:
        told.enter(**{"do": "place", "seat": told.hand.actor_seat, **fact} if "do" not in fact else fact)
    assert refused.value.code == code and told.shown == before


def test_the_other_seat_waits_for_its_turn_and_a_laid_card_lies_once() -> None:
    told = EnteredTable(GAME, "AB")
    other = next(seat.seat for seat in told.shown.seats if seat.seat != told.hand.actor_seat)
    with pytest.raises(Refused, match="is to place first") as refused:
        told.enter(do="place", seat=other, rows=FIRST)
    assert refused.value.code == "not-on-turn"
    laid(told, FIRST)
    with pytest.raises(Refused) as twice:
        laid(told, [["2c"], ["Qs", "Qh"], ["Js", "Jh"]])
    assert twice.value.code == "card-twice"


@pytest.mark.clause("CH-6.OFC.20", "CH-6.OFC.21", "CH-6.OFC.22")
def test_the_house_lays_for_who_is_away_or_late_and_says_so_also_when_it_is_told_again() -> None:
    told = EnteredTable(GAME, "AB")
    laid(told, cards=["As", "Ah", "Kd", "Qc", "2h"], by_house="absent")
    laid(told, [["3c"], ["Ks", "Kh"], ["4s", "4h"]])
    laid(told, cards=["7d"], by_house="late")
    away, _, late = [event for event in told.events if isinstance(event, CardsPlaced)]
    assert away.rows[2] == ("As", "Ah") and "CH-6.OFC.20" in away.clauses and away.automatic == "away"
    assert {"CH-6.OFC.21", "CH-6.OFC.22"} <= {*late.clauses} and late.automatic == "clock"
    laid(told, [["8c"], [], []])
    again = told.take_back().events[0]
    assert isinstance(again, HandRestated)
    assert [one for one in again.events if isinstance(one, CardsPlaced)] == [
        event for event in told.events if isinstance(event, CardsPlaced)
    ][:3]


def test_a_hand_is_settled_taken_back_settled_again_and_closed() -> None:
    recorded, told = record(GAME, "ABCD", 2), EnteredTable(GAME, "ABCD")
    done = 0
    while told.shown.awaits != "push":
        told.enter(**recorded.next_fact(told.shown, done))
        done += 1
    assert done == 4 * 9 and {seat.seat: seat.stack for seat in told.shown.seats} == recorded.stacks
    assert sum(seat.points for seat in told.shown.seats) == 0 and any(
        seat.points for seat in told.shown.seats
    )
    told.take_back()
    assert told.shown.awaits == "act" and {seat.points for seat in told.shown.seats} == {0}
    told.enter(**recorded.next_fact(told.shown, done - 1))
    paid = [event for event in told.events if isinstance(event, PointsPaid)]
    assert paid, "points were paid"
    told.enter(do="pushed")
    assert any(isinstance(one, HandEnded) for one in told.events)
    assert told.table.hand is None
    assert {number: seat.stack for number, seat in told.table.seats.items()} == recorded.stacks


def test_a_misdeal_moves_no_chips_and_the_same_players_are_dealt_in_again() -> None:
    told = EnteredTable(GAME, "ABC")
    before = {number: seat.stack for number, seat in told.table.seats.items()}
    dealer, players = told.shown.dealer, told.hand.players
    laid(told, FIRST)
    told.enter(do="misdeal", reason="a card too many")
    assert told.shown.is_void and told.hand.actor_seat == 0
    with pytest.raises(Refused) as over:
        told.enter(do="misdeal", reason="again")
    assert over.value.code == "hand-is-over"
    told.take_back()
    assert not told.shown.is_void and told.hand.actor_seat != 0, "a misdeal by a slip is taken back"
    told.enter(do="misdeal", reason="a card too many")
    told.enter(do="pushed")
    assert any(isinstance(event, HandVoided) for event in told.events)
    assert {number: seat.stack for number, seat in told.table.seats.items()} == before
    told.begin()
    assert (told.shown.dealer, told.hand.players) == (dealer, players)


@pytest.mark.clause("CH-6.OFC.10")
def test_with_five_players_the_button_gets_no_cards() -> None:
    told = EnteredTable(GAME, "ABCDE")
    assert told.shown.dealer not in {told.hand.players[index].seat for index in range(4)}
    for _ in range(4):
        seat = told.hand.actor_seat
        assert seat != told.shown.dealer
        number = sum(bool(one.rows and any(one.rows)) for one in told.shown.seats)
        cards = [f"{rank}{'cdhs'[number]}" for rank in "23456"]
        laid(told, [cards[:1], cards[1:3], cards[3:]])
    assert told.shown.street == "later"
