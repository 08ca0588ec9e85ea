"""Hands of every house, game and economy, played by crowds that come and go, as the room would hand them out."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace as changed

from cardroom.bots.bot_tournament import BotTournament, PlayedTable
from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import open_table
from cardroom.cash.money_moves import HandSettled
from cardroom.cash.table_terms import table_terms
from cardroom.engine import Hand, HandRules
from cardroom.room.hosting.own_cards import seen_by
from cardroom.rules import Refused
from cardroom.table.events import AnyEvent, HandEnded, HandStarted, HandVoided, PublicEvent
from cardroom.table.model import commands
from cardroom.table.model.running import RunningDeal
from cardroom.table.model.view import TableTerms
from cardroom.table.table import Table
from cardroom.table.values.message import Movement
from cardroom.testing import shuffled
from tests.houses import book_of
from tests.table.playing import random_act
from tests.tournament.lively import Lively

HOUSES = (
    "casinohuone", "casino-helsinki", "casino-kruh", "pokerstars-live-fi", "pokerstars-live-no", "club", "cellar",
)  # fmt: skip
RARE = (
    "buttons-holdem-nl", "dealers-choice", "horse", "open-face", "razz-fl", "st-petersburg", "stud-fl", "sviten-pl",
)  # fmt: skip
"""Games of Helsinki that are like no other."""
HANDS = 12
"""So many hands are dealt in one evening at most."""


@dataclass(frozen=True)
class Played:
    """A finished hand: what everybody was told of it, the deck it came from, the rules it went by, and what the table's
    chips came to. `stacks` are by seat, in the order of dealing, those of players who have left among them; `settled`
    is what the ledger hears of it, None in a void hand and in a tournament.
    """

    terms: TableTerms
    rules: HandRules
    events: tuple[PublicEvent, ...]
    deck: tuple[int, ...]
    stacks: tuple[int, ...]
    settled: HandSettled | None

    @property
    def start(self) -> HandStarted:
        """How it began."""
        return next(event for event in self.events if isinstance(event, HandStarted))

    @property
    def is_void(self) -> bool:
        """Whether it counts for nothing."""
        return any(isinstance(event, HandVoided) for event in self.events)

    def seen_by(self, seat: int) -> tuple[AnyEvent, ...]:
        """As the player of a seat was told it, or a spectator (0)."""
        return seen_by(self.events, seat, self.deck)


class Recorder:
    """Gathers the events of a table into hands. `over` are those that have ended."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table
        self.over: list[Played] = []
        self._events: list[PublicEvent] = []
        self._deck: tuple[int, ...] = ()
        self.running: RunningDeal | None = None
        self._settled: HandSettled | None = None

    def follow(
        self,
        command: commands.Command,
        events: list[PublicEvent],
        deck: list[int] | None,
        money: Iterable[Movement] = (),
    ) -> None:
        """One step of the table."""
        self._settled = next((one for one in money if isinstance(one, HandSettled)), None)
        if isinstance(command, commands.StartHand):
            self._events, self._deck, self.running = [], tuple(deck or ()), None
        self.running = self.table.hand or self.running
        for event in events:
            self._events.append(event)
            if isinstance(event, HandEnded | HandVoided):
                self._close(event)

    def _close(self, end: HandEnded | HandVoided) -> None:
        running, events = self.running, self._events
        self.running, self._events = None, []
        if not any(isinstance(event, HandStarted) for event in events):
            return
        start = next(event for event in events if isinstance(event, HandStarted))
        at_start = [seat.stack for seat in start.seats]
        if running is None:  # nobody had a decision: the table knows
            told = {one.seat: one.stack for one in end.stacks}
            stacks, rules = [told[seat.seat] for seat in start.seats], HandRules()
        else:
            engine = running.engine
            stacks, rules = engine.stacks, engine.setup.rules if isinstance(engine, Hand) else HandRules()
        is_void = isinstance(end, HandVoided)
        ends = tuple(at_start if is_void else stacks)
        self.over.append(Played(self.table.terms, rules, tuple(events), self._deck, ends, self._settled))


class Crowd:
    """One cash table, or a private game's, with people who come, go, post, straddle and ask for bomb pots by chance."""

    def __init__(self, seed: int, name: str = "", game: str = "") -> None:
        chance = self.chance = random.Random(f"crowd {seed}")
        if not name and chance.random() < 0.3:
            name, game = "casino-helsinki", chance.choice(RARE)
        name = name or chance.choice(HOUSES)
        book = book_of(name)
        game = game or chance.choice(sorted(book.games))
        stake = chance.choice(book.game(game).stakes).name
        terms = table_terms(book, game, stake, "t1", "Crowd 1")
        if chance.random() < 0.15:
            terms = changed(terms, private=chance.choice(["play", "settle_up"]))
        self.terms, self.book, self.table = terms, book, open_table(terms, book)
        self.recorder = Recorder(self.table)
        self.now_ms, self.seed, self.count = 1_795_198_000_000, seed, 0
        self.shallow = chance.random() < 0.5
        self.loose = chance.random() < 0.5
        for _ in range(chance.choice([2, chance.randint(2, terms.seats), terms.seats])):
            self.come()

    def ask(self, command: commands.Command, deck: list[int] | None = None) -> bool:
        """Whether the table did so."""
        self.now_ms += 100
        try:
            decided = self.table.decide(command, self.now_ms, deck)
        except Refused:
            return False
        self.recorder.follow(command, decided.events, deck, decided.money)
        return True

    def come(self) -> None:
        """Somebody new sits down."""
        self.count += 1
        amount = self.chance.choice([self.terms.min_buy_in, self.terms.max_buy_in])
        self.ask(of_cash.TakeSeat(f"p{self.count}", amount, self.chance.getrandbits(60)))

    def between(self) -> None:
        """What happens between two hands."""
        chance = self.chance
        for seat in list(self.table.seats.values()):
            player, drawn = seat.player, chance.random()
            if drawn < 0.05:
                self.ask(commands.LeaveTable(player))
                self.come()
            elif drawn < 0.12:
                self.ask(commands.SitOut(player))
            elif drawn < 0.15:
                self.ask(commands.SkipNextBigBlind(player, True))
            elif drawn < 0.2 and seat.stack < self.terms.min_buy_in:
                self.ask(of_cash.TopUp(player, self.terms.min_buy_in))
            if seat.sits_out and chance.random() < 0.6:
                self.ask(commands.Reconnect(player))
                self.ask(of_cash.TopUp(player, self.terms.min_buy_in))
                self.ask(commands.SitIn(player))
            if chance.random() < 0.3:
                self.ask(
                    commands.Enter(player, chance.choice(["post", "post", "straddle", "buy_button", "wait"]))
                )
            if self.terms.straddles and chance.random() < 0.2:
                self.ask(commands.Straddle(player, chance.choice((0, *self.terms.straddles[:4]))))
            if chance.random() < 0.03:
                self.ask(commands.Penalise(player, 1))
            if chance.random() < 0.05:
                self.ask(commands.ChangeSeat(player, chance.randint(1, self.terms.seats), "floor"))
        if chance.random() < 0.3:
            self.come()
        if self.terms.bomb_pot is not None and chance.random() < 0.3 and self.table.seats:
            players = [seat.player for seat in self.table.seats.values()]
            self.ask(of_cash.AskForBombPot(players[0]))
            for player in players:
                self.ask(of_cash.AnswerQuestion(player, True))
        if self.shallow and chance.random() < 0.5:
            self.shrink()

    def shrink(self) -> None:
        """Somebody has lost most chips elsewhere: whole chips of the table."""
        unit = 100 if self.terms.currency in ("CZK", "NOK") else 5
        for seat in self.table.seats.values():
            if seat.stack and self.chance.random() < 0.4:
                most = max(1, min(seat.stack, 5 * self.terms.unit) // unit)
                seat.stack = unit * self.chance.randint(1, most)

    def play(self) -> Iterator[Played]:
        """The evening's hands."""
        for number in range(HANDS):
            self.between()
            hand, deck = f"c{self.seed}-{number}", shuffled(self.chance.getrandbits(40))
            start = commands.StartHand(hand, "ab" * 32, self.chance.getrandbits(60))
            if self.ask(start, deck):
                while self.table.hand is not None:
                    self.step()
            yield from self.recorder.over
            self.recorder.over.clear()

    def step(self) -> None:
        """Somebody decides; or leaves, loses the line, is out of time; or staff stop the hand."""
        chance, drawn = self.chance, self.chance.random()
        player = chance.choice([seat.player for seat in self.table.seats.values()])
        if drawn < 0.03:
            self.ask(commands.LeaveTable(player))
        elif drawn < 0.05:
            self.ask(commands.SitOut(player))
        elif drawn < 0.06:
            self.ask(commands.LeaveTable(player, reason="staff"))
        elif drawn < 0.065:
            self.ask(commands.VoidHand(chance.choice(["fault", "staff"])))
        elif drawn < 0.075:
            self.come()
        elif drawn < 0.1:
            due = self.table.due_at_ms()
            if due is not None:
                self.now_ms = max(self.now_ms, due)
                self.ask(commands.PassTime())
        if self.table.hand is not None and self.table.hand.turn is not None:
            due = self.table.due_at_ms()
            act = random_act(self.table, chance, self.now_ms)
            if self.loose and act.action == "fold" and "call" in self.table.hand.turn.actions:
                act = changed(act, action="call")
            if self.loose and act.action == "run_board":
                act = changed(act, amount=self.table.hand.turn.runs)
            if (due is not None and due <= self.now_ms + 200) or not self.ask(act):
                self.now_ms = max(self.now_ms, due or 0)
                self.ask(commands.PassTime())


def tournament_hands(seed: int) -> list[Played]:
    """The hands of a random tournament of any kind."""
    lively = Lively(seed)
    bots, found = lively.bots, []
    recorders: dict[int, Recorder] = {}
    do = bots._do

    def follow(
        played: PlayedTable, command: commands.Command, now_ms: int, deck: list[int] | None = None
    ) -> None:
        recorder = recorders.get(id(played))
        if recorder is None:
            recorder = recorders[id(played)] = Recorder(played.table)
        before = len(played.told)
        recorder.running = played.table.hand
        do(played, command, now_ms, deck)
        recorder.follow(command, played.told[before:], deck)
        found.extend(recorder.over)
        recorder.over.clear()

    bots._do = follow  # type: ignore[method-assign]  # every step passes here
    bots.begin()
    while not bots.tournament.is_over and len(found) < 3 * HANDS and bots._queue:
        BotTournament.step(bots)
    return found


def hands_of(seed: int) -> list[Played]:
    """The hands of one evening: three of four at a cash table, else in a tournament."""
    return tournament_hands(seed) if seed % 4 == 3 else list(Crowd(seed).play())
