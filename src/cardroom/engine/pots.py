"""Pots: how the chips put in become a main pot and side pots, and how a pot is divided.

Pure functions of whole numbers; nothing here knows a card. Players are indices clockwise from the dealer's left.
"""

from collections.abc import Sequence
from typing import NamedTuple


class Pot(NamedTuple):
    """Chips and the players who can win them, in index order. The first pot of a list is the main pot."""

    amount: int
    players: tuple[int, ...]


Award = tuple[int, int, int, int]
"""One player's part of a pot: (share, player, amount, how many units of it were left over by a division)."""


def uncalled(bets: Sequence[int]) -> tuple[int, int]:
    """(player, amount) of the part of the round's largest bet that nobody matched; (-1, 0) when there is none.

    Bets of players who folded count: they were put in against that bet.
    """
    player, largest, second = -1, 0, 0
    for other, bet in enumerate(bets):
        if bet > largest:
            player, largest, second = other, bet, largest
        elif bet > second:
            second = bet
    if largest == second:
        return -1, 0
    return player, largest - second


def build_pots(
    antes: Sequence[int], bets: Sequence[int], is_live: Sequence[int], antes_match: bool, dead: int = 0
) -> list[Pot]:
    """The main pot and the side pots of what everybody put in over the whole hand.

    `antes` and `bets` are totals by player, `is_live` is false for players who folded. `antes_match` says that all
    owed the same ante, so that a short one limits what its player can win; else (a big-blind ante) the antes are
    dead money that every live player can win. `dead` lies in the main pot, whoever can win that. Neighbouring layers
    that the same players can win are one pot. Chips of folded players above every live bet lie on top of the last pot;
    who was all-in for less has no claim to them.
    """
    everyone = tuple([player for player, live in enumerate(is_live) if live])
    all_antes, all_bets = list(antes), list(bets)
    if antes_match:
        layers = _layers(all_antes, everyone)
    else:
        layers = [(sum(all_antes), everyone)]
    pots: list[_Layer] = []
    for amount, players in layers + _layers(all_bets, everyone):
        if pots and players in (pots[-1][1], ()):
            pots[-1] = (pots[-1][0] + amount, pots[-1][1])
        elif amount:
            pots.append((amount, players or everyone))
    if dead:
        amount, players = pots[0] if pots else (0, everyone)
        pots[:1] = [(amount + dead, players)]
    assert sum([amount for amount, _ in pots]) == sum(all_antes) + sum(all_bets) + dead, (
        "chips lost between bets and pots"
    )
    return [pot_of(amount, players) for amount, players in pots]


def pot_of(amount: int, players: tuple[int, ...]) -> Pot:
    """As `Pot(amount, players)`, which is a function of Python that a compiled build would have to call."""
    return tuple.__new__(Pot, (amount, players))


_Layer = tuple[int, tuple[int, ...]]
"""A part of the chips and the players who can win it, as in `Pot`."""


def _layers(amounts: list[int], everyone: tuple[int, ...]) -> list[_Layer]:
    """Cut contributions at the total of each player still in: one layer for each level, lowest first.

    A single layer without players holds what only folded players put in.
    """
    players = tuple([player for player in everyone if amounts[player]])
    layers: list[_Layer] = []
    below = 0
    while players:
        level = min([amounts[player] for player in players])
        amount = 0
        for put_in in amounts:
            if put_in > below:
                amount += (put_in if put_in < level else level) - below
        layers.append((amount, players))
        below = level
        players = tuple([player for player in players if amounts[player] > level])
    above = 0
    for put_in in amounts:
        if put_in > below:
            above += put_in - below
    if above:
        # Chips of folded players above every live bet. All live players may have bet nothing: their antes took all.
        if not layers:
            return [(above, ())]
        amount, players = layers[-1]
        layers[-1] = (amount + above, players)
    return layers


def divide(
    amount: int, winners: Sequence[Sequence[int]], evenly: bool = False, runs: int = 1, unit: int = 1
) -> list[Award]:
    """Divide a pot over the runs of the board, each part over its shares, and each share over its winners.

    `winners` holds for each share of the game the players who won it, in the order in which units that do not divide
    go to them one by one: clockwise from the dealer's left in most games (CO-TH.35, CO-OM.18; CH-5.39). A share nobody
    qualified for is empty and its part goes to the others. Between shares odd units go to the earlier share, the high
    hand (CH-5.41). `evenly` makes the next share go on where the one before stopped if the same players won all
    shares, so that nobody gets two units more than another (CH-5.42).

    If the board was run more than once, `winners` has the shares of the first run, then those of the next; between
    runs odd units go to the earlier one. A `unit` above 1 is the smallest chip; a remainder below a whole chip goes
    with the first award.
    """
    if unit > 1 and amount >= unit:
        chips = divide(amount // unit, winners, evenly, runs)
        rest = [amount % unit] + [0] * len(chips)
        return [
            (share, player, won * unit + more, odd * unit + more)
            for (share, player, won, odd), more in zip(chips, rest, strict=False)
        ]
    if len(winners) == 1 and len(winners[0]) == 1:  # nothing to divide, as nearly always
        return [(0, winners[0][0], amount, 0)]
    goes_on = evenly and len(winners) > 1 and len({frozenset(players) for players in winners if players}) == 1
    count = len(winners) // runs
    each_run, of_first_runs = amount // runs, amount % runs
    awards: list[Award] = []
    first = 0
    for run in range(runs):
        won = [share for share in range(run * count, (run + 1) * count) if winners[share]]
        assert won, "a pot without a winner"
        of_run = each_run + (1 if run < of_first_runs else 0)
        part, left_over = of_run // len(won), of_run % len(won)
        for turn, share in enumerate(won):
            players = winners[won[0]] if goes_on else winners[share]
            of_share = part + (1 if turn < left_over else 0)
            each, odd = of_share // len(players), of_share % len(players)
            for place, player in enumerate(players):
                extra = 1 if (place - first) % len(players) < odd else 0
                awards.append((share, player, each + extra, extra))
            if goes_on:
                first = (first + odd) % len(players)
    return awards
