"""One tournament in two worlds: the online tables' hands are told to live tables by people, who carry out the orders."""

from collections import deque
from typing import Any

from msgspec.structs import replace

from cardroom.bots.bot_tournament import BotTournament, PlayedTable
from cardroom.table.values.message import TableMessage
from cardroom.tournament import table_messages as messages
from cardroom.tournament.live import live_acts as acts
from cardroom.tournament.live.live_floor import LiveFloor
from cardroom.tournament.live.live_tournament import tell
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_decided import ToTable, TournamentDecided

REPORTS = (
    messages.HandOver,
    messages.TableStandsStill,
    messages.Lifted,
    messages.Seated,
    messages.Declined,
    messages.TableGone,
    messages.ChipsAdded,
    messages.ColouredUp,
    messages.Froze,
)


class Twin(Tournament):
    """The tournament of the online world; what it decides is decided in the live world too, and compared."""

    world: "BothWorlds"

    def decide(self, command: Any, now_ms: int, chance: int = 0) -> TournamentDecided:
        decided = super().decide(command, now_ms, chance)
        self.world.decide_live(command, decided, now_ms, chance)
        return decided


class BothWorlds(BotTournament):
    """A tournament of bots; each of its steps is repeated by a tournament whose tables are live."""

    def __post_init__(self) -> None:
        super().__post_init__()
        twin = Twin(self.terms, self.book)
        twin.world = self
        self.tournament = twin
        self.live = Tournament(self.terms, self.book)
        self.floor = LiveFloor(self.terms, self.live.book)
        self.reported: dict[int, deque[TableMessage]] = {}
        self.told: dict[str, int] = {}

    def _carry_out(self, played: PlayedTable, order: messages.Order) -> None:
        reports = self.floor.take(ToTable(played.number, order), self.now_ms)
        at_once = deque(reports)
        before = len(self._waiting)
        super()._carry_out(played, order)
        for report in list(self._waiting)[before:]:
            told = at_once.popleft() if at_once and at_once[0] == report else self.as_told(report)
            self.reported.setdefault(played.number, deque()).append(told)
        assert not at_once, "the live table reports no more than the other"

    def decide_live(self, command: Any, decided: TournamentDecided, now_ms: int, chance: int) -> None:
        """The same step in the live world, from what people tell there; everything that follows is the same."""
        wish = self.reported_live(command) if isinstance(command, REPORTS) else command
        again = self.live.decide(wish, now_ms, chance)
        assert again.events == decided.events
        assert again.money == decided.money
        assert again.orders == decided.orders

    def reported_live(self, report: Any) -> TableMessage:
        """The live table's report, when the tournament hears the other table's."""
        name = type(report).__name__
        self.told[name] = self.told.get(name, 0) + 1
        if isinstance(report, messages.HandOver | messages.Froze):
            return self.as_told(report)
        return self.reported[report.table].popleft()

    def as_told(self, report: Any) -> TableMessage:
        """The live table's report by what people tell of the hand and confirm of the orders."""
        found = [one for act in self.acts_for(report) for one in tell(self.floor, act, self.now_ms)]
        assert len(found) == 1, (report, found)
        if isinstance(report, messages.HandOver):
            hand = found[0]
            assert isinstance(hand, messages.HandOver)
            assert hand.stacks | report.stacks == hand.stacks
            hand = replace(hand, act=0)  # (nothing is taken back here)
            assert replace(hand, stacks={}) == replace(report, stacks={})
            return hand
        assert found[0] == report
        return found[0]

    def acts_for(self, report: Any) -> list[acts.AnyLiveAct]:
        """What people tell, who see what the online table has reported."""
        if isinstance(report, messages.HandOver):
            return [self.hand(report)]
        if isinstance(report, messages.Froze):
            return [acts.TellFrozen(by="floor", table=report.table, player=report.player)]
        if isinstance(report, messages.TableStandsStill):
            return [acts.Confirm(by="floor", orders=(report.orders,))]
        if isinstance(report, messages.ColouredUp):
            cards = tuple(card for row in report.rows for card in row.cards)
            return [acts.TellRace(by="floor", order=report.order, cards=cards)]
        if isinstance(report, messages.Lifted):
            away = [
                acts.TellAway(by="floor", player=one.player, away=one.away)
                for one in report.players
                if self.away_of(report.table, one.player) != one.away
            ]
            return [*away, acts.Confirm(by="floor", orders=(report.order,))]
        assert isinstance(report, messages.Seated | messages.ChipsAdded), report
        return [acts.Confirm(by="floor", orders=(report.order,))]

    def away_of(self, table: int, player: str) -> str:
        """Why a player sits out, as the live table knows."""
        found = self.floor.tables[table]
        return found.seats[found.seat_of(player)].away

    def hand(self, report: messages.HandOver) -> acts.TellHand | acts.TellOut:
        """A hand as the floor tells it: who is out, what was counted, where the blinds were."""
        last = self.tables[report.table].table._state.last
        told: dict[str, Any] = {
            "by": "floor", "at_ms": report.ended_ms, "last": report.was_last, "serving": report.serving,
            "dealer": last.dealer if last else 0, "small_blind": last.small_blind if last else 0,
            "big_blind": last.big_blind if last else 0, "stacks": report.stacks,
        }  # fmt: skip
        if not report.busts:
            return acts.TellHand(table=report.table, **told)
        outs = tuple(
            acts.OutTold(one.player, one.stack, "dealer", one.winners, strength=one.strength)
            for one in report.busts
        )
        return acts.TellOut(outs=outs, **told)
