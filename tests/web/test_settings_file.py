"""A settings file: its faults stand at their lines, its paths begin where it lies, and venues are places."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.web.settings_file import SettingsFault, read_settings


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[room]\n\nwelcom_cents = 1\n", 3),
        ("# head\n[room]\nwelcome_cents = -1\n", 3),
        ("[room]\npassword = { passes = 1,\n lanes = 0 }\n", 2),
        ("[doors]\n[doors.reads]\na_second = 1\nburst = 'many'\n", 4),
        ("hosts = [\n  'a',\n  7,\n]\n", 3),
        ("[room]\nvenues = ['club']\n", 1),
        ("[room]\ntable_names = ['Red',\n ' Blue']\n", 3),
        ("[room]\ntable_names = ['Red', 'Red']\n", 1),
        ("[room]\n[[room.stakes]]\ngame = 'holdem'\n[[room.stakes]]\ngame = 'holdem'\nseats = 13\n", 6),
        ("[room]\n\n[[room.stakes]]\ngame = 'holdem'\nnames = ['Table {n}']\n", 3),
        ("[room]\n[[room.stakes]]\ngame = 'holdem'\nlanguages = ['sv']\n", 4),
        ("[room]\n[[room.stakes]]\nstake = 'NL10'\n", 2),
        ("[rooms]\n", 1),
        ("[room]\nsign_up = \n", 2),
        ("a = 1\na = 2\n", 2),
    ],
)  # fmt: skip
def test_a_fault_of_a_settings_file_is_told_at_its_line(text: str, line: int, tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text)
    with pytest.raises(SettingsFault, match=rf"settings.toml, line {line}: "):
        read_settings(file)


def test_paths_in_a_settings_file_begin_where_it_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    etc = tmp_path / "etc"
    (etc / "books").mkdir(parents=True)
    (etc / "books" / "club.toml").write_text(
        'id = "club"\nname = "Club"\nextends = "casinohuone"\nwrong = 1\n'
    )
    (etc / "settings.toml").write_text(
        'rulebooks = ["books/club.toml", "casino-kruh", "/srv/other.toml"]\n'
        '[room]\nheads_file = "../heads"\ntournament_templates = "templates"\n'
    )
    monkeypatch.chdir(tmp_path)
    own = read_settings(Path("etc/settings.toml"))
    assert own.rulebooks == ("etc/books/club.toml", "casino-kruh", "/srv/other.toml")
    assert (own.room.heads_file, own.room.tournament_templates) == ("etc/../heads", "etc/templates")
    assert read_settings(etc / "settings.toml").rulebooks[0] == str(etc / "books" / "club.toml")
    result = CliRunner().invoke(app, ["serve", "--settings", "etc/settings.toml", "--data", "room"])
    assert result.exit_code == 2 and "etc/books/club.toml, line 4: wrong" in result.stderr, result.output


@pytest.mark.parametrize(
    ("stake", "line", "fault"),
    [
        ("game = 'holdem'\nstake = 'NL10'\nseats = 7", 6, "Casinohuone seats 3 to 6 at holdem NL10, not 7"),
        ("game = 'holdm'", 4, "Casinohuone offers no game 'holdm'"),
        ("game = 'holdem'\nstake = 'NL11'", 5, "has no stake 'NL11'"),
        ("game = 'holdem'\nhouse = 'club'", 5, "the room has no house 'club'"),
        ("game = 'holdem'\n[[room.stakes]]\ngame = 'holdem'", 6, "holdem of Casinohuone stands above already"),
    ],
)  # fmt: skip
def test_a_stake_that_no_house_has_stops_the_start_at_its_line(
    stake: str, line: int, fault: str, tmp_path: Path
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(f"[room]\n\n[[room.stakes]]\n{stake}\n")
    result = CliRunner().invoke(app, ["serve", "--settings", str(file), "--data", str(tmp_path / "room")])
    assert result.exit_code == 2 and f"settings.toml, line {line}: " in result.stderr, result.output
    assert fault in result.stderr
