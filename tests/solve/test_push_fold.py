"""Push or fold between two players: the table is counted, the measure exact, and published charts come out."""

from __future__ import annotations

import json
from random import Random

import numpy as np
import pytest
from typer.testing import CliRunner

from cardroom.analysis import equity
from cardroom.cli.main import app
from cardroom.rules import Refused
from cardroom.solve.push_fold import BOARDS, CLASSES, PushFold, deals

EVERY = pytest.mark.exhaustive


def place(name: str) -> int:
    return CLASSES.index(name)


def test_the_table_has_every_deal_once() -> None:
    often, equities = deals()
    assert (len(CLASSES), CLASSES[0], CLASSES[-1]) == (169, "AA", "22")
    assert often.sum() == pytest.approx(1, abs=1e-12)
    pairs = often * 1326 * 1225
    assert np.allclose(pairs, np.rint(pairs), atol=1e-6)
    assert pairs[place("AA"), place("KK")] == pytest.approx(36)
    assert pairs[place("AA"), place("AA")] == pytest.approx(6)
    assert pairs[place("AKs"), place("AQs")] == pytest.approx(12)
    assert np.allclose(equities + equities.T, 1)


def counted(first: str, second: str) -> None:
    _, equities = deals()
    found = equity([first, second])
    assert found.exact and found.boards % BOARDS == 0
    assert equities[place(first), place(second)] == pytest.approx(found.hands[0].equity, abs=1e-12)


@pytest.mark.parametrize(("first", "second"), [("AKs", "22"), ("AA", "AKo"), ("T9s", "T9s"), ("72o", "A5s")])
def test_an_equity_of_the_table_is_that_of_the_counted_hands(first: str, second: str) -> None:
    counted(first, second)


@pytest.mark.exhaustive
def test_many_equities_of_the_table_are_counted_anew() -> None:
    chance = Random(1)
    for _ in range(300):
        counted(chance.choice(CLASSES), chance.choice(CLASSES))


def test_what_is_won_is_worked_out_deal_by_deal() -> None:
    """Against sums in plain Python over all pairs of classes, for any chances."""
    often, equities = deals()
    chance, game = np.random.default_rng(1), PushFold(7.5, 0.4, 0.1)
    push, call = chance.random(169), chance.random(169)
    value = 0.0
    for mine in range(169):
        for other in range(169):
            if_called = 7.5 * (2 * equities[mine, other] - 1)
            pushed = call[other] * if_called + (1 - call[other]) * 1.1
            value += often[mine, other] * (push[mine] * pushed - (1 - push[mine]) * 0.5)
    assert game.value(push, call) == pytest.approx(value, abs=1e-12)


def test_the_measure_is_what_best_answers_win() -> None:
    """One hand changed at a time never wins more than the measure says, and the best of all changes wins just that."""
    game, chance = PushFold(6), np.random.default_rng(2)
    push, call = chance.random(169), chance.random(169)
    now = game.value(push, call)
    pushing, calling = game.worths(push, call)
    best_push, best_call = (pushing > 0).astype(float), (calling > 0).astype(float)
    gained = (game.value(best_push, call) - now) + (now - game.value(push, best_call))
    assert game.exploitability(push, call) == pytest.approx(gained / 2, abs=1e-12)
    for hand in range(0, 169, 7):
        other = best_push.copy()
        other[hand] = 1 - other[hand]
        assert game.value(other, call) <= game.value(best_push, call) + 1e-15


@pytest.mark.parametrize(
    "stack", [1.5, 10, 100, *(pytest.param(one, marks=EVERY) for one in (2.5, 5, 15, 25))]
)
def test_players_learn_until_nothing_is_left_to_win(stack: float) -> None:
    game = PushFold(stack)
    push, call = game.solve(2_000)
    assert 0 <= game.exploitability(push, call) < 2e-5


PUBLISHED = [
    ("push", "63s", 7.0, 7.2), ("push", "63s", 5.2, 5.0), ("push", "63s", 2.2, 2.4),
    ("push", "T3s", 7.5, 7.8), ("call", "Q2o", 5.5, 5.7),
]  # fmt: skip
"""Of the charts at holdemresources.net/hune: who, which hand, a stack at which it goes in, and one at which it does not."""
DAILY = (("push", "T3s"), ("call", "Q2o"))
"""One for each player: a game is learned anew for every stack."""


@pytest.mark.parametrize(
    ("who", "hand", "inside", "outside"),
    [pytest.param(*one, marks=() if one[:2] in DAILY else EVERY) for one in PUBLISHED],
)
def test_published_charts_come_out(who: str, hand: str, inside: float, outside: float) -> None:
    for stack, does in ((inside, True), (outside, False)):
        chances = PushFold(stack).solve(3_000)[who == "call"]
        assert (chances[place(hand)] > 0.5) == does, stack


@pytest.mark.parametrize(
    ("stack", "small", "ante"),
    [(1, 0.5, 0), (1.1, 0.5, 0.2), (10, 0, 0), (10, 1.5, 0), (10, 0.5, -1), (1e6, 0.5, 0)],
)
def test_stacks_that_cannot_be_are_refused(stack: float, small: float, ante: float) -> None:
    with pytest.raises(Refused, match="push or fold takes stacks above"):
        PushFold(stack, small, ante)


def test_the_command_prints_charts_and_one_object() -> None:
    said = CliRunner().invoke(app, ["push-fold", "5", "--iterations", "300"], env={"COLUMNS": "120"})
    assert said.exit_code == 0 and "Who goes all-in" in said.stdout and "Who calls" in said.stdout
    told = json.loads(CliRunner().invoke(app, ["push-fold", "5", "--iterations", "300", "--json"]).stdout)
    assert told["push"]["AA"] == pytest.approx(1, abs=1e-3)
    assert (len(told["push"]), len(told["call"])) == (169, 169)
    assert 0 <= told["exploitability"] < 1e-3


@pytest.mark.parametrize(
    "arguments", [["0.5"], ["10", "--iterations", "0"], ["nan"], ["10", "--ante", "inf"]]
)
def test_the_command_refuses_in_a_line(arguments: list[str]) -> None:
    said = CliRunner().invoke(app, ["push-fold", *arguments])
    assert (said.exit_code, said.stderr.count("\n")) == (2, 1)
