"""Tables of cards for tests of repairs: the cards as they lie after a mistake, and steps carried out on them."""

from collections.abc import Iterable, Sequence
from random import Random

from msgspec.structs import replace

from cardroom.floor import Step
from cardroom.floor.piles import Piles, PlayerCards, apply

BEFORE = {"flop": (0, 0), "turn": (3, 1), "river": (4, 2)}
"""Cards on the board and burned before a street."""


def shuffled(chance: Random) -> list[int]:
    """A deck in some order."""
    return chance.sample(range(52), 52)


def table(
    deck: Sequence[int],
    players: int,
    *,
    down: int = 2,
    up: int = 0,
    board: int = 0,
    burns: int = 0,
    muck: int = 0,
) -> Piles:
    """So many cards in every pile, off the top of the deck."""
    cards = iter(deck)

    def take(count: int) -> tuple[int, ...]:
        return tuple(next(cards) for _ in range(count))

    held = tuple(PlayerCards(take(down), take(up)) for _ in range(players))
    return Piles(players=held, board=take(board), burns=take(burns), muck=take(muck), deck=tuple(cards))


def dealt_to_board(piles: Piles, burned: int, cards: int) -> Piles:
    """The piles behind a burn of so many cards and so many cards dealt to the board, right or wrong."""
    steps = (Step("burn", burned, "deck", "burns"), Step("deal", cards, "deck", "board"))
    return apply(piles, steps, list)


def carried_out(piles: Piles, steps: Iterable[Step], chance: Random, folding: bool = False) -> Piles:
    """The piles after the steps with real shuffles; with `folding` players may fold while a round is played."""

    def mix(cards: Sequence[int]) -> Sequence[int]:
        return chance.sample(list(cards), len(cards))

    for step in steps:
        piles = apply(piles, [step], mix)
        if folding and step.do in ("finish_round", "play_round"):
            piles = _some_fold(piles, chance)
    return piles


def _some_fold(piles: Piles, chance: Random) -> Piles:
    for place, held in enumerate(piles.players):
        if held.in_hand and sum(other.in_hand for other in piles.players) > 2 and chance.random() < 0.3:
            players = (*piles.players[:place], PlayerCards(in_hand=False), *piles.players[place + 1 :])
            piles = replace(piles, muck=(*piles.muck, *held.down, *held.up), players=players)
    return piles


def counts(piles: Piles) -> set[int]:
    """How many cards the players still in the hand hold."""
    return {len(held.down) + len(held.up) for held in piles.players if held.in_hand}
