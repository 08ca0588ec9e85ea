"""Hands from a code: the same seed deals and plays the same, anybody may choose, wrong ones are refused."""

import pytest

import cardroom
from cardroom.engine import Hand
from cardroom.games import GAMES
from cardroom.rules import Refused
from cardroom.sim.playing import Chance


def told(hand: Hand) -> tuple[object, ...]:
    return hand.setup.deck, hand.events, hand.stacks


def nothing(hand: Hand, chance: Chance) -> None:
    """A policy that forgets to act."""


@pytest.mark.parametrize("code", list(GAMES))
def test_the_same_seeds_give_the_same_hand_and_others_another(code: str) -> None:
    dealt = [cardroom.deal(code, 3, seed=seed) for seed in (1, 1, 2)]
    first, again, other = [told(cardroom.play(hand, seed=5)) for hand in dealt]
    assert first == again != other
    assert all(hand.is_over and sum(hand.stacks) == 600 for hand in dealt)


def test_without_a_seed_no_hand_is_like_another() -> None:
    assert len({tuple(cardroom.deal().setup.deck) for _ in range(5)}) == 5


def test_a_setup_is_dealt_as_it_is() -> None:
    base = cardroom.setup("plo", 3, stacks=(90, 80, 70), blinds=(5, 10, 0), antes=(1, 1, 1))
    hand = cardroom.deal(base, seed=4)
    assert hand.setup == base.with_deck(hand.setup.deck)
    assert (hand.bets, hand.stacks, hand.options().min_raise_to) == ([5, 10, 0], [84, 69, 69], 20)
    with pytest.raises(Refused, match="has its form and stakes already"):
        cardroom.deal(base, stacks=(5, 5, 5))


def test_each_player_may_have_a_policy_of_its_own() -> None:
    def folding(hand: Hand, chance: Chance) -> None:
        hand.fold()

    hand = cardroom.play(cardroom.deal("nlhe", 3, seed=1), [folding, folding, "passive"])
    assert hand.stacks == [199, 198, 203]


@pytest.mark.parametrize(
    ("policy", "code"),
    [("wild", "unknown-policy"), (["uniform"], "unknown-policy"), (nothing, "no-decision")],
)
def test_who_cannot_choose_is_refused(policy: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        cardroom.play(cardroom.deal("nlhe", 2, seed=1), policy)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"game": "nlh"}, "unknown-game"), ({"game": "horse"}, "unknown-game"), ({"form": "spread"}, "bad-form"),
        ({"seats": 99}, "bad-setup"), ({"stacks": (5,)}, "bad-setup"), ({"blinds": (1, 2, 3)}, "bad-setup"),
    ],
)  # fmt: skip
def test_what_cannot_be_dealt_is_refused(given: dict[str, object], code: str) -> None:
    with pytest.raises(Refused) as refused:
        cardroom.deal(**given)  # type: ignore[arg-type]  # that is what is tested
    assert refused.value.code == code


def test_blinds_of_fixed_limit_are_the_small_bet() -> None:
    hand = cardroom.deal("flhe", 3, seed=1, blinds=(5, 10, 0), stacks=(200, 200, 200))
    assert (hand.options().min_raise_to, hand.options().max_raise_to) == (20, 20)
    while hand.street < 2:
        hand.call() if hand.options().call else hand.check()
    assert hand.options().min_raise_to == 20
    no_limit = cardroom.deal("nlhe", 3, seed=1, blinds=(5, 10, 0))
    assert (no_limit.options().min_raise_to, no_limit.options().max_raise_to) == (20, 200)


def test_a_hand_tells_what_everybody_sees_and_nobodys_own_cards() -> None:
    hand = cardroom.deal("nlhe", 3, seed=3)
    assert repr(hand) == "<Texas Hold'em, no limit: player 2 to act, pot 3, stacks [199, 198, 200]>"
    for _ in range(3):
        hand.call() if hand.options().call else hand.check()
    board = cardroom.cards_text(hand.board)
    assert repr(hand).endswith(f": player 0 to act, pot 6, board {board}, stacks [198, 198, 198]>")
    over = cardroom.play(cardroom.deal("double-flop", 3, seed=3), "passive", seed=1)
    assert len(over.boards) == 2 and repr(over).count(", board ") == 2 and ": over, " in repr(over)
