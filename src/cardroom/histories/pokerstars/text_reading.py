"""Reading the site's texts into recorded hands.

Fields that the text leaves out stay empty: the seal, the positions of cards in the deck, turns and clauses. Chips are
counted while reading, so a text whose sums do not work out is refused with the line where it fails. Whether the hand
can have been played like that is another question: `settling`.
"""

import re
from dataclasses import dataclass, field

from msgspec.structs import replace

from cardroom.games import OFFERED as DECLARED
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.pokerstars.blocks import Block, split_text
from cardroom.histories.pokerstars.heading import Heading, read_heading
from cardroom.histories.pokerstars.noise import is_action, is_chat, is_noise
from cardroom.histories.pokerstars.read_hand import ReadHand, table_of
from cardroom.histories.pokerstars.site_words import parse_money, words_of
from cardroom.histories.pokerstars.text_cards import Dealing
from cardroom.histories.pokerstars.text_chips import ChipsTold, SeatChips, units
from cardroom.histories.pokerstars.text_seats import Places, find_places
from cardroom.histories.pokerstars.text_summary import (
    ALL_MATCHED,
    EventsTold,
    Unmatched,
    check_sums,
    read_summary,
    take_rake,
)
from cardroom.histories.record import CENTS, RecordedHand
from cardroom.table.events import (
    AntePosted,
    AnyEvent,
    Bet,
    BlindPosted,
    BringInPosted,
    Called,
    CardsShown,
    Checked,
    Completed,
    DeadBlindPosted,
    Folded,
    HandEnded,
    HandShown,
    HandStarted,
    HandVoided,
    PotAwarded,
    Raised,
    SeatInHand,
    SeatStack,
    UncalledReturned,
)
from cardroom.table.values.kinds import Automatic, Blind

_SEAT = re.compile(r"Seat (\d+): (.*) \((\S+) in chips(?:, [^()]* bounty)?\)(.*)")
_UNCALLED = re.compile(r"Uncalled bet \((\S+)\) returned to (.*)")
_SHOWS = re.compile(r"shows \[([^\]]*)\](?: \((.*)\))?")
_COLLECTED = re.compile(r" collected (\S+) from (pot|main pot|side pot(?:-(\d+))?)$")
_CASHED_OUT = re.compile(r"(.*) cashed out the hand for (\S+)(?: \|.*)?")
_ALL_IN = re.compile(r" and is all-in$| and has reached the \S+ cap$")


def read_pokerstars(text: str) -> list[RecordedHand]:
    """The hands of a text, in its order.

    Raises:
        BrokenHistory: a line is not of the layout, or the chips do not work out; it names the line.
    """
    return [read_block(block).hand for block in split_text(text)]


def read_block(block: Block) -> ReadHand:
    """One hand of a text. Raises BrokenHistory."""
    return _Reader(block, read_heading(block)).read()


@dataclass
class _Reader:
    """One hand: its lines, and what has been read of them."""

    block: Block
    heading: Heading
    told: EventsTold = field(default_factory=EventsTold)
    where: str = ""
    line: tuple[int, str] = (0, "")
    automatic: Automatic = ""
    void: bool = False
    cashed_out: list[tuple[int, int]] = field(default_factory=list)
    absent: set[int] = field(default_factory=set)
    unmatched: Unmatched = ALL_MATCHED
    paid: int = 0
    late_smalls: dict[int, tuple[int, int]] = field(default_factory=dict)
    shown: list[CardsShown] = field(default_factory=list)

    def read(self) -> ReadHand:
        lines = list(self.block.lines[2:])
        self.chips = ChipsTold(self.heading.cap)
        while lines and (match := _SEAT.fullmatch(lines[0][1])):
            self._at(lines.pop(0))
            self._take_seat(int(match[1]), match[2], match[3])
            if "sitting out" in match[4]:
                self.absent.add(int(match[1]))
        self.where = f"line {lines[0][0] if lines else self.block.lines[-1][0]}"
        end = next((place for place, (_, line) in enumerate(lines) if line == "*** SUMMARY ***"), len(lines))
        body, summary = lines[:end], lines[end:]
        self.void = any(line == "Hand cancelled" for _, line in body)
        paid = [number for number, line in body if not is_chat(line) and _COLLECTED.search(line)]
        self.paid = paid[-1] if paid else self.block.lines[-1][0]
        self.places = self._find_places(body)
        self.dealing = Dealing(self.heading.deal, self.places.order, self._add)
        for numbered in body:
            self._at(numbered)
            self._read(numbered[1])
        if not self.void:
            self._end_round()
            found = read_summary(summary, self.where)
            check_sums(found, self.told, self.chips, self.unmatched, cashed_out=bool(self.cashed_out))
            take_rake(found, self.told)
        return self._whole()

    def _at(self, numbered: tuple[int, str]) -> None:
        self.line = numbered
        self.where = f"line {numbered[0]}"

    def _add(self, event: AnyEvent) -> None:
        self.told.add(event, self.line)

    def _take_seat(self, number: int, name: str, chips: str) -> None:
        stack = parse_money(chips, self.where)
        if number in self.chips.seats:
            raise BrokenHistory(self.where, f"seat {number} is taken twice")
        if name in [entry.name for entry in self.chips.seats.values()]:
            raise BrokenHistory(self.where, f"{name} has two seats")
        self.chips.seats[number] = SeatChips(name, stack, stack)

    def _find_places(self, body: list[tuple[int, str]]) -> Places:
        """The players dealt in: those who post or act; the others have only a seat."""
        posted: dict[str, list[int]] = {"small": [], "big": []}
        spent: set[int] = set()
        active: set[int] = set()
        for numbered in body:
            self._at(numbered)
            line = numbered[1]
            if is_chat(line) or not is_action(line):
                continue
            seat, what = self._actor(line)
            active.add(seat)
            if what.startswith("posts the ante ") and _ALL_IN.search(what):
                spent.add(seat)
            for blind, seats in posted.items():
                if what.startswith((f"posts {blind} blind ", f"posts the {blind} blind ")):
                    seats.append(seat)
                elif what.startswith("posts small & big blinds "):
                    active.add(seat)
        if self.void:
            active = set(self.chips.seats)
        if len(active) < 2 and not self.void:
            raise BrokenHistory(self.where, "a hand needs two seats")
        return find_places(self.heading, active, posted["small"], posted["big"], spent)

    def _actor(self, line: str, behind: str = ": ") -> tuple[int, str]:
        """The seat a line speaks of and what follows the name; the longest name that fits is meant."""
        fitting = [
            (seat, entry) for seat, entry in self.chips.seats.items() if line.startswith(entry.name + behind)
        ]
        if not fitting:
            raise BrokenHistory(self.where, f"{line[:60]!r} names nobody at the table")
        seat, entry = max(fitting, key=lambda pair: len(pair[1].name))
        return seat, line[len(entry.name) + len(behind) :]

    def _seat_named(self, name: str) -> int:
        for seat, entry in self.chips.seats.items():
            if entry.name == name:
                return seat
        raise BrokenHistory(self.where, f"{name[:60]!r} is not at the table")

    def _read(self, line: str) -> None:
        if is_chat(line) or line in ("*** SHOW DOWN ***", "Hand cancelled"):
            return
        if line.startswith("***"):
            if self.dealing.begin_street(line, self.where):
                self._end_round()
        elif line.startswith("Dealt to "):
            told = line.removeprefix("Dealt to ")
            seat = self._longest_named(told)
            self.dealing.tell_own(seat, told.removeprefix(self.chips.seats[seat].name), self.where)
        elif match := _UNCALLED.fullmatch(line):
            seat = self._seat_named(match[2])
            amount = parse_money(match[1], self.where)
            self._add(UncalledReturned(seat, amount, *self.chips.give_back(seat, amount, self.where)))
        elif line.endswith(" has timed out") and not is_action(line):
            self._seat_named(line.removesuffix(" has timed out"))
            self.automatic = "clock"
        elif match := _COLLECTED.search(line):
            self._collect(line, match)
        elif match := _CASHED_OUT.fullmatch(line):
            self.cashed_out.append((self._seat_named(match[1]), parse_money(match[2], self.where)))
        elif not is_noise(line):
            self._read_action(*self._actor(line))

    def _end_round(self) -> None:
        """Put the bets into the pot. The part that nobody matched goes back, which old texts do not say."""
        seat, amount = self.chips.unmatched()
        if amount:
            self.unmatched = Unmatched(seat, amount, len(self.told.events))
        self.chips.end_round()

    def _longest_named(self, text: str) -> int:
        fitting = [seat for seat, entry in self.chips.seats.items() if text.startswith(f"{entry.name} [")]
        if not fitting:
            raise BrokenHistory(self.where, f"{text[:60]!r} is not at the table")
        return max(fitting, key=lambda seat: len(self.chips.seats[seat].name))

    def _collect(self, line: str, match: re.Match[str]) -> None:
        seat = self._seat_named(line[: match.start()])
        amount = parse_money(match[1], self.where)
        pot = int(match[3] or 1) if match[2].startswith("side") else 0
        entry = self.chips.seats[seat]
        entry.stack += amount
        self._add(PotAwarded(pot, seat, amount, entry.stack))

    def _read_action(self, seat: int, what: str) -> None:
        if seat not in self.places.order:
            raise BrokenHistory(
                self.where, f"{self.chips.seats[seat].name} acts without having been dealt in"
            )
        all_in = _ALL_IN.search(what) is not None
        words = _ALL_IN.sub("", what).split(" ")
        automatic, self.automatic = self.automatic, ""
        match words:
            case ["folds", *_]:
                self.dealing.gone.add(seat)
                self._add(Folded(seat, automatic))
            case ["checks"]:
                self._add(Checked(seat, automatic))
            case ["posts", *_]:
                self._post(seat, words[1:], all_in)
            case ["calls", text]:
                amount = parse_money(text, self.where)
                self._revive(seat, amount)
                self._add(Called(seat, amount, *self._bet(seat, amount, all_in), all_in))
            case ["brings", "in", "for", text]:
                amount = parse_money(text, self.where)
                self._add(BringInPosted(seat, amount, *self._bet(seat, amount, all_in), all_in))
            case ["bets", text] | ["raises", _, "to", text]:
                self._raise(seat, words[0], parse_money(text, self.where), all_in)
            case ["shows", *_]:
                self._show(seat, what)
            case _:
                raise BrokenHistory(self.where, f"{what[:60]!r} is not something a player does")

    def _bet(self, seat: int, amount: int, all_in: bool) -> tuple[int, int]:
        bet, stack = self.chips.put_in(seat, amount, all_in, self.where)
        self.chips.highest = max(self.chips.highest, bet)
        return bet, stack

    def _raise(self, seat: int, verb: str, total: int, all_in: bool) -> None:
        entry = self.chips.seats[seat]
        before = self.chips.highest
        if total <= before:
            raise BrokenHistory(self.where, f"{entry.name} does not raise by betting {units(total)}")
        amount = total - entry.bet
        bet, stack = self._bet(seat, amount, all_in)
        if verb == "bets":
            self._add(Bet(seat, amount, bet, stack, all_in))
        elif self.dealing.is_stud and self.dealing.street == 0 and before < self.heading.stakes[0]:
            self._add(Completed(seat, amount, bet, stack, all_in))
        else:
            self._add(Raised(seat, amount, bet, stack, all_in))

    def _post(self, seat: int, words: list[str], all_in: bool) -> None:
        amount = parse_money(words[-1], self.where)
        what = " ".join(words[:-1]).removeprefix("the ").removeprefix("a ")
        if what == "ante":
            self._add(
                AntePosted(seat, amount, self.chips.put_aside(seat, amount, all_in, self.where), all_in)
            )
        elif what in ("small blind", "big blind"):
            blind: Blind = "small" if what == "small blind" else "big"
            if seat != getattr(self.places, blind):
                if blind == "small":  # it was missed: the site takes it for the pot
                    self.late_smalls[seat] = (len(self.told.events), amount)
                    stack = self.chips.put_aside(seat, amount, all_in, self.where)
                    self._add(DeadBlindPosted(seat, amount, stack, all_in))
                    return
                blind = "entry"
            self._add(BlindPosted(seat, blind, amount, *self._bet(seat, amount, all_in), all_in))
        elif what == "straddle":
            self._add(BlindPosted(seat, "straddle", amount, *self._bet(seat, amount, all_in), all_in))
        elif what == "live blind":  # ours: a bet of a player who comes in, and no big blind
            self._add(BlindPosted(seat, "entry", amount, *self._bet(seat, amount, all_in), all_in))
        elif what in ("dead blind", "dead small blind", "dead"):
            self._add(
                DeadBlindPosted(seat, amount, self.chips.put_aside(seat, amount, all_in, self.where), all_in)
            )
        elif what == "small & big blinds":
            # The big blind is a bet, what is above it is dead.
            live = min(amount, self.places.big_size)
            self._add(
                BlindPosted(seat, "entry", live, *self._bet(seat, live, all_in and live == amount), all_in)
            )
            if amount > live:
                stack = self.chips.put_aside(seat, amount - live, all_in, self.where)
                self._add(DeadBlindPosted(seat, amount - live, stack, all_in))
        else:
            raise BrokenHistory(self.where, f"'posts {what[:40]}' is not something a player does here")

    def _revive(self, seat: int, called: int) -> None:
        """A small blind of a player who came in was a bet after all, if it counts in what the player calls."""
        index, amount = self.late_smalls.pop(seat, (0, 0))
        dead = self.told.events[index] if amount and called + amount == self.chips.highest else None
        if isinstance(dead, DeadBlindPosted):
            self.chips.seats[seat].bet += amount
            self.told.events[index] = BlindPosted(seat, "entry", amount, amount, dead.stack, dead.all_in)

    def _show(self, seat: int, what: str) -> None:
        match = _SHOWS.fullmatch(what)
        if match is None:
            raise BrokenHistory(self.where, f"{what[:60]!r} is not something a player does")
        words = words_of(match[2]) if match[2] else None
        cards = self.dealing.show(seat, match[1], self.where)
        if self.line[0] > self.paid:  # all pots are paid: nobody had to see these
            self.shown.append(CardsShown(seat, self.heading.number, cards, ()))
        elif len(cards) == self.dealing.held(seat):
            self._add(HandShown(seat, cards, (), words))

    def _note_ante_for_all(self) -> None:
        """An ante that the big blind alone posts, although somebody else has chips left, is one for everybody."""
        events = self.told.events
        antes = [(index, event) for index, event in enumerate(events) if isinstance(event, AntePosted)]
        if len(antes) != 1 or antes[0][1].seat != self.places.big:
            return
        index, ante = antes[0]
        by_blind = {event.seat for event in events if isinstance(event, BlindPosted) and event.all_in}
        if not {*self.places.order} - by_blind <= {ante.seat}:
            events[index] = replace(ante, for_all=True)

    def _whole(self) -> ReadHand:
        self._note_ante_for_all()
        heading, seats = self.heading, self.chips.seats
        number, at_ms = heading.number, heading.at_ms
        start = HandStarted(
            hand=number,
            number=0,
            at_ms=at_ms,
            game=heading.deal,
            form=heading.form,
            dealer=heading.button or self.places.order[-1],
            small_blind=self.places.small,
            big_blind=self.places.big,
            seats=tuple(SeatInHand(seat, seats[seat].name, seats[seat].start) for seat in self.places.order),
            seal="",
            deal=heading.deal,
        )
        end: HandEnded | HandVoided
        if self.void:
            starts = [SeatStack(seat, seats[seat].start) for seat in self.places.order]
            end = HandVoided(number, at_ms, "fault", tuple(starts))
        else:
            end = HandEnded(
                number, at_ms, tuple(SeatStack(seat, seats[seat].stack) for seat in self.places.order)
            )
        ends = [
            (entry.name, entry.start, entry.start if self.void else entry.stack)
            for _, entry in sorted(seats.items())
        ]
        table = table_of(heading, self.places, self.told.events)
        hand = RecordedHand(table, start, tuple(self.told.events), end, shown=tuple(self.shown))
        run_twice = self.dealing.has_second_board and DECLARED[heading.deal].boards == 1
        amounts = [amount for event in self.told.events if (amount := getattr(event, "amount", 0))]
        amounts += [*heading.stakes, *[amount for _, start, end in ends for amount in (start, end)]]
        unit = 1 if any(amount % CENTS for amount in amounts) else CENTS
        return ReadHand(
            hand, tuple(self.told.lines), tuple(ends), heading.cap, unit, run_twice, tuple(self.cashed_out),
            frozenset(self.absent),
        )  # fmt: skip
