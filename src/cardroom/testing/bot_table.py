"""A table of bots without a room: each bot gets the messages its player would get, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from time import process_time

from cardroom.bots.follower import Follower
from cardroom.bots.mind import Mind
from cardroom.bots.player import cards_text_of
from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import open_table
from cardroom.cash.table_terms import table_terms
from cardroom.rules import house
from cardroom.table import events
from cardroom.table.model import commands
from cardroom.testing.decks import shuffled

CHIPS_IN = (events.Called, events.Bet, events.Raised, events.Completed)
RAISES = (events.Bet, events.Raised, events.Completed)


@dataclass(slots=True)
class Style:
    """How a table was played: counts of hands dealt to a player.

    They count hands in which the player put chips in by choice, raised before the second deal, came to the second deal,
    and came from there to the showdown.
    """

    dealt: int = 0
    entered: int = 0
    raised: int = 0
    saw_second: int = 0
    showed: int = 0
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    actions: Counter[str] = field(default_factory=Counter)

    @property
    def vpip(self) -> float:
        """The part of all hands in which chips went in by choice."""
        return self.entered / max(1, self.dealt)

    @property
    def pfr(self) -> float:
        """The part of all hands raised in the first round."""
        return self.raised / max(1, self.dealt)

    @property
    def wtsd(self) -> float:
        """Of the hands that came to the second deal, the part that came to the showdown."""
        return self.showed / max(1, self.saw_second)


class BotTable:
    """Bots at one table of a house, each hand from full stacks; the clock of the table goes by decisions."""

    def __init__(
        self, name: str, offer: str, stake: str, bots: int = 6, kind: type[Mind] = Mind, seed: int = 0
    ) -> None:
        """`name` is the house, `offer` and `stake` as its book calls them; `kind` is how the bots think."""
        book = house(name)
        self.table = open_table(table_terms(book, offer, stake, "t1", "Bot table"), book)
        self.now_ms = 0
        self.seed = seed
        self.hands = 0
        self.style = Style()
        self.heard: list[events.AnyEvent] = []
        """The public events of the last hand."""
        self.followers: dict[str, Follower] = {}
        self.minds = {f"b{number}": kind(random.Random(f"{seed} {number}")) for number in range(bots)}
        for bot in self.minds:
            self.do(of_cash.TakeSeat(bot, self.table.terms.max_buy_in, 0))
            self.followers[bot] = Follower(bot, self.table.view(bot, 0))

    def do(self, command: commands.Command, deck: list[int] | None = None) -> None:
        """Carry out a command and send everybody the result."""
        decided = self.table.decide(command, self.now_ms, deck)
        self.heard.extend(decided.events)
        for follower in self.followers.values():
            for event in (*decided.events, *decided.private.get(follower.seat, ())):
                follower.see(event)

    def play(self, hands: int = 1) -> None:
        """Play some hands, and return the style they show."""
        for _ in range(hands):
            self._fill_up()
            self.heard.clear()
            self.hands += 1
            number = self.seed * 1_000_003 + self.hands
            self.do(commands.StartHand(f"h{number}", "seal", number), shuffled(number))
            while self.table.hand is not None:
                self._turn()
            self._count()

    def _fill_up(self) -> None:
        most = self.table.terms.max_buy_in
        for bot, follower in self.followers.items():
            seat = self.table.seats[follower.seat]
            if seat.stack < most:
                self.do(of_cash.TopUp(bot, most - seat.stack))
            if follower.sitting_out:
                self.do(commands.SitIn(bot))

    def _turn(self) -> None:
        hand = self.table.hand
        assert hand is not None and hand.turn is not None, "a hand waits for somebody"
        bot = self.table.seats[hand.turn.seat].player
        spot = self.followers[bot].spot()
        before = process_time()
        choice = self.minds[bot].decide(spot)
        took = process_time() - before
        self.style.seconds += took
        self.style.slowest = max(self.style.slowest, took)
        self.style.decisions += 1
        self.style.actions[choice.action] += 1
        self.now_ms += 1
        rows = tuple([cards_text_of(row) for row in choice.rows])
        cards = cards_text_of(choice.cards)
        turn = hand.turn.turn
        self.do(commands.Act(bot, hand.hand, turn, choice.action, choice.amount, cards, rows, choice.game))

    def _count(self) -> None:
        style = self.style
        started = next(event for event in self.heard if isinstance(event, events.HandStarted))
        entered, raised, gone, is_first = set[int](), set[int](), set[int](), True
        for event in self.heard:
            if isinstance(event, events.BetsCollected) and is_first:
                is_first = False
                seen = {dealt.seat for dealt in started.seats} - gone
                if len(seen) > 1:
                    style.saw_second += len(seen)
            elif isinstance(event, events.Folded):
                gone.add(event.seat)
            elif is_first and isinstance(event, CHIPS_IN):
                entered.add(event.seat)
                if isinstance(event, RAISES):
                    raised.add(event.seat)
        style.dealt += len(started.seats)
        style.entered += len(entered)
        style.raised += len(raised)
        left = {dealt.seat for dealt in started.seats} - gone
        if len(left) > 1:
            style.showed += len(left)
