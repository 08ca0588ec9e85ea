"""Rulings on betting: words, chips, turns and all-ins."""

from cardroom.floor.betting.all_ins import TOPICS as ALL_INS
from cardroom.floor.betting.declarations import TOPICS as WORDS
from cardroom.floor.betting.late import TOPICS as LATE
from cardroom.floor.betting.may_be_told import TOPICS as ASKED
from cardroom.floor.betting.motions import TOPICS as MOTIONS
from cardroom.floor.betting.out_of_turn import TOPICS as TURNS
from cardroom.floor.betting.silent_chips import TOPICS as CHIPS
from cardroom.floor.betting.skipped import TOPICS as SKIPPED
from cardroom.floor.betting.wrong_counts import TOPICS as COUNTS
from cardroom.floor.betting.wrong_sizes import TOPICS as SIZES

TOPICS = (*CHIPS, *WORDS, *SIZES, *MOTIONS, *TURNS, *SKIPPED, *ALL_INS, *COUNTS, *LATE, *ASKED)
