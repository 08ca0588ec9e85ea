"""The waiting list of a stake."""

import pytest

from cardroom.cash.waiting_list import WaitingList
from cardroom.rules import Refused, house
from tests.cash.offering import offer_next

RULES = house("casinohuone").seating


def line(*players: str) -> WaitingList:
    waiting = WaitingList(RULES)
    for place, player in enumerate(players, 1):
        assert waiting.join(player, 5000, 0) == place
    return waiting


def code(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.code


@pytest.mark.clause("CO-TH.7", "CO-OM.3")
def test_players_wait_in_order_and_leave_at_will() -> None:
    waiting = line("A", "B", "C")
    waiting.leave("B")
    assert [waiting.place(player) for player in "ABC"] == [1, 0, 2]
    with pytest.raises(Refused) as refused:
        waiting.leave("B")
    assert code(refused) == "not-waiting" and "CO-TH.7" in refused.value.clauses


def test_nobody_waits_twice_in_one_list() -> None:
    with pytest.raises(Refused) as refused:
        line("A").join("A", 5000, 1)
    assert code(refused) == "waiting-already"


@pytest.mark.clause("CO-TH.7")
def test_a_free_seat_is_offered_to_the_first_in_line_and_the_next_seat_to_the_second() -> None:
    waiting = line("A", "B")
    first, second = offer_next(waiting, "o1", "t1", 0), offer_next(waiting, "o2", "t1", 0)
    assert first is not None and second is not None
    assert (first.player, second.player) == ("A", "B")
    assert waiting.kept_seats("t1") == 2
    assert offer_next(waiting, "o3", "t1", 0) is None


@pytest.mark.clause("CO-TH.7")
def test_taking_the_seat_ends_the_wait() -> None:
    waiting = line("A", "B")
    offer_next(waiting, "o1", "t1", 0)
    offer = waiting.accept("o1", "A", 19_999)
    assert (offer.table, offer.buy_in) == ("t1", 5000)
    assert waiting.place("B") == 1 and waiting.kept_seats("t1") == 0


def test_an_offer_is_its_players_alone_and_good_once() -> None:
    waiting = line("A", "B")
    offer_next(waiting, "o1", "t1", 0)
    for offer, player in (("o1", "B"), ("o9", "A")):
        with pytest.raises(Refused) as refused:
            waiting.accept(offer, player, 0)
        assert code(refused) == "offer-over"
    waiting.accept("o1", "A", 0)
    with pytest.raises(Refused):
        waiting.accept("o1", "A", 0)


def test_an_offer_lapses_with_its_time_and_the_seat_goes_to_the_next() -> None:
    waiting = line("A", "B")
    offer_next(waiting, "o1", "t1", 0)
    assert waiting.due_at_ms() == 20_000
    with pytest.raises(Refused):
        waiting.accept("o1", "A", 20_000)
    assert waiting.lapse(19_999) == []
    assert [offer.offer for offer in waiting.lapse(20_000)] == ["o1"]
    following = offer_next(waiting, "o2", "t1", 20_000)
    assert following is not None and following.player == "B"
    assert waiting.place("A") == 0


def test_declining_gives_up_the_place_in_line() -> None:
    waiting = line("A", "B")
    offer_next(waiting, "o1", "t1", 0)
    waiting.decline("o1", "A")
    assert [waiting.place(player) for player in "AB"] == [0, 1]


def test_leaving_the_line_frees_the_seat_that_was_kept() -> None:
    waiting = line("A", "B")
    offer_next(waiting, "o1", "t1", 0)
    freed = waiting.leave("A")
    assert freed is not None and freed.offer == "o1"
    assert waiting.leave("B") is None
    assert waiting.due_at_ms() is None


@pytest.mark.clause("CO-TH.6", "CO-TH.7")
def test_a_new_table_opens_when_three_wait_without_an_offer_and_seats_six_of_them() -> None:
    waiting = line("A", "B")
    assert not waiting.for_new_table()
    waiting.join("C", 5000, 0)
    assert [w.player for w in waiting.for_new_table()] == ["A", "B", "C"]
    offer_next(waiting, "o1", "t1", 0)
    assert not waiting.for_new_table()
    for player in "DEFGHIJ":
        waiting.join(player, 5000, 0)
    assert [w.player for w in waiting.for_new_table()] == list("BCDEFG")


@pytest.mark.clause("CO-TH.7", "CH-2.6")
def test_a_list_that_is_resumed_keeps_its_order_and_gives_each_kept_seat_its_time_again() -> None:
    waiting = line("A", "B")
    waiting.join("C", 5000, 3, drawn=1)
    offer_next(waiting, "o1", "t1", 5)
    again = WaitingList(RULES)
    joined = sorted(waiting.line, key=lambda one: one.since_ms)
    again.resume(joined, list(waiting.offers.values()), 1_000_000)
    assert [one.player for one in again.line] == ["C", "A", "B"]
    assert again.line == waiting.line
    [offer] = again.offers.values()
    assert (offer.offer, offer.player, offer.table) == ("o1", "C", "t1")
    assert offer.until_ms == 1_000_000 + RULES.seat_offer_seconds.value * 1000
