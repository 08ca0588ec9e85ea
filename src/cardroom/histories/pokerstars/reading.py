"""Reading PokerStars-style text back into recorded hands.

What the text leaves out stays empty: the seal, the places of cards in the deck, turns and clauses. Chips are counted
along while reading, so a text whose sums do not work out is refused with the line where it fails.
"""

import re
from dataclasses import dataclass, field

from cardroom.histories.faults import BrokenHistory
from cardroom.histories.pokerstars.layout import GAMES, SYMBOLS, parse_money, parse_time, words_of
from cardroom.histories.pokerstars.writing import STREETS
from cardroom.histories.record import RecordedHand, TableHeader
from cardroom.table.events import (
    AntePosted,
    AnyEvent,
    Bet,
    BlindPosted,
    BoardDealt,
    Called,
    Checked,
    DeadBlindPosted,
    Folded,
    HandEnded,
    HandShown,
    HandStarted,
    HandVoided,
    HoleDealt,
    HoleSeen,
    Pot,
    PotAwarded,
    Raised,
    RakeTaken,
    SeatInHand,
    SeatStack,
    UncalledReturned,
)

_HEADER = re.compile(r"PokerStars Hand #(\d+):  (.+?) \((\S+)/(\S+?)(?: ([A-Z]{3}))?\) - (.+)")
_TABLE = re.compile(r"Table '(.*)' (\d+)-max Seat #(\d+) is the button")
_SEAT = re.compile(r"Seat (\d+): (.*) \((\S+) in chips\)")
_STREET = re.compile(r"\*\*\* (FLOP|TURN|RIVER) \*\*\* (?:\[[^\]]*\] )?\[([^\]]*)\]")
_UNCALLED = re.compile(r"Uncalled bet \((\S+)\) returned to (.*)")
_SHOWS = re.compile(r"shows \[([^\]]*)\](?: \((.*)\))?")
_COLLECTED = re.compile(r" collected (\S+) from (pot|main pot|side pot(?:-(\d+))?)")
_RAKE = re.compile(r"Total pot .* \| Rake (\S+)")
_CARD = re.compile(r"[2-9TJQKA][cdhs]")
_ALL_IN = " and is all-in"
_STREET_OF = {title: street for street, title in STREETS.items()}
_GAME_OF = {name: game for game, name in GAMES.items()}


def read_pokerstars(text: str) -> list[RecordedHand]:
    """The hands of a text, in its order.

    Raises:
        BrokenHistory: a line is not of the layout, or the chips do not work out; it names the line.
    """
    numbered = [
        (number, line.rstrip()) for number, line in enumerate(text.lstrip("\ufeff").splitlines(), start=1)
    ]
    starts = [place for place, (_, line) in enumerate(numbered) if line.startswith("PokerStars Hand #")]
    if not starts or any(line for _, line in numbered[: starts[0]]):
        raise BrokenHistory("line 1", "a hand starts with 'PokerStars Hand #'")
    ends = [*starts[1:], len(numbered)]
    return [_Reader(numbered[start:end]).hand() for start, end in zip(starts, ends, strict=True)]


@dataclass
class _Seat:
    """Chips of one seat while the text is read."""

    name: str
    stack: int
    start: int
    bet: int = 0


@dataclass
class _Reader:
    """One hand: its lines, and what has been read of them."""

    lines: list[tuple[int, str]]
    seats: dict[int, _Seat] = field(default_factory=dict)
    events: list[AnyEvent] = field(default_factory=list)
    highest: int = 0
    where: str = ""
    automatic: str = ""
    void: bool = False
    hole_cards: int = 2

    def hand(self) -> RecordedHand:
        lines = [(number, line) for number, line in self.lines if line]
        table, game, form, number, at_ms, dealer = self._read_header(lines)
        self.hole_cards = 4 if game == "omaha" else 2
        place = 2
        while place < len(lines) and (match := _SEAT.fullmatch(lines[place][1])):
            self.where = f"line {lines[place][0]}"
            stack = parse_money(match[3], self.where)
            if int(match[1]) in self.seats:
                raise BrokenHistory(self.where, f"seat {match[1]} is taken twice")
            self.seats[int(match[1])] = _Seat(match[2], stack, stack)
            place += 1
        if len(self.seats) < 2:
            raise BrokenHistory(self.where, "a hand needs two seats")
        order = self._dealing_order(dealer)
        start = self._started(table, game, form, number, at_ms, dealer, order)
        rest = lines[place:]
        for line_number, line in rest:
            self.where = f"line {line_number}"
            if line == "*** SUMMARY ***":
                break
            self._read(line, order)
        self._read_rake(rest)
        return RecordedHand(table, start, tuple(self.events), self._end(number, at_ms))

    def _read_header(self, lines: list[tuple[int, str]]) -> tuple[TableHeader, str, str, str, int, int]:
        self.where = f"line {lines[0][0]}"
        header = _HEADER.fullmatch(lines[0][1])
        if header is None or header[2] not in _GAME_OF:
            raise BrokenHistory(self.where, "this first line of a hand is not of a game known here")
        if len(lines) < 2 or not (at_table := _TABLE.fullmatch(lines[1][1])):
            raise BrokenHistory(
                f"line {lines[0][0] + 1}", "the second line must name the table and the button"
            )
        game, form = _GAME_OF[header[2]]
        table = TableHeader(
            name=at_table[1],
            deal=game,
            seats=int(at_table[2]),
            small_blind=parse_money(header[3], self.where),
            big_blind=parse_money(header[4], self.where),
            currency=header[5] or "",
        )
        if table.currency and table.currency not in SYMBOLS:
            raise BrokenHistory(self.where, f"the currency {table.currency} is not known here")
        return table, game, form, header[1], parse_time(header[6], self.where), int(at_table[3])

    def _dealing_order(self, dealer: int) -> list[int]:
        """The seats from the dealer's left; the button may lie where nobody plays this hand."""
        numbers = sorted(self.seats)
        return [seat for seat in numbers if seat > dealer] + [seat for seat in numbers if seat <= dealer]

    def _started(
        self, table: TableHeader, game: str, form: str, number: str, at_ms: int, dealer: int, order: list[int]
    ) -> HandStarted:
        return HandStarted(
            hand=number,
            number=0,
            at_ms=at_ms,
            game=game,
            form=form,
            dealer=dealer,
            small_blind=self._poster("small"),
            big_blind=self._poster("big"),
            seats=tuple(
                SeatInHand(seat, "", self.seats[seat].name, self.seats[seat].start) for seat in order
            ),
            seal="",
        )

    def _poster(self, blind: str) -> int:
        for _, line in self.lines:
            if f": posts {blind} blind " in line:
                return self._actor(line)[0]
        return 0

    def _big_blind_is_posted(self) -> bool:
        return any(isinstance(event, BlindPosted) and event.blind == "big" for event in self.events)

    def _actor(self, line: str, behind: str = ": ") -> tuple[int, str]:
        """The seat a line speaks of and what follows the name; the longest name that fits is meant."""
        fitting = [
            (seat, entry) for seat, entry in self.seats.items() if line.startswith(entry.name + behind)
        ]
        if not fitting:
            raise BrokenHistory(self.where, f"{line!r} names nobody at the table")
        seat, entry = max(fitting, key=lambda pair: len(pair[1].name))
        return seat, line[len(entry.name) + len(behind) :]

    def _read(self, line: str, order: list[int]) -> None:
        if line == "*** HOLE CARDS ***":
            self.events.extend(HoleDealt(seat, (-1,) * self.hole_cards) for seat in order)
        elif line == "*** SHOW DOWN ***":
            return
        elif line == "Hand cancelled":
            self.void = True
        elif line.startswith("Dealt to "):
            self._read_own_cards(line)
        elif match := _STREET.fullmatch(line):
            self._end_round()
            self.events.append(BoardDealt(_STREET_OF[match[1]], self._cards(match[2]), ()))
        elif match := _UNCALLED.fullmatch(line):
            self._return_uncalled(match[2], parse_money(match[1], self.where))
        elif line.endswith(" has timed out"):
            self._seat_named(line.removesuffix(" has timed out"))
            self.automatic = "clock"
        elif match := _COLLECTED.search(line):
            self._collect(line, match)
        else:
            self._read_action(*self._actor(line))

    def _end_round(self) -> None:
        self.highest = 0
        for seat in self.seats.values():
            seat.bet = 0

    def _cards(self, text: str) -> tuple[str, ...]:
        cards = tuple(text.split())
        for card in cards:
            if not _CARD.fullmatch(card):
                raise BrokenHistory(self.where, f"{card!r} is not a card")
        return cards

    def _read_own_cards(self, line: str) -> None:
        name, bracket, cards = line.removeprefix("Dealt to ").rpartition(" [")
        seat = self._seat_named(name)
        if not bracket or not cards.endswith("]"):
            raise BrokenHistory(self.where, "the cards dealt stand in brackets")
        self.events.append(HoleSeen(seat, self._cards(cards[:-1])))

    def _seat_named(self, name: str) -> int:
        for seat, entry in self.seats.items():
            if entry.name == name:
                return seat
        raise BrokenHistory(self.where, f"{name!r} is not at the table")

    def _return_uncalled(self, name: str, amount: int) -> None:
        seat = self._seat_named(name)
        entry = self.seats[seat]
        if amount > entry.bet:
            raise BrokenHistory(self.where, f"{name} gets back more than was bet")
        entry.bet -= amount
        entry.stack += amount
        self.events.append(UncalledReturned(seat, amount, entry.bet, entry.stack))

    def _collect(self, line: str, match: re.Match[str]) -> None:
        seat = self._seat_named(line[: match.start()])
        amount = parse_money(match[1], self.where)
        pot = int(match[3] or 1) if match[2].startswith("side") else 0
        self.seats[seat].stack += amount
        self.events.append(PotAwarded(pot, seat, amount, self.seats[seat].stack))

    def _put_in(self, seat: int, amount: int, all_in: bool) -> tuple[int, int]:
        entry = self.seats[seat]
        if amount <= 0 or amount > entry.stack:
            raise BrokenHistory(
                self.where, f"{entry.name} puts in {amount} cents of a stack of {entry.stack}"
            )
        entry.stack -= amount
        entry.bet += amount
        if all_in != (entry.stack == 0):
            raise BrokenHistory(self.where, f"{entry.name} has {entry.stack} cents left: all-in or not?")
        return entry.bet, entry.stack

    def _read_action(self, seat: int, what: str) -> None:
        all_in = what.endswith(_ALL_IN)
        what = what.removesuffix(_ALL_IN)
        words = what.split(" ")
        automatic, self.automatic = self.automatic, ""
        entry = self.seats[seat]
        match words:
            case ["folds"]:
                self.events.append(Folded(seat, automatic))
            case ["checks"]:
                self.events.append(Checked(seat, automatic))
            case ["posts", "the", "ante", text]:
                amount = parse_money(text, self.where)
                _, stack = self._put_in(seat, amount, all_in)
                entry.bet = 0
                self.events.append(AntePosted(seat, amount, stack, all_in))
            case ["posts", "small" | "big" as blind, "blind", text]:
                amount = parse_money(text, self.where)
                bet, stack = self._put_in(seat, amount, all_in)
                is_late = self._big_blind_is_posted() and len(self.seats) > 2  # both blinds come first
                name = "entry" if is_late else blind
                self.events.append(BlindPosted(seat, name, amount, bet, stack, all_in))
                self.highest = max(self.highest, bet)
            case ["posts", "straddle", text]:
                amount = parse_money(text, self.where)
                bet, stack = self._put_in(seat, amount, all_in)
                self.events.append(BlindPosted(seat, "straddle", amount, bet, stack, all_in))
                self.highest = max(self.highest, bet)
            case ["posts", "dead", "blind", text]:
                amount = parse_money(text, self.where)
                bet = entry.bet
                _, stack = self._put_in(seat, amount, all_in)
                entry.bet = bet
                self.events.append(DeadBlindPosted(seat, amount, stack, all_in))
            case ["calls", text]:
                amount = parse_money(text, self.where)
                self.events.append(Called(seat, amount, *self._put_in(seat, amount, all_in), all_in))
            case ["bets", text] | ["raises", _, "to", text]:
                amount = parse_money(text, self.where) - entry.bet
                bet, stack = self._put_in(seat, amount, all_in)
                if bet <= self.highest:
                    raise BrokenHistory(self.where, f"{entry.name} does not raise by betting {bet} cents")
                kind = Bet if words[0] == "bets" else Raised
                self.events.append(kind(seat, amount, bet, stack, all_in))
                self.highest = bet
            case ["mucks", "hand"]:
                pass
            case _:
                self._read_show(seat, what)

    def _read_show(self, seat: int, what: str) -> None:
        match = _SHOWS.fullmatch(what)
        if match is None:
            raise BrokenHistory(self.where, f"{what!r} is not something a player does")
        words = words_of(match[2]) if match[2] else None
        self.events.append(HandShown(seat, self._cards(match[1]), (), words))

    def _read_rake(self, rest: list[tuple[int, str]]) -> None:
        won = sum(event.amount for event in self.events if isinstance(event, PotAwarded))
        for number, line in rest:
            if match := _RAKE.fullmatch(line):
                rake = parse_money(match[1], f"line {number}")
                if not self.void and sum(seat.start - seat.stack for seat in self.seats.values()) != rake:
                    raise BrokenHistory(
                        f"line {number}", "what went into the pots is not what came out and the rake"
                    )
                if rake:
                    first = next(i for i, event in enumerate(self.events) if isinstance(event, PotAwarded))
                    self.events.insert(first, RakeTaken(rake, (rake,), (Pot(won, ()),)))
                return
        raise BrokenHistory(self.where, "the summary with the pot and the rake is missing")

    def _end(self, number: str, at_ms: int) -> HandEnded | HandVoided:
        if self.void:
            stacks = tuple(SeatStack(seat, entry.start) for seat, entry in self.seats.items())
            return HandVoided(number, at_ms, "fault", stacks)
        return HandEnded(
            number, at_ms, tuple(SeatStack(seat, entry.stack) for seat, entry in self.seats.items())
        )
