"""Tables of any house by one-liners, where it matters who sits where."""

from cardroom.cash import cash_commands as of_cash
from cardroom.rules import Rulebook, house
from cardroom.table.events import BlindPosted, DeadBlindPosted, HandStarted
from cardroom.table.model import commands
from cardroom.table.model.decided import Decided
from cardroom.testing.scripted import ScriptedTable

GAMES = {"casinohuone": "holdem"}
"""A no-limit hold'em game of each house, where it is not called ``holdem-nl``."""


class HouseTable(ScriptedTable):
    """A table of a house: seat 1 deals the first hand. Blinds are ``small`` and ``big``."""

    def __init__(self, name: str, players: int = 5, game: str = "", book: Rulebook | None = None) -> None:
        game = game or GAMES.get(name, "holdem-nl")
        book = book or house(name)
        super().__init__(players, game, book.game(game).stakes[0].name, book=book)
        self.small, self.big = self.terms.small_blind, self.terms.big_blind

    def hand(self) -> tuple[int, int, int]:
        """Deal a hand, fold it out; the seats of button, small and big blind."""
        self.deal()
        found = self.blinds
        self.fold_out()
        return found

    @property
    def blinds(self) -> tuple[int, int, int]:
        """Seats of the button and the blinds of the last hand dealt."""
        start = self.last(HandStarted)
        return start.dealer, start.small_blind, start.big_blind

    def sit_at(self, player: str, seat: int, amount: int = 0) -> Decided:
        """A new player on this seat."""
        free = self.table._state.free_seats()
        return self.do(of_cash.TakeSeat(player, amount or self.terms.max_buy_in, free.index(seat)))

    def enter(self, player: str, by: str) -> Decided:
        """Choose how to come in."""
        return self.do(commands.Enter(player, by))

    def posted(self) -> dict[int, tuple[int, int]]:
        """What each seat posted in the last hand dealt: as a bet, and into the middle."""
        bets: dict[int, tuple[int, int]] = {}
        for event in self.events[self.events.index(self.last(HandStarted)) :]:
            if isinstance(event, BlindPosted | DeadBlindPosted):
                bet, middle = bets.get(event.seat, (0, 0))
                is_dead = isinstance(event, DeadBlindPosted)
                bets[event.seat] = (bet, middle + event.amount) if is_dead else (bet + event.amount, middle)
        return bets

    def ways_in(self, player: str) -> dict[str, tuple[int, int]]:
        """The ways into the game that the player is offered: what is bet, and what goes into the middle."""
        own = self.table.view(player, self.clock.now_ms).you
        assert own is not None, "a player has a seat"
        return {option.kind: (option.live, option.dead) for option in own.entry.options} if own.entry else {}

    def marker(self, player: str) -> str:
        """The marker of missed blinds that everybody sees at the player's seat."""
        view = self.table.view(None, self.clock.now_ms)
        return next(seat.missed for seat in view.seats if seat.player == player)
