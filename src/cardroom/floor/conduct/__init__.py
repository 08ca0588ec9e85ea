"""Rulings on conduct: the clock, offences and their penalties, who leaves the event, the order of the house."""

from cardroom.floor.conduct.called_clock import TOPICS as CLOCK
from cardroom.floor.conduct.house_order import TOPICS as ORDER
from cardroom.floor.conduct.offences import TOPICS as OFFENCES
from cardroom.floor.conduct.penalty_counts import TOPICS as COUNTING
from cardroom.floor.conduct.removal import TOPICS as REMOVAL

TOPICS = (*CLOCK, *OFFENCES, *COUNTING, *REMOVAL, *ORDER)
