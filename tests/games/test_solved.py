"""Games made to be solved have the values that are published for them, to ten places."""

from fractions import Fraction

import pytest

from cardroom.sim import stakes
from tests.games.solving import Tree


@pytest.fixture(scope="module")
def kuhn() -> Tree:
    return Tree(stakes("kuhn").setup(2))


@pytest.fixture(scope="module")
def leduc() -> Tree:
    return Tree(stakes("leduc").setup(2))


def nash_conv(tree: Tree) -> Fraction:
    """What both could win more against players who choose evenly."""
    return sum((tree.best_answer(player, tree.uniform(1 - player)) for player in (0, 1)), Fraction(0))


def test_kuhn_is_worth_a_loss_of_an_eighteenth_to_the_first_player(kuhn: Tree) -> None:
    assert len(kuhn.ends) == 6 * 5 and [len(sets) for sets in kuhn.choices] == [6, 6]
    assert kuhn.value() == pytest.approx(-1 / 18, abs=1e-10)


def test_choosing_evenly_at_kuhn_can_be_beaten_by_eleven_twelfths(kuhn: Tree) -> None:
    assert nash_conv(kuhn) == Fraction(11, 12)


def test_leduc_is_worth_what_is_published(leduc: Tree) -> None:
    # A set for each card of one's own, and of the board: two suits of three ranks.
    assert [len(sets) for sets in leduc.choices] == [6 * 3 + 30 * 15, 6 * 3 + 30 * 15]
    assert leduc.value() == pytest.approx(-0.085606424078, abs=1e-10)


def test_choosing_evenly_at_leduc_can_be_beaten_by_what_is_published(leduc: Tree) -> None:
    assert float(nash_conv(leduc)) == pytest.approx(4.747222222222222, abs=1e-10)
