"""The audit of messages: those that the steps say were sent and taken, compared with the waiting and counted ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from cardroom.store.bound import Bound, digest_of
from cardroom.store.messages import BETWEEN, CLOSED, SENT, TAKEN, MailCount, Pair
from cardroom.store.walking import Find

OF_MAIL: Final = frozenset({SENT, TAKEN, CLOSED})
"""The kinds of bound rows that concern messages."""


class MailAudit:
    """Gathers what the steps bind of messages, in any order of owners, and checks that sent = taken + waiting."""

    def __init__(self, find: Find) -> None:
        self._find = find
        self._sent: dict[Pair, int] = {}
        self._taken: dict[Pair, int] = {}
        self._unmatched: dict[str, dict[str, bytes | None]] = {SENT: {}, TAKEN: {}}
        self._closed: dict[str, int] = {}

    def by_step(self, owner: str, seq: int, proof: Bound) -> None:
        """Add a step by which an owner sent a message, took one, or closed."""
        if proof.kind == CLOSED:
            self._closed[owner] = seq
            return
        sender, receiver, number = proof.subject.split(BETWEEN)
        is_sent = proof.kind == SENT
        if owner != (sender if is_sent else receiver):
            self._find(f"message {proof.subject}", f"is in a step of {owner}, which it does not concern")
        counts = self._sent if is_sent else self._taken
        last = counts.get((sender, receiver), 0)
        if int(number) != last + 1:
            self._find(f"message {proof.subject}", f"follows number {last}")
        counts[sender, receiver] = int(number)
        other = self._unmatched[TAKEN if is_sent else SENT]
        if proof.subject not in other:
            self._unmatched[proof.kind][proof.subject] = proof.digest
        elif other.pop(proof.subject) != proof.digest:
            self._find(f"message {proof.subject}", "was taken otherwise than it was sent")

    def ended(self, owner: str, last_seq: int) -> None:
        """Note the end of a journal."""
        if self._closed.get(owner, last_seq) != last_seq:
            self._find(
                f"journal:{owner}", f"goes on after step {self._closed[owner]}, with which its owner closed"
            )

    def end(self, rows: Callable[[str], Iterator[Any]]) -> int:
        """Compare with the rows, after all journals were read. Returns the number of waiting messages."""
        for subject in self._unmatched[TAKEN]:
            self._find(f"message {subject}", "was taken, and never sent")
        waiting = self._waiting(rows)
        self._counts(rows)
        self._owners(rows)
        return waiting

    def _waiting(self, rows: Callable[[str], Iterator[Any]]) -> int:
        found: set[str] = set()
        for row in rows("SELECT receiver, sender, number, sent_ms, body FROM mail"):
            subject = BETWEEN.join((str(row[1]), str(row[0]), str(row[2])))
            found.add(subject)
            if subject not in self._unmatched[SENT]:
                self._find(f"message {subject}", "waits, but no step sent it or it was taken")
            elif self._unmatched[SENT][subject] != digest_of(tuple(row)):
                self._find(f"message {subject}", "is not as it was sent")
        for subject in self._unmatched[SENT].keys() - found:
            self._find(f"message {subject}", "was sent and not taken, and does not wait")
        return len(found)

    def _counts(self, rows: Callable[[str], Iterator[Any]]) -> None:
        counted = {
            (owner, other): MailCount(sent, taken)
            for owner, other, sent, taken in rows("SELECT owner, other, sent, taken FROM mail_counts")
        }
        expected = {*self._sent, *((receiver, sender) for sender, receiver in self._taken)}
        for owner, other in sorted(expected | counted.keys()):
            right = MailCount(self._sent.get((owner, other), 0), self._taken.get((other, owner), 0))
            if counted.get((owner, other), MailCount()) != right:
                self._find(f"messages of {owner}", f"those sent to {other} and taken from it are miscounted")

    def _owners(self, rows: Callable[[str], Iterator[Any]]) -> None:
        """Check that messages pass between parent and child, or tournaments of one house, and that a closed owner
        has closed with a step.
        """
        parents: dict[str, str | None] = {}
        cups: set[str] = set()
        for owner, kind, parent, closed_ms in rows("SELECT id, kind, parent, closed_ms FROM owners"):
            parents[owner] = parent
            if kind == "tournament":
                cups.add(owner)
            if (closed_ms is not None) != (owner in self._closed):
                self._find(f"owner {owner}", "is closed by its row or by its last step, and not by both")
        for sender, receiver in sorted(self._sent.keys() | self._taken.keys()):
            of_sender, of_receiver = parents.get(sender), parents.get(receiver)
            of_one_house = {sender, receiver} <= cups and of_sender == of_receiver
            if of_sender != receiver and of_receiver != sender and not of_one_house:
                self._find(
                    f"messages of {sender}", f"went to {receiver}, which is neither its parent nor its child"
                )
