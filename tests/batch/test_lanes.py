"""Lanes step as the engine does: the same deck and the same actions give the same views, masks and rewards."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from cardroom.batch import array_layout as at
from cardroom.batch.lanes import ONE_EACH, Lanes, card_flags
from cardroom.batch.loops import deck_of
from cardroom.batch.whole_hands import play
from cardroom.engine import Hand, Setup
from cardroom.engine.tasks import TO_BRING_IN
from cardroom.games import Form
from cardroom.rules import Refused
from cardroom.sim import stakes
from tests.batch.test_equals_engine import PLAYED
from tests.batch.walking import random_setup
from tests.test_engine_page import EXAMPLE, printed_by

LANES = 16


def cards(bits: int) -> list[int]:
    return np.flatnonzero(card_flags(np.array(bits))).tolist()


def dealt(setup: Setup, seed: int, number: int) -> Hand:
    """The engine's hand with the deck of a batch's hand."""
    deck = np.zeros(52, np.int64)
    deck_of(seed, number, deck)
    return Hand(setup.with_deck(deck.tolist()))


def part(lanes: Lanes, lane: int, hand: Hand) -> str:
    """Where an observation is otherwise than the engine's hand; empty if it is the same."""
    row = lanes.observations[lane]
    actor = hand.actor
    call, least, most = hand.legal()
    can_fold = hand.asked != TO_BRING_IN or bool(hand.options().can_fold)
    one = dict(zip(ONE_EACH, row.tolist(), strict=False))
    engine = {
        "actor": actor, "asked": int(hand.asked == TO_BRING_IN), "street": hand.street, "pot": hand.total, "call": call,
        "least": least, "most": most, "may_fold": int(can_fold), "own": sorted(hand.holes[actor]),
        "board": sorted(hand.board),
    }  # fmt: skip
    batch = {**one, "own": cards(one["own"]), "board": cards(one["board"])}
    faults = [
        f"{name}: engine {engine[name]}, lane {batch[name]}" for name in engine if engine[name] != batch[name]
    ]
    each = {
        "stacks": hand.stacks, "bets": hand.bets, "status": hand.status,
        "paid": [begun - now for begun, now in zip(hand.setup.stacks, hand.stacks, strict=True)],
        "open": [sorted(ups) for ups in hand.ups or [[]] * lanes.seats],
    }  # fmt: skip
    for name, wanted in each.items():
        got = lanes.field(name)[lane].tolist()
        if name == "open":
            got = [cards(bits) for bits in got]
        if got != list(wanted):
            faults.append(f"{name}: engine {wanted}, lane {got}")
    if lanes.mask[lane].tolist() != [int(can_fold), 1, int(least >= 0)]:
        faults.append(f"mask {lanes.mask[lane]}")
    return "; ".join(faults)


def choice(hand: Hand, chance: Random) -> int:
    """Any legal action, also a fold where checking is free."""
    _, least, most = hand.legal()
    can_fold = hand.asked != TO_BRING_IN or bool(hand.options().can_fold)
    what = chance.choice([1, 1, 1, *([0] if can_fold else []), *([2, 2] if least >= 0 else [])])
    return 1 + chance.choice((least, most, chance.randint(least, most))) if what == 2 else what


def carry_out(hand: Hand, action: int) -> None:
    if action == 0:
        hand.fold()
    elif action > 1:
        hand.raise_to(action - 1)
    elif hand.asked == TO_BRING_IN:
        hand.bring_in()
    elif hand.bets[hand.actor] < hand.price:
        hand.call()
    else:
        hand.check()


def differs(setup: Setup, seed: int, steps: int, chance: Random) -> str:
    """Where lanes and engine part within so many steps; empty if they don't."""
    lanes = Lanes(setup, LANES, seed)
    hands = [dealt(setup, seed, number) for number in range(LANES)]
    for step in range(steps):
        for lane, hand in enumerate(hands):
            if fault := part(lanes, lane, hand):
                return f"step {step}, hand {lanes.numbers[lane]}: {fault}"
        actions = [choice(hand, chance) for hand in hands]
        _, rewards, over, _ = lanes.step(np.array(actions))
        for lane, (hand, action) in enumerate(zip(hands, actions, strict=True)):
            carry_out(hand, action)
            won = [0] * lanes.seats
            if hand.is_over:
                won = [now - begun for begun, now in zip(setup.stacks, hand.stacks, strict=True)]
                hands[lane] = dealt(setup, seed, int(lanes.numbers[lane]))
            if (bool(over[lane]), rewards[lane].tolist()) != (hand.is_over, won):
                return f"step {step}: engine {won}, lane {rewards[lane]} {over[lane]}"
    return ""


@pytest.mark.parametrize(("code", "form"), PLAYED)
def test_lanes_step_as_the_engine_does(code: str, form: Form) -> None:
    chance = Random(5)
    for seed in range(4):
        assert differs(random_setup(code, form, chance), seed, 60, chance) == ""


@pytest.mark.exhaustive
@pytest.mark.parametrize(("code", "form"), PLAYED)
def test_lanes_step_as_the_engine_does_over_many_hands(code: str, form: Form) -> None:
    chance = Random(6)
    for seed in range(300):
        assert differs(random_setup(code, form, chance), seed, 200, chance) == ""


@pytest.mark.parametrize("code", ["nlhe", "fo8", "stud"])
def test_lanes_play_the_hands_of_whole_play(code: str) -> None:
    """Who only checks and calls gives the results of the policy that does, hand by hand."""
    setup = stakes(code).setup(5)
    whole = play(setup, "passive", 90, seed=9, each_hand=True)
    lanes = Lanes(setup, 30, seed=9)
    found: dict[int, list[int]] = {}
    while len(found) < 90:
        before = lanes.numbers.copy()
        assert (before % 30 == np.arange(30)).all(), "lane i plays hands i, i + 30, i + 60 ..."
        _, rewards, over, _ = lanes.step(np.ones(30, np.int64))
        found |= {
            int(before[lane]): rewards[lane].tolist() for lane in np.flatnonzero(over) if before[lane] < 90
        }
    assert [found[number] for number in range(90)] == whole.results.tolist()


def test_threads_change_nothing() -> None:
    setup = stakes("nlhe").setup(6)
    one, many = Lanes(setup, 5_000, seed=2), Lanes(setup, 5_000, seed=2, threads=2)
    chance = np.random.default_rng(1)
    for _ in range(40):
        raises = (one.mask[:, 2] == 1) & (chance.random(5_000) < 0.3)
        actions = np.where(raises, 1 + one.field("least"), (chance.random(5_000) < 0.8).astype(np.int64))
        one.step(actions)
        many.step(actions)
        assert np.array_equal(one.state, many.state)
        assert np.array_equal(one.observations, many.observations)
        assert np.array_equal(one.rewards, many.rewards) and np.array_equal(one.over, many.over)
    assert not one.rewards.sum(axis=1).any()


@pytest.mark.parametrize(
    ("actions", "code", "said"),
    [
        (np.ones(3, np.int64), "bad-actions", "actions are 4 whole numbers, one a lane, not int64 (3,)"),
        (np.ones(4), "bad-actions", "actions are 4 whole numbers, one a lane, not float64 (4,)"),
        (np.array([1, 4, 1, 1]), "not-legal", "lane 1: raises go to 4 up to 200 chips, which is 5 to 201, not 4"),
        (np.array([1, 1, 202, 1]), "not-legal", "lane 2: raises go to 4 up to 200 chips, which is 5 to 201, not 202"),
        (np.array([-1, 1, 1, 1]), "not-legal", "lane 0: action -1 is not legal now; 0 (fold) or 1 (call) is"),
    ],
)  # fmt: skip
def test_a_wrong_action_changes_no_lane(actions: np.ndarray, code: str, said: str) -> None:
    lanes = Lanes(stakes("nlhe").setup(6), 4)
    before = lanes.state.copy(), lanes.observations.copy()
    with pytest.raises(Refused) as refused:
        lanes.step(actions)
    assert (refused.value.code, refused.value.message) == (code, said)
    assert np.array_equal(before[0], lanes.state) and np.array_equal(before[1], lanes.observations)


def test_who_has_the_low_card_cannot_fold() -> None:
    lanes = Lanes(stakes("stud").setup(4), 1)
    assert lanes.mask.tolist() == [[0, 1, 1]]
    with pytest.raises(Refused, match="must post the bring-in and cannot fold"):
        lanes.step(np.zeros(1, np.int64))


@pytest.mark.parametrize(("lanes", "threads"), [(0, 1), (5, 0)])
def test_no_lanes_and_no_threads_are_refused(lanes: int, threads: int) -> None:
    with pytest.raises(Refused, match="at least 1 of each"):
        Lanes(stakes("nlhe").setup(2), lanes, threads=threads)


def test_the_arrays_are_shared_without_a_copy() -> None:
    lanes = Lanes(stakes("nlhe").setup(2), 8)
    assert lanes.state.shape == (8, at.hand_size(2)) and at.hand_size(2) < at.HAND_SIZE
    for array in (lanes.state, lanes.observations, lanes.rewards, lanes.mask):
        taken = np.from_dlpack(array)
        assert np.shares_memory(taken, array)


def test_the_examples_of_the_page_print_what_it_says() -> None:
    examples = EXAMPLE.findall((Path(__file__).parents[2] / "docs" / "batch.md").read_text())
    assert len(examples) == 2
    names: dict[str, object] = {}
    for code, expected in examples:
        printed = printed_by(code, names)
        assert printed == expected or not expected, code
