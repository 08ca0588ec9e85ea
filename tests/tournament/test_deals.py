"""Deals in running tournaments: all who are left agree, and everybody is paid once."""

from typing import Any

import pytest

from cardroom.rules import Refused, load_rulebook
from cardroom.rules.decisions import Payout
from cardroom.tournament.book import tournament_book
from cardroom.tournament.icm import icm_amounts
from cardroom.tournament.play.prize_deal_events import (
    DealAgreed,
    DealAnswered,
    DealAsked,
    DealProposed,
    DealWithdrawn,
)
from cardroom.tournament.play.tournament_commands import (
    AgreeToDeal,
    CancelTournament,
    PassTournamentTime,
    ProposeDeal,
    RefuseDeal,
)
from cardroom.tournament.results import Paid
from tests.tournament.playing import HOUSES, SitAndGo, begun

POOL = 10_000
PAYOUTS = (Payout(2, (5_000, 3_000, 2_000)),)


def deals(world: Any) -> dict[str, int]:
    return {one.player: one.cents for one in world.money if isinstance(one, Paid) and one.why == "deal"}


def three_left(name: str = "casinohuone", **changes: Any) -> SitAndGo:
    """Six have entered, three are out: three places are paid 5,000, 3,000 and 2,000."""
    world = begun(name, 6, pool=POOL, payouts=PAYOUTS, **changes)
    while world.tournament.state.left > 3:
        stacks = {seat.player: seat.stack for seat in world.table.seats.values()}
        by_stack = sorted(sorted(stacks), key=stacks.__getitem__)
        world.knock_out(by_stack[0], by_stack[-1])
    return world


def stacks_of(world: SitAndGo) -> dict[str, int]:
    found = {seat.player: seat.stack for seat in world.table.seats.values()}
    return dict(sorted(found.items(), key=lambda one: -one[1]))


@pytest.mark.clause("CK-T.33", "CH-8.27")
@pytest.mark.parametrize("name", HOUSES)
def test_a_deal_that_all_agree_to_is_paid_and_ends_the_tournament(name: str) -> None:
    world = three_left(name)
    stacks = stacks_of(world)
    one, other, third = stacks
    world.decide(ProposeDeal(third, "icm"))
    [told] = world.told(DealProposed)
    unit = 100 if name == "casino-kruh" else 1  # (CK-TH.4: whole crowns alone are paid)
    shares = icm_amounts(list(stacks.values()), [prize // unit for prize in (5_000, 3_000, 2_000)])
    assert list(told.amounts.values()) == [share * unit for share in shares]
    assert world.told(DealAsked)[0].player == third and told.amounts.keys() == stacks.keys()
    world.decide(AgreeToDeal(one))
    assert not world.tournament.is_over and deals(world) == {}, "one has not agreed yet"
    world.decide(AgreeToDeal(other))
    assert world.tournament.is_over and deals(world) == told.amounts and sum(deals(world).values()) == POOL
    last = {place.player: (place.place, place.prize) for place in world.finished[-3:]}
    assert last == {one: (1, 0), other: (2, 0), third: (3, 0)}, (
        "places by stacks, and all of it has been paid"
    )
    assert world.tournament.state.money.escrow == 0 and world.told(DealAgreed)[0].clauses


@pytest.mark.parametrize("method", ["icm", "chip_chop", "custom"])
def test_any_deal_is_compared_with_chips_and_with_what_stacks_are_worth(method: Any) -> None:
    world = three_left()
    stacks = stacks_of(world)
    own = dict(zip(stacks, (4_000, 3_500, 2_400), strict=True)) if method == "custom" else {}
    world.decide(ProposeDeal(next(iter(stacks)), method, 100, own))
    deal = world.tournament.state.deal
    assert deal is not None
    unpaid, chips = (4_900, 3_000, 2_000), sum(stacks.values())
    assert list(deal.by_icm.values()) == icm_amounts(list(stacks.values()), unpaid)
    assert all(abs(deal.by_chips[one] - (2_000 + 3_900 * stacks[one] / chips)) < 1 for one in stacks)
    assert (
        sum(deal.by_chips.values()) == sum(deal.by_icm.values()) == sum(deal.amounts_told.values()) == 9_900
    )
    measures = {"icm": deal.by_icm, "chip_chop": deal.by_chips, "custom": own}
    assert deal.amounts_told == measures[method] and deal.by_icm != deal.by_chips


def test_play_stops_for_a_deal_and_goes_on_when_one_refuses() -> None:
    world = three_left()
    one, other, third = stacks_of(world)
    world.deal()
    world.decide(ProposeDeal(one, "chip_chop"))
    assert world.told(DealProposed) == [], "a hand is played yet"
    with pytest.raises(Refused) as early:
        world.decide(AgreeToDeal(other))
    assert early.value.code == "no-deal-open"
    world.fold_out()
    [told] = world.told(DealProposed)
    assert sum(told.amounts.values()) == POOL and not world.table.ready_to_deal(world.now_ms)
    with pytest.raises(Refused) as twice:
        world.decide(ProposeDeal(other, "icm"))
    assert twice.value.code == "deal-open"
    world.decide(RefuseDeal(third))
    assert world.told(DealWithdrawn)[0].why == "refused" and not world.told(DealAnswered)[-1].agrees
    assert world.table.ready_to_deal(world.now_ms)
    with pytest.raises(Refused) as again:
        world.decide(ProposeDeal(one, "icm"))
    assert again.value.code == "deal-refused-just-now"
    world.deal()
    world.fold_out()
    world.now_ms += 5_000
    world.decide(ProposeDeal(other, "icm"))
    assert len(world.told(DealProposed)) == 2 and deals(world) == {}
    for late in (AgreeToDeal(one, told.until_ms), RefuseDeal(one, told.until_ms)):
        with pytest.raises(Refused) as over:
            world.decide(late)
        assert over.value.code == "deal-over", "an answer to the deal of before"
    world.decide(AgreeToDeal(one, world.told(DealProposed)[-1].until_ms))
    assert world.told(DealAnswered)[-1] == DealAnswered(one, True)


@pytest.mark.parametrize("name", HOUSES)
def test_nobody_stops_play_with_a_deal_hand_after_hand(name: str) -> None:
    world = three_left(name)
    one, other, third = stacks_of(world)
    for player in (third, other, one):  # each may, once
        world.decide(ProposeDeal(player, "icm"))
        world.decide(RefuseDeal(other if player != other else one))
        level = world.tournament.state.level
        world.deal()
        world.fold_out()
        if world.tournament.state.level != level:
            continue
        before = world.tournament.dump()
        with pytest.raises(Refused) as refused:
            world.decide(ProposeDeal(player, "icm"))
        assert refused.value.code == "deal-proposed-before" and world.tournament.dump() == before
    level = world.tournament.state.level
    while world.tournament.state.level == level:
        world.deal()
        world.fold_out()
    world.decide(ProposeDeal(third, "icm"))
    world.decide(RefuseDeal(one))
    world.knock_out(other, one)
    while world.tournament.state.left == 3:
        world.knock_out(other, one)
    if not world.tournament.is_over:
        world.decide(ProposeDeal(third, "icm"))
        assert world.tournament.state.deal is not None, "somebody is out: a deal is another one"


def test_a_house_may_let_a_deal_be_proposed_behind_each_hand() -> None:
    text = 'extends = "casinohuone"\nid = "club"\nname = "Club"\n[prize_deals]\n'
    book = load_rulebook(
        text + 'proposed_again = { value = "behind_a_hand", clauses = [], reading = "ours" }\n'
    )
    world = three_left()
    world.tournament.book = tournament_book(book, world.terms.game)  # type: ignore[misc]  # (another house with the same players)
    one, other, _ = stacks_of(world)
    for _ in range(3):
        world.decide(ProposeDeal(one, "icm"))
        world.decide(RefuseDeal(other))
        world.deal()
        world.fold_out()
    assert len(world.told(DealAsked)) == 3


def test_who_does_not_answer_in_time_does_not_agree_and_the_clock_stood() -> None:
    world = three_left(level_ms=600_000, level_hands=0, deal_seconds=45)
    one, other, _ = stacks_of(world)
    before = world.tournament.state.levels_ms
    world.decide(ProposeDeal(one, "icm"))
    world.decide(AgreeToDeal(other))
    assert world.tournament.due_ms() == world.now_ms + 45_000
    world.now_ms += 45_000
    world.decide(PassTournamentTime())
    assert world.told(DealWithdrawn)[0].why == "too_late" and deals(world) == {}
    after = world.tournament.state.levels_ms
    assert [late - early for early, late in zip(before[1:], after[1:], strict=True)] == [45_000] * (
        len(before) - 1
    )


def test_a_part_may_be_left_for_the_winner_and_is_played_for() -> None:
    world = three_left()
    one, other, third = stacks_of(world)
    with pytest.raises(Refused) as refused:
        world.decide(ProposeDeal(one, "icm", for_winner=2_001))
    assert refused.value.code == "too-much-for-winner"
    world.decide(ProposeDeal(one, "custom", 1_000, {one: 4_000, other: 3_000, third: 2_000}))
    world.decide(AgreeToDeal(other))
    world.decide(AgreeToDeal(third))
    assert deals(world) == {one: 4_000, other: 3_000, third: 2_000} and not world.tournament.is_over
    assert world.tournament.state.money.escrow == 1_000 and world.tournament.prizes() == (1_000, 0, 0)
    with pytest.raises(Refused):
        world.decide(ProposeDeal(one, "icm"))
    world.knock_out(third, one)
    world.knock_out(other, one)
    while not world.tournament.is_over:
        world.knock_out(other, one)
    assert {place.place: place.prize for place in world.finished[-3:]} == {3: 0, 2: 0, 1: 1_000}


def test_what_is_left_for_the_winner_is_shared_when_the_tournament_is_cancelled() -> None:
    world = three_left()
    one, other, third = stacks_of(world)
    world.decide(ProposeDeal(one, "custom", 999, {one: 4_001, other: 3_000, third: 2_000}))
    world.decide(AgreeToDeal(other))
    world.decide(AgreeToDeal(third))
    world.decide(CancelTournament("boss", "fire"))
    shares = [money.cents for money in world.money if isinstance(money, Paid) and money.why == "pool_share"]
    assert sum(shares) == 999 and world.tournament.state.money.escrow == 0


@pytest.mark.parametrize(
    ("code", "changes"), [("no-deals-here", {"deals": "none"}), ("no-deals-here", {"deals": "ladder"})]
)
@pytest.mark.clause("CH-8.27")
def test_the_house_may_pay_as_announced_all_the_same(code: str, changes: dict[str, Any]) -> None:
    world = three_left("casino-helsinki", **changes)
    with pytest.raises(Refused) as refused:
        world.decide(ProposeDeal(next(iter(stacks_of(world))), "icm"))
    assert refused.value.code == code and refused.value.clauses and world.tournament.state.deal is None


def test_nobody_who_is_out_proposes_or_agrees_and_amounts_come_to_what_there_is() -> None:
    world = three_left()
    stacks = stacks_of(world)
    out = next(player for player in world.tournament.state.entrants if player not in stacks)
    for wish in (ProposeDeal(out, "icm"), AgreeToDeal(out), RefuseDeal("nobody")):
        with pytest.raises(Refused) as refused:
            world.decide(wish)
        assert refused.value.code == "not-in-it"
    one, other, third = stacks
    with pytest.raises(Refused) as bad:
        world.decide(ProposeDeal(one, "custom", 0, {one: 5_000, other: 3_000, third: 2_001}))
    assert bad.value.code == "bad-deal" and world.tournament.state.deal is None
