"""Cash for chips at a live desk in the house's books: what is sold, paid out, missing and taken, and a close to zero."""

import contextlib
import random
from pathlib import Path

import msgspec
import pytest

from cardroom.desk import desk_commands as do
from cardroom.desk import money_commands as of_money
from cardroom.desk.depth_commands import NoteHand, SetTableDepth
from cardroom.room.hosting.house import desk_of
from cardroom.room.live_desk.desk_showing import sheet_of
from cardroom.room.live_desk.drop_proposals import drop_proposal
from cardroom.rules import Refused
from cardroom.store.engines.store_location import audit_place
from tests.desk.live_evening import NL, PL, LiveEvening
from tests.desk.test_two_operators import any_act
from tests.room.live_desk.test_live_desks import HOUSE, DeskRoom

FLOOR, TILL, RAKE = f"floor:{desk_of(HOUSE)}", f"till:{HOUSE}", f"rake:{HOUSE}"


def books(at: DeskRoom) -> tuple[int, int, int]:
    balances = at.test.balances()
    assert sum(balances.values()) == 0
    return balances.get(FLOOR, 0), balances.get(TILL, 0), balances.get(RAKE, 0)


def test_an_evening_of_cash_closes_to_zero(tmp_path: Path) -> None:
    at = DeskRoom(tmp_path / "data")
    at.open()
    aino, bo = at.named("Aino"), at.named("Bo")
    at.act(do.SeatDown(table=1, seat=1, player=aino, stack=20_000))
    at.act(do.SeatDown(table=1, seat=2, player=bo, stack=20_000))
    assert books(at) == (40_000, 40_000, 0)
    at.act(of_money.CountDrop(table=1, box="7", cents=500, witness=at.other.id))
    assert books(at) == (40_000, 40_000, 0), "chips in a box are still out"
    at.act(do.LeaveDeskSeat(table=1, seat=1, stack=30_000))
    at.act(do.StartDeskBreak(table=1, seat=2))
    receipt = at.act(of_money.StoreStack(table=1, seat=2, stack=9_000, why="dinner"))
    at.act(do.LeaveDeskSeat(table=1, seat=2, stack=0))
    assert books(at) == (10_000, 10_000, 0)
    at.act(do.CloseDeskTable(table=1, drop=400, accepts_difference=True, why="one is missing"))
    assert books(at) == (9_900, 10_000, 0), "the missing chip is no more, its cash stays"
    at.act(do.PayStored(receipt=receipt))
    office = at.view(at.floor).office
    assert office is not None and office.sheet is not None
    sheet = office.sheet
    assert (sheet.sold, sheet.paid, sheet.cash, sheet.drop, sheet.difference) == (
        40_000,
        39_000,
        1_000,
        900,
        100,
    )
    assert sheet.cash == sheet.drop + sheet.jackpot + sheet.difference, "the evening comes to zero"
    at.act(do.CloseGamingDay())
    assert books(at) == (0, 1_000, 900)
    closed = at.owner.state.acts[-1].number
    at.test.restart()
    assert books(at) == (0, 1_000, 900)
    at.act(do.OpenGamingDay())
    assert at.refused(do.TakeBackAct(act=closed, why="x")).code == "day-stays-closed"
    at.test.close()
    assert audit_place(tmp_path / "data").findings == []


@pytest.mark.clause("CH-1.67")
def test_the_drop_of_a_told_pot_is_proposed_and_then_fits(tmp_path: Path) -> None:
    """The room says what the house takes; entered so the hand is taken, one more chip needs a reason."""
    at = DeskRoom(tmp_path / "data")
    at.open()
    for seat in range(1, 7):
        at.act(do.SeatDown(table=1, seat=seat, player=at.named(f"P{seat}"), stack=20_000))
    at.act(SetTableDepth(table=1, depth="hands"))
    desks = at.test.room.live_desks
    proposed = drop_proposal(desks, at.floor, HOUSE, 1, 19_000)
    assert proposed.cents == sum(one.cents for one in proposed.boxes) > 0
    assert "CH-1.67" in proposed.clauses and proposed.first_round < proposed.cents
    hand = NoteHand(table=1, winner=1, pot=19_000, drop=proposed.cents)
    with pytest.raises(Refused, match="at most"):
        at.act(msgspec.structs.replace(hand, drop=proposed.cents + 100))
    at.act(hand)
    assert next(one.fund for one in drop_proposal(desks, at.floor, HOUSE, 1, 0).boxes) == ""
    for who, table, code in ((at.floor, 9, "no-such-live-table"), (at.test.person("Pat", 0), 1, "not-staff")):
        with pytest.raises(Refused) as refused:
            drop_proposal(desks, who, HOUSE, table, 0)
        assert refused.value.code == code
    with pytest.raises(Refused) as foreign:
        at.act(of_money.CountDrop(table=1, box="7", cents=500, witness=at.other.id, fund="straight-flush"))
    assert foreign.value.code == "no-such-box"


def test_a_counter_act_takes_cash_and_figures_back(tmp_path: Path) -> None:
    at = DeskRoom(tmp_path / "data")
    at.open()
    seated = at.act(do.SeatDown(table=1, seat=1, player=at.named("Aino"), stack=20_000))
    at.act(do.TakeBackAct(act=seated, why="the wrong seat"))
    office = at.view(at.floor).office
    assert office is not None and office.sheet is not None
    assert books(at) == (0, 0, 0) and (office.sheet.sold, office.sheet.paid) == (0, 0)
    at.test.close()


@pytest.mark.parametrize("seed", range(8))
def test_the_sheet_comes_to_zero_whatever_was_done(seed: int) -> None:
    chance, at = random.Random(seed), LiveEvening(tables=(NL, PL))
    for _ in range(150):
        at.at += 1
        with contextlib.suppress(Refused):
            at.act(any_act(chance, "Kai"), chance.randrange(100))
        sheet = sheet_of(at.state)
        at_tables = sum(cents for place, cents in at.state.chips.items() if place.startswith("table:"))
        kept = sheet.drop + sheet.jackpot + sheet.difference + sheet.others
        assert sheet.cash == sheet.sold - sheet.paid == kept + at_tables
    assert at.state.flows


def test_found_chips_came_without_cash(tmp_path: Path) -> None:
    at = DeskRoom(tmp_path / "data")
    at.open()
    at.act(do.CloseDeskTable(table=1, drop=300, accepts_difference=True, why="found under the table"))
    assert books(at) == (300, 0, 0)
    at.act(do.CloseGamingDay())
    assert books(at) == (0, 0, 300)
    at.test.close()
