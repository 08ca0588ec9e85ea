"""A table as an owner, wherever its chips come from: commands become what is stored and told."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import msgspec

from cardroom.room.hosting.hand_log import HandLog
from cardroom.room.hosting.journal import (
    AnyCommand,
    TableStep,
    decode_step,
    encode,
    encode_step,
    told_by,
    with_cards,
)
from cardroom.room.hosting.owner import NO_CHANCE, Asking, Ruled
from cardroom.room.hosting.owner_step import DecidedCommand, ReadStep
from cardroom.room.hosting.owner_stream import StreamBroken
from cardroom.room.hosting.shown_cards import kept_of, recall_unseen
from cardroom.room.hosting.shuffling import deck_of
from cardroom.room.hosting.watched_table import Audience, TableNews, private_of
from cardroom.store.messages import Message
from cardroom.store.rows import JournalRow, TableRecord
from cardroom.table.events import CardsShown
from cardroom.table.model.commands import Act, Command, StartHand
from cardroom.table.model.decided import Decided
from cardroom.table.model.view import TableTerms
from cardroom.table.table import Table

_command_of = msgspec.json.Decoder(AnyCommand).decode


class TableRuled(Ruled, kw_only=True):
    """The results of a command at a table, as the table `decided` it, and its `news`.

    The step is `of_hand`, the running one or the one it starts; the hand's record has all its events (`in_record`). `book`
    is the version of the rulebook that it is dealt by.
    """

    decided: Decided
    news: TableNews
    of_hand: str | None
    in_record: bool
    book: str


class TableOwner:
    """An open table with the record of its hand; see `Owner`. It moves no money of its own: whoever holds it knows where
    chips come from, and whom the table reports to.
    """

    commands: Final[Any] = AnyCommand

    def __init__(self, table: Table[Any], book: str, audience: Audience) -> None:
        """`book` is the version of the rulebook that the table is dealt by; the `audience` looks at it."""
        self.id = table.terms.table
        self.table = table
        self.book = book
        self.log = HandLog(table.terms, book)
        self._audience = audience

    def decide(self, command: Command, asking: Asking) -> TableRuled:
        """Carry out a command as it is written (`with_places`). Raises `Refused`, and then nothing has changed."""
        table, now_ms = self.table, asking.now_ms
        deck = deck_of(command, asking.chance.deck) if isinstance(command, StartHand) else None
        wish = with_cards(command, table) if isinstance(command, Act) else command
        decided = table.decide(wish, now_ms, deck)
        events, told, log = decided.events, encode(decided.events), self.log
        of_hand = log.hand_of(command)
        hand = log.follow(command, events, told, self._audience)
        carries_on = decided.is_course_of_a_hand
        shown = () if carries_on else [event for event in events if isinstance(event, CardsShown)]
        private = private_of(decided, table.seats)
        news = TableNews(table.version, now_ms, events, told, private, carries_on)
        return TableRuled(
            events=list(events),
            hand=hand,
            changes=list(kept_of(shown, table.over, now_ms)) if shown else [],
            told=[news],
            decided=decided,
            news=news,
            of_hand=of_hand,
            in_record=log.has_step,
            book=self.book,
        )

    def begins_hand(self, command: object) -> str:
        """Return the hand that the room deals by this command."""
        return command.hand if isinstance(command, StartHand) and command.seal else ""

    @property
    def can_dump(self) -> bool:
        """Whether no hand is played: cards in the middle of a hand are written nowhere."""
        return not self.log.running

    def dump(self) -> bytes:
        """Return the table's whole state."""
        return encode(self.table.dump())

    def load(self, dump: bytes, seeds: Mapping[str, bytes]) -> None:
        """Load the state; the seed gives back the cards of the last hand that nobody saw."""
        self.table.load(msgspec.json.decode(dump))
        recall_unseen(self.table, seeds)


class TableSteps:
    """Steps as `TableStep`s, in the short form: events of a hand lie in its record, and a player's decision is a few
    bytes. The state is saved behind each hand. See `Steps`.
    """

    def __init__(self, opened_by: str = "") -> None:
        """`opened_by` is the version of the rulebook that the stored table was opened by."""
        self._opened_by = opened_by

    def command(self, body: bytes) -> Any:
        """Return the command in a message's body."""
        return _command_of(body)

    def row(
        self, owner: str, seq: int, decision: DecidedCommand, messages: tuple[Message, ...]
    ) -> JournalRow:
        """Return the row of a step."""
        ruled, command, now_ms = decision.ruled, decision.command, decision.asking.now_ms
        assert isinstance(ruled, TableRuled), "a table decided it"
        proof = told_by(ruled.news.encoded) if ruled.in_record else b""
        events = () if proof else tuple(ruled.decided.events)
        book = ruled.book if isinstance(command, StartHand) else ""
        step = TableStep(now_ms, command, events, decision.player, decision.request, book, proof)
        return JournalRow(owner, seq, ruled.of_hand, now_ms, encode_step(step, ruled.of_hand))

    def read(self, row: JournalRow) -> ReadStep:
        """Read a step, to be replayed."""
        step = decode_step(row)
        if step.book and step.book != self._opened_by:
            opened_by = self._opened_by or "another"
            words = f"dealt by version {step.book} of the rulebook, but the table was opened by {opened_by}"
            raise StreamBroken(f"table {row.table_id}", row.seq, words)
        command = step.command
        hand = command.hand if isinstance(command, StartHand) and command.seal and step.begins_hand else ""
        return ReadStep(command, Asking("", step.at_ms, NO_CHANCE), partial(_brought_about, step), hand)

    def saves(self, ruled: Ruled) -> bool:
        """Save the state after each hand."""
        return ruled.hand is not None


def _brought_about(step: TableStep, ruled: Ruled, declined: str) -> bool:
    assert isinstance(ruled, TableRuled), "a table decided it"
    return step.brought_about(ruled.decided.events)


def record_of(terms: TableTerms, book: str, now_ms: int) -> TableRecord:
    """Return a table's row in the register of all tables, which the records of its hands name; `book` is the version of
    the rulebook that it is dealt by.
    """
    return TableRecord(
        id=terms.table,
        house=terms.house,
        game=terms.game,
        form=terms.form,
        stake=terms.stake,
        name=terms.name,
        opened_ms=now_ms,
        terms=msgspec.to_builtins(terms),
        book=book,
    )
