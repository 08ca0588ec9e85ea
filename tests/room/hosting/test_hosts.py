"""Owners that speak by messages: each is taken once, in order; a refusal is an answer; a defect concerns one owner."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from cardroom.ledger.entry import Entry
from cardroom.room.hosting.owner import NotItsOwn, check_own
from cardroom.rules.refused import Refused
from cardroom.store.engines.store_location import Place, audit_place
from cardroom.store.messages import Message
from cardroom.store.protocol import Reader
from cardroom.store.rows import Commit, JournalRow
from tests.room.hosting.family import CHILDREN, CHIPS, CUP, Break, End, Family, Move, random_moves

ALL = CHIPS * len(CHILDREN)


@pytest.fixture
def family(place: Place) -> Iterator[Family]:
    family = Family(place)
    yield family
    family.close()


def test_children_that_a_parent_opens_are_hosted_and_hear_it(family: Family) -> None:
    assert [family.child(name).chips for name in CHILDREN] == [CHIPS] * 3
    assert family.chips == ALL


def test_chips_go_from_child_to_child_by_way_of_their_parent(family: Family) -> None:
    family.move("cup-1", "cup-2", 30)
    family.settle()
    assert [family.child(name).chips for name in CHILDREN] == [70, 130, 100]
    assert family.heard[-2:] == [("cup-1", "Lift"), ("cup-2", "Put")]


def test_a_message_that_is_refused_is_taken_and_answered(family: Family) -> None:
    family.move("cup-1", "cup-2", 31)  # one too many for it, and for any other but the first
    family.settle()
    assert (family.child("cup-1").chips, family.parent.carried) in ((CHIPS - 31, 31), (CHIPS, 0))
    assert [family.child(name).heard for name in CHILDREN[1:]] == [["Seat"]] * 2
    family.move("cup-1", "cup-2", 1_000)
    family.settle()
    assert family.chips == ALL and family.child("cup-1").heard.count("Lift") == 1


def test_many_at_once_and_again_after_a_start(place: Place) -> None:
    family = Family(place)
    random_moves(family, 60, 3)
    assert family.chips == ALL
    states = [(name, family.hosts[name].seq, family.hosts[name].owner.dump()) for name in family.hosts]
    family.close()
    again = Family(place)
    assert [(name, again.hosts[name].seq, again.hosts[name].owner.dump()) for name in again.hosts] == states
    again.close()
    report = audit_place(place)
    assert report.findings == [] and report.messages_waiting == 0


def test_who_was_not_woken_finds_its_mail_at_the_next_look(family: Family) -> None:
    family.hosts.wake = lambda owner: None  # type: ignore[method-assign]  # a bus that loses everything
    family.move("cup-1", "cup-2", 10)
    family.settle()
    assert family.child("cup-1").chips == CHIPS
    family.wait(3_000)  # the order, the chips, the order to take them
    assert [family.child(name).chips for name in CHILDREN] == [90, 110, 100]


def test_a_look_at_which_nobody_has_mail_is_one_read_for_all(
    family: Family, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, reads = family.stored.read, 0

    def counted(work: Callable[[Reader], object]) -> Awaitable[object]:
        nonlocal reads
        reads += 1
        return read(work)

    monkeypatch.setattr(family.stored, "read", counted)
    family.wait(10_000)
    assert reads == 10 and len(list(family.hosts)) == 1 + len(CHILDREN)


def test_a_host_command_that_is_refused_changes_nothing(family: Family) -> None:
    seq = family.hosts[CUP].seq
    with pytest.raises(Refused, match="No such child"):
        family.hosts[CUP].carry_out(Move("nobody", "cup-1", 5))
    assert family.hosts[CUP].seq == seq and family.parent.moves == 0


def test_a_defect_puts_one_owner_back_and_the_others_go_on(family: Family) -> None:
    async def broken() -> None:
        with pytest.raises(Refused) as caught:
            family.hosts[CUP].carry_out(Break())
        assert caught.value.code == "owner-fault"
        assert family.hosts[CUP].status == "loading"
        with pytest.raises(Refused, match="cannot be done now"):
            family.hosts[CUP].carry_out(Break())

    family.run(broken())
    family.settle()
    assert family.hosts[CUP].status == "running" and family.chips == ALL
    family.move("cup-1", "cup-2", 10)
    family.settle()
    assert family.child("cup-2").chips == 110


def test_a_defect_behind_steps_that_are_on_their_way_loses_none_of_them(family: Family) -> None:
    async def moved_and_broken() -> None:
        family.hosts[CUP].carry_out(Move("cup-1", "cup-2", 10))
        with pytest.raises(Refused):
            family.hosts[CUP].carry_out(Break())

    family.run(moved_and_broken())
    family.settle()
    assert [family.child(name).chips for name in CHILDREN] == [90, 110, 100] and family.parent.moves == 1


def poisoned(family: Family, body: bytes = b'{"type":"Break"}') -> None:
    """A message with a defect in it for one child, as its parent might send it."""
    host = family.hosts[CUP]
    number = family.stored.blocking_reader.mail_counts(CUP)["cup-1"].sent + 1
    message = Message(CUP, "cup-1", number, 1_000, body)
    head = family.stored.blocking_reader.owner_state(CUP).tail[-1]
    row = JournalRow(CUP, host.seq + 1, None, 1_000, head.payload)
    family.run(family.stored.commit(Commit(journal=(row,), messages=(message,))))


def test_a_message_that_is_a_defect_each_time_freezes_who_should_take_it_and_nobody_else(
    place: Place,
) -> None:
    family = Family(place)
    poisoned(family)

    async def woken() -> None:
        family.hosts.wake("cup-1")

    family.run(woken())
    family.settle()
    assert family.hosts["cup-1"].status == "frozen" and "RuntimeError in Break" in family.hosts["cup-1"].fault
    assert family.hosts["cup-2"].status == "running"
    with pytest.raises(Refused):
        family.hosts["cup-1"].carry_out(Break())

    async def thawed() -> None:
        family.hosts["cup-1"].thaw()

    family.run(thawed())
    family.settle()
    assert family.hosts["cup-1"].status == "frozen", "it is a defect still"
    assert [str(one) for one in family.stored.blocking_reader.mail(["cup-1"])] and family.chips == ALL
    family.close()
    assert audit_place(place).messages_waiting == 1


def test_a_message_that_cannot_be_read_freezes_who_should_take_it_at_once(family: Family) -> None:
    poisoned(family, b'{"type":"OfALaterProgram"}')

    async def woken() -> None:
        family.hosts.wake("cup-1")

    family.run(woken())
    family.settle()
    host = family.hosts["cup-1"]
    assert (host.status, host.put_backs) == ("frozen", 0)
    assert host.fault == f"a message of {CUP} cannot be taken: ValidationError"
    assert family.hosts["cup-2"].status == "running" and family.chips == ALL


def test_a_step_that_the_store_refuses_did_not_happen_and_its_owner_is_put_back(family: Family) -> None:
    seq = family.hosts[CUP].seq
    row = JournalRow(CUP, seq + 1, None, 1_000, b"somebody else's step")

    async def overtaken() -> None:
        family.stored.submit(Commit(journal=(row,)))  # the owner's next step does not follow it
        family.hosts[CUP].carry_out(Move("cup-1", "cup-2", 10))

    family.run(overtaken())
    family.settle()
    assert family.hosts[CUP].status == "frozen", "and what is stored now is no step of its"
    assert family.child("cup-1").chips == CHIPS and family.hosts["cup-1"].status == "running"


def test_children_close_and_their_parent_last(place: Place) -> None:
    family = Family(place)
    family.move("cup-1", "cup-2", 10)
    parent = family.parent

    async def ended() -> None:
        family.hosts[CUP].carry_out(End())

    family.run(ended())
    family.settle()
    assert list(family.hosts) == [] and parent.carried == ALL
    assert family.heard[-1] == (CUP, "cup-3 has closed") or family.heard[-1][0] == CUP
    family.close()
    report = audit_place(place)
    assert report.findings == [] and report.messages_waiting == 0
    again = Family(place)
    assert list(again.hosts) == [], "who is closed is hosted no more"
    again.close()


def entry(*postings: tuple[str, int]) -> Entry:
    return Entry("e1", 1, "test", "", postings, "cup")


@pytest.mark.parametrize(
    "postings",
    [
        (("in:cup:c1", -5), ("escrow:cup", 5)),
        (("escrow:cup", -5), ("wallet:ann", 5)),
        (("escrow:cup", -5), ("in:other:c2", 5)),
        (("stack:cup:ann", -5), ("held:ann", 5)),
        (("stack:cup:ann", -5), ("leaving:desk:ann", 5)),
        (("in:cup:c1", -5), ("stack:cup:ann", 5), ("game:cup", -5), ("lent:cup:ann", 5)),
    ],
)
def test_an_owner_moves_its_own_accounts_and_credits_wallets(postings: tuple[tuple[str, int], ...]) -> None:
    check_own("cup", [entry(*postings)])


@pytest.mark.parametrize(
    "account", ["wallet:ann", "in:other:c1", "escrow:other", "stack:other:ann", "house", "mint"]
)
def test_an_owner_takes_nothing_from_anybody_else(account: str) -> None:
    with pytest.raises(NotItsOwn, match=f"cup cannot move -5 on {account}"):
        check_own("cup", [entry((account, -5), ("escrow:cup", 5))])


def test_only_who_sells_chips_for_cash_moves_cash() -> None:
    paid_out = entry(("stack:cup:ann", -5), ("till:house", -5), ("mint", 10))
    check_own("cup", [paid_out], for_cash=True)
    with pytest.raises(NotItsOwn, match="cup cannot move -5 on till:house"):
        check_own("cup", [paid_out])


def test_a_step_whose_asker_is_gone_is_told_and_closes_its_owner(family: Family) -> None:
    """A request that is cancelled on its way to the disk: the step is stored, so all that follows from it happens."""

    async def asked_and_gone() -> None:
        asking = asyncio.ensure_future(family.hosts[CUP].ask(End()))
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking

    broken: list[dict[str, Any]] = []
    family.loop.set_exception_handler(lambda _, context: broken.append(context))
    family.run(asked_and_gone())
    family.settle()
    assert not broken, "nothing that follows from the step is left out"
    assert CUP not in [*family.hosts], "the owner is closed as if the asker had waited"
