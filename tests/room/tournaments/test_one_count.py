"""A law: a person's penalties for an offence are one count in a house, at its desk and in its tournaments together."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardroom.desk import conduct_commands as of_conduct
from cardroom.desk import desk_commands as do
from cardroom.desk.kept_records import LivePenalty
from cardroom.floor.conduct.offences import Offended
from cardroom.room.protocol.desk_answers import DeskRecordView
from cardroom.room.tournaments.tournament_penalties import PenaltyWish
from cardroom.rules import Refused
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.play.tournament_commands import RemovePlayer
from tests.room.tournaments.played import CUP
from tests.room.tournaments.test_live_hosted import begun, carry_out, hall

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

    def remove(self, player: str, offence: Any, **more: Any) -> None:
        act = RemovePlayer(BOSS.id, "a test", player, "of_the_moment", offence=offence, **more)
        self.room.run(self.room.room.tournament_penalties.remove(BOSS, CUP, act))

    def disqualify(self, player: str, offence: Any, **more: Any) -> None:
        carry_out = self.room.room.disqualifications.carry_out
        self.room.run(carry_out(BOSS, CUP, player, "a test", offended=Offended(what=offence, **more)))

    def given(self, player: str) -> list[tuple[str, str, int]]:
        """The player's penalties of the cup, the newest first: kind, offence, which time."""
        rows = self.room.room.tournament_penalties.all(BOSS, CUP).penalties
        return [(row.kind, row.offence, row.times) for row in rows if row.player == player]

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


@pytest.mark.clause("CH-1.13", "CH-8.51", "CH-8.53", "CH-8.54")
def test_who_is_removed_or_disqualified_for_an_offence_is_counted_and_the_book_says_for_which(
    tmp_path: Path,
) -> None:
    with begun(tmp_path) as room:
        at = House(room)
        player, cheat, third = at.people
        with pytest.raises(Refused) as first:
            at.remove(player, "card_handling")
        assert first.value.code == "penalty-not-had" and "CH-1.13" in first.value.clauses
        assert player in {seat.player for seat in hall(room).tables[0].seats} and not at.shown(player)
        at.warn_at_desk(player, "card_handling")
        at.remove(player, "card_handling")
        at.remove(player, "card_handling")  # told twice while the hand is played: it is one removal
        assert at.given(player) == [("removal", "card_handling", 2)]
        at.disqualify(cheat, "cheating")
        at.remove(third, "")
        assert at.given(cheat) == [("disqualification", "cheating", 1)] and not at.given(third)
        carry_out(room)
        room.restart()
        assert at.warn_at_desk(player, "card_handling") == 3
        assert at.warn_at_desk(cheat, "cheating", "removal") == 2
        kept = next(row for row in at.kept(cheat) if any(field.name == "event" for field in row.fields))
        assert any(field.name == "kind" and field.text == "disqualification" for field in kept.fields)
        removed = next(
            row for row in room.room.tournament_penalties.all(BOSS, CUP).penalties if row.player == player
        )
        assert not removed.open, "a removal of the cup bars nobody behind it"
        at.void(player, removed.id)
        assert at.shown(player) == {"card_handling": 2}


@pytest.mark.parametrize("seed", range(8))
def test_penalties_given_at_one_moment_are_counted_one_after_the_other(tmp_path: Path, seed: int) -> None:
    chance = Random(seed)
    with begun(tmp_path) as room:
        at, given, truth = House(room), 0, 0
        player, cup, of_cup = at.people[0], room.room.tournament_penalties, list[str]()
        for _ in range(6):
            works: list[Coroutine[Any, Any, Any]] = []
            ready = list(of_cup)
            for _ in range(chance.randint(2, 5)):
                given += 1
                if chance.random() < 0.5:
                    act = of_conduct.PenaliseLive(player=player, offence="talk", kind="warning", why="a test")
                    works.append(room.room.live_desks.act(BOSS, HOUSE, act))
                else:
                    wish = PenaltyWish(player, "warning", "a test", offence="talk", id=f"m{given}")
                    of_cup.append(wish.id)
                    works.append(cup.give(BOSS, CUP, wish))
            more, voids = len(works), seed % 2 and bool(ready)
            if voids:
                gone = chance.choice(ready)
                of_cup.remove(gone)
                works.append(cup.end(BOSS, CUP, player, gone, "another player", in_error=True))
            chance.shuffle(works)
            before = _times(at, player)
            room.run(_together(works, chance))
            new = sorted((_times(at, player) - before).elements())
            # One that is void among them takes one off the count for those behind it, wherever in their order it came.
            orders = [
                [truth + one - (one > voided) for one in range(1, more + 1)]
                for voided in (range(more + 1) if voids else [more])
            ]
            assert new in [sorted(order) for order in orders]
            truth += more - voids
            assert at.shown(player) == {"talk": truth}


async def _together(works: list[Coroutine[Any, Any, Any]], chance: Random) -> None:
    """All of these at once, each after so many turns of the loop as chance says."""

    async def one(work: Coroutine[Any, Any, Any], turns: int) -> None:
        for _ in range(turns):
            await asyncio.sleep(0)
        await work

    await asyncio.gather(*(one(work, chance.randint(0, 6)) for work in works))


def _times(at: House, player: str) -> Counter[int]:
    """Which times the player's penalties for talk say they are, at the desk and in the cup."""
    state = at.room.room.live_desks.state_of(HOUSE)
    assert state is not None
    desk = [one.times for one in state.kept(LivePenalty) if (one.player, one.offence) == (player, "talk")]
    return Counter(desk + [times for _, offence, times in at.given(player) if offence == "talk"])
