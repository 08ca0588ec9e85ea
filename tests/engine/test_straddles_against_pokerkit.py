"""Random hands with straddles played here and in PokerKit side by side, as in `test_against_pokerkit`."""

from collections import Counter
from random import Random

import pytest

from cardroom.engine import Hand, Setup
from cardroom.games import game
from tests.engine.deals import casinohuone
from tests.engine.test_against_pokerkit import (
    AMOUNT_FACED,
    AS_PEER,
    AUTOMATIC,
    BLIND_IS_A_BET,
    PAYS_ODD_CHIPS_ITS_WAY,
    PEERS,
    SHORT_ALL_IN_COUNTS,
    SHORT_ALL_IN_REOPENS,
    Pair,
)

LAST_STRADDLE_ADDED_MORE = (
    "PokerKit lets a raise over any straddle add one big blind; here as much as it added"
)


class StraddledPair(Pair):
    """Between three and six players; one to three of them straddle in turn, or the button alone."""

    def __init__(self, form: str, chance: Random, stacks: tuple[int, int]) -> None:
        code, peer, sizes = PEERS[form]
        count = chance.randint(3, 6)
        chips = [chance.randint(*stacks) for _ in range(count)]
        deck = list(range(52))
        chance.shuffle(deck)
        straddles = [0] * count
        if chance.random() < 0.25:
            straddles[-1] = 4
        else:
            for step in range(chance.randint(1, min(3, count - 2))):
                straddles[2 + step] = 4 << step
        rules = casinohuone() if form != "fixed_limit" else AS_PEER
        self.chance = chance
        self.doubled = max(straddles) > 4
        blinds = (1, 2, *(0,) * (count - 2))
        self.hand = Hand(
            Setup(
                game=game(code), form=form, stacks=chips, minimum_bet=2, small_bet=2, big_bet=4, deck=deck, rules=rules,
                blinds=blinds, straddles=straddles,
            )
        )  # fmt: skip
        both = [max(two) for two in zip(blinds, straddles, strict=True)]
        self.state = peer.create_state(AUTOMATIC, True, 0, both, *sizes, chips, count)
        self.reasons: Counter[str] = Counter()
        self.feed()

    def compare_turn(self) -> bool:
        call, least, most = self.hand.legal()
        theirs = self.their_turn()
        raised = any(event[0] in (7, 8) and not event[5] for event in self.hand.events)
        if self.doubled and self.hand.street == 0 and not raised and -1 < theirs[2] < least:
            assert (self.hand.actor, call) == theirs[:2] and most >= theirs[3], (call, least, most, theirs)
            self.reasons[LAST_STRADDLE_ADDED_MORE] += 1
            return True
        return super().compare_turn()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("stacks", [(100, 400), (17, 60)], ids=["deep", "short"])
@pytest.mark.parametrize("form", PEERS)
def test_random_straddled_hands_agree_with_pokerkit_turn_by_turn(form: str, stacks: tuple[int, int]) -> None:
    reasons: Counter[str] = Counter()
    for seed in range(80):
        reasons += StraddledPair(form, Random(seed), stacks).play()
    allowed = {SHORT_ALL_IN_REOPENS, AMOUNT_FACED, PAYS_ODD_CHIPS_ITS_WAY, LAST_STRADDLE_ADDED_MORE}
    if form == "fixed_limit":
        allowed |= {BLIND_IS_A_BET, SHORT_ALL_IN_COUNTS}
    assert set(reasons) <= allowed
