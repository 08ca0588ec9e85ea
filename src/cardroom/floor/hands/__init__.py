"""Rulings on hands: folded, dead, unprotected, wrongly dealt, shown."""

from cardroom.floor.hands.early_showing import TOPICS as SHOWING
from cardroom.floor.hands.folding import TOPICS as FOLDING
from cardroom.floor.hands.live_at_deal import TOPICS as DEALT
from cardroom.floor.hands.protection import TOPICS as PROTECTION

TOPICS = (*FOLDING, *PROTECTION, *DEALT, *SHOWING)
