"""The page of charges: every stake once, what tables take otherwise, live tables, tournaments, and since when it holds."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from cardroom.cash.table_terms import table_terms
from cardroom.cash.till import Till
from cardroom.desk import desk_commands as do
from cardroom.room.identity.person import Person
from cardroom.room.lobby.buy_in_told import hands_told, pots_told
from cardroom.room.lobby.charges_told import charges_told, since_when, stakes_told
from cardroom.room.protocol.cash_seat_answers import TakenFromHands
from cardroom.room.protocol.charges_answers import ChargedStake, ChargesBody
from cardroom.rules import Refused, Rulebook, house, load_rulebook, shipped
from cardroom.table.model.view import TableTerms
from cardroom.testing.whole_room import TestRoom
from tests.room.lobby.test_pots_told import PLAYERS, random_house

HOUR = 3_600
KRUH = """schema = 5
extends = "casino-kruh"
id = "casino-kruh"
[rake]
bonus_drops = {{ value = [{{ fund = "straight-flush", amount_cents = {cents} }}], clauses = ["CK-H.5"] }}
"""


def told(room: TestRoom, house_id: str) -> ChargesBody:
    """The page, as the door asks for it."""
    of = room.room
    book = of.services.books[house_id]
    since_ms = room.run(of.services.store.read(lambda reader: since_when(reader, book)))
    at_desk = room.run(of.live_desks.view(None, house_id)).tables
    rows = of.tournament_door.list.rows()
    return charges_told(book, since_ms, of.floor.pools.values(), of.tables, at_desk, rows, stakes_told(book))


@pytest.mark.clause("CK-H.5", "CO-RAKE.2", "CH-1.68")
@pytest.mark.parametrize("name", [one for one in shipped() if house(one).games])
def test_every_stake_is_on_the_page_once_with_what_its_hands_pay(tmp_path: Path, name: str) -> None:
    with TestRoom(tmp_path, book=house(name)) as room:
        page = told(room, name)
        by_stake = {stake: group for group in page.stakes for stake in group.stakes}
        assert sum(len(group.stakes) for group in page.stakes) == len(by_stake)
        pools = [pool for pool in room.room.floor.pools.values() if pool.is_offered]
        assert by_stake.keys() == {ChargedStake(pool.offer.id, pool.stake.name) for pool in pools}
        for pool in pools:
            [new] = [one for one in pots_told(pool) if one.new]
            assert by_stake[ChargedStake(pool.offer.id, pool.stake.name)].hands == new.hands


@pytest.mark.parametrize("seed", range(30))
def test_any_houses_page_says_of_each_stake_what_its_till_takes(seed: int) -> None:
    book = random_house(Random(seed))
    terms = {stake: group for group in stakes_told(book) for stake in group.stakes}
    for offer in book.games.values():
        for stake in offer.stakes if offer.offered else ():
            table = table_terms(book, offer.id, stake.name, "", "")
            till = Till(table, book.for_game(offer.id), stake)
            assert terms[ChargedStake(offer.id, stake.name)].hands == hands_told(till, table.seats)


@pytest.mark.parametrize("name", [one for one in shipped() if house(one).games])
def test_whoever_asks_again_costs_the_room_no_new_sums(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody may ask, without an account: a read, which is counted as a millisecond and a half."""
    with TestRoom(tmp_path, book=house(name)) as room:
        kai, pools = room.person("Kai", role="floor"), list(room.room.floor.pools.values())
        open_desk(room, kai, name, [f"{one.offer.id}/{one.stake.name}" for one in pools[:6]])
        first, summed = told(room, name), list[str]()

        def counted(book: Rulebook, game: str, stake: str, *named: str) -> TableTerms:
            summed.append(stake)
            return table_terms(book, game, stake, *named)

        monkeypatch.setattr("cardroom.room.lobby.charges_told.table_terms", counted)
        for _ in range(20):
            assert told(room, name) == first
        assert not summed
        stakes_told.cache_clear()
        assert told(room, name) == first and summed, "else this test sees nothing"


def open_desk(room: TestRoom, by: Person, name: str, pools: list[str]) -> None:
    """The gaming day, with a table of each of these games that the house deals live."""
    room.run(room.room.live_desks.act(by, name, do.OpenGamingDay()))
    for number, pool in enumerate(pools, start=1):
        with suppress(Refused):
            opens = do.OpenDeskTable(table=number, pool=pool, why="asked")
            room.run(room.room.live_desks.act(by, name, opens))


@pytest.mark.clause("CH-1.71")
def test_a_table_that_pays_by_the_time_is_named_and_no_other(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=house("casino-helsinki")) as room:
        table = room.seat("holdem-nl-nl200", *PLAYERS[:5])
        assert not told(room, "casino-helsinki").tables, "it takes what the page says of its stake"
        sue = room.person("Sue", role="floor")
        room.run(room.room.staff.charge_by_time(sue, table, "rake", HOUR, "they asked"))
        [charged] = told(room, "casino-helsinki").tables
        till = room.table(table).economy.till
        assert (charged.name, charged.live) == (room.table(table).terms.name, 0)
        assert [(one.what, one.amount, one.seconds) for one in charged.times] == list(till.by_time)
        assert not any(row.basis_points for row in charged.hands)
        [choice] = [
            group.times for group in told(room, "casino-helsinki").stakes
            if ChargedStake("holdem-nl", "NL200") in group.stakes
        ]  # fmt: skip
        assert ("rake", till.by_time[0][1], HOUR) in {(one.what, one.amount, one.seconds) for one in choice}


@pytest.mark.clause("CK-H.5")
def test_after_the_manager_has_changed_a_drop_the_page_says_since_when_and_who_keeps_the_old(
    tmp_path: Path,
) -> None:
    source = tmp_path / "kruh.toml"
    source.write_text(KRUH.format(cents=500), "utf-8")
    with TestRoom(tmp_path / "room", book=load_rulebook(source), sources=(str(source),)) as room:
        room.seat("holdem-nl-nl10/20", *PLAYERS[:3])
        floor = room.person("Kai", 0, "admin")
        act = room.room.live_desks.act
        room.run(act(floor, "casino-kruh", do.OpenGamingDay()))
        room.run(act(floor, "casino-kruh", do.OpenDeskTable(table=7, pool="holdem-nl/NL10/20", why="asked")))
        before = told(room, "casino-kruh")
        assert before.since_ms == 0 and [one.live for one in before.tables] == [7]
        room.wait(seconds=60)
        source.write_text(KRUH.format(cents=1_000), "utf-8")
        room.run(room.room.houses.reload(floor, "the manager changes the bonus (CK-H.5)"))
        after = told(room, "casino-kruh")
        assert after.since_ms == room.time.now_ms()
        old, live = after.tables

        def drops(rows: Iterable[TakenFromHands]) -> set[int]:
            return {drop.amount for row in rows for drop in row.drops}

        assert (old.live, drops(old.hands), live.live, drops(live.hands)) == (0, {500}, 7, {1_000})
        assert drops([row for group in after.stakes for row in group.hands]) == {1_000}
        assert drops([row for group in before.stakes for row in group.hands]) == {500}
        room.restart()
        assert told(room, "casino-kruh").since_ms == 0, "it opened with the book from before the change"
        room.book = load_rulebook(source)
        room.restart()
        assert told(room, "casino-kruh").since_ms == after.since_ms


@pytest.mark.clause("CK-H.6")
def test_the_fees_of_tournaments_are_those_of_the_book(tmp_path: Path) -> None:
    for name in shipped():
        book = house(name)
        if not book.games or book.prizes is None:
            continue
        with TestRoom(tmp_path / name, book=book) as room:
            fees = told(room, name).tournaments
            assert fees is not None and fees.usual_fee == book.prizes.usual_fee.value
            assert fees.house_share == 10_000 - book.prizes.pool_share.value
            assert all(one.pool + one.fee == one.buy_in for one in fees.printed)
            assert len(fees.printed) == len(book.prizes.fees.value)
            assert name != "casino-kruh" or "CK-H.6" in fees.clauses
