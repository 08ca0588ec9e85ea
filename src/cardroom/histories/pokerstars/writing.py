"""Writing a recorded hand as PokerStars-style text."""

from cardroom.games import GAMES as DECLARED
from cardroom.histories.faults import BrokenHistory
from cardroom.histories.pokerstars.layout import (
    GAMES,
    SYMBOLS,
    hand_number,
    money_text,
    phrase,
    time_text,
)
from cardroom.histories.pokerstars.shown import shown_text
from cardroom.histories.record import RecordedHand
from cardroom.table.events import (
    AntePosted,
    Bet,
    BlindPosted,
    BoardDealt,
    BoardRunsSet,
    Called,
    Checked,
    DeadBlindPosted,
    Folded,
    HandShown,
    HandVoided,
    HoleDealt,
    HoleSeen,
    PotAwarded,
    Raised,
    UncalledReturned,
)

STREETS = {"flop": "FLOP", "turn": "TURN", "river": "RIVER"}
RUNS = ("FIRST", "SECOND")
FOLDED = {"": "before Flop", "flop": "on the Flop", "turn": "on the Turn", "river": "on the River"}


def write_pokerstars(hand: RecordedHand) -> str:
    """The whole hand as text, ended by a newline.

    Raises:
        BrokenHistory: the game has no name in this layout, or the hand is not over.
    """
    return _Writer(hand).text()


class _Writer:
    """One pass over the events; what later lines need to know is kept in the fields."""

    def __init__(self, hand: RecordedHand) -> None:
        self.hand = hand
        self.names = hand.names
        self.lines: list[str] = []
        self.boards: list[list[str]] = [[]]
        self.street = ""
        self.highest = 0  # the largest bet of this round: a raise is told as the difference to it
        self.put_in: set[int] = set()
        self.folded: dict[int, str] = {}
        self.blinds: dict[int, str] = {}
        self.won: dict[int, int] = {}
        self.won_in: dict[tuple[int, int], int] = {}  # by seat and run, where the board was run twice
        self.awards: list[PotAwarded] = []
        self.pots: dict[int, int] = {}
        self.shown: dict[int, HandShown] = {}
        self.cards_opened = False
        self.pot_count = len({event.pot for event in hand.events if isinstance(event, PotAwarded)})

    def text(self) -> str:
        if self.hand.end is None:
            raise BrokenHistory("events", "the hand is not over")
        self._header()
        for event in self.hand.events:
            self._tell(event)
        for run in range(1, len(self.boards) + 1) if self._is_run_twice else ():
            self._show_down(run)
        if isinstance(self.hand.end, HandVoided):
            self._open_cards()
            self.lines.append("Hand cancelled")
        for seat, cards in self.hand.showed.items():
            self._does(seat, f"shows {shown_text(self.hand.table.deal, cards, self.boards)}")
        self._summary()
        return "\n".join(self.lines) + "\n"

    @property
    def _is_run_twice(self) -> bool:
        return len(self.boards) > 1

    def money(self, cents: int) -> str:
        return money_text(cents, self.hand.table.currency)

    def _header(self) -> None:
        start, table = self.hand.start, self.hand.table
        game = GAMES.get((table.deal, start.form))
        if game is None:
            raise BrokenHistory("game", f"this layout has no name for {table.deal} {start.form}")
        if start.bomb_pot:
            raise BrokenHistory("game", "this layout has no place for a bomb pot")
        code = f" {table.currency}" if table.currency in SYMBOLS else ""
        low, high = table.small_blind, table.big_blind
        if start.form == "fixed_limit":  # of a game with limits the layout has the bets
            low = table.small_bet or table.big_blind
            high = table.big_bet or 2 * low
        stakes = f"({self.money(low)}/{self.money(high)}{code})"
        number = hand_number(start.hand)
        self.lines.append(f"PokerStars Hand #{number}:  {game} {stakes} - {time_text(start.at_ms)}")
        self.lines.append(f"Table '{table.name}' {table.seats}-max Seat #{start.dealer} is the button")
        for seat in sorted(start.seats, key=lambda entry: entry.seat):
            self.lines.append(f"Seat {seat.seat}: {self.hand.names[seat.seat]} ({self.money(seat.stack)} in chips)")

    def _tell(self, event: object) -> None:
        match event:
            case AntePosted():
                self._does(event.seat, f"posts the ante {self.money(event.amount)}", event.all_in)
            case BlindPosted():
                self.highest = max(self.highest, event.bet)
                if event.blind in ("small", "big"):
                    self.blinds[event.seat] = event.blind
                self.put_in.add(event.seat)
                blind = event.blind
                if blind == "straddle":
                    self._does(event.seat, f"posts straddle {self.money(event.amount)}", event.all_in)
                    return
                if blind == "entry":  # the format names the bet of a player who comes in by its size
                    blind = "small" if event.bet < self.highest else "big"
                self._does(event.seat, f"posts {blind} blind {self.money(event.amount)}", event.all_in)
            case DeadBlindPosted():
                self._does(event.seat, f"posts dead blind {self.money(event.amount)}", event.all_in)
            case HoleDealt():
                self._open_cards()
            case HoleSeen():
                self._open_cards()
                self.lines.append(f"Dealt to {self.names[event.seat]} [{' '.join(event.cards)}]")
            case BoardRunsSet():
                self._run(event.runs)
            case BoardDealt():
                self._deal_board(event)
            case Folded() | Checked() | Called() | Bet() | Raised():
                self._tell_action(event)
            case UncalledReturned():
                self.lines.append(
                    f"Uncalled bet ({self.money(event.amount)}) returned to {self.names[event.seat]}"
                )
            case HandShown():
                self._show(event)
            case PotAwarded():
                self._award(event)

    def _tell_action(self, event: Folded | Checked | Called | Bet | Raised) -> None:
        seat = event.seat
        if isinstance(event, Folded | Checked) and event.automatic == "clock":
            self.lines.append(f"{self.names[seat]} has timed out")
        match event:
            case Folded():
                self.folded[seat] = FOLDED[self.street]
                if not self.street and seat not in self.put_in:
                    self.folded[seat] += " (didn't bet)"
                self._does(seat, "folds")
            case Checked():
                self._does(seat, "checks")
            case Called():
                self._does(seat, f"calls {self.money(event.amount)}", event.all_in)
            case Bet():
                self._does(seat, f"bets {self.money(event.bet)}", event.all_in)
            case Raised():
                by = self.money(event.bet - self.highest)
                self._does(seat, f"raises {by} to {self.money(event.bet)}", event.all_in)
        if isinstance(event, Called | Bet | Raised):
            self.put_in.add(seat)
            self.highest = max(self.highest, event.bet)

    def _does(self, seat: int, what: str, all_in: bool = False) -> None:
        self.lines.append(f"{self.names[seat]}: {what}{' and is all-in' if all_in else ''}")

    def _open_cards(self) -> None:
        if not self.cards_opened:
            self.cards_opened = True
            self.lines.append("*** HOLE CARDS ***")

    def _deal_board(self, event: BoardDealt) -> None:
        if event.board >= len(self.boards):
            raise BrokenHistory("events", "this layout has no place for a second board")
        board = self.boards[event.board]
        run = f"{RUNS[event.board]} " if self._is_run_twice else ""
        before = f"[{' '.join(board)}] " if board else ""
        self.lines.append(f"*** {run}{STREETS[event.street]} *** {before}[{' '.join(event.cards)}]")
        board.extend(event.cards)
        self.street = event.street
        self.highest = 0

    def _run(self, runs: int) -> None:
        if runs > len(RUNS):
            raise BrokenHistory("events", "this layout has no place for a third run of the board")
        self.boards = [self.boards[0][:] for _ in range(runs)]

    def _show_down(self, run: int) -> None:
        """The showdown of one run: the hands on its board, and what was won with it."""
        self.lines.append(f"*** {RUNS[run - 1]} SHOW DOWN ***")
        for event in self.shown.values():
            called = _called(event, run)
            self._does(event.seat, f"shows [{' '.join(event.cards)}]{f' ({called})' if called else ''}")
        for award in self.awards:
            if award.run == run:
                self._collect(award)

    def _show(self, event: HandShown) -> None:
        if self._is_run_twice:
            self.shown[event.seat] = event
            return
        if not self.shown:
            self.lines.append("*** SHOW DOWN ***")
        self.shown[event.seat] = event
        called = f" ({phrase(event.words)})" if event.words else ""
        self._does(event.seat, f"shows [{' '.join(event.cards)}]{called}")

    def _award(self, event: PotAwarded) -> None:
        if not self.won and self.shown:
            for seat in self.hand.live_seats():
                if seat not in self.shown:
                    self._does(seat, "mucks hand")
        self.won[event.seat] = self.won.get(event.seat, 0) + event.amount
        self.pots[event.pot] = self.pots.get(event.pot, 0) + event.amount
        if self._is_run_twice:
            self.awards.append(event)
            key = event.seat, event.run
            self.won_in[key] = self.won_in.get(key, 0) + event.amount
        else:
            self._collect(event)

    def _collect(self, event: PotAwarded) -> None:
        self.lines.append(
            f"{self.names[event.seat]} collected {self.money(event.amount)} from {self._pot_name(event.pot)}"
        )

    def _pot_name(self, pot: int) -> str:
        if self.pot_count < 2:
            return "pot"
        if pot == 0:
            return "main pot"
        return "side pot" if self.pot_count == 2 else f"side pot-{pot}"

    def _summary(self) -> None:
        self.lines.append("*** SUMMARY ***")
        total = f"Total pot {self.money(sum(self.pots.values()) + self.hand.rake)}"
        if self.pot_count > 1:
            parts = (
                f"{self._pot_name(pot).capitalize()} {self.money(self.pots[pot])}."
                for pot in sorted(self.pots)
            )
            total += " " + " ".join(parts)
        self.lines.append(f"{total} | Rake {self.money(self.hand.rake)}")
        if self._is_run_twice:
            self.lines.append("Hand was run twice")
        for number, board in enumerate(self.boards):
            if board:
                self.lines.append(f"{f'{RUNS[number]} ' if self._is_run_twice else ''}Board [{' '.join(board)}]")
        for entry in sorted(self.hand.start.seats, key=lambda entry: entry.seat):
            self.lines.append(
                f"Seat {entry.seat}: {self.hand.names[entry.seat]}{self._role(entry.seat)} {self._fate(entry.seat)}"
            )

    def _role(self, seat: int) -> str:
        roles = [" (button)"] if seat == self.hand.start.dealer else []
        if seat in self.blinds:
            roles.append(f" ({self.blinds[seat]} blind)")
        return "".join(roles)

    def _fate(self, seat: int) -> str:
        won = self.won.get(seat, 0)
        if seat in self.folded:
            return f"folded {self.folded[seat]}"
        if isinstance(self.hand.end, HandVoided):
            return "got all chips back"
        shown = self.shown.get(seat)
        if shown is None:
            return f"collected ({self.money(won)})" if won else f"mucked{self._mucked(seat)}"
        if self._is_run_twice:
            results = [self._fate_of_run(shown, run) for run in range(1, len(self.boards) + 1)]
            return f"showed [{' '.join(shown.cards)}] and {', and '.join(results)}"
        result = f"won ({self.money(won)})" if won else "lost"
        called = f" with {phrase(shown.words)}" if shown.words else ""
        return f"showed [{' '.join(shown.cards)}] and {result}{called}"

    def _mucked(self, seat: int) -> str:
        """The cards of a hand that was mucked, where all of them were shown all the same."""
        cards = self.hand.showed.get(seat, ())
        is_whole = len(cards) == DECLARED[self.hand.table.deal].shown_cards
        return f" [{' '.join(cards)}]" if is_whole else ""

    def _fate_of_run(self, shown: HandShown, run: int) -> str:
        won = self.won_in.get((shown.seat, run), 0)
        called = _called(shown, run)
        return f"{f'won ({self.money(won)})' if won else 'lost'}{f' with {called}' if called else ''}"


def _called(shown: HandShown, run: int) -> str:
    """What a hand was on the board of a run; "" where that was not told."""
    return next((phrase(share.words) for share in shown.shares if share.run == run), "")
