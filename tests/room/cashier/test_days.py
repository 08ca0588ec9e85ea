"""The days of the books: where they begin, how the room closes them, and what it says when they do not add up."""

from __future__ import annotations

import datetime
import json
import sqlite3
from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.ledger import accounts
from cardroom.room.cashier.book_days import days_of
from cardroom.room.cashier.day_rows import decode
from cardroom.room.cashier.report_days import stored_days
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.opening_fault import RoomUnusable
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules import house
from cardroom.rules.refused import Refused
from cardroom.store.engines.store_location import audit_place
from cardroom.store.heads_file import newest, read_heads
from cardroom.store.rows import Commit, KeepClose
from cardroom.store.sqlite.backup import back_up
from cardroom.testing.whole_room import CHEAP, TestRoom

DAY = 86_400
POOL = "holdem-nl10"


def played(room: TestRoom, hands: int = 3) -> str:
    """A table with some hands played."""
    table = room.seat(POOL, "A", "B", "C")
    for _ in range(hands):
        room.deal(table)
        room.play(table)
    return table


# ------------------------------------------------------------------ where a day begins


def ms(text: str) -> int:
    return int(datetime.datetime.fromisoformat(text).timestamp() * 1000)


def test_a_day_begins_at_the_time_and_in_the_zone_of_the_settings_also_where_clocks_change() -> None:
    settings = RoomSettings(day_begins="06:00", time_zone="Europe/Helsinki")
    days = days_of(settings, house("casinohuone"))
    assert days.of(ms("2026-11-22T03:59:59Z")) == datetime.date(2026, 11, 21)
    assert days.of(ms("2026-11-22T04:00:00Z")) == datetime.date(2026, 11, 22)
    longest = datetime.date(2026, 10, 24)  # the night to the 25th has an hour twice
    assert days.ended_ms(longest) - days.begun_ms(longest) == 25 * 3_600_000
    shortest = datetime.date(2026, 3, 28)
    assert days.ended_ms(shortest) - days.begun_ms(shortest) == 23 * 3_600_000


def test_without_a_setting_the_main_house_s_gaming_day_counts_else_midnight() -> None:
    book = house("casino-helsinki")
    assert book.jackpot is not None
    seconds = book.jackpot.day_ends_seconds.value
    days = days_of(RoomSettings(), book)
    assert (days.begins.hour * 60 + days.begins.minute) * 60 + days.begins.second == seconds % DAY
    assert days_of(RoomSettings(), house("casinohuone")).begins == datetime.time()


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        (RoomSettings(day_begins="6 o'clock"), "no time of day"),
        (RoomSettings(day_begins="06:00+02:00"), "no time of day"),
        (RoomSettings(time_zone="Europe/Nowhere"), "no time zone"),
        (RoomSettings(time_zone="../../etc/passwd"), "no time zone"),
    ],
)
def test_a_beginning_that_is_none_is_told_before_the_room_opens(
    tmp_path: Path, settings: RoomSettings, says: str
) -> None:
    with pytest.raises(RoomUnusable, match=says):
        TestRoom(tmp_path, settings=msgspec.structs.replace(settings, password=CHEAP.password))


# ------------------------------------------------------------------ closing


def test_each_day_that_ends_is_closed_and_its_books_add_up(room: TestRoom) -> None:
    played(room)
    room.wait(seconds=DAY)
    room.give("A", 500)
    room.wait(seconds=DAY)
    first, second = room.reader.closes()
    assert first.ended_ms == second.begun_ms
    assert (first.drift, second.drift) == (0, 0)
    books, after = decode(first.body).books, decode(second.body).books
    assert sum(books.closing.values()) == 0 and books.closing == after.opening
    assert books.closing["mint"] == -3 * 1_000_000 and after.moved["credit"].cents == {
        "mint": -500,
        "wallet": 500,
    }
    wallets = sum(cents for name, cents in room.balances().items() if name.startswith("wallet:"))
    assert after.closing["wallet"] == wallets
    report = audit_place(room.folder)
    assert (report.findings, report.closed_days) == ([], 2)


def test_a_report_finds_its_days_however_a_date_is_written_and_refuses_a_span_that_ends_before_it_begins(
    room: TestRoom,
) -> None:
    room.person("A", 500)
    for _ in range(3):
        room.wait(seconds=DAY)
        room.give("A", 500)
    room.settle()
    names = [close.day for close in room.reader.closes()]
    assert len(names) == 3
    plain = datetime.date.fromisoformat(names[1])
    for written in (names[1], names[1].replace("-", ""), "{}-W{:02}-{}".format(*plain.isocalendar())):
        assert [day.day for day in stored_days(room.reader, written, written)] == [names[1]], written
    with pytest.raises(Refused, match="behind"):
        stored_days(room.reader, names[2], names[0])


def test_days_that_ended_while_the_room_was_gone_are_closed_at_the_next_start(room: TestRoom) -> None:
    played(room)
    room.settle()
    room.time.forget()
    room.stored.close()
    room.time.clock.pass_seconds(3 * DAY)
    room.clients.clear()
    room._open()
    closes = room.reader.closes()
    assert [close.drift for close in closes] == [0, 0, 0]
    assert decode(closes[0].body).tables[0].hands == 3 and decode(closes[1].body).tables == ()
    assert audit_place(room.folder).findings == []


def test_a_day_that_is_closed_late_is_held_against_what_the_accounts_were_at_its_end(room: TestRoom) -> None:
    room.person("A", 500)
    room.settle()
    room.time.clock.pass_seconds(DAY)
    room.give("A", 200)
    room.restart()
    [close] = room.reader.closes()
    assert close.drift == 0 and decode(close.body).books.closing == {"mint": -500, "wallet": 500}
    assert audit_place(room.folder).findings == []


def test_a_day_whose_beginning_is_moved_to_later_is_closed_once_and_the_next_is_longer(
    room: TestRoom,
) -> None:
    room.person("A", 500)
    room.wait(seconds=DAY)
    room.settings = msgspec.structs.replace(CHEAP, day_begins="06:00")
    room.restart()
    room.wait(seconds=DAY)
    first, second = room.reader.closes()
    assert (first.day, second.day) == ("2096-10-02", "2096-10-03")
    assert second.begun_ms == first.ended_ms and second.ended_ms - second.begun_ms == 30 * 3_600_000


def test_what_is_paid_at_the_tables_is_in_the_day_by_table_and_player(room: TestRoom) -> None:
    table = played(room, hands=12)
    entries = list(room.reader.entries())
    rake = sum(
        amount
        for entry in entries
        for account, amount in entry.postings
        if account == accounts.rake("casinohuone")
    )
    assert rake > 0
    found = room.run(room.room.closing.today())
    assert found is not None
    report = found[1]
    [row] = report.tables
    assert (row.table, row.hands, row.rake, row.time, row.drops) == (table, 12, rake, 0, 0)
    assert sum(player.rake for player in report.players) == rake
    assert all(player.hands == 12 for player in report.players)
    assert sum(hour.hands for hour in report.hours) == 12


def test_the_day_that_goes_on_is_counted_on_and_comes_out_as_if_counted_at_once(room: TestRoom) -> None:
    table = played(room, hands=2)
    room.run(room.room.closing.today())
    for _ in range(3):
        room.deal(table)
        room.play(table)
    counted_on = room.run(room.room.closing.today())
    room.room.closing._today = None
    assert counted_on == room.run(room.room.closing.today())


def test_a_drift_is_kept_with_the_close_logged_told_to_staff_and_found_by_the_audit(room: TestRoom) -> None:
    played(room)
    room.person("Sirpa", role="admin")
    staff, player = room.connect("Sirpa"), room.client("A")
    room.settle()
    writer = room.stored._writer._main
    account = accounts.wallet(room.person("B").id)
    writer.execute("UPDATE balances SET cents = cents + 7 WHERE account = ?", (account,))
    with capture_logs() as lines:
        room.wait(seconds=DAY)
    [close] = room.reader.closes()
    assert close.drift == 7 and decode(close.body).drift == {"wallet": 7}
    [line] = [one for one in lines if one["event"] == "books_drift"]
    assert line["log_level"] == "critical" and line["drift"] == {"wallet": 7}
    assert [close.day in said.text for said in staff.all(to_client.BroadcastSaid)] == [True]
    assert player.all(to_client.BroadcastSaid) == [], "players have nothing to do with it"
    assert [row.record.subject for row in room.reader.log(what="books_drift").rows] == [close.day]
    found = [str(one) for one in audit_place(room.folder).findings]
    assert f"close of {close.day}: the room found a drift of 7 that day" in found


def test_a_close_that_was_written_anew_is_found_by_counting_again(room: TestRoom) -> None:
    """Also by a forger who knows the register's chain: the books of a day are the sum of its entries."""
    played(room)
    room.wait(seconds=DAY)
    [close] = room.reader.closes()
    body = decode(close.body)
    body.books.closing["mint"] -= 100
    body.books.closing["wallet"] += 100
    forged = msgspec.structs.replace(close, day="2096-10-03", body=msgspec.json.encode(body))
    outbox = room.room.services.outbox
    room.do(lambda: outbox.commit(Commit(changes=(KeepClose(forged),)), on_rejected=outbox.fail))
    found = [str(one) for one in audit_place(room.folder).findings]
    assert "close of 2096-10-03: its books are not the sum of the day's entries" in found
    assert "close of 2096-10-03: does not follow the close of 2096-10-02" in found


# ------------------------------------------------------------------ heads


def test_the_room_publishes_its_heads_by_the_hour_and_the_audit_compares_them(tmp_path: Path) -> None:
    file, folder = tmp_path / "elsewhere" / "heads", tmp_path / "room"
    file.parent.mkdir()
    settings = msgspec.structs.replace(CHEAP, heads_file=str(file))
    with TestRoom(folder, settings=settings) as room:
        played(room)
        room.restart()
        room.wait(seconds=2 * DAY)
    lines = read_heads(file)
    assert 3 <= len(lines) <= 6, (
        "one at each start and behind each hour in which something happened, and no other"
    )
    heads = newest(lines)
    assert all(f"journal:{table.id}" in heads for table in room_tables(folder))
    assert file.stat().st_mode & 0o777 == 0o600
    arguments = ["audit", "--data", str(folder), "--heads", str(file)]
    assert CliRunner().invoke(app, arguments).exit_code == 0
    with sqlite3.connect(folder / "room.db") as connection:
        connection.execute("DROP TRIGGER entries_no_delete")
        connection.execute(
            "DELETE FROM entries WHERE number = (SELECT max(number) FROM entries WHERE owner IS NULL)"
        )
    connection.close()
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 1 and "the end is cut off" in result.stdout


def test_a_store_put_back_by_less_than_a_day_is_found_by_the_audit(tmp_path: Path) -> None:
    file, folder, copy = tmp_path / "heads", tmp_path / "room", tmp_path / "copy"
    settings = msgspec.structs.replace(CHEAP, heads_file=str(file))
    with TestRoom(folder, settings=settings) as room:
        played(room)
        room.wait(seconds=3600)
        back_up(folder, copy)
        played(room)
        room.wait(seconds=3600)
    heads = [line.heads for line in read_heads(file)]
    assert audit_place(folder, heads=heads).findings == []
    assert "the end is cut off" in " ".join(map(str, audit_place(copy, heads=heads).findings))


def test_heads_are_published_at_a_stop_so_a_copy_from_before_is_found(tmp_path: Path) -> None:
    file, folder, copy = tmp_path / "heads", tmp_path / "room", tmp_path / "copy"
    settings = msgspec.structs.replace(CHEAP, heads_file=str(file))
    with TestRoom(folder, settings=settings) as room:
        back_up(folder, copy)
        played(room)
        room.run(room.room.stop())
    heads = [line.heads for line in read_heads(file)]
    assert audit_place(folder, heads=heads).findings == []
    assert "the end is cut off" in " ".join(map(str, audit_place(copy, heads=heads).findings))


def test_heads_of_a_store_that_was_cut_are_not_published_over_those_that_say_so(tmp_path: Path) -> None:
    file = tmp_path / "heads"
    settings = msgspec.structs.replace(CHEAP, heads_file=str(file))
    with TestRoom(tmp_path / "room", settings=settings) as room:
        played(room)
        room.wait(seconds=3600)
    before = file.read_bytes()
    with capture_logs() as lines, TestRoom(tmp_path / "an older copy", settings=settings) as room:
        room.wait(seconds=7200)
    assert [one["event"] for one in lines].count("store_was_cut") == 3, "at the start and by the hour"
    assert file.read_bytes() == before


def room_tables(folder: Path) -> list[object]:
    from cardroom.store.sqlite.reader import SqliteReader

    reader = SqliteReader(folder / "room.db")
    try:
        return list(reader.tables(with_closed=True))
    finally:
        reader.close()


def test_a_history_written_anew_does_not_fit_the_published_heads(tmp_path: Path) -> None:
    """Two rooms with other hands: each is right in itself, and only the heads tell that one stands in for the other."""
    file = tmp_path / "heads"
    settings = msgspec.structs.replace(CHEAP, heads_file=str(file))
    with TestRoom(tmp_path / "one", seed=1, settings=settings) as room:
        played(room)
        room.wait(seconds=DAY)
    with TestRoom(tmp_path / "two", seed=2) as room:
        played(room)
        room.wait(seconds=DAY)
    heads = [line.heads for line in read_heads(file)]
    assert audit_place(tmp_path / "one", heads=heads).findings == []
    assert audit_place(tmp_path / "two").findings == []
    assert "is not what was published" in " ".join(
        map(str, audit_place(tmp_path / "two", heads=heads).findings)
    )


def test_heads_that_cannot_be_written_are_said_and_tried_again(tmp_path: Path) -> None:
    file = tmp_path / "not yet" / "heads"
    settings = msgspec.structs.replace(CHEAP, heads_file=str(file))
    with capture_logs() as lines, TestRoom(tmp_path / "room", settings=settings) as room:
        assert [one["log_level"] for one in lines if one["event"] == "heads_not_published"] == ["critical"]
        file.parent.mkdir()
        room.wait(seconds=3_599)
        assert not file.exists(), "an hour later, not before"
        room.wait(seconds=1)
        assert len(read_heads(file)) == 1


def test_a_store_that_was_cut_is_said_at_the_next_publishing(tmp_path: Path) -> None:
    file = tmp_path / "heads"
    settings = msgspec.structs.replace(CHEAP, heads_file=str(file))
    with TestRoom(tmp_path / "room", settings=settings) as room:
        played(room)
        room.wait(seconds=DAY)
    with capture_logs() as lines, TestRoom(tmp_path / "an older copy", settings=settings):
        [line] = [one for one in lines if one["event"] == "store_was_cut"]
        assert line["log_level"] == "critical" and "ledger" in line["chains"]


def test_a_file_of_heads_with_a_broken_line_ends_the_audit_with_its_place(tmp_path: Path) -> None:
    with TestRoom(tmp_path / "room"):
        pass
    file = tmp_path / "heads"
    file.write_text('{"at":"2026-11-22T00:00:00+00:00","heads":{}}\n{"at":\n')
    result = CliRunner().invoke(app, ["audit", "--data", str(tmp_path / "room"), "--heads", str(file)])
    assert result.exit_code == 2 and "line 2" in result.stderr
    result = CliRunner().invoke(
        app, ["audit", "--data", str(tmp_path / "room"), "--heads", str(tmp_path / "none")]
    )
    assert result.exit_code == 2 and "no such file" in result.stderr


# ------------------------------------------------------------------ reports


def test_the_command_prints_each_report_as_csv_and_as_json(room: TestRoom) -> None:
    table = played(room, hands=6)
    room.wait(seconds=DAY)
    room.give("A", 500)
    data = ["--data", str(room.folder)]
    rake = CliRunner().invoke(app, ["report", "rake", *data]).stdout.splitlines()
    assert rake[0] == "day,house,table,name,game,stake,hands,rake,time,drops"
    assert rake[1].startswith(f"2096-10-02,casinohuone,{table},")
    rows = json.loads(CliRunner().invoke(app, ["report", "closes", *data, "--json"]).stdout)["rows"]
    for day in {row["day"] for row in rows}:
        of_day = [row for row in rows if row["day"] == day]
        assert sum(row["closing"] for row in of_day) == 0
        assert all(row["opening"] + row["moved"] == row["closing"] for row in of_day)
    assert {row["state"] for row in rows} == {"closed", "open"}
    only = CliRunner().invoke(app, ["report", "cashier", *data, "--first", "2096-10-03"]).stdout
    assert only.splitlines() == ["day,kind,entries,wallets", "2096-10-03,credit,1,5.00"]
    for wrong in (["report", "nothing"], ["report", "rake", "--first", "yesterday"]):
        result = CliRunner().invoke(app, [*wrong, *data])
        assert result.exit_code == 2 and result.stderr.count("\n") == 1


def test_a_name_that_is_a_formula_is_none_in_a_spreadsheet(room: TestRoom) -> None:
    from cardroom.room.cashier.day_rows import DayReport, PlayerDay
    from cardroom.room.cashier.report_tables import NamedDay, as_csv

    report = msgspec.convert(
        {"books": {"opening": {}, "moved": {}, "closing": {}}, "tables": [], "players": [], "hours": []},
        DayReport,
    )
    report.players = (PlayerDay("h", "p1", rake=-30), PlayerDay("h", "p2", rake=1_205))
    text = as_csv(
        "players", [NamedDay("2026-11-22", report, True)], {"p1": "=HYPERLINK(1)", "p2": 'Anna "A", B'}
    )
    assert text.splitlines()[1:] == [
        "2026-11-22,h,p1,'=HYPERLINK(1),0,-0.30,0.00,0.00",
        '2026-11-22,h,p2,"Anna ""A"", B",0,12.05,0.00,0.00',
    ]
