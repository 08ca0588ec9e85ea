"""One action in one lane: what a core and a card do for `lanes`, which has the meaning of each number.

A lane plays hand after hand: it begins the next one by itself, and what stands in its row is then of that one.
"""

from cardroom.batch.array_layout import (
    ACTING,
    ACTOR,
    ASKED,
    BET,
    BOARD,
    CALL,
    FOLD,
    INSIDE,
    OPENS_BY_HAND,
    OWED,
    OWN,
    POST,
    RAISE,
    SEATS,
    SEEN_ACTOR,
    SEEN_ASKED,
    SEEN_BET,
    SEEN_BOARD,
    SEEN_CALL,
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
from cardroom.batch.compiling import compiled
from cardroom.batch.counted_chance import key_of
from cardroom.batch.kernel_bets import GOES_ON, act, legal
from cardroom.batch.kernel_cards import deal_all
from cardroom.batch.one_hand import begin, go_on


@compiled
def look(game, hand, seen):
    """Write down what the player to act may know."""
    player = hand[ACTOR]
    call, least, most = legal(game, hand)
    seen[SEEN_ACTOR] = player
    seen[SEEN_ASKED] = hand[ASKED]
    seen[SEEN_STREET] = hand[STREET]
    seen[SEEN_POT] = hand[TOTAL]
    seen[SEEN_CALL] = call
    seen[SEEN_LEAST] = least
    seen[SEEN_MOST] = most
    seen[SEEN_FOLD] = 0 if hand[ASKED] and hand[OWED] else 1
    seen[SEEN_OWN] = hand[OWN + player]
    seen[SEEN_BOARD] = hand[BOARD]
    seats = game[SEATS]
    for other in range(seats):
        inside, acting = hand[INSIDE] >> other & 1, hand[ACTING] >> other & 1
        row = SEEN_SEATS + other
        seen[row + SEEN_STACK * seats] = hand[STACK + other]
        seen[row + SEEN_BET * seats] = hand[BET + other]
        seen[row + SEEN_PAID * seats] = game[START_STACK + other] - hand[STACK + other]
        seen[row + SEEN_STATUS * seats] = inside + acting
        seen[row + SEEN_UP * seats] = hand[UPS + other]


@compiled
def show_cards(game, hand):
    """Draw the cards that players see by now, where a hand that nobody looks at would leave them in the deck."""
    if not game[OPENS_BY_HAND]:
        deal_all(game, hand)


@compiled
def start_lane(game, start, seed, number, hand, seen):
    """Begin hand `number`."""
    begin(game, start, hand, key_of(seed, number))
    show_cards(game, hand)
    look(game, hand, seen)


@compiled
def is_legal(seen, action):
    """Whether the player to act may do this: 0 folds, 1 checks, calls or posts, 1 + n bets or raises to n."""
    if action > 1:
        return seen[SEEN_LEAST] >= 0 and seen[SEEN_LEAST] <= action - 1 <= seen[SEEN_MOST]
    return action == 1 or (action == 0 and seen[SEEN_FOLD] == 1)


@compiled
def step_lane(game, start, seed, lanes, hand, action, numbers, lane, seen, rewards):
    """Carry out a legal action; whether the hand is over, so that the lane has begun its next one."""
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
            for player in range(game[SEATS]):
                rewards[player] = hand[STACK + player] - game[START_STACK + player]
            numbers[lane] += lanes
            start_lane(game, start, seed, numbers[lane], hand, seen)
            return True
        show_cards(game, hand)
    look(game, hand, seen)
    return False
