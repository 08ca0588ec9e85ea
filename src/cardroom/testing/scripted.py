"""A table played by one-liners, so that a test reads like the rule it shows.

>>> table = ScriptedTable(players=3)
>>> _ = table.deal()
>>> [event.kind for event in table.act("A call", "B call", "C check")][-1]
'turn_started'
"""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from cardroom.cards.card import card_text, parse_cards
from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import open_table
from cardroom.cash.money_moves import (
    BoughtIn,
    CashedOut,
    Charged,
    HandSettled,
    StackToppedUp,
    TopUpReturned,
)
from cardroom.cash.table_terms import table_terms
from cardroom.games import game as declared_game
from cardroom.openface.rows import HAND_CARDS
from cardroom.rules import Refused, Rulebook
from cardroom.rules.book_loading import house
from cardroom.table.events import Event, HandStarted, PrivateEvent, PublicEvent
from cardroom.table.model import commands
from cardroom.table.model.decided import Decided
from cardroom.table.poker.poker_play import PokerPlay
from cardroom.table.positions.plan import plan_hand
from cardroom.table.values.message import Movement
from cardroom.testing.decks import deck_for, stacked_deck
from cardroom.testing.legal_answers import quiet_answer
from cardroom.testing.manual_timers import FakeClock

E = TypeVar("E", bound=Event)
NAMES = "ABCDEFGHIJKL"


class ScriptedTable:
    """A table with players "A", "B", ... in seats 1, 2, ...

    ``events`` is everything sent so far, ``private`` by seat, ``money`` every movement; ``accounts`` are the wallets
    (and ``rake``, and funds by their names) as the movements change them, from 0. ``clock`` moves by ``wait`` only.
    Amounts are whole units.
    """

    def __init__(
        self,
        players: int = 3,
        game: str = "holdem",
        stake: str = "",
        stacks: Mapping[str, int] | None = None,
        book: Rulebook | None = None,
    ) -> None:
        self.book = book or house("casinohuone")
        if not stake:
            names = [one.name for one in self.book.game(game).stakes]
            stake = "NL100" if "NL100" in names else names[0]
        self.terms = table_terms(self.book, game, stake, "t1", "Test table")
        self.table = open_table(self.terms, self.book)
        self.clock = FakeClock()
        self.events: list[PublicEvent] = []
        self.private: dict[int, list[PrivateEvent]] = {}
        self.money: list[Movement] = []
        self.accounts: dict[str, int] = {"rake": 0}
        self.hands = 0
        for name in NAMES[:players]:
            self.seat(name, (stacks or {}).get(name))

    # Doing

    def do(self, command: commands.Command, deck: list[int] | None = None) -> Decided:
        """Carry out a command at the clock's time and note the consequences."""
        decided = self.table.decide(command, self.clock.now_ms, deck)
        self.events += decided.events
        for seat, events in decided.private.items():
            self.private.setdefault(seat, []).extend(events)
        self.money += decided.money
        for movement in decided.money:
            self._book(movement)
        return decided

    def seat(self, player: str, stack: int | None = None) -> Decided:
        """Seat a player on the lowest free seat, with the largest buy-in or the stack given (bound, beyond limits)."""
        amount = self.terms.max_buy_in if stack is None else stack
        bound = 0 if self.terms.min_buy_in <= amount <= self.terms.max_buy_in else amount
        return self.do(of_cash.TakeSeat(player, amount, 0, bound))

    def deal(
        self,
        holes: Mapping[str, str] | None = None,
        board: str = "",
        dealer: str | None = None,
        game: str = "",
        draws: str = "",
    ) -> list[PublicEvent]:
        """Deal a hand; ``holes`` by player, ``dealer`` where it is drawn (else the lowest seat). Returns the events.

        ``game`` is what the cards are stacked for where a player chooses; ``draws`` come in an exchange.
        """
        self.hands += 1
        chance = self._chance_for(dealer)
        start = commands.StartHand(f"h{self.hands}", "seal", chance)
        deck = self.deck(holes or {}, board, chance, game, draws)
        return self.do(start, deck).events

    def act(self, *lines: str) -> list[PublicEvent]:
        """Decisions in turn: "A raise 600", "B fold", "C discard Kd", "D draw 2c 3d", "E choose stud",
        "F place As/-/KcKd".

        Returns their events. Raises Refused at a refusal.
        """
        told: list[PublicEvent] = []
        for line in lines:
            told += self.do(self.command_of(line)).events
        return told

    def command_of(self, line: str) -> commands.Act:
        """The command of a decision written in a line."""
        player, action, *rest = line.split()
        fields: dict[str, Any] = {}
        if action in ("discard", "draw"):
            fields["cards"] = tuple(rest)
        elif action == "choose":
            fields["game"] = rest[0]
        elif action == "place":
            rows = [[] if row == "-" else parse_cards(row) for row in rest[0].split("/")]
            fields["rows"] = tuple([tuple([card_text(card) for card in row]) for row in rows])
        elif rest:
            fields["amount"] = int(rest[0])
        return msgspec.structs.replace(self.action(player, action), **fields)

    def action(self, player: str, action: str, amount: int = 0) -> commands.Act:
        """The command of a decision, with the tokens of the running turn."""
        hand = self.table.hand
        return commands.Act(player, hand.hand if hand else "", hand.decision if hand else 0, action, amount)

    def fold_out(self) -> list[PublicEvent]:
        """Everyone to act folds until the hand is over."""
        told: list[PublicEvent] = []
        while (hand := self.table.hand) is not None:
            told += self.act(f"{self.table.seats[hand.actor_seat].player} fold")
        return told

    def check_down(self) -> list[PublicEvent]:
        """Everyone to act checks, or calls, or takes the next quietest action, until the hand is over."""
        told: list[PublicEvent] = []
        while self.table.hand is not None:
            told += self.go_on()
        return told

    def go_on(self) -> list[PublicEvent]:
        """Take the quietest action of the player to act."""
        hand = self.table.hand
        assert hand is not None and hand.turn is not None, "somebody is to act"
        player = self.table.seats[hand.actor_seat].player
        own = self.table.view(player, self.clock.now_ms).you
        assert own is not None, "a player has a seat"
        act = msgspec.structs.replace(self.action(player, "fold"), **quiet_answer(hand.turn, own))
        return self.do(act).events

    def wait(self, seconds: int = 0, ms: int = 0) -> list[PublicEvent]:
        """Let time pass, and the table's clocks with it, each when it is due."""
        until_ms = self.clock.now_ms + seconds * 1000 + ms
        told: list[PublicEvent] = []
        while (due := self.table.due_at_ms()) is not None and due <= until_ms:
            self.clock.now_ms = max(self.clock.now_ms, due)
            told += self.do(commands.PassTime()).events
        self.clock.now_ms = until_ms
        return told

    def sit_out(self, player: str) -> Decided:
        """The player takes a break."""
        return self.do(commands.SitOut(player))

    def sit_in(self, player: str) -> Decided:
        """The player comes back."""
        return self.do(commands.SitIn(player))

    def leave(self, player: str, gives_up: bool = False) -> Decided:
        """The player leaves, and with `gives_up` plays the running hand no more."""
        return self.do(commands.LeaveTable(player, gives_up=gives_up))

    def break_line(self, player: str) -> Decided:
        """The player's connection breaks."""
        return self.do(commands.Disconnect(player))

    def mend_line(self, player: str) -> Decided:
        """The player is connected again."""
        return self.do(commands.Reconnect(player))

    def refusal(self, command: commands.Command | str) -> Refused:
        """The refusal of a command, or of a decision such as "A check". Raises AssertionError if it is carried out."""
        try:
            if isinstance(command, str):
                self.act(command)
            else:
                self.do(command)
        except Refused as refused:
            return refused
        raise AssertionError(f"{command} was not refused")

    # Reading

    def told(self, kind: type[E]) -> list[E]:
        """All events of one type so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        """The latest event of one type."""
        return self.told(kind)[-1]

    @property
    def last_settled(self) -> HandSettled:
        """The latest sums of a hand."""
        return [movement for movement in self.money if isinstance(movement, HandSettled)][-1]

    def stack(self, player: str) -> int:
        """A player's chips as everyone sees them."""
        view = self.table.view(None, self.clock.now_ms)
        return next(seat.stack for seat in view.seats if seat.player == player)

    def positions(self) -> tuple[str, str, str]:
        """(dealer, small blind, big blind) of the last hand by player, "" for nobody or an empty seat."""
        started = self.last(HandStarted)
        by_seat = {seat.seat: seat.player for seat in started.seats}
        return (
            by_seat.get(started.dealer, ""),
            by_seat.get(started.small_blind, ""),
            by_seat[started.big_blind],
        )

    def dealt(self) -> str:
        """The players dealt into the last hand, in the order of their names, as one text."""
        return "".join(sorted(seat.player for seat in self.last(HandStarted).seats))

    def bytes_for(self, seat: int) -> bytes:
        """All messages to a seat, as bytes."""
        return msgspec.json.encode([self.events, self.private.get(seat, [])])

    # Inside

    def deck(
        self, holes: Mapping[str, str], board: str, chance: int = 0, game: str = "", draws: str = ""
    ) -> list[int]:
        """The deck that deals these holes by player in the next hand."""
        state = self.table._state
        plan = plan_hand(state, chance)
        if plan is None:
            return list(range(52))
        order = [self.table.seats[number].player for number in plan.placing.seats]
        given = [holes.get(player, "") for player in order]
        if not isinstance(state.play, PokerPlay):
            return stacked_deck(given, board, HAND_CARDS)
        kind = state.play.kind(state.rotated)
        declared = declared_game(game) if game else kind.game
        return deck_for(declared, given, board, kind.rules.burns, draws)

    def _chance_for(self, dealer: str | None) -> int:
        """A chance that draws this dealer, the lowest active seat where none is asked for."""
        state = self.table._state
        active = state.active_seats()
        wanted = next((seat.number for seat in active if dealer in (None, seat.player)), 0)
        for chance in range(10_000):
            plan = plan_hand(state, chance)
            if plan is None or not plan.is_drawn or plan.placing.positions.dealer == wanted:
                return chance
        raise AssertionError(f"no chance draws {dealer!r} as the dealer")

    def _book(self, movement: Movement) -> None:
        accounts = self.accounts
        match movement:
            case BoughtIn(player, amount) | StackToppedUp(player, amount):
                accounts[player] = accounts.get(player, 0) - amount
            case CashedOut(player, amount) | TopUpReturned(player, amount):
                accounts[player] = accounts.get(player, 0) + amount
            case HandSettled(_, _, rake, drops):
                accounts["rake"] += rake
                for fund, amount in drops.items():
                    accounts[fund] = accounts.get(fund, 0) + amount
            case Charged(_, amount, fund):
                accounts[fund or "rake"] = accounts.get(fund or "rake", 0) + amount
