"""Simulations: the same seed gives the same hands, and what cannot be played is refused."""

import sys
from dataclasses import replace
from random import Random

import pytest

from cardroom.games import EVERY_GAME, GAMES
from cardroom.rules import Refused
from cardroom.sim import OPEN_FACE, STAKES, simulate, stakes
from cardroom.sim.benchmark_stakes import codes
from cardroom.sim.games_listing import listed_games
from cardroom.sim.playing import draw


@pytest.mark.parametrize("code", [code for code in codes() if code != OPEN_FACE])
@pytest.mark.parametrize("policy", ["uniform", "passive"])
@pytest.mark.parametrize("seats", [2, 6])
def test_every_game_and_policy_can_be_simulated(code: str, policy: str, seats: int) -> None:
    if code in EVERY_GAME:
        seats = min(seats, EVERY_GAME[code].most_players)
    result = simulate(code, seats=seats, hands=50, seed=3, policy=policy)
    again = simulate(code, seats=seats, hands=50, seed=3, policy=policy)
    assert (result.game, result.hands) == (code, 50)
    assert result.decisions == again.decisions > 50
    assert result.hands_per_second > 0


def test_a_game_of_the_catalogue_needs_no_line_of_its_own_to_be_simulated(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys.modules["cardroom.sim.benchmark_stakes"], "STAKES", {})
    assert (stakes("holdem").form, stakes("razz").form) == ("no_limit", "fixed_limit")


def test_passive_play_takes_one_decision_a_player_a_street() -> None:
    assert simulate("nlhe", seats=6, hands=20, policy="passive").decisions == 20 * 24


@pytest.mark.parametrize("policy", ["uniform", "passive"])
@pytest.mark.parametrize(("seats", "dealt_in"), [(2, 2), (4, 4), (5, 4)])
def test_open_face_chinese_can_be_simulated(policy: str, seats: int, dealt_in: int) -> None:
    result = simulate(OPEN_FACE, seats=seats, hands=4, seed=3, policy=policy)
    assert (result.game, result.hands, result.decisions) == ("ofc", 4, 4 * 9 * dealt_in)


def test_uniform_play_takes_as_many_decisions_as_the_known_benchmark() -> None:
    result = simulate("nlhe", seats=6, hands=3000, seed=1)
    assert 10.0 < result.decisions / result.hands < 10.8  # 10.4 by the peer's count


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game_code": "nlh"}, "unknown-game"),
        ({"policy": "clever"}, "unknown-policy"),
        ({"seats": 1}, "bad-setup"),
        ({"seats": 13}, "bad-setup"),
        ({"game_code": "horse", "seats": 9}, "bad-setup"),
        ({"game_code": "sviten", "seats": 7}, "bad-setup"),
        ({"game_code": "hrse"}, "unknown-game"),
        ({"game_code": "ofc", "seats": 6}, "bad-setup"),
        ({"hands": 0}, "bad-amount"),
        ({"form": "pot_limit"}, "bad-form"),
        ({"game_code": "razz", "form": "no_limit"}, "bad-form"),
        ({"game_code": "horse", "form": "no_limit"}, "bad-form"),
        ({"game_code": "ofc", "form": "no_limit"}, "bad-form"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, object], code: str) -> None:
    with pytest.raises(Refused) as caught:
        simulate(**{"game_code": "nlhe", **wrong})  # type: ignore[arg-type] - wrong on purpose
    assert caught.value.code == code


def test_a_game_takes_its_usual_form_unless_another_is_asked_for() -> None:
    assert stakes("omaha") == replace(STAKES["plo"], code="omaha")
    assert stakes("holdem", "fixed_limit") == replace(STAKES["flhe"], code="holdem")
    assert stakes("flhe") == stakes("flhe", "fixed_limit") == STAKES["flhe"]
    assert {stakes(code).game for code in GAMES} == set(GAMES)


def test_six_play_unless_the_game_takes_fewer() -> None:
    assert simulate("nlhe", hands=5, policy="passive").decisions == 5 * 24
    assert simulate("ofc", hands=2).decisions == 2 * 9 * 4


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate("nlhe", seats=2, hands=2500, progress=told.append)
    assert told == [0, 1000, 2000]


def test_a_draw_is_fair_and_leaves_a_whole_deck() -> None:
    chance = Random(1).random
    deck = list(range(52))
    seen = [0] * 52
    for _ in range(5200):
        cards = draw(deck, 3, chance)
        assert len(set(cards)) == 3
        seen[cards[2]] += 1
    assert sorted(deck) == list(range(52))
    assert min(seen) > 50 and max(seen) < 160


def test_stud_and_razz_take_as_many_decisions_as_the_known_benchmark() -> None:
    for code in ("stud", "razz"):
        result = simulate(code, seats=6, hands=2000, seed=1)
        assert 17.6 < result.decisions / result.hands < 18.6  # 18.2 by the peer's count
        assert simulate(code, seats=6, hands=20, policy="passive").decisions == 20 * 30


def test_everything_that_can_be_simulated_is_listed_with_its_clauses() -> None:
    rows = listed_games()
    assert sorted(code for row in rows for code in row["simulate"]) == sorted(codes())
    assert all(row["forms"] and row["most_players"] >= 2 for row in rows)
    beside = EVERY_GAME.keys() - GAMES.keys()
    assert {row["code"] for row in rows if not row["clauses"]} == beside, "no house describes these"
    assert {row["code"]: row["seats"] for row in rows if row["code"] in ("sviten", "stud", "holdem", "ofc")} == {
        "holdem": 10, "sviten": 7, "stud": 8, "ofc": 5,
    }  # fmt: skip
