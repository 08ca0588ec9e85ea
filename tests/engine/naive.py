"""A second settlement, written from the rule text alone and as slow as it likes: the engine's must agree with it.

It moves single chips: one from everybody who has any left is a layer; neighbouring layers with the same claimants are a
pot (CO-TH.28); each pot goes to the best of its claimants (CO-TH.34), chip by chip in turn from the dealer's left
(CO-TH.35).
"""

from collections.abc import Callable, Sequence
from itertools import cycle

from cardroom.cards.card import card_text
from cardroom.cards.ranking.high import pack, reference_high
from cardroom.cards.ranking.low import reference_low
from cardroom.cards.ranking.omaha import reference_omaha_high, reference_omaha_low_eight
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
            # Antes of folded players alone, where blinds took all the others had: everyone still in plays for them.
            pots.append((chips, claimants or live))
    raked = {event[1]: event[2] for event in hand.events if event[0] == RAKED}
    if len(folded) == count - 1:
        (winner,) = live
        stacks[winner] += sum(antes) + sum(bets) - raked.get(0, 0)
        return stacks
    shares = all_strengths(hand)
    for index, (chips, claimants) in enumerate(pots):
        divide_runs(hand, shares, chips - raked.get(index, 0), claimants, stacks)
    return stacks


def divide_runs(
    hand: Hand, shares: list[list[int]], chips: int, claimants: list[int], stacks: list[int]
) -> None:
    """A pot in one part a run of the board, chip by chip, each divided by itself."""
    of_one = len(shares) // hand.runs
    best = [max(worth[player] for player in claimants) for worth in shares]
    winners = {
        tuple(player for player in claimants if worth[player] == top)
        for worth, top in zip(shares, best, strict=True)
        if top >= 0
    }
    if hand.runs > 1 and len(winners) == 1 and hand.setup.rules.identical_shares == "whole_pot":  # CH-5.42
        turn = cycle(odd_order(hand, shares, 0, list(*winners)))
        for _ in range(chips):
            stacks[next(turn)] += 1
        return
    for run in range(hand.runs):
        part = sum(1 for chip in range(chips) if chip % hand.runs == run)
        share_out(hand, shares[run * of_one : (run + 1) * of_one], part, claimants, stacks)


def share_out(
    hand: Hand, shares: list[list[int]], chips: int, claimants: list[int], stacks: list[int]
) -> None:
    """Halve a pot chip by chip, the first share first (CH-5.41), then deal each part out chip by chip."""
    winners = []
    for worth in shares:
        best = max(worth[player] for player in claimants)
        winners.append([player for player in claimants if worth[player] == best and best >= 0])
    parts = [0] * len(shares)
    takers = cycle([share for share, players in enumerate(winners) if players])
    for _ in range(chips):
        parts[next(takers)] += 1
    same = len({tuple(players) for players in winners if players}) == 1
    if same and hand.setup.rules.identical_shares == "whole_pot":  # CH-5.42
        parts = [chips, *[0] * (len(shares) - 1)]
    for share, players in enumerate(winners):
        if players:
            turn = cycle(odd_order(hand, shares, share, players))
            for _ in range(parts[share]):
                stacks[next(turn)] += 1


def odd_order(hand: Hand, shares: list[list[int]], share: int, players: list[int]) -> list[int]:
    """Who gets the first odd chip, who the second: by the rule of the game."""
    game = hand.setup.game
    if game.odd_units == "first_share":  # CH-5.44
        return [
            player
            for best in sorted(set(shares[0]), reverse=True)
            for player in players
            if shares[0][player] == best
        ]
    how = hand.setup.rules.odd_unit_stud
    if game.odd_units == "card" and how != "clockwise_from_dealers_left":
        is_low = (
            game.shares[share].is_low and how == "by_card_and_suit"
        )  # CH-5.40; PF-3.4 knows no lowest card
        by_rank = "A23456789TJQK" if is_low else "23456789TJQKA"
        deck = [rank + suit for rank in by_rank for suit in "cdhs"]
        if not is_low:
            deck.reverse()
        holder = {card_text(card): player for player in players for card in hand.holes[player]}
        return list(dict.fromkeys(holder[card] for card in deck if card in holder))
    return players


Judge = Callable[[Sequence[int], Hand], int]


def reference_low_eight(cards: Sequence[int]) -> int:
    """The best low of five different ranks, none above eight; -1 if there is none (CH-6.HILO.3)."""
    low = reference_low(cards)
    five = sorted({(card >> 2) + 1 if card >> 2 < 12 else 0 for card in cards})[:5]
    return low if len(five) == 5 and five[-1] <= 7 else -1


JUDGES: dict[str, list[Judge]] = {
    "omaha": [lambda hole, hand: reference_omaha_high(hole, hand.board)],
    "omaha8": [
        lambda hole, hand: reference_omaha_high(hole, hand.board),
        lambda hole, hand: reference_omaha_low_eight(hole, hand.board),
    ],
    "double-flop": [
        lambda hole, hand: reference_high([*hole, *hand.boards[0]]),
        lambda hole, hand: reference_high([*hole, *hand.boards[1]]),
    ],
    "sviten": [
        lambda hole, hand: reference_high(hole),
        lambda hole, hand: reference_omaha_high(hole, hand.board),
    ],
    "stud8": [
        lambda hole, hand: reference_high([*hole, *hand.board]),
        lambda hole, hand: reference_low_eight([*hole, *hand.board]),
    ],
    "razz": [lambda hole, hand: reference_low([*hole, *hand.board])],
    "soko": [lambda hole, hand: reference_soko([*hole, *hand.board])],
}
JUDGES |= dict.fromkeys(("omaha5", "courchevel"), JUDGES["omaha"])
BEST_OF_ALL: list[Judge] = [lambda hole, hand: reference_high([*hole, *hand.board])]
JUDGES |= dict.fromkeys(("holdem", "pineapple", "crazy-pineapple", "helsinki", "stud"), BEST_OF_ALL)


def all_strengths(hand: Hand) -> list[list[int]]:
    """For each share every live player's strength by the definition alone; -2 for those who folded.

    A game that no rulebook knows is ranked by its own rankers: then it is the settlement alone that is looked at.
    """
    game = hand.setup.game
    judges: list[Judge] = JUDGES.get(game.code, [])
    if not judges:
        judges = [
            lambda hole, hand, share=share: share.rank([hole], hand.boards[share.board])[0]
            for share in game.shares
        ]
    if hand.runs > 1:
        return [worth for run in range(hand.runs) for worth in all_strengths(on_run(hand, run))]
    return [
        [judge(hole, hand) if status else -2 for hole, status in zip(hand.holes, hand.status, strict=True)]
        for judge in judges
    ]


def on_run(hand: Hand, run: int) -> Hand:
    """The hand as if the boards of this run were all there are."""
    alone = hand.copy()
    count = hand.setup.game.boards
    alone.runs, alone.boards = 1, hand.boards[run * count : (run + 1) * count]
    return alone


def strengths(hand: Hand) -> list[int]:
    """Every player's strength in the first share, those who folded included."""
    (judge, *_) = JUDGES[hand.setup.game.code]
    return [judge(hole, hand) for hole in hand.holes]


def reference_soko(cards: Sequence[int]) -> int:
    """Sökö by its words: two pair > four-card flush > four-card straight > pair (CH-6.SOKO.4)."""
    usual = reference_high(cards)
    if usual >= 2 << 20:
        return usual + (2 << 20)
    ranks = sorted([card >> 2 for card in cards], reverse=True)
    for suit in range(4):
        suited = sorted([card >> 2 for card in cards if card & 3 == suit], reverse=True)
        if len(suited) == 4:
            rest = list(ranks)
            for rank in suited:
                rest.remove(rank)
            return pack(3, [*suited, *rest])
    for top in range(12, 1, -1):
        four = {top, top - 1, top - 2, top - 3 if top > 2 else 12}
        if four <= set(ranks):
            rest = list(ranks)
            for rank in four:
                rest.remove(rank)
            return pack(2, [top, *rest])
    return usual
