"""A law: a hand that a room hands out as PHH ends in PokerKit with our stacks, where the format and PokerKit have words
for it. `docs/histories.md` has PokerKit's own differences; each is met here by its reason, and any other is a fault.
"""

import warnings
from collections import Counter
from decimal import Decimal
from itertools import groupby

import pokerkit
import pytest

from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.phh import PhhHand, read_phh
from cardroom.histories.phh_replay import replay
from cardroom.room.archive.hand_files import as_phh
from cardroom.table.events import BlindPosted, BringInPosted, PotAwarded
from tests.histories.crowds import Played, hands_of
from tests.histories.test_downloads import happened_in

STUD = {"F7S", "F7S/8", "FR"}
STANDARD = {"NT", "FT", "PO", "FO/8", "F7S", "F7S/8", "FR"}
ELSEWHERE = {
    "post straddle", "2 runs", "3 runs", "bomb pot", "second button", "CommunityCardDealt", "post entry",
    "DeadBlindPosted",
}  # fmt: skip
"""What happens in our hands and has no place, or another meaning, in theirs."""
MAX_BETS = 4
DAILY, OFTEN, TOGETHER = range(3_000, 3_012), range(4_000, 4_300, 20), 20


def stacks_in_pokerkit(text: str) -> list[Decimal]:
    """What PokerKit ends with. Raises ValueError and KeyError."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the fields that start with "_" are ours to have
        *_, state = pokerkit.HandHistory.loads(text)
    return [Decimal(str(stack)) for stack in state.stacks]


def bets_in_a_round(document: PhhHand) -> int:
    """The most bets and raises of a round; a big blind is the first."""
    rounds = groupby(document.actions, lambda line: line.startswith("d "))
    counted = [sum(" cbr " in line for line in lines) for is_deal, lines in rounds if not is_deal]
    first = int(any(document.blinds_or_straddles))
    return max([bets + first * (place == 0) for place, bets in enumerate(counted)], default=0)


def raises_over_less(document: PhhHand) -> bool:
    """Whether fixed limit goes on over an all-in that was no full bet: houses complete it, PokerKit adds to it."""
    small, big = (Decimal(str(document.amounts[bet])) for bet in ("small_bet", "big_bet"))
    rounds = groupby(document.actions, lambda line: line.startswith("d "))
    for place, lines in enumerate([list(lines) for is_deal, lines in rounds if not is_deal]):
        bets = [Decimal(line.split()[2]) for line in lines if " cbr " in line]
        if any(bet % (small if place < 2 else big) for bet in bets[:-1]):
            return True
    return False


def why_refused(document: PhhHand, hand: Played) -> str:
    """Why PokerKit does not play a hand of ours; empty where there is no reason."""
    if document.variant.startswith("F") and bets_in_a_round(document) > MAX_BETS:
        return "more bets than four"
    if document.variant.startswith("F") and raises_over_less(document):
        return "a raise over an all-in that was no full bet"
    blinds = document.blinds_or_straddles
    if len(document.starting_stacks) == 2 and len(set(blinds)) == 1 and any(blinds):
        return "two players with equal blinds"
    spent = {event.seat for event in hand.events if getattr(event, "all_in", False)}
    unknown = any(line.startswith("d dh ") and "?" in line for line in document.actions)
    if document.variant in STUD and spent and unknown:
        return "cards of an all-in player that nobody saw"
    return ""


def compared(hand: Played, seat: int) -> str:
    """How the hand ended in PokerKit, or why it is none for it."""
    try:
        text = as_phh(hand.terms, hand.seen_by(seat))
    except BrokenHistory:
        return "not written"
    document = read_phh(text)
    is_short = any(isinstance(event, BlindPosted | BringInPosted) and event.all_in for event in hand.events)
    if document.variant not in STANDARD or is_short or happened_in(hand) & ELSEWHERE:
        return "not theirs"
    if "_dead_blind" in document.other:
        return "a blind that nobody posted counts in the pot that bounds a bet"
    mine = [Decimal(str(stack)) for stack in replay(document, hand.rules).final_stacks]
    try:
        theirs = stacks_in_pokerkit(text)
    except (ValueError, KeyError) as fault:
        reason = why_refused(document, hand)
        assert reason, f"{fault}\n{text}"
        assert not isinstance(fault, KeyError) or document.variant in STUD, f"{fault}\n{text}"
        return reason
    apart = max([abs(one - other) for one, other in zip(mine, theirs, strict=True)])
    if not apart:
        return "the same"
    awards = [event for event in hand.events if isinstance(event, PotAwarded)]
    assert len(awards) > 1, text
    if document.variant.endswith("/8"):
        return "side pots of high and low"
    assert apart <= len(awards) * Decimal(str(document.other.get("_chip", 1))), text
    return "odd chips"


def check(seeds: range) -> Counter[str]:
    """Evenings of hands, each as a spectator and as a player saw it."""
    found = Counter[str]()
    for seed in seeds:
        for place, hand in enumerate(hands_of(seed)):
            if not hand.is_void:
                seats = hand.start.seats
                found.update([compared(hand, seat) for seat in {0, seats[(seed + place) % len(seats)].seat}])
    return found


def test_downloaded_hands_end_alike_in_pokerkit() -> None:
    found = check(DAILY)
    assert found["the same"] > max(50, 10 * (found["odd chips"] + found["side pots of high and low"]))


@pytest.mark.exhaustive
@pytest.mark.parametrize("first", OFTEN)
def test_thousands_of_downloaded_hands_end_alike_in_pokerkit(first: int) -> None:
    assert check(range(first, first + TOGETHER))["the same"] > 50
