"""The staff's part of a price from the desk to the books: told, on the receipt, repaid, and in an account of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from cardroom.ledger import accounts
from cardroom.room.lobby.charges_told import charges_told
from cardroom.room.tournaments.booking import STAFF_PART
from cardroom.room.tournaments.public_view import page_of, row_of
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.live.live_acts import OutTold, TellClear, TellOut
from cardroom.tournament.prizes.fees import StaffPart
from cardroom.tournament.tournament_terms import Rebuys
from tests.room.tournaments.played import BUY_IN, CUP, FEE, is_on
from tests.room.tournaments.test_live_hosted import carry_out, hall, live_room, tell
from tests.room.tournaments.test_registration import GUESTS, look, sell, till

HOUSE = "casino-helsinki"
BESIDE = StaffPart(300, "pool", "beside_fee", "house")
"""3 % of the pool's part, beside the fee."""
WITHIN = StaffPart(2_550, "fee", "within_fee", "staff")
"""25.5 % of the fee, rounded up."""


def balance(room: TestRoom, account: str) -> int:
    return room.room.services.ledger.balance(account)


def parts(room: TestRoom) -> tuple[int, int]:
    """What the house and its staff have."""
    return balance(room, accounts.rake(HOUSE)), balance(room, accounts.fund(HOUSE, STAFF_PART))


@pytest.mark.parametrize(
    ("part", "price", "fee", "staff"), [(WITHIN, 1_000, 100, 26), (BESIDE, 1_027, 127, 27)]
)
def test_what_is_told_is_what_is_paid_and_the_staff_have_their_part_at_the_end(
    tmp_path: Path, part: StaffPart, price: int, fee: int, staff: int
) -> None:
    with live_room(tmp_path, seats=6, staff=part) as room:
        [told] = look(room).prices
        assert (told.pool, told.fee, told.staff, told.cents) == (BUY_IN, fee, staff, price)
        found = room.room.tournaments.found(CUP)
        assert found is not None
        row, no_tables = row_of(found), cast(Any, None)
        assert (row.price, row.fee, row.staff) == (price, fee, staff)
        charged = charges_told(found.book, 0, (), no_tables, (), (row,), ()).announced
        assert [(one.price, one.fee, one.staff) for one in charged] == [(price, fee, staff)]
        players = [sell(room, name, cents=price) for name in GUESTS]
        assert {(one.fee, one.staff, one.cents) for one in look(room).receipts} == {(fee, staff, price)}
        assert parts(room) == (0, 0)
        room.run(room.room.tournaments.start(BOSS, CUP))
        room.settle()
        carry_out(room)
        assert parts(room) == (4 * (fee - staff), 0), "theirs may have to be repaid yet"
        room.restart()
        for loser in players[:3]:
            tell(room, TellOut(outs=(OutTold(loser, 0, "", (players[3],)),)))
            carry_out(room)
            if is_on(room):
                tell(room, TellClear())
                carry_out(room)
        assert parts(room) == (4 * (fee - staff), 4 * staff)
        assert balance(room, accounts.escrow(CUP)) == 0 == room.room.services.ledger.trial_balance()


@pytest.mark.parametrize("part", [WITHIN, BESIDE])
def test_an_entry_taken_back_and_an_event_called_off_repay_it(tmp_path: Path, part: StaffPart) -> None:
    with live_room(tmp_path, seats=6, staff=part) as room:
        [told] = look(room).prices
        players = [sell(room, name, cents=told.cents) for name in GUESTS]
        room.run(room.room.registration.withdraw(BOSS, CUP, players[0], "ill"))
        room.settle()
        assert [one.cents for one in look(room).vouchers] == [told.cents]
        room.run(room.room.tournaments.start(BOSS, CUP))
        room.settle()
        carry_out(room)
        dry = room.room.tournaments.cancellation(BOSS, CUP)
        assert (dry.from_house, dry.from_staff) == (3 * (told.fee - told.staff), 3 * told.staff)
        room.run(room.room.tournaments.cancel(BOSS, CUP, "the hall is flooded"))
        room.settle()
        assert parts(room) == (0, 0), "all of it came back"
        assert sum(one.cents for one in look(room).vouchers) == 4 * told.cents == till(room)
        assert balance(room, accounts.escrow(CUP)) == 0 == room.room.services.ledger.trial_balance()


def test_rebuys_have_a_part_of_their_own_and_without_one_nothing_is_said(tmp_path: Path) -> None:
    rebuys: dict[str, Any] = {"rebuys": Rebuys(500, 1_000, 3, fee=101), "late_levels": 3}
    with live_room(tmp_path / "with", seats=6, staff=WITHIN, **rebuys) as room:
        assert {one.sale: one.staff for one in look(room).prices} == {"entry": 26, "rebuy": 26}
        found = room.room.tournaments.found(CUP)
        assert found is not None and [one.staff for one in page_of(found, "").sales] == [26]
    with live_room(tmp_path / "without", seats=6, **rebuys) as room:
        assert {one.staff for one in look(room).prices} == {0} and look(room).prices[0].fee == FEE
        assert hall(room).tournament == CUP
