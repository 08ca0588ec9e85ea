"""An evening at a cash table by chance: players come, play, straddle, sit out, break off, go and come back."""

import re
from random import Random
from typing import Any, Final

import msgspec

from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import open_table
from cardroom.cash.table_terms import table_terms
from cardroom.rules import Refused, Rulebook
from cardroom.table.model import commands
from cardroom.testing import shuffled
from tests.table.playing import random_act

CITATIONS: Final = re.compile(rb'"(clauses|reading)":(\[[^\]]*\]|"(?:[^"\\]|\\.)*")')
PLAYERS: Final = [f"p{number}" for number in range(7)]


def uncited(told: object) -> bytes:
    """What was told, as one text, without the clauses it rests on."""
    return CITATIONS.sub(b"", msgspec.json.encode(told, enc_hook=repr))


class Evening:
    """One table and all that it answered; ``told`` is what another book may make different."""

    def __init__(self, book: Rulebook, game: str, seed: int) -> None:
        self.chance = Random(f"evening {game} {seed}")
        offer = book.game(game)
        stake = self.chance.choice(offer.stakes).name
        self.terms = table_terms(book, game, stake, "t1", "Evening")
        self.table = open_table(self.terms, book)
        self.now_ms, self.hands = 0, 0
        self.told: list[bytes] = [uncited(self.terms)]

    def ask(self, command: commands.Command, deck: list[int] | None = None) -> None:
        """What the table makes of a command, a refusal too."""
        try:
            decided = self.table.decide(command, self.now_ms, deck)
        except Refused as refused:
            self.told.append(f"{refused.code} {refused.args}".encode())
            return
        self.told.append(
            uncited([decided.events, sorted(decided.private.items()), decided.money, decided.messages])
        )

    def play(self, hands: int) -> list[bytes]:
        """So many hands, and what was told."""
        for player in PLAYERS[: self.chance.randint(2, 6)]:
            self.ask(self.seat(player))
        for _ in range(hands):
            for _ in range(self.chance.randint(0, 3)):
                self.beside()
            self.hand()
        return self.told

    def seat(self, player: str) -> of_cash.TakeSeat:
        """A seat, chosen or drawn."""
        chance = self.chance
        return of_cash.TakeSeat(player, self.buy_in(), chance.randint(0, 10**6), seat=chance.randint(0, 3))

    def buy_in(self) -> int:
        """The least, the most, or a stack that is soon all-in."""
        least, most = self.terms.min_buy_in, self.terms.max_buy_in
        return self.chance.choice((least, least, most, self.chance.randint(least, max(least, most))))

    def top_up(self) -> int:
        """From one chip to the least that may be brought."""
        least = self.terms.min_buy_in
        return self.chance.choice(
            (1, self.terms.unit, self.terms.unit, 40 * self.terms.unit, least // 2, least)
        )

    def shown(self, player: str) -> commands.ShowCards:
        """Cards of the last hand, its player's own."""
        cards = list(self.table.unseen_of(player).items())[:1]
        named, places = tuple(one for one, _ in cards), tuple(at for _, at in cards)
        return commands.ShowCards(player, f"h{self.hands}", named, places)

    def hand(self) -> None:
        """The next hand, until it is over; now and then somebody is asked for something during it."""
        self.hands += 1
        start = commands.StartHand(f"h{self.hands}", "seal", self.chance.randint(0, 10**6))
        self.ask(start, shuffled(self.chance.randint(0, 10**9)))
        for _ in range(300):
            if self.table.hand is None:
                return
            self.now_ms += 500
            drawn = self.chance.random()
            if drawn < 0.06:
                self.now_ms = max(self.now_ms, self.table.due_at_ms() or 0)
                self.ask(commands.PassTime())
            elif drawn < 0.1:
                self.beside()
            elif self.table.hand.turn is not None:
                self.ask(random_act(self.table, self.chance, self.now_ms))
            else:
                self.now_ms = max(self.now_ms, self.table.due_at_ms() or self.now_ms)
                self.ask(commands.PassTime())

    def beside(self) -> None:
        """Something beside the betting."""
        chance, player = self.chance, self.chance.choice(PLAYERS)
        seats = self.table.seats
        amounts = (0, *self.terms.straddles[:3])
        wishes: list[Any] = [
            self.seat(player),
            of_cash.TopUp(player, self.top_up()), self.shown(player),
            commands.Straddle(player, chance.choice(amounts)),
            commands.Enter(player, chance.choice(("wait", "post", "straddle", "buy_button"))),
            commands.LeaveTable(player),
            commands.SitOut(player), commands.SitIn(player), commands.Disconnect(player), commands.Reconnect(player),
            commands.ChangeSeat(player, chance.randint(1, 9), chance.choice(("floor", ""))),
            of_cash.PlayOver(player, chance.choice(sorted(seats) or [1]), self.terms.max_buy_in, "floor"),
            of_cash.AskForBombPot(player), of_cash.AnswerQuestion(player, True),
            commands.SkipNextBigBlind(player, True),
            of_cash.ChargeByTime(chance.choice(("rake", "jackpot")), chance.choice((0, 3600))),
            of_cash.AskAll("buy_in", 0, player, self.terms.max_buy_in * 2),
            commands.KeepTimeBank(player, chance.random() < 0.5), commands.Penalise(player, chance.randint(0, 2)),
        ]  # fmt: skip
        for wish in chance.sample(wishes, 2):
            self.ask(wish)
        if chance.random() < 0.3:
            for other in list(seats.values()):
                self.ask(commands.SitIn(other.player))
        if chance.random() < 0.1:
            self.now_ms += chance.choice((60_000, 700_000, 3_700_000))
            self.ask(commands.PassTime())
