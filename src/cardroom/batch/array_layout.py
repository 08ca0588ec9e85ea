"""The layout of a hand and of a game: the index of each number in two plain arrays.

Players are numbered clockwise from the dealer's left; sets of players are the bits of a number.
"""

from typing import Final

MAX_SEATS: Final = 12

A_LINE: Final = 8
"""Numbers that a core fetches together."""

# A hand: whole numbers, first those of the hand and its round (`engine.state` has what they mean), then those of each
# player. Rows are as short as they can be: what a step of many lanes waits for is memory.
PRICE: Final = 0
BASE: Final = 1
SIZE: Final = 2
TOTAL: Final = 3
RAISES: Final = 4
RUN: Final = 5
ANSWERED: Final = 6
"""The players who have answered since the betting was last opened."""
PENDING: Final = 7
INSIDE: Final = 8
"""The players who have not folded; `LIVE` counts them."""
ACTING: Final = 9
"""The players who have not folded and have chips; `ACTIVE` counts them."""
LIVE: Final = 10
ACTIVE: Final = 11
ACTOR: Final = 12
"""The player to act; -1 when nobody is left to act."""
ASKED: Final = 13
STREET: Final = 14
DECISION: Final = 15
UNCOUNTED: Final = 16
BEGAN_HEADS_UP: Final = 17
DEALT: Final = 18
"""The number of cards that have left the deck."""
DRAWS: Final = 19
"""The number of chances that this took."""
KEY: Final = 20
"""The key that fixes the cards of this hand, as in `chance`."""
IS_DEALT: Final = 21
"""Whether players' own cards of a game with a board have been drawn; nobody's choice changes which come."""
OWED: Final = 22
"""Whether whoever is asked for the forced bet must post it, and may not fold."""
# Sets of cards, in which the bit of a card is 16 times its suit plus its rank: the cards for all, and every card that
# has left the deck.
BOARD: Final = 23
USED: Final = 24
# Then of each player EACH numbers: chips behind and in front, own cards that lie open, chips in the middle, own cards.
# `hand[STACK + EACH * player]` is the stack of a player.
EACH: Final = 5
STACK: Final = 25
BET: Final = 26
UPS: Final = 27
COLLECTED: Final = 28
OWN: Final = 29
STRENGTH: Final = BET
"""At the showdown, where nobody bets or opens any more, the strengths in each share stand in the place of bets and open
cards: a shorter row is sooner fetched."""


def hand_size(seats: int) -> int:
    """The numbers in the row of a hand of so many players: whole lines."""
    return -(-(STACK + EACH * seats) // A_LINE) * A_LINE


HAND_SIZE: Final = hand_size(MAX_SEATS)
"""The numbers of a hand of the most players."""

# A game at its stakes.
SEATS: Final = 0
LIMIT: Final = 1
CAP: Final = 2
CAP_HEADS_UP: Final = 3
LIMIT_ALL_IN: Final = 4
RUNS_REOPEN: Final = 5
BY_AMOUNT: Final = 6
ASKS_ALONE: Final = 7
BRING_IN: Final = 8
COMPLETES: Final = 9
OPENS_BY_CARD: Final = 10
OPENS_BY_HAND: Final = 11
LOWEST_OPENS: Final = 12
LOW_GAME: Final = 13
"""Whether the open cards are compared as low ones, an ace counting as one."""
OPENS_LATER: Final = 14
STREETS: Final = 15
RANKER: Final = 16
SECOND_RANKER: Final = 17
FIRST_IS_LOW: Final = 18
ODD_UNITS: Final = 19
DIVIDES_WHOLE: Final = 20
ANTES_MATCH: Final = 21
CHIPS: Final = 22
"""All the chips of the players, before they post."""
RESERVE: Final = 23
"""The cards of a stud deck that never go to a player."""
ANTES: Final = 24
"""The sum of all antes."""
ANTE: Final = 25
START_STACK: Final = ANTE + MAX_SEATS
STREET_ROW: Final = START_STACK + MAX_SEATS
HOLE, UP, TO_BOARD, BURN, LEAST, ROW = 0, 1, 2, 3, 4, 5
MAX_STREETS: Final = 6
GAME_SIZE: Final = STREET_ROW + ROW * MAX_STREETS

# Rankers.
NO_SHARE: Final = 0
HIGH: Final = 1
LOW: Final = 2
LOW_EIGHT: Final = 3
OMAHA_HIGH: Final = 4
OMAHA_LOW_EIGHT: Final = 5

# The ways to decide who gets a unit that cannot be divided.
BY_POSITION, BY_CARD, BY_HIGHEST_CARD = 0, 1, 2

# How a cap is lifted with two left, and what a short all-in is in fixed limit: the words of `engine.hand_rules`.
CAPS: Final = ("kept", "lifted", "lifted_while_two_remain", "lifted_for_last_two")
SHORT_ALL_INS: Final = (
    "as_other_forms",
    "half_is_full_bet",
    "more_than_half_raises",
    "completed_to_full_bet",
)

# Choices.
FOLD, CALL, RAISE, POST = 0, 1, 2, 3
UNIFORM, PASSIVE = 0, 1

# The numbers that a record of a hand has for each decision.
RECORD: Final = 8
"""player, asked, call, least, most, choice, amount, street."""

# What the player to act of a lane sees: `lanes` has what each number means.
SEEN_ACTOR: Final = 0
SEEN_ASKED: Final = 1
SEEN_STREET: Final = 2
SEEN_POT: Final = 3
SEEN_CALL: Final = 4
SEEN_LEAST: Final = 5
SEEN_MOST: Final = 6
SEEN_FOLD: Final = 7
SEEN_OWN: Final = 8
SEEN_BOARD: Final = 9
# Then of each player SEEN_EACH numbers, side by side: an action changes those of one player alone.
SEEN_SEATS: Final = 10
SEEN_STACK, SEEN_BET, SEEN_PAID, SEEN_STATUS, SEEN_UP, SEEN_EACH = 0, 1, 2, 3, 4, 5
