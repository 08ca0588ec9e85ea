"""What a graphics card runs: the same functions of a hand that a core runs, a thread a hand or a lane.

With `NUMBA_ENABLE_CUDASIM=1` and `NUMBA_DISABLE_JIT=1` in the environment numba's simulator runs them without a card.
"""

import numpy as np

from cardroom.batch.array_layout import DECISION, EACH, HAND_SIZE, RECORD, SEATS, STACK, START_STACK
from cardroom.batch.counted_chance import key_of
from cardroom.batch.kernel_pots import strength
from cardroom.batch.one_hand import play_hand
from cardroom.batch.one_step import is_legal, start_lane, step_lane
from cardroom.extras import needed

with needed():
    from numba import cuda


@cuda.jit
def hands_on_card(game, start, policy, seed, count, threads, results, told):
    """Hands number `thread`, `thread + threads` and so on below `count`: `loops.some_hands`, a row of `told` a thread."""
    thread = cuda.grid(1)
    if thread < threads:
        hand = cuda.local.array(HAND_SIZE, np.int64)
        record = cuda.local.array((1, RECORD), np.int64)
        for number in range(thread, count, threads):
            if not play_hand(game, start, policy, key_of(seed, number), hand, record):
                told[thread, 1] += 1
            told[thread, 0] += hand[DECISION]
            for player in range(game[SEATS]):
                won = hand[STACK + EACH * player] - game[START_STACK + player]
                told[thread, 2 + player] += won
                if number < results.shape[0]:
                    results[number, player] = won


@cuda.jit
def start_on_card(game, start, seed, hands, numbers, seen, mask):
    """Begin a hand in each lane."""
    lane = cuda.grid(1)
    if lane < hands.shape[0]:
        start_lane(game, start, seed, numbers[lane], hands[lane], seen[lane])
        mask[lane, 0], mask[lane, 1], mask[lane, 2] = seen[lane, 7], 1, seen[lane, 5] >= 0


@cuda.jit
def illegal_on_card(seen, actions, first):
    """The first lane whose action is not legal, if it is before the one that `first` has."""
    lane = cuda.grid(1)
    if lane < seen.shape[0] and not is_legal(seen[lane], actions[lane]):
        cuda.atomic.min(first, 0, lane)


@cuda.jit
def step_on_card(game, start, seed, lanes, hands, actions, numbers, seen, mask, rewards, over):
    """One legal action in each lane."""
    lane = cuda.grid(1)
    if lane < hands.shape[0]:
        if over[lane]:
            for player in range(game[SEATS]):
                rewards[lane, player] = 0
        over[lane] = step_lane(
            game, start, seed, lanes, hands[lane], actions[lane], numbers, lane, seen[lane], rewards[lane]
        )
        mask[lane, 0], mask[lane, 1], mask[lane, 2] = seen[lane, 7], 1, seen[lane, 5] >= 0


@cuda.jit
def strengths_on_card(ranker, own, boards, out):
    """The strength of each pair of own cards and a board, as bits: `rank_loops.strengths_of`."""
    row = cuda.grid(1)
    if row < own.shape[0]:
        out[row] = strength(ranker, own[row], boards[row])
