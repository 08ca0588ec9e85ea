"""Several houses in one room: each table is dealt by its own house's book, in the room's one money."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from cardroom.ledger import accounts
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.opening_fault import RoomUnusable
from cardroom.rules import house, shipped
from cardroom.store.faults import StoreUnusable
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.tournaments.played import CUP, cup_terms, enter

MAIN = "casinohuone"
OTHERS = tuple(name for name in shipped() if name != MAIN)
HELSINKI = "casino-helsinki:holdem-nl-nl200"


def every_house(folder: Path) -> TestRoom:
    return TestRoom(folder, book=house(MAIN), more=tuple(map(house, OTHERS)), demo=True)


def standing(room: TestRoom, table: str) -> object:
    """What must be the same after a restart: the book, and who has what."""
    dealt = room.table(table)
    return dealt.book.version, {seat.player: seat.stack for seat in dealt.seats.values()}


def test_a_table_of_each_house_is_dealt_by_its_own_book_in_the_rooms_money(tmp_path: Path) -> None:
    with every_house(tmp_path) as room:
        for name in (MAIN, *OTHERS):
            pool = next(pool for pool in room.room.pools.values() if pool.house == name)
            table = room.seat(pool.id, *(f"{letter} of {name}"[:20] for letter in "ABC"))
            dealt = room.table(table)
            assert (dealt.terms.house, dealt.book.id, dealt.book.version) == (name, name, house(name).version)
            assert dealt.terms.currency == "EUR", "the room's money, amount for amount"
            assert dealt.terms.big_blind == house(name).game(pool.offer.id).stakes[0].big_blind_cents
            room.deal(table)
            room.play(table)
        assert sum(room.balances().values()) == 0
        before = {table: standing(room, table) for table in room.room.tables}
        room.restart()
        assert {table: standing(room, table) for table in room.room.tables} == before


def test_stakes_of_other_houses_are_named_with_their_house(tmp_path: Path) -> None:
    with every_house(tmp_path) as room:
        pools = room.room.pools
        assert "holdem-nl10" in pools and HELSINKI in pools
        assert len(pools) == sum(
            len(offer.stakes) for name in shipped() for offer in house(name).games.values()
        )
        welcome = room.connect().last(to_client.Welcome)
        assert [one.house for one in welcome.houses] == [MAIN, *OTHERS]
        assert welcome.house == house(MAIN).name


def test_a_room_for_real_money_refuses_houses_of_another_currency(tmp_path: Path) -> None:
    with pytest.raises(RoomUnusable, match=r"EUR.*Casino Kruh \(casino-kruh\) in CZK.*--data") as refused:
        TestRoom(tmp_path, more=(house("casino-kruh"),))
    assert refused.value.code == "houses-of-other-currencies"
    with TestRoom(tmp_path, more=(house("casino-helsinki"),)) as room:
        assert list(room.room.services.books) == [MAIN, "casino-helsinki"]
    with pytest.raises(RoomUnusable, match="named twice"):
        TestRoom(tmp_path / "twice", more=(house(MAIN),))


def test_a_house_with_open_tables_cannot_be_left_out_and_the_money_stays_what_it_is(tmp_path: Path) -> None:
    with every_house(tmp_path) as room:
        table = room.seat("casino-kruh:holdem-nl-nl10/20", "A", "B", "C", buy_in=80_000)
        kept = room.balances()
    with pytest.raises(StoreUnusable, match="the house 'casino-kruh', which is not among casinohuone"):
        TestRoom(tmp_path, demo=True)
    with pytest.raises(StoreUnusable, match="The money in this folder is EUR, that of Casino Kruh is CZK"):
        TestRoom(tmp_path, book=house("casino-kruh"), demo=True)
    with every_house(tmp_path) as room:
        assert room.balances() == kept
        assert room.table(table).book.id == "casino-kruh"


def test_a_room_of_all_houses_opens_again_with_a_tournament_of_a_house_with_other_money(
    tmp_path: Path,
) -> None:
    terms = cup_terms(of="casino-kruh", game="holdem-nl")
    with every_house(tmp_path) as room:
        room.run(room.room.tournaments.announce(BOSS, terms))
        enter(room, *(f"P{number}" for number in range(6)))
        room.run(room.room.tournaments.start(BOSS, CUP))
        room.settle()
        tables = [record for record in room.reader.tables() if record.terms.get("tournament")]
        assert house("casino-kruh").currency == "CZK"
        assert {table.terms["currency"] for table in tables} == {"EUR"}
        kept = room.balances()
    older = sqlite3.connect(tmp_path / "room.db")  # as it was written up to November 2026
    with older:
        older.execute(
            "UPDATE tables SET terms = json_set(terms, '$.currency', 'CZK') WHERE id = ?", (tables[0].id,)
        )
    older.close()
    with every_house(tmp_path) as room:
        assert room.balances() == kept


def test_a_break_begins_at_the_tables_of_its_own_house_alone(tmp_path: Path) -> None:
    with TestRoom(tmp_path, more=(house("casino-helsinki"),)) as room:
        mine = [room.seat(pool, "A", "B", "C") for pool in ("holdem-nl10", "holdem-nl25")]
        other = room.seat(HELSINKI, "A", "B", "C")
        a = room.client("A")
        a.done(a.sit_out(mine[0]))
        assert [
            room.table(table).seat_of(a.player).general_until_ms is not None for table in (*mine, other)
        ] == [
            True,
            True,
            False,
        ]


def test_the_rake_of_each_house_has_an_account_of_its_own(tmp_path: Path) -> None:
    with TestRoom(tmp_path, more=(house("casino-helsinki"),)) as room:
        tables = [room.seat(pool, "A", "B", "C") for pool in ("holdem-nl10", HELSINKI)]
        for table in tables:
            for _ in range(3):
                room.deal(table)
                room.play(table)
        taken = {name for name, cents in room.balances().items() if name.startswith("rake:") and cents}
        assert accounts.rake(MAIN) in taken and taken <= {
            accounts.rake(MAIN),
            accounts.rake("casino-helsinki"),
        }


def test_staff_open_a_table_of_any_house_and_close_it_with_a_record(tmp_path: Path) -> None:
    with every_house(tmp_path) as room:
        staff, desk = room.person("Sirpa", role="admin"), room.room.staff
        table = room.run(
            desk.open_table(staff, "pokerstars-live-no", "holdem-nl", "NL1000", "a quiet evening")
        )
        assert room.table(table).book.id == "pokerstars-live-no"
        refused = room.refused(desk.open_table(staff, "pokerstars-live-no", "holdem-nl", "NL4", "why not"))
        assert refused.code == "no-such-stake"
        assert room.seat("pokerstars-live-no:holdem-nl-nl1000", "A", "B", "C") == table
        room.deal(table)
        room.run(desk.close_table(staff, table, "closing time"))
        assert room.refused(desk.close_table(staff, table, "again")).code == "closing-already"
        d = room.connect("D")
        assert d.done(d.join("pokerstars-live-no:holdem-nl-nl1000", 100_000)).table == "", (
            "nobody is seated there"
        )
        while table in room.room.tables:
            room.act(table, "fold")
        assert [r.house for r in room.reader.tables()] == []
        assert sum(cents for name, cents in room.balances().items() if name.startswith("stack:")) == 0
        did = [record.what for record in room.run(room.room.staff_pages.records(BOSS)).records]
        assert f"open_table {table}" in did and f"close_table {table}" in did
        empty = room.run(desk.open_table(staff, MAIN, "holdem", "NL10", "for the evening"))
        room.run(desk.close_table(staff, empty, "nobody came"))
        room.restart()
        assert empty not in room.room.tables
