"""Writing a recorded hand as PokerStars-style text."""

from collections.abc import Sequence
from typing import Final

from cardroom.cards.card import RANKS, card, rank_of
from cardroom.games import OFFERED as DECLARED
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.pokerstars.called import board_of, called
from cardroom.histories.pokerstars.headline import amount_text, headlines
from cardroom.histories.pokerstars.site_words import phrase
from cardroom.histories.pokerstars.stud_lines import StudLines
from cardroom.histories.record import RecordedHand
from cardroom.histories.unwritten import check_written
from cardroom.table.events import (
    AntePosted,
    Bet,
    BlindPosted,
    BoardDealt,
    BoardRunsSet,
    BringInPosted,
    Called,
    Checked,
    CommunityCardDealt,
    Completed,
    DeadBlindPosted,
    Folded,
    HandShown,
    HandVoided,
    HoleDealt,
    HoleSeen,
    PotAwarded,
    Raised,
    UncalledReturned,
    UpCardDealt,
    Words,
)
from cardroom.table.poker.hand_naming import strength_of, words_of

FLOP: Final = 3


def shown_text(deal: str, cards: Sequence[str], boards: Sequence[Sequence[str]]) -> str:
    """The cards in brackets, after them what they are worth: where that is all of a hand, on the one board there is,
    in a game of high hands alone.

    Before the flop a pair and a high card have a name; which that is of more than two cards the site tells nowhere.
    """
    called = _called(deal, [card(text) for text in cards], boards)
    return f"[{' '.join(cards)}]{f' ({phrase(called)})' if called else ''}"


def _called(deal: str, cards: list[int], boards: Sequence[Sequence[str]]) -> Words | None:
    game = DECLARED[deal]
    if len(cards) < game.shown_cards or len(boards) > 1 or [share.is_low for share in game.shares] != [False]:
        return None
    board = [card(text) for text in boards[0]]
    if len(board) >= FLOP:
        share = game.shares[0]
        return words_of(share, strength_of(share, cards, board))
    if len(cards) > 2:
        return None
    ranks = sorted([rank_of(one) for one in cards], reverse=True)
    return Words("pair" if ranks[0] == ranks[1] else "high_card", (RANKS[ranks[0]],))


STREETS = {"preflop": "PRE-FLOP", "flop": "FLOP", "turn": "TURN", "river": "RIVER"}
RUNS = ("FIRST", "SECOND")
FOLDED = {"": "before Flop", "flop": "on the Flop", "turn": "on the Turn", "river": "on the River"}


def write_pokerstars(hand: RecordedHand) -> str:
    """The whole hand as text, ended by a newline.

    Raises:
        BrokenHistory: the layout has no words for the hand, or it is not over.
    """
    check_written(hand, "pokerstars")
    if hand.end is None:
        raise BrokenHistory("events", "the hand is not over")
    return _Writer(hand).text()


class _Writer:
    """One pass over the events; what later lines need to know is kept in the fields."""

    def __init__(self, hand: RecordedHand) -> None:
        self.hand = hand
        self.names = hand.names
        self.lines: list[str] = []
        game = DECLARED[hand.table.deal]
        self.boards: list[list[str]] = [[] for _ in range(game.boards)]
        self.stud = StudLines(game, self.names) if game.opener is not None else None
        self.street = ""
        self.highest = 0  # the largest bet of this round: a raise is told as the difference to it
        self.put_in: set[int] = set()
        self.folded: dict[int, str] = {}
        self.blinds: dict[int, str] = {}
        self.won: dict[int, int] = {}
        self.won_on: dict[tuple[int, int], int] = {}  # by seat and board
        self.awards: list[PotAwarded] = []
        self.pots: dict[int, int] = {}
        self.shown: dict[int, HandShown] = {}
        self.cards_opened = False
        self.own_line = ""
        self.pot_count = len({event.pot for event in hand.events if isinstance(event, PotAwarded)})

    def text(self) -> str:
        self.lines += headlines(self.hand)
        for event in self.hand.events:
            self._tell(event)
        for board in range(len(self.boards)) if self.awards else ():
            self._show_down(board)
        if isinstance(self.hand.end, HandVoided):
            self._end_street()
            self._open_cards()
            self.lines.append("Hand cancelled")
        for seat, cards in self.hand.showed.items():
            self._does(seat, f"shows {shown_text(self.hand.table.deal, cards, self.boards)}")
        self._summary()
        return "\n".join(self.lines) + "\n"

    @property
    def _has_two_boards(self) -> bool:
        return len(self.boards) > 1

    def money(self, amount: int) -> str:
        return amount_text(amount, self.hand.table)

    def _tell(self, event: object) -> None:
        if isinstance(event, HoleDealt | HoleSeen | UpCardDealt):
            self._deal_own(event)
            return
        self._end_street()
        match event:
            case AntePosted() | BlindPosted() | DeadBlindPosted():
                self._post(event)
            case BoardRunsSet():
                self.boards = [self.boards[0][:] for _ in range(event.runs)]
            case BoardDealt():
                self._deal_board(event)
            case CommunityCardDealt() if self.stud is not None:
                self.lines.append(self.stud.common(event.card))
                self.highest = 0
            case Folded() | Checked() | Called() | Bet() | Raised() | BringInPosted() | Completed():
                self._tell_action(event)
            case UncalledReturned():
                self.lines.append(
                    f"Uncalled bet ({self.money(event.amount)}) returned to {self.names[event.seat]}"
                )
            case HandShown():
                self._show(event)
            case PotAwarded():
                self._award(event)

    def _post(self, event: AntePosted | BlindPosted | DeadBlindPosted) -> None:
        match event:
            case AntePosted():
                what = "the ante"
            case DeadBlindPosted():
                what = "dead blind"
            case _:
                self.highest = max(self.highest, event.bet)
                self.put_in.add(event.seat)
                if event.blind in ("small", "big"):
                    self.blinds[event.seat] = event.blind
                    what = f"{event.blind} blind"
                elif event.blind == "straddle":
                    what = "straddle"
                else:  # of bets of players who come in the layout knows the big blind alone
                    what = "big blind" if event.amount == self.hand.table.big_blind else "live blind"
        self._does(event.seat, f"posts {what} {self.money(event.amount)}", event.all_in)

    def _deal_own(self, event: HoleDealt | HoleSeen | UpCardDealt) -> None:
        """Own cards: in a game without a board they come street by street."""
        if self.stud is None:
            self._open_cards()
            if isinstance(event, HoleSeen):  # who chooses the game sees some cards before the others come
                before, self.own_line = (
                    self.own_line,
                    f"Dealt to {self.names[event.seat]} [{' '.join(event.cards)}]",
                )
                if before:
                    self.lines.remove(before)
                self.lines.append(self.own_line)
        elif isinstance(event, HoleSeen):
            self.stud.know(event.seat, event.cards)
        else:
            up = event.card if isinstance(event, UpCardDealt) else ""
            cards = len(event.places) if isinstance(event, HoleDealt) else 1
            self._begin(self.stud.deal(event.seat, cards, up))

    def _end_street(self) -> None:
        if self.stud is not None:
            self._begin(self.stud.end())

    def _begin(self, lines: list[str]) -> None:
        if lines:
            self.lines += lines
            self.highest = 0

    def _tell_action(
        self, event: Folded | Checked | Called | Bet | Raised | BringInPosted | Completed
    ) -> None:
        seat = event.seat
        if isinstance(event, Folded | Checked) and event.automatic == "clock":
            self.lines.append(f"{self.names[seat]} has timed out")
        match event:
            case Folded():
                street = f"on the {self.stud.street}" if self.stud is not None else FOLDED[self.street]
                self.folded[seat] = street
                if seat not in self.put_in and (self.stud is not None or not self.street):
                    self.folded[seat] += " (didn't bet)"
                self._does(seat, "folds")
            case Checked():
                self._does(seat, "checks")
            case Called():
                self._does(seat, f"calls {self.money(event.amount)}", event.all_in)
            case Bet():
                self._does(seat, f"bets {self.money(event.bet)}", event.all_in)
            case Raised() | Completed():
                by = self.money(event.bet - self.highest)
                raises = f"raises {by} to" if self.highest else "bets"  # (nobody has brought it in)
                self._does(seat, f"{raises} {self.money(event.bet)}", event.all_in)
            case BringInPosted():
                self._does(seat, f"brings in for {self.money(event.amount)}", event.all_in)
        if not isinstance(event, Folded | Checked):
            self.put_in.add(seat)
            self.highest = max(self.highest, event.bet)

    def _does(self, seat: int, what: str, all_in: bool = False) -> None:
        self.lines.append(f"{self.names[seat]}: {what}{' and is all-in' if all_in else ''}")

    def _open_cards(self) -> None:
        if not self.cards_opened:
            self.cards_opened = True
            if self.stud is None:
                self.lines.append("*** HOLE CARDS ***")

    def _deal_board(self, event: BoardDealt) -> None:
        board = self.boards[event.board]
        which = f"{RUNS[event.board]} " if self._has_two_boards else ""
        before = f"[{' '.join(board)}] " if board else ""
        self.lines.append(f"*** {which}{STREETS[event.street]} *** {before}[{' '.join(event.cards)}]")
        board.extend(event.cards)
        if event.street != "preflop":
            self.street = event.street
            self.highest = 0

    def _show_down(self, board: int) -> None:
        """The showdown of one board of two: the hands on it, and what was won with it."""
        self.lines.append(f"*** {RUNS[board]} SHOW DOWN ***")
        for event in self.shown.values():
            name = called(event, self.hand.table.deal, board)
            self._does(event.seat, f"shows [{' '.join(event.cards)}]{f' ({name})' if name else ''}")
        for award in self.awards:
            if board_of(award, self.hand.table.deal) == board:
                self._collect(award)

    def _show(self, event: HandShown) -> None:
        if not self.shown and not self._has_two_boards:
            self.lines.append("*** SHOW DOWN ***")
        self.shown[event.seat] = event
        if not self._has_two_boards:
            name = called(event, self.hand.table.deal)
            self._does(event.seat, f"shows [{' '.join(event.cards)}]{f' ({name})' if name else ''}")

    def _award(self, event: PotAwarded) -> None:
        if not self.won and self.shown:
            for seat in self.hand.live_seats():
                if seat not in self.shown:
                    self._does(seat, "mucks hand")
        self.won[event.seat] = self.won.get(event.seat, 0) + event.amount
        self.pots[event.pot] = self.pots.get(event.pot, 0) + event.amount
        if self._has_two_boards and self.shown:
            self.awards.append(event)
            key = event.seat, board_of(event, self.hand.table.deal)
            self.won_on[key] = self.won_on.get(key, 0) + event.amount
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
        if self.hand.runs > 1:
            self.lines.append("Hand was run twice")
        for number, board in enumerate(self.boards):
            if board:
                self.lines.append(
                    f"{f'{RUNS[number]} ' if self._has_two_boards else ''}Board [{' '.join(board)}]"
                )
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
        if self.awards:
            results = [self._fate_on(shown, board) for board in range(len(self.boards))]
            return f"showed [{' '.join(shown.cards)}] and {', and '.join(results)}"
        result = f"won ({self.money(won)})" if won else "lost"
        name = called(shown, self.hand.table.deal)
        return f"showed [{' '.join(shown.cards)}] and {result}{f' with {name}' if name else ''}"

    def _mucked(self, seat: int) -> str:
        """The cards of a hand that was mucked, where all of them were shown all the same."""
        cards = self.hand.showed.get(seat, ())
        is_whole = len(cards) == DECLARED[self.hand.table.deal].shown_cards
        return f" [{' '.join(cards)}]" if is_whole else ""

    def _fate_on(self, shown: HandShown, board: int) -> str:
        won, name = self.won_on.get((shown.seat, board), 0), called(shown, self.hand.table.deal, board)
        return f"{f'won ({self.money(won)})' if won else 'lost'}{f' with {name}' if name else ''}"
