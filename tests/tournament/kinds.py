"""Tournaments of every kind by chance: any game of a house, HexaPro, sit & gos, those that begin at an hour; with
entries by ticket, lines that break on a turn, and rooms that stop in the middle of a hand.
"""

import random
from typing import Any

from msgspec.structs import replace

from cardroom.bots.bot_tournament import BotTournament, PlayedTable
from cardroom.rules import Refused, Rulebook, house
from cardroom.table.model import commands
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.hexapro.hexapro_terms import hexapro_terms, rules_of
from cardroom.tournament.play.prices import sale_of
from cardroom.tournament.play.tournament_commands import (
    CancelTournament,
    PassTournamentTime,
    Register,
    Unregister,
)
from cardroom.tournament.table_messages import Order
from cardroom.tournament.tables.tournament_table import most_seats, open_tournament_table
from cardroom.tournament.tickets.ticket import Ticket
from tests.tournament.test_games import EVERYTHING, POINTS
from tests.tournament.test_laws import random_tournament

OPEN_FACE, SVITEN = "open-face", "sviten"
HOUR_MS = 3_600_000


class Troubled(BotTournament):
    """Some enter by ticket; ``trouble`` says how often a line breaks, a room stops within a hand, or a hand is void."""

    by_ticket = 0.0
    trouble = 0.0
    withdraws = 0.0

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.happens = random.Random(f"troubled {self.seed}")
        self.brought: dict[str, int] = {}
        self.tickets: set[str] = set()
        self.journals: dict[int, tuple[dict[str, Any], list[tuple[Any, int, list[int] | None]]]] = {}
        self.broken, self.stopped, self.voided = 0, 0, 0

    def begin(self) -> None:
        """See `BotTournament`; where it begins at an hour some withdraw before, and it may be too few."""
        if self.terms.starts_ms is None:
            super().begin()
            return
        for number in range(1, self.entries + 1):
            self._enter(number)
        for player in list(self.tournament.state.entrants):
            if self.happens.random() < self.withdraws:
                self.decide(Unregister(player))
        self.now_ms = self.terms.starts_ms
        self.decide(PassTournamentTime())
        while (
            self.tournament.state.waits
        ):  # tables are too short to begin: others come, as long as there are places
            self.entries += 1
            try:
                self._enter(self.entries)
            except Refused:
                self.decide(CancelTournament("boss", "too few"))

    def _enter(self, number: int) -> None:
        terms, name = self.terms, f"b{number}"
        if self.happens.random() < self.by_ticket:
            price = sale_of(terms, "entry").whole
            wish = Register(name, number, Ticket(f"k{number}", name, price))
            self.tickets.add(name)
            self.decide(wish)
            return
        super()._enter(number)
        self.brought[name] = sum(one.whole for one in self.tournament.state.entrants[name].bought)

    def play_hand(self, played: PlayedTable) -> None:
        """See `BotTournament`."""
        for seat in list(played.table.seats.values()):
            if seat.broke_ms is not None and self.happens.random() < 0.5:
                played.table.decide(commands.Reconnect(seat.player), self.now_ms)
        super().play_hand(played)

    def _do(
        self, played: PlayedTable, command: commands.Command, now_ms: int, deck: list[int] | None = None
    ) -> None:
        if self.trouble and isinstance(command, commands.StartHand):
            self.journals[played.number] = (played.table.dump(), [])
        super()._do(played, command, now_ms, deck)
        if not self.trouble:
            return
        self._note(played, command, now_ms, deck)
        hand, drawn = played.table.hand, self.happens.random()
        if hand is None or hand.turn is None:
            return
        seat = played.table.seats[hand.turn.seat]
        if drawn < self.trouble and seat.broke_ms is None:
            self.broken += 1
            self._do(played, commands.Disconnect(seat.player), now_ms)
        elif drawn < 1.5 * self.trouble:
            self._opens_again(played)
        elif drawn < 1.6 * self.trouble and isinstance(command, commands.Act):
            self.voided += 1
            self._do(played, commands.VoidHand("fault"), now_ms)

    def _carry_out(self, played: PlayedTable, order: Order) -> None:
        if self.trouble and played.table.hand is not None:
            self._note(played, order, self.now_ms, None)
        super()._carry_out(played, order)

    def _note(self, played: PlayedTable, command: Any, now_ms: int, deck: list[int] | None) -> None:
        journal = self.journals[played.number][1]
        if not journal or journal[-1][0] is not command:  # (an order is noted when it comes)
            journal.append((command, now_ms, deck))

    def _opens_again(self, played: PlayedTable) -> None:
        """The room has stopped: the table is read back as it was before the hand, and what was decided since again."""
        self.stopped += 1
        data, journal = self.journals[played.number]
        table = open_tournament_table(self.book, self.terms, played.number)
        table.load(data)
        for command, now_ms, deck in journal:
            table.decide(command, now_ms, deck)
        assert table.hand is not None and played.table.hand is not None
        assert table.view(None, self.now_ms) == played.table.view(None, self.now_ms), "it goes on as it was"
        vars(played.table).update(vars(table))


def of_any_kind(seed: int) -> Troubled:
    """One of random kind."""
    chance = random.Random(f"kind {seed}")
    bots = random_tournament(seed, Troubled)
    assert isinstance(bots, Troubled)
    if chance.random() < 0.06:
        bots = _hexapro(seed, chance)
    elif chance.random() < 0.4:
        bots = _of_game(bots, chance)
    start = chance.random()
    if start < 0.1:
        bots = _changed(
            bots, most=bots.entries, late_levels=0, re_entries=0
        )  # begins when its seats are taken
    elif start < 0.2 and not bots.terms.hexapro:
        bots = _changed(bots, starts_ms=chance.choice([60_000, HOUR_MS]), late_levels=0, re_entries=0)
        bots.withdraws = chance.choice([0.0, 0.3, 1.0])
    if not bots.terms.most_buy_in and not bots.terms.hexapro and chance.random() < 0.2:
        bots.by_ticket = 0.3
    bots.trouble = chance.choice([0.0, 0.0, 0.01, 0.04])
    return bots


def _changed(bots: Troubled, **changes: Any) -> Troubled:
    """The same by other terms."""
    terms = replace(bots.terms, **changes)
    if not terms.re_entries:
        terms = replace(terms, best_stack=False)
    late = bots.late if terms.late_levels else 0
    return Troubled(terms, bots.book, bots.entries, bots.seed, late=late, away=bots.away)


def _hexapro(seed: int, chance: random.Random) -> Troubled:
    book = house("casinohuone")
    terms = hexapro_terms(book, "x", chance.choice(rules_of(book).buy_ins.value).buy_in_cents)
    return Troubled(terms, book, terms.most, seed, away=chance.choice([0.0, 0.05]))


def _of_game(bots: Troubled, chance: random.Random) -> Troubled:
    """At a table of another game, or of a mix; those with rules of their own for tournaments come often."""
    terms, book = bots.terms, bots.book
    deals = {offer.deal for offer in book.games.values()}
    rare = [deal for deal in (OPEN_FACE, SVITEN, "rotation", "choice") if deal in deals]
    wanted = chance.choice(rare) if rare and chance.random() < 0.6 else ""
    game = chance.choice([id for id, offer in sorted(book.games.items()) if wanted in ("", offer.deal)])
    seats = min(terms.seats, most_seats(book, game))
    changed = replace(terms, game=game, levels=_levels(book, game), seats=seats, most=10_000)
    if terms.flights:  # so few of them would be too few at a table to begin
        changed = replace(changed, days=(), flights=(), best_stack=False)
    if book.games[game].deal == OPEN_FACE:
        changed = replace(changed, bounty=0, seats=chance.choice([3, 4, 5]))
    fits = Troubled(changed, book, min(bots.entries, 20), bots.seed, away=bots.away)
    least = fits.entries // -(-fits.entries // changed.seats)
    return fits if least >= 3 else Troubled(changed, book, changed.seats * 3, bots.seed, away=bots.away)


def _levels(book: Rulebook, game: str) -> tuple[Stakes, ...]:
    return POINTS if book.games[game].deal == OPEN_FACE else EVERYTHING
