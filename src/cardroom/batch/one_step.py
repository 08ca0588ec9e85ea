"""One action in one lane: what a core and a card do for `lanes`, which has the meaning of each number.

A lane plays hand after hand: it begins the next one by itself, and what stands in its row is then of that one.
"""

from cardroom.batch.array_layout import (
    ACTING,
    ASKED,
    BET,
    BOARD,
    CALL,
    EACH,
    FOLD,
    INSIDE,
    OPENS_BY_HAND,
    OWED,
    OWN,
    POST,
    RAISE,
    SEEN_ACTOR,
    SEEN_ASKED,
    SEEN_BET,
    SEEN_BOARD,
    SEEN_CALL,
    SEEN_EACH,
    SEEN_FOLD,
    SEEN_LEAST,
    SEEN_MOST,
    SEEN_OWN,
    SEEN_PAID,
    SEEN_POT,
    SEEN_SEATS,
    SEEN_STACK,
    SEEN_STATUS,
    SEEN_STREET,
    SEEN_UP,
    STACK,
    START_STACK,
    STREET,
    TOTAL,
    UPS,
)
from cardroom.batch.compiling import inlined
from cardroom.batch.counted_chance import key_of
from cardroom.batch.kernel_bets import GOES_ON, act, actor, everyone, legal
from cardroom.batch.kernel_cards import deal_all
from cardroom.batch.one_hand import begin, go_on
from cardroom.batch.ranks import place_of


@inlined
def look_at_turn(game, hand, seen):
    """Write down what the next player to act may do, and what a turn changes beside the player who has acted."""
    player = actor(hand)
    call, least, most = legal(game, hand)
    seen[SEEN_ACTOR] = player
    seen[SEEN_ASKED] = hand[ASKED]
    seen[SEEN_POT] = hand[TOTAL]
    seen[SEEN_CALL] = call
    seen[SEEN_LEAST] = least
    seen[SEEN_MOST] = most
    seen[SEEN_FOLD] = 0 if hand[ASKED] and hand[OWED] else 1
    seen[SEEN_OWN] = hand[OWN + EACH * player]


@inlined
def look_at(game, hand, seen, player):
    """Write down what everybody knows of a player and what changes when that player acts."""
    row = SEEN_SEATS + SEEN_EACH * player
    stack = hand[STACK + EACH * player]
    seen[row + SEEN_STACK] = stack
    seen[row + SEEN_BET] = hand[BET + EACH * player]
    seen[row + SEEN_PAID] = game[START_STACK + player] - stack
    seen[row + SEEN_STATUS] = (hand[INSIDE] >> player & 1) + (hand[ACTING] >> player & 1)


@inlined
def look(game, hand, seen):
    """Write down what the player to act may know."""
    look_at_turn(game, hand, seen)
    seen[SEEN_STREET] = hand[STREET]
    seen[SEEN_BOARD] = hand[BOARD]
    players = everyone(game)
    while players:
        player = place_of(players)
        players &= players - 1
        look_at(game, hand, seen, player)
        if game[OPENS_BY_HAND]:  # no other game has open cards
            seen[SEEN_SEATS + SEEN_UP + SEEN_EACH * player] = hand[UPS + EACH * player]


@inlined
def show_cards(game, hand):
    """Draw the cards that players see by now, where a hand that nobody looks at would leave them in the deck."""
    if not game[OPENS_BY_HAND]:
        deal_all(game, hand)


@inlined
def start_lane(game, start, seed, number, hand, seen):
    """Begin hand `number`."""
    begin(game, start, hand, key_of(seed, number))
    show_cards(game, hand)
    look(game, hand, seen)


@inlined
def is_legal(seen, action):
    """Whether the player to act may do this: 0 folds, 1 checks, calls or posts, 1 + n bets or raises to n."""
    if action > 1:
        return seen[SEEN_LEAST] >= 0 and seen[SEEN_LEAST] <= action - 1 <= seen[SEEN_MOST]
    return action == 1 or (action == 0 and seen[SEEN_FOLD] == 1)


@inlined
def step_lane(game, start, seed, lanes, hand, action, numbers, lane, seen, rewards):
    """Carry out a legal action; whether the hand is over, so that the lane has begun its next one.

    Where the round goes on, only what the action has changed is written.
    """
    player = actor(hand)
    if action == 0:
        ended = act(game, hand, FOLD, 0)
    elif action > 1:
        ended = act(game, hand, RAISE, action - 1)
    elif hand[ASKED]:
        ended = act(game, hand, POST, 0)
    else:
        ended = act(game, hand, CALL, 0)
    if ended != GOES_ON:
        if go_on(game, hand, ended):
            players = everyone(game)
            while players:
                other = place_of(players)
                players &= players - 1
                rewards[other] = hand[STACK + EACH * other] - game[START_STACK + other]
            numbers[lane] += lanes
            start_lane(game, start, seed, numbers[lane], hand, seen)
            return True
        show_cards(game, hand)
        look(game, hand, seen)
        return False
    look_at_turn(game, hand, seen)
    look_at(game, hand, seen, player)
    return False
