"""How large a game is: decision points and actions, counted by the engine's betting rules, or by a formula for two.

The formula is for no-limit hold'em heads-up with every whole bet allowed, as Johanson counted it ("Measuring the Size
of Large No-Limit Poker Games", 2013, arXiv 1302.7008); a fold that a free check beats is left out, as there.
"""

from dataclasses import dataclass
from math import comb
from typing import Final

from cardroom.engine import Hand, Setup
from cardroom.env.numbered_actions import CHECK_OR_CALL, FOLD, ActionTable
from cardroom.rules.refused import Refused

OWN_DEALS: Final = (comb(52, 2), comb(50, 3), 47, 46)
"""By street, how many ways the cards that a player sees may come."""
ALL_DEALS: Final = (comb(52, 2) * comb(50, 2), comb(48, 3), 45, 44)
"""The same for somebody who sees both players' cards."""
CANONICAL: Final = (169, 1_286_792, 55_190_538, 2_428_287_420)
"""By street, what a player can see when suits may be exchanged for one another."""


@dataclass(frozen=True, slots=True)
class GameSize:
    """`states` at which somebody decides, seen by an observer of all cards; the `information_sets` of the players.

    Legal `actions` are counted once for each information set they may be taken in; so are the `canonical_actions`, with
    suits exchangeable.
    """

    states: int
    information_sets: int
    actions: int
    canonical_actions: int


def size_of(tree: list[tuple[int, int]]) -> GameSize:
    """The size of heads-up hold'em whose betting has so many decisions and actions on each of its four streets."""
    own, both, sizes = 1, 1, [0, 0, 0, 0]
    for (decisions, actions), seen, dealt, canonical in zip(
        tree, OWN_DEALS, ALL_DEALS, CANONICAL, strict=True
    ):
        own, both = own * seen, both * dealt
        for place, count in enumerate(
            (decisions * both, decisions * own, actions * own, actions * canonical)
        ):
            sizes[place] += count
    return GameSize(*sizes)


def heads_up_tree(stack: int, big_blind: int) -> list[tuple[int, int]]:
    """By street (decisions, actions) of the betting in no-limit heads-up hold'em, both with the same stack.

    `reached[c]` counts the ways the street can begin with c chips in from each player. At each price there are ways to
    be asked; a raise of d can follow any raise of at most d, so those ways are the product of what opens the street
    with 1 / ((1 - x**b) (1 - x**(b + 1)) ...), b the big blind. Raises to the whole stack are counted by themselves.
    """
    if not 0 < big_blind < stack:
        raise Refused(
            "bad-amount", f"the stack must be larger than the big blind, not {stack} behind {big_blind}"
        )
    reached = [0] * stack
    reached[big_blind] = 1
    tree: list[tuple[int, int]] = []
    for street in range(4):
        # The first player is asked, and after a check the second: both may open.
        opening = [2 * ways for ways in reached]
        asked = _raised(opening, big_blind)
        total, free = sum(asked), sum(opening)
        # Before the flop the first of the two faces the blind, and may fold to it.
        limped = 1 if street == 0 else 0
        answers = free + limped + 2 * (total - free) + 2 * total
        raises = (total - free) + total
        tree.append((2 * total, answers + raises))
        reached = [ways - before for ways, before in zip(asked, reached, strict=True)]
    return tree


def _raised(opening: list[int], least: int) -> list[int]:
    """`opening` divided by the product of (1 - x**d) for all d from `least` on, up to its length.

    That is the product for d below `least`, over Euler's product of all, which has few terms (pentagonal numbers).
    """
    size = len(opening)
    ways = opening[:]
    for part in range(1, least):
        for place in range(size - 1, part - 1, -1):
            ways[place] -= ways[place - part]
    pentagonal = [
        (k * (3 * k - 1) // 2, k * (3 * k + 1) // 2, k % 2)
        for k in range(1, size + 1)
        if k * (3 * k - 1) // 2 < size
    ]
    for place in range(size):
        found = ways[place]
        for first, second, is_odd in pentagonal:
            if first > place:
                break
            earlier = ways[place - first] + (ways[place - second] if second <= place else 0)
            found += earlier if is_odd else -earlier
        ways[place] = found
    return ways


def betting_tree(base: Setup, sizes: tuple[float, ...] = ()) -> list[tuple[int, int]]:
    """By street (decisions, actions) of all the betting the engine allows, folds that a free check beats left out.

    For games whose betting no card decides: no up cards, no exchange. It walks every different state once.
    """
    game = base.game
    if game.opener is not None or any(street.is_exchange for street in game.streets):
        raise Refused("not-public", f"the betting of {game.name} depends on cards")
    table = ActionTable(base, sizes)
    known: dict[tuple[object, ...], list[tuple[int, int]]] = {}
    streets = range(len(game.streets))

    def walk(hand: Hand) -> list[tuple[int, int]]:
        key = _betting_of(hand)
        if key in known:
            return known[key]
        legal = table.legal(hand)
        if hand.bets[hand.actor] == hand.price and CHECK_OR_CALL in legal:
            legal.remove(FOLD)
        counts = [(1, len(legal)) if street == hand.street else (0, 0) for street in streets]
        for number in legal:
            after = hand.copy()
            table.play(after, number)
            if not after.is_over:
                below = walk(after)
                counts = [(a + c, b + d) for (a, b), (c, d) in zip(counts, below, strict=True)]
        known[key] = counts
        return counts

    return walk(Hand(base))


def _betting_of(hand: Hand) -> tuple[object, ...]:
    """All that the rest of the betting depends on."""
    answered = tuple([one >= hand.raise_epoch for one in hand.answered])
    lists = tuple(hand.bets), tuple(hand.stacks), tuple(hand.status), answered
    return (hand.street, hand.actor, hand.asked, hand.price, hand.base, hand.raise_size, hand.raises, hand.pending,
            hand.run, hand.total, hand.began_heads_up, *lists)  # fmt: skip
