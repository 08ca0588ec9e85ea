"""Any sequence of entries, right and wrong: the ledger does what a plain dictionary of dictionaries would."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from cardroom.ledger import Entry, Ledger, LedgerFault, audit

ACCOUNTS = ("mint", "house", "wallet:a", "wallet:b", "stack:t:a", "stack:t:b", "rake:h", "held:a", "charity")
amounts = st.integers(-300, 300)


class LedgerMachine(RuleBasedStateMachine):
    """The model keeps every posting ever made and adds them all up for each question."""

    def __init__(self) -> None:
        super().__init__()
        self.ledger = Ledger()
        self.posted: list[Entry] = []
        self.count = 0

    def held(self, account: str) -> int:
        return sum(amount for entry in self.posted for name, amount in entry.postings if name == account)

    def allowed(self, entry: Entry) -> bool:
        """The laws, said in the plainest way."""
        names = [name for name, _ in entry.postings]
        return (
            all(entry.id != other.id for other in self.posted)
            and len(entry.postings) >= 2
            and sum(amount for _, amount in entry.postings) == 0
            and all(amount != 0 for _, amount in entry.postings)
            and len(names) == len(set(names))
            and all(name == "mint" or self.held(name) + amount >= 0 for name, amount in entry.postings)
        )

    def try_to_post(self, entry: Entry) -> None:
        allowed = self.allowed(entry)
        try:
            self.ledger.post(entry)
        except LedgerFault:
            assert not allowed
        else:
            assert allowed
            self.posted.append(entry)

    def new_id(self) -> str:
        self.count += 1
        return f"e{self.count}"

    @rule(account=st.sampled_from(ACCOUNTS[1:]), amount=st.integers(1, 1000))
    def issue(self, account: str, amount: int) -> None:
        self.try_to_post(
            Entry(self.new_id(), 0, "issue", "", (("mint", -amount), (account, amount)), "machine")
        )

    @rule(giver=st.sampled_from(ACCOUNTS), taker=st.sampled_from(ACCOUNTS), amount=st.integers(-5, 1500))
    def move(self, giver: str, taker: str, amount: int) -> None:
        self.try_to_post(Entry(self.new_id(), 0, "move", "", ((giver, -amount), (taker, amount)), "machine"))

    @rule(postings=st.lists(st.tuples(st.sampled_from(ACCOUNTS), amounts), max_size=6), settle=st.booleans())
    def anything(self, postings: list[tuple[str, int]], settle: bool) -> None:
        if settle:
            postings = [*postings, ("mint", -sum(amount for _, amount in postings))]
        self.try_to_post(Entry(self.new_id(), 0, "any", "", tuple(postings), "machine"))

    @precondition(lambda self: self.posted)
    @rule(data=st.data())
    def repost(self, data: st.DataObject) -> None:
        self.try_to_post(data.draw(st.sampled_from(self.posted)))

    @rule()
    def restart(self) -> None:
        self.ledger = Ledger(self.ledger.balances, posted=[entry.id for entry in self.posted])

    @invariant()
    def balances_are_the_sums_of_postings(self) -> None:
        assert {account: self.ledger.balance(account) for account in ACCOUNTS} == {
            account: self.held(account) for account in ACCOUNTS
        }

    @invariant()
    def all_accounts_together_are_zero(self) -> None:
        assert self.ledger.trial_balance() == 0

    @invariant()
    def the_auditor_agrees(self) -> None:
        assert audit(self.posted, self.ledger.balances) == []


TestLedgerMachine = LedgerMachine.TestCase
TestLedgerMachine.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
