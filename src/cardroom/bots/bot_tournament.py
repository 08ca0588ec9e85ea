"""A tournament played by bots without a room: each bot gets the messages its player would get, and nothing else.

It has a clock of its own: hands at all tables run side by side, and everything reported at one moment is decided on
before anything later happens.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Any, Final, Literal

from cardroom.bots.follower import Follower
from cardroom.bots.mind import Mind, TournamentMind
from cardroom.bots.player import cards_text_of
from cardroom.cards.deck import DECK_SIZE
from cardroom.rules import Rulebook
from cardroom.table.events import AnyEvent
from cardroom.table.model import commands
from cardroom.table.values.message import Movement, TableMessage
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.play.prize_deal_events import DealWaits
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import (
    BeginDay,
    DecideDeal,
    DeclineChips,
    PassTournamentTime,
    Rebuy,
    Register,
    StartTournament,
    TakeAddOn,
)
from cardroom.tournament.play.tournament_decided import TournamentDecided
from cardroom.tournament.play.tournament_events import AnyTournamentEvent, LevelBegan
from cardroom.tournament.results import Finished
from cardroom.tournament.table_messages import (
    CloseEmptyTable,
    Lifted,
    Order,
    PlayOn,
    Seated,
    SeatPlayer,
)
from cardroom.tournament.tables.tournament_table import TournamentTable, open_tournament_table
from cardroom.tournament.tournament_terms import TournamentTerms

ACTS_AFTER_MS: Final = 1_200, 2_800
"""How long a bot thinks, by the clock of its table."""
BETWEEN_HANDS_MS: Final = 4_000
LOT_BITS: Final = 60
REBUYS: Final = 0.7
"""How often a bot that is out of chips buys some."""
ADD_ONS: Final = 0.8
TOPS_UP: Final = 0.05
"""How often a bot with few chips buys some after a hand."""

What = Literal["deal", "report", "time", "enter"]


@dataclass(slots=True)
class PlayedTable:
    """A table with its bots.

    It has the events of the running hand, how many of them each bot has read, and the reports that are due when the
    hand is over by the clock.
    """

    table: TournamentTable
    number: int
    minds: dict[str, Mind] = field(default_factory=dict)
    followers: dict[str, Follower] = field(default_factory=dict)
    read: dict[str, int] = field(default_factory=dict)
    told: list[AnyEvent] = field(default_factory=list)
    inbox: deque[Order] = field(default_factory=deque)
    until_ms: int = 0
    is_dealt: bool = False
    reports: list[TableMessage] = field(default_factory=list)


@dataclass(slots=True)
class BotTournament:
    """One tournament, from the first entry to the last prize: the same ``seed``, the same tournament.

    ``entries`` bots enter, ``late`` of them once it is running. ``levels`` has (the number of hands before a level, its
    stakes), ``finished`` the places in the order in which they were taken, ``events`` and ``money`` all that has
    happened and been paid. ``away`` is how often a bot leaves its seat or comes back between two hands. ``pays_deals``:
    staff pay by a deal that all agree to, where the decision is theirs.
    """

    terms: TournamentTerms
    book: Rulebook
    entries: int
    seed: int
    late: int = 0
    away: float = 0.0
    now_ms: int = 0
    hands: int = 0
    actions: int = 0
    levels: list[tuple[int, Stakes]] = field(default_factory=list)
    finished: list[Finished] = field(default_factory=list)
    money: list[Movement] = field(default_factory=list)
    events: list[AnyTournamentEvent] = field(default_factory=list)
    tables: dict[int, PlayedTable] = field(default_factory=dict)
    out: int = 0
    pays_deals: bool = True
    _queue: list[tuple[int, int, What, int]] = field(default_factory=list)
    _count: int = 0
    _waiting: deque[TableMessage | DecideDeal] = field(default_factory=deque)
    _chance: random.Random = field(default_factory=random.Random)
    _time_ms: int | None = None
    tournament: Tournament = field(init=False)
    on_step: Callable[[BotTournament], None] | None = None

    def __post_init__(self) -> None:
        self._chance = random.Random(f"tournament {self.seed}")
        self.tournament = Tournament(self.terms, self.book)

    def begin(self) -> None:
        """Enter the bots and start the tournament; late bots are given their moment."""
        there = self.entries - self.late
        for number in range(1, there + 1):
            self._enter(number)
        if self.tournament.state.phase == "announced":
            self.decide(StartTournament())
        lasts_ms = self.terms.late_levels * (self.terms.level_ms or 600_000)
        for number in range(there + 1, self.entries + 1):
            self._plan(self.now_ms + self._chance.randrange(max(1, lasts_ms * 9 // 10)), "enter", number)

    def play(self, after_hand: Callable[[int], None] | None = None) -> None:
        """Play hand after hand until all places are taken; ``after_hand`` gets the number of players who are out."""
        while not self.tournament.is_over:
            self.step()
            if after_hand is not None:
                after_hand(self.out)

    def step(self) -> None:
        """Do whatever comes next."""
        if not self._queue and self.tournament.state.day == "night":
            self.decide(BeginDay("staff", "the next day"))
            return
        self.now_ms, _, what, number = heappop(self._queue)
        if what == "time":
            self._time_ms = None
            self.decide(PassTournamentTime())
        elif what == "enter":
            if not (self.tournament.state.closed or self.tournament.is_over):
                self._enter(number)
        elif number in self.tables:
            played = self.tables[number]
            if what == "deal":
                played.is_dealt = False
                if played.table.ready_to_deal(self.now_ms):
                    self.play_hand(played)
                    self._top_up()
            else:
                self._report(played)
        if self.on_step is not None:
            self.on_step(self)

    def _enter(self, number: int) -> None:
        name = f"b{number}"
        least, most = self.terms.buy_in, self.terms.most_buy_in
        paid = self._chance.randint(least, most) if most else 0
        flights = len(self.terms.flights) if self.tournament.state.phase == "announced" else 0
        flight = 1 + number % flights if flights else 0  # (later it is the next that is open)
        lot = self._chance.getrandbits(LOT_BITS)
        self.decide(Register(name, lot, pool_cents=paid, flight=flight))

    def _plan(self, at_ms: int, what: What, number: int = 0) -> None:
        self._count += 1
        heappush(self._queue, (at_ms, self._count, what, number))

    def decide(self, command: Any) -> TournamentDecided:
        """Let the tournament decide, and pass the result to its tables."""
        decided = self.tournament.decide(command, self.now_ms, self._chance.getrandbits(LOT_BITS))
        self._take(decided)
        while self._waiting:
            self._take(
                self.tournament.decide(
                    self._waiting.popleft(), self.now_ms, self._chance.getrandbits(LOT_BITS)
                )
            )
        due_ms = self.tournament.due_ms()
        if due_ms is not None and (self._time_ms is None or due_ms < self._time_ms):
            self._time_ms = max(due_ms, self.now_ms)
            self._plan(self._time_ms, "time")
        for player in list(self.tournament.state.offers):
            wish = Rebuy(player) if self._chance.random() < REBUYS else DeclineChips(player)
            self._wish(wish)
        for player in sorted(self.tournament.state.asked):
            self._wish(TakeAddOn(player) if self._chance.random() < ADD_ONS else DeclineChips(player))
        if self._waiting:
            self.decide(self._waiting.popleft())
        return decided

    def _wish(self, wish: Rebuy | TakeAddOn | DeclineChips) -> None:
        self._take(self.tournament.decide(wish, self.now_ms, self._chance.getrandbits(LOT_BITS)))

    def _top_up(self) -> None:
        """Let a bot with few chips left buy some while they are sold."""
        rebuys, state = self.terms.rebuys, self.tournament.state
        if (
            rebuys is None
            or not rebuys.up_to
            or state.level > rebuys.until_level
            or self._chance.random() > TOPS_UP
        ):
            return
        number = self._chance.choice(sorted(self.tables))
        coming = {one.player for one in state.adding.values()}
        for player, stack in sorted(state.tables[number].players.items()):
            has_more = not rebuys.most or state.entrants[player].rebuys < rebuys.most
            if 0 < stack <= rebuys.up_to and player not in coming and has_more:
                self.decide(Rebuy(player))
                return

    def _take(self, decided: TournamentDecided) -> None:
        self.events += decided.events
        self.money += decided.money
        for event in decided.events:
            if isinstance(event, LevelBegan):
                self.levels.append((self.hands, self.tournament.stakes(event.level)))
            elif isinstance(event, DealWaits):
                self._waiting.append(DecideDeal("director", "all agree", self.pays_deals))
        for one in decided.money:
            if isinstance(one, Finished):
                self.finished.append(one)
        self.out = self.entries - self.tournament.state.left
        for to in decided.orders:
            played = self.tables.get(to.table)
            if played is None:
                played = PlayedTable(open_tournament_table(self.book, self.terms, to.table), to.table)
                self.tables[to.table] = played
            if played.until_ms > self.now_ms or played.inbox or played.reports:
                played.inbox.append(to.order)
            else:
                self._carry_out(played, to.order)

    def _carry_out(self, played: PlayedTable, order: Order) -> None:
        if isinstance(order, PlayOn):
            self._do(played, order, self.now_ms)
            self._play_on(played, self.now_ms)
            return
        decided = played.table.decide(order, self.now_ms)
        for message in decided.messages:
            if isinstance(message, Seated) and isinstance(order, SeatPlayer):
                self._sit(played, message.player)
            elif isinstance(message, Lifted):
                for moved in message.players:
                    del played.followers[moved.player], played.minds[moved.player]
        self._waiting.extend(decided.messages)
        if isinstance(order, CloseEmptyTable):
            del self.tables[played.number]
        elif not played.is_dealt and played.table.ready_to_deal(self.now_ms):
            played.is_dealt = True
            self._plan(self.now_ms + BETWEEN_HANDS_MS, "deal", played.number)

    def _sit(self, played: PlayedTable, player: str) -> None:
        played.followers[player] = Follower(player, played.table.view(player, self.now_ms))
        played.minds[player] = TournamentMind(random.Random(f"{self.seed} {player}"))

    def _report(self, played: PlayedTable) -> None:
        """Report a hand that is over by the clock to the tournament, and give the table the orders it has missed."""
        reports, played.reports = played.reports, []
        self._waiting.extend(reports)  # the table's reports on the answers come after all of them
        while self._waiting:
            self.decide(self._waiting.popleft())
        while played.inbox:
            self._carry_out(played, played.inbox.popleft())
        while self._waiting:
            self.decide(self._waiting.popleft())
        if played.number in self.tables and not played.is_dealt and played.table.ready_to_deal(self.now_ms):
            played.is_dealt = True
            self._plan(self.now_ms + BETWEEN_HANDS_MS, "deal", played.number)

    def play_hand(self, played: PlayedTable) -> None:
        """Play a whole hand at one table, up to its report; nothing elsewhere can change it."""
        table, now_ms, chance = played.table, self.now_ms, self._chance
        if self.away and chance.random() < self.away:
            self._come_and_go(played)
        stakes = table.next_hand(now_ms)
        assert isinstance(stakes, Stakes), "the table is ready to deal"
        self.hands += 1
        deck = list(range(DECK_SIZE))
        chance.shuffle(deck)
        played.told, played.read = [], dict.fromkeys(played.followers, 0)
        hand = f"{table.terms.table}-{table.hand_count + 1}"
        self._do(played, commands.StartHand(hand, "seal", chance.getrandbits(LOT_BITS), stakes), now_ms, deck)
        self._play_on(played, now_ms)

    def _play_on(self, played: PlayedTable, now_ms: int) -> None:
        """Play the running hand to its end, or to where it is frozen."""
        table, chance = played.table, self._chance
        while (running := table.hand) is not None and table.economy.frozen is None:
            assert running.turn is not None, "a hand waits for somebody"
            seat = table.seats[running.turn.seat]
            thinks_ms = chance.randint(*ACTS_AFTER_MS)
            due_ms = table.due_at_ms()
            is_gone = seat.broke_ms is not None  # the line is broken: the clock decides
            if due_ms is not None and (due_ms <= now_ms + thinks_ms or is_gone):
                now_ms = max(now_ms, due_ms)
                self._do(played, commands.PassTime(), now_ms)
                continue
            now_ms += thinks_ms
            self.actions += 1
            self._do(played, self._action(played, seat.player), now_ms)
        for player in [player for player in played.followers if table.seat_of(player) is None]:
            del played.followers[player], played.minds[player]
        played.until_ms = now_ms
        self._plan(now_ms, "report", played.number)

    def _action(self, played: PlayedTable, player: str) -> commands.Act:
        """A bot's action; the bot first reads the events since it was last asked."""
        follower, running = played.followers[player], played.table.hand
        assert running is not None and running.turn is not None, "it is the bot's turn"
        for event in played.told[played.read[player] :]:
            follower.see(event)
        played.read[player] = len(played.told)
        choice = played.minds[player].decide(follower.spot())
        cards = cards_text_of(choice.cards) if choice.cards else ()
        rows = tuple([cards_text_of(row) for row in choice.rows]) if any(choice.rows) else ()
        turn = running.turn.turn
        return commands.Act(
            player, running.hand, turn, choice.action, choice.amount, cards, rows, choice.game
        )

    def _do(
        self, played: PlayedTable, command: commands.Command, now_ms: int, deck: list[int] | None = None
    ) -> None:
        decided = played.table.decide(command, now_ms, deck)
        played.told += decided.events
        played.reports += decided.messages
        if decided.private:
            seats = played.table.seats
            for number, private in decided.private.items():
                if number in seats and (follower := played.followers.get(seats[number].player)) is not None:
                    # A bot reads in the order of sending: public events first.
                    for event in played.told[played.read[follower.player] :]:
                        follower.see(event)
                    played.read[follower.player] = len(played.told)
                    for event in private:
                        follower.see(event)

    def _come_and_go(self, played: PlayedTable) -> None:
        seat = self._chance.choice([seat for _, seat in sorted(played.table.seats.items())])
        if seat.is_penalised(self.now_ms):
            return
        wish = commands.SitIn(seat.player) if seat.sits_out else commands.SitOut(seat.player)
        played.table.decide(wish, self.now_ms)
