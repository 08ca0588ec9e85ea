"""The loops over lanes, which Python calls on as many threads as it likes, each with lanes of its own."""

from cardroom.batch.compiling import from_python
from cardroom.batch.one_step import is_legal, start_lane, step_lane


@from_python
def start_lanes(game, start, seed, hands, numbers, seen):
    """Begin a hand in each lane."""
    for lane in range(hands.shape[0]):
        start_lane(game, start, seed, numbers[lane], hands[lane], seen[lane])


@from_python
def first_illegal(seen, actions):
    """The first lane whose action is not legal; -1 if all are."""
    for lane in range(seen.shape[0]):
        if not is_legal(seen[lane], actions[lane]):
            return lane
    return -1


@from_python
def step_lanes(game, start, seed, lanes, hands, actions, numbers, seen, mask, rewards, over):
    """One legal action in each lane."""
    for lane in range(hands.shape[0]):
        if over[lane]:
            rewards[lane] = 0
        over[lane] = step_lane(
            game, start, seed, lanes, hands[lane], actions[lane], numbers, lane, seen[lane], rewards[lane]
        )
    write_masks(seen, mask)


@from_python
def write_masks(seen, mask):
    """Whether the player to act may fold, call (or check, or post) and raise."""
    for lane in range(seen.shape[0]):
        mask[lane, 0] = seen[lane, 7]
        mask[lane, 1] = 1
        mask[lane, 2] = seen[lane, 5] >= 0
