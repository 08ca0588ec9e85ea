"""`cardroom arena`: a match at the terminal, its files, and one line when it cannot be."""

import json
import shlex
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app

PROGRAM = Path(__file__).parents[1] / "arena" / "calling_program.py"


def run(*arguments: str, said: str | None = None) -> object:
    return CliRunner().invoke(app, ["arena", *arguments], input=said)


def test_a_match_writes_its_log_its_hands_and_a_page(tmp_path: Path) -> None:
    log, hands, page = tmp_path / "log.jsonl", tmp_path / "hands.phhs", tmp_path / "page.html"
    program = f"run:{shlex.join([sys.executable, str(PROGRAM)])}"
    done = run(
        "even=uniform", f"calm={program}", "--deals", "5", "--json", "--log", str(log), "--hands", str(hands),
        "--page", str(page),
    )  # fmt: skip
    assert done.exit_code == 0 and done.stdout.count("\n") == 1
    found = json.loads(done.stdout)
    assert (found["game"], found["deals"], found["hands"]) == ("holdem", 5, 10)
    assert sum(program["chips"] for program in found["programs"]) == 0
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert len(lines) == sum(program["decisions"] for program in found["programs"])
    assert {line["program"] for line in lines} == {"even", "calm"} and not any(
        "fault" in line for line in lines
    )
    replayed = CliRunner().invoke(app, ["replay", str(hands), "--json"])
    assert replayed.exit_code == 0 and "even" in hands.read_text()
    assert "<title>Match of programs</title>" in page.read_text()


def test_people_read_a_table_and_solved_games_tell_results_without_luck() -> None:
    done = run("solved=cfr+:50", "even=uniform", "--game", "kuhn", "--deals", "40")
    assert done.exit_code == 0
    assert "Kuhn Poker: 40 deals, 80 hands" in done.stdout and "without luck" in done.stdout
    assert "±" in done.stdout
    plain = run("a=passive", "b=passive", "--deals", "3", "--once")
    assert "3 deals, 3 hands" in plain.stdout and "without luck" not in plain.stdout


def test_bad_answers_are_told_in_one_line() -> None:
    program = f"run:{shlex.join([sys.executable, str(PROGRAM), 'nonsense'])}"
    done = run(f"bad={program}", "calm=passive", "--deals", "2")
    assert done.exit_code == 0
    assert (
        done.stderr.count("\n") == 1 and "bad answers; the first: deal 0, rotation 0: 'dance'" in done.stderr
    )


def test_a_function_of_ones_own_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(
        "def folds(hand, chance):\n    (hand.fold if hand.legal()[0] else hand.check)()\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    done = run("folds=python:my_bots:folds", "calm=passive", "--deals", "2", "--json")
    assert json.loads(done.stdout)["programs"][0]["bad_answers"] == 0


def test_a_model_plays_through_standard_input_and_output() -> None:
    asked = [
        {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {}},
        {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "look"}},
    ]
    done = run(
        "model=tools", "calm=passive", "--deals", "1", said="".join(json.dumps(one) + "\n" for one in asked)
    )
    first, second = map(json.loads, done.stdout.splitlines())
    assert first["result"]["serverInfo"]["name"] == "cardroom"
    assert "model (you)" in second["result"]["content"][0]["text"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["a=uniform"], "2"),
        (["a", "b=passive"], "'a' is no seat: write name=what"),
        (["a=magic", "b=passive"], "a: 'magic' is no seat"),
        (["a=passive", "a=passive"], "two programs are called 'a'"),
        (["a=python:nowhere:f", "b=passive"], "'nowhere:f' can't be imported"),
        (["a=python:math:pi", "b=passive"], "'math:pi' is no function"),
        (["a=run:/no/such", "b=passive"], "can't be begun"),
        (["a=cfr+:many", "b=passive", "--game", "kuhn"], "a number of iterations"),
        (["a=cfr+:5", "b=passive"], "more than 500,000 positions"),
        (["a=tools", "b=tools"], "one seat at most is played through tools"),
        (["a=passive", "b=passive", "--game", "nope"], "no game 'nope'"),
        (["a=passive", "b=passive", "--deals", "0"], "at least one deal"),
        (["a=passive", "b=passive", "--log", "/no/such/folder/log"], "/no/such/folder/log: No such file"),
    ],
)
def test_what_cannot_be_ends_with_one_line(arguments: list[str], said: str) -> None:
    done = run(*arguments)
    assert (done.exit_code, done.stdout) == (2, "")
    assert said in done.stderr and done.stderr.count("\n") == 1
