"""A law: a person's penalties for an offence are one count in a house, at its desk and in its tournaments together."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardroom.desk import conduct_commands as of_conduct
from cardroom.desk import desk_commands as do
from cardroom.desk.kept_records import LivePenalty
from cardroom.room.protocol.desk_answers import DeskRecordView
from cardroom.room.tournaments.tournament_penalties import PenaltyWish
from cardroom.rules import Refused
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.tournaments.played import CUP
from tests.room.tournaments.test_live_hosted import begun, hall

HOUSE = "casino-helsinki"
OFFENCES = ("etiquette", "card_handling", "talk")


class House:
    """A live cup and the desk of its house, where the same people are penalised."""

    def __init__(self, room: TestRoom) -> None:
        self.room = room
        self.at_desk(do.OpenGamingDay())
        self.people = [seat.player for seat in hall(room).tables[0].seats[:3]]
        self.ids: Counter[str] = Counter()

    def at_desk(self, command: do.AnyDeskCommand) -> int:
        return self.room.run(self.room.room.live_desks.act(BOSS, HOUSE, command))

    def warn_at_desk(self, player: str, offence: Any, kind: Any = "warning", elsewhere: int = 0) -> int:
        """Give a penalty at the desk; return which time it is."""
        act = of_conduct.PenaliseLive(
            player=player, offence=offence, kind=kind, why="a test", elsewhere=elsewhere
        )
        self.at_desk(act)
        state = self.room.room.live_desks.state_of(HOUSE)
        assert state is not None
        return state.kept(LivePenalty)[0].times

    def warn_in_cup(self, player: str, offence: Any, kind: Any = "warning", **more: Any) -> tuple[str, int]:
        """Give a penalty in the tournament; return its id, which others may have for theirs, and which time it is."""
        self.ids[player] += 1
        wish = PenaltyWish(player, kind, "a test", offence=offence, id=f"p{self.ids[player]}", **more)
        for _ in range(2):  # told twice, given once
            self.room.run(self.room.room.tournament_penalties.give(BOSS, CUP, wish))
        rows = self.room.room.tournament_penalties.all(BOSS, CUP).penalties
        return wish.id, next(row.times for row in rows if (row.player, row.id) == (player, wish.id))

    def void(self, player: str, penalty: str) -> None:
        end = self.room.room.tournament_penalties.end
        self.room.run(end(BOSS, CUP, player, penalty, "another player", in_error=True))

    def shown(self, player: str) -> dict[str, int]:
        body = self.room.run(self.room.room.tournament_penalties.times(BOSS, CUP, player))
        return {one.offence: one.times for one in body.offences}

    def kept(self, player: str) -> list[DeskRecordView]:
        return list(self.room.run(self.room.room.live_desks.past_records(BOSS, HOUSE, player)).records)


@pytest.mark.parametrize("seed", range(6))
def test_each_penalty_says_which_time_it_is_wherever_the_others_were_given(tmp_path: Path, seed: int) -> None:
    chance, truth = Random(seed), Counter[tuple[str, str]]()
    with begun(tmp_path) as room:
        at, in_cup = House(room), []
        for step in range(40):
            player, offence = chance.choice(at.people), chance.choice(OFFENCES)
            match chance.choice(("desk", "desk", "cup", "cup", "void", "back", "day", "stop")):
                case "desk":
                    truth[player, offence] += 1
                    forged = chance.choice((0, 7))
                    assert at.warn_at_desk(player, offence, elsewhere=forged) == truth[player, offence]
                case "cup":
                    truth[player, offence] += 1
                    penalty, times = at.warn_in_cup(player, offence)
                    assert times == truth[player, offence]
                    in_cup.append((player, offence, penalty))
                case "void" if in_cup:
                    player, offence, penalty = in_cup.pop(chance.randrange(len(in_cup)))
                    at.void(player, penalty)
                    truth[player, offence] -= 1
                    with pytest.raises(Refused) as twice:
                        at.void(player, penalty)
                    assert twice.value.code == "penalty-over"
                case "back":
                    truth[player, offence] += 1
                    at.warn_at_desk(player, offence)
                    state = room.room.live_desks.state_of(HOUSE)
                    assert state is not None
                    at.at_desk(do.TakeBackAct(act=state.number, why="a slip"))
                    truth[player, offence] -= 1
                case "day":
                    at.at_desk(do.CloseGamingDay())
                    at.at_desk(do.OpenGamingDay())
                case "stop" if step % 5 == 0:
                    room.restart()
            for one in at.people:
                assert at.shown(one) == {of: truth[one, of] for of in OFFENCES if truth[one, of]}
        for one in at.people:
            events = [row for row in at.kept(one) if any(field.name == "event" for field in row.fields)]
            voided = [row for row in events if any(field.name == "is_void" for field in row.fields)]
            assert len(events) - len(voided) == sum(player == one for player, _, _ in in_cup)


@pytest.mark.clause("CH-1.13", "CH-8.51")
def test_what_was_a_warning_in_the_tournament_makes_the_next_one_at_the_desk_a_repeated_one(
    tmp_path: Path,
) -> None:
    with begun(tmp_path) as room:
        at = House(room)
        player, other, third = at.people
        with pytest.raises(Refused) as first:
            at.warn_at_desk(player, "card_handling", "removal")
        assert first.value.code == "penalty-not-had" and "CH-1.13" in first.value.clauses
        penalty, _ = at.warn_in_cup(player, "card_handling")
        at.void(player, penalty)
        with pytest.raises(Refused):
            at.warn_at_desk(player, "card_handling", "removal")
        at.warn_in_cup(player, "card_handling", "time_away", minutes=5)
        assert at.warn_at_desk(player, "card_handling", "removal") == 2
        with pytest.raises(Refused) as no_such:
            at.warn_in_cup(other, "cheating", "warning")
        assert (no_such.value.code, no_such.value.arguments["kinds"]) == ("penalty-not-had", "")
        _, times = at.warn_in_cup(third, "")
        assert times == 0 and not at.shown(third), "a penalty without an offence is counted nowhere"
