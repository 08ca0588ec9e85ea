"""A store that was cut, flipped or lost is named at the start: which file, what is wrong, and what to do."""

from __future__ import annotations

import asyncio
import random
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from cardroom.store.engines.store_location import check_sound
from cardroom.store.faults import StoreUnusable
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.postgres_connection import PostgresConnection
from cardroom.store.sqlite import ROOM_FILE, VAULT_FILE
from cardroom.store.sqlite.audit import audit_store
from cardroom.testing.whole_room import TestRoom
from cardroom.web.doors.web_settings import Settings
from cardroom.web.sound_store import sound_store
from tests.commands import told
from tests.postgres import needs_postgres, server

POOL = "holdem-nl10"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a room that was played in, stopped in the middle of a hand."""
    folder = tmp_path_factory.mktemp("played") / "room"
    with TestRoom(folder) as room:
        table = room.seat(POOL, "A", "B", "C")
        for _ in range(12):
            room.deal(table)
            room.play(table)
        room.deal(table)
    assert not (folder / f"{ROOM_FILE}-wal").exists()
    return folder


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    shutil.copytree(played, tmp_path / "room")
    return tmp_path / "room"


def said(folder: Path) -> str:
    """What a start says of a folder, "" where it opens."""
    try:
        check_sound(folder)
    except StoreUnusable as fault:
        assert fault.code == "store-damaged"
        return fault.message
    return ""


def is_said_well(words: str, file: str) -> bool:
    return f"/{file}: " in words and "cardroom audit" in words and "backup" in words and "\n" not in words


def test_a_whole_store_and_an_empty_folder_are_sound(folder: Path, tmp_path: Path) -> None:
    assert said(folder) == "" and said(tmp_path / "nothing") == ""
    with TestRoom(folder):
        pass
    assert said(folder) == ""


def test_every_cut_is_said(folder: Path) -> None:
    chance = random.Random(1)
    for file in (ROOM_FILE, VAULT_FILE):
        whole = (folder / file).read_bytes()
        sizes = {0, 1, 50, 100, 4096, len(whole) - 4096, len(whole) - 1}
        for size in sorted(sizes | {chance.randrange(len(whole)) for _ in range(10)}):
            (folder / file).write_bytes(whole[:size])
            words = said(folder)
            assert is_said_well(words, file), f"{file} cut to {size} of {len(whole)}: {words!r}"
        (folder / file).write_bytes(whole)
    assert said(folder) == ""


@pytest.mark.parametrize("file", [ROOM_FILE, VAULT_FILE])
def test_a_file_that_is_gone_is_said(folder: Path, file: str) -> None:
    (folder / file).unlink()
    assert is_said_well(said(folder), file)


def flipped(folder: Path, seed: int, times: int) -> Counter[str]:
    """Bytes turned in either file, one at a time: what a start said, where the audit found something."""
    chance, came_of = random.Random(seed), Counter[str]()
    for _ in range(times):
        file = chance.choice((ROOM_FILE, ROOM_FILE, VAULT_FILE))
        whole = (folder / file).read_bytes()
        damaged = bytearray(whole)
        for _ in range(chance.choice((1, 1, 16))):
            damaged[chance.randrange(len(whole))] ^= 1 << chance.randrange(8)
        (folder / file).write_bytes(bytes(damaged))
        words = said(folder)
        assert not words or is_said_well(words, file)
        try:
            is_clean = audit_store(folder).is_clean
        except StoreUnusable:
            is_clean = False
        came_of[f"{'said' if words else 'silent'}, audit {'clean' if is_clean else 'finds it'}"] += 1
        (folder / file).write_bytes(whole)
    return came_of


def test_what_a_turned_bit_has_changed_of_what_a_start_reads_is_said(folder: Path) -> None:
    """In a room this small that is all that an audit would find."""
    came_of = flipped(folder, 2, 60)
    assert set(came_of) == {"said, audit finds it", "silent, audit clean"}, came_of


@pytest.mark.exhaustive
def test_a_thousand_turned_bits_end_in_words(folder: Path) -> None:
    came_of = flipped(folder, 3, 1000)
    assert set(came_of) == {"said, audit finds it", "silent, audit clean"}, came_of


def test_the_program_says_it_without_a_traceback(folder: Path) -> None:
    whole = (folder / VAULT_FILE).read_bytes()
    (folder / VAULT_FILE).write_bytes(whole[: len(whole) // 2])
    done = told("serve", "--data", str(folder), "--port", "18471", environment={"COLUMNS": "300"})
    assert done.returncode != 0 and "Traceback" not in done.stderr + done.stdout
    said_last = done.stderr.strip().splitlines()[-1]
    assert is_said_well(said_last, VAULT_FILE) and said_last.startswith("cardroom: "), done.stderr


async def test_a_damaged_store_is_opened_where_the_operator_says_so(folder: Path) -> None:
    (folder / VAULT_FILE).unlink()
    loop = asyncio.get_running_loop()
    with pytest.raises(StoreUnusable, match="is empty or gone"):
        sound_store(Settings(data=folder), loop)
    store = sound_store(Settings(data=folder, despite_damage=True), loop)
    assert await store.read(lambda reader: reader.tables())
    store.close()


DAMAGES: dict[str, Callable[[PostgresConnection], object]] = {
    "account": lambda found: found.execute("UPDATE balances SET cents = cents + 1 WHERE account = 'mint'"),
    "ledger": lambda found: found.execute("UPDATE entries SET reason = 'another' WHERE number = 2"),
    "log": lambda found: found.execute("UPDATE log SET who = 'nobody' WHERE number = 1"),
}


@needs_postgres
@pytest.mark.parametrize("what", DAMAGES)
def test_rows_that_were_changed_on_a_server_are_said(tmp_path: Path, what: str) -> None:
    address: Address = server().store()
    with TestRoom(address) as room:
        room.play(room.seat(POOL, "A", "B", "C"))
    check_sound(address)
    connection = PostgresConnection(address)
    connection.execute("SET session_replication_role = replica")  # a superuser switches the laws off
    DAMAGES[what](connection)
    connection.close()
    with pytest.raises(StoreUnusable, match=what) as raised:
        check_sound(address)
    assert raised.value.code == "store-damaged" and str(address) in raised.value.message
    server().drop(address)
