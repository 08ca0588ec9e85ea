"""Each hand's chance of the pot once all of them are tabled: from the open cards and nothing else.

The cards to come are any of those nobody sees: cards that players have folded and burn cards are among them, as for
somebody who sits beside the table. If there are few enough ways to complete the boards, all are counted; else boards
are drawn from a stream of bytes derived from the open cards: the same cards on the table always give the same result.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import shake_256
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

from cardroom.games import Game

LABEL: Final = b"cardroom: boards drawn for the chances of tabled hands"
MAX_COUNTED: Final = 20_000
"""The most that is ranked when all boards are counted, in pairs of own cards: some 20 milliseconds of plain Python."""
DRAWN: Final = 9_000
"""The number that is ranked, likewise, when boards are drawn."""
REMEMBERED: Final = 2_000
UNIT: Final = 4 * 27_720
"""The units in one way: they divide by two boards, two shares and up to twelve winners."""


class Chances(NamedTuple):
    """By player, thousandths of the pot; `is_exact` where all boards were counted."""

    thousandths: tuple[int, ...]
    is_exact: bool


def chances_of(
    game: Game,
    holes: Sequence[Sequence[int]],
    boards: Sequence[Sequence[int]],
    open_cards: Sequence[int] = (),
) -> Chances:
    """The chances of these tabled hands on boards that are not complete. `open_cards` are others that all can see.

    The boards are those of the game, with as many cards as lie on each; no own cards are to come. The newest answers
    are remembered: whoever cannot wait has them worked out before (`table.poker.foreseeing`).
    """
    tabled, lying = tuple([tuple(cards) for cards in holes]), tuple([tuple(cards) for cards in boards])
    return _worked_out(_Same(game), tabled, lying, tuple(open_cards))


class _Same:
    """A game, told from others by being that very one: it has much to be compared by."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.game is other.game

    def __hash__(self) -> int:
        return id(self.game)


@lru_cache(maxsize=REMEMBERED)
def _worked_out(
    same: _Same,
    holes: tuple[tuple[int, ...], ...],
    boards: tuple[tuple[int, ...], ...],
    open_cards: tuple[int, ...],
) -> Chances:
    game = same.game
    size = sum([street.board for street in game.streets])
    lacking = [size - len(board) for board in boards]
    seen = {card for cards in (*holes, *boards, open_cards) for card in cards}
    unseen = [card for card in game.deck if card not in seen]
    wanted = sum(lacking)
    # (Two boards are not completed by a set of cards but by an order of them, of which there are far too many.)
    work = len(holes) * len(game.shares) * comb(len(holes[0]), 2)
    is_exact = len(boards) == 1 and comb(len(unseen), wanted) * work <= MAX_COUNTED
    ways = combinations(unseen, wanted) if is_exact else drawn(unseen, wanted, DRAWN // work, sorted(seen))
    won = [0] * len(holes)
    count = 0
    for cards in ways:
        count += 1
        at = 0
        whole: list[Sequence[int]] = []
        for board, more in zip(boards, lacking, strict=True):
            whole.append((*board, *cards[at : at + more]))
            at += more
        add_shares(game, holes, whole, won)
    total = count * UNIT
    return Chances(tuple([(2_000 * part + total) // (2 * total) for part in won]), is_exact)


def add_shares(
    game: Game, holes: Sequence[Sequence[int]], boards: Sequence[Sequence[int]], won: list[int]
) -> None:
    """Add each hand's winnings of one unit on complete boards: equal shares; a share nobody qualifies for goes to the
    others of its part.
    """
    count = len(game.shares) // game.parts
    for first in range(0, len(game.shares), count):
        winners: list[list[int]] = []
        for share in game.shares[first : first + count]:
            strengths = share.rank(holes, boards[share.board])
            best = max(strengths)
            if best >= 0:
                winners.append([player for player, strength in enumerate(strengths) if strength == best])
        for players in winners:
            part = UNIT // game.parts // len(winners) // len(players)
            for player in players:
                won[player] += part


def drawn(unseen: Sequence[int], wanted: int, count: int, seen: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Draw the wanted number of cards `count` times, by bytes derived from the cards seen."""
    stream = shake_256(LABEL + bytes(seen)).digest(2 * wanted * count)
    cards = list(unseen)
    at = 0
    for _ in range(count):
        for place in range(wanted):
            # Of 65,536 numbers the remainders of less than 50 are as likely as each other to a thousandth.
            other = place + int.from_bytes(stream[at : at + 2], "big") % (len(cards) - place)
            cards[place], cards[other] = cards[other], cards[place]
            at += 2
        yield tuple(cards[:wanted])
