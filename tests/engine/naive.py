"""A second settlement, written from the rule text alone and as slow as it likes: the engine's must agree with it.

It moves single chips: one from everybody who has any left is a layer; neighbouring layers with the same claimants are a
pot (CO-TH.28); each pot goes to the best of its claimants (CO-TH.34), chip by chip in turn from the dealer's left
(CO-TH.35).
"""

from collections.abc import Callable, Sequence
from itertools import cycle

from cardroom.cards.ranking.high import reference_high
from cardroom.cards.ranking.omaha import reference_omaha_high
from cardroom.engine import Hand
from cardroom.engine.events import BETS_COLLECTED, FOLDED, POSTED_ANTE, RAKED


def naive_pots(put_in: Sequence[int], folded: set[int]) -> list[tuple[int, list[int]]]:
    """(chips, claimants) of each pot, main pot first."""
    left = list(put_in)
    pots: list[tuple[int, list[int]]] = []
    while any(left):
        payers = [player for player, chips in enumerate(left) if chips]
        claimants = [player for player in payers if player not in folded]
        for player in payers:
            left[player] -= 1
        if pots and (pots[-1][1] == claimants or not claimants):
            pots[-1] = (pots[-1][0] + len(payers), pots[-1][1])
        else:
            pots.append((len(payers), claimants))
    return pots


def naive_result(hand: Hand) -> list[int]:
    """The stacks a finished hand must end with, worked out from what each player put in and holds."""
    setup = hand.setup
    count = len(setup.stacks)
    folded = {event[1] for event in hand.events if event[0] == FOLDED}
    antes = [0] * count
    bets = [0] * count
    for event in hand.events:
        if event[0] == POSTED_ANTE:
            antes[event[1]] += event[2]
        elif event[0] == BETS_COLLECTED:
            bets = list(event[1])
    stacks = [stack - ante - bet for stack, ante, bet in zip(setup.stacks, antes, bets, strict=True)]
    pots: list[tuple[int, list[int]]] = []
    live = [player for player in range(count) if player not in folded]
    # Where not all owe the same ante it is dead money, and everyone still in plays for it.
    ante_pots = naive_pots(antes, folded) if len(set(setup.antes)) == 1 else [(sum(antes), live)]
    for chips, claimants in ante_pots + naive_pots(bets, folded):
        if pots and (pots[-1][1] == claimants or not claimants):
            pots[-1] = (pots[-1][0] + chips, pots[-1][1])
        else:
            pots.append((chips, claimants))
    raked = {event[1]: event[2] for event in hand.events if event[0] == RAKED}
    if len(folded) == count - 1:
        pots = [(sum(antes) + sum(bets), live)]
    worth = strengths(hand) if len(folded) < count - 1 else [0] * count
    for index, (chips, claimants) in enumerate(pots):
        best = max(worth[player] for player in claimants)
        turn = cycle([player for player in claimants if worth[player] == best])
        for _ in range(chips - raked.get(index, 0)):
            stacks[next(turn)] += 1
    return stacks


def strengths(hand: Hand) -> list[int]:
    """Every player's strength by the definition alone."""
    rank: dict[str, Callable[[Sequence[int]], int]] = {
        "holdem": lambda hole: reference_high([*hole, *hand.board]),
        "omaha": lambda hole: reference_omaha_high(hole, hand.board),
    }
    return [rank[hand.setup.game.code](hole) for hole in hand.holes]
