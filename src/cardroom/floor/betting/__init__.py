"""Rulings on betting: words, chips, turns and all-ins."""

from cardroom.floor.betting.all_ins import TOPICS as ALL_INS
from cardroom.floor.betting.asked import TOPICS as ASKED
from cardroom.floor.betting.chips import TOPICS as CHIPS
from cardroom.floor.betting.counts import TOPICS as COUNTS
from cardroom.floor.betting.late import TOPICS as LATE
from cardroom.floor.betting.motions import TOPICS as MOTIONS
from cardroom.floor.betting.sizes import TOPICS as SIZES
from cardroom.floor.betting.skipped import TOPICS as SKIPPED
from cardroom.floor.betting.turns import TOPICS as TURNS
from cardroom.floor.betting.words import TOPICS as WORDS

TOPICS = (*CHIPS, *WORDS, *SIZES, *MOTIONS, *TURNS, *SKIPPED, *ALL_INS, *COUNTS, *LATE, *ASKED)
