"""The race at one table: chips and cards in, stacks out. The cards come in as a value, in the order they are dealt."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cardroom.rules.decisions import ChipRace
from cardroom.rules.decisions.decision import Decision
from cardroom.rules.refused import Refused


@dataclass(frozen=True, slots=True)
class Racer:
    """A player at the table: the worth of the whole stack, and how many chips of the removed value are in it."""

    player: str
    seat: int
    stack: int
    small_chips: int


@dataclass(frozen=True, slots=True)
class Raced:
    """The result of a race for one stack: the leftover chips that raced, their cards, the larger chips won, and what a
    player who lost the last chips was given.
    """

    player: str
    before: int
    after: int
    left_over: int
    cards: tuple[int, ...]
    won: int
    given: int


@dataclass(frozen=True, slots=True)
class Race:
    """The colour-up of one table: results by seat; how many larger chips were raced for; and the clauses."""

    rows: tuple[Raced, ...]
    larger_chips: int
    clauses: tuple[str, ...]

    @property
    def added(self) -> int:
        """How much more is in play than before; below 0, less."""
        return sum(row.after - row.before for row in self.rows)


def cards_needed(racers: Sequence[Racer], old: int, new: int) -> int:
    """How many cards a race takes: one for each leftover chip."""
    return sum(racer.small_chips % (new // old) for racer in racers)


def race(
    rules: ChipRace, racers: Sequence[Racer], old: int, new: int, cards: Sequence[int], smallest: int = 0
) -> Race:
    """Change all chips worth `old` into chips worth `new`. `smallest` is the smallest chip that stays, if not `new`.

    Refuses "no-multiple" where a larger chip is not worth a whole number of small ones, "not-in-the-stack" where a
    player would have more small chips than the stack is worth, "too-few-cards".
    """
    _check(racers, old, new, cards)
    per = new // old
    order = sorted(racers, key=lambda racer: racer.seat)
    dealt, place = {}, 0
    for racer in order:
        count = racer.small_chips % per
        dealt[racer.player] = tuple(cards[place : place + count])
        place += count
    whole, odd = divmod(place, per)
    rounds_up = odd and (rules.larger_chips.value == "rounded_up" or 2 * odd >= per)
    larger = whole + (1 if rounds_up else 0)
    won = _won(rules, dealt, larger)
    rows = [
        _raced(rules, racer, dealt[racer.player], won[racer.player], old, new, smallest or new)
        for racer in order
    ]
    decisions: list[Decision[Any]] = [rules.cards, rules.larger_chips, rules.winners]
    if any(row.given for row in rows):
        decisions.append(rules.last_chips)
    clauses = tuple(dict.fromkeys([clause for decision in decisions for clause in decision.clauses]))
    return Race(tuple(rows), larger, clauses)


def _check(racers: Sequence[Racer], old: int, new: int, cards: Sequence[int]) -> None:
    if old < 1 or new <= old or new % old:
        words = f"A chip of {new} is not worth a whole number of chips of {old}, more than one."
        raise Refused("no-multiple", words, (), {"old": old, "new": new})
    for racer in racers:
        if not 0 <= racer.small_chips * old <= racer.stack:
            words = (
                f"{racer.player} cannot have {racer.small_chips} chips of {old} in a stack of {racer.stack}."
            )
            raise Refused("not-in-the-stack", words, (), {"stack": racer.stack})
    needed = cards_needed(racers, old, new)
    if len(cards) < needed:
        raise Refused(
            "too-few-cards", f"The race takes {needed} cards, not {len(cards)}.", (), {"cards": needed}
        )


def _won(rules: ChipRace, dealt: dict[str, tuple[int, ...]], larger: int) -> dict[str, int]:
    """How many larger chips each player wins. A card's number is its rank, then its suit, spades being the highest."""
    ranked = sorted(((card, player) for player, hand in dealt.items() for card in hand), reverse=True)
    won = dict.fromkeys(dealt, 0)
    for _, player in ranked:
        if larger and not (won[player] and rules.winners.value == "highest_cards_one_chip_each"):
            won[player] += 1
            larger -= 1
    assert not larger, "more chips than cards to win them"
    return won


def _raced(
    rules: ChipRace, racer: Racer, cards: tuple[int, ...], won: int, old: int, new: int, smallest: int
) -> Raced:
    after = racer.stack - len(cards) * old + won * new
    given = 0
    if racer.stack and not after:
        given = smallest if rules.last_chips.value == "smallest_chip_in_play" else new
    return Raced(racer.player, racer.stack, after + given, len(cards), cards, won, given)
