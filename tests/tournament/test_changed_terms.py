"""What staff change of what was announced is told to all; nobody who has entered pays more, and the way out is open."""

from typing import Any

import pytest
from msgspec.structs import replace

from cardroom.rules import Refused, house
from cardroom.tournament.hexapro.hexapro_terms import hexapro_terms, rules_of
from cardroom.tournament.play.terms_events import (
    BreakingOrderChanged,
    EntriesChanged,
    FeeChanged,
    GuaranteeChanged,
    StartChanged,
)
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import (
    ChangeBreakingOrder,
    ChangeEntries,
    ChangeFee,
    ChangeGuarantee,
    ChangeLevels,
    ChangeStart,
    PassTournamentTime,
    Register,
    StaffCommand,
    StartTournament,
    Unregister,
)
from cardroom.tournament.play.tournament_events import LevelsChanged, PrizesSettled, StaffActed
from cardroom.tournament.results import HouseKept, HousePaid, Paid
from cardroom.tournament.tables.tournament_table import check_terms
from cardroom.tournament.tickets.ticket import Ticket
from cardroom.tournament.tournament_terms import NOBODY_WITHDRAWS, AddOn, Rebuys, Shootout
from tests.tournament.playing import World, terms

HOUR_MS = 3_600_000
WHY = ("Kari", "the hall is let")
HOUSE = "casinohuone"


def entered(players: int = 3, of: str = HOUSE, **changes: Any) -> World:
    world = World(terms(of, **({"starts_ms": HOUR_MS, "buy_in": 900, "fee": 100} | changes)))
    for lot in range(players):
        world.decide(Register(f"P{lot}", lot))
    return world


def refused(world: World, command: Any) -> Refused:
    before = world.tournament.dump()
    with pytest.raises(Refused) as found:
        world.decide(command)
    assert world.tournament.dump() == before
    return found.value


def paid(world: World) -> list[tuple[str, int, str]]:
    return [(one.player, one.cents, one.why) for one in world.money if isinstance(one, Paid)]


def again(world: World) -> Tournament:
    """The tournament as it is loaded from what was dumped, by the terms that were announced."""
    loaded = Tournament(world.terms, world.book)
    loaded.load(world.tournament.dump())
    return loaded


@pytest.mark.clause("CO-26b", "CO-27b", "CO-34b", "CO-39b", "CO-45b")
def test_each_change_of_what_was_announced_is_told_with_the_clauses_that_allow_it() -> None:
    world = entered()
    levels = world.terms.levels[:5]
    told: list[tuple[StaffCommand, type[Any], dict[str, object]]] = [
        (ChangeStart(*WHY, 2 * HOUR_MS), StartChanged, {"starts_ms": 2 * HOUR_MS}),
        (ChangeLevels(*WHY, levels), LevelsChanged, {"levels": levels}),
        (ChangeEntries(*WHY, 3), EntriesChanged, {"until_level": 3}),
        (ChangeFee(*WHY, 200), FeeChanged, {"fee": 200, "before": 100}),
        (ChangeGuarantee(*WHY, 9_000), GuaranteeChanged, {"guarantee": 9_000, "before": 0}),
    ]
    for command, kind, says in told:
        world.decide(command)
        event = world.told(kind)[-1]
        assert {name: getattr(event, name) for name in says} == says
        assert set(event.clauses) >= {"CO-26b", "CO-27b", "CO-34b", "CO-39b", "CO-45b"}
        assert (world.told(StaffActed)[-1].by, world.told(StaffActed)[-1].reason) == WHY
    assert world.tournament.starts_ms == 2 * HOUR_MS and world.tournament.late_levels == 3
    assert (world.tournament.terms.fee, world.tournament.terms.guarantee) == (200, 9_000)


@pytest.mark.clause("CH-8.7", "CH-8.48")
def test_levels_and_the_breaking_order_change_during_a_tournament_of_casino_helsinki() -> None:
    world = World(terms("casino-helsinki", seats=4)).started(11)
    world.decide(ChangeLevels(*WHY, world.terms.levels[:4]))
    assert world.told(LevelsChanged)[-1].clauses == ("CH-8.7",)
    world.decide(ChangeBreakingOrder(*WHY, (2, 1, 3)))
    assert world.told(BreakingOrderChanged)[-1].tables == (2, 1, 3)
    assert "CH-8.48" in world.told(BreakingOrderChanged)[-1].clauses


@pytest.mark.clause("CO-39b")
@pytest.mark.parametrize("withdrawal", [300, NOBODY_WITHDRAWS])
def test_a_fee_that_rises_is_for_entries_to_come_and_who_has_entered_may_withdraw_until_the_start(
    withdrawal: int,
) -> None:
    world = entered(withdrawal_seconds=withdrawal)
    world.now_ms = HOUR_MS - 60_000
    assert refused(world, Unregister("P0")).code in ("withdrawal-over", "no-withdrawal")
    world.decide(ChangeFee(*WHY, 250))
    assert paid(world) == [] and world.tournament.state.money.escrow == 3_000, "nobody pays more"
    assert world.tournament.price(Register("late", 9)) == again(world).price(Register("late", 9)) == 1_150
    world.decide(Register("late", 9))
    assert [world.tournament.has_way_out(one) for one in ("P0", "late", "nobody")] == [True, False, False]
    assert again(world).has_way_out("P1")
    world.decide(Unregister("P0"))
    assert paid(world) == [("P0", 1_000, "entry_back")], "what was paid comes back"
    assert refused(world, Unregister("late")).code in ("withdrawal-over", "no-withdrawal")
    world.now_ms = HOUR_MS
    world.decide(PassTournamentTime())
    assert refused(world, Unregister("P1")).code == "begun-already" and not world.tournament.has_way_out("P1")
    kept = [one.cents for one in world.money if isinstance(one, HouseKept) and one.why == "fee"]
    assert kept == [100 + 100 + 250]


@pytest.mark.clause("CO-39b")
def test_what_a_fee_falls_by_comes_back_at_once_but_for_a_ticket_s() -> None:
    world = entered(2)
    world.decide(Register("won", 7, Ticket("k1", "won", 1_000)))
    world.decide(ChangeFee(*WHY, 40))
    assert paid(world) == [("P0", 60, "fee_back"), ("P1", 60, "fee_back")]
    assert world.tournament.state.money.escrow == 1_940 + 940
    assert not world.tournament.has_way_out("P0")
    world.decide(ChangeFee(*WHY, 0))
    assert paid(world)[2:] == [("P0", 40, "fee_back"), ("P1", 40, "fee_back")]
    world.decide(Unregister("P0"))
    assert paid(world)[4:] == [("P0", 900, "entry_back")]
    world.decide(StartTournament())
    assert [one.cents for one in world.money if isinstance(one, HouseKept)] == [100], "the fee of the ticket"


def test_a_ticket_to_the_tournament_pays_its_entry_whatever_the_fee_has_become() -> None:
    for fee in (0, 100, 250):
        world = entered(2)
        if fee != 100:
            world.decide(ChangeFee(*WHY, fee))
        world.decide(Register("won", 7, Ticket("k1", "won", 1_000, "t1")))
        assert world.tournament.state.money.escrow == 1_000 + 2 * (900 + min(fee, 100)), "no more and no less"
        elsewhere = Register("other", 8, Ticket("k2", "other", 1_000, ""))
        if fee != 100:
            assert refused(world, elsewhere).code == "ticket-elsewhere"


@pytest.mark.clause("CO-45b")
def test_a_guarantee_that_rises_is_paid_and_one_that_falls_opens_the_way_out() -> None:
    world = entered(4, guarantee=5_000, withdrawal_seconds=NOBODY_WITHDRAWS)
    world.decide(ChangeGuarantee(*WHY, 4_000))
    assert all(world.tournament.has_way_out(f"P{number}") for number in range(4))
    world.decide(Unregister("P3"))
    world.decide(ChangeGuarantee(*WHY, 6_000))
    world.now_ms = HOUR_MS
    world.decide(PassTournamentTime())
    assert world.told(PrizesSettled)[0].overlay == 6_000 - 3 * 900
    assert [one.cents for one in world.money if isinstance(one, HousePaid)] == [6_000 - 3 * 900]
    assert refused(world, ChangeGuarantee(*WHY, 7_000)).code == "entries-closed", "the prizes stand"


def test_a_guarantee_rises_while_players_enter_and_falls_no_more() -> None:
    world = entered(4, guarantee=5_000, late_levels=3)
    world.now_ms = HOUR_MS
    world.decide(PassTournamentTime())
    assert refused(world, ChangeGuarantee(*WHY, 4_000)).code == "begun-already"
    world.decide(ChangeGuarantee(*WHY, 8_000))
    assert world.tournament.prize_pool() == again(world).prize_pool() == 8_000
    assert refused(world, ChangeFee(*WHY, 0)).code == "begun-already"


def test_what_cannot_be_changed_so_is_refused() -> None:
    world = entered()
    assert refused(world, ChangeFee(*WHY, 100)).code == "same-as-before"
    assert refused(world, ChangeGuarantee(*WHY, 0)).code == "same-as-before"
    for wrong in (ChangeFee(*WHY, -1), ChangeGuarantee(*WHY, 10**13)):
        assert refused(world, wrong).code == "wrong-amount"
    for silent in (ChangeFee("Kari", " ", 5), ChangeGuarantee("", "x", 5)):
        assert refused(world, silent).code == "no-reason"


@pytest.mark.clause("CO-38b")
def test_a_freeroll_may_ask_for_more_than_money() -> None:
    world = entered(0, buy_in=0, fee=0, condition="I live in Helsinki", invited=("P1", "P2"))
    nobody = refused(world, Register("P0", 0, agrees=True))
    assert nobody.code == "not-invited" and "CO-38b" in nobody.clauses
    silent = refused(world, Register("P1", 1))
    assert silent.code == "condition-not-confirmed" and "CO-38b" in silent.clauses
    assert silent.arguments["condition"] == "I live in Helsinki"
    world.decide(Register("P1", 1, agrees=True))
    assert list(world.tournament.state.entrants) == ["P1"]
    with pytest.raises(Refused) as dear:
        check_terms(world.book, terms(HOUSE, buy_in=100, condition="I live in Helsinki"))
    assert dear.value.code == "condition-not-free"


@pytest.mark.clause("CO-27b", "CH-8.7")
@pytest.mark.parametrize("of", [HOUSE, "casino-helsinki"])
@pytest.mark.parametrize("count", [2, 5, 8])
def test_levels_that_are_changed_before_the_start_are_those_that_are_played(of: str, count: int) -> None:
    levels = (*terms(of).levels, *terms(of).levels[-1:] * 8)[:count]
    levels = tuple([replace(one, level=number) for number, one in enumerate(levels, 1)])
    announced = {"levels": terms(of).levels[:5], "lengths_ms": (60_000,) * 5, "level_ms": 60_000, "most": 6}
    world = entered(3, of, **announced)
    world.decide(ChangeLevels(*WHY, levels, 120_000))
    world.now_ms = HOUR_MS
    world.decide(PassTournamentTime())
    begun = world.tournament.state.levels_ms[:count]
    assert begun == tuple([HOUR_MS + 120_000 * number for number in range(count)])
    for number in range(count):
        world.now_ms = HOUR_MS + 120_000 * number
        world.decide(PassTournamentTime())
        assert world.tournament.state.level == number + 1
    assert world.tournament.level_seconds(1) == 120, "as it is shown"


def test_the_structure_keeps_the_levels_until_whose_end_players_enter_or_buy() -> None:
    few = terms(HOUSE).levels[:2]
    for changes in (
        {"late_levels": 3}, {"rebuys": Rebuys(500, 900, 3)}, {"add_on": AddOn(500, 900), "rebuys": Rebuys(500, 900, 3)},
    ):  # fmt: skip
        world = entered(3, most=6, **changes)
        assert refused(world, ChangeLevels(*WHY, few)).code == "no-such-level"
        world.decide(ChangeLevels(*WHY, terms(HOUSE).levels[:3]))
    world = entered(3, most=6, late_levels=1)
    world.decide(ChangeEntries(*WHY, 3))
    assert refused(world, ChangeLevels(*WHY, few)).code == "no-such-level"
    world.decide(ChangeEntries(*WHY, 2))
    world.decide(ChangeLevels(*WHY, few))


def test_nobody_is_let_in_late_or_promised_more_where_the_kind_of_tournament_has_none_of_it() -> None:
    world = entered(8, seats=4, shootout=Shootout())
    assert refused(world, ChangeEntries(*WHY, 3)).code == "bad-shootout"
    price = rules_of(house(HOUSE)).buy_ins.value[0].buy_in_cents
    world = World(hexapro_terms(house(HOUSE), "x", price))
    for command in (ChangeEntries(*WHY, 1), ChangeFee(*WHY, 8), ChangeGuarantee(*WHY, 500_000)):
        assert refused(world, command).code == "no-such-buy-in"
