"""A decision to make, as a bot sees it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spot:
    """The knowledge of a player on turn. Amounts are in the table's smallest unit, cards are ints.

    `actions` are those the turn allows. `call` is the amount that calling adds; `min_raise_to` and `max_raise_to` are
    -1 when no raise is allowed; `pot` holds all chips in the middle and before the seats; `opponents` are the other
    seats still in, `ups` the face-up cards of each of them that has some. `boards` has one list of cards for each
    board. `discard`, `draw`, `offered` (-1: none), `games`, `to_place`, `room` and `runs` are as in the turn's message;
    `rows` are the player's cards placed in front, middle and back.

    `stack` are the player's chips left. Of this round: `raises` counts bets and raises, without posts, `callers` the
    players who have just called since, `behind` those who have yet to act after this turn. `was_raiser`: the last raise
    of the hand was the player's own. `is_last_street`: no more cards will come.
    """

    game: str
    hole: tuple[int, ...]
    boards: tuple[tuple[int, ...], ...]
    pot: int
    call: int
    bet: int
    min_raise_to: int
    max_raise_to: int
    unit: int
    opponents: int
    actions: tuple[str, ...] = ("fold", "check", "call", "raise")
    only_limits: bool = False
    ups: tuple[tuple[int, ...], ...] = ()
    discard: int = 0
    draw: int = 0
    offered: int = -1
    games: tuple[str, ...] = ()
    to_place: tuple[int, ...] = ()
    room: tuple[int, ...] = ()
    rows: tuple[tuple[int, ...], ...] = ((), (), ())
    stack: int = 0
    raises: int = 0
    callers: int = 0
    behind: int = 0
    was_raiser: bool = False
    is_last_street: bool = False
    runs: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice: an action of the protocol with its details: a raise's total, cards, rows of cards, a game."""

    action: str
    amount: int = 0
    cards: tuple[int, ...] = ()
    rows: tuple[tuple[int, ...], ...] = ()
    game: str = ""
