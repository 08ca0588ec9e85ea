"""An evening at the desk of a house, for tests: a clock in minutes, and acts by their commands."""

from __future__ import annotations

import msgspec
import pytest

from cardroom.desk import desk_commands as do
from cardroom.desk.desk import Desk
from cardroom.desk.desk_state import CAGE, DIFFERENCE, NOT_BELOW_ZERO, TAKEN, DeskActDone, DeskState
from cardroom.rules import Refused, house

MINUTE = 60_000
EVENING = 1_800_000_000_000
NL = "holdem-nl/NL200"
PL = "omaha-pl/PL200"
KRUH = "holdem-nl/NL10/20"


class LiveEvening:
    """A desk with its day open; `at` minutes have passed."""

    def __init__(self, house_name: str = "casino-helsinki", tables: tuple[str, ...] = ()) -> None:
        self.book = house(house_name)
        self.desk = Desk()
        self.at = 0.0
        self.act(do.OpenGamingDay(by="floor"))
        for number, pool in enumerate(tables, start=1):
            self.act(do.OpenDeskTable(by="floor", table=number, pool=pool, why="players wait"))

    @property
    def now_ms(self) -> int:
        return EVENING + round(self.at * MINUTE)

    @property
    def state(self) -> DeskState:
        return self.desk.state

    def act(self, command: do.AnyDeskCommand, chance: int = 0) -> DeskActDone:
        command = msgspec.structs.replace(command, by=command.by or "floor")
        done = self.desk.decide(command, self.book, self.now_ms, chance)
        self.check_chips()
        return done

    def refused(self, command: do.AnyDeskCommand) -> Refused:
        """The refusal of an act, which changes nothing."""
        before = msgspec.json.encode(self.state)
        with pytest.raises(Refused) as refused:
            self.act(command)
        assert msgspec.json.encode(self.state) == before
        return refused.value

    def sit(self, player: str, table: int, seat: int, stack: int = 20_000) -> DeskActDone:
        return self.act(do.SeatDown(table=table, seat=seat, player=player, stack=stack, why="walked in"))

    def check_chips(self) -> None:
        """Chips counted in are those counted out, at tables, stored, in the drop, and those accepted as missing."""
        chips = self.state.chips
        at_tables = sum(cents for place, cents in chips.items() if place.startswith("table:"))
        kept = sum(chips.get(place, 0) for place in (TAKEN, DIFFERENCE, *NOT_BELOW_ZERO))
        assert -chips.get(CAGE, 0) == at_tables + kept
        assert all(
            cents >= 0
            for place, cents in chips.items()
            if place.startswith("table:") or place in NOT_BELOW_ZERO
        )
