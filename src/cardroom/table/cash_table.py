"""A cash table of poker: one game, or several in turn or by choice."""

from typing import Any

from cardroom.rules import GameOffer, Rulebook, Stake
from cardroom.table.play import Play
from cardroom.table.poker.play import PokerPlay
from cardroom.table.running import RunningHand
from cardroom.table.table import Table


class CashTable(Table):
    """See `Table`."""

    @staticmethod
    def play_of(book: Rulebook, offer: GameOffer, stake: Stake) -> Play[Any]:
        """See `Table`."""
        return PokerPlay.of(book, offer, stake)

    @property
    def hand(self) -> RunningHand | None:
        """The hand in progress, with all its cards: for the room, never for a viewer."""
        hand = self._state.hand
        assert hand is None or isinstance(hand, RunningHand), "a poker table deals poker"
        return hand
