"""The end of a round and of a hand: bets collected, pots built and divided, by the rules of `engine.pots`."""

from cardroom.batch.array_layout import (
    ACTIVE,
    ANTE,
    ANTES,
    ANTES_MATCH,
    BASE,
    BET,
    BOARD,
    BY_POSITION,
    COLLECTED,
    DIVIDES_WHOLE,
    EACH,
    FIRST_IS_LOW,
    HIGH,
    INSIDE,
    LIVE,
    LOW,
    LOW_EIGHT,
    NO_SHARE,
    ODD_UNITS,
    OMAHA_HIGH,
    OWN,
    PRICE,
    RANKER,
    SEATS,
    SECOND_RANKER,
    STACK,
    STRENGTH,
    TOTAL,
)
from cardroom.batch.compiling import compiled, inlined
from cardroom.batch.kernel_bets import everyone
from cardroom.batch.kernel_cards import highest_card, lowest_card_aces_low
from cardroom.batch.ranks import (
    count,
    high,
    larger,
    low,
    low_eight,
    omaha_high,
    omaha_low_eight,
    place_of,
    smaller,
)

ALL_CHIPS = 1 << 62
"""More than anybody has."""


@inlined
def collect_bets(game, hand):
    """Return what nobody called, move the rest into the middle."""
    player, largest, second = 0, 0, 0
    players = everyone(game)
    while players:
        other = place_of(players)
        players &= players - 1
        bet = hand[BET + EACH * other]
        second = larger(second, smaller(bet, largest))
        player = other if bet > largest else player
        largest = larger(largest, bet)
        hand[COLLECTED + EACH * other] += bet
        hand[BET + EACH * other] = 0
    unmatched = largest - second if hand[INSIDE] >> player & 1 else 0
    hand[COLLECTED + EACH * player] -= unmatched
    hand[STACK + EACH * player] += unmatched
    hand[TOTAL] -= unmatched
    hand[PRICE] = 0
    hand[BASE] = 0


@compiled
def strength(ranker, own, board):
    """The strength of a player's hand by one of the rankers; -1 does not qualify."""
    if ranker == HIGH:
        return high(own | board)
    if ranker == OMAHA_HIGH:
        return omaha_high(own, board)
    if ranker == LOW:
        return low(own | board)
    if ranker == LOW_EIGHT:
        return low_eight(own | board)
    return omaha_low_eight(own, board)


@inlined
def rank_hands(game, hand):
    """The strengths of everyone still in, a row for each share."""
    for share in range(2):
        ranker = game[RANKER + share]
        players = hand[INSIDE] if ranker != NO_SHARE else 0
        while players:
            player = place_of(players)
            players &= players - 1
            hand[STRENGTH + share + EACH * player] = strength(ranker, hand[OWN + EACH * player], hand[BOARD])


@inlined
def best_of(hand, share, players):
    """Those of the players with the best hand of one share, as a set; nobody where none qualifies."""
    strongest, found = 0, 0
    while players:
        player = place_of(players)
        players &= players - 1
        mine = hand[STRENGTH + share + EACH * player]
        found = (found if mine <= strongest else 0) | (1 << player if mine >= strongest else 0)
        strongest = larger(mine, strongest)
    return found


@compiled
def worth(game, hand, player, is_low):
    """How early a player gets a unit that cannot be divided, larger being earlier."""
    if game[ODD_UNITS] == BY_POSITION:
        return -player
    if game[ODD_UNITS] == 1 and is_low:
        return -lowest_card_aces_low(hand[OWN + EACH * player])
    return highest_card(hand[OWN + EACH * player])


@compiled
def pay_share(game, hand, amount, winners, is_low, first):
    """A share to its winners; units left over go round from the place `first` on. How many were left over."""
    players = count(winners)
    each = amount // players
    odd = amount - each * players
    for player in range(game[SEATS]):
        if winners >> player & 1:
            hand[STACK + EACH * player] += each
            if odd:
                place = 0
                mine = worth(game, hand, player, is_low)
                for other in range(game[SEATS]):
                    if winners >> other & 1 and worth(game, hand, other, is_low) > mine:
                        place += 1
                if (place - first + players) % players < odd:
                    hand[STACK + EACH * player] += 1
    return odd


@compiled
def pay_shares(game, hand, amount, first, second):
    """A pot to the best hands in each share: `pots.divide`."""
    left = amount // 2 if second else 0
    winners, is_low, begin = first, game[FIRST_IS_LOW], 0
    amount -= left
    while amount or left:
        odd = pay_share(game, hand, amount, winners, is_low, begin)
        goes_on = game[DIVIDES_WHOLE] and second == first
        begin = odd % count(first) if goes_on else 0
        is_low = is_low if goes_on else 1  # the same players share in the same order
        amount, left, winners = left, 0, second


@inlined
def pay(game, hand, amount, players):
    """A pot to the best hands among its players."""
    first = best_of(hand, 0, players)
    second = best_of(hand, 1, players) if game[SECOND_RANKER] != NO_SHARE else 0
    if first & (first - 1) == 0 and (second == 0 or second == first):
        hand[STACK + EACH * place_of(first)] += amount
    else:
        pay_shares(game, hand, amount, first, second)


@inlined
def put(game, hand, player, ante):
    """The chips that a player put in over the whole hand, in antes or in bets."""
    return game[ANTE + player] if ante else hand[COLLECTED + EACH * player]


@inlined
def least_put(game, hand, ante, players):
    """The least that any of these players put in; ALL_CHIPS of nobody."""
    least = ALL_CHIPS
    while players:
        least = smaller(least, put(game, hand, place_of(players), ante))
        players &= players - 1
    return least


@inlined
def who_put_more(game, hand, ante, amount, players):
    """Those of these players who put in more than an amount."""
    more = 0
    while players:
        more |= (players & -players) if put(game, hand, place_of(players), ante) > amount else 0
        players &= players - 1
    return more


@inlined
def chips_between(game, hand, ante, below, level):
    """The chips that all players put in above one level and up to another."""
    chips, players = 0, everyone(game)
    while players:
        amount = put(game, hand, place_of(players), ante)
        chips += smaller(amount, level) - smaller(amount, below)
        players &= players - 1
    return chips


@inlined
def pay_layers(game, hand):
    """(chips, players) of the last pot where somebody is all-in; the pots before it are paid. Neighbouring layers that
    the same players can win are one pot; the last layer has also what players who folded put in above it.
    """
    pot, owners = 0, hand[INSIDE]
    for part in range(2):
        ante = part == 0
        if ante and not (game[ANTES_MATCH] and game[ANTES]):
            pot += game[ANTES]
            continue
        below, players, is_last = 0, who_put_more(game, hand, ante, 0, hand[INSIDE]), False
        while not is_last:
            level = least_put(game, hand, ante, players)
            higher = who_put_more(game, hand, ante, level, players)
            is_last = higher == 0
            chips = chips_between(game, hand, ante, below, ALL_CHIPS if is_last else level)
            if pot and players and players != owners:
                pay(game, hand, pot, owners)
                pot = 0
            if pot == 0:
                owners = players if players else hand[INSIDE]
            pot += chips
            below, players = level, higher
    return pot, owners


@inlined
def settle(game, hand):
    """Everything in the middle to its winners."""
    pot, owners = hand[TOTAL], hand[INSIDE]
    if hand[LIVE] > 1:
        rank_hands(game, hand)
        if hand[ACTIVE] < hand[LIVE]:
            pot, owners = pay_layers(game, hand)
        if pot:
            pay(game, hand, pot, owners)
    else:
        hand[STACK + EACH * place_of(owners)] += pot
    hand[TOTAL] = 0
