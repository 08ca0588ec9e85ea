"""How what a house offers is played at a table: poker, in one game or several, or Open Face Chinese."""

from typing import Any

from cardroom.rules import GameOffer, Rulebook
from cardroom.table.open_face.play import DEAL, OpenFacePlay
from cardroom.table.play import Play
from cardroom.table.poker.play import PokerPlay
from cardroom.table.stakes import Stakes
from cardroom.table.state import State


def play_of(book: Rulebook, offer: GameOffer, stakes: Stakes) -> Play[Any]:
    """The play of an offer at these stakes; ``book`` is narrowed to it."""
    return OpenFacePlay.of(book, stakes) if offer.deal == DEAL else PokerPlay.of(book, offer, stakes)


def play_for(state: State, stakes: Stakes) -> None:
    """The table plays for these stakes from now on."""
    if stakes != state.stakes:
        state.stakes = stakes
        state.play = play_of(state.book, state.offer, stakes)
