"""A live tournament for tests: staff tell and confirm, and the laws hold behind every act."""

from typing import Any

from cardroom.rules import Refused, house
from cardroom.tournament.live.live_acts import Confirm, OutTold, TellHand, TellOut
from cardroom.tournament.live.live_floor import LiveFloor
from cardroom.tournament.live.live_tournament import decide_live
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import Register, StartTournament
from cardroom.tournament.play.tournament_decided import TournamentDecided
from cardroom.tournament.results import Finished
from cardroom.tournament.table_messages import StandingOrders
from tests.tournament.playing import terms


class Hall:
    """A tournament and its live tables, one act after another."""

    def __init__(self, name: str = "casino-helsinki", **changes: Any) -> None:
        usual: dict[str, Any] = {"seats": 6, "level_ms": 1_200_000, "stack": 1_000}
        self.terms = terms(name, **usual | changes)
        self.tournament = Tournament(self.terms, house(name))
        self.floor = LiveFloor(self.terms, self.tournament.book)
        self.now_ms, self.steps = 1_000_000, 0
        self.events: list[Any] = []
        self.finished: list[Finished] = []

    def ask(self, command: Any) -> TournamentDecided:
        """Whatever anybody asks or tells; the laws hold behind it."""
        self.steps += 1
        self.now_ms += 1_000
        decided = decide_live(self.tournament, self.floor, command, self.now_ms, self.steps)
        self.events += decided.events
        placed = self.tournament.state.placed
        self.finished = [one for one in self.finished if one.player in placed]
        self.finished += [one for one in decided.money if isinstance(one, Finished)]
        self.check()
        return decided

    def refused(self, command: Any) -> Refused:
        """The refusal of something; nothing has changed by it."""
        before = self.tournament.dump(), repr(self.floor.dump())
        try:
            self.ask(command)
        except Refused as refused:
            assert before == (self.tournament.dump(), repr(self.floor.dump())), "nothing has changed"
            return refused
        raise AssertionError(f"{command} was accepted")

    def check(self) -> None:
        """Chips issued are in play or on the way, the hall is as the tournament knows it, nobody sits twice."""
        state = self.tournament.state
        if state.phase != "running":
            return
        for number, table in self.floor.tables.items():
            here = {seat.player: seat.stack for seat in table.seats.values()}
            assert here == state.tables[number].players, number
        assert sum(table.chips for table in self.floor.tables.values()) == state.seated
        players = [seat.player for table in self.floor.tables.values() for seat in table.seats.values()]
        assert len(players) == len(set(players)), "nobody sits twice"
        bought = [one for entrant in state.entrants.values() for one in entrant.bought]
        assert state.money.staff == sum(one.staff for one in bought) <= state.money.escrow, "theirs is held"
        assert all(count >= 0 for count in state.chips_out.values()), (
            "no chip comes back that was not handed out"
        )

    def started(self, players: int, *, seated: bool = True) -> "Hall":
        """The same with so many players, who sit and are dealt to."""
        for number in range(players):
            self.ask(Register(f"p{number}", number))
        self.ask(StartTournament("director", "all are here"))
        if seated:
            self.confirm_all()
        return self

    def orders(self) -> list[int]:
        """The instructions that wait."""
        return list(self.floor.pending())

    def confirm_all(self, by: str = "floor") -> None:
        """People do all that is ordered, and what follows from it."""
        while waiting := self.orders():
            self.ask(Confirm(by=by, orders=(waiting[0],)))

    def at(self, table: int) -> list[str]:
        """Who sits at a table, by seat."""
        return [seat.player for _, seat in sorted(self.floor.tables[table].seats.items())]

    def stacks(self, table: int) -> dict[str, int]:
        """The stacks there."""
        return {seat.player: seat.stack for seat in self.floor.tables[table].seats.values()}

    def out(self, *players: str, by: str = "floor", **told: Any) -> TournamentDecided:
        """Players are out, alone or in one hand."""
        return self.ask(self.out_act(*players, by=by, **told))

    def out_act(self, *players: str, by: str = "floor", **told: Any) -> TellOut:
        """The act of it: chips as they are now, the first who stays has won them."""
        table = self.floor.table_of(players[0])
        stays = [seat.player for _, seat in sorted(table.seats.items()) if seat.player not in players]
        outs = [OutTold(one, table.seats[table.seat_of(one)].stack, by, tuple(stays[:1])) for one in players]
        return TellOut(by=by, outs=tuple(outs), **told)

    def hand(self, table: int, **told: Any) -> TournamentDecided:
        """A hand is over."""
        return self.ask(TellHand(by="floor", table=table, **told))

    def stops_asked(self) -> list[int]:
        """Tables that are asked to deal no more."""
        return [
            number for number, table in self.floor.tables.items()
            if any(isinstance(one.order, StandingOrders) for one in table.pending.values())
        ]  # fmt: skip

    def confirm_stops(self) -> None:
        """Tables that are asked to deal no more have stopped."""
        for number, one in list(self.floor.pending().items()):
            if isinstance(one.order, StandingOrders):
                self.ask(Confirm(by="floor", orders=(number,)))
