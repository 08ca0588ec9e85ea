"""The player to act first where face-up cards decide it, and the open cards."""

from cardroom.cards.ranking import KEY
from cardroom.engine.bounds import FIXED_LIMIT
from cardroom.engine.posts import ACTIVE, ALL_IN
from cardroom.engine.posts import FOLDED as OUT
from cardroom.engine.state import HandState


def next_active(hand: HandState, player: int) -> int:
    """`player` or, should that one have no chips left, the next clockwise who has."""
    status = hand.status
    while status[player] != ACTIVE:
        player = (player + 1) % len(status)
    return player


def opener_by_card(hand: HandState) -> int:
    """The player whose first face-up card is the lowest or highest, suits in Bridge Rank Order (CH-6.STUD.3 to .6)."""
    opener = hand.setup.game.opener
    assert opener is not None
    lowest = opener.fixed_limit_card == "lowest" and hand.terms.limit == FIXED_LIMIT
    best, best_card, found = 0, 0, False
    for player, ups in enumerate(hand.ups):
        card = ups[0]
        if card < 0:
            continue  # a history may not know it
        if opener.is_ace_low and card >= 48:
            card -= 52
        if not found or (card < best_card) == lowest:
            best, best_card, found = player, card, True
    return best


def owes_bring_in(hand: HandState) -> bool:
    """Whether the player asked for the forced bet must post it.

    If the card that opens belongs to a player whom the ante put all-in, nobody owes it: a player who stays in pays it
    in full, and may fold instead (CH-6.STUD.22).
    """
    return hand.active == hand.live or hand.status[opener_by_card(hand)] != ALL_IN


def opener_by_hand(hand: HandState) -> int:
    """The player in the hand whose face-up cards are worth the most, the first from the dealer's left of equals."""
    opener = hand.setup.game.opener
    assert opener is not None
    visible = opener.visible
    key = KEY
    board = hand.boards[0]
    common = sum([key[card] for card in board]) if board else 0
    status = hand.status
    best = -1
    best_strength = -1
    for player, ups in enumerate(hand.ups):
        if status[player]:
            total = common
            for card in ups:
                total += key[card]
            strength = visible(total)
            if strength > best_strength:
                best, best_strength = player, strength
    return best


def has_open_pair(hand: HandState) -> bool:
    """Whether anybody in the hand shows two cards of one rank."""
    for player, ups in enumerate(hand.ups):
        if hand.status[player] != OUT and len({card >> 2 for card in ups}) < len(ups):
            return True
    return False


def opening_decisions(hand: HandState) -> tuple[str, ...]:
    """The decisions by which the player to act opens this round; none once somebody has acted in it."""
    if hand.actor < 0 or hand.pending != hand.active:
        return ()
    opens_by_card = hand.setup.game.opener is not None
    if hand.street:
        return ("best_open_hand", "open_hand_ties") if opens_by_card else ("later_round_opener",)
    if hand.setup.opening.straddled:
        return ("straddler_acts_last",)
    if any(hand.setup.blinds):
        return ("first_round_opener", "open_cards_with_blinds") if opens_by_card else ("first_round_opener",)
    return ("first_card", "first_card_ties") if opens_by_card else ("ante_only_opener", "ante_only_price")
