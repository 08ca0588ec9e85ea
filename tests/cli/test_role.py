"""Giving a player a role from the command line."""

import asyncio
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules.refused import Refused
from cardroom.store.people_rows import AddPlayer, OpenSession, PlayerRecord, SessionRecord
from cardroom.store.rows import Commit
from cardroom.store.sqlite import open_store
from cardroom.testing.whole_room import START_MS, TestRoom


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    async def fill() -> None:
        store = open_store(tmp_path, asyncio.get_running_loop())
        anna = PlayerRecord("p1", "Anna", "!", "player", 1)
        session = SessionRecord(b"t" * 32, "p1", 1, 10**15)
        await store.commit(Commit(changes=(AddPlayer(anna), OpenSession(session))))
        store.close()

    asyncio.run(fill())
    return tmp_path


def test_a_player_becomes_staff_and_must_sign_in_anew(folder: Path) -> None:
    result = CliRunner().invoke(app, ["role", "anna", "floor", "--data", str(folder)])
    assert result.exit_code == 0, result.output
    store = open_store(folder)
    player = store.blocking_reader.player("p1")
    assert player is not None and player.role == "floor"
    assert store.blocking_reader.sessions_of("p1") == []
    [line] = store.blocking_reader.log(what="set_role").rows
    assert line.record.details == {"role": "floor"}
    store.close()


def test_an_unknown_name_changes_nothing(folder: Path) -> None:
    result = CliRunner().invoke(app, ["role", "Bertta", "floor", "--data", str(folder)])
    assert result.exit_code == 2 and "Bertta" in result.output


def test_a_folder_without_a_room_is_told_so(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["role", "Anna", "floor", "--data", str(tmp_path / "none")])
    assert result.exit_code == 2 and "no room" in result.output
    assert not (tmp_path / "none").exists()


def test_a_role_that_is_none_is_refused(folder: Path) -> None:
    assert CliRunner().invoke(app, ["role", "Anna", "king", "--data", str(folder)]).exit_code == 2


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[room]\nwelcome_cent = 5\n", "welcome_cent"),
        ("[room]\nwelcome_cents = 'much'\n", "int"),
        ("[room\n", "TOML"),
    ],
)
def test_a_broken_settings_file_is_told_in_one_line(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "room.toml"
    file.write_text(text)
    result = CliRunner().invoke(app, ["serve", "--data", str(tmp_path / "data"), "--settings", str(file)])
    assert result.exit_code == 2 and words in result.output and result.output.count("\n") == 1


@pytest.mark.parametrize("is_new", [True, False])
def test_the_first_admin_is_made_with_a_code_that_is_printed_once(
    tmp_path: Path, is_new: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "cardroom.cli.role.time.time_ns", lambda: START_MS * 1_000_000
    )  # when the test's room opens
    if not is_new:
        open_store(tmp_path / "room").close()
    data = ("--data", str(tmp_path / "room"))
    result = CliRunner().invoke(app, ["role", "Anna Virtanen", "admin", "--create", *data])
    assert result.exit_code == 0, result.output
    [code] = re.findall(r"^ {4}(\S+)$", result.output, re.M)
    settings = RoomSettings(sign_up="invitation")
    with TestRoom(tmp_path / "room", settings=settings) as room:
        players = room.room.players
        with pytest.raises(Refused, match="do not fit"):
            room.run(players.sign_in("Anna Virtanen", code))
        with pytest.raises(Refused, match="do not fit"):
            room.run(
                players.reset_password("Anna Virtanen", "AAAAA-AAAAA-AAAAA-AAAAA", "a long password of hers")
            )
        person = room.run(players.reset_password("anna virtanen", code.lower(), "a long password of hers"))
        assert person.role == "admin"
        assert (person.still_until_ms, person.by_code_ms) == (0, 0), "nobody had a password before"
        players.check_money(person.id)
        with pytest.raises(Refused, match="do not fit"):
            room.run(players.reset_password("Anna Virtanen", code, "another long password"))
        assert room.run(players.sign_in("Anna Virtanen", "a long password of hers"))[0].id == person.id


def test_an_account_is_made_once_and_under_a_name(folder: Path) -> None:
    for name, words in (("anna", "leave --create out"), ("a", "no name"), ("Admin", "pass for the house")):
        result = CliRunner().invoke(app, ["role", name, "admin", "--create", "--data", str(folder)])
        assert result.exit_code == 2 and words in result.output and len(result.stderr.splitlines()) == 1
    store = open_store(folder)
    assert [player.name for player in store.blocking_reader.players()] == ["Anna"]
    store.close()
