"""A night at one cash table: hands played by chance, and between decisions whatever people do besides."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec

from cardroom.cash import cash_commands as of_cash
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.rules import Rulebook, load_rulebook
from cardroom.table.events import HoleSeen
from cardroom.table.model import commands
from cardroom.testing.room_client import TestClient
from tests.houses import book_of
from tests.room.lobby.test_jackpots import EASY
from tests.streams.recording import RecordedRoom
from tests.table.playing import random_act

Wish = Callable[["Night", TestClient], None]
NAMES = ("Aino", "Bertil", "Cecilia", "Dan", "Eeva", "Frans", "Greta", "Heikki", "Ida", "Jonas")
NEWCOMERS = ("Kaisa", "Lars", "Milada")


@dataclass(frozen=True)
class Table:
    """A table that is played at: a pool of a house, how many sit down, how many hands, what happens besides.

    ``stays`` is the share of hands in which nobody folds what can be called, so that boards and decks run out.
    """

    house: str
    pool: str
    players: int = 4
    hands: int = 4
    besides: tuple[str, ...] = ()
    stays: float = 0.2
    seed: int = 1


def book_for(name: str) -> Rulebook:
    """A house's rulebook: one of ours, one of the tests', or the one whose jackpot is hit easily."""
    return load_rulebook(EASY) if name == "casino-easy" else book_of(name)


class Night:
    """Plays it, always alike. One player and one spectator are written down."""

    def __init__(self, folder: Path, table: Table, more: Mapping[str, Wish]) -> None:
        """`more` is what may happen besides the players' own wishes."""
        wishes = {**WISHES, **more}
        self.plan = table
        self.chance = random.Random(f"{table.house} {table.pool} {table.seed}")
        self.room = RecordedRoom(folder, table.seed, book_for(table.house))
        self.names = list(NAMES[: table.players])
        self.besides = [wishes[name] for name in table.besides]
        self._waiting: list[Wish] = []
        self.penalties = 0
        self._stays = False

    def play(self) -> list[str]:
        """The lines of both streams, first the player's."""
        room = self.room
        with room:
            self.table = room.seat(self.plan.pool, *self.names)
            room.record("player", room.client(self.names[0]), self.table)
            room.record("spectator", room.connect(), self.table)
            while self.is_on:
                self._step()
        return room.stream()

    @property
    def is_on(self) -> bool:
        """Whether hands are to be played yet."""
        table = self.room.table(self.table)
        return table.hand is not None or table.hand_count < self.plan.hands

    @property
    def terms(self) -> msgspec.Struct:
        """Of the table."""
        return self.room.table(self.table).terms

    def _step(self) -> None:
        """Mostly a decision; now and then something besides, each in turn."""
        hand = self.room.table(self.table).hand
        if self.besides and self.chance.random() < (0.2 if hand else 0.6):
            self._waiting = self._waiting or self.chance.sample(self.besides, len(self.besides))
            wish, client = self._waiting.pop(), self.somebody()
            if client is not None:
                wish(self, client)
        elif hand is None:
            self._between()
        else:
            self._decide()

    def _between(self) -> None:
        """Who has lost all chips buys new ones, who is away comes back; then the next hand is waited for."""
        room, table = self.room, self.room.table(self.table)
        for seat in list(table.seats.values()):
            client = self._client(room.called(seat.player))
            if client is None:
                continue
            if seat.stack == 0:
                client.ask(at_table(client.new_id(), self.table, of_cash.TopUp(ME, table.terms.max_buy_in)))
            if seat.sits_out and (seat.stack == 0 or self.chance.random() < 0.5 or table.state == "waiting"):
                client.ask(client.sit_in(self.table))
        if table.state == "waiting":
            for name in self.names:
                come(self, self._client(name) or self.come_back(name))
        elif self.chance.random() < 0.7:  # the one who is written down is seldom away for long
            come(self, self._client(self.names[0]) or self.come_back(self.names[0]))
        due = room.time.due()
        assert due is not None, "somebody waits for something"
        self._stays = self.chance.random() < self.plan.stays
        room.wait(ms=max(1, due - room.time.now_ms()))

    def _decide(self) -> None:
        """Whoever is to act does what chance says; for one whose line is broken the clock does."""
        table = self.room.table(self.table)
        hand = table.hand
        assert hand is not None
        seat = table.seats.get(hand.actor_seat)
        client = self._client(self.room.called(seat.player)) if seat else None
        is_over = (
            hand.turn is not None
            and hand.turn.until_ms <= self.room.time.now_ms()
            and not hand.turn.time_bank_ms
        )
        if client is None or is_over:
            self.room.wait(seconds=0 if is_over else 3)
            return
        act = random_act(table, self.chance, self.room.time.now_ms())
        if self._stays and act.action == "fold":
            assert hand.turn is not None
            if "call" in hand.turn.actions:
                act = msgspec.structs.replace(act, action="call")
        more = {"cards": act.cards, "rows": act.rows, "game": act.game}
        client.done(msgspec.structs.replace(client.act(self.table, act.action, act.amount), **more))

    # ------------------------------------------------------------------ people

    def _client(self, name: str) -> TestClient | None:
        return next((client for client in self.room.clients if client.name == name), None)

    def somebody(self) -> TestClient | None:
        """One of those who are on line."""
        return self._client(self.chance.choice(self.names))

    def come_back(self, name: str) -> TestClient:
        """A player has a line again, and whoever is written down is so on it."""
        client = self.room.connect(name)
        for viewer in self.room.viewers:
            if viewer.client.name == name:
                with self.room.unseen():
                    viewer.follow(client, self.table)
        return client

    def seat_of(self, client: TestClient) -> int:
        """The player's seat, 0 for none."""
        seat = self.room.table(self.table).seat_of(client.player)
        return seat.number if seat else 0


# ------------------------------------------------------------------ what people do


def rest(night: Night, client: TestClient) -> None:
    """A break."""
    client.ask(client.sit_out(night.table))


def come(night: Night, client: TestClient) -> None:
    """Back from a break, or from elsewhere with new chips; into the game as the house lets them."""
    if not night.seat_of(client):
        terms = night.room.table(night.table).terms
        night.room.give(client.name, terms.max_buy_in)
        client.ask(client.join(night.plan.pool, night.chance.choice((terms.min_buy_in, terms.max_buy_in))))
        night.room.take_offers()
    else:
        client.ask(client.sit_in(night.table))
    by = night.chance.choice(("wait", "post", "straddle", "buy_button"))
    client.ask(at_table(client.new_id(), night.table, commands.Enter(ME, by)))


def leave(night: Night, client: TestClient) -> None:
    """Away for good, if enough stay."""
    if len(night.room.table(night.table).seats) > 3:
        client.ask(client.leave(night.table))


def stay(night: Night, client: TestClient) -> None:
    """Not away after all."""
    client.ask(client.leave(night.table))
    client.ask(at_table(client.new_id(), night.table, commands.StayAtTable(ME)))


def newcomer(night: Night, client: TestClient) -> None:
    """Somebody sits down who was not here before."""
    table = night.room.table(night.table)
    new = [name for name in NEWCOMERS if name not in night.names]
    if new and table.free_seats:
        night.names.append(new[0])
        come(night, night.room.client(new[0]))


def top_up(night: Night, client: TestClient) -> None:
    """More chips, at once or behind the hand."""
    table = night.room.table(night.table)
    seat = table.seat_of(client.player)
    if seat is not None and seat.stack < table.terms.max_buy_in:
        amount = max(table.terms.max_buy_in - seat.stack, table.terms.min_buy_in)
        client.ask(at_table(client.new_id(), night.table, of_cash.TopUp(ME, amount)))


def think(night: Night, client: TestClient) -> None:
    """Whoever is to act takes long: into the time bank, or until the clock decides."""
    hand = night.room.table(night.table).hand
    if hand is None or hand.turn is None:
        return
    ms = hand.turn.until_ms - night.room.time.now_ms()
    night.room.wait(ms=max(0, ms) + night.chance.choice((1_000, 200_000)))


def lose_line(night: Night, client: TestClient) -> None:
    """A line breaks."""
    client.disconnect()


def break_on_turn(night: Night, client: TestClient) -> None:
    """The line of whoever is to act breaks and comes back, once or twice, before the bank runs or while it does."""
    table = night.room.table(night.table)
    for _ in range(night.chance.choice((1, 2, 2))):
        if table.hand is None or table.hand.turn is None or table.hand.actor_seat not in table.seats:
            return
        ms = table.hand.turn.until_ms - night.room.time.now_ms()
        night.room.wait(ms=max(0, ms + night.chance.choice((-5_000, 2_000))))
        if table.hand is None or table.hand.actor_seat not in table.seats:
            return
        name = night.room.called(table.seats[table.hand.actor_seat].player)
        actor = night._client(name)
        if actor is None:
            return
        actor.disconnect()
        night.room.wait(seconds=1)
        night.come_back(name)


def find_line(night: Night, client: TestClient) -> None:
    """All whose lines are broken come back."""
    for name in night.names:
        if night._client(name) is None:
            night.come_back(name)


def skip_blind(night: Night, client: TestClient) -> None:
    """Sits out at the big blind, or not."""
    client.ask(
        at_table(client.new_id(), night.table, commands.SkipNextBigBlind(ME, night.chance.random() < 0.8))
    )


def keep_bank(night: Night, client: TestClient) -> None:
    """Wants the time bank to begin when asked alone, and asks."""
    client.ask(at_table(client.new_id(), night.table, commands.KeepTimeBank(ME, True)))
    hand = night.room.table(night.table).hand
    if hand is not None:
        actor = night._client(night.room.called(night.room.table(night.table).seats[hand.actor_seat].player))
        if actor is not None:
            actor.ask(
                at_table(actor.new_id(), night.table, commands.UseTimeBank(ME, hand.hand, hand.decision))
            )


def straddle(night: Night, client: TestClient) -> None:
    """Straddles from now on, or in the next hand alone."""
    table = night.room.table(night.table)
    for one in night.room.clients:
        if one.name and table.terms.straddles:
            most, once = night.chance.choice((0, *table.terms.straddles)), night.chance.random() < 0.5
            one.ask(at_table(one.new_id(), night.table, commands.Straddle(ME, most, once)))


def answer(night: Night, client: TestClient) -> None:
    """Whoever is asked to straddle in the next hand does, or waits for the question to go."""
    for one in [one for one in night.room.clients if one.name]:
        own = night.room.table(night.table).view(one.player, night.room.time.now_ms()).you
        if own is not None and own.straddle is not None and night.chance.random() < 0.6:
            one.ask(
                at_table(one.new_id(), night.table, commands.Straddle(ME, own.straddle.amount, once=True))
            )


def change_seat(night: Night, client: TestClient) -> None:
    """Asks for another seat."""
    table = night.room.table(night.table)
    free = [seat for seat in range(1, table.terms.seats + 1) if seat not in table.seats]
    if free:
        client.ask(at_table(client.new_id(), night.table, commands.ChangeSeat(ME, night.chance.choice(free))))


def show_cards(night: Night, client: TestClient) -> None:
    """All who may show cards of the hand that is over do so, one or all."""
    table = night.room.table(night.table)
    last = f"{night.table}-{table.hand_count}"
    if table.hand is None:
        for one in [one for one in night.room.clients if one.name]:
            body = night.room.run(night.room.room.hands.body(last, one.player)) if table.hand_count else None
            held = [event.cards for event in body.events if isinstance(event, HoleSeen)] if body else []
            if held:
                cards = held[-1][: night.chance.choice((1, 2))]
                one.ask(at_table(one.new_id(), night.table, commands.ShowCards(ME, last, cards)))


def bomb_pot(night: Night, client: TestClient) -> None:
    """Asks for a bomb pot; the others agree, or one does not."""
    client.ask(at_table(client.new_id(), night.table, of_cash.AskForBombPot(ME)))
    agrees = night.chance.random() < 0.7
    for one in [one for one in night.room.clients if one.name]:
        one.ask(one.answer(night.table, agrees))


WISHES: dict[str, Wish] = {
    one.__name__: one
    for one in (
        rest, come, leave, stay, newcomer, top_up, think, lose_line, break_on_turn, find_line, skip_blind, keep_bank,
        straddle, answer, change_seat, show_cards, bomb_pot,
    )
}  # fmt: skip
EVERYDAY = (
    "rest", "come", "come", "leave", "stay", "newcomer", "top_up", "think", "lose_line", "break_on_turn", "find_line",
    "find_line", "skip_blind", "keep_bank", "change_seat", "show_cards",
)  # fmt: skip
