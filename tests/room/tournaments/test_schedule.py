"""Schedules that repeat: on the wall's clock of a place, over the change to summer time and back."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardroom.room.tournaments.schedule import Schedule, next_starts
from cardroom.rules import Refused

HELSINKI = ZoneInfo("Europe/Helsinki")


def ms(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=HELSINKI).timestamp()) * 1000


def said(schedule: Schedule, after: str, count: int) -> list[str]:
    starts = next_starts(schedule, ms(after), count)
    return [datetime.fromtimestamp(start // 1000, HELSINKI).strftime("%a %d.%m. %H:%M") for start in starts]


def test_every_ten_minutes() -> None:
    found = said(Schedule("minutes", every=10), "2026-11-23T00:11", 3)
    assert found == ["Mon 23.11. 00:20", "Mon 23.11. 00:30", "Mon 23.11. 00:40"]
    assert said(Schedule("minutes", every=10), "2026-11-23T00:20", 1) == ["Mon 23.11. 00:30"], (
        "later than the moment"
    )


def test_each_day_at_one_time_over_the_change_of_the_clock() -> None:
    daily = Schedule("daily", at="20:00", zone="Europe/Helsinki")
    assert said(daily, "2026-10-24T20:00", 2) == ["Sun 25.10. 20:00", "Mon 26.10. 20:00"]
    first, second = next_starts(daily, ms("2026-10-23T21:00"), 2)
    assert second - first == 25 * 3_600_000, "the day on which summer time ends has 25 hours"


def test_a_time_that_is_left_out_is_put_off_and_one_that_comes_twice_counts_once() -> None:
    gap = Schedule("daily", at="03:30", zone="Europe/Helsinki")
    assert said(gap, "2027-03-27T12:00", 2) == ["Sun 28.03. 04:30", "Mon 29.03. 03:30"]
    starts = next_starts(gap, ms("2026-10-24T12:00"), 2)
    assert starts[1] - starts[0] == 25 * 3_600_000, "the first of the two, once"


def test_some_days_of_the_week_and_the_first_or_last_of_a_month() -> None:
    weekly = Schedule("weekly", at="19:30", weekdays=(2, 6), zone="Europe/Helsinki")
    assert said(weekly, "2026-11-23T00:00", 3) == ["Wed 25.11. 19:30", "Sun 29.11. 19:30", "Wed 02.12. 19:30"]
    first = Schedule("monthly", at="18:00", weekdays=(6,), nth=1, zone="Europe/Helsinki")
    assert said(first, "2026-11-23T00:00", 2) == ["Sun 06.12. 18:00", "Sun 03.01. 18:00"]
    last = Schedule("monthly", at="18:00", weekdays=(4,), nth=-1, zone="Europe/Helsinki")
    assert said(last, "2026-11-23T00:00", 2) == ["Fri 27.11. 18:00", "Fri 25.12. 18:00"]
    fifth = Schedule("monthly", weekdays=(0,), nth=5)
    assert len(next_starts(fifth, ms("2026-11-23T00:00"), 4)) == 4


@pytest.mark.parametrize(
    "wrong",
    [
        Schedule("minutes", every=0), Schedule("weekly"), Schedule("weekly", weekdays=(7,)),
        Schedule("monthly", weekdays=(1,), nth=6), Schedule("daily", at="25:00"),
        Schedule("daily", zone="Nowhere/Else"),
    ],
)  # fmt: skip
def test_a_schedule_that_cannot_be_is_refused(wrong: Schedule) -> None:
    with pytest.raises(Refused) as refused:
        next_starts(wrong, 0)
    assert refused.value.code == "bad-schedule"


@given(
    st.integers(0, 4 * 10**12), st.integers(0, 23), st.sets(st.integers(0, 6), min_size=1),
    st.sampled_from(["UTC", "Europe/Helsinki", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Kiritimati"]),
)  # fmt: skip
def test_starts_follow_one_another_and_asking_again_goes_on(
    after: int, hour: int, days: set[int], zone: str
) -> None:
    schedule = Schedule("weekly", at=f"{hour:02}:15", weekdays=tuple(days), zone=zone)
    starts = next_starts(schedule, after, 5)
    assert list(starts) == sorted(set(starts)) and starts[0] > after
    assert next_starts(schedule, starts[0], 4) == starts[1:], "the next after one is the following one"
