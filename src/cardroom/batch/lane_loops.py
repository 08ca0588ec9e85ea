"""The loops over lanes, which Python calls on as many threads as it likes, each with lanes of its own."""

from cardroom.batch.array_layout import SEEN_FOLD, SEEN_LEAST, SEEN_MOST
from cardroom.batch.compiling import from_python, inlined
from cardroom.batch.fetching import AHEAD, fetch_row
from cardroom.batch.one_step import start_lane, step_lane


@inlined
def note_choices(seen, mask, allowed, lane):
    """What the player to act of a lane may do: `mask` by kind, `allowed` as the lowest action and the bounds of raises,
    which stand side by side for all lanes, so that actions are checked without the observations.
    """
    may_fold, least = seen[lane, SEEN_FOLD], seen[lane, SEEN_LEAST]
    raises = least >= 0
    mask[lane, 0] = may_fold
    mask[lane, 1] = 1
    mask[lane, 2] = raises
    allowed[0, lane] = 1 - may_fold
    allowed[1, lane] = least + 1 if raises else 2
    allowed[2, lane] = seen[lane, SEEN_MOST] + 1 if raises else 1


@from_python
def start_lanes(game, start, seed, hands, numbers, seen, mask, allowed):
    """Begin a hand in each lane."""
    for lane in range(hands.shape[0]):
        start_lane(game, start, seed, numbers[lane], hands[lane], seen[lane])
        note_choices(seen, mask, allowed, lane)


@from_python
def count_illegal(allowed, actions):
    """In how many lanes the action is not legal."""
    lowest, least, most = allowed
    wrong = 0
    for lane in range(actions.shape[0]):
        action = actions[lane]
        called = (lowest[lane] <= action) & (action <= 1)
        wrong += not (called | (least[lane] <= action) & (action <= most[lane]))
    return wrong


@from_python
def first_illegal(allowed, actions):
    """The first lane whose action is not legal; -1 if all are."""
    for lane in range(actions.shape[0]):
        if count_illegal(allowed[:, lane : lane + 1], actions[lane : lane + 1]):
            return lane
    return -1


@from_python
def step_lanes(game, start, seed, lanes, hands, actions, numbers, seen, mask, allowed, rewards, over):
    """One legal action in each lane."""
    for lane in range(hands.shape[0]):
        fetch_row(hands, lane + AHEAD)
        fetch_row(seen, lane + AHEAD)
        if over[lane]:
            for player in range(rewards.shape[1]):
                rewards[lane, player] = 0
        over[lane] = step_lane(
            game, start, seed, lanes, hands[lane], actions[lane], numbers, lane, seen[lane], rewards[lane]
        )
        note_choices(seen, mask, allowed, lane)
