"""Chip races by each house's rules: how many chips, who wins them, and that nobody goes out."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.cards.card import parse_cards
from cardroom.rules import Refused, house
from cardroom.rules.decisions import ChipRace
from cardroom.tournament.chip_race.found import found_chips
from cardroom.tournament.chip_race.race import Racer, cards_needed, race

HELSINKI, KRUH, LIVE = "casino-helsinki", "casino-kruh", "pokerstars-live-fi"
HOUSES = (HELSINKI, KRUH, LIVE, "pokerstars-live-no")


def rules(name: str) -> ChipRace:
    found = house(name).chip_race
    assert found is not None
    return found


def racers(*left_over: int, old: int = 25) -> list[Racer]:
    """A player a number, A on seat one, each with as many small chips beside 1,000 in larger ones."""
    return [
        Racer("ABCDEFGHI"[place], place + 1, 1_000 + old * odd, odd) for place, odd in enumerate(left_over)
    ]


NINE = parse_cards("As Kd 2c 3c Kh 4c 5c Ac 6c")
"""To 3, 1, 2 and 3 chips left over: A has As Kd 2c, B 3c, C Kh 4c, D 5c Ac 6c."""


@pytest.mark.clause("CH-8.34")
def test_nine_left_over_chips_of_25_are_raced_for_three_of_100() -> None:
    table = racers(3, 1, 2, 3)
    assert cards_needed(table, 25, 100) == 9
    found = race(rules(HELSINKI), table, 25, 100, NINE)
    assert found.larger_chips == 3 and "CH-8.34" in found.clauses
    assert [row.cards for row in found.rows] == [
        tuple(NINE[:3]),
        (NINE[3],),
        tuple(NINE[4:6]),
        tuple(NINE[6:]),
    ]


@pytest.mark.clause("CH-8.34")
def test_whole_larger_chips_are_exchanged_without_a_race() -> None:
    [row] = race(rules(HELSINKI), [Racer("A", 1, 300, 12)], 25, 100, ()).rows
    assert (row.after, row.left_over, row.cards) == (300, 0, ())


@pytest.mark.clause("CH-8.35")
def test_the_highest_cards_win_by_rank_and_then_suit_and_nobody_more_than_one_chip() -> None:
    found = race(rules(HELSINKI), racers(3, 1, 2, 3), 25, 100, NINE)
    assert [row.won for row in found.rows] == [1, 0, 1, 1], "As and Ac win, then Kh: A's Kd is a second chip"
    assert [row.after for row in found.rows] == [1_100, 1_000, 1_100, 1_100]


@pytest.mark.clause("CH-8.36")
def test_who_loses_the_last_chips_in_a_race_gets_the_smallest_chip_in_play() -> None:
    table = [Racer("A", 1, 50, 2), Racer("B", 2, 1_050, 2)]
    found = race(rules(HELSINKI), table, 25, 100, parse_cards("2c 3c As Kd"))
    assert [(row.after, row.given) for row in found.rows] == [
        (100, 100),
        (1_100, 0),
    ] and "CH-8.36" in found.clauses
    other = race(rules(HELSINKI), table, 25, 500, parse_cards("2c 3c As Kd"), smallest=100)
    assert [(row.after, row.given) for row in other.rows] == [(100, 100), (1_500, 0)]


@pytest.mark.clause("PF-3.2", "CK-T.11")
@pytest.mark.parametrize("name", [KRUH, LIVE])
def test_225_make_two_chips_of_100_and_250_make_three(name: str) -> None:
    found = race(rules(name), racers(3, 1, 2, 3), 25, 100, NINE)
    assert (found.larger_chips, found.added) == (2, -25), "25 left over are less than half"
    more = race(rules(name), racers(3, 2, 2, 3), 25, 100, [*NINE, parse_cards("2d")[0]])
    assert (more.larger_chips, more.added) == (3, 50), "50 left over are half"


@pytest.mark.clause("CK-T.11")
def test_cards_win_in_kruh_so_one_player_may_win_twice() -> None:
    cards = parse_cards("As Ah 2c 3c 4c 5c 6c 7c 8c")
    found = race(rules(KRUH), racers(3, 1, 2, 3), 25, 100, cards)
    assert [row.won for row in found.rows] == [2, 0, 0, 0]


@pytest.mark.clause("PF-3.2")
def test_a_player_wins_at_most_one_chip_at_pokerstars() -> None:
    cards = parse_cards("As Ah 2c 3c 4c 5c 6c 7c 8c")
    found = race(rules(LIVE), racers(3, 1, 2, 3), 25, 100, cards)
    assert [row.won for row in found.rows] == [1, 0, 0, 1]
    assert [row.player for row in found.rows] == list("ABCD"), "the race starts on the dealer's left"


@pytest.mark.clause("PF-3.2", "CK-T.11")
@pytest.mark.parametrize(("name", "kept"), [(LIVE, 50), (KRUH, 100)])
def test_a_last_chip_that_loses_becomes_the_smallest_in_play_or_a_larger_one(name: str, kept: int) -> None:
    table = [Racer("A", 1, 25, 1), Racer("B", 2, 1_075, 3)]
    found = race(rules(name), table, 25, 100, parse_cards("2c 3c As Kd"), smallest=50)
    assert [(row.after, row.given) for row in found.rows] == [(kept, kept), (1_100, 0)]


@pytest.mark.clause("PF-3.2")
def test_chips_of_a_removed_value_found_later_are_lost_but_for_the_worth_of_a_chip_in_play() -> None:
    assert [(one.exchanged, one.lost) for one in (found_chips(rules(LIVE), n, 25, 100) for n in (3, 4, 5))] == [
        (0, 75), (100, 0), (100, 25),
    ]  # fmt: skip
    for name in (HELSINKI, KRUH):
        assert found_chips(rules(name), 4, 25, 100).staff, "the document does not say"


@pytest.mark.parametrize(
    ("table", "old", "new", "cards", "code"),
    [
        (racers(1), 25, 60, NINE, "no-multiple"),
        (racers(1), 25, 25, NINE, "no-multiple"),
        ([Racer("A", 1, 20, 1)], 25, 100, NINE, "not-in-the-stack"),
        (racers(3, 3), 25, 100, NINE[:5], "too-few-cards"),
    ],
)
def test_what_cannot_be_is_refused(
    table: list[Racer], old: int, new: int, cards: list[int], code: str
) -> None:
    with pytest.raises(Refused) as refused:
        race(rules(HELSINKI), table, old, new, cards)
    assert refused.value.code == code


@given(
    st.sampled_from(HOUSES),
    st.lists(st.tuples(st.integers(0, 30), st.integers(0, 50)), min_size=1, max_size=9),
    st.sampled_from([(25, 100), (5, 25), (100, 500), (25, 500), (1, 5)]),
    st.permutations(range(52)),
)
@settings(max_examples=150, deadline=None)
def test_nobody_goes_out_and_chips_change_by_less_than_the_race_may(
    name: str, stacks: list[tuple[int, int]], values: tuple[int, int], deck: list[int]
) -> None:
    old, new = values
    table = [Racer(f"P{n}", n, small * old + large * new, small) for n, (small, large) in enumerate(stacks)]
    if cards_needed(table, old, new) > len(deck):
        return
    found = race(rules(name), table, old, new, deck)
    assert all(row.after % new == 0 and (row.after > 0) == (row.before > 0) for row in found.rows)
    given = sum(row.given for row in found.rows)
    assert -new < found.added - given < new
    assert all(row.won <= 1 for row in found.rows) or rules(name).winners.value == "highest_cards"
