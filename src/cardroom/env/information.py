"""Information states: all that a seat has seen since the hand began, as text and as arrays, with nothing forgotten."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from cardroom.cards.card import cards_text
from cardroom.engine import Hand
from cardroom.env.env_hand import chips_in_play
from cardroom.env.pieces import MOVES, Arrays, empty, information_pieces
from cardroom.env.seen import Seen, seen_by

SHORT = {"fold": "f", "check": "x", "call": "c", "raise": "r", "bring_in": "b", "accept": "a", "refuse": "n"}
TARGET = {"dealt": "own_dealt", "put_down": "own_put_down", "drawn": "own_drawn"}


def information_text(hand: Hand, viewer: int) -> str:
    """The information state of `viewer` in one line; equal for two hands exactly if the seat can't tell them apart.

    It begins with the stacks and the posts. Players are numbered from the dealer's left.
    """
    setup = hand.setup
    opening = f"p{viewer} {setup.game.code} {setup.form} {'/'.join(map(str, setup.stacks))}"
    posted = "/".join(map(str, setup.opening.bets)) + "+" + "/".join(map(str, setup.opening.antes))
    words = [f"{opening} {posted}"]
    for seen in seen_by(hand, viewer):
        # That others are dealt cards follows from the game, and the bare count stands in what they put down.
        if seen.kind in ("dealt", "drawn") and seen.player != viewer:
            continue
        words.append(_word(seen))
    return " ".join(words)


def _word(seen: Seen) -> str:
    cards = cards_text(list(seen.cards) if seen.kind == "board" else sorted(seen.cards))
    if seen.kind == "board":
        return f"[{seen.at}:{cards}]" if seen.at else f"[{cards}]"
    if seen.kind == "put_down":
        return f"{seen.player}d{seen.count}{f'({cards})' if cards else ''}"
    if seen.kind == "run_board":
        return f"{seen.player}t{seen.count}"
    if seen.kind in SHORT:
        return f"{seen.player}{SHORT[seen.kind]}{seen.chips or ''}"
    return f"{seen.player}{ {'dealt': '=', 'drawn': '+', 'open': '^', 'shown': '!'}[seen.kind] }{cards}"


def information_tensor(hand: Hand, viewer: int) -> Arrays:
    """The same as arrays, see `pieces.information_pieces`. Past a board run several times its street counts once."""
    arrays = empty(information_pieces(hand.setup))
    fill(hand, viewer, arrays)
    return arrays


def fill(hand: Hand, viewer: int, arrays: Mapping[str, NDArray[np.float32]]) -> None:
    """Put the information state into arrays of zeros with the names of its pieces; those left out are not filled."""
    chips = chips_in_play(hand.setup)
    count = len(hand.stacks)
    if "player" in arrays and viewer >= 0:
        arrays["player"][viewer] = 1
    row = 0
    for seen in seen_by(hand, viewer):
        if seen.kind in TARGET and TARGET[seen.kind] in arrays:
            arrays[TARGET[seen.kind]][seen.street, list(seen.cards)] = 1
        elif seen.kind == "open":
            if "open_dealt" in arrays:
                arrays["open_dealt"][seen.street, seen.player, list(seen.cards)] = 1
            if seen.player == viewer and "own_dealt" in arrays:
                arrays["own_dealt"][seen.street, list(seen.cards)] = 1
        elif seen.kind == "board" and "board_dealt" in arrays:
            arrays["board_dealt"][seen.street, seen.at, list(seen.cards)] = 1
        elif seen.kind == "shown" and "shown" in arrays:
            arrays["shown"][seen.player, list(seen.cards)] = 1
        if seen.kind in MOVES and "history" in arrays:
            history = arrays["history"]
            history[row, seen.player] = 1
            history[row, count + MOVES.index(seen.kind)] = 1
            history[row, -2] = seen.chips / chips
            history[row, -1] = seen.count / 52
            row += 1
