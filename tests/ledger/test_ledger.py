"""The rules of the ledger, one test each."""

from __future__ import annotations

import pytest

from cardroom.ledger import MAX_CENTS, MINT, Entry, Ledger, LedgerFault, kind_of, rake, stack, wallet
from cardroom.ledger.accounts import game, lent

ANN, BEN = wallet("ann"), wallet("ben")


def entry(entry_id: str, *postings: tuple[str, int]) -> Entry:
    return Entry(entry_id, 1_000, "test", "a test", postings, "test")


@pytest.fixture
def ledger() -> Ledger:
    ledger = Ledger()
    ledger.post(entry("issue", (MINT, -10_000), (ANN, 6_000), (BEN, 4_000)))
    return ledger


def refused(ledger: Ledger, wrong: Entry) -> str:
    """Post a wrong entry: its code, after making sure that nothing changed."""
    before = dict(ledger.balances)
    with pytest.raises(LedgerFault) as caught:
        ledger.check(wrong)
    with pytest.raises(LedgerFault):
        ledger.post(wrong)
    assert dict(ledger.balances) == before
    assert ledger.trial_balance() == 0
    return caught.value.code


def test_a_hand_end_moves_winnings_and_rake_in_one_entry(ledger: Ledger) -> None:
    seats = stack("t1", "ann"), stack("t1", "ben")
    ledger.post(entry("in", (ANN, -2_000), (seats[0], 2_000)))
    ledger.post(entry("in2", (BEN, -2_000), (seats[1], 2_000)))
    ledger.post(entry("hand:1", (seats[0], -500), (seats[1], 475), (rake("casinohuone"), 25)))
    assert [ledger.balance(seat) for seat in seats] == [1_500, 2_475]
    assert ledger.balance("rake:casinohuone") == 25
    assert ledger.trial_balance() == 0


def test_an_account_nobody_posted_to_is_empty(ledger: Ledger) -> None:
    assert ledger.balance(wallet("nobody")) == 0


def test_no_account_of_the_room_but_the_mint_goes_below_zero(ledger: Ledger) -> None:
    ledger.post(entry("more", (MINT, -1), (ANN, 1)))
    assert ledger.balance(MINT) == -10_001
    for account in (ANN, "house", "charity", "rake:h", "held:ann", "stack:t:ann"):
        balance = ledger.balance(account)
        assert refused(ledger, entry("x", (account, -balance - 1), (BEN, balance + 1))) == "below-zero"


def test_one_bad_posting_refuses_the_whole_entry(ledger: Ledger) -> None:
    wrong = entry("x", (ANN, -100), (BEN, -4_001), (stack("t1", "ann"), 4_101))
    assert refused(ledger, wrong) == "below-zero"


@pytest.mark.parametrize(
    ("postings", "code"),
    [
        (((ANN, -100), (BEN, 99)), "not-balanced"),
        (((ANN, -100.0), (BEN, 100.0)), "not-whole-cents"),
        (((ANN, True), (BEN, -1)), "not-whole-cents"),
        (((ANN, 0), (BEN, 0)), "amount-out-of-range"),
        (((ANN, -(2**53)), (BEN, 2**53)), "amount-out-of-range"),
        ((), "no-postings"),
        (((ANN, -1), (ANN, 1)), "account-twice"),
        (((ANN, -1), ("purse:ben", 1)), "no-such-account-kind"),
        (((ANN, -1), ("wallet", 1)), "account-name"),
        (((ANN, -1), ("wallet:a:b", 1)), "account-name"),
        (((ANN, -1), ("wallet:", 1)), "account-name"),
        (((ANN, -1), ("house:x", 1)), "account-name"),
    ],
)
def test_what_is_not_a_movement_of_money_is_refused(
    ledger: Ledger, postings: tuple[tuple[str, int], ...], code: str
) -> None:
    assert refused(ledger, entry("x", *postings)) == code


def test_an_entry_needs_an_id(ledger: Ledger) -> None:
    assert refused(ledger, entry("", (ANN, -1), (BEN, 1))) == "entry-without-id"


def test_a_second_post_of_an_id_is_refused_and_moves_nothing(ledger: Ledger) -> None:
    ledger.post(entry("once", (ANN, -1), (BEN, 1)))
    assert ledger.was_posted("once")
    assert refused(ledger, entry("once", (ANN, -1), (BEN, 1))) == "posted-before"


def test_a_refused_id_is_free_for_the_right_entry(ledger: Ledger) -> None:
    assert refused(ledger, entry("again", (ANN, -6_001), (BEN, 6_001))) == "below-zero"
    ledger.post(entry("again", (ANN, -6_000), (BEN, 6_000)))
    assert ledger.balance(BEN) == 10_000


def test_no_balance_grows_past_what_a_browser_can_count() -> None:
    rich = wallet("rich")
    ledger = Ledger({MINT: -MAX_CENTS, rich: MAX_CENTS - 1, ANN: 1})
    assert refused(ledger, entry("x", (MINT, -1), (ANN, 1))) == "below-zero"
    ledger.post(entry("last", (ANN, -1), (rich, 1)))
    ledger.post(entry("back", (MINT, 1), (rich, -1)))
    assert ledger.balance(rich) == MAX_CENTS - 1
    full = Ledger({MINT: -MAX_CENTS, rich: MAX_CENTS})
    full._balances |= {ANN: 1, "house": -1}  # a state no entry leads to, to reach the other guard
    assert refused(full, entry("x", (ANN, -1), (rich, 1))) == "too-much"


def test_a_ledger_begins_from_kept_balances_if_they_are_right(ledger: Ledger) -> None:
    again = Ledger(ledger.balances, posted=["issue"])
    assert dict(again.balances) == dict(ledger.balances)
    assert refused(again, entry("issue", (ANN, -1), (BEN, 1))) == "posted-before"
    for wrong in ({ANN: 1}, {ANN: -1, MINT: 1}, {ANN: 1.0, MINT: -1}, {"purse": 1, MINT: -1}):
        with pytest.raises(LedgerFault):
            Ledger(wrong)  # type: ignore[arg-type]  # the float is the point


def test_the_balances_cannot_be_changed_from_outside(ledger: Ledger) -> None:
    with pytest.raises(TypeError):
        ledger.balances[ANN] = 1  # type: ignore[index]  # the point of the test
    with pytest.raises(AttributeError):
        entry("x", (ANN, 1)).id = "y"  # type: ignore[misc]  # the point of the test


def test_account_names_tell_their_kind() -> None:
    assert [kind_of(name) for name in (ANN, stack("t", "ann"), "house", MINT)] == [
        "wallet",
        "stack",
        "house",
        "mint",
    ]
    with pytest.raises(LedgerFault, match="without colons"):
        wallet("a:b")


def test_what_an_attempt_posted_is_taken_back_when_it_fails(ledger: Ledger) -> None:
    before = dict(ledger.balances)
    with pytest.raises(ZeroDivisionError), ledger.attempt():
        ledger.post(entry("first", (ANN, -2_000), (stack("t1", "ann"), 2_000)))
        ledger.post(entry("second", (stack("t1", "ann"), -500), (BEN, 500)))
        raise ZeroDivisionError
    assert dict(ledger.balances) == before, "accounts it opened are not there either"
    with ledger.attempt():
        ledger.post(entry("first", (ANN, -1_000), (BEN, 1_000)))
    assert (ledger.balance(ANN), ledger.was_posted("first"), ledger.was_posted("second")) == (
        5_000,
        True,
        False,
    )


def test_a_ledger_remembers_the_last_ids_and_never_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardroom.ledger.ledger.IDS_KEPT", 3)
    ledger = Ledger()
    for number in range(10):
        ledger.post(Entry(f"issue-{number}", number, "credit", "", ((MINT, -1), (ANN, 1)), "staff"))
    assert [number for number in range(10) if ledger.was_posted(f"issue-{number}")] == [7, 8, 9]


def test_the_stacks_of_seats_long_given_up_take_no_memory() -> None:
    ledger = Ledger()
    ledger.post(Entry("issue", 0, "issue", "", (("mint", -100), ("wallet:a", 100)), "test"))
    for table in range(50):
        there, back = f"in-{table}", f"out-{table}"
        ledger.post(Entry(there, 0, "buy_in", "", (("wallet:a", -100), (f"stack:t{table}:a", 100)), "test"))
        ledger.post(Entry(back, 0, "cash_out", "", ((f"stack:t{table}:a", -100), ("wallet:a", 100)), "test"))
    assert dict(ledger.balances) == {"mint": -100, "wallet:a": 100}
    assert ledger.balance("stack:t0:a") == 0
    assert len(ledger._floors) == 2
    with pytest.raises(RuntimeError), ledger.attempt():  # an account that is gone comes back and goes again
        ledger.post(Entry("again", 0, "buy_in", "", (("wallet:a", -5), ("stack:t0:a", 5)), "test"))
        raise RuntimeError
    assert dict(ledger.balances) == {"mint": -100, "wallet:a": 100}
    assert dict(Ledger({"mint": -1, "stack:t:a": 0, "house": 1}).balances) == {"mint": -1, "house": 1}


def test_what_was_stored_out_of_range_refuses_no_start_and_comes_back_alone() -> None:
    beyond = -MAX_CENTS - 1_000
    ledger = Ledger({MINT: beyond, ANN: MAX_CENTS, BEN: 1_000})
    assert refused(ledger, entry("more", (MINT, -1), (BEN, 1))) == "below-zero"
    ledger.post(entry("back", (BEN, -400), (MINT, 400)))
    assert ledger.balance(MINT) == beyond + 400 and not ledger.left(MINT)
    assert dict(Ledger(ledger.balances).balances) == dict(ledger.balances)


def test_a_private_game_has_chips_of_its_own_below_zero(ledger: Ledger) -> None:
    ledger.post(entry("seat", (game("t"), -20), (lent("t", "ann"), 10), (stack("t", "ann"), 10)))
    assert ledger.balance(game("t")) == -20 and ledger.trial_balance() == 0
    over = entry("over", (game("t"), 20), (lent("t", "ann"), -10), (stack("t", "ann"), -10))
    ledger.post(over)
    assert game("t") not in ledger.balances, "a game that is over leaves nothing in memory"
