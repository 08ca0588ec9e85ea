"""Messages between owners: sent by one commit, taken by another, each of them once and in the order sent."""

from __future__ import annotations

import threading

import pytest

from cardroom.store.engines.store_location import AnyStore, Place, audit_place, open_place
from cardroom.store.faults import StoreFault, StoreRefused
from cardroom.store.messages import MailCount, Message
from cardroom.store.rows import Commit, OpenHouse, OpenOwner
from tests.patience import PATIENCE_SECONDS
from tests.store.making import issue, step

HOUSE, CUP, ONE, TWO = "house:main", "cup", "cup-1", "cup-2"
"""A house, its tournament, and two tables of that."""


def message(number: int, sender: str = CUP, receiver: str = ONE, body: bytes = b"hold") -> Message:
    return Message(sender, receiver, number, 1_000 + number, body)


def begin(store: AnyStore) -> None:
    family = OpenHouse(HOUSE), OpenOwner(CUP, "tournament", HOUSE), *_tables()
    store.commit_now(Commit(changes=family))


def _tables() -> tuple[OpenOwner, ...]:
    return OpenOwner(ONE, "tournament_table", CUP), OpenOwner(TWO, "tournament_table", CUP)


def refused(store: AnyStore, commit: Commit) -> str:
    with pytest.raises(StoreRefused) as caught:
        store.commit_now(commit)
    return caught.value.code


def test_a_message_waits_from_the_commit_of_its_sender_to_that_of_its_receiver(
    store: AnyStore, place: Place
) -> None:
    begin(store)
    reader = store.blocking_reader
    store.commit_now(
        Commit(journal=(step(1, CUP),), messages=(message(1), message(2), message(1, receiver=TWO)))
    )
    assert reader.mail([ONE]) == [message(1), message(2)]
    assert reader.mail([TWO, ONE]) == [message(1, receiver=TWO), message(1), message(2)]
    assert reader.with_mail() == [ONE, TWO]
    assert reader.mail_counts(CUP) == {ONE: MailCount(2, 0), TWO: MailCount(1, 0)}
    back = message(1, ONE, CUP, b"held")
    store.commit_now(Commit(journal=(step(1, ONE),), taken=message(1), messages=(back,)))
    assert reader.mail([ONE, TWO, CUP]) == [message(2), message(1, receiver=TWO), back]
    assert reader.with_mail() == sorted([ONE, TWO, CUP])
    assert reader.mail_counts(ONE) == {CUP: MailCount(1, 1)}
    store.close()
    report = audit_place(place)
    assert report.findings == [] and report.messages_waiting == 3


def test_a_message_is_taken_once_and_in_its_turn(store: AnyStore, place: Place) -> None:
    begin(store)
    store.commit_now(Commit(journal=(step(1, CUP),), messages=(message(1), message(2))))
    assert refused(store, Commit(journal=(step(1, ONE),), taken=message(2))) == "mail-gap"
    store.commit_now(Commit(journal=(step(1, ONE),), taken=message(1)))
    assert refused(store, Commit(journal=(step(2, ONE),), taken=message(1))) == "mail-taken"
    assert (
        refused(store, Commit(journal=(step(2, ONE),), taken=message(2, body=b"forged"))) == "no-such-message"
    )
    assert refused(store, Commit(journal=(step(2, ONE),), taken=message(3))) == "mail-gap"
    assert store.blocking_reader.mail([ONE]) == [message(2)], "and nothing of what was refused is there"
    assert store.blocking_reader.journal(ONE) == [step(1, ONE)]
    store.close()
    again = open_place(place)
    assert refused(again, Commit(journal=(step(2, ONE),), taken=message(1))) == "mail-taken", (
        "after a start too"
    )
    again.commit_now(Commit(journal=(step(2, ONE),), taken=message(2)))
    again.close()
    report = audit_place(place)
    assert report.findings == [] and report.messages_waiting == 0


def test_messages_are_numbered_without_a_gap(store: AnyStore) -> None:
    begin(store)
    assert refused(store, Commit(journal=(step(1, CUP),), messages=(message(2),))) == "mail-gap"
    store.commit_now(Commit(journal=(step(1, CUP),), messages=(message(1),)))
    assert refused(store, Commit(journal=(step(2, CUP),), messages=(message(1),))) == "mail-gap"
    assert refused(store, Commit(journal=(step(2, CUP),), messages=(message(2), message(2)))) == "mail-gap"
    assert store.blocking_reader.mail([ONE]) == [message(1)]


def test_a_message_belongs_to_a_step_of_who_sends_or_takes_it(store: AnyStore) -> None:
    begin(store)
    assert refused(store, Commit(messages=(message(1),))) == "mail-without-step"
    assert refused(store, Commit(journal=(step(1, TWO),), messages=(message(1),))) == "mail-without-step"
    store.commit_now(Commit(journal=(step(1, CUP),), messages=(message(1),)))
    assert refused(store, Commit(journal=(step(2, CUP),), taken=message(1))) == "mail-without-step"
    assert (
        refused(store, Commit(journal=(step(2, CUP),), messages=(message(1, receiver=CUP),))) == "mail-owner"
    )
    assert (
        refused(store, Commit(journal=(step(2, CUP),), messages=(message(1, receiver="a b"),)))
        == "mail-owner"
    )
    assert (
        refused(store, Commit(journal=(step(2, CUP),), messages=(message(1, receiver="gone"),)))
        == "no-such-row"
    )


def test_what_falls_with_a_commit_are_its_messages_too(store: AnyStore) -> None:
    begin(store)
    store.commit_now(Commit(entries=(issue("e1", "wallet:ann", 5),)))
    wrong = Commit(journal=(step(1, CUP),), messages=(message(1),), entries=(issue("e1", "wallet:ann", 5),))
    assert refused(store, wrong) == "posted-before"
    assert store.blocking_reader.mail([ONE]) == store.blocking_reader.with_mail() == []
    store.commit_now(Commit(journal=(step(1, CUP),), messages=(message(1, body=b"another"),)))
    assert store.blocking_reader.mail([ONE]) == [message(1, body=b"another")]


def test_a_message_sent_and_taken_in_one_group_is_taken(store: AnyStore, place: Place) -> None:
    begin(store)
    group = [
        Commit(journal=(step(1, CUP),), messages=(message(1), message(2))),
        Commit(journal=(step(1, ONE),), taken=message(1)),
        Commit(journal=(step(2, ONE),), taken=message(1)),
        Commit(journal=(step(2, ONE),), taken=message(2)),
    ]
    assert together(store, group) == [None, None, "mail-taken", None]
    assert store.blocking_reader.mail([ONE]) == []
    store.close()
    assert audit_place(place).findings == []


def together(store: AnyStore, commits: list[Commit]) -> list[str | None]:
    """Submit commits while the writer is held up, so that they make one group."""
    told: list[StoreFault | None] = []
    held, go_on = threading.Event(), threading.Event()
    store.submit(Commit(), lambda _: (held.set(), go_on.wait(PATIENCE_SECONDS), None)[-1])
    assert held.wait(PATIENCE_SECONDS)
    for commit in commits:
        store.submit(commit, told.append)
    go_on.set()
    store.commit_now(Commit())
    return [fault and fault.code for fault in told]


def test_the_last_message_of_a_child_goes_with_its_last_step_and_parents_close_last(
    store: AnyStore, place: Place
) -> None:
    begin(store)
    assert {owner.id for owner in store.blocking_reader.children(CUP)} == {ONE, TWO}
    store.commit_now(Commit(journal=(step(1, CUP),), messages=(message(1), message(1, receiver=TWO))))
    assert refused(store, Commit(journal=(step(1, ONE),), closes=ONE)) == "mail-waits"
    closed = message(1, ONE, CUP, b"closed")
    store.commit_now(Commit(journal=(step(1, ONE),), taken=message(1), messages=(closed,), closes=ONE))
    assert [owner.id for owner in store.blocking_reader.children(CUP)] == [TWO]
    assert refused(store, Commit(journal=(step(2, ONE),), messages=(message(2, ONE, CUP),))) == "owner-closed"
    assert refused(store, Commit(journal=(step(2, CUP),), messages=(message(2),))) == "owner-closed"
    assert refused(store, Commit(journal=(step(2, ONE),), closes=ONE)) == "no-such-owner", "it is closed"
    assert refused(store, Commit(journal=(step(2, CUP),), taken=closed, closes=CUP)) == "children-open"
    last = Commit(journal=(step(1, TWO),), taken=message(1, receiver=TWO), closes=TWO)
    group = [last, Commit(journal=(step(2, CUP),), messages=(message(2, receiver=TWO),))]
    assert together(store, group) == [None, "owner-closed"], "in one group as one by one"
    late = message(2, receiver=TWO)
    group = [
        Commit(journal=(step(2, CUP),), messages=(late,)),
        Commit(journal=(step(2, TWO),), taken=late),
        Commit(journal=(step(2, CUP),), taken=closed, closes=CUP),
    ]
    assert together(store, group[:2]) == ["owner-closed", "no-such-message"], "taken at once as well"
    assert together(store, group[2:]) == [None]
    assert store.blocking_reader.owners("tournament") == []
    store.close()
    report = audit_place(place)
    assert report.findings == [] and report.messages_waiting == 0


def test_an_owner_is_opened_once_and_by_a_parent_that_is_there(store: AnyStore) -> None:
    begin(store)
    assert refused(store, Commit(changes=(OpenOwner(CUP, "tournament", HOUSE),))) == "owner-exists"
    assert refused(store, Commit(changes=(OpenOwner("other", "tournament", "nobody"),))) == "no-such-row"


def test_the_audit_names_messages_between_owners_that_are_no_family(store: AnyStore, place: Place) -> None:
    begin(store)
    store.commit_now(Commit(journal=(step(1, ONE),), messages=(message(1, ONE, TWO),)))
    store.close()
    assert [str(found) for found in audit_place(place).findings] == [
        "messages of cup-1: went to cup-2, which is neither its parent nor its child"
    ]


def test_the_audit_names_a_step_behind_the_closing(store: AnyStore, place: Place) -> None:
    begin(store)
    store.commit_now(Commit(journal=(step(1, ONE),), closes=ONE))
    store.commit_now(Commit(journal=(step(2, ONE),)))
    store.close()
    assert [str(found) for found in audit_place(place).findings] == [
        "journal:cup-1: goes on after step 1, with which its owner closed"
    ]
