"""Tournaments whose people an earlier program let do what today's rules refuse: their killed rooms open as they were."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from cardroom.room.hosting.owner import Ruled
from cardroom.room.hosting.owner_step import OwnerSteps
from cardroom.room.hosting.owner_stream import WHAT_TO_DO
from cardroom.room.protocol.tournament_client import EnterTournament, WithdrawFromTournament
from cardroom.room.tournaments.envelopes import SMALL, TournamentAsk, stands
from cardroom.rules import Refused
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.live import live_acts as acts
from cardroom.tournament.live import live_tournament
from cardroom.tournament.play import tournament as playing
from cardroom.tournament.play import tournament_commands as commands
from cardroom.web.http.operation_routes import health_of
from tests.room.tournaments.played import CUP, cup_room, go_on, is_on
from tests.room.tournaments.test_live_hosted import live_room

NAMES = tuple(f"P{number}" for number in range(1, 11))
OF_PEOPLE = (
    set(get_args(commands.StaffAct)) | set(get_args(commands.PlayersWish)) | {commands.StartTournament}
)
WHY = (BOSS.id, "as the floor wished")


def refused_today(*_: object) -> Any:
    raise Refused("no-longer", "A newer rule.")


class Evening:
    """A cup, and acts that are drawn: of players, of staff and, where its tables are live, of those who tell of them."""

    def __init__(self, room: TestRoom, chance: Random, live: bool) -> None:
        self.room, self.chance, self.live = room, chance, live
        self.done: set[type] = set()

    def ask(self, work: Coroutine[Any, Any, object], act: object) -> None:
        try:
            self.room.run(work)
            self.done.add(type(act))
        except Refused:
            pass  # what is refused is in no journal
        self.room.settle()

    def draw(self) -> None:
        """Somebody does something."""
        if not is_on(self.room):
            return
        found = self.room.room.tournaments.found(CUP)
        assert found is not None
        if self.chance.random() < 0.3:
            client = self.room.client(self.chance.choice(NAMES))
            leaves = self.chance.random() < 0.2
            self.room.hear(
                client, (WithdrawFromTournament if leaves else EnterTournament)(client.new_id(), CUP)
            )
        elif self.live and found.state.phase == "running" and self.chance.random() < 0.7:
            act = self.told()
            self.ask(self.room.room.live_tournaments.tell(BOSS, CUP, act), act)
        elif self.live or found.state.phase == "announced" or self.chance.random() < 0.5:
            wish = self.wish(found)
            self.ask(self.room.room.tournaments.act(BOSS, CUP, wish), wish)
        else:
            go_on(self.room, self.chance)
        self.room.settle()

    def wish(self, found: playing.Tournament) -> Any:
        """An act of the desk."""
        chance, state = self.chance, found.state
        player = chance.choice([*state.entrants, "nobody"])
        table, seat = chance.choice([*state.order, 1, 2]), chance.randint(1, found.terms.seats)
        if state.phase == "announced" and len(state.entrants) > 5 and chance.random() < 0.5:
            return commands.StartTournament(*WHY)
        return chance.choice((
            commands.KeepSeatFree(*WHY, table, seat), commands.GiveSeatAgain(*WHY, table, seat),
            commands.FixSeat(*WHY, player, seat), commands.ReleaseSeat(*WHY, player),
            commands.ChangeFee(*WHY, chance.randint(0, 300)), commands.ChangeEntries(*WHY, chance.randint(0, 3)),
            commands.NoteDocument(*WHY, player, "passport"), commands.NoteContact(*WHY, player, "keep_in_play"),
            commands.PauseTournament(*WHY), commands.ResumeTournament(*WHY), commands.AddTime(*WHY, 60),
            commands.MovePlayer(*WHY, player, table), commands.OpenExtraTable(*WHY), commands.CloseExtraTable(*WHY),
            commands.RemovePlayer(*WHY, player), commands.PenalisePlayer(*WHY, player, "p1", "warning"),
        ))  # fmt: skip

    def told(self) -> acts.AnyLiveAct:
        """An act at the live tables."""
        chance, hall = self.chance, self.room.room.live_tournaments.hall(BOSS, CUP)
        if hall.orders and chance.random() < 0.7:
            return acts.Confirm(orders=(hall.orders[0].number,))
        if not hall.tables:
            return acts.TellClear()
        table = chance.choice(hall.tables)
        seats = table.seats
        seat = chance.choice(seats) if seats else None
        if seat is None or len(seats) < 2:
            return acts.TellClear()
        other = next(one for one in seats if one.player != seat.player)
        out = acts.OutTold(seat.player, seat.stack, "floor", (other.player,))
        return chance.choice((
            acts.TellHand(table=table.table), acts.TellOut(outs=(out,)), acts.TellAway(player=seat.player, away="wish"),
            acts.TellFilmed(table=table.table),
            acts.HandChipsOn(player=seat.player, chips=100, to=other.player, why="a gift"),
            acts.CountStacks(table=table.table, stacks={seat.player: seat.stack}),
            acts.TakeBackLive(number=chance.randint(1, max(1, hall.number)), why="a slip"),
        ))  # fmt: skip


def known(room: TestRoom) -> bytes:
    """Everything that the tournament knows."""
    return room.room.hosts[CUP].owner.dump()


def newer(patch: pytest.MonkeyPatch, chance: Random, share: float) -> None:
    """A program whose rules refuse such a share of all that people do, and of what may be announced."""
    handlers, tells = dict(playing.HANDLERS), dict(live_tournament.TELLS)
    for kind in OF_PEOPLE & handlers.keys():
        if chance.random() < share:
            handlers[kind] = refused_today
    for kind in tells:
        if chance.random() < share:
            tells[kind] = refused_today
    patch.setattr(playing, "HANDLERS", handlers)
    patch.setattr(live_tournament, "TELLS", tells)
    if chance.random() < share:
        patch.setattr(playing, "check_terms", refused_today)


@pytest.mark.parametrize("live", [True, False])
@pytest.mark.parametrize("seed", range(6))
def test_what_people_did_stands_whatever_todays_rules_refuse(
    tmp_path: Path, seed: int, live: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = Random(seed)
    opened: Callable[..., TestRoom] = live_room if live else cup_room
    with opened(tmp_path / "room", seats=6, most=20, starts_ms=10**15, late_levels=2) as room:
        evening = Evening(room, chance, live)
        for _ in range(chance.randint(3, 50)):
            evening.draw()
            if not is_on(room):
                break
            if chance.random() < 0.2:
                before = known(room)
                with monkeypatch.context() as patch:
                    newer(patch, chance, chance.choice((0.5, 1)))
                    room.restart()
                    assert room.room.hosts[CUP].status == "running", room.room.hosts[CUP].fault
                    assert health_of(room.room).frozen_owners == ()
                    assert known(room) == before, "nothing is lost, and nothing is decided anew"
                for name in NAMES:
                    room.client(name)


def before_what_people_do_was_saved(_steps: OwnerSteps, ruled: Ruled) -> bool:
    """An earlier program: it saved a tournament each hundred steps, and at its end."""
    return ruled.closes


@pytest.mark.parametrize("seed", range(4))
def test_a_room_of_an_earlier_program_opens_or_its_operator_is_told_what_to_do(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = Random(f"{seed} earlier")
    with monkeypatch.context() as earlier:
        earlier.setattr(OwnerSteps, "saves", before_what_people_do_was_saved)
        room = cup_room(tmp_path / "room", seats=6, most=20, starts_ms=10**15, late_levels=2)
        evening = Evening(room, chance, live=False)
        while len(evening.done) < 3:
            evening.draw()
    with room:
        before = known(room)
        with monkeypatch.context() as patch:
            patch.setattr(playing, "check_terms", refused_today)
            room.restart()
        assert room.room.hosts[CUP].status == "running", "terms that were announced stand"
        assert known(room) == before
        with monkeypatch.context() as patch:
            newer(patch, chance, 1)
            room.restart()
            host = room.room.hosts[CUP]
            assert host.status == "frozen" and host.fault.endswith(WHAT_TO_DO)
            assert health_of(room.room).frozen_owners == (CUP,)
        room.restart()
        assert room.room.hosts[CUP].status == "running", "the program that wrote it goes on with it"
        assert known(room) == before


def test_the_state_is_stored_with_what_staff_do_however_large_and_with_no_clock() -> None:
    of_staff, of_a_player = commands.PauseTournament(*WHY), commands.Unregister("P1")
    for entrants in (0, SMALL, SMALL + 1, 10_000):
        assert stands(TournamentAsk(of_staff), entrants)
        assert stands(TournamentAsk(of_a_player), entrants) == (entrants <= SMALL)
        assert not stands(TournamentAsk(commands.PassTournamentTime()), entrants)
