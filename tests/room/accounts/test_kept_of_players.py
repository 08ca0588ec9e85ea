"""What the room keeps of its players: the rules they accepted, age and identity, complaints with their answers."""

from pathlib import Path

import pytest

from cardroom.rules import house
from cardroom.store.rows import LogRecord
from cardroom.testing.whole_room import BOSS, CHEAP, TestRoom

PASSWORD = "a long password"


def kept(room: TestRoom, what: str) -> list[LogRecord]:
    return [line.record for line in room.reader.log(limit=500, what=what).rows]


@pytest.mark.clause("CO-24a")
def test_who_plays_a_hand_has_accepted_the_version_of_the_rules_it_is_dealt_by_and_that_is_kept(
    tmp_path: Path,
) -> None:
    with TestRoom(tmp_path) as room:
        version = room.book.version
        table = room.seat("holdem-nl10", "Ann", "Bob", "Cid")
        ann = room.person("Ann").id
        assert not room.room.acceptance.has_accepted(ann, version), "sitting down is not playing"
        room.deal(table)
        assert room.room.acceptance.has_accepted(ann, version)
        records = kept(room, "accept_rules")
        assert {record.who for record in records} == {room.person(name).id for name in ("Ann", "Bob", "Cid")}
        assert {record.details["version"] for record in records} == {version}
        hand = room.hand(table).hand
        assert {record.details["hand"] for record in records} == {hand}
        room.play(table)
        room.restart()
        for name in ("Ann", "Bob", "Cid"):
            room.connect(name)
        room.deal(table)
        assert len(kept(room, "accept_rules")) == 3, "once for each version"
        assert room.room.acceptance.has_accepted(ann, version)


@pytest.mark.clause("CK-H.1")
def test_only_who_says_to_be_eighteen_signs_up_and_the_document_staff_saw_is_noted(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=house("casino-kruh")) as room:
        refused = room.refused(room.room.newcomers.sign_up("Yuri", PASSWORD))
        assert (refused.code, refused.clauses, refused.arguments) == (
            "not-of-age",
            ("CK-H.1",),
            {"years": 18},
        )
        assert room.reader.player_named("Yuri") is None, "nothing was made"
        yuri = room.run(room.room.newcomers.sign_up("Yuri", PASSWORD, of_age=True))
        manager, note = room.person("Sue", role="floor"), room.room.identities.note_identity
        view = room.run(room.room.staff_pages.overview(BOSS))
        [shown] = [one for one in view.players if one.player == yuri.id]
        assert view.asks_identity and (shown.of_age, shown.document) == (True, "")
        assert room.refused(note(manager, yuri.id, "library_card", "seen")).code == "no-such-document"
        assert room.refused(note(manager, manager.id, "passport", "seen")).code == "own-account"
        room.run(note(manager, yuri.id, "passport", "at the desk"))
        room.restart()
        [shown] = [
            one for one in room.run(room.room.staff_pages.overview(BOSS)).players if one.player == yuri.id
        ]
        assert (shown.of_age, shown.document) == (True, "passport")
        [record] = kept(room, "note_identity")
        assert (record.who, record.reason) == (manager.id, "at the desk")


def test_a_house_that_asks_for_no_age_and_a_demo_let_anybody_sign_up(tmp_path: Path) -> None:
    with TestRoom(tmp_path / "huone") as room:
        assert room.room.identities.least_age == 0
        room.run(room.room.newcomers.sign_up("Yuri", PASSWORD))
        assert not kept(room, "note_age")
    with TestRoom(tmp_path / "demo", book=house("casino-kruh"), settings=CHEAP, demo=True) as room:
        room.run(room.room.newcomers.sign_up("Yuri", PASSWORD))


@pytest.mark.clause("CO-20")
def test_every_complaint_reaches_staff_and_its_answer_the_player_and_both_are_kept(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        ann, bob = room.person("Ann"), room.person("Bob")
        manager, desk = room.person("Sue", role="floor"), room.room.complaints
        first = room.run(desk.complain(ann, "Cid and Dan tell each other their cards.", "Cid, Dan", "r1"))
        assert room.run(desk.complain(ann, "sent twice", "Cid", "r1")) == first, "one request, one complaint"
        room.wait(seconds=1)
        room.run(desk.complain(bob, "Eve is too slow.", "", "r2"))
        room.restart()
        desk = room.room.complaints
        found = room.run(desk.all(BOSS))
        assert [(one.name, one.answer) for one in found.complaints] == [("Bob", ""), ("Ann", "")]
        assert found.clauses == ("CO-20",)
        assert room.refused(desk.answer(manager, "c-none", "no")).code == "no-such-complaint"
        room.run(desk.answer(manager, first, "We looked at 40 hands: Dan is shut out."))
        assert room.refused(desk.answer(manager, first, "again")).code == "answered-already"
        [mine] = room.run(desk.of(ann)).complaints
        assert (mine.about, mine.answered_by) == ("Cid, Dan", "Sue")
        assert mine.answer == "We looked at 40 hands: Dan is shut out."
        assert [one.name for one in room.run(desk.of(bob)).complaints] == ["Bob"], "nobody sees another's"
        room.restart()
        [mine] = room.run(room.room.complaints.of(ann)).complaints
        assert mine.answer and room.run(room.room.complaints.all(BOSS)).complaints[0].name == "Bob", (
            "open ones first"
        )


def test_complaints_have_a_bound_and_nobody_answers_the_own_one(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        manager, desk = room.person("Sue", role="floor"), room.room.complaints
        own = room.run(desk.complain(manager, "The chairs are hard.", "", "r0"))
        assert room.refused(desk.answer(manager, own, "They are.")).code == "own-account"
        ann = room.person("Ann")
        for number in range(20):
            room.run(desk.complain(ann, "Again.", "", f"a{number}"))
        refused = room.refused(desk.complain(ann, "Again.", "", "a20"))
        assert (refused.code, refused.clauses) == ("complaints-enough", ("CO-20",))
