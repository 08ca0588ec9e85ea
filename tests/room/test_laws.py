"""The laws of a whole room, whatever people, staff, the clock and the power supply do, in any order."""

from __future__ import annotations

import json
import os
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cardroom.cards.card import card_text
from cardroom.cards.deck import shuffled_deck
from cardroom.cash import cash_commands as of_cash
from cardroom.ledger import accounts
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.bodies import WithReason
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.rules.refused import Refused
from cardroom.store.postgres.address import Address
from cardroom.table.events import BoardDealt, HandShown, HandStarted, HoleDealt
from cardroom.table.model import commands
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom
from tests.postgres import needs_postgres, server
from tests.room.known_seats import check_known_seats

NAMES = "ABCDEFG"
POOLS = ("holdem-nl10", "omaha-pl10", "banzai_texas-nl5")
CARD = re.compile(r'"([2-9TJQKA][cdhs])"')

names = st.sampled_from(NAMES)
chances = st.integers(0, 10**6)


class WholeRoom(RuleBasedStateMachine):
    """Seven players, three stakes, a member of staff; every invariant is checked after every step."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.address = self.database()
        self.room = TestRoom(self.address or Path(self.folder.name), seed=5)
        self.staff = self.room.person("Sirpa", role="admin")
        self.said: list[tuple[str, from_client.AnyClientMessage]] = []
        self.read: dict[TestClient, int] = {}
        self.hands: dict[TestClient, dict[str, str]] = {}
        for name in NAMES:
            self.room.person(name, cents=20_000)

    def teardown(self) -> None:
        """Put the room away."""
        self.room.close()
        self.folder.cleanup()
        if self.address is not None:
            server().drop(self.address)

    def database(self) -> Address | None:
        """Where the store lies; None for the folder."""
        return None

    # What may happen

    @initialize()
    def a_table_is_running(self) -> None:
        """Begin where things can happen."""
        self.watch_all(self.room.seat(POOLS[0], "A", "B", "C"))

    def watch_all(self, table: str) -> None:
        """Everybody connected looks at the table."""
        for client in self.room.clients:
            client.watch(table)

    def tables(self) -> list[str]:
        """The open tables."""
        return list(self.room.room.tables)

    def ask(
        self, client: TestClient, message: from_client.AnyClientMessage
    ) -> to_client.Done | to_client.Refused | None:
        """Ask, and keep what was asked to ask it again some day."""
        answer = client.ask(message)
        assert isinstance(answer, to_client.Done | to_client.Refused), f"{message} was not answered"
        self.said.append((client.name, message))
        if isinstance(answer, to_client.Done) and answer.table:
            client.watch(answer.table)
        return answer

    @rule(name=names, pool=st.sampled_from(POOLS), chance=chances)
    def join(self, name: str, pool: str, chance: int) -> None:
        """Somebody asks for a seat."""
        client = self.room.client(name)
        buy_in = (400, 500, 1000, 250, 7)[chance % 5]
        self.ask(client, client.join(pool, buy_in))
        if chance % 4:
            for offered in client.all(to_client.SeatOffered)[-1:]:
                self.ask(client, from_client.AnswerOffer(client.new_id(), offered.offer, chance % 8 != 1))

    @rule(chance=chances)
    def take_offers(self, chance: int) -> None:
        """Everybody takes the seats kept for them."""
        for client in list(self.room.clients):
            for offered in client.all(to_client.SeatOffered)[-1:]:
                self.ask(client, from_client.AnswerOffer(client.new_id(), offered.offer, True))

    @rule(steps=st.integers(1, 25), chance=chances)
    def play_on(self, steps: int, chance: int) -> None:
        """Whoever is to act acts, legally."""
        for step in range(steps):
            for table in self.tables():
                hand = self.room.table(table).hand
                if hand is None or not hand.actor_seat or hand.clock is None:
                    continue
                options, roll = hand.engine.options(), (chance + step * 7919) % 100
                actor = self.room.actor(table)
                if options.max_raise_to > 0 and roll < 25:
                    spread = options.max_raise_to - options.min_raise_to
                    total = options.min_raise_to + (spread * (roll % 5) // 4)
                    message = actor.act(table, "raise", total)
                elif options.can_check:
                    message = actor.act(table, "check")
                else:
                    message = actor.act(table, "fold" if roll > 80 else "call")
                answer = self.ask(actor, message)
                if self.room.room.players.now(self.room.person(actor.name)).closed:
                    assert isinstance(answer, to_client.Refused) and answer.code == "account-closed"
                    continue  # the clock decides for who may not even sign in
                assert isinstance(answer, to_client.Done), f"a legal action was refused: {answer}"
            self.room.wait(ms=chance % 3 * 1500)

    @rule(name=names, chance=chances, action=st.sampled_from(["fold", "check", "call", "raise", "bet"]))
    def act_out_of_place(self, name: str, chance: int, action: str) -> None:
        """Somebody acts with made-up tokens."""
        if not self.tables():
            return
        client, table = self.room.client(name), self.tables()[chance % len(self.tables())]
        seq = self.room.room.tables[table].seq
        hand = at_table(
            client.new_id(), table, commands.Act(ME, f"{table}-{chance % 9}x", chance % 40, action, chance)
        )
        assert isinstance(self.ask(client, hand), to_client.Refused)
        assert self.room.room.tables[table].seq == seq

    @rule(
        name=names,
        chance=chances,
        what=st.sampled_from(["out", "in", "skip", "straddle", "leave", "stay", "top_up", "say"]),
    )
    def wish(self, name: str, chance: int, what: str) -> None:
        """Somebody at a table wants something."""
        client = self.room.client(name)
        mine = [
            writer.terms.table for writer in self.room.room.tables.seats_of(client.player)
        ] or self.tables()
        if not mine:
            return
        table, request = mine[chance % len(mine)], client.new_id()
        messages: dict[str, from_client.AnyClientMessage] = {
            "out": at_table(request, table, commands.SitOut(ME)),
            "in": at_table(request, table, commands.SitIn(ME)),
            "skip": at_table(request, table, commands.SkipNextBigBlind(ME, chance % 2 == 0)),
            "straddle": at_table(request, table, commands.Straddle(ME, chance % 100)),
            "leave": at_table(request, table, commands.LeaveTable(ME)),
            "stay": at_table(request, table, commands.StayAtTable(ME)),
            "top_up": at_table(request, table, of_cash.TopUp(ME, chance % 1200)),
            "say": from_client.Say(request, table, f"number {chance}"),
        }
        self.ask(client, messages[what])

    @precondition(lambda self: self.said)
    @rule(chance=chances)
    def ask_again(self, chance: int) -> None:
        """A client repeats a request; what was done once is not done twice."""
        name, message = self.said[-1 - chance % min(len(self.said), 40)]
        client = self.room.client(name)
        steps = {table: self.room.room.tables[table].seq for table in self.tables()}
        balances = dict(self.room.room.services.ledger.balances)
        answer = client.ask(message)
        if isinstance(answer, to_client.Done) and answer.repeated:
            assert {table: self.room.room.tables[table].seq for table in self.tables()} == steps
            assert dict(self.room.room.services.ledger.balances) == balances

    @rule(name=names)
    def break_line(self, name: str) -> None:
        """Somebody's connection breaks."""
        for client in [one for one in self.room.clients if one.name == name]:
            client.disconnect()

    @rule(name=names)
    def come_back(self, name: str) -> None:
        """Somebody opens one more connection and looks around."""
        client = self.room.connect(name)
        for table in self.tables():
            client.watch(table)

    @rule(seconds=st.sampled_from([0, 1, 3, 16, 31, 61, 501, 1801, 90_000]))
    def time_passes(self, seconds: int) -> None:
        """The clock moves, sometimes far."""
        self.room.wait(seconds=seconds)

    @rule(chance=chances, what=st.sampled_from(["void", "drain", "reopen"]))
    def staff_at_a_table(self, chance: int, what: Literal["void", "drain", "reopen"]) -> None:
        """Staff do something at a table."""
        if not self.tables():
            return
        staff, table = self.room.room.staff, self.tables()[chance % len(self.tables())]
        try:
            if what == "void":
                self.room.run(staff.void(self.staff, table, "because"))
            else:
                self.room.run(staff.at_table(self.staff, table, what, WithReason(reason="because")))
        except Refused:
            return

    @rule(name=names, amount=st.integers(-3000, 3000), what=st.sampled_from(["move", "withhold", "release"]))
    def staff_move_money(self, name: str, amount: int, what: str) -> None:
        """Staff move money."""
        move, request = getattr(self.room.room.payments, what), f"m{next(self.room.ids)}"
        try:
            self.room.run(move(self.staff, self.room.person(name).id, amount, "because", request))
        except Refused:
            return

    @rule(name=names, what=st.sampled_from(["close_account", "open_account", "shut_out", "let_in"]))
    def staff_take_measures(self, name: str, what: str) -> None:
        """Staff close an account, or shut somebody out of Banzai; or take it back."""
        family = ("banzai",) if what in ("shut_out", "let_in") else ()
        act = getattr(self.room.room.measures, what)
        try:
            self.room.run(act(self.staff, self.room.person(name).id, *family, "because"))
        except Refused:
            return

    @rule(back=st.booleans())
    def restart(self, back: bool) -> None:
        """The server is gone and comes back, its players with it or later."""
        self.check_what_was_told()
        self.read.clear()
        self.room.restart()
        if back:
            for name in NAMES:
                self.come_back(name)

    # What must hold

    @invariant()
    def all_accounts_together_are_zero_and_none_is_below(self) -> None:
        """Issued equals wallets, held money, stacks, rake and charity, in memory and on the disk."""
        stored = self.room.balances()
        assert self.room.balances_kept() == dict(self.room.room.services.ledger.balances)
        assert sum(stored.values()) == 0
        assert all(cents >= 0 for account, cents in stored.items() if account != accounts.MINT)
        assert stored.get(accounts.CHARITY, 0) == 0

    @invariant()
    def joins_know_the_free_seats_of_tables_as_they_are(self) -> None:
        """Whatever happened at a table or to it."""
        check_known_seats(self.room)

    @invariant()
    def stacks_on_the_felt_are_those_of_the_ledger(self) -> None:
        """Between hands to the cent; during a hand as at its start."""
        ledger = self.room.room.services.ledger
        for table, writer in self.room.room.tables.items():
            hand = writer.table.hand
            start = {dealt.player: dealt.stack for dealt in hand.players} if hand else {}
            total = 0
            for seat in writer.table.seats.values():
                found = ledger.balance(accounts.stack(table, seat.player))
                total += found
                assert found == start.get(seat.player, seat.stack) + seat.waiting_top_up
            if hand is None:
                on_table = sum(c for a, c in ledger.balances.items() if a.startswith(f"stack:{table}:"))
                assert on_table == total, "a stack of somebody who is gone"

    @invariant()
    def nobody_was_told_a_card_not_theirs_to_know(self) -> None:
        """Every card in every message is the reader's own, on the board, or shown to all."""
        self.check_what_was_told()

    def check_what_was_told(self) -> None:
        """Read what the clients heard since the last look."""
        for client in self.room.clients:
            start = self.read.get(client, 0)
            self.read[client] = len(client.texts)
            for text in client.texts[start:]:
                for table, hand, card in cards_in(text, self.hands.setdefault(client, {})):
                    allowed = self.may_know(table, hand, client.player)
                    assert card in allowed, f"{client.name} was told {card} of {hand}: {text}"

    def may_know(self, table: str, hand: str, player: str) -> set[str]:
        """The cards of a hand that are the player's, on the board, or shown, read from the journal and the vault."""
        seed = self.room.reader.seed(hand)
        assert seed is not None
        deck = shuffled_deck(seed, hand.encode())
        places: set[int] = set()
        seats: dict[int, str] = {}
        for row, step in self.room.steps(table):
            for event in step.events if row.hand_id == hand else ():
                mine = isinstance(event, HoleDealt) and seats[event.seat] == player
                if isinstance(event, HandStarted):
                    seats = {seat.seat: seat.player for seat in event.seats}
                elif mine or isinstance(event, BoardDealt | HandShown):
                    places.update(event.places)
        return {card_text(deck[place]) for place in places}


def cards_in(text: str, current: dict[str, str]) -> Iterator[tuple[str, str, str]]:
    """(table, hand, card) of every card in a message; ``current`` is each table's hand as the messages told it."""
    message = json.loads(text)
    if message["type"] == "table_shown":
        view = message["view"]
        table = view["terms"]["table"]
        hand = (view.get("hand") or view.get("over") or {}).get("hand", "")
        current[table] = hand
        for card in CARD.findall(json.dumps(view)):
            yield table, hand, card
        then = ""
        for step in message.get("recent", ()):
            for event in (*step.get("events", ()), *step.get("private", ())):
                if event["kind"] == "hand_started":
                    then = event["hand"]
                for card in CARD.findall(json.dumps(event)):
                    yield table, then, card
    elif message["type"] == "table_told":
        table = message["table"]
        for event in (*message["events"], *message.get("private", ())):
            if event["kind"] == "hand_started":
                current[table] = event["hand"]
            for card in CARD.findall(json.dumps(event)):
                yield table, current.get(table, ""), card
    else:
        assert CARD.search(text) is None, f"a card in a message that speaks of none: {text}"


class WholeRoomOnServer(WholeRoom):
    """The same room, its store on PostgreSQL."""

    def database(self) -> Address:
        """A new one for each example."""
        return server().store()


TestLaws = WholeRoom.TestCase
TestLaws.settings = settings(
    max_examples=int(os.environ.get("CARDROOM_LAWS", "12")),
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


@needs_postgres
class TestLawsOnServer(WholeRoomOnServer.TestCase):
    """A few runs: what differs is the store, whose own contract has tests of its own."""

    settings = settings(TestLaws.settings, max_examples=int(os.environ.get("CARDROOM_LAWS", "12")) // 4)
