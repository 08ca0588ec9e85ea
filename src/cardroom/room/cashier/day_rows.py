"""The report of a day. Amounts in cents; players by their ids, so that names can change or be erased."""

from __future__ import annotations

import msgspec

from cardroom.ledger.closing import DayBooks


class TableDay(msgspec.Struct):
    """A table's day. `rake` is from the pots, `time` from charges for time, `drops` what went into funds."""

    house: str
    table: str
    name: str
    game: str
    stake: str
    hands: int = 0
    rake: int = 0
    time: int = 0
    drops: int = 0


class PlayerDay(msgspec.Struct):
    """A player's payments to a house in a day: of rake and drops the part that is attributed to the player."""

    house: str
    player: str
    hands: int = 0
    rake: int = 0
    time: int = 0
    drops: int = 0


class TournamentDay(msgspec.Struct):
    """The money that moved on the account of a tournament in a day.

    In came `entries` (of `entered` players; `tickets_used` of it in tickets), `rebuys` (`bought` times, add-ons too),
    what the house `added` less what it took back, the `overlay`, and `fees_back`, which players then get `returned`.
    Out went `fees` and the house's shares, the part of the `staff`, `prizes` less those taken back, `bounties`, `tickets`
    and what is `carried` to a later one.
    """

    house: str
    tournament: str
    name: str
    entered: int = 0
    entries: int = 0
    tickets_used: int = 0
    bought: int = 0
    rebuys: int = 0
    added: int = 0
    overlay: int = 0
    fees: int = 0
    fees_back: int = 0
    prizes: int = 0
    bounties: int = 0
    tickets: int = 0
    carried: int = 0
    returned: int = 0
    staff: int = 0

    @property
    def held(self) -> int:
        """Return what the account gained."""
        came = self.entries + self.rebuys + self.added + self.overlay + self.fees_back
        came -= self.fees + self.staff
        return came - self.prizes - self.bounties - self.tickets - self.carried - self.returned


class HourDay(msgspec.Struct):
    """The hands that ended at the tables of a house in the hour from `begun_ms`; void ones are counted in `voids`."""

    begun_ms: int
    house: str
    hands: int = 0
    voids: int = 0


class DayReport(msgspec.Struct):
    """The complete report of a day. `drift` says by group what the accounts hold more than the books say, or is empty.

    `wallets` says by kind how many entries moved a wallet (empty for a day that was closed before this was counted).
    """

    books: DayBooks
    tables: tuple[TableDay, ...]
    players: tuple[PlayerDay, ...]
    hours: tuple[HourDay, ...]
    drift: dict[str, int] = {}
    tournaments: tuple[TournamentDay, ...] = ()
    wallets: dict[str, int] = {}

    def moved_wallets(self) -> dict[str, tuple[int, int]]:
        """Return by kind of entry how many moved a wallet, and what they brought all wallets together."""
        return {
            kind: (self.wallets.get(kind, moved.entries), moved.cents["wallet"])
            for kind, moved in self.books.moved.items()
            if "wallet" in moved.cents
        }


encode = msgspec.json.Encoder(order="deterministic").encode
decode = msgspec.json.Decoder(DayReport).decode
