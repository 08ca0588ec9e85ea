"""Rulings at the showdown: who shows, what a hand needs to win, how pots are divided, and until when to dispute it."""

from cardroom.floor.showdown.all_ins import TOPICS as ALL_INS
from cardroom.floor.showdown.asking import TOPICS as ASKING
from cardroom.floor.showdown.disputes import TOPICS as DISPUTES
from cardroom.floor.showdown.odd_chips import TOPICS as ODD_CHIPS
from cardroom.floor.showdown.order import TOPICS as ORDER
from cardroom.floor.showdown.pots import TOPICS as POTS
from cardroom.floor.showdown.reading import TOPICS as READING
from cardroom.floor.showdown.showing import TOPICS as SHOWING

TOPICS = (*ORDER, *ALL_INS, *SHOWING, *READING, *ASKING, *POTS, *ODD_CHIPS, *DISPUTES)
