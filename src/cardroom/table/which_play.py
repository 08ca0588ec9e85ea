"""The play of a house's offer at a table: poker, in one game or several, or Open Face Chinese."""

from typing import Any

from cardroom.rules import GameOffer, Rulebook
from cardroom.table.model.play import Play
from cardroom.table.model.table_state import State
from cardroom.table.open_face.open_face_play import DEAL, OpenFacePlay
from cardroom.table.poker.poker_play import PokerPlay
from cardroom.table.values.stakes import Stakes


def play_of(book: Rulebook, offer: GameOffer, stakes: Stakes) -> Play[Any]:
    """The play of an offer at these stakes; ``book`` is narrowed to it."""
    return OpenFacePlay.of(book, stakes) if offer.deal == DEAL else PokerPlay.of(book, offer, stakes)


def play_for(state: State, stakes: Stakes) -> None:
    """Make the table play for these stakes from now on."""
    if stakes != state.stakes:
        state.stakes = stakes
        state.play = state.makes_play(state.book, state.offer, stakes)
