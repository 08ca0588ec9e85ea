"""The events of a hand that one seat has seen: the public facts, and faces of cards for a viewer who may know them.

Each event is public (`engine.events`); a position in the deck becomes a card only where it is the viewer's own card.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from cardroom.engine import Hand
from cardroom.engine.events import (
    ACCEPTED,
    BET,
    BROUGHT_IN,
    CALLED,
    CHECKED,
    DEALT_BOARD,
    DEALT_HOLE,
    DEALT_UP,
    DISCARDED,
    DREW,
    FOLDED,
    OFFERED,
    RAISED,
    REFUSED,
    RUN_ANSWERED,
    SHOWN,
    STOOD_PAT,
)

MOVE_OF = {
    FOLDED: "fold",
    CHECKED: "check",
    CALLED: "call",
    BET: "raise",
    RAISED: "raise",
    BROUGHT_IN: "bring_in",
    DISCARDED: "put_down",
    STOOD_PAT: "put_down",
    ACCEPTED: "accept",
    REFUSED: "refuse",
    RUN_ANSWERED: "run_board",
}


@dataclass(frozen=True, slots=True)
class Seen:
    """One thing seen. `kind` is "dealt", "drawn", "open", "board", "shown", or a move of `pieces.MOVES`.

    `player` is its player (-1: nobody), `street` where it happened as far as that is known from the event (-1), `at`
    the board. `cards` are faces the viewer may know, `count` how many cards or runs there were, `chips` the total of
    the round a bet, call or raise went to.
    """

    kind: str
    player: int = -1
    street: int = -1
    at: int = 0
    cards: tuple[int, ...] = ()
    count: int = 0
    chips: int = 0


def seen_by(hand: Hand, viewer: int) -> Iterator[Seen]:
    """All that `viewer` (a player, or -1 for anyone else) has seen so far, in order."""
    streets = hand.setup.game.streets
    down = [number for number, street in enumerate(streets) if street.hole]
    up = [number for number, street in enumerate(streets) if street.up]
    exchange = [number for number, street in enumerate(streets) if street.is_exchange]
    dealt, opened, put_down = ([0] * len(hand.stacks) for _ in range(3))

    def own(player: int, places: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([hand.deck[place] for place in places]) if player == viewer else ()

    for event in hand.events:
        kind = event[0]
        if kind == DEALT_BOARD:
            _, street, board, places, cards = event
            yield Seen("board", -1, _int(street), _int(board), _cards(cards), len(_cards(places)))
            continue
        if kind not in (DEALT_HOLE, DEALT_UP, DREW, OFFERED, SHOWN) and kind not in MOVE_OF:
            continue
        player = _int(event[1])
        if kind == DEALT_HOLE:
            places = _cards(event[2])
            yield Seen("dealt", player, down[dealt[player]], 0, own(player, places), len(places))
            dealt[player] += 1
        elif kind == DEALT_UP:
            yield Seen("open", player, up[opened[player]], 0, _cards(event[3]), len(_cards(event[3])))
            opened[player] += 1
        elif kind == DREW:
            places = _cards(event[2])
            yield Seen("drawn", player, exchange[put_down[player] - 1], 0, own(player, places), len(places))
        elif kind == OFFERED:
            yield Seen("open", player, exchange[put_down[player] - 1], 0, (_int(event[3]),), 1)
        elif kind == SHOWN:
            yield Seen("shown", player, -1, 0, _cards(event[2]), len(_cards(event[2])))
        elif kind in (DISCARDED, STOOD_PAT):
            places = _cards(event[2]) if kind == DISCARDED else ()
            yield Seen("put_down", player, exchange[put_down[player]], 0, own(player, places), len(places))
            put_down[player] += 1
        else:
            assert isinstance(kind, int)
            chips = _int(event[3]) if kind in (CALLED, BET, RAISED, BROUGHT_IN) else 0
            count = _int(event[2]) if kind == RUN_ANSWERED else 0
            yield Seen(MOVE_OF[kind], player, count=count, chips=chips)


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _cards(value: object) -> tuple[int, ...]:
    assert isinstance(value, tuple)
    return value
