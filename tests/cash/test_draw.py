"""The draw of a table."""

import pytest

from cardroom.cash.table_draw import Candidate, draw_table, weights
from cardroom.rules import Refused, house

RULES = house("casinohuone").seating
DAY = 86_400_000


@pytest.mark.clause("CO-2")
@pytest.mark.parametrize(
    ("free", "last_ms", "expected"),
    [(1, None, 2), (5, None, 6), (1, 0, 3), (5, 0, 7), (0, None, 0), (0, 0, 0)],
)
def test_free_seats_and_having_played_there_weigh(free: int, last_ms: int | None, expected: int) -> None:
    assert weights([Candidate("t", free, last_ms)], DAY, RULES) == [expected]


@pytest.mark.clause("CO-2")
def test_what_was_played_more_than_a_day_ago_weighs_nothing() -> None:
    assert weights([Candidate("t", 1, 0)], DAY + 1, RULES) == [2]
    assert weights([Candidate("t", 1, 9 * DAY)], 10 * DAY, RULES) == [3]
    assert weights([Candidate("t", 1, 9 * DAY - 1)], 10 * DAY, RULES) == [2]


@pytest.mark.clause("CO-2")
def test_every_ticket_is_drawn_by_one_number() -> None:
    tables = [Candidate("a", 1), Candidate("full", 0), Candidate("b", 5), Candidate("c", 2, 0)]
    drawn = [draw_table(tables, 1000, chance, RULES) for chance in range(12)]
    assert {name: drawn.count(name) for name in drawn} == {"a": 2, "b": 6, "c": 4}
    assert [draw_table(tables, 1000, chance + 12 * 10**9, RULES) for chance in range(12)] == drawn


@pytest.mark.clause("CO-2", "CO-TH.7")
def test_without_a_free_seat_there_is_no_draw() -> None:
    with pytest.raises(Refused) as refused:
        draw_table([Candidate("a", 0)], 0, 7, RULES)
    assert refused.value.code == "no-free-seat" and "CO-TH.7" in refused.value.clauses
