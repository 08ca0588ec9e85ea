"""Records of earlier evenings in the store: a page at a time, by person, read back behind a stop, and as far as one may."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.desk import conduct_commands as of_conduct
from cardroom.desk import desk_commands as do
from cardroom.desk import people_commands as of_people
from cardroom.room.identity.person import Person
from cardroom.room.live_desk.put_away import PAGE
from cardroom.room.protocol.desk_answers import PastRecords
from cardroom.rules import Refused
from tests.room.live_desk.test_live_desks import HOUSE, DeskRoom


def found(
    at: DeskRoom, person: str = "", before: tuple[int, str] | None = None, by: Person | None = None
) -> PastRecords:
    return at.test.run(at.test.room.live_desks.past_records(by or at.floor, HOUSE, person, before))


def next_day(at: DeskRoom) -> None:
    at.act(do.CloseGamingDay())
    at.act(do.OpenGamingDay())


def test_records_of_earlier_evenings_are_found_by_person_and_name_also_after_a_restart(
    tmp_path: Path,
) -> None:
    at = DeskRoom(tmp_path / "data")
    at.act(do.OpenGamingDay())
    aino, bo = at.named("Aino K."), at.named("Bo")
    seen = at.act(of_people.SeeDocument(player=aino, document="passport", age=40, is_photo=True))
    case = at.act(of_people.OpenCase(kind="incident", players=(aino, bo), what="shouted"))
    at.act(of_people.LookInto(case=case, looked_at="camera", found="both"))
    at.act(of_people.CloseCase(case=case, result="settled"))
    assert not found(at).records, "this evening is on the desk itself"
    next_day(at)
    office = at.view(at.floor).office
    assert office is not None and not office.records
    for _ in range(2):
        assert {one.number for one in found(at).records} == {seen, case}
        assert {one.number for one in found(at, aino).records} == {seen, case}
        [record] = found(at, " bo ").records
        assert (record.kind, record.closed_by, record.about) == ("case", "Kai", (aino, bo))
        assert any("camera → both" in (one.text or "") for one in record.fields)
        at.test.restart()
    with pytest.raises(Refused) as nobody:
        found(at, "Nobody")
    assert nobody.value.code == "no-such-person"
    at.test.close()


def test_pages_join_without_a_gap_and_a_second_opening_puts_nothing_away_twice(tmp_path: Path) -> None:
    at = DeskRoom(tmp_path / "data")
    at.act(do.OpenGamingDay())
    aino = at.named("Aino K.")
    told = of_people.Disclose(player=aino, to_whom="police", told="the evening", ground="a letter")
    numbers = {at.act(told) for _ in range(PAGE + 5)}
    next_day(at)
    next_day(at)
    first = found(at, aino)
    second = found(at, aino, (first.before_ms, first.before_id))
    pages = [one.number for one in (*first.records, *second.records)]
    assert len(first.records) == PAGE and len(pages) == len(numbers) and set(pages) == numbers
    assert (second.before_ms, second.before_id) == (0, "")
    at.test.close()


def test_a_dealer_finds_no_files_of_people_and_a_player_nothing(tmp_path: Path) -> None:
    at = DeskRoom(tmp_path / "data")
    at.act(do.OpenGamingDay())
    aino, dealer = at.named("Aino K."), at.test.person("Dee", 0, "dealer")
    at.act(of_people.SeeDocument(player=aino, document="passport", age=40, is_photo=True))
    given = of_conduct.PenaliseLive(player=aino, offence="talk", kind="warning", why="spoke of the hand")
    penalty = at.act(given)
    next_day(at)
    assert {one.kind for one in found(at).records} == {"document", "penalty"}
    assert [one.number for one in found(at, by=dealer).records] == [penalty]
    with pytest.raises(Refused):
        found(at, by=at.test.person("Ann"))
    at.test.close()
