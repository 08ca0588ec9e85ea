"""The strength of a set of cards, by bits alone: whole numbers that order hands as `cards.ranking` does.

The bit of a card is 16 times its suit plus its rank, so a set of cards is four masks of ranks in one number. A strength
is a kind of hand, then the ranks that decide it as masks, which compare by their highest bit first.
"""

import numpy as np

from cardroom.batch.compiling import compiled, inlined

RANKS = 0x1FFF
PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL, FOUR, STRAIGHT_FLUSH = 1, 2, 3, 4, 5, 6, 7, 8
ABOVE_ALL = 1 << 30
PAIRS, FOURS = np.uint64(0x5555555555555555), np.uint64(0x3333333333333333)
EIGHTS, ONES = np.uint64(0x0F0F0F0F0F0F0F0F), np.uint64(0x0101010101010101)


@compiled
def larger(a, b):
    """The larger of two numbers: a card's compiler knows none of Python's `max`."""
    return a if a > b else b


@compiled
def smaller(a, b):
    """The smaller of two numbers."""
    return a if a < b else b


@compiled
def bit_of(card):
    """The bit of a card 0..51."""
    return np.int64(1) << (((card & 3) << 4) + (card >> 2))


@inlined
def count(mask):
    """How many bits of a number are set, in the words that compilers know for one instruction."""
    x = np.uint64(mask)
    x = x - ((x >> np.uint64(1)) & PAIRS)
    x = (x & FOURS) + ((x >> np.uint64(2)) & FOURS)
    x = (x + (x >> np.uint64(4))) & EIGHTS
    return np.int64((x * ONES) >> np.uint64(56))


@inlined
def place_of(mask):
    """The place of the lowest bit that is set, from 0; of a number that has one."""
    return count((mask & -mask) - 1)


@inlined
def highest(mask):
    """The highest bit of a number below 2 ** 16; 0 of 0."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    return mask ^ (mask >> 1)


@compiled
def best(mask, n):
    """The `n` highest bits of a mask, all of them if there are fewer."""
    mask = np.int64(mask)
    for _ in range(count(mask) - n):
        mask &= mask - 1
    return mask


@compiled
def lowest(mask, n):
    """The `n` lowest bits of a mask, all of them if there are fewer."""
    rest = np.int64(mask)
    for _ in range(n):
        rest &= rest - 1
    return np.int64(mask) & ~rest


@compiled
def suit_masks(cards):
    """The ranks of each suit."""
    return (
        cards & RANKS,
        cards >> 16 & RANKS,
        cards >> 32 & RANKS,
        cards >> 48 & RANKS,
    )


@compiled
def straight(mask):
    """The highest rank of a straight as a bit, an ace counting low too; 0 without one."""
    wheel = (mask << 1) | (mask >> 12 & 1)
    found = wheel & wheel << 1 & wheel << 2 & wheel << 3 & wheel << 4
    return highest(found >> 1)


@compiled
def grouped(every, two, three, four):
    """Strength by equal ranks alone: four, a full house, three, two pair, a pair, or the highest cards."""
    if two == 0:
        return best(every, 5)
    if four:
        four = highest(four)
        return FOUR << 26 | four << 13 | highest(every & ~four)
    if three:
        triple = highest(three)
        pair = two & ~triple
        if pair:
            return FULL << 26 | triple << 13 | highest(pair)
        return THREE << 26 | triple << 13 | best(every & ~triple, 2)
    pairs = best(two, 2)
    if pairs & (pairs - 1):
        return TWO_PAIR << 26 | pairs << 13 | highest(every & ~pairs)
    return PAIR << 26 | pairs << 13 | best(every & ~pairs, 3)


@compiled
def high(cards):
    """Strength of the best five of up to seven cards; of fewer than five by equal ranks and high cards."""
    a, b, c, d = suit_masks(cards)
    every = a | b | c | d
    two = (a & b) | (c & d) | ((a | b) & (c | d))
    three = (a & b & (c | d)) | (c & d & (a | b))
    four = a & b & c & d
    suited = 0
    if count(a) >= 5:
        suited = a
    elif count(b) >= 5:
        suited = b
    elif count(c) >= 5:
        suited = c
    elif count(d) >= 5:
        suited = d
    if suited:
        top = straight(suited)
        if top:
            return STRAIGHT_FLUSH << 26 | top
    strength = grouped(every, two, three, four)
    if strength >= FULL << 26:
        return strength
    if suited:
        return FLUSH << 26 | best(suited, 5)
    top = straight(every)
    if top:
        return STRAIGHT << 26 | top
    return strength


@compiled
def low_masks(cards):
    """The ranks held once, twice, three and four times or more, an ace being the lowest."""
    a, b, c, d = suit_masks(cards)
    every = a | b | c | d
    two = (a & b) | (c & d) | ((a | b) & (c | d))
    three = (a & b & (c | d)) | (c & d & (a | b))
    four = a & b & c & d
    return aces_low(every), aces_low(two), aces_low(three), aces_low(four)


@compiled
def aces_low(mask):
    """A mask of ranks with the ace at its lower end."""
    return ((mask << 1) | (mask >> 12)) & RANKS


@compiled
def visible_low(cards):
    """Strength of up to five open cards as an ace-to-five low."""
    every, two, three, four = low_masks(cards)
    return ABOVE_ALL - grouped(every, two, three, four)


@compiled
def low(cards):
    """Strength of the best ace-to-five low among seven cards; straights and flushes count for nothing."""
    every, two, three, _ = low_masks(cards)
    ranks = count(every)
    if ranks >= 5:
        return ABOVE_ALL - lowest(every, 5)
    if ranks == 4:
        pair = lowest(two, 1)
        return ABOVE_ALL - (PAIR << 26 | pair << 13 | (every & ~pair))
    if ranks == 3:
        pairs = lowest(two, 2)
        return ABOVE_ALL - (TWO_PAIR << 26 | pairs << 13 | (every & ~pairs))
    triple = lowest(three, 1)
    return ABOVE_ALL - (FULL << 26 | triple << 13 | (every & ~triple))


@compiled
def low_eight_of(ranks):
    """Strength of an eight-or-better low out of a mask of ranks, aces low; -1 if there is none."""
    ranks = ranks & 0xFF
    if count(ranks) < 5:
        return np.int64(-1)
    return 0x100 - lowest(ranks, 5)


@compiled
def low_eight(cards):
    """Strength of the best eight-or-better low; -1 if there is none."""
    a, b, c, d = suit_masks(cards)
    return low_eight_of(aces_low(a | b | c | d))


@compiled
def with_pair(pair, once, twice, thrice):
    """Strength of two own cards of a rank and three of a board, no flush nor straight; the board's ranks as masks."""
    if twice & pair:
        return FOUR << 26 | pair << 13 | highest(once & ~pair)
    full = np.int64(0)
    if once & pair and twice:
        full = FULL << 26 | pair << 13 | highest(twice)
    if thrice:
        full = larger(full, FULL << 26 | highest(thrice) << 13 | pair)
    if full:
        return full
    if once & pair:
        return THREE << 26 | pair << 13 | best(once & ~pair, 2)
    if twice:
        two = highest(twice)
        return TWO_PAIR << 26 | (pair | two) << 13 | highest(once & ~two)
    return PAIR << 26 | pair << 13 | best(once, 3)


@compiled
def with_two_ranks(both, once, twice, thrice):
    """As `with_pair`, of own cards of two ranks."""
    others = once & ~both
    if thrice & both:
        four = thrice & both
        return FOUR << 26 | four << 13 | (both ^ four)
    met = once & both
    if twice & both:
        three = highest(twice & both)
        if met == both:
            return FULL << 26 | three << 13 | (both ^ three)
        strength = THREE << 26 | three << 13 | (both ^ three) | highest(others)
        if thrice:
            strength = larger(strength, THREE << 26 | thrice << 13 | both)
        return strength
    if thrice:
        return THREE << 26 | highest(thrice) << 13 | both
    two_pair = np.int64(0)
    if met == both:
        two_pair = TWO_PAIR << 26 | both << 13 | highest(others)
    if met and twice:
        mine = highest(met)
        two_pair = larger(two_pair, TWO_PAIR << 26 | (mine | highest(twice)) << 13 | (both ^ mine))
    if two_pair:
        return two_pair
    if met:
        return PAIR << 26 | met << 13 | (both ^ met) | best(others, 2)
    if twice:
        pair = highest(twice)
        return PAIR << 26 | pair << 13 | both | highest(others & ~pair)
    return both | best(others, 3)


@compiled
def straight_of_both(own, board, apart):
    """The highest rank of a straight of two own ranks and three of a board, as a bit; 0 without one.

    `apart` says that no rank is in both, as in one suit.
    """
    top = np.int64(1) << 12
    while top >= 8:
        ranks = top | top >> 1 | top >> 2 | top >> 3 | (top >> 4 if top > 8 else np.int64(1) << 12)
        lacking = ranks & ~board
        if lacking & ~own == 0 and count(lacking) <= 2 and count(own & ranks) >= 2:
            if not apart or count(own & ranks) == 2:
                return top
        top >>= 1
    return np.int64(0)


@compiled
def omaha_flush(own, board):
    """Strength of the best flush or straight flush of two own ranks of a suit and three of a board; 0 without one."""
    if count(own) < 2 or count(board) < 3:
        return np.int64(0)
    top = straight_of_both(own, board, True)
    if top:
        return STRAIGHT_FLUSH << 26 | top
    return FLUSH << 26 | best(own, 2) | best(board, 3)


@compiled
def omaha_high(own, board):
    """Strength of the best five of exactly two own cards and three of the board."""
    o0, o1, o2, o3 = suit_masks(own)
    b0, b1, b2, b3 = suit_masks(board)
    mine = o0 | o1 | o2 | o3
    once = b0 | b1 | b2 | b3
    twice = (b0 & b1) | (b2 & b3) | ((b0 | b1) & (b2 | b3))
    thrice = (b0 & b1 & (b2 | b3)) | (b2 & b3 & (b0 | b1))
    strongest = larger(
        larger(omaha_flush(o0, b0), omaha_flush(o1, b1)),
        larger(omaha_flush(o2, b2), omaha_flush(o3, b3)),
    )
    if count(once) >= 3:
        top = straight_of_both(mine, once, False)
        if top:
            strongest = larger(strongest, STRAIGHT << 26 | top)
    pairs = (o0 & o1) | (o2 & o3) | ((o0 | o1) & (o2 | o3))
    while pairs:
        one = pairs & -pairs
        pairs ^= one
        strongest = larger(strongest, with_pair(one, once, twice, thrice))
    while mine:
        one = mine & -mine
        mine ^= one
        rest = mine
        while rest:
            two = rest & -rest
            rest ^= two
            strongest = larger(strongest, with_two_ranks(one | two, once, twice, thrice))
    return strongest


@compiled
def omaha_low_eight(own, board):
    """Strength of the best eight-or-better low of exactly two own cards and three of the board; -1 if there is none."""
    a, b, c, d = suit_masks(board)
    there = aces_low(a | b | c | d) & 0xFF
    strongest = np.int64(-1)
    if count(there) < 3:
        return strongest
    a, b, c, d = suit_masks(own)
    mine = aces_low(a | b | c | d) & 0xFF
    first = mine
    while first:
        one = first & -first
        first ^= one
        second = first
        while second:
            two = second & -second
            second ^= two
            rest = there & ~(one | two)
            if count(rest) >= 3:
                strongest = larger(strongest, 0x100 - (one | two | lowest(rest, 3)))
    return strongest
