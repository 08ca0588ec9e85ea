"""Playing in batches: the same hands on a core and on many, the engine's averages, and what is refused by name."""

import json
import sys
from dataclasses import replace

import numpy as np
import pytest
from typer.testing import CliRunner

from cardroom.batch.lanes import Lanes
from cardroom.batch.whole_hands import play
from cardroom.cli.main import app
from cardroom.engine import HandRules
from cardroom.games import GAMES, game
from cardroom.rules import Refused
from cardroom.sim import STAKES, simulate, stakes

NOT_PLAYED = {
    "pineapple": "an exchange of cards",
    "crazy-pineapple": "an exchange of cards",
    "helsinki": "an exchange of cards",
    "sviten": "an exchange of cards, its way to win, its way to divide odd units",
    "double-flop": "two boards",
    "soko": "its way to win, its way to open",
}


@pytest.mark.parametrize("code", ["nlhe", "stud"])
def test_the_same_seed_gives_the_same_hands_on_a_core_and_on_many(code: str) -> None:
    setup = stakes(code).setup(6)
    one, many, other = (
        play(setup, "uniform", 5_001, seed, threads, each_hand=True)
        for seed, threads in ((3, 1), (3, 3), (4, 1))
    )
    assert np.array_equal(one.results, many.results)
    assert (one.decisions, one.won) == (many.decisions, many.won)
    assert not np.array_equal(one.results, other.results)
    assert one.results.sum(axis=0).tolist() == one.won
    assert not one.results.sum(axis=1).any()
    assert (one.chips_wrong, one.threads, many.threads) == (0, 1, 3)


@pytest.mark.parametrize(
    ("code", "decisions", "won"),
    [("nlhe", 6203, [-4048, 8932, -4884]), ("fo8", 7910, [290, 34, -324]), ("stud", 9241, [-541, 253, 288])],
)
def test_a_seed_gives_the_hands_that_it_has_always_given(code: str, decisions: int, won: list[int]) -> None:
    played = play(stakes(code).setup(3), "uniform", 1_000, seed=5, threads=1)
    assert (played.decisions, played.won) == (decisions, won)


@pytest.mark.parametrize("code", ["nlhe", "flhe", "plo", "fo8", "razz"])
def test_uniform_play_takes_as_many_decisions_as_in_the_engine(code: str) -> None:
    batch = play(stakes(code).setup(6), "uniform", 50_000, seed=1)
    engine = simulate(code, seats=6, hands=3_000, seed=1)
    assert batch.decisions / batch.hands == pytest.approx(engine.decisions / engine.hands, rel=0.03)


@pytest.mark.parametrize("code", [code for code in {**GAMES, **STAKES} if stakes(code).game in NOT_PLAYED])
def test_a_game_that_a_batch_cannot_play_is_refused_by_name(code: str) -> None:
    setup = stakes(code).setup(4)
    with pytest.raises(Refused) as refused:
        play(setup, "uniform", 1)
    assert refused.value.code == "not-in-batches"
    assert refused.value.message == f"a batch can't play {setup.game.name}: {NOT_PLAYED[setup.game.code]}"


@pytest.mark.parametrize(
    "code", [code for code in {**GAMES, **STAKES} if stakes(code).game not in NOT_PLAYED]
)
@pytest.mark.parametrize("seats", [2, 8])
def test_every_other_game_is_played(code: str, seats: int) -> None:
    for policy in ("uniform", "passive"):
        assert play(stakes(code).setup(seats), policy, 300, seed=2, threads=1).chips_wrong == 0


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("badugi", "an exchange of cards, its way to win"), ("short-deck", "its deck, its way to win"),
        ("royal", "its deck"), ("rhode-island", "its way to win"),
    ],
)  # fmt: skip
def test_nor_can_it_play_games_of_other_decks_and_rankings(code: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        play(stakes(code).setup(2), "uniform", 1)
    assert refused.value.message == f"a batch can't play {game(code).name}: {reason}"


def test_rules_that_a_batch_cannot_play_are_refused_by_name() -> None:
    setup = replace(stakes("nlhe").setup(6), rules=HandRules(board_runs=2, pot_unit=100))
    with pytest.raises(Refused, match="more than one run of the board, pots of whole chips"):
        play(setup, "uniform", 1)


@pytest.mark.parametrize(
    ("policy", "hands", "threads"), [("clever", 1, 1), ("uniform", 0, 1), ("uniform", 1, -1)]
)
def test_what_makes_no_sense_is_refused(policy: str, hands: int, threads: int) -> None:
    with pytest.raises(Refused):
        play(stakes("nlhe").setup(6), policy, hands, threads=threads)


@pytest.mark.parametrize("seed", [2**63, -(2**63) - 1, 10**30])
def test_a_seed_that_a_kernel_cannot_hold_is_refused(seed: int) -> None:
    setup = stakes("nlhe").setup(2)
    with pytest.raises(Refused, match="whole number of 64 bits"):
        play(setup, "uniform", 1, seed)
    with pytest.raises(Refused, match="whole number of 64 bits"):
        Lanes(setup, 1, seed)
    assert play(setup, "uniform", 1, 2**63 - 1, threads=1).chips_wrong == 0


@pytest.mark.parametrize("code", ["stud", "stud8", "razz"])
def test_nine_at_stud_have_cards_to_the_end(code: str) -> None:
    """Where the last card is not kept back all 52 can be dealt before the last street: a draw would never end."""
    nine = stakes(code).setup(9)
    assert nine.rules.deck_reserve == 1
    for policy in ("uniform", "passive"):
        assert play(nine, policy, 20_000, seed=4, threads=1).chips_wrong == 0
    unknown = replace(nine, deck=[-1] * 52, rules=replace(nine.rules, deck_reserve=0))
    with pytest.raises(Refused, match="a hand that needs more cards than there are"):
        play(unknown, "uniform", 1)


def test_the_command_prints_one_object() -> None:
    said = CliRunner().invoke(
        app, ["batch", "nlhe", "--hands", "2000", "--seed", "1", "--threads", "1", "--json"]
    )
    told = json.loads(said.stdout)
    assert (told["hands"], told["chips_wrong"], told["threads"]) == (2000, 0, 1)
    assert 9 < told["decisions"] / 2000 < 12
    assert told["hands_per_second"] > 0
    assert sum(told["won"]) == 0


def test_the_command_prints_a_sentence() -> None:
    said = CliRunner().invoke(app, ["batch", "razz", "--hands", "500", "--threads", "2"])
    assert said.stdout.startswith("500 hands of Razz with")
    assert said.stdout.rstrip().endswith("hands a second, no chip lost")


def test_the_command_says_in_a_line_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("cardroom.batch")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numba", None)
    said = CliRunner().invoke(app, ["batch"])
    assert (said.exit_code, said.stderr.count("\n")) == (2, 1)
    assert 'pip install "cardroom-poker[batch]"' in said.stderr


def test_the_command_refuses_in_a_line() -> None:
    said = CliRunner().invoke(app, ["batch", "sviten", "--seats", "4"])
    assert said.exit_code == 2
    assert "a batch can't play Sviten Special" in said.stderr
