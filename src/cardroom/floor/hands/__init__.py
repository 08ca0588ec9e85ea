"""Rulings on hands: folded, dead, unprotected, wrongly dealt, shown."""

from cardroom.floor.hands.dealt import TOPICS as DEALT
from cardroom.floor.hands.folding import TOPICS as FOLDING
from cardroom.floor.hands.protection import TOPICS as PROTECTION
from cardroom.floor.hands.showing import TOPICS as SHOWING

TOPICS = (*FOLDING, *PROTECTION, *DEALT, *SHOWING)
