"""`cardroom solve`: one object, tables for people, one line when it cannot be."""

import json

import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app


def test_it_prints_the_whole_strategy_as_one_object() -> None:
    done = CliRunner().invoke(app, ["solve", "kuhn", "--iterations", "300", "--json"])
    assert done.exit_code == 0 and done.stdout.count("\n") == 1
    found = json.loads(done.stdout)
    assert (found["game"], found["form"], found["positions"], found["information_sets"]) == (
        "kuhn",
        "fixed_limit",
        58,
        12,
    )
    assert (found["method"], found["iterations"]) == ("cfr+", 300)
    assert found["values"] == pytest.approx([-1 / 18, 1 / 18], abs=1e-3)
    counts, beaten = zip(*found["exploitability"], strict=True)
    assert counts == (1, 2, 5, 10, 20, 50, 100, 200, 300) and beaten[-1] < 0.001 < beaten[0]
    assert len(found["strategy"]) == 12
    assert all(sum(chances.values()) == pytest.approx(1) for chances in found["strategy"].values())


def test_people_read_tables_without_what_is_always_the_same() -> None:
    done = CliRunner().invoke(app, ["solve", "kuhn", "--iterations", "20"])
    assert done.exit_code == 0
    assert "58 positions, 12 information sets" in " ".join(done.stdout.split())
    assert "p1 1=Js 0r1" in done.stdout and "fixed_limit" not in done.stdout
    more = CliRunner().invoke(app, ["solve", "leduc", "--iterations", "1"])
    assert "896 more: --all prints them" in more.stdout
    whole = CliRunner().invoke(app, ["solve", "leduc", "--iterations", "1", "--all"])
    assert "more: --all" not in whole.stdout and whole.stdout.count("p1 1=") > 400


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nothing"], "no game 'nothing' to simulate"),
        (["nlhe"], "has more than 500,000 positions at these stakes"),
        (["kuhn", "--method", "magic"], "no method 'magic'; there are cfr, cfr+, dcfr, cfr-br"),
        (["kuhn", "--iterations", "0"], "--iterations: at least 1"),
        (["kuhn", "--stacks", "3,x"], '"x" is not a whole number'),
        (["kuhn", "--sizes", "half"], '"half" is not a number'),
        (["kuhn", "--sizes", "-1"], "a bet is a positive fraction of the pot"),
        (["kuhn", "--form", "no_limit"], "no"),
    ],
)
def test_what_cannot_be_ends_with_one_line(arguments: list[str], said: str) -> None:
    done = CliRunner().invoke(app, ["solve", *arguments])
    assert (done.exit_code, done.stdout) == (2, "")
    assert said in done.stderr and done.stderr.count("\n") == 1
