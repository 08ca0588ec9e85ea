"""A tournament case: a small file that says clause, situation and right outcome, played by the real tournament.

```toml
clauses = ["CO-41b"]
says = "Of two who go out in one hand the larger stack has the better place."
houses = ["casinohuone"]
tables = [["A", "B", "C"]]         # who sits where, by seat
stacks = {A = 3000, B = 500}       # the others have the stack of the terms
terms = {added = 10000, payouts = [5000, 3000, 2000]}
steps = ["A beats B C", {places = {B = 3, C = 2}}]
```

A step is a line of what somebody does (`VERBS`) or a table of what is then so (`CHECKS`); ``cites`` and ``refused`` are
about the line before. Players of ``entered`` have entered, and it has not begun.
"""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from cardroom.rules import Refused
from cardroom.rules.decisions import Payout
from cardroom.table.model import commands as of_tables
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.play import tournament_commands as commands
from cardroom.tournament.play.table_balance import final_players
from cardroom.tournament.results import Finished, HouseKept, HousePaid, Paid, TakenBack
from cardroom.tournament.tournament_terms import TournamentTerms
from tests.tournament.playing import World, terms

FOLDER: Final = Path(__file__).parent / "cases"
BOARD: Final = "5s9cTsJh4s"
WINNER: Final = "AhAd"
LOSERS: Final = ("QhQd", "8h8c", "6h6c")
"""The first has the better hand; none has a straight or a flush."""
IDLE: Final = ("2c7d", "2d7s", "2h7c", "3c8d", "3d8s", "3h4c", "4d9d", "4h6d", "5h6s")
MINUTE_MS: Final = 60_000
STAFF: Final = ("boss", "as the case says")


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """See the module."""

    clauses: list[str]
    says: str
    houses: list[str]
    steps: list[str | dict[str, Any]]
    tables: list[list[str]] = []
    entered: list[str] = []
    stacks: dict[str, int] = {}
    lots: dict[str, int] = {}
    terms: dict[str, Any] = {}


def read_case(path: Path) -> Case:
    """The case of a file."""
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Case)


def terms_of(case: Case, name: str) -> TournamentTerms:
    """What is announced: tables as large as those of the case, levels that do not rise unless it says so."""
    seats = max([len(table) for table in case.tables], default=6)
    changes: dict[str, Any] = {"seats": max(seats, 2), "buy_in": 0} | case.terms
    if "level_ms" not in changes:
        changes.setdefault("level_hands", 1_000)
    if rows := changes.pop("payouts", None):
        changes["payouts"] = (Payout(2, tuple(rows)),)
    plain = msgspec.to_builtins(terms(name))
    return msgspec.convert(
        plain | {"level_hands": 0} | msgspec.to_builtins(changes), TournamentTerms, strict=False
    )


class Played(World):
    """The world of a case."""

    def __init__(self, case: Case, name: str) -> None:
        super().__init__(terms_of(case, name))
        self.case = case
        self.hands: dict[int, tuple[str, list[str]]] = {}
        self.refusal: Refused | None = None
        self.since = 0, 0

    def begin(self) -> "Played":
        """Everybody has entered, and sits where the case says."""
        case = self.case
        if case.entered:
            self._enter(case.entered)
            return self
        names = [player for table in case.tables for player in table]
        draw = Played(case, self.terms.house)
        draw._enter([f"#{place}" for place in range(len(names))])
        draw._start()
        order = [""] * len(names)
        assert draw.sizes == [len(table) for table in case.tables], f"a draw makes tables of {draw.sizes}"
        for number, table in enumerate(case.tables, 1):
            for drawn, player in zip(draw.players_at(number), table, strict=True):
                order[int(drawn[1:])] = player
        self._enter(order)
        for player, stack in case.stacks.items():
            self.tournament.state.entrants[player].stack = stack
        self._start()
        return self

    def _enter(self, players: list[str]) -> None:
        for place, player in enumerate(players):
            self.decide(commands.Register(player, self.case.lots.get(player, 100 + place)))

    def _start(self) -> None:
        if self.tournament.state.phase == "announced":
            self.decide(commands.StartTournament())

    def play(self) -> None:
        """Every step of the case."""
        for step in self.case.steps:
            if isinstance(step, str):
                self.do(step)
                continue
            if self.refusal is not None and "refused" not in step:
                raise self.refusal
            for name, value in step.items():
                found = CHECKS[name](self, value)
                assert found == value, f"{name}: {found}, not {value}; behind {self.now_ms} ms"
            self.refusal = None

    def do(self, line: str) -> None:
        """What a line says."""
        if self.refusal is not None:
            raise self.refusal
        self.since = len(self.events), len(self.money)
        for pattern, verb in VERBS.items():
            if found := re.fullmatch(pattern, line):
                try:
                    verb(self, *found.groups())
                except Refused as refused:
                    self.refusal = refused
                return
        raise AssertionError(f"nobody knows how to do this: {line}")

    def beats(self, winner: str, losers: str) -> None:
        """One hand, to its end: the losers have all their chips in it, as the winner has; all others fold."""
        number = self.table_of(winner)
        self.dealt(winner, losers)
        self.plays(str(number))

    def dealt(self, winner: str, losers: str) -> None:
        """The cards of such a hand are dealt; nobody has acted."""
        number, names = self.table_of(winner), losers.split()
        idle = iter(IDLE)
        cards = {winner: WINNER} | dict(zip(names, LOSERS, strict=False))
        holes = {player: cards.get(player) or next(idle) for player in self.players_at(number)}
        self.deal(number, self.deck_for(holes, BOARD, number))
        self.hands[number] = winner, names

    def plays(self, table: str) -> None:
        """The hand that is dealt at a table, to its end or until the table stands behind an all-in."""
        number = int(table)
        winner, losers = self.hands.get(number, ("", []))
        while (
            number in self.tables and (hand := self.tables[number].hand) is not None and hand.turn is not None
        ):
            seat = self.tables[number].seats[hand.turn.seat]
            if seat.sits_out:
                self.table_decides(number, of_tables.PassTime())
            elif seat.player not in (winner, *losers):
                self.act("fold", number=number)
            elif most := hand.turn.max_raise_to:
                self.act("raise", most, number)
            else:
                self.act("call", number=number)

    def pass_to(self, now_ms: int) -> None:
        """Let all that is due until then happen."""
        while (due_ms := self.tournament.due_ms()) is not None and due_ms <= now_ms:
            self.now_ms = max(self.now_ms, due_ms)
            self.decide(commands.PassTournamentTime())
        self.now_ms = now_ms

    def gets(self, player: str) -> int:
        """All the money that a player has been given, less what was taken back."""
        got = sum(one.prize for one in self.money if isinstance(one, Finished) and one.player == player)
        got += sum(one.cents for one in self.money if isinstance(one, Paid) and one.player == player)
        return got - sum(
            one.cents for one in self.money if isinstance(one, TakenBack) and one.player == player
        )

    def cited(self) -> set[str]:
        """The clauses of everything that the last line has brought about."""
        if self.refusal is not None:
            return set(self.refusal.clauses)
        events, money = self.since
        told = [*self.events[events:], *self.money[money:]]
        return {clause for one in told for clause in getattr(one, "clauses", ())}

    def house(self) -> dict[str, int]:
        """What the house has paid (above 0) and kept (below 0), by why."""
        found: dict[str, int] = {}
        for one in self.money:
            if isinstance(one, HousePaid | HouseKept):
                cents = one.cents if isinstance(one, HousePaid) else -one.cents
                found[one.why] = found.get(one.why, 0) + cents
        return found

    def sits(self, player: str) -> list[int]:
        """Table and seat."""
        number = self.table_of(player)
        seat = (
            next((one for one, at in self.tables[number].seats.items() if at.player == player), 0)
            if number
            else 0
        )
        return [number, seat]


def _deal(world: Played, method: str, player: str) -> None:
    world.decide(commands.ProposeDeal(player, "icm" if method == "icm" else "chip_chop"))


def _kept(world: Played, player: str, kept: str) -> None:
    world.decide(commands.Disqualify(*STAFF, player, int(kept)))


PLAYER: Final = r"(\w+)"
VERBS: Final[dict[str, Callable[..., Any]]] = {
    rf"{PLAYER} beats ([\w ]+)": Played.beats,
    rf"deal {PLAYER} over ([\w ]+)": Played.dealt,
    r"play (\d+)": Played.plays,
    r"deal (\d+)": lambda world, number: (world.hands.pop(int(number), None), world.deal(int(number))),
    r"fold (\d+)": lambda world, number: (world.deal(int(number)), world.fold_out(int(number))),
    rf"{PLAYER} enters": lambda world, player: world.decide(commands.Register(player, world.case.lots.get(player, 7))),
    rf"{PLAYER} withdraws": lambda world, player: world.decide(commands.Unregister(player)),
    rf"{PLAYER} rebuys": lambda world, player: world.decide(commands.Rebuy(player)),
    rf"{PLAYER} adds on": lambda world, player: world.decide(commands.TakeAddOn(player)),
    rf"{PLAYER} declines": lambda world, player: world.decide(commands.DeclineChips(player)),
    rf"deal by (icm|chips), {PLAYER}": _deal,
    rf"{PLAYER} agrees": lambda world, player: world.decide(commands.AgreeToDeal(player)),
    rf"{PLAYER} refuses": lambda world, player: world.decide(commands.RefuseDeal(player)),
    r"start": lambda world: world.decide(commands.StartTournament()),
    rf"remove {PLAYER}": lambda world, player: world.decide(commands.RemovePlayer(*STAFF, player)),
    rf"disqualify {PLAYER}": lambda world, player: world.decide(commands.Disqualify(*STAFF, player)),
    rf"disqualify {PLAYER}, (\d+) kept": _kept,
    rf"move {PLAYER} to (\d+)": lambda world, player, to: world.decide(commands.MovePlayer(*STAFF, player, int(to))),
    r"end the day": lambda world: world.decide(commands.EndDay(*STAFF)),
    r"begin the day": lambda world: world.decide(commands.BeginDay(*STAFF)),
    r"draw the last hands": lambda world: world.decide(commands.DrawLastHands(*STAFF)),
    r"pause": lambda world: world.decide(commands.PauseTournament(*STAFF)),
    r"resume": lambda world: world.decide(commands.ResumeTournament(*STAFF)),
    r"cancel": lambda world: world.decide(commands.CancelTournament(*STAFF)),
    r"level (\d+)": lambda world, level: world.decide(commands.ChangeLevel(*STAFF, int(level))),
    r"at (\d+):(\d\d)": lambda world, minutes, seconds: world.pass_to(
        int(minutes) * MINUTE_MS + int(seconds) * 1_000
    ),
}  # fmt: skip


def _of(values: dict[str, Any], found: Callable[[str], Any]) -> dict[str, Any]:
    return {name: found(name) for name in values}


def _stakes(world: Played, values: dict[str, Any]) -> dict[str, Any]:
    stakes = world.tables[min(world.tables)].next_hand(world.now_ms)
    return _of(values, lambda name: getattr(stakes, name) if isinstance(stakes, Stakes) else None)


def _rows(world: Played, values: dict[str, int]) -> dict[str, int]:
    rows = world.tournament.cancellation()
    return _of(values, rows.total_of)


def _stack_of(world: Played, player: str) -> int:
    table = world.tables[world.table_of(player)]
    return next(seat.stack for seat in table.seats.values() if seat.player == player)


CHECKS: Final[dict[str, Callable[[Played, Any], Any]]] = {
    "refused": lambda world, _: world.refusal.code if world.refusal is not None else "",
    "cites": lambda world, value: [clause for clause in value if clause in world.cited()],
    "places": lambda world, value: _of(
        value, lambda one: world.tournament.state.placed[one].place if one in world.tournament.state.placed else None
    ),
    "gets": lambda world, value: _of(value, world.gets),
    "house": lambda world, value: _of(value, lambda why: world.house().get(why, 0)),
    "cancelled_pays": _rows,
    "stage": lambda world, _: world.tournament.cancellation().stage,
    "sizes": lambda world, _: world.sizes,
    "sorted_sizes": lambda world, _: sorted(world.sizes),
    "tables": lambda world, _: sorted(world.tables),
    "on_break": lambda world, _: world.tournament.state.pause == "on",
    "by_chips": lambda world, value: _of(value, lambda one: world.tournament.deal("chip_chop").amounts[one]),
    "by_icm": lambda world, value: _of(value, lambda one: world.tournament.deal("icm").amounts[one]),
    "sits": lambda world, value: _of(value, world.sits),
    "at_table": lambda world, value: _of(value, world.table_of),
    "stacks": lambda world, value: _of(value, lambda player: _stack_of(world, player)),
    "left": lambda world, _: world.tournament.state.left,
    "level": lambda world, _: world.tournament.state.level,
    "hand_for_hand": lambda world, _: world.tournament.state.hand_for_hand,
    "over": lambda world, _: world.tournament.is_over,
    "paused": lambda world, _: world.tournament.state.stopped == "on",
    "phase": lambda world, _: world.tournament.state.phase,
    "night": lambda world, _: world.tournament.state.day == "night",
    "pool": lambda world, _: world.tournament.prize_pool(),
    "prizes": lambda world, _: list(world.tournament.prizes()),
    "entries_open": lambda world, _: not world.tournament.state.closed,
    "stakes": _stakes,
    "final_players": lambda world, _: final_players(world.tournament._step(world.now_ms, 0)),
    "told": lambda world, value: [
        kind for kind in value if kind in {type(event).__name__ for event in world.events[world.since[0] :]}
    ],
    "heads": lambda world, value: _of(value, lambda one: world.tournament.state.entrants[one].head),
}  # fmt: skip
