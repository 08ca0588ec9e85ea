"""Houses that were to move and did not: over random tries, moves and pauses against a plain list of what happened."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardroom.web.by_load.houses_waiting import HousesWaiting

HAPPENINGS = st.lists(
    st.tuples(
        st.sampled_from(["refused", "refused", "over"]),
        st.sampled_from(["harbour", "casinohuone"]),
        st.integers(0, 500),
        st.sampled_from([180, 600]),
    ),
    max_size=30,
)


@given(HAPPENINGS, st.integers(0, 700))
def test_a_house_waits_from_its_first_refusal_until_it_moves_or_nobody_has_tried_in_time(
    happenings: list[tuple[str, str, int, int]], later: int
) -> None:
    waiting, tries, now = HousesWaiting(), dict[str, list[tuple[int, int]]](), 0
    for what, house, pause, again_within in happenings:
        now += pause
        known = tries.get(house, [])
        if known and now > known[-1][0] + known[-1][1]:
            known = []
        if what == "over":
            waiting.over(house)
            tries[house] = []
        else:
            waiting.refused(house, f"worker {now}", "a wish", f"a reason at {now}", now, again_within)
            tries[house] = [*known, (now, again_within)]
        lives = {one: made for one, made in tries.items() if made and now <= sum(made[-1])}
        assert {*waiting.now(now)} == {*lives}
        for one, made in lives.items():
            told = waiting.now(now)[one]
            assert (told.seconds, told.tries) == (now - made[0][0], len(made))
            assert (told.to, told.why) == (f"worker {made[-1][0]}", f"a reason at {made[-1][0]}")
    now += later
    assert {*waiting.now(now)} == {one for one, made in tries.items() if made and now <= sum(made[-1])}
