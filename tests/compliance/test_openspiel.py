"""OpenSpiel's own API test and its playthroughs pass for every game in every form, and returns add up to zero."""

import pickle
from random import Random

import numpy as np
import pyspiel
import pytest

import cardroom.env.spiel
from cardroom.engine import Setup
from cardroom.env.env_hand import all_deals
from cardroom.rules import Refused
from tests.compliance.playthroughs import generator, playthrough

FEW = (
    "holdem-no_limit",
    "helsinki-fixed_limit",
    "sviten-pot_limit",
    "stud8-fixed_limit",
    "double-flop-pot_limit",
    "triple-draw-fixed_limit",
    "short-deck-no_limit",
    "leduc-fixed_limit",
)


def named(base: Setup) -> str:
    return f"{base.game.code}-{base.form}"


def loaded(base: Setup, more: str = "") -> pyspiel.Game:
    """The game for as many players, or for as many as one deck serves where cards are drawn; for two at least."""
    for players in range(len(base.stacks), 1, -1):
        given = {"game": base.game.code, "form": base.form, "players": players}
        try:
            cardroom.env.spiel.base_of(cardroom.env.spiel.PARAMETERS | given)
        except Refused:
            assert base.game.has_draw and players > 2
            continue
        break
    return pyspiel.load_game(
        f"python_cardroom(game={base.game.code},form={base.form},players={players}{more})"
    )


def plays(game: pyspiel.Game, chance: Random) -> None:
    """One hand by chance: a clone, a pickled state and one made of the history are the same; returns add up to zero."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert abs(sum(odds for _, odds in outcomes) - 1) < 1e-9
            state.apply_action(chance.choice(outcomes)[0])
        else:
            legal = state.legal_actions()
            for number in chance.sample(legal, min(3, len(legal))):
                assert state.action_to_string(state.current_player(), number)
            state.apply_action(chance.choice(legal))
        if chance.random() < 0.1:
            for other in (state.clone(), pickle.loads(pickle.dumps(state))):
                assert str(other) == str(state) and other.history() == state.history()
                assert other.current_player() == state.current_player()
    assert (sum(state.returns()) == 0 and any(state.returns())) or state.returns() == [
        0.0
    ] * game.num_players()


def complies(game: pyspiel.Game, chance: Random, hands: int) -> None:
    pyspiel.random_sim_test(game, num_sims=hands, serialize=True, verbose=False)
    for _ in range(hands):
        plays(game, chance)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    text = playthrough(str(game), chance.randrange(2**31))
    state = game.new_initial_state()
    for line in text.splitlines():
        if line.startswith("action: "):
            state.apply_action(int(line.split()[1]))
    assert state.is_terminal() and text.rstrip().endswith(
        f"Returns() = {[round(won) for won in state.returns()]}"
    )


@pytest.mark.parametrize("base", [base for base in all_deals(3) if named(base) in FEW], ids=named)
def test_open_spiel_can_play_it(base: Setup) -> None:
    complies(loaded(base), Random(2), 1)


def test_the_text_of_a_playthrough_is_the_generators_own(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "python_cardroom(game=stud8,form=fixed_limit,players=2)"
    quick = playthrough(name, 11)
    monkeypatch.delattr(generator(), "round")
    assert quick == playthrough(name, 11)


ALL = {f"{named(base)}-{len(base.stacks)}": base for players in (2, 3, 6) for base in all_deals(players)}


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("more", ["", ",sizes=0.5 1"], ids=["any size", "two sizes"])
def test_open_spiel_can_play_every_game_and_form(name: str, more: str) -> None:
    complies(loaded(ALL[name], more), Random(name), 5)


def test_chance_deals_what_the_engine_deals() -> None:
    """The cards of the chance nodes, in order, are the deck: the engine plays the same hand from it."""
    game = pyspiel.load_game("python_cardroom(game=plo,players=3)")
    state, chance = game.new_initial_state(), Random(4)
    dealt = []
    while not state.is_terminal():
        if state.is_chance_node():
            dealt.append(chance.choice(state.chance_outcomes())[0])
        state.apply_action(dealt[-1] if state.is_chance_node() else 1)
    hand = state.hand
    assert hand.setup.deck[:17] == dealt
    assert (hand.holes, hand.board) == ([dealt[player:12:3] for player in range(3)], dealt[12:])


def test_the_two_kinds_of_observers_are_those_of_the_environment() -> None:
    game = pyspiel.load_game("python_cardroom(game=nlhe,players=3)")
    state = game.new_initial_state()
    for card in (51, 47, 0, 50, 46, 1):
        state.apply_action(card)
    assert state.information_state_string(0).endswith("0=AhAs")
    seen = cardroom.env.observe(state.hand, 0)
    assert np.array_equal(np.array(state.observation_tensor(0), np.float32), cardroom.env.flat(seen))


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ("game=sviten,players=6", "take fewer players"),
        ("game=nlhe,stacks=1 x", "not 'x'"),
        ("game=nope", "no game 'nope'"),
        ("game=nlhe,stacks=10 20 30", "3 stacks"),
    ],
)
def test_a_game_that_cannot_be_is_refused(parameters: str, words: str) -> None:
    given = dict(pair.split("=") for pair in parameters.split(","))
    with pytest.raises(Refused, match=words):
        cardroom.env.spiel.CardroomGame({**given, "players": int(given.get("players", 2))})
