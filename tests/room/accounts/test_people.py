"""Roles, invitations, codes for passwords and credits by two, while the room runs and over its restarts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from cardroom.room.identity.permissions import PERMISSIONS, STAFF, check_may
from cardroom.room.identity.person import Person
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.responses_staff import StaffCredit
from cardroom.rules.refused import Refused
from cardroom.testing.whole_room import BOSS, CHEAP, TestRoom
from tests import stored

HOUR = 3600
PASSWORD = "four quiet words"
LIMIT = 10_000


@pytest.fixture
def room(tmp_path: Path) -> Iterator[TestRoom]:
    with TestRoom(tmp_path / "room", settings=replace(CHEAP, credit_alone_cents=LIMIT)) as running:
        yield running


def log(room: TestRoom, what: str) -> list[tuple[str, str, str]]:
    """Who did it to whom, and why, oldest first."""
    rows = room.reader.log(what=what).rows
    return [(line.record.who, line.record.subject, line.record.reason) for line in reversed(rows)]


# ---------------------------------------------------------------------- roles


def test_the_table_of_rights_is_closed_and_no_player_is_in_it() -> None:
    assert set(PERMISSIONS) == {"player", *STAFF} and STAFF == (
        "dealer",
        "desk",
        "director",
        "floor",
        "cashier",
        "admin",
    )
    assert PERMISSIONS["player"] == frozenset()
    some = PERMISSIONS["floor"] | PERMISSIONS["cashier"]
    assert some < PERMISSIONS["admin"], "an admin may do all, and some of it alone"
    money = {"credit", "debit", "withhold", "release", "pay_from_fund", "confirm_credit"}
    assert not money & PERMISSIONS["floor"] and money <= PERMISSIONS["cashier"]
    assert {"void_hand", "penalise", "read_hand"} <= PERMISSIONS["floor"] - PERMISSIONS["cashier"]
    assert "set_role" not in PERMISSIONS["floor"] | PERMISSIONS["cashier"]
    for role, permissions in PERMISSIONS.items():
        for act in PERMISSIONS["admin"] - permissions:
            with pytest.raises(Refused) as refused:
                check_may(Person("x", "X", role), act)
            assert refused.value.code == ("not-staff" if role == "player" else "not-your-role")


def test_a_role_is_given_and_taken_while_the_room_runs_and_counts_at_once(room: TestRoom) -> None:
    boss, ann = room.person("Boss", 0, role="admin"), room.connect("Ann", 0)
    person = room.person("Ann", 0)
    people, broadcasts = room.room.people, room.room.broadcasts
    assert room.refused(broadcasts.everybody(person, "hear me")).code == "not-staff"
    room.run(people.set_role(boss, person.id, "floor", "works here now"))
    assert len(ann.all(to_client.RoleChanged)) == 1 and ann in room.room.notices.staff_present()
    room.run(
        broadcasts.everybody(person, "hear me")
    )  # with the picture of before: what the room knows counts
    assert room.refused(room.room.payments.move(person, boss.id, 5, "a gift", "r1")).code == "not-your-role"
    room.run(people.set_role(boss, person.id, "player", "does no more"))
    assert room.refused(broadcasts.everybody(replace(person, role="admin"), "again")).code == "not-staff"
    assert ann not in room.room.notices.staff_present() and ann.closed is None, (
        "the seat and the session stay"
    )
    room.restart()
    assert room.run(room.room.players.must_know(person.id)).role == "player"
    assert log(room, "set_role") == [
        (boss.id, person.id, "works here now"),
        (boss.id, person.id, "does no more"),
    ]


def test_only_an_admin_gives_roles_and_nobody_to_oneself(room: TestRoom) -> None:
    boss, cashier = room.person("Boss", 0, role="admin"), room.person("Cas", 0, role="cashier")
    set_role = room.room.people.set_role
    for by, player, role, code in (
        (cashier, room.person("Ann", 0).id, "cashier", "not-your-role"),
        (room.person("Flo", 0, role="floor"), room.person("Ann", 0).id, "floor", "not-your-role"),
        (room.person("Ann", 0), room.person("Ann", 0).id, "admin", "not-staff"),
        (boss, boss.id, "player", "own-account"),
        (boss, cashier.id, "cashier", "role-already"),
        (boss, "nobody", "admin", "no-such-player"),
    ):
        assert room.refused(set_role(by, player, role, "why not")).code == code
    assert log(room, "set_role") == []


def test_only_an_admin_decides_about_an_account_of_staff(room: TestRoom) -> None:
    """A cashier who could reset the admin's password would be the admin."""
    boss, flo, cas = (room.person(f"The {role}", 0, role=role) for role in ("admin", "floor", "cashier"))
    ann = room.person("Ann", 0)
    close, give_code = room.room.measures.close_account, room.room.codes.give
    for other in (boss, cas):
        assert room.refused(close(flo, other.id, "out with you")).code == "staff-account"
    for other in (boss, flo):
        assert room.refused(give_code(cas, other.id, "let me in")).code == "staff-account"
        withheld = room.room.payments.withhold(cas, other.id, 5, "held", f"w-{other.id}")
        assert room.refused(withheld).code == "staff-account"
    assert room.refused(give_code(cas, cas.id, "for myself")).code == "own-account"
    room.run(give_code(cas, ann.id, "forgot it"))
    room.run(give_code(boss, cas.id, "forgot it"))
    room.run(close(flo, ann.id, "collusion"))


# ---------------------------------------------------------------------- credits


def waiting(room: TestRoom) -> list[StaffCredit]:
    return [one for one in room.run(room.room.people.overview(BOSS)).credits if one.open]


def test_nobody_moves_money_of_the_own_account(room: TestRoom) -> None:
    cas = room.person("Cas", 0, role="cashier")
    pay = room.room.payments
    before = room.wallet("Cas")
    for work in (
        pay.move(cas, cas.id, 5, "me", "r1"),
        pay.move(cas, cas.id, -5, "me", "r2"),
        pay.withhold(cas, cas.id, 5, "me", "r3"),
        pay.release(cas, cas.id, 5, "me", "r4"),
    ):
        assert room.refused(work).code == "own-account"
    assert room.wallet("Cas") == before


def test_two_movements_under_one_id_at_the_same_moment_are_one_and_the_other_is_not_said_to_be_moved(
    room: TestRoom,
) -> None:
    cas, ann = room.person("Cas", 0, role="cashier"), room.person("Ann", 0)
    move = room.room.payments.move

    async def both() -> list[str | BaseException]:
        pairs = [(f"m{n}", cents) for n in range(10) for cents in (5, 7, 5)]
        found = await asyncio.gather(
            *(move(cas, ann.id, cents, "a gift", request) for request, cents in pairs), return_exceptions=True
        )
        return list(found)

    outcomes = room.run(both())
    said = [one.code if isinstance(one, Refused) else one for one in outcomes]
    moved = room.wallet("Ann")
    for number in range(10):
        first, other, again = said[3 * number : 3 * number + 3]
        assert {first, other} == {"moved", "request-used"} and again == first, (
            "each is told what became of its own"
        )
    assert moved == sum((5, 7)[said[3 * number] != "moved"] for number in range(10))


def test_a_credit_above_the_limit_is_moved_when_a_second_person_confirms_it(room: TestRoom) -> None:
    cas, two, ann = (
        room.person("Cas", 0, role="cashier"), room.person("Two", 0, role="cashier"), room.person("Ann", 0),
    )  # fmt: skip
    move, confirm = room.room.payments.move, room.room.payments.confirm
    for _ in range(2):
        assert room.run(move(cas, ann.id, LIMIT + 1, "won a prize", "r1")) == "waits"
    assert room.wallet("Ann") == 0
    (credit,) = waiting(room)
    assert (credit.amount, credit.name, credit.by_name, credit.reason) == (
        LIMIT + 1,
        "Ann",
        "Cas",
        "won a prize",
    )
    assert room.refused(move(cas, ann.id, 5, "another", "r1")).code == "request-used"
    assert room.refused(move(cas, ann.id, -5, "another", "r1")).code == "request-used"
    room.restart()
    move, confirm = room.room.payments.move, room.room.payments.confirm
    assert room.refused(confirm(cas, "r1", "me again")).code == "second-person"
    assert room.refused(confirm(room.person("Flo", 0, role="floor"), "r1", "fine")).code == "not-your-role"
    assert room.refused(confirm(two, "r2", "fine")).code == "no-such-proposal"
    room.run(confirm(two, "r1", "saw the paper"))
    assert room.wallet("Ann") == LIMIT + 1
    assert room.refused(confirm(two, "r1", "once more")).code == "proposal-over"
    assert room.run(move(cas, ann.id, LIMIT + 1, "won a prize", "r1")) == "moved", "the request is done"
    room.restart()
    assert room.refused(room.room.payments.confirm(two, "r1", "once more")).code == "proposal-over"
    assert room.wallet("Ann") == LIMIT + 1 and sum(room.balances().values()) == 0
    assert log(room, "propose_credit") == [(cas.id, ann.id, "won a prize")]
    assert log(room, "confirm_credit") == [(two.id, ann.id, "saw the paper")]


def test_a_large_credit_in_small_parts_side_by_side_or_by_two_cashiers_waits_all_the_same(
    room: TestRoom,
) -> None:
    cas, two, ann = (
        room.person("Cas", 0, role="cashier"), room.person("Two", 0, role="cashier"), room.person("Ann", 0),
    )  # fmt: skip
    move = room.room.payments.move

    async def at_once() -> list[str]:
        return await asyncio.gather(
            *(move((cas, two)[n % 2], ann.id, LIMIT // 2, "a part", f"p{n}") for n in range(8))
        )

    assert sorted(room.run(at_once())) == ["moved"] * 2 + ["waits"] * 6
    assert room.wallet("Ann") == LIMIT
    room.restart()
    assert room.run(room.room.payments.move(cas, ann.id, 1, "one more", "q1")) == "waits", (
        "also after a start"
    )
    room.wait(seconds=24 * HOUR)
    assert room.run(room.room.payments.move(cas, ann.id, LIMIT, "next day", "q2")) == "moved"
    assert waiting(room) == [], "what waited is over"
    assert room.refused(room.room.payments.confirm(two, "q1", "late")).code == "proposal-over"


def test_a_proposal_of_who_is_cashier_no_longer_is_not_confirmed_and_declined_gives_nothing(
    room: TestRoom,
) -> None:
    cas, two, ann = (
        room.person("Cas", 0, role="cashier"), room.person("Two", 0, role="cashier"), room.person("Ann", 0),
    )  # fmt: skip
    pay = room.room.payments
    for request in ("r1", "r2"):
        room.run(pay.move(cas, ann.id, 5 * LIMIT, "big", request))
    room.run(pay.decline(two, "r2", "no paper"))
    room.run(room.room.people.set_role(BOSS, cas.id, "player", "left us"))
    assert room.refused(pay.confirm(two, "r1", "fine")).code == "not-staff"
    assert room.refused(pay.confirm(two, "r2", "fine")).code == "proposal-over"
    assert room.refused(pay.decline(cas, "r1", "mine")).code == "not-staff"
    assert room.wallet("Ann") == 0


def test_who_is_to_get_the_money_does_not_confirm_it(room: TestRoom) -> None:
    cas, two = room.person("Cas", 0, role="cashier"), room.person("Two", 0, role="cashier")
    before = room.wallet("Two")
    room.run(room.room.payments.move(cas, two.id, LIMIT + 1, "for a friend", "r1"))
    assert room.refused(room.room.payments.confirm(two, "r1", "thank you")).code == "own-account"
    assert room.wallet("Two") == before


# ---------------------------------------------------------------------- sign-up


def opened(folder: Path, **settings: object) -> TestRoom:
    return TestRoom(folder / "room", settings=replace(CHEAP, **settings))


def test_a_room_gives_newcomers_nothing_unless_its_operator_says_so(tmp_path: Path) -> None:
    with opened(tmp_path) as room:
        person = room.run(room.room.newcomers.sign_up("Eve", PASSWORD))
        assert (room.room.cashier.balance(person.id), room.balances()) == (0, {})
    with opened(tmp_path / "other", welcome_cents=700) as room:
        person = room.run(room.room.newcomers.sign_up("Eva", PASSWORD))
        assert room.room.cashier.balance(person.id) == 700


def test_a_closed_house_has_no_new_accounts(tmp_path: Path) -> None:
    with opened(tmp_path, sign_up="closed") as room:
        assert room.refused(room.room.newcomers.sign_up("Eve", PASSWORD)).code == "sign-up-closed"
        assert room.reader.players() == []


def test_an_invitation_makes_one_account_while_it_is_good(tmp_path: Path) -> None:
    with opened(tmp_path, sign_up="invitation", invitation_days=3) as room:
        cas = room.person("Cas", 0, role="cashier")
        sign_up, invite = room.room.newcomers.sign_up, room.room.people.invite
        assert room.refused(invite(room.person("Ann", 0), "a friend")).code == "not-staff"
        first, second, third = (room.run(invite(cas, f"guest {n}")).code for n in range(3))
        assert len({first, second, third}) == 3
        for code in ("", "AAAAA-AAAAA-AAAAA-AAAAA", first[:-1]):
            assert room.refused(sign_up("Eve", PASSWORD, "", code)).code == "invitation-wrong"
        assert room.refused(sign_up("Eve", "password1", "", first)).code == "password-common", (
            "it is not used up"
        )

        async def both() -> list[object]:
            return await asyncio.gather(
                sign_up("Eve", PASSWORD, "", first),
                sign_up("Eva", PASSWORD, "", first),
                return_exceptions=True,
            )

        came = room.run(both())
        assert [type(one) for one in came] == [Person, Refused]
        room.restart()
        typed = first.replace("-", " ").lower()
        assert (
            room.refused(room.room.newcomers.sign_up("Eva", PASSWORD, "", typed)).code == "invitation-wrong"
        )
        shown = {one.reason: one for one in room.run(room.room.people.overview(cas)).invitations}
        assert (shown["guest 0"].used_by, shown["guest 0"].by, shown["guest 1"].open) == ("Eve", "Cas", True)
        room.run(room.room.people.withdraw(cas, shown["guest 1"].id, "did not come"))
        assert (
            room.refused(room.room.newcomers.sign_up("Eva", PASSWORD, "", second)).code == "invitation-wrong"
        )
        typed = third.replace("-", " ").lower()
        room.run(room.room.newcomers.sign_up("Eva", PASSWORD, "", typed))
        fourth = room.run(room.room.people.invite(cas, "late")).code
        room.wait(seconds=3 * 24 * HOUR)
        assert (
            room.refused(room.room.newcomers.sign_up("Ida", PASSWORD, "", fourth)).code == "invitation-wrong"
        )
    kept = stored.kept(tmp_path / "room")
    assert first.encode() not in kept and b"guest 0" in kept, "codes are kept as hashes"


def test_one_address_has_so_many_new_accounts_a_day_also_over_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path, accounts_a_day=2) as room:
        sign_up = room.room.newcomers.sign_up
        for name, address in (
            ("Ann", "2001:db8:0:1::1"),
            ("Ben", "2001:db8:0:1:ffff::2"),
            ("Cis", "2001:db8:0:2::1"),
        ):
            room.run(sign_up(name, PASSWORD, address))
        assert room.refused(sign_up("Dan", PASSWORD, "2001:db8:0:1::3")).code == "too-many-accounts"
        room.restart()
        assert (
            room.refused(room.room.newcomers.sign_up("Dan", PASSWORD, "2001:db8:0:1::3")).code
            == "too-many-accounts"
        )
        assert (
            room.refused(room.room.newcomers.sign_up("Ann", PASSWORD, "2001:db8:0:2::9")).code == "name-taken"
        )
        room.run(
            room.room.newcomers.sign_up("Eli", PASSWORD, "2001:db8:0:2::9")
        )  # a refused one was not counted
        room.wait(seconds=24 * HOUR)
        room.run(room.room.newcomers.sign_up("Dan", PASSWORD, "2001:db8:0:1::3"))


def test_a_player_waits_in_so_many_lines_at_a_time(tmp_path: Path) -> None:
    with opened(tmp_path, lines_a_player=2) as room:
        eve = room.connect("Eve", 10_000_000)
        pools = [pool for pool in room.room.pools.values() if pool.terms("", "").max_buy_in < 100_000][:4]
        codes = []
        for pool in pools:
            answer = eve.ask(eve.join(pool.id, pool.terms("", "").max_buy_in))
            codes.append(answer.code if isinstance(answer, to_client.Refused) else "")
        assert codes == ["", "", "too-many-lines", "too-many-lines"]
        eve.done(from_client.LeaveQueue(eve.new_id(), pools[0].id))
        eve.done(eve.join(pools[2].id, pools[2].terms("", "").max_buy_in))


def test_invitations_of_all_staff_stay_within_what_the_room_gives_alone(tmp_path: Path) -> None:
    with opened(tmp_path, sign_up="invitation", welcome_cents=1_000, room_alone_cents=2_999) as room:
        staff = [room.person(name, 0, role="cashier") for name in ("Cas", "Two", "Three")]
        for cashier in staff[:2]:
            room.run(room.room.people.invite(cashier, "a friend"))
        assert room.refused(room.room.people.invite(staff[2], "a friend")).code == "room-given-too-much"
        room.wait(ms=24 * HOUR * 1000 + 1)
        room.run(room.room.people.invite(staff[2], "a friend"))


def test_invitations_count_with_what_a_cashier_gives_alone(tmp_path: Path) -> None:
    """One cashier gave out invitations without end, each of which begins with money of the house."""
    with opened(tmp_path, sign_up="invitation", welcome_cents=1_000, giver_alone_cents=2_500) as room:
        cas, two = room.person("Cas", 0, role="cashier"), room.person("Two", 0, role="cashier")
        for _ in range(2):
            room.run(room.room.people.invite(cas, "a friend"))
        for _ in range(2):
            assert room.refused(room.room.people.invite(cas, "a friend")).code == "given-too-much"
            room.restart()
        room.run(room.room.people.invite(two, "a friend"))
        ann = room.person("Ann", 0)
        assert room.run(room.room.payments.move(cas, ann.id, 501, "a gift", "r1")) == "waits"
        assert room.run(room.room.payments.move(cas, ann.id, 500, "a gift", "r2")) == "moved"
        room.wait(ms=24 * HOUR * 1000 + 1)
        room.run(room.room.people.invite(cas, "a friend"))
