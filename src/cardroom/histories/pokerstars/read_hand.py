"""The whole content of the text of a hand."""

from collections.abc import Iterable
from dataclasses import dataclass

from cardroom.games import OFFERED
from cardroom.histories.pokerstars.heading import Heading
from cardroom.histories.pokerstars.text_seats import Places
from cardroom.histories.record import RecordedHand, TableHeader
from cardroom.table.events import AntePosted, AnyEvent, BlindPosted, BringInPosted, Called, Completed, Raised


@dataclass(frozen=True, slots=True)
class ReadHand:
    """A hand as its text tells it. Amounts are hundredths of the text's unit.

    `lines` are the numbers and texts of the lines after the events of `hand`, `stacks` what every seat of the text
    had at the start and at the end, those who were not dealt in too. `cap` is the most a player could lose, 0 for all,
    `unit` the smallest chip. `run_twice` says that two boards share the pot of a game with one, `cashed_out` who sold
    the outcome of the hand and for what, `absent` the seats sitting out: they are dealt in at a tournament and fold
    when their turn comes, all-in or not.
    """

    hand: RecordedHand
    lines: tuple[tuple[int, str], ...]
    stacks: tuple[tuple[str, int, int], ...]
    cap: int
    unit: int
    run_twice: bool
    cashed_out: tuple[tuple[int, int], ...] = ()
    absent: frozenset[int] = frozenset()

    @property
    def id(self) -> str:
        """The hand's number."""
        return self.hand.start.hand


def table_of(heading: Heading, places: Places, events: Iterable[AnyEvent]) -> TableHeader:
    """The stakes of a hand: in fixed limit the heading has the bets, and only the posts tell the rest."""
    told = list(events)
    is_fixed = heading.form == "fixed_limit"
    is_stud = OFFERED[heading.deal].opener is not None
    antes = [event.amount for event in told if isinstance(event, AntePosted)]
    straddles = [
        event.amount for event in told if isinstance(event, BlindPosted) and event.blind == "straddle"
    ]
    return TableHeader(
        name=heading.table,
        deal=heading.deal,
        seats=heading.seats or max(places.order),
        small_blind=0 if is_stud else _size(told, "small", places.small_size),
        big_blind=0 if is_stud else _size(told, "big", places.big_size),
        currency=heading.currency,
        ante=max(antes, default=0),
        bring_in=_bring_in(told, heading.stakes[0] if is_fixed else 0) if is_stud else 0,
        small_bet=heading.stakes[0] if is_fixed else 0,
        big_bet=heading.stakes[1] if is_fixed else 0,
        straddles=tuple(straddles),
    )


def _size(events: Iterable[AnyEvent], blind: str, usual: int) -> int:
    """A blind as it was posted in full, else as the stakes have it."""
    posted = [event for event in events if isinstance(event, BlindPosted) and event.blind == blind]
    return next((event.amount for event in posted if not event.all_in), usual)


def _bring_in(events: Iterable[AnyEvent], small_bet: int) -> int:
    """The forced bet: as it was posted or, if the player who owed it had too little, as the next one called it. If no
    line has it, it is half the small bet, and nothing without limits.
    """
    told = list(events)
    usual = small_bet // 2
    place = next((place for place, event in enumerate(told) if isinstance(event, BringInPosted)), len(told))
    if place == len(told):
        return usual  # (somebody bet in its place, and nothing depends on it)
    posted = told[place]
    assert isinstance(posted, BringInPosted)
    if not posted.all_in:
        return posted.bet
    for event in told[place:]:
        if isinstance(event, Completed | Raised):
            break
        if isinstance(event, Called) and not event.all_in:
            usual = event.bet
            break
    return max(posted.bet, usual)
