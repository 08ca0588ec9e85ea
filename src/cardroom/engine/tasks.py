"""The tasks of the player to act: most turns are for betting, some for cards."""

from typing import Final

TO_BET: Final = 0
TO_BRING_IN: Final = 1
"""Post the forced bet, or complete it (CH-6.STUD.3)."""
TO_DISCARD: Final = 2
"""Give up a fixed number of own cards (CH-6.PINE.1)."""
TO_DRAW: Final = 3
"""Put down the cards to exchange, or none (CH-6.SVI.2)."""
TO_ANSWER: Final = 4
"""Keep or refuse a card offered face up (CH-6.SVI.3)."""
TO_SHOW: Final = 5
"""Nobody is to act any more: a hand whose cards come in as facts waits for those to be shown."""

TO_AGREE: Final = 6
"""Say how often the board may be run, now that nobody can bet any more."""

TASK_NAMES: Final = ("bet", "bring_in", "discard", "draw", "answer", "show", "agree")
