"""What staff do with a table's charges and a house's bonus funds, kept with their reasons."""

from pathlib import Path

import pytest

from cardroom.ledger import accounts, audit
from cardroom.rules import house
from cardroom.table.events import TimeCharged
from cardroom.testing.whole_room import BOSS, TestRoom

KRUH = house("casino-kruh")
FUND = accounts.fund("casino-kruh", "straight-flush")


@pytest.mark.clause("CK-H.5")
def test_bonus_drops_fill_a_fund_and_staff_pay_from_it_once_and_no_more_than_it_holds(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=KRUH) as room:
        table = room.seat("holdem-nl-nl10/20", "Ann", "Bob", "Cid")
        room.deal(table)
        room.play(table)
        assert room.balances()[FUND] == 5_00
        funds = {one.fund: one.balance for one in room.run(room.room.staff_pages.overview(BOSS)).funds}
        assert funds == {"straight-flush": 5_00, "hi-lo": 0}
        manager, ann = room.person("Sue", role="admin"), room.person("Ann").id
        before = room.wallet("Ann")
        pay = room.room.payments.pay_from_fund
        for _ in range(2):
            room.run(pay(manager, "casino-kruh", "straight-flush", ann, 4_00, "a straight flush", "r1"))
        assert (room.wallet("Ann") - before, room.balances()[FUND]) == (4_00, 1_00)
        too_much = pay(manager, "casino-kruh", "straight-flush", ann, 2_00, "another one", "r2")
        assert room.refused(too_much).code == "money-refused"
        unknown = pay(manager, "casino-kruh", "jackpot", ann, 1, "no such thing", "r3")
        assert room.refused(unknown).code == "no-such-fund"
        records = room.run(room.room.staff_pages.records(BOSS)).records
        assert [(record.what.split()[0], record.reason) for record in records][:1] == [
            ("pay_from_fund", "a straight flush")
        ]
        assert audit(room.reader.entries(), room.balances()) == []


@pytest.mark.clause("CH-1.71", "CH-7.11")
def test_staff_charge_a_table_by_the_hour_and_the_ledger_has_it(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=house("casino-helsinki")) as room:
        table = room.seat("holdem-nl-nl200", "Ann", "Bob", "Cid", "Dan", "Eva")
        manager = room.person("Sue", role="admin")
        for what in ("rake", "jackpot"):
            room.run(room.room.staff.charge_by_time(manager, table, what, 3_600, "the players asked for it"))
        for name in ("Ann", "Bob", "Cid", "Dan", "Eva"):
            client = room.client(name)
            client.done(client.answer(table))
        room.client("Ann").watch(table)
        room.deal(table)
        room.play(table)
        room.restart()
        for name in ("Ann", "Bob", "Cid", "Dan", "Eva"):
            room.connect(name)
        rake, fund = (room.balances()[name] for name in (
            accounts.rake("casino-helsinki"), accounts.fund("casino-helsinki", "jackpot-collected")
        ))  # fmt: skip
        assert (rake, fund) == (5 * 12_00, 40_00)
        room.deal(table)
        room.play(table)
        assert room.balances()[accounts.rake("casino-helsinki")] == 5 * 12_00, "the hour is paid"
        assert not room.client("Ann").events(TimeCharged, table)
        assert audit(room.reader.entries(), room.balances()) == []
