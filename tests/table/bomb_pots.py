"""Tables of the club where bomb pots are asked for and played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cardroom.cash import cash_commands as of_cash
from cardroom.rules import Rulebook
from cardroom.table.events import HandStarted
from cardroom.testing.scripted import ScriptedTable
from tests.houses import club


class BombTable(ScriptedTable):
    """A table of the club that has played a hand, so that a button is there. Its big blind is ``big``."""

    def __init__(self, players: int = 3, game: str = "holdem", **how: Any) -> None:
        how.setdefault("book", club())
        super().__init__(players, game, **how)
        self.big = self.terms.big_blind
        self.deal()
        self.fold_out()

    def ask(self, player: str = "A") -> None:
        self.do(of_cash.AskForBombPot(player))

    def agree(self, *players: str) -> None:
        for player in players:
            self.do(of_cash.AnswerQuestion(player, True))

    def decline(self, player: str) -> None:
        self.do(of_cash.AnswerQuestion(player, False))

    def next_bomb_pot(self) -> int:
        """What each pays in the next hand, as everybody sees it; 0 where it is no bomb pot."""
        return self.table.view(None, self.clock.now_ms).bomb_pot

    @property
    def started(self) -> HandStarted:
        return self.last(HandStarted)

    def hand(self) -> HandStarted:
        """Deal a hand and check it down."""
        self.deal()
        self.check_down()
        return self.started


def with_rules(**values: Any) -> Rulebook:
    """The club's book with other values of its bomb pots."""
    book = club()
    rules = book.bomb_pots
    assert rules is not None
    return replace(
        book,
        bomb_pots=replace(
            rules, **{name: replace(getattr(rules, name), value=value) for name, value in values.items()}
        ),
    )
