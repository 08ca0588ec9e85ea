"""A house as an owner: penalties, departures, waiting lists, jackpots, players kept apart, tables being closed."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from cardroom.cash.waiting_list import Offer, Waiting, WaitingList
from cardroom.room.hosting import house_commands as at
from cardroom.room.hosting.departure_book import DepartureBook
from cardroom.room.hosting.grants import LendPenalty
from cardroom.room.hosting.owner import Asking, Letter, Ruled
from cardroom.room.hosting.penalty_book import PenaltyBook
from cardroom.room.hosting.seat_register import SavedSeats, SeatRegister
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook

Events = tuple[at.HouseEvent, ...]

OPEN_FOR_MS: Final = 3_600_000
"""A stated reason opens a hand to a member of staff for so long."""


class Lent(msgspec.Struct, frozen=True):
    """A player's penalties, lent to the `table` where they are served, with what that table knows to be left of them."""

    table: str
    hands: int
    until_ms: int


class Line(msgspec.Struct, frozen=True):
    """A waiting list as it is saved."""

    waiting: tuple[Waiting, ...]
    offers: tuple[Offer, ...]


class HouseDump(msgspec.Struct, frozen=True):
    """The whole state of a house."""

    penalties: PenaltyBook
    departures: DepartureBook
    lines: dict[str, Line]
    apart: tuple[tuple[str, str], ...]
    closing: tuple[str, ...]
    hits: tuple[at.Hit, ...]
    day: int | None
    opened: dict[str, dict[str, int]]
    seats: SavedSeats = SavedSeats()
    lent: dict[str, Lent] = {}


DESK: Final = "desk-"


def desk_of(house: str) -> str:
    """Return the name of a house's live desk as an owner."""
    return DESK + house


def owner_of(house: str) -> str:
    """Return a house's name as the owner of a stream."""
    return f"house:{house}"


def house_of(owner: str) -> str:
    """Return the house with this name as an owner."""
    return owner.partition(":")[2]


class House:
    """One house of the room; see `Owner`. Everybody may read its state, and only `decide` changes it."""

    commands: Final[Any] = at.HouseCommand
    can_dump: Final = True

    def __init__(self, book: Rulebook) -> None:
        """`book` is the version in force: refusals cite it, and nothing that is saved depends on it."""
        self.book = book
        self.id = owner_of(book.id)
        self._clear()

    def _clear(self) -> None:
        self.penalties = PenaltyBook()
        self.departures = DepartureBook()
        self.apart: set[frozenset[str]] = set()
        self.closing: dict[str, None] = {}
        self.hits: list[at.Hit] = []
        self.day: int | None = None
        self.opened: dict[str, dict[str, int]] = {}
        self.seats = SeatRegister(SavedSeats())
        self.lent: dict[str, Lent] = {}
        self._lines: dict[str, WaitingList] = {}

    def line(self, name: str) -> WaitingList:
        """Return a waiting list by its name. A caller that needs a game's rules for it sets them."""
        if name not in self._lines:
            self._lines[name] = WaitingList(self.book.seating)
        return self._lines[name]

    # ------------------------------------------------------------------ deciding

    def decide(self, command: at.HouseCommand, asking: Asking) -> Ruled:
        """Carry out a command. Raises `Refused`, and then nothing has changed."""
        if isinstance(command, at.GrantSeat):
            return self._grant(command)
        ruled = (
            self._report(command)
            if isinstance(command, at.ReportSeats)
            else Ruled(list(self._carry_out(command, asking.now_ms)))
        )
        ruled.letters += self._lending(command, asking.now_ms)
        return ruled

    def begins_hand(self, command: at.HouseCommand) -> str:
        """Return "": hands are its tables'."""
        return ""

    def _carry_out(self, command: at.HouseCommand, now_ms: int) -> Events:
        if isinstance(command, at.GivePenalty | at.MissHand | at.EndPenalty):
            return self._penalise(command, now_ms)
        if isinstance(command, at.JoinLine | at.LeaveLine | at.OfferSeat | at.WithdrawSeat | at.KeepSeats):
            return self._line(command, now_ms)
        if isinstance(command, at.Depart):
            self.departures.left(command.player, command.left, now_ms, command.keep_ms)
            self.seats.departed(command.left.table, command.player)
        elif isinstance(command, at.BringBack):
            self.departures.brought_back(command.player, command.departure, command.brought)
        elif isinstance(command, at.KeepPlayersApart | at.LetTogether):
            self._pair(command)
        elif isinstance(command, at.CloseWhenEmpty):
            self.closing[command.table] = None
        elif isinstance(command, at.TableIsClosed):
            self.closing.pop(command.table, None)
            self.seats.closed(command.table)
        elif isinstance(command, at.EnterTable):
            self.seats.enter(command)
            return (self.seats.status(command.table),)
        elif isinstance(command, at.HitJackpot):
            self.hits.append(command.hit)
        elif isinstance(command, at.PayJackpot):
            self.hits = [hit for hit in self.hits if hit.won.hand != command.hand]
        elif isinstance(command, at.OpenHand):
            self._open_hand(command, now_ms)
        elif isinstance(command, at.TurnDay):
            self.day = max(command.day, self.day or command.day)
        return ()

    def _grant(self, command: at.GrantSeat) -> Ruled:
        """Grant a seat that is kept for nobody else, and write to the table."""
        grant, player = command.grant, command.grant.take.player
        if grant.table in self.closing:
            raise Refused("table-closing", "That table is closing; nobody is seated there now.")
        self.seats.grant(command, self._kept_for_others(grant.table, player), self.book.seating)
        return Ruled([self.seats.status(grant.table)], letters=[Letter(grant.table, grant)])

    def _kept_for_others(self, table: str, player: str) -> int:
        """The number of seats at a table that are offered to others in line, and not granted to them."""
        found = self.seats.tables.get(table)
        offers = self.line(found.line).offers.values() if found is not None else ()
        served = self.seats.granted(table) | {player}
        return sum(one.table == table and one.player not in served for one in offers)

    def _report(self, command: at.ReportSeats) -> Ruled:
        """Take a table's report of its seats; a seat that is taken ends a wait and brings back stacks."""
        granted = self.seats.report(command)
        ruled = Ruled([self.seats.status(command.table)])
        if granted is None or command.declined is not None:
            return ruled
        player = granted.grant.take.player
        if granted.line and self.line(granted.line).place(player):
            ruled.events += self._line(at.LeaveLine(granted.line, player, "seated"), 0)
        for back in granted.back:
            self.departures.brought_back(back.player, back.departure, back.brought)
        ruled.log += granted.log
        return ruled

    def _penalise(self, command: at.GivePenalty | at.MissHand | at.EndPenalty, now_ms: int) -> Events:
        book = self.penalties
        if isinstance(command, at.MissHand):
            for player in command.players:
                book.hand_missed(player)
                if player in self.lent:  # the table has counted it itself
                    self.lent[player] = replace(self.lent[player], hands=book.of(player).left)
            return tuple(self._stands(player) for player in command.players)
        if isinstance(command, at.GivePenalty):
            if command.at.penalty.id not in book.entries:
                book.give(command.player, command.by, command.at, now_ms)
        else:
            book.end(command.player, command.penalty, command.reason)
        return (self._stands(command.player),)

    def serves_at(self, player: str, now_ms: int) -> str:
        """Return the table where a player serves a penalty, "" for none."""
        lent = self.lent.get(player)
        return lent.table if lent is not None and (lent.hands or lent.until_ms > now_ms) else ""

    def _lending(self, command: at.HouseCommand, now_ms: int) -> list[Letter]:
        """Return the letters by which penalties go to the tables where they are served, after a command."""
        if isinstance(command, at.GivePenalty):
            return self._lend(command.player, now_ms, command.at.table)
        if isinstance(command, at.EndPenalty | at.Depart):
            return self._lend(command.player, now_ms, "")
        if isinstance(command, at.ReportSeats):
            found = [self._lend(player, now_ms, command.table) for player in command.players]
            return [letter for letters in found for letter in letters]
        if isinstance(command, at.EnterTable):
            for player in command.serving:
                ledger = self.penalties.of(player)
                self.lent[player] = Lent(command.table, ledger.left, ledger.until_ms)
        return []

    def _lend(self, player: str, now_ms: int, prefer: str) -> list[Letter]:
        """Lend what a player has to serve to the table that has it, else to one where the player sits, if it is not told
        already.
        """
        if player not in self.penalties.ledgers:
            return []
        ledger, sits = self.penalties.of(player), self.seats.tables_of(player)
        hands, until_ms = ledger.left, ledger.until_ms if ledger.until_ms > now_ms else 0
        table = self.serves_at(player, now_ms)
        before = self.lent.pop(player, None)
        told = (0, 0)
        if before is not None and table in sits:
            told = before.hands, before.until_ms if before.until_ms > now_ms else 0
        else:
            table = prefer if prefer in sits else sits[0] if sits else ""
        if table and (hands or until_ms):
            self.lent[player] = Lent(table, hands, until_ms)
        if not table or told == (hands, until_ms):
            return []
        return [Letter(table, LendPenalty(player, hands, until_ms))]

    def _stands(self, player: str) -> at.PenaltyStatus:
        ledger = self.penalties.of(player)
        return at.PenaltyStatus(player, ledger.left, ledger.until_ms)

    def _open_hand(self, command: at.OpenHand, now_ms: int) -> None:
        """Open a hand to a member of staff, with the time, and remove the openings that are over."""
        self.opened.setdefault(command.by, {})[command.hand] = now_ms
        for by, hands in list(self.opened.items()):
            kept = {hand: at_ms for hand, at_ms in hands.items() if at_ms > now_ms - OPEN_FOR_MS}
            self.opened[by] = kept
            if not kept:
                del self.opened[by]

    def _pair(self, command: at.KeepPlayersApart | at.LetTogether) -> None:
        pair = frozenset((command.player, command.other))
        clauses = self.book.conduct.kept_apart.clauses
        if isinstance(command, at.KeepPlayersApart):
            if pair in self.apart:
                raise Refused("apart-already", "These two are kept apart already.", clauses)
            self.apart.add(pair)
        else:
            if pair not in self.apart:
                raise Refused("not-apart", "These two are not kept apart.", clauses)
            self.apart.remove(pair)

    def _line(
        self, command: at.JoinLine | at.LeaveLine | at.OfferSeat | at.WithdrawSeat | at.KeepSeats, now_ms: int
    ) -> Events:
        line = self.line(command.line)
        if isinstance(command, at.JoinLine):
            line.join(command.player, command.buy_in, now_ms, command.drawn)
        elif isinstance(command, at.LeaveLine):
            line.leave(command.player)
        elif isinstance(command, at.OfferSeat):
            line.offers[command.offer.offer] = command.offer
        elif isinstance(command, at.WithdrawSeat):
            line.offers.pop(command.offer, None)
        else:
            for offer, until_ms in command.until_ms.items():
                if offer in line.offers:
                    line.offers[offer] = replace(line.offers[offer], until_ms=until_ms)
        return (at.LineStatus(command.line, len(line.line), len(line.offers)),)

    # ------------------------------------------------------------------ keeping

    def dump(self) -> bytes:
        """Return the whole state; equal houses give equal bytes."""
        lines = {
            name: Line(tuple(one.line), tuple(one.offers.values()))
            for name, one in self._lines.items()
            if one.line or one.offers
        }
        pairs = sorted((min(pair), max(pair)) for pair in self.apart)
        dump = HouseDump(
            self.penalties, self.departures, lines, tuple(pairs), tuple(self.closing), tuple(self.hits), self.day,
            self.opened, self.seats.saved, self.lent,
        )  # fmt: skip
        return msgspec.json.encode(dump)

    def load(self, dump: bytes, seeds: Mapping[str, bytes] = MappingProxyType({})) -> None:
        """Load the state of `dump`. Lists that others hold stay the same objects. Raises `msgspec.DecodeError`."""
        found = msgspec.json.decode(dump, type=HouseDump)
        lines = self._lines
        self._clear()
        self._lines = lines
        for line in lines.values():
            line.line, line.offers = [], {}
        for name, kept in found.lines.items():
            line = self.line(name)
            line.line, line.offers = list(kept.waiting), {one.offer: one for one in kept.offers}
        self.penalties, self.departures = found.penalties, found.departures
        self.apart = {frozenset(pair) for pair in found.apart}
        self.closing = dict.fromkeys(found.closing)
        self.hits, self.day, self.opened = list(found.hits), found.day, found.opened
        self.seats, self.lent = SeatRegister(found.seats), found.lent
