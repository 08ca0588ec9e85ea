"""Consents to a buy-in outside the limits through the room's door: whose act each is, what staff see, behind a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.desk import dealing_commands as of_dealers
from cardroom.desk import desk_commands as do
from cardroom.desk import money_commands as of_money
from cardroom.room.identity.person import Person
from cardroom.rules import Refused, house
from cardroom.testing.whole_room import TestRoom

HOUSE = "casino-kruh"
NL = "holdem-nl/NL10/20"


@pytest.mark.clause("CK-TH.2")
def test_each_player_answers_by_the_own_account_and_the_desk_sees_who_has(tmp_path: Path) -> None:
    with TestRoom(tmp_path / "data", book=house(HOUSE)) as room:
        floor, dee = room.person("Kai", 0, "floor"), room.person("Dee", 0, "dealer")
        people = {name: room.person(name, 0) for name in ("Bob", "Cyril", "Dana")}
        people["Fia"] = room.person("Fia", 0, "floor")

        def act(command: do.AnyDeskCommand, by: Person = floor) -> int:
            return room.run(room.room.live_desks.act(by, HOUSE, command))

        def refused(command: do.AnyDeskCommand, by: Person) -> str:
            with pytest.raises(Refused) as why:
                act(command, by)
            return why.value.code

        def asked(by: Person) -> list[tuple[int, str, int, str]]:
            you = room.run(room.room.live_desks.view(by, HOUSE)).you
            assert you is not None
            return [(one.consent, one.name, one.cents, one.answer) for one in you.asked]

        act(do.OpenGamingDay())
        act(do.OpenDeskTable(table=1, pool=NL, why="players wait"))
        adam = room.run(room.room.live_desks.add_person(floor, HOUSE, "Adam"))
        for seat, name in enumerate(("Bob", "Cyril", "Fia"), 1):
            act(do.SeatDown(table=1, seat=seat, player=people[name].id, stack=100_000, why="known to us"))
        sits = do.SeatDown(table=1, seat=9, player=adam, stack=40_000, is_agreed=True, why="known to us")
        question = of_money.AskTable(table=1, player=adam, cents=40_000)
        assert refused(question, dee) == "not-your-table"
        assert refused(question, people["Bob"]) == "not-staff"
        number = act(question)
        for name in ("Bob", "Cyril", "Fia"):
            assert asked(people[name]) == [(number, "Adam", 40_000, "")]
        assert asked(people["Dana"]) == [], "who does not play there is not asked"
        yes = of_money.AnswerConsent(consent=number, cents=40_000, agrees=True)
        assert refused(yes, people["Dana"]) == "not-asked-here"
        forged = of_money.AnswerConsent(consent=number, cents=40_000, agrees=True, by=people["Cyril"].id)
        act(forged, people["Bob"])
        assert asked(people["Bob"])[0][3] == "agreed" and asked(people["Cyril"])[0][3] == ""
        act(of_money.AnswerConsent(consent=number, cents=40_000, agrees=False), people["Cyril"])
        act(yes, people["Fia"])
        room.restart()
        office = room.run(room.room.live_desks.view(floor, HOUSE)).office
        assert office is not None
        [shown] = [one for one in office.records if one.kind == "consent"]
        assert [(one.name, one.text) for one in shown.fields if one.name in ("agreed", "declined")] == [
            ("agreed", "Bob"), ("agreed", "Fia"), ("declined", "Cyril"),
        ]  # fmt: skip
        act(of_money.ManagerConsents(table=1, player=adam, cents=40_000))
        assert refused(sits, floor) == "consent-missing"
        act(yes, people["Cyril"])
        act(sits)
        assert asked(people["Bob"]) == [], "it is over"


@pytest.mark.clause("CK-TH.2")
def test_the_dealer_notes_the_players_consent_and_the_manager_alone_the_managers(tmp_path: Path) -> None:
    with TestRoom(tmp_path / "data", book=house(HOUSE)) as room:
        floor, dee = room.person("Kai", 0, "floor"), room.person("Dee", 0, "dealer")
        rita = room.person("Rita", 0, "desk")

        def act(command: do.AnyDeskCommand, by: Person = floor) -> int:
            return room.run(room.room.live_desks.act(by, HOUSE, command))

        def refused(command: do.AnyDeskCommand, by: Person = floor) -> Refused:
            with pytest.raises(Refused) as why:
                act(command, by)
            return why.value

        act(do.OpenGamingDay())
        act(do.OpenDeskTable(table=1, pool=NL, why="players wait"))
        adam, bob = (
            room.run(room.room.live_desks.add_person(floor, HOUSE, name)) for name in ("Adam", "Bob")
        )
        act(do.SeatDown(table=1, seat=1, player=bob, stack=100_000, why="known to us"))
        act(of_dealers.DealerIn(dealer=dee.id))
        act(of_dealers.PushDealer(table=1, dealer=dee.id))
        asked = {"table": 1, "player": adam, "cents": 40_000}
        act(of_money.TableConsents(**asked, seats=(1,)), dee)
        for person in (dee, rita):
            assert refused(of_money.ManagerConsents(**asked), person).code == "not-your-act"
        buys = do.SeatDown(table=1, seat=2, player=adam, stack=40_000, is_agreed=True, why="known to us")
        missing = refused(buys, rita)
        assert (missing.code, missing.arguments["player_name"]) == ("consent-missing", "Adam")
        act(of_money.ManagerConsents(**asked))
        room.restart()
        for person in (dee, floor):
            office = room.run(room.room.live_desks.view(person, HOUSE)).office
            assert office is not None
            [shown] = [one for one in office.records if one.kind == "consent"]
            said = {one.name: (one.text, one.number > 0) for one in shown.fields}
            assert said["agreed"] == ("Bob (Dee)", True) and said["manager"] == ("Kai", True)
            assert set(shown.about) == {adam, bob}
        act(buys, rita)
        office = room.run(room.room.live_desks.view(floor, HOUSE)).office
        assert office is not None and next(one.closed_ms for one in office.records if one.kind == "consent")
