"""The end of a round and of a hand: bets collected, pots built and divided, by the rules of `engine.pots`."""

from cardroom.batch.array_layout import (
    ACTIVE,
    ANTE,
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
from cardroom.batch.compiling import compiled
from cardroom.batch.kernel_cards import highest_card, lowest_card_aces_low
from cardroom.batch.ranks import count, high, low, low_eight, omaha_high, omaha_low_eight, smaller


@compiled
def collect_bets(game, hand):
    """Return what nobody called, move the rest into the middle."""
    seats = game[SEATS]
    player, largest, second = -1, 0, 0
    for other in range(seats):
        bet = hand[BET + EACH * other]
        if bet > largest:
            player, largest, second = other, bet, largest
        elif bet > second:
            second = bet
    if largest > second and hand[INSIDE] >> player & 1:
        hand[BET + EACH * player] = second
        hand[STACK + EACH * player] += largest - second
        hand[TOTAL] -= largest - second
    for other in range(seats):
        hand[COLLECTED + EACH * other] += hand[BET + EACH * other]
        hand[BET + EACH * other] = 0
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


@compiled
def rank_hands(game, hand):
    """The strengths of everyone still in, a row for each share."""
    for share in range(2):
        ranker = game[RANKER + share]
        if ranker != NO_SHARE:
            for player in range(game[SEATS]):
                if hand[INSIDE] >> player & 1:
                    hand[STRENGTH + share + EACH * player] = strength(
                        ranker, hand[OWN + EACH * player], hand[BOARD]
                    )


@compiled
def best_of(game, hand, share, players):
    """Those of the players with the best hand of one share, as a set; nobody where none qualifies."""
    strongest, found = -1, 0
    for player in range(game[SEATS]):
        if players >> player & 1:
            mine = hand[STRENGTH + share + EACH * player]
            if mine > strongest:
                strongest, found = mine, 1 << player
            elif mine == strongest and mine >= 0:
                found |= 1 << player
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
def pay(game, hand, amount, players):
    """A pot to the best hands among its players: `pots.divide`."""
    first = best_of(game, hand, 0, players)
    second = best_of(game, hand, 1, players) if game[SECOND_RANKER] != NO_SHARE else 0
    left = amount // 2 if second else 0
    winners, is_low, begin = first, game[FIRST_IS_LOW], 0
    amount -= left
    while amount or left:
        odd = pay_share(game, hand, amount, winners, is_low, begin)
        goes_on = game[DIVIDES_WHOLE] and second == first
        begin = odd % count(first) if goes_on else 0
        is_low = is_low if goes_on else 1  # the same players share in the same order
        amount, left, winners = left, 0, second


@compiled
def put(game, hand, player, ante):
    """The chips that a player put in over the whole hand, in antes or in bets."""
    return game[ANTE + player] if ante else hand[COLLECTED + EACH * player]


@compiled
def layer_of(game, hand, ante, below):
    """(level, whether it is the last, chips, players) of the layer above `below`; players are none where all folded."""
    level, is_last = 0, True
    for player in range(game[SEATS]):
        if hand[INSIDE] >> player & 1:
            amount = put(game, hand, player, ante)
            if amount > below and (level == 0 or amount < level):
                is_last = level == 0
                level = amount
            elif amount > level:
                is_last = False
    chips, players = 0, 0
    for player in range(game[SEATS]):
        amount = put(game, hand, player, ante)
        if amount > below:
            chips += (amount if is_last else smaller(amount, level)) - below
        if level and amount >= level and hand[INSIDE] >> player & 1:
            players |= 1 << player
    return level, is_last, chips, players


@compiled
def pay_layers(game, hand):
    """All pots where somebody is all-in; neighbouring layers that the same players can win are one pot."""
    pot, owners = 0, hand[INSIDE]
    for part in range(2):
        ante = part == 0
        if ante and not game[ANTES_MATCH]:
            for player in range(game[SEATS]):
                pot += game[ANTE + player]
            continue
        below, is_last = 0, False
        while not is_last:
            below, is_last, chips, players = layer_of(game, hand, ante, below)
            if pot and players and players != owners:
                pay(game, hand, pot, owners)
                pot = 0
            if pot == 0:
                owners = players if players else hand[INSIDE]
            pot += chips
    if pot:
        pay(game, hand, pot, owners)


@compiled
def settle(game, hand):
    """Everything in the middle to its winners."""
    if hand[LIVE] == 1:
        for player in range(game[SEATS]):
            if hand[INSIDE] >> player & 1:
                hand[STACK + EACH * player] += hand[TOTAL]
    else:
        rank_hands(game, hand)
        if hand[ACTIVE] == hand[LIVE]:
            pay(game, hand, hand[TOTAL], hand[INSIDE])
        else:
            pay_layers(game, hand)
    hand[TOTAL] = 0
