"""Stacks of a tournament in money: prizes (`icm`, of `tournament.icm`), bounties, and what the next place is worth."""

from collections.abc import Sequence
from math import inf
from typing import Final

from cardroom.analysis.analysis_fault import AnalysisFault
from cardroom.tournament.icm import icm
from cardroom.tournament.icm_orders import first_places

MAX_HUNTERS: Final = 14
"""Bounties are worked out over all sets of players: some tenths of a second for so many."""


def bounty_icm(stacks: Sequence[int], bounties: Sequence[float]) -> list[float]:
    """The value of each stack in bounties, the player's own among them; the values add up to all bounties.

    The finishing order is that of the independent chip model. A player who goes out loses to one of those still in,
    each in proportion to the stack; the winner of the tournament keeps their own bounty. Bounties are won whole. Raises
    AnalysisFault, and Refused as `icm` does.
    """
    icm(stacks, [1])  # looks at the stacks
    if len(bounties) != len(stacks) or any(not 0 <= bounty < inf for bounty in bounties):
        raise AnalysisFault(f"bounties are amounts from 0 on, one for each of the {len(stacks)} stacks")
    if len(stacks) > MAX_HUNTERS:
        raise AnalysisFault(f"bounties are worked out for up to {MAX_HUNTERS} players, not {len(stacks)}")
    players = range(len(stacks))
    worth = [0.0 for _ in players]
    for parts in first_places(stacks, len(stacks)):
        for ahead, part in parts.items():
            hunters = [player for player in players if ahead >> player & 1]
            lost = [
                part * stacks[player] * bounties[player] if not ahead >> player & 1 else 0.0
                for player in players
            ]
            if not hunters:  # the winner keeps their own bounty
                worth = [have + kept for have, kept in zip(worth, lost, strict=True)]
                continue
            each = sum(lost) / sum([stacks[player] for player in hunters])
            for player in hunters:
                worth[player] += each * stacks[player]
    return worth


def next_place(stacks: Sequence[int], prizes: Sequence[int]) -> list[float]:
    """The value to each player of outlasting the next one who goes out: the mean prize over the orders in which the
    player is not the next, less the prize for going out now. Raises Refused as `icm` does.
    """
    worth = icm(stacks, prizes)
    players = len(stacks)
    if players == 1:
        return [0.0]
    now = prizes[players - 1] if len(prizes) >= players else 0
    last = icm(stacks, [0] * (players - 1) + [1])
    return [(value - out * now) / (1 - out) - now for value, out in zip(worth, last, strict=True)]


__all__ = ["bounty_icm", "icm", "next_place"]
