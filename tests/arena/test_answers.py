"""Answers in words are read as what they mean, and what cannot be read is refused in one line."""

from random import Random

import pytest

import cardroom
from cardroom.arena import read_answer, situation_of
from cardroom.arena.worded_answers import said
from cardroom.cards.card import cards_text
from cardroom.engine.replay import actions_of
from cardroom.env.env_hand import all_deals
from cardroom.rules import Refused


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("fold", ("fold", 0)),
        ("Call", ("call", 0)),
        ("call 2", ("call", 0)),
        ("**Raise to 12**", ("raise_to", 12)),
        ("raise 12.", ("raise_to", 12)),
        ("all-in", ("all_in", 0)),
        ("I think a raise is too much.\nFinal answer: call", ("call", 0)),
        ("Final answer: fold\nNo, wait.\nFINAL ANSWER - raise to 8\n", ("raise_to", 8)),
    ],
)
def test_words_are_read(text: str, action: object) -> None:
    hand = cardroom.deal("nlhe", 3, seed=1)
    assert read_answer(hand, text) == action
    hand.act(*read_answer(hand, text))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "the answer is empty"),
        ("  \n ", "the answer is empty"),
        ("dance", "'dance' is no answer"),
        ("raise to many", "'raise to many' is no answer"),
        ("raise to -5", "is no answer"),
        ("raise to 9999999999999999999", "is no answer"),
        ("x" * 20_000, "at most 10,000 characters"),
        ("discard 7x", "7x"),
        ("draw 2", "does not divide into cards"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, why: str) -> None:
    with pytest.raises(Refused, match=why) as refused:
        read_answer(cardroom.deal("nlhe", 3, seed=1), text)
    assert refused.value.code == "bad-answer" and "\n" not in refused.value.message


def test_a_card_that_the_player_does_not_hold_is_refused() -> None:
    hand = cardroom.deal("badugi", 2, seed=1)
    while hand.asked == 0:
        (hand.call if hand.legal()[0] else hand.check)()
    strange = next(card for card in range(52) if card not in hand.holes[hand.actor])
    with pytest.raises(Refused, match="holds no such card"):
        read_answer(hand, f"draw {cards_text([strange])}")


def test_every_action_of_every_game_is_read_from_its_own_words() -> None:
    for base in all_deals():
        for seed in range(6):
            hand = cardroom.deal(base, seed=seed)
            while hand.actor >= 0:
                chance = Random(f"{seed}/{hand.decision}").random
                told = situation_of(hand)
                before = hand.copy()
                cardroom.sim.policies.uniform(hand, chance)
                action = actions_of(hand)[-1]
                assert read_answer(before, said(action)) == action, (said(action), told.text)


def test_every_choice_that_is_told_can_be_carried_out() -> None:
    for base in all_deals():
        for seed in range(4):
            hand = cardroom.deal(base, seed=seed)
            while hand.actor >= 0:
                for choice in situation_of(hand).choices:
                    for answer in answers_of(hand, choice):
                        hand.copy().act(*read_answer(hand, answer))
                cardroom.sim.policies.uniform(hand, Random(f"{seed}/{hand.decision}").random)


def answers_of(hand: cardroom.Hand, choice: object) -> list[str]:
    """The answers that a choice offers, at both ends."""
    action, least, most = choice.action, choice.least, choice.most  # type: ignore[attr-defined]  # a LegalChoice
    own = [cards_text([card]) for card in hand.holes[hand.actor]]
    if action in ("bet", "raise"):
        return [f"{action} to {least}", f"{action} {most}"]
    if action in ("discard", "draw"):
        return [f"{action} {''.join(own[:most])}"]
    return [f"run {least}", f"run {most}"] if action == "run" else [action]
