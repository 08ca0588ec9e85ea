"""Rulings on conduct: the clock, offences and their penalties, who leaves the event, the order of the house."""

from cardroom.floor.conduct.clock import TOPICS as CLOCK
from cardroom.floor.conduct.counting import TOPICS as COUNTING
from cardroom.floor.conduct.offences import TOPICS as OFFENCES
from cardroom.floor.conduct.order import TOPICS as ORDER
from cardroom.floor.conduct.removal import TOPICS as REMOVAL

TOPICS = (*CLOCK, *OFFENCES, *COUNTING, *REMOVAL, *ORDER)
