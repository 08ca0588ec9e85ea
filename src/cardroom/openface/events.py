"""The facts of a hand: tuples whose first item is one of these kinds, appended to `OpenFaceHand.events` as they happen.

As in `engine.events`, nothing in them is secret: a face-down card is given as its position in the deck.
"""

from typing import Final

DEALT_FIRST: Final = 0
SET_FIRST: Final = 1
DEALT_CARD: Final = 2
PLACED: Final = 3
RANKED: Final = 4
COMPARED: Final = 5
PAID: Final = 6
SETTLED: Final = 7
ELIMINATED: Final = 8
ENDED: Final = 9

BY_PLAYER: Final = 0
BY_ABSENCE: Final = 1
BY_TIME: Final = 2

Event = tuple[object, ...]

FIELDS: Final[tuple[tuple[str, ...], ...]] = (
    ("dealt_first", "player", "places"),
    ("set_first", "player", "front", "middle", "back", "by"),
    ("dealt_card", "player", "place", "card"),
    ("placed", "player", "card", "row", "by"),
    ("ranked", "player", "strengths", "is_legal", "bonuses"),
    ("compared", "player", "other", "rows", "sweep", "foul", "bonuses", "points"),
    ("paid", "player", "other", "points", "amount"),
    ("settled", "player", "points", "amount", "stack"),
    ("eliminated", "player", "stack_at_start"),
    ("ended",),
)
"""For each kind, its name and the names of the items after it.

- `dealt_first`: `places`, positions in the deck in the order dealt; face down.
- `set_first`: the cards of each row, face up from here on; `by` is BY_PLAYER, or the house for a player who was absent
  (BY_ABSENCE) or late (BY_TIME).
- `dealt_card`: `card` is -1 where the house deals it face down.
- `placed`: `row` 0 front, 1 middle, 2 back.
- `ranked`: `strengths` and `bonuses` in points by row; an illegal hand has no bonuses.
- `compared`: what `player` wins (negative: loses) from `other`, before any limit: `rows` has a number for each row,
  `sweep` the points for winning all three, `foul` the cost of one illegal hand instead, `bonuses` a difference by row.
- `paid`: from `player` to `other`, after the limits of the house. `points` are whole and `amount` their value; where a
  stack ends the payment (CH-6.OFC.17, CH-6.OFC.18), `amount` is less than the points are worth.
- `settled`: the total result of the hand; `points` as paid in cash games, as compared in tournaments.
"""


def named(event: Event) -> dict[str, object]:
    """An event as a mapping with its kind's name and its fields by name, for logs, tests and people."""
    kind = event[0]
    assert isinstance(kind, int)
    name, *fields = FIELDS[kind]
    return {"kind": name, **dict(zip(fields, event[1:], strict=True))}
