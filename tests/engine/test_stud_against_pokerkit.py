"""Random hands of stud, stud hi-lo, razz and fixed-limit Omaha hi-lo here and in PokerKit 0.7.7, turn by turn."""

from collections import Counter
from random import Random

import pokerkit
import pytest

from cardroom.engine import Hand, Setup
from cardroom.engine.tasks import TO_BRING_IN
from cardroom.games import game
from tests.engine.naive import naive_result
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

HANDS = 100
SHORT_COMPLETION = (
    "PokerKit adds a full bet to a short completion; here the next player completes to the full bet"
)
COMPLETES_BY_NOTHING = "PokerKit lets a stack no larger than the bring-in complete it, to the same amount"


class FixedLimitOmahaEight(pokerkit.FixedLimitPokerMixin, pokerkit.OmahaHoldemMixin, pokerkit.Holdem):
    """PokerKit's own class of this name is played pot limit, by mistake."""

    hand_types = (pokerkit.OmahaHoldemHand, pokerkit.OmahaEightOrBetterLowHand)


PEERS = {
    "stud": pokerkit.FixedLimitSevenCardStud,
    "stud8": pokerkit.FixedLimitSevenCardStudHighLowSplitEightOrBetter,
    "razz": pokerkit.FixedLimitRazz,
    "omaha8": FixedLimitOmahaEight,
}


class StudPair(Pair):
    """One hand of fixed limit in both engines, bets of 4 and 8."""

    def __init__(self, code: str, chance: Random, stacks: tuple[int, int]) -> None:
        count = chance.randint(2, 6)
        least = 6 if code == "omaha8" else 3  # a short blind is another rule there, see CO-TH.21
        chips = [max(least, chance.randint(*stacks)) for _ in range(count)]
        deck = list(range(52))
        chance.shuffle(deck)
        self.chance = chance
        blinds = code == "omaha8"
        ante = chance.choice((0, 1)) if blinds else 1
        posts = (4, 2) if count == 2 else (2, 4, *(0,) * (count - 2))
        self.hand = Hand(
            Setup(
                game=game(code), form="fixed_limit", stacks=chips, antes=(ante,) * count, minimum_bet=4, small_bet=4,
                big_bet=8, blinds=posts if blinds else (), bring_in=0 if blinds else 2, deck=deck,
                rules=AS_PEER,
            )
        )  # fmt: skip
        if blinds:
            self.state = PEERS[code](AUTOMATIC, True, ante, (2, 4), 4, 8)(chips, count)
        else:
            self.state = PEERS[code].create_state(AUTOMATIC, True, ante, 2, 4, 8, chips, count)
        self.reasons: Counter[str] = Counter()
        self.feed()

    def compare_turn(self) -> bool:
        hand = self.hand
        completing = (
            hand.setup.bring_in and hand.street == 0 and hand.raises == 0 and hand.price > hand.setup.bring_in
        )
        _, least, _ = hand.legal()
        if completing and least >= 0 and self.their_turn()[2] == hand.price + hand.setup.small_bet:
            self.reasons[SHORT_COMPLETION] += 1
            return False
        return super().compare_turn()

    def play(self) -> Counter[str]:
        hand, state, chance = self.hand, self.state, self.chance
        while hand.actor >= 0 or state.status:
            if hand.asked == TO_BRING_IN:
                options = hand.options()
                assert state.actor_index == hand.actor and state.can_post_bring_in()
                assert state.effective_bring_in_amount == options.bring_in
                theirs = state.min_completion_betting_or_raising_to_amount
                if not state.can_complete_bet_or_raise_to():
                    theirs = -1
                if theirs == options.bring_in == hand.stacks[hand.actor]:
                    self.reasons[COMPLETES_BY_NOTHING] += 1
                else:
                    assert theirs == options.min_raise_to
                if chance.random() < 0.5 and options.can_raise:
                    hand.raise_to(options.min_raise_to)
                    state.complete_bet_or_raise_to(options.min_raise_to)
                else:
                    hand.bring_in()
                    state.post_bring_in()
                self.feed()
                continue
            may_raise = self.compare_turn()
            call, least, _ = hand.legal()
            kind = chance.choice("cc" + "f" * (call > 0) + "rr" * may_raise)
            if kind == "r":
                hand.raise_to(least)
                state.complete_bet_or_raise_to(least)
            elif kind == "f":
                hand.fold()
                state.fold()
            else:
                hand.act("call" if call else "check")
                state.check_or_call()
            self.feed()
        return self.settled()

    def settled(self) -> Counter[str]:
        """Where the stacks differ, it is by odd chips, and ours are what the naive settlement says."""
        hand = self.hand
        theirs = list(self.state.stacks)
        if hand.stacks != theirs:
            assert sum(hand.stacks) == sum(theirs)
            pots = len({event[1] for event in hand.events if event[0] == 13})
            shares = len(hand.setup.game.shares)
            apart = max(abs(mine - other) for mine, other in zip(hand.stacks, theirs, strict=True))
            assert apart <= pots * shares * len(theirs), (hand.stacks, theirs)
            assert hand.stacks == naive_result(hand)
            self.reasons[PAYS_ODD_CHIPS_ITS_WAY] += 1
        return self.reasons


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("stacks", [(100, 400), (3, 60)], ids=["deep", "short"])
@pytest.mark.parametrize("code", PEERS)
def test_random_hands_agree_with_pokerkit_turn_by_turn(code: str, stacks: tuple[int, int]) -> None:
    reasons: Counter[str] = Counter()
    for seed in range(HANDS):
        reasons += StudPair(code, Random(seed), stacks).play()
    allowed = {SHORT_ALL_IN_REOPENS, AMOUNT_FACED, PAYS_ODD_CHIPS_ITS_WAY, SHORT_ALL_IN_COUNTS}
    allowed |= {BLIND_IS_A_BET} if code == "omaha8" else {COMPLETES_BY_NOTHING, SHORT_COMPLETION}
    assert set(reasons) <= allowed
