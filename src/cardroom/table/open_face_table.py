"""A cash table of Open Face Chinese."""

from typing import Any

from cardroom.rules import GameOffer, Rulebook, Stake
from cardroom.table.open_face.play import OpenFacePlay
from cardroom.table.play import Play
from cardroom.table.running import RunningOpenFace
from cardroom.table.table import Table


class OpenFaceTable(Table):
    """See `Table`."""

    @staticmethod
    def play_of(book: Rulebook, offer: GameOffer, stake: Stake) -> Play[Any]:
        """See `Table`."""
        return OpenFacePlay.of(book, stake)

    @property
    def hand(self) -> RunningOpenFace | None:
        """The hand in progress, with all its cards: for the room, never for a viewer."""
        hand = self._state.hand
        assert hand is None or isinstance(hand, RunningOpenFace), "this table deals one game"
        return hand
