"""Bounties: who wins one, how it is split, and what stays on the winner's own head."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardroom.rules import house
from cardroom.rules.decisions import Bounties
from cardroom.tournament.bounties.knockout import (
    PotWon,
    bet_with_bounty_chip,
    eliminators,
    last_bounty,
    share_bounty,
)
from cardroom.tournament.prizes.fees import Price

HELSINKI = "casino-helsinki"
HOUSES = ("casinohuone", HELSINKI, "casino-kruh", "pokerstars-live-fi", "pokerstars-live-no")


def rules(name: str = HELSINKI) -> Bounties:
    found = house(name).bounties
    assert found is not None
    return found


@pytest.mark.clause("CH-8.20")
def test_whoever_wins_a_players_last_chips_gets_the_bounty() -> None:
    main, side = PotWon(frozenset("ABC"), ("A",)), PotWon(frozenset("BC"), ("B",))
    assert eliminators([main, side], "C") == ("B",), "C's last chips lay in the side pot"
    [won] = share_bounty(rules(), 20_000, eliminators([main, side], "C"))
    assert (won.player, won.kept, won.onto_own, won.clauses) == ("B", 20_000, 0, ("CH-8.20",))
    short = PotWon(frozenset("ABC"), ("A",)), PotWon(frozenset("AB"), ("B",))
    assert eliminators(short, "C") == ("A",)
    assert last_bounty(rules(), "B", 20_000).kept == 20_000


@pytest.mark.clause("CH-8.22")
def test_a_split_pot_divides_bounty_chips_and_the_odd_one_goes_to_the_next_after_the_button() -> None:
    won = share_bounty(rules(), 500, ("B", "E"), chip=100)
    assert [(one.player, one.kept) for one in won] == [("B", 300), ("E", 200)]
    assert all("CH-8.22" in one.clauses for one in won)
    assert [one.kept for one in share_bounty(rules(), 100, ("B", "E"), chip=100)] == [100, 0], (
        "no chip is broken"
    )


@pytest.mark.clause("CH-8.23")
def test_a_progressive_bounty_leaves_its_part_on_the_winners_own_head() -> None:
    entry = Price(pool=40_000, bounty=20_000, fee=7_000)
    assert (entry.whole, entry.pool, entry.bounty, entry.fee) == (67_000, 40_000, 20_000, 7_000)
    [won] = share_bounty(rules(), entry.bounty, ("A",), progressive=True)
    assert (won.onto_own, won.kept) == (10_000, 10_000) and "CH-8.23" in won.clauses
    [grown] = share_bounty(rules(), entry.bounty + won.onto_own, ("B",), progressive=True)
    assert (grown.onto_own, grown.kept) == (15_000, 15_000), "half of the grown bounty"


@pytest.mark.clause("CH-8.21")
def test_betting_a_bounty_chip_is_all_in() -> None:
    assert bet_with_bounty_chip(rules(), 7_450) == (7_450, ("CH-8.21",))


@given(
    st.sampled_from(HOUSES),
    st.integers(0, 500),
    st.sampled_from([1, 25, 100]),
    st.integers(1, 5),
    st.booleans(),
)
def test_no_chip_of_a_bounty_is_lost_or_broken(
    name: str, chips: int, chip: int, winners: int, on: bool
) -> None:
    won = share_bounty(rules(name), chips * chip, tuple("ABCDE"[:winners]), chip=chip, progressive=on)
    assert sum(one.whole for one in won) == chips * chip
    assert all(one.kept % chip == one.onto_own % chip == 0 and one.kept >= one.onto_own for one in won)
    assert max(one.whole for one in won) - min(one.whole for one in won) <= chip
    assert [one.whole for one in won] == sorted([one.whole for one in won], reverse=True)
