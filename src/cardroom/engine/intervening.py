"""Acts of staff on a running hand that no player can do: kill a hand, give or keep its chips, recount a bet, void.

They are for hands with real cards, where a ruling comes between two actions. Each keeps the chips and leaves a state
from which the hand plays on; an ordinary action uses none of them.
"""

from typing import Final

from cardroom.engine import board_runs
from cardroom.engine.drawing import ask_next, deal_from
from cardroom.engine.events import ENDED, FOLDED, KILLED, LEFT_IN, MUCKED, RETURNED, VOIDED
from cardroom.engine.hand import Hand
from cardroom.engine.posts import ACTIVE, ALL_IN
from cardroom.engine.posts import FOLDED as OUT
from cardroom.engine.rounds import end_round, go_on, run_out, win_uncontested
from cardroom.engine.showdown import show_down
from cardroom.engine.tasks import TO_AGREE, TO_ANSWER, TO_BRING_IN, TO_SHOW


def settle(hand: Hand) -> None:
    """Show down a hand that waited for its cards (`Setup.waits_for_cards`). Raises Refused ("cards-unknown").

    A hand with an unknown card wins nothing, as if it had been mucked.
    """
    assert hand.asked == TO_SHOW and not hand.is_over, "the betting is not over"
    show_down(hand)


HOW: Final = {"kill": KILLED, "fold_early": FOLDED, "muck": MUCKED}
"""A hand leaves a deal: staff kill it, or it is folded out of turn, or mucked where hands are shown."""


def kill(hand: Hand, player: int, how: str = "kill") -> None:
    """The player's hand is dead, in turn or not; what is in the pot stays there. Nothing for one who has folded."""
    if hand.is_over or hand.status[player] == OUT:
        return
    was_pending = is_to_act(hand, player)
    was_active = hand.status[player] == ACTIVE
    hand.status[player] = OUT
    hand.live -= 1
    hand.active -= was_active
    hand.events.append((HOW[how], player))
    if hand.live == 1:
        hand.asked = 0
        win_uncontested(hand)
    elif hand.actor < 0:
        return  # waiting for the showdown
    elif hand.asked == TO_AGREE:
        if hand.actor == player and not board_runs.ask_next(hand):
            run_out(hand)
    elif hand.asked > TO_BRING_IN:
        _leave_exchange(hand, player)
    elif hand.actor == player:
        hand.pass_on(player)
    else:
        hand.pending -= was_pending
        if hand.is_settled():
            end_round(hand)


def is_to_act(hand: Hand, player: int) -> bool:
    """Whether the turn will come to the player in this round even if nobody raises; so it is for the player to act."""
    if hand.actor < 0 or hand.asked > TO_BRING_IN or hand.status[player] != ACTIVE:
        return False
    return players_before(hand, player) < hand.pending


def players_before(hand: Hand, player: int) -> int:
    """How many players have the turn before it comes to this one."""
    count = len(hand.status)
    ahead = (player - hand.actor) % count
    return sum(hand.status[(hand.actor + turn) % count] == ACTIVE for turn in range(ahead))


ROUND = ("price", "base", "raise_size", "raises", "run", "raise_epoch", "larger_bet")
"""The numbers of a round that a bet or raise changes, besides chips."""


def round_of(hand: Hand) -> tuple[int, ...]:
    """The round as it is now, to be given to `take_raise_back` later."""
    return tuple([getattr(hand, name) for name in ROUND])


def take_raise_back(hand: Hand, player: int, before: tuple[int, ...]) -> None:
    """A hand is dead and its bet or raise, which nobody has called, goes back down to the call.

    `before` is the round as it was before that raise. The betting goes on with those who had not acted then.
    """
    for name, value in zip(ROUND, before, strict=True):
        setattr(hand, name, value)
    _give(hand, player, hand.bets[player] - min(hand.price, hand.bets[player]))
    hand.active -= hand.status[player] == ACTIVE
    hand.status[player] = OUT
    hand.live -= 1
    hand.events.append((KILLED, player))
    if hand.live == 1:
        win_uncontested(hand)
        return
    count = len(hand.status)
    order = [(player + turn) % count for turn in range(1, count)]
    waiting = [other for other in order if hand.status[other] == ACTIVE and _has_to_act(hand, other)]
    hand.pending = len(waiting)
    if waiting:
        hand.actor = waiting[0]
    if not waiting or hand.is_settled():
        end_round(hand)


def _has_to_act(hand: Hand, player: int) -> bool:
    return hand.answered[player] < hand.raise_epoch or hand.bets[player] < hand.price


def refund(hand: Hand, player: int) -> None:
    """Everything in the pot goes back to a player whose hand is about to be killed: bets, antes and dead money."""
    assert not hand.is_over, "the pots have been pushed"
    _give(hand, player, hand.bets[player])
    opening = hand.setup.opening
    posted = opening.antes[player] + opening.dead_of(player)
    if posted:
        hand.setup = hand.setup.without_posts(player)
        hand.terms = hand.setup.terms
        if hand.street == 0:
            hand.uncounted = hand.terms.uncounted
    amount = hand.collected[player] + posted
    hand.collected[player] = 0
    hand.stacks[player] += amount
    hand.total -= amount
    if amount:
        hand.events.append((RETURNED, player, amount, 0, hand.stacks[player]))


def _give(hand: Hand, player: int, amount: int) -> None:
    """So much of the player's bet of this round goes back."""
    if amount:
        hand.bets[player] -= amount
        hand.stacks[player] += amount
        hand.total -= amount
        hand.events.append((RETURNED, player, amount, hand.bets[player], hand.stacks[player]))


def leave_in(hand: Hand, player: int, amount: int) -> None:
    """Chips of the player that stay in the pot though they make no call; the price is what it was."""
    assert 0 <= amount <= hand.stacks[player], "more chips than the player has"
    if not amount:
        return
    hand.stacks[player] -= amount
    hand.bets[player] += amount
    hand.total += amount
    hand.events.append((LEFT_IN, player, amount, hand.bets[player], hand.stacks[player]))


def open_at(hand: Hand, player: int) -> None:
    """The round opens with this player instead of the one whose cards say so; nobody has acted on it yet."""
    assert hand.status[player] == ACTIVE and hand.pending == hand.active, "the round has begun"
    hand.actor = player


def bet_no_more(hand: Hand, player: int) -> None:
    """The player plays on for what is in, as if all-in, and keeps what lies behind (CH-6.STUD.27, CH-6.SVI.8)."""
    assert hand.status[player] == ACTIVE and hand.bets[player] >= hand.price, "a bet must be answered first"
    was_pending, was_actor = is_to_act(hand, player), hand.actor == player
    hand.status[player] = ALL_IN
    hand.active -= 1
    if hand.actor < 0 or hand.asked > TO_BRING_IN:
        return
    if was_actor:
        hand.pass_on(player)
    elif was_pending:
        hand.pending -= 1
    if hand.actor >= 0 and hand.active < 2 and hand.bets[hand.actor] >= hand.price:
        end_round(hand)


def bet_as_counted(hand: Hand, total: int, is_all_in: bool) -> None:
    """The player to act bets or raises to `total` by a ruling, however little that raises.

    After an all-in (`is_all_in`) the player bets no more in this hand, though chips may be left. Raises Refused.
    """
    player = hand.actor
    _, least, most = hand.legal()
    aside = hand.bets[player] + hand.stacks[player] - total
    assert aside >= 0, "a bet of more chips than the player has"
    if not aside or (least <= total <= most and not is_all_in):
        hand.raise_to(total)
        return
    # An all-in of what counts; the rest is not in play for the moment.
    hand.stacks[player] -= aside
    try:
        hand.raise_to(total)
    finally:
        hand.stacks[player] += aside
    if not is_all_in:
        hand.status[player] = ACTIVE
        hand.active += 1


def void(hand: Hand) -> None:
    """A misdeal: each player has again what the hand began with, and nobody won anything."""
    assert not hand.is_over, "a hand that is over cannot be a misdeal"
    hand.stacks = list(hand.setup.stacks)
    hand.bets = [0] * len(hand.stacks)
    hand.collected = [0] * len(hand.stacks)
    hand.total = 0
    hand.actor = -1
    hand.is_over = True
    hand.events += [(VOIDED,), (ENDED,)]


def _leave_exchange(hand: Hand, player: int) -> None:
    """The dead hand draws nothing; if it was asked, the next player is."""
    hand.drawing[player] = 0
    if hand.actor != player:
        return
    if hand.asked == TO_ANSWER:
        hand.muck.append(hand.offered)
        is_over = deal_from(hand, player + 1)
    else:
        is_over = ask_next(hand)
    if is_over:
        go_on(hand)
