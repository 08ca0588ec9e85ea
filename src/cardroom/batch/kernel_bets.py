"""Turns and bets of a hand: what is allowed and what follows, by the rules of `engine.hand` and `engine.bounds`."""

from cardroom.batch.array_layout import (
    ACTING,
    ACTIVE,
    ACTOR,
    ANSWERED,
    ASKED,
    ASKS_ALONE,
    BASE,
    BEGAN_HEADS_UP,
    BET,
    BRING_IN,
    BY_AMOUNT,
    CALL,
    CAP,
    CAP_HEADS_UP,
    COMPLETES,
    DECISION,
    EACH,
    FOLD,
    INSIDE,
    LIMIT,
    LIMIT_ALL_IN,
    LIVE,
    PENDING,
    POST,
    PRICE,
    RAISE,
    RAISES,
    RUN,
    RUNS_REOPEN,
    SEATS,
    SIZE,
    STACK,
    STREET,
    TOTAL,
    UNCOUNTED,
)
from cardroom.batch.compiling import inlined
from cardroom.batch.ranks import larger, place_of, smaller

NO_LIMIT, POT_LIMIT, FIXED_LIMIT = 0, 1, 2
GOES_ON, ROUND_ENDS, HAND_ENDS = 0, 1, 2


@inlined
def everyone(game):
    """All players as a set. Loops over few players go by sets: a compiler makes no vectors of them, which cost more."""
    return (1 << game[SEATS]) - 1


@inlined
def actor(hand):
    """The player to act. A core sees that the number is not below 0, and looks at no array from its end for it."""
    return hand[ACTOR] & 15


@inlined
def opens(game, added, size):
    """Whether an amount is as good as a full raise (`bounds.is_opened_by`)."""
    return (2 * added if game[LIMIT_ALL_IN] == 1 else added) >= size


@inlined
def is_capped(game, hand):
    """Whether the cap of fixed limit holds."""
    if hand[LIVE] > 2 and not hand[BEGAN_HEADS_UP]:
        return True
    how = game[CAP_HEADS_UP]
    if how == 1:
        return not hand[BEGAN_HEADS_UP]
    if how == 2:
        return hand[LIVE] != 2
    return not (how == 3 and game[SEATS] == 2)


@inlined
def can_be_answered(game, hand, player):
    """Whether anyone else could put in more than the price."""
    others = hand[ACTING] & ~(1 << player)
    while others:
        other = place_of(others)
        if hand[BET + EACH * other] + hand[STACK + EACH * other] > hand[PRICE]:
            return True
        others &= others - 1
    return False


@inlined
def legal(game, hand):
    """(chips to call, least total to raise to, largest) of the player to act; -1 and -1 where no raise is allowed."""
    player = actor(hand)
    stack, bet = hand[STACK + EACH * player], hand[BET + EACH * player]
    due = hand[PRICE] - bet
    if due >= stack:
        return stack, -1, -1
    if hand[ANSWERED] >> player & 1 and not (game[BY_AMOUNT] and opens(game, due, hand[SIZE])):
        return due, -1, -1
    if hand[ACTIVE] < hand[LIVE] and not can_be_answered(game, hand, player):
        return due, -1, -1
    if game[CAP] and hand[RAISES] >= game[CAP] and is_capped(game, hand):
        return due, -1, -1
    all_in = bet + stack
    least = hand[BASE] + hand[SIZE]
    if all_in <= least:
        if hand[ASKED] and all_in <= game[BRING_IN]:
            return due, -1, -1
        return due, all_in, all_in
    if game[LIMIT] == NO_LIMIT:
        return due, least, all_in
    if game[LIMIT] == FIXED_LIMIT:
        return due, least, least
    call_to = larger(hand[PRICE], hand[BASE])
    most = larger(call_to + hand[TOTAL] - hand[UNCOUNTED] + call_to - bet, least)
    return due, least, smaller(most, all_in)


@inlined
def put_in(hand, player, amount):
    """Chips from the stack into the bet; 1 if the player has none left, else 0: chance decides, so nothing branches."""
    stack = hand[STACK + EACH * player] - amount
    hand[STACK + EACH * player] = stack
    hand[BET + EACH * player] += amount
    hand[TOTAL] += amount
    is_all_in = 0 if stack else 1
    hand[ACTING] &= ~(is_all_in << player)
    hand[ACTIVE] -= is_all_in
    return is_all_in


@inlined
def measured(game, hand, total):
    """(whether a raise counts as one, the base of the next, the least it adds): `bounds.raise_measured`."""
    base, size = hand[BASE], hand[SIZE]
    increment = total - base
    how = game[LIMIT_ALL_IN]
    if increment >= size:
        return True, total, size if game[LIMIT] == FIXED_LIMIT else increment
    if game[LIMIT] == FIXED_LIMIT and how:
        if (how == 2 and 2 * increment > size) or (how == 1 and 2 * increment >= size):
            return True, total, size
        return False, base, size
    completes = game[COMPLETES] and hand[STREET] == 0 and hand[RAISES] == 0
    return False, base if completes or total < base else total, size


@inlined
def raise_to(game, hand, player, total):
    """A bet or raise to a total of this round."""
    how = game[LIMIT_ALL_IN]
    counts, base, size = measured(game, hand, total)
    reopens = counts
    if total < hand[BASE] + hand[SIZE] and how != 2:
        reopens = False
        if how != 3:
            hand[RUN] += total - hand[PRICE]
            reopens = game[RUNS_REOPEN] == 1 and opens(game, hand[RUN], size)
    hand[BASE] = base
    hand[SIZE] = size
    if counts or reopens:
        hand[RAISES] += 1
    if reopens:
        hand[RUN] = 0
        hand[ANSWERED] = 0
    hand[ANSWERED] |= 1 << player
    hand[PRICE] = total
    is_all_in = put_in(hand, player, total - hand[BET + EACH * player])
    hand[PENDING] = hand[ACTIVE] + is_all_in


@inlined
def post(game, hand, player):
    """The forced bet of a game that a card opens."""
    amount = smaller(game[BRING_IN], hand[STACK + EACH * player])
    hand[PRICE] = game[BRING_IN]
    if not game[COMPLETES]:
        hand[BASE] = game[BRING_IN]
        hand[SIZE] = larger(hand[SIZE], game[BRING_IN])
        hand[RAISES] = 1
    hand[ANSWERED] |= 1 << player
    if put_in(hand, player, amount):
        hand[PENDING] = hand[ACTIVE] + 1


@inlined
def act(game, hand, choice, total):
    """Carry out a choice that is allowed; whether the round or the hand ends with it."""
    player = actor(hand)
    hand[DECISION] += 1
    if choice == FOLD:
        hand[INSIDE] &= ~(1 << player)
        hand[ACTING] &= ~(1 << player)
        hand[ACTIVE] -= 1
        hand[LIVE] -= 1
        if hand[LIVE] == 1:
            hand[ACTOR] = -1
            return HAND_ENDS
    elif choice == CALL:
        due = hand[PRICE] - hand[BET + EACH * player]
        hand[ANSWERED] |= 1 << player
        put_in(hand, player, smaller(due, hand[STACK + EACH * player]))
        hand[RUN] = 0 if due else hand[RUN]
    elif choice == RAISE:
        raise_to(game, hand, player, total)
        hand[ASKED] = 0
    elif choice == POST:
        post(game, hand, player)
        hand[ASKED] = 0
    return pass_on(game, hand, player)


@inlined
def pass_on(game, hand, player):
    """The turn goes on clockwise, or the round is over."""
    hand[PENDING] -= 1
    if hand[PENDING] == 0:
        hand[ACTOR] = -1
        return ROUND_ENDS
    player = next_acting(hand, player + 1)
    hand[ACTOR] = player
    if (
        hand[ACTIVE] < 2
        and not game[ASKS_ALONE]
        and not hand[ASKED]
        and hand[BET + EACH * player] >= hand[PRICE]
    ):
        hand[ACTOR] = -1
        return ROUND_ENDS
    return GOES_ON


@inlined
def next_acting(hand, player):
    """The first player from this place on who has chips and has not folded."""
    acting = hand[ACTING]
    later = acting >> player << player
    return place_of(later if later else acting)
