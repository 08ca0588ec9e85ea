"""Steps of repairs: each moves exactly the cards it says, and none is lost or doubled."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardroom.floor import LANGUAGES, said
from cardroom.floor.model.steps import _MESSAGES, Do, Pile, Step
from cardroom.floor.piles import Piles, PlayerCards, apply
from cardroom.floor.ruling_report import told_by

PILES = Piles(
    deck=(10, 11, 12, 13, 14),
    burns=(20, 21),
    board=(30, 31, 32),
    muck=(40,),
    aside=(50,),
    players=(
        PlayerCards(down=(1, 2), up=(3,)),
        PlayerCards(in_hand=False),
        PlayerCards(down=(4, 5), up=(6,)),
    ),
)


def backwards(cards: Sequence[int]) -> Sequence[int]:
    """A shuffle of a kind that a test can foresee."""
    return tuple(reversed(cards))


@pytest.mark.parametrize(
    ("step", "pile", "after"),
    [
        (Step("take_back", 2, "board", "deck"), "deck", (31, 32, 10, 11, 12, 13, 14)),
        (Step("take_back", 1, "burns", "deck"), "burns", (20,)),
        (Step("take_back", 1, "aside", "deck"), "deck", (50, 10, 11, 12, 13, 14)),
        (Step("take_back", 1, "up", "deck"), "deck", (3, 6, 10, 11, 12, 13, 14)),
        (Step("take_back", 1, "down", "deck", (3,)), "deck", (5, 10, 11, 12, 13, 14)),
        (Step("set_aside", 1, "board", "aside"), "aside", (50, 32)),
        (Step("mix", 2, "board"), "board", (30, 32, 31)),
        (Step("draw", 1, "board", "deck"), "deck", (32, 10, 11, 12, 13, 14)),
        (Step("next_burn", 1, "board", "deck"), "board", (30, 31)),
        (Step("shuffle"), "deck", (14, 13, 12, 11, 10)),
        (Step("cut"), "deck", (14, 10, 11, 12, 13)),
        (Step("burn", 1, "deck", "burns"), "burns", (20, 21, 10)),
        (Step("deal", 3, "deck", "board"), "board", (30, 31, 32, 10, 11, 12)),
        (Step("gather"), "deck", tuple(sorted(PILES.all_cards))),
        (Step("leave", source="burns"), "burns", (20, 21)),
        (Step("finish_round"), "deck", PILES.deck),
    ],
)
def test_a_step_moves_the_cards_it_says(step: Step, pile: str, after: tuple[int, ...]) -> None:
    assert getattr(apply(PILES, [step], backwards), pile) == after


def test_players_get_cards_in_dealing_order_and_one_who_has_folded_gets_none() -> None:
    dealt = apply(PILES, [Step("deal", 2, "deck", "down")], backwards)
    assert [player.down for player in dealt.players] == [(1, 2, 10, 12), (), (4, 5, 11, 13)]
    some = apply(PILES, [Step("deal", 1, "deck", "up", (3,))], backwards)
    assert [player.up for player in some.players] == [(3,), (), (6, 10)]


def test_a_down_card_that_was_seen_is_turned_up() -> None:
    turned = apply(PILES, [Step("turn_up", 1, "down", "up", (1,), 1)], backwards).players[0]
    assert (turned.down, turned.up) == ((2,), (3, 1))


@pytest.mark.parametrize(
    "step",
    [
        Step("burn", 6, "deck", "burns"),
        Step("take_back", 4, "board", "deck"),
        Step("deal", 3, "deck", "down"),
        Step("turn_up", 1, "down", "up", (1,), 3),
    ],
)
def test_a_step_that_asks_for_more_cards_than_there_are_is_refused(step: Step) -> None:
    with pytest.raises(ValueError, match=r"which has|no down card"):
        apply(PILES, [step], backwards)


def test_taking_back_and_dealing_again_restores_the_cards() -> None:
    steps = [
        Step("deal", 1, "deck", "up"),
        Step("burn", 1, "deck", "burns"),
        Step("take_back", 1, "burns", "deck"),
        Step("take_back", 1, "up", "deck"),
    ]
    assert apply(PILES, steps, backwards) == PILES


@given(seed=st.integers(0, 2**32))
def test_any_steps_that_can_be_made_keep_each_card_once(seed: int) -> None:
    chance = Random(seed)
    kinds = [Step(do, 1, *piles) for do, piles in product(get_args(Do), _ENDS)]
    known = [
        step for step in kinds if (step.do, step.target if step.do == "deal" else step.source) in _MESSAGES
    ]
    piles = PILES
    for step in chance.choices(known, k=12):
        try:
            piles = apply(piles, [step], lambda cards: chance.sample(list(cards), len(cards)))
        except ValueError:
            continue
        assert piles.all_cards == PILES.all_cards


_ENDS = [("", ""), *((source, "deck") for source in ("board", "burns", "aside", "up", "down"))]
_ENDS += [("deck", target) for target in ("board", "up", "down")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_a_sentence_in_every_language(language: str) -> None:
    sentences = set()
    for do, name in _MESSAGES:
        pile, some, _ = name.partition(" of some")
        assert pile in get_args(Pile)
        ends = ("deck", pile) if do == "deal" else (pile, "")
        step = Step(do, 2, *ends, who=(1, 3) if some else (), place=2)  # type: ignore[arg-type]  # checked above
        sentences.add(said(told_by(step), language))
    assert len(sentences) == len(set(_MESSAGES.values()))
