"""Solved games have the figures that are published for them: values, best answers, and how fast methods come near."""

import pytest

import cardroom.solve as solve
from cardroom.solve import GameTree, Solver
from tests.games.solving import Tree


@pytest.fixture(scope="module")
def kuhn() -> GameTree:
    return GameTree(solve.deal_of("kuhn"))


@pytest.fixture(scope="module")
def leduc() -> GameTree:
    return GameTree(solve.deal_of("leduc"))


def always(tree: GameTree, name: str) -> solve.Strategy:
    """Everybody takes one action wherever there is it, else the first one."""
    return solve.strategy_of(
        tree, {one.text: {name if name in one.names else one.names[0]: 1.0} for one in tree.information}
    )


def test_the_trees_are_as_large_as_those_games_are(kuhn: GameTree, leduc: GameTree) -> None:
    assert (len(kuhn), kuhn.ends, len(kuhn.information)) == (58, 30, 12)
    assert (len(leduc), leduc.ends, len(leduc.information)) == (9457, 5520, 936)


def test_players_who_choose_evenly_can_be_beaten_by_what_is_published(
    kuhn: GameTree, leduc: GameTree
) -> None:
    assert solve.nash_conv(kuhn, solve.uniform(kuhn)) == pytest.approx(11 / 12, abs=1e-10)
    assert solve.exploitability(kuhn, solve.uniform(kuhn)) == pytest.approx(11 / 24, abs=1e-10)
    assert solve.nash_conv(leduc, solve.uniform(leduc)) == pytest.approx(4.747222222222222, abs=1e-10)
    assert solve.exploitability(leduc, solve.uniform(leduc)) == pytest.approx(2.3736111111, abs=1e-10)


@pytest.mark.parametrize("code", ["kuhn", "leduc"])
def test_players_who_always_fold_lose_two_antes(code: str) -> None:
    tree = GameTree(solve.deal_of(code))
    assert solve.nash_conv(tree, always(tree, "fold")) == pytest.approx(2, abs=1e-10)


def test_kuhns_known_equilibrium_cannot_be_beaten(kuhn: GameTree) -> None:
    """Kuhn (1950): the first player bluffs with the jack as often as alpha says, here 0.2."""
    alpha, opening = 0.2, "p0 kuhn fixed_limit 2/2 0/0+1/1 0="
    second, fold, call, bet = (
        opening.replace("p0", "p1").replace("0=", "1="),
        "fold",
        "check or call",
        "raise",
    )
    third = 1 / 3
    found = solve.strategy_of(
        kuhn,
        {
            f"{opening}Js": {call: 1 - alpha, bet: alpha},
            f"{opening}Qs": {call: 1},
            f"{opening}Ks": {call: 1 - 3 * alpha, bet: 3 * alpha},
            f"{opening}Js 0x 1r1": {fold: 1},
            f"{opening}Qs 0x 1r1": {fold: 1 - alpha - third, call: alpha + third},
            f"{opening}Ks 0x 1r1": {call: 1},
            f"{second}Js 0x": {call: 1 - third, bet: third},
            f"{second}Qs 0x": {call: 1},
            f"{second}Ks 0x": {bet: 1},
            f"{second}Js 0r1": {fold: 1},
            f"{second}Qs 0r1": {fold: 1 - third, call: third},
            f"{second}Ks 0r1": {call: 1},
        },
    )
    assert solve.nash_conv(kuhn, found) == pytest.approx(0, abs=1e-10)
    assert solve.values(kuhn, found) == pytest.approx([-1 / 18, 1 / 18], abs=1e-10)


@pytest.mark.parametrize(
    ("code", "published"),
    [
        ("kuhn", (11 / 12, 1 / 3, 0.3194444444445, 0.2604166666667, 0.2266666666667)),
        ("leduc", (4.7472222222222, 4.0068672839506, 3.4090489231017, 2.8982539553095, 2.5367193593345)),
    ],
)
def test_five_iterations_against_best_answers_are_those_of_openspiel(
    code: str, published: tuple[float, ...]
) -> None:
    solver = Solver(GameTree(solve.deal_of(code)), "cfr-br")
    for nash_conv in published:
        solver.run(1)
        assert solve.nash_conv(solver.tree, solver.average()) == pytest.approx(nash_conv, abs=1e-10)


def test_regrets_bring_kuhn_near_its_value(kuhn: GameTree) -> None:
    solver = Solver(kuhn, "cfr")
    solver.run(300)
    assert solve.values(kuhn, solver.average())[0] == pytest.approx(-1 / 18, abs=1e-3)


def test_ten_iterations_bring_leduc_below_two(leduc: GameTree) -> None:
    solver = Solver(leduc, "cfr")
    solver.run(10)
    assert solve.nash_conv(leduc, solver.average()) <= 2.0


@pytest.mark.parametrize("method", ["cfr+", "dcfr"])
def test_later_methods_come_near_the_value_of_leduc(leduc: GameTree, method: str) -> None:
    solver = Solver(leduc, method)
    solver.run(400)
    found = solver.average()
    # The value lies between what each player can be held to, so no farther off than the strategy can be beaten by.
    assert solve.values(leduc, found)[0] == pytest.approx(-0.085606424078, abs=1e-3)
    assert solve.exploitability(leduc, found) < 0.003


def test_a_walk_in_fractions_says_the_same_of_best_answers(kuhn: GameTree) -> None:
    exact = Tree(solve.deal_of("kuhn"))
    for player in (0, 1):
        won, _ = solve.best_response(kuhn, solve.uniform(kuhn), player)
        assert won == pytest.approx(float(exact.best_answer(player, exact.uniform(1 - player))), abs=1e-12)
