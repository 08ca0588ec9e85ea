"""The facts of a hand: tuples whose first item is one of these kinds, appended to `Hand.events` as they happen.

Plain tuples of whole numbers cost a tenth of a class each, and a hand yields some thirty. `named` makes one readable.

Nothing in an event is secret: a hole card appears as the place of the deck it came from, and as a card only once it
has been shown. So the list can be handed to any viewer whole. Amounts named ``bet`` and ``stack`` are the values after
the event.
"""

from typing import Final

POSTED_ANTE: Final = 0
POSTED_BLIND: Final = 1
DEALT_HOLE: Final = 2
DEALT_BOARD: Final = 3
FOLDED: Final = 4
CHECKED: Final = 5
CALLED: Final = 6
BET: Final = 7
RAISED: Final = 8
RETURNED: Final = 9
BETS_COLLECTED: Final = 10
SHOWN: Final = 11
RAKED: Final = 12
WON: Final = 13
ENDED: Final = 14
DEALT_UP: Final = 15
BROUGHT_IN: Final = 16
DISCARDED: Final = 17
STOOD_PAT: Final = 18
DREW: Final = 19
OFFERED: Final = 20
ACCEPTED: Final = 21
REFUSED: Final = 22
RESHUFFLED: Final = 23
MUCKED: Final = 24
POSTED_DEAD: Final = 25
POSTED_LATE: Final = 26
KILLED: Final = 27
LEFT_IN: Final = 28
VOIDED: Final = 29
RUN_ANSWERED: Final = 30
RUNS_SET: Final = 31

UNCONTESTED: Final = -1
"""The `share` of a pot won because everyone else folded."""

Event = tuple[object, ...]

_MOST_PLAYERS: Final = 52
FOLDS: Final[list[Event]] = [(FOLDED, player) for player in range(_MOST_PLAYERS)]
"""The fact that a player has folded, by player; made once, since hands have many of these and none is ever changed."""
CHECKS: Final[list[Event]] = [(CHECKED, player) for player in range(_MOST_PLAYERS)]
"""The fact that a player has checked, by player; likewise."""

FIELDS: Final[tuple[tuple[str, ...], ...]] = (
    ("posted_ante", "player", "amount", "stack"),
    ("posted_blind", "player", "amount", "bet", "stack"),
    ("dealt_hole", "player", "places"),
    ("dealt_board", "street", "board", "places", "cards"),
    ("folded", "player"),
    ("checked", "player"),
    ("called", "player", "amount", "bet", "stack"),
    ("bet", "player", "amount", "bet", "stack", "is_short"),
    ("raised", "player", "amount", "bet", "stack", "is_short", "reopens"),
    ("returned", "player", "amount", "bet", "stack"),
    ("bets_collected", "contributions", "statuses"),
    ("shown", "player", "cards", "strengths"),
    ("raked", "pot", "amount"),
    ("won", "pot", "share", "player", "amount", "odd_units", "stack"),
    ("ended",),
    ("dealt_up", "player", "places", "cards"),
    ("brought_in", "player", "amount", "bet", "stack"),
    ("discarded", "player", "places", "is_draw"),
    ("stood_pat", "player"),
    ("drew", "player", "places"),
    ("offered", "player", "place", "card"),
    ("accepted", "player", "place", "card"),
    ("refused", "player", "place", "card"),
    ("reshuffled", "count"),
    ("mucked", "player"),
    ("posted_dead", "player", "amount", "stack"),
    ("posted_late", "player", "amount", "bet", "stack"),
    ("killed", "player"),
    ("left_in", "player", "amount", "bet", "stack"),
    ("voided",),
    ("run_answered", "player", "runs"),
    ("runs_set", "runs"),
)
"""For each kind its name and the names of the items behind it.

- `posted_ante`: the ante goes straight into the middle, so there is no `bet`.
- `dealt_hole`: `places` of the deck, in the order dealt.
- `dealt_board`: `street` counts from 0 (before the flop), `board` from 0; behind the boards of the game come those of
  the second run, and so on.
- `bet`, `raised`: `is_short` when an all-in was less than the least bet or raise; `reopens` when those who had
  answered may raise again.
- `returned`: the part of a bet that nobody called.
- `bets_collected`: `contributions` to the pot so far by player, antes left out, and whether each has folded (0), is
  all-in (1) or active (2). `Hand.collected_pots` makes the pots of it.
- `shown`: `strengths` one for each share of the hand, larger is better, -1 does not qualify; empty when the cards are
  shown before the board is complete.
- `raked`: taken from that pot before it is divided.
- `dealt_up`: own cards that lie face up, with their places.
- `brought_in`: the forced bet of a game without blinds.
- `discarded`: the places that own cards given up came from; cards to be exchanged too (`is_draw`).
- `drew`: the places of the new face-down cards. Places from 52 on are of the second deck, dealt after a reshuffle.
- `offered`, `accepted`, `refused`: the face-up card of a one-card draw; what comes for a refused one is a `drew`.
- `reshuffled`: how many cards lie in the stub now.
- `mucked`: a hand that could not win was not shown.
- `posted_dead`: a blind missed earlier goes straight into the middle and is nobody's bet.
- `posted_late`: a bet like a blind, posted out of position by a player who comes in.
- `killed`: a hand that staff declared dead, in turn or not.
- `left_in`: chips that a player loses without having called with them.
- `voided`: a misdeal: every player has the stack from before the hand.
- `won`: `share` indexes the shares of the hand (`HandState.shares`), or is UNCONTESTED; `odd_units` of the amount were
  left over by a division.
- `run_answered`: how often the player lets the board be run at most; `runs_set`: how often it is.
"""


def named(event: Event) -> dict[str, object]:
    """An event as a mapping with its kind's name and its fields by name, for logs, tests and people."""
    kind = event[0]
    assert isinstance(kind, int)
    name, *fields = FIELDS[kind]
    return {"kind": name, **dict(zip(fields, event[1:], strict=True))}
