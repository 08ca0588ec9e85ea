"""A room's file edited at random: each change is found by the audit, or nobody is shown anything else for it."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from cardroom.room.identity.person import Flags
from cardroom.store.answers import Page, RowT
from cardroom.store.bound import BY_REGISTER, BY_STEPS
from cardroom.store.faults import StoreUnusable
from cardroom.store.hand_counts_rows import HandWish
from cardroom.store.messages import Message
from cardroom.store.people_rows import KnowDevice
from cardroom.store.rows import Commit, JournalRow, OpenOwner
from cardroom.store.sql_tables import metadata
from cardroom.store.sqlite import ROOM_FILE, VAULT_FILE
from cardroom.store.sqlite.audit import audit_store
from cardroom.store.sqlite.reader import SqliteReader
from cardroom.testing.whole_room import TestRoom

CHAINED = {"journal", "entries", "log", "register"}
COUNTED_AGAIN = {"postings", "balances", "hand_players", "player_days", "mail", "mail_counts"}
"""Added up by the audit from rows that are chained, or proven by steps that sent and took them."""


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a room in which people signed up, played, were paid and punished; a day of it is closed."""
    folder = tmp_path_factory.mktemp("sound")
    with TestRoom(folder) as room:
        staff = room.person("Sirpa", role="admin")
        table, other = room.seat("holdem-nl10", "A", "B", "C"), room.seat("omaha-pl10", "D", "E", "F")
        for _ in range(4):
            for one in (table, other):
                room.deal(one)
                room.play(one)
        a = room.person("A")
        person = room.run(room.room.players.sign_up("Anna", "a long password", flags=Flags()))
        room.run(room.room.players.chosen.keep(a.id, {"language": "fi"}))
        token = room.run(room.room.players.open_session(a.id))
        room.run(room.room.players.open_session(person.id))
        room.run(room.room.players.sessions.close(token))
        devices = (KnowDevice(a.id, b"\x01" * 32, 5), KnowDevice(a.id, b"\x02" * 32, 6))
        room.run(room.stored.commit(Commit(changes=devices)))
        room.run(room.room.broadcasts.everybody(staff, "good evening"))
        room.run(room.room.staff.void(staff, _running(room, table), "a test"))
        room.run(room.stored.commit(Commit(changes=(OpenOwner("cup", "tournament", "house:casinohuone"),))))
        call, again = (Message("cup", "house:casinohuone", number, 9, b"call") for number in (1, 2))
        step = JournalRow("cup", 1, None, 9, b"step")
        room.run(room.stored.commit(Commit(journal=(step,), messages=(call, again))))
        room.wait(seconds=2 * 86_400)
        room.deal(room.seat("holdem-nl10", "G", "H", "I"))
    with sqlite3.connect(folder / ROOM_FILE) as file:
        file.execute("PRAGMA journal_mode = delete")
        for name in (table.name for table in metadata.sorted_tables):
            assert file.execute(f"SELECT count(*) FROM {name}").fetchone()[0], f"nothing in {name}"
    file.close()
    assert audit_store(folder).findings == []
    return folder


def _running(room: TestRoom, table: str) -> str:
    room.deal(table)
    return table


def test_every_table_of_the_file_is_chained_bound_or_counted_again() -> None:
    """Whoever adds a table says here how an edit of it is noticed."""
    made = {table.name for table in metadata.sorted_tables}
    assert made == CHAINED | COUNTED_AGAIN | set(BY_STEPS) | set(BY_REGISTER)


def shown(folder: Path) -> list[object]:
    """Everything the store tells the room, and so anybody; and what the room starts from."""
    reader = SqliteReader(folder / ROOM_FILE)
    try:
        players = reader.players()
        tables = reader.tables(with_closed=True)
        told: list[object] = [players, tables, reader.table_states(), reader.closes(), reader.balances()]
        told += [reader.rulebook(table.book) for table in tables if table.book]
        told += list(reader.entries())
        told += [
            reader.mail(["cup", "house:casinohuone"]),
            reader.mail_counts("cup"),
            reader.owners("tournament"),
        ]
        told += pages(reader.log)
        for account in reader.balances():
            told += pages(partial(reader.ledger_lines, account))
        for player in players:
            told += [
                reader.player_named(player.name),
                reader.sessions_of(player.id),
                reader.settings(player.id),
            ]
            told += [reader.knows_device(player.id, bytes([number]) * 32) for number in (1, 2, 3)]
            told += [reader.session(session.token_hash) for session in reader.sessions_of(player.id)]
            lines = pages(partial(reader.hands_of, player.id))
            told += [*lines, *(reader.hand(line.hand_id) for line in lines)]
            told += [reader.day_sums(player.id, 0, 1 << 40), reader.results_of(player.id)]
            told += pages(partial(reader.hands_found, player.id, HandWish(least=-(1 << 60))))
            told += pages(partial(reader.hands_found, player.id, HandWish(game="holdem-nl", from_ms=1)))
        for table in tables:
            lines = pages(partial(reader.hands_at, table.id))
            told += [*lines, *(reader.hand_at(table.id, line.number) for line in lines)]
            told += reader.journal(table.id, 0, 10**6)
        return told
    finally:
        reader.close()


def pages(ask: Callable[[int | None], Page[RowT]]) -> list[RowT]:
    """All rows of a list that is asked for page by page."""
    rows: list[RowT] = []
    before: int | None = None
    while True:
        page = ask(before)
        rows += page.rows
        before = page.older
        if before is None:
            return rows


class Vandal:
    """Changes a copy of the file in one place."""

    def __init__(self, sound: Path, folder: Path, chance: random.Random) -> None:
        self.sound, self.folder, self.chance = sound, folder, chance
        shutil.copyfile(sound / VAULT_FILE, folder / VAULT_FILE)
        with sqlite3.connect(sound / ROOM_FILE) as file:
            self.names = [table.name for table in metadata.sorted_tables]
            self.rows = {name: file.execute(f"SELECT * FROM {name}").fetchall() for name in self.names}
            self.columns = {
                name: [(row[1], row[5]) for row in file.execute(f"PRAGMA table_info({name})")]
                for name in self.names
            }
            made = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"
            self.triggers = file.execute(made).fetchall()
        file.close()

    def flip(self) -> str:
        """One bit, or one byte, somewhere in the file."""
        content = bytearray((self.sound / ROOM_FILE).read_bytes())
        place = self.chance.randrange(len(content))
        mask = self.chance.choice([1 << self.chance.randrange(8), self.chance.randrange(1, 256)])
        content[place] ^= mask
        (self.folder / ROOM_FILE).write_bytes(content)
        return f"byte {place} ^ {mask:#x}"

    def edit(self) -> str:
        """One column of one row, or a whole row gone, by somebody with an SQL prompt and no triggers in the way."""
        shutil.copyfile(self.sound / ROOM_FILE, self.folder / ROOM_FILE)
        chance, name = self.chance, self.chance.choice(self.names)
        row = chance.choice(self.rows[name])
        keys = [column for column, is_key in self.columns[name] if is_key]
        values = dict(zip((column for column, _ in self.columns[name]), row, strict=True))
        where = " AND ".join(f"{key} = ?" for key in keys)
        named = [values[key] for key in keys]
        file = sqlite3.connect(self.folder / ROOM_FILE, isolation_level=None)
        try:
            file.execute("PRAGMA ignore_check_constraints = 1")
            file.execute("BEGIN")
            for trigger, _ in self.triggers:
                file.execute(f"DROP TRIGGER {trigger}")
            if chance.random() < 0.1:
                what = f"DELETE FROM {name} WHERE {where} {named}"
                file.execute(f"DELETE FROM {name} WHERE {where}", named)
            else:
                column = chance.choice(list(values))
                new = self.another(name, column, values[column])
                what = f"{name} {named}: {column} = {new!r}"[:300]
                file.execute(f"UPDATE {name} SET {column} = ? WHERE {where}", (new, *named))
            for _, sql in self.triggers:
                file.execute(sql)
            file.execute("COMMIT")
        except sqlite3.IntegrityError as refused:
            return f"refused by the file itself: {refused}"
        finally:
            file.close()
        return what

    def another(self, name: str, column: str, value: object) -> object:
        """Another value for a column: near it, from another row, or nothing at all."""
        chance = self.chance
        if chance.random() < 0.25:
            place = [one for one, _ in self.columns[name]].index(column)
            other = chance.choice(self.rows[name])[place]
            if other != value:
                return other
        if isinstance(value, int):
            return value + chance.choice([1, -1, 500_000, -value * 2 or 3, chance.getrandbits(40)])
        if isinstance(value, str):
            place = chance.randrange(len(value) + 1)
            if chance.random() < 0.5 and any(character.isdigit() for character in value):
                digits = [at for at, character in enumerate(value) if character.isdigit()]
                place = chance.choice(digits)
                return (
                    value[:place]
                    + str((int(value[place]) + chance.randrange(1, 10)) % 10)
                    + value[place + 1 :]
                )
            return value[:place] + chance.choice(["x", " ", "9"]) + value[place:]
        if isinstance(value, bytes):
            if not value:
                return b"x"
            place = chance.randrange(len(value))
            return value[:place] + bytes([value[place] ^ (1 << chance.randrange(8))]) + value[place + 1 :]
        return 7 if column in ("closed_ms",) else "x" if column in ("hand_id", "book") else b"x" * 32


def vandalise(sound: Path, folder: Path, seed: int, times: int) -> dict[str, int]:
    """Change the file that many times; how often a change was found, refused, or made no difference to anybody."""
    vandal = Vandal(sound, folder, random.Random(seed))
    right = shown(sound)
    counts = {"found": 0, "refused": 0, "harmless": 0}
    for number in range(times):
        what = vandal.flip() if number % 2 else vandal.edit()
        try:
            report = audit_store(folder)
        except StoreUnusable:
            counts["refused"] += 1
            continue
        if report.findings:
            counts["found"] += 1
            continue
        assert shown(folder) == right, f"{what}: not found, and something else is shown"
        counts["harmless"] += 1
    return counts


def test_a_few_hundred_random_changes_are_found_or_change_nothing_shown(sound: Path, tmp_path: Path) -> None:
    counts = vandalise(sound, tmp_path, seed=9, times=300)
    assert counts["found"] > 200, counts


@pytest.mark.exhaustive
def test_ten_thousand_random_changes_are_found_or_change_nothing_shown(sound: Path, tmp_path: Path) -> None:
    counts = vandalise(sound, tmp_path, seed=10, times=10_000)
    print(counts)  # noqa: T201  # the figures of the run
    assert counts["found"] > 7_000, counts
