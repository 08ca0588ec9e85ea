"""The list of hands that a format cannot express. Any other hand is written, and read back to the same stacks; the
list for people is in docs/histories.md.
"""

from dataclasses import dataclass
from typing import Final, Literal

from cardroom.games import OFFERED
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.record import RecordedHand, TableHeader
from cardroom.table.events import BoardRunsSet

Format = Literal["phh", "pokerstars"]
What = Literal[
    "a game", "a game never chosen", "a bomb pot", "a third run", "a second button", "antes alone",
    "blinds with open cards",
]  # fmt: skip
MAX_RUNS_OF_TEXTS: Final = 2


@dataclass(frozen=True, slots=True)
class Unwritten:
    """Something that a format has no place for, and why; ``deals`` are the games it is about, none for all."""

    format: Format
    what: What
    reason: str
    deals: tuple[str, ...] = ()


UNWRITTEN: Final = (
    Unwritten("phh", "a game", "nobody bets in it, and the format has no action that places cards", ("open-face",)),
    Unwritten("pokerstars", "a game", "nobody bets in it, and the layout has no line for cards placed", ("open-face",)),
    Unwritten(
        "pokerstars", "a game", "the layout has no line for a card that is given up for nothing",
        ("pineapple", "crazy-pineapple", "helsinki"),
    ),
    Unwritten("pokerstars", "a game", "the layout has no line for a card that is offered face up", ("sviten",)),
    Unwritten("pokerstars", "a game", "the layout has no name for it, nor for what its hands are called", ("soko",)),
    Unwritten(
        "pokerstars", "a game", "cards given up and drawn are not written in this layout yet",
        ("five-card-draw", "single-draw", "triple-draw", "badugi"),
    ),
    Unwritten(
        "pokerstars", "a game", "the layout has no name for it with blinds, nor for how its hands rank",
        ("short-deck", "short-deck-trips"),
    ),
    Unwritten("pokerstars", "a game", "the layout has no name for it", ("royal",)),
    Unwritten("phh", "a game never chosen", "the hand was made void before anybody chose its game"),
    Unwritten("pokerstars", "a game never chosen", "the hand was made void before anybody chose its game"),
    Unwritten("pokerstars", "a bomb pot", "the layout has blinds and one board"),
    Unwritten("pokerstars", "a third run", "the layout has a FIRST and a SECOND board"),
    Unwritten("pokerstars", "a second button", "the layout has one button, and all rounds begin behind it"),
    Unwritten("pokerstars", "antes alone", "the stakes of the heading are blinds", ("holdem", "omaha")),
    Unwritten(
        "pokerstars", "blinds with open cards", "the layout opens these games by a card", ("stud", "stud8", "razz")
    ),
)  # fmt: skip


def check_written(hand: RecordedHand, format_: Format) -> None:
    """Refuse a hand that the format has no words for. Raises BrokenHistory with the reason."""
    table = hand.table
    for one in UNWRITTEN:
        if one.format == format_ and (not one.deals or table.deal in one.deals) and _is(one.what, hand):
            raise BrokenHistory("game", f"{_called(one, table)} cannot be written so: {one.reason}")


def _is(what: What, hand: RecordedHand) -> bool:
    table = hand.table
    match what:
        case "a game":
            return True
        case "a game never chosen":
            return hand.game[1] == "mixed"
        case "a bomb pot":
            return hand.start.bomb_pot is not None
        case "a third run":
            runs = [event.runs for event in hand.events if isinstance(event, BoardRunsSet)]
            return max(runs, default=1) > MAX_RUNS_OF_TEXTS
        case "a second button":
            return bool(hand.start.betting_button)
        case "antes alone":
            return not table.big_blind
        case "blinds with open cards":
            return table.big_blind > 0


def _called(one: Unwritten, table: TableHeader) -> str:
    if one.what == "a game":
        return OFFERED[table.deal].name if table.deal in OFFERED else table.deal
    return one.what.capitalize()
