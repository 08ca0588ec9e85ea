"""Whatever staff change of what was announced, early, late, twice or at its bounds: the laws hold, the tournament ends,
and its money comes out.
"""

import random

import msgspec
import pytest
from msgspec.structs import replace

from cardroom.bots.bot_tournament import BotTournament
from cardroom.rules import Refused
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import (
    ChangeBreakingOrder,
    ChangeEntries,
    ChangeFee,
    ChangeGuarantee,
    ChangeLevels,
    ChangeStart,
    Register,
    StaffCommand,
    Unregister,
)
from cardroom.tournament.results import HouseKept, HousePaid, Paid, TakenBack
from tests.tournament.kinds import Troubled, of_any_kind
from tests.tournament.test_laws import check_step

WHY = ("S", "the hall is let")
MAX_STEPS = 20_000
AMOUNTS = ("small_blind", "big_blind", "ante", "bring_in", "small_bet", "big_bet", "point")
NOT_IN = {
    "begun-already", "no-withdrawal", "withdrawal-over", "not-registered", "bad-buy-in", "tournament-full",
    "entered-already", "entries-closed", "flight-closed", "ticket-elsewhere", "no-re-entry",
}  # fmt: skip


class Changed(Troubled):
    """Staff change it while players enter, and while it is played."""

    changes = 0.0

    def __init__(self, bots: Troubled) -> None:
        super().__init__(bots.terms, bots.book, bots.entries, bots.seed, late=bots.late, away=bots.away)
        self.by_ticket, self.withdraws = bots.by_ticket, bots.withdraws
        self.staff = random.Random(f"staff {self.seed}")
        self.changed: list[StaffCommand] = []
        self.on_step = Changed.stepped

    def _enter(self, number: int) -> None:
        """See `Troubled`; behind each entry before the start something may be changed, and somebody may go."""
        if self.tournament.is_over or self.tournament.state.closed:
            return
        try:
            super()._enter(number)
        except Refused as refused:
            assert refused.code in NOT_IN, refused.code
        while self.tournament.state.phase == "announced" and self.staff.random() < 0.7:
            self.change()
        if self.tournament.state.phase == "announced" and self.staff.random() < 0.15:
            self.go()

    def go(self) -> None:
        """Somebody takes the way out, and may come again."""
        if not self.tournament.state.entrants:
            return
        player = self.staff.choice(sorted(self.tournament.state.entrants))
        try:
            self.decide(Unregister(player))
            for _ in range(self.staff.choice([1, 1, 2])):
                self.decide(Register(player, self.staff.getrandbits(30)))
        except Refused as refused:
            assert refused.code in NOT_IN, refused.code

    @staticmethod
    def stepped(bots: BotTournament) -> None:
        """The laws of a step, and then a change by chance."""
        assert isinstance(bots, Changed)
        check_step(bots)
        step = bots.tournament._step(bots.now_ms, 0)
        assert step.rises or step.state.level <= len(step.levels), (
            "levels are those of the structure that holds"
        )
        if not bots.tournament.is_over and bots.staff.random() < 0.04:
            bots.change()

    def change(self) -> None:
        """One change; what is refused has changed nothing, and what is done is known behind a start."""
        command, before = self.command(), self.tournament.dump()
        try:
            self.decide(command)
        except Refused:
            assert self.tournament.dump() == before
            return
        self.changed.append(command)
        again = Tournament(self.terms, self.book)
        again.load(msgspec.json.decode(msgspec.json.encode(self.tournament.dump())))
        assert again.dump() == self.tournament.dump()

    def command(self) -> StaffCommand:
        """A change that is right, nearly right or at a bound."""
        chance, state, terms = self.staff, self.tournament.state, self.tournament.terms
        tables = chance.sample(state.order, len(state.order))
        if chance.random() < 0.1 and tables:
            tables.append(chance.choice([tables[0], 99]))
        count = len(self.tournament._step(self.now_ms, 0).levels)
        level_ms = 1_000 * chance.choice([0, 0, 0, 1, 60, 86_401, -1])
        return chance.choice([
            ChangeStart(*WHY, self.now_ms + chance.choice([-1, 0, 1, 3_600_000])),
            ChangeLevels(*WHY, self.structure(), level_ms), ChangeLevels(*WHY, self.structure()),
            ChangeEntries(*WHY, chance.choice([0, state.level, state.level + 1, 3, count, count + 1, -1])),
            ChangeEntries(*WHY, chance.choice([state.level + 1, 3, count])),
            ChangeBreakingOrder(*WHY, tuple(tables)),
            ChangeFee(*WHY, self.amount(terms.fee)), ChangeFee(*WHY, self.staff.randint(0, 2 * terms.fee)),
            ChangeGuarantee(*WHY, self.amount(terms.guarantee)),
        ])  # fmt: skip

    def amount(self, now: int) -> int:
        """Another amount in cents."""
        return self.staff.choice(
            [0, 1, now, now + 1, now - 1, 2 * now, now // 2, 100, 5_000, 10**12, 10**12 + 1, -1]
        )

    def structure(self) -> tuple[Stakes, ...]:
        """The structure with levels less, higher or more."""
        chance, state = self.staff, self.tournament.state
        levels = list(self.tournament._step(self.now_ms, 0).levels)
        begun, kind = (state.level if state.began_ms is not None else 0), chance.random()
        if kind < 0.4:
            levels = levels[: max(1, begun + chance.choice([-1, 0, 0, 1, 2]))]
        elif kind < 0.7:
            levels[begun:] = [
                replace(one, **{name: 2 * getattr(one, name) for name in AMOUNTS}) for one in levels[begun:]
            ]
        elif kind < 0.9:
            levels += [levels[-1]] * chance.choice([1, 3])
        return tuple([replace(one, level=number) for number, one in enumerate(levels, 1)])

    def played(self) -> "Changed":
        """The same, over."""
        self.begin()
        for _ in range(MAX_STEPS):
            if self.tournament.is_over and not self.tables:
                return self
            self.step()
        raise AssertionError(f"it does not end: {self.changed}")


def check_money(bots: Changed) -> None:
    """Every cent that came in went out; the pool is at least what is guaranteed, and nobody has paid more."""
    state = bots.tournament.state
    assert state.money.escrow == state.money.fees == 0, "nothing is left"
    assert (state.issued, state.seated, state.carried) == (0, 0, 0), "all chips are gone"
    brought = sum(one.whole for entrant in state.entrants.values() for one in entrant.bought)
    house = sum(one.cents for one in bots.money if isinstance(one, HousePaid))
    kept = sum(one.cents for one in bots.money if isinstance(one, HouseKept))
    prizes = sum(one.prize for one in bots.finished)
    beside = sum(
        one.cents for one in bots.money if isinstance(one, Paid) and one.why not in ("entry_back", "fee_back")
    )
    back = sum(one.cents for one in bots.money if isinstance(one, TakenBack))
    if not state.cancelled:
        assert brought + house + back == kept + prizes + beside
        assert bots.terms.hexapro or state.money.total >= bots.tournament.terms.guarantee


@pytest.mark.parametrize("seed", range(1_000, 1_006))
def test_a_tournament_that_staff_change_at_random_ends_and_its_money_comes_out(seed: int) -> None:
    check_money(Changed(of_any_kind(seed)).played())


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(2_000, 2_200))
def test_so_do_two_hundred_of_them(seed: int) -> None:
    check_money(Changed(of_any_kind(seed)).played())
