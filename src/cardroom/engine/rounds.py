"""The rounds of a hand: how one ends, how the bets move into the middle, how the next one begins."""

from typing import TYPE_CHECKING

from cardroom.engine.dealing import deal_street
from cardroom.engine.events import BETS_COLLECTED, RETURNED
from cardroom.engine.opening import ACTIVE, ALL_IN
from cardroom.engine.opening import FOLDED as OUT
from cardroom.engine.pots import uncalled
from cardroom.engine.setup import FIXED_LIMIT
from cardroom.engine.showdown import award_uncontested, show_down, show_live_hands

if TYPE_CHECKING:
    from cardroom.engine.hand import Hand


def last_is_settled(hand: "Hand") -> bool:
    """Whether the one active player has matched everyone else by the posts: then no betting begins."""
    player = hand.status.index(ACTIVE)
    mine = hand.bets[player]
    return all(bet <= mine for bet, status in zip(hand.bets, hand.status, strict=True) if status == ALL_IN)


def end_round(hand: "Hand") -> None:
    """Nobody is left to act: on to the next street where two can still bet, else to the showdown (CO-TH.18)."""
    hand.actor = -1
    collect_bets(hand)
    streets = len(hand.setup.game.streets)
    early = hand.active < 2 and hand.street + 1 < streets
    if early and hand.setup.rules.all_in_reveal == "when_betting_ends":
        show_live_hands(hand)
    while hand.street + 1 < streets:
        deal_street(hand)
        if hand.active >= 2:
            open_round(hand)
            return
    show_down(hand)


def open_round(hand: "Hand") -> None:
    """Betting on a later street begins with the first active player from the dealer's left (CO-TH.15)."""
    setup = hand.setup
    hand.answered = [-1] * len(hand.status)
    hand.epoch = 0
    hand.run = 0
    hand.raises = 0
    hand.pending = hand.active
    if setup.limit == FIXED_LIMIT:
        hand.raise_size = setup.big_bet if setup.game.streets[hand.street].big_bet else setup.small_bet
    else:
        hand.raise_size = setup.minimum_bet
    hand.uncapped = setup.rules.uncapped_heads_up and hand.active == 2
    hand.actor = hand.status.index(ACTIVE)


def collect_bets(hand: "Hand") -> None:
    """Return what nobody called, move the rest into the middle.

    A big blind who folds to shorter all-ins, though a check is free, gives the whole blind up (CO-TH.20).
    """
    bets = hand.bets
    hand.price = 0
    hand.full_price = 0
    if not any(bets):
        return
    player, amount = uncalled(bets)
    if player >= 0 and hand.status[player] != OUT:
        bets[player] -= amount
        hand.stacks[player] += amount
        hand.total -= amount
        hand.events.append((RETURNED, player, amount, bets[player], hand.stacks[player]))
    collected = hand.collected
    for player, bet in enumerate(bets):
        collected[player] += bet
    hand.bets = [0] * len(bets)
    hand.events.append((BETS_COLLECTED, tuple(collected), tuple(hand.status)))


def win_uncontested(hand: "Hand") -> None:
    """Everyone but one has folded."""
    hand.actor = -1
    collect_bets(hand)
    award_uncontested(hand)
