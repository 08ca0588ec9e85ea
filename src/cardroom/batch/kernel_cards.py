"""Cards of a hand: which come, and to whom, in the order of `engine.dealing`.

Cards are drawn when they are needed and not before; what comes at a place of the deck is fixed by the hand's key.
"""

import numpy as np

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

EVERY_CARD = np.int64(0x1FFF1FFF1FFF1FFF)


@inlined
def drawn(key, draws, used):
    """(the next card of the deck, as a bit: one that has not left it yet; how many numbers of chance were drawn). No bit
    where none is left: `numbers_of` lets no such game in.
    """
    while used != EVERY_CARD:
        card = bit_of(below(key, draws, 52))
        draws += 1
        if not used & card:
            return card, draws
    return 0, draws


@inlined
def draw(hand):
    """The next card leaves the deck."""
    card, draws = drawn(hand[KEY], hand[DRAWS], hand[USED])
    hand[DRAWS] = draws
    hand[USED] |= card
    hand[DEALT] += 1
    return card


@inlined
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


@inlined
def deal_all(game, hand):
    """Deal, in a game with a board, everybody's own cards, and the board up to the street the hand is on.

    A player who chooses without looking at cards needs them at the showdown alone; the hand's key fixes which come.
    """
    seats, key, draws, used = game[SEATS], hand[KEY], hand[DRAWS], hand[USED]
    before = seats * game[STREET_ROW + HOLE]
    if not hand[IS_DEALT]:
        hand[IS_DEALT] = 1
        hand[DEALT] = before
        for _ in range(game[STREET_ROW + HOLE]):
            for player in range(seats):
                card, draws = drawn(key, draws, used)
                used |= card
                hand[OWN + EACH * player] |= card
    dealt, board = hand[DEALT], hand[BOARD]
    for street in range(hand[STREET] + 1):
        row = STREET_ROW + ROW * street
        burns = game[row + BURN]
        cards = burns + game[row + TO_BOARD]
        if dealt == before:
            for place in range(cards):
                card, draws = drawn(key, draws, used)
                used |= card
                if place >= burns:
                    board |= card
            dealt += cards
        before += cards
    hand[DRAWS], hand[USED], hand[DEALT], hand[BOARD] = draws, used, dealt, board


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
