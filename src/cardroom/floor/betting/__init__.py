"""Rulings on betting: words, chips, turns and all-ins."""

from cardroom.floor.betting.chips import TOPICS as CHIPS

TOPICS = (*CHIPS,)
