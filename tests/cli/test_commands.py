"""The commands as a person or a script uses them: one object on standard output, one clear line when it cannot be."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cardroom.cards.seal import proof, seal_deck
from cardroom.cli.main import app, command_names
from cardroom.games import EVERY_GAME, GAMES
from tests.commands import told

HAND = """
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [0.5, 1]
min_bet = 1
starting_stacks = [100, 80.25]
actions = ["d dh p1 AsKd", "d dh p2 7c7d", "p2 cbr 3", "p1 f"]
players = ["Ann", "Bob"]
"""


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, list(arguments))


def one_object(result: Any) -> Any:
    assert result.exit_code == 0, result.stderr
    assert result.stdout.endswith("}\n") and result.stdout.count("\n") == 1
    return json.loads(result.stdout)


@pytest.fixture
def hand(tmp_path: Path) -> Path:
    path = tmp_path / "hand.phh"
    path.write_text(HAND)
    return path


def test_every_command_says_what_it_does() -> None:
    assert len(command_names()) >= 10
    for name in command_names():
        result = run(*name.split(), "--help")
        assert result.exit_code == 0 and "Usage: " in result.stdout


def test_replay_prints_the_stacks_as_one_object(hand: Path) -> None:
    assert one_object(run("replay", str(hand), "--json")) == {
        "variant": "NT",
        "starting_stacks": [100, 80.25],
        "final_stacks": [99, 81.25],
    }


def test_replay_of_many_hands_prints_them_all(tmp_path: Path) -> None:
    path = tmp_path / "hands.phhs"
    path.write_text(f"[1]{HAND}\n[2]{HAND}")
    assert [entry["final_stacks"] for entry in one_object(run("replay", str(path), "--json"))["hands"]] == [
        [99, 81.25],
        [99, 81.25],
    ]


def test_replay_by_a_houses_rules(hand: Path) -> None:
    result = one_object(run("replay", str(hand), "--json", "--house", "casinohuone"))
    assert result["final_stacks"] == [99, 81.25]


def test_replay_for_people_names_the_players(hand: Path) -> None:
    result = run("replay", str(hand))
    assert result.exit_code == 0
    assert "Ann" in result.stdout and "81.25" in result.stdout


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (HAND.replace("cbr 3", "cbr 1.5").encode(), "You must raise to at least"),
        (HAND.replace("p1 f", "p2 f").encode(), "it is the turn of p1"),
        (HAND.replace('"NT"', '"XX"').encode(), "XX is not played here"),
        (b"variant = ", "not a TOML document"),
        (b"\xff\xfe\x00", "not a text file"),
        (b"", "variant: missing"),
    ],
)
def test_a_broken_hand_ends_with_one_line_and_status_2(tmp_path: Path, content: bytes, what: str) -> None:
    path = tmp_path / "broken.phh"
    path.write_bytes(content)
    result = told("replay", str(path), "--json")
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1 and str(path) in result.stderr and what in result.stderr


def test_a_file_that_is_not_there_ends_with_one_line_and_status_2(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.phh", tmp_path):
        result = run("replay", str(path))
        assert result.exit_code == 2
        assert result.stdout == "" and result.stderr.count("\n") == 1


@pytest.mark.parametrize(("game", "policy"), [("nlhe", "uniform"), ("nlhe", "passive"), ("plo", "uniform")])
def test_simulate_prints_what_was_played_as_one_object(game: str, policy: str) -> None:
    arguments = (
        "--game",
        game,
        "--seats",
        "6",
        "--hands",
        "200",
        "--seed",
        "7",
        "--policy",
        policy,
        "--json",
    )
    first, second = (one_object(run("simulate", *arguments)) for _ in range(2))
    assert set(first) == {"game", "hands", "decisions", "seconds", "hands_per_second"}
    assert (first["game"], first["hands"]) == (game, 200)
    assert first["decisions"] == second["decisions"] > 200
    assert first["hands_per_second"] == pytest.approx(200 / first["seconds"])


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (("--game", "nlhee"), "did you mean 'nlhe'"),
        (("--seats", "1"), "2 to 12 players"),
        (("--hands", "0"), "at least 1"),
        (("--policy", "wild"), "uniform, passive"),
        (("--game", "zebra"), "ofc"),
        (("--game", "holdem", "--form", "wild"), "no limit, pot limit, fixed limit"),
        (("--game", "razz", "--form", "pot-limit"), "its betting forms: fixed limit"),
        (("--game", "nlhe", "--form", "pot-limit"), "its betting forms: no limit"),
        (("--game", "horse", "--form", "no-limit"), "its betting forms: mixed"),
        (("--game", "ofc", "--form", "no-limit"), "its betting forms: points"),
        (("--game", "ofc", "--seats", "6"), "2 to 5 players"),
        (("--game", "horse", "--seats", "9"), "2 to 8 players"),
        (("--seats", "many"), "--seats"),
        (("--seats",), "--seats"),
        (("--bluff",), "cardroom simulate --help"),
    ],
)
def test_simulate_refuses_in_one_line_what_cannot_be_played(arguments: tuple[str, ...], what: str) -> None:
    result = run("simulate", *arguments)
    assert result.exit_code == 2
    assert what in result.stderr and result.stdout == "" and result.stderr.count("\n") == 1


def test_a_command_that_is_none_gets_one_line_and_no_command_gets_help() -> None:
    result = run("simulat")
    assert result.exit_code == 2 and result.stdout == ""
    assert (
        result.stderr
        == "cardroom: No such command 'simulat'. Did you mean 'simulate'? (see `cardroom --help`)\n"
    )
    for group in ((), ("rules",)):
        result = run(*group)
        assert result.exit_code == 2 and "Commands:" in result.stderr and result.stdout == ""


def test_no_summary_of_a_command_is_cut_off_in_a_terminal_of_80_columns() -> None:
    # A process of its own: Click's runner for tests writes two columns wider than a terminal of 80 shows.
    groups = [()] + [(group.name,) for group in app.registered_groups]
    for group in groups:
        shown = told(*map(str, group), "--help", environment={"COLUMNS": "80"}).stdout
        assert "\nCommands:\n" in shown
        assert "..." not in shown.replace("[ARGS]...", "")
        assert max(map(len, shown.splitlines())) <= 80


def test_verify_holds_for_the_sealed_cards_and_for_no_other(tmp_path: Path) -> None:
    seal = seal_deck(bytes(range(32)), b"hand 1")
    document = proof(seal.root, [seal.opening(place) for place in (0, 6, 51)])
    path = tmp_path / "proof.json"
    path.write_text(json.dumps(document))
    assert one_object(run("verify", str(path), "--root", seal.root.hex(), "--json"))["holds"] is True
    assert run("verify", str(path), "--root", "00" * 32).exit_code == 1
    openings = document["openings"]
    assert isinstance(openings, list)
    openings[1]["card"] = openings[0]["card"]
    path.write_text(json.dumps(document))
    result = run("verify", str(path))
    assert result.exit_code == 1 and "NOT the sealed card" in result.stdout


@pytest.mark.parametrize(
    "content", ["", "[]", "{}", '{"root": "zz", "openings": []}', '{"root": "00", "openings": [1]}']
)
def test_verify_refuses_what_is_no_proof(tmp_path: Path, content: str) -> None:
    path = tmp_path / "proof.json"
    path.write_text(content)
    result = run("verify", str(path))
    assert result.exit_code == 2 and result.stderr.count("\n") == 1


def test_doctor_looks_at_all_a_room_needs(tmp_path: Path) -> None:
    result = run("doctor", "--data", str(tmp_path / "new"), "--json")
    report = json.loads(result.stdout)
    assert [entry["what"] for entry in report["findings"]] == [
        "Python", "engine", "SQLite", "entropy", "data folder", "open files", "client", "Chromium",
    ]  # fmt: skip
    assert report["fit"] == all(entry["state"] != "fault" for entry in report["findings"])
    assert result.exit_code == (0 if report["fit"] else 1)
    assert not (tmp_path / "new").exists()


def test_doctor_names_a_data_folder_that_cannot_be_one(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run("doctor", "--data", str(tmp_path / "file" / "room"))
    assert result.exit_code == 1 and "cannot be written" in result.stdout


def test_serve_refuses_a_broken_rulebook_before_it_opens_anything(tmp_path: Path) -> None:
    result = run("serve", "--house", str(tmp_path / "none.toml"), "--data", str(tmp_path / "room"))
    assert result.exit_code == 2 and "none.toml" in result.stderr
    assert not (tmp_path / "room").exists()


def test_games_are_listed_as_one_object_and_as_a_table() -> None:
    listed = one_object(run("games", "--json"))["games"]
    assert {"holdem", "sviten", "soko", "razz", "horse", "ofc"} <= {row["code"] for row in listed}
    for row in listed:
        assert set(row) >= {"code", "name", "forms", "seats", "clauses"}
        assert row["name"] and row["forms"] and 2 <= row["most_players"] <= 12
    beside = {row["code"] for row in listed if not row["clauses"]}
    assert beside == EVERY_GAME.keys() - GAMES.keys(), "no house describes these"
    shown = run("games").stdout.splitlines()
    assert shown[0].split() == ["code", "game", "forms", "seats", "clauses"]
    for row in listed:  # also in a narrow terminal nothing that people copy is cut off
        (line,) = [line for line in shown if line.split(" ")[0] == row["code"]]
        assert (row["code"] in beside or row["clauses"][0] in line) and str(row["seats"]) in line
    assert max(map(len, shown)) <= 80


def test_every_listed_code_and_form_can_be_simulated() -> None:
    listed = one_object(run("games", "--json"))["games"]
    codes = [code for row in listed for code in row["simulate"]]
    assert len(codes) == len(set(codes)) >= 25 and {row["code"] for row in listed} <= set(codes)
    asked = [("--game", code) for code in codes]
    asked += [("--game", row["code"], "--form", form) for row in listed for form in row["forms"]]
    for arguments in asked:
        played = one_object(run("simulate", *arguments, "--hands", "3", "--json"))
        assert (played["game"], played["hands"]) == (arguments[1], 3)


def test_every_game_can_be_simulated_with_two_and_with_as_many_as_it_deals_to() -> None:
    for row in one_object(run("games", "--json"))["games"]:
        for seats in (2, row["most_players"]):
            arguments = ("--game", row["code"], "--seats", str(seats), "--hands", "2", "--json")
            assert one_object(run("simulate", *arguments))["hands"] == 2


def test_a_mix_can_be_simulated_and_an_unknown_code_gets_advice() -> None:
    assert one_object(run("simulate", "--game", "horse", "--hands", "50", "--json"))["hands"] == 50
    refused = run("simulate", "--game", "horze")
    assert refused.exit_code == 2 and "did you mean 'horse'?" in refused.stderr


def test_simulate_tournament_prints_places_and_levels_as_one_object() -> None:
    arguments = ("--house", "casino-kruh", "--entries", "13", "--level-hands", "4", "--seed", "3", "--json")
    first, second = (one_object(run("simulate-tournament", *arguments)) for _ in range(2))
    assert first == second, "the same seed, the same tournament"
    assert (first["house"], first["entries"], first["prize_pool"]) == ("casino-kruh", 13, 13_000)
    assert len({row["player"] for row in first["places"]}) == 13 and first["places"][0]["place"] == 1
    assert sum(row["prize"] for row in first["places"]) == 13_000 and all(
        row["clauses"] for row in first["places"]
    )
    assert first["levels"][0] == {
        "level": 1,
        "hands_before": 0,
        "small_blind": 25,
        "big_blind": 50,
        "ante": 0,
    }
    assert first["seconds"] > 0 and first["hands"] > 13


def test_simulate_tournament_prints_a_table_for_people() -> None:
    result = run("simulate-tournament", "--entries", "3", "--stack", "200", "--seed", "1")
    assert result.exit_code == 0 and result.stderr == ""
    assert "Casinohuone, holdem: 3 players with 200 chips each" in result.stdout
    assert "30.00 EUR to win" in result.stdout and "10 / 20" in result.stdout and "CO-41a" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (("--house", "nowhere"), "no rulebook of this name"),
        (("--game", "zebra"), "it offers holdem"),
        (("--entries", "1"), "2 to 10,000, not 1"),
        (("--entries", "10001"), "2 to 10,000, not 10,001"),
        (("--seats", "7"), "2 to 6 seats, not 7"),
        (("--house", "casino-helsinki", "--entries", "2"), "begins with 3 players"),
        (("--house", "casino-helsinki", "--game", "stud-fl"), "an ante and a bring-in"),
        (("--stack", "5"), "first bet, 20"),
        (("--stack", "-5"), "not below 0"),
        (("--level-hands", "5", "--level-seconds", "60"), "not by both"),
        (("--entries", "many"), "--entries"),
    ],
)
def test_simulate_tournament_refuses_in_one_line_what_cannot_be_played(
    arguments: tuple[str, ...], what: str
) -> None:
    result = run("simulate-tournament", *arguments)
    assert result.exit_code == 2
    assert what in result.stderr and result.stdout == "" and result.stderr.count("\n") == 1
