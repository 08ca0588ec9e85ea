"""The board run more than once when everybody is all-in. Only a book of a house that offers it has this section."""

from dataclasses import dataclass
from typing import Annotated, Literal

from cardroom.rules.decisions.decision import Decision, IntRange, Principle, Seconds

Runs = Annotated[int, IntRange(1, 3)]


@dataclass(frozen=True, slots=True)
class BoardRuns:
    """What happens in a cash game once nobody can bet any more and cards of the board are to come."""

    most: Decision[Runs]
    """How often the board may be run at most; 1: never more than once."""
    asked: Principle[Literal["all_still_in"]]
    """Who is asked, in turn from the dealer's left and before any hand is shown: it is run as often as all allow."""
    answer_seconds: Decision[Seconds]
    """The time each has to answer. The time bank is not touched, and nobody waits longer for who is off line."""
    silence: Principle[Literal["once"]]
    """What counts for a player who does not answer in time: the board is run once."""
    cards: Principle[Literal["from_one_deck"]]
    """Every run goes on from the cards that lie there, by the next cards of the same deck, nothing put back."""
    pots: Principle[Literal["equal_parts"]]
    """Each pot, main and side, is divided into as many equal parts, after the rake; the first run gets odd units."""
