"""A law: nothing that the desks of a live tournament show changes without their being told to look again."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from cardroom.room.protocol.live_tournaments import LiveHall
from cardroom.room.protocol.registration_bodies import AlternateAsked, RegistrationView, SaleAtDesk
from cardroom.room.protocol.tournament_client import EnterTournament, WithdrawFromTournament
from cardroom.rules.refused import Refused
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.live import live_acts as told
from cardroom.tournament.play import tournament_commands as of_staff
from tests.room.lobby.test_floor_board import Screen
from tests.room.tournaments.played import BUY_IN, CUP, FEE, cup_terms, is_on
from tests.room.tournaments.test_live_hosted import hall, live_room

HOUSE = "casino-helsinki"
GUESTS = tuple(f"Guest {number}" for number in range(12))
PRICE = BUY_IN + FEE


class Desks:
    """A live cup, and what its desks show."""

    def __init__(self, room: TestRoom, chance: Random) -> None:
        self.room, self.chance = room, chance
        self.screen = Screen(room)
        self.screen.watch("hall", CUP)
        self.screen.watch("desk", HOUSE)
        self.shown = self.look()
        self.changes = 0

    def look(self) -> tuple[LiveHall | None, RegistrationView]:
        """Both views, without the time that passes."""
        seen = hall(self.room) if is_on(self.room) else None
        desk = self.room.run(self.room.room.registration.view(BOSS, CUP))
        return seen and replace(seen, now_ms=0, version=""), replace(desk, now_ms=0)

    def law(self, did: str) -> None:
        """What is shown is what was shown, or the desks were told."""
        self.room.settle()
        now, heard = self.look(), self.screen.told()
        assert now == self.shown or heard, f"nobody was told: {did}"
        self.changes += now != self.shown
        self.shown = now

    def some(self, of: Any) -> Any:
        """One of these, None where there is none."""
        return self.chance.choice(list(of)) if of else None

    def act(self) -> str:
        """Something that happens, and may be refused; what."""
        seen, desk = self.shown
        kinds = [self.at_the_desk, self.at_the_desk, self.by_the_director, self.by_a_player, self.by_time]
        at_tables = [self.on_the_floor] * 6 if seen and seen.tables else []
        work = self.chance.choice([*kinds, *at_tables] if seen else [self.at_the_desk])
        try:
            return work(seen, desk)
        except Refused as refused:
            return f"{work.__name__}: {refused.code}"

    def at_the_desk(self, seen: LiveHall | None, desk: RegistrationView) -> str:
        """Sales, repayments, prizes, cash, alternates."""
        door, vouchers, chance = self.room.room.registration, self.room.room.vouchers, self.chance
        entrant, voucher, name = self.some(desk.entrants), self.some(desk.vouchers), self.some(GUESTS)
        waits = self.some(desk.alternates)
        kind = chance.choice(
            ("sell", "sell", "sell", "again", "back", "settle", "undo", "cash", "list", "off")
        )
        match kind:
            case "sell":
                work = door.sell(BOSS, CUP, SaleAtDesk(name=name, cents=PRICE, document="passport"))
            case "again" if entrant:
                sale = chance.choice(("entry", "rebuy", "add_on"))
                work = door.sell(BOSS, CUP, SaleAtDesk(player=entrant.player, sale=sale, cents=PRICE))
            case "back" if entrant:
                work = door.withdraw(BOSS, CUP, entrant.player, "a test")
            case "settle" if voucher:
                work = vouchers.settle(
                    BOSS, CUP, voucher.number, "signed" * chance.randint(0, 1), in_cash=chance.random() < 0.7
                )
            case "undo" if voucher:
                work = vouchers.take_cash_back(BOSS, CUP, voucher.number, "a test")
            case "list":
                work = door.put_on_list(BOSS, CUP, AlternateAsked(name=name))
            case "off" if waits:
                work = door.strike_off_list(BOSS, CUP, waits.number, "a test")
            case _:
                work = vouchers.move_cash(BOSS, CUP, chance.choice((-900, 5_000)), "a test")
        self.room.run(work)
        return kind

    def on_the_floor(self, seen: LiveHall | None, desk: RegistrationView) -> str:
        """What staff tell of live tables."""
        assert seen is not None
        chance, table = self.chance, self.some(seen.tables)
        seat = self.some(table.seats) if table else None
        other = next((one.player for one in table.seats if one is not seat), "") if table else ""
        acts: list[Any] = [told.Confirm(orders=(one.number,)) for one in seen.orders[:3]]
        acts.append(told.TakeBackLive(number=chance.randint(1, max(1, seen.number)), why="a slip"))
        if seat:
            acts += [
                told.TellOut(outs=(told.OutTold(seat.player, 0, "", (other,)),)),
                told.TellAway(player=seat.player, away=chance.choice(("", "wish"))),
                told.CountStacks(table=table.table, stacks={one.player: one.stack for one in table.seats}),
                told.TellClear(),
            ]
        act = chance.choice(acts)
        self.room.run(self.room.room.live_tournaments.tell(BOSS, CUP, act))
        return repr(act)

    def by_the_director(self, seen: LiveHall | None, desk: RegistrationView) -> str:
        """What the director does with the tournament."""
        by = {"by": BOSS.id, "reason": "a test"}
        entrant = self.some(desk.entrants)
        player = entrant.player if entrant else "nobody"
        acts = [
            of_staff.PauseTournament(**by), of_staff.ResumeTournament(**by), of_staff.ResumeTournament(**by),
            of_staff.AddTime(**by, seconds=60), of_staff.ChangeLevel(**by, level=self.chance.randint(1, 6)),
            of_staff.ChangeLevels(**by, levels=cup_terms().levels[:7]),
            of_staff.ChangeEntries(**by, until_level=self.chance.randint(0, 6)),
            of_staff.ChangeFee(**by, cents=FEE), of_staff.ChangeGuarantee(**by, cents=5_000),
            of_staff.OpenExtraTable(**by), of_staff.CloseExtraTable(**by),
            of_staff.KeepSeatFree(**by, table=1, seat=self.chance.randint(1, 6)),
            of_staff.GiveSeatAgain(**by, table=1, seat=self.chance.randint(1, 6)),
            of_staff.NoteDocument(**by, player=player, document="passport"),
            of_staff.RemovePlayer(**by, player=player), of_staff.Disqualify(**by, player=player),
            of_staff.PenalisePlayer(**by, player=player, id=f"x{self.chance.random()}", kind="time_away", minutes=5),
        ]  # fmt: skip
        act = self.chance.choice(acts)
        self.room.run(self.room.room.tournaments.act(BOSS, CUP, act))
        return repr(act)

    def by_a_player(self, seen: LiveHall | None, desk: RegistrationView) -> str:
        """Somebody with an account enters, or goes."""
        client = self.room.client(f"P{self.chance.randrange(6)}")
        asked = EnterTournament if self.chance.random() < 0.7 else WithdrawFromTournament
        client.ask(asked(client.new_id(), CUP))
        return asked.__name__

    def by_time(self, seen: LiveHall | None, desk: RegistrationView) -> str:
        """The clock goes on: levels, breaks."""
        self.room.wait(seconds=self.chance.choice((1, 60, 700)))
        return "time"


def played(folder: Path, seed: int) -> int:
    """A random evening; how often what is shown has changed."""
    chance = Random(seed)
    with live_room(folder, seats=4, late_levels=4, re_entries=2) as room:
        desks = Desks(room, chance)
        for name in GUESTS[:8]:
            sale = SaleAtDesk(name=name, cents=PRICE, document="passport")
            room.run(room.room.registration.sell(BOSS, CUP, sale))
            desks.law("a sale")
        for step in range(120):
            if step == 12:
                with suppress(Refused):
                    room.run(room.room.tournaments.start(BOSS, CUP))
                desks.law("the start")
            desks.law(desks.act())
        return desks.changes


@pytest.mark.parametrize("seed", range(3))
def test_whatever_a_desk_shows_changes_with_a_word(tmp_path: Path, seed: int) -> None:
    assert played(tmp_path, seed) > 20


@pytest.mark.exhaustive  # two minutes
@pytest.mark.parametrize("seed", range(3, 100))
def test_it_does_so_in_many_more_evenings(tmp_path: Path, seed: int) -> None:
    played(tmp_path, seed)
