"""Rulings on cards burned or dealt wrongly after the initial deal, each with the steps that put them right."""

from cardroom.floor.repairs.burns import TOPICS as BURNS
from cardroom.floor.repairs.deck_down import TOPICS as DECK_DOWN
from cardroom.floor.repairs.early_board import TOPICS as EARLY_BOARD
from cardroom.floor.repairs.early_own import TOPICS as EARLY_OWN
from cardroom.floor.repairs.extra_cards import TOPICS as EXTRA_CARDS
from cardroom.floor.repairs.last_cards import TOPICS as LAST_CARDS
from cardroom.floor.repairs.shortage import TOPICS as SHORTAGE
from cardroom.floor.repairs.wrong_opener import TOPICS as OPENERS

TOPICS = (*BURNS, *EARLY_BOARD, *EXTRA_CARDS, *DECK_DOWN, *EARLY_OWN, *LAST_CARDS, *SHORTAGE, *OPENERS)
