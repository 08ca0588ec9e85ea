"""The page of jackpots: its figures are the ledger's, its hits are those that were paid."""

from __future__ import annotations

from pathlib import Path

from cardroom.ledger import accounts
from cardroom.room.lobby.jackpots_told import jackpots_told
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.cash_seat_answers import JackpotBody
from cardroom.rules import house
from cardroom.rules.book_loading import load_rulebook
from cardroom.testing.whole_room import TestRoom
from tests.room.lobby.test_jackpots import COLLECTED, DAY, EASY, FIVE, FUND


def told(room: TestRoom) -> tuple[JackpotBody, ...]:
    services = room.room.services
    return room.run(jackpots_told(room.room.jackpots, services.store, services.outbox)).jackpots


def test_the_figures_of_the_page_are_the_ledgers_accounts_through_drop_hit_and_day(tmp_path: Path) -> None:
    path = tmp_path / "easy.toml"
    path.write_text(EASY)
    with TestRoom(tmp_path / "room", book=load_rulebook(path)) as room:
        hits = 0
        table = room.seat("omaha-pl-pl200", *FIVE)
        for _ in range(8):
            room.deal(table)
            room.play(table)
            [one] = told(room)
            kept = room.balances_kept()
            assert (one.fund, one.collected) == (kept.get(FUND, 0), kept.get(COLLECTED, 0))
            paid = room.client("Ann").all(to_client.JackpotPaid)
            hits = len(paid)
            assert [(row.total, row.fund, row.category) for row in one.paid] == [
                (message.total, message.fund, message.category) for message in reversed(paid)
            ]
            assert all(row.table == room.table(table).terms.name and row.players == 5 for row in one.paid)
        assert hits > 1 and one.collected > 0
        room.wait(seconds=DAY)
        [after] = told(room)
        kept = room.balances_kept()
        assert (after.fund, after.collected) == (kept[FUND], 0) and after.fund == one.fund + one.collected
        room.restart()
        assert len(told(room)[0].paid) == hits


def test_each_house_with_a_jackpot_is_told_and_no_other(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=house("casinohuone"), more=(house("casino-helsinki"),)) as room:
        [one] = told(room)
        assert one.house == "casino-helsinki" and one.paid == ()
        assert one.fund == room.balances_kept()[accounts.fund("casino-helsinki", "jackpot")]
