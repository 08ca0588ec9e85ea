"""The auditor names what drifts; each fault is planted, so the auditor cannot pass by being blind."""

from __future__ import annotations

import random

from cardroom.ledger import Entry, Ledger, audit
from cardroom.ledger.auditor import EntrySums

ENTRIES = [
    Entry("1", 0, "issue", "", (("mint", -100), ("wallet:a", 60), ("wallet:b", 40)), "t"),
    Entry("2", 0, "buy_in", "", (("wallet:a", -50), ("stack:t:a", 50)), "t"),
    Entry("3", 0, "hand", "", (("stack:t:a", -10), ("wallet:b", 9), ("rake:h", 1)), "t"),
]


def balances() -> dict[str, int]:
    ledger = Ledger()
    for entry in ENTRIES:
        ledger.post(entry)
    return dict(ledger.balances)


def named(entries: list[Entry], kept: dict[str, int]) -> set[str]:
    return {drift.account for drift in audit(entries, kept)}


def test_right_books_have_no_drift() -> None:
    assert audit(ENTRIES, balances()) == []
    assert audit([], {}) == []


def test_each_account_that_drifts_is_named() -> None:
    for account in balances():
        wrong = balances()
        wrong[account] += 1
        assert named(ENTRIES, wrong) == {account, "all accounts"}


def test_money_moved_behind_the_entries_is_named_on_both_sides() -> None:
    wrong = balances()
    wrong["wallet:a"] -= 1
    wrong["wallet:b"] += 1
    drifts = audit(ENTRIES, wrong)
    assert [(drift.account, drift.expected, drift.found) for drift in drifts] == [
        ("wallet:a", 10, 9),
        ("wallet:b", 49, 50),
    ]


def test_a_missing_account_and_an_unknown_account_are_named() -> None:
    wrong = balances()
    del wrong["rake:h"]
    assert named(ENTRIES, wrong) == {"rake:h", "all accounts"}
    assert named(ENTRIES, balances() | {"wallet:ghost": 5}) == {"wallet:ghost", "all accounts"}


def test_a_missing_entry_shows_in_its_accounts() -> None:
    assert named(ENTRIES[:2], balances()) == {"stack:t:a", "wallet:b", "rake:h"}


def test_an_entry_posted_twice_is_named() -> None:
    assert "entry 3" in named([*ENTRIES, ENTRIES[2]], balances())


def test_an_entry_that_does_not_balance_is_named() -> None:
    wrong = Entry("4", 0, "x", "", (("wallet:a", 5), ("wallet:b", -4)), "t")
    assert "entry 4" in named([*ENTRIES, wrong], balances())


def test_an_account_that_was_once_below_zero_is_named_even_if_it_came_back() -> None:
    there_and_back = [
        Entry("4", 0, "x", "", (("wallet:a", -11), ("wallet:b", 11)), "t"),
        Entry("5", 0, "x", "", (("wallet:a", 11), ("wallet:b", -11)), "t"),
    ]
    drifts = audit([*ENTRIES, *there_and_back], balances())
    assert [(drift.account, drift.found) for drift in drifts] == [("wallet:a", -1)]
    assert "entry 4" in drifts[0].why and "wallet:a" in str(drifts[0])


def test_an_account_of_nothing_that_is_gone_or_came_from_nowhere_is_named() -> None:
    """It changes no sum, but it is in the list that people are shown."""
    emptied = Entry("5", 5, "test", "r", (("wallet:z", 3), ("mint", -3)), "t")
    back = Entry("6", 6, "test", "r", (("wallet:z", -3), ("mint", 3)), "t")
    kept = {**balances(), "wallet:z": 0}
    assert audit([*ENTRIES, emptied, back], kept) == []
    gone = audit([*ENTRIES, emptied, back], balances())
    assert [(drift.account, drift.why) for drift in gone] == [
        ("wallet:z", "it was posted to, and has no balance")
    ]
    added = audit(ENTRIES, kept)
    assert [(drift.account, drift.why) for drift in added] == [("wallet:z", "nothing was ever posted to it")]


def test_an_entry_that_does_not_balance_is_told_with_what_it_adds_up_to() -> None:
    wrong = Entry("4", 0, "x", "", (("wallet:a", 5), ("wallet:b", -4)), "t")
    entries = [drift for drift in audit([*ENTRIES, wrong], balances()) if drift.account == "entry 4"]
    assert [(drift.expected, drift.found) for drift in entries] == [(0, 1)]


def test_a_private_game_whose_chips_are_not_all_its_own_is_named() -> None:
    lent = (("game:g", -20), ("lent:g:a", 10), ("stack:g:a", 10))
    gone = (("stack:g:a", -1), ("wallet:a", 1))
    entries = [Entry("4", 0, "taken", "", lent, "t"), Entry("5", 0, "hand", "", gone, "t")]
    found = {"game:g": -20, "lent:g:a": 10, "stack:g:a": 9, "wallet:a": 1}
    assert named(entries, found) == {"game g"}
    assert named(entries[:1], {"game:g": -20, "lent:g:a": 10, "stack:g:a": 10}) == set()


def test_what_differs_is_told_in_one_order_whatever_order_the_rows_come_in() -> None:
    """A server gives rows in no order: the first of them is what staff are told."""
    chance = random.Random(1)
    for _ in range(200):
        held = [(account, cents + chance.choice((0, 5, -5))) for account, cents in balances().items()]
        told = []
        for _ in range(4):
            chance.shuffle(held)
            sums = EntrySums({})
            for entry in ENTRIES:
                sums.take(entry)
            sums.compare(held)
            told.append(sums.drifts)
        assert all(one == told[0] for one in told)
