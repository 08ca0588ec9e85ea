"""Rulings at the showdown: who shows, what a hand needs to win, how pots are divided, and until when to dispute it."""

from cardroom.floor.showdown.all_in_hands import TOPICS as ALL_INS
from cardroom.floor.showdown.asking_to_see import TOPICS as ASKING
from cardroom.floor.showdown.disputes import TOPICS as DISPUTES
from cardroom.floor.showdown.hand_reading import TOPICS as READING
from cardroom.floor.showdown.hands_shown import TOPICS as SHOWING
from cardroom.floor.showdown.odd_chips import TOPICS as ODD_CHIPS
from cardroom.floor.showdown.showing_order import TOPICS as ORDER
from cardroom.floor.showdown.side_pots import TOPICS as POTS

TOPICS = (*ORDER, *ALL_INS, *SHOWING, *READING, *ASKING, *POTS, *ODD_CHIPS, *DISPUTES)
