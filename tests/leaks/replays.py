"""A hand of a world played again from the journal, from another deck: does it come out the same?"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import pytest

from cardroom.cash.cash_table import open_table
from cardroom.room.hosting.journal import TableStep, with_cards
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.store.rows import JournalRow
from cardroom.table.events import HandEnded, HandMucked, HandStarted, HandVoided, PrivateEvent
from cardroom.table.model.commands import StartHand
from cardroom.table.model.view import TableTerms
from cardroom.table.table import Table
from tests.leaks.decks import SECOND_SHUFFLERS, Decks


@dataclass(slots=True)
class Replay:
    """A table as it was before a hand, the steps of that hand, and what the viewer alone was told in each."""

    before: Table
    viewer: str
    steps: list[TableStep] = field(default_factory=list)
    private: list[tuple[PrivateEvent, ...]] = field(default_factory=list)

    def comes_out_the_same(self, deck: list[int], second: list[int]) -> bool:
        """Whether from this deck (and this order behind a reshuffle) all is told as it was."""
        table = copied(self.before)
        with pytest.MonkeyPatch.context() as patch:
            for module in SECOND_SHUFFLERS:
                patch.setattr(module, "second_deck", lambda _: list(second))
            for step, private in zip(self.steps, self.private, strict=True):
                try:
                    events, whispered = carried_out(table, step, deck, self.viewer)
                except Refused:
                    return False
                if (events, whispered) != (step.events, private):
                    return False
        return True


def copied(table: Table) -> Table:
    """The same table between two hands, sharing what never changes."""
    state = table._state
    fixed = (state.terms, state.book, state.offer, state.stakes, state.play)
    return copy.deepcopy(table, {id(one): one for one in fixed})


def carried_out(
    table: Table, step: TableStep, deck: list[int] | None, viewer: str
) -> tuple[tuple[object, ...], tuple[PrivateEvent, ...]]:
    """What a step tells everybody, and the viewer alone."""
    command = with_cards(step.command, table)
    seat = table.seat_of(viewer) if viewer else None
    decided = table.decide(
        command, step.at_ms, list(deck) if deck and isinstance(command, StartHand) else None
    )
    seat = seat or (table.seat_of(viewer) if viewer else None)
    return tuple(decided.events), tuple(decided.private.get(seat.number, ()) if seat else ())


def replays(
    terms: TableTerms,
    book: Rulebook,
    journal: Sequence[tuple[JournalRow, TableStep]],
    viewer: str,
    decks: Decks,
) -> Iterable[tuple[str, Replay]]:
    """The hands of a table in which somebody's cards lost unseen, each ready to be played again."""
    table = open_table(terms, book)
    replay: Replay | None = None
    hand = ""
    for _, step in journal:
        deck = None
        if isinstance(step.command, StartHand):
            hand = step.command.hand
            deck = decks.get(hand) or list(range(52))
            replay = Replay(copied(table), viewer)
        events, private = carried_out(table, step, deck, viewer)
        assert events == step.events, "the journal replays"
        if replay is None:
            continue
        if not any(isinstance(event, HandStarted) for event in events) and not replay.steps:
            replay = None  # too few were left to deal to
            continue
        replay.steps.append(step)
        replay.private.append(private)
        if any(isinstance(event, HandEnded | HandVoided) for event in events):
            if any(isinstance(event, HandMucked) for one in replay.steps for event in one.events):
                yield hand, replay
            replay = None
