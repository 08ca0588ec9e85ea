"""The chips of each seat while a text is read. A text whose sums do not work out is refused at its line."""

from dataclasses import dataclass, field

from cardroom.histories.history_faults import BrokenHistory


@dataclass
class SeatChips:
    """Chips of one seat; `bet` are those of this round. `spent` is what the seat has put in during the hand."""

    name: str
    stack: int
    start: int
    bet: int = 0
    spent: int = 0


@dataclass
class ChipsTold:
    """All seats of a hand by number. `cap` is the most a player may put in, 0 for all; `highest` the bet to call."""

    cap: int
    seats: dict[int, SeatChips] = field(default_factory=dict)
    highest: int = 0

    def put_in(self, seat: int, amount: int, all_in: bool, where: str) -> tuple[int, int]:
        """Move chips in front of the seat: (bet of the round, stack)."""
        entry = self.seats[seat]
        if amount <= 0 or amount > entry.stack:
            raise BrokenHistory(
                where, f"{entry.name} puts in {units(amount)} of a stack of {units(entry.stack)}"
            )
        entry.stack -= amount
        entry.bet += amount
        entry.spent += amount
        if all_in != (entry.stack == 0 or 0 < self.cap <= entry.spent):
            raise BrokenHistory(where, f"{entry.name} has {units(entry.stack)} left: all-in or not?")
        return entry.bet, entry.stack

    def put_aside(self, seat: int, amount: int, all_in: bool, where: str) -> int:
        """Move chips into the pot that are nobody's bet; the stack."""
        bet = self.seats[seat].bet
        _, stack = self.put_in(seat, amount, all_in, where)
        self.seats[seat].bet = bet
        return stack

    def give_back(self, seat: int, amount: int, where: str) -> tuple[int, int]:
        """An uncalled bet goes back: (bet of the round, stack)."""
        entry = self.seats[seat]
        if amount > entry.bet:
            raise BrokenHistory(where, f"{entry.name} gets back more than was bet")
        entry.bet -= amount
        entry.spent -= amount
        entry.stack += amount
        return entry.bet, entry.stack

    def unmatched(self) -> tuple[int, int]:
        """(seat, amount) of what of the largest bet nobody matched; an amount of 0 if all is matched."""
        bets = sorted([(entry.bet, seat) for seat, entry in self.seats.items()], reverse=True)
        (most, seat), (second, _) = bets[:2]
        return seat, most - second

    def end_round(self) -> None:
        """The bets lie in the pot."""
        self.highest = 0
        for entry in self.seats.values():
            entry.bet = 0


def units(hundredths: int) -> str:
    """An amount in the unit of the text, without its sign."""
    whole, rest = divmod(hundredths, 100)
    return f"{whole}.{rest:02}" if rest else str(whole)
