"""The summary of a hand in the site's text: its pot and rake, checked against what was collected."""

import re
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.pokerstars.site_words import parse_money
from cardroom.histories.pokerstars.text_chips import ChipsTold
from cardroom.table.events import AnyEvent, Pot, PotAwarded, RakeTaken, UncalledReturned

_TOTAL = re.compile(r"Total pot (\S+) .*\| Rake (\S+)")


@dataclass
class EventsTold:
    """The events of a hand, in order, with the numbered line of the text that tells each."""

    events: list[AnyEvent] = field(default_factory=list)
    lines: list[tuple[int, str]] = field(default_factory=list)

    def add(self, event: AnyEvent, line: tuple[int, str]) -> None:
        """Note the next event."""
        self.insert(len(self.events), event, line)

    def insert(self, index: int, event: AnyEvent, line: tuple[int, str]) -> None:
        """Note an event ahead of the one with this index."""
        self.events.insert(index, event)
        self.lines.insert(index, line)


class Unmatched(NamedTuple):
    """A part of the largest bet that nobody matched: whose it is, and where among the events its round ended."""

    seat: int
    amount: int
    at: int


ALL_MATCHED: Final = Unmatched(0, 0, 0)


class SummaryTold(NamedTuple):
    """The pot and the rake of the summary, and the line that says them."""

    total: int
    rake: int
    line: tuple[int, str]


def read_summary(lines: list[tuple[int, str]], where: str) -> SummaryTold:
    """The summary of a hand. Raises `BrokenHistory` where it is missing; `where` is the place to name."""
    for number, line in lines:
        if match := _TOTAL.fullmatch(line):
            place = f"line {number}"
            return SummaryTold(parse_money(match[1], place), parse_money(match[2], place), (number, line))
    raise BrokenHistory(where, "the summary with the pot and the rake is missing")


def check_sums(
    summary: SummaryTold, told: EventsTold, chips: ChipsTold, unmatched: Unmatched, *, cashed_out: bool
) -> None:
    """Check that the seats' loss is the rake and their winnings are the pot, printed with or without the rake.

    A part of a bet that nobody matched goes back, which old texts do not say. Of a hand that somebody `cashed_out` the
    printed pot is taken. Raises `BrokenHistory`.
    """
    total, rake, (number, _) = summary
    where, seats = f"line {number}", chips.seats.values()
    won = sum(event.amount for event in told.events if isinstance(event, PotAwarded))
    out = total if cashed_out else won + rake
    if total not in (out, out - rake):
        raise BrokenHistory(where, "the pot is not what was collected and the rake")
    missing = sum(seat.start - seat.stack for seat in seats) + won - out
    if missing and missing == unmatched.amount:
        entry = chips.seats[unmatched.seat]
        entry.stack += missing
        returned = UncalledReturned(unmatched.seat, missing, 0, entry.stack)
        told.insert(unmatched.at, returned, told.lines[unmatched.at - 1])
    elif missing:
        raise BrokenHistory(where, "what went into the pots is not what came out and the rake")


def take_rake(summary: SummaryTold, told: EventsTold) -> None:
    """Tell the rake ahead of the first pot that is paid; nothing where there is none."""
    if not summary.rake:
        return
    awards = [(index, event) for index, event in enumerate(told.events) if isinstance(event, PotAwarded)]
    first = awards[0][0] if awards else len(told.events)
    pot = Pot(sum(event.amount for _, event in awards), ())
    told.insert(first, RakeTaken(summary.rake, (summary.rake,), (pot,)), summary.line)
