"""A decision takes what its action takes: all else is refused, and the journal tells nobody where a card lies."""

from __future__ import annotations

import msgspec
import pytest

from cardroom.cards.card import card_text
from cardroom.room.hosting.journal import decode_step, with_cards, with_places
from cardroom.room.hosting.owner import NO_CHANCE, Asking
from cardroom.room.hosting.step_context import StepContext
from cardroom.room.hosting.table_owner import TableOwner
from cardroom.room.hosting.watched_table import Audience
from cardroom.rules.book_loading import house
from cardroom.rules.refused import Refused
from cardroom.table.acting import FIELDS, TAKES
from cardroom.table.events import TurnStarted
from cardroom.table.model import commands
from cardroom.testing import ScriptedTable
from cardroom.testing.whole_room import TestRoom
from tests.table.witness import fingerprint

WITH = {"amount": 40, "cards": ("As",), "rows": (("As",), (), ()), "game": "holdem"}


@pytest.mark.parametrize(
    "cards", [("zz",), ("As",), ("??",), ("",)], ids=["no card", "card", "unknown", "empty"]
)
def test_cards_sent_with_a_fold_freeze_no_table_and_undo_no_hand(
    room: TestRoom, cards: tuple[str, ...]
) -> None:
    table = room.seat("holdem-nl10", "A", "B", "C")
    room.deal(table)
    actor = room.actor(table)
    before = (fingerprint(room.table(table)), room.room.tables[table].seq)
    refused = actor.refusal(msgspec.structs.replace(actor.act(table, "fold"), cards=cards))
    assert (refused.code, refused.clauses) == ("field-not-taken", ("CO-TH.19",))
    assert refused.args == {"action": "fold", "field": "cards"}
    assert (fingerprint(room.table(table)), room.room.tables[table].seq) == before
    assert not room.room.tables[table].is_halted
    actor.done(actor.act(table, "fold"))


def test_a_card_that_is_only_named_is_looked_up_nowhere(room: TestRoom) -> None:
    """Every card of the deck is sent with the decisions of a hand: no place of any stands in the journal."""
    table = room.seat("holdem-nl10", "A", "B", "C")
    room.deal(table)
    number = 0
    while room.table(table).hand is not None:
        actor = room.actor(table)
        for card in range(52):
            named = msgspec.structs.replace(actor.act(table, "fold"), cards=(card_text(card),))
            assert actor.refusal(named).code == "field-not-taken"
            number += 1
        room.go_on(table)
    assert number >= 52 * 3
    steps = [decode_step(row) for row in room.reader.journal(table)]
    acts = [step.command for step in steps if isinstance(step.command, commands.Act)]
    assert acts and all(act.cards == () for act in acts)


@pytest.mark.parametrize("action", TAKES)
def test_every_action_refuses_every_field_that_it_does_not_take(action: str) -> None:
    table = ScriptedTable(players=3)
    table.deal()
    before = fingerprint(table.table)
    for field in FIELDS:
        act = msgspec.structs.replace(table.action("A", action), **{field: WITH[field]})
        if field == TAKES[action]:
            continue
        refused = table.refusal(act)
        assert (refused.code, refused.arguments["field"]) == ("field-not-taken", field)
        assert refused.clauses and fingerprint(table.table) == before


def test_the_journal_names_places_of_cards_that_are_held_and_of_no_others() -> None:
    table = ScriptedTable(players=2, book=house("casino-helsinki"), game="sviten-pl")
    table.deal()
    hand = table.table.hand
    assert hand is not None
    player = table.table.seats[hand.actor_seat].player
    held = table.table.held_by(player)
    assert len(held) >= 2 and set(held.values()) <= set(range(52))
    others = [card_text(card) for card in range(52) if card_text(card) not in held]
    own = list(held)[:2]
    act = msgspec.structs.replace(table.action(player, "draw"), cards=(own[0], others[0], own[1], "zz", "#3"))
    written = with_places(act, table.table)
    assert isinstance(written, commands.Act)
    assert written.cards == (f"#{held[own[0]]}", others[0], f"#{held[own[1]]}", "zz", "##3")
    theirs = msgspec.structs.replace(act, player="Z", cards=tuple(own))
    assert with_places(theirs, table.table) == theirs, "a stranger holds nothing"
    kept = msgspec.structs.replace(act, cards=tuple(own))
    assert with_cards(with_places(kept, table.table), table.table) == kept


def test_a_player_who_names_the_places_of_own_cards_names_no_cards() -> None:
    """Places are what the journal writes; whoever could name one would learn where in the deck a card lay."""
    table = ScriptedTable(players=2, book=house("casino-helsinki"), game="sviten-pl")
    table.deal()
    owner = TableOwner(table.table, table.table.book.version, Audience())

    def draw(*cards: str) -> None:
        named = msgspec.structs.replace(table.action(player, "draw"), cards=cards)
        owner.decide(with_places(named, table.table), Asking("", table.clock.now_ms, NO_CHANCE))

    while table.table.hand is not None and not (turn := table.last(TurnStarted)).draw:
        table.go_on()
    player = table.table.seats[turn.seat].player
    held = table.table.held_by(player)
    before = fingerprint(table.table)
    for place in held.values():
        with pytest.raises(Refused) as refused:
            draw(f"#{place}")
        assert refused.value.code == "no-such-card" and fingerprint(table.table) == before
    draw(next(iter(held)))
    assert fingerprint(table.table) != before, "by its name it is exchanged"


def test_what_cannot_be_written_down_is_refused_before_anything_changes(room: TestRoom) -> None:
    table = room.seat("holdem-nl10", "A", "B", "C")
    room.deal(table)
    writer, before = room.room.tables[table], fingerprint(room.table(table))
    actor = room.actor(table)
    hand = room.hand(table)
    act = commands.Act(actor.player, hand.hand, hand.decision, "fold", game="\ud800")
    with pytest.raises(Refused, match="cannot be written down"):
        room.do(lambda: writer.carry_out(act, StepContext(player=actor.player)))
    assert fingerprint(room.table(table)) == before and not writer.is_halted
