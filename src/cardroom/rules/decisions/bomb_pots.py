"""Bomb pots: hands that everybody pays for before the cards, and bets on from the flop. Only a book of a house that
offers them has this section.
"""

from dataclasses import dataclass
from typing import Annotated, Literal

from cardroom.rules.decisions.decision import Count, Decision, IntRange, Principle

Boards = Annotated[int, IntRange(1, 2)]
Antes = Annotated[int, IntRange(1, 100)]
OpenHands = Annotated[int, IntRange(1, 20)]


@dataclass(frozen=True, slots=True)
class BombPots:
    """How a hand of a cash game with blinds and a flop becomes a bomb pot, and how it is played."""

    begun: Principle[Literal["by_consent_of_all"]]
    """Who makes the next hand one: a player asks, and all who are at the table agree. Silence is no consent, and who
    has agreed may take it back until the cards are dealt."""
    open_hands: Decision[OpenHands]
    """For how many hands the question stays open; the one that runs when it is asked is the first."""
    asked_again: Decision[Count]
    """How many hands must end before the table may be asked again."""
    ante_big_blinds: Decision[Antes]
    """What each puts in before the cards, in big blinds. Nobody posts a blind or a straddle; a short stack is
    all-in."""
    boards: Decision[Boards]
    """On how many boards it is played: one where the deck has no cards for two, or the game has two of its own."""
    pots: Principle[Literal["equal_parts"]]
    """Each pot is divided into a part for each board, after the rake; the first board gets odd units."""
    first_bets: Principle[Literal["behind_the_flop"]]
    """When the betting begins: on the flop, with the first player from the dealer's left."""
    dealt_to: Principle[Literal["who_agreed"]]
    """Who is dealt in: those who have agreed; who came to the table since is passed over."""
    button: Principle[Literal["stays"]]
    """What becomes of the button and of the blinds: they wait, and go on with the hand after it. Nobody misses a blind
    by a bomb pot, or pays one by it."""
