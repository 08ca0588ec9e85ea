"""Acts of the desk that name a live tournament: one of the house's, whatever else they say; a dealer's own alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from cardroom.desk import conduct_commands as of_conduct
from cardroom.desk import dealing_commands as of_dealing
from cardroom.desk import desk_commands as do
from cardroom.desk import money_commands as of_money
from cardroom.desk import people_commands as of_people
from cardroom.room.live_desk.desk_rights import DeskRights
from cardroom.room.runtime.settings import ACTS, DeskRight
from cardroom.rules.refused import Refused
from tests.room.live_desk.test_event_tables import HOUSE, Event, called_off
from tests.room.live_desk.test_own_table import value_of
from tests.room.tournaments.played import CUP
from tests.room.tournaments.test_live_hosted import hall

AT_NO_TABLE = {"see_document", "agree", "confiscate"}
"""Acts that name an event and need no table there."""


def acts_of_events() -> list[type[Any]]:
    """Every act that can name an event."""
    return [one for one in get_args(do.AnyDeskCommand) if "event" in one.__struct_fields__]


def made(act: type[Any], **values: Any) -> Any:
    """The act with these values, as far as it has the fields, and others that fit."""
    fields = msgspec.structs.fields(act)
    usual = {one.name: value_of(one.type) for one in fields if one.required}
    own = {one.name: values[one.name] for one in fields if one.name in values}
    return act(**usual | own)


def some(at: Event) -> list[Any]:
    """An act of each kind that notes something of an event, at a table where one is needed."""
    table = hall(at.test).tables[0]
    one, two = (seat.player for seat in table.seats[:2])
    here: dict[str, Any] = {"table": table.table, "event": CUP, "why": "seen by the floor"}
    return [
        of_money.ColourUpStack(player=one, taken={"100": 5}, given={"500": 1}, **here),
        of_money.ConfiscateChips(player=one, cents=500, how="hidden", **here),
        of_conduct.NoteAgreement(players=(one, two), what="halves", **here),
        of_people.SeeDocument(player=one, document="passport", age=30, event=CUP, moment="restart"),
    ]


def test_every_act_that_names_an_event_names_a_live_one_of_the_house(tmp_path: Path) -> None:
    at = Event(tmp_path)
    with at.test:
        at.floor = at.test.person("Ada", 0, "admin")
        player, table = hall(at.test).tables[0].seats[0].player, hall(at.test).tables[0].table
        at.act(of_dealing.DealerIn(dealer=at.floor.id))
        kinds = [one for one in acts_of_events() if one is not of_dealing.TakeDeck]
        assert len(kinds) >= 9
        before = at.test.run(at.test.room.live_desks.view(at.floor, HOUSE)).number
        for act in kinds:
            common = {"why": "x", "player": player, "dealer": at.floor.id, "seat": 1, "asked_by": ""}
            for event in ("Sunday", "no such cup"):
                assert at.code(made(act, event=event, table=table, **common)) == "no-such-tournament", act
            tag = str(act.__struct_config__.tag)
            if tag not in AT_NO_TABLE:
                assert at.code(made(act, event=CUP, table=0, **common)) == "no-such-table", act
            if tag != "see_document":
                assert at.code(made(act, event=CUP, table=99, **common)) == "no-such-table", act
        assert at.test.run(at.test.room.live_desks.view(at.floor, HOUSE)).number == before


def test_what_is_noted_of_an_event_says_its_name(tmp_path: Path) -> None:
    at = Event(tmp_path)
    with at.test:
        for act in some(at):
            at.act(msgspec.structs.replace(act, event_name="forged"))
        shown = {one.kind: {field.name: field.text for field in one.fields} for one in at.records()}
        name = hall(at.test).name
        assert {kind: fields["event"] for kind, fields in shown.items()} == dict.fromkeys(
            ("colour_up", "confiscated", "agreement", "document"), name
        )
        for act in some(at)[1:]:
            at.act(made(type(act), **{**msgspec.structs.asdict(act), "table": 0}))
        called_off(at.test)
        late = of_people.SeeDocument(player="x", document="passport", age=30, event=CUP)
        assert at.code(late) == "no-such-tournament", "nothing is done any more at what is over"


def test_what_was_written_of_an_event_in_words_of_ones_own_stands(tmp_path: Path) -> None:
    at = Event(tmp_path)
    with at.test:
        acts = [msgspec.structs.replace(act, event="Sunday", by=at.floor.id) for act in some(at)]
        for act in acts:
            at.test.run(at.test.room.live_desks.settle(HOUSE, act))
        at.test.restart()
        said = {field.text for one in at.records() for field in one.fields if field.name == "event"}
        assert said == {"Sunday"} and len(at.records()) == len(acts)
        number = next(one.number for one in at.records() if one.kind == "confiscated")
        at.act(do.TakeBackAct(act=number, why="a slip"))
        assert "confiscated" not in {one.kind for one in at.records()}


def test_a_dealer_acts_at_the_own_table_of_an_event_and_at_no_other(tmp_path: Path) -> None:
    at = Event(tmp_path)
    with at.test:
        desks = at.test.room.live_desks
        desks.rights = DeskRights((DeskRight("dealer", tuple(sorted(ACTS))),))
        own, other = (table.table for table in hall(at.test).tables[:2])
        dealer = at.test.person("Dee", 0, "dealer")
        at.act(of_dealing.DealerIn(dealer=dealer.id))
        at.act(of_dealing.PushDealer(dealer=dealer.id, table=own, event=CUP, why="nobody else"))

        def code(command: Any) -> str:
            try:
                desks.checked(dealer, HOUSE, command)
            except Refused as refused:
                return refused.code
            return ""

        for act in acts_of_events():
            common = {"player": at.floor.id, "dealer": dealer.id, "seat": 1}
            if "table" not in act.__struct_fields__:
                assert code(made(act, event=CUP, **common)) == "", act
                assert code(made(act, event="another", **common)) == "not-your-table", act
                continue
            assert code(made(act, event=CUP, table=own, **common)) == "", act
            for event, table in ((CUP, other), (CUP, 0), ("", own), ("another", own), ("", 0)):
                why = code(made(act, event=event, table=table, **common))
                assert why == "not-your-table", (act, event, table)


@pytest.mark.clause("CK-H.18")
def test_no_cards_are_run_out_at_an_event_of_a_house_that_forbids_it(tmp_path: Path) -> None:
    at = Event(tmp_path)
    with at.test:
        at.floor = at.test.person("Ada", 0, "admin")
        act = of_conduct.RunOutCards(
            table=hall(at.test).tables[0].table, hand=3, shown="As", event=CUP, why="asked"
        )
        assert at.code(act) == "no-run-out"
        assert at.code(msgspec.structs.replace(act, event="Sunday")) == "no-such-tournament"
