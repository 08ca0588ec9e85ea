"""Tournaments of one table pass the tests of PettingZoo, Gymnasium and OpenSpiel; returns add up to the prizes."""

import pickle
import warnings
from random import Random

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import cardroom.env.spiel_freezeout
from cardroom.env.aec_freezeout import FreezeoutEnv
from cardroom.env.freezeout import Freezeout, FreezeoutLevel
from cardroom.env.single_freezeout import FreezeoutSeat
from cardroom.games import EVERY_GAME
from cardroom.rules import Refused

QUICK = (FreezeoutLevel(2, 4), FreezeoutLevel(4, 8, 1), FreezeoutLevel(8, 16, 2))
FEW = ["holdem", "omaha8", "stud", "badugi", "short-deck", "sviten", "kuhn"]


def quick(code: str, players: int, form: str = "") -> Freezeout:
    """A tournament of a dozen hands."""
    return Freezeout(
        code, players, form, stack=16, levels=QUICK, hands_a_level=3, prizes=(50, 30, 20)[:players]
    )


def complies(terms: Freezeout, cycles: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # As for hands: PettingZoo warns of a mapping with a mask, and of the mask of who is not to act.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        warnings.filterwarnings("ignore", ".*environment spec.*")
        warnings.filterwarnings("ignore", ".*not having a `spec`.*")
        api_test(FreezeoutEnv(terms), num_cycles=cycles)
        seed_test(lambda: FreezeoutEnv(terms, sizes=(0.5, 1)), num_cycles=10)
        check_env(FreezeoutSeat(terms), skip_render_check=True)


@pytest.mark.parametrize("code", FEW)
def test_pettingzoo_and_gymnasium_can_play_it(code: str) -> None:
    complies(quick(code, min(3, EVERY_GAME[code].most_players)), 60)


@pytest.mark.parametrize("code", FEW)
def test_each_agent_gets_its_prize_when_it_is_out(code: str) -> None:
    terms = quick(code, min(4, EVERY_GAME[code].most_players))
    env = FreezeoutEnv(terms, sizes=(1.0,))
    for seed in range(3):
        env.reset(seed=seed)
        won = dict.fromkeys(env.agents, 0.0)
        for agent in env.agents:
            env.action_space(agent).seed(seed)
        for agent in env.agent_iter():
            seen, reward, terminated, _, _ = env.last()
            won[agent] += reward
            env.step(None if terminated else env.action_space(agent).sample(seen["action_mask"]))
        assert list(won.values()) == [float(prize or 0) for prize in env.table.prizes]
        assert sum(won.values()) == sum(terms.prizes)


def test_a_seat_learns_until_it_is_out_or_has_won() -> None:
    seat = FreezeoutSeat(quick("holdem", 3), seat=1, opponent="passive")
    seat.action_space.seed(3)
    prizes = set()
    for seed in range(12):
        seen, _ = seat.reset(seed=seed)
        terminated, reward = False, 0.0
        while not terminated:
            seen, reward, terminated, _, info = seat.step(seat.action_space.sample(seen["action_mask"]))
            assert not info["illegal"]
        prizes.add(reward)
        with pytest.raises(Refused, match="out or has won"):
            seat.step(seat.action_space.sample())
    assert {50.0, 30.0} <= prizes <= {50.0, 30.0, 20.0, 25.0, 40.0}


def loaded(code: str, players: int, form: str = "", more: str = "") -> pyspiel.Game:
    """The game in OpenSpiel, or with fewer players where one deck does not serve as many."""
    for fewer in range(min(players, EVERY_GAME[code].most_players), 1, -1):
        prizes = " ".join(["50", "30", "20"][:fewer])
        given = f"game={code},form={form},players={fewer},stack=12,hands_a_level=2,levels=2/4 4/8 6/12/1,prizes={prizes}"
        try:
            cardroom.env.spiel_freezeout.FreezeoutGame(
                {
                    **dict(pair.split("=") for pair in given.split(",")),
                    "players": fewer,
                    "stack": 12,
                    "hands_a_level": 2,
                }
            )
        except Refused:
            assert EVERY_GAME[code].has_draw
            continue
        return pyspiel.load_game(f"python_cardroom_freezeout({given}{more})")
    raise AssertionError(code)


def plays(game: pyspiel.Game, chance: Random) -> None:
    """One tournament by chance; a clone and a pickled state are the same; returns add up to all prizes."""
    state = game.new_initial_state()
    while not state.is_terminal():
        assert state.returns() == [0.0] * game.num_players()
        actions = (
            [action for action, _ in state.chance_outcomes()]
            if state.is_chance_node()
            else state.legal_actions()
        )
        state.apply_action(chance.choice(actions))
        if chance.random() < 0.01:
            for other in (state.clone(), pickle.loads(pickle.dumps(state))):
                assert str(other) == str(state) and other.history() == state.history()
                assert other.current_player() == state.current_player()
    assert sum(state.returns()) == game.utility_sum()


@pytest.mark.parametrize("code", FEW)
def test_open_spiel_can_play_it(code: str) -> None:
    game = loaded(code, 3)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    for seed in range(2):
        plays(game, Random(seed))
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_what_a_player_recalls_grows_hand_by_hand_and_has_nobody_elses_cards() -> None:
    game, chance = loaded("holdem", 3, more=",sizes=0.5 1"), Random(5)
    state, before = game.new_initial_state(), [""] * 3
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
            continue
        for player in range(3):
            told = state.information_state_string(player)
            assert told.startswith(before[player].rpartition(" || ")[0])
            before[player] = told
        state.apply_action(chance.choice(state.legal_actions()))
    assert before[0].count(" || ") == state.tournament.hands - 1


@pytest.mark.exhaustive
@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize(
    ("code", "form"), [(code, form) for code, declared in EVERY_GAME.items() for form in declared.forms]
)
def test_every_game_and_form_complies(code: str, form: str, players: int) -> None:
    complies(quick(code, min(players, EVERY_GAME[code].most_players), form), 200)
    pyspiel.random_sim_test(loaded(code, players, form), num_sims=2, serialize=False, verbose=False)
    plays(loaded(code, players, form), Random(players))


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ({"levels": "1/2 x/4"}, "not 'x'"),
        ({"levels": "1"}, "a level is small/big"),
        ({"levels": "4/2"}, "a small blind above 0"),
        ({"prizes": "1 2"}, "prizes fall from place to place"),
        ({"prizes": "4 3 2 1"}, "no more of them than players"),
        ({"stack": 0}, "from 1 on"),
        ({"button": "moved"}, "no way 'moved' for a button to move"),
        ({"game": "sviten", "players": 6}, "take fewer players"),
        ({"game": "nope"}, "no game 'nope'"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(parameters: dict[str, object], words: str) -> None:
    with pytest.raises(Refused, match=words):
        cardroom.env.spiel_freezeout.FreezeoutGame(parameters)
