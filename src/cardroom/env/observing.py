"""The observation of a seat at one point of a hand, as arrays (`pieces.observation_pieces`) and as text."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from cardroom.cards.card import UNKNOWN, cards_text
from cardroom.engine import Hand
from cardroom.engine.tasks import TASK_NAMES
from cardroom.env.env_hand import chips_in_play
from cardroom.env.pieces import Arrays, empty, observation_pieces
from cardroom.env.seen import seen_by


def observe(hand: Hand, viewer: int) -> Arrays:
    """The observation of `viewer`: a player, whether it is their turn or not, or -1 for anyone else."""
    arrays = empty(observation_pieces(hand.setup))
    fill(hand, viewer, arrays)
    return arrays


def fill(hand: Hand, viewer: int, arrays: Mapping[str, NDArray[np.float32]]) -> None:
    """Put the observation into arrays of zeros that have the names of its pieces; those left out are not filled."""
    chips = chips_in_play(hand.setup)
    call, least, most = hand.legal()
    players = range(len(hand.stacks))
    opened = [[card for card in hand.visible_hole(player, -1) if card != UNKNOWN] for player in players]
    own = hand.visible_hole(viewer, viewer) if viewer >= 0 else []
    gone = [card for seen in seen_by(hand, viewer) if seen.kind == "put_down" for card in seen.cards]
    paid = [hand.setup.stacks[player] - hand.stacks[player] for player in players]
    ones: dict[str, list[tuple[int, ...]]] = {
        "player": [(viewer,)] if viewer >= 0 else [],
        "actor": [(hand.actor,)] if hand.actor >= 0 else [],
        "asked": [(hand.asked,)] if hand.actor >= 0 else [],
        "street": [(hand.street,)],
        "own_cards": [(card,) for card in own],
        "own_put_down": [(card,) for card in gone],
        "open_cards": [(player, card) for player in players for card in opened[player]],
        "board": [(at, card) for at, board in enumerate(hand.boards) for card in board],
        "offered": [(hand.deck[hand.offered],)] if hand.offered >= 0 else [],
        "status": [(player, hand.status[player]) for player in players],
    }
    shares: dict[str, list[int]] = {
        "stacks": hand.stacks,
        "bets": hand.bets,
        "paid": [max(amount, 0) for amount in paid],
        "pot": [hand.total],
        "call": [call],
        "raise_from": [max(least, 0)],
        "raise_up_to": [max(most, 0)],
    }
    for name, places in ones.items():
        if name in arrays:
            for place in places:
                arrays[name][place] = 1
    for name, amounts in shares.items():
        if name in arrays:
            arrays[name][:] = [amount / chips for amount in amounts]
    if "held" in arrays:
        arrays["held"][:] = [len(hole) / 52 for hole in hand.holes]


def own_text(hand: Hand, player: int) -> str:
    """A player's own cards, and those put down, lowest first: "p0 AhKh -2c"."""
    own = cards_text(sorted(hand.visible_hole(player, player)))
    gone = [card for seen in seen_by(hand, player) if seen.kind == "put_down" for card in seen.cards]
    return f"p{player} {own}" + (f" -{cards_text(sorted(gone))}" if gone else "")


def observation_text(hand: Hand, viewer: int) -> str:
    """The same in words: "p0 AhKh | flop 2c7dTs | stacks 190 188 | bets 0 2 | pot 22 | p0 to bet"."""
    parts = [
        f"p{viewer} {cards_text(sorted(hand.visible_hole(viewer, viewer)))}" if viewer >= 0 else "anyone"
    ]
    for player in range(len(hand.stacks)):
        open_cards = sorted(card for card in hand.visible_hole(player, -1) if card != UNKNOWN)
        if open_cards and player != viewer:
            parts.append(f"p{player} {cards_text(open_cards)}")
    boards = " ".join(cards_text(list(board)) for board in hand.boards if board)
    parts.append(f"{hand.setup.game.streets[hand.street].name} {boards}".strip())
    parts.append("status " + "".join("fia"[status] for status in hand.status))
    parts.append("stacks " + " ".join(map(str, hand.stacks)))
    parts.append("bets " + " ".join(map(str, hand.bets)))
    parts.append(f"pot {hand.total}")
    if hand.offered >= 0:
        parts.append(f"offered {cards_text([hand.deck[hand.offered]])}")
    parts.append(f"p{hand.actor} to {TASK_NAMES[hand.asked]}" if hand.actor >= 0 else "over")
    return " | ".join(parts)
