"""One search of staff over players, hands and money. Everybody finds what their role may see, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry
from cardroom.room.accounts.players import Players
from cardroom.room.accounts.proposals import Proposal, Proposals
from cardroom.room.identity.permissions import PERMISSIONS, check_may
from cardroom.room.identity.person import Person, flags_of
from cardroom.room.lobby.overview import Overview
from cardroom.room.protocol import responses_search as told
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.page_reads import PageReads
from cardroom.store.answers import HandLine
from cardroom.store.people_rows import PlayerRecord
from cardroom.store.protocol import Reader

MOST: Final = 20
"""The most players and the most hands that one search finds."""
STAFF_ENTRY: Final = "staff:"
"""Before the id of a request, the id of the entry that staff made by it."""


class StaffSearch:
    """Finds players by a part of the name or by the id, hands by their id or their table's, money by an entry's id or by
    the id of the request that moved it.
    """

    def __init__(
        self,
        pages: PageReads,
        outbox: Outbox,
        clock: Clock,
        players: Players,
        proposals: Proposals,
        shown: Overview,
    ) -> None:
        self._pages = pages
        self._outbox = outbox
        self._clock = clock
        self._players = players
        self._proposals = proposals
        self._shown = shown

    async def find(self, by: Person, text: str) -> told.StaffFound:
        """Find what the text names. Refuses whoever is no member of staff ("not-staff")."""
        person = self._players.now(by)
        check_may(person, "see_room")
        text, may = text.strip(), PERMISSIONS[person.role]
        if not text:
            return told.StaffFound((), (), (), False)
        await self._outbox.durable()
        sees_hands, sees_money = "read_hand" in may, "see_books" in may

        def ask(reader: Reader) -> tuple[list[PlayerRecord], list[HandLine], list[Entry]]:
            people = [one for one in reader.players_like(text, MOST + 1) if not flags_of(one).guest]
            return (
                people,
                _hands(reader, text) if sees_hands else [],
                _entries(reader, text) if sees_money else [],
            )

        people, hands, entries = await self._pages.read(by.id, ask, "searches")
        credit = self._proposals.all.get(text) if sees_money and not entries else None
        names = await self._names(entries, credit)
        money = [_booked(entry, names) for entry in entries]
        if credit is not None:
            money.append(_waiting(credit, names, self._clock.now_ms()))
        return told.StaffFound(
            self._shown.players(people[:MOST]),
            tuple(
                told.FoundHand(one.hand_id, one.table_id, one.ended_ms, one.outcome) for one in hands[:MOST]
            ),
            tuple(money),
            len(people) > MOST or len(hands) > MOST,
        )

    async def _names(self, entries: Iterable[Entry], credit: Proposal | None) -> dict[str, str]:
        """The names of all players whom the found money concerns, by their ids."""
        asked = {accounts.player_of(account) for entry in entries for account, _ in entry.postings}
        asked |= {entry.by for entry in entries}
        if credit is not None:
            asked |= {credit.by, credit.wanted.player}
        names = {}
        for player in asked - {""}:
            person = await self._players.person(player)
            if person is not None:
                names[player] = person.name
        return names


def _hands(reader: Reader, text: str) -> list[HandLine]:
    """The hand of this id, or the newest hands of the table of this id."""
    hand = reader.hand(text)
    if hand is None:
        return list(reader.hands_at(text, limit=MOST + 1).rows)
    return [one for one in reader.hands_at(hand.table_id, hand.number + 1, 1).rows if one.hand_id == text]


def _entries(reader: Reader, text: str) -> list[Entry]:
    found = (reader.entry(text), reader.entry(STAFF_ENTRY + text))
    return [one for one in found if one is not None]


def _booked(entry: Entry, names: dict[str, str]) -> told.FoundMoney:
    postings = tuple(_posting(account, amount, names) for account, amount in entry.postings)
    by = names.get(entry.by, entry.by)
    return told.FoundMoney(entry.id, "booked", entry.at_ms, entry.kind, entry.reason, by, postings)


def _waiting(credit: Proposal, names: dict[str, str], now_ms: int) -> told.FoundMoney:
    """A credit that two decide about: what it would bring the player."""
    state: told.MoneyState = "waits" if credit.is_open(now_ms) else "declined"
    if credit.state == "open" and state == "declined":
        state = "over"
    wanted, by = credit.wanted, names.get(credit.by, credit.by)
    postings = (_posting(accounts.wallet(wanted.player), wanted.amount, names),)
    return told.FoundMoney(wanted.id, state, credit.at_ms, wanted.kind, credit.reason, by, postings)


def _posting(account: str, amount: int, names: dict[str, str]) -> told.FoundPosting:
    player = accounts.player_of(account)
    return told.FoundPosting(account, amount, player, names.get(player, ""))


__all__ = ["MOST", "StaffSearch"]
