"""Cards of a hand: which come, and to whom, in the order of `engine.dealing`.

Cards are drawn when they are needed and not before; what comes at a place of the deck is fixed by the hand's key.
"""

from cardroom.batch.array_layout import (
    BOARD,
    BURN,
    DEALT,
    DRAWS,
    EACH,
    HOLE,
    INSIDE,
    IS_DEALT,
    KEY,
    LIVE,
    LOW_GAME,
    LOWEST_OPENS,
    OPENS_BY_HAND,
    OWN,
    RESERVE,
    ROW,
    SEATS,
    STREET,
    STREET_ROW,
    TO_BOARD,
    UP,
    UPS,
    USED,
)
from cardroom.batch.compiling import compiled, inlined
from cardroom.batch.counted_chance import below
from cardroom.batch.ranks import bit_of, high, visible_low


@inlined
def draw(hand):
    """The next card of the deck, as a bit: one that has not left it yet. No bit where none is left: `numbers_of` lets
    no such game in.
    """
    while hand[DEALT] < 52:
        card = bit_of(below(hand[KEY], hand[DRAWS], 52))
        hand[DRAWS] += 1
        if not hand[USED] & card:
            hand[USED] |= card
            hand[DEALT] += 1
            return card
    return 0


@compiled
def deal_street(game, hand):
    """Deal the street's cards in a game whose open cards decide something; other games' cards wait for `deal_all`."""
    street = STREET_ROW + ROW * hand[STREET]
    own = game[street + HOLE] + game[street + UP]
    if not game[OPENS_BY_HAND] or own == 0:
        return
    if hand[BOARD] or hand[DEALT] + hand[LIVE] * own + game[RESERVE] > 52:
        hand[BOARD] |= draw(hand)
        return
    for turn in range(own):
        for player in range(game[SEATS]):
            if hand[INSIDE] >> player & 1:
                card = draw(hand)
                hand[OWN + EACH * player] |= card
                if turn >= game[street + HOLE]:
                    hand[UPS + EACH * player] |= card


@compiled
def deal_all(game, hand):
    """Deal, in a game with a board, everybody's own cards, and the board up to the street the hand is on.

    A player who chooses without looking at cards needs them at the showdown alone; the hand's key fixes which come.
    """
    if not hand[IS_DEALT]:
        hand[IS_DEALT] = 1
        for _ in range(game[STREET_ROW + HOLE]):
            for player in range(game[SEATS]):
                hand[OWN + EACH * player] |= draw(hand)
    before = game[SEATS] * game[STREET_ROW + HOLE]
    for street in range(hand[STREET] + 1):
        row = STREET_ROW + ROW * street
        if hand[DEALT] == before:
            for _ in range(game[row + BURN]):
                draw(hand)
            for _ in range(game[row + TO_BOARD]):
                hand[BOARD] |= draw(hand)
        before += game[row + BURN] + game[row + TO_BOARD]


@compiled
def highest_card(cards):
    """The highest card 0..51 of a set, suits in their order; -1 of none."""
    for rank in range(12, -1, -1):
        for suit in range(3, -1, -1):
            if cards >> 16 * suit + rank & 1:
                return rank * 4 + suit
    return -1


@compiled
def lowest_card_aces_low(cards):
    """The lowest card of a set, counted from an ace of clubs as -4; 99 of none."""
    for rank in range(13):
        for suit in range(4):
            if cards >> 16 * suit + (rank + 12) % 13 & 1:
                return rank * 4 + suit - 4
    return 99


@compiled
def opener_by_card(game, hand):
    """The player whose first open card opens the betting."""
    found, best = -1, 0
    for player in range(game[SEATS]):
        card = highest_card(hand[UPS + EACH * player])
        if game[LOW_GAME] and card >= 48:
            card -= 52
        if found < 0 or (card < best) == (game[LOWEST_OPENS] == 1):
            found, best = player, card
    return found


@compiled
def opener_by_hand(game, hand):
    """The player in the hand whose open cards are worth the most, the first of equals."""
    found, best = -1, -1
    for player in range(game[SEATS]):
        if hand[INSIDE] >> player & 1:
            shown = hand[UPS + EACH * player] | hand[BOARD]
            strength = visible_low(shown) if game[LOW_GAME] else high(shown)
            if strength > best:
                found, best = player, strength
    return found
