"""The hands of a live table: begun by a tap, entered in facts, put right until the next one begins."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from cardroom.room.hosting.hosted_tables import no_such_table
from cardroom.room.hosting.step_context import StepContext
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.naming import Names
from cardroom.room.identity.person import Person
from cardroom.room.live.dealt_tables import READER, DealtTables, LiveRole
from cardroom.room.live.decided_rulings import RulingPlace, decided_rulings
from cardroom.room.live.hand_result import HandResults
from cardroom.room.live.live_screen import screen_of
from cardroom.room.protocol.live_answers import LiveRow, LiveRows, LiveScreen, LiveTableBody
from cardroom.room.runtime.outbox import Outbox
from cardroom.rules.refused import Refused
from cardroom.table.model.commands import TakeBackFact, TellFact
from cardroom.table.told.told_facts import PUSHED
from cardroom.table.told.told_play import ToldDeal, shown_to_dealer

READ: Final = "read"


class DealingDesk:
    """The desk at which dealers enter what happens. Each answer is the table as its dealer sees it then."""

    def __init__(self, outbox: Outbox, names: Names, live: DealtTables, results: HandResults) -> None:
        self._outbox = outbox
        self._names = names
        self._live = live
        self._results = results

    def mine(self, by: Person) -> LiveRows:
        """The live tables at which a person deals; for the floor all."""
        rows = []
        for one in self._live.of(by):
            _, writer = self._live.check(by, one.table)
            terms, table = writer.terms, writer.table
            rows.append(
                LiveRow(terms.table, terms.name, terms.house, terms.game, terms.stake, terms.seats,
                        len(table.seats), table.hand_count, self._called(one.dealer))
            )  # fmt: skip
        return LiveRows(tuple(rows))

    async def shown(self, by: Person, table: str) -> LiveTableBody:
        """The table as its dealer sees it. Refuses ("not-the-dealer")."""
        role, writer = self._live.check(by, table)
        await self._outbox.durable()
        return self._body(role, writer)

    async def screen(self, table: str) -> LiveScreen:
        """The table as everybody may see it: no more than the dealer may tell."""
        await self._outbox.durable()
        writer = self._live.writer(table)
        view, names = writer.table.view(None, 0), self._names_at(writer)
        return screen_of(view, writer.table.book, names, self._results.at(table))

    def house_at(self, by: Person, table: str) -> str:
        """The house at whose table a person deals. Refuses ("not-the-dealer")."""
        return self._live.check(by, table)[1].terms.house

    def place_at(self, by: Person, house: str, table: str, seats: Sequence[int]) -> RulingPlace:
        """Return the place of a house's ruling about the players of these seats: in the running hand or the one before.

        Refuses "not-the-dealer", "no-such-table" for a table of another house, and "seat-empty".
        """
        writer = self._live.check(by, table)[1]
        now, terms = writer.table, writer.terms
        if terms.house != house:
            raise no_such_table(table)
        for number in seats:
            if number not in now.seats:
                raise Refused("seat-empty", f"Nobody sits at seat {number}.", args={"seat": number})
        players = tuple([now.seats[number].player for number in dict.fromkeys(seats)])
        return RulingPlace(
            terms.name, now.hand.number if now.hand else now.hand_count, players, terms.tournament
        )

    async def begin(self, by: Person, table: str) -> LiveTableBody:
        """Start the next hand; one that is decided is closed first, and if none can begin then, that is all that is done.

        Refuses "hand-running", and without a hand to close what `StartHand` refuses ("too-few-players").
        """
        role, writer = self._live.check(by, table)
        if is_decided(writer):
            close_decided(writer, by.id)
            with contextlib.suppress(Refused):
                writer.deal()
            return await self._told(role, writer)
        if writer.in_hand:
            hand = running(writer)
            words = f"Hand {hand.number} is not decided yet."
            raise Refused("hand-running", words, args={"hand": hand.hand})
        writer.deal()
        return await self._told(role, writer)

    async def enter(
        self, by: Person, table: str, hand: str, after: int, fact: Mapping[str, Any]
    ) -> LiveTableBody:
        """Enter a fact of the running hand, the one behind `after` lines of its log.

        Refuses "stale-fact", "entered-meanwhile", and as the hand does.
        """
        role, writer = self._live.check(by, table)
        if fact.get("do") == READ:
            raise Refused("readers-own", "Only a card reader reads cards; enter them as shown.")
        self._check_after(writer, hand, after, but=READER)
        writer.carry_out(TellFact(by.id, hand, dict(fact)), StepContext(player=by.id))
        return await self._told(role, writer)

    async def take_back(self, by: Person, table: str, hand: str, after: int) -> LiveTableBody:
        """Take the last fact of the running hand back. Refuses "nothing-to-undo" as well."""
        role, writer = self._live.check(by, table)
        self._check_after(writer, hand, after)
        writer.carry_out(TakeBackFact(by.id, hand), StepContext(player=by.id))
        return await self._told(role, writer)

    def _check_after(self, writer: TableWriter, hand: str, after: int, but: str = "") -> None:
        """Refuse a fact that does not know the newest act: somebody else was quicker, or it comes a second time. Cards that
        `but` has told meanwhile are in nobody's way.
        """
        now = writer.table.hand
        if not isinstance(now, ToldDeal) or now.hand != hand:
            raise Refused("stale-fact", "That hand is over; nothing was changed.", args={"hand": hand})
        newest = now.acts
        for line in reversed(now.lines):
            if not but or line.by != but or line.taken_back_by or newest == after:
                break
            newest -= 1
        if after != newest:
            last = now.lines[-1] if now.lines else None
            who = "" if last is None else self._called(last.taken_back_by or last.by)
            words = f"{who or 'Somebody'} has entered something meanwhile; look again, nothing was changed."
            raise Refused("entered-meanwhile", words, args={"name": who})

    async def _told(self, role: LiveRole, writer: TableWriter) -> LiveTableBody:
        body = self._body(role, writer)
        await self._outbox.durable()
        return body

    def _body(self, role: LiveRole, writer: TableWriter) -> LiveTableBody:
        table, hand = writer.table, writer.table.hand
        live, shown = self._live.get(writer.terms.table), shown_to_dealer(table.play, hand)
        names = {**self._names_at(writer), **self._called_all(hand)}
        return LiveTableBody(table.view(None, 0), names, role, live.dealer, self._called(live.dealer), shown,
                             hand.acts if isinstance(hand, ToldDeal) else 0,
                             self._results.at(writer.terms.table))  # fmt: skip

    def people(self, writer: TableWriter) -> list[str]:
        """Return the ids of all staff whom the table's page names: who deals there, and who entered the running hand."""
        hand = writer.table.hand
        return [*_entered_by(hand), *filter(None, [self._live.get(writer.terms.table).dealer])]

    def _names_at(self, writer: TableWriter) -> dict[str, str]:
        people = [seat.player for seat in writer.table.seats.values()]
        hand = writer.table.hand
        people += [one.player for one in hand.players] if hand is not None else []
        return dict(self._names.of(people))

    def _called_all(self, hand: object) -> dict[str, str]:
        return dict(self._names.of(_entered_by(hand)))

    def _called(self, player: str) -> str:
        return self._names.of([player]).get(player, "") if player else ""


def running(writer: TableWriter) -> ToldDeal:
    """The running hand of a live table."""
    hand = writer.table.hand
    assert isinstance(hand, ToldDeal), "a live table plays such hands"
    return hand


def is_decided(writer: TableWriter) -> bool:
    """Whether a hand runs whose last chip has its winner, and that is closed by a tap."""
    hand = writer.table.hand
    return isinstance(hand, ToldDeal) and hand.is_decided


def close_decided(writer: TableWriter, by: str) -> None:
    """Close the running hand, if it is decided: its pots are pushed, and what staff ruled in it goes into the record."""
    hand = writer.table.hand
    if isinstance(hand, ToldDeal) and hand.is_decided:
        kept = decided_rulings(writer)
        writer.carry_out(TellFact(by, hand.hand, PUSHED), StepContext(player=by, log=kept))


def _entered_by(hand: object) -> list[str]:
    """Return who entered a hand's acts, and who took them back; nobody for one that the room deals."""
    if not isinstance(hand, ToldDeal):
        return []
    by = {line.by for line in hand.lines} | {line.taken_back_by for line in hand.lines}
    return [one for one in sorted(by) if one]
