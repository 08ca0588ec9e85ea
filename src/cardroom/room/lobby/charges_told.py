"""The page of charges: by the house's rulebook in force, and at the tables and tournaments that run now (CK-H.5, CK-H.6).

The manager may change charges; a table keeps those it was opened with, and each is told with since when it holds.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from cardroom.cash.table_terms import table_terms
from cardroom.cash.till import Till
from cardroom.cash.time_charge import charges_of
from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.lobby.buy_in_told import costs_at, hands_told
from cardroom.room.lobby.houses import RELOAD
from cardroom.room.lobby.pool import Pool
from cardroom.room.protocol.cash_seat_answers import TakenFromHands, TimeCost
from cardroom.room.protocol.charges_answers import (
    AnnouncedFee,
    ChargedStake,
    ChargesBody,
    PrintedFee,
    StakeCharges,
    TableCharges,
    TournamentCharges,
)
from cardroom.room.protocol.desk_answers import DeskTableView
from cardroom.room.protocol.tournament_views import TournamentRow
from cardroom.rules.house_games import GameOffer, Stake
from cardroom.rules.rulebook import Rulebook
from cardroom.store.protocol import Reader

LOOKED_AT: Final = 200
"""So many changes of rulebooks, the latest, are looked through for the one that put a version in force."""
WHOLE: Final = 10_000
BOOKS_KEPT, STAKES_KEPT = 16, 512
"""Of so many rulebooks and stakes it is remembered what they charge: anybody may ask, as often as an address may read."""

_Terms = tuple[tuple[TakenFromHands, ...], tuple[TimeCost, ...]]


def charges_told(
    book: Rulebook,
    since_ms: int,
    pools: Iterable[Pool],
    tables: OpenTables,
    at_desk: Iterable[DeskTableView],
    tournaments: Iterable[TournamentRow],
    stakes: tuple[StakeCharges, ...],
) -> ChargesBody:
    """Everything that a house charges now. ``at_desk`` are the tables of its live floor, as anybody may see them, and
    ``stakes`` what `stakes_told` says.
    """
    online = [_online(pool, writer) for pool in pools for writer in _running(pool, book.id)]
    return ChargesBody(
        book.id,
        book.currency,
        since_ms,
        book.document.title,
        book.document.date,
        stakes,
        (*online, *[_at_desk(book, tables, table) for table in at_desk]),
        _of_tournaments(book),
        tuple(
            AnnouncedFee(row.tournament, row.name, row.starts_ms, row.price, row.fee, row.staff)
            for row in tournaments
            if row.house == book.id and row.status != "over"
        ),
    )


@lru_cache(maxsize=BOOKS_KEPT)
def stakes_told(book: Rulebook) -> tuple[StakeCharges, ...]:
    """All stakes that a house offers with what a table takes there, those with equal charges together."""
    by_terms: dict[_Terms, list[ChargedStake]] = {}
    for offer in book.games.values():
        for stake in offer.stakes if offer.offered else ():
            own = ChargedStake(offer.id, stake.name)
            by_terms.setdefault(_terms(book, offer, stake), []).append(own)
    return tuple([StakeCharges(tuple(stakes), *terms) for terms, stakes in by_terms.items()])


def since_when(reader: Reader, book: Rulebook) -> int:
    """When a running room put this version of a house's rulebook in force last; 0 where no room did: it opened with it."""
    for line in reader.log(limit=LOOKED_AT, what=RELOAD).rows:
        if book.id in line.record.details:
            return line.record.at_ms if line.record.details[book.id] == book.version else 0
    return 0


def _terms(book: Rulebook, offer: GameOffer, stake: Stake) -> _Terms:
    terms = table_terms(book, offer.id, stake.name, "", "")
    till = Till(terms, book.for_game(offer.id), stake)
    times = tuple([TimeCost(one.what, one.amount, one.seconds, one.clauses) for one in charges_of(till)])
    return hands_told(till, terms.seats), times


def _running(pool: Pool, house: str) -> list[TableWriter]:
    """The tables of a stake that anybody may see, and that may charge otherwise than the stake."""
    if pool.is_private or pool.house != house:
        return []
    tills = [(writer, writer.table.economy.till) for writer in pool.writers.values()]
    return [writer for writer, till in tills if till.by_time or till.book is not pool.book]


def _online(pool: Pool, writer: TableWriter) -> TableCharges:
    table = writer.terms.table
    return TableCharges(
        writer.terms.name,
        0,
        pool.offer.id,
        pool.stake.name,
        pool.numbers[table].opened_ms,
        hands_told(writer.table.economy.till, writer.terms.seats),
        costs_at((writer,)),
    )


@lru_cache(maxsize=STAKES_KEPT)
def _hands_at(book: Rulebook, game: str, stake: str) -> tuple[TakenFromHands, ...]:
    """What a table of a stake takes from its pots; nothing where the house does not have it any more."""
    offer = book.games.get(game)
    found = next((one for one in offer.stakes if one.name == stake), None) if offer else None
    return _terms(book, offer, found)[0] if offer and found else ()


def _at_desk(book: Rulebook, tables: OpenTables, table: DeskTableView) -> TableCharges:
    """A table of the live floor: where its hands are entered it takes what it was opened with, else what the manager has
    put in force.
    """
    writer = tables.get(table.told) if table.told else None
    if writer is not None:
        hands, times = hands_told(writer.table.economy.till, writer.terms.seats), costs_at((writer,))
    else:
        hands, times = _hands_at(book, table.game, table.stake), ()
    name = str(table.table)
    return TableCharges(name, table.table, table.game, table.stake, table.opened_ms, hands, times)


def _of_tournaments(book: Rulebook) -> TournamentCharges | None:
    rules = book.prizes
    if rules is None:
        return None
    decided = (rules.fees, rules.usual_fee, rules.pool_share)
    return TournamentCharges(
        tuple(
            PrintedFee(row.kind, row.buy_in_cents, row.pool_cents, row.fee_cents) for row in rules.fees.value
        ),
        rules.usual_fee.value,
        WHOLE - rules.pool_share.value,
        tuple(dict.fromkeys(clause for one in decided for clause in one.clauses)),
    )
