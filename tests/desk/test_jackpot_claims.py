"""Jackpot claims at live tables: two approvals, shares to the cent, an earlier hand first, the fund made up."""

from dataclasses import replace

import pytest

from cardroom.desk import desk_commands as do
from cardroom.desk import money_commands as of_money
from cardroom.desk.kept_records import JackpotClaim
from tests.desk.live_evening import KRUH, NL, LiveEvening

SIX = {"losers": ("A",), "winners": ("B",), "others": ("C", "D", "E", "F")}
READ = {"A": "Ah As Ad Ac Ks", "B": "5h 6h 7h 8h 9h"}


def evening(fund: int = 100_000) -> LiveEvening:
    at = LiveEvening(tables=(NL, NL))
    at.act(of_money.TopUpJackpot(cents=fund, why="to begin with"))
    return at


def claim(at: LiveEvening, table: int = 1, hand: int = 5, began: int = 0) -> int:
    began = began or at.now_ms - 60_000
    asked = of_money.ClaimJackpot(table=table, hand=hand, began_ms=began, category=1, cards=READ, **SIX)
    return at.act(asked).number


@pytest.mark.clause("CH-7.15", "CH-7.17")
def test_two_approve_and_each_signs_for_the_share_of_the_houses_table() -> None:
    at = evening()
    number = claim(at)
    assert at.refused(of_money.PayShare(claim=number, player="A")).code == "not-approved"
    at.act(of_money.ApproveClaim(claim=number, by="Kai"))
    assert at.refused(of_money.ApproveClaim(claim=number, by="Kai")).code == "approved-already"
    at.act(of_money.ApproveClaim(claim=number, by="Mia"))
    (found,) = at.state.kept(JackpotClaim)
    assert found.shares == {"A": 40_000, "B": 20_000, "C": 5_000, "D": 5_000, "E": 5_000, "F": 5_000}
    assert found.approved_by == ("Kai", "Mia")
    assert at.refused(of_money.RejectClaim(claim=number, why="x")).code == "approved-already"
    assert at.refused(of_money.PayShare(claim=number, player="G")).code == "no-share"
    for player in found.shares:
        last = at.act(of_money.PayShare(claim=number, player=player))
    assert at.state.chips["jackpot"] == 100_000, "20,000 are left, and the house makes 100,000 of it"
    assert "CH-7.17" in last.clauses and at.state.kept(JackpotClaim)[0].closed_ms
    at.act(do.TakeBackAct(act=last.number, why="not signed"))
    assert at.state.kept(JackpotClaim)[0].paid == ("A", "B", "C", "D", "E")


@pytest.mark.parametrize("approvals", [1, 2, 3])
def test_as_many_approve_as_the_house_asks_for(approvals: int) -> None:
    at = evening()
    rules = at.book.jackpot
    assert rules is not None
    at.book = replace(at.book, jackpot=replace(rules, approvals=replace(rules.approvals, value=approvals)))
    number = claim(at)
    for by in ("Kai", "Mia", "Ola")[:approvals]:
        assert not at.state.kept(JackpotClaim)[0].shares
        done = at.act(of_money.ApproveClaim(claim=number, by=by))
        assert "CH-1.72" in done.clauses
    assert at.state.kept(JackpotClaim)[0].shares


def test_the_hand_that_began_earlier_comes_first_and_the_other_shares_what_is_left() -> None:
    at = evening()
    late = claim(at, began=at.now_ms - 10_000)
    early = claim(at, table=2, began=at.now_ms - 20_000)
    refused = at.refused(of_money.ApproveClaim(claim=late, by="Kai"))
    assert (refused.code, refused.arguments["number"]) == ("earlier-claim-first", early)
    for number in (early, late):
        for by in ("Kai", "Mia"):
            at.act(of_money.ApproveClaim(claim=number, by=by))
    first, second = (
        next(one for one in at.state.kept(JackpotClaim) if one.number == n) for n in (early, late)
    )
    assert (sum(first.shares.values()), sum(second.shares.values())) == (80_000, 16_000)


@pytest.mark.clause("CH-7.10")
def test_what_was_collected_today_is_no_part_of_the_fund_until_the_day_closes() -> None:
    at = evening(1_000)
    at.sit("A", 1, 1)
    at.act(of_money.DropToJackpot(table=1, cents=600, witness="Mia"))
    assert (at.state.chips["jackpot"], at.state.chips["jackpot_today"]) == (1_000, 600)
    at.act(do.LeaveDeskSeat(table=1, seat=1, stack=19_400))
    for table in (1, 2):
        at.act(do.CloseDeskTable(table=table))
    at.act(do.CloseGamingDay())
    assert (at.state.chips["jackpot"], at.state.chips["jackpot_today"]) == (1_600, 0)


def test_a_claim_is_read_once_with_all_who_were_there() -> None:
    at = evening()
    good = {"table": 1, "hand": 5, "began_ms": at.now_ms - 1, "category": 1}
    for wrong, code in (
        ({"cards": {"A": "As"}, **SIX}, "hand-not-read"),
        ({"cards": READ, **SIX, "others": ("A", "C", "D", "E")}, "person-twice"),
        ({"cards": READ, **SIX, "others": ("C",)}, "no-such-payout"),
        ({"cards": READ, **SIX, "began_ms": at.now_ms + 1}, "claim-in-the-future"),
    ):
        assert at.refused(of_money.ClaimJackpot(**(good | wrong))).code == code
    number = claim(at)
    assert at.refused(of_money.ClaimJackpot(**good, cards=READ, **SIX)).code == "claimed-already"
    assert at.refused(of_money.RejectClaim(claim=number)).code == "reason-missing"
    at.act(of_money.RejectClaim(claim=number, why="the kicker was low"))
    claim(at)


def test_kruh_has_no_jackpot() -> None:
    at = LiveEvening("casino-kruh", (KRUH,))
    assert at.refused(of_money.TopUpJackpot(cents=1, why="x")).code == "no-jackpot-here"
