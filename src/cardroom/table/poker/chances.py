"""The chances of all-in hands, announced between the facts that turn up the cards they are computed from."""

from collections.abc import Sequence
from typing import Any, Final

from cardroom.engine import events as engine
from cardroom.engine.equity import chances_of
from cardroom.rules import Rulebook
from cardroom.table.events import ChancesTold, SeatChance
from cardroom.table.model.decided import Decided
from cardroom.table.model.running import RunningHand

AFTER: Final = frozenset((engine.SHOWN, engine.DEALT_BOARD))
"""Facts after which more cards are face up than before."""


class OpenHands:
    """The face-up cards of a hand as its facts are announced, one by one; no other cards are used."""

    def __init__(self, book: Rulebook, hand: RunningHand) -> None:
        self._rules = book.equity
        self._hand = hand
        self._holes: dict[int, Sequence[int]] = {}
        self._boards: dict[int, tuple[int, ...]] = {}

    def follow(self, fact: Any, decided: Decided) -> None:
        """After a fact: announce the chances, if all hands are face up now and the board is not complete."""
        last = self._hand.engine
        game = last.setup.game
        run = 0
        if fact[0] == engine.SHOWN:
            if fact[3]:
                return  # the showdown: the board is complete
            self._holes[fact[1]] = fact[2]
        else:
            self.lay(fact)
            if fact[2] % game.boards != game.boards - 1:
                return  # the other board of this street comes next
            run = fact[2] // game.boards
        live = [player for player, status in enumerate(last.status) if status]
        if set(live) != self._holes.keys():
            return
        size = sum([street.board for street in game.streets])
        boards = [self._board(run * game.boards + number) for number in range(game.boards)]
        if all(len(board) == size for board in boards):
            return
        others = [card for board in self._boards.values() for card in board]
        found = chances_of(game, [self._holes[player] for player in live], boards, others)
        assert self._rules is not None, "asked for by such a house"
        told = [
            SeatChance(self._hand.players[player].seat, chance)
            for player, chance in zip(live, found.thousandths, strict=True)
        ]
        number = run + 1 if last.runs > 1 else 0
        clauses = self._rules.told.clauses + self._rules.counted_from.clauses
        decided.tell(ChancesTold(tuple(told), found.is_exact, number, tuple(dict.fromkeys(clauses))))

    def lay(self, fact: Any) -> None:
        """Note the cards dealt to a board."""
        self._boards[fact[2]] = (*self._boards.get(fact[2], self._common(fact)), *fact[4])

    def _board(self, number: int) -> tuple[int, ...]:
        return self._boards.get(number) or self._boards.get(number % self._hand.engine.setup.game.boards, ())

    def _common(self, fact: Any) -> tuple[int, ...]:
        """The cards that a later run shares with the first run: those dealt on earlier streets."""
        game = self._hand.engine.setup.game
        if fact[2] < game.boards:
            return ()
        before = sum([street.board for street in game.streets[: fact[1]]])
        return self._boards.get(fact[2] % game.boards, ())[:before]


def open_hands_of(book: Rulebook, hand: RunningHand) -> OpenHands | None:
    """Return the tracker of face-up cards, used from the first hand tabled on; None if the house announces no chances
    or the game has no board.
    """
    if (
        book.equity is None
        or book.equity.told.value == "not_told"
        or hand.engine.setup.game.opener is not None
    ):
        return None
    found = OpenHands(book, hand)
    for fact in hand.engine.events[: hand.told]:
        if fact[0] == engine.DEALT_BOARD:
            found.lay(fact)
    return found
