"""The time bank begins by itself, or is kept: a player's own word, also on the turn."""

from __future__ import annotations

import pytest

from cardroom.rules import Refused
from cardroom.table.events import Folded, TimeBankStarted, TurnStarted, WishesChanged
from cardroom.table.model.commands import KeepTimeBank, UseTimeBank
from cardroom.testing import ScriptedTable
from tests.table.test_turn_clock import BANK, decided_at, on_turn

ACT = BANK.act_seconds.value
FULL_MS = BANK.opens_at_ms.value


def bank_of(table: ScriptedTable, seat: int = 1) -> int:
    return table.table.seats[seat].time_bank_ms


def keep(table: ScriptedTable, on: bool, player: str = "A") -> None:
    table.do(KeepTimeBank(player, on))


@pytest.mark.clause("CO-10b")
def test_a_bank_that_is_kept_does_not_begin_and_nothing_of_it_is_lost() -> None:
    table = on_turn()
    keep(table, on=True)
    told = table.private[1][-1]
    assert isinstance(told, WishesChanged) and told.keeps_time_bank
    assert decided_at(table, Folded) == ACT, "the time to act, and no more"
    assert table.last(Folded).automatic == "clock" and not table.told(TimeBankStarted)
    assert bank_of(table) >= FULL_MS


def test_who_changes_the_mind_on_the_turn_has_the_bank_behind_the_time_to_act() -> None:
    table = on_turn()
    keep(table, on=True)
    table.wait(5)
    keep(table, on=False)
    assert decided_at(table, Folded) == ACT + FULL_MS // 1_000
    assert table.told(TimeBankStarted) and bank_of(table) == 0


def test_a_bank_that_runs_runs_on_and_one_asked_for_twice_is_counted_once() -> None:
    table = on_turn()
    table.wait(ACT + 2)
    keep(table, on=True)
    assert decided_at(table, Folded) == ACT + FULL_MS // 1_000, "it has begun"
    again = on_turn()
    for on in (True, True, False, False, True, False):
        keep(again, on=on)
    assert decided_at(again, Folded) == ACT + FULL_MS // 1_000 and bank_of(again) == 0


def test_it_holds_for_the_turns_to_come_and_is_the_players_own() -> None:
    table = on_turn()
    keep(table, on=True, player="B")
    table.act("A call")
    started = table.last(TurnStarted)
    kept = {seat.number: seat.keeps_time_bank for seat in table.table.seats.values()}
    assert sum(kept.values()) == 1
    assert started.time_bank_ms == (0 if kept[started.seat] else FULL_MS)
    with pytest.raises(Refused) as refused:
        keep(table, on=True, player="Stranger")
    assert refused.value.code == "not-seated"


def use(table: ScriptedTable, player: str = "A", turn: int = 0) -> UseTimeBank:
    hand = table.table.hand
    assert hand is not None
    return UseTimeBank(player, hand.hand, hand.decision + turn)


def test_a_kept_bank_is_used_in_one_turn_and_kept_again_in_the_next() -> None:
    table = on_turn()
    keep(table, on=True)
    table.wait(3)
    table.do(use(table))
    told = table.last(TimeBankStarted)
    assert told.until_ms == table.clock.now_ms - 3_000 + 1_000 * ACT + FULL_MS and told.clauses
    assert decided_at(table, Folded) == ACT + FULL_MS // 1_000 and bank_of(table) == 0


def test_what_is_not_used_of_it_is_left() -> None:
    table = on_turn()
    keep(table, on=True)
    table.do(use(table))
    table.wait(ACT - 1)
    table.act("A call")
    assert bank_of(table) == FULL_MS, "it would have begun behind the time to act"
    spent = on_turn()
    spent.do(use(spent))
    spent.wait(ACT + 2)
    spent.act("A call")
    assert bank_of(spent) == FULL_MS - 2_000


def test_it_is_used_on_the_own_turn_alone_once_and_while_there_is_some() -> None:
    table = on_turn()
    assert table.refusal(use(table, "B")).code == "not-your-turn"
    assert table.refusal(use(table, turn=-1)).code == "stale-action"
    assert table.refusal(UseTimeBank("Stranger", "h1", 0)).code == "not-seated"
    table.do(use(table))
    refused = table.refusal(use(table))
    assert (refused.code, refused.clauses) == ("no-time-bank", ("CO-10b",)), "it runs already"
    table.wait(ACT + FULL_MS // 1_000)
    assert table.refusal(UseTimeBank("A", "h1", 0)).code == "stale-action", "the clock has decided"
