"""Deals: what each would get, who must agree, and what each house pays by."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.rules import Refused, house
from cardroom.rules.decisions import PrizeDeals
from cardroom.tournament.deals.prize_deal import Method, Stack, is_reported, paid, propose

HOUSES = ("casinohuone", "casino-helsinki", "casino-kruh", "pokerstars-live-fi", "pokerstars-live-no")
LEFT = (Stack("A", 5_000), Stack("B", 3_000), Stack("C", 2_000))
PRIZES = (5_000, 3_000, 2_000)


def rules(name: str) -> PrizeDeals:
    found = house(name).prize_deals
    assert found is not None
    return found


def test_a_deal_by_icm_is_what_stacks_are_worth() -> None:
    deal = propose(rules("casinohuone"), "icm", LEFT, PRIZES)
    assert deal.amounts == {"A": 3_839, "B": 3_275, "C": 2_886} and deal.total == 10_000


def test_a_chip_chop_gives_all_the_lowest_prize_and_the_rest_by_chips() -> None:
    deal = propose(rules("casinohuone"), "chip_chop", LEFT, PRIZES)
    assert deal.amounts == {"A": 4_000, "B": 3_200, "C": 2_800}


def test_a_part_can_be_left_for_the_winner() -> None:
    deal = propose(rules("casinohuone"), "chip_chop", LEFT, PRIZES, for_winner=1_000)
    assert deal.amounts == {"A": 3_500, "B": 2_900, "C": 2_600} and (deal.for_winner, deal.total) == (
        1_000,
        10_000,
    )
    with pytest.raises(Refused, match="At most 2000 can be left"):
        propose(rules("casinohuone"), "icm", LEFT, PRIZES, for_winner=2_001)


def test_amounts_of_ones_own_come_to_the_prizes() -> None:
    own = {"A": 4_000, "B": 3_500, "C": 2_500}
    assert propose(rules("casinohuone"), "custom", LEFT, PRIZES, custom=own).amounts == own
    for wrong in ({**own, "A": 4_001}, {"A": 7_000, "B": 3_000}, {"A": 11_000, "B": -500, "C": -500}):
        with pytest.raises(Refused) as refused:
            propose(rules("casinohuone"), "custom", LEFT, PRIZES, custom=wrong)
        assert refused.value.code == "bad-deal"


@pytest.mark.parametrize(
    ("stacks", "prizes"), [(LEFT[:1], PRIZES), (LEFT, (0,)), (LEFT, (1, 2)), ((*LEFT, LEFT[0]), PRIZES)]
)
def test_where_there_is_nothing_to_share_there_is_no_deal(
    stacks: tuple[Stack, ...], prizes: tuple[int, ...]
) -> None:
    with pytest.raises(Refused) as refused:
        propose(rules("casino-kruh"), "icm", stacks, prizes)
    assert refused.value.code == "no-deal"


@pytest.mark.clause("CK-T.33")
def test_the_manager_may_pay_by_a_deal_of_all_or_by_the_ladder() -> None:
    own = rules("casino-kruh")
    deal = propose(own, "icm", LEFT, PRIZES)
    assert set(deal.amounts) == set("ABC") and "CK-T.33" in deal.clauses, "all who are left are in it"
    assert [paid(own, deal, staff=choice)[0] for choice in ("deal", "ladder")] == ["deal", "ladder"]


@pytest.mark.clause("CH-8.27")
def test_the_house_may_pay_by_its_ladder_in_spite_of_a_deal() -> None:
    own = rules("casino-helsinki")
    assert paid(own, propose(own, "icm", LEFT, PRIZES), staff="ladder") == ("ladder", ("CH-8.27",))
    assert not is_reported(own)


@pytest.mark.clause("PF-1.5")
@pytest.mark.parametrize("name", ["pokerstars-live-fi", "pokerstars-live-no"])
def test_a_deal_is_allowed_where_the_law_permits_it_and_is_reported_to_the_media(name: str) -> None:
    own = rules(name)
    deal = propose(own, "icm", LEFT, PRIZES)
    assert paid(own, deal) == ("deal", ("PF-1.5",)) and is_reported(own)
    with pytest.raises(Refused, match="law of this place"):
        paid(own, deal, forbidden_by_law=True)
    with pytest.raises(Refused, match="paid by the deal"):
        paid(own, deal, staff="ladder")


def test_where_the_document_is_silent_staff_decide() -> None:
    own = rules("casinohuone")
    assert paid(own, propose(own, "icm", LEFT, PRIZES), staff="ladder")[0] == "ladder" and own.allowed.reading


@given(
    st.sampled_from(HOUSES),
    st.sampled_from(["icm", "chip_chop"]),
    st.lists(st.integers(1, 10**6), min_size=2, max_size=9),
    st.lists(st.integers(1, 10**7), min_size=1, max_size=9),
    st.integers(0, 100),
)
@settings(max_examples=100, deadline=None)
def test_a_deal_is_all_of_the_prizes_and_leaves_nobody_below_the_lowest(
    name: str, method: Method, stacks: list[int], prizes: list[int], percent: int
) -> None:
    ladder = sorted(prizes, reverse=True)
    due = ladder[: len(stacks)]
    margin = due[0] - (due[1] if len(due) > 1 else 0)
    left = [Stack(f"P{place}", chips) for place, chips in enumerate(stacks)]
    deal = propose(rules(name), method, left, ladder, for_winner=margin * percent // 100)
    assert deal.total == sum(due) and len(deal.amounts) == len(stacks)
    least = due[-1] if len(due) == len(stacks) else 0
    assert min(deal.amounts.values()) >= min(least, due[0] - deal.for_winner)
