"""Figures of players over many hands, with how sure they are: by player, by position or by street.

The figures, defined for any game; a round is a betting round, the first one that before the flop, or on third street:

- **vpip**: of hands in which the player decided something in the first round, those with a call or a raise there.
- **pfr**: of these, those with a raise (a bet, a completion) there.
- **three_bet**: of turns in the first round after exactly one raise of another player, those with a raise.
- **c_bet**: of second rounds in which nobody has bet before the player who raised last in the first, those with a bet.
- **af**: bets and raises after the first round, divided by calls there.
- **wtsd**: of hands in which the player saw the second round, those that came to a showdown with the player in.
- **wsd** (W$SD): of these, those in which the player won a part of a pot.
- **net**, **red**, **blue**: the result of a hundred hands: of all, of those without a showdown, of those with one; in
  big blinds, or in the smaller bets of fixed limit where there are none.

Intervals hold the true figure 95 times in a hundred: Wilson's of shares, the normal one of nets, of `af` that of its
logarithm.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import exp, log, sqrt
from typing import Final, Literal

from cardroom.analysis.analysis_fault import AnalysisFault
from cardroom.analysis.counted_hands import PlayedHand

By = Literal["player", "position", "street"]
BY: Final[tuple[By, ...]] = ("player", "position", "street")
SHARES: Final = ("vpip", "pfr", "three_bet", "c_bet", "wtsd", "wsd")
NETS: Final = ("net", "red", "blue")
POSITIONS: Final = (
    "SB", "BB", "UTG", *[f"UTG+{place}" for place in range(1, 9)], "LJ", "HJ", "CO", "BTN", "none",
)  # fmt: skip
"""All positions in the order of play; "none" where cards open the betting."""
SURE: Final = 1.959964
"""Standard errors on either side of a figure: 95 of a hundred."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure with its interval; none of them where nothing was counted. `count` of `of` is what it comes from."""

    value: float | None
    low: float | None
    high: float | None
    count: float
    of: int


@dataclass(slots=True)
class Row:
    """The counts under one name."""

    name: str
    hands: int = 0
    made: dict[str, int] = field(default_factory=dict)
    chances: dict[str, int] = field(default_factory=dict)
    nets: dict[str, tuple[float, float]] = field(default_factory=dict)

    def add(self, figure: str, is_made: bool) -> None:
        """One chance, taken or not."""
        self.chances[figure] = self.chances.get(figure, 0) + 1
        self.made[figure] = self.made.get(figure, 0) + is_made

    def add_net(self, figure: str, net: float) -> None:
        """Add the result of one hand."""
        total, squares = self.nets.get(figure, (0.0, 0.0))
        self.nets[figure] = (total + net, squares + net * net)

    def figures(self) -> dict[str, Figure]:
        """Every figure that was counted under this name."""
        found = {name: share(self.made.get(name, 0), self.chances.get(name, 0)) for name in SHARES}
        found["af"] = ratio(self.made.get("aggressive", 0), self.made.get("calls", 0))
        for name in NETS:
            total, squares = self.nets.get(name, (0.0, 0.0))
            found[name] = per_hundred(total, squares, self.hands)
        return found


def share(count: int, of: int) -> Figure:
    """A share with Wilson's interval."""
    if not of:
        return Figure(None, None, None, count, of)
    part, square = count / of, SURE * SURE
    middle = (part + square / (2 * of)) / (1 + square / of)
    reach = SURE / (1 + square / of) * sqrt(part * (1 - part) / of + square / (4 * of * of))
    return Figure(part, max(0.0, middle - reach), min(1.0, middle + reach), count, of)


def ratio(count: int, of: int) -> Figure:
    """A ratio of two counts, with the interval of its logarithm."""
    if not of:
        return Figure(None, None, None, count, of)
    if not count:
        return Figure(0.0, None, None, count, of)
    reach = SURE * sqrt(1 / count + 1 / of)
    return Figure(count / of, exp(log(count / of) - reach), exp(log(count / of) + reach), count, of)


def per_hundred(total: float, squares: float, hands: int) -> Figure:
    """A mean of a hundred hands, with the normal interval where there are two hands or more."""
    if not hands:
        return Figure(None, None, None, total, hands)
    mean = total / hands
    if hands == 1:
        return Figure(100 * mean, None, None, total, hands)
    error = sqrt(max(0.0, squares / hands - mean * mean) / (hands - 1))
    return Figure(100 * mean, 100 * (mean - SURE * error), 100 * (mean + SURE * error), total, hands)


def statistics(hands: Iterable[PlayedHand], by: By = "player", player: str = "") -> list[Row]:
    """The figures of all hands by player, position or street, of one player alone where one is named.

    A street has the figures of what is done on it, and no nets. Rows stand in the order in which their names come up,
    positions and streets in the order of play. Raises AnalysisFault for a player who is in no hand.
    """
    if by not in BY:
        raise AnalysisFault(f"figures are by {', '.join(BY)}, not by {by!r}")
    rows: dict[str, Row] = {}
    is_there = not player
    for hand in hands:
        is_there = is_there or player in hand.players
        if by == "street":
            for street in hand.streets:
                rows.setdefault(street, Row(street))
        for seat, name in enumerate(hand.players):
            if player and name != player:
                continue
            names = {"player": name, "position": hand.positions[seat] or "none"}
            at = [names[by]] * len(hand.streets) if by in names else list(hand.streets)
            count_hand(hand, seat, [rows.setdefault(one, Row(one)) for one in at], by != "street")
    if not is_there:
        raise AnalysisFault(f'"{player}" plays in none of these hands')
    if by == "position":
        return [rows[name] for name in POSITIONS if name in rows]
    return list(rows.values())


def count_hand(hand: PlayedHand, seat: int, rows: list[Row], with_nets: bool) -> None:
    """Count one hand for one of its players, what is done in each round under that round's row."""
    own = [(place, act) for place, player, act in hand.acts if player == seat]
    first = {act for place, act in own if place == 0}
    if first:
        rows[0].add("vpip", bool(first & {"call", "raise"}))
        rows[0].add("pfr", "raise" in first)
    _count_raises(hand, seat, rows)
    for place, act in own:
        if place and act in ("raise", "call"):
            rows[place].add("aggressive" if act == "raise" else "calls", True)
    saw = _saw_second(hand, seat)
    is_shown = seat in hand.still_in and len(hand.still_in) > 1
    last = rows[-1] if with_nets else rows[min(1, len(rows) - 1)]
    if saw:
        last.add("wtsd", is_shown)
    if is_shown:
        rows[-1].add("wsd", seat in hand.won)
    if with_nets:
        rows[0].hands += 1
        rows[0].add_net("net", hand.nets[seat])
        rows[0].add_net("blue" if is_shown else "red", hand.nets[seat])
    else:
        for place in {place for place, _ in own}:
            rows[place].hands += 1


def _count_raises(hand: PlayedHand, seat: int, rows: list[Row]) -> None:
    raiser, raises, is_bet = -1, 0, False
    has_acted_second = False
    for place, player, act in hand.acts:
        if place == 0:
            if player == seat and raises == 1 and raiser != seat:
                rows[0].add("three_bet", act == "raise")
            if act == "raise":
                raiser, raises = player, raises + 1
        elif place == 1:
            if player == seat == raiser and not is_bet and not has_acted_second:
                rows[1].add("c_bet", act == "raise")
                has_acted_second = True
            is_bet = is_bet or act == "raise"


def _saw_second(hand: PlayedHand, seat: int) -> bool:
    """Whether the player had not folded when the first round was over, and others had not either."""
    left = set(range(len(hand.players))) - {
        player for place, player, act in hand.acts if not place and act == "fold"
    }
    return seat in left and len(left) > 1
