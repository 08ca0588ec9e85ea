"""Draw games and short deck, random hands played here and in PokerKit side by side: the same turns, ranges and stacks."""

from collections import Counter
from random import Random
from typing import Any

import pokerkit
import pytest

from cardroom.cards.card import card_text
from cardroom.engine import Hand, HandRules, Setup
from cardroom.engine.tasks import TO_DRAW
from cardroom.games import Form, game
from tests.engine.deals import casinohuone
from tests.engine.test_against_pokerkit import (
    AMOUNT_FACED,
    AS_PEER,
    AUTOMATIC,
    BLIND_IS_A_BET,
    PAYS_ODD_CHIPS_ITS_WAY,
    SHORT_ALL_IN_COUNTS,
    SHORT_ALL_IN_REOPENS,
    Pair,
)

PEERS: dict[str, tuple[Form, Any, tuple[int, ...], int]] = {
    "badugi": ("fixed_limit", pokerkit.FixedLimitBadugi, (2, 4), 5),
    "triple-draw": ("fixed_limit", pokerkit.FixedLimitDeuceToSevenLowballTripleDraw, (2, 4), 3),
    "single-draw": ("no_limit", pokerkit.NoLimitDeuceToSevenLowballSingleDraw, (2,), 5),
    "short-deck": ("no_limit", pokerkit.NoLimitShortDeckHoldem, (2,), 6),
    "royal": ("no_limit", pokerkit.NoLimitRoyalHoldem, (2,), 6),
}
"""Game, its form and sizes there, and how many players one deck is enough for."""


class DrawnPair(Pair):
    """One hand in both engines, fed with the same cards and the same exchanges."""

    def __init__(self, code: str, chance: Random, stacks: tuple[int, int]) -> None:
        form, peer, sizes, most = PEERS[code]
        declared = game(code)
        on_the_button = code == "short-deck"
        count = chance.randint(3 if on_the_button else 2, most)
        chips = [chance.randint(*stacks) for _ in range(count)]
        ante = 1 if on_the_button else chance.choice((0, 0, 1))
        deck = list(declared.deck)
        chance.shuffle(deck)
        rules: HandRules = casinohuone() if form != "fixed_limit" else AS_PEER
        blinds = (2, 1) if count == 2 else (1, 2, *(0,) * (count - 2))
        theirs: Any = (1, 2)
        if on_the_button:
            blinds, theirs = (*(0,) * (count - 1), 2), {-1: 2}
        self.chance = chance
        self.hand = Hand(
            Setup(
                game=declared, form=form, stacks=chips, antes=(ante,) * count, minimum_bet=2, small_bet=2, big_bet=4,
                blinds=blinds, deck=deck, rules=rules,
            )
        )  # fmt: skip
        self.state = peer.create_state(AUTOMATIC, True, ante, theirs, *sizes, chips, count)
        self.reasons: Counter[str] = Counter()
        self.feed()

    def feed(self) -> None:
        """Deal PokerKit what has been dealt here."""
        state, hand = self.state, self.hand
        while True:
            if state.can_burn_card():
                state.burn_card("??")
            elif state.can_deal_hole():
                player = state.hole_dealee_index
                there = {repr(card) for card in state.hole_cards[player]}
                new = [card for card in map(card_text, hand.holes[player]) if card not in there]
                state.deal_hole(new[0])
            elif state.can_deal_board():
                have = sum(len(cards) for cards in state.board_cards)
                more = 3 if have == 0 else 1
                first = len(hand.stacks) * hand.setup.game.hole_cards + have
                state.deal_board("".join(map(card_text, hand.setup.deck[first : first + more])))
            else:
                return

    def exchange(self) -> None:
        """The same cards go, of the same player, in both."""
        hand, state = self.hand, self.state
        assert state.stand_patter_or_discarder_index == hand.actor
        own = list(hand.holes[hand.actor])
        cards = self.chance.sample(own, self.chance.randint(0, len(own)))
        hand.draw(cards)
        state.stand_pat_or_discard("".join(map(card_text, cards)))
        self.feed()

    def play(self) -> Counter[str]:
        hand, state, chance = self.hand, self.state, self.chance
        while hand.actor >= 0 or state.status:
            if hand.asked == TO_DRAW:
                self.exchange()
                continue
            may_raise = self.compare_turn()
            call, least, most = hand.legal()
            kind = chance.choice("c" + "f" * (call > 0) + "rr" * may_raise)
            if kind == "r":
                total = chance.choice((least, min(most, 3 * least), chance.randint(least, most)))
                hand.raise_to(total)
                state.complete_bet_or_raise_to(total)
            elif kind == "f":
                hand.fold()
                state.fold()
            else:
                hand.act("call" if call else "check")
                state.check_or_call()
            self.feed()
        if hand.stacks != list(state.stacks):
            # It gives one seat all units that cannot be divided; who wins what is the same.
            pots = sum(1 for event in hand.events if event[0] == 13)
            apart = [abs(ours - theirs) for ours, theirs in zip(hand.stacks, state.stacks, strict=True)]
            assert sum(hand.stacks) == sum(state.stacks) and max(apart) <= len(apart) * max(pots, 1)
            self.reasons[PAYS_ODD_CHIPS_ITS_WAY] += 1
        return self.reasons


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("stacks", [(100, 400), (6, 40)], ids=["deep", "short"])
@pytest.mark.parametrize("code", PEERS)
def test_random_hands_agree_with_pokerkit_turn_by_turn(code: str, stacks: tuple[int, int]) -> None:
    reasons: Counter[str] = Counter()
    for seed in range(100):
        reasons += DrawnPair(code, Random(seed), stacks).play()
    allowed = {SHORT_ALL_IN_REOPENS, AMOUNT_FACED, PAYS_ODD_CHIPS_ITS_WAY}
    if PEERS[code][0] == "fixed_limit":
        allowed |= {BLIND_IS_A_BET, SHORT_ALL_IN_COUNTS}
    assert set(reasons) <= allowed
    assert reasons[PAYS_ODD_CHIPS_ITS_WAY] < 15
