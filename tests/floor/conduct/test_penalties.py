"""A player's penalties as values: served hand by hand, carried, ended."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardroom.floor.conduct.penalty import Penalty, PenaltyLedger, ledger_of
from cardroom.floor.conduct.penalty_counts import hands_of
from cardroom.rules import Refused, house
from cardroom.rules.decisions import PenaltyKind

PF, CK = "pokerstars-live-fi", "casino-kruh"


def hands(id: str, count: int) -> Penalty:
    return Penalty(id=id, kind="missed_hands", hands=count)


def missed(ledger: PenaltyLedger, times: int) -> PenaltyLedger:
    for _ in range(times):
        ledger = ledger.hand_missed()
    return ledger


@pytest.mark.clause("PF-6.9.1", "PF-6.9.4")
def test_two_rounds_of_eight_less_five_are_eleven() -> None:
    penalties = house(PF).penalties
    assert penalties is not None
    count = hands_of(penalties, "missed_rounds", 2, 8)
    ledger = missed(PenaltyLedger().given(hands("a", count)), 5)
    assert (count, ledger.left) == (16, 11)


def test_rounds_are_refused_where_the_house_counts_none() -> None:
    penalties = house(CK).penalties
    assert penalties is not None and hands_of(penalties, "missed_hands", 3, 8) == 3
    with pytest.raises(Refused, match="counts no rounds"):
        hands_of(penalties, "missed_rounds", 2, 8)


def test_penalties_are_served_in_the_order_they_were_given() -> None:
    ledger = missed(ledger_of([hands("a", 2), hands("b", 3)]), 3)
    assert [one.left for one in ledger.penalties] == [0, 2]
    assert [one.id for one in ledger.open_ones(0)] == ["b"]


def test_a_penalty_that_staff_end_is_over_whatever_was_left() -> None:
    ledger = ledger_of([hands("a", 2), hands("b", 3)]).ended("a", "given to the wrong player")
    assert ledger.left == 3 and missed(ledger, 1).left == 2
    with pytest.raises(KeyError):
        ledger.ended("c", "there is none")


def test_a_time_away_is_over_by_the_clock_or_by_staff() -> None:
    away = Penalty(id="t", kind="time_away", until_ms=600_000)
    ledger = PenaltyLedger().given(away)
    assert ledger.until_ms == 600_000 and ledger.left == 0
    assert away.is_open(599_999) and not away.is_open(600_000)
    assert ledger.ended("t", "enough").until_ms == 0


@given(st.lists(st.integers(1, 20), max_size=5), st.integers(0, 120))
def test_each_hand_missed_counts_once_and_never_below_nothing(counts: list[int], times: int) -> None:
    ledger = missed(ledger_of(hands(str(n), count) for n, count in enumerate(counts)), times)
    assert ledger.left == max(sum(counts) - times, 0)
    assert all(0 <= one.served <= one.hands for one in ledger.penalties)


def test_no_more_hands_are_served_than_were_given() -> None:
    with pytest.raises(AssertionError, match="3 of 2"):
        Penalty(id="x", kind="missed_hands", hands=2, served=3)


@pytest.mark.clause("CK-H.7", "PF-6.9.1")
@pytest.mark.parametrize("kind", ["removal", "ban"])
def test_who_is_removed_stays_away_until_the_time_named_or_until_staff_end_it(kind: PenaltyKind) -> None:
    until_ended = PenaltyLedger().given(Penalty(id="r", kind=kind))
    assert [one.id for one in until_ended.barring(10**12)] == ["r"] and until_ended.until_ms == 0
    assert not until_ended.ended("r", "apologised").barring(0)
    timed = PenaltyLedger().given(Penalty(id="r", kind=kind, until_ms=600_000))
    assert timed.barring(599_999) and not timed.barring(600_000)
    assert timed.until_ms == 0, "it is no time away from the cards at a table"
