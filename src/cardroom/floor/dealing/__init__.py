"""Rulings on the deal and on the deck: misdeals, exposed and fallen cards, faulty decks, the wrong button."""

from cardroom.floor.dealing.beginning import TOPICS as BEGINNING
from cardroom.floor.dealing.button import TOPICS as BUTTON
from cardroom.floor.dealing.card_counts import TOPICS as COUNTS
from cardroom.floor.dealing.dealing_order import TOPICS as ORDER
from cardroom.floor.dealing.deck_faults import TOPICS as DECK
from cardroom.floor.dealing.exposed import TOPICS as EXPOSED
from cardroom.floor.dealing.fallen import TOPICS as FALLEN
from cardroom.floor.dealing.redeal import TOPICS as REDEAL
from cardroom.floor.dealing.strange import TOPICS as STRANGE

TOPICS = (*BEGINNING, *ORDER, *COUNTS, *EXPOSED, *FALLEN, *DECK, *STRANGE, *BUTTON, *REDEAL)
