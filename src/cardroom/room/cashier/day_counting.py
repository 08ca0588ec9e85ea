"""The count of a day from the ledger and the hands, which can be continued while the day goes on."""

from __future__ import annotations

from collections.abc import Mapping

from cardroom.ledger import accounts
from cardroom.ledger.closing import begun, drift_of, groups_of
from cardroom.ledger.entry import Entry, hand_entry_id
from cardroom.room.cashier.day_rows import DayReport, HourDay, PlayerDay, TableDay, decode
from cardroom.room.cashier.tournament_money import TournamentCount
from cardroom.room.hosting.house import house_of
from cardroom.room.hosting.journal import decode_record
from cardroom.store.protocol import Reader
from cardroom.store.rows import CloseRecord, HandRecord, TableRecord
from cardroom.table.events import PotAwarded, PublicEvent
from cardroom.table.values.time_units import HOUR_MS


def contributed(
    events: tuple[PublicEvent, ...], seats: Mapping[str, int], nets: Mapping[str, int]
) -> dict[str, int]:
    """Return what each player put into the pots of a finished hand, in the order of dealing: what was won less the net.

    Bets that nobody called are not counted. In a hand without pots (Open Face Chinese) it is the amount that the player
    won or lost.
    """
    won: dict[int, int] = {}
    for event in events:
        if isinstance(event, PotAwarded):
            won[event.seat] = won.get(event.seat, 0) + event.amount
    if not won:
        return {player: abs(nets.get(player, 0)) for player in seats}
    return {player: won.get(seat, 0) - nets.get(player, 0) for player, seat in seats.items()}


def shared_out(amount: int, weights: Mapping[str, int]) -> dict[str, int]:
    """Share an amount in proportion to weights, in whole cents.

    The odd cents go one each to those with the largest weight whose share is not whole already, and among equal weights
    to the first in the order given: so nobody's share is a cent off.
    """
    total = sum(weights.values())
    if total <= 0:
        return {}
    shares = {player: amount * weight // total for player, weight in weights.items()}
    odd = amount - sum(shares.values())
    broken = [player for player, weight in weights.items() if amount * weight % total]
    for player in sorted(broken, key=lambda one: -weights[one])[:odd]:
        shares[player] += 1
    return {player: share for player, share in shares.items() if share}


class DayCount:
    """One day: from after the last entry and the last hand of the day before, up to `ended_ms`."""

    def __init__(
        self, opening: Mapping[str, int], ended_ms: int, last_entry: int = 0, last_hand: int = 0
    ) -> None:
        """`opening` are the balances by group at the day's beginning."""
        self._books = begun(opening)
        self._ended_ms = ended_ms
        self.last_entry = last_entry
        self.last_hand = last_hand
        self._tables: dict[str, TableDay] = {}
        self._players: dict[tuple[str, str], PlayerDay] = {}
        self._hours: dict[tuple[int, str], HourDay] = {}
        self._tournaments = TournamentCount()
        self._wallets: dict[str, int] = {}

    def take_in(self, reader: Reader, against_accounts: bool = True) -> DayReport:
        """Count what has come since the last time, up to the day's end, and return the day so far.

        Accounts have current balances, so to check them (`against_accounts`) all entries after the day are read too.
        """
        with reader.moment():
            later: dict[str, int] = {}
            paid: dict[str, Entry] = {}
            registered = {table.id: table for table in reader.tables(with_closed=True)}
            day_is_over = False
            for number, entry in reader.entries_after(self.last_entry):
                day_is_over = day_is_over or entry.at_ms >= self._ended_ms
                if day_is_over and not against_accounts:
                    break
                if day_is_over:
                    for account, amount in entry.postings:
                        later[account] = later.get(account, 0) - amount
                    continue
                self.last_entry = number
                self._books.follow(entry)
                self._tournaments.take_in(entry)
                if any(accounts.kind_of(account) == "wallet" for account, _ in entry.postings):
                    self._wallets[entry.kind] = self._wallets.get(entry.kind, 0) + 1
                if entry.kind == "hand":
                    paid[entry.id] = entry
                    self._paid(entry, registered)
                elif entry.kind == "time_charge":
                    self._charged(entry, registered)
            for place, hand in reader.hands_after(self.last_hand):
                if hand.ended_ms >= self._ended_ms:
                    break
                self.last_hand = place
                self._hand(hand, paid.get(hand_entry_id(hand.hand_id)), registered[hand.table_id])
            if self._tournaments.without_house():
                owners = reader.owners("tournament", with_closed=True)
                self._tournaments.know({one.id: house_of(one.parent or "") for one in owners})
            found = reader.balances()
        for account, amount in later.items():
            found[account] = found.get(account, 0) + amount
        groups = groups_of(found) if against_accounts else self._books.closing
        return DayReport(
            books=self._books,
            tables=tuple(
                sorted(self._tables.values(), key=lambda row: (row.house, row.game, row.stake, row.name))
            ),
            players=tuple(sorted(self._players.values(), key=lambda row: (row.house, row.player))),
            hours=tuple(sorted(self._hours.values(), key=lambda row: (row.begun_ms, row.house))),
            drift=drift_of(self._books, groups),
            tournaments=self._tournaments.days(),
            wallets=dict(self._wallets),
        )

    def _hand(self, hand: HandRecord, entry: Entry | None, table: TableRecord) -> None:
        begun_ms = hand.ended_ms - hand.ended_ms % HOUR_MS
        hour = self._hours.setdefault((begun_ms, table.house), HourDay(begun_ms, table.house))
        if hand.outcome == "void":
            hour.voids += 1
            return
        hour.hands += 1
        for player in hand.players:
            self._player(table.house, player).hands += 1
        if table.terms.get("tournament"):  # its chips are no money, and its tables come and go by the hundred
            return
        at_table = self._table(table)
        at_table.hands += 1
        if entry is None:
            return
        rake, drops = _taken(entry)
        if rake or drops:
            record = decode_record(hand.record)
            weights = contributed(record.events, record.seats, _nets(entry))
            for player, share in shared_out(rake, weights).items():
                self._player(table.house, player).rake += share
            for player, share in shared_out(drops, weights).items():
                self._player(table.house, player).drops += share

    def _paid(self, entry: Entry, registered: Mapping[str, TableRecord]) -> None:
        """Count the rake and drops of a hand at a cash table."""
        rake, drops = _taken(entry)
        if rake or drops:
            stack = next(account for account, _ in entry.postings if accounts.kind_of(account) == "stack")
            at_table = self._table(registered[stack.split(":")[1]])
            at_table.rake += rake
            at_table.drops += drops

    def _charged(self, entry: Entry, registered: Mapping[str, TableRecord]) -> None:
        """Count a charge for time: one player's stack pays it, into the rake or into a fund."""
        for account, amount in entry.postings:
            if accounts.kind_of(account) == "stack":
                _, table_id, player = account.split(":")
                table = registered[table_id]
                at_table, of_player = self._table(table), self._player(table.house, player)
                rake, drops = _taken(entry)
                at_table.time += rake
                at_table.drops += drops
                of_player.time += rake
                of_player.drops += drops
                assert amount == -rake - drops, "one stack pays a charge"

    def _table(self, table: TableRecord) -> TableDay:
        row = TableDay(table.house, table.id, table.name, table.game, table.stake)
        return self._tables.setdefault(table.id, row)

    def _player(self, house: str, player: str) -> PlayerDay:
        return self._players.setdefault((house, player), PlayerDay(house, player))


def count_after(last: CloseRecord | None, ended_ms: int) -> DayCount:
    """Return the count of the day after the last close (None: no day is closed yet)."""
    if last is None:
        return DayCount({}, ended_ms)
    return DayCount(decode(last.body).books.closing, ended_ms, last.last_entry, last.last_hand)


def _taken(entry: Entry) -> tuple[int, int]:
    """Return what an entry brought the house: rake, and what went into funds."""
    rake = drops = 0
    for account, amount in entry.postings:
        kind = accounts.kind_of(account)
        if kind == "rake":
            rake += amount
        elif kind == "fund":
            drops += amount
    return rake, drops


def _nets(entry: Entry) -> dict[str, int]:
    """Return the net result of a hand for each player."""
    return {
        account.split(":")[2]: amount
        for account, amount in entry.postings
        if accounts.kind_of(account) == "stack"
    }
