"""The worth of a hand against the hands that others stay in with, in any game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from cardroom.bots.first_cards import points
from cardroom.bots.spot import Spot
from cardroom.cards.ranking.histogram import HandFault
from cardroom.games import Game, game

SAMPLES: Final = 40
"""Deals tried for an estimate: a person's guess, not a solver's answer."""
MAX_BOARD_CARDS: Final = 5


def equity(spot: Spot, chance: random.Random, samples: int = SAMPLES) -> float:
    """The part of the pot this hand wins over random deals; ties share.

    Others are assumed to hold the better of two random hands: they have chosen to be in.
    """
    declared = game(spot.game)
    known = {
        *spot.hole,
        *[card for board in spot.boards for card in board],
        *[c for ups in spot.ups for c in ups],
    }
    rest = [card for card in declared.deck if card not in known]
    won = sum([_deal(spot, declared, rest, chance) for _ in range(samples)])
    return won / samples


def _deal(spot: Spot, declared: Game, rest: list[int], chance: random.Random) -> float:
    """One random completion of the hand: the part of the pot won."""
    shown = declared.shown_cards
    board_size = sum([street.board for street in declared.streets])
    boards = [list(board) for board in spot.boards[: declared.boards]]
    boards += [[] for _ in range(declared.boards - len(boards))]
    others = [list(ups) for ups in spot.ups][: spot.opponents]
    others += [[] for _ in range(max(1, spot.opponents) - len(others))]
    mine = list(spot.hole)
    if len(mine) > shown:
        mine = chance.sample(mine, shown)
    hands = [mine, *others]
    wanted = sum([board_size - len(board) for board in boards if board_size > len(board)])
    wanted += sum([max(0, shown - len(hand)) for hand in hands])
    chosen = not spot.ups and wanted + shown * spot.opponents <= len(rest)
    if chosen:
        wanted += shown * spot.opponents
    drawn = chance.sample(rest, min(wanted, len(rest)))
    if chosen:
        code = spot.game
        for other in hands[1:]:
            one, two = drawn[-shown:], drawn[-2 * shown : -shown]
            del drawn[-2 * shown :]
            other.extend(one if points(code, one) >= points(code, two) else two)
    for cards, size in [*[(board, board_size) for board in boards], *[(hand, shown) for hand in hands]]:
        while len(cards) < size and drawn:
            cards.append(drawn.pop())
    return _part(declared, hands, boards)


def _part(declared: Game, hands: Sequence[Sequence[int]], boards: Sequence[Sequence[int]]) -> float:
    """The part of a pot of 1 that the first of these hands wins."""
    parts = []
    for share in declared.shares:
        try:
            strengths = share.rank(hands, boards[share.board])
        except HandFault:
            continue  # the deck was too short for everybody's cards
        best = max(strengths)
        if best >= 0:
            parts.append(1 / strengths.count(best) if strengths[0] == best else 0.0)
    return sum(parts) / len(parts) if parts else 0.5
