"""The rounds of a hand: how one ends, how the bets move into the middle, how the next one begins."""

from cardroom.engine.board_runs import agree, begin_asking, deal_runs
from cardroom.engine.drawing import begin_exchange
from cardroom.engine.events import BETS_COLLECTED, RETURNED
from cardroom.engine.openers import has_open_pair, next_active, opener_by_hand
from cardroom.engine.posts import FOLDED as OUT
from cardroom.engine.pots import uncalled
from cardroom.engine.showdown import award_uncontested, show_down
from cardroom.engine.showing import show_live_hands
from cardroom.engine.state import HandState
from cardroom.engine.streets import deal_street
from cardroom.engine.tasks import TO_BET, TO_SHOW


def end_round(hand: HandState) -> None:
    """Nobody is left to act: the players discard or draw where the street says so, then the next street is dealt."""
    hand.actor = -1
    hand.asked = TO_BET  # a forced bet that nobody is left to post is asked of nobody
    collect_bets(hand)
    if hand.terms.exchanges[hand.street]:
        begin_exchange(hand)
    else:
        go_on(hand)


def go_on(hand: HandState) -> None:
    """On to the next street where two can still bet or cards are exchanged, else to the showdown (CO-TH.18)."""
    if hand.active < 2:
        if begin_asking(hand):
            return
        reveal_early(hand)
    deal_on(hand)


def run_out(hand: HandState) -> None:
    """Nobody else is asked how often the board is run: hands are shown where the house does so early, then it is dealt."""
    agree(hand)
    reveal_early(hand)
    if hand.runs > 1:
        deal_runs(hand)
    deal_on(hand)


def deal_on(hand: HandState) -> None:
    """The streets up to the next thing that anybody is asked, or all that are left and the showdown."""
    terms = hand.terms
    while hand.street < terms.last_street:
        deal_street(hand)
        if hand.active >= 2:
            open_round(hand)
            return
        if terms.exchanges[hand.street]:
            begin_exchange(hand)
            return
    if terms.waits_for_cards:
        hand.asked = TO_SHOW
    else:
        show_down(hand)


def reveal_early(hand: HandState) -> None:
    """Show the hands of a house that shows them once nobody can bet; never before the last exchange (CH-6.SVI.6)."""
    terms = hand.terms
    if not terms.reveals_early or any(hand.shown):
        return
    ahead = terms.exchanges[hand.street + 1 :]
    if ahead and not any(ahead):
        show_live_hands(hand)


def open_round(hand: HandState) -> None:
    """Betting on a later street begins with the first active player from the dealer's left (CO-TH.15).

    In a game with face-up cards it begins with the best of them (CH-6.STUD.7), even in one played with blinds
    (CH-6.DC.2).
    """
    terms = hand.terms
    hand.answered = [-1] * len(hand.status)
    hand.raise_epoch = 0
    hand.run = 0
    hand.raises = 0
    hand.pending = hand.active
    hand.larger_bet = 0
    hand.uncounted = 0
    hand.raise_size = terms.least_raise[hand.street]
    if terms.pair_doubles[hand.street] and has_open_pair(hand):
        hand.larger_bet = hand.setup.big_bet
    hand.began_heads_up = hand.active == 2
    hand.actor = next_active(hand, opener_by_hand(hand) if terms.has_opener else terms.opens_later)


def collect_bets(hand: HandState) -> None:
    """Return what nobody called, move the rest into the middle.

    A big blind who folds to shorter all-ins, though a check is free, gives the whole blind up (CO-TH.20).
    """
    bets = hand.bets
    hand.price = 0
    hand.base = 0
    if bets.count(0) == len(bets):
        return
    player, amount = uncalled(bets)
    if player >= 0 and hand.status[player] != OUT:
        bets[player] -= amount
        hand.stacks[player] += amount
        hand.total -= amount
        hand.events.append((RETURNED, player, amount, bets[player], hand.stacks[player]))
    before = hand.collected
    collected = hand.collected = [before[player] + bet for player, bet in enumerate(bets)]
    hand.bets = [0] * len(bets)
    hand.events.append((BETS_COLLECTED, tuple(collected), tuple(hand.status)))


def win_uncontested(hand: HandState) -> None:
    """Everyone but one has folded."""
    hand.actor = -1
    hand.asked = TO_BET
    collect_bets(hand)
    award_uncontested(hand)
