"""`cardroom equity` and `cardroom icm`: one object, tables for people, one line when it cannot be."""

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, list(arguments))


def one_object(result: Any) -> Any:
    assert result.exit_code == 0, result.stderr
    assert result.stdout.endswith("}\n") and result.stdout.count("\n") == 1
    return json.loads(result.stdout)


def test_equity_prints_counts_of_boards_and_shares_of_the_pot() -> None:
    found = one_object(run("equity", "AsKs", "2h2d", "--json"))
    assert (found["exact"], found["boards"]) == (True, 1712304)
    assert found["hands"][0] == {
        "hand": "AsKs",
        "wins": 852207,
        "ties": 10775,
        "equity": pytest.approx(0.500842, abs=1e-6),
    }
    flop = one_object(run("equity", "--hands", "AsKs 2h2d", "--board", "2c7dTh", "--json"))
    assert (flop["boards"], flop["hands"][0]["wins"]) == (990, 16)


def test_equity_of_samples_says_its_error_and_seed() -> None:
    arguments = (
        "equity",
        "AsAh2s3h",
        "KsKhQd4d",
        "--game",
        "omaha8",
        "--sampled",
        "--samples",
        "300",
        "--seed",
        "5",
        "--json",
    )
    first, second = one_object(run(*arguments)), one_object(run(*arguments))
    assert first == second and (first["exact"], first["boards"], first["seed"]) == (False, 300, 5)
    assert set(first["hands"][0]) == {"hand", "wins", "ties", "equity", "shares", "standard_error"}


def test_equity_for_people_is_a_table() -> None:
    result = run("equity", "TT+", "AsKs", "--board", "2c7dTh", "--dead", "Ad")
    assert result.exit_code == 0
    assert "equity" in result.stdout and "all ways counted" in result.stdout
    assert "low" in run("equity", "As2s3d4dKc9c", "Ks2d3h4h5c6c", "--game", "stud8").stdout


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (("equity", "AsKs"), "among 2 to 12 hands"),
        (("equity", "AsKs", "AsQs"), "both have As"),
        (("equity", "AsKs", "QsJs,TT", "--board", "Qs2d3c"), "has Qs, a card that is known"),
        (("equity", "AsKs", "Zz"), "names no hands"),
        (("equity", "AsKs", "2h2d", "--game", "omahaa"), "did you mean 'omaha'"),
        (("equity", "AsKs", "2h2d", "--samples", "0", "--sampled"), "two samples at least"),
        (("equity", "AsKs", "2h2d", "--seed", "-1"), "a seed is"),
        (("icm", "--stacks", "5000,x", "--prizes", "50"), '"x" is not a number'),
        (("icm", "--stacks", "5000,0", "--prizes", "50"), "above 0"),
        (("icm", "--stacks", "5000,-3", "--prizes", "50"), "not an amount from 0 on"),
        (("icm", "--stacks", "5000,1.5", "--prizes", "50"), "is not a whole number"),
        (("icm", "--stacks", "", "--prizes", "50"), "is not a number"),
        (("icm", "--stacks", "1,2", "--prizes", "nan"), "not an amount"),
        (("icm", "--stacks", "1,2", "--prizes", "5", "--bounties", "1"), "one for each of the 2 stacks"),
    ],
)
def test_what_cannot_be_asked_ends_with_one_line_and_status_2(arguments: tuple[str, ...], what: str) -> None:
    result = run(*arguments, "--json")
    assert result.exit_code == 2 and result.stdout == ""
    assert result.stderr.count("\n") == 1 and what in result.stderr


def test_icm_prints_what_stacks_are_worth() -> None:
    found = one_object(run("icm", "--stacks", "5000,3000,2000", "--prizes", "50,30,20", "--json"))
    assert found == {"values": pytest.approx([38.392857142857146, 32.75, 28.857142857142858], abs=1e-12)}
    found = one_object(
        run("icm", "--stacks", "2,1,1", "--prizes", "1.5", "--bounties", "1,1,2", "--next-place", "--json")
    )
    assert found["values"] == pytest.approx([0.75, 0.375, 0.375])
    assert sum(found["bounties"]) == pytest.approx(4)
    assert len(found["next_place"]) == 3


def test_icm_says_which_prizes_nobody_here_can_win_and_which_are_out_of_order() -> None:
    result = run("icm", "--stacks", "5000,3000", "--prizes", "50,30,20", "--json")
    assert result.exit_code == 0 and sum(json.loads(result.stdout)["values"]) == pytest.approx(80)
    told = "cardroom: --prizes: 3 prizes for fewer stacks (2): what is below place 2 goes to nobody\n"
    assert result.stderr == told
    result = run("icm", "--stacks", "5000,3000,1000", "--prizes", "50,20,30", "--json")
    assert result.exit_code == 0 and sum(json.loads(result.stdout)["values"]) == pytest.approx(100)
    assert result.stderr == "cardroom: --prizes: place 3 is paid more than place 2: counted as written\n"
    assert run("icm", "--stacks", "5000,3000", "--prizes", "50,50", "--json").stderr == ""


def test_icm_for_people_is_a_table() -> None:
    result = run("icm", "--stacks", "5000,3000,2000", "--prizes", "50.5,30,20")
    assert result.exit_code == 0 and "50.00%" in result.stdout and "38.6429" in result.stdout
