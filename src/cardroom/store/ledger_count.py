"""The ledger counted while a room runs: what every account must hold, from entries alone, and where the balances differ.

A whole count adds up every posting. A later one goes on from it: it reads the entries since, and compares their sums with
all balances, the number of rows with those that were there, and each entry with the step or the chain that proves it. A
count reads one moment of the store.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cardroom.ledger.auditor import NOT_THE_SUM, Drift, EntrySums
from cardroom.ledger.closing import group_of
from cardroom.ledger.ledger_fault import LedgerFault
from cardroom.store.bound import Bound, bound_rows
from cardroom.store.chain import chain_start, entry_digest, entry_link
from cardroom.store.heads import OF_PEOPLE
from cardroom.store.ledger_stored import LedgerReader
from cardroom.store.rows import Head

OF_HOUSE: Final = frozenset({"rake", "house", "charity", "reserve"})
"""Kinds of accounts that are the house's own money."""
OF_CASHIER: Final = frozenset({"mint", "till"})
"""Kinds of accounts that say what was issued and what lies in cash: the cashier's. All others are owed to players."""

OWED: Final = "owed_to_players"
NOT_ISSUED: Final = "players are owed what the cashier's and the house's accounts do not stand for"

_ENDS: Final = (
    "SELECT (SELECT coalesce(max(number), 0) FROM entries), (SELECT count(*) FROM entries), "
    "(SELECT count(*) FROM postings), (SELECT coalesce(max(place), 0) FROM journal)"
)
_BOUND: Final = (
    "SELECT table_id, seq, bound FROM journal WHERE place > ? AND bound IS NOT NULL ORDER BY place"
)
_HELD: Final = "SELECT account, cents FROM balances WHERE cents <> 0"
_UNBALANCED: Final = (
    "SELECT e.id, CAST(coalesce(sum(p.amount), 0) AS BIGINT) FROM entries e LEFT JOIN postings p ON p.entry = e.number "
    "GROUP BY e.id HAVING coalesce(sum(p.amount), 0) <> 0 OR count(p.amount) < 2 ORDER BY e.id LIMIT 20"
)
_ENTRYLESS: Final = (
    "SELECT account, amount FROM postings WHERE NOT EXISTS (SELECT 1 FROM entries WHERE number = postings.entry) "
    "ORDER BY entry, account LIMIT 20"
)


class CountedUpTo(NamedTuple):
    """The end of a count: the newest entry, how many entries and postings there were, the newest step, the end of people's
    chain of the ledger.
    """

    number: int
    entries: int
    postings: int
    place: int
    chain: Head


class LedgerCount(NamedTuple):
    """A count. `sums` are what entries come to, in cents, by account, without those of zero; `groups` are the same by
    group, as the books of a day have them; `moved` are the sums that differ from the count before. It read `read` entries.
    """

    up_to: CountedUpTo
    sums: dict[str, int]
    groups: dict[str, int]
    moved: dict[str, int]
    drifts: tuple[Drift, ...]
    read: int

    @property
    def to_players(self) -> int:
        """The debt to players, in cents: the money that the cashier's accounts have issued and the house does not have."""
        return -sum(cents for group, cents in self.groups.items() if not _is_owed(group))

    def settle(self) -> None:
        """Count on from here: `sums` are those after `moved`."""
        for account, cents in self.moved.items():
            if cents:
                self.sums[account] = cents
            else:
                self.sums.pop(account, None)
        self.moved.clear()


def count_ledger(reader: LedgerReader, before: LedgerCount | None = None) -> LedgerCount:
    """Count on from a count that found nothing wrong, or all of it.

    All of it is counted if anything differs, so that accounts and amounts are named.
    """
    with reader.moment():
        if before is None:
            return _whole(reader)
        found = _since(reader, before)
        if not found.drifts:
            return found
        whole = _whole(reader)
        return found._replace(drifts=tuple(dict.fromkeys((*found.drifts, *whole.drifts))), read=whole.read)


def _whole(reader: LedgerReader) -> LedgerCount:
    sums = {account: cents for account, cents in reader.posted().items() if cents}
    tally = EntrySums(sums)
    tally.compare(reader.many(_HELD))
    drifts = [*tally.drifts, *tally.games_apart()]
    drifts += [
        Drift(f"entry {entry}", 0, int(cents), "its postings do not add up to zero")
        for entry, cents in reader.many(_UNBALANCED)
    ]
    drifts += [
        Drift(account, 0, amount, "a posting lies there without its entry")
        for account, amount in reader.many(_ENTRYLESS)
    ]
    groups: dict[str, int] = {}
    for account, cents in sums.items():
        group = _group(account)
        groups[group] = groups.get(group, 0) + cents
    newest = reader.one(f"{OF_PEOPLE['ledger']} ORDER BY number DESC LIMIT 1")
    chain = Head(*newest) if newest is not None else Head(0, chain_start("ledger"))
    number, entries, rows, place = reader.one(_ENDS)
    ends = CountedUpTo(number, entries, rows, place, chain)
    return _checked(LedgerCount(ends, sums, groups, {}, tuple(drifts), entries))


def _since(reader: LedgerReader, before: LedgerCount) -> LedgerCount:
    drifts: list[Drift] = []
    tally = EntrySums(before.sums)
    chain = before.up_to.chain
    came: dict[str, tuple[str, int, bytes]] = {}
    words: dict[str, str] = {}
    postings = 0
    for number, entry, found, owner, seq in reader.chained_entries(before.up_to.number):
        tally.take(entry)
        postings += len(entry.postings)
        words[entry.id] = ", ".join(f"{amount} on {account}" for account, amount in entry.postings)
        if owner is None:
            if (seq, found) != (chain.seq + 1, entry_link(chain.chain, entry)):
                drifts.append(
                    Drift(f"entry {entry.id}", 0, 1, f"it does not go on its chain: {words[entry.id]}")
                )
            chain = Head(seq, found)
        else:
            came[entry.id] = owner, seq, found
            if found != entry_digest(number, (owner, seq), entry):
                drifts.append(
                    Drift(f"entry {entry.id}", 0, 1, f"it is not as it was written: {words[entry.id]}")
                )
    for owner, seq, bound in reader.many(_BOUND, before.up_to.place):
        for proof in bound_rows(bound):
            if proof.kind == "entries" and came.pop(proof.subject, None) != (owner, seq, proof.digest):
                drifts.append(Drift(f"entry {proof.subject}", 1, 0, f"step {seq} of {owner} came with it"))
    drifts += [
        Drift(f"entry {one}", 0, 1, f"no step came with it: {words[one]}")
        for one, (owner, seq, digest) in came.items()
        if not _came_with(reader, owner, seq, one, digest)
    ]
    tally.compare(reader.many(_HELD))
    number, entries, rows, place = reader.one(_ENDS)
    ends = CountedUpTo(number, entries, rows, place, chain)
    for what, expected, there in (
        ("entries", before.up_to.entries + len(words), entries),
        ("postings", before.up_to.postings + postings, rows),
    ):
        if expected != there:
            drifts.append(
                Drift("ledger", expected, there, f"{what} that were counted before are not all there")
            )
    groups = dict(before.groups)
    for account, cents in tally.moved.items():
        group = _group(account)
        groups[group] = groups.get(group, 0) + cents - before.sums.get(account, 0)
    all_drifts = (*tally.drifts, *drifts)
    return _checked(LedgerCount(ends, before.sums, groups, tally.moved, all_drifts, len(words)))


def _came_with(reader: LedgerReader, owner: str, seq: int, entry: str, digest: bytes) -> bool:
    """Whether a step binds an entry. Places of steps of several processes are not in the order of their commits."""
    row = reader.one("SELECT bound FROM journal WHERE table_id = ? AND seq = ?", owner, seq)
    return row is not None and Bound("entries", entry, digest) in bound_rows(row[0])


def _checked(count: LedgerCount) -> LedgerCount:
    """The count with its last drift: the balances say that players are owed another sum than the cashier's accounts do."""
    owed = count.to_players
    found = owed + sum(
        one.found - one.expected
        for one in count.drifts
        if one.why == NOT_THE_SUM and _is_owed(_group(one.account))
    )
    if found == owed:
        return count
    return count._replace(drifts=(*count.drifts, Drift(OWED, owed, found, NOT_ISSUED)))


def _group(account: str) -> str:
    """The group of an account; that of a name which is none is the name."""
    try:
        return group_of(account)
    except LedgerFault:
        return account


def _is_owed(group: str) -> bool:
    return group.partition(":")[0] not in OF_HOUSE | OF_CASHIER
