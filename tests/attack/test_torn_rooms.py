"""A folder whose pages were torn, cut or lost, before each command that an operator tries on it: every look ends in words,
none quotes a row, and nothing is written or made anew where a start would refuse to open it.
"""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardroom.cli.doctor import books
from cardroom.cli.main import app
from cardroom.room.archive.statistics_audit import miscounted_in
from cardroom.room.tournaments.pools_audit import books_in, pools_in
from cardroom.store.engines.store_location import audit_place, check_sound
from cardroom.store.faults import StoreUnusable
from cardroom.store.sqlite import ROOM_FILE, VAULT_FILE
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.houses import book_of
from tests.room.tournaments.played import cup_terms, enter

HOUSE, PAGE = "casino-helsinki", 4096
SECRET = "sakset"
"""A part of a name that no message may have: rows are not quoted."""


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a room with a tournament that is entered, and hands that were played."""
    folder = tmp_path_factory.mktemp("torn") / "room"
    with TestRoom(folder, 1, book_of(HOUSE)) as room:
        terms = cup_terms(HOUSE, game="holdem-nl", starts_ms=room.time.now_ms() + 3_600_000)
        room.run(room.room.tournaments.announce(BOSS, terms))
        enter(room, "Ann", "Bo", f"Ääni {SECRET}")
        table = room.seat(next(iter(room.room.pools)), "Ann", "Bo", "Cid")
        for _ in range(3):
            room.deal(table)
            room.play(table)
    return folder


def tear(folder: Path, chance: random.Random) -> None:
    """Write over a part of some pages, as a disk does that loses power, or with bytes that are no letters."""
    whole = bytearray((folder / ROOM_FILE).read_bytes())
    for _ in range(chance.choice((1, 3, 12))):
        at = PAGE * chance.randrange(1, len(whole) // PAGE) + chance.randrange(100, PAGE - 700)
        size = chance.choice((1, 40, 600))
        whole[at : at + size] = chance.choice((chance.randbytes(size), b"\xc3" * size, bytes(size)))
    (folder / ROOM_FILE).write_bytes(whole)


def lose(folder: Path, chance: random.Random) -> None:
    """Lose one of the files, or its content."""
    file = folder / chance.choice((ROOM_FILE, VAULT_FILE))
    if chance.random() < 0.5:
        file.unlink()
    else:
        file.write_bytes(b"")


def looked(folder: Path) -> list[str]:
    """What all looks behind the store's audit say; none of them ends in a defect."""
    said = [str(one) for one in (*pools_in(folder), *miscounted_in(folder))]
    try:
        books_in(folder)
    except StoreUnusable as fault:
        said.append(fault.message)
    return [*said, *(one.says for one in books(folder))]


def files(folder: Path) -> dict[str, bytes]:
    """The files that hold the room; beside them SQLite lays others when it reads."""
    return {
        name: (folder / name).read_bytes() for name in (ROOM_FILE, VAULT_FILE) if (folder / name).exists()
    }


def opens(folder: Path) -> bool:
    """Whether a start would open it."""
    try:
        check_sound(folder)
    except StoreUnusable:
        return False
    return True


@pytest.mark.parametrize("seed", range(40))
def test_every_look_at_a_torn_room_ends_in_words(kept: Path, tmp_path: Path, seed: int) -> None:
    folder, chance = tmp_path / "room", random.Random(seed)
    shutil.copytree(kept, folder)
    tear(folder, chance)
    said = looked(folder)
    assert not any(SECRET in line or "password" in line for line in said), said
    try:
        found = [str(one) for one in audit_place(folder).findings]
    except StoreUnusable as fault:
        found = [fault.message]
    assert not any(SECRET in line for line in found), found


@pytest.mark.parametrize("seed", range(12))
def test_a_role_is_written_where_a_start_would_open_the_room_and_nowhere_else(
    kept: Path, tmp_path: Path, seed: int
) -> None:
    folder, chance = tmp_path / "room", random.Random(seed)
    shutil.copytree(kept, folder)
    chance.choice((tear, lose))(folder, chance)
    before = files(folder)
    would_open = opens(folder) and (folder / ROOM_FILE).exists()
    for more in ([], ["--create"]):
        name = "Ann" if not more else "Dora"
        done = CliRunner().invoke(app, ["role", name, "floor", "--data", str(folder), *more])
        assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
        assert (done.exit_code == 0) == would_open, (done.output, would_open)
        if not would_open:
            assert files(folder) == before, "nothing was made anew"
