"""Players who are sent out: places, prizes and chips by each house."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardroom.rules import Refused, house
from cardroom.rules.decisions import Removals
from cardroom.tournament.removals.disqualified_prizes import Placed, disqualified, removed_place

HOUSES = ("casinohuone", "casino-helsinki", "casino-kruh", "pokerstars-live-fi", "pokerstars-live-no")
LADDER = (5_000, 3_000, 2_000)
PLACES = tuple([Placed("ABCDE"[place], place + 1, (*LADDER, 0, 0)[place]) for place in range(5)])


def rules(name: str) -> Removals:
    found = house(name).removals
    assert found is not None
    return found


@pytest.mark.clause("CH-8.54", "CH-8.55")
def test_a_cheater_loses_place_and_prize_also_after_going_out_and_lower_places_rise() -> None:
    found = disqualified(rules("casino-helsinki"), PLACES, LADDER, "B")
    assert {one.player: (one.place, one.prize) for one in found.places} == {
        "A": (1, 5_000), "B": (0, 0), "C": (2, 3_000), "D": (3, 2_000), "E": (4, 0),
    }  # fmt: skip
    assert found.changes == {"B": -3_000, "C": 1_000, "D": 2_000} and found.unassigned == 0, (
        "it stays in the pool"
    )
    assert {"CH-8.54", "CH-8.55"} <= set(found.clauses)
    twice = disqualified(rules("casino-helsinki"), found.places, LADDER, "A")
    assert {one.player: one.place for one in twice.places} == {"A": 0, "B": 0, "C": 1, "D": 2, "E": 3}, (
        "by two places"
    )
    with pytest.raises(Refused, match="gets no prize"):
        disqualified(rules("casino-helsinki"), PLACES, LADDER, "B", kept=1)


@pytest.mark.clause("PF-6.9.5", "PF-6.9.5.1")
def test_with_fifteen_left_of_a_hundred_paid_places_who_is_removed_is_fifteenth() -> None:
    for name in ("pokerstars-live-fi", "pokerstars-live-no"):
        place, clauses = removed_place(rules(name), players_left=15)
        assert place == 15 and {"PF-6.9.5", "PF-6.9.5.1"} <= set(clauses)
        assert rules(name).chips.value == "out_of_play"


@pytest.mark.clause("PF-6.9.6")
def test_who_is_disqualified_has_no_prize_and_the_buy_in_stays_in_the_pool() -> None:
    found = disqualified(rules("pokerstars-live-fi"), PLACES, LADDER, "A")
    assert found.changes["A"] == -5_000 and sum(one.prize for one in found.places) == sum(LADDER)
    assert (
        "PF-6.9.6" in found.clauses and rules("pokerstars-live-fi").entry_money.value == "stays_in_the_pool"
    )


def test_part_of_the_winnings_may_be_lost_where_staff_decide() -> None:
    found = disqualified(rules("casinohuone"), PLACES, LADDER, "B", kept=1_000)
    assert {one.player: one.prize for one in found.places if one.prize} == {
        "A": 5_000,
        "B": 1_000,
        "C": 2_000,
    }
    assert (found.places[1].place, found.unassigned) == (2, 2_000), (
        "what is lost falls to nobody, and nobody rises"
    )
    for name in ("casinohuone", "casino-kruh"):
        with pytest.raises(Refused, match="Staff decide whether"):
            disqualified(rules(name), PLACES, LADDER, "B", staff_agree=False)
        assert removed_place(rules(name), 15)[0] == 0, "staff decide on the place"


def test_the_same_player_is_disqualified_once_and_a_stranger_never() -> None:
    once = disqualified(rules("casino-helsinki"), PLACES, LADDER, "B")
    for places, who, code in ((once.places, "B", "disqualified-already"), (PLACES, "Z", "no-such-place")):
        with pytest.raises(Refused) as refused:
            disqualified(rules("casino-helsinki"), places, LADDER, who)
        assert refused.value.code == code


def test_players_who_share_places_rise_together_and_share_anew() -> None:
    shared = (Placed("A", 1, 5_001), Placed("B", 2, 2_501), Placed("C", 2, 2_500), Placed("D", 4, 0))
    found = disqualified(rules("casino-helsinki"), shared, (5_001, 3_001, 2_000), "A")
    assert {one.player: (one.place, one.prize) for one in found.places} == {
        "A": (0, 0), "B": (1, 4_001), "C": (1, 4_001), "D": (3, 2_000),
    }  # fmt: skip


def test_who_shares_a_place_with_a_disqualified_player_keeps_it_and_the_odd_cent_stays_where_it_was() -> None:
    shared = (Placed("A", 1, 5_001), Placed("B", 2, 2_501), Placed("C", 2, 2_500), Placed("D", 4, 0))
    found = disqualified(rules("casino-helsinki"), shared, (5_001, 3_001, 2_000), "C")
    assert {one.player: (one.place, one.prize) for one in found.places} == {
        "A": (1, 5_001), "B": (2, 3_001), "C": (0, 0), "D": (3, 2_000),
    }  # fmt: skip
    three = (Placed("A", 1, 900), *[Placed(player, 2, 200) for player in "BCD"], Placed("E", 5, 0))
    found = disqualified(rules("casino-helsinki"), three, (901, 300, 200, 100), "A")
    assert [one.prize for one in found.places] == [0, 467, 467, 467, 100], (
        "1,401 of three; the fifth is fourth"
    )
    found = disqualified(rules("casino-helsinki"), three, (902, 300, 200, 100), "A")
    assert sorted(one.prize for one in found.places) == [0, 100, 467, 467, 468]


@given(
    st.sampled_from(HOUSES), st.lists(st.integers(1, 10**6), min_size=1, max_size=8), st.integers(0, 5),
    st.lists(st.integers(0, 12), min_size=1, max_size=4, unique=True),
)  # fmt: skip
def test_the_pool_stays_whole_while_there_are_players_to_pay(
    name: str, prizes: list[int], more: int, gone: list[int]
) -> None:
    ladder = sorted(prizes, reverse=True)
    count = len(ladder) + more
    places = tuple([Placed(f"P{n}", n + 1, ladder[n] if n < len(ladder) else 0) for n in range(count)])
    out = [n for n in gone if n < count]
    taken = 0
    for n in out:
        found = disqualified(rules(name), places, ladder, f"P{n}")
        places, taken = found.places, taken + found.unassigned
    left = count - len(out)
    assert sum(one.prize for one in places) == sum(ladder[:left]) == sum(ladder) - taken
    assert sorted(one.place for one in places if not one.disqualified) == list(range(1, left + 1))
