"""Trees, strategies and solvers: what they refuse, that strategies play, and laws over random strategies."""

from random import Random

import numpy as np
import pytest

import cardroom
import cardroom.solve as solve
from cardroom.rules import Refused
from cardroom.solve import GameTree, Solver
from cardroom.solve.strategies import normalized


@pytest.fixture(scope="module")
def leduc() -> GameTree:
    return GameTree(solve.deal_of("leduc"))


@pytest.fixture(scope="module")
def no_limit() -> GameTree:
    """Leduc's cards with no limit: bets of any whole size out of stacks of unlike depth."""
    return GameTree(solve.deal_of("leduc", stacks=(4, 3)))


def at_random(tree: GameTree, seed: int) -> solve.Strategy:
    return normalized(tree, np.random.default_rng(seed).random(tree.choice_count))


@pytest.mark.parametrize("seed", range(5))
def test_no_strategy_wins_more_against_others_than_the_best_answer(leduc: GameTree, seed: int) -> None:
    theirs, mine = at_random(leduc, seed), at_random(leduc, seed + 100)
    for player in (0, 1):
        won, answer = solve.best_response(leduc, theirs, player)
        mixed = theirs.copy()
        own = leduc.actor_of_choice == player
        mixed[own] = mine[own]
        assert solve.values(leduc, mixed)[player] <= won + 1e-12
        assert solve.values(leduc, answer)[player] == pytest.approx(won, abs=1e-12)
        assert (answer[~own] == theirs[~own]).all()


@pytest.mark.parametrize("seed", range(5))
def test_what_one_wins_the_other_loses(leduc: GameTree, no_limit: GameTree, seed: int) -> None:
    for tree in (leduc, no_limit):
        assert sum(solve.values(tree, at_random(tree, seed))) == pytest.approx(0, abs=1e-9)


def test_every_chance_adds_up_to_one(leduc: GameTree) -> None:
    from cardroom.solve.strategies import reaches

    reach = reaches(leduc, at_random(leduc, 1)).prod(axis=1)
    ends = np.flatnonzero(leduc.actors == -2)
    assert reach[ends].sum() == pytest.approx(1, abs=1e-12)


def test_a_solved_strategy_plays_hands_and_wins_what_it_should(leduc: GameTree) -> None:
    solver = Solver(leduc, "cfr+")
    solver.run(100)
    found = solver.average()
    even = solve.uniform(leduc)
    mixed = even.copy()
    own = leduc.actor_of_choice == 0
    mixed[own] = found[own]
    expected = solve.values(leduc, mixed)[0]
    players = [solve.policy_of(leduc, found), solve.policy_of(leduc, even)]
    won = []
    for seed in range(4000):
        hand = cardroom.play(cardroom.deal(leduc.base, seed=seed), players, seed=seed + 10_000)
        won.append(hand.stacks[0] - leduc.base.stacks[0])
    spread = np.std(won) / np.sqrt(len(won))
    assert abs(np.mean(won) - expected) < 4 * spread


def test_a_strategy_tells_what_it_does_at_a_position() -> None:
    tree = GameTree(solve.deal_of("kuhn"))
    hand = cardroom.deal(tree.base, seed=1)
    said = solve.probabilities_at(tree, solve.uniform(tree), hand)
    assert said == {"check or call": 0.5, "raise": 0.5}
    other = cardroom.deal("kuhn", 2, stacks=(5, 5), seed=1)
    with pytest.raises(Refused, match="other stakes"):
        solve.probabilities_at(tree, solve.uniform(tree), other)
    over = cardroom.play(cardroom.deal(tree.base, seed=1), "passive")
    with pytest.raises(Refused, match="the hand is over"):
        solve.probabilities_at(tree, solve.uniform(tree), over)


def test_what_cannot_be_is_refused_in_one_line(leduc: GameTree) -> None:
    with pytest.raises(Refused, match=r"Rhode Island.* has more than 5,000 positions"):
        GameTree(solve.deal_of("rhode-island"), most=5_000)
    with pytest.raises(Refused, match="no method 'magic'; there are cfr, cfr\\+, dcfr, cfr-br"):
        Solver(leduc, "magic")
    with pytest.raises(Refused, match=f"has {leduc.choice_count} numbers, not 3"):
        solve.policy_of(leduc, np.ones(3))
    with pytest.raises(Refused, match="add up to 1"):
        solve.policy_of(leduc, np.ones(leduc.choice_count))
    with pytest.raises(Refused, match="no information set 'nowhere'"):
        solve.strategy_of(leduc, {"nowhere": {}})
    one = leduc.information[0]
    with pytest.raises(Refused, match="there is no 'dance'"):
        solve.strategy_of(leduc, {one.text: {"dance": 1.0}})
    with pytest.raises(Refused, match="add up to 1"):
        solve.strategy_of(leduc, {one.text: {one.names[0]: 0.5}})


def test_a_broken_walk_would_be_seen(leduc: GameTree, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: regrets that forget the others' reach do not come near an equilibrium."""
    monkeypatch.setattr("cardroom.solve.regrets.others_reach", lambda reach, player: np.ones(len(reach)))
    solver = Solver(leduc, "cfr+")
    solver.run(60)
    assert solve.exploitability(leduc, solver.average()) > 0.1


def test_iterations_in_parts_are_the_same_iterations(leduc: GameTree) -> None:
    whole, parts = Solver(leduc, "dcfr"), Solver(leduc, "dcfr")
    told: list[int] = []
    whole.run(7, told.append)
    parts.run(3)
    parts.run(4)
    assert (whole.average() == parts.average()).all() and told == [1, 2, 3, 4, 5, 6, 7]


def test_random_hands_of_the_engine_lie_in_the_tree(no_limit: GameTree) -> None:
    chance = Random(3)
    for seed in range(200):
        hand = cardroom.deal(no_limit.base, seed=seed)
        while hand.actor >= 0:
            said = solve.probabilities_at(no_limit, solve.uniform(no_limit), hand)
            assert sum(said.values()) == pytest.approx(1)
            solve.policy_of(no_limit, solve.uniform(no_limit))(hand, chance.random)
