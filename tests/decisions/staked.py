"""A tournament by chance: its terms are drawn with the house as it is, and it is played by another book."""

from contextlib import suppress

from cardroom.bots.bot_tournament import BotTournament
from cardroom.rules import Refused, Rulebook
from cardroom.tournament.play.tournament import Tournament
from tests.decisions.seated import uncited
from tests.tournament.lively import Lively

MAX_HANDS = 150
"""Behind so many hands a tournament is left as it is."""


class Enough(Exception):
    """It has been played long enough."""


class Staked(Lively):
    """Everything happens, and no law is asked: what a law expects is the house's own. ``told`` is what was said at
    every table, of the tournament and of money.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.told: list[bytes] = []
        self.heard: dict[int, tuple[int, int]] = {}

    def check(self, bots: BotTournament) -> None:
        """What the tables have told since, in place of the laws."""
        for number, played in bots.tables.items():
            length = played.table.hand_count, len(played.told)
            if played.told and self.heard.get(number) != length:
                self.heard[number] = length
                self.told.append(uncited(played.told))
        if bots.hands > MAX_HANDS:
            raise Enough

    def by(self, book: Rulebook) -> list[bytes]:
        """What is told where it is played by a book of the same house."""
        self.bots.book = book
        try:
            self.bots.tournament = Tournament(self.bots.terms, book)
        except Refused as refused:
            return [refused.code.encode()]
        with suppress(Enough):
            self.played()
        return [*self.told, *map(uncited, self.bots.events), *map(uncited, self.bots.money)]
