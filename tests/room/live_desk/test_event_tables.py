"""Acts of the desk at tables of live tournaments: the room tells what stands there, whatever is sent."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardroom.desk import conduct_commands as of_conduct
from cardroom.desk import dealing_commands as of_dealing
from cardroom.desk import desk_commands as do
from cardroom.desk.desk_state import DeskState
from cardroom.desk.kept_records import ClockOnSeat, DealerOnDuty, DeckInUse, HandLookedAt
from cardroom.room.protocol.desk_answers import DeskRecordView
from cardroom.rules.refused import Refused
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.live.live_acts import TellAway
from tests.room.tournaments.played import CUP
from tests.room.tournaments.test_live_hosted import begun, hall, tell

HOUSE = "casino-kruh"


class Event:
    """A live cup with everybody seated, and the desk of its house with its gaming day open."""

    def __init__(self, folder: Path, of: str = HOUSE, **changes: Any) -> None:
        self.house, self.test = of, begun(folder, of=of, **changes)
        self.floor = self.test.person("Kai", 0, "director" if of == HOUSE else "floor")
        self.act(do.OpenGamingDay(), self.test.person("Fia", 0, "floor"))

    def act(self, command: do.AnyDeskCommand, by: Any = None) -> int:
        return self.test.run(self.test.room.live_desks.act(by or self.floor, self.house, command))

    def code(self, command: do.AnyDeskCommand) -> str:
        with pytest.raises(Refused) as refused:
            self.act(command)
        return refused.value.code

    @property
    def state(self) -> DeskState:
        state = self.test.room.live_desks.state_of(self.house)
        assert state is not None
        return state

    def records(self) -> list[DeskRecordView]:
        view = self.test.run(self.test.room.live_desks.view(self.floor, self.house))
        assert view.office is not None
        return list(view.office.records)


def test_dealers_decks_and_clocks_stand_at_the_tables_of_a_cup(tmp_path: Path) -> None:
    at = Event(tmp_path)
    with at.test:
        table = hall(at.test).tables[0]
        one, other = table.seats[0], table.seats[1]
        here: dict[str, Any] = {"table": table.table, "event": CUP}
        at.act(of_dealing.DealerIn(dealer=at.floor.id, skills=("omaha-pl",)))
        push = of_dealing.PushDealer(dealer=at.floor.id, game="omaha-pl", event_name="forged", **here)
        assert at.code(push) == "dealer-lacks-game", "the room knows what is played"
        at.act(of_dealing.PushDealer(dealer=at.floor.id, why="nobody else", **here))
        at.act(of_dealing.PutDeck(colour="red", serial="R-17", **here))
        clock: dict[str, Any] = {**here, "seat": one.seat}
        at.act(of_conduct.CallClock(asked_by=other.player, player="somebody else", **clock))
        (called,) = at.state.kept(ClockOnSeat)
        assert (called.player, called.event_name) == (one.player, hall(at.test).name)
        at.act(of_conduct.EndClock(clock=called.number, outcome="acted"))
        tell(at.test, TellAway(player=other.player, away="wish"))
        again = of_conduct.CallClock(asked_by=other.player, is_caller_there=True, **clock)
        assert at.code(again) == "clock-caller-away"
        look = of_conduct.LookAtHand(player=one.player, hand=3, seen="two aces", why="asked", **here)
        at.act(look)
        names = {type(of).__name__: getattr(of, "event_name", "") for of in at.state.records.values()}
        assert names == dict.fromkeys(
            (DealerOnDuty.__name__, DeckInUse.__name__, ClockOnSeat.__name__, HandLookedAt.__name__),
            hall(at.test).name,
        )
        shown = [(one.kind, one.table, one.event) for one in at.records()]
        assert ("deck", table.table, CUP) in shown and ("dealer", table.table, CUP) in shown
        said = [field.text for one in at.records() for field in one.fields if field.name == "event"]
        assert said == [hall(at.test).name] * 4, "people read the tournament's name, not its id"


def test_nothing_is_put_at_a_table_that_is_not_there(tmp_path: Path) -> None:
    at = Event(tmp_path)
    with at.test:
        at.act(of_dealing.DealerIn(dealer=at.floor.id))
        for event, table, code in (("nothing", 1, "no-such-tournament"), (CUP, 99, "no-such-table")):
            for act in (
                of_dealing.PushDealer(dealer=at.floor.id, table=table, event=event),
                of_dealing.PutDeck(colour="red", serial="R-1", table=table, event=event),
                of_dealing.ReportDeck(fault="bent", table=table, event=event),
                of_conduct.CallClock(table=table, seat=1, event=event),
            ):
                assert at.code(act) == code, act
        assert at.code(of_conduct.CallClock(table=1, seat=9, event=CUP)) == "seat-empty"


@pytest.mark.clause("PF-3.11", "PF-3.11.1")
@pytest.mark.parametrize(("minutes", "seconds"), [(20, 30), (30, 60)])
def test_the_clock_is_as_long_as_the_levels_have_it(tmp_path: Path, minutes: int, seconds: int) -> None:
    at = Event(tmp_path, "pokerstars-live-fi", level_ms=60_000 * minutes)
    with at.test:
        table = hall(at.test).tables[0]
        at.act(of_conduct.CallClock(table=table.table, seat=table.seats[0].seat, event=CUP, level_minutes=1))
        (called,) = at.state.kept(ClockOnSeat)
        assert called.until_ms - called.since_ms == 1_000 * seconds


@pytest.mark.clause("PF-5.4.2")
def test_the_floor_tells_a_player_of_a_cup_to_show_within_five_seconds(tmp_path: Path) -> None:
    at = Event(tmp_path, "pokerstars-live-fi")
    with at.test:
        table = hall(at.test).tables[0]
        seat = table.seats[0]
        ask = of_conduct.AskToShow(table=table.table, seat=seat.seat, event=CUP, player="somebody else")
        at.act(ask)
        (asked,) = at.state.kept(ClockOnSeat)
        assert (asked.player, asked.event_name) == (seat.player, hall(at.test).name)
        assert at.code(of_conduct.AskToShow(table=table.table, seat=9, event=CUP)) == "seat-empty"
        assert at.code(of_conduct.AskToShow(table=99, seat=1, event=CUP)) == "no-such-table"
        dead = of_conduct.EndClock(clock=asked.number, outcome="hand_dead")
        assert at.code(dead) == "clock-not-over"
        at.test.wait(seconds=5)
        at.act(dead)
        (shown,) = [one for one in at.records() if one.kind == "clock"]
        assert {(one.name, one.text) for one in shown.fields} >= {
            ("matter", "show"),
            ("outcome", "hand_dead"),
        }


def test_a_deck_is_put_away_and_a_dealer_gets_up_when_the_cup_is_over(tmp_path: Path) -> None:
    at = Event(tmp_path)
    with at.test:
        here: dict[str, Any] = {"table": hall(at.test).tables[0].table, "event": CUP}
        at.act(of_dealing.DealerIn(dealer=at.floor.id))
        at.act(of_dealing.PushDealer(dealer=at.floor.id, **here))
        at.act(of_dealing.PutDeck(colour="red", serial="R-17", **here))
        called_off(at.test)
        assert at.code(of_dealing.PutDeck(colour="red", serial="R-18", **here)) != ""
        at.act(of_dealing.TakeDeck(**here))
        at.act(of_dealing.DealerUp(dealer=at.floor.id))
        assert not [one for one in at.records() if one.kind == "deck" and not one.closed_ms]


def called_off(test: TestRoom) -> None:
    """The cup is cancelled."""
    test.run(test.room.tournaments.cancel(BOSS, CUP, "the hall is flooded"))
    test.settle()
