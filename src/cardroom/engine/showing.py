"""The players who show at the end of a hand, and their order."""

from collections.abc import Sequence

from cardroom.engine.events import BET, DEALT_BOARD, DEALT_HOLE, DEALT_UP, MUCKED, RAISED, SHOWN
from cardroom.engine.openers import opener_by_hand
from cardroom.engine.posts import ALL_IN
from cardroom.engine.pots import Pot
from cardroom.engine.state import HandState

DEALING = (DEALT_BOARD, DEALT_HOLE, DEALT_UP)


def show_live_hands(hand: HandState) -> None:
    """Everyone still in shows before the board is complete, in order from the dealer's left."""
    for player, status in enumerate(hand.status):
        if status:
            hand.shown[player] = 1
            hand.events.append((SHOWN, player, tuple(hand.holes[player]), ()))


def must_all_show(hand: HandState) -> bool:
    """Whether nobody may muck: a player is all-in where all-in hands lie open (CH-8.38, CK-T.30, PF-5.2)."""
    return hand.terms.reveals_early and ALL_IN in hand.status


def show(hand: HandState, order: list[int], pots: list[Pot], strengths: list[list[int]]) -> None:
    """Each player in `order` shows, or mucks where the house allows it and what was shown before wins every share."""
    may_muck = hand.terms.may_muck and not must_all_show(hand)
    events, shown, holes = hand.events, hand.shown, hand.holes
    first = strengths[0]
    has_one_share = len(strengths) == 1
    for player in order:
        if may_muck and not shown[player] and not can_win(hand, player, pots, strengths):
            events.append((MUCKED, player))
            continue
        shown[player] = 1
        worth = (first[player],) if has_one_share else tuple([share[player] for share in strengths])
        events.append((SHOWN, player, tuple(holes[player]), worth))


def can_win(hand: HandState, player: int, pots: list[Pot], strengths: list[list[int]]) -> bool:
    """Whether no hand shown so far beats this one in every share of every pot it plays for."""
    for pot in pots:
        if player not in pot.players:
            continue
        for share in strengths:
            shown = [share[other] for other in pot.players if hand.shown[other]]
            if share[player] >= 0 and share[player] >= max(shown, default=-1):
                return True
    return False


def show_order(hand: HandState, pots: Sequence[Pot]) -> list[int]:
    """Everyone still in: first the last to bet or raise where the house says so, then clockwise (CH-1.30, CH-1.32).

    If nobody bet, the first from the dealer's left or, in a game with face-up cards, the strongest of those.
    """
    rules = hand.setup.rules
    count = len(hand.status)
    first = -1
    if rules.show_first != "dealers_left":
        first = last_aggressor(hand, of_round=rules.show_first == "last_aggressor_of_round")
    if first < 0 or not hand.status[first]:
        first = opener_by_hand(hand) if hand.setup.game.opener else 0
    order = [(first + turn) % count for turn in range(count)]
    order = [player for player in order if hand.status[player]]
    if rules.side_pot_shows_first:
        latest = dict.fromkeys(order, -1)  # who put nothing in plays for no pot
        for number, pot in enumerate(pots):
            latest |= dict.fromkeys(pot.players, number)
        order.sort(key=lambda player: -latest[player])
    return order


def last_aggressor(hand: HandState, of_round: bool) -> int:
    """The player who last bet or raised in the hand, or in its last round of betting; -1 if nobody did."""
    for event in reversed(hand.events):
        if event[0] in (BET, RAISED):
            player = event[1]
            assert isinstance(player, int)
            return player
        if of_round and event[0] in DEALING:
            return -1
    return -1
