"""Cancelled tournaments: every example of the clauses, and what holds for all of them."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.rules import Refused, house
from cardroom.rules.decisions import Cancellation
from cardroom.tournament.cancelling.at_cancellation import AtCancellation, Bought, Player
from cardroom.tournament.cancelling.cancel import cancel
from cardroom.tournament.hexapro.prize_draw import fee_of, pool_for

HOUSES = ("casinohuone", "casino-helsinki", "casino-kruh", "pokerstars-live-fi", "pokerstars-live-no")
TEN = Bought(pool=900, fee=100)


def policy(name: str) -> Cancellation:
    found = house(name).cancellation
    assert found is not None
    return found


ROOM = policy("casinohuone")


def before_the_money() -> AtCancellation:
    """Nineteen entries of 9.00 + 1.00 and one rebuy by P2; P1 to P4 are left on two tables."""
    left = [
        Player(
            f"P{place}", (TEN, TEN) if place == 2 else (TEN,), 1_000 * place, seat=place, table=1 + place % 2
        )
        for place in range(1, 5)
    ]
    gone = [Player(f"out{place}", (TEN,)) for place in range(15)]
    return AtCancellation((*left, *gone), prizes=(9_000, 5_400, 3_600))


@pytest.mark.clause("CO-53a", "CO-53b", "CO-52a", "CO-50b")
def test_before_the_money_fees_come_back_and_the_pool_goes_half_equally_and_half_by_chips() -> None:
    found = cancel(ROOM, before_the_money())
    assert (found.stage, found.from_pool, found.from_house, found.kept) == ("before_money", 18_000, 500, 0)
    shares = {row.player: row.cents for row in found.rows if row.reason == "pool_share"}
    assert shares == {"P1": 3_150, "P2": 4_050, "P3": 4_950, "P4": 5_850}
    fees = {row.player: row.cents for row in found.rows if row.reason == "fee_back"}
    assert fees == {"P1": 100, "P2": 200, "P3": 100, "P4": 100}
    assert [found.total_of(f"P{place}") for place in range(1, 5)] == [3_250, 4_250, 5_050, 5_950]
    assert not any(row.player.startswith("out") for row in found.rows), "who is out gets nothing"
    for row in found.rows:
        assert ("CO-53b" if row.reason == "pool_share" else "CO-53a") in row.clauses
    assert set(found.clauses) >= {"CO-50b", "CO-52a"}


@pytest.mark.clause("CO-53c")
def test_the_pool_of_a_freeroll_is_shared_although_nobody_paid_it() -> None:
    free = Bought(0, 0)
    players = [
        Player(f"P{place}", (free,), 1_000 * place, place, table=1 + place % 2) for place in range(1, 5)
    ]
    found = cancel(ROOM, AtCancellation(tuple(players), prizes=(6_000, 4_000), added=10_000))
    assert [found.total_of(f"P{place}") for place in range(1, 5)] == [1_750, 2_250, 2_750, 3_250]
    assert all("CO-53c" in row.clauses for row in found.rows) and found.kept == 0


def test_what_fills_up_a_guarantee_is_not_shared_before_the_money() -> None:
    found = cancel(ROOM, replace(before_the_money(), overlay=5_000))
    assert (found.from_pool, found.kept) == (18_000, 5_000)


@pytest.mark.clause("CO-54c", "CO-54a")
def test_at_the_final_table_the_prizes_not_yet_paid_go_by_icm() -> None:
    stacks = {"A": 5_000, "B": 3_000, "C": 2_000}
    left = [Player(player, (TEN,), stack, seat) for seat, (player, stack) in enumerate(stacks.items(), 1)]
    found = cancel(ROOM, AtCancellation((*left, Player("D", (TEN,))), prizes=(5_000, 3_000, 2_000)))
    assert found.stage == "final_table"
    shares = {row.player: row.cents for row in found.rows if row.reason == "pool_share"}
    assert shares == {"A": 3_839, "B": 3_275, "C": 2_886}
    assert [found.total_of(player) for player in "ABC"] == [3_939, 3_375, 2_986], "fees on top"
    assert all("CO-54a" in row.clauses for row in found.rows if row.reason == "fee_back")


def two_tables_in_the_money() -> AtCancellation:
    """Twelve left at two tables; prizes of 300.00 not yet paid, the lowest 10.00; X has a tenth of the chips."""
    others = [4_900] * 10 + [5_000]
    left = [Player("X", (TEN,), 6_000, seat=1)]
    left += [
        Player(f"P{place}", (TEN,), stack, 2 + place % 5, 1 + place // 6)
        for place, stack in enumerate(others)
    ]
    prizes = (8_000, 5_000, 3_500, 2_500, 2_000, 1_500, 1_500, 1_500, 1_500, 1_000, 1_000, 1_000, 700)
    assert sum(prizes[:12]) == 30_000 and sum(one.stack for one in left) == 60_000
    return AtCancellation((*left, Player("gone", (TEN,))), prizes=prizes)


@pytest.mark.clause("CO-54b", "CO-54a")
def test_in_the_money_before_the_final_table_each_gets_the_lowest_prize_and_a_part_by_chips() -> None:
    found = cancel(ROOM, two_tables_in_the_money())
    assert (found.stage, found.from_pool) == ("in_money", 30_000)
    shares = {row.player: row.cents for row in found.rows if row.reason == "pool_share"}
    assert shares["X"] == 2_800 and found.total_of("X") == 2_900
    assert all("CO-54b" in row.clauses for row in found.rows if row.reason == "pool_share")


@pytest.mark.clause("CO-54d")
def test_prizes_that_are_no_money_are_shared_as_money_at_face_value() -> None:
    left = [Player("A", (TEN,), 7_000, 1), Player("B", (TEN,), 3_000, 2)]
    found = cancel(ROOM, AtCancellation(tuple(left), prizes=(10_000, 10_000), in_kind=True))
    assert {row.player: row.cents for row in found.rows if row.reason == "pool_share"} == {
        "A": 10_000,
        "B": 10_000,
    }
    assert all("CO-54d" in row.clauses for row in found.rows if row.reason == "pool_share")


@pytest.mark.clause("CO-52b", "CO-37")
def test_before_the_start_everything_comes_back_in_the_way_it_was_paid() -> None:
    twice, by_ticket = Player("twice", (TEN, TEN)), Player("ticket", (replace(TEN, ticket="T-7"),))
    found = cancel(ROOM, AtCancellation((twice, by_ticket), begun=False))
    assert [(row.player, row.reason, row.cents, row.ticket) for row in found.rows] == [
        ("twice", "entry_back", 2_000, ""), ("ticket", "ticket_back", 0, "T-7"),
    ]  # fmt: skip
    assert all({"CO-52b", "CO-37"} <= set(row.clauses) for row in found.rows)


def hexapro(multiplier_tenths: int, stacks: dict[str, int], gone: tuple[str, ...] = ()) -> AtCancellation:
    rules = house("casinohuone").hexapro
    assert rules is not None
    pool, fee = pool_for(rules, 1_000, multiplier_tenths), fee_of(rules, 1_000)
    paid = (Bought(1_000 - fee, fee),)
    left = [Player(player, paid, stack, seat) for seat, (player, stack) in enumerate(stacks.items(), 1)]
    return AtCancellation(
        (*left, *[Player(player, paid) for player in gone]), prizes=pool.prizes, hexapro=True
    )


@pytest.mark.clause("CO-55a", "CO-55b")
@pytest.mark.parametrize(
    ("multiplier_tenths", "stacks", "gone", "shares"),
    [
        (100, {"A": 750, "B": 450, "C": 300}, (), {"A": 4_500, "B": 3_100, "C": 2_400}),
        (250, {"A": 750, "B": 450, "C": 300}, (), {"A": 10_438, "B": 7_942, "C": 6_620}),
        (250, {"A": 900, "B": 600}, ("C",), {"A": 12_830, "B": 10_170}),
        (100, {"A": 900, "B": 600}, ("C",), {"A": 5_800, "B": 4_200}),
    ],
)
def test_a_cancelled_hexapro_gives_the_fee_back_ten_percent_each_and_the_rest_by_icm(
    multiplier_tenths: int, stacks: dict[str, int], gone: tuple[str, ...], shares: dict[str, int]
) -> None:
    found = cancel(ROOM, hexapro(multiplier_tenths, stacks, gone))
    assert {row.player: row.cents for row in found.rows if row.reason == "pool_share"} == shares
    assert {row.player: row.cents for row in found.rows if row.reason == "fee_back"} == dict.fromkeys(
        stacks, 69
    )
    assert all(("CO-55b" if row.reason == "pool_share" else "CO-55a") in row.clauses for row in found.rows)


@pytest.mark.clause("CO-55c")
def test_each_who_is_left_gets_the_own_bounty_on_top() -> None:
    entry = Bought(400, 70, bounty=200)
    left = [Player("A", (entry,), 5_000, 1, bounty=300), Player("B", (entry,), 1_000, 2, bounty=200)]
    found = cancel(ROOM, AtCancellation((*left, Player("out", (entry,))), prizes=(800,)))
    bounties = [(row.player, row.cents, row.clauses) for row in found.rows if row.reason == "bounty_back"]
    assert bounties == [("A", 300, ("CO-55c",)), ("B", 200, ("CO-55c",))] and found.from_bounties == 500


@pytest.mark.parametrize("name", HOUSES)
def test_a_tournament_is_cancelled_once_and_not_behind_its_end(name: str) -> None:
    for late, code in ((replace(before_the_money(), cancelled=True), "already-cancelled"),
                       (replace(before_the_money(), over=True), "tournament-over")):  # fmt: skip
        with pytest.raises(Refused) as refused:
            cancel(policy(name), late)
        assert refused.value.code == code


@pytest.mark.clause("PF-6.12")
@pytest.mark.parametrize("name", ["pokerstars-live-fi", "pokerstars-live-no"])
def test_an_organiser_who_may_cancel_without_a_formula_has_a_default_that_says_so(name: str) -> None:
    found = cancel(policy(name), before_the_money())
    assert [found.total_of(f"P{place}") for place in range(1, 5)] == [3_250, 4_250, 5_050, 5_950]
    assert found.clauses == ("PF-6.12",) and policy(name).before_money.configured


@pytest.mark.parametrize("name", HOUSES)
def test_equal_remainders_go_to_the_larger_stack_and_then_to_the_lower_seat(name: str) -> None:
    one = Bought(5, 0)
    left = [Player("low", (one,), 100, seat=2), Player("high", (one,), 100, seat=7), Player("none", (one,))]
    found = cancel(policy(name), AtCancellation(tuple(left)))
    assert [(row.player, row.cents) for row in found.rows] == [("low", 8), ("high", 7)]


@given(
    st.sampled_from(HOUSES),
    st.lists(st.integers(1, 10**6), min_size=1, max_size=14),
    st.lists(st.integers(1, 10**7), max_size=20),
    st.integers(0, 10**6), st.integers(0, 10**6), st.integers(1, 3), st.integers(0, 30),
)  # fmt: skip
@settings(max_examples=150, deadline=None)
def test_no_cent_is_lost_or_made(
    name: str, stacks: list[int], prizes: list[int], added: int, overlay: int, tables: int, gone: int
) -> None:
    left = [Player(f"P{n}", (TEN,), stack, n, 1 + n % tables, bounty=n) for n, stack in enumerate(stacks)]
    out = [Player(f"out{n}", (TEN, TEN)) for n in range(gone)]
    ladder = tuple(sorted(prizes, reverse=True))
    found = cancel(policy(name), AtCancellation((*left, *out), ladder, added=added, overlay=overlay))
    if len(stacks) > len(ladder):
        assert found.from_pool + found.kept == 900 * (len(stacks) + 2 * gone) + added + overlay
    else:
        assert found.from_pool == sum(ladder[: len(stacks)]) and found.kept == 0
    assert found.from_house == 100 * len(stacks) and found.from_bounties == sum(one.bounty for one in left)
    assert sum(found.total_of(one.player) for one in left) == sum(row.cents for row in found.rows)
    assert all(row.cents > 0 and (row.clauses or name in HOUSES[1:3]) for row in found.rows)
