"""The last hands of a day."""

from collections import Counter

import pytest

from cardroom.rules import Refused, house
from cardroom.tournament.removals.end_of_day import check_may_draw, hands_left


@pytest.mark.clause("PF-3.12")
@pytest.mark.parametrize("name", ["pokerstars-live-fi", "pokerstars-live-no"])
def test_between_fifteen_and_five_minutes_before_the_end_a_card_from_three_to_seven_is_drawn(
    name: str,
) -> None:
    rules = house(name).end_of_day
    assert rules is not None
    for minutes in (15, 10, 5):
        check_may_draw(rules, minutes * 60_000)
    for minutes, code in ((16, "too-early"), (4, "too-late")):
        with pytest.raises(Refused) as refused:
            check_may_draw(rules, minutes * 60_000)
        assert (refused.value.code, refused.value.clauses) == (code, ("PF-3.12",))
    assert Counter(hands_left(rules, number)[0] for number in range(1, 6)) == Counter((3, 4, 5, 6, 7))


def test_other_houses_print_no_such_draw() -> None:
    assert [house(name).end_of_day for name in ("casinohuone", "casino-helsinki", "casino-kruh")] == [
        None
    ] * 3
