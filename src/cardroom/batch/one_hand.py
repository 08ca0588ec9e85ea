"""A whole hand, from the posts to the last chip: the one source of what a core, all cores and a card play."""

from cardroom.batch.array_layout import (
    ACTIVE,
    ACTOR,
    ANSWERED,
    ASKED,
    BEGAN_HEADS_UP,
    BRING_IN,
    CALL,
    CHIPS,
    DECISION,
    EACH,
    FOLD,
    KEY,
    LEAST,
    LIMIT,
    LIVE,
    OPENS_BY_CARD,
    OPENS_BY_HAND,
    OPENS_LATER,
    OWED,
    PASSIVE,
    PENDING,
    POST,
    RAISE,
    RAISES,
    ROW,
    RUN,
    SIZE,
    STACK,
    STREET,
    STREET_ROW,
    STREETS,
    UNCOUNTED,
    UNIFORM,
)
from cardroom.batch.compiling import inlined
from cardroom.batch.counted_chance import below, choices_of
from cardroom.batch.kernel_bets import FIXED_LIMIT, GOES_ON, HAND_ENDS, act, everyone, legal, next_acting
from cardroom.batch.kernel_cards import deal_all, deal_street, opener_by_card, opener_by_hand
from cardroom.batch.kernel_pots import collect_bets, settle
from cardroom.batch.ranks import place_of


@inlined
def begin(game, start, hand, key):
    """Post, deal the first street and find who acts first."""
    for place in range(start.shape[0]):
        hand[place] = start[place]
    hand[KEY] = key
    deal_street(game, hand)
    if game[OPENS_BY_CARD]:
        opener = opener_by_card(game, hand)
        hand[ACTOR] = next_acting(hand, opener)
        hand[ASKED] = 1 if game[BRING_IN] else 0
        hand[OWED] = hand[ACTIVE] == hand[LIVE] or hand[ACTOR] == opener


@inlined
def open_round(game, hand):
    """A betting round of a later street."""
    hand[ANSWERED] = 0
    hand[RUN] = 0
    hand[RAISES] = 0
    hand[PENDING] = hand[ACTIVE]
    hand[UNCOUNTED] = 0
    hand[SIZE] = game[STREET_ROW + ROW * hand[STREET] + LEAST]
    hand[BEGAN_HEADS_UP] = hand[ACTIVE] == 2
    opener = opener_by_hand(game, hand) if game[OPENS_BY_HAND] else game[OPENS_LATER]
    hand[ACTOR] = next_acting(hand, opener)


@inlined
def go_on(game, hand, ended):
    """After the last choice of a round: go on to the next turn, or to the end of the hand. Whether it is over."""
    collect_bets(game, hand)
    hand[ASKED] = 0
    while ended != HAND_ENDS and hand[STREET] < game[STREETS] - 1:
        hand[STREET] += 1
        deal_street(game, hand)
        if hand[ACTIVE] >= 2:
            open_round(game, hand)
            return False
    if hand[LIVE] > 1 and not game[OPENS_BY_HAND]:
        deal_all(game, hand)
    settle(game, hand)
    return True


@inlined
def chosen(game, hand, policy, key, due, least, most):
    """(choice, total) of a policy: the same as `sim.policies`."""
    n = 2 * hand[DECISION]
    if hand[ASKED]:
        if policy == UNIFORM and not hand[OWED] and below(key, n + 1, 3) == 0:
            return FOLD, 0
        if policy == PASSIVE or least < 0 or below(key, n, 2):
            return POST, 0
        return RAISE, least
    if policy == PASSIVE:
        return CALL, 0
    raises = 1 if least >= 0 else 0
    is_free = 0 if due else 1
    choice = is_free + below(key, n, 2 + raises - is_free)
    if choice != RAISE:
        return choice, 0
    if least == most or game[LIMIT] == FIXED_LIMIT:
        return RAISE, least
    return RAISE, least + below(key, n + 1, most - least + 1)


@inlined
def play_hand(game, start, policy, key, hand, record):
    """Play a hand to its end by a policy; whether its chips are right. `record` has a row for each decision or none."""
    choices = choices_of(key)
    begin(game, start, hand, key)
    is_over = False
    while not is_over:
        due, least, most = legal(game, hand)
        choice, total = chosen(game, hand, policy, choices, due, least, most)
        if hand[DECISION] < record.shape[0]:
            row = record[hand[DECISION]]
            row[0], row[1], row[2], row[3] = hand[ACTOR], hand[ASKED], due, least
            row[4], row[5], row[6], row[7] = most, choice, total, hand[STREET]
        ended = act(game, hand, choice, total)
        if ended != GOES_ON:
            is_over = go_on(game, hand, ended)
    chips, players = 0, everyone(game)
    while players:
        chips += hand[STACK + EACH * place_of(players)]
        players &= players - 1
    return chips == game[CHIPS]
